package ru

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// russian asks in Russian.
type russian struct{ *lang.Language }

// Question asks what an effect waits for: "Какому существу нанести 4 урона?" What
// is done is an infinitive, with which no gender has to agree, and to what stands
// in the case that the infinitive wants.
func (l russian) Question(a lang.Asked) lang.Question {
	e := *a.Effect
	q := lang.Question{Yes: "Да", No: "Нет"}
	switch {
	case a.Order:
		q.Words = "что дальше: " + infinitive(innerEffect(e), whichOf(e.Target, 1))
	case e.Verb == card.DistributeVerb:
		q.Words = whichOf(e.Target, 1)[dative] + " нанести 1 урон (осталось распределить: " + strconv.Itoa(a.Left) + ")"
	case e.Verb == card.RedistributeVerb:
		what := map[bool]string{true: "урон", false: "янтарь"}[e.Flag]
		q.Words = "на " + whichOf(e.Target, 1)[accusative] + " положить 1 " + what + " (осталось распределить: " + strconv.Itoa(a.Left) + ")"
	case a.Target != nil:
		if q.Words = askWhich(a); a.House != card.NoHouse {
			q.Words += " (дом: " + l.House(a.House) + ")"
		}
	case e.Verb == card.MayVerb:
		q.Yes = lang.Capital(sequence(lang.Sub(e, 0), a.Self))
		q.Words = q.Yes
	case e.Verb == card.RepeatVerb:
		q = lang.Question{Words: "ещё раз: " + sequence(lang.Sub(e, 0), a.Self), Yes: "Ещё раз", No: "Хватит"}
	case e.Verb == card.ChooseHouseVerb:
		q.Words = "какой дом выбрать"
	case e.Verb == card.ChoosePlayerVerb:
		q.Words = "какого игрока выбрать"
	case e.Verb == card.ChooseNumberVerb:
		q.Words = "какое число выбрать, от " + strconv.Itoa(a.Min) + " до " + strconv.Itoa(a.Max)
	case e.Verb == card.ChooseTraitVerb:
		q.Words = "какой атрибут выбрать"
	case e.Verb == card.NameCardVerb:
		q.Words = "какую карту назвать"
	case e.Verb == card.HealVerb:
		q.Words = "сколько урона вылечить (" + a.About + "), от " + strconv.Itoa(a.Min) + " до " + strconv.Itoa(a.Max)
	case e.Verb == card.CounterVerb:
		q.Words = "сколько жетонов " + lang.Lookup(counterNames[:], "counter", e.Counter) + " снять (" + a.About + "), от " +
			strconv.Itoa(a.Min) + " до " + strconv.Itoa(a.Max)
	case e.Verb == card.OptionVerb:
		q.Words = "что из этого сделать"
	default:
		q.Words = infinitive(e, undeclined(a.Self))
	}
	q.Words = lang.Capital(q.Words) + "?"
	return q
}

// Effects says in the infinitive what effects do, for one who can choose among them.
func (russian) Effects(_ *card.Card, do []card.Effect, self string) string { return sequence(do, self) }

// Instead asks whether to do something in place of the Play ability of a card
// (A9.1).
func (russian) Instead(c *card.Card, a card.Ability) lang.Question {
	do, play := sequence(a.Do, ""), "применить эффект карты"
	for _, p := range c.Abilities {
		if p.Kind == card.Headed && p.Headings&card.OnPlay != 0 {
			play = sequence(p.Do, "")
		}
	}
	return lang.Question{Words: lang.Capital(do) + " или " + play + "?", Yes: lang.Capital(do), No: lang.Capital(play)}
}

// cases are the forms of a noun: accusative, dative, genitive, instrumental.
type cases [4]string

const (
	accusative = iota
	dative
	genitive
	instrumental
)

var (
	whichOne = map[card.Type]cases{
		card.CreatureType: {"какое существо", "какому существу", "какого существа", "каким существом"},
		card.ArtifactType: {"какой артефакт", "какому артефакту", "какого артефакта", "каким артефактом"},
		card.UpgradeType:  {"какое улучшение", "какому улучшению", "какого улучшения", "каким улучшением"},
		card.NoType:       {"какую карту", "какой карте", "какой карты", "какой картой"},
	}
	whichMany = map[card.Type]cases{
		card.CreatureType: {"каких существ", "каким существам", "каких существ", "какими существами"},
		card.ArtifactType: {"какие артефакты", "каким артефактам", "каких артефактов", "какими артефактами"},
		card.UpgradeType:  {"какие улучшения", "каким улучшениям", "каких улучшений", "какими улучшениями"},
		card.NoType:       {"какие карты", "каким картам", "каких карт", "какими картами"},
	}
	plurals = map[card.Type]cases{
		card.CreatureType: {"существ", "существам", "существ", "существами"},
		card.ArtifactType: {"артефакты", "артефактам", "артефактов", "артефактами"},
		card.UpgradeType:  {"улучшения", "улучшениям", "улучшений", "улучшениями"},
		card.NoType:       {"карты", "картам", "карт", "картами"},
	}
	singulars = map[card.Type]cases{
		card.CreatureType: {"существо", "существу", "существа", "существом"},
		card.ArtifactType: {"артефакт", "артефакту", "артефакта", "артефактом"},
		card.UpgradeType:  {"улучшение", "улучшению", "улучшения", "улучшением"},
		card.NoType:       {"карту", "карте", "карты", "картой"},
	}
)

// targetType is the type by which the cards of a target are called.
func targetType(g card.Target) card.Type {
	for _, t := range [...]card.Type{card.CreatureType, card.ArtifactType, card.UpgradeType} {
		if g.Filter.Types == card.TypeSet(t) && g.Filter.Also == nil {
			return t
		}
	}
	return card.NoType
}

func whichOf(g card.Target, n int) cases {
	if n == 1 {
		return whichOne[targetType(g)]
	}
	return whichMany[targetType(g)]
}

// undeclined is the title of a card, which is not declined.
func undeclined(title string) cases { return cases{title, title, title, title} }

// object is what an effect touches that does not ask for it.
func object(g card.Target, self string) cases {
	switch {
	case g.Pick == card.ByRole && g.Role == card.This && self != "":
		return undeclined(self)
	case g.Pick == card.ByRole:
		return singulars[card.NoType]
	case g.Pick == card.EachOf || !lang.IsOne(g.Max):
		return plurals[targetType(g)]
	}
	return singulars[targetType(g)]
}

// askWhich asks which cards an effect touches.
func askWhich(a lang.Asked) string {
	which := whichOf(*a.Target, a.Max)
	for i := range which {
		if p := a.Target.Power; p != 0 {
			which[i] += " общей силой не меньше " + strconv.Itoa(p)
		}
		if a.Target.OnePile && a.Target.Filter.Zone == card.NoZone {
			which[i] += " одной линии"
		}
	}
	words := infinitive(innerEffect(*a.Effect), which)
	if a.Target == &a.Effect.Second {
		words = askSecond(*a.Effect, which, a.Self)
	} else if list := siblings(a.Ability.Do, a.Effect); len(list) > 1 {
		words = chain(list, which, words)
	}
	switch lo, hi := a.Min, a.Max; {
	case a.Target.OneOf != card.NoQuality:
		words += " (" + lang.Lookup(qualities[:], "quality", a.Target.OneOf) + ")"
	case hi == 1 && lo == 1:
	case hi == 0:
		words += " (таких нет)"
	case hi == 1:
		words += " (можно никакую)"
	case lo == hi:
		words += " (ровно " + strconv.Itoa(hi) + ")"
	case lo == 0:
		words += " (до " + strconv.Itoa(hi) + ")"
	default:
		words += " (от " + strconv.Itoa(lo) + " до " + strconv.Itoa(hi) + ")"
	}
	return words
}

// qualities are those of which one card each is chosen.
var qualities = [card.QualityCount]string{card.OfHouse: "по одному от каждого дома", card.OfPower: "по одному каждой силы"}

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
func chain(list []card.Effect, which cases, first string) string {
	e := list[0]
	if e.Verb == card.TargetVerb {
		for _, next := range list[1:] {
			next = innerEffect(next)
			if next.Target.Pick == card.ByRole && (next.Target.Role == card.It || next.Target.Role == e.Target.Save) {
				return infinitive(next, which)
			}
			if verb := accusativeVerbs[next.Verb]; next.Target.Pick == card.EachOf && verb != "" { // what is spared
				return which[accusative] + " не " + verb
			}
			if next.Target.Pick != card.ByRole {
				break
			}
		}
		return first
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

// innerEffect is the effect that is carried out with each of several cards.
func innerEffect(e card.Effect) card.Effect {
	for (e.Verb == card.EachVerb || e.Verb == card.TimesVerb || e.Verb == card.HousesVerb) && len(lang.Sub(e, 0)) > 0 {
		e = lang.Sub(e, 0)[0]
	}
	return e
}

// sequence says what effects do, one after the other.
func sequence(do []card.Effect, self string) string {
	var done []string
	for _, e := range do {
		if e.Verb == card.IfVerb || e.Verb == card.OnVerb || e.Verb == card.MayVerb {
			if inner := sequence(lang.Sub(e, 0), self); inner != "" {
				done = append(done, inner)
			}
			continue
		}
		if e.Verb == card.TargetVerb {
			continue
		}
		e = innerEffect(e)
		verb, ok := accusativeVerb(e)
		if n := len(done); ok && n > 0 && e.Target.Pick == card.ByRole && e.Target.Role == card.It {
			done[n-1] += " и " + verb
			continue
		}
		what := object(e.Target, self)
		words := infinitive(e, what)
		if e.Verb == card.MoveVerb {
			verb, ok = moveVerb(e), true
		}
		if ok {
			words = verb + " " + what[accusative]
		}
		done = append(done, words)
	}
	return strings.Join(done, ", ")
}

// accusativeVerbs are the verbs that take the cards in the accusative and need no more.
var accusativeVerbs = map[card.Verb]string{
	card.DestroyVerb: "уничтожить", card.SacrificeVerb: "принести в жертву", card.ExhaustVerb: "повернуть", card.ReadyVerb: "подготовить",
	card.StunVerb: "оглушить", card.WardVerb: "защитить", card.EnrageVerb: "разъярить", card.ExaltVerb: "возвысить",
	card.ControlVerb: "взять под контроль", card.UseVerb: "использовать", card.FightVerb: "отправить в бой",
	card.ReapVerb:       "использовать для сбора",
	card.RepositionVerb: "переместить", card.PlayVerb: "разыграть", card.PutVerb: "ввести в игру", card.RevealVerb: "показать",
	card.TargetVerb: "выбрать", card.GraftVerb: "положить под другую карту", card.AttachVerb: "переместить",
}

func accusativeVerb(e card.Effect) (verb string, ok bool) {
	if e.Verb == card.RevealVerb && e.Flag {
		return "посмотреть", true
	}
	verb, ok = accusativeVerbs[e.Verb]
	return verb, ok
}

// infinitive is an effect in the infinitive, the cards in front of it.
func infinitive(e card.Effect, what cases) string {
	if verb, ok := accusativeVerb(e); ok {
		return what[accusative] + " " + verb
	}
	switch e.Verb {
	case card.TogetherVerb:
		return infinitive(lang.Sub(e, 0)[0], what)
	case card.DealVerb:
		return what[dative] + " нанести " + amount(e, "урон", "урона", "урона")
	case card.MoveVerb:
		return what[accusative] + " " + moveVerb(e)
	case card.UnstunVerb:
		if e.Flag {
			return "с " + what[genitive] + " снять защиту"
		}
		return "с " + what[genitive] + " снять оглушение"
	case card.HealVerb:
		if e.Flag {
			return what[accusative] + " вылечить полностью"
		}
		return "с " + what[genitive] + " снять " + map[bool]string{true: "до "}[e.Who == card.You] + amount(e, "урон", "урона", "урона")
	case card.CaptureVerb:
		return what[dative] + " захватить " + amount(e, "янтарь", "янтаря", "янтаря")
	case card.TakeAmberVerb, card.GiveAmberVerb:
		if e.Verb == card.GiveAmberVerb && e.Flag {
			return "с " + what[genitive] + " снять защиту"
		}
		return "с " + what[genitive] + " снять " + amount(e, "янтарь", "янтаря", "янтаря")
	case card.StoreAmberVerb:
		return "на " + what[accusative] + " положить " + amount(e, "янтарь", "янтаря", "янтаря")
	case card.CounterVerb:
		upTo := map[bool]string{true: "до "}[e.Who == card.You]
		verb := map[bool]string{true: "с " + what[genitive] + " снять " + upTo, false: "на " + what[accusative] + " положить "}[e.Flag]
		return verb + amount(e, "жетон", "жетона", "жетонов") + " " + lang.Lookup(counterNames[:], "counter", e.Counter)
	case card.SwapVerb:
		if e.Second.Pick == card.ByRole && e.Second.Role == card.NoRole {
			return what[accusative] + " поменять местами"
		}
		return what[accusative] + " поменять местами с другим существом"
	case card.TriggerVerb:
		return "способности " + what[genitive] + " применить"
	case card.CopyVerb:
		return "стать копией " + what[genitive]
	case card.IconsVerb:
		return "бонусные символы " + what[genitive] + " применить"
	case card.AimVerb:
		return what[dative] + " нанести урон вместо того, с кем бой"
	case card.LastVerb:
		return "на " + what[accusative] + " распространить эффект"
	}
	return playerEffect(e)
}

// askSecond asks for the second card of an effect.
func askSecond(e card.Effect, which cases, self string) string {
	switch e.Verb {
	case card.SwapVerb:
		return "с " + which[instrumental] + " поменять местами " + object(e.Target, self)[accusative]
	case card.GiveAmberVerb:
		if e.Flag {
			return "на " + which[accusative] + " переместить защиту"
		}
		return "на " + which[accusative] + " переместить " + amount(e, "янтарь", "янтаря", "янтаря")
	case card.AttachVerb:
		return "к " + which[dative] + " прикрепить " + object(e.Target, self)[accusative]
	case card.GraftVerb:
		return "под " + which[accusative] + " положить " + object(e.Target, self)[accusative]
	}
	return infinitive(e, which)
}

func moveVerb(e card.Effect) string {
	switch {
	case e.To == card.Discard:
		return "сбросить"
	case e.To == card.Purged:
		return "изгнать"
	case e.To == card.Archives:
		return "положить в архив"
	case e.To == card.Hand && e.Target.Search:
		return "взять в руку"
	case e.To == card.Hand:
		return "вернуть в руку"
	case e.To == card.Deck && e.Place == card.Shuffled:
		return "замешать в колоду"
	case e.To == card.Deck && e.Place == card.AtBottom:
		return "положить под низ колоды"
	case e.To == card.Deck:
		return "положить на верх колоды"
	}
	return "переместить"
}

// playerEffect are the effects about players.
func playerEffect(e card.Effect) string {
	amber := amount(e, "янтарь", "янтаря", "янтаря")
	switch e.Verb {
	case card.GainVerb:
		return "получить " + amber
	case card.LoseVerb:
		return "потерять " + amber
	case card.StealVerb:
		return "украсть " + amber
	case card.PayVerb:
		return "заплатить " + amber
	case card.DrawVerb:
		return "взять " + amount(e, "карту", "карты", "карт")
	case card.RefillVerb:
		return "пополнить руку"
	case card.ChainsVerb:
		return "получить " + amount(e, "цепь", "цепи", "цепей")
	case card.ForgeVerb:
		return "выковать ключ"
	case card.UnforgeVerb:
		return "расковать ключ"
	case card.TideVerb:
		if e.Flag {
			return "вызвать отлив"
		}
		return "поднять прилив"
	case card.ShuffleVerb:
		return "перемешать колоду"
	case card.LookVerb:
		return "посмотреть карты"
	case card.FlipVerb:
		return "поменять местами колоду и сброс"
	case card.EndTurnVerb:
		return "закончить ход"
	case card.HouseVerb:
		return "сменить активный дом"
	case card.DistributeVerb:
		return "распределить " + amount(e, "урон", "урона", "урона")
	case card.MayVerb, card.RepeatVerb:
		return sequence(lang.Sub(e, 0), "")
	}
	return "применить эффект"
}

// pluralForm tells 1 карту from 2 карты and 5 карт.
var pluralForm = lang.Counting("ru")

// amount is "3 урона", or only "урон" when it has to be counted first.
func amount(e card.Effect, one, few, many string) string {
	if e.Num.Kind != card.Const || e.Flag || e.Num.N == 0 {
		return map[bool]string{true: "карты", false: one}[one == "карту"]
	}
	n := max(e.Num.N, -e.Num.N)
	return strconv.Itoa(n) + " " + [...]string{one, few, many}[pluralForm(n)]
}
