package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestNerveBlast(t *testing.T) {
	t.Run("steals, then deals 2", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Artifacts: ids("seeker-needle"), Hand: ids("nerve-blast")}, side{Line: ids("mother", "dust-imp"), Amber: 1}, card.Shadows)
		tb.Play("nerve-blast")
		tb.Offers("valdr", "mother", "dust-imp")
		tb.Must()
		tb.Pick("mother")
		tb.Damage("mother", 2)
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
	t.Run("nothing to steal: no damage (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("nerve-blast")}, side{Line: ids("mother", "dust-imp")}, card.Shadows)
		tb.Play("nerve-blast")
		tb.Damage("mother", 0)
		tb.Amber(0, 0)
	})
}

func TestPoisonWave(t *testing.T) {
	tb := duel(t, side{Line: ids("urchin", "mother"), Hand: ids("poison-wave")}, side{Line: ids("dust-imp", "tocsin", "raiding-knight"), Artifacts: ids("seeker-needle")}, card.Shadows)
	tb.Play("poison-wave")
	tb.Line(0, "mother")
	tb.Line(1, "tocsin", "raiding-knight")
	tb.Damage("mother", 2)
	tb.Damage("tocsin", 2)
	tb.Damage("raiding-knight", 0) // armor 2
	tb.Amber(0, 1)
	tb.Amber(1, 2)
}

func TestTooMuchToProtect(t *testing.T) {
	for _, c := range []struct{ have, stolen int }{{0, 0}, {6, 0}, {7, 1}, {15, 9}} {
		tb := duel(t, side{Hand: ids("too-much-to-protect"), Amber: 2}, side{Amber: c.have}, card.Shadows)
		tb.Play("too-much-to-protect")
		tb.Amber(0, 3+c.stolen)
		tb.Amber(1, c.have-c.stolen)
	}
}

func TestMasterplan(t *testing.T) {
	t.Run("the card lies face down under it and is played from there, by any house (K6.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("masterplan", "punch", "urchin"), Houses: []card.House{card.Brobnar, card.Shadows, card.Dis}, Deck: many(9, "fear")}, side{Line: ids("mother"), Amber: 1}, card.Shadows)
		tb.Play("masterplan")
		tb.Offers("punch", "urchin")
		tb.Must()
		tb.Pick("punch")
		tb.InZone(card.Under, "punch")
		tb.Marked("punch", game.FaceDown)
		tb.Amber(0, 1)
		tb.Refused(game.Command{Verb: game.UseOmni, Card: tb.Card("masterplan")}, game.IsExhausted)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Dis) // an Omni (K8.9)
		tb.Omni("masterplan")
		tb.Damage("mother", 3)
		tb.Amber(0, 2)
		assert.Equal(t, []string{"masterplan", "punch"}, tb.Pile(0, card.Discard))
	})
	t.Run("a creature enters play as from hand", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "masterplan", Under: ids("urchin")}}, Line: ids("mother")}, side{Amber: 1}, card.Logos)
		tb.Omni("masterplan")
		tb.Left()
		tb.Line(0, "urchin", "mother")
		tb.Amber(0, 1)
		tb.Unmarked("urchin", game.FaceDown)
		tb.InZone(card.Discard, "masterplan")
	})
	t.Run("an empty hand: nothing lies under it, and it is still sacrificed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("masterplan")}, side{}, card.Shadows)
		tb.Play("masterplan")
		tb.EndTurn()
		tb.EndTurn()
		tb.Omni("masterplan")
		tb.InZone(card.Discard, "masterplan")
	})
	t.Run("a card that cannot be played is discarded with it (Q41, K15.11)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: list{{ID: "masterplan", Under: ids("blood-of-titans")}}, Houses: []card.House{card.Shadows}}, side{}, card.Shadows)
		tb.Omni("masterplan")
		tb.InZone(card.Discard, "masterplan", "blood-of-titans")
		tb.Amber(0, 0)
	})
	t.Run("destroyed with a card under it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neutron-shark", "mother"), Deck: ids("batdrone")}, side{Artifacts: list{{ID: "masterplan", Under: ids("fear")}}}, card.Logos)
		tb.Reap("neutron-shark")
		tb.Pick("mother")
		assert.ElementsMatch(t, []string{"masterplan", "fear"}, tb.Pile(1, card.Discard))
		tb.Unmarked("fear", game.FaceDown)
	})
	t.Run("under another's control that player plays it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows}}, side{Artifacts: list{{ID: "masterplan", Under: ids("urchin")}}, Amber: 3, Houses: []card.House{card.Shadows}}, card.Shadows)
		tb.Play("sneklifter")
		tb.Omni("masterplan")
		tb.Right()
		tb.Line(0, "sneklifter", "urchin")
		tb.Amber(0, 1)
		assert.Equal(t, []string{"masterplan"}, tb.Pile(1, card.Discard))
	})
}

func TestSeekerNeedle(t *testing.T) {
	tb := duel(t, side{Line: ids("bad-penny"), Artifacts: ids("seeker-needle", "seeker-needle", "seeker-needle")}, side{Line: list{{ID: "dust-imp", Damage: 1}, {ID: "mother"}}}, card.Shadows)
	tb.Act("seeker-needle#1")
	tb.Offers("bad-penny", "dust-imp", "mother")
	tb.Must()
	tb.Pick("dust-imp")
	tb.InZone(card.Discard, "dust-imp")
	tb.Amber(0, 1)
	tb.Act("seeker-needle#2")
	tb.Pick("mother")
	tb.Damage("mother", 1)
	tb.Amber(0, 1)
	tb.Act("seeker-needle#3")
	tb.Pick("bad-penny") // destroyed, though it went to hand (K12.13)
	tb.InZone(card.Hand, "bad-penny")
	tb.Amber(0, 2)
}

func TestSeekerNeedleNobody(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("seeker-needle")}, side{}, card.Shadows)
	tb.Act("seeker-needle")
	tb.Amber(0, 0)
}

func TestBadPenny(t *testing.T) {
	t.Run("returns when it is destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bad-penny", Amber: 1}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Hand, "bad-penny")
		tb.Amber(1, 1)
	})
	t.Run("not when it is purged", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spangler-box")}, side{Line: ids("bad-penny")}, card.Logos)
		tb.Act("spangler-box")
		tb.InZone(card.Purged, "bad-penny")
	})
	t.Run("to the hand of its owner", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "bad-penny", Foreign: true}}}, card.Brobnar)
		tb.Play("punch")
		assert.Equal(t, []string{"bad-penny"}, tb.Pile(0, card.Hand))
	})
}

func TestNoddyTheThief(t *testing.T) {
	tb := duel(t, side{Line: ids("noddy-the-thief")}, side{Amber: 2, Line: ids("mother", "valdr")}, card.Shadows)
	tb.Act("noddy-the-thief")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb.Marked("noddy-the-thief", game.Exhausted)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Fight("mother")
	tb.Damage("mother", 0) // elusive
	tb.Line(0, "noddy-the-thief")
}

func TestNoddyTheThiefNothingToSteal(t *testing.T) {
	tb := duel(t, side{Line: ids("noddy-the-thief")}, side{}, card.Shadows)
	tb.Act("noddy-the-thief")
	tb.Amber(0, 0)
}

func TestDodger(t *testing.T) {
	tb := duel(t, side{Line: ids("dodger")}, side{Line: ids("tocsin"), Amber: 2}, card.Shadows)
	tb.Fight("dodger")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("dodger")}, side{Line: ids("mother"), Amber: 2}, card.Shadows)
	tb.Fight("dodger") // both die
	tb.Amber(0, 0)
	tb.Amber(1, 2)
}

func TestShadowSelf(t *testing.T) {
	t.Run("takes the damage that the armor of its neighbors lets through", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch", "punch")}, side{Line: ids("tocsin", "raiding-knight", "shadow-self", "mother")}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 0)
		tb.Damage("shadow-self", 1)
		assert.EqualValues(t, 2, tb.Of("raiding-knight").Spent)
		tb.Play("punch#2")
		tb.Pick("tocsin") // no neighbor of it
		tb.InZone(card.Discard, "tocsin")
		tb.Play("punch#3")
		tb.Pick("shadow-self")
		tb.Damage("shadow-self", 4)
	})
	t.Run("a ward of the neighbor goes first, and its own after it (K11.5, K14.10)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch", "punch")}, side{Line: list{{ID: "shadow-self", Marks: game.Warded}, {ID: "mother", Marks: game.Warded}}}, card.Brobnar)
		for i, damage := range []int{0, 0, 3} {
			tb.Play("punch")
			tb.Pick("mother")
			tb.Damage("mother", 0)
			tb.Damage("shadow-self", damage)
			assert.Equal(t, i < 1, tb.Of("shadow-self").Is(game.Warded))
			assert.False(t, tb.Of("mother").Is(game.Warded))
		}
	})
	t.Run("one of two is chosen for what the armor lets through", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "shadow-self"}, {ID: "champion-anaphiel", Attached: ids("blood-of-titans")}, {ID: "shadow-self"}}}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("champion-anaphiel")
		tb.Asks(game.AskCards, game.ForRedirect, 0)
		tb.Pick("shadow-self#2")
		tb.Damage("shadow-self#2", 2)
		tb.Damage("shadow-self#1", 0)
	})
	t.Run("in fights, both ways", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: ids("mother", "shadow-self", "tocsin")}, card.Brobnar)
		tb.Fight("valdr", "tocsin")
		tb.Damage("shadow-self", 8) // Valdr against a flank
		tb.Damage("tocsin", 0)
		tb.Damage("valdr", 3) // Tocsin deals its own
	})
	t.Run("it deals none itself, attacking or attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shadow-self")}, side{Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Shadows)
		tb.Fight("shadow-self")
		tb.Damage("mother", 0)
		tb.Damage("shadow-self", 5)
		tb.EndTurn()
		tb.Fight("mother")
		tb.Damage("mother", 0)
		tb.InZone(card.Discard, "shadow-self")
	})
	t.Run("all damage of a wave, its own share too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")}, side{Line: ids("tocsin", "dust-imp", "shadow-self", "mother", "valdr")}, card.Shadows)
		tb.Play("poison-wave")
		tb.Damage("shadow-self", 6)
		tb.Damage("dust-imp", 0)
		tb.Damage("mother", 0)
		tb.Damage("valdr", 2)
		tb.Damage("tocsin", 2)
	})
	t.Run("a Specter beside it takes its own damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("shadow-self", "shadow-self")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("shadow-self#1")
		tb.Damage("shadow-self#1", 3)
		tb.Damage("shadow-self#2", 0)
	})
	t.Run("between two of them the active player chooses (Q42)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: ids("shadow-self", "mother", "shadow-self")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("mother")
		tb.Asks(game.AskCards, game.ForRedirect, 0)
		tb.Offers("shadow-self#1", "shadow-self#2")
		tb.Pick("shadow-self#2")
		tb.Damage("shadow-self#2", 3)
		tb.Damage("mother", 0)
		tb.Damage("shadow-self#1", 0)
	})
	t.Run("stunned it goes on (K14.4)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "mother"}, {ID: "shadow-self", Marks: game.Stunned | game.Exhausted}}}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("mother")
		tb.Damage("shadow-self", 3)
	})
	t.Run("two hits of one wave that it cannot survive", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("poison-wave")}, side{Line: list{{ID: "dust-imp"}, {ID: "shadow-self", Damage: 4}, {ID: "urchin"}}}, card.Shadows)
		tb.Play("poison-wave")
		tb.Line(1, "dust-imp", "urchin") // it took 6 at once
	})
}

func TestSilvertooth(t *testing.T) {
	tb := duel(t, side{Hand: ids("silvertooth", "urchin")}, side{Line: ids("tocsin")}, card.Shadows)
	tb.Play("silvertooth")
	tb.Unmarked("silvertooth", game.Exhausted)
	tb.Play("urchin")
	tb.Right()
	tb.Marked("urchin", game.Exhausted)
	tb.Reap("silvertooth")
	tb.Amber(0, 1)
}

func TestSneklifter(t *testing.T) {
	t.Run("an artifact of a foreign house counts as Shadows", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Artifacts: ids("seeker-needle"), Houses: []card.House{card.Shadows, card.Dis, card.Brobnar}},
			side{Artifacts: ids("library-of-babble", "hallowed-blaster"), Houses: []card.House{card.Logos}}, card.Shadows)
		tb.Play("sneklifter")
		tb.Offers("library-of-babble", "hallowed-blaster")
		tb.Pick("library-of-babble")
		assert.Equal(t, []string{"seeker-needle", "library-of-babble"}, tb.Pile(0, card.Artifacts))
		assert.Equal(t, []string{"hallowed-blaster"}, tb.Pile(1, card.Artifacts))
		assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("library-of-babble")))
		tb.Act("library-of-babble") // ready, and of the active house
	})
	t.Run("one of your three houses keeps its own", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows, card.Logos, card.Brobnar}}, side{Artifacts: ids("library-of-babble")}, card.Shadows)
		tb.Play("sneklifter")
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("library-of-babble")))
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("library-of-babble")}, game.WrongHouse)
	})
	t.Run("it stays yours when Sneklifter is gone; taken back it is of its own house", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Houses: []card.House{card.Shadows}}, side{Artifacts: ids("library-of-babble"), Hand: list{{ID: "punch", House: card.Shadows}, {ID: "sneklifter"}}, Houses: []card.House{card.Shadows, card.Logos}}, card.Shadows)
		tb.Play("sneklifter")
		tb.EndTurn()
		tb.House(card.Shadows)
		tb.Play("punch")
		tb.InZone(card.Discard, "sneklifter")
		assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("library-of-babble")))
		tb.Play("1:sneklifter")
		assert.Equal(t, []string{"library-of-babble"}, tb.Pile(1, card.Artifacts))
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("library-of-babble")))
	})
	t.Run("no enemy artifact", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sneklifter"), Artifacts: ids("seeker-needle")}, side{Line: ids("tocsin")}, card.Shadows)
		tb.Play("sneklifter")
		assert.Equal(t, []string{"seeker-needle"}, tb.Pile(0, card.Artifacts))
	})
}

func TestUrchin(t *testing.T) {
	tb := duel(t, side{Hand: ids("urchin", "urchin")}, side{Amber: 1, Line: ids("mother", "doc-bookton")}, card.Shadows)
	tb.Play("urchin#1")
	tb.Amber(0, 1)
	tb.Play("urchin#2")
	tb.Right()
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Fight("mother", "urchin#1")
	tb.Line(0, "urchin", "urchin")
	tb.Fight("doc-bookton", "urchin#1")
	tb.Line(0, "urchin")
}
