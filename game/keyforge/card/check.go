package card

import (
	"fmt"
	"slices"
)

var (
	kindShapes  = shapes[Ability](kindRows[:])
	eventShapes = shapes[Event](eventRows[:])
	modShapes   = shapes[Mod](modRows[:])
	pickShapes  = shapes[Target](pickRows[:])
	predShapes  = shapes[Pred](predRows[:])
	numShapes   = shapes[Num](numRows[:])
	condShapes  = shapes[Cond](condRows[:])
)

// conforms checks every node of the card against the row of its kind.
func (c *Card) conforms() error {
	var inside []Node
	var err error
	Inspect(c, func(n Node) bool {
		if n == nil {
			inside = inside[:len(inside)-1]
			return false
		}
		if err == nil {
			err = check(n)
		}
		if e, ok := n.(*Effect); ok && err == nil {
			err = e.checkDepth(inside)
		}
		if err == nil {
			inside = append(inside, n)
		}
		return err == nil
	})
	return err
}

func check(n Node) error {
	switch n := n.(type) {
	case *Ability:
		return n.check()
	case *Event:
		return conform(n, n.Kind, eventRows[:], eventShapes)
	case *Effect:
		return n.check()
	case *Mod:
		return n.check()
	case *Target:
		return n.check()
	case *Filter:
		return n.check()
	case *Pred:
		if err := conform(n, n.Kind, predRows[:], predShapes); err != nil {
			return err
		}
		return inRange(&predRows[n.Kind], &n.Num)
	case *Num:
		if n.House != NoHouse && n.Kind != HousesAmong && n.Ledger != Played && n.Ledger != UsedCreatures && n.Ledger != Discarded {
			return fmt.Errorf("only what was played, used or discarded is counted for each House")
		}
		return conform(n, n.Kind, numRows[:], numShapes)
	case *Cond:
		return conform(n, n.Kind, condRows[:], condShapes)
	}
	return nil
}

func (a *Ability) check() error {
	if err := conform(a, a.Kind, kindRows[:], kindShapes); err != nil {
		return err
	}
	if (a.Kind == Triggered) != (a.Event.Kind != NoEvent) {
		return fmt.Errorf("%s needs an Event of a kind, and nothing else does", kindRows[Triggered].Name)
	}
	return nil
}

func (e *Effect) check() error {
	if e.misused != "" {
		return fmt.Errorf("%s does not belong to %s", e.misused, e.Verb)
	}
	if err := conform(e, e.Verb, verbs[:], verbShapes); err != nil {
		return err
	}
	r := &verbs[e.Verb]
	switch {
	case !r.Places.has(e.Place) || e.Verb == MoveVerb && e.Place != OnTop && e.To != Deck:
		return fmt.Errorf("%s knows no Place %d", r.Name, e.Place)
	case e.Span == UntilOnce && slices.ContainsFunc(e.Gives, func(a Ability) bool { return !a.happens() }):
		return fmt.Errorf("%s until something has happened once needs abilities that wait for it", r.Name)
	case e.Span >= SpanCount || (e.Span == UntilOnce || e.Span == UntilNextUse) && e.Verb != LastVerb:
		return fmt.Errorf("%s knows no Span %d", r.Name, e.Span)
	case e.Verb == MoveVerb && (e.To.InPlay() || e.To >= Under):
		return fmt.Errorf("%s cannot put cards To zone %d", r.Name, e.To)
	case e.Verb == ChooseNumberVerb && e.Num.Kind == Const && e.Num.N < e.N:
		return fmt.Errorf("%s needs a Num that is not below N", r.Name)
	case reads(verbShapes, e.Verb, effectTarget) && e.Target.astray() || reads(verbShapes, e.Verb, effectSecond) && e.Second.astray():
		return fmt.Errorf("%s has a Target that names no cards", r.Name)
	case r.Pattern && !e.Target.pattern():
		return fmt.Errorf("%s takes no Target, but needs each card of a filter", r.Name)
	}
	if err := inRange(r, &e.Num); err != nil {
		return err
	}
	if e.Splash.Kind == Const && e.Splash.N < 0 {
		return fmt.Errorf("%s cannot have %d as Splash", r.Name, e.Splash.N)
	}
	if !r.Sub.fit(e.Sub) {
		return fmt.Errorf("%s does not have the groups of effects in Sub that it needs", r.Name)
	}
	return nil
}

func (p places) has(at Place) bool { return at == OnTop || at < PlaceCount && p&(1<<at) != 0 }

// fit reports whether a verb can carry these groups of effects.
func (g Groups) fit(sub [][]Effect) bool {
	if len(sub) == 0 || len(sub[0]) == 0 {
		return g == NoGroup && len(sub) == 0
	}
	switch g {
	case OneGroup:
		return len(sub) == 1
	case ThenElse:
		return len(sub) == 2
	case DealGroup:
		return len(sub) == 1 && !slices.ContainsFunc(sub[0], func(e Effect) bool { return e.Verb != DealVerb })
	case Options:
		return len(sub) > 1 && !slices.ContainsFunc(sub, func(s []Effect) bool { return len(s) == 0 })
	}
	return false
}

// checkDepth refuses loops nested deeper than the engine supports. Abilities that
// an effect gives resolve separately, later.
func (e *Effect) checkDepth(inside []Node) error {
	loop := verbs[e.Verb].Loop
	if loop == NoLoop {
		return nil
	}
	depth := e.rounds()
	for i := len(inside) - 1; i >= 0; i-- {
		outer, ok := inside[i].(*Effect)
		if !ok {
			break
		}
		if verbs[outer.Verb].Loop == loop {
			depth += outer.rounds()
		}
	}
	if depth > MaxDepth[loop] {
		return fmt.Errorf("%s in Sub is nested too deep: %d loops of its kind, at most %d can be", e.Verb, depth, MaxDepth[loop])
	}
	return nil
}

// rounds is how often the engine runs through the loop: one extra time for what
// follows damage, which is dealt at the same time (K11.4).
func (e *Effect) rounds() int {
	if deals := func(e Effect) bool { return e.Verb == DealVerb }; e.Verb == TimesVerb && slices.ContainsFunc(e.Sub[0], deals) &&
		slices.ContainsFunc(e.Sub[0], func(e Effect) bool { return !deals(e) }) {
		return 2
	}
	return 1
}

func (m *Mod) check() error {
	if err := conform(m, m.Kind, modRows[:], modShapes); err != nil {
		return err
	}
	if m.Kind == PlayLimit && len(m.Filter.Preds) > 0 {
		return fmt.Errorf("%s counts cards by their types alone, not by what else Filter asks", modRows[m.Kind].Name)
	}
	if m.Target.astray() || m.Target.given() && !m.Target.pattern() {
		return fmt.Errorf("%s takes no Target, but needs a role or each card of a filter", modRows[m.Kind].Name)
	}
	if m.Kind == DealsInstead && slices.ContainsFunc(m.Do, func(e Effect) bool { return e.Verb == DealVerb }) {
		return fmt.Errorf("%s cannot have damage in Do, which would be replaced in turn", modRows[m.Kind].Name)
	}
	return inRange(&modRows[m.Kind], &m.Num)
}

// pattern reports whether the target only describes cards: those of a role, or all
// that pass a filter.
func (t *Target) pattern() bool {
	return t.And == nil && t.Save == NoRole && (t.Pick == ByRole || t.Pick == EachOf)
}

func (t *Target) check() error {
	if err := conform(t, t.Pick, pickRows[:], pickShapes); err != nil {
		return err
	}
	switch {
	case t.Save != NoRole && t.Save != A && t.Save != B:
		return fmt.Errorf("%s can Save cards only as A or B", pickRows[t.Pick].Name)
	case t.Min.Kind == Const && t.Min.N < 0 || t.Max.Kind == Const && t.Max.N < 0:
		return fmt.Errorf("%s cannot take fewer than no cards: Min, Max", pickRows[t.Pick].Name)
	case t.Add && t.Save == NoRole:
		return fmt.Errorf("%s needs a letter in Save to Add to", pickRows[t.Pick].Name)
	}
	return nil
}

func (f *Filter) check() error {
	switch {
	case f.Types == 0:
		return fmt.Errorf("a filter needs Types")
	case (f.Zone == NoZone) != (f.Whose == Nobody):
		return fmt.Errorf("a filter reads Zone and Whose together")
	case f.Top != 0 && f.Zone == NoZone:
		return fmt.Errorf("a filter reads Top only with a Zone")
	}
	return nil
}

// inRange checks a constant number against the row that carries it.
func inRange(r *Row, n *Num) error {
	if n.Kind == Const && n.N < 0 && !r.Signed {
		return fmt.Errorf("%s cannot have %d as Num", r.Name, n.N)
	}
	return nil
}
