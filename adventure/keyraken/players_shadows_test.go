package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The opponent's æmber is the Keyraken's, never an ally's (A11.7).
func TestShadowsLooksAtThePoolOfTheKeyraken(t *testing.T) {
	rich := keyforge.SidePosition{Amber: 9}
	tb := together(t, "bait-and-switch", Shadows, keyforge.SidePosition{}, rich, keyforge.SidePosition{Amber: 3})
	tb.Play("bait-and-switch")
	tb.Amber(0, 2)
	tb.Amber(monster, 1)
	tb = together(t, "ghostly-hand", Shadows, keyforge.SidePosition{}, rich, keyforge.SidePosition{Amber: 1})
	tb.Play("ghostly-hand")
	tb.Amber(0, 3)
	tb.Amber(monster, 0)
	tb = together(t, "key-of-darkness", Shadows, keyforge.SidePosition{Amber: 8}, rich, keyforge.SidePosition{})
	tb.Play("key-of-darkness")
	tb.Choose(0)
	tb.Keys(0, 1)
	tb = together(t, "key-of-darkness", Shadows, keyforge.SidePosition{Amber: 8}, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 1})
	tb.Play("key-of-darkness")
	tb.Keys(0, 0)
}

func TestKeyOfDarknessWithThreeKeys(t *testing.T) {
	tb := playing(t, "key-of-darkness", Shadows, keyforge.SidePosition{Amber: 8, Keys: 3}, keyforge.SidePosition{})
	tb.Play("key-of-darkness") // A2.2
	tb.Amber(0, 8)
	assert.False(t, tb.Over())
}

func TestImperialTraitorReadsTheArchives(t *testing.T) {
	k := keyforge.SidePosition{Archives: []keyforge.CardPosition{{ID: "titanic-maw"}}}
	tb := playing(t, "imperial-traitor", Shadows, keyforge.SidePosition{}, k)
	tb.Play("imperial-traitor") // A4.4: all of it is of house Keyraken (A7.5)
	assert.Equal(t, 1, tb.Happened(keyforge.Looked))
	assert.Equal(t, []string{"titanic-maw"}, tb.Pile(monster, Archives))
}

func TestLightsOutArchivesLimbs(t *testing.T) {
	k := line("limb-1", "limb-2", "limb-3")
	tb := together(t, "lights-out", Shadows, line("plain-2"), line("plain-3"), k)
	tb.Play("lights-out")
	tb.Offers("limb-1", "limb-2", "limb-3")
	tb.Pick("limb-1", "limb-3")
	assert.ElementsMatch(t, []string{"limb-1", "limb-3"}, tb.Pile(monster, Archives)) // A4.5
	tb.Line(monster, "limb-2")
}

// Rising is not forging (A11.3).
func TestMiasmaDoesNotStopTheRise(t *testing.T) {
	k := keyforge.SidePosition{Amber: 3, Artifacts: asleep()}
	tb := playing(t, "miasma", Shadows, keyforge.SidePosition{Line: gametest.Cards("plain-3")}, k)
	tb.Play("miasma")
	tb.EndTurn()
	tb.Amber(monster, 0)
	tb.LeaveOpen()
}

func TestCreaturesOfAlliesAreHitByShadows(t *testing.T) {
	tb := together(t, "booby-trap", Shadows, line("plain-2"), line("plain-5", "plain-6", "plain-7"), line("limb-1", "limb-2"))
	tb.Play("booby-trap")
	tb.Damage("plain-6", 4) // the only one that is not on a flank
	tb.Damage("plain-5", 2)
	tb.Damage("plain-7", 2)
	tb.Damage("the-keyraken", 0)
	tb = together(t, "finishing-blow", Shadows, keyforge.SidePosition{}, line("plain-5"),
		keyforge.SidePosition{Amber: 2, Artifacts: []keyforge.CardPosition{{ID: "the-keyraken", Damage: 5}}})
	tb.Play("finishing-blow") // the Keyraken is damaged, and no creature (A5.2)
	tb.Damage("the-keyraken", 5)
	tb.Amber(monster, 2)
}

// The Keyraken pays whoever has the office; what it cannot pay for is archived
// (A11.8), and allies do not pay (A7.3).
func TestCustomsOfficeAtTheSurface(t *testing.T) {
	office := func(amber int) *gametest.Table {
		k := keyforge.SidePosition{Amber: amber, Artifacts: asleep(), Deck: gametest.Cards("ascending-jet")}
		return at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: k, Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("customs-office"), Line: gametest.Cards("plain-3")}, {Houses: []House{Shadows},
				Hand: gametest.Cards("seeker-needle")}}})
	}
	tb := office(1)
	tb.EndTurn()
	tb.InZone(Artifacts, "ascending-jet")
	tb.Amber(0, 1)
	tb.Amber(monster, 0)
	tb.Play("seeker-needle")
	tb.Amber(0, 1)
	tb = office(0)
	tb.EndTurn()
	assert.Equal(t, []string{"ascending-jet"}, tb.Pile(monster, Archives))
	tb.Amber(0, 0)
}

// In the Keyraken's turn no house is active (A11.10), so its limbs always come
// through, at the price of a card of the adventure deck.
func TestEvasionSigilAgainstLimbs(t *testing.T) {
	k := line("lashing-tentacle")
	k.Artifacts, k.Deck = asleep(), gametest.Cards("shield-arm", "devour-whole", "titanic-maw")
	tb := solo(t, keyforge.SidePosition{Artifacts: gametest.Cards("evasion-sigil"), Line: gametest.Cards("plain-5"),
		Deck: gametest.Cards("fear", "fear", "fear", "fear", "fear", "fear", "punch")}, k)
	tb.EndTurn()
	tb.Damage("plain-5", 3)
	assert.Equal(t, []string{"devour-whole"}, tb.Pile(monster, Discard))
	assert.Empty(t, tb.Pile(0, Discard))
}

func TestEvasionSigilBeforeAnAttackOnTheKeyraken(t *testing.T) {
	tb := solo(t, keyforge.SidePosition{Keys: 3, Artifacts: gametest.Cards("evasion-sigil"), Line: gametest.Cards("plain-5", "plain-6"),
		Deck: gametest.Cards("punch", "fear")}, keyforge.SidePosition{})
	tb.Fight("plain-5")
	tb.Damage("the-keyraken", 0)
	tb.Marked("plain-5", keyforge.Exhausted)
	tb.Fight("plain-6")
	tb.Damage("the-keyraken", 6)
}

func TestTheStingBetweenAlliesAndTheKeyraken(t *testing.T) {
	forge := func(me, ally, k keyforge.SidePosition) *gametest.Table {
		return at(t, adventure.Easy, keyforge.Position{Active: 1, Step: keyforge.StartStep, House: Brobnar,
			Players: []keyforge.SidePosition{me, ally},
			Monster: k})
	}
	sting := gametest.Cards("the-sting")
	tb := forge(keyforge.SidePosition{Artifacts: sting}, keyforge.SidePosition{Amber: 6}, keyforge.SidePosition{})
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(0, 0) // an ally is not the opponent
	tb.LeaveOpen()
	tb = forge(keyforge.SidePosition{}, keyforge.SidePosition{Amber: 6},
		keyforge.SidePosition{Artifacts: append(asleep(), keyforge.CardPosition{ID: "the-sting", Owner: 1})})
	tb.Choose(0)
	tb.Amber(monster, 6) // A11.6
	tb.LeaveOpen()
}

func TestSubtleMaulEmptiesTheArchives(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Shadows,
		Monster: keyforge.SidePosition{Archives: gametest.Cards("titanic-maw", "primordial")},
		Players: []keyforge.SidePosition{{Artifacts: gametest.Cards("subtle-maul")}, {Hand: gametest.Cards("fear")}}})
	tb.Act("subtle-maul") // A4.4
	assert.Len(t, tb.Pile(monster, Archives), 1)
	assert.Len(t, tb.Pile(monster, Discard), 1)
	assert.Len(t, tb.Pile(1, Hand), 1)
}

// The first creature of the Keyraken's turn enters ready and is used in it
// (A11.12).
func TestSpeedSigilHelpsTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Deck: gametest.Cards("limb-4", "limb-5")}
	tb := at(t, adventure.Normal, keyforge.Position{House: Brobnar, Monster: k, Players: []keyforge.SidePosition{
		{Artifacts: gametest.Cards("speed-sigil"), Line: gametest.Cards("plain-3"), Hand: gametest.Cards("plain-1")}}})
	tb.Play("plain-1")
	tb.Right()
	tb.Unmarked("plain-1", keyforge.Exhausted)
	tb.EndTurn()
	tb.Line(monster, "limb-4", "limb-5")
	tb.Amber(monster, 1) // one of them reaped
}

func TestLongfusedMinesUnderTheLimbs(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("limb-4", "limb-5", "limb-6"),
		Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("longfused-mines")}, line("plain-5", "plain-6", "plain-7")}})
	tb.Omni("longfused-mines")
	tb.Damage("limb-5", 3)
	tb.Damage("limb-4", 0)
	tb.Damage("plain-6", 0) // an ally's creature is no enemy
	tb.Damage("the-keyraken", 0)
}

func TestSpecialDeliveryToALimb(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: line("tenacious-arm", "limb-5", "limb-6"),
		Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards("special-delivery")}, line("plain-5")}})
	tb.Omni("special-delivery")
	tb.Offers("tenacious-arm", "limb-6", "plain-5")
	tb.Pick("tenacious-arm")
	assert.Equal(t, []string{"tenacious-arm"}, tb.Pile(monster, Purged))
	tb.Damage("the-keyraken", 3) // its Destroyed ability
}

// The limb goes home to the archives that match (A11.5).
func TestSmilingRuthCharmsALimb(t *testing.T) {
	me := line("smiling-ruth")
	me.Keys, me.ForgedNow, me.Now = 1, keyforge.RedKey, map[Ledger]int{Forged: 1}
	tb := at(t, adventure.Easy, keyforge.Position{House: Shadows, Monster: line("limb-4", "limb-5", "limb-6"),
		Players: []keyforge.SidePosition{me, line("plain-5")}})
	tb.Reap("smiling-ruth")
	tb.Offers("limb-4", "limb-6")
	tb.Pick("limb-6")
	tb.Right()
	tb.Line(0, "smiling-ruth", "limb-6")
	tb.Line(monster, "limb-4", "limb-5")
}

func TestMagdaTheRatPaysTheKeyraken(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("lashing-tentacle", "lashing-tentacle")}
	tb := table(t, k, []keyforge.SidePosition{{Amber: 3, Line: gametest.Cards("magda-the-rat")}, {Amber: 3}})
	tb.EndTurn() // elusive against the first, 3 from the second
	tb.Damage("magda-the-rat", 3)
	tb.Line(0, "magda-the-rat")
	tb = table(t, k, []keyforge.SidePosition{{Amber: 3, Line: []keyforge.CardPosition{{ID: "magda-the-rat", Damage: 1}}}, {Amber: 3}})
	tb.EndTurn()
	tb.Line(0)
	tb.Amber(0, 1)
	tb.Amber(1, 3)
	tb.Amber(monster, 2)
	tb.LeaveOpen()
}

// It is used as if it were yours, and its words stay its own (A11.9).
func TestNexusStirsACurrent(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Shadows,
		Monster: keyforge.SidePosition{Line: gametest.Cards("limb-4"), Artifacts: asleep(gametest.Cards("ascending-jet")...)},
		Players: []keyforge.SidePosition{line("nexus", "plain-2"), {Artifacts: gametest.Cards("seeker-needle")}}})
	tb.Reap("nexus") // an ally's artifact is not the opponent's
	tb.Marked("ascending-jet", keyforge.Exhausted)
	tb.PowerIs("limb-4", 7)
	tb.PowerIs("plain-2", 2)
}

func TestFayginFindsAnUrchinOfAnAlly(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Shadows,
		Players: []keyforge.SidePosition{line("faygin"), {Line: gametest.Cards("urchin"), Discard: gametest.Cards("urchin")}}})
	tb.Reap("faygin")
	assert.Equal(t, []string{"urchin"}, tb.Pile(1, Hand))
	assert.Equal(t, []string{"urchin"}, tb.Pile(1, Discard))
}

func TestOneLastJobRobsTheKeyraken(t *testing.T) {
	tb := together(t, "one-last-job", Shadows, line("urchin", "dodger"), line("silvertooth"), keyforge.SidePosition{Amber: 1})
	tb.Play("one-last-job")
	tb.Line(1, "silvertooth") // an ally's is not friendly
	tb.Amber(0, 1+1)
	tb.Amber(monster, 0)
}
