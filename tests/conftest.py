"""What holds for all tests: Ctrl-C works in the programs they start, also when the tests themselves run in the background,
where shells switch it off for a whole family of processes."""

import signal

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
