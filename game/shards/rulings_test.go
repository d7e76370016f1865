package shards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/gametest"
)

// SQ44, S17.19: the relics beside a board lie open, secret ones only to their player.
func TestWhoSeesRelics(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Relics = []string{"praetorian-01", "praetorian-02"}
	g := gametest.Start(t, p)
	assert.True(t, g.Sees(0, g.Side(0).Relics[0]) && g.Sees(1, g.Side(0).Relics[0]))
	g = gametest.Start(t, p, func(o *shards.Options) { o.SecretRelics = true })
	assert.True(t, g.Sees(0, g.Side(0).Relics[0]))
	assert.False(t, g.Sees(1, g.Side(0).Relics[0]))
}

// S4.3: crystals and power are kept for any later moment of the turn.
func TestResourcesLast(t *testing.T) {
	p := gametest.Two("reactor-drone", "command-seer")
	p.Row = []string{"aetherbreaker"}
	g := gametest.Start(t, p).Give("play reactor-drone", "play command-seer", "focus", "recruit aetherbreaker")
	assert.Zero(t, g.Side(0).Crystals)
}

// S4.5: mastery of 30 wins nothing by itself; S12.3: it is not spent. S4.8: infinite power stays when it is paid.
func TestThirtyMastery(t *testing.T) {
	p := gametest.Two("infinity-shard")
	p.Sides[0].Mastery, p.Sides[1].InPlay = 30, []string{"evokatus"}
	g := gametest.Start(t, p).Asks(shards.AskMain).Give("play infinity-shard", "attack evokatus")
	assert.Equal(t, shards.Infinite, g.Side(0).Power)
	assert.Equal(t, int32(30), g.Side(0).Mastery)
	assert.True(t, g.Give("end").Won(0), "SQ35: the game ends at once")
}

// S3.6, S7.6, S6.2: what was played lies in the play zone; SQ30: there Echo does not see it.
func TestPlayedIsNotDiscarded(t *testing.T) {
	g := gametest.Start(t, gametest.Two("nil-assassin", "wraethe-skirmisher")).Give("play nil-assassin", "play wraethe-skirmisher")
	assert.Equal(t, int32(7), g.Side(0).Power, "the condition of Echo does not hold (S13.6)")
	assert.Equal(t, "nil-assassin wraethe-skirmisher", g.IDs(&g.Side(0).InPlay))
}

// S5.6, S8.1, S8.3, S8.5, S19.3: what a champion does when it is played, and what it does once a turn if one likes.
func TestActivation(t *testing.T) {
	g := gametest.Start(t, gametest.Two("evokatus")).Give("play evokatus")
	assert.Equal(t, 1, g.Side(0).Hand.Len())
	assert.Zero(t, g.Side(0).Power)
	g.Give("activate evokatus")
	assert.Equal(t, int32(1), g.Side(0).Power, "it counts itself (S19.9)")
	assert.Equal(t, 1, g.Side(0).Hand.Len())
	assert.False(t, g.Can("activate evokatus"))
	g.Give("end", "end")
	assert.True(t, g.Can("activate evokatus"), "again in the next turn (S5.19)")
}

// S9.3, S6.3: a mercenary that is fast-played counts as played; S9.6: one that is played from hand goes to the discard.
func TestFastPlayIsPlaying(t *testing.T) {
	p := gametest.Two("leshai-knight")
	p.Row, p.Sides[0].Crystals = []string{"spore-cleric"}, 2
	g := gametest.Start(t, p).Give("fast spore-cleric", "play leshai-knight")
	assert.Equal(t, int32(6), g.Side(0).Power)
	g.Give("end")
	assert.True(t, strings.HasSuffix(g.IDs(&g.Side(0).Discard), "leshai-knight"))
}

// SQ8: the place of a fast-played card is filled before its effects apply.
func TestRowIsFilledFirst(t *testing.T) {
	p := gametest.Two("portal-monk")
	p.Row, p.Centre, p.Sides[0].Crystals = []string{"data-heretic"}, []string{"axia", "evokatus", "nil-assassin"}, 3
	g := gametest.Start(t, p).Give("recruit data-heretic")
	assert.Equal(t, "axia", g.Card(g.State().Row[0]).ID, "in the same place")
}

// SQ7: an empty place is filled as soon as the centre deck has a card again.
func TestEmptyPlaces(t *testing.T) {
	p := gametest.Two()
	p.Row, p.Centre, p.Sides[0].Crystals = []string{"nil-assassin"}, []string{}, 2
	g := gametest.Start(t, p).Give("fast nil-assassin")
	assert.Zero(t, g.State().Row[0])
	g.Give("end")
	assert.Equal(t, "nil-assassin", g.Card(g.State().Row[0]).ID)
}

// S10.4, S11.1: players are attacked in the attack phase only, whatever champions they have. S10.5: no shield protects a champion.
func TestChampionsDoNotBlock(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Power, p.Sides[1].InPlay, p.Sides[1].Hand = 9, []string{"optio-crusher"}, []string{"cryptofist-monk"}
	g := gametest.Start(t, p).Give("attack optio-crusher").Asks(shards.AskMain)
	assert.Equal(t, "optio-crusher", g.IDs(&g.Side(1).Discard))
	g.Give("end").Asks(shards.AskShield).Give("pick cryptofist-monk")
	assert.Equal(t, int32(50), g.Side(1).Health, "shields above the power are wasted (S11.4)")
}

// SQ3: power that may attack nobody is lost. SQ33: Zetta protects her player, not the others.
func TestNobodyToAttack(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 5}, {InPlay: []string{"zetta-the-encryptor"}}, {}}}
	g := gametest.Start(t, p).Give("end").Asks(shards.AskMain)
	assert.Equal(t, int32(50), g.Side(1).Health)
	assert.Equal(t, int32(45), g.Side(2).Health)
	g = gametest.Start(t, p, func(o *shards.Options) { o.ThreeWay = true }).Give("end")
	assert.Equal(t, int32(45), g.Side(2).Health, "SQ38")
}

// SQ4: opponents show shields clockwise from who attacks, and all lose health at once.
func TestOrderOfShields(t *testing.T) {
	seer := shards.SidePosition{Hand: []string{"command-seer"}}
	p := shards.Position{Turn: 1, Sides: []shards.SidePosition{seer, {Power: 12}, seer}}
	g := gametest.Start(t, p).Give("end", "choose 6").Asks(shards.AskShield)
	assert.Equal(t, shards.Seat(2), g.Question().Seat)
	g.Give("done").Asks(shards.AskShield)
	assert.Equal(t, shards.Seat(0), g.Question().Seat)
	assert.Equal(t, int32(50), g.Side(2).Health)
	g.Give("pick command-seer")
	assert.Equal(t, []int32{49, 44}, []int32{g.Side(0).Health, g.Side(2).Health})
}

// S17.9: of three who fight each other, two are left who go on by the usual rules.
func TestThreeWayEnds(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 5}, {Health: 5}, {Health: 9}}}
	g := gametest.Start(t, p, func(o *shards.Options) { o.ThreeWay = true }).Give("end").Asks(shards.AskMain)
	assert.True(t, g.Side(1).Out)
	assert.Equal(t, int32(4), g.Side(2).Health)
}

// S14.4: copying is not playing. SQ31: Additri counts what was played before, not copies.
func TestCopiesAreNotPlayed(t *testing.T) {
	p := gametest.Two("leshai-knight")
	p.Sides[0].InPlay = []string{"taur-arachpriest", "additri-gaiamancer"}
	g := gametest.Start(t, p).Give("play leshai-knight", "activate taur-arachpriest", "pick leshai-knight")
	assert.Equal(t, int32(9), g.Side(0).Power)
	g.Give("activate additri-gaiamancer")
	assert.Equal(t, int32(9+2+2), g.Side(0).Power)
}

// S7.5: a condition is looked at once. S13.7: Inspire needs a champion when the card is played.
func TestConditionsAreLookedAtOnce(t *testing.T) {
	g := gametest.Start(t, gametest.Two("kiln-drone", "evokatus")).Give("play kiln-drone", "play evokatus")
	assert.Equal(t, int32(2), g.Side(0).Crystals)
	g = gametest.Start(t, gametest.Two("kiln-drone", "evokatus")).Give("play evokatus", "play kiln-drone")
	assert.Equal(t, int32(4), g.Side(0).Crystals)
}

// SQ1: losing mastery takes no relic back. S16.4: a relic that was recruited is a card of the deck.
func TestRelicStays(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Relics, p.Sides[0].Mastery = []string{"praetorian-01", "praetorian-02"}, 10
	p.Sides[1].Hand, p.Sides[1].InPlay = []string{"venator-of-the-wastes"}, []string{"li-hin-the-shattered"}
	g := gametest.Start(t, p).Give("recruit praetorian-01", "end", "play venator-of-the-wastes")
	assert.Equal(t, int32(8), g.Side(0).Mastery)
	assert.Equal(t, "praetorian-01", g.IDs(&g.Side(0).Discard))
}

// SQ34: mercenaries that went under the centre deck later lie beneath the earlier ones.
func TestUnderTheCentre(t *testing.T) {
	p := gametest.Two()
	p.Row, p.Sides[0].Crystals, p.Sides[1].Crystals = []string{"nil-assassin", "data-heretic"}, 2, 3
	g := gametest.Start(t, p).Give("fast nil-assassin", "end")
	g.Give("fast data-heretic", "end")
	assert.True(t, strings.HasPrefix(g.IDs(&g.State().Centre), "data-heretic nil-assassin "))
}

// SQ48: nobody leads twice. SQ39: a bid is at most 49, and who wins without one pays nothing. SQ41: relics that nobody laid out.
func TestAgreements(t *testing.T) {
	_, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 2, Leaders: []string{"tetra", "tetra"}}, 1)
	require.Error(t, err)
	g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 2, Future: true, Auction: true}, 1)
	require.NoError(t, err)
	assert.Equal(t, int32(49), g.Question().Max)
	first := g.Question().Seat
	for _, c := range []string{"done", "choose 0"} {
		command, err := shards.ParseCommand(c)
		require.NoError(t, err)
		_, err = g.Apply(command, nil)
		require.NoError(t, err)
	}
	assert.Equal(t, int32(50), g.State().Sides[1-first].Health)
}

// S4.7, S15.3, SQ35: who has no health left is out at once, and the last one wins within the turn.
func TestTheLastOneWins(t *testing.T) {
	p := gametest.Two("crystal")
	p.Sides[0].Power, p.Sides[1].Health = 7, 7
	g := gametest.Start(t, p).Give("end")
	assert.True(t, g.Won(0))
	assert.Equal(t, "crystal", g.IDs(&g.Side(0).Hand), "there is no end phase")
}

// S5.3, S7.2, S7.7, S6.4: any cards of the hand may be played in any order, or not.
func TestPlayOrNot(t *testing.T) {
	g := gametest.Start(t, gametest.Two("crystal", "blaster", "crystal")).Give("play blaster", "end")
	assert.Equal(t, "blaster crystal crystal", g.IDs(&g.Side(0).Discard), "S5.15 and S5.16")
}

// S11.6: a champion shields from hand only. S3.10: effects destroy champions of all opponents.
func TestChampionsOfAll(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Hand: []string{"ghostwillow-avenger"}, Mastery: 15, InPlay: []string{"evokatus"}},
		{InPlay: []string{"zetta-the-encryptor"}}, {InPlay: []string{"optio-crusher"}}}}
	g := gametest.Start(t, p).Give("play ghostwillow-avenger")
	assert.Equal(t, "evokatus ghostwillow-avenger", g.IDs(&g.Side(0).InPlay))
	assert.Empty(t, g.IDs(&g.Side(1).InPlay)+g.IDs(&g.Side(2).InPlay))
}

// S19.8: Cloud Oracles compare with each opponent, not with all together.
func TestCloudOracles(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Hand: []string{"cloud-oracles"}, Mastery: 5}, {Mastery: 4}, {Mastery: 4}}}
	assert.Equal(t, int32(2), gametest.Start(t, p).Give("play cloud-oracles").Side(0).Crystals)
	p.Sides[2].Mastery = 5
	assert.Zero(t, gametest.Start(t, p).Give("play cloud-oracles").Side(0).Crystals)
}

// S17.1, S17.2, SQ36: the first two of a team game are of two teams; partners neither see nor attack each other.
func TestPartners(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {}, {}, {InPlay: []string{"evokatus"}, Hand: []string{"crystal"}}}}
	g := gametest.Start(t, p, func(o *shards.Options) { o.Teams = true })
	assert.False(t, g.Can("attack evokatus"))
	assert.False(t, g.Sees(0, g.Side(3).Hand.Cards()[0]))
	assert.True(t, g.Enemies(0, 1) && g.Enemies(0, 2) && !g.Enemies(0, 3))
	assert.True(t, g.Target(2, 0) && !g.Target(1, 0), "S17.4: who sits opposite")
}

// SQ40: who paid health in the auction may be healed to 50 again.
func TestHealthAfterAuction(t *testing.T) {
	p := gametest.Two("root-of-the-forest")
	p.Sides[0].Health = 45
	assert.Equal(t, int32(50), gametest.Start(t, p).Give("play root-of-the-forest").Side(0).Health)
}

// SQ37: in a team, who gets the surplus may show shields, and Zetta stops it.
func TestSurplus(t *testing.T) {
	teams := func(o *shards.Options) { o.Teams = true }
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {Hand: []string{"korvus-legionnaire"}}, {Health: 5}, {}}}
	g := gametest.Start(t, p, teams).Give("end", "choose 1").Asks(shards.AskShield).Give("pick korvus-legionnaire")
	assert.Equal(t, int32(48), g.Side(1).Health)
	p.Sides[1].InPlay = []string{"zetta-the-encryptor"}
	g = gametest.Start(t, p, teams).Give("end").Asks(shards.AskMain)
	assert.Equal(t, int32(50), g.Side(1).Health)
}

// SQ26: Praetorian-02 shields at every attack, beside cards that are shown.
func TestPraetorian02(t *testing.T) {
	p := gametest.Two()
	p.Sides[0].Power, p.Sides[1].InPlay, p.Sides[1].Hand = 10, []string{"praetorian-02"}, []string{"korvus-legionnaire"}
	g := gametest.Start(t, p).Give("end").Asks(shards.AskShield)
	assert.Equal(t, int32(7), g.Question().Max)
	g.Give("pick korvus-legionnaire")
	assert.Equal(t, int32(45), g.Side(1).Health)
}

// S17.16, S17.17, SQ42: after an auction the draft decides who begins: the one who takes two relics in a row. SQ43: mastery follows.
func TestAuctionThenDraft(t *testing.T) {
	for seed := range uint64(8) {
		g, err := shards.New(gametest.Catalogue(t), shards.Options{Seats: 3, Future: true, Auction: true, Draft: true}, seed)
		require.NoError(t, err)
		var takers []shards.Seat
		for g.State().Turns == 0 {
			if g.Question().Kind == shards.AskRelic {
				takers = append(takers, g.Question().Seat)
			}
			legal := g.Legal(nil)
			_, err := g.Apply(legal[len(legal)-1], nil)
			require.NoError(t, err)
		}
		require.Len(t, takers, 6)
		assert.Equal(t, takers[2], takers[3])
		assert.Equal(t, takers[3], g.State().Turn)
		assert.Zero(t, g.State().Sides[g.State().Turn].Mastery)
	}
}

// S7.3, S7.8, S12.4: the lines of a card apply in their order; its shield does nothing when it is played.
func TestLinesInOrder(t *testing.T) {
	p := gametest.Two("korvus-legionnaire")
	p.Sides[0].Discard = []string{"evokatus"}
	g := gametest.Start(t, p).Give("play korvus-legionnaire")
	assert.Equal(t, []shards.EventKind{shards.CardPlayed, shards.PowerGained, shards.CardReturned},
		[]shards.EventKind{g.Events[0].Kind, g.Events[1].Kind, g.Events[2].Kind})
	assert.Len(t, g.Events, 3)
}

// S5.1, S8.2, S7.1: after the main phase nothing is played or activated, though the attack has not ended.
func TestPhasesGoForward(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 2, Hand: []string{"crystal"}, InPlay: []string{"evokatus"}}, {}, {}}}
	g := gametest.Start(t, p).Give("end").Asks(shards.AskPower)
	assert.False(t, g.Can("play crystal") || g.Can("activate evokatus") || g.Can("end"))
}
