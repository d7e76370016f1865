//go:build !unix

package sim

import "time"

// processorTime is not available here.
func processorTime() time.Duration { return 0 }
