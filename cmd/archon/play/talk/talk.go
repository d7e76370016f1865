// Package talk is how the program and the people at a terminal talk, before, in and between games: in lines of text.
package talk

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
)

// Talk is how the program and the people at a terminal talk: in lines of text. It never
// changes what it has printed, so that it works over any connection and with a screen reader.
type Talk struct {
	Pool     *pool.Pool
	Language *lang.Language
	Context  context.Context // when it is done the person quits
	Width    int             // of the terminal, for breaking lines between words; 0: no breaking
	in       *input
	out      *bufio.Writer
	unsaved  bool // it has been said that the game cannot be saved
}

// New is a talk in the language of the pool.
func New(ctx context.Context, p *pool.Pool, in io.Reader, out io.Writer) *Talk {
	return &Talk{Pool: p, Language: p.Language, Context: ctx, out: bufio.NewWriter(out), Width: terminal.Width(out),
		in: &input{lines: bufio.NewScanner(terminal.NewInput(ctx, in)), typed: make(chan typedLine, 1), live: terminal.IsTerminal(in)}}
}

// T is a text of the language.
func (t *Talk) T(key string, args ...any) string { return t.Language.T(key, args...) }

// Say prints a text of the language.
func (t *Talk) Say(key string, args ...any) { t.Printf("%s", t.T(key, args...)) }

// Fail prints what went wrong.
func (t *Talk) Fail(err error) { t.Printf("%s.", lang.Capital(t.Language.Say(err))) }

// Printf prints lines, whose characters are all safe to show.
func (t *Talk) Printf(format string, args ...any) {
	for line := range strings.SplitSeq(fmt.Sprintf(format, args...), "\n") {
		fmt.Fprintln(t.out, terminal.Wrap(printable.Text(line, terminal.Longest), t.Width, "      "))
	}
}

// Flush shows everything that was printed.
func (t *Talk) Flush() error { return t.out.Flush() }

// Complain says once that the game cannot be saved; the game goes on.
func (t *Talk) Complain(err error) {
	if !t.unsaved {
		t.Fail(err)
		t.Say("all-the-same")
	}
	t.unsaved = true
}

// Kept says how to continue what is in a file, in one line that can be copied.
func (t *Talk) Kept(path string) { fmt.Fprintln(t.out, t.T("kept", terminal.Quoted(path))) }

// Read asks for a line, and reports whether there is one.
func (t *Talk) Read() (string, bool) {
	fmt.Fprint(t.out, "> ")
	t.Flush()
	return t.in.line()
}

// UntilTyped runs something until it is done or, on a terminal, until a line is typed;
// that line is then read as usual.
func (t *Talk) UntilTyped(do func(context.Context)) {
	ctx, stop := context.WithCancel(t.Context)
	defer stop()
	if t.in.live {
		t.in.listen()
		watched := make(chan struct{})
		defer func() { stop(); <-watched }()
		go func() {
			defer close(watched)
			select {
			case line := <-t.in.typed:
				t.in.typed <- line
				stop()
			case <-ctx.Done():
			}
		}()
	}
	do(ctx)
}

// input is the lines that are typed.
type input struct {
	lines *bufio.Scanner
	typed chan typedLine
	waits bool // for a line
	live  bool // somebody types: typing interrupts thinking
}

// typedLine is a typed line; not ok at the end of the input.
type typedLine struct {
	line string
	ok   bool
}

// line waits for the next typed line, and reports whether there is one.
func (i *input) line() (string, bool) {
	i.listen()
	t := <-i.typed
	i.waits = false
	return t.line, t.ok
}

// listen begins to wait for a line.
func (i *input) listen() {
	if i.waits {
		return
	}
	i.waits = true
	go func() {
		ok := i.lines.Scan()
		i.typed <- typedLine{i.lines.Text(), ok}
	}()
}
