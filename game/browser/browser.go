// Package browser is what a program in a browser has to do differently: long work shares one thread
// with the frames of the page, and what the page does it promises.
//
// Where there are threads, work beside the frames only has to yield now and then. In a browser there
// is one thread for everything, and the page gets its turn only when no goroutine can run: there
// [Yield] waits, once a time slice is used up, until the page has had its turn.
package browser

// Yield must be called regularly in long work, after a millisecond of it or less each time. It must
// not be called in a frame.
func Yield() { yield() }
