package table

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Dragging is the card that a person drags over the table.
type Dragging struct {
	table *playback.Player
	seat  keyforge.Side // of the person
	card  keyforge.Slot
	place gesture.Place
	reach gesture.Reach
	out   gesture.Outcome
}

// Drag takes a card into the hand of the person who is asked what to do, and reports
// whether that is possible: a player who goes on does not want to see the rest of the
// last command's results, but a turn that was ended is over.
func (m *Model) Drag(c keyforge.Slot) bool {
	if !m.Hurry() || len(m.Actions(c)) == 0 {
		return false
	}
	m.Dragging.card, m.Dragging.seat = c, m.Sits()
	m.Dragging.reach.Look(m.game, m.Sits(), &m.View.Cards[c], m.Actions(c))
	return true
}

// Hurry shows at once what is left of the last command of the person whose turn it is,
// unless it ends the turn, and reports whether that person is now asked what to do.
func (m *Model) Hurry() bool {
	for m.Showing() && m.Hold == nil && m.Mine(m.Sits()) && !slices.ContainsFunc(m.Events(), endsTurn) {
		m.Skip()
		m.carryOn()
		m.answerUnasked()
	}
	return m.Asking() && m.Question().Kind == keyforge.AskMain
}

// Mine reports whether the side is that of the person whose turn it is, who may do
// something with its cards.
func (m *Model) Mine(s keyforge.Side) bool {
	b := &m.Board
	return s < keyforge.MaxSeats && s == m.Sits() && !m.Watched && m.Bots[m.Sits()] == nil && b.TurnOf == s && b.Step == keyforge.MainStep &&
		!b.Over
}

// Dragged is the card that is being dragged, or 0.
func (d *Dragging) Dragged() keyforge.Slot { return d.card }

// DragTo moves the dragged card.
func (d *Dragging) DragTo(at layout.Point) {
	d.place = d.placeAt(at)
	d.out = d.reach.Drop(&d.place)
	d.table.Held = 0
	if _, z := d.table.Board.Side(d.card); z == card.Hand {
		d.table.Held, d.table.HeldAt = d.card, at
	}
}

// Drop releases the card where it is, and tells what comes of that; its effect
// happens with the next [Model.Update].
func (m *Model) Drop() gesture.Outcome {
	out := *m.DropPreview()
	if harms, _ := m.HarmsOwn(&out.Plan); harms { // that is asked rather than guessed
		out.Plan.Asked, out.Plan.Answer = keyforge.Question{}, keyforge.Command{}
	}
	m.PutBack()
	if out.Plan.Command.Verb != keyforge.NoCommand {
		m.CarryOut(out.Plan)
	}
	return out
}

// PutBack returns the dragged card to where it was.
func (d *Dragging) PutBack() { d.card, d.out, d.table.Held = 0, gesture.Outcome{}, 0 }

// DropPreview is what would come of dropping the dragged card now.
func (d *Dragging) DropPreview() *gesture.Outcome { return &d.out }

// MayTake reports whether the dragged card can be dropped on the target.
func (d *Dragging) MayTake(target keyforge.Slot) bool {
	if d.card == 0 || target == 0 {
		return false
	}
	all := d.reach.Targets()
	return all.Has(target)
}

// placeAt is what is at a point on the table.
func (d *Dragging) placeAt(p layout.Point) gesture.Place {
	b, t := &d.table.Board, &d.table.Places
	at := gesture.Place{Side: keyforge.NoSide, Off: !t.Main.Has(p) || p.Y >= t.Prompt.Y && !d.beside(p)}
	for side := range keyforge.Side(keyforge.MaxSides) {
		s := &t.Sides[side]
		if side != keyforge.Monster && int(side) >= b.Seats {
			continue
		}
		if s.Zone.Has(p) {
			at.Side = side
		}
		if !s.Small && s.Piles[layout.DiscardPile].Has(p) {
			at.Bin = true
		}
		for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
			for _, c := range b.Piles[side][z] {
				if spot, _, ok := d.table.Spot(c); ok && spot.Bounds().Has(p) {
					at.Card = c
				}
			}
		}
	}
	if b.Boss != 0 && at.Card == 0 && t.Boss.Has(p) {
		at.Card = b.Boss
	}
	line := &t.Sides[d.seat&3].Line
	for i := range line.N {
		if line.Card[i].Center().X < p.X {
			at.Gap++
		}
	}
	at.Right = p.X > line.Area.Center().X
	return at
}

// beside reports whether a point is on what lies beside the hand of the player, the numbers and
// the piles: they belong to the table.
func (d *Dragging) beside(p layout.Point) bool {
	s := &d.table.Places.Sides[d.seat&3]
	return s.Status.Has(p) || slices.ContainsFunc(s.Piles[:], func(r layout.Rect) bool { return r.Has(p) })
}

// CarryOut gives the game the command of a plan with the next [Model.Update], and its
// answer when that is asked.
func (m *Model) CarryOut(p gesture.Plan) {
	m.plan = p
	m.Answer(p.Command)
}

// carryOn gives the answer that the plan contains, at once if nothing has happened
// since that a person would want to see.
func (m *Model) carryOn() {
	if m.plan.Answer.Verb == keyforge.NoCommand || m.Waiting() || m.Showing() && slices.ContainsFunc(m.Events(), worthSeeing) {
		return
	}
	plan := m.plan
	m.plan = gesture.Plan{}
	q := m.game.Question()
	if !plan.Answers(q) || m.game.Check(plan.Answer) != nil || !m.person(q.Side) || !m.Allows(plan.Answer) {
		return
	}
	if m.Showing() {
		m.Skip()
	}
	at := m.Story.At()
	m.Do(plan.Answer)
	m.bookmarks[at].planned = true
}

func endsTurn(e keyforge.Event) bool { return e.Kind == keyforge.TurnEnded }

// worthSeeing reports whether a person who has played or used a card would want to see
// the event: it is more than that.
func worthSeeing(e keyforge.Event) bool { return e.Kind != keyforge.Played && e.Kind != keyforge.Used }
