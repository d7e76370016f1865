package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/gametest"
)

func TestFaygin(t *testing.T) {
	t.Run("returns an Urchin from play or from the discard pile", func(t *testing.T) {
		faygin := func() *gametest.Table {
			tb := duel(t, side{Line: ids("faygin", "urchin", "dodger"), Discard: ids("urchin", "silvertooth")}, side{Line: ids("urchin", "tocsin"), Discard: ids("urchin")}, card.Shadows)
			tb.Reap("faygin")
			tb.Offers("urchin#1", "urchin#2", "urchin#3")
			return tb
		}
		tb := faygin()
		tb.Pick("urchin#2")
		assert.Equal(t, []string{"urchin"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"silvertooth"}, tb.Pile(0, card.Discard))
		tb.Line(0, "faygin", "urchin", "dodger")
		tb = faygin()
		tb.Pick("urchin#3") // an enemy one goes to its owner's hand (K13.5)
		tb.Line(1, "tocsin")
		assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Hand))
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
	t.Run("there is none", func(t *testing.T) {
		tb := duel(t, side{Line: ids("faygin", "dodger"), Discard: ids("silvertooth")}, side{Discard: ids("urchin")}, card.Shadows)
		tb.Reap("faygin")
		tb.Amber(0, 1)
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestMacisAsp(t *testing.T) {
	t.Run("skirmish and poison", func(t *testing.T) {
		tb := duel(t, side{Line: ids("macis-asp")}, side{Line: ids("troll", "mother")}, card.Shadows)
		tb.Fight("macis-asp", "troll")
		tb.Line(1, "mother")
		tb.Damage("macis-asp", 0)
	})
	t.Run("armor that takes it all takes the poison (K18.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("macis-asp")}, side{Line: list{{ID: "bulwark"}, {ID: "bulwark"}}}, card.Shadows)
		tb.Fight("macis-asp", "bulwark#1")
		tb.Damage("bulwark#1", 0)
	})
	t.Run("attacked it poisons too, and takes damage", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("macis-asp")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(0)
		tb.Line(1)
	})
}

func TestMackTheKnife(t *testing.T) {
	mack := func(target string) *gametest.Table {
		tb := duel(t, side{Line: ids("mack-the-knife", "urchin")}, side{Line: list{{ID: "tocsin"}, {ID: "dust-imp", Damage: 1, Marks: game.Warded}}}, card.Mars)
		tb.Refused(game.Command{Verb: game.Reap, Card: tb.Card("urchin")}, game.WrongHouse)
		tb.Act("mack-the-knife") // whatever the active house
		tb.Offers("mack-the-knife", "urchin", "tocsin", "dust-imp")
		tb.Pick(target)
		return tb
	}
	tb := mack("urchin")
	tb.Line(0, "mack-the-knife")
	tb.Amber(0, 1)
	tb = mack("tocsin")
	tb.Damage("tocsin", 1)
	tb.Amber(0, 0)
	mack("dust-imp").Amber(0, 0)
	tb = duel(t, side{Line: ids("mack-the-knife")}, side{Line: ids("tocsin")}, card.Mars)
	tb.Reap("mack-the-knife")
	tb.Amber(0, 1)
	assert.Equal(t, card.HouseSet(card.Shadows), tb.HousesOf(tb.Card("mack-the-knife")))
	tb.EndTurn()
	tb.Fight("tocsin")
	tb.Line(0, "mack-the-knife") // elusive
}

func TestMagdaTheRat(t *testing.T) {
	t.Run("steals 2 when it comes", func(t *testing.T) {
		for _, c := range []struct{ have, stolen int }{{0, 0}, {1, 1}, {3, 2}} {
			tb := duel(t, side{Hand: ids("magda-the-rat")}, side{Amber: c.have}, card.Shadows)
			tb.Play("magda-the-rat")
			tb.Amber(0, c.stolen)
			tb.Amber(1, c.have-c.stolen)
		}
	})
	leave := func(h card.House, with string, magda at) *gametest.Table {
		tb := duel(t, side{Amber: 1, Hand: ids(with)}, side{Amber: 3, Line: list{magda}}, h)
		tb.Play(with)
		return tb
	}
	t.Run("and its opponent steals 2 when it goes, in whatever way", func(t *testing.T) {
		for with, h := range map[string]card.House{"the-spirit-s-way": card.Sanctum, "fear": card.Dis} {
			tb := leave(h, with, at{ID: "magda-the-rat"})
			tb.Amber(0, 3)
			tb.Amber(1, 1)
		}
		tb := leave(card.Sanctum, "the-spirit-s-way", at{ID: "magda-the-rat", Marks: game.Warded})
		tb.Amber(0, 1)
	})
	t.Run("before its own æmber comes free", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Amber: 1, Line: list{{ID: "magda-the-rat", Amber: 2}}}, card.Dis)
		tb.Play("fear")
		tb.Amber(0, 1+2)
		tb.Amber(1, 0)
	})
	t.Run("the opponent of its controller", func(t *testing.T) {
		tb := duel(t, side{Amber: 3, Line: list{{ID: "magda-the-rat", Foreign: true}}, Hand: ids("the-spirit-s-way")}, side{}, card.Sanctum)
		tb.Play("the-spirit-s-way")
		tb.Amber(1, 2)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("magda-the-rat")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "magda-the-rat")
	})
}

func TestMooncurser(t *testing.T) {
	tb := duel(t, side{Line: ids("mooncurser", "mooncurser")}, side{Amber: 1, Line: ids("troll", "mother")}, card.Shadows)
	tb.Fight("mooncurser#1", "troll")
	tb.Line(1, "mother")
	tb.Amber(0, 1)
	tb.Fight("mooncurser#2", "mother")
	tb.Line(0, "mooncurser", "mooncurser")
	tb.Line(1)
	tb.Amber(0, 1) // nothing left to steal
}

func TestNexus(t *testing.T) {
	t.Run("uses an enemy artifact as its own (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "nexus", Damage: 2}}, Artifacts: ids("seeker-needle")}, side{Amber: 2, Artifacts: ids("skeleton-key", "hallowed-blaster"), Line: ids("tocsin")}, card.Shadows)
		tb.Reap("nexus")
		tb.Offers("skeleton-key", "hallowed-blaster")
		tb.Pick("skeleton-key")
		tb.AmberOn("nexus", 1)
		tb.AmberOn("tocsin", 0)
		tb.Marked("skeleton-key", game.Exhausted)
		assert.Equal(t, game.Side(1), tb.Of("skeleton-key").Ctrl)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("and sacrifices it, to its owner's discard pile", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus")}, side{Artifacts: ids("longfused-mines"), Line: ids("mother", "troll", "tocsin")}, card.Shadows)
		tb.Reap("nexus")
		assert.Equal(t, []string{"longfused-mines"}, tb.Pile(1, card.Discard))
		tb.Damage("troll", 3)
		tb.Damage("nexus", 0)
	})
	t.Run("not one that is exhausted, or that has no Action (K8.14)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nexus")}, side{Amber: 1, Artifacts: list{{ID: "skeleton-key", Marks: game.Exhausted}}}, card.Shadows)
		tb.Reap("nexus")
		tb.Amber(1, 1)
		tb = duel(t, side{Line: ids("nexus")}, side{Artifacts: ids("speed-sigil")}, card.Shadows)
		tb.Reap("nexus")
		tb.Unmarked("speed-sigil", game.Exhausted)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("nexus")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "nexus")
	})
}

func TestOldBruno(t *testing.T) {
	for _, c := range []struct{ have, captured int }{{0, 0}, {2, 2}, {3, 3}, {5, 3}} {
		tb := duel(t, side{Hand: ids("old-bruno")}, side{Amber: c.have, Line: list{{ID: "troll", House: card.Dis}}, Houses: []card.House{card.Dis}}, card.Shadows)
		tb.Play("old-bruno")
		tb.AmberOn("old-bruno", c.captured)
		tb.Amber(1, c.have-c.captured)
		tb.EndTurn()
		tb.Fight("troll")
		tb.Line(0, "old-bruno") // elusive
	}
}

func TestSelwynTheFence(t *testing.T) {
	t.Run("takes 1 from a card of yours", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "selwyn-the-fence", Amber: 1}, {ID: "mother", Amber: 3}, {ID: "valdr"}}, Artifacts: list{{ID: "safe-place", Amber: 2}}}, side{Line: list{{ID: "tocsin", Amber: 4}}}, card.Shadows)
		tb.Reap("selwyn-the-fence")
		tb.Offers("selwyn-the-fence", "mother", "safe-place")
		tb.Pick("mother")
		tb.AmberOn("mother", 2)
		tb.Amber(0, 2)
	})
	t.Run("after a fight too", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "selwyn-the-fence"}}, Artifacts: list{{ID: "safe-place", Amber: 2}}}, side{Line: ids("dust-imp")}, card.Shadows)
		tb.Fight("selwyn-the-fence")
		tb.AmberOn("safe-place", 1)
		tb.Amber(0, 1)
	})
	t.Run("nothing there", func(t *testing.T) {
		tb := duel(t, side{Line: ids("selwyn-the-fence", "mother")}, side{Line: list{{ID: "tocsin", Amber: 4}}}, card.Shadows)
		tb.Reap("selwyn-the-fence")
		tb.Amber(0, 1)
		tb.AmberOn("tocsin", 4)
	})
}

func TestSmilingRuth(t *testing.T) {
	ruth := func(forged uint8) *gametest.Table {
		tb := duel(t, side{Line: ids("smiling-ruth", "valdr"), Keys: 1, ForgedNow: forged, Now: map[card.Ledger]int{card.Forged: int(forged)}}, side{Line: list{{ID: "mother", Amber: 1, Damage: 2}, {ID: "troll"}, {ID: "tocsin"}}}, card.Shadows)
		tb.Reap("smiling-ruth")
		return tb
	}
	t.Run("takes control of an enemy flank creature after a key", func(t *testing.T) {
		tb := ruth(game.RedKey)
		tb.Offers("mother", "tocsin")
		tb.Pick("mother")
		tb.Left()
		tb.Line(0, "mother", "smiling-ruth", "valdr")
		tb.Line(1, "troll", "tocsin")
		tb.AmberOn("mother", 1) // Q18
		tb.Damage("mother", 2)
	})
	t.Run("for good", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smiling-ruth"), Keys: 1, ForgedNow: game.RedKey, Now: map[card.Ledger]int{card.Forged: 1}, Hand: list{{ID: "punch", House: card.Shadows}}}, side{Line: ids("mother")}, card.Shadows)
		tb.Reap("smiling-ruth")
		tb.Right()
		tb.Play("punch")
		tb.Pick("smiling-ruth")
		tb.Line(0, "mother")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Logos) // K4.2
		tb.Reap("mother")
		tb.Amber(0, 1+1+1)
	})
	t.Run("without a key nothing, also when one was forged before", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smiling-ruth"), Keys: 2, ForgedBefore: game.RedKey, Before: map[card.Ledger]int{card.Forged: 1}}, side{Line: ids("mother")}, card.Shadows)
		tb.Reap("smiling-ruth")
		tb.Line(1, "mother")
		tb.Amber(0, 1)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("smiling-ruth")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "smiling-ruth")
	})
}

func TestUmbra(t *testing.T) {
	tb := duel(t, side{Line: ids("umbra", "umbra")}, side{Amber: 1, Line: ids("troll")}, card.Shadows)
	tb.Fight("umbra#1")
	tb.Damage("troll", 2)
	tb.Damage("umbra#1", 0)
	tb.Amber(0, 1)
	tb.Fight("umbra#2")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("troll"), Amber: 1}, side{Line: ids("umbra")}, card.Brobnar)
	tb.Fight("troll") // attacked it is no help
	tb.Line(1)
	tb.Amber(0, 1)
}

func TestDuskrunner(t *testing.T) {
	t.Run("its creature steals 1 when it reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "dodger"), Hand: ids("duskrunner")}, side{Amber: 2, Line: ids("tocsin")}, card.Shadows)
		tb.Play("duskrunner")
		tb.Offers("mother", "dodger", "tocsin")
		tb.Pick("dodger")
		tb.Reap("dodger")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("for the creature's controller, whoever played it", func(t *testing.T) {
		tb := duel(t, side{Amber: 2, Hand: ids("duskrunner")}, side{Line: ids("charette")}, card.Shadows)
		tb.Play("duskrunner")
		tb.EndTurn()
		tb.Reap("charette")
		tb.Amber(1, 2)
		tb.Amber(0, 1)
	})
	t.Run("beside its own; two steal twice", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "sequis", Attached: ids("duskrunner", "duskrunner")}}}, side{Amber: 4}, card.Sanctum)
		tb.Reap("sequis")
		for tb.Question().Kind == game.AskOrder {
			tb.Choose(0)
		}
		tb.Amber(0, 3)
		tb.AmberOn("sequis", 1)
		tb.Amber(1, 1)
	})
}

func TestRingOfInvisibility(t *testing.T) {
	t.Run("skirmish", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dodger"), Hand: ids("ring-of-invisibility")}, side{Line: ids("troll", "mother")}, card.Shadows)
		tb.Play("ring-of-invisibility")
		tb.Pick("dodger")
		tb.Amber(0, 1)
		tb.Fight("dodger", "troll")
		tb.Damage("troll", 5)
		tb.Damage("dodger", 0)
	})
	t.Run("elusive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "valdr")}, side{Line: list{{ID: "dodger", Attached: ids("ring-of-invisibility")}, {ID: "mother"}}}, card.Brobnar)
		tb.Fight("troll", "dodger")
		tb.Damage("dodger", 0)
		tb.Fight("valdr", "dodger") // the second attack (K18.10)
		tb.Line(1, "mother")
	})
}

func TestSilentDagger(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "dodger", "valdr"), Hand: ids("silent-dagger")}, side{Line: ids("troll", "tocsin", "charette")}, card.Shadows)
	tb.Play("silent-dagger")
	tb.Pick("dodger")
	tb.Amber(0, 1)
	tb.Reap("dodger")
	tb.Offers("mother", "valdr", "troll", "charette")
	tb.Pick("troll")
	tb.Damage("troll", 4)
	tb.Damage("charette", 0)
	tb.Amber(0, 2)
}
