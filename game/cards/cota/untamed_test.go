package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestCooperativeHunting(t *testing.T) {
	t.Run("1 damage for each friendly creature, divided, at once (K11.4, K16.16)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin", "dust-imp"), Artifacts: ids("seeker-needle"), Hand: ids("cooperative-hunting")}, side{Line: ids("valdr", "raiding-knight", "batdrone")}, card.Untamed)
		tb.Play("cooperative-hunting")
		tb.Offers("mother", "tocsin", "dust-imp", "valdr", "raiding-knight", "batdrone")
		tb.Pick("valdr")
		tb.Damage("valdr", 0) // not yet
		tb.Pick("batdrone")
		tb.Pick("batdrone")
		tb.Damage("valdr", 1)
		tb.InZone(card.Discard, "batdrone")
	})
	t.Run("all on one is one instance against armor", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "tocsin", "dust-imp"), Hand: ids("cooperative-hunting")}, side{Line: ids("raiding-knight")}, card.Untamed)
		tb.Play("cooperative-hunting")
		tb.Pick("raiding-knight")
		tb.Pick("raiding-knight")
		tb.Pick("raiding-knight")
		tb.Damage("raiding-knight", 1)
	})
	t.Run("without friendly creatures none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cooperative-hunting")}, side{Line: ids("valdr", "tocsin")}, card.Untamed)
		tb.Play("cooperative-hunting")
		tb.Damage("valdr", 0)
	})
}

func TestFullMoon(t *testing.T) {
	tb := duel(t, side{Hand: ids("full-moon", "snufflegator", "witch-of-the-eye", "regrowth"), Discard: ids("mother"), Houses: []card.House{card.Untamed, card.Logos}}, side{Hand: ids("tocsin")}, card.Untamed)
	tb.Play("full-moon")
	tb.Amber(0, 0)
	tb.Play("snufflegator")
	tb.Amber(0, 1)
	tb.Play("regrowth") // its own icon alone: no creature
	tb.Amber(0, 2)
	tb.Play("witch-of-the-eye")
	tb.Right()
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Play("tocsin")
	tb.Amber(0, 3)
	tb.Amber(1, 0)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Play("mother")
	tb.Right()
	tb.Amber(0, 3)
}

// A creature that is put into play is not played (K6.10); two moons add up.
func TestFullMoonTwice(t *testing.T) {
	tb := duel(t, side{Hand: ids("full-moon", "full-moon", "snufflegator", "dust-pixie")}, side{}, card.Untamed)
	tb.Play("full-moon#1")
	tb.Play("snufflegator")
	tb.Amber(0, 1)
	tb.Play("full-moon#2")
	tb.Play("dust-pixie")
	tb.Right()
	for tb.Question().Kind == game.AskOrder {
		tb.Choose(0)
	}
	tb.Amber(0, 5)
}

func TestLostInTheWoods(t *testing.T) {
	t.Run("two of each side, to their owners' decks", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "tocsin", Foreign: true}, {ID: "batdrone"}}, Artifacts: ids("library-of-babble"), Hand: ids("lost-in-the-woods")},
			side{Line: list{{ID: "valdr", Amber: 2}, {ID: "smaaash"}, {ID: "headhunter"}}, Artifacts: ids("seeker-needle")}, card.Untamed)
		tb.Play("lost-in-the-woods")
		tb.Offers("mother", "tocsin", "batdrone")
		tb.Must()
		tb.Pick("mother")
		tb.Must()
		tb.Pick("tocsin")
		tb.Offers("valdr", "smaaash", "headhunter")
		tb.Pick("valdr", "headhunter")
		tb.Line(0, "batdrone")
		tb.Line(1, "smaaash")
		assert.ElementsMatch(t, []string{"mother"}, tb.Pile(0, card.Deck))
		assert.ElementsMatch(t, []string{"tocsin", "valdr", "headhunter"}, tb.Pile(1, card.Deck))
		tb.Amber(0, 3)
	})
	t.Run("fewer: all of them (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("lost-in-the-woods")}, side{Line: list{{ID: "valdr", Marks: game.Warded}, {ID: "smaaash"}}}, card.Untamed)
		tb.Play("lost-in-the-woods")
		tb.Line(0)
		tb.Line(1, "valdr")
		tb.Unmarked("valdr", game.Warded)
	})
	t.Run("nobody", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lost-in-the-woods")}, side{}, card.Untamed)
		tb.Play("lost-in-the-woods")
		tb.Amber(0, 1)
	})
}

func TestMimicry(t *testing.T) {
	t.Run("the copy resolves as yours, the card is discarded as itself", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("mimicry", "mimicry")}, side{Line: ids("tocsin", "valdr"), Amber: 1, Discard: ids("nerve-blast", "urchin", "fear")}, card.Untamed)
		tb.Play("mimicry#1")
		tb.Offers("nerve-blast", "fear") // actions alone
		tb.Pick("fear")
		tb.Offers("tocsin", "valdr")
		tb.Pick("valdr")
		tb.InZone(card.Hand, "valdr")
		assert.Equal(t, []string{"mimicry"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"nerve-blast", "urchin", "fear"}, tb.Pile(1, card.Discard))
		tb.Play("mimicry")
		tb.Pick("nerve-blast")
		tb.Pick("mother")
		tb.Damage("mother", 2)
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
	t.Run("with the bonus icons of the copy", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry")}, side{Line: ids("tocsin", "valdr"), Discard: ids("punch")}, card.Untamed)
		tb.Play("mimicry")
		tb.Pick("valdr")
		tb.Damage("valdr", 3)
		tb.Amber(0, 1)
	})
	t.Run("a lasting effect goes on when the card is itself again (K17.13)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator"), Hand: ids("mimicry")}, side{Line: ids("valdr"), Discard: ids("warsong")}, card.Untamed)
		tb.Play("mimicry")
		tb.Fight("snufflegator")
		tb.Amber(0, 1)
	})
	t.Run("nothing to copy: nothing happens", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry"), Discard: ids("punch")}, side{Line: ids("valdr"), Discard: ids("urchin")}, card.Untamed)
		tb.Play("mimicry")
		assert.Equal(t, []string{"mimicry", "punch"}, tb.Pile(0, card.Discard))
		tb.Damage("valdr", 0)
	})
	t.Run("a copy of another Mimicry looks into the same pile", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("mimicry")}, side{Line: ids("valdr"), Discard: ids("mimicry")}, card.Untamed)
		tb.Play("mimicry")
		assert.Equal(t, []string{"mimicry"}, tb.Pile(0, card.Discard))
	})
}

// Played again from hand later it is a Mimicry again.
func TestMimicryAgain(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-eye"), Hand: ids("mimicry")}, side{Line: ids("valdr", "tocsin"), Discard: ids("fear", "punch")}, card.Untamed)
	tb.Play("mimicry")
	tb.Pick("fear")
	tb.Pick("tocsin")
	tb.Reap("witch-of-the-eye")
	tb.InZone(card.Hand, "mimicry")
	tb.Play("mimicry")
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.Pick("valdr")
	tb.Damage("valdr", 3)
}

func TestRegrowth(t *testing.T) {
	tb := duel(t, side{Hand: ids("regrowth"), Discard: ids("fear", "mother", "tocsin", "seeker-needle")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Play("regrowth")
	tb.Offers("mother", "tocsin")
	tb.Pick("tocsin")
	tb.InZone(card.Hand, "tocsin")
	tb.Amber(0, 1)
}

func TestRegrowthNothing(t *testing.T) {
	tb := duel(t, side{Hand: ids("regrowth"), Discard: ids("fear")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Play("regrowth")
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestDustPixie(t *testing.T) {
	tb := duel(t, side{Hand: ids("dust-pixie")}, side{}, card.Untamed)
	tb.Play("dust-pixie")
	tb.Amber(0, 2)
	tb.PowerIs("dust-pixie", 1)
}

func TestSnufflegator(t *testing.T) {
	tb := duel(t, side{Line: ids("snufflegator")}, side{Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Untamed)
	tb.Fight("snufflegator")
	tb.Damage("mother", 4)
	tb.Damage("snufflegator", 0)
	tb.EndTurn()
	tb.Fight("mother")
	tb.Line(0)
	tb.Line(1)
}

func TestNiffleApe(t *testing.T) {
	t.Run("ignores taunt", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape", "snufflegator")}, side{Line: ids("mother", "champion-anaphiel")}, card.Untamed)
		tb.Refused(game.Command{Verb: game.Pick, Card: tb.Card("mother")}, game.NotAsked)
		tb.Fight("snufflegator") // others do not
		tb.Damage("champion-anaphiel", 3)
		tb.Fight("niffle-ape", "mother")
		tb.Damage("mother", 3)
		tb.InZone(card.Discard, "niffle-ape")
	})
	t.Run("ignores elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("niffle-ape")}, side{Line: ids("noddy-the-thief")}, card.Untamed)
		tb.Fight("niffle-ape")
		tb.InZone(card.Discard, "noddy-the-thief")
		tb.Damage("niffle-ape", 2)
	})
	t.Run("not for a friend that attacks", func(t *testing.T) {
		tb := duel(t, side{Line: ids("snufflegator", "niffle-ape")}, side{Line: ids("noddy-the-thief")}, card.Untamed)
		tb.Fight("snufflegator")
		tb.Line(1, "noddy-the-thief")
	})
}

func TestNiffleQueen(t *testing.T) {
	tb := duel(t, side{Line: ids("niffle-queen", "niffle-ape", "snufflegator", "mother")}, side{Line: ids("niffle-ape")}, card.Untamed)
	tb.PowerIs("niffle-queen", 6)
	tb.PowerIs("0:niffle-ape", 5) // a Beast and a Niffle
	tb.PowerIs("snufflegator", 5)
	tb.PowerIs("mother", 5)
	tb.PowerIs("1:niffle-ape", 3)
}

// Two queens strengthen each other; when one goes the damage may be too much.
func TestTwoNiffleQueens(t *testing.T) {
	tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "niffle-queen", Damage: 7}, {ID: "niffle-queen"}}}, card.Dis)
	tb.PowerIs("niffle-queen#1", 8)
	tb.Play("fear")
	tb.Pick("niffle-queen#2")
	tb.Line(1)
	assert.Equal(t, []string{"niffle-queen"}, tb.Pile(1, card.Discard))
}

func TestHuntingWitch(t *testing.T) {
	tb := duel(t, side{Line: ids("hunting-witch"), Hand: ids("snufflegator", "hunting-witch", "regrowth")}, side{Hand: ids("tocsin")}, card.Untamed)
	tb.Play("snufflegator")
	tb.Right()
	tb.Amber(0, 1)
	tb.Play("hunting-witch")
	tb.Right()
	tb.Amber(0, 2) // for the first one; the new one does not count itself
	tb.Play("regrowth")
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Play("tocsin")
	tb.Amber(0, 3)
}

func TestWitchOfTheEye(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-eye"), Discard: ids("fear", "mother")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Reap("witch-of-the-eye")
	tb.Offers("fear", "mother")
	tb.Pick("fear")
	tb.InZone(card.Hand, "fear")
	tb.Amber(0, 1)
}

func TestWitchOfTheEyeNothing(t *testing.T) {
	tb := duel(t, side{Line: ids("witch-of-the-eye")}, side{Discard: ids("valdr")}, card.Untamed)
	tb.Reap("witch-of-the-eye")
	tb.InZone(card.Discard, "valdr")
}
