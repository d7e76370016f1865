package card

// Node is a part of a card: *[Card], *[Ability], *[Event], *[Effect], *[Mod],
// *[Target], *[Filter], *[Pred], *[Num] or *[Cond].
type Node interface{ node() }

func (*Card) node()    {}
func (*Ability) node() {}
func (*Event) node()   {}
func (*Effect) node()  {}
func (*Mod) node()     {}
func (*Target) node()  {}
func (*Filter) node()  {}
func (*Pred) node()    {}
func (*Num) node()     {}
func (*Cond) node()    {}

// Inspect visits a node and everything in it, in the order of the text: it calls
// f with the node and, if that returns true, continues with the nodes inside and
// finally calls f with nil. Inspect visits what the kinds of the nodes read,
// which is everything on a card that has been built.
func Inspect(n Node, f func(Node) bool) {
	if !f(n) {
		return
	}
	switch n := n.(type) {
	case *Card:
		each(n.Abilities, f)
		each(n.AsUpgrade, f)
		inner(n.Prey, f)
		inner(n.PlayIf, f)
		inner(n.HostIs, f)
	case *Ability:
		if n.Kind == Triggered || n.Kind == Replacing {
			Inspect(&n.Event, f)
		}
		inner(n.While, f)
		each(n.Mods, f)
		each(n.Do, f)
	case *Event:
		inner(n.Subject, f)
		inner(n.Other, f)
	case *Effect:
		n.inspect(f)
	case *Mod:
		if n.Target.given() {
			Inspect(&n.Target, f)
		}
		if reads(modShapes, n.Kind, modNum) {
			Inspect(&n.Num, f)
		}
		inner(n.Filter, f)
		inner(n.Ability, f)
		inner(n.Prey, f)
		inner(n.While, f)
		each(n.Do, f)
	case *Target:
		if n.Pick != ByRole {
			Inspect(&n.Filter, f)
			Inspect(&n.Min, f)
			Inspect(&n.Max, f)
		}
		inner(n.And, f)
	case *Filter:
		each(n.Preds, f)
		inner(n.Also, f)
	case *Pred:
		if reads(predShapes, n.Kind, predNum) {
			Inspect(&n.Num, f)
		}
	case *Num:
		inner(n.Filter, f)
		inner(n.A, f)
		inner(n.B, f)
	case *Cond:
		if reads(condShapes, n.Kind, condA) {
			Inspect(&n.A, f)
		}
		if n.Kind == Compare {
			Inspect(&n.B, f)
		}
		inner(n.Filter, f)
		each(n.Sub, f)
	}
	f(nil)
}

func (e *Effect) inspect(f func(Node) bool) {
	if reads(verbShapes, e.Verb, effectTarget) && e.Target.given() {
		Inspect(&e.Target, f)
	}
	if reads(verbShapes, e.Verb, effectSecond) && e.Second.given() {
		Inspect(&e.Second, f)
	}
	if reads(verbShapes, e.Verb, effectNum) {
		Inspect(&e.Num, f)
	}
	if reads(verbShapes, e.Verb, effectSplash) {
		Inspect(&e.Splash, f)
	}
	if reads(verbShapes, e.Verb, effectCond) {
		Inspect(&e.Cond, f)
	}
	for _, sub := range e.Sub {
		each(sub, f)
	}
	each(e.Gives, f)
}

var (
	effectTarget = fieldsOf[Effect]("Target")
	effectSecond = fieldsOf[Effect]("Second")
	effectNum    = fieldsOf[Effect]("Num")
	effectSplash = fieldsOf[Effect]("Splash")
	effectCond   = fieldsOf[Effect]("Cond")
	modNum       = fieldsOf[Mod]("Num")
	predNum      = fieldsOf[Pred]("Num")
	condA        = fieldsOf[Cond]("A")
)

// inner visits a node that need not be there.
func inner[P interface {
	*N
	Node
}, N any](n P, f func(Node) bool) {
	if n != nil {
		Inspect(n, f)
	}
}

// each visits the nodes of a list.
func each[P interface {
	*N
	Node
}, N any](list []N, f func(Node) bool) {
	for i := range list {
		Inspect(P(&list[i]), f)
	}
}

// reads reports whether nodes of the kind read one of the fields.
func reads[K ~uint8](shapes []shape, k K, which fields) bool {
	return int(k) < len(shapes) && shapes[k].all&which != 0
}
