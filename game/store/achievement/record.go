package achievement

import (
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
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
	Watch
	at            func() int // where the story of the game stands
	over, advised func() bool
	deal          func() records.Deal
	seen          uint64
	ended         bool // the game has been over: what was done in it stays
}

// Watch is what has been done in a game, at each moment of it.
type Watch interface {
	// Observe looks at what an input has caused; at is how many inputs have been carried out after it.
	Observe(at int)
	// Seek goes back or forward to the moment after that many inputs, which it has seen.
	Seek(at int)
	// Advise records that the players have had advice.
	Advise()
	// Steps are all that it watches for, and Bits those that have been done so far, a bit for each.
	Steps() []Step
	Bits() uint64
}

// NewRecorder returns the recorder of a watched story, whose game is described by a deal.
func NewRecorder[G game.Game](w Watch, s *replay.Story[G], deal func() records.Deal) *Recorder {
	return &Recorder{Watch: w, at: s.At, over: func() bool { return s.Game().Over() },
		advised: func() bool { return s.Header.Advised > 0 }, deal: deal}
}

// Observe looks at what an input has caused, see [Watch.Observe].
func (r *Recorder) Observe(at int) {
	if r == nil {
		return
	}
	if r.advised() {
		r.Advise()
	}
	r.Watch.Observe(at)
}

// Sync goes back or forward to where the story stands.
func (r *Recorder) Sync() {
	if r != nil {
		r.Seek(r.at())
	}
}

// Update finds out what is new since the last call: the steps to announce, which count as
// given from now on, and the lines to store.
func (r *Recorder) Update(awards Awards, now time.Time) (told []Step, lines []records.Award) {
	if r == nil {
		return nil, nil
	}
	bits, over := r.Bits(), r.ended || r.over()
	if bits == r.seen && over == r.ended {
		return nil, nil
	}
	deal := r.deal()
	for i, step := range r.Steps() {
		bit := uint64(1) << i
		switch {
		case bits&bit == r.seen&bit:
		case bits&bit != 0:
			if f, ok := awards.add(step, now, deal); ok {
				told, lines = append(told, step), append(lines, f)
			}
		case !r.ended:
			if f, ok := awards[step.Name()]; ok && f.Game == deal.Game {
				f.Revoked = true
				delete(awards, f.Achievement)
				lines = append(lines, f)
			}
		}
	}
	r.seen, r.ended = bits, over
	return told, lines
}

// FirstDone are the steps that were first done in the game, in the order of the sets.
func (r *Recorder) FirstDone(awards Awards) []Step {
	if r == nil {
		return nil
	}
	var all []Step
	here := r.deal().Game
	for _, s := range r.Steps() {
		if f, ok := awards[s.Name()]; ok && f.Game == here {
			all = append(all, s)
		}
	}
	return all
}
