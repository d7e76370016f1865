package shards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// S1.1: two to four play against each other, one to three against Nemesis.
func TestHowManyPlay(t *testing.T) {
	for seats := range 6 {
		_, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: seats, Future: true}, 1)
		assert.Equal(t, 2 <= seats && seats <= 4, err == nil, seats)
		_, err = shards.New(gametest.Catalogue(t), shards.Options{Seats: seats, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}, 1)
		assert.Equal(t, 1 <= seats && seats <= 3, err == nil, seats)
	}
}

// S2.9: the first turn begins with the first hand; nobody is asked whether to replace it.
func TestFirstHandStays(t *testing.T) {
	g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 2}, 1)
	require.NoError(t, err)
	assert.Equal(t, shards.AskMain, g.Question().Kind)
	assert.Equal(t, int32(1), g.State().Turns)
}

// S3.1: decks and hands of others are hidden; discard, play zone, row and banished cards lie open.
func TestZones(t *testing.T) {
	p := gametest.Two("crystal", "shadow-apostle", "blaster")
	p.Row, p.Centre = []string{"axia"}, []string{"evokatus"}
	p.Sides[0].Discard, p.Sides[0].Deck = []string{"nil-assassin"}, []string{"the-lost"}
	g := gametest.Start(t, p).Give("play shadow-apostle", "pick blaster")
	me := g.Side(0)
	for _, c := range []struct {
		card    shards.Slot
		zone    shards.Zone
		seat    shards.Seat
		mine    bool
		another bool
	}{
		{me.Deck.Cards()[0], shards.Deck, 0, false, false},
		{me.Hand.Cards()[0], shards.Hand, 0, true, false},
		{me.Discard.Cards()[0], shards.Discard, 0, true, true},
		{me.InPlay.Cards()[0], shards.InPlay, 0, true, true},
		{g.State().Centre.Cards()[0], shards.Centre, shards.NoSeat, false, false},
		{g.State().Row[0], shards.Row, shards.NoSeat, true, true},
		{g.State().Banished.Cards()[0], shards.Banished, shards.NoSeat, true, true},
	} {
		zone, seat := g.Where(c.card)
		assert.Equal(t, c.zone, zone)
		assert.Equal(t, c.seat, seat, zone)
		assert.Equal(t, []bool{c.mine, c.another}, []bool{g.Sees(0, c.card), g.Sees(1, c.card)}, zone)
	}
}

// S3.2: the top card of one's own deck is drawn. S3.3: what is discarded lies on one's own discard. S3.11: no hand is too large.
func TestDrawAndDiscard(t *testing.T) {
	p := gametest.Two("data-heretic")
	for range 20 {
		p.Sides[0].Hand = append(p.Sides[0].Hand, "crystal")
	}
	p.Sides[0].Deck = strings.Fields("blaster spore-cleric crystal crystal crystal crystal crystal")
	g := gametest.Start(t, p).Give("play data-heretic")
	assert.Equal(t, 22, g.Side(0).Hand.Len())
	assert.True(t, strings.HasSuffix(g.IDs(&g.Side(0).Hand), " blaster spore-cleric"))
	g.Give("end")
	assert.Equal(t, 23, g.Side(0).Discard.Len())
	assert.Zero(t, g.Side(1).Discard.Len())
}

// S3.8: what a card says goes before the rules: Portal Monk recruits to the hand.
func TestCardsGoBeforeRules(t *testing.T) {
	p := gametest.Two("portal-monk")
	p.Row, p.Sides[0].Mastery = []string{"nil-assassin"}, 15
	g := gametest.Start(t, p).Give("play portal-monk")
	assert.Equal(t, "nil-assassin", g.IDs(&g.Side(0).Hand), "not into the discard (S9.1)")
}

// S3.9: all others are opponents; in teams the two of the other team; against Nemesis she alone.
func TestOpponents(t *testing.T) {
	enemies := func(g *gametest.Table, s shards.Seat) (all []shards.Seat) {
		for o := range shards.Seat(g.State().Seats) {
			if g.Enemies(s, o) {
				all = append(all, o)
			}
		}
		return all
	}
	four := shards.Position{Sides: make([]shards.SidePosition, 4)}
	assert.Equal(t, []shards.Seat{0, 2, 3}, enemies(gametest.Start(t, four), 1))
	four.Sides = make([]shards.SidePosition, 4)
	assert.Equal(t, []shards.Seat{0, 3}, enemies(gametest.Start(t, four, func(o *shards.Options) { o.Teams = true }), 1))
	two := shards.Position{Sides: make([]shards.SidePosition, 3)}
	assert.Equal(t, []shards.Seat{2}, enemies(gametest.Start(t, two,
		func(o *shards.Options) { o.Automaton = nemesis.ByTheBook.Nemesis(2) }), 1))
}

// S4.1: crystals pay for recruiting, fast play and Focus. S4.2: power attacks champions and opponents. S8.4: activating costs nothing,
// but for Focus.
func TestWhatPaysFor(t *testing.T) {
	p := gametest.Two()
	p.Row = []string{"nil-assassin", "data-heretic"}
	p.Sides[0].Crystals, p.Sides[0].Power = 6, 10
	p.Sides[0].InPlay, p.Sides[1].InPlay = []string{"li-hin-the-shattered"}, []string{"optio-crusher"}
	g := gametest.Start(t, p)
	paid := func(command string, crystals, power int32) {
		t.Helper()
		was := *g.Side(0)
		g.Give(command)
		assert.Equal(t, []int32{crystals, power}, []int32{was.Crystals - g.Side(0).Crystals, was.Power - g.Side(0).Power}, command)
	}
	paid("recruit data-heretic", 3, 0)
	paid("fast nil-assassin", 2, -5)
	paid("focus", 1, 0)
	paid("activate li-hin-the-shattered", 0, -1)
	paid("attack optio-crusher", 0, 4)
	assert.Equal(t, int32(38), g.Give("end").Side(1).Health, "the rest")
}

// S5.2: the actions of the main phase come in any order, and again.
func TestActionsInAnyOrder(t *testing.T) {
	p := gametest.Two("reactor-drone", "crystal")
	p.Row, p.Sides[0].InPlay = []string{"nil-assassin", "nil-assassin"}, []string{"numeri-drones"}
	g := gametest.Start(t, p).Give("activate numeri-drones", "focus", "play reactor-drone", "fast nil-assassin", "play crystal",
		"recruit nil-assassin")
	assert.Zero(t, g.Side(0).Crystals)
	g.Asks(shards.AskMain)
}

// S5.9, SQ1: a relic is recruited in the main phase, as soon as there is mastery enough.
func TestRelicInTheMainPhase(t *testing.T) {
	p := gametest.Two("crystal")
	p.Sides[0].Relics, p.Sides[0].Mastery = []string{"praetorian-01", "praetorian-02"}, 9
	g := gametest.Start(t, p)
	assert.False(t, g.Can("recruit praetorian-01"))
	g.Give("play crystal", "focus", "recruit praetorian-01")
	assert.Equal(t, int32(10), g.Side(0).Mastery)
}

// S5.13: after the damage everyone without health leaves the game.
func TestWithoutHealth(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {Health: 9}, {Health: 10}, {Health: 9}}}
	g := gametest.Start(t, p).Give("end", "choose 9").Asks(shards.AskMain)
	assert.Equal(t, []bool{false, true, false, false}, []bool{g.Side(0).Out, g.Side(1).Out, g.Side(2).Out, g.Side(3).Out})
}

// S6.1: a leader is no card that lies anywhere or that a command names. S6.5: a champion stays in play until it is destroyed.
// S6.6: a relic is an ally or a champion, and as such stays or goes.
func TestKindsOfCards(t *testing.T) {
	p := gametest.Two("praetorian-01", "praetorian-02", "evokatus")
	p.Sides[1].Power = 2
	g := gametest.Start(t, p).Give("play praetorian-01", "play praetorian-02", "play evokatus", "end")
	assert.Equal(t, "praetorian-02 evokatus", g.IDs(&g.Side(0).InPlay))
	assert.Contains(t, g.IDs(&g.Side(0).Discard), "praetorian-01")
	for _, c := range g.Legal(nil) {
		assert.False(t, c.Card != 0 && g.Card(c.Card).ID == g.Leader(0).ID)
	}
	g.Give("attack evokatus")
	assert.Equal(t, "praetorian-02", g.IDs(&g.Side(0).InPlay))
}

// S7.4: what an effect takes is chosen when it applies, not before: the card drawn a line above is among those that may be shown.
func TestChoicesAtTheirMoment(t *testing.T) {
	p := gametest.Two("thorn-zealot", "fungal-hermit")
	p.Sides[0].Deck, p.Sides[1].InPlay = []string{"spore-cleric"}, []string{"evokatus"}
	g := gametest.Start(t, p).Give("play thorn-zealot").Asks(shards.AskShow)
	assert.True(t, g.Can("pick spore-cleric") && g.Can("pick fungal-hermit"))
}

// S7.9: cards with an ability of one name do with it what each of them says.
func TestNamesOfAbilities(t *testing.T) {
	for id, power := range map[string]int32{"wraethe-skirmisher": 6, "pall-shades": 3, "scion-of-nothingness": 7} {
		p := gametest.Two(id)
		p.Sides[0].Discard = []string{"the-lost", "nil-assassin"}
		assert.Equal(t, power, gametest.Start(t, p).Give("play "+id).Side(0).Power, id)
	}
}

// S8.6: a champion has effects when it is played, when it is activated, and while it lies there.
func TestEffectsOfChampions(t *testing.T) {
	p := gametest.Two("evokatus")
	p.Sides[0].InPlay = []string{"ferrata-guard"}
	g := gametest.Start(t, p).Give("play evokatus")
	assert.Equal(t, 1, g.Side(0).Hand.Len())
	assert.Equal(t, int32(4), g.Defence(g.Side(0).InPlay.Cards()[1]), "the guard makes it 2 more for Decima")
	assert.Equal(t, int32(2), g.Give("activate evokatus").Side(0).Power)
	assert.Equal(t, int32(2), g.Give("activate ferrata-guard").Side(0).Crystals)
}

// S10.7: a champion attacks nobody by itself: without power in the pool no damage is dealt, nor is any stopped.
func TestChampionsDoNotAttack(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].InPlay, p.Sides[1].InPlay = []string{"optio-crusher", "drakonarius"}, []string{"general-decurion"}
	assert.Equal(t, int32(50), gametest.Start(t, p).Give("end").Side(1).Health)
	p.Sides[0].Power = 5
	assert.Equal(t, int32(45), gametest.Start(t, p).Give("end").Side(1).Health)
}

// S13.8: what is shown for an ability stays in hand and may be played. S13.9: what depends on a leader applies to that leader's player.
func TestShownCardsStay(t *testing.T) {
	g := gametest.Start(t, gametest.Two("leshai-knight", "spore-cleric")).Give("play leshai-knight")
	assert.Equal(t, int32(6), g.Side(0).Power)
	assert.Equal(t, "spore-cleric", g.IDs(&g.Side(0).Hand))
	g.Give("play spore-cleric")

	for leader, power := range map[string]int32{"volos": 5, "decima": 0} {
		p := gametest.Two("hounds-of-volos")
		p.Sides[0].Leader, p.Sides[1].Leader = leader, "tetra"
		assert.Equal(t, power, gametest.Start(t, p).Give("play hounds-of-volos").Side(0).Power, leader)
	}
}

// S14.5: a copied effect looks at thresholds anew and lets one choose anew.
func TestCopiesLookAnew(t *testing.T) {
	p := gametest.Two("shard-reactor", "shard-abstractor", "ojas-genesis-druid")
	p.Sides[0].Mastery = 4
	g := gametest.Start(t, p).Give("play shard-reactor", "play shard-abstractor", "play ojas-genesis-druid", "pick shard-reactor")
	assert.Equal(t, int32(2+3), g.Side(0).Crystals)

	g = gametest.Start(t, gametest.Two("shadow-apostle", "ojas-genesis-druid", "crystal", "blaster"))
	g.Give("play shadow-apostle", "pick crystal", "play ojas-genesis-druid", "pick shadow-apostle", "pick blaster")
	assert.Equal(t, "crystal blaster", g.IDs(&g.State().Banished))
}

// S16.3: relics change none of the other rules: the same turn goes the same way with the set and without it.
func TestBaseRulesStay(t *testing.T) {
	turn := func(future bool) *gametest.Table {
		p := gametest.Two("reactor-drone", "evokatus", "nil-assassin")
		p.Row, p.Sides[1].InPlay = []string{"data-heretic", "spore-cleric"}, []string{"optio-crusher"}
		g := gametest.Start(t, p, func(o *shards.Options) { o.Future = future })
		return g.Give("play reactor-drone", "play evokatus", "activate evokatus", "play nil-assassin", "focus", "fast spore-cleric",
			"attack optio-crusher", "end")
	}
	with, without := turn(true), turn(false)
	assert.Equal(t, without.Events, with.Events)
	assert.Equal(t, without.Hash(), with.Hash())
}

// SQ9: returning, destroying and recruiting free is not optional where it is possible; banishing is.
func TestWhatIsOptional(t *testing.T) {
	for _, c := range []struct {
		card     string
		kind     shards.QuestionKind
		optional bool
	}{
		{"korvus-legionnaire", shards.AskReturn, false}, {"thorn-zealot", shards.AskDestroy, false},
		{"portal-monk", shards.AskRecruit, false}, {"umbral-scourge", shards.AskBanish, true},
	} {
		p := gametest.Two(c.card, "spore-cleric")
		p.Sides[0].Discard, p.Sides[1].InPlay = []string{"evokatus", "optio-crusher"}, []string{"evokatus", "optio-crusher"}
		p.Row = []string{"axia", "nil-assassin", "data-heretic"}
		g := gametest.Start(t, p).Give("play " + c.card).Asks(c.kind)
		assert.Equal(t, c.optional, g.Can("done"), c.card)
	}
	g := gametest.Start(t, gametest.Two("korvus-legionnaire", "portal-monk")).Give("play korvus-legionnaire",
		"play portal-monk").Asks(shards.AskMain)
	assert.Zero(t, g.Side(0).Discard.Len(), "where it is not, nothing happens")
}

// SQ10: a card in hand that meets the condition is shown; only which of several is asked, and nobody may decline.
func TestShowingIsNotOptional(t *testing.T) {
	g := gametest.Start(t, gametest.Two("leshai-knight", "spore-cleric", "fungal-hermit")).Give("play leshai-knight").Asks(shards.AskShow)
	assert.False(t, g.Can("done"))
	g.Give("pick fungal-hermit").Asks(shards.AskMain)
	g = gametest.Start(t, gametest.Two("leshai-knight", "spore-cleric")).Give("play leshai-knight").Asks(shards.AskMain)
	assert.True(t, g.Sees(1, g.Side(0).Hand.Cards()[0]))
}
