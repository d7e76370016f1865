package decks_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

func TestDecksAreFound(t *testing.T) {
	m, _ := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11), scenetest.OwnDeck(t, "Zebra", 12))
	assert.Equal(t, "Aardvark", m.Listed()[0])
	m.In.Typed = []rune("zeb")
	m.Frame()
	assert.Equal(t, []string{"Zebra"}, m.Listed())
	for range 3 {
		m.Press(widget.Backspace)
	}
	ofMars := 0
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		if slices.Contains(d.Houses[:], card.Mars) {
			ofMars++
		}
	}
	m.Click("deck-house", int(card.Mars))
	assert.Greater(t, len(m.Listed()), 5)
	assert.NotContains(t, m.Listed(), "Aardvark")
	assert.Contains(t, m.Words(), fmt.Sprintf("%d of %d decks", ofMars, 2+len(deck.Embedded())))
	m.Click("deck-set", 5)
	assert.Empty(t, m.Listed(), "Mars is no house of Dark Tidings")
	assert.Contains(t, m.Words(), "No deck matches")
	m.Click("deck-house", int(card.Mars))
	assert.Len(t, m.Listed(), 2)
	m.Click("deck-set", 0)
	m.Click("deck-star", 0)
	m.Click("deck-favourites", 0)
	assert.Equal(t, []string{"Aardvark"}, m.Listed())
	m.Click("deck-favourites", 0)
	m.Press(widget.Down)
	m.Frame()
	assert.NotContains(t, m.Words(), "⟨")
}

// The decks are found and viewed, and one of them is played.
func TestDecks(t *testing.T) {
	m, _ := scenetest.WithLibrary(t)
	m.Click("deck-search", 0)
	for _, r := range "mciver" {
		m.In.Typed = []rune{r}
		m.Frame()
	}
	require.Len(t, m.Listed(), 1)
	shown := 0
	for _, s := range m.Stack.Spots() {
		if s.What == "deck-card" && s.N >= 0 {
			shown++
		}
	}
	assert.Equal(t, 36, shown, "all cards of the deck are shown")
	m.Click("play-deck", 0)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("begin", 0)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name())
	m.Settle()
	assert.Equal(t, keyforge.AskYesNo, m.Table().Question().Kind)
}

// A title, a mark and a removal are kept, and a removal can be undone.
func TestDecksAreChanged(t *testing.T) {
	m, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11), scenetest.OwnDeck(t, "Abacus", 12))
	m.Stack.Settings.Confirm = true
	m.Click("rename", 0)
	m.Frame()
	m.Press(widget.SelectAll)
	m.In.Typed = []rune("Aaron")
	m.Frame()
	m.Press(widget.Enter)
	m.Until(func() bool { return strings.Contains(strings.Join(m.Listed(), "|"), "Aaron") })
	m.Until(func() bool { return assert.ObjectsAreEqual([]string{"Aaron", "Abacus"}, scenetest.DeckNames(t, l)) })
	m.Click("remove", 0)
	m.Click("cancel", 0)
	assert.Len(t, scenetest.DeckNames(t, l), 2)
	m.Click("remove", 0)
	m.Click("confirm", 0)
	m.Says("Aaron was removed")
	assert.Equal(t, []string{"Abacus"}, scenetest.DeckNames(t, l))
	m.Click("undo-remove", 0)
	m.Until(func() bool { return len(m.Listed()) > 0 && m.Listed()[0] == "Aaron" })
	assert.Len(t, scenetest.DeckNames(t, l), 2)
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// A deck of the library goes into a new adventure, also from the seat.
func TestDeckIsPlayed(t *testing.T) {
	d := scenetest.OwnDeck(t, "Aardvark", 11)
	m, _ := scenetest.WithLibrary(t, d)
	m.Click("deck", 0)
	m.Click("play-deck", 0)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Contains(t, m.Words(), "Aardvark")
	m.Click("players", 1)
	m.Click("choose-deck", 1)
	m.In.Typed = []rune("Aardvark")
	m.Until(func() bool { _, ok := m.Find("deck", 0); return ok })
	m.Click("deck", 0)
	m.Click("play-deck", 0)
	m.Click("begin", 0)
	m.Frame()
	require.Equal(t, "table", m.Stack.Top().Name())
	for side := range 2 {
		assert.Equal(t, card.HouseSet(d.Houses[:]...), m.Table().Board.Houses[side])
	}
	assert.Equal(t, "Aardvark", save.Setup(&m.Table().Story.Header).Decks[1].Name)
}

// unimplemented is a creature card that the program of [lacking] does not implement.
const unimplemented = "looter-goblin"

// lacking is a window with a library of those decks, in a program without a card.
func lacking(t testing.TB, decks ...*deck.Deck) (*scenetest.Mouse, *library.Library) {
	t.Helper()
	printed := cards.Printed()
	for _, a := range adventures.All() {
		printed = append(printed, a.Cards()...)
	}
	cat, err := keyforge.NewCatalogue(slices.DeleteFunc(printed, func(c program.Printed) bool { return c.Card.ID == unimplemented }))
	require.NoError(t, err)
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Catalogue, m.Stack.Cards.Catalogue = cat, cat
	m.OpenDecks(decks...)
	return m, m.Stack.Library
}

// A deck with cards that are not implemented says which, and cannot be played.
func TestDeckThatLacksCards(t *testing.T) {
	name := deck.Title(unimplemented)
	m, _ := lacking(t, scenetest.OwnDeck(t, "Aardvark", 0, func(d *deck.Deck) {
		for i := range 2 {
			d.Cards[i] = deck.Card{ID: unimplemented, House: card.Brobnar, Maverick: true}
		}
	}))
	words := m.Words()
	assert.Contains(t, words, "2 cards not implemented")
	assert.Contains(t, words, name+" ×2")
	play := m.MustFind("play-deck", 0)
	assert.False(t, play.Enabled)
	assert.Contains(t, play.Why, "2 cards")
	m.Press(widget.Enter)
	m.Frame()
	assert.Equal(t, "decks", m.Stack.Top().Name())
	m.Point("deck-card", 0)
	m.Frames(2)
	assert.Contains(t, m.Words(), m.Stack.T("not-implemented"))
	m.Click("deck-playable", 0)
	assert.NotContains(t, m.Listed(), "Aardvark")
}

// Unknown bonus icons are shown as such, and can be entered.
func TestOpenIconsAreEntered(t *testing.T) {
	unknown := func(d *deck.Deck) { d.Cards[4].Icons = []card.Icon{deck.UnknownIcon} }
	m, l := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 11, unknown))
	assert.Contains(t, m.Words(), "bonus icons unknown")
	m.Click("deck-card", 4)
	m.Frame()
	require.Equal(t, "deck-card", m.Stack.Top().Name())
	m.Click("icon", int(card.DrawIcon))
	icons := func() []card.Icon {
		all, _, err := l.Load()
		require.NoError(t, err)
		return all[0].Deck.Cards[4].Icons
	}
	m.Until(func() bool { return len(icons()) == 1 && icons()[0] == card.DrawIcon })
	m.Frames(3)
	m.Click("icon", int(card.DiscardIcon))
	m.Until(func() bool { return len(icons()) == 2 && icons()[1] == card.DiscardIcon })
	m.Click("card-right", 0)
	m.Press(widget.Escape)
	m.Frame()
	assert.NotContains(t, m.Words(), "bonus icons unknown")
}

// A copy of a deck that comes with the program stands beside it. Whatever was searched for,
// the deck that was imported is chosen.
func TestCopiesHideNothing(t *testing.T) {
	m, l := scenetest.WithLibrary(t)
	m.Stack.Settings.Confirm = true
	for i, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		m.In.Typed = []rune("nothing is called so")
		m.Frame()
		require.Empty(t, m.Listed())
		decks.Drop(m.Stack, []library.Source{library.Text("copy", d.JSON())})
		m.Says("New: " + d.Name)
		m.Click("import-these", 0)
		m.Says("Added: " + d.Name)
		m.Click("close", 0)
		m.Until(func() bool { return len(m.Listed()) > 0 && m.Stack.Collection.Fresh() })
		require.Len(t, scenetest.DeckNames(t, l), i+1)
		m.Click("remove", 0) // the chosen one
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("remove-sure", d.Name))
		m.Click("cancel", 0)
		m.In.Typed = []rune(d.Name)
		m.Frame()
		assert.Equal(t, []string{d.Name, d.Name}, m.Listed())
		assert.Contains(t, m.Words(), "comes with the game")
		for range d.Name {
			m.Press(widget.Backspace)
		}
	}
}

// A game that was won is in the record of its deck.
func TestRecordOfADeck(t *testing.T) {
	d := scenetest.OwnDeck(t, "Aardvark", 11)
	m, _ := scenetest.WithLibrary(t, d)
	require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: "1", Difficulty: "hard", Won: true, Undo: replay.UndoNone,
		Decks: []string{d.ListKey()}}))
	m.Press(widget.Escape)
	m.Frame()
	m.Click("decks", 0)
	m.Says("won 1 of 1")
	assert.Contains(t, m.Words(), "Hard: won 1 of 1 · without free undo: 1 of 1")
}

// The list fits, even with many decks, long names and large type.
func TestDecksFit(t *testing.T) {
	var many []*deck.Deck
	for i := range 60 {
		many = append(many, scenetest.OwnDeck(t, fmt.Sprintf("The Extraordinarily Long-Winded Deck Number %d of Somewhere Far Away", i), 10+i))
	}
	many = append(many, scenetest.OwnDeck(t, "A lacking deck", 0, func(d *deck.Deck) {
		for i := range 12 {
			d.Cards[i] = deck.Card{ID: unimplemented, House: card.Brobnar, Maverick: true}
		}
	}))
	m, _ := lacking(t, many...)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, {1280, 1024}} {
		for _, text := range []int{80, 100, 150} {
			m.Stack.Settings.Text = text
			m.In.W, m.In.H = size[0], size[1]
			m.In.Mouse.X = -10
			m.Frames(3)
			for _, n := range []int{0, 1} {
				m.Click("deck", n)
				m.In.Mouse.X = -10
				m.Frames(3)
				t.Run(fmt.Sprintf("%v/%d/%d", size, text, n), func(t *testing.T) { m.WordsFit(t) })
			}
		}
	}
}

// The lists make no garbage while nothing changes in them.
func TestListsMakeNoGarbage(t *testing.T) {
	m := scenetest.Keeping(t, t.TempDir())
	m.Begin()
	m.Turns(3, 5)
	require.NoError(t, m.Stack.Leave())
	again := scenetest.Keeping(t, m.Stack.Games)
	again.Stack.Gallery = art.NewGallery(art.Budget).AtOnce()
	again.Click("games", 0)
	again.Looked()
	require.Contains(t, again.Words(), "today")
	idle := func() float64 {
		again.Frames(30)
		return testing.AllocsPerRun(20, func() { again.Stack.Update(again.In) })
	}
	assert.Zero(t, idle(), "games")
	again.Press(widget.Escape)
	again.Frame()
	var many []*deck.Deck
	for i := range 60 {
		many = append(many, scenetest.OwnDeck(t, fmt.Sprintf("Deck %d", i), 10+i))
	}
	again.OpenDecks(many...)
	assert.Zero(t, idle(), "decks")
	again.In.Wheel = -8
	again.Frame()
	again.In.Wheel = 0
	assert.Zero(t, idle(), "further down")
	again.Point("deck-card", 4)
	assert.Zero(t, idle(), "a card beside")
}

// The face of a deck is marked with what it has beaten; pointed at, the mark says so, and
// the page of the deck says how fast.
func TestDecksAreMarkedWithWhatTheyBeat(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	ladder := adventure.Ladder(m.Stack.Adventure)
	m.Beats(deck.Embedded()[1], ladder[1], ladder[4])
	d, err := deck.Named(deck.Embedded()[1])
	require.NoError(t, err)
	require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: "lost", Boss: m.Stack.Adventure.Boss(),
		Difficulty: ladder[0], Undo: "free", Decks: []string{d.ListKey()}}))
	m.Stack.ReadDecks()
	m.Click("decks", 0)
	m.Until(func() bool { return m.Stack.Collection.Loaded })
	m.Search(deck.Embedded()[2])
	_, ok := m.Find("deck-beaten", 0)
	assert.False(t, ok, "that deck has beaten nothing")
	m.Search(deck.Embedded()[1])
	assert.Contains(t, m.Words(), m.Stack.T("won-of", 2, 3))
	m.Point("deck-beaten", 0)
	m.Frames(40)
	assert.Contains(t, m.Words(), m.Stack.T("beaten-at", m.Stack.T("difficulty-easy")+", "+m.Stack.T("difficulty-storm")))
	m.Click("deck", 0)
	m.Frames(3)
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, m.Stack.T("record-fastest", m.Stack.T("difficulty-storm"), 1, 1, 29))
	next := m.Stack.T("records-rung", m.Stack.T("difficulty-long-night"), m.Stack.T("flight-alone"))
	assert.Contains(t, words, m.Stack.T("ladder-is", 5, 3*len(ladder))+" · "+m.Stack.T("records-next-is", next))
}

// A search finds decks by a card in them, too, in either language, after those with that
// name; the card is marked.
func TestDecksAreFoundByTheirCards(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	m.OpenDecks(scenetest.OwnDeck(t, "Mother of Storms", 0), scenetest.OwnDeck(t, "Short", 1))
	shown := func(text string) (names []string) {
		for range 60 {
			m.Press(widget.Backspace)
		}
		m.In.Typed = []rune(text)
		m.Frames(3)
		for _, s := range m.Stack.Spots() {
			if s.What == "deck" {
				names = append(names, s.Label)
			}
		}
		return names
	}
	all := len(shown(""))
	mother := shown("mother")
	require.Greater(t, len(mother), 1)
	assert.Contains(t, mother[0], "Mother of Storms", "it has no such card")
	chief := shown("вожак банды")
	require.NotEmpty(t, chief)
	assert.Less(t, len(chief), all)
	assert.Equal(t, chief, shown("Ganger Chieftain"))
	assert.Empty(t, shown("xyzzy"))
}

// Only the sets of the decks that are there can be asked for.
func TestSetsOfTheDecksThere(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	old := scenetest.OwnDeck(t, "Aardvark", 0)
	old.Set = "UC22"
	m.OpenDecks(old)
	assert.Contains(t, m.Words(), "DT")
	assert.NotContains(t, m.Words(), "VM24")
	assert.Contains(t, m.Words(), "UC22")
}

// A card of a deck fits the window, with everything beside it, even if the screen behind it is
// scrolled.
func TestCardIsReadWhereItIsScrolled(t *testing.T) {
	window := layout.Rect{W: scenetest.Phone[0], H: scenetest.Phone[1]}
	for _, text := range []int{100, 150} {
		for n := range deck.Embedded() {
			set := scenetest.AtOnce
			set.Text = text
			m := scenetest.New(t, set)
			m.In.W, m.In.H = scenetest.Phone[0], scenetest.Phone[1]
			m.OpenDecks(scenetest.OwnDeck(t, "Aardvark", n))
			for _, s := range slices.Clone(m.Stack.Spots()) {
				if s.What != "deck-card" {
					continue
				}
				m.Point(s.What, s.N)
				m.Frames(2)
				ops := m.Stack.Picture().Ops
				large := slices.IndexFunc(ops, func(op paint.Op) bool { return op.Text == s.Label && op.Face == paint.Display })
				require.GreaterOrEqual(t, large, 0)
				for _, op := range ops[large:] {
					if op.Kind == paint.Words {
						assert.True(t, scenetest.Box(&op).Within(window), "%d: %s: %s", text, s.Label, op.Text)
					}
				}
			}
		}
	}
}

// Filters as large as fingers would leave no room for the list on a phone: they take its place.
func TestFiltersOnAPhone(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Touching(scenetest.Phone)
	m.OpenDecks(scenetest.OwnDeck(t, "Aardvark", 11))
	all := len(m.Listed())
	assert.GreaterOrEqual(t, all, 3, "some decks in sight")
	_, shown := m.Find("deck-house", int(card.Mars))
	assert.False(t, shown)
	m.Click("deck-filters", 0)
	assert.Empty(t, m.Listed())
	m.Click("deck-house", int(card.Mars))
	m.Click("deck-favourites", 0)
	assert.Contains(t, m.Words(), "Filters · 2")
	assert.Contains(t, m.Words(), "No deck matches")
	m.Click("deck-favourites", 0)
	m.Click("deck-filters", 0)
	assert.Contains(t, m.Words(), "Filters · 1")
	assert.NotEmpty(t, m.Listed())
	for _, b := range m.Stack.Collection.All {
		if slices.Contains(m.Listed(), b.Name()) {
			assert.Contains(t, b.Deck.Houses, card.Mars)
		}
	}
}
