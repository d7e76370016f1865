package adventure

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Adviser is an adventure with tips of its own. Its [Adventure.Words] have them under
// "tip-" and the key of the tip.
type Adviser interface{ Tips() []Tip }

// Tip is a line for people new to the game, shown once, when it first matters.
type Tip struct {
	Key     string
	Article string // the key of the page of the rules reference that says more
	When    func(*Now) bool
}

// Now is what tips depend on: what the person who is asked sees, may do, and knows
// from the forecast.
type Now struct {
	*keyforge.View
	Legal  []keyforge.Command
	Rises  bool // what the monster is known to do next raises a gauge
	Hunted bool // and attacks a creature of the person
}

// You is the side of the person who is asked.
func (n *Now) You() *keyforge.SideView { return &n.Sides[n.Question.Side&3] }

// May reports whether a command with that verb is legal.
func (n *Now) May(v keyforge.Verb) bool {
	for i := range n.Legal {
		if n.Legal[i].Verb == v {
			return true
		}
	}
	return false
}

// Some reports whether a creature of the person, or of anybody, fits.
func (n *Now) Some(anybody bool, fits func(*keyforge.CardView) bool) bool {
	for c := range n.Cards {
		v := &n.Cards[c]
		if v.Zone == card.Battleline && (anybody || v.Ctrl == n.Question.Side) && fits(v) {
			return true
		}
	}
	return false
}
