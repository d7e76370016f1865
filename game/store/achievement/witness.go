package achievement

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// In are the achievements of a game that is known by package game alone.
func In(k game.Kind) (all []Achievement) {
	for _, f := range k.Feats() {
		all = append(all, Achievement{Key: f.Key, Emblem: Crown, Parts: f.Parts, Called: f.Called, Unaided: f.Unaided})
	}
	return all
}

// Spoken are the words for the achievements of a game: what has no arguments is one of its own terms.
func Spoken(own game.Words, program Speech) Speech {
	return func(key string, args ...any) string {
		if len(args) == 0 {
			return own.Term(key)
		}
		return program(key, args...)
	}
}

// RecorderIn returns the recorder of a story of any game, which begins with its past; nil when no achievements are given in it,
// see the decisions of the package.
func RecorderIn(k game.Kind, s *replay.Story[game.Game]) *Recorder {
	h, at := &s.Header, game.Sitting{Setup: &s.Header.Setup}
	persons := false
	for seat := range s.Game().Seats() {
		at.Bots = append(at.Bots, records.Bot(h, seat))
		persons = persons || at.Bots[seat] == ""
	}
	if !persons || h.Edited || h.Taken > 0 {
		return nil
	}
	told := s.Fork()
	if told.Seek(0) != nil {
		return nil
	}
	w := &witnessed{steps: StepsOf(In(k)), game: told.Game(), now: moment{witness: k.Witness(at)}, advised: h.Advised > 0}
	w.see()
	w.past = append(w.past, w.now.copied())
	for told.At() < s.At() {
		if told.Step() != nil {
			return nil // a save that cannot be replayed completely
		}
		w.Observe(told.At())
	}
	w.game = s.Game()
	return NewRecorder(w, s, func() records.Deal { return records.DealOf(k, s) })
}

// witnessed follows a game of any kind by what its witness remembers.
type witnessed struct {
	steps   []Step
	game    game.Game
	advised bool
	now     moment
	past    []moment // after so many inputs
}

// moment is what is remembered at a moment of a game, and what has been done by then, a bit for each step.
type moment struct {
	witness game.Witness
	done    uint64
}

func (m moment) copied() moment { return moment{m.witness.Clone(), m.done} }

// see looks at the game as it is now.
func (w *witnessed) see() {
	w.now.witness.See(w.game)
	for i, s := range w.steps {
		if !(s.Achievement.Unaided && w.advised) && w.now.witness.Done(s.Achievement.Key, s.Part) {
			w.now.done |= 1 << i
		}
	}
}

// Observe is called after each command, with how many have been carried out; the game itself knows what has happened.
func (w *witnessed) Observe(at int) {
	if at > len(w.past) || at < 1 {
		return
	}
	w.Seek(at - 1)
	w.see()
	w.past = append(w.past[:at], w.now.copied())
}

func (w *witnessed) Seek(at int) {
	if at < len(w.past) {
		w.now = w.past[at].copied()
	}
}

func (w *witnessed) Advise()       { w.advised = true }
func (w *witnessed) Bits() uint64  { return w.now.done }
func (w *witnessed) Steps() []Step { return w.steps }
