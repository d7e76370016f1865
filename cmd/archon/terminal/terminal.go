// Package terminal is the way to and from a terminal: output that is safe to show, JSON, progress bars,
// lines that fit, questions that are answered with yes or no, and signals to end.
package terminal

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/keyraken/keyraken/game/printable"
)

// Everything that the program writes goes through the writers that [Safe] makes of its
// outputs, and all of it is safe to show. Only progress bars, which consist of our own
// words, move the cursor.

// Safe is the way to an output.
func Safe(out io.Writer) io.Writer { return &printable.Writer{To: out} }

// Encoder writes JSON to an output.
func Encoder(out io.Writer) *json.Encoder { return json.NewEncoder(printable.JSON(out)) }

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

// Width is 0 if w is not a terminal.
func Width(w io.Writer) int {
	if f := terminal(w); f != nil {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil {
			return width
		}
	}
	return 0
}

// Progress is a progress bar, which shows only on a terminal.
func Progress(w io.Writer, total int, what string) *progressbar.ProgressBar {
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

// Encode writes JSON as people read it.
func Encode(w io.Writer, v any) error {
	enc := Encoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// Confirm asks a question on the terminal, and reports whether the answer is yes; where
// nobody can be asked it is no.
func Confirm(in io.Reader, out io.Writer, question string) bool {
	if !IsTerminal(in) {
		return false
	}
	fmt.Fprint(out, question, " (y/n) ")
	answer, err := bufio.NewReader(in).ReadString('\n')
	return (err == nil || errors.Is(err, io.EOF)) && strings.HasPrefix(strings.ToLower(strings.TrimSpace(answer)), "y")
}

// IsTerminal reports whether somebody types the input.
func IsTerminal(in io.Reader) bool {
	f, ok := in.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
