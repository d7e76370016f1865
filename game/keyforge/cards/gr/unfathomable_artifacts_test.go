package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestBottomlessDepths(t *testing.T) {
	t.Run("what you discard from hand goes under it", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bottomless-depths"), Hand: ids("fuguru", "fuguru"), Discard: ids("punch")},
			side{}, card.Unfathomable)
		tb.Discard("fuguru")
		tb.Discard("fuguru#2")
		tb.InZone(card.Under, "fuguru", "fuguru#2")
		tb.Marked("fuguru", keyforge.FaceDown)
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Discard))
	})
	t.Run("not from the deck", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("dirge-of-the-deep")}, side{Artifacts: ids("bottomless-depths"), Deck: ids("punch")}, card.Unfathomable)
		tb.Play("dirge-of-the-deep")
		tb.InZone(card.Discard, "punch")
	})
	t.Run("not what the opponent discards", func(t *testing.T) {
		tb := duel(t, side{Line: ids("addlefish"), Artifacts: ids("bottomless-depths")},
			side{Line: ids("dust-imp"), Hand: ids("fear", "punch")}, card.Unfathomable)
		tb.Fight("addlefish")
		tb.InZone(card.Discard, "fear", "punch")
	})
	t.Run("also on the opponent's turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("addlefish")},
			side{Line: ids("dust-imp"), Hand: ids("fear", "punch"), Artifacts: ids("bottomless-depths")}, card.Unfathomable)
		tb.Fight("addlefish")
		tb.Choose(1) // which goes first
		tb.InZone(card.Under, "fear", "punch")
	})
	t.Run("two of them: one takes the card, and the other finds it there no more", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bottomless-depths", "bottomless-depths"), Hand: ids("fuguru")}, side{}, card.Unfathomable)
		tb.Discard("fuguru")
		tb.Choose(1)
		assert.Equal(t, tb.Card("bottomless-depths#2"), tb.Of("fuguru").Host)
	})
	t.Run("it leaves Scrap in place, whichever comes first (K27.7)", func(t *testing.T) {
		for _, first := range []string{"bottomless-depths", "squallmaster"} {
			tb := duel(t, side{Artifacts: ids("bottomless-depths"), Hand: ids("squallmaster")}, side{Line: ids("mother")}, card.Unfathomable)
			tb.Discard("squallmaster")
			tb.First(first)
			tb.InZone(card.Under, "squallmaster")
			tb.Marked("mother", keyforge.Exhausted)
		}
	})
	t.Run("when it leaves play they come out (K26.8)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bottomless-depths"), Hand: ids("fuguru", "corrode")}, side{}, card.Unfathomable)
		tb.Discard("fuguru")
		tb.Play("corrode")
		tb.Choose(0)
		tb.InZone(card.Discard, "fuguru", "bottomless-depths")
	})
}

func TestNightmareInducer(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("nightmare-inducer"), Line: ids("valdr"), Discard: ids("fear")},
		side{Line: ids("troll", "mother", "urchin"), Discard: ids("punch", "fear"), Deck: ids("dust-imp")}, card.Unfathomable)
	tb.Act("nightmare-inducer")
	tb.Offers("punch", "1:fear")
	tb.Pick("punch")
	for id, is := range map[string]bool{"troll": true, "mother": false, "urchin": false, "valdr": false} {
		assert.Equal(t, is, tb.Of(id).Is(keyforge.Exhausted), id)
	}
	assert.Equal(t, []string{"dust-imp", "punch"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Artifacts: ids("nightmare-inducer")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Act("nightmare-inducer") // an empty pile
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestThoughtswim(t *testing.T) {
	for _, haunted := range []bool{false, true} {
		tb := duel(t, side{Line: list{{ID: "fuguru", Attached: ids("thoughtswim")}}}, ifHaunted(haunted, side{Line: ids("troll")}),
			card.Unfathomable)
		tb.Fight("fuguru")
		tb.InZone(map[bool]card.Zone{true: card.Battleline, false: card.Discard}[haunted], "fuguru")
	}
	t.Run("it is the creature's opponent, whoever has played it", func(t *testing.T) {
		tb := duel(t, haunts(side{Hand: ids("thoughtswim"), Line: ids("fuguru")}), side{Line: ids("troll")}, card.Unfathomable)
		tb.Play("thoughtswim")
		tb.Pick("troll")
		tb.Fight("fuguru")
		tb.Damage("troll", 0) // not even poison
	})
}

func TestCurseOfConfusion(t *testing.T) {
	tb := duel(t, side{Hand: ids("curse-of-confusion"), Line: ids("fuguru"), Houses: []card.House{card.Unfathomable}},
		side{Line: ids("troll", "mother"), Houses: []card.House{card.Brobnar, card.Logos}}, card.Unfathomable)
	tb.Play("curse-of-confusion")
	assert.Equal(t, []string{"curse-of-confusion"}, tb.Pile(1, card.Artifacts)) // K28.1
	tb.EndTurn()
	tb.Unmarked("fuguru", keyforge.Exhausted) // not its controller's turn
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Marked("troll", keyforge.Exhausted) // after it has been readied (K2.18)
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Unmarked("fuguru", keyforge.Exhausted)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.EndTurn()
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestArcaneTransmitter(t *testing.T) {
	t.Run("any player's deck", func(t *testing.T) {
		for player := range 2 {
			tb := duel(t, side{Artifacts: ids("arcane-transmitter"), Deck: many(5, "punch")}, side{Deck: many(3, "fear")}, card.Unfathomable)
			tb.Act("arcane-transmitter")
			tb.Choose(player)
			assert.Len(t, tb.Pile(keyforge.Side(player), card.Discard), []int{4, 3}[player])
			assert.Empty(t, tb.Pile(keyforge.Side(1-player), card.Discard))
		}
	})
	t.Run("Scrap shuffles it in too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("arcane-transmitter"), Discard: ids("punch"), Deck: ids("fear")}, side{Discard: ids("troll")},
			card.Unfathomable)
		tb.Discard("arcane-transmitter")
		assert.ElementsMatch(t, []string{"arcane-transmitter", "punch", "fear"}, tb.Pile(0, card.Deck))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
		tb.InZone(card.Discard, "troll")
	})
	t.Run("under the Bottomless Depths it may shuffle first (K27.7)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("bottomless-depths"), Hand: ids("arcane-transmitter"), Discard: ids("punch")}, side{},
			card.Unfathomable)
		tb.Discard("arcane-transmitter")
		tb.First("arcane-transmitter")
		assert.Len(t, tb.Pile(0, card.Deck), 2) // and is out of reach (K33.2)
	})
}

func TestAwfulAtoll(t *testing.T) {
	for name, c := range map[string]struct{ me, foe bool }{"neither": {}, "me": {me: true}, "the opponent": {foe: true},
		"both": {true, true}} {
		t.Run(name, func(t *testing.T) {
			tb := duel(t, ifHaunted(c.me, side{Artifacts: ids("awful-atoll"), Line: ids("mother")}), ifHaunted(c.foe, side{Line: ids("troll")}),
				card.Unfathomable)
			less := map[bool]int{true: 2}
			tb.PowerIs("mother", 5-less[c.me])
			tb.PowerIs("troll", 8-less[c.foe])
		})
	}
	t.Run("the creature that dies haunts its player, and others die of it (K11.17)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("awful-atoll"), Line: ids("troll")},
			ifHaunted(false, side{Line: list{{ID: "urchin", Damage: 0}, {ID: "dust-imp"}}}),
			card.Brobnar)
		tb.Fight("troll", "dust-imp")
		tb.Line(1)
		tb.InZone(card.Artifacts, "awful-atoll")
	})
	t.Run("without creatures it goes", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("awful-atoll"), Hand: ids("catch-and-release", "fuguru")}, side{Line: ids("troll")}, card.Unfathomable)
		tb.Play("catch-and-release")
		tb.InZone(card.Discard, "awful-atoll")
		tb = duel(t, side{Hand: ids("awful-atoll")}, side{}, card.Unfathomable)
		tb.Play("awful-atoll")
		tb.InZone(card.Discard, "awful-atoll")
		tb.Amber(0, 1)
	})
}
