package plan

import (
	"reflect"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// SameFilter reports whether two filters ask for the same cards in the same words.
func SameFilter(a, b card.Filter) bool {
	return SamePreds(append([]card.Pred{}, a.Preds...), append([]card.Pred{}, b.Preds...)) && a.Types == b.Types && a.Rel == b.Rel &&
		a.Zone == b.Zone && a.Whose == b.Whose && a.Top == b.Top && a.Also == nil && b.Also == nil
}

// SamePreds reports whether tests are the same.
func SamePreds(a, b []card.Pred) bool { return reflect.DeepEqual(a, b) }

// Others returns a filter without its tests for not being among cards taken before, and
// whether it had any: what remains are other cards.
func Others(f card.Filter) (left card.Filter, others bool) {
	left = f
	left.Preds = slices.DeleteFunc(slices.Clone(f.Preds), func(p card.Pred) bool { return p.Kind == card.IsIn && p.Not })
	return left, len(left.Preds) < len(f.Preds)
}

// DrawnOf is the role of the cards from which a filter takes one: any, or the least or most
// powerful.
func DrawnOf(f card.Filter) card.Role {
	p := f.Preds
	if len(p) == 2 && f.Rel == card.Anyone && (p[1].Kind == card.LowestPower || p[1].Kind == card.HighestPower) &&
		p[0].Kind == card.IsIn && !p[0].Not {
		return p[0].Role
	}
	return OneOf(f)
}

// PartOf is the role of cards in a pile, of which a filter asks for a part.
func PartOf(f card.Filter) card.Role {
	if len(f.Preds) < 2 || f.Preds[0].Kind != card.IsIn || f.Preds[0].Not || f.Types != card.Cards.Types ||
		f.Zone == card.NoZone || f.Zone.InPlay() || f.Zone == card.Under {
		return card.NoRole
	}
	return f.Preds[0].Role
}

// WithNeighbors is the role when one filter asks for one of its creatures and the other for
// a neighbor of that creature.
func WithNeighbors(f, o card.Filter) card.Role {
	if len(f.Preds) != 1 || f.Preds[0].Kind != card.IsIn || f.Preds[0].Not || f.Rel != card.Anyone {
		return card.NoRole
	}
	r := f.Preds[0].Role
	if o.Rel != card.Anyone || !SamePreds(o.Preds, card.Creatures.NeighborOf(r).Preds) {
		return card.NoRole
	}
	return r
}

// CopiesOf is the role whose cards a target takes with all copies of them.
func CopiesOf(g card.Target) card.Role {
	p := g.Filter.Preds
	if g.Pick != card.EachOf || len(p) != 1 || p[0].Kind != card.SharesTitleWith || p[0].Not || g.Filter.Rel != card.Anyone ||
		g.Filter.Zone != card.NoZone || g.Filter.Also != nil {
		return card.NoRole
	}
	return p[0].Role
}

// OneOf is the role of a filter that only requires being one of its cards.
func OneOf(f card.Filter) card.Role {
	if len(f.Preds) != 1 || f.Preds[0].Kind != card.IsIn || f.Preds[0].Not || f.Preds[0].Role == card.Beneath || f.Rel != card.Anyone {
		return card.NoRole
	}
	if r := f.Preds[0].Role; f.Types == card.Cards.Types || r == card.Other && f.Types == card.Creatures.Types {
		return r
	}
	return card.NoRole
}

// ofThem reports whether the test asks for one of the affected cards.
func ofThem(p card.Pred) bool { return p.Kind == card.IsIn && p.Role == card.Them && !p.Not }

// Single reports whether a filter that takes each card can match only one.
func Single(f card.Filter) bool {
	one := f.Top == 1 || f.Top == -1 || slices.ContainsFunc(f.Preds, func(p card.Pred) bool { return p.Kind == card.IsTopmost })
	return one && f.Whose != card.EachPlayer || isSide(f) || f.Types == card.TypeSet(card.BossType)
}

// isSide reports whether the cards are the one neighbor of another on one of its sides.
func isSide(f card.Filter) bool {
	return f.Also == nil && IsBeside(f) && slices.ContainsFunc(f.Preds, func(p card.Pred) bool {
		return (p.Kind == card.LeftOf || p.Kind == card.RightOf) && !p.Not
	})
}

// fromYours reports whether the cards are out of play, and yours (K13.5).
func fromYours(f card.Filter) bool {
	return f.Zone != card.NoZone && !f.Zone.InPlay() && f.Whose == card.You && (f.Also == nil || fromYours(*f.Also))
}

// FromFoesPile reports whether the cards are several in a row of one pile, of your opponent.
func FromFoesPile(f card.Filter) bool { return f.Whose == card.Opponent && (f.Top > 1 || f.Top < -1) }

// IsBeside reports whether the cards are neighbors of another, on the same side.
func IsBeside(f card.Filter) bool {
	return slices.ContainsFunc(f.Preds, func(p card.Pred) bool { return p.Kind == card.IsNeighborOf && !p.Not })
}

// opposites are the comparisons that hold when others do not. Equal has none.
var opposites = map[card.Cmp]card.Cmp{
	card.AtLeast: card.Less, card.Less: card.AtLeast, card.AtMost: card.More, card.More: card.AtMost,
}

// Opposite is the comparison that holds when c does not.
func Opposite(c card.Cmp) card.Cmp { return opposites[c] }

// IsArrival reports whether the ability is only about how the card itself enters play.
func IsArrival(a card.Ability) bool {
	return a.Kind == card.Constant && !slices.ContainsFunc(a.Mods, func(m card.Mod) bool {
		return m.Target.Role != card.This || m.Kind != card.EntersReady && m.Kind != card.EntersStunned && m.Kind != card.EntersEnraged
	})
}

// OfWho reports whether the ability triggers only when something holds for the player
// of the event, who must have been named by then.
func OfWho(a card.Ability) bool {
	found := false
	if a.Kind == card.Triggered && a.While != nil {
		card.Inspect(a.While, func(n card.Node) bool {
			num, ok := n.(*card.Num)
			found = found || ok && num.Who == card.EventWho
			return true
		})
	}
	return found
}

// IsFirst reports whether the ability triggers only on the first of the events that
// the game counts: exactly one has happened this turn.
func IsFirst(a card.Ability) bool {
	return a.Kind == card.Triggered && a.While != nil && isFirst(*a.While, card.EachPlayer) && !a.While.Not
}

// isFirst reports whether exactly one of the events that the game counts has happened this
// turn to a player, or for all of them.
func isFirst(c card.Cond, who card.Who) bool {
	return c.Kind == card.Compare && c.A.Kind == card.Done && c.A.Who == who && c.Cmp == card.Equal && IsOne(c.B)
}

// fromAnyone reports whether æmber is captured one by one, each time from a player of
// your choice.
func fromAnyone(e *card.Effect) bool {
	do := Sub(*e, 0)
	if len(do) != 2 || do[0].Verb != card.ChoosePlayerVerb || do[1].Verb != card.IfVerb || len(Sub(do[1], 0)) != 1 {
		return false
	}
	take := Sub(do[1], 0)[0]
	return take.Verb == card.CaptureVerb && take.Who == card.Chosen && IsOne(take.Num)
}

// takesLast reports whether the last thing that an effect does is to take another
// card.
func takesLast(e card.Effect) bool {
	do := Sub(e, 0)
	return e.Verb == card.IfVerb && len(do) > 0 && do[len(do)-1].Verb == card.TargetVerb
}

// Merged merges constant abilities that follow each other.
func Merged(gives []card.Ability) []card.Ability {
	var out []card.Ability
	for _, a := range gives {
		if n := len(out); n > 0 && a.Kind == card.Constant && a.While == nil && out[n-1].Kind == card.Constant && out[n-1].While == nil {
			out[n-1].Mods = append(append([]card.Mod{}, out[n-1].Mods...), a.Mods...)
			continue
		}
		out = append(out, a)
	}
	return out
}

// Parted returns the common role of deals of damage that each hit some of its cards, and
// the deals without the test for that role.
func Parted(deals []card.Effect) (parts []card.Effect, of card.Role) {
	for _, d := range deals {
		p := d.Target.Filter.Preds
		among := slices.IndexFunc(p, func(p card.Pred) bool { return p.Kind == card.IsIn && !p.Not })
		if d.Target.Pick != card.EachOf || len(p) < 2 || among < 0 || of != card.NoRole && of != p[among].Role {
			return deals, card.NoRole
		}
		of = p[among].Role
		d.Target.Filter.Preds = slices.Delete(slices.Clone(p), among, among+1)
		parts = append(parts, d)
	}
	return parts, of
}

// DealsPower reports whether a card deals its power as damage to the cards of a role.
func DealsPower(d card.Effect, to card.Role) bool {
	return d.Verb == card.DealVerb && d.Source != card.NoRole && d.Num == card.Of(card.PowerOf, d.Source) && !d.IgnoresArmor &&
		d.Target.Pick == card.ByRole && d.Target.Role == to
}

// sameObject reports whether an effect is about exactly the cards of the previous one,
// when both are verbs that take nothing but cards.
func sameObject(e, next *card.Effect) bool {
	if e.Verb == card.TargetVerb || e.AsYours || next.AsYours || next.Target.Pick != card.ByRole {
		return false
	}
	if e.Target.Pick == card.ByRole {
		return e.Target.Role == next.Target.Role
	}
	return next.Target.Role == card.It
}

// Dug returns the cards that an effect digs for by discarding the top card of a deck
// repeatedly, and the deck, when that is all that the effect repeats.
func Dug(e *card.Effect) (found *card.Filter, deck card.Filter, ok bool) {
	do, until := Sub(*e, 0), e.Cond.Sub
	if e.Verb != card.RepeatVerb || e.Optional || e.Cond.Kind != card.AllOf || len(until) != 2 || len(do) != 1 {
		return nil, deck, false
	} else if do[0].Verb != card.MoveVerb || do[0].To != card.Discard {
		return nil, deck, false
	}
	it, more, deck := until[0], until[1], do[0].Target.Filter
	if deck.Top != 1 || it.Kind != card.RoleIs || it.Role != card.It || !it.Not || more.Kind != card.Exists || more.Not {
		return nil, deck, false
	}
	deck.Top = 0
	return it.Filter, deck, SameFilter(deck, *more.Filter)
}

// discardsTops is the player from whose deck an effect that is carried out so often discards the
// top card each time, or Nobody.
func discardsTops(e *card.Effect) card.Who {
	do := Sub(*e, 0)
	if e.Verb != card.TimesVerb || len(do) != 1 || do[0].Verb != card.MoveVerb || do[0].To != card.Discard {
		return card.Nobody
	}
	g := do[0].Target
	if f := g.Filter; g.Pick != card.EachOf || f.Zone != card.Deck || f.Top != 1 || len(f.Preds) > 0 || f.Also != nil {
		return card.Nobody
	}
	return g.Filter.Whose
}

// CounterChoice are the counters one of which is put on the same cards, as one chooses, and the
// effect that puts the first of them.
func CounterChoice(e card.Effect) (put card.Effect, of []card.Counter) {
	for i := range e.Sub {
		do := Sub(e, i)
		if len(do) != 1 || do[0].Verb != card.CounterVerb || !IsOne(do[0].Num) || do[0].Target.Pick != card.ByRole ||
			do[0].Target.Role != Sub(e, 0)[0].Target.Role {
			return card.Effect{}, nil
		}
		of = append(of, do[0].Counter)
	}
	return Sub(e, 0)[0], of
}

// BothPools reports whether a number is the æmber of you and your opponent together.
func BothPools(n card.Num) bool {
	return n.Kind == card.Sum && n.A.Kind == card.Pool && n.A.Who == card.You && n.B.Kind == card.Pool && n.B.Who == card.Opponent
}

// OrAnyCard returns the filter, or that of all cards if there is none.
func OrAnyCard(f *card.Filter) card.Filter {
	if f == nil {
		return card.Cards
	}
	return *f
}

// HouseOf is the role of the card to whose houses effects for each house are limited, and those
// effects.
func HouseOf(e card.Effect) (of card.Role, do []card.Effect) {
	do = Sub(e, 0)
	if len(do) != 1 || do[0].Verb != card.IfVerb || len(Sub(do[0], 1)) > 0 {
		return card.NoRole, do
	}
	if c := do[0].Cond; c.Kind == card.RoleIs && !c.Not && SameFilter(*c.Filter, card.Cards.ChosenHouse()) {
		return c.Role, Sub(do[0], 0)
	}
	return card.NoRole, do
}

// Sought are the zones that a search looks through, and the cards that it looks for by name.
func Sought(f card.Filter) (zones []card.Filter, titles []string) {
	for g := &f; g != nil; g = g.Also {
		if !slices.ContainsFunc(zones, func(z card.Filter) bool { return z.Zone == g.Zone && z.Whose == g.Whose }) {
			zones = append(zones, *g)
		}
		if p := g.Preds; len(p) == 1 && p[0].Kind == card.IsNamed && !p[0].Not && !slices.Contains(titles, p[0].Name) {
			titles = append(titles, p[0].Name)
		}
	}
	return zones, titles
}

// ShowsHouse reports whether a filter says which house its cards belong to.
func ShowsHouse(f *card.Filter) bool {
	return f != nil && slices.ContainsFunc(f.Preds, func(p card.Pred) bool {
		return p.Kind == card.IsActiveHouse && p.Not || p.Kind == card.IsHouse || p.Kind == card.IsChosenHouse || p.Kind == card.OfHouseInPlay
	})
}

// Sub is the i-th list of effects within an effect, which may have none.
func Sub(e card.Effect, i int) []card.Effect {
	if i < len(e.Sub) {
		return e.Sub[i]
	}
	return nil
}

// IsOne reports whether a number is always 1.
func IsOne(n card.Num) bool { return n.Kind == card.Const && n.N == 1 }
