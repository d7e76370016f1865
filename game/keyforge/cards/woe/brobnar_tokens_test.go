package woe_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// recruit is a line of token creatures and other cards, which lie to their right.
func recruit(hidden string, others ...string) list {
	return slices.Concat(gametest.FaceDown(hidden), ids(others...))
}

// Each enemy has its own token creature, which may attack it past taunt (K25.17).
func TestEndlessHordes(t *testing.T) {
	t.Run("one fight after another", func(t *testing.T) {
		tb := duel(t, side{Token: "warrior", Hand: ids("endless-hordes"), Deck: ids("fear", "punch", "fear")},
			side{Line: ids("dust-pixie", "sanctum-guardian", "mother")}, card.Brobnar)
		tb.Play("endless-hordes")
		tb.Offers("dust-pixie", "sanctum-guardian", "mother")
		tb.Pick("dust-pixie")
		tb.InZone(card.Discard, "dust-pixie")
		tb.Damage("warrior", 1)
		tb.Offers("sanctum-guardian", "mother")
		tb.Pick("mother")
		tb.Right()
		tb.Damage("mother", 4)
		tb.Line(0, "warrior")
		tb.Left()
		tb.Damage("sanctum-guardian", 3)
		tb.Damage("mother", 4)
		tb.Line(0, "warrior")
		tb.Marked("warrior", keyforge.Exhausted)
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
	t.Run("no longer than the deck lasts", func(t *testing.T) {
		tb := duel(t, side{Token: "warrior", Hand: ids("endless-hordes"), Deck: ids("fear"), Line: ids("troll")},
			side{Line: ids("dust-pixie", "mother")}, card.Brobnar)
		tb.Play("endless-hordes")
		tb.Pick("mother")
		tb.Right()
		tb.Damage("mother", 4)
		tb.Line(1, "dust-pixie", "mother")
		tb.Line(0, "troll")
		tb.Unmarked("troll", keyforge.Exhausted)
	})
	t.Run("those that enter ready fight too", func(t *testing.T) {
		tb := duel(t, side{Token: "berserker", Hand: ids("endless-hordes"), Deck: ids("fear")}, side{Line: ids("dust-pixie")}, card.Brobnar)
		tb.Play("endless-hordes")
		tb.InZone(card.Discard, "dust-pixie", "fear")
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Token: "warrior", Hand: ids("endless-hordes"), Deck: ids("fear")}, side{}, card.Brobnar)
		tb.Play("endless-hordes")
		tb.Line(0)
	})
}

// It rises from the discard pile at the price of a friend.
func TestNirborFlamewing(t *testing.T) {
	waits := side{Discard: ids("nirbor-flamewing"), Line: ids("mother")}
	t.Run("for a friend", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, waits, card.Brobnar)
		tb.EndTurn()
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Line(1, "nirbor-flamewing")
		tb.Unmarked("nirbor-flamewing", keyforge.Exhausted)
		tb.Line(0, "troll")
	})
	t.Run("if you want to", func(t *testing.T) {
		tb := duel(t, side{}, waits, card.Brobnar)
		tb.EndTurn()
		tb.Finish()
		tb.Line(1, "mother")
	})
	t.Run("not for one that stays, nor for none", func(t *testing.T) {
		warded := waits
		warded.Line = list{{ID: "mother", Marks: keyforge.Warded}}
		tb := duel(t, side{}, warded, card.Brobnar)
		tb.EndTurn()
		tb.Pick("mother")
		tb.Line(1, "mother")
		tb.InZone(card.Discard, "nirbor-flamewing")
		tb = duel(t, side{Line: ids("troll")}, side{Discard: ids("nirbor-flamewing"), Hand: ids("mother")}, card.Brobnar)
		tb.EndTurn()
		tb.Line(1)
		tb.InZone(card.Discard, "nirbor-flamewing")
	})
	t.Run("destroyed", func(t *testing.T) {
		tb := duel(t, side{Token: "skirmisher", Line: ids("nirbor-flamewing"), Deck: ids("fear")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Fight("nirbor-flamewing")
		tb.Left() // it is still there
		tb.InZone(card.Discard, "nirbor-flamewing")
		tb.Line(0, "skirmisher")
	})
}

// Friendly Berserkers survive what they do, others do not.
func TestRevnaStarsong(t *testing.T) {
	enemies := side{Line: ids("dust-pixie", "revna-starsong")}
	tb := duel(t, side{Token: "berserker", Line: recruit("fear", "revna-starsong")}, enemies, card.Brobnar)
	tb.Fight("berserker", "dust-pixie")
	tb.Line(0, "berserker", "revna-starsong")
	tb.InZone(card.Discard, "dust-pixie")

	tb = duel(t, side{Token: "berserker", Line: recruit("fear")}, enemies, card.Brobnar)
	tb.Fight("berserker", "dust-pixie")
	tb.InZone(card.Discard, "fear")
}

func TestBrawlIn(t *testing.T) {
	tb := duel(t, side{Token: "skirmisher", Hand: ids("brawl-in"), Line: ids("troll"), Deck: ids("fear", "punch", "fear")}, side{},
		card.Brobnar)
	tb.Play("brawl-in")
	tb.Left()
	tb.Right()
	tb.Line(0, "skirmisher", "troll", "skirmisher")
	tb.Marked("skirmisher#1", keyforge.Enraged)
	tb.Marked("skirmisher#2", keyforge.Enraged)
	tb.Unmarked("troll", keyforge.Enraged)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
}

// Only enemies, only in fights, only this turn.
func TestFeatsOfStrength(t *testing.T) {
	tb := duel(t, side{Token: "grumpus", Hand: ids("feats-of-strength", "punch"), Line: ids("troll", "bumpsy", "crogg-the-clumsy"),
		Deck: ids("fear", "fear", "fear", "fear")}, side{Line: ids("dust-pixie", "mother", "pelf", "dust-imp")}, card.Brobnar)
	tb.Fight("troll", "dust-imp")
	tb.Play("feats-of-strength")
	tb.Amber(0, 1)
	tb.Line(0, "troll", "bumpsy", "crogg-the-clumsy")
	tb.Play("punch")
	tb.Pick("pelf")
	tb.Line(0, "troll", "bumpsy", "crogg-the-clumsy")
	tb.Fight("bumpsy", "mother") // both die
	tb.Left()
	tb.Line(0, "grumpus", "troll", "crogg-the-clumsy")
	tb.Fight("crogg-the-clumsy")
	tb.Right()
	tb.Line(0, "grumpus", "troll", "crogg-the-clumsy", "grumpus")
	tb.Line(1)
}

func TestTheGrandGord(t *testing.T) {
	for _, c := range []struct {
		mine, theirs []string
		made         bool
	}{
		{nil, nil, true},
		{nil, []string{"bumpsy"}, true}, // tied
		{nil, []string{"troll"}, false},
		{[]string{"troll"}, []string{"bumpsy"}, true}, // another friend
		{[]string{"troll"}, []string{"troll"}, true},
		{[]string{"bumpsy"}, []string{"valdr"}, false},
	} {
		tb := duel(t, side{Token: "skirmisher", Deck: ids("fear"), Line: ids(c.theirs...)},
			side{Token: "grumpus", Line: ids(append([]string{"the-grand-gord"}, c.mine...)...), Deck: ids("fear")}, card.Brobnar)
		tb.EndTurn()
		tb.Line(0, c.theirs...) // not on the turn of the other
		if !c.made {
			assert.Equal(t, "the-grand-gord", tb.Pile(1, card.Battleline)[0], c)
			continue
		}
		tb.Left()
		assert.Equal(t, "grumpus", tb.Pile(1, card.Battleline)[0], c)
	}
}

// He must survive the fight.
func TestJarlSvend(t *testing.T) {
	mine := side{Token: "grumpus", Line: ids("jarl-svend", "troll"), Deck: ids("fear")}
	tb := duel(t, mine, side{Line: ids("mother", "dust-pixie")}, card.Brobnar)
	tb.Fight("troll", "dust-pixie")
	tb.Line(0, "jarl-svend", "troll") // another's fight
	tb.Fight("jarl-svend", "mother")
	tb.Left()
	tb.Line(0, "grumpus", "jarl-svend", "troll")

	mine.Line = list{{ID: "jarl-svend", Damage: 2}}
	tb = duel(t, mine, side{Line: ids("mother")}, card.Brobnar)
	tb.Fight("jarl-svend")
	tb.Line(0)
	tb.Line(1)
}

func TestPressGang(t *testing.T) {
	mine := side{Token: "grumpus", Hand: ids("press-gang", "punch"), Deck: ids("fear")}
	tb := duel(t, mine, side{Line: ids("dust-pixie")}, card.Brobnar)
	tb.Play("punch")
	tb.Play("press-gang")
	tb.Line(0, "grumpus")
	tb.InZone(card.Archives, "press-gang")

	mine.Line = ids("dust-pixie")
	tb = duel(t, mine, side{}, card.Brobnar)
	tb.Play("punch") // a friend
	tb.Play("press-gang")
	tb.Line(0, "grumpus")
	tb.InZone(card.Discard, "press-gang")
}

// The token creature counts.
func TestRagnarokPrep(t *testing.T) {
	for n, left := range map[int]int{0: 1, 1: 3, 2: 3} {
		tb := duel(t, side{Token: "grumpus", Hand: ids("ragnarok-prep"), Deck: ids("fear"), Amber: 4},
			side{Line: many(n, "troll"), Amber: 3}, card.Brobnar)
		tb.Play("ragnarok-prep")
		tb.Line(0, "grumpus")
		tb.Amber(1, left)
		tb.Amber(0, 4)
	}
}

func TestStratosmack(t *testing.T) {
	for id, want := range map[string][]string{"dust-pixie": {"grumpus"}, "troll": nil} {
		tb := duel(t, side{Token: "grumpus", Hand: ids("stratosmack"), Deck: ids("fear")}, side{Line: ids("troll", "dust-pixie")}, card.Brobnar)
		tb.Play("stratosmack")
		tb.Pick(id)
		tb.Line(0, want...)
	}
}

func TestBerserker(t *testing.T) {
	tb := duel(t, side{Token: "berserker", Hand: ids("press-gang"), Deck: ids("troll")}, side{Line: ids("dust-pixie", "mother")}, card.Brobnar)
	tb.Play("press-gang")
	tb.Unmarked("berserker", keyforge.Exhausted)
	tb.Marked("berserker", keyforge.Enraged)
	tb.PowerIs("berserker", 5)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("berserker")}, keyforge.MustFight)
	tb.Fight("berserker", "dust-pixie")
	tb.InZone(card.Discard, "troll", "dust-pixie")
}

func TestWarrior(t *testing.T) {
	tb := duel(t, side{Token: "warrior", Line: gametest.FaceDown("fear", "fear")}, side{Line: ids("dust-pixie")}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("warrior#1")}, keyforge.CannotReap)
	tb.Fight("warrior#1")
	tb.Line(1)
	tb.Reap("warrior#2")
	tb.Amber(0, 1)
	tb.PowerIs("warrior#2", 4)
}

func TestSkirmisherAndGrumpus(t *testing.T) {
	tb := duel(t, side{Token: "skirmisher", Line: gametest.FaceDown("fear")}, side{Line: ids("troll", "mother")}, card.Brobnar)
	tb.Fight("skirmisher", "troll")
	tb.Damage("skirmisher", 0)
	tb.Damage("troll", 2)
	tb.Damage("mother", 0)

	tb = duel(t, side{Token: "grumpus", Line: gametest.FaceDown("fear")}, side{Line: ids("troll", "dust-pixie", "mother", "bumpsy")},
		card.Brobnar)
	tb.Fight("grumpus", "dust-pixie")
	tb.Damage("grumpus", 1)
	tb.Damage("troll", 1)
	tb.Damage("mother", 1)
	tb.Damage("bumpsy", 0)
}
