package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Players' cards whose words mean something else against the Keyraken than in a
// duel.

// playing is a game of one player who has a card in hand, with its house active.
func playing(t *testing.T, id string, h House, me, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	me.Hand = append(gametest.Cards(id), me.Hand...)
	return at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{me}, Monster: k, House: h})
}

func TestMindBarbDiscardsFromTheArchives(t *testing.T) {
	k := keyforge.SidePosition{Archives: gametest.Cards("titanic-maw"), Deck: gametest.Cards("devour-whole")}
	tb := playing(t, "mind-barb", Dis, keyforge.SidePosition{Hand: gametest.Cards("fear")}, k)
	tb.Play("mind-barb") // A4.4
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Discard))
	assert.Equal(t, []string{"devour-whole"}, tb.Pile(monster, Deck))
	tb.InZone(Hand, "fear")

	tb = playing(t, "mind-barb", Dis, keyforge.SidePosition{}, keyforge.SidePosition{Deck: gametest.Cards("devour-whole")})
	tb.Play("mind-barb")
	assert.Empty(t, tb.Pile(monster, Discard))
}

func TestTooMuchToProtectStealsFromTheKeyraken(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{6, 0}, {7, 1}, {10, 4}} {
		tb := playing(t, "too-much-to-protect", Shadows, keyforge.SidePosition{}, keyforge.SidePosition{Amber: c.have})
		tb.Play("too-much-to-protect")
		tb.Amber(0, 1+c.stolen)
		tb.Amber(monster, c.have-c.stolen)
	}
}

// The discarded adventure card is of house Keyraken, as is everything in its
// archives (A4.4, A7.5); then the Keyraken does the same to the player (A7.2).
func TestAFairGameWithTheKeyraken(t *testing.T) {
	tb := playing(t, "a-fair-game", Dis,
		keyforge.SidePosition{Hand: gametest.Cards("dust-imp", "fear", "punch"), Deck: gametest.Cards("mind-barb", "punch")},
		keyforge.SidePosition{Archives: gametest.Cards("titanic-maw", "primordial", "emergence"),
			Deck: gametest.Cards("devour-whole", "emergence")})
	tb.Play("a-fair-game")
	tb.Amber(0, 3)
	tb.Amber(monster, 2)
	assert.Equal(t, []string{"devour-whole"}, tb.Pile(monster, Discard))
	assert.Equal(t, []string{"a-fair-game", "mind-barb"}, tb.Pile(0, Discard))
	tb.Marked("titanic-maw", keyforge.Revealed)
}

func TestKeyHammerFeedsTheKeyraken(t *testing.T) {
	tb := playing(t, "key-hammer", Dis, keyforge.SidePosition{Keys: 2, ForgedBefore: keyforge.BlueKey}, keyforge.SidePosition{})
	tb.Play("key-hammer") // A11.3
	tb.Amber(monster, 6)
	tb.Keys(0, 2)
	tb.Keys(monster, 0)
}

func TestHarlandMindlockTakesALimb(t *testing.T) {
	k := line("crushing-arm", "shield-arm", "tenacious-arm")
	k.Artifacts = asleep()
	tb := playing(t, "harland-mindlock", Logos, keyforge.SidePosition{}, k)
	tb.Play("harland-mindlock")
	tb.Offers("crushing-arm", "tenacious-arm") // of the line; the Keyraken is in none (A5.2)
	tb.Pick("crushing-arm")
	tb.Right()
	tb.Line(0, "harland-mindlock", "crushing-arm")
	tb.Line(monster, "shield-arm", "tenacious-arm")
	tb.EndTurn()
	tb.House(Monster) // A11.5
	tb.Fight("crushing-arm", "the-keyraken")
	tb.Damage("the-keyraken", 9-6)
}

func TestHarlandMindlockDoesNotReachAllies(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Logos,
		Players: []keyforge.SidePosition{{Hand: gametest.Cards("harland-mindlock")}, line("plain-3")}})
	tb.Play("harland-mindlock")
	tb.Line(1, "plain-3") // A7.3
}

func TestCollarOfSubordinationOnLimbsAndAllies(t *testing.T) {
	collar := func() *gametest.Table {
		return at(t, adventure.Easy, keyforge.Position{House: Dis, Monster: line("tenacious-arm"),
			Players: []keyforge.SidePosition{{Hand: gametest.Cards("collar-of-subordination")}, line("plain-3")}})
	}
	tb := collar()
	tb.Play("collar-of-subordination")
	tb.Offers("tenacious-arm", "plain-3") // never the Keyraken (A5.5)
	tb.Pick("tenacious-arm")
	tb.Line(0, "tenacious-arm")
	tb.Line(monster)
	tb = collar()
	tb.Play("collar-of-subordination")
	tb.Pick("plain-3") // upgrades speak of creatures in general (A7.4)
	tb.Line(0, "plain-3")
	tb.Line(1)
}

// The hand of a limb's owner is the Keyraken's archives (A4.5), and it is played
// from there like any other card (A3.4).
func TestUxlyxTheZookeeperLosesALimbToTheArchives(t *testing.T) {
	k := line("tenacious-arm", "limb-3")
	k.Artifacts = asleep()
	k.Line[1].Marks = keyforge.Exhausted
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: k, Players: []keyforge.SidePosition{line("uxlyx-the-zookeeper")}})
	tb.Reap("uxlyx-the-zookeeper")
	tb.Offers("tenacious-arm", "limb-3")
	tb.Pick("tenacious-arm")
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(0, Archives))
	tb.EndTurn()
	tb.Yes()
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Archives))
	assert.Empty(t, tb.Pile(0, Hand))
	tb.EndTurn()
	tb.Line(monster, "limb-3", "tenacious-arm")
}

func TestMurkensPlaysAdventureCards(t *testing.T) {
	murkens := func(choice int) *gametest.Table {
		tb := playing(t, "murkens", Shadows, keyforge.SidePosition{Line: gametest.Cards("plain-3")},
			keyforge.SidePosition{Archives: gametest.Cards("shield-arm"), Deck: gametest.Cards("crimson-churning")})
		tb.Play("murkens")
		tb.Right()
		tb.Choose(choice)
		return tb
	}
	tb := murkens(0)
	tb.Right()
	tb.Line(0, "plain-3", "murkens", "shield-arm")
	assert.Empty(t, tb.Pile(monster, Archives))
	tb = murkens(1) // its words stay, its icon is the player's (A11.9)
	tb.Damage("plain-3", 1)
	tb.Damage("murkens", 1)
	tb.Amber(0, 1)
	tb.Amber(monster, 0)
	assert.Equal(t, []string{"crimson-churning"}, tb.Pile(monster, Discard))
}

// "Each player" is the Keyraken too (A11.7): what a player gives away at the end of
// the turn joins its left flank (A11.6), and at the end of its own turn it gives
// its right flank to the active player.
func TestWhirlpoolWithTheKeyraken(t *testing.T) {
	k := line("limb-3", "limb-4")
	k.Artifacts = asleep()
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("whirlpool"), Line: gametest.Cards("plain-3", "plain-5")}, line("plain-6")}})
	tb.EndTurn()
	tb.Line(0, "limb-4", "plain-3")
	tb.Line(1, "plain-6")
	tb.Line(monster, "plain-5", "limb-3")
	tb.EndTurn() // an ally's turn ends
	tb.Line(1, "limb-3")
	tb.Line(monster, "plain-6", "plain-5")
	tb.LeaveOpen()
}

// It enters play under the Keyraken's control, which resolves its Omni when it uses
// it in the turn after (A3.12, A11.6).
func TestTrojanSauropodInsideTheKeyraken(t *testing.T) {
	tb := playing(t, "trojan-sauropod", Saurian,
		keyforge.SidePosition{Hand: gametest.Cards("plain-3"),
			Deck: gametest.Cards("punch", "punch", "punch", "punch", "punch", "plain-4", "fear", "fear")},
		keyforge.SidePosition{Artifacts: asleep()})
	tb.Play("trojan-sauropod")
	tb.InZone(Artifacts, "trojan-sauropod")
	assert.Equal(t, monster, tb.Of("trojan-sauropod").Ctrl)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, Hand), 6)
	tb.Amber(monster, 0) // it came exhausted
	tb.EndTurn()
	tb.Amber(monster, 3+1) // the Keyraken reaps as well
	tb.Line(0, "plain-3")
	tb.Unmarked("plain-3", keyforge.Exhausted)
	assert.Len(t, tb.Pile(0, Hand), 6)
	assert.Equal(t, []string{"trojan-sauropod"}, tb.Pile(0, Discard))
	tb.LeaveOpen()
}

func TestEtherSpiderStarvesTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("tenacious-arm"), Deck: gametest.Cards("crimson-churning")}
	tb := solo(t, keyforge.SidePosition{Line: gametest.Cards("ether-spider"), Amber: 2}, k)
	tb.EndTurn()
	tb.Amber(monster, 0)
	tb.AmberOn("ether-spider", 1+2+1) // the icon, two reaps, what the arm steals
	tb.Amber(0, 1)
}

// Of two allies' spiders the active player picks the one that captures (K16.2, Q42).
func TestQ42EtherSpidersOfAllies(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-3"), Deck: gametest.Cards("limb-4")}
	tb := table(t, k, []keyforge.SidePosition{line("ether-spider"), line("ether-spider", "plain-3")})
	tb.EndTurn()
	for _, c := range []string{"1:ether-spider", "0:ether-spider"} { // the Keyraken reaps, then the limb
		tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
		tb.Offers("0:ether-spider", "1:ether-spider")
		tb.Pick(c)
		tb.AmberOn(c, 1)
	}
	tb.Amber(monster, 0)
	tb.House(Brobnar)
	tb.Reap("plain-3") // what a player gains does not concern them
	tb.Amber(1, 1)
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 1)
	tb.LeaveOpen()
}

func TestAnnihilationRitualPurgesLimbs(t *testing.T) {
	tb := solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("annihilation-ritual"), Line: gametest.Cards("plain-9"), Keys: 3},
		line("tenacious-arm"))
	tb.Fight("plain-9", "tenacious-arm")
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Purged))
	tb.Damage("the-keyraken", 3)
}

func TestDrEscoteraFindsNoKeys(t *testing.T) {
	tb := playing(t, "dr-escotera", Logos, keyforge.SidePosition{Keys: 2}, keyforge.SidePosition{})
	tb.Play("dr-escotera") // A11.3
	tb.Amber(0, 0)
}

func TestHuntingWitchCountsOnlyYourCreatures(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("shield-arm", "devour-whole")}
	tb := table(t, k, []keyforge.SidePosition{{Line: gametest.Cards("hunting-witch"), Hand: gametest.Cards("plain-3")},
		{Hand: gametest.Cards("plain-4")}})
	tb.Play("plain-3")
	tb.Right()
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Line(monster, "shield-arm")
	tb.Amber(0, 1)
	tb.Play("plain-4")
	tb.Amber(0, 1)
	tb.Amber(1, 0)
}

func TestGauntletOfCommandSendsACreatureAtTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Artifacts: gametest.Cards("gauntlet-of-command"), Keys: 2,
		Line: []keyforge.CardPosition{{ID: "valdr", Marks: keyforge.Exhausted}}}
	tb := solo(t, me, line("limb-3"))
	tb.Act("gauntlet-of-command")
	tb.Offers("limb-3", "the-keyraken")
	tb.Pick("the-keyraken")
	tb.Damage("the-keyraken", 4) // armor 2, and it is on no flank
	tb.Damage("valdr", 3)        // A5.4
	tb.Marked("valdr", keyforge.Exhausted)
}

func TestNiffleApeIgnoresTauntAndElusiveOfLimbs(t *testing.T) {
	ape := func() *gametest.Table {
		return at(t, adventure.Easy, keyforge.Position{House: Untamed, Monster: line("tenacious-arm", "shield-arm", "slippery-arm"),
			Players: []keyforge.SidePosition{line("niffle-ape", "snufflegator")}})
	}
	tb := ape()
	tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("snufflegator")})
	tb.Offers("shield-arm", "the-keyraken")
	tb.Pick("shield-arm")
	tb = ape()
	tb.Fight("niffle-ape", "slippery-arm")
	tb.InZone(Discard, "slippery-arm", "niffle-ape")
	tb.Damage("the-keyraken", 3)
}

func TestChampionAnaphielDrawsThePrey(t *testing.T) {
	k := line("lashing-tentacle")
	k.Artifacts = asleep()
	tb := solo(t, line("champion-anaphiel", "plain-9", "plain-1"), k)
	tb.EndTurn() // the most powerful stands beside taunt (A6.4)
	tb.Damage("champion-anaphiel", 2)
	tb.Damage("plain-9", 0)
	tb = solo(t, line("champion-anaphiel", "plain-1", "plain-9"), k)
	tb.EndTurn()
	tb.Damage("plain-9", 3)
	tb.Damage("champion-anaphiel", 0)
}
