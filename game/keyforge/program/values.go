package program

import "github.com/keyraken/keyraken/game/keyforge/card"

// keeps is the number of a lasting effect that is read from a card that the effect
// refers to.
func keeps(a *card.Ability) *card.Num {
	if len(a.Mods) == 1 && OfKnown(&a.Mods[0].Num) {
		return &a.Mods[0].Num
	}
	return nil
}

// OfKnown reports whether the number is the power or the armor of cards that a lasting
// effect refers to.
func OfKnown(n *card.Num) bool {
	return OfSubjects(n) || (n.Kind == card.PowerOf || n.Kind == card.ArmorOf) && (n.Role == card.A || n.Role == card.B)
}

// OfSubjects reports whether the number is the power or the armor of the cards for which a
// lasting effect was made.
func OfSubjects(n *card.Num) bool {
	return (n.Kind == card.PowerOf || n.Kind == card.ArmorOf) && n.Role == card.TheSubjects
}

// definesX reports whether the ability says what the X is that a card has printed for
// its power, which means nothing on another card (K3.10).
func definesX(a *card.Ability) bool {
	return len(a.Mods) == 1 && a.Mods[0].Kind == card.SetPower && a.Mods[0].Target.Role == card.This && a.Mods[0].Num.Kind != card.Const
}
