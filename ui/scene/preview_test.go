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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
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
			settings := scenetest.AtOnce
			settings.Text, settings.FoldLog = []int{80, 100, 150, 120}[seed%4], seed%3 > 0
			m := scenetest.New(t, settings)
			m.Stack.Seed = func() uint64 { return seed }
			m.In.W, m.In.H = sizes[seed/2%4][0], sizes[seed/2%4][1]
			m.Frame()
			if position := []string{"", "table", "crowd"}[seed%3]; position != "" {
				m.Lay(position)
			} else {
				m.Click("new-adventure", 0)
				m.Click("players", int(seed%3))
				m.Click("begin", 0)
				m.Frame()
			}
			for range 60 {
				m.Settle()
				if m.Stack.Top().Name() == "pile" {
					m.Click("close", 0)
					m.Frame()
					continue
				}
				if m.Table().Over() || m.Stack.Top().Name() != "table" {
					return
				}
				for range 4 {
					pointed++
					if pointAtRandom(m, random) {
						read++
						hidesNothing(m, t)
					}
				}
				m.Table().Answer(scenetest.AnyOf(random, m.Table().Legal()))
				m.Frames(3)
			}
		})
	}
	assert.Greater(t, read, 400)
	assert.Greater(t, float64(read), 0.8*float64(pointed), "most can be read")
}

// pointAtRandom points at some card, and reports whether it is shown large.
func pointAtRandom(m *scenetest.Mouse, random *rand.Rand) bool {
	var cards []widget.Spot
	for _, s := range m.Stack.Spots() {
		if s.What == "card" && m.Table().Board.Faces[s.N].Slot != 0 {
			cards = append(cards, s)
		}
	}
	require.NotEmpty(m.T, cards)
	m.In.Mouse = cards[random.IntN(len(cards))].Rect.Center()
	m.Frames(10)
	return !m.Stack.ReadAt().Empty()
}

// hidesNothing checks what the large card covers.
func hidesNothing(m *scenetest.Mouse, t *testing.T) {
	tb := m.Table()
	at := m.Stack.ReadAt()
	assert.False(t, at.Has(m.In.Mouse), "it lies under the mouse")
	assert.True(t, at.Within(layout.Rect{W: m.In.W, H: m.In.H}))
	for _, s := range m.Stack.Spots() {
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
		settings := scenetest.AtOnce
		settings.FoldLog = fold
		m := scenetest.New(t, settings)
		m.Stack.Seed = func() uint64 { return 4 }
		m.Begin()
		m.Turns(4, 3)
		m.Settle()
		m.Frames(3)
		read := 0
		for _, s := range slices.Clone(m.Stack.Spots()) {
			if s.What != "log" {
				continue
			}
			m.In.Mouse = s.Rect.Center()
			m.Frames(10)
			if at := m.Stack.ReadAt(); !at.Empty() {
				read++
				hidesNothing(m, t)
				assert.Less(t, s.Rect.X-at.Right(), 200.0, "it is far from the line")
			}
		}
		assert.Greater(t, read, 2)
	}
}

// A card that is being played is shown in the question that it asks, and hides no pile.
func TestACardThatIsPlayedHidesNoPile(t *testing.T) {
	for _, text := range []int{100, 150} {
		settings := scenetest.AtOnce
		settings.Text = text
		m := scenetest.New(t, settings)
		m.Lay("table")
		tb := m.Table()
		i := slices.IndexFunc(tb.Legal(), func(c keyforge.Command) bool {
			return c.Verb == keyforge.PlayCard && tb.Board.Faces[c.Card].Type == card.CreatureType
		})
		require.GreaterOrEqual(t, i, 0)
		c := tb.Legal()[i]
		m.Do(c)
		m.Settle()
		m.Frames(60)
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
	m := scenetest.New(t, scenetest.AtOnce)
	m.Lay("crowd")
	hand := m.Table().Board.Piles[m.Table().Large()][card.Hand]
	title := func(c keyforge.Slot) string { return m.Table().Title(c) }
	require.NotEqual(t, title(hand[0]), title(hand[1]))
	m.Point("card", int(hand[0]))
	m.Frames(10)
	require.Equal(t, title(hand[0]), reads(m))
	for _, c := range hand[1:] {
		m.Point("card", int(c))
		m.Frames(2)
		assert.Equal(t, title(hand[0]), reads(m), "on the way over %s", title(c))
	}
	last := hand[len(hand)-1]
	m.Frames(8)
	assert.Equal(t, title(last), reads(m))
	m.TabTo("card", int(hand[0]))
	m.Press(widget.Right)
	m.Frame()
	assert.Equal(t, title(hand[1]), reads(m))
}

// reads is the title of the large card: the largest letters in its place.
func reads(m *scenetest.Mouse) string {
	title, size := "", 0.0
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && op.Rect.Within(m.Stack.ReadAt()) && op.Size > size && unicode.IsLetter(rune(op.Text[0])) {
			title, size = op.Text, op.Size
		}
	}
	return title
}

// The light on a large card follows the mouse, but stands still when there is no time for it.
func TestLightOnACardStandsStill(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Lay("crowd")
	light := func() (r []layout.Rect) { // in strips, which are cut
		l := m.Stack.Picture()
		for _, op := range l.Ops {
			if op.Kind == paint.Soft && l.Clips[op.Clip].Within(m.Stack.ReadAt()) && op.Rect.H > 2*l.Clips[op.Clip].H {
				r = append(r, op.Rect)
			}
		}
		return r
	}
	var before []layout.Rect
	for _, s := range slices.Clone(m.Stack.Spots()) {
		if s.What == "card" && len(before) == 0 {
			m.In.Mouse = s.Rect.Center()
			m.Frames(12)
			before = light()
		}
	}
	require.NotEmpty(t, before, "no card has light on it")
	m.In.Mouse.X += 3
	m.Frames(2)
	after := light()
	assert.NotEqual(t, before, after)
	m.In.SkipDecoration = true
	m.In.Mouse.X -= 6
	m.Frames(2)
	assert.Equal(t, after, light())
}
