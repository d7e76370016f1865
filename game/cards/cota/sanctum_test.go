package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

func TestCleansingWave(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Damage: 3}, {ID: "tocsin"}}, Hand: ids("cleansing-wave")},
		side{Line: list{{ID: "valdr", Damage: 1}, {ID: "smaaash"}}}, card.Sanctum)
	tb.Play("cleansing-wave")
	tb.Damage("mother", 2)
	tb.Damage("valdr", 0)
	tb.Amber(0, 2) // undamaged creatures are not healed (K11.15)
	tb.Amber(1, 0)
}

func TestCleansingWaveNobodyHurt(t *testing.T) {
	tb := duel(t, side{Hand: ids("cleansing-wave")}, side{Line: ids("valdr")}, card.Sanctum)
	tb.Play("cleansing-wave")
	tb.Amber(0, 0)
}

func TestShieldOfJustice(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Marks: game.Warded}, {ID: "tocsin"}}, Hand: ids("shield-of-justice", "punch", "raiding-knight")},
		side{Line: ids("mother", "niffle-queen"), Houses: []card.House{card.Logos}, Hand: ids("niffle-queen")}, card.Sanctum)
	tb.Play("shield-of-justice")
	tb.Amber(0, 1)
	tb.Play("raiding-knight") // also what enters later (K17.14)
	tb.Right()
	tb.EndTurn()
	tb.House(card.Untamed)
	tb.Fight("niffle-queen", "raiding-knight") // it was for the turn
	tb.InZone(card.Discard, "raiding-knight")
}

func TestShieldOfJusticeInFights(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "raiding-knight", Marks: game.Warded}, {ID: "staunch-knight"}}, Hand: list{{ID: "shield-of-justice"}, {ID: "poison-wave", House: card.Sanctum}, {ID: "hand-of-dis", House: card.Sanctum}, {ID: "lady-maxena"}}},
		side{Line: ids("mother", "niffle-queen")}, card.Sanctum)
	tb.Play("shield-of-justice")
	tb.Fight("raiding-knight", "niffle-queen")
	tb.Damage("niffle-queen", 4)
	tb.Damage("raiding-knight", 0)
	tb.Marked("raiding-knight", game.Warded) // nothing would be dealt (K11.5)
	tb.Play("poison-wave")
	tb.Damage("staunch-knight", 0)
	tb.Damage("mother", 2)
	tb.InZone(card.Discard, "niffle-queen")
	tb.Play("lady-maxena")
	tb.Right()
	tb.Pick("mother")
	tb.Play("hand-of-dis") // destroying is not damage
	tb.InZone(card.Discard, "staunch-knight")
}

func TestTermsOfRedress(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "mother"), Artifacts: ids("seeker-needle"), Hand: ids("terms-of-redress", "terms-of-redress")}, side{Amber: 3, Line: ids("valdr")}, card.Sanctum)
	tb.Play("terms-of-redress#1")
	tb.Offers("tocsin", "mother")
	tb.Must()
	tb.Pick("mother")
	tb.AmberOn("mother", 2)
	tb.Amber(1, 1)
	tb.Play("terms-of-redress")
	tb.Pick("tocsin")
	tb.AmberOn("tocsin", 1) // what is there (Q16)
	tb.Amber(1, 0)
	tb.Amber(0, 2)
}

func TestTermsOfRedressWithoutCreature(t *testing.T) {
	tb := duel(t, side{Hand: ids("terms-of-redress")}, side{Amber: 3, Line: ids("valdr")}, card.Sanctum)
	tb.Play("terms-of-redress")
	tb.Amber(1, 3)
	tb.AmberOn("valdr", 0)
}

func TestHallowedBlaster(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Damage: 2}}, Artifacts: ids("hallowed-blaster", "hallowed-blaster")}, side{Line: list{{ID: "valdr", Damage: 4}, {ID: "smaaash"}}}, card.Sanctum)
	tb.Act("hallowed-blaster#1")
	tb.Offers("mother", "valdr", "smaaash") // undamaged ones too (K11.15)
	tb.Must()
	tb.Pick("valdr")
	tb.Damage("valdr", 1)
	tb.Act("hallowed-blaster")
	tb.Pick("mother")
	tb.Damage("mother", 0)
}

func TestHallowedBlasterNobody(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("hallowed-blaster")}, side{}, card.Sanctum)
	tb.Act("hallowed-blaster")
	tb.Marked("hallowed-blaster", game.Exhausted)
}

func TestChampionAnaphiel(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash")}, side{Line: ids("urchin", "mother", "champion-anaphiel", "tocsin")}, card.Brobnar)
	tb.Fight("smaaash")
	tb.Offers("urchin", "champion-anaphiel") // K18.13
	tb.Pick("champion-anaphiel")
	tb.Damage("champion-anaphiel", 4) // armor 1
	tb.Fight("valdr", "champion-anaphiel")
	tb.Line(1, "urchin", "mother", "tocsin")
}

// Neighbors with taunt of their own may be attacked.
func TestChampionAnaphielBesideTaunt(t *testing.T) {
	tb := duel(t, side{Line: ids("smaaash")}, side{Line: ids("champion-anaphiel", "champion-anaphiel", "tocsin")}, card.Brobnar)
	tb.Fight("smaaash")
	tb.Offers("champion-anaphiel#1", "champion-anaphiel#2")
	tb.Pick("champion-anaphiel#1")
}

func TestLadyMaxena(t *testing.T) {
	t.Run("stuns any creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: ids("seeker-needle"), Hand: ids("lady-maxena")}, side{Line: ids("valdr", "tocsin")}, card.Sanctum)
		tb.Play("lady-maxena")
		tb.Right()
		tb.Offers("lady-maxena", "mother", "valdr", "tocsin")
		tb.Must()
		tb.Pick("valdr")
		tb.Marked("valdr", game.Stunned)
		tb.Unmarked("tocsin", game.Stunned)
	})
	t.Run("returns to its owner's hand", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "lady-maxena", Foreign: true, Amber: 1}}}, side{Amber: 1}, card.Sanctum)
		tb.Act("lady-maxena")
		assert.Equal(t, []string{"lady-maxena"}, tb.Pile(1, card.Hand))
		tb.Amber(1, 2)
	})
	t.Run("not when stunned or exhausted", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "lady-maxena", Marks: game.Stunned}, {ID: "lady-maxena", Marks: game.Exhausted}}}, side{}, card.Sanctum)
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("lady-maxena#1")}, game.IsStunned)
		tb.Refused(game.Command{Verb: game.UseAction, Card: tb.Card("lady-maxena#2")}, game.IsExhausted)
	})
}

func TestRaidingKnight(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {1, 1}, {4, 1}} {
		tb := duel(t, side{Hand: ids("raiding-knight")}, side{Amber: c.have}, card.Sanctum)
		tb.Play("raiding-knight")
		tb.AmberOn("raiding-knight", c.captured)
		tb.Amber(1, c.have-c.captured)
	}
}

func TestSergeantZakiel(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Marks: game.Exhausted}, {ID: "tocsin"}}, Hand: ids("sergeant-zakiel", "sergeant-zakiel")}, side{Line: ids("mother", "smaaash")}, card.Sanctum)
	tb.Play("sergeant-zakiel#1")
	tb.Left()
	tb.Offers("valdr")
	tb.Pick("valdr")
	tb.Pick("smaaash")
	tb.InZone(card.Discard, "smaaash")
	tb.Damage("valdr", 5)
	tb.Play("sergeant-zakiel#2")
	tb.Right()
	tb.Finish() // it may be declined
	tb.Unmarked("tocsin", game.Exhausted)
}

func TestStaunchKnight(t *testing.T) {
	t.Run("on a flank", func(t *testing.T) {
		tb := duel(t, side{Line: ids("staunch-knight", "staunch-knight", "mother", "staunch-knight")}, side{Line: ids("staunch-knight")}, card.Sanctum)
		tb.PowerIs("staunch-knight#1", 6)
		tb.PowerIs("staunch-knight#2", 4)
		tb.PowerIs("staunch-knight#3", 6)
		tb.PowerIs("1:staunch-knight", 6) // alone on both (K10.3)
	})
	t.Run("leaving the flank with 4 damage destroys it (Q31)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "staunch-knight", Damage: 4}, {ID: "mother"}}, Hand: ids("raiding-knight")}, side{}, card.Sanctum)
		tb.Line(0, "staunch-knight", "mother")
		tb.Play("raiding-knight")
		tb.Left()
		tb.Line(0, "raiding-knight", "mother")
	})
	t.Run("a flank that opens strengthens it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "staunch-knight", "mother"), Hand: list{{ID: "punch", House: card.Sanctum}}}, side{}, card.Sanctum)
		tb.PowerIs("staunch-knight", 4)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.PowerIs("staunch-knight", 6)
	})
}

func TestArmageddonCloak(t *testing.T) {
	cloaked := func(id string, damage int) list {
		return list{{ID: id, Damage: damage, Attached: ids("armageddon-cloak")}, {ID: "tocsin"}}
	}
	t.Run("hazardous 2 (K18.6)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone", "valdr")}, side{Line: cloaked("niffle-queen", 0)}, card.Logos)
		tb.Fight("batdrone", "niffle-queen")
		tb.InZone(card.Discard, "batdrone")
		tb.Damage("niffle-queen", 0)
		tb.InZone(card.Attached, "armageddon-cloak")
	})
	t.Run("exactly 2", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")}, side{Line: cloaked("dust-imp", 0)}, card.Logos)
		tb.Fight("mother", "dust-imp")
		tb.Damage("mother", 2+2)
	})
	t.Run("in a fight: healed, and the cloak goes instead", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: cloaked("charette", 1)}, card.Brobnar)
		tb.Fight("valdr", "charette")
		tb.Line(1, "charette", "tocsin")
		tb.Damage("charette", 0)
		tb.InZone(card.Discard, "armageddon-cloak")
		tb.InZone(card.Discard, "valdr") // 2 and 4
	})
	t.Run("against an effect that destroys, and only once", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hand-of-dis", "hand-of-dis")}, side{Line: append(list{{ID: "mother"}}, cloaked("charette", 3)...)}, card.Dis)
		tb.Play("hand-of-dis#1")
		tb.Line(1, "mother", "charette", "tocsin")
		tb.Damage("charette", 0)
		tb.Play("hand-of-dis")
		tb.Line(1, "mother", "tocsin")
	})
	t.Run("its Destroyed abilities resolve all the same (K12.11)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: cloaked("dust-imp", 0)}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("dust-imp")
		tb.Line(1, "dust-imp", "tocsin")
		tb.Amber(1, 2)
	})
	t.Run("it does not keep a creature from the hand", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: cloaked("mother", 0)}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.InZone(card.Hand, "mother")
		tb.InZone(card.Discard, "armageddon-cloak")
	})
	t.Run("two cloaks: one goes (Q42)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: list{{ID: "dust-imp", Attached: ids("armageddon-cloak", "armageddon-cloak")}}}, card.Brobnar)
		tb.Play("punch#1")
		tb.Pick("armageddon-cloak#2")
		tb.InZone(card.Attached, "armageddon-cloak#1")
		tb.InZone(card.Discard, "armageddon-cloak#2")
		tb.Play("punch")
		tb.Line(1, "dust-imp")
		tb.InZone(card.Discard, "armageddon-cloak#1")
	})
	t.Run("a creature saved is not purged; nobody else is saved", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("annihilation-ritual"), Line: ids("urchin"), Hand: list{{ID: "poison-wave", House: card.Dis}}}, side{Line: cloaked("dust-imp", 0)}, card.Dis)
		tb.Play("poison-wave")
		tb.Line(1, "dust-imp", "tocsin")
		tb.InZone(card.Discard, "armageddon-cloak")
		tb.InZone(card.Purged, "urchin")
	})
	t.Run("a ward goes first (K14.7)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch")}, side{Line: list{{ID: "dust-imp", Marks: game.Warded, Attached: ids("armageddon-cloak")}}}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Attached, "armageddon-cloak")
		tb.Unmarked("dust-imp", game.Warded)
	})
	t.Run("it does not count as destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("stealer-of-souls"), Hand: list{{ID: "loot-the-bodies", House: card.Dis}}}, side{Line: cloaked("dust-imp", 0)}, card.Dis)
		tb.Play("loot-the-bodies")
		tb.Fight("stealer-of-souls", "dust-imp")
		tb.Line(1, "dust-imp", "tocsin")
		tb.Amber(0, 0)
	})
}

func TestProtectTheWeak(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash"), Hand: list{{ID: "protect-the-weak", House: card.Brobnar}}}, side{Line: ids("tocsin", "mother", "dust-imp")}, card.Brobnar)
	tb.Play("protect-the-weak")
	tb.Pick("mother")
	tb.Fight("valdr")
	tb.InZone(card.Discard, "mother") // the only one that may be attacked: 6 against armor 1 and power 5
	tb.Damage("valdr", 5)
}

// Its armor adds to what is printed (K11.8), each copy for itself.
func TestProtectTheWeakAddsUp(t *testing.T) {
	tb := duel(t, side{Hand: ids("punch", "punch")}, side{Line: list{{ID: "raiding-knight", Attached: ids("protect-the-weak", "protect-the-weak")}}}, card.Brobnar)
	tb.Play("punch#1")
	tb.Damage("raiding-knight", 0)
	tb.Play("punch")
	tb.Damage("raiding-knight", 2)
}
