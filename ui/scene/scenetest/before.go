package scenetest

import (
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/session"
)

// LookAsBefore checks that views, each reached from the title, look as before in the window of a desktop
// and, with larger type, of a phone, see [painttest.Compare]. Instead of its words a text has their key, so
// that another wording leaves the sums as they are.
func LookAsBefore(t *testing.T, views map[string]func(m *Mouse)) {
	sums := map[string]uint64{}
	for name, show := range views {
		m := New(t, session.Settings{Speed: AtOnce.Speed, ReducedMotion: true, Plain: true})
		m.Stack.Now = func() time.Time { return RecordsNow }
		show(m)
		m.unword()
		m.In.Seconds = 1 // all that moves comes to rest
		m.Frames(3)
		sums[name] = m.sum()
		m.In.W, m.In.H, m.In.Scale, m.Stack.Settings.Text = Phone[0], Phone[1], 1, 120
		m.Frames(3)
		sums[name+", on a phone"] = m.sum()
	}
	painttest.Compare(t, slices.Sorted(maps.Keys(sums)), func(name string) uint64 { return sums[name] })
}

// unword replaces the texts of the window with their keys, but for those that are lists.
func (m *Mouse) unword() {
	unworded := *languages.English()
	all := unworded.Words
	unworded.Words = lang.Words{"months": all["months"], "months-short": all["months-short"]}
	m.Stack.Language, m.Stack.Cards.Language = &unworded, &unworded
}

// sum is a sum of the picture but of what shaders draw, which never stands still.
func (m *Mouse) sum() uint64 {
	l := *m.Stack.Picture()
	l.Ops = PictureOf(m)
	return painttest.Sum(&l)
}
