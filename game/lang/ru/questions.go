package ru

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// russian asks in Russian.
type russian struct {
	*lang.Language
	active bool // of a card that speaks to the active player, about the monster
}

// of is who asks about a card.
func (l russian) of(c *card.Card) russian {
	l.active = c != nil && c.Active
	return l
}

// asker asks about an ability of a card called self.
type asker struct {
	russian
	self string
	it   cases // what the chosen card is called, if there is a word for it
}

// Question asks what an effect waits for: "Какому вражескому существу нанести 4
// урона?" What is done is an infinitive, with which no gender has to agree, and to
// what stands in the case that the infinitive wants.
func (l russian) Question(a lang.Asked) lang.Question {
	l = l.of(a.Card)
	t := asker{russian: l, self: a.Self}
	e := *a.Effect
	q := lang.Question{Yes: "Да", No: "Отказаться"}
	number := ", от " + strconv.Itoa(a.Min) + " до " + strconv.Itoa(a.Max)
	left := " (осталось распределить: " + strconv.Itoa(a.Left) + ")"
	switch {
	case a.Order:
		q.Words = "что дальше: " + t.infinitive(innerEffect(e), t.whichOf(e.Target, 1, a.Self))
	case e.Verb == card.DistributeVerb:
		q.Words = t.whichOf(e.Target, 1, a.Self)[dative] + " нанести 1 урон" + left
	case e.Verb == card.RedistributeVerb && a.Target != nil:
		what := map[bool]string{true: "урон", false: "янтарь"}[e.Flag]
		q.Words = "на " + t.whichOf(e.Target, 1, a.Self)[accusative] + " положить 1 " + what + left
	case a.Target != nil:
		if q.Words = t.askWhich(a); a.House != card.NoHouse {
			q.Words += " (дом: " + l.House(a.House) + ")"
		}
	case e.Verb == card.MayVerb:
		q = t.askMay(e)
	case e.Verb == card.RepeatVerb:
		q = lang.Question{Words: "ещё раз: " + t.sequence(lang.Sub(e, 0)), Yes: "Ещё раз", No: "Хватит"}
	case e.Verb == card.ChooseHouseVerb:
		q.Words = "какой дом выбрать" + t.purpose(a)
	case e.Verb == card.ChoosePlayerVerb:
		q.Words = "какого игрока выбрать" + t.purpose(a)
	case e.Verb == card.ChooseNumberVerb:
		q.Words = "какое число выбрать" + number + t.purpose(a)
	case e.Verb == card.ChooseTraitVerb:
		q.Words = "какой атрибут выбрать" + t.purpose(a)
	case e.Verb == card.NameCardVerb:
		q.Words = "какую карту назвать" + t.purpose(a)
	case e.Verb == card.HealVerb:
		q.Words = "сколько урона вылечить (" + a.About + ")" + number
	case e.Verb == card.CounterVerb:
		q.Words = "сколько жетонов " + lang.Lookup(counterNames[:], "counter", e.Counter) + " снять (" + a.About + ")" + number
	case e.Verb == card.OptionVerb:
		q.Words = "что из этого сделать"
	default:
		q.Words = t.infinitive(e, undeclined(a.Self))
	}
	q.Words = lang.Capital(afterPrepositions.Replace(q.Words)) + "?"
	return q
}

// purpose is what a choice is for: the effects that follow it.
func (t asker) purpose(a lang.Asked) string {
	if list := siblings(a.Ability.Do, a.Effect); len(list) > 1 {
		return t.inOrder(list[1:])
	}
	return ""
}

// inOrder is what something is chosen for; "" when that takes the words of the card.
func (t asker) inOrder(do []card.Effect) string {
	then := t.sequence(do)
	if then == "" || strings.Contains(then, "этой карты") || strings.Contains(then, ": ") {
		return ""
	}
	return ", чтобы " + then
}

// brief is how long the words of a button are at most.
const brief = 40

// askMay asks whether to do what may be done. The button says what comes first.
func (t asker) askMay(e card.Effect) lang.Question {
	do := lang.Sub(e, 0)
	if len(do) == 1 && do[0].Verb == card.IfVerb {
		do = lang.Sub(do[0], 0)
	}
	if do[0].Verb == card.OptionVerb {
		return lang.Question{Words: t.sequence(do), Yes: "Выбрать одно", No: "Ничего не делать"}
	}
	q := lang.Question{Words: t.sequence(do), No: "Отказаться"}
	q.Yes = q.Words
	if len([]rune(q.Yes)) > brief {
		q.Yes, _, _ = strings.Cut(q.Yes, ", ")
	}
	if len([]rune(q.Yes)) > brief {
		q.Yes = t.short(do[0])
	}
	q.Yes = lang.Capital(q.Yes)
	return q
}

// short says what an effect does without its details.
func (t asker) short(e card.Effect) string {
	e = innerEffect(e)
	verb, ok := t.accusativeVerb(e)
	if e.Verb == card.MoveVerb {
		verb, ok = moveVerb(e), true
	}
	if ok {
		n := 1
		if severalOf(e.Target) {
			n = 2
		}
		head, tail, _ := strings.Cut(verb, " ")
		return lang.Join(head, pronoun(e.Target, n)[accusative], tail)
	}
	first, _, _ := strings.Cut(t.sequence([]card.Effect{e}), " (")
	if len([]rune(first)) > brief {
		first = "сделать это"
	}
	return first
}

func severalOf(g card.Target) bool {
	return g.And != nil || g.Pick == card.EachOf || g.Pick != card.ByRole && !lang.IsOne(g.Max)
}

// Effects says in the infinitive what effects do, for one who can choose among them.
func (l russian) Effects(c *card.Card, do []card.Effect, self string) string {
	return asker{russian: l.of(c), self: self}.sequence(do)
}

// Nothing says why an effect can do nothing.
func (l russian) Nothing(c *card.Card, e card.Effect, self string) string {
	switch none := nothingTo[e.Verb]; {
	case none != "" && (e.Verb.Class() == card.PlayerEffect || e.Target.Pick == card.ByRole):
		return none
	case e.Target.Pick == card.ByRole:
		return "делать нечего"
	}
	return "нет " + l.of(c).phrase(e.Target.Filter, amountOf{}, self)[genitive]
}

// nothingTo is what effects are about of which there may be none.
var nothingTo = map[card.Verb]string{card.StealVerb: "красть нечего", card.LoseVerb: "терять нечего",
	card.CaptureVerb:   "захватывать нечего",
	card.TakeAmberVerb: "янтаря нет", card.HealVerb: "лечить нечего", card.DrawVerb: "карт больше нет"}

// Instead asks whether to do something in place of the Play ability of a card
// (A9.1).
func (l russian) Instead(c *card.Card, a card.Ability) lang.Question {
	t := asker{russian: l.of(c)}
	do, play := t.sequence(a.Do), "применить эффект карты"
	no := play
	for _, p := range c.Abilities {
		if p.Kind == card.Headed && p.Headings&card.OnPlay != 0 {
			if play, no = t.sequence(p.Do), t.sequence(p.Do); len([]rune(no)) > brief {
				no = t.short(p.Do[0])
			}
		}
	}
	return lang.Question{Words: lang.Capital(do) + " или " + play + "?", Yes: lang.Capital(do), No: lang.Capital(no)}
}

// askWhich asks which cards an effect touches.
func (t asker) askWhich(a lang.Asked) string {
	which := t.whichOf(*a.Target, a.Max, t.self)
	for i := range which {
		if p := a.Target.Power; p != 0 {
			which[i] += " общей силой не меньше " + strconv.Itoa(p)
		}
		if a.Target.OnePile && a.Target.Filter.Zone == card.NoZone {
			which[i] += " одной линии"
		}
	}
	inner := innerEffect(*a.Effect)
	words := t.infinitive(inner, which)
	if a.Target == &a.Effect.Second {
		return t.askSecond(*a.Effect, which) + howMany(a)
	}
	t.it = pronoun(*a.Target, a.Max)
	if c := inner.Verb.Class(); c == card.PlayerEffect || c == card.FlowEffect && inner.Verb != card.TogetherVerb {
		words = which[accusative] + " выбрать" + t.inOrder([]card.Effect{inner})
	} else if list := siblings(a.Ability.Do, a.Effect); len(list) > 0 {
		words = t.chain(list, which, words)
	}
	return words + howMany(a)
}

// howMany is how many cards are asked for, unless it is one.
func howMany(a lang.Asked) string {
	switch lo, hi := a.Min, a.Max; {
	case a.Target.OneOf != card.NoQuality:
		return " (по одному " + lang.Lookup(qualities[:], "quality", a.Target.OneOf) + ")"
	case hi == 1 && lo == 1:
		return ""
	case hi == 0:
		return " (таких нет)"
	case hi == 1:
		return " (можно ничего не выбирать)"
	case lo == hi:
		return " (ровно " + strconv.Itoa(hi) + ")"
	case lo == 0:
		return " (до " + strconv.Itoa(hi) + ")"
	default:
		return " (от " + strconv.Itoa(lo) + " до " + strconv.Itoa(hi) + ")"
	}
}

// siblings is the list of effects that begins with e, wherever among do.
func siblings(do []card.Effect, e *card.Effect) []card.Effect {
	for i := range do {
		if &do[i] == e {
			return do[i:]
		}
		for _, s := range do[i].Sub {
			if list := siblings(s, e); list != nil {
				return list
			}
		}
	}
	return nil
}

// chain says all that is done with the chosen cards: "подготовить и отправить в
// бой". Of cards that are only taken the first effect tells that speaks of them.
func (t asker) chain(list []card.Effect, which cases, first string) string {
	e := list[0]
	if e.Verb == card.TargetVerb {
		for _, next := range list[1:] {
			next = innerEffect(next)
			if next.Target.Pick == card.ByRole && (next.Target.Role == card.It || next.Target.Role == e.Target.Save) && next.Verb != card.IfVerb {
				return t.infinitive(next, which)
			}
			if verb := accusativeVerbs[next.Verb]; next.Target.Pick == card.EachOf && verb != "" { // what is spared
				return which[accusative] + " не " + verb
			}
			if next.Target.Pick != card.ByRole {
				break
			}
		}
		return which[accusative] + " выбрать" + t.inOrder(list[1:])
	}
	for _, next := range list[1:] {
		verb, ok := accusativeVerbs[next.Verb]
		if !ok || accusativeVerbs[e.Verb] == "" || next.Target.Pick != card.ByRole || next.Target.Role != card.It {
			break
		}
		first += " и " + verb
	}
	return first
}
