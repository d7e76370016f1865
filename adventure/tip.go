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
	Catalogue *keyforge.Catalogue // the texts of the cards; nil: nothing is known of them

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

// Holds reports whether a card in the hand of the person fits.
func (n *Now) Holds(fits func(*keyforge.CardView) bool) bool {
	for _, at := range n.You().Zones[card.Hand] {
		if at.Card != 0 && fits(&n.Cards[at.Card]) {
			return true
		}
	}
	return false
}

// Heads reports whether the text of a card has an ability with one of those headings.
func (n *Now) Heads(v *keyforge.CardView, any card.Headings) bool {
	return n.Catalogue != nil && n.Catalogue.Entries[v.Def].Headings&any != 0
}

// Asks reports whether a card in play or in the hand of the person has a condition of that
// kind, such as that somebody is haunted.
func (n *Now) Asks(k card.CondKind) bool {
	asks := func(v *keyforge.CardView) bool {
		return n.Catalogue != nil && n.Catalogue.Entries[v.Def].Asks&(1<<k) != 0
	}
	for c := range n.Cards {
		if v := &n.Cards[c]; v.InPlay() && asks(v) {
			return true
		}
	}
	return n.Holds(asks)
}

// Opponent is the side against which the person plays.
func (n *Now) Opponent() *keyforge.SideView {
	if n.Boss != 0 {
		return &n.Sides[keyforge.Monster]
	}
	return &n.Sides[(1-n.Question.Side)&3]
}
