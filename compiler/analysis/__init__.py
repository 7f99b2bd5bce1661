"""What can be known of a bound game as a whole, for checks and for lowering. Nothing here reports anything."""
