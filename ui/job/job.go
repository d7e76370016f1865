// Package job does work beside the frames of the window.
package job

import "github.com/keyraken/keyraken/game/fault"

// Job is work that is done beside the frames.
type Job[T any] struct{ ended chan ended[T] }

// ended is what came of a job.
type ended[T any] struct {
	result T
	fault  *fault.Fault
}

// Start begins a job.
func Start[T any](do func() T) *Job[T] {
	j := &Job[T]{make(chan ended[T], 1)}
	go func() {
		var e ended[T]
		defer func() {
			if r := recover(); r != nil {
				e.fault = fault.Of(r)
			}
			j.ended <- e
		}()
		e.result = do()
	}()
	return j
}

// Done returns what came of the job, once, when it has ended. A nil job never
// ends. A panic of the job is one of who asks for its result.
func (j *Job[T]) Done() (result T, ok bool) {
	if j == nil {
		return result, false
	}
	select {
	case e := <-j.ended:
		return e.get(), true
	default:
		return result, false
	}
}

// Wait waits until the job has ended and returns what came of it.
func (j *Job[T]) Wait() T {
	e := <-j.ended
	return e.get()
}

func (e *ended[T]) get() T {
	if e.fault != nil {
		panic(e.fault)
	}
	return e.result
}
