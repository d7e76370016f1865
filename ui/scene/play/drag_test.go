package play_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// brawl is a table of one player, with fighters and cards of each type.
func brawl() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar,
		Players: []keyforge.SidePosition{{Amber: 3, Line: gametest.Cards("headhunter", "dust-imp"),
			Hand: gametest.Cards("valdr", "punch", "blood-of-titans", "iron-obelisk", "hand-of-dis"),
			Deck: gametest.Cards("anger", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("crushing-arm"),
			Deck: gametest.Cards("emergence", "emergence", "emergence")},
	}
}

func newBrawl(t testing.TB, p keyforge.Position) *scenetest.Mouse {
	m := scenetest.New(t, session.DefaultSettings)
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(3)
	return m
}

// lies is where a card lies.
func lies(m *scenetest.Mouse, c keyforge.Slot) layout.Point {
	m.T.Helper()
	spot, _, ok := m.Table().Spot(c)
	require.True(m.T, ok)
	return spot.Center()
}

func line(m *scenetest.Mouse) []keyforge.Slot {
	return gametest.State(m.Table().Story.Game()).Players[0].Pile(card.Battleline)
}

// With the mouse a card is played where it is dropped: a creature at a flank, an
// upgrade on its host, an action on its target, an artifact anywhere on its player's
// side. Fighters are dropped on their targets.
func TestCardsAreDragged(t *testing.T) {
	m := newBrawl(t, brawl())
	tb := m.Table()
	area := tb.Places.Sides[0].Line.Area
	left := layout.Point{X: area.X + 40, Y: area.Center().Y}
	valdr, hunter, arm := m.Slot("Valdr"), m.Slot("Headhunter"), m.Slot("Crushing Arm")

	m.Hold("card", int(valdr), left)
	at, _, _ := tb.Spot(valdr)
	assert.InDelta(t, left.X, at.Center().X, 2, "it is under the mouse")
	assert.False(t, tb.Places.Sides[0].Line.Open.Empty())
	assert.Contains(t, m.Words(), "Play")
	m.In.Down = false
	m.Frame()
	m.TakeEffect()
	m.Settle()
	require.Len(t, line(m), 3)
	assert.Equal(t, valdr, line(m)[0])

	m.Drag("card", int(m.Slot("Punch")), lies(m, arm))
	m.Settle()
	m.Drag("card", int(m.Slot("Blood of Titans")), lies(m, hunter))
	m.Settle()
	m.Drag("card", int(m.Slot("Iron Obelisk")), tb.Places.Sides[0].Status.Center())
	m.Settle()
	assert.Len(t, tb.Board.Faces[hunter].On, 1)
	assert.Len(t, tb.Board.Piles[0][card.Artifacts], 1)
	m.Hold("card", int(hunter), lies(m, tb.Board.Boss))
	assert.Contains(t, m.Words(), tb.Title(tb.Board.Boss)+": ", "what happens to it")
	m.In.Down = false
	m.Frame()
	m.TakeEffect()
	m.Settle()
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind)
	assert.NotZero(t, tb.Board.Faces[hunter].Marks&keyforge.Exhausted)
}

// A card that cannot go where it is says why, there and after it has gone back.
func TestCardsThatAreRefused(t *testing.T) {
	m := newBrawl(t, brawl())
	tb := m.Table()
	valdr, hand := m.Slot("Valdr"), m.Slot("Hand of Dis")
	home := lies(m, valdr)
	m.Hold("card", int(valdr), lies(m, m.Slot("Crushing Arm")))
	assert.Contains(t, m.Words(), "Drop it on your own side of the table")
	m.In.Down = false
	m.Frame()
	m.TakeEffect()
	m.Frames(60)
	assert.Equal(t, home, lies(m, valdr), "it is back")
	assert.Contains(t, m.Words(), "Drop it on your own side of the table")
	m.Frames(150)
	assert.NotContains(t, m.Words(), "Drop it on your own side of the table")
	m.Drag("card", int(hand), tb.Places.Sides[0].Status.Center())
	assert.Contains(t, m.Words(), "Not of the active house")
	assert.Zero(t, tb.Story.At())
}

// Escape and the right button return a dragged card, and do nothing else.
func TestDraggingIsCancelled(t *testing.T) {
	for _, cancel := range []func(*scenetest.Mouse){
		func(m *scenetest.Mouse) { m.Press(widget.Escape) },
		func(m *scenetest.Mouse) { m.In.RightDown = true; m.Frame() },
	} {
		m := newBrawl(t, brawl())
		valdr := m.Slot("Valdr")
		home := lies(m, valdr)
		m.Hold("card", int(valdr), m.Table().Places.Sides[0].Status.Center())
		require.Equal(t, valdr, m.Table().Dragged())
		cancel(m)
		assert.Zero(t, m.Table().Dragged())
		assert.Equal(t, "table", m.Stack.Top().Name())
		m.In.Down = false
		m.Frames(60)
		assert.Equal(t, home, lies(m, valdr))
		assert.Zero(t, m.Table().Story.At())
	}
}

// A double click plays a card, reaps with a creature and uses an artifact; on a card
// that cannot be used it says why.
func TestTwoClicksDoTheUsual(t *testing.T) {
	p := brawl()
	p.Players[0].Artifacts = gametest.Cards("gauntlet-of-command")
	m := newBrawl(t, p)
	tb := m.Table()
	m.Twice("card", int(m.Slot("Iron Obelisk")))
	m.Settle()
	assert.Len(t, tb.Board.Piles[0][card.Artifacts], 2)
	m.Twice("card", int(m.Slot("Headhunter")))
	m.Settle()
	assert.Equal(t, 4, tb.Board.Pool[0])
	assert.Equal(t, 2, tb.Story.At())
	m.Twice("card", int(m.Slot("Hand of Dis")))
	m.Frames(2)
	assert.Contains(t, m.Words(), "Not of the active house")
	assert.Equal(t, 2, tb.Story.At())
}

// heard reports whether that sound was made since the last ones were taken.
func heard(m *scenetest.Mouse, s sound.Kind) bool {
	return slices.ContainsFunc(m.Stack.TakeCues(nil), func(c playback.Cue) bool { return c.Sound == s })
}

// The second of two clicks never answers a question that appeared with the first: a new
// spot under the mouse ignores clicks for a moment, unless the mouse has moved elsewhere
// or a key gives the answer.
func TestNewAnswersTakeNoSuddenClick(t *testing.T) {
	m := newBrawl(t, brawl())
	main := m.Table().Story.Game().Snapshot()
	ask := func(c keyforge.Slot) {
		m.Ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForReplacement, Source: c})
		m.Frame()
	}
	click := func() (answered bool) {
		m.Stack.TakeCues(nil)
		m.In.Down = true
		m.Frame()
		m.In.Down = false
		m.Stack.Update(m.In)
		return heard(m, sound.Click)
	}
	ask(m.Slot("Valdr"))
	m.In.Mouse = m.MustFind("yes", 0).Rect.Center()
	m.Table().Story.Game().Load(&main)
	m.Table().Settle()
	m.Frames(40)
	assert.False(t, click(), "nothing is there yet")
	ask(m.Slot("Valdr"))
	assert.False(t, click(), "the second click of two")
	ask(m.Slot("Headhunter"))
	assert.False(t, click(), "it is called the same, but it is another question")
	m.In.Mouse = m.MustFind("yes", 0).Rect.Center()
	m.In.Mouse.X = m.MustFind("no", 0).Rect.Center().X
	m.Frames(2)
	m.TabTo("yes", 0)
	m.Stack.TakeCues(nil)
	m.In.Pressed[widget.Enter] = true
	m.Stack.Update(m.In)
	assert.Equal(t, widget.ID{What: "yes"}, m.Stack.Pointed())
	assert.True(t, heard(m, sound.Click), "a key is no second click")
}

// A moment later a new spot takes clicks.
func TestNewAnswersTakeAClickLater(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Ask(keyforge.Question{Kind: keyforge.AskYesNo, Purpose: keyforge.ForReplacement, Source: m.Slot("Valdr")})
	m.Point("yes", 0)
	m.Frames(31)
	m.Stack.TakeCues(nil)
	m.In.Down = true
	m.Frame()
	m.In.Down = false
	m.Stack.Update(m.In)
	assert.Equal(t, widget.ID{What: "yes"}, m.Stack.Pointed())
	assert.True(t, heard(m, sound.Click))
}

// Over its target a dragged card is small, and it is said what would happen there.
func TestDraggingTellsWhatHappens(t *testing.T) {
	m := newBrawl(t, brawl())
	punch, imp, arm := m.Slot("Punch"), m.Slot("Dust Imp"), m.Slot("Crushing Arm")
	before, _, _ := m.Table().Spot(punch)
	m.Hold("card", int(punch), lies(m, imp))
	now, _, _ := m.Table().Spot(punch)
	assert.Less(t, now.W, 0.7*before.W)
	assert.GreaterOrEqual(t, now.Y, lies(m, imp).Y, "the name of the target is seen")
	assert.Contains(t, m.Words(), "Dust Imp is destroyed")
	m.In.Mouse = lies(m, arm)
	m.Frames(2)
	assert.NotContains(t, m.Words(), "Dust Imp is destroyed")
	assert.Contains(t, m.Words(), m.Stack.T("answer-then", "")[:5])
	m.In.Mouse = lies(m, m.Slot("Headhunter"))
	m.Frames(2)
	m.Press(widget.Escape)
	m.In.Down = false
	m.Frame()
	m.Hold("card", int(m.Slot("Headhunter")), lies(m, arm))
	assert.Contains(t, m.Words(), "Crushing Arm: ")
}

// An action that harms does not choose one's own creature because it was dropped there: it asks.
func TestOwnCreaturesAreNotHarmedByADrop(t *testing.T) {
	m := newBrawl(t, brawl())
	tb := m.Table()
	imp := m.Slot("Dust Imp")
	m.Drag("card", int(m.Slot("Punch")), lies(m, imp))
	m.Settle()
	assert.Equal(t, keyforge.AskCards, tb.Question().Kind)
	assert.Contains(t, line(m), imp)
	m.Click("card", int(imp))
	m.Settle()
	assert.NotContains(t, line(m), imp)
	m.Drag("card", int(m.Slot("Blood of Titans")), lies(m, m.Slot("Headhunter")))
	m.Settle()
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind, "an upgrade harms nobody")
}

// A drop on the only card that an action can be used on, which is the player's own, asks first,
// and whoever does not read that keeps it.
func TestTheOnlyOwnTargetIsAskedFor(t *testing.T) {
	for _, touch := range []bool{false, true} {
		for _, beside := range []bool{false, true} {
			p := brawl()
			p.Players[0].Line, p.Monster.Line = gametest.Cards("dust-imp"), nil
			m := newBrawl(t, p)
			drag := m.Drag
			if touch {
				m.Touching(scenetest.Phone)
				m.Frames(60)
				drag = func(what string, n int, to layout.Point) { slide(m, what, n, to) }
			}
			tb, imp, punch := m.Table(), m.Slot("Dust Imp"), m.Slot("Punch")
			to := lies(m, imp)
			if beside {
				to = tb.Places.Band.Center()
			}
			drag("card", int(punch), to)
			require.Equal(t, "confirm", m.Stack.Top().Name(), "touch %v, beside %v", touch, beside)
			assert.Contains(t, m.Words(), "your own Dust Imp")
			m.Press(widget.Enter)
			m.Settle()
			require.Equal(t, "table", m.Stack.Top().Name())
			assert.Zero(t, tb.Story.At())
			m.Frames(60)
			drag("card", int(punch), to)
			m.Frames(40)
			m.Click("confirm", 0)
			m.Settle()
			assert.Empty(t, line(m))
		}
	}
}

// What a card is dropped on is named even if nothing happens to it.
func TestDraggingNamesTheTarget(t *testing.T) {
	m := newBrawl(t, brawl())
	m.Hold("card", int(m.Slot("Blood of Titans")), lies(m, m.Slot("Headhunter")))
	assert.Contains(t, m.Words(), "Play · Headhunter")
}

// The names of the other cards of a hand are as large as before while one is dragged.
func TestDraggingLeavesTheHandAsItIs(t *testing.T) {
	m := newBrawl(t, brawl())
	size := func() float64 {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Words && op.Text == "Valdr" {
				return op.Size
			}
		}
		return 0
	}
	before := size()
	m.Hold("card", int(m.Slot("Punch")), m.Table().Places.Band.Center())
	assert.Equal(t, before, size())
}

// A dragged card is small: it shows its picture, and no name broken into syllables.
func TestDraggedCardsShowNoName(t *testing.T) {
	m := newBrawl(t, brawl())
	require.Contains(t, m.Words(), "Punch")
	m.Hold("card", int(m.Slot("Punch")), m.Table().Places.Band.Center())
	assert.NotContains(t, m.Words(), "Punch")
	assert.NotContains(t, m.Words(), "Pu-")
}
