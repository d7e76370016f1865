package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// playerModifiers write the modifiers about players.
var playerModifiers map[card.ModKind]func(*ru, card.Mod) clause

func init() { // a toll's effects lead back to the table
	playerModifiers = map[card.ModKind]func(*ru, card.Mod) clause{
		card.KeyCostMod:  (*ru).keyCost,
		card.HandSizeMod: (*ru).handSize,
		card.SkipForge: func(t *ru, m card.Mod) clause {
			return t.states(m.Who, "пропустить", "этап "+t.quoted("Сковать ключ"))
		},
		card.CannotForge: (*ru).cannotForge,
		card.CannotPlay: func(t *ru, m card.Mod) clause {
			return t.cannotWhile(m, "разыгрывать "+t.all(m.Filter).cases[accusative])
		},
		card.PlayLimit:    (*ru).playLimit,
		card.CannotUse:    (*ru).cannotUse,
		card.MustChoose:   (*ru).mustChoose,
		card.CannotChoose: (*ru).cannotChoose,
		card.MayPlayOther: (*ru).mayPlay,
		card.MayUseOther:  (*ru).mayUse,
		card.NotStolen: func(t *ru, m card.Mod) clause {
			return whole(t.who(m.Who).owns(wordFor("янтарь"), false).cases[accusative] + " нельзя украсть")
		},
		card.CannotRaise: func(t *ru, m card.Mod) clause {
			if t.Active {
				return t.states(m.Who, "не мочь", "вызывать прилив")
			}
			return t.states(m.Who, "не мочь", "обращать прилив на свою сторону")
		},
		card.CannotNamed: func(*ru, card.Mod) clause {
			return whole("карты с этим названием нельзя разыгрывать")
		},
		card.PurgedInstead: (*ru).purgedInstead,
		card.GainCaptured:  (*ru).gainCaptured,
		card.TakenOfSupply: (*ru).takenOfSupply,
		card.StealCaptured: func(*ru, card.Mod) clause {
			return whole("весь янтарь, который был бы украден, вместо этого захватывает существо под контролем активного игрока")
		},
		card.ReapSteals: (*ru).reapSteals,
		card.SpentTaken: func(t *ru, m card.Mod) clause {
			return t.states(card.You, "получить", "весь янтарь, который "+says(t.who(m.Who).nounPhrase, "потратить", "на ковку ключей").finite())
		},
		card.ForgeToll: func(t *ru, m card.Mod) clause {
			forges := says(t.who(m.Who).nounPhrase, "сковать", "ключ").finite()
			if m.Who == card.Opponent {
				defer t.callHe(&t.foe)()
			}
			return whole(flow("каждый раз, когда "+forges+", сначала ", t.effects(m.Do)))
		},
		card.IconMod: (*ru).bonusIcons,
		card.Silenced: func(t *ru, m card.Mod) clause {
			return whole("способности " + t.quoted(t.headings(m.Headings)) + " не срабатывают")
		},
		card.PlayToll: func(t *ru, m card.Mod) clause { return t.toll(m, "разыграть") },
		card.UseToll:  func(t *ru, m card.Mod) clause { return t.toll(m, "использовать") },
	}
}

func (t *ru) cannotUse(m card.Mod) clause {
	cards := t.all(m.Filter).cases[accusative]
	if m.Who == card.AnyPlayer {
		return whole(cards + " нельзя использовать")
	}
	return t.states(m.Who, "не мочь", "использовать "+cards)
}

// keyCost is "ключи соперника стоят на 2 янтаря дороже".
func (t *ru) keyCost(m card.Mod) clause {
	keys := wordFor("ключ").phrase(true)
	if m.Who != card.EachPlayer && m.Who != card.AnyPlayer {
		keys = t.who(m.Who).owns(wordFor("ключ"), true)
	}
	return says(keys, "стоить", t.byHowMuch(m.Num, "янтарь", "дороже", "дешевле"))
}

// byHowMuch is "на 2 янтаря дороже", "на 1 карту меньше за каждое дружественное существо".
func (t *ru) byHowMuch(n card.Num, noun, more, less string) string {
	w := wordFor(noun)
	if n.Kind == card.Const && n.N < 0 {
		return "на " + w.count(-n.N).cases[accusative] + " " + less
	}
	near := t.Near
	head, tail := t.amount(n, w)
	if n.Kind == card.Const || tail != "" && strings.HasPrefix(head, digits(1)) {
		return lang.Join("на", head, more, tail)
	}
	if n.Kind == card.Times && n.A != nil && plan.Counts(*n.A) {
		return lang.Join("на", head, more, tail)
	}
	t.Near = near
	return "на X " + w.count(5).cases[genitive][len("5 "):] + " " + more + ", где X — " + t.value(n).cases[nominative]
}

// handSize says to how many cards a player refills.
func (t *ru) handSize(m card.Mod) clause {
	refills := says(t.who(m.Who).nounPhrase, "добрать", "карты, пока на руке не окажется").finite()
	return whole(lang.Join("на этапе", t.quoted("Добрать карты"), refills, t.byHowMuch(m.Num, "карта", "больше обычного", "меньше обычного")))
}

// ordinals are the three keys in the order in which they are forged.
var ordinals = [...]string{"первый", "второй", "третий"}

func (t *ru) cannotForge(m card.Mod) clause {
	keys := "ключи"
	if m.Num.Kind == card.Const && m.Num.N > 0 && m.Num.N <= len(ordinals) {
		keys = "свой " + ordinals[m.Num.N-1] + " ключ"
	}
	return t.cannotWhile(m, "ковать "+keys)
}

// cannotWhile says what players cannot do, each of them while a condition holds from their
// own view.
func (t *ru) cannotWhile(m card.Mod, act string) clause {
	c := t.states(m.Who, "не мочь", act)
	if m.While != nil {
		if m.Who == card.EachPlayer || m.Who == card.AnyPlayer { // "игрок …, пока у него"
			c.subject = wordFor("игрок").phrase(false)
		}
		t.as(m.Who, func() []clause { c.rest += ", пока " + t.cond(*m.While); return nil })
	}
	return c
}

func (t *ru) playLimit(m card.Mod) clause {
	f := card.Cards
	if m.Filter != nil {
		f = *m.Filter
	}
	n := t.noun(f, in)
	limit := t.value(m.Num).cases[nominative] + " " + n.many().cases[genitive]
	if m.Num.Kind == card.Const {
		limit = n.count(m.Num.N).cases[genitive]
	}
	c := t.states(m.Who, "не мочь", "разыгрывать больше")
	c.items, c.rest = []string{limit}, "за ход"
	return c
}

func (t *ru) mustChoose(m card.Mod) clause {
	return t.states(m.Who, "должен", ", если это возможно, "+t.activating(m.House))
}

func (t *ru) cannotChoose(m card.Mod) clause {
	if m.Again {
		return t.states(m.Who, "не мочь", "выбрать активным тот же дом, что и в свой предыдущий ход")
	}
	return t.states(m.Who, "не мочь", t.activating(m.House))
}

// activating is "выбрать активным дом Дис".
func (t *ru) activating(h card.House) string {
	switch {
	case h != card.NoHouse:
		return "выбрать активным дом " + lang.Lookup(printed.Russian[:], "house", h)
	case strings.HasPrefix(t.chosenHouse().cases[nominative], "выбранный"):
		return "сделать активным " + t.chosenHouse().cases[accusative]
	}
	house := t.chosenHouse().cases[accusative]
	if wordCount(house) > 2 {
		return "выбрать активным " + house
	}
	return "выбрать " + house + " активным"
}

func (t *ru) mayPlay(m card.Mod) clause {
	cards, verb := t.all(m.Filter).cases[accusative], "разыгрывать"
	limited := m.Num.Kind != card.Const || m.Num.N > 0
	if limited {
		n := t.noun(plan.OrAnyCard(m.Filter), from)
		cards = t.some(n, m.Num).cases[accusative]
		if plan.IsOne(m.Num) {
			cards = n.count(1).cases[accusative]
		}
		verb = "разыграть"
	}
	if m.OrUse {
		verb += " или использовать"
	}
	c := t.states(m.Who, "мочь", verb+" "+cards+whatever(m.Filter))
	if limited && !t.Lasts {
		return whole("каждый ход" + t.offHouse(m.Filter) + " " + c.finite())
	}
	return c
}

// offHouse tells in which turns it matters that cards of a house may be played: ", когда
// активный дом — не Марс,".
func (t *ru) offHouse(f *card.Filter) string {
	if f != nil {
		for _, p := range f.Preds {
			if p.Kind == card.IsHouse && !p.Not {
				return ", когда активный дом — не " + series(t.Houses(p.Houses), "или") + ","
			}
		}
	}
	return ""
}

// whatever says that the active house does not matter, unless the filter shows that the
// cards are of another house.
func whatever(f *card.Filter) string {
	if plan.ShowsHouse(f) {
		return ""
	}
	return " независимо от активного дома"
}

func (t *ru) mayUse(m card.Mod) clause {
	cards := t.all(m.Filter)
	n := t.noun(plan.OrAnyCard(m.Filter), in)
	switch {
	case m.Num.Kind == card.Const && m.Num.N == 1:
		cards = n.count(1)
	case m.Num.Kind == card.Const && m.Num.N > 1:
		cards = upToCount(&n, m.Num.N)
	}
	act := "использовать " + cards.cases[accusative]
	switch m.Acts {
	case 0, card.ActAny:
	case card.ActFight:
		act = "начинать бой " + cards.cases[instrumental]
	case card.ActReap:
		act = "совершать сбор " + cards.cases[instrumental]
	default:
		act += ", чтобы " + series(t.acts(m.Acts), "или") + ","
	}
	return t.states(m.Who, "мочь", act+whatever(m.Filter))
}

func (t *ru) purgedInstead(m card.Mod) clause {
	p := t.oneOf(m.Filter)
	they := theyPronoun(p.gender, p.plural).cases[accusative]
	if m.Who != card.Nobody {
		that := adjective("который", word{gender: p.gender}, p.plural)[accusative]
		return whole("если " + p.cases[nominative] + ", " + that + " " + t.plays(m.Who) + ", " +
			short("должен", p) + " попасть в сброс, вместо этого верните " + they + " на руку владельца")
	}
	return whole("если " + p.cases[nominative] + " " + short("должен", p) + " попасть из игры в сброс, вместо этого изгоните " + they)
}

// pool is the pool of a player: "личного запаса соперника".
func (t *ru) pool(w card.Who) nounPhrase {
	return t.who(w).owns(wordFor("запас"), false, "личный")
}

func (t *ru) gainCaptured(m card.Mod) clause {
	return whole("весь янтарь, который попал бы " + t.pool(m.Who).after("в", accusative) + ", вместо этого захватывает " +
		t.self.cases[nominative])
}

func (t *ru) takenOfSupply(m card.Mod) clause {
	return whole("весь янтарь, который был бы украден или захвачен " + t.pool(m.Who).after("из", genitive) +
		", вместо этого берётся из общего запаса")
}

func (t *ru) reapSteals(m card.Mod) clause {
	p := t.who(m.Who)
	from := "у соперника"
	if p == t.you {
		from = t.foe.after("у", genitive)
	}
	return t.states(m.Who, "украсть", from+" весь янтарь, который "+conjugate("получить", happened, p.nounPhrase)+" бы за сбор")
}

// bonusIcons writes how the bonus icons of a player's cards resolve.
func (t *ru) bonusIcons(m card.Mod) clause {
	p := t.who(m.Who).nounPhrase
	plays := t.plays(m.Who)
	each := "каждый раз, когда " + says(p, "применить", iconWord(m.Icon).phrase(false, "бонусный").cases[accusative]).finite() + ", "
	switch {
	case m.None:
		return whole("бонусные символы карт, которые " + plays + ", не применяются")
	case m.As != card.NoIcon:
		return whole(each + says(p, "мочь", "применить его как "+iconWord(m.As).phrase(false).cases[accusative]).finite())
	case m.Do != nil:
		do := t.as(m.Who, func() []clause { return t.effects(m.Do) })
		return whole(each + "вместо этого " + says(p, "мочь", coordinateBare(do)).finite())
	}
	return whole("каждый бонусный символ карт, которые " + plays + ", применяется " + t.more(m.Num))
}

// plays is what a player does with cards: "которые вы разыгрываете", "которые разыгрывает
// соперник".
func (t *ru) plays(w card.Who) string {
	c := says(t.who(w).nounPhrase, "разыграть", "")
	if c.subject.pronoun || c.subject.second {
		return c.finite()
	}
	return c.predicate(finite) + " " + c.subject.cases[nominative]
}

// more is "ещё 1 раз".
func (t *ru) more(n card.Num) string {
	head, tail := t.amount(n, wordFor("раз"))
	return lang.Join("ещё", head, tail)
}

func (t *ru) toll(m card.Mod, verb string) clause {
	head, tail := t.amount(m.Num, wordFor("янтарь"))
	must := t.states(m.Who, "должен", lang.Join("заплатить", t.you.cases[dative], head, tail))
	return whole("чтобы " + verb + " " + t.oneOf(m.Filter).cases[accusative] + ", " + must.finite())
}
