package plan

import (
	"iter"
	"reflect"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Form is how effects that follow each other are said together.
type Form uint8

// The forms.
const (
	Alone     Form = iota // one effect by itself
	Unsaid                // it only takes again the cards that have just been named
	Shared                // verbs with one object: "ready and fight with a creature"
	Except                // done to all cards but the best, or but the two that are taken
	Gathered              // done to what is taken from each player for whom Cond holds
	DrawnFrom             // done with one of several cards, the rest of which are the others from then on
	OnHost                // done to an upgrade on a card that is taken first
	OfBest                // what the controller of the most powerful creature does
	Exalts                // you choose how often a card is exalted
	Timed                 // done several times with one card
	Upcoming              // what happens to the next card that you play, which enters ready
	AllAgain              // all that stands before it, which is said in as many sentences as Times tells, once more
	Halves                // done to each creature of one half of each battleline
	OfHouse               // a player must choose the house of a card; which of several goes without saying
	Asks                  // the question that the effects up to here lead to
)

// Step is one or two effects of a list, or some with one object, that are said together.
type Step struct {
	Form  Form
	Size  int           // how many effects of the list it says
	Do    []card.Effect // what is done, as far as it is said
	Taken *card.Target  // the cards that are taken for it first
	Cond  *card.Cond
	Times int
	Again bool      // the same has just been done: with another card
	After card.Verb // that of the effect before
}

// Steps are the steps of a list of effects in turn, each with the effects from there on.
func (d *Discourse) Steps(list []card.Effect) iter.Seq2[Step, []card.Effect] {
	return func(yield func(Step, []card.Effect) bool) {
		d.Depth++
		defer func() { d.Depth-- }()
		for i := 0; i < len(list); {
			if d.WaitsFor(&list[i]) && !yield(Step{Form: Asks}, list[i:]) {
				return
			}
			s := d.Next(list, i)
			d.Again = d.Again || s.Again
			if !yield(s, list[i:]) {
				return
			}
			d.Again = d.Again && s.Form != Alone
			i += s.Size
		}
	}
}

// Next is the step at place i of a list of effects.
func (d *Discourse) Next(list []card.Effect, i int) Step {
	rest := list[i:]
	if d.repeats(&rest[0]) {
		return Step{Form: Unsaid, Size: 1}
	}
	if verb := rest[0].Verb; len(rest) > 1 && verb < card.VerbCount {
		for _, pair := range pairs[verb] {
			if s, ok := pair(&d.View, rest); ok && (d.Asked == nil ||
				s.Form != OfHouse && s.Form != Exalts && s.Form != Halves && s.Form != OnHost) {
				s.Size = max(s.Size, 2)
				return s
			}
		}
	}
	if e := rest[0]; i > 0 && d.Asked == nil && e.Verb == card.IfVerb && len(Sub(e, 1)) == 0 && reflect.DeepEqual(Sub(e, 0), list[:i]) &&
		(i > 1 || list[0].Target.Pick == card.EachOf || stays(list[0]) ||
			list[0].Verb == card.DealVerb) { // not "another": the same may be hit twice
		return Step{Form: AllAgain, Size: 1, Do: rest[:1], Times: i - max(d.Run(list[:i]), 1) + 1}
	}
	if n := d.Run(rest); n > 0 {
		return Step{Form: Shared, Size: n, Do: rest[:n]}
	}
	again := i > 0 && rest[0].Verb == card.IfVerb && reflect.DeepEqual(Sub(rest[0], 0), list[i-1:i]) &&
		list[i-1].Target.Pick != card.EachOf && !stays(list[i-1]) && list[i-1].Verb != card.DealVerb // which need not be others
	s := Step{Form: Alone, Size: 1, Do: rest[:1], Again: again}
	if i > 0 {
		s.After = list[i-1].Verb
	}
	return s
}

// stays reports whether the card to which something is done stays where it is, so that the same may be done
// to it again.
func stays(e card.Effect) bool {
	return e.Verb.Class() == card.CardEffect && e.Verb != card.MoveVerb && e.Verb != card.PlayVerb
}

// pairs are the forms of two successive effects by the verb of the first, in the order in which
// they are tried.
var pairs = [card.VerbCount][]func(*View, []card.Effect) (Step, bool){
	card.ChooseHouseVerb: {(*View).ofHouse}, card.OnVerb: {(*View).gathered}, card.ChooseNumberVerb: {(*View).exalts, (*View).paysUpTo},
	card.LastVerb:   {(*View).upcoming},
	card.TargetVerb: {(*View).except, (*View).drawnFrom, (*View).onHost, (*View).ofBest, (*View).Timed, (*View).mostOf, (*View).halves},
}

// repeats reports whether an effect only takes again the cards that have just been named,
// and remembers the letter under which it keeps them.
func (m *Memory) repeats(e *card.Effect) bool {
	if e.Verb != card.TargetVerb || e.Target.Pick != card.EachOf || OneOf(e.Target.Filter) != card.Them {
		return false
	}
	if m.Near == card.Them { // the token creatures that have just been made
		m.Note(e.Target.Save, m.Known[card.Them])
		m.Near = e.Target.Save
		return true
	}
	m.Note(e.Target.Save, m.Known[card.It])
	m.Saved = e.Target.Save
	return true
}

func (v *View) ofHouse(list []card.Effect) (Step, bool) {
	if list[0].Target.Role == card.NoRole {
		return Step{}, false
	}
	last := list[1]
	if do := Sub(last, 0); last.Verb == card.OnVerb && len(do) == 1 {
		last = do[0]
	}
	if last.Verb != card.LastVerb || len(last.Gives[0].Mods) == 0 || last.Gives[0].Mods[0].Kind != card.MustChoose {
		return Step{}, false
	}
	return Step{Form: OfHouse, Do: list[1:2], Taken: &list[0].Target}, true
}

func (v *View) upcoming(list []card.Effect) (Step, bool) {
	for i := range list[:2] {
		if e := list[i]; e.Verb != card.LastVerb || e.Span != card.NextTime || len(e.Gives) != 1 {
			return Step{}, false
		}
	}
	ready, then := list[0].Gives[0], list[1].Gives[0]
	if WorksOnce(ready, card.NextTime) != EntersReadied || then.Event.Kind != card.CardPlayed || then.Event.Who != card.You ||
		!SameFilter(NextOf(ready.Mods[0]), *then.Event.Subject) {
		return Step{}, false
	}
	return Step{Form: Upcoming, Do: list[:2]}, true
}

func (v *View) mostOf(list []card.Effect) (Step, bool) {
	of, ifs := list[0].Target, list[1]
	if c := ifs.Cond; ifs.Verb != card.IfVerb || c.Kind != card.Compare || c.A.Kind != card.MostOfHouse || c.A.Role != card.It ||
		of.Pick != card.EachOf || of.Save != card.NoRole || of.And != nil || of.Filter.Zone != card.NoZone {
		return Step{}, false
	}
	ifs.Cond.A.Role, ifs.Cond.A.Filter = card.NoRole, &of.Filter
	return Step{Form: Alone, Do: []card.Effect{ifs}}, true
}

// halves joins the choice of a flank creature for each battleline, of creatures in the center, and
// what is done to these and to those in the same halves.
func (v *View) halves(list []card.Effect) (Step, bool) {
	if len(list) < 3 || list[1].Verb != card.TargetVerb || !v.isAction(&list[2]) || list[2].Target.And == nil {
		return Step{}, false
	}
	ends, center, e := &list[0].Target, &list[1].Target, list[2]
	if ends.OneOf != card.OfLine || !SameFilter(ends.Filter, card.Creatures.Flank()) ||
		!SameFilter(center.Filter, card.Creatures.Is(card.InCenter)) ||
		!SameFilter(e.Target.Filter, card.Creatures.Among(center.Save)) ||
		!SameFilter(e.Target.And.Filter, card.Creatures.SharesHalf(ends.Save)) {
		return Step{}, false
	}
	e.Target = card.Each(card.Creatures)
	return Step{Form: Halves, Size: 3, Do: []card.Effect{e}}, true
}

func (v *View) gathered(list []card.Effect) (Step, bool) {
	e := &list[1]
	if list[0].Who != card.EachPlayer || !v.isAction(e) {
		return Step{}, false
	}
	ifs, ok := Guarded(list[0])
	if !ok {
		return Step{}, false
	}
	take := Sub(*ifs, 0)
	if len(take) != 1 || take[0].Verb != card.TargetVerb || !take[0].Target.Add ||
		e.Target.Pick != card.ByRole || e.Target.Role != take[0].Target.Save {
		return Step{}, false
	}
	return Step{Form: Gathered, Do: list[1:2], Taken: &take[0].Target, Cond: &ifs.Cond}, true
}

func (v *View) except(list []card.Effect) (Step, bool) {
	if !v.isAction(&list[1]) || list[1].Target.Pick != card.EachOf {
		return Step{}, false
	}
	best, e := &list[0].Target, list[1]
	preds := e.Target.Filter.Preds
	last := len(preds) - 1
	switch {
	case best.And != nil && SamePreds(preds, card.Cards.NotAmong(card.It).Preds):
		e.Target.Filter.Preds = nil
	case best.Pick != card.MostPowerful && best.Pick != card.LeastPowerful || last < 0:
		return Step{}, false
	default:
		e.Target.Filter.Preds = preds[:last]
		if p := preds[last]; p.Kind != card.IsIn || !p.Not || p.Role != best.Save || !SameFilter(e.Target.Filter, best.Filter) {
			return Step{}, false
		}
	}
	return Step{Form: Except, Do: []card.Effect{e}, Taken: best}, true
}

// Spares reports whether the cards that are taken first are those that the next effect
// spares.
func (v *View) Spares(list []card.Effect) bool {
	if len(list) < 2 || !v.isAction(&list[1]) || list[1].Target.Pick != card.EachOf {
		return false
	}
	preds := list[1].Target.Filter.Preds
	last := len(preds) - 1
	return last >= 0 && preds[last].Kind == card.IsIn && preds[last].Not && preds[last].Role == list[0].Target.Save
}

func (v *View) drawnFrom(list []card.Effect) (Step, bool) {
	if list[0].Target.Pick != card.EachOf || !v.isAction(&list[1]) {
		return Step{}, false
	}
	all, e := &list[0].Target, list[1]
	if all.Save == card.NoRole || e.Target.Pick != card.ChoiceOf || OneOf(e.Target.Filter) != all.Save {
		return Step{}, false
	}
	e.Target.Filter = all.Filter
	return Step{Form: DrawnFrom, Do: []card.Effect{e}, Taken: all}, true
}

// onHost is what is done to one upgrade on one card, whichever that is.
func (v *View) onHost(list []card.Effect) (Step, bool) {
	host, e := list[0].Target, list[1]
	p, on := host.Filter.Preds, e.Target.Filter.Preds
	n := len(p) - 1
	if host.Pick != card.ChoiceOf || host.And != nil || n < 0 || p[n].Kind != card.HasUpgrade || p[n].Not || !v.isAction(&e) ||
		e.Target.Pick != card.ChoiceOf || len(on) != 1 || on[0].Kind != card.AttachedOn || on[0].Role != host.Save {
		return Step{}, false
	}
	host.Filter.Preds = p[:n] // "with an upgrade" goes without saying
	return Step{Form: OnHost, Do: list[1:2], Taken: &host}, true
}

func (v *View) ofBest(list []card.Effect) (Step, bool) {
	best := &list[0].Target
	if list[1].Who != card.Controller || list[1].Verb.Class() != card.PlayerEffect ||
		best.Pick != card.MostPowerful && best.Pick != card.LeastPowerful {
		return Step{}, false
	}
	return Step{Form: OfBest, Do: list[1:2], Taken: best}, true
}

func (v *View) exalts(list []card.Effect) (Step, bool) {
	if list[0].N != 0 ||
		list[1].Verb != card.ExaltVerb || list[1].Num != card.TheNumber {
		return Step{}, false
	}
	return Step{Form: Exalts, Do: list[:1], Taken: &list[1].Target}, true
}

// paysUpTo joins the choice of a number and the payment of as much.
func (v *View) paysUpTo(list []card.Effect) (Step, bool) {
	pay := list[1]
	if list[0].N != 0 || pay.Verb != card.PayVerb || pay.Num != card.TheNumber {
		return Step{}, false
	}
	pay.Num, pay.Optional = list[0].Num, true
	return Step{Form: Alone, Do: []card.Effect{pay}}, true
}

// Timed is a step that does something several times with the card that is taken first.
func (v *View) Timed(list []card.Effect) (Step, bool) {
	if len(list) < 2 || list[0].Verb != card.TargetVerb || list[1].Verb != card.TimesVerb || list[1].Num.Kind != card.Const {
		return Step{}, false
	}
	do := append([]card.Effect{}, Sub(list[1], 0)...)
	if v.Run(do) != len(do) || do[0].Target.Pick != card.ByRole || do[0].Target.Role != list[0].Target.Save {
		return Step{}, false
	}
	do[0].Target = list[0].Target
	for i := range do[1:] {
		do[i+1].Target = card.Target{Role: card.It}
	}
	return Step{Form: Timed, Do: do, Times: list[1].Num.N}, true
}

// Run counts the effects that share one object, as in "ready and fight with a creature"; 0
// when the first is not of that kind. A fight is the last: cards fight one at a time, and what
// follows is about all of them.
func (v *View) Run(list []card.Effect) int {
	if !v.isAction(&list[0]) {
		return 0
	}
	n := 1
	if list[0].Target.Role == card.TheBoss {
		return n // it fights by itself (A6)
	}
	for n < len(list) && list[n-1].Verb != card.FightVerb && v.isAction(&list[n]) && sameObject(&list[0], &list[n]) {
		n++
	}
	return n
}

// isAction reports whether one verb and the cards say everything about an effect.
func (v *View) isAction(e *card.Effect) bool {
	switch e.Verb {
	case card.DestroyVerb, card.SacrificeVerb, card.ExhaustVerb, card.ReadyVerb, card.StunVerb, card.WardVerb, card.EnrageVerb,
		card.UseVerb, card.FightVerb, card.ReapVerb, card.PlayVerb, card.RevealVerb, card.TargetVerb:
		return true
	case card.ExaltVerb:
		return IsOne(e.Num) && v.Creatures(e.Target) && !e.NotExalted
	}
	return false
}

// OneByOne are the effects of an effect for each of several cards, when they are said of all
// of them at once, "one at a time".
func (v *View) OneByOne(e *card.Effect) (do []card.Effect, ok bool) {
	do = append([]card.Effect{}, Sub(*e, 0)...)
	if do[0].Target.Pick != card.ByRole || do[0].Target.Role != card.It {
		return nil, false
	}
	do[0].Target = e.Target
	return do, v.Run(do) == len(do) || e.OneByOne && len(do) == 1 && do[0].Verb == card.MoveVerb
}
