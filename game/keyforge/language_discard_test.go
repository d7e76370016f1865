package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// What a card offers in the discard pile its owner may do at any time in step 3, whatever the
// house, as often as its condition holds, and without using it (D46).
func TestOmniFromTheDiscardPile(t *testing.T) {
	phoenix := Creature("phoenix", Dis, 3, Omni(Gain(1)),
		Bears(WithHeading(OnOmni, ReturnToHand(This)).If(Compares(Count(Cards.In(Discard, You)), AtLeast, 3)).FromDiscard()))
	offers := func(tb *gametest.Table, name string) bool {
		return tb.Check(keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card(name)}) == nil
	}
	tb := duelWith(t, side{Hand: ids("plain-1"), Discard: ids("phoenix", "plain-2")},
		side{Discard: ids("phoenix", "plain-3", "plain-4")}, phoenix)
	assert.False(t, offers(tb, "phoenix#1"), "two cards")
	assert.False(t, offers(tb, "phoenix#2"), "not yours")
	tb.Discard("plain-1")
	assert.True(t, offers(tb, "phoenix#1"))
	assert.Contains(t, tb.Legal(nil), keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("phoenix#1")})
	moves := tb.View(0).Cards[tb.Card("phoenix#1")].Moves
	assert.True(t, moves.May(keyforge.UseOmni))
	tb.Omni("phoenix")
	tb.InZone(Hand, "phoenix#1")
	tb.Amber(0, 0)
	assert.Zero(t, tb.Happened(keyforge.Used))
	assert.False(t, offers(tb, "phoenix#1"))
	assert.Equal(t, []string{"plain-1", "plain-2"}, tb.Pile(0, Discard))

	tb = duelWith(t, side{Line: ids("phoenix"), Discard: ids("plain-1", "plain-2", "plain-3")}, side{}, phoenix)
	tb.Omni("phoenix") // in play it has only what works there
	tb.Amber(0, 1)
	tb.InZone(Battleline, "phoenix")
}

// What happens instead of a discard is none: nothing waits for it, and nothing is counted (K27.7).
func TestK27_7InsteadOfDiscarding(t *testing.T) {
	glue := Artifact("glue", Brobnar, Bears(InsteadOfDiscarding(EachPlayer, Cards, Hide(Subject, This))))
	scraps := Creature("scraps", Brobnar, 1, Scrap(Gain(1)))
	witness := Artifact("witness", Brobnar, Reacts(Discards(EachPlayer, Cards), Gain(1)))
	dump := Action("dump", Brobnar, Play(DiscardCards(Cards.In(Hand, You)), Gain(AffectedCount)))
	rob := Action("rob", Brobnar, Play(Opponent.DiscardsAtRandom(1), IfYouDo(Gain(1))))
	for _, options := range []keyforge.Options{newest, {Rulebook: keyforge.Printed}} {
		us := side{Hand: ids("scraps", "plain-1", "rob", "dump", "plain-2"), Artifacts: ids("witness")}
		tb := duelBy(t, options, us, side{Hand: ids("nap"), Artifacts: ids("glue")}, glue, scraps, witness, dump, rob)
		tb.Discard("scraps")
		tb.InZone(Under, "scraps")
		assert.Zero(t, tb.Happened(keyforge.Discarded))
		assert.True(t, tb.Of("scraps").Is(keyforge.FaceDown))
		tb.Play("rob")
		tb.InZone(Under, "nap")
		tb.Play("dump")
		if tb.Question().Kind == keyforge.AskCards { // one after another
			tb.Pick("plain-2")
		}
		tb.InZone(Under, "plain-1", "plain-2")
		tb.Amber(0, 0)
	}
	tb := duelWith(t, side{Hand: ids("plain-1")}, side{Artifacts: ids("glue", "glue")}, glue)
	tb.Discard("plain-1")
	tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0) // Q42
	tb.Pick("glue#2")
	assert.Equal(t, tb.Card("glue#2"), tb.Of("plain-1").Host)
}

// What is not carried out does not replace the discard, and only such cards of such a player count.
func TestMayReplaceDiscards(t *testing.T) {
	keep := Artifact("keep", Brobnar, Bears(InsteadOfDiscarding(You, Creatures, May(Archive(Subject)))))
	witness := Artifact("witness", Brobnar, Reacts(Discards(EachPlayer, Cards), Gain(1)))
	drop := Action("drop", Brobnar, Play(DiscardCards(Choose(Cards.In(Hand, You))), IfYouDo(Gain(3))))
	us := side{Hand: ids("plain-1", "plain-2", "nap", "drop"), Artifacts: ids("keep", "witness")}
	tb := duelWith(t, us, side{}, keep, witness, drop)
	tb.Discard("nap")
	tb.Amber(0, 1)
	tb.Discard("plain-1")
	tb.Yes()
	tb.InZone(Archives, "plain-1")
	tb.Amber(0, 1)
	tb.Play("drop") // the last card
	tb.No()
	tb.InZone(Discard, "plain-2")
	tb.Amber(0, 5)
	tb = duelWith(t, side{Hand: ids("plain-1")}, side{Artifacts: ids("keep")}, keep)
	tb.Discard("plain-1")
	tb.InZone(Discard, "plain-1")
}
