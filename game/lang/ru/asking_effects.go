package ru

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// innerEffect is the effect that is carried out with each of several cards.
func innerEffect(e card.Effect) card.Effect {
	for (e.Verb == card.EachVerb || e.Verb == card.TimesVerb || e.Verb == card.HousesVerb) && len(lang.Sub(e, 0)) > 0 {
		e = lang.Sub(e, 0)[0]
	}
	return e
}

// sequence says what effects do, one after the other.
func (t asker) sequence(do []card.Effect) string {
	var done []string
	for _, e := range do {
		if said := t.step(e); said == "" {
			continue
		} else if verb, ok := t.accusativeVerb(e); ok && len(done) > 0 && e.Target.Pick == card.ByRole && e.Target.Role == card.It &&
			e.Verb != card.TargetVerb {
			done[len(done)-1] += " и " + verb
		} else {
			done = append(done, said)
		}
	}
	return strings.Join(done, ", ")
}

// step says what an effect does; "" of one that only prepares others.
func (t asker) step(e card.Effect) string {
	switch e.Verb {
	case card.IfVerb, card.MayVerb, card.RepeatVerb:
		if inner := t.sequence(lang.Sub(e, 0)); inner != "" || len(e.Sub) < 2 {
			return inner
		}
		return t.sequence(lang.Sub(e, 1))
	case card.OnVerb:
		inner := t.sequence(lang.Sub(e, 0))
		if who := doers[e.Who]; who != "" && inner != "" {
			return who + ": " + theirOwn.Replace(inner)
		}
		return inner
	case card.OptionVerb:
		var ways []string
		for i := range e.Sub {
			ways = append(ways, t.sequence(e.Sub[i]))
		}
		return strings.Join(ways, " или ")
	case card.TimesVerb:
		inner := t.sequence(lang.Sub(e, 0))
		if n, per := t.times(e.Num); per != "" && inner != "" {
			return inner + " " + per
		} else if n > 1 {
			return inner + " (" + strconv.Itoa(n) + " " + [...]string{"раз", "раза", "раз"}[pluralForm(n)] + ")"
		}
		return inner
	case card.EachVerb:
		if do := lang.Sub(e, 0); e.Target.Pick != card.ByRole && do[0].Target.Pick == card.ByRole && do[0].Target.Role == card.It {
			all := append([]card.Effect{}, do...)
			all[0].Target = e.Target
			return t.sequence(all)
		}
		return t.sequence(lang.Sub(e, 0))
	case card.TargetVerb, card.PreventVerb:
		return ""
	case card.ChooseHouseVerb:
		return "выбрать дом"
	case card.ChoosePlayerVerb:
		return "выбрать игрока"
	case card.ChooseNumberVerb:
		return "выбрать число"
	case card.ChooseTraitVerb:
		return "выбрать атрибут"
	case card.NameCardVerb:
		return "назвать карту"
	}
	e = innerEffect(e)
	what := t.object(e.Target)
	if verb, ok := t.accusativeVerb(e); ok {
		return lang.Join(verb, what[accusative], t.whither(e))
	}
	if e.Verb == card.MoveVerb {
		return moveVerb(e) + " " + what[accusative]
	}
	return t.infinitive(e, what)
}

// theirOwn speaks of the things of who carries something out.
var theirOwn = strings.NewReplacer("вашей", "своей", "вашего", "своего", "ваш ", "свой ")

// doers are the players who carry something out.
var doers = map[card.Who]string{card.Opponent: "соперник", card.EachPlayer: "каждый игрок", card.Chosen: "выбранный игрок",
	card.EventWho: "этот игрок", card.Controller: "контролирующий игрок", card.Owner: "владелец", card.Active: "активный игрок"}

// accusativeVerbs are the verbs that take the cards in the accusative and need no more.
var accusativeVerbs = map[card.Verb]string{
	card.DestroyVerb: "уничтожить", card.SacrificeVerb: "принести в жертву", card.ExhaustVerb: "повернуть", card.ReadyVerb: "подготовить",
	card.StunVerb: "оглушить", card.WardVerb: "защитить", card.EnrageVerb: "разъярить", card.ExaltVerb: "возвысить",
	card.ControlVerb: "взять под контроль", card.UseVerb: "использовать", card.FightVerb: "отправить в бой",
	card.ReapVerb:       "использовать для сбора",
	card.RepositionVerb: "переместить в линии", card.PlayVerb: "разыграть", card.PutVerb: "ввести в игру", card.RevealVerb: "показать",
	card.TargetVerb: "выбрать", card.AttachVerb: "прикрепить", card.GraftVerb: "положить",
}

func (t asker) accusativeVerb(e card.Effect) (verb string, ok bool) {
	switch {
	case e.Verb == card.RevealVerb && e.Flag:
		return "посмотреть", true
	case e.Verb == card.ControlVerb && e.Who != card.You:
		return "отдать под контроль соперника", true
	case e.Verb == card.RepositionVerb && (e.Place == card.OnTop || e.Place == card.LeftFlank || e.Place == card.RightFlank):
		return "переместить на фланг", true
	}
	verb, ok = accusativeVerbs[e.Verb]
	return verb, ok
}

// whither is where something is put that is attached or grafted.
func (t asker) whither(e card.Effect) string {
	switch e.Verb {
	case card.AttachVerb:
		return "к " + t.object(e.Second)[dative]
	case card.GraftVerb:
		return "под " + t.object(e.Second)[accusative]
	}
	return ""
}

// infinitive is an effect in the infinitive, the cards in front of it.
func (t asker) infinitive(e card.Effect, what cases) string {
	if verb, ok := t.accusativeVerb(e); ok {
		return lang.Join(what[accusative], verb, t.whither(e))
	}
	switch e.Verb {
	case card.TogetherVerb:
		return t.infinitive(lang.Sub(e, 0)[0], what)
	case card.DealVerb:
		splash := ""
		if n := e.Splash; n.Kind == card.Const && n.N > 0 {
			splash = ", его соседям – " + strconv.Itoa(n.N)
		}
		return what[dative] + " нанести " + t.amount(e, "урон", "урона", "урона") + splash
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
		return "с " + what[genitive] + " снять " + upTo(e) + t.amount(e, "урон", "урона", "урона")
	case card.CaptureVerb:
		if e.Flag {
			return what[dative] + " захватить весь янтарь"
		}
		return what[dative] + " захватить " + t.amount(e, "янтарь", "янтаря", "янтаря")
	case card.TakeAmberVerb:
		return "с " + what[genitive] + " переместить " + t.amount(e, "янтарь", "янтаря", "янтаря") + " в " + pools[e.Who]
	case card.GiveAmberVerb:
		if e.Flag {
			return "с " + what[genitive] + " переместить защиту на другое существо"
		}
		return "с " + what[genitive] + " переместить " + t.amount(e, "янтарь", "янтаря", "янтаря") + " на другое существо"
	case card.StoreAmberVerb:
		return "на " + what[accusative] + " положить " + t.amount(e, "янтарь", "янтаря", "янтаря")
	case card.CounterVerb:
		verb := "на " + what[accusative] + " положить "
		if e.Flag {
			verb = "с " + what[genitive] + " снять " + upTo(e)
		}
		kind := " " + lang.Lookup(counterNames[:], "counter", e.Counter)
		if e.Flag && e.Num.Kind == card.CountersOn {
			return verb + "все жетоны" + kind
		}
		return verb + t.amount(e, "жетон"+kind, "жетона"+kind, "жетонов"+kind)
	case card.SwapVerb:
		switch {
		case e.Second.Pick == card.ByRole && e.Second.Role == card.NoRole:
			return what[accusative] + " поменять местами"
		case e.Second.Pick == card.ByRole:
			return what[accusative] + " поменять местами с " + t.object(e.Second)[instrumental]
		}
		return what[accusative] + " поменять местами с другим существом"
	case card.RedistributeVerb:
		return map[bool]string{true: "урон", false: "янтарь"}[e.Flag] + " на " + t.object(e.Target)[accusative] + " распределить заново"
	case card.TriggerVerb:
		return "способности " + what[genitive] + " применить"
	case card.CopyVerb:
		return "стать копией " + what[genitive]
	case card.IconsVerb:
		return "бонусные символы " + what[genitive] + " применить"
	case card.AimVerb:
		return what[dative] + " нанести урон вместо того, с кем бой"
	case card.LastVerb:
		return t.lasting(e, what)
	}
	return t.playerEffect(e)
}

func upTo(e card.Effect) string { return map[bool]string{true: "до "}[e.Who == card.You] }

// pools are the places to which æmber goes.
var pools = map[card.Who]string{card.Nobody: "общий запас", card.You: "ваш запас", card.Opponent: "запас соперника",
	card.Owner: "запас владельца", card.Controller: "запас того, кто её контролирует"}

// askSecond asks for the second card of an effect.
func (t asker) askSecond(e card.Effect, which cases) string {
	first := t.object(e.Target)
	if e.Target.Pick == card.ChoiceOf { // it has been chosen by now
		first = pronoun(e.Target, 1)
	}
	switch e.Verb {
	case card.SwapVerb:
		return "с " + which[instrumental] + " поменять местами " + first[accusative]
	case card.GiveAmberVerb:
		if e.Flag {
			return "на " + which[accusative] + " переместить защиту"
		}
		return "на " + which[accusative] + " переместить " + t.amount(e, "янтарь", "янтаря", "янтаря")
	case card.AttachVerb:
		return "к " + which[dative] + " прикрепить " + first[accusative]
	case card.GraftVerb:
		return "под " + which[accusative] + " положить " + first[accusative]
	case card.CounterVerb:
		return "на " + which[accusative] + " переместить жетоны " + lang.Lookup(counterNames[:], "counter", e.Counter)
	}
	return t.infinitive(e, which)
}

func moveVerb(e card.Effect) string {
	switch {
	case e.To == card.Discard:
		return "сбросить"
	case e.To == card.Purged:
		return "изгнать"
	case e.To == card.Archives && e.Who == card.Opponent:
		return "положить в архив соперника"
	case e.To == card.Archives:
		return "положить в архив"
	case e.To == card.Hand && (e.Target.Search || e.Target.Filter.Zone == card.Deck || e.Target.Filter.Zone == card.Archives ||
		e.Target.Pick == card.ByRole && e.Target.Role != card.This):
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
func (t asker) playerEffect(e card.Effect) string {
	amber := t.amount(e, "янтарь", "янтаря", "янтаря")
	if e.Flag {
		amber = "весь янтарь"
	}
	who := ""
	if w := doers[e.Who]; w != "" && e.Verb != card.StealVerb {
		who = w + ": "
	}
	switch e.Verb {
	case card.GainVerb:
		return who + "получить " + amber
	case card.LoseVerb:
		return who + "потерять " + amber
	case card.StealVerb:
		return "украсть " + amber
	case card.PayVerb:
		return who + "заплатить сопернику " + amber
	case card.DrawVerb:
		return who + "взять " + t.amount(e, "карту", "карты", "карт")
	case card.RefillVerb:
		return who + "пополнить руку"
	case card.ChainsVerb:
		return who + "получить " + t.amount(e, "цепь", "цепи", "цепей")
	case card.ForgeVerb:
		return who + "выковать ключ" + cost(e)
	case card.UnforgeVerb:
		return who + "расковать ключ"
	case card.TideVerb:
		if e.Flag {
			return "вызвать отлив"
		}
		return who + "поднять прилив"
	case card.ShuffleVerb:
		if e.Flag {
			return who + "замешать сброс в колоду"
		}
		return who + "перемешать колоду"
	case card.LookVerb:
		verb := map[bool]string{true: "показать ", false: "посмотреть "}[e.Flag]
		return verb + map[card.Zone]string{card.Hand: "руку", card.Archives: "архив", card.Deck: "колоду", card.Discard: "сброс"}[e.To] +
			map[bool]string{true: " соперника"}[e.Who == card.Opponent]
	case card.FlipVerb:
		return who + "поменять местами колоду и сброс"
	case card.EndTurnVerb:
		return "закончить ход"
	case card.HouseVerb:
		return "сменить активный дом"
	case card.DistributeVerb:
		return "распределить " + t.amount(e, "урон", "урона", "урона") + " между существами"
	case card.MayVerb, card.RepeatVerb, card.IfVerb, card.OptionVerb, card.OnVerb, card.EachVerb, card.TimesVerb:
		return t.step(e)
	}
	return "применить эффект"
}

// cost is for how much a key is forged.
func cost(e card.Effect) string {
	switch n := e.Num; {
	case e.Flag:
		return " бесплатно"
	case n.Kind == card.Const && n.N == 0:
		return " по текущей цене"
	case n.Kind == card.Const && n.N > 0:
		return " на " + strconv.Itoa(n.N) + " дороже"
	case n.Kind == card.Const:
		return " на " + strconv.Itoa(-n.N) + " дешевле"
	case n.Kind == card.Minus && n.A.Kind == card.Const:
		return " не более чем на " + strconv.Itoa(n.A.N) + " дороже"
	}
	return ""
}
