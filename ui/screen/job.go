package screen

// job is work that is done beside the frames.
type job[T any] struct{ result chan T }

// start begins a job.
func start[T any](do func() T) *job[T] {
	j := &job[T]{make(chan T, 1)}
	go func() { j.result <- do() }()
	return j
}

// done returns what came of the job, once, when it has ended. A nil job never
// ends.
func (j *job[T]) done() (result T, ok bool) {
	if j == nil {
		return result, false
	}
	select {
	case result = <-j.result:
		return result, true
	default:
		return result, false
	}
}
