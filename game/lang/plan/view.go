package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// View is from whose view a text is told, and about what: what does not change while one
// statement follows another.
type View struct {
	Source *card.Card // nil for an ability without a card
	Active bool       // the card addresses the active player (A7.1)
	Plain  bool       // "you" is somebody else: no words for friends and enemies
	Quotes int        // how many quotations are open
	Buried bool       // the card lies in your discard pile
	Lasts  bool       // inside a lasting effect
	Fights bool       // about a fight that may be prevented
	Forges bool       // about a key that was forged
}

// Archives reports whether a draw is that of an adventure's monster, which archives instead
// (A4.3).
func (v *View) Archives(draw *card.Effect) bool { return v.Active && draw.Who == card.Opponent }

// capturesFromYou reports whether the creatures are your opponent's, so that they capture
// from you. On adventure cards all are, except those called yours.
func (v *View) capturesFromYou(g card.Target) bool {
	switch {
	case v.Active:
		return g.Pick == card.ByRole || g.Filter.Rel != card.Friend
	case v.Plain:
		return false
	}
	return g.Pick != card.ByRole && g.Filter.Rel == card.Foe
}

// Creatures reports whether the cards of a target are creatures, as far as the words go.
func (v *View) Creatures(g card.Target) bool {
	if g.Pick == card.ByRole {
		return g.Role != card.This || v.Quotes > 0 || v.Source == nil || v.Source.Type == card.CreatureType
	}
	return g.Filter.Types == card.Creatures.Types
}
