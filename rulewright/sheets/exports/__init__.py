"""What a kit is turned into besides sheets to print: single images, a Tabletop Simulator deck, a page for review."""
