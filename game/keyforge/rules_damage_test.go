package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// hit is an action that deals n damage to a creature of the player's choice.
func hit(n int) *card.Card {
	return card.Action("hit", card.Brobnar, card.Play(card.Deal(n, card.Choose(card.Creatures))))
}

// hits is n copies of that action in hand.
func hits(n int) keyforge.SidePosition { return keyforge.SidePosition{Hand: gametest.Many(n, "hit")} }

// strike plays one of them on the only creature in play.
func strike(tb *gametest.Table) { tb.Play("hit") }

// armored is a Dis creature of power 9 with that armor.
func armored(n int) *card.Card { return card.Creature("armored", card.Dis, 9, card.Armor(n)) }

func TestK11_1DamageAddsUp(t *testing.T) {
	tb := duelWith(t, hits(2), keyforge.SidePosition{Line: gametest.Cards("dis-4")}, hit(2))
	strike(tb)
	tb.Damage("dis-4", 2)
	tb.InZone(card.Battleline, "dis-4")
	strike(tb)
	tb.InZone(card.Discard, "dis-4") // equal to its power
	tb = duelWith(t, hits(1), keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-4", Damage: 3}}}, hit(5))
	strike(tb)
	tb.InZone(card.Discard, "dis-4") // above it
	tb = duelWith(t, keyforge.SidePosition{}, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-4", Damage: 3}}})
	tb.EndTurn()
	tb.EndTurn()
	tb.Damage("dis-4", 3) // damage stays
}

func TestK11_2DamageDoesNotLowerPower(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-5", Damage: 4}}},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-6", Damage: 1}}})
	tb.PowerIs("plain-5", 5)
	tb.Fight("plain-5")
	tb.InZone(card.Discard, "dis-6", "plain-5")
}

// The book's example for several sentences; and one sentence for several
// creatures.
func TestK11_3_K11_4DamageAtTheSameTime(t *testing.T) {
	together := func(t *testing.T, tb *gametest.Table, n int) {
		last := -1
		for i, e := range tb.Events {
			if e.Kind == keyforge.DamageDealt {
				last = i
			}
		}
		assert.Equal(t, n, tb.Happened(keyforge.DamageDealt))
		assert.Less(t, last, place(tb, isKind(keyforge.Destroyed)), "all of it is dealt before anything is destroyed")
	}
	t.Run("K11.3 one source, several creatures", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-2")},
			keyforge.SidePosition{Line: gametest.Cards("dis-1", "dis-2", "dis-3")},
			ruleOf(card.Deal(2, card.Creatures)))
		tb.Play("rule")
		together(t, tb, 4)
		tb.Line(1, "dis-3")
	})
	t.Run("K11.4 several sentences", func(t *testing.T) {
		bolt := ruleOf(card.Together(
			card.Deal(3, card.Choose(card.Creatures.Flank()).As(card.A)),
			card.Deal(2, card.Choose(card.Creatures.NeighborOf(card.A)).As(card.B)),
			card.Deal(1, card.Choose(card.Creatures.NeighborOf(card.B).NotAmong(card.A)))))
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule")},
			keyforge.SidePosition{Line: gametest.Cards("dis-1", "dis-2", "dis-4", "dis-5")}, bolt)
		tb.Play("rule")
		tb.Pick("dis-1")
		together(t, tb, 3)
		tb.Line(1, "dis-4", "dis-5")
		tb.Damage("dis-4", 1)
		tb.Damage("dis-5", 0)
	})
	t.Run("K11.4 a sentence for each of several cards", func(t *testing.T) {
		volley := ruleOf(card.ForEach(card.Count(card.Creatures.Friendly()), card.Deal(2, card.Choose(card.Creatures.Enemy()))))
		mother := card.Creature("mother", card.Dis, 2, card.Constantly(card.Power(card.Creatures.Friendly().Except(), 1)))
		tb := duelWith(t, holding(field("plain-1", "plain-2", "plain-3"), "rule"),
			row(marked("mother", 0), marked("armored", keyforge.Warded), marked("dis-4", 0)), volley, mother, armored(1))
		tb.Play("rule")
		tb.Pick("mother")
		tb.Damage("mother", 0)
		tb.Line(1, "mother", "armored", "dis-4")
		tb.Pick("armored")
		tb.Marked("armored", keyforge.Warded)
		tb.Pick("armored") // one instance of 4, and the ward takes all of it
		together(t, tb, 1)
		tb.Line(1, "armored", "dis-4")
		tb.Unmarked("armored", keyforge.Warded)
		tb.Damage("armored", 0)
		assert.EqualValues(t, 0, tb.Of("armored").Spent)
	})
	t.Run("K11.4 as one instance for a ward", func(t *testing.T) {
		twice := ruleOf(card.Together(card.Deal(1, card.Choose(card.Creatures)), card.Deal(2, card.Choose(card.Creatures))))
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule")},
			keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "dis-4", Marks: keyforge.Warded}}}, twice)
		tb.Play("rule")
		tb.Unmarked("dis-4", keyforge.Warded)
		tb.Damage("dis-4", 0)
	})
}

func TestK11_5OrderOfDealing(t *testing.T) {
	shell := card.Action("shell", card.Brobnar,
		card.Play(card.Lasts(card.RestOfTurn, card.Static(card.Modify(card.Shielded, card.Creatures)))))
	first := hits(2)
	t.Run("K11.5 prevention before ward", func(t *testing.T) {
		first := hits(1)
		first.Hand = append(first.Hand, keyforge.CardPosition{ID: "shell"})
		tb := duelWith(t, first, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "armored", Marks: keyforge.Warded}}}, hit(3),
			armored(2), shell)
		tb.Play("shell")
		strike(tb)
		tb.Marked("armored", keyforge.Warded)
		tb.Damage("armored", 0)
		assert.Zero(t, tb.Of("armored").Spent)
	})
	t.Run("K11.5 ward before armor, then the rest", func(t *testing.T) {
		tb := duelWith(t, first, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "armored", Marks: keyforge.Warded}}}, hit(3),
			armored(2))
		strike(tb)
		tb.Unmarked("armored", keyforge.Warded)
		tb.Damage("armored", 0)
		assert.Zero(t, tb.Of("armored").Spent)
		strike(tb)
		tb.Damage("armored", 1) // what was prevented is not put on it
		assert.Equal(t, int16(2), tb.Of("armored").Spent)
	})
}

// Damage that the ward and armor of its target do not stop is dealt to the other
// creature, whose ward and other protection it meets, but not its armor.
func TestK11_5_K14_10_D66DamageDealtToAnotherInstead(t *testing.T) {
	shell := card.Constantly(card.Modify(card.Shielded, card.Creatures.Named("decoy")))
	for name, c := range map[string]struct {
		tank, decoy   keyforge.Mark
		dome          bool
		deal, dealt   int
		spent         int
		decoysWardToo bool
	}{
		"after armor":                      {deal: 5, dealt: 3, spent: 2},
		"armor stops all":                  {deal: 2, spent: 2},
		"a ward stops all":                 {tank: keyforge.Warded, deal: 5},
		"the other ward stops the rest":    {decoy: keyforge.Warded, deal: 5, spent: 2, decoysWardToo: true},
		"the other ward is not needed":     {decoy: keyforge.Warded, deal: 2, spent: 2},
		"the other cannot be dealt damage": {dome: true, deal: 5, spent: 2},
	} {
		t.Run(name, func(t *testing.T) {
			decoy := card.Creature("decoy", card.Brobnar, 9, card.Armor(1),
				card.Constantly(card.Modify(card.Redirects, card.Creatures.NeighborOf(card.This))))
			tank := card.Creature("tank", card.Brobnar, 4, card.Armor(2))
			dome := card.Artifact("dome", card.Brobnar, shell)
			second := keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "decoy", Marks: c.decoy}, {ID: "tank", Marks: c.tank}}}
			if c.dome {
				second.Artifacts = gametest.Cards("dome")
			}
			tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule")}, second,
				decoy, tank, dome, ruleOf(card.Deal(c.deal, card.Choose(card.Creatures.Named("tank")))))
			tb.Play("rule")
			tb.Damage("tank", 0)
			tb.Damage("decoy", c.dealt)
			tb.Unmarked("tank", keyforge.Warded)
			assert.Equal(t, c.decoy != 0 && !c.decoysWardToo, tb.Of("decoy").Is(keyforge.Warded))
			assert.EqualValues(t, c.spent, tb.Of("tank").Spent)
			assert.Zero(t, tb.Of("decoy").Spent)
		})
	}
	t.Run("its own share meets its armor; all of it is one instance for its ward", func(t *testing.T) {
		for mark, dealt := range map[keyforge.Mark]int{0: 3 + 3 + 2, keyforge.Warded: 0} {
			decoy := card.Creature("decoy", card.Brobnar, 9, card.Armor(1),
				card.Constantly(card.Modify(card.Redirects, card.Creatures.NeighborOf(card.This))))
			line := []keyforge.CardPosition{{ID: "plain-5"}, {ID: "decoy", Marks: mark}, {ID: "plain-6"}, {ID: "plain-7"}}
			tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule", "rule")}, keyforge.SidePosition{Line: line}, decoy,
				ruleOf(card.Deal(3, card.Creatures)))
			tb.Play("rule")
			tb.Damage("decoy", dealt)
			tb.Damage("plain-5", 0)
			tb.Damage("plain-6", 0)
			tb.Damage("plain-7", 3)
			tb.Unmarked("decoy", keyforge.Warded)
			if mark != 0 {
				tb.Play("rule") // another instance
				tb.Damage("decoy", 3+3+2)
			}
		}
	})
}

// Whatever multiplies the damage that a creature takes, or adds to it, comes after its
// armor, and only if damage is left.
func TestD68_Q59_K11_6MoreDamageAfterArmor(t *testing.T) {
	for name, c := range map[string]struct {
		more        card.Mod
		marks       keyforge.Mark
		deal, taken int
	}{
		"doubled":                    {more: card.TakesTwice(card.This), deal: 5, taken: 6},
		"none left to double":        {more: card.TakesTwice(card.This), deal: 2},
		"doubled, but warded":        {more: card.TakesTwice(card.This), marks: keyforge.Warded, deal: 5},
		"Q59 added":                  {more: card.TakesMoreDamage(card.This, 2), deal: 5, taken: 5},
		"Q59 nothing left to add to": {more: card.TakesMoreDamage(card.This, 3), deal: 2},
	} {
		t.Run(name, func(t *testing.T) {
			soft := card.Creature("soft", card.Dis, 9, card.Armor(2), card.Constantly(c.more))
			tb := duelWith(t, hits(1), keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "soft", Marks: c.marks}}}, hit(c.deal), soft)
			strike(tb)
			tb.Damage("soft", c.taken)
			if c.marks == 0 {
				assert.EqualValues(t, 2, tb.Of("soft").Spent)
			}
		})
	}
	t.Run("D66 of the creature that takes it in the end", func(t *testing.T) {
		for name, dealt := range map[string]int{"tank": 3, "decoy": 6} {
			decoy := card.Creature("decoy", card.Brobnar, 9, card.Constantly(card.Modify(card.Redirects, card.Creatures.NeighborOf(card.This))))
			tank := card.Creature("tank", card.Brobnar, 4, card.Armor(2))
			curse := card.Artifact("curse", card.Brobnar, card.Constantly(card.TakesTwice(card.Creatures.Named(name))))
			tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("hit"), Artifacts: gametest.Cards("curse")}, field("decoy", "tank"),
				decoy, tank, curse, hit(5))
			tb.Play("hit")
			tb.Pick("tank")
			tb.Damage("decoy", dealt)
			tb.Damage("tank", 0)
		}
	})
}

// The discard pile that trades places with the deck is turned over (K15.5).
func TestK15_5PilesChangePlaces(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Deck: gametest.Cards("plain-1", "plain-2", "plain-3"),
		Discard: gametest.Cards("dis-1", "dis-2")}, keyforge.SidePosition{}, ruleOf(card.You.SwapsDeck()))
	tb.Play("rule")
	var open []string
	for _, e := range tb.Events {
		if e.Kind == keyforge.TurnedUp {
			open = append(open, tb.ID(e.Card))
		}
	}
	assert.Equal(t, []string{"plain-1", "plain-2", "plain-3"}, open, "all learn what lies in the discard pile now")
	assert.Equal(t, []string{"dis-2", "dis-1"}, tb.Pile(0, card.Deck))
	assert.Equal(t, []string{"rule", "plain-3", "plain-2", "plain-1"}, tb.Pile(0, card.Discard))
}

// The book's example: armor 2 against 1 and then 3 damage.
func TestK11_6Armor(t *testing.T) {
	one := card.Action("one", card.Brobnar, card.Play(card.Deal(1, card.Choose(card.Creatures))))
	first := hits(2)
	first.Hand = append(first.Hand, keyforge.CardPosition{ID: "one"})
	tb := duelWith(t, first, keyforge.SidePosition{Line: gametest.Cards("armored")}, hit(3), one, armored(2))
	tb.Play("one")
	tb.Damage("armored", 0)
	strike(tb)
	tb.Damage("armored", 2)
	strike(tb)
	tb.Damage("armored", 5)
}

// Q30: the armor comes back when the turn changes, after its last effects.
func TestK11_7_Q30SpentArmorReturns(t *testing.T) {
	dusk := card.Artifact("dusk", card.Brobnar, card.Reacts(card.TurnEnds(card.You), card.Deal(2, card.Creatures)))
	first := hits(2)
	first.Artifacts = gametest.Cards("dusk")
	first.Deck = nil
	tb := duelWith(t, first, keyforge.SidePosition{Line: gametest.Cards("armored"), Hand: gametest.Many(1, "hit")}, hit(2), armored(2), dusk)
	strike(tb)
	tb.Damage("armored", 0)
	tb.EndTurn()
	tb.Damage("armored", 2) // spent, still the old turn
	assert.Zero(t, tb.Of("armored").Spent)
	tb.House(card.Brobnar)
	tb.Play("hit") // the opponent's turn has armor of its own
	tb.Damage("armored", 2)
	tb.EndTurn()
	tb.Play("hit")
	tb.Damage("armored", 2)
	tb.EndTurn()
	tb.House(card.Dis)
}

func TestK11_8_K11_9_K11_12MoreArmor(t *testing.T) {
	plate := card.Upgrade("plate", card.Brobnar, card.Constantly(card.MoreArmor(card.Host, 2)))
	first := hits(2)
	first.Hand = append(first.Hand, keyforge.CardPosition{ID: "plate"})
	t.Run("K11.8 added to the printed value", func(t *testing.T) {
		tb := duelWith(t, first, keyforge.SidePosition{Line: gametest.Cards("armored")}, hit(4), armored(1), plate)
		strike(tb)
		tb.Damage("armored", 3)
		tb.Play("plate")
		tb.Damage("armored", 3) // K11.9: what was dealt stays dealt
		assert.Equal(t, 3, tb.Armor(tb.Card("armored")))
		strike(tb)
		tb.Damage("armored", 5) // 1 was spent, 2 are new
	})
	t.Run("K11.12 also without printed armor", func(t *testing.T) {
		tb := duelWith(t, first, keyforge.SidePosition{Line: gametest.Cards("dis-9")}, hit(4), plate)
		assert.Zero(t, tb.Armor(tb.Card("dis-9")))
		tb.Play("plate")
		strike(tb)
		tb.Damage("dis-9", 2)
	})
}

func TestK11_10_K11_11ArmorLost(t *testing.T) {
	rust := func(n int) *card.Card {
		return card.Action("rust", card.Brobnar, card.Play(card.Lasts(card.RestOfTurn, card.Static(card.MoreArmor(card.Creatures, -n)))))
	}
	for name, c := range map[string]struct{ armor, spent, lost, after int }{
		"K11.10 all of it":             {2, 2, 2, 3},
		"K11.11 a part, one lost":      {3, 1, 1, 1}, // 2 unspent remain
		"K11.11 a part, two lost":      {3, 1, 2, 2}, // 1 remains
		"K11.11 only the spent part":   {4, 3, 2, 2}, // 1 of 4 was unspent and still is
		"K11.11 nothing spent":         {3, 0, 1, 1},
		"K11.11 all of it while fresh": {3, 0, 3, 3},
	} {
		t.Run(name, func(t *testing.T) {
			tap := card.Action("tap", card.Brobnar, card.Play(card.Deal(max(c.spent, 1), card.Choose(card.Creatures))))
			first := hits(1)
			first.Hand = append(first.Hand, gametest.Cards("tap", "rust")...)
			tb := duelWith(t, first, keyforge.SidePosition{Line: gametest.Cards("armored")}, hit(3), tap, rust(c.lost), armored(c.armor))
			if c.spent > 0 {
				tb.Play("tap")
			}
			tb.Damage("armored", 0)
			tb.Play("rust")
			tb.Damage("armored", 0) // what armor prevented is not dealt after all
			strike(tb)
			tb.Damage("armored", c.after)
		})
	}
}

func TestK11_13PowerCounters(t *testing.T) {
	feed := ruleOf(card.Put(2, card.PowerCounter, card.Choose(card.Creatures)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-3")},
		keyforge.SidePosition{Line: gametest.Cards("dis-4")}, feed)
	tb.Play("rule")
	tb.Pick("plain-3")
	tb.PowerIs("plain-3", 5)
	tb.PowerIs("dis-4", 4)
	tb.EndTurn() // permanently
	tb.PowerIs("plain-3", 5)
	tb.EndTurn()
	tb.Fight("plain-3")
	tb.InZone(card.Discard, "dis-4")
	tb.Damage("plain-3", 4)
}

func TestK11_14_K11_15Healing(t *testing.T) {
	wounded := keyforge.SidePosition{Hand: gametest.Cards("rule"), Deck: gametest.Many(9, "filler"),
		Line: []keyforge.CardPosition{{ID: "plain-9", Damage: 5}, {ID: "plain-8"}}}
	for name, c := range map[string]struct {
		do     card.Effect
		target string
		left   int
		healed int
	}{
		"K11.14 some":              {card.Heal(2, card.Choose(card.Creatures)), "plain-9", 3, 2},
		"K11.14 no more than all":  {card.Heal(7, card.Choose(card.Creatures)), "plain-9", 0, 5},
		"K11.14 fully":             {card.FullyHeal(card.Choose(card.Creatures)), "plain-9", 0, 5},
		"K11.15 an undamaged one":  {card.Heal(2, card.Choose(card.Creatures)), "plain-8", 5, 0},
		"K11.15 fully, undamaged":  {card.FullyHeal(card.Choose(card.Creatures)), "plain-8", 5, 0},
		"K11.15 each that can be ": {card.Heal(1, card.Creatures), "", 4, 1},
	} {
		t.Run(name, func(t *testing.T) {
			tb := duelWith(t, wounded, keyforge.SidePosition{},
				ruleOf(c.do, card.Gain(card.AffectedCount), card.If(card.Is(card.Them, card.Creatures), card.Draw(1))))
			tb.Play("rule")
			if c.target != "" {
				tb.Offers("plain-9", "plain-8")
				tb.Pick(c.target)
			}
			tb.Damage("plain-9", c.left)
			tb.Amber(0, c.healed)
			assert.Equal(t, c.healed > 0, tb.Player(0).Pile(card.Hand).Len() == 1, "without a counter removed nothing was healed")
		})
	}
}

func TestK11_17NoPower(t *testing.T) {
	weaken := ruleOf(card.Lasts(card.RestOfTurn, card.Static(card.Power(card.Creatures, -2))))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-1", "plain-2", "plain-3")},
		keyforge.SidePosition{Line: gametest.Cards("dis-2")}, weaken)
	tb.Play("rule")
	tb.Line(0, "plain-3")
	tb.Line(1)
	tb.PowerIs("plain-3", 1)
}

// A power that follows the æmber in a pool falls with it, and kills at once (K11.1,
// Q31).
func TestK11_1PowerThatFalls(t *testing.T) {
	miser := card.Creature("miser", card.Dis, 1, card.Constantly(card.Power(card.This, card.For(card.Pool, card.You))))
	robber := card.Action("robber", card.Brobnar, card.Play(card.Steal(1), card.If(card.ThereIsNo(card.Creatures.Enemy()), card.Draw(1))))
	for damage, dies := range map[int]bool{4: true, 3: false} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("robber"), Deck: gametest.Cards("nap")},
			keyforge.SidePosition{Amber: 4, Line: []keyforge.CardPosition{{ID: "miser", Damage: damage}}}, miser, robber)
		tb.PowerIs("miser", 5)
		tb.Play("robber")
		assert.Equal(t, dies, tb.Of("miser").Zone == card.Discard)
		assert.Equal(t, dies, tb.Of("nap").Zone == card.Hand, "before the ability goes on")
	}
}

// Damage from two sources at one moment stays two instances: a ward stops one.
func TestK11_4TwoSourcesAreTwoInstances(t *testing.T) {
	fool := card.Creature("fool", card.Brobnar, 4, card.BeforeFight(card.AimAt(card.This)))
	for ward, left := range map[keyforge.Mark]int{keyforge.Warded: 3, 0: 7} {
		tb := duelWith(t, row(marked("fool", ward)), field("dis-3"), fool)
		tb.Fight("fool")
		assert.Equal(t, left, dealt(tb, "fool"))
		tb.Unmarked("fool", keyforge.Warded)
		tb.Damage("dis-3", 0)
	}
}

// dealt is how much damage the last command dealt a card.
func dealt(tb *gametest.Table, name string) (n int) {
	for _, e := range tb.Events {
		if e.Kind == keyforge.DamageDealt && e.Card == tb.Card(name) {
			n += int(e.N)
		}
	}
	return n
}

// All creatures are tagged when one of them deals damage to the others.
func TestQ68DestroyedCardDoesNotReactToItsDamage(t *testing.T) {
	phoenix := keyforge.CardPosition{ID: "troll", Attached: gametest.Cards("phoenix-heart")}
	for _, c := range []struct {
		play   string
		stolen int
	}{{"gateway-to-dis", 0}, {"punch", 1}} {
		t.Run(c.play, func(t *testing.T) {
			tb := gametest.Start(t, keyforge.Duel, keyforge.Position{House: card.Brobnar, High: []keyforge.Side{1}, Players: []keyforge.SidePosition{
				{Line: []keyforge.CardPosition{phoenix}, Hand: []keyforge.CardPosition{{ID: c.play, House: card.Brobnar, Plain: true}}, Amber: 3},
				{Line: gametest.Cards("hard-simpson", "lollop-the-titanic")}}})
			tb.Play(c.play)
			if c.play == "punch" {
				tb.Pick("hard-simpson")
			}
			tb.Asks(keyforge.AskMain, keyforge.ForEffect, 0)
			tb.Amber(1, c.stolen)
		})
	}
}
