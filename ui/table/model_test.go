package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/theme"
)

// lay puts a position on a table.
func lay(t testing.TB, p keyforge.Position) *Model {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyraken.Adventure.Mode(adventure.Normal), p)
	require.NoError(t, err)
	names := [keyforge.MaxSides]string{"", "player 2", "player 3", "the Keyraken"}
	m := New(save.Unsaved(g), keyraken.Adventure, [keyforge.MaxSides]bool{true}, [keyforge.MaxSides]bot.Bot{}, english(names))
	m.Update(0, 1280, 720)
	return m
}

func newGame(t testing.TB, seed uint64, decks ...string) *keyforge.Game {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []keyforge.Deal
	for _, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal), adventure.Setup(keyraken.Adventure, deals, seed))
	require.NoError(t, err)
	return g
}

func newModel(t testing.TB, seed uint64, decks ...string) *Model {
	names := [keyforge.MaxSides]string{"player 1", "player 2", "player 3", "the Keyraken"}
	return New(save.Unsaved(newGame(t, seed, decks...)), keyraken.Adventure, [keyforge.MaxSides]bool{}, [keyforge.MaxSides]bot.Bot{},
		english(names))
}

func at(ids ...string) (all []keyforge.CardPosition) {
	for _, id := range ids {
		all = append(all, keyforge.CardPosition{ID: id})
	}
	return all
}

// plain is a table with a fighter of the active house, one of another, and a hand.
func plain() keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar,
		Players: []keyforge.SidePosition{{Amber: 3, Line: at("headhunter", "dust-imp"), Hand: at("anger", "hand-of-dis"),
			Deck: at("punch", "smaaash", "anger", "anger")}},
		Monster: keyforge.SidePosition{Artifacts: at("the-keyraken"), Line: at("crushing-arm"), Deck: at("emergence", "emergence", "emergence")},
	}
}

func slot(t testing.TB, m *Model, title string) keyforge.Slot {
	for c := range m.Board.Faces {
		if f := &m.Board.Faces[c]; f.Slot != 0 && m.Title(f.Slot) == title {
			return f.Slot
		}
	}
	require.Fail(t, "no such card", title)
	return 0
}

// run lets time pass until everything is shown.
func run(t testing.TB, m *Model) {
	for range 5000 {
		if !m.Showing() {
			return
		}
		m.Update(1.0/60, 1280, 720)
	}
	require.Fail(t, "the events are never all shown")
}

// What is lit is what is legal, no more and no less.
func TestLitIsLegal(t *testing.T) {
	m := lay(t, plain())
	require.True(t, m.Asking())
	legal := map[keyforge.Slot]bool{}
	for _, c := range m.game.Legal(nil) {
		legal[c.Card] = true
	}
	for c := keyforge.Slot(1); c < keyforge.MaxCards; c++ {
		assert.Equal(t, legal[c], m.Lit(c), "card %d", c)
	}
}

// A card that cannot be used says why, with the engine's reason.
func TestDisabledTellsWhy(t *testing.T) {
	m := lay(t, plain())
	assert.Equal(t, keyforge.WrongHouse, m.Why(slot(t, m, "Dust Imp")))
	assert.Equal(t, keyforge.WrongHouse, m.Why(slot(t, m, "Hand of Dis")))
	assert.Equal(t, keyforge.NotYours, m.Why(slot(t, m, "Crushing Arm")))
	assert.Equal(t, keyforge.Allowed, m.Why(slot(t, m, "Headhunter")))
	m.Do(keyforge.Command{Verb: keyforge.Reap, Card: slot(t, m, "Headhunter")})
	run(t, m)
	actions := m.Actions(slot(t, m, "Headhunter"))
	require.Len(t, actions, 2)
	for _, d := range actions {
		assert.Equal(t, keyforge.IsExhausted, d.Why)
	}
	m.Do(keyforge.Command{Verb: keyforge.Reap, Card: slot(t, m, "Headhunter")})
	assert.Error(t, m.Fault(), "an illegal command is refused and told")
}

// A creature offers its actions; a card in hand can be played or discarded.
func TestActions(t *testing.T) {
	m := lay(t, plain())
	verbs := func(title string) (all []keyforge.Verb) {
		for _, d := range m.Actions(slot(t, m, title)) {
			all = append(all, d.Command.Verb)
		}
		return all
	}
	assert.Equal(t, []keyforge.Verb{keyforge.Fight, keyforge.Reap}, verbs("Headhunter"))
	assert.Equal(t, []keyforge.Verb{keyforge.PlayCard, keyforge.DiscardCard}, verbs("Anger"))
	assert.Empty(t, verbs("Crushing Arm"), "a card of the Keyraken offers nothing")
}

// A fight is visible: the attacker springs, numbers float, the board changes with
// the event and not before.
func TestFightIsShownStepByStep(t *testing.T) {
	m := lay(t, plain())
	boss := m.Board.Boss
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: slot(t, m, "Headhunter")})
	run(t, m)
	require.Equal(t, keyforge.AskCards, m.Question().Kind)
	require.True(t, m.Lit(boss), "the Keyraken may always be attacked (A5.3)")
	before := m.Board.Faces[boss].Spent
	m.Click(boss)
	m.Update(0, 1280, 720)
	assert.Equal(t, before, m.Board.Faces[boss].Spent, "nothing has been shown yet")
	assert.False(t, m.Asking())
	kinds := map[playback.EffectKind]bool{}
	for range 600 {
		m.Update(1.0/60, 1280, 720)
		for i := range m.Effects {
			kinds[m.Effects[i].Kind] = true
		}
		if !m.Showing() {
			break
		}
	}
	assert.True(t, kinds[playback.Arrow] && kinds[playback.Float] && kinds[playback.Ring], "%v", kinds)
	assert.Equal(t, 5, m.Board.Faces[boss].Spent, "armor took it all")
	assert.True(t, m.Asking())
	assert.NotEmpty(t, m.Log)
}

// Skipping ends where watching ends.
func TestSkipEndsWhereWatchingEnds(t *testing.T) {
	a, b := lay(t, plain()), lay(t, plain())
	a.Do(keyforge.Command{Verb: keyforge.EndTurn})
	b.Do(keyforge.Command{Verb: keyforge.EndTurn})
	require.True(t, a.Showing())
	run(t, a)
	b.Skip()
	a.Update(10, 1280, 720)
	b.Update(10, 1280, 720)
	assert.Equal(t, a.Board, b.Board)
	assert.Equal(t, a.Log, b.Log)
	assert.Equal(t, a.Tally, b.Tally)
	assert.Empty(t, b.Effects)
}

// A card that is played travels: from the hand, to where everybody can read it,
// to its place in the line.
func TestCardsTravel(t *testing.T) {
	p := plain()
	p.Players[0].Hand = at("smaaash", "anger")
	m := lay(t, p)
	c := slot(t, m, "Smaaash")
	start, _, ok := m.Spot(c)
	require.True(t, ok)
	assert.True(t, start.Within(m.Places.Sides[0].Hand.Area))
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: c})
	m.Update(theme.Move/2, 1280, 720)
	half, _, ok := m.Spot(c)
	require.True(t, ok)
	assert.True(t, m.Moving(c))
	assert.NotEqual(t, start.Rect, half.Rect)
	for range 400 {
		m.Update(1.0/60, 1280, 720)
	}
	if m.Question().Kind == keyforge.AskPlace {
		m.Do(keyforge.Command{Verb: keyforge.Choose, N: 0})
		for range 400 {
			m.Update(1.0/60, 1280, 720)
		}
	}
	end, alpha, ok := m.Spot(c)
	require.True(t, ok)
	assert.Equal(t, 1.0, alpha)
	assert.True(t, end.Within(m.Places.Sides[0].Line.Area), "%v", end)
	assert.InDelta(t, layout.Tilt, end.Angle, 1e-6, "it entered exhausted")
}

// Cards in piles are offered separately: they cannot be clicked on the table.
func TestLooseCards(t *testing.T) {
	m := lay(t, plain())
	assert.Empty(t, m.Draggable())
	for c := keyforge.Slot(1); c < keyforge.MaxCards; c++ {
		if gametest.State(m.game).Cards[c].Zone == card.Discard {
			assert.False(t, m.onTable(c))
		}
	}
}

// What a seat may not see has no face: the deck, and the Keyraken's archives.
func TestHiddenCardsHaveNoFace(t *testing.T) {
	m := newModel(t, 3, "onyx", "argus")
	for side := range keyforge.Side(keyforge.MaxSides) {
		for _, c := range m.Board.Piles[side][card.Deck] {
			assert.Zero(t, c)
		}
	}
}

// A bot's seat plays by itself.
func TestBotPlaysItsSeat(t *testing.T) {
	g := newGame(t, 5, "onyx")
	b, err := bot.New("greedy", 1)
	require.NoError(t, err)
	m := New(save.Unsaved(g), keyraken.Adventure, [keyforge.MaxSides]bool{}, [keyforge.MaxSides]bot.Bot{b},
		english([keyforge.MaxSides]string{}))
	m.Speed = 500
	for range 20000 {
		if m.Over() {
			break
		}
		m.Update(1.0/60, 1280, 720)
		assert.False(t, m.Asking())
	}
	assert.True(t, m.Over())
	assert.Positive(t, m.Tally.Turns)
}
