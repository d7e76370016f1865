package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// together is a game of two players, the first of whom has a card in hand with
// its house active.
func together(t *testing.T, id string, h House, me, ally, k keyforge.SidePosition) *gametest.Table {
	t.Helper()
	me.Hand = append(gametest.Cards(id), me.Hand...)
	return at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{me, ally}, Monster: k, House: h})
}

func TestDoorstepToHeavenReducesEveryPool(t *testing.T) {
	tb := together(t, "doorstep-to-heaven", Sanctum, keyforge.SidePosition{Amber: 8}, keyforge.SidePosition{Amber: 6},
		keyforge.SidePosition{Amber: 11})
	tb.Play("doorstep-to-heaven") // A11.7
	tb.Amber(0, 5)
	tb.Amber(1, 5)
	tb.Amber(monster, 5)
}

func TestGloriousFewCountsLimbsOnly(t *testing.T) {
	ally := line("plain-3", "plain-4")
	tb := together(t, "glorious-few", Sanctum, line("plain-2"), ally, line("limb-1", "limb-2", "limb-3"))
	tb.Play("glorious-few") // neither the Keyraken (A5.2) nor allies' creatures (A7.3)
	tb.Amber(0, 2)
}

func TestBlindingLightMayNameKeyraken(t *testing.T) {
	tb := together(t, "blinding-light", Sanctum, line("plain-2"), line("plain-3"), line("limb-1"))
	tb.Play("blinding-light")
	tb.House(Monster) // A11.15
	tb.Marked("limb-1", keyforge.Stunned)
	tb.Unmarked("the-keyraken", keyforge.Stunned) // no creature (A5.2)
	tb = together(t, "blinding-light", Sanctum, line("plain-2"), line("plain-3"), line("limb-1"))
	tb.Play("blinding-light")
	tb.House(Brobnar) // allies' creatures too (A7.4)
	tb.Marked("plain-2", keyforge.Stunned)
	tb.Marked("plain-3", keyforge.Stunned)
	tb.Unmarked("limb-1", keyforge.Stunned)
}

func TestSanctumActionsReachCreaturesOfAllies(t *testing.T) {
	table := func(id string) *gametest.Table {
		tb := together(t, id, Sanctum, line("plain-1"), line("plain-5"), line("limb-6", "limb-2"))
		tb.Play(id)
		return tb
	}
	tb := table("the-spirit-s-way")
	tb.Line(0, "plain-1")
	tb.Line(1)
	tb.Line(monster, "limb-2")
	tb.Damage("the-keyraken", 0)
	tb = table("the-harder-they-come")
	tb.Offers("plain-5", "limb-6")
	tb.Pick("limb-6")
	assert.Equal(t, []string{"limb-6"}, tb.Pile(monster, Purged))
	tb = table("mighty-lance")
	tb.Offers("plain-1", "plain-5", "limb-6", "limb-2")
	tb.Pick("plain-5") // it has no neighbor: lines are each player's own
	tb.Line(1, "plain-5")
	tb.Damage("plain-5", 3)
	tb.Damage("plain-1", 0)
}

// The remainder of the turn ends before the Keyraken's turn, and allies are not
// friends (A7.3).
func TestShieldOfJusticeEndsBeforeTheKeyrakensTurn(t *testing.T) {
	k := keyforge.SidePosition{Artifacts: asleep(), Line: gametest.Cards("lashing-tentacle")}
	tb := together(t, "shield-of-justice", Sanctum,
		keyforge.SidePosition{Line: gametest.Cards("plain-9"), Hand: []keyforge.CardPosition{{ID: "poison-wave",
			House: Sanctum}}}, line("plain-8"), k)
	tb.Play("shield-of-justice")
	tb.Play("poison-wave")
	tb.Damage("plain-9", 0)
	tb.Damage("plain-8", 2)
	tb.EndTurn()
	tb.Damage("plain-9", 3)
}

func TestTakeHostagesFromTheKeyraken(t *testing.T) {
	tb := playing(t, "take-hostages", Sanctum, line("sequis"), keyforge.SidePosition{Amber: 2})
	tb.Play("take-hostages")
	tb.Fight("sequis") // a fight like any other (A11.4)
	tb.AmberOn("sequis", 1)
	tb.Amber(monster, 1)
}

// The Keyraken is no creature (A5.2), but attacking it is a fight like any other.
func TestA2_3OneStoodAgainstManyMayFightTheKeyraken(t *testing.T) {
	me := line("troll")
	me.Keys = 3
	tb := playing(t, "one-stood-against-many", Sanctum, me, line("limb-1", "limb-2"))
	tb.Play("one-stood-against-many")
	tb.Offers("limb-1", "limb-2", "the-keyraken")
	tb.Pick("the-keyraken")
	tb.Damage("the-keyraken", 8)
	tb.Offers("limb-1", "limb-2") // each fight against another
	tb.Pick("limb-2")
	tb.Line(monster)
	tb.Damage("troll", 3+1+2)
	tb = playing(t, "one-stood-against-many", Sanctum, me, keyforge.SidePosition{})
	tb.Play("one-stood-against-many")
	tb.Damage("the-keyraken", 8) // once
}

func TestInspirationAgainstTheKeyraken(t *testing.T) {
	me := keyforge.SidePosition{Keys: 3, Line: []keyforge.CardPosition{{ID: "plain-7", Marks: keyforge.Exhausted}}}
	tb := playing(t, "inspiration", Sanctum, me, line("limb-1"))
	tb.Play("inspiration")
	tb.Choose(int(keyforge.ToFight))
	tb.Offers("limb-1", "the-keyraken")
	tb.Pick("the-keyraken")
	tb.Damage("the-keyraken", 7)
}

func TestArtifactsOfTheKeyraken(t *testing.T) {
	currents := func(mine string, h House) *gametest.Table {
		k := keyforge.SidePosition{Artifacts: asleep(gametest.Cards("swift-current", "whirlpool-eddy")...)}
		return at(t, adventure.Easy, keyforge.Position{House: h, Monster: k, Players: []keyforge.SidePosition{
			{Artifacts: gametest.Cards(mine)}, {Artifacts: gametest.Cards("hallowed-blaster")}}})
	}
	tb := currents("whispering-reliquary", Sanctum)
	tb.Act("whispering-reliquary")
	tb.Offers("whispering-reliquary", "hallowed-blaster", "swift-current", "whirlpool-eddy") // not the Keyraken
	tb.Pick("swift-current")
	assert.Equal(t, []string{"swift-current"}, tb.Pile(monster, Archives)) // A4.5
	tb = currents("gorm-of-omm", Brobnar)
	tb.Omni("gorm-of-omm")
	tb.Offers("hallowed-blaster", "swift-current", "whirlpool-eddy")
	tb.Pick("whirlpool-eddy")
	assert.Equal(t, []string{"whirlpool-eddy"}, tb.Pile(monster, Discard))
}

// With three keys a forge does nothing (A2.2), though the quest is over.
func TestEpicQuestWithThreeKeys(t *testing.T) {
	hand := gametest.Cards("inspiration", "inspiration", "cleansing-wave", "cleansing-wave", "clear-mind", "clear-mind")
	me := keyforge.SidePosition{Keys: 3, Artifacts: gametest.Cards("epic-quest"), Hand: hand}
	tb := playing(t, "glorious-few", Sanctum, me, keyforge.SidePosition{})
	for _, id := range []string{"glorious-few", "inspiration", "inspiration", "cleansing-wave", "cleansing-wave", "clear-mind", "clear-mind"} {
		tb.Play(id)
	}
	tb.Omni("epic-quest")
	tb.Keys(0, 3)
	assert.False(t, tb.Over())
	tb.InZone(Discard, "epic-quest")
}

func TestHorsemanOfFamineNeverStarvesTheKeyraken(t *testing.T) {
	tb := together(t, "horseman-of-famine", Sanctum, line("plain-4"), line("plain-2"), line("limb-3"))
	tb.Play("horseman-of-famine")
	tb.Right()
	tb.Line(1) // an ally's creature is the weakest (A7.4)
	tb.Line(monster, "limb-3")
}

func TestHorsemanOfWarAgainstTheKeyraken(t *testing.T) {
	me := line("plain-4", "dis-5")
	me.Keys = 3
	tb := together(t, "horseman-of-war", Sanctum, me, line("logos-6"), keyforge.SidePosition{Artifacts: asleep()})
	tb.Play("horseman-of-war")
	tb.Right()
	tb.Fight("dis-5") // always a target (A2.3)
	tb.Damage("the-keyraken", 5)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("plain-4")}, keyforge.CannotReap)
	tb.EndTurn()
	tb.House(Logos)
	tb.Reap("logos-6") // it does not bind an ally's turn
	tb.Amber(1, 1)
}

func TestNumquidTheFairAgainstLimbs(t *testing.T) {
	tb := together(t, "numquid-the-fair", Sanctum, keyforge.SidePosition{}, line("plain-3", "plain-4"), line("limb-1", "limb-2", "limb-3"))
	tb.Play("numquid-the-fair")
	tb.Pick("limb-1")
	tb.Pick("limb-3")
	tb.Line(monster, "limb-2") // one against one: allies' do not count (A7.3)
	tb.Line(1, "plain-3", "plain-4")
}

func TestGatekeeperShutsOutTheKeyraken(t *testing.T) {
	tb := together(t, "gatekeeper", Sanctum, keyforge.SidePosition{}, keyforge.SidePosition{Amber: 9}, keyforge.SidePosition{Amber: 9})
	tb.Play("gatekeeper")
	tb.AmberOn("gatekeeper", 4)
	tb.Amber(monster, 5)
	tb.Amber(1, 9)
}

// Only its controller's æmber is safe, not that of allies.
func TestTheVaultkeeperAgainstTheTenaciousArm(t *testing.T) {
	k := line("tenacious-arm")
	k.Artifacts = asleep()
	tb := table(t, k, []keyforge.SidePosition{{Amber: 2, Line: gametest.Cards("the-vaultkeeper")},
		{Amber: 2, Line: gametest.Cards("plain-3")}})
	tb.EndTurn()
	tb.Amber(0, 2)
	tb.Amber(monster, 1) // it reaped all the same
	tb.EndTurn()
	tb.Amber(1, 1)
	tb.Amber(monster, 1+1+2) // by now the Keyraken reaps too
}

func TestLordGolgothaAndTheKeyraken(t *testing.T) {
	me := line("lord-golgotha")
	me.Keys = 3
	tb := at(t, adventure.Easy, keyforge.Position{House: Sanctum, Players: []keyforge.SidePosition{me}, Monster: line("limb-3", "limb-4")})
	tb.Fight("lord-golgotha", "the-keyraken") // in no line (A5.2)
	tb.Damage("the-keyraken", 5)
	tb.Damage("limb-3", 0)
	tb.Damage("limb-4", 0)
}

func TestFrancusAttackedByALimb(t *testing.T) {
	k := line("lashing-tentacle")
	k.Artifacts, k.Amber = asleep(), 2
	tb := solo(t, line("francus"), k)
	tb.EndTurn()
	tb.Damage("francus", 2)
	tb.Line(monster, "lashing-tentacle") // skirmish
	k = line("limb-3")
	k.Artifacts, k.Amber = asleep(), 2
	tb = at(t, adventure.Easy, keyforge.Position{House: Sanctum, Players: []keyforge.SidePosition{line("francus")}, Monster: k})
	tb.Fight("francus", "limb-3")
	tb.AmberOn("francus", 1)
	tb.Amber(monster, 1)
}

func TestJehuTheBureaucratOnAnAllysTurn(t *testing.T) {
	tb := at(t, adventure.Easy, keyforge.Position{House: Brobnar, Monster: keyforge.SidePosition{Artifacts: asleep()},
		Players: []keyforge.SidePosition{{Line: gametest.Cards("jehu-the-bureaucrat"), Houses: []House{Brobnar, Sanctum}},
			{Houses: []House{Sanctum}, Line: gametest.Cards("plain-3")}}})
	tb.EndTurn()
	tb.House(Sanctum) // not you
	tb.Amber(0, 0)
	tb.EndTurn()
	tb.House(Sanctum)
	tb.Amber(0, 2)
}
