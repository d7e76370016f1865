package arena

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
)

const (
	undoEvery  = 32 // commands between two undos
	undoLength = 20
	ahead      = 6 // commands that are played on in what a seat imagines
)

// tester plays one game and looks for faults.
type tester struct {
	story *replay.Story[game.Game]
	words game.Words
	data  game.Data
	rand  *rand.Rand
	twin  game.Game // a game of the same set-up
	legal []game.Command
	last  string
}

// Recover turns a panic into an error, which is kept with the game; for a fault of the program a report without the game
// would be written instead. It is deferred.
func Recover(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
	}
}

// step makes one decision.
func (t *tester) step() (err error) {
	defer Recover(&err)
	g := t.story.Game()
	if t.legal = g.Legal(t.legal[:0]); len(t.legal) == 0 {
		return errNothingLegal
	}
	if err := t.checkLegal(g); err != nil {
		return err
	}
	if err := t.checkImagined(g, game.Seat(t.rand.IntN(g.Seats()))); err != nil {
		return err
	}
	c := t.legal[t.rand.IntN(len(t.legal))]
	t.last = g.Format(c)
	before, quiet := g.Hash(), g.Clone()
	if err := t.story.Do(c); err != nil {
		return err
	}
	if err := t.checkCopy(g, quiet, before, c); err != nil {
		return err
	}
	for seat := range game.Seat(g.Seats()) {
		t.words.Happened(g, seat)
	}
	if t.story.At()%undoEvery == 0 {
		return CheckUndo(t.story, undoLength)
	}
	return nil
}

// checkLegal checks that each command that is offered can be carried out, saved and told, and that nothing else changes when a
// copy of the game does so.
func (t *tester) checkLegal(g game.Game) error {
	before := g.Hash()
	for _, c := range t.legal {
		t.last = g.Format(c)
		if err := g.Check(c); err != nil {
			return fmt.Errorf("it is offered, but not legal: %w", err)
		}
		switch again, err := g.Parse(t.last); {
		case err != nil:
			return fmt.Errorf("it cannot be read: %w", err)
		case again != c:
			return errors.New("it is read as another command")
		case t.words.Answer(g, c) == "":
			return errors.New("it has no words")
		}
		t.twin.Restore(g)
		if t.twin.Hash() != before {
			return errors.New("what is restored is another game")
		}
		if err := t.twin.Do(c); err != nil {
			return fmt.Errorf("it is offered, but cannot be done: %w", err)
		}
		if g.Hash() != before {
			return errors.New("a command of a copy changes the game")
		}
	}
	if !slices.Equal(g.Legal(nil), t.legal) {
		return errors.New("the same commands are offered in another order")
	}
	return nil
}

// checkCopy checks that a copy of the game before a command has stayed as it was, and goes on in the same way even if it
// need not tell anything.
func (t *tester) checkCopy(g, quiet game.Game, before uint64, c game.Command) error {
	if quiet.Hash() != before {
		return errors.New("a copy changes with the game")
	}
	quiet.SetQuiet(true)
	if err := quiet.Do(c); err != nil {
		return fmt.Errorf("a copy refuses it: %w", err)
	}
	if quiet.Hash() != g.Hash() {
		return errors.New("a copy goes on differently")
	}
	return nil
}

// sameView reports whether two tables are the same to a seat as data.
func (t *tester) sameView(a, b game.Game, seat game.Seat) bool {
	one, err := json.Marshal(t.data.View(a, seat))
	other, same := json.Marshal(t.data.View(b, seat))
	return err == nil && same == nil && bytes.Equal(one, other)
}

// checkImagined checks that what a seat imagines looks to it like the game, can be played, and does not depend on what
// the seat does not see: the same is imagined in an imagined game.
func (t *tester) checkImagined(g game.Game, seat game.Seat) error {
	t.last = ""
	one, seed := g.Clone(), t.rand.Uint64()
	one.Imagine(seat, seed)
	again, other := one.Clone(), g.Clone()
	again.Imagine(seat, seed+1)
	other.Imagine(seat, seed+1)
	switch {
	case !slices.Equal(t.words.Table(one, seat), t.words.Table(g, seat)):
		return fmt.Errorf("%s imagines another table than it sees", g.SeatName(seat))
	case !t.sameView(one, g, seat):
		return fmt.Errorf("%s is shown another table as data than it imagines", g.SeatName(seat))
	case one.Asked() != g.Asked() || one.Asked() == seat && !slices.Equal(one.Legal(nil), t.legal):
		return fmt.Errorf("%s imagines another question", g.SeatName(seat))
	case again.Hash() != other.Hash():
		return fmt.Errorf("what %s imagines depends on what it does not see", g.SeatName(seat))
	}
	for range ahead {
		if one.Over() {
			return nil
		}
		legal := one.Legal(nil)
		if len(legal) == 0 {
			return fmt.Errorf("%s imagines a game in which nothing is legal", g.SeatName(seat))
		}
		if err := one.Do(legal[t.rand.IntN(len(legal))]); err != nil {
			return fmt.Errorf("%s imagines a game that does not go on: %w", g.SeatName(seat), err)
		}
	}
	return nil
}

// CheckUndo goes back by some inputs and forward again.
func CheckUndo[G game.Game](s *replay.Story[G], inputs int) error {
	hash := s.Game().Hash()
	n := s.Undo(inputs)
	s.Redo(n)
	if s.Game().Hash() != hash {
		return fmt.Errorf("after undo and redo of %d the game is another", n)
	}
	return nil
}

// end checks a game at its end: nobody is asked, and played again from the beginning or from a save it is the same.
func (t *tester) end() (err error) {
	defer Recover(&err)
	g := t.story.Game()
	if g.Over() && (g.Asked() != game.NoSeat || len(g.Legal(nil)) > 0) {
		return errors.New("somebody is asked although the game is over")
	}
	hash, at := g.Hash(), t.story.At()
	if err := errors.Join(t.story.Seek(0), t.story.Seek(at)); err != nil {
		return err
	}
	if g.Hash() != hash {
		return errors.New("played again the game is another")
	}
	return CheckSave(t.story)
}

// CheckSave writes the game and reads it.
func CheckSave[G game.Game](s *replay.Story[G]) (err error) {
	defer Recover(&err)
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		return err
	}
	again, report, err := replay.Read(context.Background(), &b, s.Rules)
	if err != nil {
		return err
	}
	if len(report.Warnings) > 0 || again.Game().Hash() != s.Game().Hash() {
		return fmt.Errorf("the game that was saved is another: %w", errors.Join(report.Warnings...))
	}
	return nil
}
