package forecast

import "github.com/keyraken/keyraken/game/keyforge"

// Worlds is the number of reshuffled copies of the game in which something is
// played to see whether hidden cards decide it.
const Worlds = 3

// patience is the most questions that are answered in an imagined game.
const patience = 60

// Start is the starting point of something that is tried.
type Start struct {
	Game *keyforge.Game
	Seat keyforge.Side // who looks: what is hidden from it is dealt again
	Seed uint64        // of that deal
	// Change is a different number after every change of the game.
	Change int
}

// imagined is a copy of the game in which something is tried. What is hidden from
// the viewer is dealt again, so that nothing is learned that could not be seen.
type imagined struct {
	game   *keyforge.Game
	events []keyforge.Event
	legal  []keyforge.Command
	asked  bool // a person would decide a part of it
}

// begin makes the copy, one of several worlds.
func (w *imagined) begin(at Start, rules keyforge.Mode, world int) {
	if w.game == nil || w.game.Mode() != rules {
		w.game = keyforge.Empty(at.Game.Catalogue(), rules)
	}
	w.game.CopyFrom(at.Game)
	w.game.Imagine(at.Seat, at.Seed*Worlds+uint64(world))
	w.events, w.asked = w.events[:0], false
}

// play gives the copy a command and answers its questions, until over says that it
// has seen enough. It reports whether that happened.
func (w *imagined) play(c keyforge.Command, over func(*keyforge.Question) bool) bool {
	for range patience {
		var err error
		if w.events, err = w.game.Apply(c, w.events); err != nil {
			return false
		}
		q := w.game.Question()
		if over(q) || q.Kind == keyforge.NoQuestion {
			return true
		}
		w.legal = w.game.Legal(w.legal[:0])
		w.asked = w.asked || len(w.legal) > 1
		if c = w.legal[0]; q.Kind == keyforge.AskMain {
			c = keyforge.Command{Verb: keyforge.EndTurn}
		}
	}
	return false
}
