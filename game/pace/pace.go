// Package pace lets long work share a processor with the frames of a window.
//
// Where there are threads, who works beside the frames has only to let others go first now and
// then. In a browser there is one thread for everything, and the page gets its turn when no
// goroutine can run: there [Rest] waits, when a slice of time is used up, until the page has had it.
package pace

// Rest is called again and again in work that takes long, each time after a millisecond of it or
// less. It must not be called in a frame.
func Rest() { rest() }
