package cota_test

import (
	"testing"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

// Short names for the tables of this package.
type (
	side = game.SidePosition
	at   = game.CardPosition
	list = []game.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
	many = gametest.Many
)

func TestAnger(t *testing.T) {
	t.Run("readies and fights with a friendly creature of any house (K8.13)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "the-terror", Marks: game.Exhausted}, {ID: "valdr"}}, Hand: ids("anger")},
			side{Line: ids("charette", "smaaash")}, card.Brobnar)
		tb.Play("anger")
		tb.Offers("the-terror", "valdr")
		tb.Pick("the-terror")
		tb.Offers("charette", "smaaash")
		tb.Pick("smaaash")
		tb.InZone(card.Discard, "the-terror", "smaaash", "anger")
		tb.Unmarked("valdr", game.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("a ready creature just fights (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("anger")}, side{Line: ids("valdr")}, card.Brobnar)
		tb.Play("anger")
		tb.Damage("valdr", 4)
		tb.Marked("snufflegator", game.Exhausted)
	})
	t.Run("a stunned creature loses the stun instead (K14.3)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Marks: game.Stunned | game.Exhausted}}, Hand: ids("anger")}, side{Line: ids("smaaash")}, card.Brobnar)
		tb.Play("anger")
		tb.Unmarked("valdr", game.Stunned)
		tb.Marked("valdr", game.Exhausted)
		tb.Damage("smaaash", 0)
	})
	t.Run("nothing to attack: it is readied all the same (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr", Marks: game.Exhausted}}, Hand: ids("anger")}, side{}, card.Brobnar)
		tb.Play("anger")
		tb.Unmarked("valdr", game.Exhausted)
	})
	t.Run("no friendly creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("anger")}, side{Line: ids("smaaash")}, card.Brobnar)
		tb.Play("anger")
		tb.Unmarked("smaaash", game.Exhausted)
		tb.Amber(0, 1)
	})
}

func TestLootTheBodies(t *testing.T) {
	tb := duel(t, side{Line: ids("dust-imp", "valdr", "smaaash"), Hand: ids("loot-the-bodies", "punch", "punch")},
		side{Line: ids("urchin", "tocsin", "dodger"), Hand: ids("dodger")}, card.Brobnar)
	tb.Play("loot-the-bodies")
	tb.Amber(0, 0)
	tb.Play("punch")
	tb.Pick("dust-imp") // friendly: only its own text
	tb.Amber(0, 3)
	tb.Play("punch")
	tb.Pick("tocsin")
	tb.Amber(0, 5)
	tb.EndTurn()
	tb.House(card.Shadows)
	tb.Fight("dodger", "valdr")
	tb.InZone(card.Discard, "dodger#1")
	tb.Amber(0, 5)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("valdr", "urchin")
	tb.Fight("smaaash", "urchin")
	tb.InZone(card.Discard, "urchin")
	tb.Amber(0, 5)
}

// Several enemy creatures that die at once are several times (K16.3).
func TestLootTheBodiesEach(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Brobnar, card.Shadows}, Line: ids("niffle-ape"), Hand: list{{ID: "loot-the-bodies"}, {ID: "poison-wave", House: card.Brobnar}}},
		side{Line: ids("urchin", "batdrone", "silvertooth", "tocsin")}, card.Brobnar)
	tb.Play("loot-the-bodies")
	tb.Play("poison-wave")
	for tb.Question().Kind == game.AskOrder {
		tb.Choose(0)
	}
	tb.Amber(0, 4)
	tb.Line(1, "tocsin")
	tb.Line(0, "niffle-ape")
}

func TestPunch(t *testing.T) {
	t.Run("any creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Artifacts: ids("seeker-needle"), Hand: ids("punch")}, side{Line: ids("tocsin", "charette")}, card.Brobnar)
		tb.Play("punch")
		tb.Offers("valdr", "tocsin", "charette")
		tb.Pick("tocsin")
		tb.InZone(card.Discard, "tocsin") // exactly its power
		tb.Damage("charette", 0)
		tb.Amber(0, 1)
	})
	t.Run("armor and the boundary", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: ids("raiding-knight", "charette")}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 1)
		tb.Play("punch")
		tb.Pick("charette")
		tb.Damage("charette", 3)
	})
	t.Run("no creature: only the æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Discard, "punch")
		tb.Amber(0, 1)
	})
}

func TestWarsong(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Brobnar}, Line: ids("headhunter", "valdr", "smaaash"), Hand: ids("warsong")},
		side{Houses: []card.House{card.Brobnar}, Line: ids("mother", "niffle-queen", "valdr")}, card.Brobnar)
	tb.Play("warsong")
	tb.Reap("smaaash")
	tb.Amber(0, 1) // by reaping alone
	tb.Fight("valdr", "1:valdr")
	tb.InZone(card.Discard, "valdr#2")
	tb.Amber(0, 2) // also when it did not survive
	tb.Fight("headhunter", "mother")
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Fight("smaaash", "niffle-queen")
	tb.Amber(0, 3)
}

// An enemy creature that fights on its turn, and a friendly one that is attacked
// then, come too late for it.
func TestWarsongEndsWithTheTurn(t *testing.T) {
	tb := duel(t, side{Line: ids("niffle-queen"), Hand: ids("warsong")}, side{Houses: []card.House{card.Brobnar}, Line: ids("smaaash")}, card.Brobnar)
	tb.Play("warsong")
	tb.EndTurn()
	tb.Fight("smaaash")
	tb.Damage("niffle-queen", 5)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
}

func TestGauntletOfCommand(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Marks: game.Exhausted, Attached: ids("blood-of-titans")}, {ID: "dust-imp"}}, Artifacts: ids("gauntlet-of-command")},
		side{Line: ids("mother", "champion-anaphiel")}, card.Brobnar)
	tb.Act("gauntlet-of-command")
	tb.Offers("valdr", "dust-imp")
	tb.Must()
	tb.Pick("valdr")
	tb.InZone(card.Discard, "champion-anaphiel") // whose taunt guards Mother
	tb.Marked("valdr", game.Exhausted)
	tb.Marked("gauntlet-of-command", game.Exhausted)
	tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("gauntlet-of-command")}, game.IsExhausted)
}

func TestValdr(t *testing.T) {
	t.Run("2 more against a flank creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: list{{ID: "mother"}, {ID: "niffle-queen"}, {ID: "shadow-self"}}}, card.Brobnar)
		tb.Fight("valdr", "shadow-self")
		tb.Damage("shadow-self", 8)
		tb.Damage("valdr", 0) // Shadow Self deals none
	})
	t.Run("not against one in the middle", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: ids("mother", "shadow-self", "niffle-queen")}, card.Brobnar)
		tb.Fight("valdr", "shadow-self")
		tb.Damage("shadow-self", 6)
	})
	t.Run("not when it is attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadow-self")}, side{Line: ids("valdr")}, card.Shadows)
		tb.Fight("shadow-self")
		tb.Damage("shadow-self", 6)
	})
	t.Run("not for a friend", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr", "smaaash")}, side{Line: ids("shadow-self")}, card.Brobnar)
		tb.Fight("smaaash")
		tb.Damage("shadow-self", 5)
	})
}

func TestGangerChieftain(t *testing.T) {
	t.Run("a neighbor of any house fights", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "valdr"}, {ID: "mother", Marks: game.Exhausted}}, Hand: ids("ganger-chieftain")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Right()
		tb.Offers("mother") // Valdr is no neighbor
		tb.Pick("mother")
		tb.InZone(card.Discard, "tocsin")
		tb.Damage("mother", 3)
		tb.Marked("ganger-chieftain", game.Exhausted)
	})
	t.Run("a neighbor that is ready already (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("ganger-chieftain")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Left()
		tb.Pick("mother")
		tb.InZone(card.Discard, "tocsin")
	})
	t.Run("may be declined (K16.12)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Marks: game.Exhausted}}, Hand: ids("ganger-chieftain")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Left()
		tb.Finish()
		tb.Marked("mother", game.Exhausted)
		tb.Damage("tocsin", 0)
	})
	t.Run("without neighbors nothing is asked", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("ganger-chieftain")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Play("ganger-chieftain")
		tb.Damage("tocsin", 0)
	})
}

func TestHeadhunter(t *testing.T) {
	t.Run("gains 1 after it fought", func(t *testing.T) {
		tb := duel(t, side{Line: ids("headhunter", "valdr")}, side{Line: ids("charette", "mother")}, card.Brobnar)
		tb.Fight("headhunter", "charette")
		tb.Amber(0, 1)
		tb.Fight("valdr", "mother")
		tb.Amber(0, 1)
	})
	t.Run("not when it dies in the fight (K9.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("headhunter")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("headhunter")
		tb.InZone(card.Discard, "headhunter", "mother")
		tb.Amber(0, 0)
	})
	t.Run("not when it is attacked (K9.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smaaash")}, side{Line: list{{ID: "headhunter", Marks: game.Warded}}}, card.Brobnar)
		tb.Fight("smaaash")
		tb.Line(1, "headhunter")
		tb.Amber(1, 0)
	})
}

func TestSmaaash(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("smaaash")}, side{Line: list{{ID: "mother"}, {ID: "tocsin", Marks: game.Stunned}}, Artifacts: ids("library-of-babble")}, card.Brobnar)
	tb.Play("smaaash")
	tb.Left()
	tb.Offers("smaaash", "valdr", "mother", "tocsin")
	tb.Pick("mother")
	tb.Marked("mother", game.Stunned)
	tb.Unmarked("valdr", game.Stunned)
	tb.Unmarked("smaaash", game.Stunned)
}

// With no other creature it must stun itself.
func TestSmaaashAlone(t *testing.T) {
	tb := duel(t, side{Hand: ids("smaaash")}, side{}, card.Brobnar)
	tb.Play("smaaash")
	tb.Marked("smaaash", game.Stunned)
}

func TestBloodOfTitans(t *testing.T) {
	t.Run("5 more power, on any creature (K6.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp"), Hand: ids("blood-of-titans")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("blood-of-titans")
		tb.Offers("dust-imp", "mother")
		tb.Pick("dust-imp")
		tb.PowerIs("dust-imp", 7)
		tb.PowerIs("mother", 5)
		tb.Amber(0, 1)
	})
	t.Run("it keeps a damaged creature alive, adds up, and goes with it (K6.7)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "dust-imp", Damage: 6, Attached: ids("blood-of-titans")}}, Hand: ids("fear")},
			side{Line: list{{ID: "mother", Attached: ids("blood-of-titans", "blood-of-titans")}}}, card.Dis)
		tb.Line(0, "dust-imp")
		tb.PowerIs("mother", 15)
		tb.Play("fear")
		tb.InZone(card.Hand, "mother")
		tb.InZone(card.Discard, "1:blood-of-titans#1", "1:blood-of-titans#2")
	})
	t.Run("it cannot be played on an empty table (K6.6)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("blood-of-titans")}, side{}, card.Brobnar)
		tb.Refused(game.Command{Verb: game.PlayCard, Card: tb.Card("blood-of-titans")}, game.NoHost)
	})
}
