package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards/wc"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// ruleOf is an action of one effect.
func ruleOf(do ...card.Effect) *card.Card { return card.Action("rule", card.Brobnar, card.Play(do...)) }

func TestK10_1LineClosesUp(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"),
		Line: gametest.Cards("plain-1", "plain-2", "plain-3", "plain-4", "plain-5")},
		keyforge.SidePosition{Line: gametest.Cards("dis-1", "dis-2")},
		ruleOf(card.Destroy(card.Creatures.Named("plain-2")), card.ReturnToHand(card.Creatures.Named("plain-4")),
			card.Exalt(1, card.Creatures.Friendly().NotOnFlank())))
	tb.Play("rule")
	tb.Line(0, "plain-1", "plain-3", "plain-5")
	tb.Line(1, "dis-1", "dis-2")
	tb.AmberOn("plain-3", 1)
	tb.AmberOn("plain-5", 0)
}

func TestK10_2EntersOnAFlank(t *testing.T) {
	scout := card.Creature("scout", card.Brobnar, 2, card.Has(card.Deploy))
	raise := ruleOf(card.PutIntoPlay(card.Creatures.In(card.Discard, card.You), card.You, card.OnTop))
	leftmost := card.Action("leftmost", card.Brobnar,
		card.Play(card.PutIntoPlay(card.Creatures.In(card.Archives, card.You), card.You, card.LeftFlank)))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("plain-1", "scout", "rule", "leftmost"), Discard: gametest.Cards("dis-3"),
		Archives: gametest.Cards("dis-4"), Line: gametest.Cards("plain-8", "plain-9")},
		keyforge.SidePosition{}, scout, raise, leftmost)
	tb.Play("plain-1")
	assert.Len(t, tb.Legal(nil), 2)
	tb.Right()
	tb.Play("scout")
	assert.Len(t, tb.Legal(nil), 4) // K18.16: anywhere
	tb.Choose(1)
	tb.Line(0, "plain-8", "scout", "plain-9", "plain-1")
	tb.Play("rule")
	assert.Len(t, tb.Legal(nil), 2) // however it enters
	tb.Left()
	tb.Play("leftmost") // the text names the place: nothing is asked
	tb.Line(0, "dis-4", "dis-3", "plain-8", "scout", "plain-9", "plain-1")
	tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("plain-1")}, keyforge.SidePosition{Line: gametest.Cards("plain-2")})
	tb.Play("plain-1") // the first one needs no choice
	tb.Line(0, "plain-1")
}

func TestK10_3Flanks(t *testing.T) {
	both := ruleOf(card.Deal(1, card.Creatures.Flank()), card.Exalt(1, card.Creatures.RightFlank()))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-3", "plain-4", "plain-5")},
		keyforge.SidePosition{Line: gametest.Cards("plain-9")}, both)
	tb.Play("rule")
	for c, n := range map[string]int{"plain-3": 1, "plain-4": 0, "plain-5": 1, "plain-9": 1} {
		tb.Damage(c, n)
	}
	tb.AmberOn("plain-5", 1)
	tb.AmberOn("plain-3", 0)
	tb.AmberOn("plain-9", 1) // alone: left and right at once
	left := ruleOf(card.Exalt(1, card.Creatures.Enemy().Flank()),
		card.Exalt(1, card.Each(card.Filter{Types: card.TypeSet(card.CreatureType),
			Preds: []card.Pred{{Kind: card.OnFlank, Place: card.LeftFlank}}})))
	tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule")}, keyforge.SidePosition{Line: gametest.Cards("plain-9")}, left)
	tb.Play("rule")
	tb.AmberOn("plain-9", 2)
}

func TestK13_6AnEndOfTheLineAsItWas(t *testing.T) {
	fallen := card.Creatures.Friendly().RightFlank()
	tally := card.Creature("tally", card.Brobnar, 5, card.Reacts(card.IsDestroyed(fallen), card.Exalt(1, card.This)))
	for c, n := range map[string]int{"plain-1": 0, "plain-2": 0, "plain-3": 1} {
		tb := duelWith(t, holding(field("plain-1", "plain-2", "tally", "plain-3"), "rule"), field(), tally,
			ruleOf(card.Destroy(card.Creatures.Named(c))))
		tb.Play("rule")
		tb.InZone(card.Discard, c)
		tb.AmberOn("tally", n)
	}
}

func TestK10_4Neighbors(t *testing.T) {
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-3", "plain-4", "plain-5", "plain-6")},
		keyforge.SidePosition{Line: gametest.Cards("plain-7", "plain-8")},
		ruleOf(card.Take(card.Choose(card.Creatures).As(card.A)), card.Deal(1, card.Creatures.NeighborOf(card.A))))
	tb.Play("rule")
	tb.Pick("plain-4")
	for c, n := range map[string]int{"plain-3": 1, "plain-4": 0, "plain-5": 1, "plain-6": 0, "plain-7": 0, "plain-8": 0} {
		tb.Damage(c, n)
	}
}

func TestK10_5Center(t *testing.T) {
	center := ruleOf(card.Stun(card.Creatures.Is(card.InCenter)))
	for _, c := range []struct {
		line   []string
		middle string
	}{
		{[]string{"plain-1"}, "plain-1"},
		{[]string{"plain-1", "plain-2"}, ""},
		{[]string{"plain-1", "plain-2", "plain-3"}, "plain-2"},
		{[]string{"plain-1", "plain-2", "plain-3", "plain-4"}, ""},
	} {
		tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards(c.line...)},
			keyforge.SidePosition{Line: gametest.Cards("dis-1", "dis-2")}, center)
		tb.Play("rule")
		for _, id := range c.line {
			assert.Equal(t, id == c.middle, tb.Of(id).Is(keyforge.Stunned), "%s of %v", id, c.line)
		}
		tb.Unmarked("dis-1", keyforge.Stunned)
	}
}

func TestK10_6_D56MovingWithinTheLine(t *testing.T) {
	flank := ruleOf(card.Reposition(card.Choose(card.Creatures), card.OnTop))
	tb := duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule")},
		keyforge.SidePosition{Line: []keyforge.CardPosition{{ID: "plain-1"}, {ID: "plain-2", Damage: 1, Amber: 1, Marks: keyforge.Exhausted},
			{ID: "plain-3"}}}, flank)
	tb.Play("rule")
	tb.Pick("plain-2")
	tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0)
	assert.Len(t, tb.Legal(nil), 2)
	tb.Right()
	tb.Line(1, "plain-1", "plain-3", "plain-2") // its controller's line still
	tb.Damage("plain-2", 1)
	tb.AmberOn("plain-2", 1)
	tb.Marked("plain-2", keyforge.Exhausted)

	anywhere := ruleOf(card.Reposition(card.Choose(card.Creatures), card.Anywhere))
	tb = duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule")},
		keyforge.SidePosition{Line: gametest.Cards("plain-1", "plain-2", "plain-3")},
		anywhere)
	tb.Play("rule")
	tb.Pick("plain-2")
	tb.Choose(1)
	tb.Line(1, "plain-1", "plain-2", "plain-3") // where it was
}

// It also moves where every choice is asked: which card, whether it comes next,
// where it goes.
func TestK10_6_K12_11MovingWhenAllIsAsked(t *testing.T) {
	flank := ruleOf(card.Reposition(card.Choose(card.Creatures.Friendly()), card.OnTop))
	tb := askingAll(t, holding(field("plain-1", "plain-2", "plain-3"), "rule"), field(), flank)
	tb.Play("rule")
	tb.Pick("plain-1")
	tb.Pick("plain-1")
	tb.Line(0, "plain-1", "plain-2", "plain-3") // not before it has its place
	tb.Right()
	tb.Line(0, "plain-2", "plain-3", "plain-1")

	tb = askingAll(t, holding(field("self-bolstering-automata", "plain-2"), "smite"), field(), smite, wc.SelfBolsteringAutomata)
	tb.Play("smite")
	for range 3 { // destroyed; saved by itself; moved
		tb.Pick("self-bolstering-automata")
	}
	tb.Right()
	tb.Line(0, "plain-2", "self-bolstering-automata")
	tb.Marked("self-bolstering-automata", keyforge.Exhausted)
}

func TestK10_7_D52Swap(t *testing.T) {
	swap := func() *card.Card {
		return ruleOf(card.Take(card.Choose(card.Creatures).As(card.A)), card.Swap(card.Choose(card.Creatures.NotAmong(card.A)), card.A),
			card.IfYouDo(card.Gain(1)))
	}
	start := func() *gametest.Table {
		return duelWith(t, keyforge.SidePosition{Hand: gametest.Cards("rule"), Line: gametest.Cards("plain-1", "plain-2", "plain-3")},
			keyforge.SidePosition{Line: gametest.Cards("plain-4")}, swap())
	}
	tb := start()
	tb.Play("rule")
	tb.Pick("plain-1", "plain-3")
	tb.Line(0, "plain-3", "plain-2", "plain-1")
	tb.Amber(0, 1)
	tb = start()
	tb.Play("rule")
	tb.Pick("plain-1", "plain-4") // not of one line
	tb.Line(0, "plain-1", "plain-2", "plain-3")
	tb.Line(1, "plain-4")
	tb.Amber(0, 0)
}
