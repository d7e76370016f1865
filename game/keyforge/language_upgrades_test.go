package keyforge_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// A creature that is played as an upgrade is not played as a creature.
func TestQ56PlayedAsAnUpgrade(t *testing.T) {
	both := Creature("both", Brobnar, 2, OrUpgrade(Constantly(Power(Host, 1))))
	why := map[ModKind]keyforge.Reason{CannotPlay: keyforge.NotPlayable, PlayLimit: keyforge.NotPlayable, PlayToll: keyforge.TooLittleAmber}
	t.Run("what is said about playing creatures does not concern it", func(t *testing.T) {
		for name, m := range map[string]Mod{
			"a ban":          Forbid(CannotPlay, EachPlayer, Creatures),
			"a ban on terms": CannotPlayWhile(EachPlayer, Creatures, ThereIs(Creatures)),
			"a limit":        PlaysAtMost(EachPlayer, 0, Creatures),
			"a toll":         Toll(PlayToll, EachPlayer, 1, Creatures),
		} {
			t.Run(name, func(t *testing.T) {
				strict := Creature("strict", Dis, 3, Constantly(m))
				tb := duelWith(t, side{Hand: ids("both")}, side{Line: ids("strict")}, both, strict)
				tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("both")}, why[m.Kind])
				tb.PlayUpgrade("both")
				tb.InZone(Attached, "both")
				assert.Equal(t, 1, int(tb.Player(0).Now[PlayedUpgrades]))
				assert.Zero(t, tb.Player(0).Now[PlayedCreatures])
			})
		}
	})
	t.Run("what waits for a creature to be played does not see it", func(t *testing.T) {
		fan := Creature("fan", Dis, 3, Reacts(Plays(AnyPlayer, Creatures), Gain(1)), Reacts(Plays(AnyPlayer, Upgrades), Gain(2)))
		tb := duelWith(t, side{Line: ids("fan"), Hand: ids("both")}, side{}, both, fan)
		tb.PlayUpgrade("both")
		tb.Amber(0, 2)
	})
	t.Run("what is said about playing upgrades does", func(t *testing.T) {
		for name, m := range map[string]Mod{
			"a ban":   Forbid(CannotPlay, EachPlayer, Upgrades),
			"a limit": PlaysAtMost(EachPlayer, 0, Upgrades),
			"a toll":  Toll(PlayToll, EachPlayer, 1, Upgrades),
		} {
			t.Run(name, func(t *testing.T) {
				strict := Creature("strict", Dis, 3, Constantly(m))
				tb := duelWith(t, side{Hand: ids("both")}, side{Line: ids("strict")}, both, strict)
				tb.Refused(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Card("both")}, why[m.Kind])
				tb.Play("both")
				tb.Line(0, "both")
				tb.Amber(1, 0)
			})
		}
		tax := Creature("tax", Dis, 3, Constantly(Toll(PlayToll, EachPlayer, 1, Upgrades)))
		tb := duelWith(t, side{Amber: 2, Hand: ids("both")}, side{Line: ids("tax")}, both, tax)
		tb.PlayUpgrade("both")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("K4.11 a permission for upgrades of other houses lets it be one, one for creatures a creature", func(t *testing.T) {
		alien := Creature("alien", Logos, 2, OrUpgrade(Constantly(Power(Host, 1))))
		for name, c := range map[string]struct {
			filter            Filter
			creature, upgrade bool
		}{
			"upgrades":          {Upgrades, false, true},
			"no creatures":      {NonCreatures.NotHouse(Brobnar), false, true},
			"creatures":         {Creatures, true, false},
			"cards":             {Cards.House(Logos), true, true},
			"cards of no house": {Cards.House(Mars), false, false},
		} {
			for _, n := range []int{0, 1} {
				t.Run(fmt.Sprint(name, n), func(t *testing.T) {
					patron := Artifact("patron", Dis, Constantly(Allow(MayPlayOther, c.filter, n, 0)))
					tb := duelWith(t, side{Hand: ids("alien", "alien"), Artifacts: ids("patron"), Line: ids("plain-1")}, side{}, alien, patron)
					may := func(v keyforge.Verb) bool { return tb.Check(keyforge.Command{Verb: v, Card: tb.Card("alien")}) == nil }
					assert.Equal(t, c.creature, may(keyforge.PlayCard))
					assert.Equal(t, c.upgrade, may(keyforge.PlayUpgrade))
					if c.upgrade {
						tb.PlayUpgrade("alien")
						assert.Equal(t, n, int(tb.Of("patron").Allowed))
						assert.Equal(t, n == 0, tb.Check(keyforge.Command{Verb: keyforge.PlayUpgrade, Card: tb.Card("alien#2")}) == nil)
					}
				})
			}
		}
	})
}

// An upgrade that could be a creature becomes one, without leaving play.
func TestPutAnAttachedCreatureIntoPlay(t *testing.T) {
	hatch := Creature("hatch", Brobnar, 3, OrUpgrade(Constantly(Gives(Host, WithHeading(OnReap, PutIntoPlay(Giver, You, LeftFlank))))))
	tb := duelWith(t, side{Line: []keyforge.CardPosition{{ID: "plain-2"}, {ID: "plain-3", Attached: ids("hatch")}}}, side{}, hatch)
	tb.Reap("plain-3")
	tb.Line(0, "hatch", "plain-2", "plain-3")
	tb.Marked("hatch", keyforge.Exhausted)
	tb.PowerIs("hatch", 3)
	tb.Unmarked("hatch", keyforge.AsUpgrade)
	plate := Upgrade("plate", Brobnar, Constantly(Gives(Host, WithHeading(OnReap, PutIntoPlay(Giver, You, LeftFlank)))))
	tb = duelWith(t, side{Line: []keyforge.CardPosition{{ID: "plain-3", Attached: ids("plate")}}}, side{}, plate)
	tb.Reap("plain-3")
	tb.InZone(Attached, "plate") // it is nothing but an upgrade
}

func TestPlayAnUpgradeOnACard(t *testing.T) {
	plate := Upgrade("plate", Dis, Constantly(Power(Host, 2)))
	smith := Creature("smith", Brobnar, 3, Reap(PlayCard(Choose(Upgrades.In(Discard, You))).On(This)))
	tb := duelWith(t, side{Line: ids("plain-2", "smith"), Discard: ids("plate", "plain-3")}, side{Line: ids("plain-5")}, plate, smith)
	tb.Reap("smith")
	assert.Equal(t, tb.Card("smith"), tb.Of("plate").Host)
	tb.PowerIs("smith", 5)
	assert.Equal(t, 1, tb.Happened(keyforge.Played))
}
