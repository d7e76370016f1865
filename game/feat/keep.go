package feat

import (
	"time"

	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
)

// Given are the feats that a player has, by their names, as [library.Library.Feats] reads
// them.
type Given map[string]library.Feat

// Has reports whether the step has been done.
func (g Given) Has(name string) bool { _, ok := g[name]; return ok }

// Give gives a step that is done in no game. It reports false when it was given before.
func (g Given) Give(s Step, now time.Time) (library.Feat, bool) {
	return g.give(s, now, library.Deal{})
}

func (g Given) give(s Step, now time.Time, d library.Deal) (library.Feat, bool) {
	f := library.Feat{Feat: s.Name(), When: now.Format(time.RFC3339), Deal: d}
	if g.Has(f.Feat) {
		return f, false
	}
	g[f.Feat] = f
	return f, true
}

// Keeper finds out what is to be told and kept of the feats of one game.
type Keeper struct {
	*Watcher
	story *replay.Story
	deal  library.Deal
	seen  uint64
	over  bool // the game has been over: what was done in it stays
}

// NewKeeper returns the keeper of a story that is watched; a watcher that is nil has none.
func NewKeeper(w *Watcher, s *replay.Story) *Keeper {
	if w == nil {
		return nil
	}
	return &Keeper{Watcher: w, story: s, deal: library.DealOf(&s.Header)}
}

// Saw tells what an input has brought about, see [Watcher.Saw].
func (k *Keeper) Saw(at int, events []Event) {
	if k == nil {
		return
	}
	if k.story.Header.Advised > 0 {
		k.Advise()
	}
	k.Watcher.Saw(at, events)
}

// Back goes back or forth to where the story stands.
func (k *Keeper) Back() {
	if k != nil {
		k.Seek(k.story.At())
	}
}

// Look finds out what is new since it was last asked: the steps that are to be told,
// which are given from now on, and the lines that are to be kept.
func (k *Keeper) Look(given Given, now time.Time) (told []Step, lines []library.Feat) {
	if k == nil {
		return nil, nil
	}
	bits, over := k.Bits(), k.over || k.story.Game().Over()
	if bits == k.seen && over == k.over {
		return nil, nil
	}
	for i := range k.steps {
		bit := uint64(1) << i
		switch {
		case bits&bit == k.seen&bit:
		case bits&bit != 0:
			if f, ok := given.give(k.steps[i], now, k.deal); ok {
				told, lines = append(told, k.steps[i]), append(lines, f)
			}
		case !k.over:
			if f, ok := given[k.steps[i].Name()]; ok && f.Game == k.deal.Game {
				f.Back = true
				delete(given, f.Feat)
				lines = append(lines, f)
			}
		}
	}
	k.seen, k.over = bits, over
	return told, lines
}

// New are the steps that were first done in the game, in the order of the sets.
func (k *Keeper) New(given Given) []Step {
	if k == nil {
		return nil
	}
	var all []Step
	for _, s := range k.steps {
		if f, ok := given[s.Name()]; ok && f.Game == k.deal.Game {
			all = append(all, s)
		}
	}
	return all
}
