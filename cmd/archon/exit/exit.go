// Package exit is how archon ends: the error that stands for exit status 1, and the report of
// a fault of the program.
package exit

import (
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

// ErrWrong is the error of a command that did its work and found that something
// is wrong; the exit status is 1 then.
var ErrWrong = message.New("something-wrong")

// Wrong is an ErrWrong that itself says what is wrong.
type Wrong string

// Error is what is wrong.
func (f Wrong) Error() string { return string(f) }

// Is reports whether the error is ErrWrong, like this one.
func (f Wrong) Is(err error) bool { return err == ErrWrong }

// Report is the error of a command, or of a game that is kept in a save. It reports
// faults.
func Report(err error, save string) error {
	return fault.Report{Save: save}.Explain(fault.Dir(replay.Dir()), err)
}
