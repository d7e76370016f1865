package keyforge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// Cards in play that are put under another leave play: with wards, æmber and upgrades as
// always, and each for its owner when it comes back.
func TestGraftOfCardsInPlay(t *testing.T) {
	tomb := Artifact("tomb", Brobnar,
		Act(Graft(Creatures, This)),
		Omni(ReturnToHand(Choose(Cards.In(Under, AnyPlayer)))))
	shell := Upgrade("shell", Brobnar, Constantly(Power(Host, 1)))
	tb := duelWith(t, side{Artifacts: ids("tomb"), Line: list{{ID: "plain-3", Amber: 2, Damage: 1, Attached: ids("shell")}}},
		side{Line: list{{ID: "plain-4", Marks: keyforge.Warded}, {ID: "plain-5", Power: 2}}}, tomb, shell)
	tb.Act("tomb")
	tb.Line(0)
	tb.Line(1, "plain-4")
	tb.Unmarked("plain-4", keyforge.Warded)
	tb.InZone(Under, "plain-3", "plain-5")
	tb.InZone(Discard, "shell")
	tb.Amber(1, 2)
	for _, name := range []string{"plain-3", "plain-5"} {
		assert.Equal(t, tb.Card("tomb"), tb.Of(name).Host, name)
		tb.Unmarked(name, keyforge.FaceDown)
	}
	assert.Equal(t, 2, tb.Happened(keyforge.PutUnder))
	assert.Equal(t, 1, tb.Happened(keyforge.Moved), "the upgrade alone")
	tb.Damage("plain-3", 0)
	assert.Zero(t, tb.Of("plain-5").Counters[PowerCounter])
	tb.EndTurn()
	tb.EndTurn()
	tb.Omni("tomb")
	tb.Offers("plain-3", "plain-5")
	tb.Pick("plain-5")
	assert.Contains(t, tb.Pile(1, Hand), "plain-5")
}

// A creature that is destroyed can be hidden under the card that says so, unless that is
// gone; it has been destroyed all the same (K12.13).
func TestHideOfDestroyedCards(t *testing.T) {
	urn := Artifact("urn", Brobnar, Constantly(Gives(Creatures.Friendly(), WithHeading(OnDestroyed, Hide(This, Giver)))))
	watch := Creature("watch", Brobnar, 9, Reacts(IsDestroyed(Creatures), Gain(1)))
	doom := Action("doom", Brobnar, Play(Destroy(Choose(ArtifactCards).AndAlso(Choose(Creatures.PowerAtMost(8))))))
	end := Action("end", Brobnar, Play(Destroy(Choose(Creatures.PowerAtMost(8)))))
	tb := duelWith(t, side{Artifacts: ids("urn"), Line: ids("plain-3", "watch"), Hand: ids("end")}, side{}, urn, watch, doom, end)
	tb.Play("end")
	tb.InZone(Under, "plain-3")
	tb.Marked("plain-3", keyforge.FaceDown)
	tb.Unmarked("plain-3", keyforge.Tagged)
	tb.Amber(0, 1)
	tb = duelWith(t, side{Artifacts: ids("urn"), Line: ids("plain-3", "watch"), Hand: ids("doom")}, side{}, urn, watch, doom, end)
	tb.Play("doom") // under the urn, and out of it again
	tb.InZone(Discard, "plain-3", "urn")
	tb.Amber(0, 1)
}

// The halves of a gigantic creature lie under a card as two (K19.3).
func TestGraftOfAGiganticCreature(t *testing.T) {
	tomb := Artifact("tomb", Brobnar, Act(Graft(Creatures, This)), Omni(ReturnToHand(Each(Cards.In(Under, AnyPlayer)))))
	low := Creature("hulk", Brobnar, 12, HalfOf("hulk2"))
	high := Creature("hulk2", Brobnar, 12, HalfOf("hulk"))
	tb := duelWith(t, side{Artifacts: ids("tomb"), Line: list{{ID: "hulk", Marks: keyforge.Joining}}}, side{}, tomb, low, high)
	tb.Act("tomb")
	tb.InZone(Under, "hulk", "hulk2")
	tb.EndTurn()
	tb.EndTurn()
	tb.Omni("tomb")
	assert.ElementsMatch(t, []string{"hulk", "hulk2"}, tb.Pile(0, Hand))
}
