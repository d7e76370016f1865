package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// picking is a table on which up to three creatures may be picked.
func picking(t *testing.T) (m *Model, arm, hunter, imp keyforge.Slot) {
	p := plain()
	p.House = card.Untamed
	p.Players[0].Hand = at("nocturnal-maneuver")
	m = lay(t, p)
	arm, hunter, imp = slot(t, m, "Crushing Arm"), slot(t, m, "Headhunter"), slot(t, m, "Dust Imp")
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: slot(t, m, "Nocturnal Maneuver")})
	run(t, m)
	require.Equal(t, keyforge.AskCards, m.Question().Kind)
	require.EqualValues(t, 3, m.Question().Max)
	return m, arm, hunter, imp
}

// click clicks a card and lets the model take the click.
func click(m *Model, c keyforge.Slot) {
	m.Click(c)
	m.Update(0, 1280, 720)
}

// Any of several picked cards can be put back. The game is told only when the player is
// done, even if as many are picked as possible.
func TestPicksAreHeldUntilConfirmed(t *testing.T) {
	m, arm, hunter, imp := picking(t)
	inputs, before := m.Story.Len(), m.game.Hash()
	click(m, arm)
	click(m, imp)
	assert.True(t, m.Picked(arm) && m.Holds(arm))
	assert.False(t, m.Lit(arm))
	click(m, arm)
	assert.False(t, m.Picked(arm))
	assert.True(t, m.Lit(arm))
	click(m, hunter)
	click(m, arm)
	assert.Equal(t, 3, m.Question().Picked.Len())
	assert.Equal(t, []keyforge.Command{{Verb: keyforge.Done}}, m.Legal(), "nothing is left but to confirm")
	assert.Equal(t, before, m.game.Hash(), "the game knows nothing yet")
	assert.Equal(t, inputs, m.Story.Len())
	m.Undo()
	assert.False(t, m.Picked(arm), "the last one is put back first")
	click(m, arm)
	m.Answer(keyforge.Command{Verb: keyforge.Done})
	m.Update(0, 1280, 720)
	run(t, m)
	assert.Equal(t, keyforge.AskMain, m.Question().Kind)
	for _, c := range []keyforge.Slot{arm, hunter, imp} {
		assert.NotZero(t, m.Board.Faces[c].Marks&keyforge.Exhausted)
	}
	m.Undo()
	assert.Equal(t, keyforge.AskCards, m.Question().Kind)
	assert.True(t, m.Question().Picked.Empty(), "the picks are one answer")
	m.Redo()
	assert.Equal(t, keyforge.AskMain, m.Question().Kind)
}

// Fewer cards than possible are confirmed too, or none.
func TestFewerPicksAreConfirmed(t *testing.T) {
	for n := range 3 {
		m, arm, hunter, imp := picking(t)
		picks := []keyforge.Slot{arm, hunter, imp}[:n]
		for _, c := range picks {
			click(m, c)
		}
		m.Answer(keyforge.Command{Verb: keyforge.Done})
		m.Update(0, 1280, 720)
		run(t, m)
		assert.Equal(t, keyforge.AskMain, m.Question().Kind)
		for i, c := range []keyforge.Slot{arm, hunter, imp} {
			assert.Equal(t, i < n, m.Board.Faces[c].Marks&keyforge.Exhausted != 0)
		}
	}
}

// The outcome of an answer is told before it is given, for everything that is picked,
// and trying it changes nothing.
func TestOutcomeOfAnAnswer(t *testing.T) {
	m, arm, hunter, _ := picking(t)
	click(m, hunter)
	before := m.game.Hash()
	o := m.Outcome(keyforge.Command{Verb: keyforge.Pick, Card: arm})
	require.NotNil(t, o)
	assert.Equal(t, []string{"Headhunter exhausts.", "Crushing Arm exhausts."}, m.DescribeOutcome(o))
	assert.False(t, o.Unsure)
	o = m.Outcome(keyforge.Command{Verb: keyforge.Done})
	assert.Equal(t, []string{"Headhunter exhausts."}, m.DescribeOutcome(o))
	assert.Equal(t, before, m.game.Hash())
	assert.Nil(t, m.Outcome(keyforge.Command{Verb: keyforge.Yes}), "that is no answer")
}

// Damage is foretold, and whether it destroys.
func TestOutcomeOfDamage(t *testing.T) {
	p := plain()
	p.Players[0].Hand = at("punch")
	p.Monster.Line = at("shield-arm", "crushing-arm")
	m := lay(t, p)
	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: slot(t, m, "Punch")})
	run(t, m)
	imp := slot(t, m, "Dust Imp")
	o := m.Outcome(keyforge.Command{Verb: keyforge.Pick, Card: imp})
	require.NotNil(t, o)
	require.Len(t, o.Harms, 1)
	assert.True(t, o.Harms[0].Dies)
	assert.Equal(t, 3, o.Harms[0].Damage)
	m.Do(keyforge.Command{Verb: keyforge.Pick, Card: imp})
	run(t, m)
	assert.Equal(t, card.Discard, m.Board.Faces[imp].Zone)
}

// A card that was picked up can be put down again as long as nothing has come of it,
// whatever the terms of undo.
func TestWhatWasBegunIsCancelled(t *testing.T) {
	p := plain()
	p.Monster.Line = at("crushing-arm", "shield-arm")
	m := lay(t, p)
	m.Story.Header.Undo = "none"
	before := m.game.Hash()
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: slot(t, m, "Headhunter")})
	run(t, m)
	require.Equal(t, keyforge.ForAttack, m.Question().Purpose)
	require.True(t, m.MayCancel())
	m.Cancel()
	assert.Equal(t, keyforge.AskMain, m.Question().Kind)
	assert.Equal(t, before, m.game.Hash())
	assert.False(t, m.MayCancel())

	m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: slot(t, m, "Anger")}) // æmber was gained
	run(t, m)
	require.Equal(t, keyforge.AskCards, m.Question().Kind)
	assert.False(t, m.MayCancel())
}

// A card that is being played lies on the side of the player who plays it.
func TestPlayedCardsLieOnTheirSide(t *testing.T) {
	m, _, _, _ := picking(t)
	assert.Greater(t, m.ShowPlace().Y, m.Places.Band.Bottom())
	p := plain()
	p.Players[0].Line = at("headhunter", "dust-imp", "troll", "bumpsy")
	p.Monster.Deck = at("emergence", "emergence", "emergence")
	m = lay(t, p)
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	run(t, m)
	require.Equal(t, keyforge.AskCards, m.Question().Kind)
	require.NotZero(t, m.Board.Played)
	assert.LessOrEqual(t, m.ShowPlace().Bottom(), m.Places.Band.Y)
}
