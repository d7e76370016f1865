package shards_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// parse reads an edit as JSON.
func parse(t *testing.T, text string) *shards.Edit {
	t.Helper()
	e := &shards.Edit{}
	require.NoError(t, json.Unmarshal([]byte(text), e), text)
	return e
}

// The edit of a game makes any other of the same options that game, even one that is still set up: it goes on in the same way.
func TestEditOfAGameMakesItAgain(t *testing.T) {
	cat, laid := gametest.Catalogue(t), map[string]int{}
	for name, o := range variants() {
		g, err := shards.New(cat, o, 5)
		require.NoError(t, err)
		other, err := shards.New(cat, o, 6)
		require.NoError(t, err)
		r := rand.New(rand.NewPCG(5, 5))
		for step := 0; !g.Over() && step < 1500; step++ {
			require.NoError(t, g.Do(pick(r, g.Legal(nil))))
			if step%5 != 0 || g.Over() || g.Question().Kind != shards.AskMain {
				continue
			}
			e, err := shards.EditOf(g)
			require.NoError(t, err)
			text, err := json.Marshal(e)
			require.NoError(t, err)
			require.NoError(t, parse(t, string(text)).Change(other), string(text))
			require.Equal(t, g.Hash(), other.Hash(), name)
			laid[name]++
			for range r.IntN(12) {
				if g.Over() {
					break
				}
				c := pick(r, g.Legal(nil))
				require.NoError(t, g.Do(c))
				require.NoError(t, other.Do(c))
				require.Equal(t, g.Hash(), other.Hash(), name)
			}
		}
		assert.Positive(t, laid[name], name)
	}
}

// edited is a game against Nemesis, or of two, that is changed.
func edited(t *testing.T, o shards.Options, text string) *gametest.Table {
	t.Helper()
	g, err := shards.New(gametest.Catalogue(t), o, 1)
	require.NoError(t, err)
	require.NoError(t, parse(t, text).Change(g))
	whole(t, g)
	return &gametest.Table{T: t, Game: g}
}

func duel() shards.Options { return shards.Options{Seats: 2, Future: true} }

// Everything that is named lies where it is said, those at the top first, and nothing else has moved.
func TestEdit(t *testing.T) {
	g := edited(t, duel(), `{"turn":2,"turns":8,"row":["axia",{},"portal-monk"],"centre":["nil-assassin","data-heretic"],"banished":["axia"],
		"lasting":[{"effect":"power-for-health","n":1}],"seats":[{"seat":2,"leader":"tetra","health":31,"mastery":12,"crystals":4,"power":6,
		"focused":true,"relic":true,"deck":["blaster","crystal"],"hand":["axia","axia","axia"],"discard":["spore-cleric","crystal"],
		"inPlay":[{"card":"evokatus","used":true},"optio-crusher"],"relics":["entropic-talons"]},{"seat":1,"leader":"volos","health":9}]}`)
	me := g.Side(1)
	assert.Equal(t, []any{shards.Seat(1), 8}, []any{g.Asked(), g.Turn()})
	assert.Equal(t, "crystal blaster", g.IDs(&me.Deck))
	assert.Equal(t, "axia axia axia", strings.TrimSpace(g.IDs(&me.Hand)))
	assert.Equal(t, "crystal spore-cleric", g.IDs(&me.Discard))
	assert.Equal(t, "evokatus optio-crusher", g.IDs(&me.InPlay))
	assert.Equal(t, "data-heretic nil-assassin", g.IDs(&g.State().Centre))
	assert.Equal(t, "axia", g.IDs(&g.State().Banished))
	assert.Equal(t, []string{"axia", "", "portal-monk"}, []string{g.Card(g.State().Row[0]).ID, "", g.Card(g.State().Row[2]).ID})
	assert.Zero(t, g.State().Row[1])
	assert.Equal(t, []int32{31, 12, 4, 6}, []int32{me.Health, me.Mastery, me.Crystals, me.Power})
	assert.Equal(t, []string{"tetra", "volos"}, []string{g.Leader(1).ID, g.Leader(0).ID})
	assert.Equal(t, int32(9), g.Side(0).Health)
	assert.Equal(t, 5, g.Side(0).Hand.Len(), "of the other only what is said has changed")
	assert.Equal(t, "entropic-talons", g.Card(me.Relics[0]).ID)
	for _, c := range me.Hand.Cards() {
		assert.True(t, g.Sees(1, c))
		assert.False(t, g.Sees(0, c))
	}
	assert.True(t, g.Can("attack optio-crusher") == false && g.Can("play axia") && g.Can("recruit portal-monk"))
	assert.False(t, g.Can("focus"), "the leader is exhausted")
	assert.False(t, g.Can("activate evokatus"))
	g.Give("play axia")
}

// Who is out has no cards left.
func TestEditPutsOut(t *testing.T) {
	g := edited(t, shards.Options{Seats: 3, Future: true}, `{"turn":1,"seats":[{"seat":2,"health":0,"out":true}]}`)
	assert.Zero(t, g.Side(1).Deck.Len()+g.Side(1).Hand.Len())
	g.Give("end")
	assert.Equal(t, shards.Seat(2), g.Asked())
}

// In the main phase a change leaves the turn as it is; what is not named stays.
func TestEditWithinATurn(t *testing.T) {
	g := edited(t, duel(), `{"turn":1,"seats":[{"seat":1,"hand":["crystal","blaster"]}]}`)
	g.Give("play crystal")
	require.NoError(t, parse(t, `{"seats":[{"seat":1,"crystals":9}]}`).Change(g.Game))
	assert.Equal(t, "crystal", g.IDs(&g.State().Played))
	assert.Equal(t, "blaster", g.IDs(&g.Side(0).Hand))
	assert.Equal(t, int32(9), g.Side(0).Crystals)
	g.Give("play blaster", "end")
}

// A card that is named is taken from the centre deck while it has one, so that there are no more of it than before.
func TestEditTakesCardsFromTheCentreDeck(t *testing.T) {
	count := func(g *gametest.Table, id string) (n int) {
		for c := shards.Slot(1); c < shards.MaxCards; c++ {
			if zone, _ := g.Where(c); zone != shards.Out && g.Card(c).ID == id {
				n++
			}
		}
		return n
	}
	g := edited(t, duel(), `{"turn":1}`)
	centre := g.State().Centre.Len()
	before := count(g, "axia")
	g = edited(t, duel(), `{"turn":1,"seats":[{"seat":1,"hand":["axia"]}]}`)
	assert.Equal(t, before, count(g, "axia"))
	assert.Equal(t, centre-1, g.State().Centre.Len())
	g = edited(t, duel(), `{"turn":1,"centre":[],"seats":[{"seat":1,"hand":["axia","axia"]}]}`)
	assert.Zero(t, g.State().Centre.Len())
	assert.Equal(t, 2, g.Side(0).Hand.Len())
}

// The clocks of Nemesis can be set, and her turn can begin.
func TestEditOfNemesis(t *testing.T) {
	o := shards.Options{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}
	g := edited(t, o, `{"turn":2,"centre":["nil-assassin","data-heretic","axia","axia","axia","axia","axia","axia","axia"],
		"seats":[{"seat":2,"leader":"tetra","health":17,"mastery":26,"inPlay":["evokatus"]},{"seat":1,"leader":"volos","health":40}]}`)
	assert.Equal(t, int32(17), g.Side(1).Health)
	assert.Equal(t, shards.Seat(0), g.Asked(), "her turn is over, or somebody decides for her")
	var kinds []shards.EventKind
	for _, e := range g.Happened() {
		kinds = append(kinds, e.Kind)
	}
	assert.Contains(t, kinds, shards.CardRevealed, "what happens is told")
}

// What cannot be is refused with the reason, and changes nothing.
func TestImpossibleEdits(t *testing.T) {
	nemesis := shards.Options{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}
	for text, why := range map[string]string{
		`{"turn":3}`:                                                        "there is no seat 3: use 1 to 2",
		`{"seats":[{"seat":0}]}`:                                            "there is no seat 0: use 1 to 2",
		`{"seats":[{"seat":1,"hand":["nobody"]}]}`:                          `no card is called "nobody"`,
		`{"seats":[{"seat":1,"hand":["tetra"]}]}`:                           `no card is called "tetra"`,
		`{"seats":[{"seat":1,"leader":"axia"}]}`:                            `"axia" is no leader`,
		`{"seats":[{"seat":1,"relics":["axia"]}]}`:                          `"axia" is no relic`,
		`{"seats":[{"seat":1,"health":51}]}`:                                "health cannot be 51: use 0 to 50",
		`{"seats":[{"seat":1,"mastery":-1}]}`:                               "mastery cannot be -1: use 0 to 30",
		`{"seats":[{"seat":2,"mastery":30}]}`:                               "mastery cannot be 30: use 0 to 29",
		`{"seats":[{"seat":1,"power":-2}]}`:                                 "power cannot be -2: use 0 to 536870912",
		`{"seats":[{"seat":1,"health":0}]}`:                                 "seat 1 has no health left: say that it is out",
		`{"seats":[{"seat":1,"health":0,"out":true}]}`:                      "the game would be over",
		`{"seats":[{"seat":2,"hand":["axia"]}]}`:                            "Nemesis has cards in play alone",
		`{"row":["axia","axia","axia","axia","axia","axia","axia"]}`:        "7 cards do not fit there: name 6 at most",
		`{"centre":[{"handle":3},{"handle":3}]}`:                            "handle 3 belongs to no card, or is named twice",
		`{"centre":[{"handle":161}]}`:                                       "handle 161 belongs to no card",
		`{"centre":[{"card":"axia","known":[3]}]}`:                          "there is no seat 3",
		`{"row":[{"card":"axia","label":"x"},{"card":"axia","label":"x"}]}`: `label "x" is on two cards`,
		`{"row":["datic-robes"]}`:                                           `"datic-robes" is a relic`,
		`{"centre":["datic-robes"]}`:                                        `"datic-robes" is a relic`,
		`{"random":"xy"}`:                                                   `"xy" is no state of random numbers`,
		`{"turns":-1}`:                                                      "turns cannot be -1",
		`{"prey":2}`:                                                        "Nemesis can hunt only one who is in the game",
		`{"played":["` + strings.Repeat(`axia","`, 127) + `axia"]}`:         "128 cards do not fit there",
		`{"prey":3}`:                            "there is no seat 3",
		`{"played":["axia"]}`:                   `"axia" lies neither in play nor in the discard`,
		`{"lasting":[{"effect":"luck","n":1}]}`: "lasting effect 1 is not understood",
		`{"centre":["` + strings.Repeat(`axia","`, 127) + `axia"]}`: "128 cards do not fit there: name 127 at most",
		`{"banished":["axia"],"centre":["` + strings.Repeat(`axia","`, 126) + `axia"],"seats":[{"seat":1,"deck":["` +
			strings.Repeat(`axia","`, 40) + `axia"]}]}`: "there is room for 160 cards",
	} {
		g, err := shards.New(gametest.Catalogue(t), nemesis, 1)
		require.NoError(t, err)
		before := g.Hash()
		require.ErrorContains(t, parse(t, text).Change(g), why, text)
		assert.Equal(t, before, g.Hash(), text)
	}
	auction, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 2, Future: true, Auction: true}, 1)
	require.NoError(t, err)
	require.EqualError(t, parse(t, `{"seats":[]}`).Change(auction),
		"the table can be changed only in the main phase of a player, unless it is said whose turn begins")
	require.EqualError(t, parse(t, `{"turn":1}`).Change(auction), "seat 1 has no leader: name one")
	_, err = shards.EditOf(auction)
	require.Error(t, err)
	same := `{"turn":1,"seats":[{"seat":1,"leader":"tetra","health":40},{"seat":2,"leader":"tetra","health":40}]}`
	require.EqualError(t, parse(t, same).Change(auction), `"tetra" leads two seats`)
	require.NoError(t, parse(t, strings.Replace(same, "tetra", "volos", 1)).Change(auction))
	assert.Equal(t, 1, auction.Turn())
}

// Whatever is said of a table is refused, or gives one on which everything lies in one place and the game goes on.
func FuzzEdit(f *testing.F) {
	for _, seed := range []string{
		`{"turn":2,"turns":8,"row":["axia",{},"portal-monk"],"centre":["nil-assassin",{"handle":17,"under":2}],"banished":["axia"],"prey":1}`,
		`{"seats":[{"seat":1,"health":31,"mastery":12,"crystals":4,"power":6,"focused":true,"deck":["blaster"],"hand":[{"card":"axia"}]}]}`,
		`{"turn":1,"played":["crystal"],"lasting":[{"effect":"copy-played","n":2,"kind":"allies","faction":"order","cost":3}],
			"seats":[{"seat":1,"inPlay":["crystal",{"card":"axia","used":true,"known":[1]}],"relics":["datic-robes"]}]}`,
		`{"turn":2,"seats":[{"seat":2,"mastery":26,"leader":"tetra","inPlay":["evokatus"]},{"seat":1,"leader":"volos"}],"aside":[{"handle":3}]}`,
	} {
		f.Add([]byte(seed), false)
		f.Add([]byte(seed), true)
	}
	cat := catalogue(f)
	f.Fuzz(func(t *testing.T, text []byte, alone bool) {
		o := duel()
		if alone {
			o = shards.Options{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}
		}
		g, err := shards.New(cat, o, 1)
		require.NoError(t, err)
		e := &shards.Edit{}
		if json.Unmarshal(text, e) != nil || e.Change(g) != nil {
			return
		}
		whole(t, g)
		r := rand.New(rand.NewPCG(1, 1))
		for step := 0; step < 60 && !g.Over(); step++ {
			require.NoError(t, g.Do(pick(r, g.Legal(nil))))
			whole(t, g)
		}
	})
}
