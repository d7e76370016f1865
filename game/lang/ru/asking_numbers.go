package ru

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// pluralForm tells 1 карту from 2 карты and 5 карт.
var pluralForm = lang.Counting("ru")

// amount is "3 урона", "1 урон за каждое существо", or only "урон" of what the card says
// in more words.
func (t asker) amount(e card.Effect, one, few, many string) string {
	if e.Flag && e.Verb != card.CounterVerb && e.Verb != card.DealVerb {
		return "весь " + one
	}
	n, per := t.times(e.Num)
	counts := strings.HasPrefix(one, "карту") || strings.HasPrefix(one, "жетон") || one == "цепь"
	switch {
	case n == 0 && per == soMany:
		return per + " " + map[bool]string{true: many, false: few}[counts]
	case n == 0:
		return lang.Join(map[bool]string{true: few, false: one}[counts], per)
	}
	return lang.Join(strconv.Itoa(n)+" "+[...]string{one, few, many}[pluralForm(n)], per)
}

// soMany is the number of what was done before.
const soMany = "столько же"

// times is a number: so many, or so many for each of something. Of what is neither it
// is 0.
func (t asker) times(n card.Num) (int, string) {
	switch n.Kind {
	case card.Const:
		return max(n.N, -n.N), ""
	case card.CountOf, card.CardsIn:
		if n.Filter.Types == 0 {
			return 0, ""
		}
		return 1, "за " + t.phrase(*n.Filter, amountOf{}, t.self, "каждый")[accusative]
	case card.Times:
		k, per := t.times(*n.A)
		return k * n.N, per
	case card.AmberOn:
		return 1, "за каждый янтарь на " + map[bool]string{true: t.self, false: "этой карте"}[n.Role == card.This && t.self != ""]
	case card.AmberOnEach:
		return 1, "за каждый янтарь на " + many(t.phrase(*n.Filter, amountOf{many: true}, t.self, "весь")[genitive])
	case card.DamageOn:
		return 1, "за каждый урон на " + map[bool]string{true: t.self, false: "этой карте"}[n.Role == card.This && t.self != ""]
	case card.CountersOn:
		return 1, "за каждый жетон " + lang.Lookup(counterNames[:], "counter", n.Counter)
	case card.Pool:
		return 1, map[card.Who]string{card.You: "за каждый ваш янтарь", card.Opponent: "за каждый янтарь соперника"}[n.Who]
	case card.Keys:
		return 1, map[card.Who]string{card.You: "за каждый ваш ключ", card.Opponent: "за каждый ключ соперника"}[n.Who]
	case card.HousesAmong:
		return 1, "за каждый дом"
	case card.TraitsOf:
		return 1, "за каждый атрибут"
	case card.IconsOn:
		return 1, "за каждый бонусный символ"
	case card.PowerOf:
		return 0, "по силе " + map[bool]string{true: t.self, false: "этой карты"}[n.Role == card.This && t.self != ""]
	case card.Affected, card.EventAmount:
		return 0, soMany
	case card.ChosenNumber:
		return 0, "по выбранному числу"
	}
	return 0, ""
}

// many is the locative of what stands in the genitive plural.
func many(genitive string) string {
	return strings.NewReplacer("существ", "существах", "карт", "картах").Replace(genitive)
}

// lasting says what an effect gives to cards for a while: "какому существу до конца хода
// дать +2 к броне".
func (t asker) lasting(e card.Effect, what cases) string {
	span := spans[e.Span]
	own := e.Target.Pick == card.ByRole && e.Target.Role == card.NoRole
	var gives []string
	known := true // the card tells more
	for _, a := range e.Gives {
		if a.Kind != card.Constant {
			gives = append(gives, "способность «"+t.headed(a)+"»")
		}
		for _, m := range a.Mods {
			said := t.given(m)
			if known = known && said != ""; own && said != "" {
				what = t.object(m.Target)
			}
			gives = append(gives, said)
		}
	}
	switch {
	case known && !own || known && what != (cases{}) && e.Gives[0].Kind == card.Constant:
		return lang.Join(what[dative], span, "дать", strings.Join(gives, " и "))
	case own && len(e.Gives) == 1 && len(e.Gives[0].Mods) == 1 && t.rule(e.Gives[0].Mods[0]) != "":
		return lang.Join(span, t.rule(e.Gives[0].Mods[0]))
	case own:
		return lang.Join(span, "применить правило этой карты")
	}
	return lang.Join("на", what[accusative], span, "распространить эффект этой карты")
}

// rule says what a modifier about players does; "" of one that is left to the card.
func (t asker) rule(m card.Mod) string {
	switch m.Kind {
	case card.MustChoose:
		return "обязать соперника выбрать этот дом"
	case card.CannotChoose:
		return "запретить сопернику выбирать этот дом"
	case card.CannotNamed:
		return "запретить розыгрыш карт с этим названием"
	case card.CannotForge:
		return "запретить ковать ключи"
	case card.KeyCostMod:
		if n := m.Num; n.Kind == card.Const && n.N > 0 {
			return "поднять цену ключей на " + strconv.Itoa(n.N)
		} else if n.Kind == card.Const {
			return "снизить цену ключей на " + strconv.Itoa(-n.N)
		}
	}
	return ""
}

// given is what a modifier gives, in the accusative; "" of one that is left to the card.
func (t asker) given(m card.Mod) string {
	signed := func(of string) string {
		if m.Num.Kind != card.Const || m.Flag {
			return ""
		}
		if m.Num.N < 0 {
			return strconv.Itoa(m.Num.N) + " к " + of
		}
		return "+" + strconv.Itoa(m.Num.N) + " к " + of
	}
	switch m.Kind {
	case card.PowerMod:
		return signed("силе")
	case card.ArmorMod:
		return signed("броне")
	case card.KeywordMod:
		n := ""
		if (m.Keyword == card.Assault || m.Keyword == card.Hazardous) && m.Num.Kind == card.Const {
			n = " " + strconv.Itoa(m.Num.N)
		}
		return "слово «" + t.Keyword(m.Keyword) + n + "»"
	case card.GiveAbility:
		return "способность «" + t.headed(*m.Ability) + "»"
	case card.AnyHouseUse:
		return "право действовать, как карта активного дома"
	case card.MayFightMod:
		return "право сражаться при любом активном доме"
	case card.Shielded:
		return "неуязвимость к урону"
	case card.FlankMod:
		return "положение на фланге"
	}
	return ""
}

// headed is an ability with its headings.
func (t asker) headed(a card.Ability) string {
	t.self = "это существо"
	var names []string
	for i, name := range headings {
		if a.Headings&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.TrimPrefix(strings.Join(names, "/")+": "+t.sequence(a.Do), ": ")
}

var headings = [...]string{"Розыгрыш", "Бой", "Сбор", "Действие", "Омни", "Уничтожен", "Уход из игры", "Перед боем", "Перед сбором"}

var spans = [card.SpanCount]string{
	card.RestOfTurn: "до конца хода", card.UntilYourNext: "до начала вашего следующего хода", card.OpponentsNext: "на следующий ход соперника",
	card.ThroughYourNext: "до конца вашего следующего хода",
}
