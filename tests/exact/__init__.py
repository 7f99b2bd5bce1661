"""Results that are known exactly: counts, values and averages of the classic games, through the public interface."""
