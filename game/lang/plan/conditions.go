package plan

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Side is the player whose cards friendly or enemy cards are.
func Side(r card.Rel) card.Who {
	if r == card.Friend {
		return card.You
	}
	return card.Opponent
}

// Controlled takes from a filter for cards in play who controls them; false when it does not
// say.
func Controlled(f card.Filter) (who card.Who, left card.Filter, ok bool) {
	by := slices.IndexFunc(f.Preds, func(p card.Pred) bool { return p.Kind == card.ControlledBy && !p.Not })
	if f.Rel == card.Anyone && by < 0 || f.Zone != card.NoZone {
		return card.Nobody, f, false
	}
	who, f.Rel = Side(f.Rel), card.Anyone
	if by >= 0 {
		who = f.Preds[by].Who
		f.Preds = slices.Delete(slices.Clone(f.Preds), by, by+1)
	}
	return who, f, true
}

// NamedIn takes from a filter the title of the one card that it looks for in a pile.
func NamedIn(f card.Filter) (id string, left card.Filter, ok bool) {
	if len(f.Preds) != 1 || f.Preds[0].Kind != card.IsNamed || f.Preds[0].Not || f.Zone == card.NoZone || f.Types != card.Cards.Types {
		return "", f, false
	}
	id, f.Preds = f.Preds[0].Name, nil
	return id, f, true
}

// Named are the titles of cards of which a condition requires that you control each; none
// when it is another condition.
func Named(c card.Cond) (ids []string) {
	for _, s := range c.Sub {
		if s.Kind != card.Exists || s.Not || c.Not || len(s.Filter.Preds) != 1 ||
			!SameFilter(*s.Filter, card.Cards.Friendly().Named(s.Filter.Preds[0].Name)) {
			return nil
		}
		ids = append(ids, s.Filter.Preds[0].Name)
	}
	return ids
}

// Finding reports whether a condition is that a card has been found which cards were
// discarded for.
func (d *Discourse) Finding(c card.Cond) bool {
	return d.Sought != nil && c.Role == card.It && !c.Not && SameFilter(*c.Filter, *d.Sought)
}

// YouControlHost reports whether a condition is that you control the card with an upgrade.
func YouControlHost(c card.Cond) bool {
	f := c.Filter
	return f.Zone == card.NoZone && f.Rel == card.Friend && len(f.Preds) == 0 && c.Role == card.Host
}

// ShareHouse reports whether a condition is that the cards of a role share a house.
func ShareHouse(c card.Cond) bool {
	p := c.Filter.Preds
	return len(p) == 1 && p[0] == (card.Pred{Kind: card.SharesHouseWith, Role: c.Role})
}

// IsTest reports whether a condition about what a card is says no more than its only test.
func (d *Discourse) IsTest(c card.Cond) bool {
	f := c.Filter
	if f.Zone != card.NoZone || f.Rel != card.Anyone || f.Also != nil || len(f.Preds) != 1 {
		return false
	}
	thing := Cards(f.Types)
	k, ok := d.Known[c.Role]
	return thing == Card || thing == k.Thing || !ok && thing == Creature
}

// Calls remembers what a condition says that a card is: it may be called so.
func (d *Discourse) Calls(c card.Cond) {
	thing := Cards(c.Filter.Types)
	if k, ok := d.Known[c.Role]; ok && !c.Not && thing != Card {
		k.Thing = thing
		d.Note(c.Role, k)
	}
}

// Comparison is how a comparison of two numbers of the same kind is said.
type Comparison uint8

// The ways.
const (
	OtherComparison Comparison = iota // as one of any two numbers
	OfPlayers                         // who has more
	OfSides                           // who controls more cards of some types
	OfKinds                           // of which cards there are more
	OfLedgers                         // who has done more of something
)

// Versus is how a comparison is said.
func Versus(c card.Cond) Comparison {
	if c.A.Kind != c.B.Kind {
		return OtherComparison
	}
	switch a, b := c.A.Filter, c.B.Filter; c.A.Kind {
	case card.Pool, card.Keys, card.UnforgedKeys:
		return OfPlayers
	case card.CountOf:
		if a.Rel != card.Anyone && b.Rel != card.Anyone && len(a.Preds) == 0 && len(b.Preds) == 0 {
			return OfSides
		}
		return OfKinds
	case card.Done:
		if c.A.Ledger == c.B.Ledger && !IsPassive(c.A.Ledger) {
			return OfLedgers
		}
	}
	return OtherComparison
}

// IsNone reports whether a comparison with a number means that there is none.
func IsNone(c card.Cond) bool {
	return c.B.Kind == card.Const &&
		(c.Cmp == card.Equal && c.B.N == 0 || c.Cmp == card.AtMost && c.B.N == 0 || c.Cmp == card.Less && c.B.N == 1)
}

// IsSome reports whether it means that there is one or more.
func IsSome(c card.Cond) bool {
	return c.B.Kind == card.Const && (c.Cmp == card.AtLeast && c.B.N == 1 || c.Cmp == card.More && c.B.N == 0)
}

// Killed takes from a filter that its cards have been destroyed this way.
func Killed(f card.Filter) (left card.Filter, killed bool) {
	last := len(f.Preds) - 1
	if last < 0 || f.Preds[last].Kind != card.WasKilled || f.Preds[last].Not {
		return f, false
	}
	f.Preds = f.Preds[:last]
	return f, true
}

// IsPassive reports whether what the game counts is said without a player: the player only
// tells which side.
func IsPassive(l card.Ledger) bool {
	return l == card.DestroyedEnemies || l == card.DestroyedFriends || l == card.DestroyedInFight
}

// SideOf is whose cards a passive number counts.
func SideOf(n card.Num) card.Rel {
	switch friends := n.Ledger == card.DestroyedFriends; {
	case n.Who == card.EachPlayer: // on whichever side
		return card.Anyone
	case friends == (n.Who == card.You): // from the other side an enemy is a friend
		return card.Friend
	}
	return card.Foe
}

// Actor is the player who did what a number counts.
func Actor(n card.Num) card.Who {
	switch {
	case n.Ledger != card.Robbed:
		return n.Who
	case n.Who == card.You:
		return card.Opponent
	}
	return card.You
}

// OnlyThis reports whether a condition is that you have played no card but this action.
func (d *Discourse) OnlyThis(c card.Cond) bool {
	return d.Source != nil && d.Source.Type == card.ActionType && c.A.Kind == card.Done && c.A.Ledger == card.Played &&
		c.A.Who == card.You && c.Cmp == card.Equal && IsOne(c.B)
}

// CondSaying is how a condition is said that is one statement.
type CondSaying uint8

// The sayings, with the parts that they are about: {not} is empty where a condition holds.
const (
	NoCondSaying   CondSaying = iota // not in words of its own
	InAnyCase                        //
	Never                            //
	RoleDestroyed                    // {role}, {not}
	RoleNamed                        // {role}, {not}: they are the named cards
	TideIsHigh                       // {not}, {side}
	TideIsLow                        // {not}, {side}
	TurnOfYours                      // {not}, {you}
	DoesSo                           // {not}, {you}
	FirstUseOfThis                   // {not}, {self}
	PlayerHaunted                    // {who}, {not}
	KeyOfColor                       // {who}, {color}, {not}: it is forged
	OddPool                          // {who}, {not}
	OddNumber                        // {number}, {not}
)

// condSayings are those of the conditions that are said in one way.
var condSayings = map[card.CondKind]CondSaying{
	card.WasDestroyed: RoleDestroyed, card.Named: RoleNamed, card.TideHigh: TideIsHigh, card.TideLow: TideIsLow,
	card.YourTurn: TurnOfYours, card.Succeeded: DoesSo, card.FirstUse: FirstUseOfThis, card.Haunted: PlayerHaunted,
	card.KeyForged: KeyOfColor,
}

// HowSaid is how a condition is said.
func HowSaid(c card.Cond) CondSaying {
	switch c.Kind {
	case card.Always:
		return either(c.Not, Never, InAnyCase)
	case card.OddNumber:
		return either(c.A.Kind == card.Pool, OddPool, OddNumber)
	}
	return condSayings[c.Kind]
}

// Denied are the parts of a condition that consists of several, each of which is denied if all
// of them are.
func Denied(c card.Cond) []card.Cond {
	parts := slices.Clone(c.Sub)
	for i := range parts {
		parts[i].Not = parts[i].Not != c.Not
	}
	return parts
}

// OnSide reports whether the tide is that of a side, which must be said.
func (d *Discourse) OnSide(c card.Cond) bool { return !d.Active && c.Who != card.You }
