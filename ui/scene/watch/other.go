package watch

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint"
)

// Other is a table of a game beside KeyForge on which a story is watched.
type Other struct {
	Log   *replay.Log[game.Game]
	Shows interface {
		// Showing reports whether something is still to be shown, and Skip shows it at once.
		Showing() bool
		Skip()
	}
	Happen func() // what the last step has caused is shown
	Settle func() // the table is laid as the game stands now
	Retell func() // the story has become another: what was told of it does not hold
	Color  func(game.Seat) *paint.Color
	Called func(game.Seat) string
	Last   func() string // what has happened last
}

// Showing implements [Table].
func (w *Other) Showing() bool { return w.Shows.Showing() }

// Skip implements [Table].
func (w *Other) Skip() { w.Shows.Skip() }

// StepForward implements [Table].
func (w *Other) StepForward() {
	w.Skip()
	if w.Log.At() == w.Log.Len() {
		return
	}
	must(w.Log.Step())
	w.Happen()
}

// Seek implements [Table].
func (w *Other) Seek(n int) {
	must(w.Log.Seek(n))
	w.Settle()
}

// Follow implements [Table].
func (w *Other) Follow(later *replay.Story[game.Game]) bool {
	before, at := w.Log.Len(), w.Log.At()
	same, err := w.Log.Follow(later)
	if err != nil || same == before && same == w.Log.Len() {
		return false // or it is a different game by now
	}
	w.Retell()
	w.Seek(min(at, same))
	return true
}

// Chapters implements [Table].
func (w *Other) Chapters() []Chapter { return ChaptersOf(w.Log.Story, w.Color) }

// Who implements [Table].
func (w *Other) Who(c *Chapter) string {
	if c.Seat == game.NoSeat {
		return ""
	}
	return w.Called(c.Seat)
}

// Told implements [Table].
func (w *Other) Told() string { return w.Last() }

// must panics: what was played once can be played again.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
