// Package pace lets long work share a processor with the frames of a window.
//
// Where there are threads, work beside the frames only has to yield now and then. In a browser there
// is one thread for everything, and the page gets its turn only when no goroutine can run: there
// [Rest] waits, once a time slice is used up, until the page has had its turn.
package pace

// Rest must be called regularly in long work, after a millisecond of it or less each time. It must
// not be called in a frame.
func Rest() { rest() }
