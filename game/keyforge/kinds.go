package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// kindSet is a set of kinds of modifiers.
type kindSet [(card.ModCount + 63) / 64]uint64

func (s *kindSet) add(k card.ModKind) { s[k>>6] |= 1 << (k & 63) }

func (s *kindSet) has(k card.ModKind) bool { return s[k>>6]&(1<<(k&63)) != 0 }

func (s *kindSet) shares(o *kindSet) bool {
	any := uint64(0)
	for i := range s {
		any |= s[i] & o[i]
	}
	return any != 0
}

func kinds(of ...card.ModKind) *kindSet {
	s := new(kindSet)
	for _, k := range of {
		s.add(k)
	}
	return s
}

// Kinds of modifiers that are looked up together.
var (
	allowances   = kinds(card.MayPlayOther, card.MayUseOther)
	prohibitions = kinds(card.CannotPlay, card.CannotNamed, card.PlayLimit, card.RightClosed)
	hindrances   = kinds(card.CannotUse, card.CannotNamed, card.DestroysToUse, card.UseToll)
	receptions   = kinds(card.EntersReady, card.EntersStunned, card.EntersEnraged, card.EntersAnywhere)
	redirections = kinds(card.Redirects, card.Divides)
	reapings     = kinds(card.ReapSteals, card.GainCaptured, card.GainMade, card.ReapsOwn)
	catching     = kinds(card.GainCaptured, card.GainMade)
)
