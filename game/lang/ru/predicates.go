package ru

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// words are a test: before the noun, after it, and as a statement.
type words struct {
	adj, not             string // "оглушённый", "неоглушённый"
	state                bool   // it is temporary: "оглушённое дружественное существо"
	post, posts, postNot string // "с бронёй", "без брони"
	// As a statement: a short adjective ("оглушён"), what there is at the card ("у него
	// есть броня") or on it, or words that stand after it ("в центре").
	short, shortNot string
	at              string // "у", "на"
	have, lack      string // "есть броня", "нет брони"
	is, isNot       string
}

// says is the test as a statement about cards.
func (w words) says(p nounPhrase, not bool) string {
	no := map[bool]string{true: "не "}[not]
	switch {
	case w.short != "" && not && w.shortNot != "":
		return p.agreeing() + " " + short(w.shortNot, p)
	case w.short != "":
		return p.agreeing() + " " + no + short(w.short, p)
	case w.at != "":
		where := p.after(w.at, map[string]int{"у": genitive, "на": locative}[w.at])
		if not {
			return where + " " + w.lack
		}
		return where + " " + w.have
	case not && w.isNot != "":
		return p.cases[nominative] + " " + w.isNot
	}
	return p.cases[nominative] + " " + no + w.is
}

// is makes the words of a plain adjective, given as a short one.
func is(short, shortNot string) words {
	w := words{adj: participle(short), not: "не" + participle(short), short: short, shortNot: shortNot, state: true}
	if shortNot != "" {
		w.not = participle(shortNot)
	}
	return w
}

// having makes the words of "с бронёй", "без брони", "есть броня".
func having(with, without, have, lack string) words {
	return words{post: with, postNot: without, at: "у", have: "есть " + have, lack: "нет " + lack}
}

// being makes the words of what stands after the card: "в центре".
func being(s string) words { return words{post: s, postNot: "не " + s, is: s} }

// plainPredicates are the tests without parameters.
var plainPredicates = map[card.PredKind]words{
	card.NoPred:     {post: "в игре", postNot: "вне игры", is: "в игре"},
	card.OddPower:   {post: "с нечётной силой", postNot: "с чётной силой", at: "у", have: "нечётная сила", lack: "чётная сила"},
	card.IsDamaged:  {post: "с уроном", postNot: "без урона", at: "на", have: "есть урон", lack: "нет урона"},
	card.WasKilled:  {adj: "уничтоженный таким образом", not: "не уничтоженный таким образом", state: true, short: "уничтожен таким образом"},
	card.IsStunned:  is("оглушён", ""),
	card.IsWarded:   is("защищён", ""),
	card.IsReady:    is("подготовлен", "повёрнут"),
	card.InCenter:   being("в центре боевой линии"),
	card.InLine:     being("в боевой линии"),
	card.HasArmor:   having("с бронёй", "без брони", "броня", "брони"),
	card.HasUpgrade: having("с улучшением", "без улучшений", "улучшение", "улучшений"),
	card.HasIcon:    having("с бонусным символом", "без бонусных символов", "бонусный символ", "бонусных символов"),
	card.IsGigantic: {adj: "гигантский", not: "негигантский", is: "— гигантское существо", isNot: "— не гигантское существо"},
	card.SharesTraitInLine: having("с общим атрибутом с другим существом своей боевой линии",
		"без общих атрибутов с другими существами своей боевой линии", "общий атрибут с другим существом его боевой линии",
		"общих атрибутов с другими существами его боевой линии"),
	card.AtPlay:         {adj: "разыгранный в этот ход", not: "не разыгранный в этот ход", state: true, short: "разыгран в этот ход"},
	card.HasChosenTrait: having("с выбранным атрибутом", "без выбранного атрибута", "выбранный атрибут", "выбранного атрибута"),
	card.IsActiveHouse:  {post: "активного дома", postNot: "не из активного дома", is: "принадлежит активному дому"},
	card.IsFighting:     being("в бою"),
	card.HighestPower:   {is: "— самое сильное существо", isNot: "— не самое сильное существо"},
	card.LowestPower:    {is: "— существо с наименьшей силой", isNot: "— не существо с наименьшей силой"},
}

// words finds the words of a test.
func (t *ru) words(p card.Pred) words {
	if w, ok := plainPredicates[p.Kind]; ok {
		return w
	}
	switch p.Kind {
	case card.IsHouse:
		names := series(t.Houses(p.Houses), "или")
		return words{post: "дома " + names, postNot: "не из дома " + names,
			is: "принадлежит дому " + names, isNot: "не принадлежит дому " + names}
	case card.IsChosenHouse:
		return t.ofHouse(t.chosenHouse().cases[genitive])
	case card.SharesNeighbor:
		if p.Num == (card.Num{}) {
			return words{post: ", у которого есть сосед того же дома,", posts: ", у которых есть сосед того же дома,",
				postNot: ", у которого нет соседей того же дома,", at: "у", have: "есть сосед того же дома", lack: "нет соседей того же дома"}
		}
		if p.Num.Kind == card.Const {
			has := wordFor("сосед").count(p.Num.N).cases[nominative] + " того же дома"
			return words{post: ", у которого " + has + ",", posts: ", у которых " + has + ",", postNot: ", у которого не " + has + ",",
				at: "у", have: has, lack: "не " + has}
		}
	case card.HasTrait:
		return t.traitWords(p.Traits)
	case card.HasKeyword:
		k := t.quoted(t.Keyword(p.Keyword))
		return having("с ключевым словом "+k, "без ключевого слова "+k, "ключевое слово "+k, "ключевого слова "+k)
	case card.PowerIs:
		return t.powerWords(p)
	case card.HasAmber:
		if p.Num.Kind == card.Const && p.Num.N <= 1 {
			return words{post: "с янтарём", postNot: "без янтаря", at: "на", have: "есть янтарь", lack: "нет янтаря"}
		}
		return t.onIt(p.Num, wordFor("янтарь"))
	case card.WithCounter:
		w := counterWord(p.Counter)
		if p.Num.Kind == card.Const && p.Num.N <= 1 {
			return words{post: "с " + w.one[instrumental] + " " + w.tail, postNot: "без " + w.many[genitive] + " " + w.tail, at: "на",
				have: "есть " + w.phrase(false).cases[nominative], lack: "нет " + w.phrase(true).cases[genitive]}
		}
		return t.onIt(p.Num, w)
	case card.InCrowd:
		if p.Num == (card.Num{}) {
			return t.ofHouse("дома, у которого в игре больше всего существ,")
		}
		if p.Num.Kind == card.Const {
			return t.ofHouse("дома, у которого в игре хотя бы " + wordFor("существо").count(p.Num.N).cases[nominative] + ",")
		}
	case card.IsNamed:
		name := t.SetOff(t.TitleOf(p.Name))
		return words{post: "с названием " + name, postNot: "с другим названием, кроме " + name, is: "— " + name, isNot: "— не " + name}
	case card.OnFlank:
		switch p.Place {
		case card.LeftFlank:
			return being("на левом фланге")
		case card.RightFlank:
			return being("на правом фланге")
		}
		return words{adj: "фланговый", postNot: "не на фланге", is: "на фланге"}
	case card.OnIdentity:
		return t.ofHouse("дома с " + t.who(p.Who).nonReflexive().owns(wordFor("карта архонта"), false).cases[genitive])
	case card.OfHouseInPlay:
		among := "среди " + t.who(p.Who).nonReflexive().owns(wordFor("карта"), true).cases[genitive] + " в игре,"
		w := t.ofHouse("дома, представленного " + among)
		w.posts = "домов, представленных " + among
		return w
	case card.OwnedBy:
		owner := t.who(p.Who)
		owns := says(owner.nounPhrase, "владеть", "")
		cards := owner.owns(wordFor("карта"), true).cases[genitive]
		return words{post: ", которым " + owns.finite() + ",", posts: ", которыми " + owns.finite() + ",",
			postNot: ", которым не " + owns.finite() + ",", is: "из " + cards}
	case card.ControlledBy:
		return being("под " + t.who(p.Who).nonReflexive().owns(wordFor("контроль"), false).cases[instrumental])
	}
	return t.relative(p)
}

// ofHouse are the words of a card of a house, which is named in the genitive: "выбранного
// дома".
func (t *ru) ofHouse(house string) words {
	return words{post: house, postNot: "не из " + house, is: "из " + house, isNot: "не из " + house}
}

// chosenHouse names the house that was chosen.
func (t *ru) chosenHouse() nounPhrase {
	if t.thatHouse.cases != (cases{}) {
		return t.thatHouse
	}
	return wordFor("дом").phrase(false, "выбранный")
}

// relative finds the words of the tests that look at other cards.
func (t *ru) relative(p card.Pred) words {
	r := t.role(p.Role)
	copied := owned(wordFor("копия"), r).cases[nominative]
	switch p.Kind {
	case card.IsOther:
		return words{is: "— другая карта", isNot: "— та же карта"}
	case card.IsNeighborOf:
		return words{post: "по соседству " + r.after("с", instrumental), postNot: "не по соседству " + r.after("с", instrumental),
			is: "по соседству " + r.after("с", instrumental)}
	case card.SharesHouseWith:
		if r.plural {
			same := "того же дома, что и " + adjective("один", word{gender: r.gender}, false)[nominative] + " " + r.after("из", genitive)
			return words{post: same + ",", postNot: "не " + same + ",", is: same}
		}
		return words{post: "того же дома, что и " + r.cases[nominative] + ",", postNot: "другого дома, чем " + r.cases[nominative] + ",",
			is: "того же дома, что и " + r.cases[nominative], isNot: "не того же дома, что и " + r.cases[nominative]}
	case card.SharesTitleWith:
		its := r.after("у", genitive)
		return words{post: "с тем же названием, что и " + its + ",", postNot: "с другим названием, чем " + its + ",",
			is: "— " + copied, isNot: "— не " + copied}
	case card.SharesTypeWith:
		return words{post: "того же типа, что и " + r.cases[nominative] + ",", postNot: "другого типа, чем " + r.cases[nominative] + ",",
			is: "того же типа, что и " + r.cases[nominative], isNot: "другого типа, чем " + r.cases[nominative]}
	case card.SharesTraitWith:
		with := r.after("с", instrumental)
		w := having("", "", "общий атрибут "+with, "общих атрибутов "+with)
		w.post, w.posts = ", у которого есть общий "+with+" атрибут,", ", у которых есть общий "+with+" атрибут,"
		w.postNot = ", у которого нет общих " + with + " атрибутов,"
		return w
	case card.IsIn:
		if p.Role == card.Them && t.Done.Deed != plan.NoDeed {
			way := past(t.Done.Deed) + " таким образом"
			return words{adj: participle(way), not: "не " + participle(way), short: way}
		}
		if p.Role == card.Beneath {
			return being("под " + t.self.cases[instrumental])
		}
		of := t.group(p.Role)
		same := r
		if r.pronoun {
			same = of
		}
		return words{post: of.after("из", genitive), postNot: ", " + r.after("кроме", genitive) + ",", is: "— " + same.cases[nominative],
			isNot: "— не " + same.cases[nominative]}
	case card.IsBetween:
		name := t.SetOff(t.TitleOf(p.Name))
		if r.kind == "существо" { // "между существами Troll и Krump"
			return being("между " + wordFor("существо").many[instrumental] + " " + r.cases[nominative] + " и " + name)
		}
		other := title(t.Language, name, wordFor("существо"))
		return being(r.after("между", instrumental) + " и " + other.cases[instrumental])
	case card.AttachedOn:
		return words{post: r.after("на", locative), postNot: "не " + r.after("на", locative), short: "прикреплён " + r.after("к", dative)}
	case card.LeftOf:
		return being("слева " + r.after("от", genitive))
	case card.RightOf:
		return being("справа " + r.after("от", genitive))
	}
	return words{is: lang.Missing("test", p.Kind)}
}

func (t *ru) powerWords(p card.Pred) words {
	if p.Cmp == card.Equal && p.Num.Kind != card.Const {
		to := t.value(p.Num).cases[dative]
		return words{post: "с силой, равной " + to + ",", postNot: "с силой, не равной " + to + ",", at: "у",
			have: "сила равна " + to, lack: "сила не равна " + to}
	}
	near := t.Near
	compared := func(c card.Cmp) string {
		t.Near = near // the words are those of one place
		return t.compared(c, p.Num)
	}
	is := compared(p.Cmp)
	not := "не " + is
	if p.Cmp != card.Equal {
		not = compared(plan.Opposite(p.Cmp))
	}
	return words{post: "с силой " + is, postNot: "с силой " + not, at: "у", have: "сила " + is, lack: "сила " + not}
}

func (t *ru) traitWords(s trait.Set) words {
	names := t.Traits(s)
	for i, n := range names {
		names[i] = t.quoted(n)
	}
	all := series(names, "или")
	return having("с атрибутом "+all, "без атрибута "+all, "атрибут "+all, "атрибута "+all)
}

// quoted is a name in quotation marks: the inner ones within a quotation.
func (t *ru) quoted(s string) string {
	if t.Quotes%2 == 1 {
		return "„" + s + "“"
	}
	return "«" + s + "»"
}

// onIt is "с 2 или более янтаря", "на нём не менее 2 жетонов рока".
func (t *ru) onIt(n card.Num, w word) words {
	if n.Kind != card.Const {
		return words{is: lang.Missing("number", n.Kind)}
	}
	few, many := w.count(n.N), w.phrase(true).cases[instrumental]
	if w.mass {
		many = w.one[genitive]
	}
	return words{post: "с " + digits(n.N) + " или больше " + many, postNot: "с менее чем " + few.cases[instrumental],
		at: "на", have: digits(n.N) + " или больше " + w.phrase(true).cases[genitive], lack: "меньше " + few.cases[genitive]}
}

// counterWord is "жетон рока".
func counterWord(c card.Counter) word {
	w := wordFor("жетон")
	w.tail = lang.Lookup(counterNames[:], "counter", c)
	return w
}
