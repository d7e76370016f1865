package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table/gesture"
)

// drop drags a card to a point and drops it.
func drop(t testing.TB, m *Model, c keyforge.Slot, at layout.Point) gesture.Outcome {
	require.True(t, m.Drag(c))
	m.DragTo(at)
	m.Update(1.0/60, 1280, 720)
	m.DragTo(at)
	out := m.Drop()
	m.Update(1.0/60, 1280, 720)
	return out
}

// onto is where a card lies.
func onto(t testing.TB, m *Model, c keyforge.Slot) layout.Point {
	at, _, ok := m.Spot(c)
	require.True(t, ok)
	return at.Center()
}

// flank is a point of the player's own line, left or right of all cards.
func flank(m *Model, right bool) layout.Point {
	area := m.Places.Sides[0].Line.Area
	if right {
		return layout.Point{X: area.Right() - 30, Y: area.Center().Y}
	}
	return layout.Point{X: area.X + 30, Y: area.Center().Y}
}

func line(m *Model) []keyforge.Slot { return gametest.State(m.game).Players[0].Pile(card.Battleline) }

// A creature enters the line where it is dropped, and nothing is asked (K10.2).
func TestDropAnswersTheFlank(t *testing.T) {
	for _, right := range []bool{false, true} {
		p := plain()
		p.Players[0].Hand = at("valdr")
		m := lay(t, p)
		c := slot(t, m, "Valdr")
		require.True(t, m.Drag(c))
		m.DragTo(flank(m, right))
		m.Update(1.0/60, 1280, 720)
		row := &m.Places.Sides[0].Line
		require.False(t, row.Open.Empty(), "a place is kept free")
		assert.Equal(t, right, row.Open.X > row.Card[1].X)
		assert.Equal(t, !right, row.Open.X < row.Card[0].X)
		m.DragTo(flank(m, right))
		m.Drop()
		m.Update(1.0/60, 1280, 720)
		run(t, m)
		want := 0
		if right {
			want = 2
		}
		require.Len(t, line(m), 3)
		assert.Equal(t, c, line(m)[want])
		assert.Equal(t, keyforge.AskMain, m.Question().Kind)
		m.Undo()
		assert.Equal(t, keyforge.AskMain, m.Question().Kind, "what one gesture did is taken back as one")
		assert.Zero(t, m.Story.At())
		m.Redo()
		assert.Len(t, line(m), 3)
		assert.Equal(t, keyforge.AskMain, m.Question().Kind)
	}
}

// A creature with deploy enters at the gap it is dropped over (K18.16).
func TestDropAnswersTheGapOfDeploy(t *testing.T) {
	p := plain()
	p.House = card.Logos
	p.Players[0].Line = at("headhunter", "dust-imp", "headhunter")
	cat := lay(t, plain()).Catalogue()
	for n := uint16(1); n <= uint16(cat.Len()); n++ {
		d := cat.Card(n)
		if d.Type == card.CreatureType && d.Keywords[card.Deploy] != 0 && d.PlayCost == 0 && d.PlayIf == nil {
			p.Players[0].Hand, p.House = at(d.ID), d.House
			break
		}
	}
	m := lay(t, p)
	c := m.Board.Piles[0][card.Hand][0]
	between := m.Places.Sides[0].Line.Gap(2, m.Places.Unit).Center()
	out := drop(t, m, c, between)
	assert.Equal(t, 3, out.Open)
	run(t, m)
	require.Len(t, line(m), 4)
	assert.Equal(t, c, line(m)[2])
}

// An upgrade goes onto the creature it is dropped on, and nowhere else.
func TestDropAnswersTheHost(t *testing.T) {
	p := plain()
	p.Players[0].Hand = at("blood-of-titans")
	m := lay(t, p)
	up, host := slot(t, m, "Blood of Titans"), slot(t, m, "Dust Imp")
	out := drop(t, m, up, flank(m, true))
	assert.Equal(t, gesture.OnCard, out.Refusal)
	assert.Zero(t, m.Story.At(), "it goes back")
	require.True(t, m.Drag(up))
	assert.True(t, m.MayTake(host))
	assert.False(t, m.MayTake(m.Board.Boss))
	m.PutBack()
	drop(t, m, up, onto(t, m, host))
	run(t, m)
	assert.Equal(t, []keyforge.Slot{up}, m.Board.Faces[host].On)
}

// An action card can be dropped on its target. Elsewhere on the table it is played and
// asks; from an illegal target it goes back.
func TestDropAnswersTheTarget(t *testing.T) {
	p := plain()
	p.Players[0].Hand = at("punch")
	m := lay(t, p)
	punch, arm := slot(t, m, "Punch"), slot(t, m, "Crushing Arm")
	drop(t, m, punch, onto(t, m, arm))
	run(t, m)
	assert.Equal(t, keyforge.AskMain, m.Question().Kind)
	assert.Equal(t, 3, m.Board.Faces[arm].Damage+m.Board.Faces[arm].Spent)

	m = lay(t, p)
	drop(t, m, punch, m.Places.Band.Center())
	run(t, m)
	assert.Equal(t, keyforge.AskCards, m.Question().Kind)

	p.Players[0].Artifacts = at("dominator-bauble")
	m = lay(t, p)
	out := drop(t, m, slot(t, m, "Punch"), onto(t, m, slot(t, m, "Dominator Bauble")))
	assert.Equal(t, gesture.NotThere, out.Refusal)
	assert.Zero(t, m.Story.At())
}

// A fighter is dragged onto its target, and only enemies are targets.
func TestDropFights(t *testing.T) {
	m := lay(t, plain())
	hunter, imp := slot(t, m, "Headhunter"), slot(t, m, "Dust Imp")
	assert.Equal(t, gesture.NotThere, drop(t, m, hunter, onto(t, m, imp)).Refusal)
	out := drop(t, m, imp, onto(t, m, m.Board.Boss))
	assert.Equal(t, gesture.NoMeans, out.Refusal)
	assert.Equal(t, keyforge.WrongHouse, out.Why)
	drop(t, m, hunter, onto(t, m, m.Board.Boss))
	run(t, m)
	assert.Equal(t, 5, m.Board.Faces[m.Board.Boss].Spent)
	assert.Equal(t, keyforge.AskMain, m.Question().Kind)
}

// What cannot be played goes back and says why; on the discard pile a card is
// discarded; on the hand nothing happens.
func TestDropOfWhatCannotBePlayed(t *testing.T) {
	m := lay(t, plain())
	hand, anger := slot(t, m, "Hand of Dis"), slot(t, m, "Anger")
	out := drop(t, m, hand, flank(m, true))
	assert.Equal(t, gesture.Outcome{Refusal: gesture.NoMeans, Why: keyforge.WrongHouse}, out)
	for range 60 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.Equal(t, gesture.Outcome{}, drop(t, m, anger, onto(t, m, hand)))
	assert.Zero(t, m.Story.At())
	drop(t, m, anger, m.Places.Sides[0].Piles[layout.DiscardPile].Center())
	run(t, m)
	assert.Contains(t, m.Board.Piles[0][card.Discard], anger)
}

// A creature and an artifact are played only on their player's side.
func TestDropOnTheOtherSide(t *testing.T) {
	p := plain()
	p.Players[0].Hand = at("smaaash", "iron-obelisk")
	m := lay(t, p)
	for _, title := range []string{"Smaaash", "Iron Obelisk"} {
		assert.Equal(t, gesture.OwnSide, drop(t, m, slot(t, m, title), onto(t, m, slot(t, m, "Crushing Arm"))).Refusal)
	}
	obelisk := slot(t, m, "Iron Obelisk")
	drop(t, m, obelisk, m.Places.Sides[0].Status.Center())
	run(t, m)
	assert.Equal(t, []keyforge.Slot{obelisk}, m.Board.Piles[0][card.Artifacts])
}

// Looking at what a drag would do changes nothing, and learns nothing hidden.
func TestDraggingChangesNothing(t *testing.T) {
	m := lay(t, plain())
	before := m.game.Hash()
	for _, pile := range [...]card.Zone{card.Hand, card.Battleline} {
		for _, c := range m.Board.Piles[0][pile] {
			require.True(t, m.Drag(c))
			for x := 0.0; x < 1280; x += 60 {
				for y := 0.0; y < 720; y += 60 {
					m.DragTo(layout.Point{X: x, Y: y})
				}
			}
			m.PutBack()
		}
	}
	assert.Equal(t, before, m.game.Hash())
}

// A player who goes on does not wait for what is shown, except after the end of the turn.
func TestDraggingHurries(t *testing.T) {
	m := lay(t, plain())
	m.Do(keyforge.Command{Verb: keyforge.Reap, Card: slot(t, m, "Headhunter")})
	require.True(t, m.Showing())
	require.True(t, m.Drag(slot(t, m, "Anger")))
	assert.False(t, m.Showing())
	m.PutBack()
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	require.True(t, m.Showing())
	assert.False(t, m.Drag(slot(t, m, "Anger")))
	assert.True(t, m.Showing())
}

// A double click plays, reaps, uses; it fights where reaping is not allowed, and
// never so that a creature dies for nothing.
func TestUsual(t *testing.T) {
	p := plain()
	p.Players[0].Artifacts = at("gauntlet-of-command")
	m := lay(t, p)
	verb := func(title string) keyforge.Verb { return m.DefaultPlan(slot(t, m, title)).Command.Verb }
	assert.Equal(t, keyforge.Reap, verb("Headhunter"))
	assert.Equal(t, keyforge.PlayCard, verb("Anger"))
	assert.Equal(t, keyforge.NoCommand, verb("Dust Imp"), "it is of another house")
	assert.Equal(t, keyforge.UseAction, verb("Gauntlet of Command"))

	p.Players[0].Line[0].Marks = keyforge.Enraged
	m = lay(t, p)
	hunter := slot(t, m, "Headhunter")
	fight := m.DefaultPlan(hunter)
	require.Equal(t, keyforge.Fight, fight.Command.Verb)
	assert.Equal(t, m.Board.Boss, fight.Answer.Card, "the arm would kill it")
	p.Players[0].Line[0].Damage = 4
	m = lay(t, p)
	assert.Equal(t, keyforge.NoCommand, m.DefaultPlan(hunter).Command.Verb, "it would die for nothing")
}
