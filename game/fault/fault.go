// Package fault takes what goes wrong in the program itself, a panic, to whoever
// tells of it, and writes the report with which it can be found: a text of what
// program it was, where it went wrong, and the game that was played.
package fault

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// Fault is a panic that was caught.
type Fault struct {
	What  string
	Stack string // of where it came about
}

// Error implements [error], in one line.
func (f *Fault) Error() string {
	line, _, _ := strings.Cut(f.What, "\n")
	return "a fault in the program: " + line
}

// Of is the fault of what recover has returned. It is called while the panic is still
// being handled, so that the stack is the one of the panic.
func Of(recovered any) *Fault {
	if f, ok := recovered.(*Fault); ok { // it has come from another goroutine
		return f
	}
	return &Fault{fmt.Sprint(recovered), string(debug.Stack())}
}

// Catch, when it is deferred, makes a panic of a function the error that it returns.
func Catch(err *error) {
	if r := recover(); r != nil {
		*err = Of(r)
	}
}
