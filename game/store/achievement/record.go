package achievement

import (
	"time"

	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/records"
)

// Awards are the achievements that a player has, by their names, as [records.Store.Awards] reads
// them.
type Awards map[string]records.Award

// Has reports whether the step has been done.
func (a Awards) Has(name string) bool { _, ok := a[name]; return ok }

// Add gives a step that is not done in a game. It reports false when it was given before.
func (a Awards) Add(s Step, now time.Time) (records.Award, bool) {
	return a.add(s, now, records.Deal{})
}

func (a Awards) add(s Step, now time.Time, d records.Deal) (records.Award, bool) {
	f := records.Award{Achievement: s.Name(), When: now.Format(time.RFC3339), Deal: d}
	if a.Has(f.Achievement) {
		return f, false
	}
	a[f.Achievement] = f
	return f, true
}

// Recorder finds out which achievements of one game are to be announced and stored.
type Recorder struct {
	*Watcher
	story *save.Story
	deal  records.Deal
	seen  uint64
	over  bool // the game has been over: what was done in it stays
}

// NewRecorder returns the recorder of a watched story, or nil for a nil watcher.
func NewRecorder(w *Watcher, s *save.Story) *Recorder {
	if w == nil {
		return nil
	}
	return &Recorder{Watcher: w, story: s, deal: records.DealOf(&s.Header)}
}

// Observe passes on what an input has caused, see [Watcher.Observe].
func (r *Recorder) Observe(at int, events []Event) {
	if r == nil {
		return
	}
	if r.story.Header.Advised > 0 {
		r.Advise()
	}
	r.Watcher.Observe(at, events)
}

// Sync goes back or forward to where the story stands.
func (r *Recorder) Sync() {
	if r != nil {
		r.Seek(r.story.At())
	}
}

// Update finds out what is new since the last call: the steps to announce, which count as
// given from now on, and the lines to store.
func (r *Recorder) Update(awards Awards, now time.Time) (told []Step, lines []records.Award) {
	if r == nil {
		return nil, nil
	}
	bits, over := r.Bits(), r.over || r.story.Game().Over()
	if bits == r.seen && over == r.over {
		return nil, nil
	}
	for i := range r.steps {
		bit := uint64(1) << i
		switch {
		case bits&bit == r.seen&bit:
		case bits&bit != 0:
			if f, ok := awards.add(r.steps[i], now, r.deal); ok {
				told, lines = append(told, r.steps[i]), append(lines, f)
			}
		case !r.over:
			if f, ok := awards[r.steps[i].Name()]; ok && f.Game == r.deal.Game {
				f.Revoked = true
				delete(awards, f.Achievement)
				lines = append(lines, f)
			}
		}
	}
	r.seen, r.over = bits, over
	return told, lines
}

// FirstDone are the steps that were first done in the game, in the order of the sets.
func (r *Recorder) FirstDone(awards Awards) []Step {
	if r == nil {
		return nil
	}
	var all []Step
	for _, s := range r.steps {
		if f, ok := awards[s.Name()]; ok && f.Game == r.deal.Game {
			all = append(all, s)
		}
	}
	return all
}
