package wire

import "time"

// waits are the pauses between attempts to connect again, in seconds; the last is repeated.
var waits = []time.Duration{1, 2, 4, 8, 15, 30}

// Wait is how long to wait before connecting again after so many attempts have failed.
func Wait(failed int) time.Duration { return waits[min(failed, len(waits)-1)] * time.Second }
