package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// What happens instead of a draw takes the place of one card, whatever makes its owner draw.
func TestInsteadOfDrawing(t *testing.T) {
	hound := Creature("hound", Dis, 3, Bears(InsteadOfDrawing(May(Gain(3), ReturnToHand(This))).FromDiscard().If(OnYourTurn)))
	reader := Artifact("reader", Brobnar, Act(Draw(2), IfYouDo(Gain(1))))
	book := Action("book", Brobnar)
	setup := side{Artifacts: ids("reader"), Hand: list{{ID: "book", Icons: Icons{DrawIcon}}}, Deck: ids("plain-1", "plain-2", "plain-3"),
		Discard: ids("hound")}
	t.Run("one of two cards of an effect, which is not complete then", func(t *testing.T) {
		tb := duelWith(t, setup, side{}, hound, reader, book)
		tb.Act("reader")
		tb.Yes()
		tb.InZone(Hand, "hound", "plain-1")
		tb.InZone(Deck, "plain-2", "plain-3")
		tb.Amber(0, 3)
	})
	t.Run("declined for each of them", func(t *testing.T) {
		tb := duelWith(t, setup, side{}, hound, reader, book)
		tb.Act("reader")
		tb.No()
		tb.No()
		tb.InZone(Hand, "plain-1", "plain-2")
		tb.InZone(Discard, "hound")
		tb.Amber(0, 1)
	})
	t.Run("of a bonus icon", func(t *testing.T) {
		tb := duelWith(t, setup, side{}, hound, reader, book)
		tb.Play("book")
		tb.Yes()
		tb.InZone(Hand, "hound")
		tb.InZone(Deck, "plain-1")
	})
	t.Run("not in play, and not for another player", func(t *testing.T) {
		tb := duelWith(t, side{Artifacts: ids("reader"), Line: ids("hound"), Deck: ids("plain-1", "plain-2")}, side{Discard: ids("hound")},
			hound, reader)
		tb.Act("reader")
		assert.Len(t, tb.Pile(0, Hand), 2)
		tb.Amber(0, 1)
	})
}
