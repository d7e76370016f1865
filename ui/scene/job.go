package scene

import "github.com/keyraken/keyraken/ui/job"

// Job is work in the background.
type Job[T any] = job.Job[T]

// Start begins a job.
func Start[T any](do func() T) *Job[T] { return job.Start(do) }
