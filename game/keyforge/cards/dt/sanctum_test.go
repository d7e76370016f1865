package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

var raise = keyforge.Command{Verb: keyforge.RaiseTide}

// armorIs asserts the armor of a card, spent or not.
func armorIs(t *testing.T, tb *gametest.Table, name string, n int) {
	t.Helper()
	assert.Equal(t, n, tb.Armor(tb.Card(name)), "armor of %s", name)
}

func TestAlmsmasters(t *testing.T) {
	t.Run("evil: its neighbors steal as they are destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "smaaash"), Amber: 3},
			side{Line: ids("dust-imp", "urchin", "almsmaster-evil-twin", "titan-mechanic", "mother")}, card.Brobnar)
		tb.Fight("troll", "titan-mechanic")
		tb.Amber(0, 2)
		tb.Fight("smaaash", "dust-imp") // no neighbor
		tb.Amber(0, 2)
		tb.Amber(1, 3)
	})
	t.Run("evil: not itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Amber: 3}, side{Line: ids("almsmaster-evil-twin", "mother")}, card.Brobnar)
		tb.Fight("troll", "almsmaster-evil-twin")
		tb.InZone(card.Discard, "almsmaster-evil-twin")
		tb.Amber(0, 3)
	})
	t.Run("each neighbor captures 1", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("almsmaster"), Line: ids("troll", "mother", "urchin")}, side{Amber: 5}, card.Sanctum)
		tb.Play("almsmaster")
		tb.Choose(1)
		tb.Line(0, "troll", "almsmaster", "mother", "urchin")
		tb.AmberOn("troll", 1)
		tb.AmberOn("mother", 1)
		tb.AmberOn("urchin", 0)
		tb.AmberOn("almsmaster", 0)
		tb.Amber(1, 3)
	})
	t.Run("of the last æmber you choose who captures it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("almsmaster"), Line: ids("troll", "mother")}, side{Amber: 1}, card.Sanctum)
		tb.Play("almsmaster")
		tb.Choose(1)
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.AmberOn("troll", 0)
	})
}

func TestGreyAugurs(t *testing.T) {
	t.Run("evil: neighbors gain 1 more by reaping and are exalted", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "grey-augur-evil-twin"}, {ID: "sir-bevor"}, {ID: "champion-anaphiel"}}}, side{}, card.Sanctum)
		tb.Reap("sir-bevor")
		tb.Amber(0, 2)
		tb.AmberOn("sir-bevor", 1)
		tb.Reap("champion-anaphiel")
		tb.Reap("grey-augur-evil-twin")
		tb.Amber(0, 4)
		tb.AmberOn("champion-anaphiel", 0)
	})
	t.Run("neighbors gain 1 by fighting", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grey-augur", "sir-bevor", "champion-anaphiel")}, side{Line: ids("dust-imp", "dust-imp")}, card.Sanctum)
		tb.Fight("champion-anaphiel", "dust-imp")
		tb.Amber(0, 0)
		tb.Fight("sir-bevor", "dust-imp#2")
		tb.Amber(0, 1)
	})
}

func TestLaeriesOfTheLake(t *testing.T) {
	tb := duel(t, side{Line: ids("lærie-of-the-lake-evil-twin", "lærie-of-the-lake", "sir-bevor")}, side{Line: ids("troll")}, card.Sanctum)
	armorIs(t, tb, "lærie-of-the-lake-evil-twin", 0)
	tb.Do(raise)
	armorIs(t, tb, "lærie-of-the-lake-evil-twin", 7)
	armorIs(t, tb, "lærie-of-the-lake", 2)
	armorIs(t, tb, "sir-bevor", 7)
	armorIs(t, tb, "troll", 0)
	tb.EndTurn()
	tb.Do(raise) // the tide is low on the other side now
	armorIs(t, tb, "lærie-of-the-lake-evil-twin", 0)
	armorIs(t, tb, "sir-bevor", 5)
	tb.LeaveOpen()
}

func TestLightsmithClariels(t *testing.T) {
	t.Run("evil: any creature, for this turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("lightsmith-clariel-evil-twin")}, side{Line: ids("sir-bevor", "troll")}, card.Sanctum)
		tb.Act("lightsmith-clariel-evil-twin")
		tb.Offers("lightsmith-clariel-evil-twin", "sir-bevor", "troll")
		tb.Pick("sir-bevor")
		tb.PowerIs("sir-bevor", 5)
		armorIs(t, tb, "sir-bevor", 1)
		tb.EndTurn()
		tb.PowerIs("sir-bevor", 1)
		armorIs(t, tb, "sir-bevor", 5)
		tb.LeaveOpen()
	})
	t.Run("evil: one without armor is destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("lightsmith-clariel-evil-twin")}, side{Line: ids("troll")}, card.Sanctum)
		tb.Act("lightsmith-clariel-evil-twin")
		tb.Pick("troll")
		tb.InZone(card.Discard, "troll")
	})
	t.Run("before a fight, if you want to", func(t *testing.T) {
		tb := duel(t, side{Line: ids("lightsmith-clariel", "lightsmith-clariel")}, side{Line: list{{ID: "troll"}}}, card.Sanctum)
		tb.Fight("lightsmith-clariel", "troll")
		tb.Yes()
		tb.Damage("troll", 2)
		tb.Damage("lightsmith-clariel", 0) // a power of 2, an armor of 5
		tb.InZone(card.Discard, "lightsmith-clariel")
	})
}

func TestSeneschalsSargassa(t *testing.T) {
	t.Run("evil: whoever raises it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("seneschal-sargassa-evil-twin", "mother"), Amber: 4}, side{Amber: 5, Hand: ids("fear")}, card.Sanctum)
		tb.Do(raise)
		tb.AmberOn("seneschal-sargassa-evil-twin", 2)
		tb.Do(raise) // it is high already
		tb.AmberOn("seneschal-sargassa-evil-twin", 2)
		tb.EndTurn()
		tb.Do(raise)
		tb.AmberOn("seneschal-sargassa-evil-twin", 4)
		tb.Amber(1, 1)
		tb.Amber(0, 4)
		tb.LeaveOpen()
	})
	t.Run("a creature of who raises it, from the other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("seneschal-sargassa", "mother"), Amber: 4}, side{Line: ids("troll", "valdr"), Amber: 5}, card.Sanctum)
		tb.Do(raise)
		tb.Offers("seneschal-sargassa", "mother")
		tb.Pick("mother")
		tb.AmberOn("mother", 2)
		tb.Amber(1, 3)
		tb.EndTurn()
		tb.Do(raise)
		tb.Offers("troll", "valdr")
		tb.Pick("valdr")
		tb.AmberOn("valdr", 2)
		tb.Amber(0, 2)
		tb.LeaveOpen()
	})
	t.Run("nobody there", func(t *testing.T) {
		tb := duel(t, side{}, side{Line: ids("seneschal-sargassa"), Amber: 5}, card.Sanctum)
		tb.Do(raise)
		tb.Amber(1, 5)
		tb.AmberOn("seneschal-sargassa", 0)
	})
}

func TestSirBevors(t *testing.T) {
	tb := duel(t, side{Line: ids("sir-bevor-evil-twin", "sir-bevor", "mother")}, side{Line: ids("troll"), Houses: []card.House{card.Brobnar}},
		card.Sanctum)
	tb.Fight("sir-bevor-evil-twin", "troll")
	tb.InZone(card.Discard, "troll", "sir-bevor-evil-twin")
	assert.True(t, tb.HasKeyword(tb.Card("sir-bevor"), card.Taunt))
}

func TestUriens(t *testing.T) {
	t.Run("evil: as much as armor, also what it has gained", func(t *testing.T) {
		tb := duel(t, side{Line: ids("urien-the-circumspect-evil-twin", "lærie-of-the-lake")}, side{Amber: 5}, card.Sanctum)
		tb.Do(raise)
		tb.Reap("urien-the-circumspect-evil-twin")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	t.Run("gain as much, spent or not", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "urien-the-circumspect", Spent: 1}}}, side{Amber: 5}, card.Sanctum)
		tb.Reap("urien-the-circumspect")
		tb.Amber(0, 2)
		tb.Amber(1, 5)
	})
}

func TestTheChosen(t *testing.T) {
	t.Run("the sea's at high tide", func(t *testing.T) {
		tb := duel(t, side{Line: ids("orphiel-sea-s-chosen", "orphiel-sea-s-chosen")}, side{Line: ids("troll")}, card.Sanctum)
		tb.Fight("orphiel-sea-s-chosen", "troll")
		tb.InZone(card.Discard, "orphiel-sea-s-chosen")
		tb.Do(raise)
		tb.Fight("orphiel-sea-s-chosen#2", "troll")
		tb.Amber(0, 2)
		tb.InZone(card.Battleline, "orphiel-sea-s-chosen#2")
	})
	t.Run("the land's at low tide", func(t *testing.T) {
		lands := side{Line: ids("orphion-land-s-chosen"), Houses: []card.House{card.Sanctum}}
		tb := duel(t, lands, side{Amber: 5}, card.Sanctum)
		armorIs(t, tb, "orphion-land-s-chosen", 0)
		tb.Reap("orphion-land-s-chosen") // the tide is low for nobody yet
		tb.AmberOn("orphion-land-s-chosen", 0)
		tb.EndTurn()
		tb.Do(raise)
		tb.EndTurn()
		armorIs(t, tb, "orphion-land-s-chosen", 3)
		tb.Reap("orphion-land-s-chosen")
		tb.AmberOn("orphion-land-s-chosen", 2)
		tb.Amber(1, 3)
	})
}

func TestAjaTheInconspicuous(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "valdr")}, side{Line: ids("mother", "aja-the-inconspicuous", "urchin")}, card.Brobnar)
	tb.Fight("valdr", "aja-the-inconspicuous")
	tb.Damage("aja-the-inconspicuous", 0)
	tb.Damage("valdr", 3)
	tb = duel(t, side{Line: ids("troll", "valdr")}, side{Line: ids("mother", "aja-the-inconspicuous")}, card.Brobnar)
	tb.Fight("valdr", "aja-the-inconspicuous")
	tb.InZone(card.Discard, "aja-the-inconspicuous")
}

func TestAvengingAura(t *testing.T) {
	for keys, damage := range map[int]int{0: 1, 2: 3} {
		tb := duel(t, side{Hand: ids("avenging-aura"), Line: ids("sir-bevor")}, side{Line: ids("troll"), Keys: keys}, card.Sanctum)
		tb.Play("avenging-aura")
		tb.Fight("sir-bevor", "troll")
		tb.Damage("troll", damage)
		tb.Amber(0, 1)
	}
	t.Run("this turn, friendly ones", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("avenging-aura"), Line: ids("sir-bevor")}, side{Line: ids("troll"), Keys: 2}, card.Sanctum)
		tb.Play("avenging-aura")
		assert.Equal(t, 2, tb.KeywordNumber(tb.Card("sir-bevor"), card.Assault))
		assert.Equal(t, 0, tb.KeywordNumber(tb.Card("troll"), card.Assault))
		tb.EndTurn()
		assert.Equal(t, 0, tb.KeywordNumber(tb.Card("sir-bevor"), card.Assault))
		tb.LeaveOpen()
	})
}

func TestDryTheRiver(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("dry-the-river"), Line: ids("sir-bevor"), Houses: []card.House{card.Sanctum}},
		side{Line: ids("troll"), Houses: []card.House{card.Brobnar}}, card.Sanctum)
	tb.Do(raise)
	tb.Reap("sir-bevor")
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotReap)
	tb.Do(raise)
	tb.Reap("troll")
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("sir-bevor")}, keyforge.CannotReap)
}

func TestHarmonicRitual(t *testing.T) {
	t.Run("along the line to the left, as far as houses are shared", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harmonic-ritual"), Line: ids("sir-bevor", "mother", "troll", "valdr", "headhunter", "smaaash")}, side{},
			card.Sanctum)
		tb.Play("harmonic-ritual")
		tb.Pick("headhunter")
		tb.Amber(0, 3)
	})
	t.Run("none to the left, or of another house", func(t *testing.T) {
		for _, first := range []string{"sir-bevor", "mother"} {
			tb := duel(t, side{Hand: ids("harmonic-ritual"), Line: ids("sir-bevor", "mother", "titan-mechanic")}, side{Line: ids("troll", "valdr")},
				card.Sanctum)
			tb.Play("harmonic-ritual")
			tb.Offers("sir-bevor", "mother", "titan-mechanic")
			tb.Pick(first)
			tb.Amber(0, 1)
		}
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("harmonic-ritual")}, side{Line: ids("troll", "valdr")}, card.Sanctum)
		tb.Play("harmonic-ritual")
		tb.Amber(0, 1)
	})
}

func TestSGSIlluminator(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("sgs-illuminator"),
		Line: list{{ID: "sir-bevor"}, {ID: "champion-anaphiel"}, {ID: "holdfast", Marks: keyforge.Exhausted}, {ID: "mother"}}},
		side{Line: ids("troll", "valdr")}, card.Sanctum)
	tb.Act("sgs-illuminator")
	tb.Offers("sir-bevor", "champion-anaphiel", "holdfast")
	tb.Pick("sir-bevor", "champion-anaphiel", "holdfast")
	tb.Marked("sir-bevor", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Pick("troll")
	tb.Pick("troll") // two were ready
	tb.Marked("troll", keyforge.Stunned)
	tb.AmberOn("troll", 2)
	tb.Unmarked("valdr", keyforge.Stunned)
}

func TestTheCorpulentCollector(t *testing.T) {
	for amber, dies := range map[int]bool{0: false, 6: false, 7: true} {
		tb := duel(t, side{Hand: ids("the-corpulent-collector")}, side{Amber: amber}, card.Sanctum)
		tb.Play("the-corpulent-collector")
		if dies {
			tb.InZone(card.Discard, "the-corpulent-collector")
			tb.Amber(1, 7)
			continue
		}
		tb.AmberOn("the-corpulent-collector", amber)
		tb.Damage("the-corpulent-collector", amber)
		tb.Amber(1, 0)
	}
}

func TestTrialByWater(t *testing.T) {
	tb := duel(t, side{Hand: ids("trial-by-water"), Line: ids("marshal-ewer"), Houses: []card.House{card.Sanctum}}, side{Line: ids("troll")},
		card.Sanctum)
	tb.Do(raise)
	tb.Play("trial-by-water")
	assert.False(t, tb.TideHigh(0) || tb.TideHigh(1))
	tb.Refused(raise, keyforge.CannotBeUsed)
	tb.Fight("marshal-ewer", "troll")
	assert.False(t, tb.TideHigh(0))
	tb.EndTurn()
	tb.Refused(raise, keyforge.CannotBeUsed)
	tb.EndTurn()
	tb.Do(raise)
	assert.True(t, tb.TideHigh(0))
	tb.LeaveOpen()
}
