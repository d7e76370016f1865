package wire

import (
	"cmp"
	"errors"
	"fmt"
	"io"

	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Game is an open game: a [replay.Story], and how its host tells it to one who sees everything.
type Game interface {
	Mark() replay.Mark
	Restore(replay.Mark)
	Bytes() int
	At() int
	UndoMode() string
	Undoable() int
	Undo(n int) int
	Redo(n int) int
	Write(io.Writer) error

	// Options are all commands that are legal now.
	Options() []string
	// Asked is the decision for which the game waits.
	Asked() any
	// Position is the scenario of the table as it is now.
	Position() (any, error)
}

// Desk is where the open games of a connection lie.
type Desk struct {
	most   int // bytes that they may take
	games  map[int]*open
	last   int         // the number of the game opened last
	bytes  int         // of memory that the games take
	asked  *open       // the game of the request
	before replay.Mark // of it when the request came
}

// open is an open game and how much memory it took when last measured.
type open struct {
	Game
	bytes int
}

// NewDesk is a desk whose games may take so much memory; 0: [MaxBytes].
func NewDesk(bytes int) *Desk { return &Desk{most: cmp.Or(bytes, MaxBytes), games: map[int]*open{}} }

// Guard carries out a request. A panic of the engine, which is a fault, must not
// end the other games: the game becomes what it was before.
func (d *Desk) Guard(do func() (*Result, error)) (got *Result, err error) {
	d.asked = nil
	defer func() {
		if r := recover(); r != nil {
			got, err = nil, &Refusal{internal, fmt.Sprintf("fault of the engine: %v", r)}
			if d.asked != nil {
				d.GoBack()
			}
		}
	}()
	return do()
}

// Named is the open game with that number; without a number, the only one. It may be none.
func (d *Desk) Named(n int) Game {
	if t := d.named(n); t != nil {
		return t.Game
	}
	return nil
}

func (d *Desk) named(n int) *open {
	if n == 0 && len(d.games) == 1 {
		for _, t := range d.games {
			return t
		}
	}
	return d.games[n]
}

// Game is the game of a request, with that number; without a number, the only open game.
func (d *Desk) Game(n int) (Game, error) {
	t := d.named(n)
	switch {
	case t != nil:
		d.asked, d.before = t, t.Mark()
		return t.Game, nil
	case n == 0 && len(d.games) == 0:
		return nil, &Refusal{NoGame, "no game is open"}
	case n == 0:
		return nil, &Refusal{NoGame, fmt.Sprintf("%d games are open: say which one", len(d.games))}
	}
	return nil, &Refusal{NoGame, fmt.Sprintf("game %d is not open", n)}
}

// GoBack makes the game of the request what it was before.
func (d *Desk) GoBack() {
	d.asked.Restore(d.before)
	d.weigh(d.asked)
}

// Weigh records how much memory the game of the request takes now.
func (d *Desk) Weigh() { d.weigh(d.asked) }

func (d *Desk) weigh(t *open) {
	d.bytes -= t.bytes
	t.bytes = t.Bytes()
	d.bytes += t.bytes
}

// Admit fails if a request with that number can open no game.
func (d *Desk) Admit(n int) error {
	if n < 0 || n > 0 && d.games[n] == nil {
		return &Refusal{NoGame, fmt.Sprintf("game %d is not open", n)}
	}
	if n > 0 {
		return nil
	}
	if err := d.Room(); err != nil {
		return err
	}
	if len(d.games) >= MaxGames {
		return &Refusal{TooMany, fmt.Sprintf("%d games are open: close one", MaxGames)}
	}
	return nil
}

// Room fails when the games take so much memory that none may grow.
func (d *Desk) Room() error {
	if d.bytes < d.most {
		return nil
	}
	return &Refusal{TooMany, fmt.Sprintf("the %d open games take %d MiB of memory, as much as they may: close one", len(d.games), d.bytes>>20)}
}

// Keep gives a game a number: a new one, or that of the game it replaces.
func (d *Desk) Keep(n int, g Game) int {
	if n == 0 {
		d.last++
		n = d.last
	}
	d.drop(n)
	t := &open{Game: g}
	d.games[n] = t
	d.weigh(t)
	return n
}

// drop closes the game with that number, if there is one.
func (d *Desk) drop(n int) {
	if t := d.games[n]; t != nil {
		d.bytes -= t.bytes
		delete(d.games, n)
	}
}

// LoadRequest brings a save.
type LoadRequest struct {
	Head
	Save string `json:"save"`
}

// InEnglish is what is wrong with a save, a line for each warning.
func InEnglish(warnings []error) (lines []string) {
	for _, w := range warnings {
		lines = append(lines, printable.Text(w.Error(), printable.Line))
	}
	return lines
}

// Choose carries out options in turn, all or none.
func (d *Desk) Choose(r *Choice, apply func(option string) error) error {
	if (r.Option == "") == (r.Options == nil) {
		return Failed(BadRequest, errors.New("option, or options, must be given"))
	}
	options := r.Options
	if r.Option != "" {
		options = []string{r.Option}
	}
	if len(options) > MaxOptions {
		return Failed(TooLong, fmt.Errorf("a request has %d options at most", MaxOptions))
	}
	for i, option := range options {
		err := apply(option)
		if err != nil && r.Option == "" {
			var f *Refusal
			errors.As(err, &f)
			err = &Refusal{f.Code, fmt.Sprintf("option %d, %s: %s", i+1, printable.Quote(option), f.Message)}
		}
		if err != nil {
			d.GoBack()
			return err
		}
	}
	return nil
}

// Choice is which options are chosen: one, or several in turn.
type Choice struct {
	Options []string `json:"options"`
	Option  string   `json:"option"`
}
