package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestK9_1ReadyCreatureAttacksOneEnemy(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-5"}, {ID: "plain-6", Marks: keyforge.Exhausted},
		{ID: "dis-7"}},
		Artifacts: gametest.Cards("item")},
		keyforge.SidePosition{Line: gametest.Cards("plain-1", "plain-2"), Artifacts: gametest.Cards("item")})
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-6")}, keyforge.IsExhausted)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("dis-7")}, keyforge.WrongHouse)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-1")}, keyforge.NotYours)
	tb.Fight("plain-5")
	tb.Marked("plain-5", keyforge.Exhausted) // before the target is chosen
	tb.Asks(keyforge.AskCards, keyforge.ForAttack, 0)
	tb.Offers("plain-1", "plain-2")
	tb.Pick("plain-2")
	tb.InZone(card.Discard, "plain-2")
	tb.InZone(card.Battleline, "plain-1")
	tb.Damage("plain-5", 2)
	tb.Amber(0, 0)
}

func TestK9_2NothingToAttack(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-5", "plain-2")},
		keyforge.SidePosition{Artifacts: gametest.Cards("item")})
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-5")}, keyforge.NothingToFight)
	tb.Reap("plain-5")
}

func TestK9_3TheCreatureItFights(t *testing.T) {
	duelist := card.Creature("duelist", card.Brobnar, 3,
		card.BeforeFight(card.Exalt(1, card.Other)), card.Fight(card.Stun(card.Other)),
		card.Reacts(card.DiesFighting(card.Creatures.Enemy(), card.This), card.Ward(card.This)))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("duelist")},
		keyforge.SidePosition{Line: gametest.Cards("plain-4", "plain-5")},
		duelist)
	tb.Fight("duelist", "plain-5")
	tb.AmberOn("plain-5", 1)
	tb.AmberOn("plain-4", 0)

	// For the attacked creature the other one is the attacker.
	tb = duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-1", "plain-2")}, keyforge.SidePosition{Line: gametest.Cards("duelist")},
		duelist)
	tb.Fight("plain-1")
	tb.InZone(card.Discard, "plain-1")
	tb.Marked("duelist", keyforge.Warded)
	tb.AmberOn("plain-1", 0) // it does not attack: no Before fight
	tb.Unmarked("plain-2", keyforge.Stunned)
}

func TestK9_4OrderOfAFight(t *testing.T) {
	raider := card.Creature("raider", card.Brobnar, 5, card.HasN(card.Assault, 1), card.BeforeFight(card.Gain(1)), card.Fight(card.Draw(1)))
	thorn := card.Creature("thorn", card.Brobnar, 9, card.HasN(card.Hazardous, 2))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("raider"), Deck: gametest.Cards("nap")},
		keyforge.SidePosition{Line: gametest.Cards("thorn")}, raider, thorn)
	tb.Fight("raider")
	tb.Marked("raider", keyforge.Exhausted)
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	assert.Len(t, tb.Legal(nil), 3)
	tb.First("thorn") // hazardous first
	tb.Damage("raider", 2)
	tb.Damage("thorn", 0)
	tb.Amber(0, 0)
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	tb.Choose(0)
	tb.Damage("thorn", 6) // assault 1 and power 5
	tb.Amber(0, 1)
	tb.InZone(card.Discard, "raider") // 2 and 9
	tb.InZone(card.Deck, "nap")
}

// The book's examples.
func TestK9_5BothDealDamageAtOnce(t *testing.T) {
	dendrix := card.Creature("dendrix", card.Brobnar, 5)
	tribune := card.Creature("tribune-pompitus", card.Dis, 4, card.Armor(2))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("dendrix")},
		keyforge.SidePosition{Line: gametest.Cards("tribune-pompitus")}, dendrix,
		tribune)
	tb.Fight("dendrix")
	tb.Damage("tribune-pompitus", 3)
	tb.Damage("dendrix", 4)

	tb = gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("the-terror")},
		keyforge.SidePosition{Line: gametest.Cards("raiding-knight")},
		card.Dis)
	tb.Fight("the-terror")
	tb.Damage("raiding-knight", 3)
	tb.Damage("the-terror", 4)

	tb = duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-3")}, keyforge.SidePosition{Line: gametest.Cards("dis-3", "dis-4")})
	tb.Fight("plain-3", "dis-3")
	tb.Line(0)
	tb.Line(1, "dis-4")
}

func TestK9_6FightAbilities(t *testing.T) {
	boxer := card.Creature("boxer", card.Brobnar, 3, card.Fight(card.Gain(2)))
	for _, c := range []struct {
		against string
		gain    int
	}{{"dis-2", 2}, {"dis-3", 0}, {"dis-4", 0}} {
		tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("boxer")}, keyforge.SidePosition{Line: gametest.Cards(c.against)}, boxer)
		tb.Fight("boxer")
		tb.Amber(0, c.gain) // only if it was not destroyed
	}
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-1")}, keyforge.SidePosition{Line: gametest.Cards("boxer")}, boxer)
	tb.Fight("plain-1")
	tb.Amber(1, 0) // never those of the attacked
}

func TestK9_7OutcomeAbilitiesOnEitherSide(t *testing.T) {
	victor := card.Creature("victor", card.Brobnar, 4, card.Reacts(card.DiesFighting(card.Creatures.Enemy(), card.This), card.Gain(3)))
	for name, c := range map[string]struct {
		mine, theirs string
		gains        [2]int
	}{
		"K9.7 the attacker":       {"victor", "dis-3", [2]int{3, 0}},
		"K9.7 the attacked":       {"plain-3", "victor", [2]int{0, 3}},
		"K9.7 not if it dies too": {"victor", "dis-4", [2]int{0, 0}},
		"K9.7 both have it":       {"victor", "victor", [2]int{0, 0}},
		"K9.7 not if both live":   {"victor", "dis-9", [2]int{0, 0}},
	} {
		t.Run(name, func(t *testing.T) {
			tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards(c.mine)}, keyforge.SidePosition{Line: gametest.Cards(c.theirs)}, victor)
			tb.Fight("0:" + c.mine)
			tb.Amber(0, c.gains[0])
			tb.Amber(1, c.gains[1])
		})
	}
	// It is no different on a table whose characteristics are affected by every
	// change.
	pulse := card.Artifact("pulse", card.Brobnar, card.AsLongAs(card.HasPool(card.You, 99), card.Power(card.Creatures, 1)))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("victor"), Artifacts: gametest.Cards("pulse")},
		keyforge.SidePosition{Line: gametest.Cards("dis-3")}, victor, pulse)
	tb.Fight("victor")
	tb.Amber(0, 3)
}

func TestK9_8OneWindowAfterTheFight(t *testing.T) {
	boxer := card.Creature("boxer", card.Brobnar, 3, card.Fight(card.Gain(2)))
	ring := card.Artifact("ring", card.Brobnar, card.Reacts(card.Fights(card.Creatures.Friendly()), card.Draw(1)))
	bell := card.Artifact("bell", card.Brobnar, card.Reacts(card.Uses(card.Nobody, card.Creatures.Friendly()), card.Exalt(1, card.Subject)))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("boxer"), Artifacts: gametest.Cards("ring", "bell"),
		Deck: gametest.Cards("nap")},
		keyforge.SidePosition{Line: gametest.Cards("dis-2"), Artifacts: gametest.Cards("ring")}, boxer, ring, bell)
	tb.Fight("boxer")
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	assert.Len(t, tb.Legal(nil), 3)
	tb.First("bell")
	tb.AmberOn("boxer", 1)
	tb.First("ring")
	tb.InZone(card.Hand, "nap")
	tb.Amber(0, 2)
}

// A fight that does not take place because one of the two was destroyed before.
func TestK9_9_K9_10_K9_11_Q23SkippedFight(t *testing.T) {
	lancer := card.Creature("lancer", card.Brobnar, 3, card.HasN(card.Assault, 2), card.Fight(card.Gain(50)),
		card.Reacts(card.DiesFighting(card.Creatures.Enemy(), card.This), card.Gain(500)))
	spike := card.Creature("spike", card.Dis, 6, card.HasN(card.Hazardous, 3),
		card.Reacts(card.DiesFighting(card.Creatures.Enemy(), card.This), card.Gain(500)))
	ring := card.Artifact("ring", card.Brobnar, card.Reacts(card.Fights(card.Creatures.Friendly()), card.Gain(1)))
	bell := card.Artifact("bell", card.Brobnar, card.Reacts(card.Uses(card.Nobody, card.Creatures.Friendly()), card.Gain(2)))
	table := func(mine, theirs string) *gametest.Table {
		tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards(mine), Artifacts: gametest.Cards("ring", "bell")},
			keyforge.SidePosition{Line: gametest.Cards(theirs)}, lancer, spike, ring, bell)
		tb.Fight(mine)
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		assert.Equal(t, uint8(0), tb.Player(0).Now[card.DestroyedInFight])
		assert.Equal(t, uint8(1), tb.Player(0).Now[card.Fought])
		return tb
	}
	t.Run("K9.9 the target is gone", func(t *testing.T) {
		tb := table("lancer", "dis-2")
		tb.InZone(card.Discard, "dis-2")
		tb.Damage("lancer", 0)
		tb.Amber(0, 3) // K9.11, but neither Fight nor "destroyed fighting" (K9.10)
	})
	t.Run("K9.9 the attacker is gone", func(t *testing.T) {
		tb := table("plain-3", "spike")
		tb.InZone(card.Discard, "plain-3")
		tb.Damage("spike", 0)
		tb.Amber(0, 3)
		tb.Amber(1, 0)
	})
	t.Run("K9.9 both live: no skip", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("lancer")}, keyforge.SidePosition{Line: gametest.Cards("dis-4")}, lancer)
		tb.Fight("lancer") // assault leaves 2 of 4
		tb.Line(0)
		tb.Line(1)
		assert.Equal(t, uint8(1), tb.Player(0).Now[card.DestroyedInFight])
	})
}

func TestK9_12FightWithACreature(t *testing.T) {
	anger := card.Action("rage", card.Brobnar, card.Play(card.Ready(card.Choose(card.Creatures.Friendly())), card.FightWith(card.It)))
	t.Run("K9.12 by the normal rules", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rage"),
			Line: []keyforge.CardPosition{{ID: "dis-5", Marks: keyforge.Exhausted}}},
			keyforge.SidePosition{Line: gametest.Cards("plain-1", "plain-2")}, anger)
		tb.Play("rage")
		tb.Asks(keyforge.AskCards, keyforge.ForAttack, 0)
		tb.Pick("plain-1")
		tb.InZone(card.Discard, "plain-1")
		tb.Marked("dis-5", keyforge.Exhausted)
		tb.Damage("dis-5", 1)
	})
	t.Run("K9.12 not if it cannot", func(t *testing.T) {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rage"),
			Line: []keyforge.CardPosition{{ID: "dis-5", Marks: keyforge.Exhausted}}},
			keyforge.SidePosition{}, anger)
		tb.Play("rage")
		tb.Unmarked("dis-5", keyforge.Exhausted)
	})
}

// Q21: elusive looks at attacks, not at damage.
func TestQ21FirstAttack(t *testing.T) {
	eel := card.Creature("eel", card.Dis, 3, card.Has(card.Elusive))
	lancer := card.Creature("lancer", card.Brobnar, 1, card.BeforeFight(card.Destroy(card.This)))
	slick := card.Action("slick", card.Brobnar,
		card.Play(card.LastsFor(card.RestOfTurn, card.Creatures.Enemy(), card.Static(card.Gets(card.TheSubjects, card.Elusive)))))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("lancer", "plain-2")}, keyforge.SidePosition{Line: gametest.Cards("eel")},
		eel,
		lancer)
	tb.Fight("lancer") // skipped
	tb.InZone(card.Discard, "lancer")
	tb.Fight("plain-2")
	tb.Damage("eel", 2)
	tb.InZone(card.Discard, "plain-2")

	tb = duelWith(t, keyforge.SidePosition{Line: gametest.Cards("plain-2", "plain-3"), Hand: gametest.Cards("slick")},
		keyforge.SidePosition{Line: gametest.Cards("dis-8")}, slick)
	tb.Fight("plain-2")
	tb.Damage("dis-8", 2)
	tb.Play("slick") // gained after the first attack
	tb.Fight("plain-3")
	tb.Damage("dis-8", 5)
}

// Everything before a fight waits in one window, whoever it belongs to, once the
// target has been chosen, including what may stop the fight.
func TestK9_1_K9_4_K18_7OneWindowBeforeTheFight(t *testing.T) {
	raider := card.Creature("raider", card.Brobnar, 5, card.HasN(card.Assault, 1), card.BeforeFight(card.Gain(1)), card.Fight(card.Gain(50)))
	thorn := card.Creature("thorn", card.Brobnar, 9, card.HasN(card.Hazardous, 2))
	trap := card.Artifact("trap", card.Dis, card.Reacts(card.BeginsFight(card.Creatures),
		card.DiscardCards(card.Each(card.Cards.In(card.Deck, card.Controller).TopOf(1))),
		card.If(card.Is(card.It, card.Cards.ActiveHouse()), card.Prevent())))
	ring := card.Artifact("ring", card.Brobnar, card.Reacts(card.Fights(card.Creatures), card.Gain(100)))
	bell := card.Artifact("bell", card.Brobnar, card.Reacts(card.Uses(card.Nobody, card.Creatures), card.Gain(1000)))
	table := func(top string) *gametest.Table {
		side := keyforge.SidePosition{Line: gametest.Cards("raider"), Artifacts: gametest.Cards("ring", "bell"), Deck: gametest.Cards(top)}
		tb := duelWith(t, side, keyforge.SidePosition{Line: gametest.Cards("plain-1", "thorn"), Artifacts: gametest.Cards("trap"),
			Deck: gametest.Cards("filler")}, raider, thorn, trap, ring, bell)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("raider")})
		tb.Marked("raider", keyforge.Exhausted)
		tb.Asks(keyforge.AskCards, keyforge.ForAttack, 0)
		tb.InZone(card.Deck, "0:"+top) // nothing has triggered yet
		tb.Pick("thorn")
		tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
		assert.Len(t, tb.Legal(nil), 4) // Before fight, the trap, assault, hazardous
		return tb
	}
	t.Run("stopped last", func(t *testing.T) {
		tb := table("nap")
		tb.First("thorn")
		tb.First("raider")
		tb.First("raider")
		tb.InZone(card.Discard, "nap")
		tb.Damage("raider", 2)
		tb.Damage("thorn", 1)
		tb.Amber(0, 1) // it was exhausted with no effect
	})
	t.Run("stopped first: the others resolve all the same (Q22)", func(t *testing.T) {
		tb := table("nap")
		tb.First("trap")
		assert.Len(t, tb.Legal(nil), 3)
		tb.First("thorn")
		tb.Choose(0)
		tb.Damage("raider", 2)
		tb.Damage("thorn", 1)
		tb.Amber(0, 1)
	})
	t.Run("not stopped", func(t *testing.T) {
		tb := table("filler")
		tb.First("trap")
		tb.First("thorn")
		tb.Choose(0)
		tb.InZone(card.Discard, "raider")
		tb.Damage("thorn", 6)
		tb.Amber(0, 1101)
	})
}

// Q21: a first attack counts even if the fight is stopped.
func TestQ21StoppedFight(t *testing.T) {
	eel := card.Creature("eel", card.Dis, 3, card.Has(card.Elusive))
	trap := card.Artifact("trap", card.Dis, card.Reacts(card.BeginsFight(card.Creatures),
		card.DiscardCards(card.Each(card.Cards.In(card.Deck, card.Controller).TopOf(1))),
		card.If(card.Is(card.It, card.Cards.ActiveHouse()), card.Prevent())))
	tb := duelWith(t, keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1", Marks: keyforge.Enraged}, {ID: "plain-2"}},
		Deck: gametest.Cards("nap", "filler")},
		keyforge.SidePosition{Line: gametest.Cards("eel"), Artifacts: gametest.Cards("trap")}, eel, trap)
	tb.Fight("plain-1")
	tb.Marked("eel", keyforge.Attacked)
	tb.Marked("plain-1", keyforge.Exhausted)
	tb.Marked("plain-1", keyforge.Enraged) // it did not fight
	assert.Zero(t, tb.Player(0).Now[card.Fought])
	tb.Fight("plain-2")
	tb.Damage("eel", 2)
	tb.InZone(card.Discard, "plain-2")
}

// Whether the attacked creature is elusive is checked when the damage is dealt
// (K18.10).
func TestK18_10ElusiveLostBeforeTheFight(t *testing.T) {
	hunter := card.Creature("hunter", card.Brobnar, 2,
		card.BeforeFight(card.LastsFor(card.RestOfTurn, card.Other, card.Static(card.Without(card.TheSubjects, card.Elusive)))))
	eel := card.Creature("eel", card.Dis, 3, card.Has(card.Elusive))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("hunter")}, keyforge.SidePosition{Line: gametest.Cards("eel")}, hunter, eel)
	tb.Fight("hunter")
	tb.Damage("eel", 2)
	tb.InZone(card.Discard, "hunter")
}

// Q22: of the abilities that wait before the fight, only those of cards in play
// still resolve.
func TestQ22BeforeFightAfterADeath(t *testing.T) {
	martyr := card.Creature("martyr", card.Brobnar, 2, card.HasN(card.Assault, 2), card.BeforeFight(card.Gain(7)))
	spike := card.Creature("spike", card.Dis, 6, card.HasN(card.Hazardous, 2))
	tb := duelWith(t, keyforge.SidePosition{Line: gametest.Cards("martyr")}, keyforge.SidePosition{Line: gametest.Cards("spike")}, martyr,
		spike)
	tb.Fight("martyr")
	tb.First("spike")
	tb.InZone(card.Discard, "martyr")
	tb.Damage("spike", 0) // its assault died with it
	tb.Amber(0, 0)

	tb = duelWith(t, keyforge.SidePosition{Line: gametest.Cards("martyr")}, keyforge.SidePosition{Line: gametest.Cards("dis-2")}, martyr)
	tb.Fight("martyr")
	tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
	for i, n := 0, len(tb.Legal(nil)); i < n && tb.Question().Kind == keyforge.AskOrder; i++ {
		tb.Choose(n - 1) // assault first
	}
	tb.InZone(card.Discard, "dis-2")
	tb.Amber(0, 7) // the target is gone, the other ability resolves all the same
}

// Assault and hazardous are what they are when they resolve: what a card has given is
// gone with it.
func TestQ61_K13_3_K18_5GivenKeywordsBeforeTheFight(t *testing.T) {
	guard := card.Creature("guard", card.Dis, 2, card.Constantly(card.GetsN(card.Creatures.NeighborOf(card.This), card.Hazardous, 3)))
	thorn := card.Creature("thorn", card.Dis, 9, card.HasN(card.Hazardous, 1))
	spur := card.Upgrade("spur", card.Brobnar, card.Constantly(card.GetsN(card.Host, card.Assault, 2)))
	raider := card.Creature("raider", card.Brobnar, 9, card.Has(card.Skirmish), card.Constantly(card.DealsInFights(card.This, 0)),
		card.BeforeFight(card.Destroy(card.Creatures.PowerAtMost(2)), card.Destroy(card.Upgrades)))
	for _, c := range []struct {
		target                string
		last                  bool // the ability of raider
		hazardous, assaulting int
	}{
		{"dis-9", false, 0, 0}, // nothing is left of either
		{"dis-9", true, 3, 2},
		{"thorn", false, 1, 0}, // its own is left
		{"thorn", true, 4, 2},
	} {
		line := []keyforge.CardPosition{{ID: "raider", Attached: gametest.Cards("spur")}}
		tb := duelWith(t, keyforge.SidePosition{Line: line}, field("guard", c.target), guard, thorn, spur, raider)
		tb.Fight("raider", c.target)
		if c.last {
			tb.First(c.target)
			tb.Choose(1) // assault
		} else {
			tb.First("raider")
		}
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		tb.InZone(card.Discard, "guard", "spur")
		tb.Damage("raider", c.hazardous)
		tb.Damage(c.target, c.assaulting)
	}
}

// What comes before the fight is finished though one of the two has died, and the fight
// takes place unless one of them has left play or is still being destroyed: a saved one
// fights.
func TestD48_K9_9SavedBeforeTheFight(t *testing.T) {
	saved := card.Bears(card.DestroyedInstead(card.This, card.FullyHeal(card.This)))
	lancer := card.Creature("lancer", card.Brobnar, 9, card.HasN(card.Assault, 3))
	phoenix := card.Creature("phoenix", card.Brobnar, 3, saved)
	spike := card.Creature("spike", card.Dis, 2, card.HasN(card.Hazardous, 3))
	mayfly := card.Creature("mayfly", card.Dis, 3, card.Destroyed(card.ReturnToHand(card.This)))
	ring := card.Artifact("ring", card.Brobnar, card.Reacts(card.BeginsFight(card.Creatures), card.Gain(1)))
	for name, c := range map[string]struct {
		attacker, target string
		first            string // what it is destroyed by
		skipped, damage  int    // on the attacker that lives
	}{
		"the attacker is saved":             {"phoenix", "spike", "spike", 0, 2},
		"the attacker is destroyed":         {"plain-3", "spike", "spike", 1, 0},
		"the target is saved":               {"lancer", "phoenix", "lancer", 0, 3},
		"the target is destroyed":           {"lancer", "dis-3", "lancer", 1, 0},
		"the target's own ability moves it": {"lancer", "mayfly", "lancer", 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			side := field(c.attacker)
			side.Artifacts = gametest.Cards("ring")
			tb := duelWith(t, side, field(c.target), lancer, phoenix, spike, mayfly, ring)
			tb.Fight(c.attacker)
			tb.First(c.first)
			assert.Equal(t, c.skipped, tb.Happened(keyforge.FightSkipped))
			tb.Damage(c.attacker, c.damage)
			tb.Amber(0, 1) // ring
		})
	}
}
