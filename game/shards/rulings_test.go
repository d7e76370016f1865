package shards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
)

// SQ44, S17.19: the relics beside a board lie open, secret ones only to their player.
func TestWhoSeesRelics(t *testing.T) {
	p := two()
	p.Sides[0].Relics = []string{"praetorian-01", "praetorian-02"}
	g := start(t, p)
	assert.True(t, g.Sees(0, g.side(0).Relics[0]) && g.Sees(1, g.side(0).Relics[0]))
	g = start(t, p, func(o *shards.Options) { o.SecretRelics = true })
	assert.True(t, g.Sees(0, g.side(0).Relics[0]))
	assert.False(t, g.Sees(1, g.side(0).Relics[0]))
}

// S4.3: crystals and power are kept for any later moment of the turn.
func TestResourcesLast(t *testing.T) {
	p := two("reactor-drone", "command-seer")
	p.Row = []string{"aetherbreaker"}
	g := start(t, p).do("play reactor-drone", "play command-seer", "focus", "recruit aetherbreaker")
	assert.Zero(t, g.side(0).Crystals)
}

// S4.5: mastery of 30 wins nothing by itself; S12.3: it is not spent. S4.8: infinite power stays when it is paid.
func TestThirtyMastery(t *testing.T) {
	p := two("infinity-shard")
	p.Sides[0].Mastery, p.Sides[1].InPlay = 30, []string{"evokatus"}
	g := start(t, p).asks(shards.AskMain).do("play infinity-shard", "attack evokatus")
	assert.Equal(t, shards.Infinite, g.side(0).Power)
	assert.Equal(t, int32(30), g.side(0).Mastery)
	assert.True(t, g.do("end").Won(0), "SQ35: the game ends at once")
}

// S3.6, S7.6, S6.2: what was played lies in the play zone; SQ30: there Echo does not see it.
func TestPlayedIsNotDiscarded(t *testing.T) {
	g := start(t, two("nil-assassin", "wraethe-skirmisher")).do("play nil-assassin", "play wraethe-skirmisher")
	assert.Equal(t, int32(7), g.side(0).Power, "the condition of Echo does not hold (S13.6)")
	assert.Equal(t, "nil-assassin wraethe-skirmisher", g.ids(&g.side(0).InPlay))
}

// S5.6, S8.1, S8.3, S8.5, S19.3: what a champion does when it is played, and what it does once a turn if one likes.
func TestActivation(t *testing.T) {
	g := start(t, two("evokatus")).do("play evokatus")
	assert.Equal(t, 1, g.side(0).Hand.Len())
	assert.Zero(t, g.side(0).Power)
	g.do("activate evokatus")
	assert.Equal(t, int32(1), g.side(0).Power, "it counts itself (S19.9)")
	assert.Equal(t, 1, g.side(0).Hand.Len())
	assert.False(t, g.can("activate evokatus"))
	g.do("end", "end")
	assert.True(t, g.can("activate evokatus"), "again in the next turn (S5.19)")
}

// S9.3, S6.3: a mercenary that is fast-played counts as played; S9.6: one that is played from hand goes to the discard.
func TestFastPlayIsPlaying(t *testing.T) {
	p := two("leshai-knight")
	p.Row, p.Sides[0].Crystals = []string{"spore-cleric"}, 2
	g := start(t, p).do("fast spore-cleric", "play leshai-knight")
	assert.Equal(t, int32(6), g.side(0).Power)
	g.do("end")
	assert.True(t, strings.HasSuffix(g.ids(&g.side(0).Discard), "leshai-knight"))
}

// SQ8: the place of a fast-played card is filled before its effects apply.
func TestRowIsFilledFirst(t *testing.T) {
	p := two("portal-monk")
	p.Row, p.Centre, p.Sides[0].Crystals = []string{"data-heretic"}, []string{"axia", "evokatus", "nil-assassin"}, 3
	g := start(t, p).do("recruit data-heretic")
	assert.Equal(t, "axia", g.Card(g.State().Row[0]).ID, "in the same place")
}

// SQ7: an empty place is filled as soon as the centre deck has a card again.
func TestEmptyPlaces(t *testing.T) {
	p := two()
	p.Row, p.Centre, p.Sides[0].Crystals = []string{"nil-assassin"}, []string{}, 2
	g := start(t, p).do("fast nil-assassin")
	assert.Zero(t, g.State().Row[0])
	g.do("end")
	assert.Equal(t, "nil-assassin", g.Card(g.State().Row[0]).ID)
}

// S10.4, S11.1: players are attacked in the attack phase only, whatever champions they have. S10.5: no shield protects a champion.
func TestChampionsDoNotBlock(t *testing.T) {
	p := two()
	p.Sides[0].Power, p.Sides[1].InPlay, p.Sides[1].Hand = 9, []string{"optio-crusher"}, []string{"cryptofist-monk"}
	g := start(t, p).do("attack optio-crusher").asks(shards.AskMain)
	assert.Equal(t, "optio-crusher", g.ids(&g.side(1).Discard))
	g.do("end").asks(shards.AskShield).do("pick cryptofist-monk")
	assert.Equal(t, int32(50), g.side(1).Health, "shields above the power are wasted (S11.4)")
}

// SQ3: power that may attack nobody is lost. SQ33: Zetta protects her player, not the others.
func TestNobodyToAttack(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 5}, {InPlay: []string{"zetta-the-encryptor"}}, {}}}
	g := start(t, p).do("end").asks(shards.AskMain)
	assert.Equal(t, int32(50), g.side(1).Health)
	assert.Equal(t, int32(45), g.side(2).Health)
	g = start(t, p, func(o *shards.Options) { o.ThreeWay = true }).do("end")
	assert.Equal(t, int32(45), g.side(2).Health, "SQ38")
}

// SQ4: opponents show shields clockwise from who attacks, and all lose health at once.
func TestOrderOfShields(t *testing.T) {
	seer := shards.SidePosition{Hand: []string{"command-seer"}}
	p := shards.Position{Turn: 1, Sides: []shards.SidePosition{seer, {Power: 12}, seer}}
	g := start(t, p).do("end", "choose 6").asks(shards.AskShield)
	assert.Equal(t, shards.Seat(2), g.Question().Seat)
	g.do("done").asks(shards.AskShield)
	assert.Equal(t, shards.Seat(0), g.Question().Seat)
	assert.Equal(t, int32(50), g.side(2).Health)
	g.do("pick command-seer")
	assert.Equal(t, []int32{49, 44}, []int32{g.side(0).Health, g.side(2).Health})
}

// S17.9: of three who fight each other, two are left who go on by the usual rules.
func TestThreeWayEnds(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 5}, {Health: 5}, {Health: 9}}}
	g := start(t, p, func(o *shards.Options) { o.ThreeWay = true }).do("end").asks(shards.AskMain)
	assert.True(t, g.side(1).Out)
	assert.Equal(t, int32(4), g.side(2).Health)
}

// S14.4: copying is not playing. SQ31: Additri counts what was played before, not copies.
func TestCopiesAreNotPlayed(t *testing.T) {
	p := two("leshai-knight")
	p.Sides[0].InPlay = []string{"taur-arachpriest", "additri-gaiamancer"}
	g := start(t, p).do("play leshai-knight", "activate taur-arachpriest", "pick leshai-knight")
	assert.Equal(t, int32(9), g.side(0).Power)
	g.do("activate additri-gaiamancer")
	assert.Equal(t, int32(9+2+2), g.side(0).Power)
}

// S7.5: a condition is looked at once. S13.7: Inspire needs a champion when the card is played.
func TestConditionsAreLookedAtOnce(t *testing.T) {
	g := start(t, two("kiln-drone", "evokatus")).do("play kiln-drone", "play evokatus")
	assert.Equal(t, int32(2), g.side(0).Crystals)
	g = start(t, two("kiln-drone", "evokatus")).do("play evokatus", "play kiln-drone")
	assert.Equal(t, int32(4), g.side(0).Crystals)
}

// SQ1: losing mastery takes no relic back. S16.4: a relic that was recruited is a card of the deck.
func TestRelicStays(t *testing.T) {
	p := two()
	p.Sides[0].Relics, p.Sides[0].Mastery = []string{"praetorian-01", "praetorian-02"}, 10
	p.Sides[1].Hand, p.Sides[1].InPlay = []string{"venator-of-the-wastes"}, []string{"li-hin-the-shattered"}
	g := start(t, p).do("recruit praetorian-01", "end", "play venator-of-the-wastes")
	assert.Equal(t, int32(8), g.side(0).Mastery)
	assert.Equal(t, "praetorian-01", g.ids(&g.side(0).Discard))
}

// SQ34: mercenaries that went under the centre deck later lie beneath the earlier ones.
func TestUnderTheCentre(t *testing.T) {
	p := two()
	p.Row, p.Sides[0].Crystals, p.Sides[1].Crystals = []string{"nil-assassin", "data-heretic"}, 2, 3
	g := start(t, p).do("fast nil-assassin", "end")
	g.do("fast data-heretic", "end")
	assert.True(t, strings.HasPrefix(g.ids(&g.State().Centre), "data-heretic nil-assassin "))
}

// S18.4: Nemesis has every other turn. SQ62: her power does not last. SQ47: she does not focus.
func TestNemesisEveryOtherTurn(t *testing.T) {
	p := hunted("leshai-knight", "reactor-drone")
	p.Sides[0].InPlay, p.Sides[1].Leader = []string{"zetta-the-encryptor"}, "tetra"
	g := start(t, p, solo).do("end")
	assert.Equal(t, shards.Seat(0), g.State().Turn)
	assert.Equal(t, int32(3), g.State().Turns)
	assert.Zero(t, g.side(1).Power)
	assert.Zero(t, g.side(1).Mastery)
}

// S18.22: her champions stay in play. S18.23: bonuses look at her mastery.
func TestNemesisChampions(t *testing.T) {
	p := hunted("optio-crusher")
	p.Sides[1].Mastery = 10
	g := start(t, p, solo).do("end")
	assert.Equal(t, "optio-crusher", g.ids(&g.side(1).InPlay))
	assert.Equal(t, int32(45), g.side(0).Health)
}

// SQ58: her effects destroy your champions, and Venator takes your mastery.
func TestNemesisHarmsYou(t *testing.T) {
	p := hunted("ghostwillow-avenger")
	p.Sides[0].InPlay, p.Sides[1].Mastery = []string{"evokatus", "optio-crusher"}, 15
	g := start(t, p, solo).do("end")
	assert.Empty(t, g.ids(&g.side(0).InPlay))
	p = hunted("venator-of-the-wastes")
	p.Sides[0].Mastery, p.Sides[1].Mastery = 5, 15
	g = start(t, p, solo).do("end")
	assert.Equal(t, int32(3), g.side(0).Mastery)
}

// SQ60: she copies what she has played, since her player has no reason to. SQ52: no question is put for what she ignores.
func TestNemesisCopies(t *testing.T) {
	p := hunted("leshai-knight")
	p.Sides[1].Leader, p.Row = "tetra", []string{"ojas-genesis-druid"}
	g := start(t, p, solo).do("end").asks(shards.AskMain)
	assert.Equal(t, int32(44), g.side(0).Health)
	g = start(t, hunted("shadow-apostle"), solo).do("end").asks(shards.AskMain)
	assert.Equal(t, int32(48), g.side(0).Health)
}

// SQ56: whether she kills is looked at once, also if she destroys Zetta after it; the rest of her power attacks.
func TestNemesisDestroysZetta(t *testing.T) {
	p := hunted("aetherbreaker")
	p.Sides[0].InPlay, p.Sides[0].Health, p.Sides[1].Mastery = []string{"zetta-the-encryptor"}, 9, 10
	g := start(t, p, solo).do("end").asks(shards.AskMain)
	assert.Equal(t, "zetta-the-encryptor", g.ids(&g.side(0).Discard)[strings.LastIndex(g.ids(&g.side(0).Discard), " ")+1:])
	assert.Equal(t, int32(6), g.side(0).Health)
}

// SQ48: nobody leads twice. SQ39: a bid is at most 49, and who wins without one pays nothing. SQ41: relics that nobody laid out.
func TestAgreements(t *testing.T) {
	_, err := shards.New(catalogue(t), shards.Options{Seats: 2, Leaders: []string{"tetra", "tetra"}}, 1)
	require.Error(t, err)
	g, err := shards.New(catalogue(t), shards.Options{Seats: 2, Future: true, Auction: true}, 1)
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
	p := two("crystal")
	p.Sides[0].Power, p.Sides[1].Health = 7, 7
	g := start(t, p).do("end")
	assert.True(t, g.Won(0))
	assert.Equal(t, "crystal", g.ids(&g.side(0).Hand), "there is no end phase")
}

// S5.3, S7.2, S7.7, S6.4: any cards of the hand may be played in any order, or not.
func TestPlayOrNot(t *testing.T) {
	g := start(t, two("crystal", "blaster", "crystal")).do("play blaster", "end")
	assert.Equal(t, "blaster crystal crystal", g.ids(&g.side(0).Discard), "S5.15 and S5.16")
}

// S11.6: a champion shields from hand only. S3.10: effects destroy champions of all opponents.
func TestChampionsOfAll(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Hand: []string{"ghostwillow-avenger"}, Mastery: 15, InPlay: []string{"evokatus"}},
		{InPlay: []string{"zetta-the-encryptor"}}, {InPlay: []string{"optio-crusher"}}}}
	g := start(t, p).do("play ghostwillow-avenger")
	assert.Equal(t, "evokatus ghostwillow-avenger", g.ids(&g.side(0).InPlay))
	assert.Empty(t, g.ids(&g.side(1).InPlay)+g.ids(&g.side(2).InPlay))
}

// S19.8: Cloud Oracles compare with each opponent, not with all together.
func TestCloudOracles(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Hand: []string{"cloud-oracles"}, Mastery: 5}, {Mastery: 4}, {Mastery: 4}}}
	assert.Equal(t, int32(2), start(t, p).do("play cloud-oracles").side(0).Crystals)
	p.Sides[2].Mastery = 5
	assert.Zero(t, start(t, p).do("play cloud-oracles").side(0).Crystals)
}

// S17.1, S17.2, SQ36: the first two of a team game are of two teams; partners neither see nor attack each other.
func TestPartners(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {}, {}, {InPlay: []string{"evokatus"}, Hand: []string{"crystal"}}}}
	g := start(t, p, func(o *shards.Options) { o.Teams = true })
	assert.False(t, g.can("attack evokatus"))
	assert.False(t, g.Sees(0, g.side(3).Hand.Cards()[0]))
	assert.True(t, g.Enemies(0, 1) && g.Enemies(0, 2) && !g.Enemies(0, 3))
	assert.True(t, g.Target(2, 0) && !g.Target(1, 0), "S17.4: who sits opposite")
}

// SQ40: who paid health in the auction may be healed to 50 again.
func TestHealthAfterAuction(t *testing.T) {
	p := two("root-of-the-forest")
	p.Sides[0].Health = 45
	assert.Equal(t, int32(50), start(t, p).do("play root-of-the-forest").side(0).Health)
}

// SQ61, SQ21: champions of Nemesis give her what they give to anyone.
func TestChampionsOfNemesis(t *testing.T) {
	p := hunted()
	p.Sides[0].Power, p.Sides[1].InPlay = 20, []string{"zetta-the-encryptor", "evokatus"}
	g := start(t, p, solo)
	assert.False(t, g.can("attack evokatus"))
	g.do("attack zetta-the-encryptor")
	assert.True(t, g.can("attack evokatus"))
	p.Sides[1].InPlay = []string{"zetta-the-encryptor"}
	assert.Equal(t, int32(50), start(t, p, solo).do("end").side(1).Health)
}

// SQ65: mercenaries that were fast-played go under the centre deck against Nemesis too.
func TestMercenariesDelayNemesis(t *testing.T) {
	p := hunted()
	p.Row, p.Sides[0].Crystals = []string{"spore-cleric"}, 2
	g := start(t, p, solo).do("fast spore-cleric", "end")
	assert.True(t, strings.HasPrefix(g.ids(&g.State().Centre), "spore-cleric "))
}

// SQ63: the row is filled from left to right at the end of her turn. S18.30: she wins when a card is missing.
func TestNemesisFillsTheRow(t *testing.T) {
	p := hunted("nil-assassin", "data-heretic", "axia")
	p.Row = []string{"the-lost", "evokatus", "shadow-apostle", "evokatus", "evokatus", "evokatus"}
	g := start(t, p, solo).do("end", "pick the-lost")
	assert.Equal(t, "data-heretic", g.Card(g.State().Row[0]).ID)
	assert.Equal(t, "axia", g.Card(g.State().Row[2]).ID)
}

// SQ37: in a team, who gets the surplus may show shields, and Zetta stops it.
func TestSurplus(t *testing.T) {
	teams := func(o *shards.Options) { o.Teams = true }
	p := shards.Position{Sides: []shards.SidePosition{{Power: 9}, {Hand: []string{"korvus-legionnaire"}}, {Health: 5}, {}}}
	g := start(t, p, teams).do("end", "choose 1").asks(shards.AskShield).do("pick korvus-legionnaire")
	assert.Equal(t, int32(48), g.side(1).Health)
	p.Sides[1].InPlay = []string{"zetta-the-encryptor"}
	g = start(t, p, teams).do("end").asks(shards.AskMain)
	assert.Equal(t, int32(50), g.side(1).Health)
}

// SQ26: Praetorian-02 shields at every attack, beside cards that are shown.
func TestPraetorian02(t *testing.T) {
	p := two()
	p.Sides[0].Power, p.Sides[1].InPlay, p.Sides[1].Hand = 10, []string{"praetorian-02"}, []string{"korvus-legionnaire"}
	g := start(t, p).do("end").asks(shards.AskShield)
	assert.Equal(t, int32(7), g.Question().Max)
	g.do("pick korvus-legionnaire")
	assert.Equal(t, int32(45), g.side(1).Health)
}

// S17.16, S17.17, SQ42: after an auction the draft decides who begins: the one who takes two relics in a row. SQ43: mastery follows.
func TestAuctionThenDraft(t *testing.T) {
	for seed := range uint64(8) {
		g, err := shards.New(catalogue(t), shards.Options{Seats: 3, Future: true, Auction: true, Draft: true}, seed)
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

// S18.1, SQ45, SQ46: Nemesis has 50 health and no cards, the player the relics of the leader.
func TestNemesisSetUp(t *testing.T) {
	o := shards.Options{Seats: 1, Future: true, Nemesis: shards.ByTheBook.Nemesis(1), Leaders: []string{"tetra"}}
	g, err := shards.New(catalogue(t), o, 3)
	require.NoError(t, err)
	me, nemesis := &g.State().Sides[0], &g.State().Sides[1]
	assert.Equal(t, "datic-robes", g.Card(me.Relics[0]).ID)
	assert.Equal(t, int32(50), nemesis.Health)
	assert.Equal(t, [2]shards.Slot{}, nemesis.Relics)
	assert.Zero(t, nemesis.Deck.Len()+nemesis.Hand.Len()+nemesis.Discard.Len())
	assert.NotEqual(t, g.Leader(0), g.Leader(1))
}

// SQ59: Cloud Oracles and Raidian compare the mastery of Nemesis and of her prey.
func TestNemesisCompares(t *testing.T) {
	p := hunted()
	p.Sides[0].Hand, p.Sides[0].Mastery, p.Sides[1].Mastery = []string{"cloud-oracles"}, 5, 5
	assert.Zero(t, start(t, p, solo).do("play cloud-oracles").side(0).Crystals)
	p.Sides[0].Power, p.Sides[1].InPlay = 3, []string{"raidian-cloud-master"}
	assert.True(t, start(t, p, solo).can("attack raidian-cloud-master"))
	p.Sides[1].Mastery = 6
	assert.False(t, start(t, p, solo).can("attack raidian-cloud-master"))
}

// S7.3, S7.8, S12.4: the lines of a card apply in their order; its shield does nothing when it is played.
func TestLinesInOrder(t *testing.T) {
	p := two("korvus-legionnaire")
	p.Sides[0].Discard = []string{"evokatus"}
	g := start(t, p).do("play korvus-legionnaire")
	assert.Equal(t, []shards.EventKind{shards.CardPlayed, shards.PowerGained, shards.CardReturned},
		[]shards.EventKind{g.events[0].Kind, g.events[1].Kind, g.events[2].Kind})
	assert.Len(t, g.events, 3)
}

// S5.1, S8.2, S7.1: after the main phase nothing is played or activated, though the attack has not ended.
func TestPhasesGoForward(t *testing.T) {
	p := shards.Position{Sides: []shards.SidePosition{{Power: 2, Hand: []string{"crystal"}, InPlay: []string{"evokatus"}}, {}, {}}}
	g := start(t, p).do("end").asks(shards.AskPower)
	assert.False(t, g.can("play crystal") || g.can("activate evokatus") || g.can("end"))
}

// SQ64: the card that Nemesis reveals is never in the row. SQ24: a relic costs nothing for who looks at costs.
func TestNemesisReveals(t *testing.T) {
	p := hunted("the-lost")
	p.Sides[0].InPlay = []string{"praetorian-02", "evokatus"}
	p.Sides[1].Power = 3 // and six: enough for either champion alone
	p.Row = []string{"axia", "axia", "axia", "axia", "axia", "axia"}
	g := start(t, p, solo).do("end")
	for _, e := range g.events {
		assert.NotEqual(t, shards.CardLaidOut, e.Kind)
	}
	assert.Equal(t, "praetorian-02", g.ids(&g.side(0).InPlay))
}
