package achievement

import (
	"time"

	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Given are the feats that a player has, by their names, as [library.Library.Feats] reads
// them.
type Given map[string]records.Feat

// Has reports whether the step has been done.
func (g Given) Has(name string) bool { _, ok := g[name]; return ok }

// Give gives a step that is not done in a game. It reports false when it was given before.
func (g Given) Give(s Step, now time.Time) (records.Feat, bool) {
	return g.give(s, now, records.Deal{})
}

func (g Given) give(s Step, now time.Time, d records.Deal) (records.Feat, bool) {
	f := records.Feat{Feat: s.Name(), When: now.Format(time.RFC3339), Deal: d}
	if g.Has(f.Feat) {
		return f, false
	}
	g[f.Feat] = f
	return f, true
}

// Keeper finds out which feats of one game are to be announced and stored.
type Keeper struct {
	*Watcher
	story *replay.Story
	deal  records.Deal
	seen  uint64
	over  bool // the game has been over: what was done in it stays
}

// NewKeeper returns the keeper of a watched story, or nil for a nil watcher.
func NewKeeper(w *Watcher, s *replay.Story) *Keeper {
	if w == nil {
		return nil
	}
	return &Keeper{Watcher: w, story: s, deal: records.DealOf(&s.Header)}
}

// Saw passes on what an input has caused, see [Watcher.Saw].
func (k *Keeper) Saw(at int, events []Event) {
	if k == nil {
		return
	}
	if k.story.Header.Advised > 0 {
		k.Advise()
	}
	k.Watcher.Saw(at, events)
}

// Back goes back or forward to where the story stands.
func (k *Keeper) Back() {
	if k != nil {
		k.Seek(k.story.At())
	}
}

// Look finds out what is new since the last call: the steps to announce, which count as
// given from now on, and the lines to store.
func (k *Keeper) Look(given Given, now time.Time) (told []Step, lines []records.Feat) {
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
				f.Revoked = true
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
