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

// controlled takes from a filter for cards in play who controls them; false when it does not
// say.
func controlled(f card.Filter) (who card.Who, left card.Filter, ok bool) {
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

// namedIn takes from a filter the title of the one card that it looks for in a pile.
func namedIn(f card.Filter) (id string, left card.Filter, ok bool) {
	if len(f.Preds) != 1 || f.Preds[0].Kind != card.IsNamed || f.Preds[0].Not || !isPile(f) || f.Types != card.Cards.Types {
		return "", f, false
	}
	id, f.Preds = f.Preds[0].Name, nil
	return id, f, true
}

// TokenOf takes from a filter the id of the token card whose copies it looks for.
func TokenOf(f card.Filter) (id string, left []card.Pred, ok bool) {
	at := slices.IndexFunc(f.Preds, func(p card.Pred) bool { return p.Kind == card.IsNamed && p.Token && !p.Not })
	if at < 0 {
		return "", f.Preds, false
	}
	return f.Preds[at].Name, slices.Delete(slices.Clone(f.Preds), at, at+1), true
}

// isPile reports whether a filter is for the cards of a pile, or of a hand.
func isPile(f card.Filter) bool {
	switch f.Zone {
	case card.Hand, card.Deck, card.Discard, card.Archives:
		return f.Top == 0
	}
	return false
}

// named are the titles of cards of which a condition requires that you control each; none
// when it is another condition.
func named(c card.Cond) (ids []string) {
	for _, s := range c.Sub {
		if s.Kind != card.Exists || s.Not || c.Not || len(s.Filter.Preds) != 1 ||
			!SameFilter(*s.Filter, card.Cards.Friendly().Named(s.Filter.Preds[0].Name)) {
			return nil
		}
		ids = append(ids, s.Filter.Preds[0].Name)
	}
	return ids
}

// finds reports whether a condition is that a card has been found which cards were
// discarded for.
func (m *Memory) finds(c card.Cond) bool {
	return m.Sought != nil && c.Role == card.It && !c.Not && SameFilter(*c.Filter, *m.Sought)
}

// controlsHost reports whether a condition is that you control the card with an upgrade.
func controlsHost(c card.Cond) bool {
	f := c.Filter
	return f.Zone == card.NoZone && f.Rel == card.Friend && len(f.Preds) == 0 && c.Role == card.Host
}

// shareHouse reports whether a condition is that the cards of a role share a house.
func shareHouse(c card.Cond) bool {
	p := c.Filter.Preds
	return len(p) == 1 && p[0] == (card.Pred{Kind: card.SharesHouseWith, Role: c.Role})
}

// isTest reports whether a condition about what a card is says no more than its only test.
func (m *Memory) isTest(c card.Cond) bool {
	f := c.Filter
	if f.Zone != card.NoZone || f.Rel != card.Anyone || f.Also != nil || len(f.Preds) != 1 {
		return false
	}
	thing := Cards(f.Types)
	k, ok := m.Known[c.Role]
	return thing == Card || thing == k.Thing || !ok && (thing == Creature || f.Types == card.Locations.Types)
}

// Calls remembers what a condition says that a card is: it may be called so.
func (m *Memory) Calls(c card.Cond) {
	thing := Cards(c.Filter.Types)
	if k, ok := m.Known[c.Role]; ok && !c.Not && thing != Card {
		k.Thing = thing
		m.Note(c.Role, k)
	}
}

// doubts forgets what an earlier condition said that a card is, when the next one asks for
// something else.
func (m *Memory) doubts(c card.Cond) {
	if k, ok := m.Known[c.Role]; ok && k.Thing.Types&c.Filter.Types == 0 {
		k.Thing = Card
		m.Note(c.Role, k)
	}
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
	return l == card.DestroyedEnemies || l == card.DestroyedFriends || l == card.DestroyedInFight || l == card.DestroyedMutants
}

// SideOf is whose cards a passive number counts.
func SideOf(n card.Num) card.Rel {
	switch friends := n.Ledger == card.DestroyedFriends || n.Ledger == card.DestroyedMutants; {
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

// onlyThis reports whether a condition is that you have played no card but this action.
func (v *View) onlyThis(c card.Cond) bool {
	return v.Source != nil && v.Source.Type == card.ActionType && c.A.Kind == card.Done && c.A.Ledger == card.Played &&
		c.A.Who == card.You && c.Cmp == card.Equal && IsOne(c.B)
}

// CondSaying is how a condition is said that is one statement.
type CondSaying uint8

// The sayings, with the parts that they are about: {not} is empty where a condition holds.
const (
	NoCondSaying     CondSaying = iota // not in words of its own
	InAnyCase                          //
	Never                              //
	AllHold                            // several conditions, see [Denied]
	RoleDestroyed                      // {role}, {not}
	OneDestroyed                       // {not}: what was to be destroyed
	RoleNamed                          // {role}, {not}: they are the named cards
	TideIsHigh                         // {not}, {side}
	TideIsLow                          // {not}, {side}
	TurnOfYours                        // {not}, {you}
	DoesSo                             // {not}, {you}
	FirstUseOfThis                     // {not}, {self}
	PlayerHaunted                      // {who}, {not}
	IsOverwhelmed                      // {who}, {not}
	KeyOfColor                         // {who}, {color}, {not}: it is forged
	SomeKeyOfColor                     // {color}, {not}: it is forged, whoever forged it
	OddPool                            // {who}, {not}
	OddNumber                          // {number}, {not}
	ControlsNamed                      // {you}, {titles}: cards of several
	ControlsOne                        // {who}, {one}
	ControlsNone                       // {who}, {several}
	LiesIn                             // {titles}, of which there is one, {not}, {zone}
	ThereIs                            // one of the cards of the filter
	FindsOne                           // {you}: a card that cards were discarded for
	ControlsHost                       // {you}, {not}, {role}
	ShareAHouse                        // {role}, {not}
	PassesTest                         // the card of the role does
	IsSuch                             // it is one of the cards of the filter
	IsNotEqual                         // {a}, {b}
	IsCompared                         // {a}, {b}
	NumberHolds                        // as the number is said, or else compared
	MoreAmber                          // {who} has more or less than {whom}
	MoreKeys                           // {who}, {whom}
	MoreUnforged                       // {who}, {whom}
	MoreControlled                     // {who}, {types}, {whom}
	MoreOfThese                        // {all}, {others}
	MoreDone                           // {who}, {whom}: of what the game counts
	ControlsSoMany                     // {who}, {so many cards}
	HasSoMany                          // {who}, {so many cards}: in a pile of theirs
	ThereAreSoMany                     // {so many cards}
	SoManyAmong                        // {so many cards}, {group}
	SoManyKilled                       // {so many cards} are destroyed this way
	SoManyDone                         // {so many cards}, {deed}
	SoManyAffected                     // {so many affected}, {deed}
	PlaysNothingElse                   // {you}
	WasDone                            // {so many done}: by whomever
	HasBeenDone                        // {so many done}: by all together
	DidLast                            // {who}, {so many done}: on the previous turn
	HasDone                            // {who}, {so many done}
	ControlsFewest                     // {you}, {all}
)

// condSayings are those of the conditions that are said in one way.
var condSayings = map[card.CondKind]CondSaying{
	card.WasDestroyed: RoleDestroyed, card.Named: RoleNamed, card.TideHigh: TideIsHigh, card.TideLow: TideIsLow,
	card.YourTurn: TurnOfYours, card.Succeeded: DoesSo, card.FirstUse: FirstUseOfThis, card.Haunted: PlayerHaunted,
	card.Overwhelmed: IsOverwhelmed, card.HasFewest: ControlsFewest,
}

// Condition is how a condition is said, and what it says.
func (d *Discourse) Condition(c *card.Cond) (CondSaying, Matter) {
	m := ofCond(c)
	switch c.Kind {
	case card.Always:
		return either(c.Not, Never, InAnyCase), m
	case card.KeyForged:
		return either(c.Who == card.AnyPlayer, SomeKeyOfColor, KeyOfColor), m
	case card.OddNumber:
		return either(c.A.Kind == card.Pool, OddPool, OddNumber), m
	case card.AllOf:
		m.Titles = named(*c)
		return either(m.Titles != nil, ControlsNamed, AllHold), m
	case card.Exists:
		return exists(m)
	case card.WasDestroyed:
		if k := d.Known[c.Role]; k.Past == Destroyed && !k.Plural && !d.IsNear(c.Role) {
			return OneDestroyed, m
		}
	case card.RoleIs:
		d.doubts(*c)
		return d.roleSaying(*c), m
	case card.Compare:
		return d.comparison(c)
	}
	return condSayings[c.Kind], m
}

// exists is how a condition is said that there is a card.
func exists(m Matter) (CondSaying, Matter) {
	if who, f, ok := controlled(*m.Filter); ok {
		m.Who, m.Filter = who, &f
		return either(m.Not, ControlsNone, ControlsOne), m
	}
	if id, f, ok := namedIn(*m.Filter); ok {
		m.Titles, m.Zone, m.Who = []string{id}, f.Zone, f.Whose
		return LiesIn, m
	}
	return ThereIs, m
}

// roleSaying is how a condition is said about what a card is.
func (m *Memory) roleSaying(c card.Cond) CondSaying {
	switch {
	case m.finds(c):
		return FindsOne
	case controlsHost(c):
		return ControlsHost
	case shareHouse(c) && m.moving(c.Role).Plural:
		return ShareAHouse
	}
	return either(m.isTest(c), PassesTest, IsSuch)
}

// comparison is how a comparison is said. It has no denial but the opposite comparison.
func (d *Discourse) comparison(c *card.Cond) (CondSaying, Matter) {
	if c.Not {
		opposite := *c
		opposite.Cmp = Opposite(c.Cmp)
		c = &opposite
	}
	m := OfNum(&c.A, c)
	m.By, m.A, m.B = c.B.Who, &c.A, &c.B
	said := versus(c)
	switch {
	case c.Not && c.Cmp == card.Equal:
		return IsNotEqual, m
	case said == MoreControlled:
		m.Who, m.By = Side(c.A.Filter.Rel), Side(c.B.Filter.Rel)
	case said == NoCondSaying && c.B.Kind != card.Const:
		return IsCompared, m
	case said == NoCondSaying:
		return d.soMany(c, m)
	}
	return said, m
}

// versus is how a comparison of two numbers of the same kind is said, if not like any other.
func versus(c *card.Cond) CondSaying {
	if c.A.Kind != c.B.Kind {
		return NoCondSaying
	}
	switch a, b := c.A.Filter, c.B.Filter; c.A.Kind {
	case card.Pool:
		return MoreAmber
	case card.Keys:
		return MoreKeys
	case card.UnforgedKeys:
		return MoreUnforged
	case card.CountOf:
		return either(a.Rel != card.Anyone && b.Rel != card.Anyone && len(a.Preds)+len(b.Preds) == 0, MoreControlled, MoreOfThese)
	case card.Done:
		if c.A.Ledger == c.B.Ledger && !IsPassive(c.A.Ledger) {
			return MoreDone
		}
	}
	return NoCondSaying
}

// soMany is how a comparison with a constant is said.
func (d *Discourse) soMany(c *card.Cond, m Matter) (CondSaying, Matter) {
	switch n := c.A; n.Kind {
	case card.CountOf, card.CardsIn:
		f := *n.Filter
		switch {
		case f.Rel != card.Anyone && f.Zone == card.NoZone:
			m.Who, f.Rel = Side(f.Rel), card.Anyone
			m.Filter = &f
			return ControlsSoMany, m
		case f.Zone != card.NoZone && f.Top == 0 && (f.Whose == card.You || f.Whose == card.Opponent):
			m.Who = f.Whose
			return HasSoMany, m
		}
		return ThereAreSoMany, m
	case card.CountAmong:
		if left, killed := Killed(*n.Filter); killed {
			m.Filter = &left
			return SoManyKilled, m
		}
		return either(n.Role == card.Them && d.Done.Deed != NoDeed, SoManyDone, SoManyAmong), m
	case card.Affected:
		return either(d.Done.Deed != NoDeed, SoManyAffected, IsCompared), m
	case card.Done, card.DoneLast:
		m.Who = Actor(n)
		return d.ledgerSaying(c), m
	}
	return NumberHolds, m
}

// ledgerSaying is how is said how much of something has been done through a turn.
func (d *Discourse) ledgerSaying(c *card.Cond) CondSaying {
	switch n := c.A; {
	case d.onlyThis(*c):
		return PlaysNothingElse
	case IsPassive(n.Ledger):
		return WasDone
	case n.Who == card.EachPlayer && n.Kind == card.Done:
		return HasBeenDone
	case n.Kind == card.DoneLast:
		return DidLast
	}
	return HasDone
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
func (v *View) OnSide(c card.Cond) bool { return !v.Active && c.Who != card.You }
