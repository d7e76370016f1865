package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// Damage that the powers of fighting creatures deal may be dealt to another creature
// as well, at the same time (K9.5); all other damage is not.
func TestSharesDamage(t *testing.T) {
	martyr := Creature("martyr", Brobnar, 4, Armor(1), Constantly(SharesDamage(Creatures.NeighborOf(This))))
	bomb := Action("bomb", Brobnar, Play(Deal(2, Creatures.Enemy())))
	spear := Creature("spear", Brobnar, 1, Has(Skirmish), HasN(Assault, 2))
	t.Run("on either side of a fight, less its own armor", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-3", "plain-2")}, side{Line: ids("plain-9", "martyr", "plain-8", "plain-7")}, martyr)
		tb.Fight("plain-3", "plain-9")
		tb.Damage("plain-9", 3)
		tb.Damage("martyr", 2)
		tb.Damage("plain-8", 0)
		tb.Fight("plain-2", "plain-7") // no neighbor of it
		tb.Damage("martyr", 2)
		tb = duelWith(t, side{Line: ids("plain-9", "martyr")}, side{Line: ids("plain-3")}, martyr)
		tb.Fight("plain-9")
		tb.Damage("martyr", 2)
	})
	t.Run("what does not get through is not shared", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-3")}, side{Line: list{{ID: "plain-9", Marks: keyforge.Warded}, {ID: "martyr"}}}, martyr)
		tb.Fight("plain-3", "plain-9")
		tb.Damage("martyr", 0)
	})
	t.Run("a ward of its own keeps it off", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-3")}, side{Line: list{{ID: "plain-9"}, {ID: "martyr", Marks: keyforge.Warded}}}, martyr)
		tb.Fight("plain-3", "plain-9")
		tb.Damage("martyr", 0)
		tb.Unmarked("martyr", keyforge.Warded)
	})
	t.Run("two of them do not hand it to and fro", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-3")}, side{Line: ids("plain-9", "martyr", "martyr")}, martyr)
		tb.Fight("plain-3", "plain-9")
		tb.Damage("martyr#1", 2)
		tb.Damage("martyr#2", 0)
		tb = duelWith(t, side{Line: ids("plain-3")}, side{Line: ids("martyr", "martyr")}, martyr)
		tb.Fight("plain-3", "martyr#1")
		tb.Damage("martyr#1", 2)
		tb.Damage("martyr#2", 1) // what the first was dealt
	})
	t.Run("it dies of it with the other", func(t *testing.T) {
		tb := duelWith(t, side{Line: ids("plain-9")}, side{Line: ids("plain-5", "martyr")}, martyr)
		tb.Fight("plain-9", "plain-5")
		tb.InZone(Discard, "plain-5", "martyr")
	})
	t.Run("abilities and keywords do not fight", func(t *testing.T) {
		tb := duelWith(t, side{Hand: ids("bomb"), Line: ids("spear")}, side{Line: ids("plain-9", "martyr")}, martyr, bomb, spear)
		tb.Play("bomb")
		tb.Damage("martyr", 1)
		tb.Fight("spear", "plain-9")
		tb.Damage("plain-9", 5)
		tb.Damage("martyr", 2) // of the power alone, its armor being spent
	})
}

// An ability may work in its owner's discard pile, and only there.
func TestAbilityInTheDiscardPile(t *testing.T) {
	ghoul := Creature("ghoul", Dis, 3, Bears(After(ChoosesHouse(You, Dis), May(ReturnToHand(This))).FromDiscard()))
	me, foe := side{Discard: ids("ghoul", "plain-2"), Houses: []House{Brobnar, Dis}}, side{Houses: []House{Brobnar, Dis}}
	turn := func(first, second keyforge.SidePosition, h House) func(*testing.T) {
		return func(t *testing.T) {
			tb := duelWith(t, second, first, ghoul)
			tb.EndTurn()
			tb.House(h)
			asks := first.Discard != nil && h == Dis
			assert.Equal(t, asks, tb.Question().Kind == keyforge.AskYesNo)
			if asks {
				tb.Yes()
				tb.InZone(Hand, "ghoul")
				tb.InZone(Discard, "plain-2")
			}
		}
	}
	t.Run("it returns", turn(me, foe, Dis))
	t.Run("not with another house", turn(me, foe, Brobnar))
	t.Run("nor from play, hand or archives", turn(side{Line: ids("ghoul"), Hand: ids("ghoul"), Houses: []House{Dis, Brobnar}}, foe, Dis))
	t.Run("nor when the opponent chooses", turn(foe, me, Dis))
	t.Run("it may stay; two are asked one by one", func(t *testing.T) {
		tb := duelWith(t, foe, side{Discard: ids("ghoul", "ghoul"), Houses: []House{Brobnar, Dis}}, ghoul)
		tb.EndTurn()
		tb.House(Dis)
		tb.Choose(0)
		tb.No()
		tb.Yes()
		assert.Len(t, tb.Pile(1, Hand), 1)
	})
}

// K7.6, K7.9: damage from an icon is not dealt by a card, and abilities may react to
// it.
func TestK7_9DamageByIcon(t *testing.T) {
	hog := Creature("hog", Brobnar, 5, Reacts(DamagedByIcon(Creatures.Enemy()), Deal(1, Subject)))
	bolt := Action("bolt", Brobnar, Play(Deal(1, Choose(Creatures))))
	tb := duelWith(t, side{Line: ids("hog"), Hand: list{{ID: "nap", Icons: icons(DamageIcon, DamageIcon)}, {ID: "bolt"}}},
		side{Line: ids("plain-9", "plain-8")}, hog, bolt)
	tb.Play("nap")
	tb.Pick("plain-9")
	tb.Damage("plain-9", 2)
	tb.Pick("hog") // no enemy
	tb.Damage("hog", 1)
	tb.Play("bolt")
	tb.Pick("plain-8")
	tb.Damage("plain-8", 1) // by an ability
	tb = duelWith(t, side{Hand: list{{ID: "nap", Icons: icons(DamageIcon)}}, Line: ids("plain-9")}, side{Line: ids("hog")}, hog)
	tb.Play("nap") // whoever plays the card
	tb.Pick("plain-9")
	tb.Damage("plain-9", 2)
}

// A value that counts as a number does so whatever is added to it, even on cards that
// come later.
func TestCountsAs(t *testing.T) {
	star := Action("star", Brobnar, Play(Lasts(RestOfTurn, Static(PowerCountsAs(Creatures, 1), ArmorCountsAs(Creatures, 0)))))
	belt := Upgrade("belt", Brobnar, Constantly(Power(Host, 5), MoreArmor(Host, 2)))
	tb := duelWith(t, side{Hand: ids("star", "plain-7"), Line: list{{ID: "plain-4", Attached: ids("belt")}, {ID: "plain-3", Power: 3}}},
		side{Line: list{{ID: "plain-9", Damage: 1}, {ID: "plain-8"}}}, star, belt)
	tb.Play("star")
	tb.InZone(Discard, "plain-9") // K11.17
	for _, c := range []string{"plain-4", "plain-3", "plain-8"} {
		tb.PowerIs(c, 1)
	}
	assert.Equal(t, 0, tb.Armor(tb.Card("plain-4")))
	tb.Play("plain-7")
	tb.Left()
	tb.PowerIs("plain-7", 1)
	tb.EndTurn()
	tb.PowerIs("plain-4", 9)
	tb.PowerIs("plain-3", 6)
	assert.Equal(t, 2, tb.Armor(tb.Card("plain-4")))
}

// An effect that waits for something to happen once may wait for many turns, and then
// is over.
func TestUntilOnce(t *testing.T) {
	bond := Creature("bond", Brobnar, 2, Play(Lasts(UntilOnce, After(Happens(CardLeft, This), Opponent.Does(Gain(2))))))
	back := Action("back", Brobnar, Play(ReturnToHand(Choose(Creatures))))
	tb := duelWith(t, side{Hand: ids("bond", "back", "back"), Houses: []House{Brobnar}, Line: ids("plain-3")},
		side{Houses: []House{Brobnar}}, bond, back)
	tb.Play("bond")
	tb.Left()
	tb.EndTurn()
	tb.EndTurn()
	tb.Play("back")
	tb.Pick("plain-3")
	tb.Amber(1, 0)
	tb.Play("back#2")
	tb.Amber(1, 2)
	tb.EndTurn()
	assert.Empty(t, tb.State().Lastings())
}

// A ward can be removed (K14.7), and an allowance can be for any number of cards.
func TestUnwardAndAnyNumber(t *testing.T) {
	ray := Action("ray", Brobnar, Play(Unward(Choose(Creatures)), Deal(1, It)))
	tb := duelWith(t, side{Hand: ids("ray", "ray"), Line: ids("plain-3")}, side{Line: list{{ID: "plain-4", Marks: keyforge.Warded}}}, ray)
	tb.Play("ray#1")
	tb.Pick("plain-4")
	tb.Unmarked("plain-4", keyforge.Warded)
	tb.Damage("plain-4", 1)
	tb.Play("ray")
	tb.Pick("plain-3") // it had none
	tb.Damage("plain-3", 1)

	open := Artifact("open", Brobnar, Constantly(Allow(MayPlayOther, Creatures, 0, 0)))
	tb = duelWith(t, side{Artifacts: ids("open"), Hand: ids("dis-1", "dis-2", "dis-3", "filler")}, side{}, open)
	for _, c := range []string{"dis-1", "dis-2", "dis-3"} {
		tb.Play(c)
		if c != "dis-1" {
			tb.Left()
		}
	}
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("filler")}, keyforge.WrongHouse)
}

// An effect can last until a creature is used, but not beyond the turn. That use does not
// end what it begins itself, and artifacts do not count.
func TestUntilNextUse(t *testing.T) {
	law := Artifact("law", Brobnar, Act(Gain(1)), Reacts(Reaps(Creatures), Lasts(UntilNextUse, Static(Cannot(Creatures, ActReap)))))
	us := side{Artifacts: ids("law"), Line: ids("plain-3", "plain-4", "plain-5"), Houses: []House{Brobnar}}
	tb := duelWith(t, us, side{Line: ids("dis-1"), Houses: []House{Dis}}, law)
	no := func(id string) {
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(id)}, keyforge.CannotReap)
	}
	tb.Reap("plain-3")
	no("plain-4")
	tb.Act("law")
	no("plain-4")
	tb.Fight("plain-4")
	assert.Empty(t, tb.State().Lastings())
	tb.Reap("plain-5")
	assert.Len(t, tb.State().Lastings(), 1)
	tb.EndTurn()
	assert.Empty(t, tb.State().Lastings())
}
