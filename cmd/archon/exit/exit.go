// Package exit is how archon ends: the error that stands for exit status 1, and the report of
// a fault of the program.
package exit

import (
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

// ErrFindings is the error of a command that did its work and found that something
// is wrong; the exit status is 1 then.
var ErrFindings = message.New("something-wrong")

// FindingsError is an ErrFindings that itself says what is wrong.
type FindingsError string

// Error is what is wrong.
func (f FindingsError) Error() string { return string(f) }

// Is reports whether the error is ErrFindings, like this one.
func (f FindingsError) Is(err error) bool { return err == ErrFindings }

// Report is the error of a command, or of a game that is kept in a save. It reports
// faults.
func Report(err error, save string) error {
	return fault.Report{Save: save}.Explain(fault.Dir(replay.Dir()), err)
}
