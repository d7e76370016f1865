package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestEliteDisruptzord(t *testing.T) {
	hand := ids("troll", "headhunter", "punch", "blood-of-titans")
	tb := duel(t, side{Hand: hand, Line: ids("elite-disruptzord")}, side{}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.NotPlayable)
	tb.Play("headhunter")
	tb.Left()
	tb.Play("blood-of-titans")
	tb.Pick("elite-disruptzord") // of power 11 now
	tb.Play("troll")
	tb.Left()
	tb.Line(0, "troll", "headhunter", "elite-disruptzord")
	tb = duel(t, side{Hand: ids("troll", "valdr")}, side{Line: ids("elite-disruptzord")}, card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("troll")}, keyforge.NotPlayable)
	tb.Play("valdr") // of equal power
	tb.InZone(card.Battleline, "valdr")
}

func TestUrxymTheDiplomat(t *testing.T) {
	t.Run("all æmber goes for as many enemies that are not Martian", func(t *testing.T) {
		tb := duel(t, side{Line: ids("urxym-the-diplomat", "troll"), Amber: 1}, side{Line: ids("mother", "zorg", "valdr", "dodger"), Amber: 3},
			card.Mars)
		tb.Reap("urxym-the-diplomat")
		tb.Amber(0, 0)
		tb.Offers("mother", "valdr", "dodger")
		tb.Pick("mother", "dodger")
		tb.Line(1, "zorg", "valdr")
		tb.Line(0, "urxym-the-diplomat", "troll")
		tb.Amber(1, 3)
	})
	t.Run("more æmber than enemies", func(t *testing.T) {
		tb := duel(t, side{Line: ids("urxym-the-diplomat"), Amber: 4}, side{Line: ids("mother", "zorg")}, card.Mars)
		tb.Reap("urxym-the-diplomat")
		tb.Amber(0, 0)
		tb.Line(1, "zorg")
	})
}

func TestNamelessHorror(t *testing.T) {
	t.Run("while you are haunted it is elusive and fights unharmed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nameless-horror"), Discard: many(10, "fear")}, side{Line: ids("troll")}, card.Mars)
		tb.Fight("nameless-horror")
		tb.Line(0, "nameless-horror")
		tb.InZone(card.Discard, "troll") // poison
		tb = duel(t, side{Line: ids("troll")}, side{Line: ids("nameless-horror"), Discard: many(10, "fear")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(0, "troll")
		tb.Line(1, "nameless-horror")
	})
	t.Run("otherwise it dies with the other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nameless-horror"), Discard: many(9, "fear")}, side{Line: ids("troll"), Discard: many(10, "fear")},
			card.Mars)
		tb.Fight("nameless-horror")
		tb.Line(0)
		tb.Line(1)
	})
}

func TestTheRedDeath(t *testing.T) {
	t.Run("fights for æmber and a card", func(t *testing.T) {
		tb := duel(t, side{Line: ids("the-red-death"), Deck: ids("fear", "anger")}, side{Line: ids("mother")}, card.Mars)
		tb.Fight("the-red-death")
		tb.Amber(0, 1)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("readies only while you are haunted", func(t *testing.T) {
		for n, marked := range map[int]bool{9: true, 10: false} {
			tb := duel(t, side{Line: list{{ID: "the-red-death", Marks: keyforge.Exhausted}}, Hand: ids("mars-first"), Discard: many(n, "fear"),
				Deck: many(9, "anger")}, side{Discard: many(10, "fear")}, card.Mars)
			tb.EndTurn()
			assert.Equal(t, marked, tb.Of("the-red-death").Is(keyforge.Exhausted), "%d cards", n)
		}
		tb := duel(t, side{Line: list{{ID: "the-red-death", Marks: keyforge.Exhausted}}, Hand: ids("mars-first")}, side{}, card.Mars)
		tb.Play("mars-first") // readies and uses it
		tb.Marked("the-red-death", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
}

func TestXypTheImplanter(t *testing.T) {
	t.Run("it may kill the creature that it takes", func(t *testing.T) {
		tb := duel(t, side{Line: ids("xyp-the-implanter", "tunk")}, side{Line: ids("troll", "mother")}, card.Mars)
		tb.Reap("xyp-the-implanter")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Right()
		tb.Line(0, "xyp-the-implanter", "tunk", "troll")
		tb.Offers("xyp-the-implanter", "tunk", "troll")
		tb.Must()
		tb.Pick("tunk")
		tb.Line(0, "xyp-the-implanter", "troll")
	})
	t.Run("without enemies it still destroys a friend, itself if need be", func(t *testing.T) {
		tb := duel(t, side{Line: ids("xyp-the-implanter")}, side{}, card.Mars)
		tb.Reap("xyp-the-implanter")
		tb.InZone(card.Discard, "xyp-the-implanter")
	})
}

func TestYipyaxAbductor(t *testing.T) {
	t.Run("takes an upgrade of either player, also after a fight", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("yipyax-abductor"), Line: list{{ID: "zorg", Attached: ids("blood-of-titans")}},
			Houses: []card.House{card.Mars}},
			side{Line: list{{ID: "mother", Attached: ids("jammer-pack")}}, Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("yipyax-abductor")
		tb.Right()
		tb.Offers("blood-of-titans", "jammer-pack")
		tb.Pick("jammer-pack")
		assert.Equal(t, []string{"jammer-pack"}, tb.Pile(0, card.Archives))
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Mars)
		tb.Yes() // and it goes to its owner
		assert.Contains(t, tb.Pile(1, card.Hand), "jammer-pack")
		tb.Fight("yipyax-abductor")
		assert.Empty(t, tb.Pile(0, card.Archives), "it died of the fight")
	})
	t.Run("your own is archived as usual", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "yipyax-abductor"}, {ID: "tunk", Attached: ids("blood-of-titans")}}},
			side{Line: ids("dust-imp")}, card.Mars)
		tb.Fight("yipyax-abductor")
		assert.Equal(t, []string{"blood-of-titans"}, tb.Pile(0, card.Archives))
	})
	t.Run("no upgrade", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("yipyax-abductor")}, side{Line: ids("mother")}, card.Mars)
		tb.Play("yipyax-abductor")
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestBrashGrabber(t *testing.T) {
	t.Run("enters enraged unless you are haunted", func(t *testing.T) {
		for n, enraged := range map[int]bool{9: true, 10: false} {
			tb := duel(t, side{Hand: ids("brash-grabber"), Discard: many(n, "fear")}, side{Discard: many(10, "fear")}, card.Mars)
			tb.Play("brash-grabber")
			assert.Equal(t, enraged, tb.Of("brash-grabber").Is(keyforge.Enraged), "%d cards", n)
		}
	})
	t.Run("takes æmber off an enemy in any house", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "brash-grabber"}, {ID: "tunk", Amber: 3}}},
			side{Line: list{{ID: "mother", Amber: 2}, {ID: "troll", Amber: 1}, {ID: "zorg"}}}, card.Brobnar)
		tb.Omni("brash-grabber")
		tb.Offers("mother", "troll")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.Amber(0, 1)
		tb.AmberOn("tunk", 3)
	})
}

func TestDrXyloxxzlphrex(t *testing.T) {
	tb := duel(t, side{Line: ids("dr-xyloxxzlphrex"), Discard: ids("yipyax-abductor", "troll", "squawker", "blypyp"), Hand: ids("tunk")},
		side{Line: list{{ID: "mother", Attached: ids("jammer-pack")}}, Discard: ids("zorg")}, card.Mars)
	tb.Reap("dr-xyloxxzlphrex")
	tb.Offers("yipyax-abductor", "blypyp")
	tb.Pick("yipyax-abductor")
	tb.Right()
	tb.InZone(card.Archives, "jammer-pack") // it is played
	tb.Unmarked("yipyax-abductor", keyforge.Exhausted)
	tb.Line(0, "dr-xyloxxzlphrex", "yipyax-abductor")
	tb = duel(t, side{Line: ids("dr-xyloxxzlphrex"), Discard: ids("troll")}, side{}, card.Mars)
	tb.Reap("dr-xyloxxzlphrex")
	tb.Amber(0, 1)
	tb.Line(0, "dr-xyloxxzlphrex")
}

func TestTargetYynxzdyl(t *testing.T) {
	tb := duel(t, side{Hand: ids("target-yynxzdyl"), Discard: ids("troll", "fear")}, side{Discard: ids("zorg")}, card.Mars)
	tb.Play("target-yynxzdyl")
	tb.Offers("troll", "fear")
	tb.Pick("fear")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	tb = duel(t, side{Line: ids("target-yynxzdyl", "tunk")}, side{}, card.Mars)
	tb.Reap("target-yynxzdyl")
	tb.Amber(0, 1)
	assert.Equal(t, []string{"target-yynxzdyl"}, tb.Pile(0, card.Archives))
}

func TestLoyaltyImplants(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk", "zorg", "troll"), Artifacts: ids("loyalty-implants", "commpod")}, side{Line: ids("mother")},
		card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("tunk")}, keyforge.WrongHouse)
	tb.Omni("loyalty-implants")
	tb.InZone(card.Discard, "loyalty-implants")
	tb.Reap("tunk")
	tb.Reap("zorg")
	tb.Reap("troll")
	tb.Amber(0, 3)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("commpod")}, keyforge.WrongHouse)
}
