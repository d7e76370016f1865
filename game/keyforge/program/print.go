package program

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// String lists the program: when it works, what is known of it, its modifiers with their
// passes, and its steps, one a line.
func (p *Program) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", p.Name, heading(p.Ability))
	if known := p.known(); len(known) > 0 {
		fmt.Fprintf(&b, "     %s\n", strings.Join(known, "; "))
	}
	for i := range p.Ability.Mods {
		fmt.Fprintf(&b, "     pass %-2d %s\n", p.PassOf[i], node(&p.Ability.Mods[i]))
	}
	for i := range p.Steps {
		fmt.Fprintf(&b, "%4d %s\n", i, &p.Steps[i])
	}
	return b.String()
}

// known is what is known of the program before any game, except where that is nothing.
func (p *Program) known() []string {
	var list []string
	say := func(known bool, what string) {
		if known {
			list = append(list, what)
		}
	}
	say(p.Needs != 0, "needs "+p.Needs.String())
	say(p.Active, "of the active player")
	say(p.UsesEvent, "uses the event")
	say(p.Commutes && len(p.Ability.Do) > 0, "commutes")
	say(p.Draws, "draws")
	say(p.Triggers, "triggers")
	say(p.Trades, "trades")
	say(p.DefinesX, "defines X")
	say(p.ForCards, "for cards")
	if p.Keeps != nil {
		list = append(list, "keeps "+node(p.Keeps))
	}
	say(p.Chosen != card.NoVerb, "knows what was chosen to "+p.Chosen.String())
	return list
}

// String lists what it depends on.
func (d Dependencies) String() string {
	var list []string
	for i, name := range [...]string{"turn", "active player", "tide", "keys", "piles", "cards", "rest"} {
		if d&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return strings.Join(list, ", ")
}

// heading is when an ability works.
func heading(a *card.Ability) string {
	var when string
	switch a.Kind {
	case card.Headed:
		when = strings.Join(a.Headings.Names(), ", ")
	case card.Triggered:
		when = "after " + node(&a.Event)
	case card.Constant:
		when = "constant"
	case card.Replacing:
		when = fmt.Sprintf("instead of %s %s", a.Instead, strings.Join(fields(reflect.ValueOf(a.Event)), ", "))
	}
	if a.Zone != card.NoZone {
		when += " in " + a.Zone.String()
	}
	if a.While != nil {
		when += " while " + condition(a.While)
	}
	return when
}

// String says what the step does: its name, what it is about and where it may jump.
func (s *Step) String() string {
	var about []string
	switch s.Op {
	case OpTake, OpOffer, OpShare:
		about = append(about, target(s.Target), "for "+s.Effect.Verb.String())
		if s.Op == OpTake && s.Reg > 0 {
			about = append(about, [...]string{1: "aside", 2: "too"}[s.Reg])
		}
	case OpDo, OpHit:
		about = append(about, node(s.taken()))
	case OpIf, OpAgain:
		about = append(about, condition(&s.Effect.Cond))
	case OpCount:
		about = append(about, fmt.Sprintf("r%d = %s", s.Reg, text(reflect.ValueOf(s.Effect.Num))))
	case OpLoop, OpHouse:
		about = append(about, fmt.Sprintf("r%d", s.Reg))
	case OpAs:
		about = append(about, s.Effect.Who.String())
	case OpEach, OpAnother:
		about = append(about, target(s.Target))
	}
	if s.Op == OpShare {
		about = append(about, fmt.Sprintf("of r%d", s.Reg))
	}
	if s.Op == OpDo && s.Reg == 1 && s.Effect.Target.Pick != card.ByRole {
		about = append(about, "the first of them aside")
	}
	if s.ByHouse {
		about = append(about, "by house")
	}
	for _, to := range s.Options {
		about = append(about, fmt.Sprint("-> ", to))
	}
	if s.jumps() {
		about = append(about, fmt.Sprint("-> ", s.To))
	}
	return strings.TrimSpace(fmt.Sprintf("%-7s %s", s.Op, strings.Join(about, ", ")))
}

// taken is the effect with what steps before have taken for it in place of how it was taken.
func (s *Step) taken() *card.Effect {
	e := *s.Effect
	if e.Target.Pick != card.ByRole {
		e.Target = card.Target{Role: card.It}
	}
	if e.Second.Pick != card.ByRole && e.Verb != card.FightVerb {
		e.Second = card.Target{Role: card.It}
	}
	return &e
}

// jumps reports whether the step may go on elsewhere.
func (s *Step) jumps() bool {
	switch s.Op {
	case OpOffer, OpIf, OpJump, OpMay, OpCount, OpLoop, OpAgain, OpAsNext, OpEach, OpEachNext, OpAnother, OpAnotherNext:
		return true
	}
	return false
}

// node is a node of the card language as its kind and, in brackets, those of its fields
// that are not zero. What a program does in steps of its own is left out.
func node(n any) string {
	v := reflect.Indirect(reflect.ValueOf(n))
	name, list := fmt.Sprint(v.Field(0)), fields(v)
	if not := slices.Index(list, "not"); not >= 0 {
		name, list = "not "+name, slices.Delete(list, not, not+1)
	}
	if len(list) == 0 {
		return name
	}
	return name + "(" + strings.Join(list, ", ") + ")"
}

var capital = regexp.MustCompile(`([a-z])([A-Z])`)

// fields are the fields after the first that are not zero. One that is called after its type,
// or has cards or a name, needs no name.
func fields(v reflect.Value) []string {
	var list []string
	for i := 1; i < v.NumField(); i++ {
		f, t := v.Field(i), v.Type().Field(i)
		if !t.IsExported() || f.IsZero() || t.Name == "Sub" && v.Type() == reflect.TypeFor[card.Effect]() || t.Name == "Do" {
			continue
		}
		kind := t.Type
		if kind.Kind() == reflect.Pointer {
			kind = kind.Elem()
		}
		switch said := text(f); {
		case kind.Kind() == reflect.Bool:
			list = append(list, strings.ToLower(capital.ReplaceAllString(t.Name, "$1 $2")))
		case t.Name == kind.Name() || t.Name == "Preds" || t.Name == "Sub" || v.Type() == reflect.TypeFor[card.Pred]():
			list = append(list, said)
		case len(t.Name) == 1:
			list = append(list, t.Name+" "+said)
		default:
			list = append(list, strings.ToLower(t.Name)+" "+said)
		}
	}
	return list
}

// text is a value of a field.
func text(v reflect.Value) string {
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	switch x := v.Interface().(type) {
	case card.Num:
		if x.Kind == card.Const {
			return strconv.Itoa(x.N)
		}
		return node(x)
	case card.Target:
		return target(&x)
	case card.Filter:
		return filter(&x)
	case card.Cond:
		return condition(&x)
	case card.Pred, card.Event:
		return node(x)
	case card.Ability:
		return "[" + heading(&x) + "]"
	case trait.Set:
		return text(reflect.ValueOf(x.All()))
	case interface{ Names() []string }:
		return strings.Join(x.Names(), "|")
	case string:
		return x
	}
	if v.Kind() != reflect.Slice {
		return fmt.Sprint(v)
	}
	var list []string
	for i := range v.Len() {
		list = append(list, text(v.Index(i)))
	}
	return strings.Join(list, ", ")
}

// target is which cards are taken, without those of And, which have a step of their own.
func target(t *card.Target) string {
	if t.Pick == card.ByRole {
		return t.Role.String()
	}
	one := *t
	one.And = nil
	if t.Pick != card.ChoiceOf || t.Min != t.Max || t.Any || t.OneOf != card.NoQuality {
		return node(&one)
	}
	one.Min, one.Max = card.Num{}, card.Num{}
	return fmt.Sprintf("%s of %s", text(reflect.ValueOf(t.Max)), node(&one))
}

// condition is a condition; a comparison has its sign between its numbers.
func condition(c *card.Cond) string {
	if c.Kind != card.Compare {
		return node(c)
	}
	sign := c.Cmp.String()
	if c.Not {
		sign = "not " + sign
	}
	return fmt.Sprintf("%s %s %s", text(reflect.ValueOf(c.A)), sign, text(reflect.ValueOf(c.B)))
}

// filter is a filter: the types of cards, whose they are, where they are, and the tests.
func filter(f *card.Filter) string {
	what := strings.Join(f.Types.Names(), "|")
	if f.Types == card.Cards.Types {
		what = "card"
	}
	list := append([]string{strings.TrimSpace(f.Rel.String() + " " + what)}, fields(reflect.ValueOf(*f))...)
	list = slices.DeleteFunc(list, func(s string) bool { return s == f.Rel.String() })
	return "[" + strings.Join(list, ", ") + "]"
}
