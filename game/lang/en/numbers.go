package en

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// unit is what is counted, one and many of it.
type unit struct{ one, many string }

var (
	amberUnit  = unit{"æmber", "æmber"}
	damageUnit = unit{"damage", "damage"}
)

// unit is what is counted of a thing.
func (t *en) unit(k plan.Thing) unit {
	switch k {
	case plan.AdventureCard:
		return unit{"adventure card", "adventure cards"}
	case plan.Chain:
		return unit{"chain", "chains"}
	}
	return unit{t.word(k), plural(t.word(k))}
}

func (u unit) times(n int) string {
	switch {
	case u.one == u.many:
		return strconv.Itoa(n) + " " + u.many
	case n == 1:
		return article(u.one)
	}
	return strconv.Itoa(n) + " " + u.many
}

// amount says how much of a unit: a head such as "2 æmber" and a tail such as
// "for each friendly creature", since words may come between the two.
func (t *en) amount(n card.Num, u unit) (head, tail string) {
	a := t.Amount(&n)
	switch a.Measure {
	case plan.Exactly:
		return u.times(a.N), ""
	case plan.ForSpent:
		return u.times(1), "for each æmber spent on that key"
	case plan.ThatMuch:
		switch {
		case n.Kind == card.Affected && t.word(t.Done.Thing) != u.many:
			return u.times(1), "for each " + t.thing(n)
		case u.one == u.many:
			return "that much " + u.many, ""
		}
		return "that many " + u.many, ""
	case plan.Capped:
		head, tail = t.amount(*a.Of, u)
		return head, tail + " (to a maximum of " + strconv.Itoa(a.N) + ")"
	case plan.ForEach:
		return u.times(a.N), "for each " + t.thing(*a.Of)
	case plan.Plus:
		head, tail = t.amount(*a.Of, u)
		return u.times(a.N), ", plus " + lang.Join(head, tail)
	}
	return u.many, "equal to " + t.value(n)
}

// measured puts what an amount is about between its head and its tail, or after
// both when the tail is "equal to".
func measured(head, about, tail string) string {
	if strings.HasPrefix(tail, "equal ") {
		return lang.Join(head, tail, about)
	}
	return lang.Join(head, about, tail)
}

// counted are the words for what a number counts: each of it, all of it, and the condition that
// there is so much.
type counted struct{ each, all, holds string }

var countedWords = map[card.NumKind]counted{
	card.HousesAmong: {"house {but} represented among {whole}", "the number of houses {but} represented among {whole}",
		"{so many.house|houses} {but} are represented among {whole}"},
	card.PowersAmong: {"different power among {whole}", "the number of different powers among {whole}",
		"there are {so many.different power|different powers} among {whole}"},
	card.MostOfHouse: {"", "the greatest number of cards of one house among {group}",
		"{so many.card of {group}|of {group}} share a house"},
	card.MostOfType: {"", "the greatest number of cards of one type among {group}",
		"{so many.card of {group}|of {group}} share a type"},
	card.MostOfColor: {"", "the greatest number of forged keys of one color",
		"{so many.key|keys} of the same color are forged"},
	card.KeyColors: {"color represented among forged keys", "the number of colors represented among forged keys",
		"{so many.color|colors} are represented among forged keys"},
	card.CountersOnEach: {"{counter} on {all}", "the number of {counter.many} on {all}",
		"there are {so many.{counter}|{counter.many}} on {all}"},
	card.AmberOnEach: {"æmber on {all}", "the amount of æmber on {all}", "there is {so many.æmber} on {all}"},
	card.AmberOn:     {"æmber on {role}", "the amount of æmber on {role}", "there is {so many.æmber} on {role}"},
	card.DamageOn:    {"damage on {role}", "the amount of damage on {role}", "there is {so many.damage} on {role}"},
	card.CountersOn: {"{counter} on {role}", "the number of {counter.many} on {role}",
		"there are {so many.{counter}|{counter.many}} on {role}"},
	card.TraitsOf: {"trait {role} has", "the number of traits of {role}", ""},
	card.IconsOn:  {"{icon} on {role}", "the number of {icon.many} on {role}", ""},
	card.Keys: {"forged key {who} {who.have}", "the number of forged keys {who} {who.have}",
		"{who} {who.have} {so many.forged key|forged keys}"},
	card.UnforgedKeys: {"unforged key {who} {who.have}", "the number of unforged keys {who} {who.have}",
		"{who} {who.have} {so many.unforged key|unforged keys}"},
	card.Pool:         {"æmber {who} {who.have}", "{who.owns} æmber", "{who} {who.have} {so many.æmber}"},
	card.Players:      {"player", "the number of players", ""},
	card.CountOf:      {all: "the number of {all}"},
	card.CardsIn:      {all: "the number of {all}"},
	card.CountAmong:   {all: "the number of {all} among {group}"},
	card.PowerOf:      {all: "{its.power}"},
	card.ArmorOf:      {all: "{its.armor}"},
	card.PowerSum:     {all: "the combined power of {all}"},
	card.ArmorSum:     {each: "point of armor on {all}", all: "the combined armor of {all}"},
	card.TopPower:     {all: "the highest power among {all}"},
	card.ChosenNumber: {all: "the chosen number"},
	card.KeyCost:      {all: "the current key cost"},
	card.EventAmount:  {all: "that amount"},
	card.Sum:          {all: "{a} plus {b}"},
	card.Minus:        {all: "{a} minus {b}"},
	card.Times:        {all: "{n} times {a}"},
	card.Smaller:      {all: "the smaller of {a} and {b}"},
}

// countable is a noun, of which there may be many.
type countable string

// In implements [plan.Phrase].
func (n countable) In(form string) string {
	switch form {
	case "many":
		return plural(string(n))
	case "a":
		return article(string(n))
	}
	return string(n)
}

// Many implements [plan.Phrase].
func (countable) Many() bool { return false }

// thing is what a number counts, as after "for each"; empty when it counts nothing.
func (t *en) thing(n card.Num) string {
	switch n.Kind {
	case card.CountOf, card.CardsIn:
		f := t.noun(*n.Filter, "in")
		if f.part != "" {
			return f.one() + " among " + f.part
		}
		if f.owner != "" {
			return "of " + f.those()
		}
		if f.best != "" {
			return f.best + " " + f.otherOne()
		}
		return f.otherOne()
	case card.CountAmong:
		f := t.noun(*n.Filter, "in")
		if _, killed := plan.Killed(*n.Filter); killed {
			return f.one()
		}
		if t.justDone(n) {
			t.doneThisWay(&f)
			return strings.Replace(f.one(), "they control that", "they controlled that", 1)
		}
		return f.one() + " among " + t.group(n.Role)
	case card.Minus:
		if plan.Counts(n) {
			return t.thing(*n.A) + " in excess of " + t.value(*n.B)
		}
	case card.Affected:
		return t.affected()
	case card.AdventureNumber:
		return t.T("number-" + n.Name + "-each")
	case card.Done, card.DoneLast:
		return t.ledgerThing(n)
	}
	counting := n // the kinds above need no copy that outlives the call
	return plan.Fill(t, countedWords[n.Kind].each, plan.OfNum(&counting, nil))
}

// justDone reports whether a number counts cards that the last effect affected.
func (t *en) justDone(n card.Num) bool {
	return t.Done.Deed != plan.NoDeed && (n.Role == card.Them || n.Role == card.It)
}

// doneThisWay adds to the name of cards what the last effect did to them: "that was destroyed
// this way".
func (t *en) doneThisWay(f *noun) {
	if len(f.single) > 0 {
		f.afterBoth("that was", "that were")
	}
	f.after(past(t.Done.Deed) + " this way")
}

// affected is "creature destroyed this way".
func (t *en) affected() string {
	if t.Done.Deed == plan.NoDeed {
		return "card affected this way"
	}
	return t.word(t.Done.Thing) + " " + past(t.Done.Deed) + " this way"
}

// value is a number as a noun: "the number of friendly creatures".
func (t *en) value(n card.Num) string {
	words := countedWords[n.Kind].all
	switch {
	case n.Kind == card.Const:
		return strconv.Itoa(n.N)
	case t.IsDifference(n):
		return "the difference"
	case n.Kind == card.Fraction:
		return t.fraction(n, t.value(*n.A))
	case n.Kind == card.Affected && t.Done.Thing.IsMass():
		return "the amount of " + t.affected()
	case n.Kind == card.Affected:
		things, way, _ := strings.Cut(t.affected(), " ")
		return "the number of " + plural(things) + " " + way
	case n.Kind == card.CountAmong && t.justDone(n):
		f := t.noun(*n.Filter, "in")
		t.doneThisWay(&f)
		return "the number of " + strings.Replace(f.many(), "they control that", "they controlled that", 1)
	case n.Kind == card.AdventureNumber:
		return t.T("number-" + n.Name)
	case n.Kind == card.Done || n.Kind == card.DoneLast:
		return t.ledgerValue(n)
	case n.Kind == card.Times && n.N == 2:
		words = "twice {a}"
	case n.Kind == card.Pool && n.Who == card.EachPlayer:
		words = "the total of {who.owns} æmber"
	case n.Kind == card.Smaller && n.B.Kind == card.Const:
		words = "{a} (to a maximum of {b})"
	case words == "":
		return lang.Missing("number", n.Kind)
	}
	stated := n // the kinds above need no copy that outlives the call
	return plan.Fill(t, words, plan.OfNum(&stated, nil))
}

// of is "Troll's power", or "the power of" a long name.
func of(owner, what string) string {
	if strings.HasPrefix(owner, "the ") && strings.Count(owner, " ") > 2 {
		return "the " + what + " of " + owner
	}
	return possessive(owner) + " " + what
}

// allOf names the cards among which houses are represented.
func (t *en) allOf(f card.Filter) string {
	n := t.noun(f, "in")
	if n.every && f.Zone == card.NoZone {
		return "cards in play"
	}
	return n.those()
}

// but leaves a house out: "other than Sanctum".
func (t *en) but(h card.House) string {
	if h == card.NoHouse {
		return ""
	}
	return "other than " + lang.Lookup(printed.English[:], "house", h)
}

// iconWord names a kind of bonus icon, NoIcon any.
func iconWord(i card.Icon) string {
	switch i {
	case card.NoIcon:
		return "bonus icon"
	case card.AmberIcon:
		return "æmber bonus icon"
	}
	return i.String() + " bonus icon"
}

// fraction is "half of your æmber (rounded down)".
func (t *en) fraction(n card.Num, of string) string {
	part, ok := map[int]string{2: "half", 3: "one third"}[n.N]
	if !ok {
		part = "1/" + strconv.Itoa(n.N)
	}
	return part + " of " + of + " (rounded " + map[bool]string{true: "up", false: "down"}[n.Up] + ")"
}

// pooled says how much æmber is taken out of a pool: "half of their æmber".
func (t *en) pooled(n card.Num, from card.Who, owns string) (head, tail string) {
	ours := func(n card.Num) bool { return n.Kind == card.Pool && n.Who == from }
	switch {
	case ours(n):
		return "all of " + owns + " æmber", ""
	case n.Kind == card.Fraction && ours(*n.A):
		return t.fraction(n, owns+" æmber"), ""
	case n.Kind == card.Minus && ours(*n.A) && n.B.Kind == card.Const:
		return "all but " + t.value(*n.B) + " of " + owns + " æmber", ""
	}
	return t.amount(n, amberUnit)
}
