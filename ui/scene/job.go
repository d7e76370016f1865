package scene

// Job is work that is done beside the frames.
type Job[T any] struct{ Result chan T }

// Start begins a job.
func Start[T any](do func() T) *Job[T] {
	j := &Job[T]{make(chan T, 1)}
	go func() { j.Result <- do() }()
	return j
}

// Done returns what came of the job, once, when it has ended. A nil job never
// ends.
func (j *Job[T]) Done() (result T, ok bool) {
	if j == nil {
		return result, false
	}
	select {
	case result = <-j.Result:
		return result, true
	default:
		return result, false
	}
}
