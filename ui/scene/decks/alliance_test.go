package decks_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// allied is a window in which an alliance of decks of the set of a deck begins.
func allied(t *testing.T, like string, own ...*deck.Deck) *scenetest.Mouse {
	t.Helper()
	m, _ := scenetest.WithLibrary(t, own...)
	m.Search(like)
	m.Click("alliance", 0)
	m.Frames(2)
	require.Equal(t, "alliance", m.Stack.Top().Name())
	return m
}

// pod is where a house of an embedded deck stands in the list of an alliance, once that is searched for.
func pod(m *scenetest.Mouse, like string, h card.House) widget.Spot {
	m.T.Helper()
	d, err := deck.Named(like)
	require.NoError(m.T, err)
	return podOf(m, d.Name, h)
}

func podOf(m *scenetest.Mouse, name string, h card.House) widget.Spot {
	m.T.Helper()
	m.Click("alliance-search", 0)
	m.Press(widget.SelectAll)
	m.In.Typed = []rune(name)
	m.Frames(3)
	label := name + ": " + m.Stack.Language.House(h)
	for _, s := range m.Stack.Spots() {
		if s.What == "pod" && s.Label == label {
			return s
		}
	}
	require.Fail(m.T, "no pod "+label)
	return widget.Spot{}
}

// takes chooses a house of a deck.
func takes(m *scenetest.Mouse, like string, h card.House) {
	m.T.Helper()
	s := pod(m, like, h)
	require.Empty(m.T, s.Why)
	m.Click("pod", s.N)
	m.Frames(2)
}

// K34.1: an alliance is made of houses of decks of one set, is kept, and is played.
func TestAllianceIsMade(t *testing.T) {
	m := allied(t, "halyard")
	assert.Contains(t, m.Words(), "Choose three houses of two or three decks of AS.")
	assert.NotContains(t, m.Words(), "Harrow", "a deck of another set")
	make := func() widget.Spot { return m.MustFind("alliance-make", 0) }
	assert.Equal(t, "Choose 3 more houses", make().Why)
	takes(m, "halyard", card.Skyborn)
	takes(m, "nimbus", card.Dis)
	assert.Equal(t, "Choose 1 more house", make().Why)
	takes(m, "nimbus", card.Logos)
	require.Empty(t, make().Why)
	assert.Contains(t, m.Words(), "Alliance of Skyborn, Dis and Logos", "a name is proposed")
	m.Click("alliance-make", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "decks" && m.Stack.Collection.Fresh() })
	m.Frames(3)
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, "Alliance of Skyborn, Dis and Logos was added.")
	assert.Contains(t, words, "Alliance of Skyborn (Skipper Halyard")
	all, _, err := m.Stack.Library.Load()
	require.NoError(t, err)
	require.Len(t, all, 1)
	assert.Contains(t, all[0].Deck.PodOf(card.Skyborn), "Skipper Halyard")
	again := scenetest.New(t, scenetest.AtOnce) // after a restart
	again.Stack.OpenLibrary(m.Stack.Library.Dir())
	again.Stack.ReadDecks()
	again.Click("decks", 0)
	again.Says("Alliance of Skyborn (Skipper Halyard")
	m.Click("play-deck", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, "table", m.Stack.Top().Name())
}

// What rules of alliances forbid is dimmed, and says why (K34.1).
func TestAllianceSaysWhyNot(t *testing.T) {
	m := allied(t, "argus")
	takes(m, "argus", card.Logos)
	assert.Empty(t, pod(m, "argus", card.Logos).Why, "it can be given back")
	assert.Equal(t, "House Logos is chosen already", pod(m, "dezing", card.Logos).Why)
	takes(m, "argus", card.Sanctum)
	assert.Equal(t, "That would be the deck itself: choose one house of another", pod(m, "argus", card.Untamed).Why)
	takes(m, "dezing", card.Untamed)
	assert.Equal(t, "Three houses are chosen: give one back first", pod(m, "entropist", card.Mars).Why)
	m.Click("pod-back", 1)
	m.Frames(2)
	assert.Empty(t, pod(m, "entropist", card.Mars).Why)
	m.Click("pod", pod(m, "argus", card.Logos).N)
	m.Frames(2)
	assert.Equal(t, "Choose 2 more houses", m.MustFind("alliance-make", 0).Why)
	takes(m, "entropist", card.Mars)
	assert.Contains(t, m.MustFind("pod-back", 0).Label, "Give it back")
	assert.Contains(t, m.Words(), "Mars", "it has the first free place")
}

// A house in the list has the sums of its own cards, and the name that is proposed is nobody's.
func TestAllianceSumsUpHouses(t *testing.T) {
	taken := scenetest.OwnDeck(t, "Alliance of Skyborn, Dis and Logos", 0, func(*deck.Deck) {})
	m := allied(t, "halyard", taken)
	skyborn := pod(m, "halyard", card.Skyborn)
	halyard, err := deck.Named("halyard")
	require.NoError(t, err)
	sums := library.TotalsOfHouse(halyard, card.Skyborn)
	var shown []string
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && scenetest.Box(&op).Within(skyborn.Rect) {
			shown = append(shown, op.Text)
		}
	}
	assert.Equal(t, []string{widget.Number(sums.Amber), widget.Number(sums.Creatures), widget.Number(sums.Artifacts)}, shown)
	takes(m, "halyard", card.Skyborn)
	takes(m, "nimbus", card.Dis)
	takes(m, "nimbus", card.Logos)
	assert.Contains(t, m.Words(), "Alliance of Skyborn, Dis and Logos 2")
}

// K34.5: restricted cards are named.
func TestAllianceNamesRestrictedCards(t *testing.T) {
	with := func(name string, n int, ids ...string) *deck.Deck {
		return scenetest.OwnDeck(t, name, n, func(d *deck.Deck) {
			d.Set = "AoA"
			for i, id := range ids {
				d.Cards[12*i+1] = deck.Card{ID: id, House: d.Houses[i], Maverick: true}
			}
		})
	}
	m := allied(t, "barker", with("Aardvark", 0, "key-abduction", "heart-of-the-forest"), with("Abacus", 1, "key-abduction"))
	m.Click("pod", podOf(m, "Aardvark", card.Brobnar).N)
	m.Frames(2)
	assert.Contains(t, podOf(m, "Aardvark", card.Dis).Why, "Key Abduction and Heart of the Forest are both restricted")
	assert.Contains(t, podOf(m, "Abacus", card.Logos).Why, "Key Abduction is restricted to one copy")
	m.Point("pod", podOf(m, "Aardvark", card.Dis).N)
	m.Frames(3)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), "are both restricted")
}

// K34.3: with another token card the same houses are another alliance; with the same they are there already.
func TestAllianceWithAnotherTokenIsAnother(t *testing.T) {
	m := allied(t, "harrow")
	three := func() {
		takes(m, "harrow", card.Mars)
		takes(m, "tesk", card.Ekwidon)
		takes(m, "tesk", card.Saurian)
	}
	three()
	m.Press(widget.Enter)
	m.Until(func() bool { return m.Stack.Top().Name() == "decks" })
	m.Search("harrow")
	m.Click("alliance", 0)
	m.Frames(2)
	three()
	assert.NotEmpty(t, m.MustFind("alliance-make", 0).Why, "it is there")
	m.Click("alliance-extras", 1)
	m.Frames(2)
	assert.Empty(t, m.MustFind("alliance-make", 0).Why)
}

// K34.3: an alliance of decks with token cards has one of them, that of the first unless another is chosen.
func TestAllianceHasTokenOfADeck(t *testing.T) {
	for other, token := range map[bool]string{false: "rebel", true: "scholar"} {
		m := allied(t, "harrow")
		takes(m, "harrow", card.Mars)
		takes(m, "tesk", card.Ekwidon)
		takes(m, "tesk", card.Saurian)
		assert.Contains(t, m.Words(), "Rebel")
		assert.Contains(t, m.Words(), "Scholar")
		if other {
			m.Click("alliance-extras", 1)
			m.Frames(2)
		}
		m.Press(widget.Enter)
		m.Until(func() bool { return m.Stack.Top().Name() == "decks" })
		all, _, err := m.Stack.Library.Load()
		require.NoError(t, err)
		assert.Equal(t, token, all[0].Deck.Token)
	}
}

// A name of the player's own is taken; the same alliance is not made twice, nor does its name take away
// another's; an error keeps what was chosen.
func TestAllianceIsNamed(t *testing.T) {
	m := allied(t, "halyard")
	three := func() {
		takes(m, "halyard", card.Skyborn)
		takes(m, "nimbus", card.Dis)
		takes(m, "nimbus", card.Logos)
	}
	three()
	m.Click("alliance-name", 0)
	m.In.Typed = []rune("Sky above")
	m.Frame()
	m.Press(widget.Enter)
	m.Until(func() bool { return m.Stack.Top().Name() == "decks" && m.Stack.Collection.Fresh() })
	assert.Equal(t, []string{"Sky above"}, scenetest.DeckNames(t, m.Stack.Library))
	m.Frames(3)
	m.Click("alliance", 0)
	m.Frames(2)
	three()
	assert.Equal(t, "The deck Sky above has these cards already", m.MustFind("alliance-make", 0).Why)
	m.Click("pod-back", 0)
	m.Frames(2)
	takes(m, "halyard", card.Brobnar)
	dir := m.Stack.Library.Dir()
	require.NoError(t, os.Rename(dir, dir+"-away"))
	require.NoError(t, os.WriteFile(dir, nil, 0o600))
	m.Click("alliance-make", 0)
	m.Until(func() bool { return len(m.WordsIn(theme.Danger)) > 0 })
	require.Equal(t, "alliance", m.Stack.Top().Name())
	require.NoError(t, os.Remove(dir))
	require.NoError(t, os.Rename(dir+"-away", dir))
	m.Click("alliance-make", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "decks" })
	assert.ElementsMatch(t, []string{"Sky above", "Alliance of Brobnar, Dis and Logos"}, scenetest.DeckNames(t, m.Stack.Library))
}

// The house that is pointed at is shown in the first free column, as long as it is pointed at; a card there is
// read as on the page of its deck.
func TestAllianceShowsWhatIsPointedAt(t *testing.T) {
	m := allied(t, "halyard")
	m.Point("pod", pod(m, "nimbus", card.Dis).N)
	m.Frames(3)
	assert.Contains(t, m.Words(), "Suspendamander")
	m.In.Mouse.X = -10
	m.Frames(3)
	assert.NotContains(t, m.Words(), "Suspendamander")
	takes(m, "nimbus", card.Dis)
	m.Click("alliance-card", 11)
	m.Frame()
	assert.Equal(t, "deck-card", m.Stack.Top().Name())
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "alliance", m.Stack.Top().Name())
}

// An alliance comes back from its exported list with the decks that it is of.
func TestAllianceIsExportedAndImported(t *testing.T) {
	halyard, err := deck.Named("halyard")
	require.NoError(t, err)
	nimbus, err := deck.Named("nimbus")
	require.NoError(t, err)
	d, err := deck.Alliance("Sky above", [deck.Houses]deck.Pod{{Deck: halyard, House: card.Skyborn}, {Deck: nimbus, House: card.Dis},
		{Deck: nimbus, House: card.Logos}}, nil)
	require.NoError(t, err)
	for _, text := range []string{string(d.JSON()), d.Plain()} {
		m, _ := scenetest.WithLibrary(t)
		decks.Drop(m.Stack, []library.Source{library.Text("a", []byte(text))})
		m.Says("New: Sky above")
		m.Click("import-these", 0)
		m.Says("Added: Sky above")
		m.Click("close", 0)
		m.Until(m.Stack.Collection.Fresh)
		m.Frames(3)
		words := strings.ReplaceAll(m.Words(), "\n", " ")
		assert.Contains(t, words, "Skyborn ("+halyard.Name+")")
		m.Click("alliance", 0)
		m.Frames(2)
		for _, s := range m.Stack.Spots() {
			assert.NotContains(t, s.Label, "Sky above: ", "an alliance gives no houses")
		}
	}
}

// Without another deck of the set there is no alliance, and the button says so.
func TestAllianceNeedsDecksOfOneSet(t *testing.T) {
	m, _ := scenetest.WithLibrary(t, scenetest.OwnDeck(t, "Aardvark", 0, func(d *deck.Deck) { d.Set = "UC22" }))
	m.Click("deck", 0)
	assert.Contains(t, m.MustFind("alliance", 0).Why, "no other of UC22")
}

// By keys alone, and by a gamepad, an alliance is made; arrows lead from house to house, past a search for nothing.
func TestAllianceByKeys(t *testing.T) {
	for name, by := range map[string]func(*scenetest.Mouse){
		"keys": func(m *scenetest.Mouse) { m.Keys = true }, "gamepad": (*scenetest.Mouse).ByGamepad,
	} {
		t.Run(name, func(t *testing.T) {
			m := allied(t, "halyard")
			m.In.Mouse.X = -10
			by(m)
			m.TabTo("pod", 0)
			m.Press(widget.Right)
			assert.Equal(t, widget.ID{What: "pod", N: 1}, m.Stack.Pointed())
			m.Press(widget.Down)
			assert.Equal(t, widget.ID{What: "pod", N: 4}, m.Stack.Pointed())
			m.Press(widget.Left)
			assert.Equal(t, widget.ID{What: "pod", N: 3}, m.Stack.Pointed())
			for _, pod := range []int{3, 1, 5} {
				m.Click("pod", pod)
				m.Frames(2)
			}
			m.Click("pod", 1) // given back
			m.Frames(2)
			assert.Equal(t, "Choose 1 more house", m.MustFind("alliance-make", 0).Why)
			m.Click("pod", 2)
			m.Frames(2)
			m.Click("alliance-make", 0)
			m.Until(func() bool { return m.Stack.Top().Name() == "decks" })
			assert.Len(t, scenetest.DeckNames(t, m.Stack.Library), 1)
			m.Click("alliance", 0)
			m.Frames(2)
			m.Press(widget.Escape)
			m.Frame()
			assert.Equal(t, "decks", m.Stack.Top().Name())
		})
	}
}
