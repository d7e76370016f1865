package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// The adventure deck is the opponent's, an ally's is nobody's business (A22); what comes
// out of it joins the Keyraken.
func TestAberrantWarpEventDigsInTheAdventureDeck(t *testing.T) {
	k := keyforge.SidePosition{Line: gametest.Cards("limb-4"), Deck: gametest.Cards("emergence", "limb-2")}
	tb := together(t, "aberrant-warp-event", Mars, keyforge.SidePosition{Deck: gametest.Cards("fear", "troll")},
		keyforge.SidePosition{Deck: gametest.Cards("plain-3")}, k)
	tb.Play("aberrant-warp-event")
	tb.Line(0, "troll")
	tb.Line(monster, "limb-2")
	tb.InZone(Discard, "emergence", "limb-4")
	tb.InZone(Deck, "plain-3")
}

// The curse works in each Keyraken turn: a limb goes to the active player's archives (A13.4)
// and from there to the Keyraken's.
func TestCurseOfDisappearancesOnTheKeyraken(t *testing.T) {
	tb := together(t, "curse-of-disappearances", Mars, line("plain-3"), line("plain-2"), line("limb-2", "limb-3"))
	tb.Play("curse-of-disappearances")
	assert.Contains(t, tb.Pile(monster, Artifacts), "curse-of-disappearances")
	tb.EndTurn()
	tb.Offers("limb-2", "limb-3")
	tb.Pick("limb-3")
	assert.Equal(t, []string{"limb-3"}, tb.Pile(0, Archives))
	tb.Line(monster, "limb-2")
	tb.LeaveOpen()
}

// An adventure card that may not be played is archived (A11.8).
func TestEliteDisruptzordBindsTheKeyraken(t *testing.T) {
	for id, played := range map[string]bool{"limb-9": false, "limb-5": true} {
		tb := table(t, keyforge.SidePosition{Archives: gametest.Cards(id)}, []keyforge.SidePosition{line("elite-disruptzord")})
		tb.EndTurn()
		assert.Equal(t, played, tb.Of(id).Zone == Battleline, id)
		tb.LeaveOpen()
	}
}

// Creatures of all go under it, and come back at the end of Keyraken turns too (A25).
func TestPlan10HidesTheCreaturesOfAll(t *testing.T) {
	tb := together(t, "plan-10", Mars, line("plain-3", "zorg"), line("plain-2"), line("limb-2"))
	tb.Play("plan-10")
	tb.Line(0, "zorg")
	tb.Line(1)
	tb.Line(monster)
	tb.InZone(Under, "plain-3", "plain-2", "limb-2")
	tb.InZone(Artifacts, "the-keyraken")
	tb.EndTurn()
	tb.Offers("plain-3", "plain-2", "limb-2")
	tb.Pick("plain-2")
	assert.Contains(t, tb.Pile(1, Hand), "plain-2")
	tb.Offers("plain-3", "limb-2")
	tb.Pick("limb-2")
	assert.Equal(t, []string{"limb-2"}, tb.Pile(monster, Archives)) // A11.5
	tb.LeaveOpen()
}

// Limbs are the enemies; allies and their creatures are not (A7.3).
func TestGrimMarsAndItsEnemies(t *testing.T) {
	t.Run("psychic haze", func(t *testing.T) {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-2"), Players: []keyforge.SidePosition{
			{Line: gametest.Cards("zorg"), Artifacts: gametest.Cards("psychic-haze")}, line("plain-9")}})
		tb.Act("psychic-haze")
		tb.Marked("limb-2", keyforge.Enraged)
		tb.Unmarked("plain-9", keyforge.Enraged)
		tb.Unmarked("the-keyraken", keyforge.Enraged)
	})
	t.Run("the body snatchers", func(t *testing.T) {
		mine := keyforge.SidePosition{Hand: gametest.Cards("war-of-the-worlds")}
		tb := together(t, "the-body-snatchers", Mars, mine, line("plain-2"), line("limb-2"))
		tb.Play("the-body-snatchers")
		tb.Play("war-of-the-worlds")
		tb.Line(0, "limb-2")
		tb.Line(monster)
		tb.InZone(Discard, "plain-2")
		tb.Damage("the-keyraken", 0)
	})
	t.Run("urxym the diplomat", func(t *testing.T) {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-2", "limb-3"), Players: []keyforge.SidePosition{
			{Line: gametest.Cards("urxym-the-diplomat"), Amber: 4}, line("plain-2")}})
		tb.Reap("urxym-the-diplomat")
		tb.Offers("limb-2", "limb-3")
		tb.Pick("limb-2")
		tb.Line(monster)
		tb.Line(1, "plain-2")
	})
	t.Run("xyp the implanter", func(t *testing.T) {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-2"),
			Players: []keyforge.SidePosition{line("xyp-the-implanter"), line("plain-2")}})
		tb.Reap("xyp-the-implanter")
		tb.Right()
		tb.Offers("xyp-the-implanter", "limb-2")
		tb.Pick("limb-2")
		tb.Line(0, "xyp-the-implanter")
		tb.Line(1, "plain-2")
	})
	t.Run("shrink-ray technician", func(t *testing.T) {
		tb := together(t, "shrink-ray-technician", Mars, keyforge.SidePosition{}, line("plain-9"), line("limb-3", "limb-5"))
		tb.Discard("shrink-ray-technician")
		tb.PowerIs("limb-5", 1)
		tb.PowerIs("plain-9", 9)
	})
	t.Run("loyalty implants", func(t *testing.T) {
		tb := at(t, adventure.Easy, keyforge.Position{Players: []keyforge.SidePosition{
			{Line: gametest.Cards("zorg"), Artifacts: gametest.Cards("loyalty-implants")}, line("tunk")}})
		tb.Omni("loyalty-implants")
		tb.Reap("zorg")
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("tunk")}, keyforge.NotYours)
	})
}

// What limbs capture from their own side comes from the Keyraken's pool (A11.7).
func TestGrimMarsAndThePoolOfTheKeyraken(t *testing.T) {
	rich, poor := keyforge.SidePosition{Line: gametest.Cards("limb-2"), Amber: 5}, keyforge.SidePosition{Amber: 3}
	for id, limb := range map[string]int{"crop-circles": 1, "braindart": 1} {
		tb := together(t, id, Mars, keyforge.SidePosition{}, poor, rich)
		tb.Play(id)
		if id == "crop-circles" && tb.Question().Kind == keyforge.AskCards {
			tb.Finish() // nothing to purge
		}
		tb.AmberOn("limb-2", limb)
		tb.Amber(monster, 5-limb)
		tb.Amber(1, 3)
	}
	for id, on := range map[string]string{"distant-void-prober": "limb-2", "abduct-o-matic": "zorg"} {
		tb := together(t, id, Mars, line("zorg"), poor, rich)
		tb.Discard(id)
		assert.Positive(t, tb.Of(on).Amber, id)
		tb.Amber(1, 3)
	}
	tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "limb-2",
		Amber: 2})},
		Players: []keyforge.SidePosition{line("brash-grabber"), {Line: one(keyforge.CardPosition{ID: "plain-2", Amber: 2})}}})
	tb.Omni("brash-grabber")
	tb.AmberOn("limb-2", 1)
	tb.AmberOn("plain-2", 2)
	tb.Amber(0, 1)
}

// An ally's creature captures from the ally, or for it from the Keyraken.
func TestDontBelieveYourEyesBesideAnAlly(t *testing.T) {
	for n, want := range map[int][2]int{10: {1, 5}, 9: {3, 4}} { // the ally's æmber, the Keyraken's
		tb := together(t, "don-t-believe-your-eyes", Mars, keyforge.SidePosition{Discard: gametest.Many(n, "fear")},
			keyforge.SidePosition{Line: gametest.Cards("plain-2"), Amber: 3}, keyforge.SidePosition{Amber: 5})
		tb.Play("don-t-believe-your-eyes")
		tb.Amber(1, want[0])
		tb.Amber(monster, want[1])
		tb.Amber(0, 0)
	}
}

// Keys that cost more in the opponent's next turn make the next rise cost more (A3.3, A11.10).
func TestDistantVoidProberRaisesTheCostOfRising(t *testing.T) {
	left := func(discarded int) int {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: keyforge.SidePosition{Amber: 20}, Players: []keyforge.SidePosition{
			{Line: gametest.Cards("distant-void-prober"), Discard: gametest.Many(discarded, "fear")}}})
		tb.Reap("distant-void-prober")
		tb.EndTurn()
		tb.LeaveOpen()
		return int(tb.Player(monster).Pool)
	}
	assert.Equal(t, 3, left(9)-left(10))
}

// Cards of an ally are as good as any, and go back to the ally; the Keyraken's go to its
// archives (A11.5). The Keyraken is no artifact, but has upgrades (A11.16).
func TestGrimMarsTakesFromAll(t *testing.T) {
	t.Run("glimmerspore", func(t *testing.T) {
		tb := together(t, "glimmerspore", Mars, keyforge.SidePosition{}, keyforge.SidePosition{Artifacts: gametest.Cards("commpod")},
			keyforge.SidePosition{Artifacts: gametest.Cards("whirlpool-eddy")})
		tb.Play("glimmerspore")
		tb.Offers("commpod", "whirlpool-eddy")
		tb.Pick("commpod")
		assert.Equal(t, []string{"commpod"}, tb.Pile(0, Archives))
	})
	t.Run("yipyax abductor", func(t *testing.T) {
		k := keyforge.SidePosition{Artifacts: one(keyforge.CardPosition{ID: "the-keyraken", Attached: gametest.Cards("primordial")})}
		tb := together(t, "yipyax-abductor", Mars, keyforge.SidePosition{}, keyforge.SidePosition{}, k)
		tb.Play("yipyax-abductor")
		assert.Equal(t, []string{"primordial"}, tb.Pile(0, Archives))
	})
	t.Run("big magnet", func(t *testing.T) {
		upgraded := func(id, up string) keyforge.SidePosition {
			return keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: id, Attached: gametest.Cards(up)})}
		}
		tb := together(t, "big-magnet", Mars, line("zorg"), upgraded("plain-2", "jammer-pack"), upgraded("limb-2", "blood-of-titans"))
		tb.Play("big-magnet")
		assert.Equal(t, tb.Card("zorg"), tb.Of("jammer-pack").Host)
		assert.Equal(t, tb.Card("zorg"), tb.Of("blood-of-titans").Host)
	})
	t.Run("scoop up, and Memrox the Red", func(t *testing.T) {
		for keeper, left := range map[string]int{"memrox-the-red": 1, "blypyp": 0} {
			mine := keyforge.SidePosition{Line: gametest.Cards("plain-3", keeper), Houses: []House{Mars}}
			tb := together(t, "scoop-up", Mars, mine, line("plain-2"), line("limb-2"))
			tb.Play("scoop-up")
			assert.ElementsMatch(t, []string{"plain-3", "limb-2"}, tb.Pile(0, Archives))
			tb.EndTurn()
			tb.House(Mars)
			tb.EndTurn()
			tb.Yes()
			assert.Len(t, tb.Pile(0, Archives), left, keeper)
			assert.Contains(t, tb.Pile(0, Hand), "plain-3")
			tb.LeaveOpen()
		}
	})
}

// Damage and weakness for all reaches allies and limbs (A7.4), not the Keyraken.
func TestGrimMarsAmongAllCreatures(t *testing.T) {
	tb := together(t, "plague-wind", Mars, line("zorg"), line("plain-5"), line("limb-5"))
	tb.Play("plague-wind")
	tb.PowerIs("plain-5", 2)
	tb.PowerIs("limb-5", 2)
	tb.PowerIs("zorg", 7)
	tb = together(t, "overclocked-shock-collar", Mars, line("zorg"), keyforge.SidePosition{Line: one(keyforge.CardPosition{ID: "tunk",
		Marks: keyforge.Stunned})}, keyforge.SidePosition{})
	tb.Discard("overclocked-shock-collar")
	tb.Unmarked("tunk", keyforge.Stunned)
}

// A splash-attack hits the neighbors of a limb; the Keyraken has none (A19).
func TestPhloxemSpewerAgainstTheKeyraken(t *testing.T) {
	for target, splash := range map[string]int{"limb-5": 2, "the-keyraken": 0} {
		tb := at(t, adventure.Easy, keyforge.Position{House: Mars, Monster: line("limb-9", "limb-5"),
			Players: []keyforge.SidePosition{line("phloxem-spewer"), line("plain-9")}})
		tb.Fight("phloxem-spewer", target)
		tb.Damage("limb-9", splash)
		tb.Damage("plain-9", 0)
	}
}
