package shards_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// S2.1 to S2.6: mastery by the order of turns, ten starting cards of which five are drawn, six cards in the row.
func TestSetUp(t *testing.T) {
	for _, c := range []struct {
		o      shards.Options
		centre int // cards of the centre deck and the row (S1.2, S1.3, S2.7, S18.3)
		cards  int // of each player
		start  []int32
	}{
		{shards.Options{Seats: 4}, 88, 10, []int32{0, 1, 2, 3}},
		{shards.Options{Seats: 2, Future: true}, 112, 10, []int32{0, 1}},
		{shards.Options{Seats: 4, Future: true, Teams: true}, 112, 10, []int32{0, 0, 0, 0}}, // S17.3
		{shards.Options{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1)}, 111, 11, []int32{0, 1}},
	} {
		var g *shards.Game
		for seed := uint64(3); g == nil || g.State().Turns != 1; seed++ { // until the first turn is a player's
			var err error
			g, err = shards.New(gametest.Catalogue(t), c.o, seed)
			require.NoError(t, err)
		}
		s := g.State()
		assert.Equal(t, c.centre, s.Centre.Len()+shards.RowPlaces)
		for i, mastery := range c.start {
			seat := (int(s.Turn) + i) % len(c.start)
			side := &s.Sides[seat]
			assert.Equal(t, mastery, side.Mastery)
			assert.Equal(t, int32(50), side.Health)
			if shards.Seat(seat) != g.Automaton() {
				assert.Equal(t, 5, side.Hand.Len())
				assert.Equal(t, c.cards-5, side.Deck.Len())
			}
		}
	}
}

// S2.1, S17.11, S17.17: who goes first may be agreed on, where each plays for themselves; in an auction that is who bids first, and
// in a draft who takes the last relic of the first round.
func TestAgreedFirstPlayer(t *testing.T) {
	for first := 1; first <= 3; first++ {
		for seed := range uint64(4) {
			g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 3, First: first}, seed)
			require.NoError(t, err)
			assert.Equal(t, shards.Seat(first-1), g.State().Turn)
			assert.Equal(t, int32(0), g.State().Sides[first-1].Mastery, "and mastery is by the order of turns (S2.4)")
			sold, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 3, First: first, Future: true, Auction: true}, seed)
			require.NoError(t, err)
			assert.Equal(t, shards.Seat(first-1), sold.Asked())
			drafted, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 3, First: first, Future: true, Draft: true}, seed)
			require.NoError(t, err)
			assert.Equal(t, shards.Seat(first%3), drafted.Asked())
			for drafted.Question().Kind == shards.AskRelic {
				require.NoError(t, drafted.Do(drafted.Legal(nil)[0]))
			}
			assert.Equal(t, shards.Seat(first-1), drafted.State().Turn)
		}
	}
	for _, o := range []shards.Options{{Seats: 2, First: 3}, {Seats: 2, First: -1}, {Seats: 4, Teams: true, First: 1},
		{Seats: 1, Future: true, Automaton: nemesis.ByTheBook.Nemesis(1), First: 1}} {
		_, err := shards.New(gametest.Catalogue(t), o, 3)
		assert.ErrorContains(t, err, "cannot go first")
	}
}

// S2.8: the relics of the leader; S16.1 and S16.2: one of them, from ten mastery on, and the other leaves the game.
func TestRelics(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Relics = []string{"praetorian-01", "praetorian-02"}
	p.Sides[0].Mastery = 9
	assert.False(t, gametest.Start(t, p).Can("recruit praetorian-01"))
	p.Sides[0].Mastery = 10
	g := gametest.Start(t, p).Give("recruit praetorian-02")
	assert.Equal(t, "praetorian-02", g.IDs(&g.Side(0).Discard))
	assert.Equal(t, [2]shards.Slot{}, g.Side(0).Relics)
	assert.False(t, g.Can("recruit praetorian-01"))
}

// S5.4, S9.1, S3.7: a recruited card goes to the discard, and its place is filled at once.
func TestRecruit(t *testing.T) {
	p := gametest.Two()
	p.Row = []string{"data-heretic", "axia"}
	p.Centre = []string{"nil-assassin", "crystal", "spore-cleric"}
	p.Sides[0].Crystals = 6
	g := gametest.Start(t, p)
	assert.False(t, g.Can("recruit axia"), "7 crystals are needed")
	g.Give("recruit data-heretic")
	assert.Equal(t, "data-heretic", g.IDs(&g.Side(0).Discard))
	assert.Equal(t, int32(3), g.Side(0).Crystals)
	assert.Equal(t, "nil-assassin", g.Card(g.State().Row[0]).ID)
	assert.Equal(t, 0, g.Side(0).Hand.Len())
}

// S19.1: each Homodeus champion in play makes Axia cheaper to recruit, but its cost stays.
func TestAxiaIsCheaper(t *testing.T) {
	p := gametest.Two("portal-monk")
	p.Row = []string{"axia"}
	p.Sides[0].InPlay, p.Sides[0].Crystals = []string{"evokatus", "li-hin-the-shattered", "optio-crusher"}, 5
	g := gametest.Start(t, p).Give("play portal-monk").Asks(shards.AskMain)
	assert.NotContains(t, g.IDs(&g.Side(0).Discard), "axia")
	g.Give("recruit axia")
	assert.Equal(t, int32(0), g.Side(0).Crystals)
}

// S5.5, S9.2, S9.4, S5.14: a fast-played mercenary applies its effects and ends under the centre deck.
func TestFastPlay(t *testing.T) {
	p := gametest.Two()
	p.Row, p.Centre = []string{"nil-assassin", "axia"}, []string{"the-lost", "aetherbreaker", "umbral-scourge", "crystal", "crystal"}
	p.Sides[0].Crystals = 9
	g := gametest.Start(t, p)
	assert.False(t, g.Can("fast axia"), "only mercenaries (S9.5)")
	g.Give("fast nil-assassin")
	assert.Equal(t, int32(5), g.Side(0).Power)
	assert.Equal(t, "nil-assassin", g.IDs(&g.Side(0).InPlay))
	g.Give("end")
	assert.Equal(t, "nil-assassin", g.Card(g.State().Centre.Cards()[0]).ID)
	assert.NotContains(t, g.IDs(&g.Side(0).Discard), "nil-assassin")
}

// S5.7, S8.3: the leader is activated once a turn, for a crystal.
func TestFocus(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Crystals = 2
	g := gametest.Start(t, p).Give("focus")
	assert.Equal(t, int32(1), g.Side(0).Mastery)
	assert.Equal(t, int32(1), g.Side(0).Crystals)
	assert.False(t, g.Can("focus"))
}

// S5.15 to S5.18: allies and the hand are discarded, champions stay, resources are lost, five cards are drawn.
func TestEndPhase(t *testing.T) {
	p := gametest.Two("crystal", "evokatus", "blaster")
	g := gametest.Start(t, p).Give("play crystal", "play evokatus", "end")
	assert.Equal(t, "evokatus", g.IDs(&g.Side(0).InPlay))
	assert.Equal(t, "crystal blaster crystal", g.IDs(&g.Side(0).Discard))
	assert.Equal(t, 5, g.Side(0).Hand.Len())
	assert.Equal(t, int32(0), g.Side(0).Crystals)
	assert.Equal(t, shards.Seat(1), g.State().Turn)
}

// S3.5: the discard becomes the deck when a card has to be drawn; SQ6: what there is.
func TestReshuffle(t *testing.T) {
	p := gametest.Two("data-heretic")
	p.Sides[0].Deck, p.Sides[0].Discard = []string{"blaster"}, []string{"crystal"}
	g := gametest.Start(t, p).Give("play data-heretic")
	assert.Equal(t, "blaster crystal", g.IDs(&g.Side(0).Hand))
	assert.Equal(t, 0, g.Side(0).Discard.Len())
}

// S5.8, S10.1 to S10.3: a champion is destroyed by power of its whole defence; SQ23: two Ferrata Guards add up.
func TestAttackChampion(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Power, p.Sides[0].Leader, p.Sides[1].Leader = 7, "tetra", "decima"
	p.Sides[1].InPlay = []string{"ferrata-guard", "ferrata-guard"}
	assert.False(t, gametest.Start(t, p).Can("attack ferrata-guard"), "4 and twice 2")
	p.Sides[0].Power = 8
	g := gametest.Start(t, p).Give("attack ferrata-guard")
	assert.Equal(t, int32(0), g.Side(0).Power)
	assert.Equal(t, "ferrata-guard", g.IDs(&g.Side(1).Discard))
	p.Sides[1].Leader = "volos"
	assert.True(t, gametest.Start(t, p).Give("attack ferrata-guard").Can("attack ferrata-guard"), "without Decima 4 each")
}

// S10.6, S19.4, S19.7, SQ25: who cannot be attacked.
func TestCannotBeAttacked(t *testing.T) {
	for _, c := range []struct {
		inPlay  []string
		target  string
		mastery [2]int32
		want    bool
	}{
		{[]string{"li-hin-the-shattered"}, "li-hin-the-shattered", [2]int32{}, false},
		{[]string{"drakonarius"}, "drakonarius", [2]int32{}, true},
		{[]string{"drakonarius", "general-decurion"}, "drakonarius", [2]int32{}, false},
		{[]string{"drakonarius", "general-decurion"}, "general-decurion", [2]int32{}, true},
		{[]string{"zetta-the-encryptor", "evokatus"}, "evokatus", [2]int32{}, false},
		{[]string{"zetta-the-encryptor", "evokatus"}, "zetta-the-encryptor", [2]int32{}, true},
		{[]string{"raidian-cloud-master"}, "raidian-cloud-master", [2]int32{3, 4}, false},
		{[]string{"raidian-cloud-master"}, "raidian-cloud-master", [2]int32{4, 4}, true},
	} {
		p := gametest.Two()
		p.Sides[0].Power, p.Sides[1].InPlay = 40, c.inPlay
		p.Sides[0].Mastery, p.Sides[1].Mastery = c.mastery[0], c.mastery[1]
		assert.Equal(t, c.want, gametest.Start(t, p).Can("attack "+c.target), "%v", c)
	}
}

// S19.15: an effect destroys a champion that cannot be attacked; S13.1: the card in hand is shown.
func TestDestroyByEffect(t *testing.T) {
	p := gametest.Two("thorn-zealot", "spore-cleric")
	p.Sides[1].InPlay = []string{"li-hin-the-shattered", "evokatus"}
	g := gametest.Start(t, p).Give("play thorn-zealot").Asks(shards.AskDestroy).Give("pick li-hin-the-shattered")
	assert.Equal(t, "evokatus", g.IDs(&g.Side(1).InPlay))
	p = gametest.Two("ghostwillow-avenger")
	p.Sides[0].Mastery, p.Sides[1].InPlay = 15, []string{"li-hin-the-shattered", "evokatus"}
	g = gametest.Start(t, p).Give("play ghostwillow-avenger")
	assert.Equal(t, 0, g.Side(1).InPlay.Len())
}

// S5.10 to S5.12, S11.2, S11.3: shields shown from hand take damage off, and stay there.
func TestShields(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Power = 10
	p.Sides[1].Hand = []string{"korvus-legionnaire", "thorn-zealot", "crystal"}
	g := gametest.Start(t, p).Give("end").Asks(shards.AskShield)
	assert.Equal(t, shards.Seat(1), g.Question().Seat)
	assert.False(t, g.Can("pick crystal"))
	g.Give("pick korvus-legionnaire", "pick thorn-zealot").Asks(shards.AskMain)
	assert.Equal(t, int32(45), g.Side(1).Health)
	assert.Equal(t, "korvus-legionnaire thorn-zealot crystal", g.IDs(&g.Side(1).Hand))
}

// S11.5: nobody has to block. SQ28: Ru Bo Vai lets nobody. S19.11: Datic Robes are a shield of one's mastery. S19.13: Praetorian-02
// shields from play. S19.7: Zetta.
func TestBlocking(t *testing.T) {
	for _, c := range []struct {
		hand, inPlay []string
		mastery      int32
		do           []string
		want         int32 // damage of 10 power
	}{
		{[]string{"cryptofist-monk"}, nil, 0, []string{"done"}, 10},
		{[]string{"cryptofist-monk"}, nil, 0, []string{"pick cryptofist-monk"}, 2},
		{[]string{"datic-robes"}, nil, 4, []string{"pick datic-robes"}, 6},
		{[]string{"datic-robes"}, nil, 0, nil, 10},
		{nil, []string{"praetorian-02"}, 19, nil, 7},
		{nil, []string{"praetorian-02"}, 20, nil, 4},
		{[]string{"praetorian-02"}, nil, 20, nil, 10},
		{nil, []string{"zetta-the-encryptor"}, 0, nil, 0},
		{[]string{"zetta-the-encryptor"}, nil, 0, []string{"pick zetta-the-encryptor"}, 5},
	} {
		p := gametest.Two()
		p.Sides[0].Power = 10
		p.Sides[1].Hand, p.Sides[1].InPlay, p.Sides[1].Mastery = c.hand, c.inPlay, c.mastery
		g := gametest.Start(t, p).Give("end").Give(c.do...).Asks(shards.AskMain)
		assert.Equal(t, 50-c.want, g.Side(1).Health, "%v", c)
	}
	p := gametest.Two()
	p.Sides[0].InPlay, p.Sides[0].Mastery = []string{"ru-bo-vai-the-transcendant"}, 10
	p.Sides[1].Hand = []string{"cryptofist-monk"}
	g := gametest.Start(t, p).Give("activate ru-bo-vai-the-transcendant", "end").Asks(shards.AskMain)
	assert.Equal(t, int32(46), g.Side(1).Health)
}

// SQ2, S5.10: power is shared among several opponents; S17.8: in a three-way fight each gets all of it; SQ12: infinite power.
func TestShares(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 5}, {}, {}}}
	g := gametest.Start(t, p).Give("end").Asks(shards.AskPower).Give("choose 2")
	assert.Equal(t, int32(48), g.Side(1).Health)
	assert.Equal(t, int32(47), g.Side(2).Health)
	g = gametest.Start(t, p, func(o *shards.Options) { o.ThreeWay = true }).Give("end").Asks(shards.AskMain)
	assert.Equal(t, int32(45), g.Side(1).Health)
	assert.Equal(t, int32(45), g.Side(2).Health)
	p.Sides[0].Power = shards.Infinite
	p.Sides[1].Hand = []string{"cryptofist-monk"}
	g = gametest.Start(t, p).Give("end")
	assert.True(t, g.Over())
	assert.True(t, g.Won(0))
}

// S15.1, S15.2, SQ5: a player without health is out with all cards, and the last one wins.
func TestOut(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 5}, {Health: 5, Hand: []string{"crystal"}, InPlay: []string{"evokatus"}}, {}}}
	g := gametest.Start(t, p).Give("end", "choose 5").Asks(shards.AskMain)
	assert.True(t, g.Side(1).Out)
	assert.Equal(t, 0, g.Side(1).Hand.Len()+g.Side(1).Deck.Len()+g.Side(1).InPlay.Len())
	assert.Equal(t, shards.Seat(2), g.State().Turn)
	assert.False(t, g.Over())
}

// S17.4 to S17.7: teams attack who sits opposite; what is left over goes to the partner of who is out, if wished.
func TestTeams(t *testing.T) {
	teams := func(o *shards.Options) { o.Teams = true }
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {}, {Health: 5}, {}}}
	g := gametest.Start(t, p, teams).Give("end").Asks(shards.AskSurplus).Give("choose 1")
	assert.True(t, g.Side(2).Out)
	assert.Equal(t, int32(46), g.Side(1).Health)
	g = gametest.Start(t, p, teams).Give("end", "choose 0").Asks(shards.AskMain)
	assert.Equal(t, int32(50), g.Side(1).Health)
	p.Sides[1].Health = 4
	g = gametest.Start(t, p, teams).Give("end", "choose 1")
	assert.True(t, g.Over())
	assert.True(t, g.Won(0) && g.Won(3) && !g.Won(1))
}

// S13.3 to S13.5: Dominion looks at cards played this turn and in hand; the player says which are shown (SQ11).
func TestDominion(t *testing.T) {
	p := gametest.Two("order-initiate", "nil-assassin", "reactor-drone", "spore-cleric", "fungal-hermit")
	g := gametest.Start(t, p).Give("play nil-assassin", "play order-initiate").Asks(shards.AskShow)
	assert.True(t, g.Can("pick spore-cleric") && g.Can("pick fungal-hermit"))
	assert.False(t, g.Can("pick reactor-drone"), "the only one of its faction is shown without a question")
	g.Give("pick spore-cleric").Asks(shards.AskMain)
	assert.Equal(t, int32(2), g.Side(0).Mastery)
	assert.True(t, g.Sees(1, g.Side(0).Hand.Cards()[0]))

	p = gametest.Two("order-initiate", "reactor-drone", "spore-cleric")
	p.Sides[0].InPlay = []string{"li-hin-the-shattered"}
	g = gametest.Start(t, p).Give("play order-initiate")
	assert.Equal(t, int32(0), g.Side(0).Mastery, "a champion of an earlier turn does not count (S13.4)")
}

// S14.1 to S14.3, S19.14, SQ14 to SQ16: copying.
func TestCopy(t *testing.T) {
	p := gametest.Two("leshai-knight", "ojas-genesis-druid")
	g := gametest.Start(t, p).Give("play leshai-knight").Asks(shards.AskMain)
	assert.Equal(t, int32(6), g.Side(0).Power, "Ojas in hand is shown")

	p = gametest.Two("leshai-knight")
	p.Sides[0].InPlay = []string{"taur-arachpriest"}
	g = gametest.Start(t, p).Give("play leshai-knight")
	assert.Equal(t, int32(3), g.Side(0).Power)
	g.Give("activate taur-arachpriest").Asks(shards.AskCopy)
	assert.True(t, g.Can("done"), "nobody has to copy")
	g.Give("pick leshai-knight")
	assert.Equal(t, int32(9), g.Side(0).Power, "the knight itself was played (S14.2)")

	p = gametest.Two("ojas-genesis-druid", "blaster", "crystal")
	p.Sides[0].Mastery = 20
	g = gametest.Start(t, p).Give("play blaster", "play crystal", "play ojas-genesis-druid").Asks(shards.AskCopy).Give("pick blaster")
	assert.Equal(t, int32(3), g.Side(0).Power, "twice with 20 mastery")
	assert.Equal(t, int32(1), g.Side(0).Crystals)

	p = gametest.Two("ojas-genesis-druid")
	p.Row, p.Sides[0].Crystals = []string{"nil-assassin"}, 2
	g = gametest.Start(t, p).Give("fast nil-assassin", "play ojas-genesis-druid", "pick nil-assassin")
	assert.Equal(t, int32(10), g.Side(0).Power)
}

// S19.2, SQ17, SQ18: General Decurion copies Homodeus allies played before and after.
func TestDecurion(t *testing.T) {
	p := gametest.Two("reactor-drone", "kiln-drone", "mining-drones", "blaster")
	p.Sides[0].InPlay, p.Sides[0].Mastery = []string{"general-decurion"}, 20
	g := gametest.Start(t, p).Give("play reactor-drone", "play kiln-drone", "play blaster", "activate general-decurion").Asks(shards.AskCopy)
	assert.False(t, g.Can("pick blaster"))
	g.Give("pick kiln-drone", "pick reactor-drone").Asks(shards.AskMain)
	assert.Equal(t, int32(3+4+3+4+3), g.Side(0).Crystals)
	hand := g.Side(0).Hand.Len()
	g.Give("play mining-drones")
	assert.Equal(t, int32(19), g.Side(0).Crystals)
	assert.Equal(t, hand-1+2, g.Side(0).Hand.Len())
	p.Sides[0].Mastery = 19
	g = gametest.Start(t, p).Give("play reactor-drone", "activate general-decurion").Asks(shards.AskMain)
	assert.Equal(t, int32(6), g.Side(0).Crystals)
}

// S19.5, SQ20: Numeri Drones let the next Homodeus champion be played; with Portal Monk at 15 the player chooses.
func TestNumeriDrones(t *testing.T) {
	p := gametest.Two("portal-monk")
	p.Row = []string{"zetta-the-encryptor", "evokatus", "optio-crusher"}
	p.Sides[0].InPlay, p.Sides[0].Crystals, p.Sides[0].Mastery = []string{"numeri-drones"}, 20, 15
	g := gametest.Start(t, p).Give("activate numeri-drones", "recruit zetta-the-encryptor")
	assert.Equal(t, "zetta-the-encryptor", g.IDs(&g.Side(0).Discard))
	g.Give("play portal-monk", "pick evokatus").Asks(shards.AskWhere).Give("choose 1")
	assert.Equal(t, "numeri-drones portal-monk evokatus", g.IDs(&g.Side(0).InPlay))
	assert.Equal(t, 1, g.Side(0).Hand.Len(), "it was played, and its effect draws")
	g.Give("recruit optio-crusher")
	assert.Contains(t, g.IDs(&g.Side(0).Discard), "optio-crusher")
	g = gametest.Start(t, p).Give("play portal-monk", "pick evokatus")
	assert.Equal(t, "evokatus", g.IDs(&g.Side(0).Hand), "without the drones it goes to the hand at 15 mastery")
}

// S19.12, SQ19: Praetorian-01 returns when a champion has been played, after that one's effects.
func TestPraetorian01(t *testing.T) {
	p := gametest.Two("evokatus", "crystal")
	p.Sides[0].Discard = []string{"praetorian-01"}
	g := gametest.Start(t, p).Give("play crystal").Give("play evokatus")
	assert.Equal(t, "crystal praetorian-01", g.IDs(&g.Side(0).Hand))
	p.Sides[0].Deck = []string{}
	g = gametest.Start(t, p).Give("play evokatus")
	assert.Equal(t, "crystal praetorian-01", g.IDs(&g.Side(0).Hand), "the draw has reshuffled and drawn it")
	assert.Equal(t, 0, g.Side(0).Discard.Len())
}

// S19.6: Zara Ra banishes one card of the hand and one of the discard; S3.4; each is optional.
func TestZaraRa(t *testing.T) {
	p := gametest.Two("zara-ra-soulflayer", "crystal")
	p.Sides[0].Mastery, p.Sides[0].Discard = 9, []string{"blaster", "crystal"}
	g := gametest.Start(t, p).Give("play zara-ra-soulflayer").Asks(shards.AskBanish).Give("pick crystal")
	g.Asks(shards.AskBanish).Give("pick blaster").Asks(shards.AskMain)
	assert.Equal(t, "crystal blaster", g.IDs(&g.State().Banished))
	assert.Equal(t, "crystal", g.IDs(&g.Side(0).Discard))
	g = gametest.Start(t, p).Give("play zara-ra-soulflayer", "done", "done").Asks(shards.AskMain)
	assert.Equal(t, 0, g.State().Banished.Len())
}

// SQ32, SQ13: Venator weakens a chosen opponent, not below 0.
func TestVenator(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Hand: []string{"venator-of-the-wastes"}, InPlay: []string{"evokatus"}},
		{Mastery: 1}, {Mastery: 5}}}
	g := gametest.Start(t, p).Give("play venator-of-the-wastes").Asks(shards.AskOpponent).Give("choose 1")
	assert.Equal(t, int32(0), g.Side(1).Mastery)
	g = gametest.Start(t, p).Give("play venator-of-the-wastes", "choose 2")
	assert.Equal(t, int32(3), g.Side(2).Mastery)
}

// SQ27: The Heart of Nothing draws three more where ten damage or more came through.
func TestHeartOfNothing(t *testing.T) {
	p := gametest.Two("the-heart-of-nothing")
	p.Sides[0].Power = 5
	g := gametest.Start(t, p).Give("play the-heart-of-nothing", "end")
	assert.Equal(t, 8, g.Side(0).Hand.Len())
	p.Sides[0].Power = 4
	g = gametest.Start(t, p).Give("play the-heart-of-nothing", "end")
	assert.Equal(t, 5, g.Side(0).Hand.Len())
}

// S19.10, SQ22: Entropic Talons give power for health, twice if copied.
func TestEntropicTalons(t *testing.T) {
	p := gametest.Two("entropic-talons", "ojas-genesis-druid", "spore-cleric")
	g := gametest.Start(t, p).Give("play entropic-talons", "play ojas-genesis-druid", "pick entropic-talons", "play spore-cleric")
	assert.Equal(t, int32(8), g.Side(0).Power)
}

// S17.10 to S17.14: the auction.
func TestAuction(t *testing.T) {
	g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 3, Future: true, Auction: true}, 5)
	require.NoError(t, err)
	a := &gametest.Table{T: t, Game: g}
	first := a.Asks(shards.AskBid).Question().Seat
	a.Give("choose 3")
	assert.False(t, a.Can("choose 3"), "more than the highest bid")
	a.Give("done", "done").Asks(shards.AskLeader)
	assert.Equal(t, first, a.Question().Seat)
	a.Give("choose 2").Asks(shards.AskBid)
	assert.Equal(t, int32(47), a.Side(first).Health)
	assert.Equal(t, (first+1)%3, a.Question().Seat, "the one to the left begins (S17.13)")
	a.Give("done").Asks(shards.AskLeader)
	assert.False(t, a.Can("choose 2"), "taken")
	a.Give("choose 0")
	last := a.Asks(shards.AskLeader).Question().Seat
	a.Give("choose 1").Asks(shards.AskMain)
	assert.Equal(t, last, a.State().Turn, "the last without a leader begins (S17.14)")
	assert.Equal(t, int32(50), a.Side(last).Health)
}

// S17.15 to S17.18: the draft of relics, there and back.
func TestDraft(t *testing.T) {
	g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 3, Future: true, Draft: true}, 5)
	require.NoError(t, err)
	a := &gametest.Table{T: t, Game: g}
	var order []shards.Seat
	for a.Question().Kind == shards.AskRelic {
		order = append(order, a.Question().Seat)
		legal := a.Legal(nil)
		require.Len(t, legal, 7-len(order))
		a.Give(shards.FormatCommand(legal[0]))
	}
	f := order[0]
	assert.Equal(t, []shards.Seat{f, (f + 1) % 3, (f + 2) % 3, (f + 2) % 3, (f + 1) % 3, f}, order)
	assert.Equal(t, (f+2)%3, a.State().Turn)
	for s := range shards.Seat(3) {
		assert.NotContains(t, a.Side(s).Relics, shards.Slot(0))
	}
}

// A command that is not legal changes nothing, and says so.
func TestIllegalCommands(t *testing.T) {
	g := gametest.Start(t, gametest.Two("crystal"))
	before := g.Hash()
	for _, text := range []string{"focus", "pick 3", "done", "choose 1", "attack 1", "play 99"} {
		c, err := shards.ParseCommand(text)
		require.NoError(t, err)
		_, err = g.Apply(c, nil)
		assert.ErrorContains(t, err, "does not answer the question")
	}
	assert.Equal(t, before, g.Hash())
	for _, text := range []string{"", "jump", "play", "play x", "play 1 2", "end 3", "choose -1", "play 161"} {
		_, err := shards.ParseCommand(text)
		assert.Error(t, err, text)
	}
}

// Who concedes is out; the game goes on without them, or ends.
func TestConcede(t *testing.T) {
	g := gametest.Start(t, shards.Position{Sides: []shards.SidePosition{{}, {}, {}}}).Give("concede").Asks(shards.AskMain)
	assert.Equal(t, shards.Seat(1), g.State().Turn)
	g.Give("concede")
	assert.True(t, g.Won(2))
}

// An attack ends with who concedes while it is shared out: what was assigned harms nobody later.
func TestConcedeWithinAttack(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {}, {}, {}}}
	g := gametest.Start(t, p).Give("end", "choose 3").Asks(shards.AskPower).Give("concede").Asks(shards.AskMain).Give("end")
	assert.Equal(t, int32(50), g.Side(1).Health)
}
