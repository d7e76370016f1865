package lang

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Asked is what an ability waits for: which of its effects asks, and for what.
type Asked struct {
	Card    *card.Card // the card with the printed ability; nil for an ability of the rules
	Ability *card.Ability
	Effect  *card.Effect // one of the ability
	Target  *card.Target // of the effect, when it asks for cards
	Self    string       // the name of the card that has the ability now
	About   string       // the card that a number is asked for
	// Min and Max are the bounds of a number, or of how many cards are chosen; Left is
	// how much is left of what is handed out piece by piece.
	Min, Max, Left int
	Order          bool // asks only which of the cards is next
	// House is the current house of an effect that goes through all houses.
	House card.House
}

// Question is a question, and what yes and no mean.
type Question struct {
	Words   string
	Yes, No string
}
