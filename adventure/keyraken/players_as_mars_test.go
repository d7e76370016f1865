package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// "Each" and "a" creature are those of allies and limbs, too (A7.4); friends and enemies are not allies (A7.3).
func TestAloftMarsAndCreatures(t *testing.T) {
	tired := func(id string) pile { return pile{used(keyforge.CardPosition{ID: id})} }
	t.Run("bartos the ruiner", func(t *testing.T) {
		tb := aloft(t, Brobnar, line("plain-2"), line("bartos-the-ruiner", "plain-3"), seat{Line: ids("limb-3")})
		tb.Reap("plain-2")
		tb.InZone(Discard, "plain-2")
		tb.EndTurn() // the limb reaps, and is used
		tb.InZone(Discard, "limb-3")
		tb.InZone(Artifacts, "the-keyraken")
	})
	t.Run("deimos burst", func(t *testing.T) {
		tb := together(t, "deimos-burst", Mars, seat{Line: ids("plain-1", "plain-2", "plain-3"), Artifacts: ids("cannon")},
			seat{Line: ids("plain-4"), Artifacts: ids("flea-market")}, line("limb-1"))
		tb.Play("deimos-burst")
		tb.Line(0, "plain-2")
		tb.Line(1, "plain-4")
		pools(t, tb, 3, 0, 0)
	})
	t.Run("eldest batchminder", func(t *testing.T) {
		tb := aloft(t, Mars, line("eldest-batchminder"), line("zorg", "plain-4"), seat{Line: ids("limb-1"), Artifacts: asleep()})
		power := tb.Power(tb.Card("zorg"))
		tb.EndTurn()
		tb.PowerIs("zorg", power+2)
		tb.PowerIs("plain-4", 4)
		tb.PowerIs("limb-1", 1)
	})
	t.Run("nice to greet you", func(t *testing.T) {
		tb := together(t, "nice-to-greet-you", Mars, seat{}, seat{Line: tired("zorg")}, seat{})
		tb.Play("nice-to-greet-you")
		tb.Unmarked("zorg", keyforge.Exhausted)
	})
	t.Run("saucer 149", func(t *testing.T) {
		tb := aloft(t, Mars, seat{Line: pile{{ID: "saucer-149", Amber: 4}}}, line("plain-9"), line("limb-1"))
		tb.Act("saucer-149")
		tb.AmberOn("limb-1", 2)
	})
	t.Run("kyypax encapsulator", func(t *testing.T) {
		tb := aloft(t, Mars, line("kyypax-encapsulator"), line("plain-9"), line("limb-1"))
		tb.Reap("kyypax-encapsulator")
		assert.Equal(t, []string{"limb-1"}, tb.Pile(monster, Archives)) // A11.5
	})
	t.Run("phosphorus blast", func(t *testing.T) {
		tb := together(t, "phosphorus-blast", Mars, line("zorg"), line("plain-9"), line("limb-9"))
		tb.Play("phosphorus-blast")
		tb.Damage("zorg", 0)
		tb.Damage("plain-9", 2)
		tb.Damage("limb-9", 2)
		tb.Damage("the-keyraken", 0)
	})
	t.Run("harmonic pack", func(t *testing.T) {
		tb := together(t, "harmonic-pack", Mars, seat{Archives: ids("punch")}, line("plain-9"),
			seat{Line: ids("limb-9"), Archives: ids("ascending-jet")})
		tb.Play("harmonic-pack")
		tb.Pick("limb-9")
		tb.Choose(int(monster))
		tb.Damage("limb-9", 5)
		tb.InZone(Discard, "ascending-jet")
		tb.InZone(Archives, "punch")
	})
	t.Run("crimson dax", func(t *testing.T) {
		tb := aloft(t, Mars, seat{Line: ids("crimson-dax"), Hand: ids("punch")}, line("zorg"), line("limb-9"))
		power := tb.Power(tb.Card("zorg"))
		tb.Reap("crimson-dax")
		tb.Pick("punch")
		tb.Offers("crimson-dax", "zorg")
		tb.Pick("zorg")
		tb.PowerIs("zorg", power+3)
	})
	t.Run("donor vox", func(t *testing.T) {
		tb := together(t, "donor-vox", Mars, line("saucer-149"), line("zorg"), line("limb-9"))
		tb.Discard("donor-vox")
		tb.PowerIs("saucer-149", 7)
	})
	t.Run("intentional discharge", func(t *testing.T) {
		tb := together(t, "intentional-discharge", Mars, seat{Line: append(ids("plain-2"), tired("saucer-149")...)},
			seat{Line: tired("zorg")}, line("limb-9"))
		tb.Play("intentional-discharge")
		tb.Offers("plain-2", "saucer-149")
		tb.Pick("plain-2")
		tb.Unmarked("saucer-149", keyforge.Exhausted)
		tb.Marked("zorg", keyforge.Exhausted)
	})
	t.Run("gamma blaster", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{{ID: "plain-2", Attached: ids("gamma-blaster")}}}, seat{Line: pile{{ID: "plain-9", Amber: 1}}},
			seat{Line: pile{{ID: "limb-1"}, {ID: "limb-9", Amber: 1}}})
		tb.Reap("plain-2")
		tb.Line(monster, "limb-1")
		tb.Line(1, "plain-9")
	})
	t.Run("stealth modifications", func(t *testing.T) {
		tb := together(t, "stealth-modifications", Mars, line("plain-1"), line("plain-2", "plain-3", "plain-4", "plain-5"), line("limb-1"))
		tb.Play("stealth-modifications")
		tb.Pick("plain-2")
		tb.Marked("plain-3", keyforge.Warded)
		tb.Unmarked("plain-4", keyforge.Warded)
		tb.Unmarked("plain-1", keyforge.Warded)
		assert.True(t, tb.HasKeyword(tb.Card("plain-3"), Elusive))
	})
	t.Run("number 612", func(t *testing.T) { // the Keyraken has no neighbors (A19)
		tb := aloft(t, Mars, line("number-612"), line("plain-9"), line("limb-3", "limb-4", "limb-9"))
		tb.Fight("number-612", "limb-4")
		tb.Damage("limb-3", 2)
		tb.Damage("limb-9", 2)
		tb = aloft(t, Mars, line("number-612"), line("plain-9"), line("limb-3"))
		tb.Fight("number-612", "the-keyraken")
		tb.Damage("limb-3", 0)
	})
}

// What the opponent has, loses and has captured is the Keyraken's (A11.7), and what makes keys
// dearer makes its rise dearer (A3.3).
func TestAloftMarsAndTheKeyrakensAmber(t *testing.T) {
	t.Run("envyx glider", func(t *testing.T) {
		usual := nextRise(aloft(t, Mars, seat{}, seat{}, seat{}))
		k := seat{Artifacts: asleep(), Line: ids("limb-1"), Amber: usual}
		for fights, rises := range map[bool]int{false: 1, true: 0} {
			tb := aloft(t, Mars, line("envyx-glider", "saucer-149"), line("zorg"), k)
			if fights {
				tb.Fight("envyx-glider", "limb-1")
			}
			tb.EndTurn()
			assert.Equal(t, rises, tb.Happened(keyforge.Rose))
		}
	})
	t.Run("iyxrenu the clever", func(t *testing.T) {
		tb := aloft(t, Mars, seat{Line: ids("iyxrenu-the-clever"), Amber: 1}, seat{Line: pile{{ID: "plain-9", Amber: 2}}},
			seat{Line: pile{{ID: "limb-9", Amber: 3}}})
		tb.Act("iyxrenu-the-clever")
		tb.Pick("limb-9")
		pools(t, tb, 3, 0, 0)
	})
	t.Run("shark bait", func(t *testing.T) {
		tb := together(t, "shark-bait", Mars, line("plain-5"), seat{Line: ids("plain-9"), Amber: 3}, seat{Amber: 3})
		tb.Play("shark-bait")
		tb.AmberOn("plain-5", 2)
		pools(t, tb, 1, 3, 1)
	})
	t.Run("wind shield", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{{ID: "plain-2", Attached: ids("wind-shield")}}}, seat{Line: ids("plain-9"), Amber: 3},
			seat{Amber: 3})
		tb.Reap("plain-2")
		tb.AmberOn("plain-2", 1)
		pools(t, tb, 1, 3, 2)
	})
	t.Run("cobalt kapulet", func(t *testing.T) {
		tb := aloft(t, Mars, line("saucer-149", "cobalt-kapulet", "eldest-batchminder"), seat{Amber: 5}, seat{Amber: 5})
		tb.Reap("cobalt-kapulet")
		tb.AmberOn("cobalt-kapulet", 4)
		pools(t, tb, 1, 5, 1)
	})
	t.Run("synwyx the bold", func(t *testing.T) {
		tb := aloft(t, Mars, seat{Line: ids("synwyx-the-bold"), Amber: 3}, seat{Line: ids("plain-9"), Amber: 3},
			seat{Line: ids("limb-1", "limb-9"), Amber: 3})
		tb.Fight("synwyx-the-bold", "limb-1")
		tb.AmberOn("limb-9", 2)
		pools(t, tb, 3, 3, 1)
	})
	t.Run("watney's calculation", func(t *testing.T) {
		for k, dies := range map[int]bool{1: false, 2: true} { // 1 æmber is the card's own
			tb := together(t, "watney-s-calculation", Mars, seat{}, seat{Line: ids("plain-9"), Amber: 9}, seat{Line: ids("limb-1"), Amber: k})
			tb.Play("watney-s-calculation")
			assert.Equal(t, dies, len(tb.Pile(monster, Discard)) == 1)
			tb.Line(1, "plain-9")
		}
	})
	t.Run("yandylinx", func(t *testing.T) {
		tb := aloft(t, Mars, seat{Line: ids("yandylinx"), Hand: ids("punch")}, seat{Amber: 3}, seat{Amber: 3})
		tb.Reap("yandylinx")
		pools(t, tb, 1, 3, 2)
		tb = together(t, "yandylinx", Mars, line("saucer-149", "plain-2"), seat{Line: ids("zorg"), Amber: 3}, seat{Amber: 3})
		tb.Discard("yandylinx")
		tb.AmberOn("saucer-149", 1)
		pools(t, tb, 0, 3, 2)
	})
}
