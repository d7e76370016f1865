package scene_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// buttonsOfTable are the buttons of the table.
var buttonsOfTable = []string{"end-turn", "done", "yes", "no", "answer", "skip", "raise-tide", "undo", "redo", "speed", "fold-log",
	"menu-button", "place", "result"}

// A large card hides nothing that can be chosen, nor the question, nor a button,
// whatever is on the table, at any size of window and text. Where space is short it
// is smaller, or not shown.
func TestWhatIsReadHidesNothing(t *testing.T) {
	sizes := [][2]float64{{1280, 720}, {1920, 1080}, {1280, 1024}, {2560, 1080}}
	read, pointed := 0, 0
	for seed := range uint64(8) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			random := rand.New(rand.NewPCG(seed, 21))
			settings := atOnce
			settings.Text, settings.FoldLog = []int{80, 100, 150, 120}[seed%4], seed%3 > 0
			m := newMouse(t, settings)
			m.s.Seed = func() uint64 { return seed }
			m.in.W, m.in.H = sizes[seed/2%4][0], sizes[seed/2%4][1]
			m.frame()
			if position := []string{"", "table", "crowd"}[seed%3]; position != "" {
				m.lay(position)
			} else {
				m.click("new-adventure", 0)
				m.click("players", int(seed%3))
				m.click("begin", 0)
				m.frame()
			}
			for range 60 {
				m.settle()
				if m.s.Top().Name() == "pile" {
					m.click("close", 0)
					m.frame()
					continue
				}
				if m.table().Over() || m.s.Top().Name() != "table" {
					return
				}
				for range 4 {
					pointed++
					if m.pointAtRandom(random) {
						read++
						m.hidesNothing(t)
					}
				}
				m.table().Answer(pick(random, m.table().Legal()))
				m.frames(3)
			}
		})
	}
	assert.Greater(t, read, 400)
	assert.Greater(t, float64(read), 0.8*float64(pointed), "most can be read")
}

// pointAtRandom points at some card, and reports whether it is shown large.
func (m *mouse) pointAtRandom(random *rand.Rand) bool {
	var cards []widget.Spot
	for _, s := range m.s.Spots() {
		if s.What == "card" && m.table().Board.Faces[s.N].Slot != 0 {
			cards = append(cards, s)
		}
	}
	require.NotEmpty(m.t, cards)
	m.in.Mouse = cards[random.IntN(len(cards))].Rect.Center()
	m.frames(6)
	return !m.s.ReadAt().Empty()
}

// hidesNothing checks what the large card covers.
func (m *mouse) hidesNothing(t *testing.T) {
	tb := m.table()
	at := m.s.ReadAt()
	assert.False(t, at.Has(m.in.Mouse), "it lies under the mouse")
	assert.True(t, at.Within(layout.Rect{W: m.in.W, H: m.in.H}))
	for _, s := range m.s.Spots() {
		target := s.What == "card" && slices.ContainsFunc(tb.Legal(), func(c keyforge.Command) bool { return c.Card == keyforge.Slot(s.N) })
		if target || s.What == "prompt" || s.What == "pick" && s.Lit || s.Lit && slices.Contains(buttonsOfTable, s.What) {
			if at.Overlaps(s.Rect) {
				assert.Fail(t, "it is hidden", "%s %d %v by %v: %s", s.What, s.N, s.Rect, at, tb.Prompt())
			}
		}
	}
	if q := tb.Question(); q.Kind == keyforge.AskMain {
		assert.False(t, at.Overlaps(tb.Places.Sides[q.Side].Hand.Area), "the hand is hidden")
	}
}

// The card that a line of the log is about is shown large beside it.
func TestWhatTheLogTellsOfIsReadBesideIt(t *testing.T) {
	for _, fold := range []bool{false, true} {
		settings := atOnce
		settings.FoldLog = fold
		m := newMouse(t, settings)
		m.s.Seed = func() uint64 { return 4 }
		m.begin()
		m.turns(4, 3)
		m.settle()
		m.frames(3)
		read := 0
		for _, s := range slices.Clone(m.s.Spots()) {
			if s.What != "log" {
				continue
			}
			m.in.Mouse = s.Rect.Center()
			m.frames(6)
			if at := m.s.ReadAt(); !at.Empty() {
				read++
				m.hidesNothing(t)
				assert.Less(t, s.Rect.X-at.Right(), 200.0, "it is far from the line")
			}
		}
		assert.Greater(t, read, 2)
	}
}

// A card that is being played is shown in the question that it asks, and hides no pile.
func TestACardThatIsPlayedHidesNoPile(t *testing.T) {
	for _, text := range []int{100, 150} {
		settings := atOnce
		settings.Text = text
		m := newMouse(t, settings)
		m.lay("table")
		tb := m.table()
		i := slices.IndexFunc(tb.Legal(), func(c keyforge.Command) bool {
			return c.Verb == keyforge.PlayCard && tb.Board.Faces[c.Card].Type == card.CreatureType
		})
		require.GreaterOrEqual(t, i, 0)
		c := tb.Legal()[i]
		m.do(c)
		m.settle()
		m.frames(60)
		require.Equal(t, keyforge.AskPlace, tb.Question().Kind)
		at, _, ok := tb.Spot(c.Card)
		require.True(t, ok)
		assert.True(t, at.Within(tb.Places.Prompt))
		for _, pile := range tb.Places.Sides[tb.Question().Side].Piles {
			assert.False(t, at.Overlaps(pile))
		}
	}
}

// A card that the mouse only passes over does not replace the large one; a card on which it rests for
// a moment, or that keys point at, does.
func TestWhatTheMousePassesIsNotRead(t *testing.T) {
	m := newMouse(t, atOnce)
	m.lay("crowd")
	hand := m.table().Board.Piles[m.table().Large()][card.Hand]
	title := func(c keyforge.Slot) string { return m.table().Title(c) }
	require.NotEqual(t, title(hand[0]), title(hand[1]))
	m.point("card", int(hand[0]))
	m.frames(6)
	require.Equal(t, title(hand[0]), m.reads())
	for _, c := range hand[1:] {
		m.point("card", int(c))
		m.frames(2)
		assert.Equal(t, title(hand[0]), m.reads(), "on the way over %s", title(c))
	}
	last := hand[len(hand)-1]
	m.frames(4)
	assert.Equal(t, title(last), m.reads())
	m.tabTo("card", int(hand[0]))
	m.press(widget.Right)
	m.frame()
	assert.Equal(t, title(hand[1]), m.reads())
}

// reads is the title of the large card: the largest letters in its place.
func (m *mouse) reads() string {
	title, size := "", 0.0
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Words && op.Rect.Within(m.s.ReadAt()) && op.Size > size && unicode.IsLetter(rune(op.Text[0])) {
			title, size = op.Text, op.Size
		}
	}
	return title
}

// The light on a large card follows the mouse, but stands still when there is no time for it.
func TestLightOnACardStandsStill(t *testing.T) {
	m := newMouse(t, atOnce)
	m.lay("crowd")
	light := func() (r []layout.Rect) { // in strips, which are cut
		l := m.s.Picture()
		for _, op := range l.Ops {
			if op.Kind == paint.Soft && l.Clips[op.Clip].Within(m.s.ReadAt()) && op.Rect.H > 2*l.Clips[op.Clip].H {
				r = append(r, op.Rect)
			}
		}
		return r
	}
	var before []layout.Rect
	for _, s := range slices.Clone(m.s.Spots()) {
		if s.What == "card" && len(before) == 0 {
			m.in.Mouse = s.Rect.Center()
			m.frames(8)
			before = light()
		}
	}
	require.NotEmpty(t, before, "no card has light on it")
	m.in.Mouse.X += 3
	m.frames(2)
	after := light()
	assert.NotEqual(t, before, after)
	m.in.Spare = true
	m.in.Mouse.X -= 6
	m.frames(2)
	assert.Equal(t, after, light())
}
