package scenario_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

func rules(t testing.TB) *scenario.Rules {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	return scenario.NewRules(cat)
}

// start begins the game of a scenario.
func start(t testing.TB, text string) *keyforge.Game {
	t.Helper()
	table, err := scenario.Parse([]byte(text))
	require.NoError(t, err)
	r := rules(t)
	require.NoError(t, table.Complete(r))
	g, err := table.Start(r)
	require.NoError(t, err)
	again, err := json.Marshal(table)
	require.NoError(t, err)
	table, err = scenario.Parse(again)
	require.NoError(t, err)
	twin, err := table.Start(r)
	require.NoError(t, err)
	assert.Equal(t, g.Hash(), twin.Hash(), "what is written again is the same table")
	return g
}

func ids(g *keyforge.Game, side keyforge.Side, z card.Zone) []string {
	var list []string
	for _, c := range gametest.State(g).Players[side].Pile(z) {
		list = append(list, g.Catalogue().Card(gametest.State(g).Cards[c].Def).ID)
	}
	return list
}

// Cards are named by ID or title, in any case and with any punctuation.
func TestNames(t *testing.T) {
	r := rules(t)
	for _, name := range []string{"dust-imp", "Dust Imp", "dust imp", "DUST-IMP"} {
		id, err := r.ID(name)
		require.NoError(t, err)
		assert.Equal(t, "dust-imp", id)
	}
	_, err := r.ID("nobody")
	assert.EqualError(t, err, `no card is called "nobody"`)
}

// A list gives the houses, and what is mentioned nowhere fills the deck.
func TestFill(t *testing.T) {
	g := start(t, `{"house":"brobnar","seed":1,"players":[
		{"list":"onyx","fill":"rest of deck","line":["headhunter"],"hand":["anger"],"deck":["punch"]},
		{"line":[{"card":"Dust Imp","owner":1}]}]}`)
	p := &gametest.State(g).Players[0]
	assert.Equal(t, card.HouseSet(card.Brobnar, card.Dis, card.Shadows), p.Houses)
	deck := ids(g, 0, card.Deck)
	assert.Len(t, deck, 36-3, "36 cards less headhunter, anger and an imp that the opponent controls")
	assert.Equal(t, "punch", deck[len(deck)-1], "on top")
	assert.Equal(t, 36, len(deck)+3)
}

// Icons of houses stay on the cards of a deal and of a list that fills a deck (K24.3).
func TestHouseIconsOfDecks(t *testing.T) {
	icons := card.Icons{card.AmberIcon, card.HouseIcon(card.Ekwidon)}
	deal := keyforge.Deal{Houses: []card.House{card.Brobnar}, Alliance: true,
		Cards: []keyforge.DealtCard{{ID: "brunx-and-bongle", House: card.Brobnar, Icons: icons}}}
	d := scenario.DeckOf(&deal)
	assert.Equal(t, []string{"amber", "ekwidon"}, d.Cards[0].Icons)
	again, err := d.Deal()
	require.NoError(t, err)
	assert.Equal(t, deal, again)

	g := start(t, `{"house":"brobnar","seed":1,"players":[{"list":"halyard","fill":"rest of deck"},{}]}`)
	var both []card.Houses
	for _, c := range gametest.State(g).Players[0].Pile(card.Deck) {
		if g.Catalogue().Card(gametest.State(g).Cards[c].Def).ID == "brunx-and-bongle" {
			both = append(both, g.HousesOf(c))
		}
	}
	assert.Equal(t, []card.Houses{card.HouseSet(card.Brobnar, card.Ekwidon)}, both)
}

// A game starts at the given step: it forges, asks for a house, draws.
func TestSteps(t *testing.T) {
	g := start(t, `{"step":"forge","players":[{"amber":7,"keys":["blue"],"line":["dust-imp"]},{}]}`)
	assert.Equal(t, keyforge.ForForge, g.Question().Purpose)
	assert.Equal(t, uint8(keyforge.RedKey|keyforge.YellowKey), g.Question().Ways)
	g = start(t, `{"players":[{"line":["dust-imp","headhunter"]},{}]}`)
	assert.Equal(t, keyforge.ForHouse, g.Question().Purpose, "with no house it is chosen")
	g = start(t, `{"step":"draw","house":"dis","players":[{"chains":7,"deck":[{"card":"dust-imp","count":9}]},{"hand":["anger"]}]}`)
	assert.Len(t, ids(g, 0, card.Hand), 4, "K20.3: 7 chains keep back 2 cards")
	assert.Equal(t, keyforge.Side(1), gametest.State(g).Active)
	g = start(t, `{"first":true,"house":"dis","players":[{"hand":["dust-imp","dust-imp"],"now":{"discarded":1,"used":0}},{}]}`)
	assert.Equal(t, []keyforge.Command{{Verb: keyforge.RaiseTide}, {Verb: keyforge.EndTurn}}, g.Legal(nil),
		"K2.14: one card has been discarded")
}

// K17.12: lasting effects apply as if they had been begun.
func TestLasting(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[
		{"line":["headhunter"],"discard":[{"card":"warsong","label":"song"}]},{"line":["dust-imp"]}],
		"lasting":[{"of":"song"}]}`)
	require.Len(t, gametest.State(g).Lastings(), 1)
	_, err := g.Apply(keyforge.Command{Verb: keyforge.Fight, Card: 1}, nil)
	require.NoError(t, err)
	assert.EqualValues(t, 2, gametest.State(g).Players[0].Pool, "1 for fighting, 1 by Headhunter")
}

// K17.8: uses of this turn count.
func TestRuleOfSix(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"line":[{"card":"headhunter","uses":6},"headhunter"]},{}]}`)
	assert.Error(t, g.Check(keyforge.Command{Verb: keyforge.Reap, Card: 2}))
}

// An edit moves cards and sets numbers; the question follows.
func TestEdit(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[
		{"line":[{"card":"headhunter","upgrades":["blood-of-titans"]}],"hand":["punch"]},
		{"line":["dust-imp"],"deck":["anger","fear"]}]}`)
	_, err := g.Apply(keyforge.Command{Verb: keyforge.PlayCard, Card: 3}, nil)
	require.NoError(t, err)
	require.Equal(t, keyforge.AskCards, g.Question().Kind)
	amber, damage, place, yes := 4, 1, 0, true
	keys := scenario.Keys{"red"}
	edit := scenario.Edit{
		Cards: []scenario.CardEdit{{Card: 1, To: "hand"}, {Card: 4, Facts: scenario.Facts{Damage: &damage, Stunned: &yes,
			Counters: map[string]int{"power": 3}}}, {Card: 5, To: "hand"}, {Card: 2, To: "deck", Of: 2, Place: &place}},
		Players:   []scenario.PlayerEdit{{Side: 2, Standing: scenario.Standing{Amber: &amber, Keys: keys}}},
		Zones:     []scenario.ZoneEdit{{Side: 2, Zone: "archives", Cards: []int{6}}},
		Situation: scenario.Situation{Tide: "high"}, TideOf: 2,
	}
	require.NoError(t, edit.Apply(g))
	assert.Equal(t, []string{"headhunter"}, ids(g, 0, card.Hand))
	assert.Equal(t, []string{"blood-of-titans"}, ids(g, 1, card.Deck))
	assert.Len(t, ids(g, 1, card.Hand), 1)
	assert.Len(t, ids(g, 1, card.Archives), 1)
	assert.Equal(t, 5, g.Power(4))
	assert.True(t, g.TideHigh(1))
	assert.Equal(t, 1, gametest.State(g).Players[1].KeyCount())
	assert.Equal(t, keyforge.AskMain, g.Question().Kind, "one creature is left, so Punch asks no more")

	before := g.Hash()
	for _, bad := range []scenario.Edit{
		{Cards: []scenario.CardEdit{{Card: 99}}},
		{Cards: []scenario.CardEdit{{Card: 1, Facts: scenario.Facts{Damage: &damage}}}},
		{Cards: []scenario.CardEdit{{Card: 1, To: "limbo"}}},
		{Cards: []scenario.CardEdit{{Card: 2, To: "line"}}},
		{Players: []scenario.PlayerEdit{{Side: scenario.Monster, Standing: scenario.Standing{Amber: &amber}}}},
		{Zones: []scenario.ZoneEdit{{Side: 1, Zone: "hand", Cards: []int{1, 1}}}},
		{Situation: scenario.Situation{Tide: "low"}},
	} {
		assert.Error(t, bad.Apply(g), "%+v", bad)
		assert.Equal(t, before, g.Hash(), "a refused edit changes nothing")
	}
}

// An edit neither ends the game nor reaches a player who is not there.
func TestEditOfKeys(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"line":["troll"]},{}]}`)
	keys := scenario.Keys{"red", "blue", "yellow"}
	all := scenario.Edit{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Keys: keys}}}}
	assert.ErrorContains(t, all.Apply(g), "3")
	all.Players[0].Keys = keys[:2]
	assert.NoError(t, all.Apply(g))
	all.Players[0].Side = 3
	assert.Error(t, all.Apply(g))
}

// A card goes to a place in a pile, counted from its top, or to the bottom: among the others when
// it was there before.
func TestEditOfPlaces(t *testing.T) {
	for _, test := range []struct {
		card  string
		place int
		want  []string // from the bottom
	}{
		{"punch", 0, []string{"anger", "fear", "troll", "punch"}},
		{"punch", 1, []string{"anger", "fear", "punch", "troll"}},
		{"punch", 3, []string{"punch", "anger", "fear", "troll"}},
		{"punch", 9, []string{"punch", "anger", "fear", "troll"}},
		{"punch", -1, []string{"punch", "anger", "fear", "troll"}},
		{"troll", 0, []string{"anger", "fear", "troll"}},
		{"anger", 0, []string{"fear", "troll", "anger"}},
		{"anger", 1, []string{"fear", "anger", "troll"}},
		{"troll", 2, []string{"troll", "anger", "fear"}},
	} {
		g := start(t, `{"house":"brobnar","players":[{"hand":["punch"],"deck":["troll","fear","anger"]},{}]}`)
		slot := keyforge.Slot(1)
		for g.Catalogue().Card(g.Card(slot).Def).ID != test.card {
			slot++
		}
		e := scenario.Edit{Cards: []scenario.CardEdit{{Card: slot, To: "deck", Place: &test.place}}}
		require.NoError(t, e.Apply(g))
		assert.Equal(t, test.want, ids(g, 0, card.Deck), "%s to %d", test.card, test.place)
	}
}

// A zone is replaced by cards that are there, each named once; only those that lie in a pile or a
// line have one.
func TestEditOfZones(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"line":["headhunter"],"hand":["punch"]},{"deck":["anger","fear"]}]}`)
	before := g.Hash()
	for _, cards := range [][]int{{0}, {-1}, {5}, {100_000}, {2, 2}} {
		e := scenario.Edit{Zones: []scenario.ZoneEdit{{Side: 1, Zone: "hand", Cards: cards}}}
		require.ErrorContains(t, e.Apply(g), "is not there, or named twice", cards)
	}
	for _, z := range []scenario.ZoneEdit{{Side: 1, Zone: "attached"}, {Side: 1, Zone: "under"}, {Side: 0, Zone: "hand"},
		{Side: 3, Zone: "hand"}} {
		e := scenario.Edit{Zones: []scenario.ZoneEdit{z}}
		require.Error(t, e.Apply(g), z)
	}
	assert.Equal(t, before, g.Hash())
	e := scenario.Edit{Zones: []scenario.ZoneEdit{{Side: 1, Zone: "hand", Cards: []int{4, 1}}}}
	require.NoError(t, e.Apply(g))
	assert.Equal(t, []string{"anger", "headhunter"}, ids(g, 0, card.Hand))
	assert.Equal(t, []string{"punch"}, ids(g, 0, card.Purged), "what is replaced")
}

// An edit can set what happened this turn and before, at any question, and the
// rules that depend on it follow.
func TestEditOfWhatHappened(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"line":["headhunter"],"hand":["punch"]},{"line":["champion-anaphiel",{"card":"dust-imp"}]}]}`)
	six, yes, one := 6, true, 1
	keys := scenario.Keys{"red"}
	edit := scenario.Edit{
		Cards: []scenario.CardEdit{{Card: 1, Facts: scenario.Facts{Uses: &six}}, {Card: 2, Facts: scenario.Facts{Revealed: &yes}},
			{Card: 3, Facts: scenario.Facts{Spent: &one, Attacked: &yes, Entered: &yes}}},
		Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Now: map[string]int{"used": 6}, Houses: []string{"dis", "mars"}}},
			{Side: 2, Standing: scenario.Standing{Before: map[string]int{"stolen": 2}, ForgedBefore: keys, LastHouse: "logos"}}},
	}
	require.NoError(t, edit.Apply(g))
	assert.Error(t, g.Check(keyforge.Command{Verb: keyforge.Reap, Card: 1}), "K17.8: the rule of six")
	assert.True(t, g.Sees(1, 2))
	assert.EqualValues(t, 1, gametest.State(g).Cards[3].Spent)
	assert.True(t, gametest.State(g).Cards[3].Is(keyforge.Attacked|keyforge.PlayedNow))
	assert.EqualValues(t, 6, gametest.State(g).Acts)
	assert.EqualValues(t, 6, gametest.State(g).Players[0].Now[card.Used])
	assert.Equal(t, card.HouseSet(card.Dis, card.Mars), gametest.State(g).Players[0].Houses)
	assert.EqualValues(t, 2, gametest.State(g).Players[1].Before[card.Stolen])
	assert.EqualValues(t, keyforge.RedKey, gametest.State(g).Players[1].ForgedBefore)
	assert.Equal(t, card.Logos, gametest.State(g).Players[1].LastHouse)

	before, less, many := g.Hash(), -1, 300
	for _, bad := range []scenario.Edit{
		{Cards: []scenario.CardEdit{{Card: 1, Facts: scenario.Facts{Uses: &less}}}},
		{Cards: []scenario.CardEdit{{Card: 1, Facts: scenario.Facts{Plays: &many}}}},
		{Cards: []scenario.CardEdit{{Card: 4, Facts: scenario.Facts{Spent: &one}}}},
		{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Now: map[string]int{"danced": 1}}}}},
		{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Before: map[string]int{"used": 300}}}}},
		{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Houses: []string{"dos"}}}}},
	} {
		assert.Error(t, bad.Apply(g), "%+v", bad)
		assert.Equal(t, before, g.Hash(), "a refused edit changes nothing")
	}
}

// A copy in a position has the house and the bonus icons of what it copies.
func TestCopiesHaveTheHouse(t *testing.T) {
	g := start(t, `{"house":"dis","players":[{"line":[{"card":"headhunter","copyOf":"dust-imp"}],"artifacts":[{"card":"cannon","copyOf":"lash-of-broken-dreams"}]},{}]}`)
	assert.Equal(t, card.HouseSet(card.Dis), g.HousesOf(1))
	assert.NoError(t, g.Check(keyforge.Command{Verb: keyforge.Reap, Card: 1}))
	assert.NoError(t, g.Check(keyforge.Command{Verb: keyforge.UseAction, Card: 2}))
	g = start(t, `{"house":"brobnar","players":[{"line":[{"card":"headhunter","copyOf":"psychic-bug"}]},{}]}`)
	assert.Equal(t, card.AmberIcon, gametest.State(g).Cards[1].Icon(0))
	assert.Error(t, g.Check(keyforge.Command{Verb: keyforge.Reap, Card: 1}), "not of Brobnar any more")
}

// Cards nested endlessly in cards are refused before they are read.
func TestDeepTables(t *testing.T) {
	nested := func(n int) string {
		return `{"players":[{"line":` + strings.Repeat(`[{"card":"[{\"","under":`, n) + "[]" + strings.Repeat(`}]`, n) + `}]}`
	}
	_, err := scenario.Parse([]byte(nested(15)))
	require.NoError(t, err)
	for _, n := range []int{20, 4000, 1_000_000} {
		_, err = scenario.Parse([]byte(nested(n)))
		assert.ErrorContains(t, err, "more than 40 deep")
	}
}

// A table may have as many cards as a game can hold, in any number of piles, and not one more.
func TestMostCards(t *testing.T) {
	r := rules(t)
	begin := func(deck, discard int) error {
		table, err := scenario.Parse(fmt.Appendf(nil,
			`{"players":[{"deck":[{"card":"troll","count":%d}],"discard":[{"card":"anger","count":%d}]},{}]}`, deck, discard))
		require.NoError(t, err)
		_, err = table.Start(r)
		return err
	}
	require.NoError(t, begin(keyforge.MaxPile-1, 0), "a count of 0 is one card")
	require.NoError(t, begin(100, keyforge.MaxPile-100))
	for _, n := range [][2]int{{keyforge.MaxPile, 0}, {100, keyforge.MaxPile - 99}, {1, math.MaxInt}, {-1, 1}} {
		require.ErrorContains(t, begin(n[0], n[1]), "more than 159 cards, or fewer than none", n)
	}
	table, err := scenario.Parse(fmt.Appendf(nil, `{"players":[{"deck":[{"card":"troll","count":%d}]},{}]}`, keyforge.MaxPile))
	require.NoError(t, err)
	_, err = table.Start(r)
	require.NoError(t, err, "all of them in one pile")
}

// A name longer than any card's is refused at once, in a readable line.
func TestEndlessNames(t *testing.T) {
	r := rules(t)
	for _, name := range []string{strings.Repeat("ü", 1<<20), strings.Repeat("e\u0301", 1<<20), strings.Repeat("\u0301", 1<<20)} {
		for range 20 {
			_, err := r.ID(name)
			require.Error(t, err)
			assert.Less(t, len(err.Error()), 500)
		}
	}
}

// What a side begins with beyond a deck to draw from is written and read again, and refused where it is wrong.
func TestBeginsAreWritten(t *testing.T) {
	deal := keyforge.Deal{Cards: []keyforge.DealtCard{{ID: "anger"}, {ID: "troll"}}, Begins: keyforge.Begins{Amber: 2, Keys: 1,
		Cards: []keyforge.Placed{{Card: keyforge.DealtCard{ID: "troll"}, Zone: card.Archives},
			{Card: keyforge.DealtCard{ID: "anger", House: card.Dis}, Zone: card.Deck, Lent: true, As: card.Mars}}}}
	w := scenario.DeckOf(&deal)
	data, err := json.Marshal(w)
	require.NoError(t, err)
	var read scenario.Deck
	require.NoError(t, json.Unmarshal(data, &read))
	again, err := read.Deal()
	require.NoError(t, err)
	assert.Equal(t, deal, again)
	plain := scenario.DeckOf(&keyforge.Deal{Cards: deal.Cards})
	assert.Nil(t, plain.Begins, "nothing is written of nothing")
	for what, b := range map[string]scenario.Begins{
		"æmber": {Amber: -1}, "keys": {Keys: -1}, "a zone": {Cards: []scenario.Placed{{Zone: "moon"}}},
		"a house": {Cards: []scenario.Placed{{Zone: "deck", As: "moon"}}},
	} {
		w.Begins = &b
		_, err := w.Deal()
		assert.Error(t, err, what)
	}
}
