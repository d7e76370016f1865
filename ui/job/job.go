// Package job runs work in the background while the window draws its frames.
package job

import "github.com/keyraken/keyraken/game/fault"

// Job is work in the background.
type Job[T any] struct{ ended chan ended[T] }

// ended is the outcome of a job.
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

// Done returns the result of the job, once, when it has ended. A nil job never
// ends. If the job panicked, Done and Wait panic with the same fault.
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

// Wait waits until the job has ended and returns its result.
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
