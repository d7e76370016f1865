package as_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestArcenomometer(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("arcenomometer"), Hand: ids("labwork"), Amber: 3, Houses: []card.House{card.Logos}},
		side{Hand: ids("punch", "troll", "smith"), Amber: 3, Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.Act("arcenomometer")
	tb.Play("labwork")
	tb.Amber(0, 4)
	tb.EndTurn()
	tb.Play("troll")
	tb.Amber(1, 2)
	tb.Play("punch") // its icon comes first
	tb.First("punch")
	tb.Amber(1, 2)
	tb.EndTurn()
	tb.EndTurn()
	tb.Play("smith")
	tb.Amber(1, 5) // for that one turn only
	tb.Amber(0, 4)
}

func TestCaptainNemo(t *testing.T) {
	t.Run("one of each, of either side", func(t *testing.T) {
		tb := duel(t, side{Line: ids("captain-nemo"), Artifacts: ids("library-of-babble")},
			side{Line: ids("dust-pixie", "mother"), Artifacts: ids("cannon")}, card.Logos)
		tb.Fight("captain-nemo", "dust-pixie")
		tb.Offers("library-of-babble", "cannon")
		tb.Must()
		tb.Pick("cannon")
		tb.Offers("captain-nemo", "mother")
		tb.Pick("mother")
		tb.InZone(card.Discard, "cannon", "mother")
		tb.Line(0, "captain-nemo")
	})
	t.Run("without an artifact still a creature, itself if there is no other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("captain-nemo")}, side{Line: ids("dust-pixie")}, card.Logos)
		tb.Fight("captain-nemo")
		tb.InZone(card.Discard, "captain-nemo")
	})
}

func TestNautilus(t *testing.T) {
	tb := duel(t, side{Hand: ids("nautilus"), Line: ids("mother"), Deck: ids("fear", "punch")}, side{Line: ids("troll")}, card.Logos)
	tb.Play("nautilus")
	tb.Right()
	tb.Offers("mother", "nautilus", "troll")
	tb.Pick("troll")
	tb.Marked("troll", keyforge.Warded)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	tb = duel(t, side{Line: ids("nautilus"), Deck: ids("fear", "punch")}, side{Line: ids("dust-pixie")}, card.Logos)
	tb.Fight("nautilus")
	tb.Marked("nautilus", keyforge.Warded)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestCmdPrompt(t *testing.T) {
	tb := duel(t, side{Line: ids("cmd-prompt"), Hand: ids("smith", "punch", "labwork")}, side{}, card.Logos)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("smith")}, keyforge.WrongHouse)
	tb.Reap("cmd-prompt")
	tb.Play("smith")
	tb.Amber(0, 4)
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("punch")}, keyforge.WrongHouse)
	tb.Play("labwork")
	tb.Amber(0, 5)
}

func TestQuantumCompass(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("quantum-compass"), Deck: ids("fear", "punch")}, side{Deck: ids("anger")}, card.Brobnar)
	tb.Omni("quantum-compass")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Deck))
}

func TestRmFoler(t *testing.T) {
	begin := side{Line: ids("rm-foler", "mother"), Deck: ids("fear", "punch")}
	t.Run("an enemy for a card", func(t *testing.T) {
		tb := duel(t, begin, side{Line: ids("troll", "krump")}, card.Logos)
		tb.Reap("rm-foler")
		tb.Offers("troll", "krump")
		tb.Must()
		tb.Pick("krump")
		tb.InZone(card.Discard, "krump")
		tb.InZone(card.Hand, "fear")
	})
	t.Run("none, or a ward", func(t *testing.T) {
		tb := duel(t, begin, side{}, card.Logos)
		tb.Reap("rm-foler")
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb = duel(t, begin, side{Line: list{{ID: "troll", Marks: keyforge.Warded}}}, card.Logos)
		tb.Reap("rm-foler")
		tb.Unmarked("troll", keyforge.Warded)
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestArticulatedRen(t *testing.T) {
	begin := side{Line: ids("articulated-ren", "krump"), Deck: many(9, "fear")}
	tb := duel(t, begin, side{Line: ids("troll")}, card.Logos)
	tb.EndTurn()
	tb.Offers("articulated-ren", "krump")
	tb.Pick("krump")
	tb.Marked("krump", keyforge.Exhausted)
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	tb = duel(t, begin, side{Line: ids("troll")}, card.Logos)
	tb.EndTurn()
	tb.Finish()
	tb.Unmarked("krump", keyforge.Exhausted)
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	tb = duel(t, side{Line: ids("dust-imp")}, side{Line: ids("articulated-ren")}, card.Dis)
	tb.Fight("dust-imp") // of power 2, which dies only of both
	tb.Damage("articulated-ren", 2)
	tb.InZone(card.Discard, "dust-imp")
}

func TestBrillixPonder(t *testing.T) {
	tb := duel(t, side{Hand: ids("brillix-ponder"), Deck: ids("fear", "punch")}, side{}, card.Logos)
	tb.Discard("brillix-ponder")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestEzraPaws(t *testing.T) {
	foe := side{Hand: ids("punch", "anger"), Deck: ids("troll")}
	tb := duel(t, side{Hand: ids("ezra-paws"), Deck: ids("fear", "smith")}, foe, card.Logos)
	tb.Play("ezra-paws")
	tb.Marked("punch", keyforge.Revealed)
	tb.Marked("anger", keyforge.Revealed)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	tb = duel(t, side{Line: ids("ezra-paws"), Deck: ids("fear", "smith")}, foe, card.Logos)
	tb.Reap("ezra-paws")
	tb.Marked("punch", keyforge.Revealed)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	assert.Len(t, tb.Pile(1, card.Hand), 2)
}

func TestQuantumMouse(t *testing.T) {
	plays := func(t *testing.T, icon card.Icon) (tb *gametest.Table) {
		tb = duel(t, side{Line: ids("quantum-mouse"), Hand: list{{ID: "smith", House: card.Logos, Icons: card.Icons{icon}}, {ID: "punch"}},
			Deck: ids("fear", "anger")}, side{Line: ids("troll")}, card.Logos)
		tb.Play("smith")
		return tb
	}
	t.Run("draw may become discard", func(t *testing.T) {
		tb := plays(t, card.DrawIcon)
		tb.Asks(keyforge.AskYesNo, keyforge.ForIcon, 0)
		tb.Yes()
		tb.InZone(card.Discard, "punch")
		assert.Empty(t, tb.Pile(0, card.Hand))
		assert.Len(t, tb.Pile(0, card.Deck), 2)
	})
	t.Run("or stay", func(t *testing.T) {
		tb := plays(t, card.DrawIcon)
		tb.No()
		tb.InZone(card.Hand, "punch", "fear")
	})
	t.Run("other icons are what they are", func(t *testing.T) {
		tb := plays(t, card.AmberIcon)
		tb.Amber(0, 1)
		tb.InZone(card.Hand, "punch")
	})
}

func TestSkippyTheGlorious(t *testing.T) {
	tb := duel(t, side{Hand: ids("skippy-the-glorious"), Deck: ids("fear", "punch")}, side{}, card.Logos)
	tb.Play("skippy-the-glorious")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	tb = duel(t, side{Line: ids("skippy-the-glorious"), Deck: ids("fear", "punch")}, side{}, card.Logos)
	tb.Reap("skippy-the-glorious")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	t.Run("Scrap: an enemy artifact as if it were yours", func(t *testing.T) {
		begin := side{Hand: ids("skippy-the-glorious"), Artifacts: ids("cannon"), Deck: ids("fear", "punch", "anger")}
		tb := duel(t, begin, side{Artifacts: ids("library-of-babble")}, card.Logos)
		tb.Discard("skippy-the-glorious")
		tb.Marked("library-of-babble", keyforge.Exhausted)
		assert.Len(t, tb.Pile(0, card.Hand), 2) // one by the Library
		tb = duel(t, begin, side{Artifacts: list{{ID: "library-of-babble", Marks: keyforge.Exhausted}}}, card.Logos)
		tb.Discard("skippy-the-glorious")
		assert.Empty(t, tb.Pile(0, card.Hand))
		tb = duel(t, begin, side{}, card.Logos)
		tb.Discard("skippy-the-glorious")
		assert.Empty(t, tb.Pile(0, card.Hand))
	})
}

func TestDeAnimator(t *testing.T) {
	foe := side{Line: list{{ID: "troll", Damage: 2, Amber: 1, Attached: ids("holo-camo")}, {ID: "mother"}}}
	tb := gametest.Newest(t, side{Hand: ids("de-animator", "poison-wave"), Line: ids("dr-escotera")}, foe, card.Logos)
	tb.Play("de-animator")
	tb.Left()
	tb.Offers("troll", "mother", "dr-escotera", "de-animator")
	tb.Pick("troll")
	tb.Line(1, "mother")
	tb.InZone(card.Artifacts, "troll")
	tb.InZone(card.Attached, "holo-camo")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")}, keyforge.NotACreature)
	tb.Act("troll")
	tb.InZone(card.Discard, "troll", "holo-camo")
	tb.Amber(0, 0) // to the supply
	tb.Amber(1, 0)

	tb = gametest.Newest(t, side{Line: list{{ID: "de-animator", Damage: 2}, {ID: "krump"}}, Artifacts: list{{ID: "troll", Damage: 3,
		Counters: map[card.Counter]int{card.MineralizeCounter: 1}}}, Houses: []card.House{card.Brobnar}}, side{Line: ids("mother")}, card.Brobnar)
	tb.Fight("krump", "mother")
	tb.InZone(card.Artifacts, "troll")

	tb = gametest.Newest(t, side{Hand: ids("punch"), Line: ids("dodger")}, side{Line: ids("de-animator", "mother"),
		Artifacts: list{{ID: "troll",
			Damage: 3, Counters: map[card.Counter]int{card.MineralizeCounter: 1}}}}, card.Brobnar)
	tb.Line(1, "de-animator", "mother")
	tb.Play("punch")
	tb.Pick("de-animator")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0) // a creature again
	tb.Left()
	tb.Line(1, "troll", "mother")
	tb.Damage("troll", 3)
}

func TestTitanSentry(t *testing.T) {
	tb := duel(t, side{Hand: ids("titan-sentry", "troll"), Archives: ids("krump")},
		side{Hand: ids("mother"), Archives: ids("dodger"), Houses: []card.House{card.Logos}}, card.Logos)
	tb.Play("titan-sentry")
	tb.Choose(1)
	assert.ElementsMatch(t, []string{"dodger", "mother"}, tb.Pile(1, card.Archives))
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Hand))
	tb.EndTurn()
	assert.Equal(t, keyforge.AskMain, tb.Question().Kind) // nobody is asked for the archives
	assert.Len(t, tb.Pile(1, card.Archives), 2)

	tb = duel(t, side{Line: ids("titan-sentry"), Hand: ids("troll")}, side{}, card.Logos)
	tb.Reap("titan-sentry")
	tb.Choose(0)
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Archives))
}
