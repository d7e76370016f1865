package card

import "reflect"

// Pick is the way in which a target takes cards.
type Pick uint8

// The ways.
const (
	ByRole        Pick = iota // the cards of Role
	EachOf                    // all that pass
	ChoiceOf                  // chosen: Min to Max of those that pass, or one for each of OneOf
	RandomOf                  // Max at random
	MostPowerful              // the group of Max most powerful (K17.10)
	LeastPowerful             // the group of Max least powerful (K17.11)
	pickCount
)

var pickRows = [pickCount]Row{
	ByRole:        {Name: "role", Needs: "Role"},
	EachOf:        {Name: "each", Needs: "Filter", Reads: "Save Add And"},
	ChoiceOf:      {Name: "choice", Needs: "Filter", Reads: "Min Save Add And OnePile Unlike Differ Power Search", One: "Max Any OneOf"},
	RandomOf:      {Name: "random", Needs: "Filter Max", Reads: "Save Add And"},
	MostPowerful:  {Name: "most powerful", Needs: "Filter Max", Reads: "Save Add And"},
	LeastPowerful: {Name: "least powerful", Needs: "Filter Max", Reads: "Save Add And"},
}

// Quality is what cards can have in common.
type Quality uint8

// The qualities.
const (
	NoQuality Quality = iota
	OfHouse           // a card can be of several
	OfPower
	OfLine // a battleline
	QualityCount
)

// Target says which cards an effect affects. Choosing and "each" also set [It].
type Target struct {
	Pick   Pick
	Role   Role
	Filter Filter
	Min    Num
	Max    Num
	// Any lets the chooser take any number, Min or more.
	Any bool
	// OneOf requires a card for each house, power or battleline that the cards have.
	OneOf Quality
	// Save keeps what was taken under a letter as well as under It.
	Save Role
	// And is another target, taken after this one and affected at the same time; It
	// is then all of them, each once.
	And *Target
	// Add keeps what was taken in addition to what the letter held before.
	Add bool
	// OnePile requires all of the cards to be in one player's pile.
	OnePile bool
	// Unlike requires all of the cards to have different titles.
	Unlike bool
	// Differ requires no two of the cards to be of the same house, or power.
	Differ Quality
	// Power is what the powers of the cards must add up to, unless none is chosen.
	Power int
	// Search looks through hidden cards; it need not find anything (K15.12).
	Search bool
}

// given reports whether the target names cards at all.
func (t *Target) given() bool { return t.Pick != ByRole || t.Role != NoRole }

// astray reports whether the target has fields set but names no cards.
func (t *Target) astray() bool { return !t.given() && !reflect.ValueOf(t).Elem().IsZero() }

// Subjects is what effects and modifiers accept as the cards they affect: a role, a
// target, or a filter, which means each card that passes it.
type Subjects interface{ Role | Target | Filter }

//go:noinline
func target[T Subjects](t T) Target {
	switch t := any(t).(type) {
	case Role:
		return Target{Pick: ByRole, Role: t}
	case Target:
		return t
	case Filter:
		return Each(t)
	}
	panic("unreachable")
}

// Each is every card that passes the filter.
//
//go:noinline
func Each(f Filter) Target { return Target{Pick: EachOf, Filter: f} }

// Choose is one card of your choice.
//
//go:noinline
func Choose(f Filter) Target { return ChooseN(1, f) }

// ChooseN is n cards of your choice, or as many as there are (K16.4).
//
//go:noinline
func ChooseN[T Amount](n T, f Filter) Target {
	return Target{Pick: ChoiceOf, Filter: f, Min: num(n), Max: num(n)}
}

// UpTo is at most n cards of your choice.
func UpTo[T Amount](n T, f Filter) Target {
	return Target{Pick: ChoiceOf, Filter: f, Max: num(n)}
}

// AnyNumber is any number of cards of your choice.
func AnyNumber(f Filter) Target { return Target{Pick: ChoiceOf, Filter: f, Any: true} }

// OneOrMore is any number of cards of your choice, but at least one.
func OneOrMore(f Filter) Target {
	return Target{Pick: ChoiceOf, Filter: f, Min: N(1), Any: true}
}

// OneOfEach is a card of your choice for each house, power or battleline among the cards. One
// card can be chosen for several houses.
func OneOfEach(q Quality, f Filter) Target { return Target{Pick: ChoiceOf, Filter: f, OneOf: q} }

// Random is n cards at random.
func Random[T Amount](n T, f Filter) Target {
	return Target{Pick: RandomOf, Filter: f, Max: num(n)}
}

// Strongest is the n most powerful cards; ties for the last place are chosen
// (K17.9, K17.10).
func Strongest(n int, f Filter) Target {
	return Target{Pick: MostPowerful, Filter: f, Max: N(n)}
}

// Weakest is the n least powerful cards (K17.11).
func Weakest(n int, f Filter) Target {
	return Target{Pick: LeastPowerful, Filter: f, Max: N(n)}
}

// AndAlso adds the cards of another target, which may refer to those that this one
// has saved.
//
//go:noinline
func (t Target) AndAlso(o Target) Target { t.And = &o; return t }

// As keeps the cards under a letter, [A] or [B], for later effects.
//
//go:noinline
func (t Target) As(r Role) Target { t.Save = r; return t }

// AddTo is like As but also keeps what the letter held before.
func (t Target) AddTo(r Role) Target { t.Save, t.Add = r, true; return t }

// FromOnePile requires all of the cards to be in one player's pile.
func (t Target) FromOnePile() Target { t.OnePile = true; return t }

// OfDifferentTitles requires no two of the cards to have the same title.
func (t Target) OfDifferentTitles() Target { t.Unlike = true; return t }

// OfDifferent requires no two of the cards to be of the same house, or power. A card of
// several houses stands for one of them.
func (t Target) OfDifferent(q Quality) Target { t.Differ = q; return t }

// WithTotalPower requires the powers of the cards to add up to n or more, unless
// none is chosen.
func (t Target) WithTotalPower(n int) Target { t.Power = n; return t }

// Search looks for at most n cards, and may fail to find them (K15.12). A separate
// effect shuffles what has been searched (K15.13).
func Search[T Amount](n T, f Filter) Target { t := UpTo(n, f); t.Search = true; return t }

// SearchAny looks for any number of cards.
func SearchAny(f Filter) Target { t := AnyNumber(f); t.Search = true; return t }
