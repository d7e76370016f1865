package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// LastsFor remembers the cards of a lasting effect, which have just been named.
func (m *Memory) LastsFor(g card.Target) {
	m.SubjectsThing, m.SubjectsRole = Creature, g.Role
	if g.Pick != card.ByRole {
		m.SubjectsThing, m.SubjectsRole = m.Known[card.It].Thing, card.It
	} else if k, ok := m.Known[g.Role]; ok {
		m.SubjectsThing = k.Thing
	}
}

// SwapsPower reports whether a lasting effect only swaps the power and the armor of its
// cards.
func SwapsPower(e card.Effect) bool {
	m := e.Gives[0].Mods
	return len(m) == 1 && m[0].Swapped
}

// StaysExhausted reports whether a lasting effect only keeps its cards from being readied
// the next time.
func StaysExhausted(e card.Effect) bool {
	return e.Span == card.NextReadying && len(e.Gives) == 1 && len(e.Gives[0].Mods) == 1 && e.Gives[0].Mods[0].Kind == card.NotReadied
}

// SkipsStep is the step that a lasting effect lets you skip in this turn.
func SkipsStep(e card.Effect) (card.Mod, bool) {
	m, ok := thisTurn(e)
	return m, ok && m.Who == card.You && Skips(m)
}

// LimitsTurn is how many cards a lasting effect lets a player play in this turn, those that have been played
// included.
func LimitsTurn(e card.Effect) (card.Mod, bool) {
	m, ok := thisTurn(e)
	return m, ok && m.Kind == card.PlayLimit
}

// BindsTurn is which house a lasting effect makes a player choose in this turn.
func BindsTurn(e card.Effect) (card.Mod, bool) {
	m, ok := thisTurn(e)
	return m, ok && m.Kind == card.MustChoose
}

// thisTurn is all that a lasting effect says for the rest of the turn, if it is one modifier.
func thisTurn(e card.Effect) (card.Mod, bool) {
	if e.Span != card.RestOfTurn || len(e.Gives) != 1 || len(e.Gives[0].Mods) != 1 || e.Gives[0].While != nil {
		return card.Mod{}, false
	}
	return e.Gives[0].Mods[0], true
}

// AtNextTurn is what happens at the start or end of your opponent's next turn, when a lasting effect says
// nothing else.
func AtNextTurn(e card.Effect) (card.Ability, bool) {
	if e.Span != card.OpponentsNext || len(e.Gives) != 1 {
		return card.Ability{}, false
	}
	a := e.Gives[0]
	at := a.Event.Kind == card.TurnBegan || a.Event.Kind == card.TurnEnded
	return a, a.Kind == card.Triggered && at && a.Event.Who == card.Opponent && a.While == nil
}

// NextTurn is what a lasting effect says that a player must or cannot do at one point of
// their next turn.
func NextTurn(e card.Effect) (card.Mod, bool) {
	whose := map[card.Span]card.Who{card.OpponentsNext: card.Opponent, card.ThroughYourNext: card.You}[e.Span]
	if len(e.Gives) != 1 || len(e.Gives[0].Mods) != 1 || e.Gives[0].While != nil || e.Gives[0].Mods[0].Who != whose {
		return card.Mod{}, false
	}
	m := e.Gives[0].Mods[0]
	return m, !m.Again && (m.Kind == card.MustChoose || m.Kind == card.CannotChoose || Skips(m))
}

// Skips reports whether a player skips a step.
func Skips(m card.Mod) bool {
	return m.Kind == card.SkipForge || m.Kind == card.SkipReady || m.Kind == card.SkipDraw
}

// Once is how an ability is said that works one time.
type Once uint8

// The ways.
const (
	WhenItHappens  Once = iota // the next time that something happens
	ThisTurn                   // the same, if it is this turn
	WhenItApplies              // the next time that it makes a difference
	WhenThisLeaves             // something about the card itself, which happens only once
	EntersReadied              // the next card of a kind enters ready
	EntersPlaced               // the next creature of a kind enters ready, anywhere
	ResolvesMore               // the bonus icons of the next card resolve more often
	ComesBack                  // the next card of a kind returns to its owner's hand
	TakesTurn                  // you take another turn
)

// WorksOnce is how an ability is said that works one time.
func WorksOnce(a card.Ability, span card.Span) Once {
	if len(a.Mods) == 1 {
		switch m := a.Mods[0]; {
		case m.Kind == card.EntersReady && m.Target.Pick == card.EachOf:
			return EntersReadied
		case m.Kind == card.EntersAnywhere:
			return EntersPlaced
		case m.Kind == card.IconMod && m.Num.Kind == card.Const && m.Num.N > 0:
			return ResolvesMore
		case m.Kind == card.PurgedInstead && m.Who == card.You:
			return ComesBack
		case m.Kind == card.TurnAgain:
			return TakesTurn
		}
	}
	switch {
	case a.Kind != card.Triggered:
		return WhenItApplies
	case a.Event.Role == card.This:
		return WhenThisLeaves
	}
	return either(span == card.NextTime, ThisTurn, WhenItHappens)
}

// NextOf are the cards of which a modifier is for the next one.
func NextOf(m card.Mod) card.Filter {
	switch m.Kind {
	case card.EntersReady:
		f := m.Target.Filter
		f.Rel = card.Anyone
		return f
	case card.EntersAnywhere:
		return m.Target.Filter
	}
	return *m.Filter
}
