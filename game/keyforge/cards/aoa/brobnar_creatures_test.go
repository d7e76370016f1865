package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBingleBangbangAndCowfyne(t *testing.T) {
	for id, damage := range map[string]int{"bingle-bangbang": 5, "cowfyne": 2} {
		line := ids("troll", "tocsin", "troll", "troll")
		tb := duel(t, side{Line: list{{ID: id, Power: 9}, {ID: "mother"}}}, side{Line: line}, card.Brobnar)
		tb.Fight(id, "tocsin")
		tb.Damage("troll#1", damage)
		tb.Damage("troll#2", damage)
		tb.Damage("troll#3", 0)
		tb.Damage("mother", 0)
		tb.InZone(card.Discard, "tocsin")
		tb = duel(t, side{Line: ids("troll")}, side{Line: list{{ID: "tocsin"}, {ID: id, Power: 20}}}, card.Brobnar)
		tb.Fight("troll", id)
		tb.Damage("tocsin", 0) // it was attacked
		tb = duel(t, side{Line: ids(id)}, side{Line: line}, card.Brobnar)
		tb.Reap(id)
		tb.Damage("troll#1", 0)
	}
	t.Run("neighbors that die before the fight", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bingle-bangbang", Power: 9}}}, side{Line: ids("mother", "troll", "valdr")}, card.Brobnar)
		tb.Fight("bingle-bangbang", "troll")
		tb.Line(1, "valdr")
	})
}

func TestBrammo(t *testing.T) {
	tb := duel(t, side{Hand: ids("brammo"), Line: ids("mother")}, side{Line: ids("troll", "valdr", "dust-pixie")}, card.Brobnar)
	tb.Play("brammo")
	tb.Left()
	tb.Damage("troll", 2)
	tb.Damage("valdr", 0) // although it comes to the flank
	tb.InZone(card.Discard, "dust-pixie")
	tb.Damage("mother", 0)
	tb = duel(t, side{Hand: ids("brammo")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Play("brammo")
	tb.Damage("troll", 2) // on both flanks, but hit once
}

func TestE16Drummernaut(t *testing.T) {
	t.Run("play, fight and reap", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("drummernaut"), Line: ids("troll", "mother", "valdr")}, side{Line: ids("krump")}, card.Brobnar)
		tb.Play("drummernaut")
		tb.Left()
		tb.Offers("troll", "valdr")
		tb.Must()
		tb.Pick("valdr")
		assert.Equal(t, []string{"valdr"}, tb.Pile(0, card.Hand))
		for _, use := range []func(*table){func(tb *table) { tb.Fight("drummernaut") }, func(tb *table) { tb.Reap("drummernaut") }} {
			tb = duel(t, side{Line: list{{ID: "drummernaut"}, {ID: "troll", Damage: 2, Attached: ids("blood-of-titans")}}},
				side{Line: ids("tocsin")}, card.Brobnar)
			use(tb)
			tb.InZone(card.Hand, "troll")
			tb.InZone(card.Discard, "blood-of-titans")
		}
	})
	t.Run("alone it stays; a foreign Giant goes to its owner (K13.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("drummernaut", "mother")}, side{Line: ids("troll")}, card.Brobnar)
		tb.Reap("drummernaut")
		tb.Line(0, "drummernaut", "mother")
		tb = duel(t, side{Line: list{{ID: "drummernaut"}, {ID: "troll", Foreign: true}}}, side{}, card.Brobnar)
		tb.Reap("drummernaut")
		assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
	})
}

func TestFoozle(t *testing.T) {
	tb := duel(t, side{Line: ids("foozle", "troll")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Reap("foozle")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: ids("foozle", "troll")}, side{Line: ids("mother", "krump")}, card.Brobnar)
	tb.Fight("troll", "mother")
	tb.Reap("foozle")
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("foozle", "dust-pixie"), Hand: ids("punch")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Play("punch")
	tb.Pick("dust-pixie") // a friend
	tb.Reap("foozle")
	tb.Amber(0, 2)
}

func TestGroggins(t *testing.T) {
	tb := duel(t, side{Line: ids("groggins", "troll")}, side{Line: ids("mother", "valdr", "krump")}, card.Brobnar)
	tb.Fight("groggins")
	tb.Offers("mother", "krump")
	tb.Pick("krump")
	tb.Fight("troll")
	tb.Offers("mother", "valdr")
	tb.Pick("mother")
	t.Run("taunt in the middle leaves nothing to attack", func(t *testing.T) {
		tb := duel(t, side{Line: ids("groggins")}, side{Line: ids("mother", "champion-anaphiel", "krump")}, card.Brobnar)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("groggins")}, keyforge.NothingToFight)
	})
	t.Run("anybody may attack it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("mother", "groggins", "krump")}, card.Brobnar)
		tb.Fight("troll", "groggins")
		tb.InZone(card.Discard, "troll", "groggins")
	})
}

func TestGroke(t *testing.T) {
	for have, left := range map[int]int{2: 1, 0: 0} {
		tb := duel(t, side{Line: ids("groke"), Amber: 3}, side{Line: ids("tocsin"), Amber: have}, card.Brobnar)
		tb.Fight("groke")
		tb.Amber(1, left)
		tb.Amber(0, 3)
	}
	tb := duel(t, side{Line: ids("groke")}, side{Line: ids("troll"), Amber: 2}, card.Brobnar)
	tb.Fight("groke")
	tb.Amber(1, 2) // it did not survive (K9.6)
	tb = duel(t, side{Line: ids("groke")}, side{Amber: 2}, card.Brobnar)
	tb.Reap("groke")
	tb.Amber(1, 2)
}

func TestLollopTheTitanic(t *testing.T) {
	tb := duel(t, side{Line: ids("mother")}, side{Line: ids("lollop-the-titanic")}, card.Logos)
	tb.Fight("mother")
	tb.Damage("mother", 0)
	tb.Damage("lollop-the-titanic", 5)
	tb = duel(t, side{Line: ids("lollop-the-titanic")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Fight("lollop-the-titanic")
	tb.InZone(card.Discard, "troll")
	tb.Damage("lollop-the-titanic", 8)
}

func TestCulfTheQuiet(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "titan-mechanic")}, side{Line: ids("culf-the-quiet")}, card.Logos)
	tb.Fight("mother")
	tb.Damage("culf-the-quiet", 0)
	tb.Damage("mother", 0)
	tb.Fight("titan-mechanic")
	tb.InZone(card.Discard, "culf-the-quiet", "titan-mechanic")
}

func TestFlamewakeShaman(t *testing.T) {
	tb := duel(t, side{Hand: ids("flamewake-shaman"), Line: ids("troll")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Play("flamewake-shaman")
	tb.Left()
	tb.Offers("flamewake-shaman", "troll", "mother")
	tb.Must()
	tb.Pick("mother")
	tb.Damage("mother", 2)
	tb = duel(t, side{Hand: ids("flamewake-shaman")}, side{}, card.Brobnar)
	tb.Play("flamewake-shaman")
	tb.Damage("flamewake-shaman", 2)
}

func TestGargantesScrapper(t *testing.T) {
	for have, damage := range map[int]int{2: 0, 3: 3} {
		tb := duel(t, side{Hand: ids("gargantes-scrapper"), Line: ids("troll"), Amber: have}, side{Line: ids("mother"), Amber: 9}, card.Brobnar)
		tb.Play("gargantes-scrapper")
		tb.Left()
		tb.Damage("mother", damage)
		tb.Amber(0, have)
	}
	tb := duel(t, side{Hand: ids("gargantes-scrapper", "punch")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Discard("punch")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("gargantes-scrapper")}, keyforge.NeedsAlpha)
}

func TestLittleRapscal(t *testing.T) {
	t.Run("all creatures must fight when used", func(t *testing.T) {
		tb := duel(t, side{Line: ids("little-rapscal", "troll"), Artifacts: ids("gauntlet-of-command")}, side{Line: ids("ether-spider")},
			card.Brobnar)
		for _, id := range []string{"little-rapscal", "troll"} {
			tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(id)}, keyforge.MustFight)
		}
		tb.Act("gauntlet-of-command") // not artifacts
		tb.Pick("troll")
		tb.InZone(card.Discard, "ether-spider")
	})
	t.Run("of the opponent too; an Action waits as well", func(t *testing.T) {
		tb := duel(t, side{Line: ids("pit-demon")}, side{Line: ids("little-rapscal"), Amber: 2}, card.Dis)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("pit-demon")}, keyforge.MustFight)
		tb.Fight("pit-demon")
		tb.Damage("pit-demon", 0) // elusive
	})
	t.Run("who cannot fight may reap; so may who is told to (Q26)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("little-rapscal")}, side{}, card.Brobnar)
		tb.Reap("little-rapscal")
		tb = duel(t, side{Line: ids("little-rapscal", "groggins")}, side{Line: ids("mother", "champion-anaphiel", "krump")}, card.Brobnar)
		tb.Reap("groggins")
		tb = duel(t, side{Line: list{{ID: "troll"}, {ID: "little-rapscal"}}, Hand: list{{ID: "ghosthawk", House: card.Brobnar}}},
			side{Line: ids("mother")},
			card.Brobnar)
		tb.Play("ghosthawk")
		tb.Left()
		tb.Yes()
		tb.Amber(0, 1)
	})
	t.Run("gone, it forces nobody", func(t *testing.T) {
		tb := duel(t, side{Line: ids("little-rapscal", "troll"), Hand: ids("punch")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("little-rapscal")
		tb.Reap("troll")
	})
}

func TestOgopogo(t *testing.T) {
	t.Run("after it attacks and destroys", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ogopogo", "troll")}, side{Line: ids("mother", "valdr")}, card.Brobnar)
		tb.Fight("ogopogo", "mother")
		tb.Offers("ogopogo", "troll", "valdr")
		tb.Pick("valdr")
		tb.Damage("valdr", 2)
		tb = duel(t, side{Line: ids("ogopogo", "troll")}, side{Line: ids("mother", "valdr")}, card.Brobnar)
		tb.Fight("ogopogo", "mother")
		tb.Finish() // you may
	})
	t.Run("not what lives, nor when a friend destroys, nor when it is attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ogopogo", "valdr")}, side{Line: list{{ID: "troll", Power: 9}, {ID: "mother"}}}, card.Brobnar)
		tb.Fight("valdr", "mother")
		tb = duel(t, side{Line: list{{ID: "ogopogo", Power: 9}}}, side{Line: list{{ID: "troll", Power: 9}}}, card.Brobnar)
		tb.Fight("ogopogo")
		tb.Damage("troll", 15)
		tb = duel(t, side{Line: ids("mother")}, side{Line: ids("ogopogo")}, card.Logos)
		tb.Fight("mother")
		tb.InZone(card.Discard, "mother")
	})
	t.Run("it must survive", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ogopogo")}, side{Line: ids("valdr", "mother")}, card.Brobnar)
		tb.Fight("ogopogo", "valdr")
		tb.Damage("mother", 0)
	})
	t.Run("its assault destroys before the fight (K9.11)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ogopogo", Attached: ids("way-of-the-bear")}}}, side{Line: ids("dust-imp", "mother")}, card.Brobnar)
		tb.Fight("ogopogo", "dust-imp")
		tb.Pick("mother")
		tb.Damage("mother", 2)
	})
}

func TestBellowingPatrizate(t *testing.T) {
	t.Run("each creature that enters while it is ready", func(t *testing.T) {
		tb := duel(t, side{Line: ids("bellowing-patrizate"), Hand: ids("krump", "grenade-snib", "cannon"), Houses: []card.House{card.Brobnar}},
			side{Hand: ids("dust-pixie", "mother"), Houses: []card.House{card.Untamed}}, card.Brobnar)
		tb.Play("krump")
		tb.Left()
		tb.Damage("krump", 1)
		tb.Play("cannon")
		tb.Damage("bellowing-patrizate", 0)
		tb.Reap("bellowing-patrizate")
		tb.Play("grenade-snib")
		tb.Left()
		tb.Damage("grenade-snib", 0) // it is exhausted
		tb.EndTurn()
		tb.Play("dust-pixie")
		tb.InZone(card.Discard, "dust-pixie") // ready again
	})
	t.Run("itself too, if it enters ready, and what is put into play", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("bellowing-patrizate"), Artifacts: ids("speed-sigil")}, side{}, card.Brobnar)
		tb.Play("bellowing-patrizate")
		tb.Damage("bellowing-patrizate", 1)
		tb = duel(t, side{Hand: ids("bellowing-patrizate")}, side{}, card.Brobnar)
		tb.Play("bellowing-patrizate")
		tb.Damage("bellowing-patrizate", 0)
		tb = duel(t, side{Line: ids("bellowing-patrizate", "overlord-greking")}, side{Line: ids("tocsin")}, card.Dis)
		tb.Fight("overlord-greking")
		tb.Left()
		tb.Damage("tocsin", 1)
	})
}

func TestForgemasterOg(t *testing.T) {
	houses := []card.House{card.Brobnar}
	for _, mine := range []bool{true, false} {
		first, second := side{Amber: 4, Houses: houses}, side{Amber: 9, Houses: houses}
		if mine {
			second.Line = ids("forgemaster-og")
		} else {
			first.Line = ids("forgemaster-og")
		}
		tb := duel(t, first, second, card.Brobnar)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 0)
		tb.Amber(0, 4) // a player who did not forge keeps it
	}
	t.Run("also a key at no cost", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: list{{ID: "forgemaster-og", Power: 5}, {ID: "kelifi-dragon", Power: 20}},
			Amber: 5}, side{},
			card.Brobnar)
		tb.Play("might-makes-right")
		tb.Pick("kelifi-dragon")
		tb.Finish()
		tb.Choose(0)
		tb.Amber(0, 0)
	})
}

func TestGrumpusTamer(t *testing.T) {
	t.Run("from deck or discard pile, revealed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grumpus-tamer"), Deck: ids("troll", "war-grumpus"), Discard: ids("mother", "war-grumpus")},
			side{Deck: ids("war-grumpus")}, card.Brobnar)
		tb.Reap("grumpus-tamer")
		tb.Offers("war-grumpus#1", "war-grumpus#2")
		tb.Pick("war-grumpus#1")
		assert.Equal(t, []string{"war-grumpus"}, tb.Pile(0, card.Hand))
		assert.Equal(t, 1, tb.Happened(keyforge.Shown))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		assert.Len(t, tb.Pile(0, card.Discard), 2) // not shuffled in
		tb.Amber(0, 1)
	})
	t.Run("nothing need be found (K15.12), and the deck is shuffled (K15.13)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grumpus-tamer"), Deck: ids("troll", "war-grumpus")}, side{}, card.Brobnar)
		tb.Reap("grumpus-tamer")
		tb.Finish()
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		tb = duel(t, side{Line: ids("grumpus-tamer"), Deck: ids("troll", "mother")}, side{}, card.Brobnar)
		tb.Reap("grumpus-tamer")
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	})
}

func TestWarGrumpus(t *testing.T) {
	t.Run("a neighboring Giant readies and fights", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "war-grumpus"}, {ID: "valdr"}, {ID: "krump"}}},
			side{Line: ids("ether-spider")},
			card.Brobnar)
		tb.Reap("war-grumpus")
		tb.Offers("troll", "valdr")
		tb.Pick("troll")
		tb.InZone(card.Discard, "ether-spider")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("after a fight, whatever the house; not a neighbor of another kind", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother"}, {ID: "war-grumpus", Power: 9}, {ID: "troll", House: card.Dis}}},
			side{Line: ids("tocsin", "ether-spider")},
			card.Brobnar)
		tb.Fight("war-grumpus", "tocsin")
		tb.InZone(card.Discard, "ether-spider")
		tb = duel(t, side{Line: ids("mother", "war-grumpus")}, side{Line: ids("tocsin")}, card.Brobnar)
		tb.Reap("war-grumpus")
		tb.Unmarked("mother", keyforge.Exhausted)
	})
	t.Run("with nothing to fight it only readies (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "war-grumpus"}, {ID: "troll", Marks: keyforge.Exhausted}}}, side{}, card.Brobnar)
		tb.Reap("war-grumpus")
		tb.Unmarked("troll", keyforge.Exhausted)
	})
}
