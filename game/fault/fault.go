// Package fault turns a panic, a fault in the program itself, into an error that
// can be shown, and writes a report that helps to find its cause: the version of
// the program, where it went wrong, and the game that was being played.
package fault

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// Fault is a panic that was caught.
type Fault struct {
	What  string
	Stack string // of where it happened
}

// Error implements [error], in one line.
func (f *Fault) Error() string {
	line, _, _ := strings.Cut(f.What, "\n")
	return "a fault in the program: " + line
}

// Of returns the fault for what recover has returned. Call it while the panic is
// still being handled, so that the stack is that of the panic.
func Of(recovered any) *Fault {
	if f, ok := recovered.(*Fault); ok { // it has come from another goroutine
		return f
	}
	return &Fault{fmt.Sprint(recovered), string(debug.Stack())}
}

// Catch, when deferred, turns a panic of a function into the error that it returns.
func Catch(err *error) {
	if r := recover(); r != nil {
		*err = Of(r)
	}
}
