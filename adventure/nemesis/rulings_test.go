package nemesis_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// S18.2: the leaders of the player and of Nemesis are chosen.
func TestChosenLeaders(t *testing.T) {
	n := nemesis.ByTheBook.Nemesis(1)
	n.Leader = "ko-syn-wu"
	for seed := range uint64(4) {
		g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 1, Future: true, Leaders: []string{"volos"}, Automaton: n}, seed)
		require.NoError(t, err)
		assert.Equal(t, []string{"volos", "ko-syn-wu"}, []string{g.Leader(0).ID, g.Leader(1).ID})
	}
}

// S18.5: champions of Nemesis are attacked in the main phase, she herself in the attack phase.
func TestAttackingNemesis(t *testing.T) {
	p := hunted()
	p.Sides[0].Power, p.Sides[1].InPlay = 10, []string{"optio-crusher"}
	g := gametest.Start(t, p, solo).Give("attack optio-crusher")
	assert.Equal(t, int32(50), g.Side(1).Health)
	assert.Equal(t, int32(44), g.Give("end").Side(1).Health)
}

// S18.13: Nemesis uses her power when all her champions have been activated, and what they give is part of it.
func TestNemesisUsesPowerLast(t *testing.T) {
	p := hunted("spore-cleric")
	p.Sides[1].InPlay = []string{"li-hin-the-shattered", "optio-crusher"}
	g := gametest.Start(t, p, solo).Give("end", "pick optio-crusher")
	var order []shards.EventKind
	for _, e := range g.Events {
		if e.Seat == 1 && e.Kind == shards.CardActivated || e.Seat == 0 && e.Kind == shards.PowerAssigned {
			order = append(order, e.Kind)
		}
	}
	assert.Equal(t, []shards.EventKind{shards.CardActivated, shards.CardActivated, shards.PowerAssigned}, order)
	assert.Equal(t, int32(46), g.Side(0).Health)
}

// SQ51: the player says, card by card, in which order Nemesis plays those of the row and activates her champions.
func TestOrderOfNemesis(t *testing.T) {
	p := hunted("nil-assassin")
	p.Row = []string{"the-lost", "aetherbreaker", "shadow-apostle", "axia", "axia", "axia"}
	p.Sides[1].InPlay = []string{"li-hin-the-shattered", "optio-crusher", "systema-a-i"}
	g := gametest.Start(t, p, solo).Give("end").Asks(shards.AskPlayNext)
	g.Give("pick shadow-apostle").Asks(shards.AskPlayNext).Give("pick the-lost").Asks(shards.AskActivateNext)
	g.Give("pick systema-a-i").Asks(shards.AskActivateNext).Give("pick li-hin-the-shattered").Asks(shards.AskMain)
	var order []string
	for _, e := range g.Events {
		if e.Seat == 1 && (e.Kind == shards.CardPlayed || e.Kind == shards.CardActivated) {
			order = append(order, g.Card(e.Card).ID)
		}
	}
	assert.Equal(t, strings.Fields("nil-assassin shadow-apostle the-lost aetherbreaker systema-a-i li-hin-the-shattered optio-crusher"), order)
}

// S18.1, SQ45, SQ46: Nemesis has 50 health and no cards, the player the relics of the leader.
func TestNemesisSetUp(t *testing.T) {
	o := shards.Options{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1), Leaders: []string{"tetra"}}
	g, err := shards.New(gametest.Catalogue(t), o, 3)
	require.NoError(t, err)
	me, nemesis := &g.State().Sides[0], &g.State().Sides[1]
	assert.Equal(t, "datic-robes", g.Card(me.Relics[0]).ID)
	assert.Equal(t, int32(50), nemesis.Health)
	assert.Equal(t, [2]shards.Slot{}, nemesis.Relics)
	assert.Zero(t, nemesis.Deck.Len()+nemesis.Hand.Len()+nemesis.Discard.Len())
	assert.NotEqual(t, g.Leader(0), g.Leader(1))
}

// S18.4: Nemesis has every other turn. SQ62: her power does not last. SQ47: she does not focus.
func TestNemesisEveryOtherTurn(t *testing.T) {
	p := hunted("leshai-knight", "reactor-drone")
	p.Sides[0].InPlay, p.Sides[1].Leader = []string{"zetta-the-encryptor"}, "tetra"
	g := gametest.Start(t, p, solo).Give("end")
	assert.Equal(t, shards.Seat(0), g.State().Turn)
	assert.Equal(t, int32(3), g.State().Turns)
	assert.Zero(t, g.Side(1).Power)
	assert.Zero(t, g.Side(1).Mastery)
}

// S18.22: her champions stay in play. S18.23: bonuses look at her mastery.
func TestNemesisChampions(t *testing.T) {
	p := hunted("optio-crusher")
	p.Sides[1].Mastery = 10
	g := gametest.Start(t, p, solo).Give("end")
	assert.Equal(t, "optio-crusher", g.IDs(&g.Side(1).InPlay))
	assert.Equal(t, int32(45), g.Side(0).Health)
}

// SQ58: her effects destroy your champions, and Venator takes your mastery.
func TestNemesisHarmsYou(t *testing.T) {
	p := hunted("ghostwillow-avenger")
	p.Sides[0].InPlay, p.Sides[1].Mastery = []string{"evokatus", "optio-crusher"}, 15
	g := gametest.Start(t, p, solo).Give("end")
	assert.Empty(t, g.IDs(&g.Side(0).InPlay))
	p = hunted("venator-of-the-wastes")
	p.Sides[0].Mastery, p.Sides[1].Mastery = 5, 15
	g = gametest.Start(t, p, solo).Give("end")
	assert.Equal(t, int32(3), g.Side(0).Mastery)
}

// SQ60: she copies what she has played, since her player has no reason to. SQ52: no question is put for what she ignores.
func TestNemesisCopies(t *testing.T) {
	p := hunted("leshai-knight")
	p.Sides[1].Leader, p.Row = "tetra", []string{"ojas-genesis-druid"}
	g := gametest.Start(t, p, solo).Give("end").Asks(shards.AskMain)
	assert.Equal(t, int32(44), g.Side(0).Health)
	g = gametest.Start(t, hunted("shadow-apostle"), solo).Give("end").Asks(shards.AskMain)
	assert.Equal(t, int32(48), g.Side(0).Health)
}

// SQ56: whether she kills is looked at once, also if she destroys Zetta after it; the rest of her power attacks.
func TestNemesisDestroysZetta(t *testing.T) {
	p := hunted("aetherbreaker")
	p.Sides[0].InPlay, p.Sides[0].Health, p.Sides[1].Mastery = []string{"zetta-the-encryptor"}, 9, 10
	g := gametest.Start(t, p, solo).Give("end").Asks(shards.AskMain)
	assert.Equal(t, "zetta-the-encryptor", g.IDs(&g.Side(0).Discard)[strings.LastIndex(g.IDs(&g.Side(0).Discard), " ")+1:])
	assert.Equal(t, int32(6), g.Side(0).Health)
}

// SQ61, SQ21: champions of Nemesis give her what they give to anyone.
func TestChampionsOfNemesis(t *testing.T) {
	p := hunted()
	p.Sides[0].Power, p.Sides[1].InPlay = 20, []string{"zetta-the-encryptor", "evokatus"}
	g := gametest.Start(t, p, solo)
	assert.False(t, g.Can("attack evokatus"))
	g.Give("attack zetta-the-encryptor")
	assert.True(t, g.Can("attack evokatus"))
	p.Sides[1].InPlay = []string{"zetta-the-encryptor"}
	assert.Equal(t, int32(50), gametest.Start(t, p, solo).Give("end").Side(1).Health)
}

// SQ65: mercenaries that were fast-played go under the centre deck against Nemesis too.
func TestMercenariesDelayNemesis(t *testing.T) {
	p := hunted()
	p.Row, p.Sides[0].Crystals = []string{"spore-cleric"}, 2
	g := gametest.Start(t, p, solo).Give("fast spore-cleric", "end")
	assert.True(t, strings.HasPrefix(g.IDs(&g.State().Centre), "spore-cleric "))
}

// SQ63: the row is filled from left to right at the end of her turn. S18.30: she wins when a card is missing.
func TestNemesisFillsTheRow(t *testing.T) {
	p := hunted("nil-assassin", "data-heretic", "axia")
	p.Row = []string{"the-lost", "evokatus", "shadow-apostle", "evokatus", "evokatus", "evokatus"}
	g := gametest.Start(t, p, solo).Give("end", "pick the-lost")
	assert.Equal(t, "data-heretic", g.Card(g.State().Row[0]).ID)
	assert.Equal(t, "axia", g.Card(g.State().Row[2]).ID)
}

// SQ59: Cloud Oracles and Raidian compare the mastery of Nemesis and of her prey.
func TestNemesisCompares(t *testing.T) {
	p := hunted()
	p.Sides[0].Hand, p.Sides[0].Mastery, p.Sides[1].Mastery = []string{"cloud-oracles"}, 5, 5
	assert.Zero(t, gametest.Start(t, p, solo).Give("play cloud-oracles").Side(0).Crystals)
	p.Sides[0].Power, p.Sides[1].InPlay = 3, []string{"raidian-cloud-master"}
	assert.True(t, gametest.Start(t, p, solo).Can("attack raidian-cloud-master"))
	p.Sides[1].Mastery = 6
	assert.False(t, gametest.Start(t, p, solo).Can("attack raidian-cloud-master"))
}

// SQ64: the card that Nemesis reveals is never in the row. SQ24: a relic costs nothing for who looks at costs.
func TestNemesisReveals(t *testing.T) {
	p := hunted("the-lost")
	p.Sides[0].InPlay = []string{"praetorian-02", "evokatus"}
	p.Sides[1].Power = 3 // and six: enough for either champion alone
	p.Row = []string{"axia", "axia", "axia", "axia", "axia", "axia"}
	g := gametest.Start(t, p, solo).Give("end")
	for _, e := range g.Events {
		assert.NotEqual(t, shards.CardLaidOut, e.Kind)
	}
	assert.Equal(t, "praetorian-02", g.IDs(&g.Side(0).InPlay))
}
