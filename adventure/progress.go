package adventure

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Progress is the progress of a lesson in a game of its position: which step it has
// reached. The caller tells the course of the commands given and the events seen, and
// allows nothing else.
type Progress struct {
	Lesson *Lesson
	cards  map[string]keyforge.Slot
	ids    map[string]string
	at     int // among the steps
	done   int // commands
}

// Begin returns the course of the lesson in a game that begins from its position.
func (l *Lesson) Begin(g *keyforge.Game) *Progress {
	c := &Progress{Lesson: l, cards: map[string]keyforge.Slot{}, ids: map[string]string{}}
	name := func(label string) {
		if slot := g.Labelled(label); slot != 0 {
			c.cards[label], c.ids[label] = slot, g.Catalogue().Card(g.Card(slot).Def).ID
		}
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		name(s.Command.Card)
		name(s.After.Card)
		name(s.At.Card)
		for _, f := range s.Facts {
			name(f.card)
		}
		for _, f := range s.Claims {
			name(f.card)
		}
	}
	for _, f := range l.Ends {
		name(f.card)
	}
	return c
}

// Step is the step that it has reached, or nil at the end.
func (c *Progress) Step() *Step {
	if c.at == len(c.Lesson.Steps) {
		return nil
	}
	return &c.Lesson.Steps[c.at]
}

// At returns how many steps have been done, and how many there are.
func (c *Progress) At() (at, of int) { return c.at, len(c.Lesson.Steps) }

// Card is the card with that label, or 0.
func (c *Progress) Card(label string) keyforge.Slot { return c.cards[label] }

// Allows reports whether the command is what the step waits for.
func (c *Progress) Allows(cmd keyforge.Command) bool {
	s := c.Step()
	return s != nil && s.Command.Verb != keyforge.NoCommand && s.Command.Verb == cmd.Verb && c.cards[s.Command.Card] == cmd.Card &&
		(s.Command.Any || s.Command.N == int(cmd.N))
}

// GoTo goes to where the lesson stands after that many commands, which may be fewer than
// before, and reports whether it has moved.
func (c *Progress) GoTo(commands int) bool {
	if commands == c.done {
		return false
	}
	c.done, c.at = commands, 0
	for ; commands > 0 && c.at < len(c.Lesson.Steps); c.at++ {
		if c.Lesson.Steps[c.at].Command.Verb != keyforge.NoCommand {
			commands--
		}
	}
	return true
}

// Observe reports whether the step is shown now that the event has been seen.
func (c *Progress) Observe(e *keyforge.Event) bool {
	s := c.Step()
	return s != nil && s.After.Kind != keyforge.NoEvent && s.After.Kind == e.Kind &&
		(s.After.Card == "" || c.cards[s.After.Card] == e.Card) && (!s.After.Monster || e.Side == keyforge.Monster)
}

// Advance leaves a step that only explains.
func (c *Progress) Advance() {
	if s := c.Step(); s != nil && s.Command.Verb == keyforge.NoCommand {
		c.at++
	}
}

// Facts are the facts of the step as the table shows them, to be filled into its words, with
// cards named by the titles that called returns.
func (c *Progress) Facts(s *Step, at TableView, called func(id string) string) []any {
	var all []any
	for _, f := range s.Facts {
		if f.of == title {
			all = append(all, called(c.ids[f.card]))
		} else {
			all = append(all, c.Read(f, at))
		}
	}
	return all
}

// Holds reports whether a claim is true.
func (c *Progress) Holds(claim Claim, at TableView) bool {
	return c.Read(claim.Fact, at) == claim.Value
}

// Read is the number of a fact.
func (c *Progress) Read(f Fact, at TableView) int {
	flag := func(is bool) int {
		if is {
			return 1
		}
		return 0
	}
	v := at.CardView(c.cards[f.card])
	switch f.of {
	case power:
		return v.Power
	case armor:
		return v.Armor
	case armorLeft:
		return v.ArmorLeft()
	case damage:
		return v.Damage
	case counters:
		return int(v.Counters[f.put])
	case left:
		return max(0, v.Power-v.Damage)
	case exhausted:
		return flag(v.Is(keyforge.Exhausted))
	case inPlay:
		return flag(v.Zone.InPlay())
	case pool:
		return at.Pool(f.side)
	case keyCost:
		return at.KeyCost(f.side)
	case keys:
		return bits.OnesCount8(at.Keys(f.side))
	case archives:
		return at.Pile(f.side, card.Archives)
	case gauge, limit:
		for _, r := range at.Gauges() {
			if r.Name != f.gauge {
				continue
			}
			if f.of == gauge {
				return r.Value
			}
			return r.Limit
		}
	case tidePrice:
		return at.TidePrice()
	case tideHigh:
		return flag(at.High())
	case over:
		return flag(at.Over())
	}
	return -1
}
