package scene_test

import (
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// mouse plays with a simulated mouse.
type mouse struct {
	t  testing.TB
	s  *scene.Stack
	in widget.Input
	// keys means that the mouse is not used and keys do its work.
	keys bool
	// faults means that the program may have a fault.
	faults bool
	// clicked is where the last click fell, and how long ago.
	clicked layout.Point
	since   float64
	// inputs is how many clicks and drags there were.
	inputs int
}

// atOnce is the setting with which nothing takes time.
var atOnce = session.Settings{Speed: len(session.Speeds) - 1}

// rules are those of the program, made once for all tests.
var rules = sync.OnceValue(func() *scenario.Rules { return rulesOf(adventures.All()) })

func rulesOf(all adventure.List) *scenario.Rules {
	cat, err := all.Catalogue()
	if err != nil {
		panic(err)
	}
	return all.Rules(cat)
}

func newMouse(t testing.TB, settings session.Settings) *mouse {
	return newMouseBy(t, settings, adventures.All(), rules())
}

// newMouseFor plays the given adventures.
func newMouseFor(t testing.TB, settings session.Settings, all adventure.List) *mouse {
	return newMouseBy(t, settings, all, rulesOf(all))
}

func newMouseBy(t testing.TB, settings session.Settings, all adventure.List, rules *scenario.Rules) *mouse {
	m := &mouse{t: t, s: scene.NewStack(session.New(settings, all, rules), title.New()), in: widget.Input{W: 1280, H: 720, Seconds: 1.0 / 60}}
	m.frame()
	return m
}

// frame runs one frame, and those in which the window waits for something.
func (m *mouse) frame() {
	m.s.Update(m.in)
	for in := (widget.Input{W: m.in.W, H: m.in.H, Mouse: m.in.Mouse, Down: m.in.Down}); m.s.Top() != nil && m.s.Top().Name() == "wait"; {
		time.Sleep(time.Millisecond)
		m.s.Update(in)
	}
	if top := m.s.Top(); top != nil && top.Name() == "fault" && !m.faults {
		m.s.Update(m.in)
		require.Fail(m.t, "a fault", m.words())
	}
	m.in.Pressed, m.in.Typed, m.in.Wheel, m.in.Context = [widget.Keys]bool{}, nil, 0, false
	m.since += m.in.Seconds
}

func (m *mouse) frames(n int) {
	for range n {
		m.frame()
	}
}

// find returns the spot with that name; if there are several, the topmost.
func (m *mouse) find(what string, n int) (widget.Spot, bool) {
	spots := m.s.Spots()
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].What == what && spots[i].N == n {
			return spots[i], true
		}
	}
	return widget.Spot{}, false
}

// reveal reports whether a spot is in sight, and if not scrolls the whole screen a little down.
func (m *mouse) reveal(what string, n int) bool {
	if _, ok := m.find(what, n); ok {
		return true
	}
	m.in.Mouse, m.in.Wheel = layout.Point{X: 2, Y: m.in.H / 2}, -0.5
	m.frames(10)
	return false
}

// point moves the mouse to the middle of a spot.
func (m *mouse) point(what string, n int) {
	m.t.Helper()
	if m.s.Looking() { // the first game that is read moves what is on the title
		m.looked()
	}
	spot, ok := m.find(what, n)
	if !ok { // it may have come with the last click
		m.frame()
		spot, ok = m.find(what, n)
	}
	for i := 0; i < 40 && !ok; i++ { // or have to be scrolled to
		m.reveal(what, n)
		spot, ok = m.find(what, n)
	}
	require.True(m.t, ok, "nothing is called %s %d on the screen %s", what, n, m.s.Top().Name())
	m.in.Mouse = spot.Rect.Center()
	m.frame()
	if spot, ok = m.find(what, n); ok && !spot.Rect.Has(m.in.Mouse) { // a mouse may need less room than the previous device
		m.in.Mouse = spot.Rect.Center()
		m.frame()
	}
}

// click moves the mouse to a spot, and presses and releases the button.
func (m *mouse) click(what string, n int) {
	m.t.Helper()
	if m.keys {
		m.tabTo(what, n)
		m.press(widget.Enter)
		m.takeEffect()
		return
	}
	m.point(what, n)
	m.patient(what, n)
	m.push()
	m.takeEffect()
}

// push presses and releases the button where the mouse is.
func (m *mouse) push() {
	m.inputs++
	m.in.Down = true
	m.frame()
	m.in.Down = false
	m.frame()
	m.clicked, m.since = m.in.Mouse, 0
}

// patient waits until a spot that appeared under the last click takes clicks.
func (m *mouse) patient(what string, n int) {
	m.t.Helper()
	for spot := m.mustFind(what, n); m.since < widget.NewFor && spot.Rect.Has(m.clicked) && m.in.Seconds > 0; {
		m.frame()
	}
}

// twice clicks something twice.
func (m *mouse) twice(what string, n int) {
	m.t.Helper()
	m.point(what, n)
	m.push()
	m.push()
	m.takeEffect()
}

// hold drags something to a point, and keeps the button down.
func (m *mouse) hold(what string, n int, to layout.Point) {
	m.t.Helper()
	m.point(what, n)
	from := m.in.Mouse
	m.in.Down = true
	m.frame()
	for i := range 4 {
		by := float64(i+1) / 4
		m.in.Mouse = layout.Point{X: from.X + (to.X-from.X)*by, Y: from.Y + (to.Y-from.Y)*by}
		m.frame()
	}
	m.frame()
}

// drag takes something to a point and drops it there.
func (m *mouse) drag(what string, n int, to layout.Point) {
	m.t.Helper()
	m.inputs++
	m.hold(what, n, to)
	m.in.Down = false
	m.frame()
	m.takeEffect()
}

// takeEffect lets an answer be carried out, as the next update does, but without
// time passing.
func (m *mouse) takeEffect() {
	seconds := m.in.Seconds
	m.in.Seconds = 0
	m.frame()
	m.in.Seconds = seconds
}

// tabTo presses Tab until the wanted spot is pointed at.
func (m *mouse) tabTo(what string, n int) {
	m.t.Helper()
	for range 300 {
		m.press(widget.Tab)
		if m.s.Pointed() == (widget.ID{What: what, N: n}) {
			return
		}
	}
	require.Fail(m.t, "keys do not lead there", "%s %d on the screen %s", what, n, m.s.Top().Name())
}

// choose gives a seat the embedded deck with that number.
func (m *mouse) choose(seat, number int) {
	m.t.Helper()
	m.click("choose-deck", seat)
	d, err := deck.Named(deck.Embedded()[number])
	require.NoError(m.t, err)
	m.in.Typed = []rune(d.Name)
	m.frames(2)
	m.click("deck", 0)
	m.click("play-deck", 0)
	m.frame()
	require.Equal(m.t, "new-adventure", m.s.Top().Name())
}

func (m *mouse) press(k widget.Key) {
	m.in.Pressed[k] = true
	m.frame()
}

func (m *mouse) table() *table.Model {
	m.t.Helper()
	t := m.s.Table()
	require.NotNil(m.t, t)
	return t
}

// settle lets time pass until a person is asked or the game is over.
func (m *mouse) settle() {
	m.t.Helper()
	for i := range 12_000 {
		if tb := m.table(); tb.Over() || tb.Asking() && !tb.Showing() {
			return
		}
		if i > 500 {
			time.Sleep(time.Millisecond) // a bot thinks in the background
		}
		m.frame()
	}
	require.Fail(m.t, "the table does not come to rest")
}

// do gives a command by mouse alone.
func (m *mouse) do(c keyforge.Command) {
	m.t.Helper()
	tb := m.table()
	before := tb.Tally.Decisions
	q := *tb.Question()
	if !m.keys {
		m.in.Mouse = layout.Point{X: -10, Y: -10}
		m.frame()
	}
	switch {
	case c.Verb == keyforge.RaiseTide:
		m.click("raise-tide", 0)
	case c.Verb == keyforge.EndTurn:
		m.click("end-turn", 0)
	case c.Verb == keyforge.Done:
		m.click("done", 0)
	case c.Verb == keyforge.Yes:
		m.click("yes", 0)
	case c.Verb == keyforge.No:
		m.click("no", 0)
	case c.Verb == keyforge.Pick:
		m.pick(c)
	case c.Verb == keyforge.Choose && q.Kind == keyforge.AskPlace:
		m.click("place", int(c.N))
	case c.Verb == keyforge.Choose:
		m.answer(c)
	default:
		m.click("card", int(c.Card))
		m.click("action", int(c.Verb))
	}
	switch several := q.Kind == keyforge.AskCards && q.Max > 1; {
	case several && c.Verb == keyforge.Pick: // it is held until all are confirmed
		require.NotEqual(m.t, q.Picked, tb.Question().Picked, "%v was not picked: %s", c, tb.Prompt())
	case several:
		require.Greater(m.t, tb.Tally.Decisions, before, "%v did not confirm: %s", c, tb.Prompt())
	default:
		require.Equal(m.t, before+1, tb.Tally.Decisions, "%v did not answer %v: %s", c, q.Kind, tb.Prompt())
	}
	require.NoError(m.t, tb.Fault())
}

func (m *mouse) pick(c keyforge.Command) {
	m.t.Helper()
	if _, ok := m.find("card", int(c.Card)); ok {
		m.click("card", int(c.Card))
		return
	}
	m.scrollTo("pick", int(c.Card))
	m.click("pick", int(c.Card))
}

func (m *mouse) answer(c keyforge.Command) {
	m.t.Helper()
	m.scrollTo("answer", int(c.N))
	m.click("answer", int(c.N))
}

// scrollTo turns the wheel over the answers until one comes into sight.
func (m *mouse) scrollTo(what string, n int) {
	for _, step := range []float64{-1, -3} { // the second time from the top, since it may lie above
		for range 400 {
			if _, ok := m.find(what, n); ok {
				return
			}
			if _, ok := m.find("answers", 0); ok {
				m.point("answers", 0)
			}
			m.in.Wheel = step
			m.frame()
		}
		m.in.Wheel = 1e6
		m.frames(60)
	}
}
