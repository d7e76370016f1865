package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestSenatorQuintina(t *testing.T) {
	tb := duel(t, side{Line: ids("senator-quintina", "mother")}, side{Line: ids("munchling"), Houses: []card.House{card.Logos}}, card.Saurian)
	tb.Reap("senator-quintina")
	tb.AmberOn("senator-quintina", 1)
	tb.AmberOn("mother", 0)
	tb.EndTurn()
	tb.Reap("munchling")
	tb.AmberOn("munchling", 1)
}

func TestSirenHorn(t *testing.T) {
	t.Run("before the fight, to the creature that is attacked", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "galeatops", Amber: 2, Attached: ids("siren-horn")}}},
			side{Line: ids("dust-imp", "troll")}, card.Saurian)
		tb.Fight("galeatops", "dust-imp")
		tb.AmberOn("galeatops", 1)
		tb.Amber(0, 1) // of the dead imp
		tb.Amber(1, 2) // of its own text
	})
	t.Run("not when it is attacked, and not without æmber", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr")}, side{Line: list{{ID: "galeatops", Amber: 2, Attached: ids("siren-horn")}}}, card.Brobnar)
		tb.Fight("valdr")
		tb.AmberOn("galeatops", 2)
		tb = duel(t, side{Line: list{{ID: "galeatops", Attached: ids("siren-horn")}}}, side{Line: ids("troll")}, card.Saurian)
		tb.Fight("galeatops")
		tb.AmberOn("troll", 0)
	})
}

func TestCuriaSaurus(t *testing.T) {
	foe := side{Line: list{{ID: "troll", Amber: 2}, {ID: "dust-imp"}}}
	t.Run("one of its æmber goes to the strongest enemy of the dead", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stomp"), Artifacts: ids("curia-saurus"), Line: list{{ID: "mother"},
			{ID: "galeatops", Amber: 1}}}, foe, card.Saurian)
		tb.Play("stomp")
		tb.Pick("troll")
		tb.Damage("troll", 5)
		tb = duel(t, side{Hand: ids("saury-about-that"), Artifacts: ids("curia-saurus"), Line: ids("mother", "galeatops")}, foe, card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("troll")
		tb.AmberOn("galeatops", 1)
		tb.AmberOn("mother", 0)
		tb.Amber(0, 1)
	})
	t.Run("of yours, too; without an enemy it is as always (K5.9)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("saury-about-that"), Artifacts: ids("curia-saurus"), Line: list{{ID: "mother", Amber: 1}}}, foe,
			card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("mother")
		tb.AmberOn("troll", 3)
		tb.Amber(1, 0)
		tb = duel(t, side{Hand: ids("saury-about-that"), Artifacts: ids("curia-saurus"), Line: list{{ID: "mother", Amber: 1}}},
			side{}, card.Saurian)
		tb.Play("saury-about-that")
		tb.Amber(1, 1)
	})
}

func TestForumOfGiants(t *testing.T) {
	start := func(mine, theirs list) (*side, *side) {
		return &side{Artifacts: ids("forum-of-giants"), Line: mine}, &side{Line: theirs}
	}
	for name, c := range map[string]struct {
		mine, theirs list
		me, foe      int
	}{
		"yours is the strongest":        {ids("valdr"), ids("mother"), 1, 0},
		"theirs is":                     {ids("mother"), ids("valdr", "umbra"), 0, 1},
		"there are no creatures":        {nil, nil, 0, 0},
		"counters raise it (K11.13)":    {list{{ID: "mother", Power: 4}}, ids("valdr"), 1, 0},
		"only the opponent has any":     {nil, ids("umbra"), 0, 1},
		"an equal one of the same side": {ids("mother", "mother"), nil, 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			me, foe := start(c.mine, c.theirs)
			tb := duel(t, *foe, *me, card.Saurian)
			tb.EndTurn()
			if name == "an equal one of the same side" {
				tb.Pick("mother#1")
			}
			tb.Amber(1, c.me)
			tb.Amber(0, c.foe)
			tb.LeaveOpen()
		})
	}
	t.Run("a tie is yours to settle (K17.9)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother")}, side{Artifacts: ids("forum-of-giants"), Line: list{{ID: "galeatops", Power: 0},
			{ID: "scylla"}}},
			card.Saurian)
		tb.EndTurn()
		tb.Amber(1, 1)
		tb.EndTurn()
		tb.Amber(0, 0) // not at the start of the opponent's turn
		tb.LeaveOpen()
		tb = duel(t, side{Line: ids("scylla")}, side{Artifacts: ids("forum-of-giants"), Line: ids("charybdis")}, card.Saurian)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
		tb.Pick("scylla")
		tb.Amber(0, 1)
		tb.LeaveOpen()
	})
}

func TestLegionsMarch(t *testing.T) {
	tb := duel(t, side{Hand: ids("legion-s-march"), Line: ids("faust-the-great", "optio-gorkus", "mother"),
		Houses: []card.House{card.Saurian}},
		side{Line: ids("troll", "cornicen-octavia"), Houses: []card.House{card.Saurian}}, card.Saurian)
	tb.Reap("faust-the-great")
	tb.Damage("troll", 0)
	tb.Play("legion-s-march")
	tb.Reap("optio-gorkus")
	for id, n := range map[string]int{"troll": 1, "mother": 1, "cornicen-octavia": 0, "faust-the-great": 0} {
		tb.Damage(id, n)
	}
	tb.EndTurn()
	tb.House(card.Saurian)
	tb.Reap("cornicen-octavia")
	tb.Damage("troll", 1)
}

func TestNerotaurusAndOppositionResearch(t *testing.T) {
	foe := side{Line: list{{ID: "troll"}, {ID: "umbra", House: card.Brobnar}}, Houses: []card.House{card.Brobnar}}
	t.Run("after a fight nobody reaps", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "nerotaurus", Power: 5}}, Houses: []card.House{card.Saurian}}, foe, card.Saurian)
		tb.Fight("nerotaurus", "umbra")
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotReap)
		tb.EndTurn()
		tb.EndTurn()
		tb.Reap("troll")
	})
	t.Run("after a reap nobody fights", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "nerotaurus"}, {ID: "mother"}}, Houses: []card.House{card.Saurian}}, foe, card.Saurian)
		tb.Reap("nerotaurus")
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")}, keyforge.CannotFight)
		tb.Reap("troll")
	})
	t.Run("your own reap on", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("opposition-research"), Line: ids("mother"), Houses: []card.House{card.Logos}}, foe, card.Logos)
		tb.Play("opposition-research")
		tb.Reap("mother")
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.CannotReap)
		tb.EndTurn()
		tb.Reap("mother")
	})
}

func TestOptioGorkus(t *testing.T) {
	t.Run("a dying neighbor leaves it all æmber", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("saury-about-that")}, side{Line: list{{ID: "mother", Amber: 3}, {ID: "optio-gorkus"},
			{ID: "troll", Amber: 1}}},
			card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("mother")
		tb.AmberOn("optio-gorkus", 3)
		tb.AmberOn("troll", 1)
		tb.Amber(0, 0)
	})
	t.Run("between two of them you choose, once for each ability", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("saury-about-that")}, side{Line: list{{ID: "optio-gorkus"}, {ID: "mother", Amber: 2},
			{ID: "optio-gorkus"}}},
			card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("mother")
		tb.Pick("optio-gorkus#2")
		tb.Pick("optio-gorkus#1")
		tb.AmberOn("optio-gorkus#1", 0)
		tb.AmberOn("optio-gorkus#2", 2)
	})
	t.Run("its own is not saved, nor that of others", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("saury-about-that", "saury-about-that")},
			side{Line: list{{ID: "optio-gorkus", Amber: 1}, {ID: "mother"}, {ID: "troll", Amber: 1}}}, card.Saurian)
		tb.Play("saury-about-that")
		tb.Pick("troll")
		tb.Amber(0, 1)
		tb.Play("saury-about-that")
		tb.Pick("optio-gorkus")
		tb.Amber(0, 2)
	})
}

func TestPatronage(t *testing.T) {
	for amber, mine := range map[int]int{4: 2, 5: 3, 1: 1, 0: 0} {
		tb := duel(t, side{Hand: ids("patronage"), Line: ids("mother")}, side{Line: list{{ID: "troll", Amber: amber}}}, card.Saurian)
		tb.Play("patronage")
		if amber > 0 {
			tb.Pick("troll")
		}
		tb.AmberOn("troll", 0)
		tb.Amber(0, mine)
		tb.Amber(1, amber-mine)
	}
}

func TestScyllaAndCharybdis(t *testing.T) {
	foe := side{Line: list{{ID: "munchling", Power: 4}, {ID: "dust-imp"}}, Amber: 3, Houses: []card.House{card.Logos, card.Dis}}
	t.Run("Scylla hits who reaps", func(t *testing.T) {
		tb := duel(t, side{Line: ids("scylla", "galeatops"), Houses: []card.House{card.Saurian}}, foe, card.Saurian)
		tb.Reap("galeatops")
		tb.Damage("galeatops", 0)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Reap("munchling")
		tb.Damage("munchling", 4)
		tb.Amber(1, 4)
	})
	t.Run("Charybdis lets who attacks pay", func(t *testing.T) {
		tb := duel(t, side{Line: ids("charybdis", "galeatops"), Amber: 2, Houses: []card.House{card.Saurian}}, foe, card.Saurian)
		tb.Fight("galeatops", "dust-imp")
		tb.Amber(0, 2)
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Amber(1, 5) // two of the imp
		tb.Fight("munchling", "charybdis")
		tb.Amber(1, 4)
		tb.Amber(0, 2)
	})
}

func TestMonuments(t *testing.T) {
	t.Run("Ludo", func(t *testing.T) {
		for buried, left := range map[string]int{"praefectus-ludo": 1, "mother": 2} {
			tb := duel(t, side{Artifacts: ids("monument-to-ludo"), Discard: ids(buried)},
				side{Line: list{{ID: "troll", Amber: 3}}, Discard: ids("praefectus-ludo")}, card.Saurian)
			tb.Act("monument-to-ludo")
			tb.AmberOn("troll", left)
			tb.Amber(0, 0)
		}
	})
	t.Run("Faust", func(t *testing.T) {
		for buried, cost := range map[string]int{"faust-the-great": 8, "mother": 7} {
			tb := duel(t, side{Artifacts: ids("monument-to-faust"), Discard: ids(buried)}, side{}, card.Saurian)
			tb.Act("monument-to-faust")
			assert.Equal(t, 6, tb.KeyCost(1))
			tb.EndTurn()
			assert.Equal(t, cost, tb.KeyCost(0))
			assert.Equal(t, cost, tb.KeyCost(1))
			tb.EndTurn()
			assert.Equal(t, 6, tb.KeyCost(1))
		}
	})
	t.Run("Octavia", func(t *testing.T) {
		for buried, captured := range map[string]int{"cornicen-octavia": 2, "mother": 1} {
			tb := duel(t, side{Artifacts: ids("monument-to-octavia"), Line: ids("tocsin", "valdr"), Discard: ids(buried)},
				side{Line: ids("troll"), Amber: 4}, card.Saurian)
			tb.Act("monument-to-octavia")
			tb.Offers("tocsin", "valdr")
			tb.Pick("valdr")
			tb.AmberOn("valdr", captured)
		}
	})
	t.Run("Primus", func(t *testing.T) {
		for buried, mine := range map[string][]string{"consul-primus": {"tocsin", "valdr", "troll"}, "mother": {"tocsin", "valdr"}} {
			tb := duel(t, side{Artifacts: ids("monument-to-primus"), Line: list{{ID: "tocsin", Amber: 1}, {ID: "valdr"}}, Discard: ids(buried)},
				side{Line: list{{ID: "troll", Amber: 1}}}, card.Saurian)
			tb.Act("monument-to-primus")
			tb.Offers(mine...)
			tb.Pick("tocsin")
			if buried == "consul-primus" {
				tb.Pick("troll")
				tb.AmberOn("troll", 2)
			} else {
				tb.AmberOn("valdr", 1)
			}
			tb.AmberOn("tocsin", 0)
		}
	})
	t.Run("Shrix", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("monument-to-shrix"), Amber: 2}, side{Amber: 3}, card.Saurian)
		tb.Act("monument-to-shrix")
		tb.AmberOn("monument-to-shrix", 1)
		tb.Amber(0, 1)
		tb = duel(t, side{Artifacts: ids("monument-to-shrix"), Discard: ids("citizen-shrix"), Amber: 2}, side{Amber: 3}, card.Saurian)
		tb.Act("monument-to-shrix")
		tb.Choose(1)
		tb.AmberOn("monument-to-shrix", 1)
		tb.Amber(1, 2)
		tb = duel(t, side{Artifacts: ids("monument-to-shrix"), Discard: ids("citizen-shrix")}, side{}, card.Saurian)
		tb.Act("monument-to-shrix") // nobody has any
		tb.AmberOn("monument-to-shrix", 0)
	})
	t.Run("Shrix's æmber is spent on keys (K2.7)", func(t *testing.T) {
		tb := duel(t, side{}, side{Artifacts: list{{ID: "monument-to-shrix", Amber: 2}}, Amber: 4}, card.Saurian)
		tb.EndTurn()
		tb.Choose(int(keyforge.RedKey) - 1)
		tb.Keys(1, 1)
		tb.Amber(1, 0)
		tb.AmberOn("monument-to-shrix", 0)
	})
}

func TestDeusillus(t *testing.T) {
	t.Run("takes all that the opponent has", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("deusillus", "deusillus2"), Amber: 1}, side{Amber: 7, Line: ids("troll", "dust-imp")}, card.Saurian)
		tb.Play("deusillus")
		tb.AmberOn("deusillus", 7)
		tb.Amber(0, 1)
		tb.Amber(1, 0)
		tb.Offers("troll", "dust-imp")
		tb.Pick("troll")
		tb.Damage("troll", 5)
	})
	t.Run("and spends it, or not, to hit them all", func(t *testing.T) {
		for _, amber := range []int{0, 2} {
			tb := duel(t, side{Line: list{{ID: "deusillus", Marks: keyforge.Joining, Amber: amber}, {ID: "mother"}}},
				side{Line: ids("troll", "valdr")}, card.Saurian)
			tb.Reap("deusillus")
			tb.AmberOn("deusillus", max(0, amber-1))
			tb.Damage("troll", 2)
			tb.Damage("valdr", 2)
			tb.Damage("mother", 0)
			tb.Amber(0, 1)
		}
	})
}

func TestHighPriestTorvus(t *testing.T) {
	hand := list{{ID: "crystal-surge"}, {ID: "curse-of-vanity"}, {ID: "citizen-shrix"}}
	t.Run("the next action comes back, once", func(t *testing.T) {
		tb := duel(t, side{Line: ids("high-priest-torvus"), Hand: hand}, side{Line: ids("troll")}, card.Saurian)
		tb.Reap("high-priest-torvus")
		tb.Yes()
		tb.AmberOn("high-priest-torvus", 1)
		tb.Play("citizen-shrix") // no action
		tb.Left()
		tb.InZone(card.Battleline, "citizen-shrix")
		tb.Play("crystal-surge")
		tb.InZone(card.Hand, "crystal-surge")
		tb.Play("crystal-surge")
		tb.InZone(card.Discard, "crystal-surge")
		tb.AmberOn("citizen-shrix", 3)
	})
	t.Run("declined, or on the next turn: not", func(t *testing.T) {
		tb := duel(t, side{Line: ids("high-priest-torvus"), Hand: hand}, side{}, card.Saurian)
		tb.Reap("high-priest-torvus")
		tb.No()
		tb.Play("crystal-surge")
		tb.InZone(card.Discard, "crystal-surge")
		tb = duel(t, side{Line: ids("high-priest-torvus"), Hand: hand}, side{}, card.Saurian)
		tb.Reap("high-priest-torvus")
		tb.Yes()
		tb.EndTurn()
		tb.EndTurn()
		tb.Play("crystal-surge")
		tb.InZone(card.Discard, "crystal-surge")
	})
	t.Run("one that goes elsewhere by itself does so, and was the next (K16.5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("high-priest-torvus"), Hand: list{{ID: "causal-loop", House: card.Saurian}, {ID: "crystal-surge"}}},
			side{}, card.Saurian)
		tb.Reap("high-priest-torvus")
		tb.Yes()
		tb.Play("causal-loop")
		tb.InZone(card.Archives, "causal-loop", "crystal-surge")
		tb.InZone(card.Discard)
	})
	t.Run("also after it has left play (K17.13)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("high-priest-torvus", "mother"), Hand: list{{ID: "saury-about-that"}}}, side{}, card.Saurian)
		tb.Reap("high-priest-torvus")
		tb.Yes()
		tb.Play("saury-about-that")
		tb.Pick("high-priest-torvus")
		tb.InZone(card.Hand, "saury-about-that")
	})
}

func TestAmphoraCaptura(t *testing.T) {
	icons := card.Icons{card.AmberIcon, card.DrawIcon, card.CaptureIcon}
	start := func() (side, side) {
		return side{Artifacts: ids("amphora-captura"), Line: ids("mother"), Hand: list{{ID: "crystal-surge", Icons: icons}}, Deck: ids("fear")},
			side{Amber: 3, Line: ids("troll")}
	}
	t.Run("each icon may be a capture", func(t *testing.T) {
		me, foe := start()
		tb := duel(t, me, foe, card.Saurian)
		tb.Play("crystal-surge")
		tb.Yes()
		tb.No()
		tb.AmberOn("mother", 2)
		tb.InZone(card.Hand, "fear")
		tb.Amber(0, 0)
		tb.Amber(1, 1)
	})
	t.Run("not those of the opponent", func(t *testing.T) {
		me, foe := start()
		me.Artifacts, foe.Artifacts = foe.Artifacts, me.Artifacts
		tb := duel(t, me, foe, card.Saurian)
		tb.Play("crystal-surge")
		tb.Amber(0, 1)
		tb.AmberOn("mother", 1)
	})
}
