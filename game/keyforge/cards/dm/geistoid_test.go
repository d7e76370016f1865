package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestGhostTown(t *testing.T) {
	for n, z := range map[int]card.Zone{10: card.Archives, 9: card.Discard} {
		tb := duel(t, side{Artifacts: ids("ghost-town"), Hand: ids("fear", "troll"), Discard: many(n, "punch")}, side{}, card.Geistoid)
		tb.Act("ghost-town")
		tb.Pick("fear")
		tb.InZone(z, "fear")
	}
}

func TestGigantor(t *testing.T) {
	piles := func() (side, side) {
		return side{Line: whole("gigantor"), Discard: ids("fear", "troll"), Deck: many(5, "punch")}, side{Discard: ids("krump",
			"anger", "mother", "urchin")}
	}
	me, other := piles()
	tb := duel(t, me, other, card.Geistoid)
	tb.Reap("gigantor")
	tb.Pick("krump", "anger", "urchin")
	tb.InZone(card.Purged, "krump", "anger", "urchin")
	assert.Len(t, tb.Pile(0, card.Hand), 3)
	tb = duel(t, me, other, card.Geistoid)
	tb.Reap("gigantor")
	tb.Pick("fear")
	tb.Finish()
	tb.InZone(card.Purged, "fear")
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb = duel(t, me, other, card.Geistoid)
	tb.Reap("gigantor")
	tb.Finish()
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestHolographicBanshee(t *testing.T) {
	tb := duel(t, side{Line: ids("holographic-banshee", "dammater", "troll")}, side{Line: ids("techno-shade")}, card.Brobnar)
	tb.Reap("dammater")
	tb.Reap("holographic-banshee")
	assert.False(t, tb.HasKeyword(tb.Card("troll"), card.Versatile))
	assert.False(t, tb.HasKeyword(tb.Card("techno-shade"), card.Versatile))
}

func TestPhantasmCloak(t *testing.T) {
	for n, gain := range map[int]int{10: 3, 9: 1} {
		tb := duel(t, side{Line: list{{ID: "dammater", Attached: ids("phantasm-cloak")}}, Discard: many(n, "punch")}, side{}, card.Geistoid)
		tb.Reap("dammater")
		tb.Amber(0, gain)
	}
}

func TestTrashHeap(t *testing.T) {
	tb := duel(t, side{Hand: ids("trash-heap", "troll", "fear"), Line: ids("mother"), Deck: many(9, "punch")},
		side{Hand: ids("krump", "urchin", "anger"), Line: ids("dodger"), Deck: many(9, "punch")}, card.Geistoid)
	tb.Play("trash-heap")
	tb.Line(0)
	tb.Line(1)
	tb.InZone(card.Discard, "mother", "dodger", "troll", "krump", "urchin", "trash-heap")
	tb.InZone(card.Hand, "fear", "anger")
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	assert.Len(t, tb.Pile(1, card.Hand), 6)
}

func TestVarghastsVengeance(t *testing.T) {
	t.Run("what is named can neither be played nor used", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("varghast-s-vengeance"), Line: ids("dammater", "techno-shade"), Hand: ids("dammater"),
			Houses: []card.House{card.Geistoid}},
			side{Line: ids("dammater"), Houses: []card.House{card.Geistoid}, Hand: many(6, "fear")}, card.Geistoid)
		tb.Omni("varghast-s-vengeance")
		n, ok := tb.Catalogue().Number("dammater")
		assert.True(t, ok)
		tb.Choose(int(n))
		assert.EqualValues(t, 2, tb.Player(0).Chains)
		barred := func(side int) {
			for _, c := range tb.Legal(nil) {
				if c.Card != 0 && c.Verb != keyforge.DiscardCard {
					assert.NotEqual(t, "dammater", tb.ID(c.Card), "%v of side %d", c, side)
				}
			}
		}
		barred(0)
		tb.Reap("techno-shade")
		tb.EndTurn()
		barred(1)
		tb.EndTurn()
		free := 0
		for _, c := range tb.Legal(nil) {
			if c.Verb == keyforge.Reap && tb.ID(c.Card) == "dammater" {
				free++
			}
		}
		assert.Equal(t, 1, free)
	})
	t.Run("scrapped", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("varghast-s-vengeance")}, side{Discard: ids("fear", "troll", "krump")}, card.Geistoid)
		tb.Discard("varghast-s-vengeance")
		tb.Pick("troll")
		tb.InZone(card.Purged, "troll")
		tb.InZone(card.Deck, "fear", "krump")
	})
}

func TestApoptosis(t *testing.T) {
	tb := duel(t, side{Hand: ids("apoptosis"), Line: ids("troll", "mother"), Discard: ids("fear", "punch")}, side{Amber: 3}, card.Geistoid)
	tb.Play("apoptosis")
	tb.Pick("fear")
	tb.Pick("mother")
	tb.InZone(card.Purged, "fear")
	tb.AmberOn("mother", 2)
	tb = duel(t, side{Hand: ids("apoptosis"), Line: ids("troll")}, side{Amber: 3}, card.Geistoid)
	tb.Play("apoptosis")
	tb.AmberOn("troll", 0)
}

func TestDammater(t *testing.T) {
	tb := duel(t, side{Hand: ids("dammater", "fear"), Deck: ids("punch", "anger", "troll", "krump")}, side{}, card.Geistoid)
	tb.Play("dammater")
	tb.Pick("fear", "anger")
	tb.Pick("troll")
	tb.InZone(card.Discard, "fear", "anger")
	tb.InZone(card.Archives, "troll")
	tb.InZone(card.Hand, "punch")
	tb.InZone(card.Deck, "krump")
}

func TestOutOfIdeas(t *testing.T) {
	tb := duel(t, side{Hand: ids("out-of-ideas"), Discard: ids("fear", "punch"), Deck: ids("troll")}, side{}, card.Geistoid)
	tb.Play("out-of-ideas")
	tb.InZone(card.Deck, "out-of-ideas", "fear", "troll")
	tb.InZone(card.Discard, "punch")
	assert.Equal(t, 2, tb.Happened(keyforge.Shuffled))
	tb = duel(t, side{Hand: ids("out-of-ideas")}, side{}, card.Geistoid)
	tb.Play("out-of-ideas")
	tb.InZone(card.Deck, "out-of-ideas")
}

func TestParanormalPalisade(t *testing.T) {
	tb := duel(t, side{Line: ids("troll")}, side{Line: tired("paranormal-palisade", "mother")}, card.Brobnar)
	assert.True(t, tb.HasKeyword(tb.Card("paranormal-palisade"), card.Taunt))
	tb.Fight("troll", "paranormal-palisade")
	tb.InZone(card.Discard, "paranormal-palisade") // 8 damage, 4 armor
	tb = duel(t, side{Line: ids("urchin")}, side{Line: tired("paranormal-palisade")}, card.Shadows)
	tb.Fight("urchin", "paranormal-palisade")
	tb.Damage("paranormal-palisade", 0)
	tb = duel(t, side{Line: ids("urchin")}, side{Line: ids("paranormal-palisade")}, card.Shadows)
	assert.False(t, tb.HasKeyword(tb.Card("paranormal-palisade"), card.Taunt))
	tb.Fight("urchin", "paranormal-palisade")
	tb.Damage("paranormal-palisade", 1)
}

func TestTechnoShade(t *testing.T) {
	tb := duel(t, side{Line: ids("techno-shade"), Hand: ids("troll")}, side{Hand: ids("fear", "fear"), Deck: ids("punch")}, card.Geistoid)
	tb.Reap("techno-shade")
	tb.InZone(card.Hand, "troll")
	assert.ElementsMatch(t, []string{"fear", "punch"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Line: ids("techno-shade")}, side{Hand: ids("fear"), Line: ids("urchin")}, card.Geistoid)
	tb.Fight("techno-shade", "urchin")
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
}

func TestFadingApparition(t *testing.T) {
	line := func(m keyforge.Mark) list {
		return list{{ID: "fading-apparition", Marks: m}, rich("dammater", 2), rich("techno-shade", 1), {ID: "hammer-smythe"}}
	}
	t.Run("the æmber of a friendly creature", func(t *testing.T) {
		tb := duel(t, side{Line: line(keyforge.Exhausted)}, side{Line: list{rich("troll", 2)}}, card.Geistoid)
		tb.Reap("dammater")
		tb.Asks(keyforge.AskCards, keyforge.ForReaping, 0)
		tb.Offers("dammater", "techno-shade")
		tb.Pick("techno-shade")
		tb.Amber(0, 1)
		tb.AmberOn("techno-shade", 0)
		tb.AmberOn("dammater", 2)
	})
	t.Run("or that of the supply", func(t *testing.T) {
		tb := duel(t, side{Line: line(keyforge.Exhausted)}, side{}, card.Geistoid)
		tb.Reap("dammater")
		tb.Finish()
		tb.Amber(0, 1)
		tb.AmberOn("techno-shade", 1)
		tb.AmberOn("dammater", 2)
	})
	t.Run("ready it does nothing", func(t *testing.T) {
		tb := duel(t, side{Line: line(0)}, side{}, card.Geistoid)
		tb.Reap("dammater")
		tb.Amber(0, 1)
		tb.AmberOn("dammater", 2)
	})
	t.Run("nor for the opponent", func(t *testing.T) {
		tb := duel(t, side{Line: list{rich("dammater", 1)}}, side{Line: line(keyforge.Exhausted)}, card.Geistoid)
		tb.Reap("0:dammater")
		tb.Amber(0, 1)
		tb.AmberOn("0:dammater", 1)
	})
}

func TestHammerSmythe(t *testing.T) {
	tb := duel(t, side{Line: ids("hammer-smythe", "mother")}, side{Line: ids("urchin", "troll")}, card.Geistoid)
	tb.Reap("hammer-smythe")
	tb.Pick("urchin")
	tb.Offers("hammer-smythe", "mother")
	tb.Pick("mother")
	tb.PowerIs("mother", 7)
	tb = duel(t, side{Line: ids("hammer-smythe")}, side{Line: ids("urchin", "troll")}, card.Geistoid)
	tb.Reap("hammer-smythe")
	tb.Pick("troll")
	tb.PowerIs("hammer-smythe", 2)
}

func TestHauntingMeasures(t *testing.T) {
	tb := duel(t, side{Hand: ids("haunting-measures"), Discard: ids("krump"), Deck: ids("fear", "dammater", "punch", "anger",
		"troll", "mother", "urchin")},
		side{}, card.Geistoid)
	tb.Play("haunting-measures")
	tb.Offers("fear", "punch", "anger", "troll", "mother")
	tb.Pick("troll")
	tb.InZone(card.Hand, "troll")
	tb.InZone(card.Deck, "urchin")
	tb.InZone(card.Discard, "fear", "dammater", "punch", "anger", "mother", "krump")
	tb = duel(t, side{Hand: ids("haunting-measures"), Deck: ids("fear")}, side{}, card.Geistoid)
	tb.Play("haunting-measures")
	tb.Finish()
	tb.InZone(card.Discard, "fear")
}

func TestJankyJimmy(t *testing.T) {
	tb := duel(t, side{Line: ids("janky-jimmy"), Amber: 2}, side{Line: ids("urchin", "troll", "krump"), Amber: 2}, card.Geistoid)
	tb.Fight("janky-jimmy", "urchin")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(1, 1)
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("janky-jimmy")}, side{Line: ids("dust-imp", "troll"), Amber: 2}, card.Geistoid)
	tb.Fight("janky-jimmy", "dust-imp")
	tb.AmberOn("janky-jimmy", 1)
}

func TestOlSwitcheroo(t *testing.T) {
	tb := duel(t, side{Hand: ids("ol--switcheroo"), Line: ids("troll", "mother")}, side{Amber: 3}, card.Geistoid)
	tb.Play("ol--switcheroo")
	tb.Pick("mother")
	tb.AmberOn("mother", 1)
	tb.Line(0, "troll")
	tb.Line(1, "mother")
}

func TestRecyclops(t *testing.T) {
	tb := duel(t, side{Line: ids("recyclops"), Hand: ids("fear", "punch")}, side{Line: ids("troll")}, card.Geistoid)
	tb.Reap("recyclops")
	tb.Pick("fear")
	tb.Pick("troll")
	tb.PowerIs("troll", 10)
	tb.InZone(card.Discard, "fear")
	tb = duel(t, side{Line: ids("recyclops")}, side{}, card.Geistoid)
	tb.Reap("recyclops")
	tb.PowerIs("recyclops", 2)
}

func TestReduceReuse(t *testing.T) {
	tb := duel(t, side{Hand: ids("reduce-reuse"), Discard: many(10, "punch")}, side{Line: ids("troll", "krump")}, card.Geistoid)
	tb.Play("reduce-reuse")
	tb.Pick("troll")
	tb.Damage("troll", 5)
	tb = duel(t, side{Hand: ids("reduce-reuse"), Discard: many(9, "punch")}, side{Line: ids("troll", "krump")}, card.Geistoid)
	tb.Play("reduce-reuse")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
}

func TestSpikeyGoeff(t *testing.T) {
	for id, more := range map[string]int{"mother": 0, "spikey-goeff": 2} {
		line := ids("spikey-goeff")
		if more == 0 {
			line = append(line, ids(id)...)
		}
		tb := duel(t, side{Line: ids("troll", "krump")}, side{Line: line}, card.Brobnar)
		tb.Fight("troll", "spikey-goeff")
		tb.Damage("troll", 4+more)
	}
	tb := duel(t, side{Hand: ids("spikey-goeff")}, side{Line: ids("troll", "krump")}, card.Geistoid)
	tb.Discard("spikey-goeff")
	tb.Pick("troll")
	tb.Damage("troll", 2)
}

func TestWraithConstruct(t *testing.T) {
	tb := duel(t, side{Houses: []card.House{card.Geistoid}}, side{Line: ids("wraith-construct"), Hand: ids("fear", "punch"),
		Houses: []card.House{card.Geistoid}}, card.Geistoid)
	tb.EndTurn()
	tb.Pick("fear")
	tb.InZone(card.Discard, "fear")
	tb.LeaveOpen()
}
