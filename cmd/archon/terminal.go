package main

import (
	"encoding/json"
	"io"
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/keyraken/keyraken/game/printable"
)

// Everything that the program writes goes through the writers that [safe] makes of its
// outputs, and all of it is safe to show. Only progress bars, which consist of our own
// words, move the cursor.

// safe is the way to an output.
func safe(out io.Writer) io.Writer { return &printable.Writer{To: out} }

// encoder writes JSON to an output.
func encoder(out io.Writer) *json.Encoder { return json.NewEncoder(printable.JSON(out)) }

// terminal is the terminal that w writes to, or nil.
func terminal(w io.Writer) *os.File {
	if to, ok := w.(*printable.Writer); ok {
		w = to.To
	}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return f
	}
	return nil
}

// terminalWidth is 0 if w is not a terminal.
func terminalWidth(w io.Writer) int {
	if f := terminal(w); f != nil {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil {
			return width
		}
	}
	return 0
}

// progress is a progress bar, which shows only on a terminal.
func progress(w io.Writer, total int, what string) *progressbar.ProgressBar {
	f := terminal(w)
	if f != nil {
		w = f
	}
	return progressbar.NewOptions(total,
		progressbar.OptionSetWriter(w),
		progressbar.OptionSetVisibility(f != nil),
		progressbar.OptionSetDescription(what),
		progressbar.OptionShowCount(),
		progressbar.OptionThrottle(100*time.Millisecond))
}
