package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

func (t *ru) gain(e card.Effect) clause {
	defer t.amountFor(e.Who)()
	head, tail := t.amount(e.Num, wordFor("янтарь"))
	t.Remember(e)
	return t.does(e.Who, "получить", lang.Join(head, tail))
}

// amountFor says for whom the next amount is, until the returned function is called: your own
// things are "свои", and what is on a card must not seem to be another player's.
func (t *ru) amountFor(w card.Who) (done func()) {
	if t.ownAmount = w == card.You; !t.ownAmount {
		t.Near = card.NoRole
	}
	return func() { t.ownAmount = false }
}

func (t *ru) lose(e card.Effect) clause {
	defer t.amountFor(e.Who)()
	p := t.who(e.Who).reflexive()
	head, tail := p.all(wordFor("янтарь")), ""
	if !e.All {
		head, tail = t.pooled(e.Num, e.Who, p)
	}
	t.Remember(e)
	return t.does(e.Who, "потерять", lang.Join(head, tail))
}

func (t *ru) steal(e card.Effect) clause {
	head, tail := t.pooled(e.Num, card.Opponent, t.foe)
	if t.Active || t.Plain {
		head = t.foe.after("у", genitive) + " " + head
	}
	if t.Done.Deed == plan.Stolen && strings.HasPrefix(tail, "за ") {
		head = "ещё " + head
	}
	t.Remember(e)
	return order("украсть", lang.Join(head, tail))
}

func (t *ru) pay(e card.Effect) clause {
	head, tail := "весь свой янтарь", ""
	if !e.All {
		head, tail = t.amount(e.Num, wordFor("янтарь"))
	}
	recipient := named("соперник", "свой")
	switch e.Who {
	case card.You:
		recipient = t.foe
	case card.Opponent:
		recipient = t.you
	}
	t.Remember(e)
	return t.does(e.Who, "отдать", lang.Join(recipient.cases[dative], head, tail))
}

// draw writes a draw; an adventure's monster archives instead (A4.3).
func (t *ru) draw(e card.Effect) clause {
	w, verb := wordFor("карта"), "взять"
	if t.Archives(e) {
		w, verb = wordFor("карта приключения"), "архивировать"
	}
	defer t.amountFor(e.Who)()
	head, tail := t.amount(e.Num, w)
	t.Remember(e)
	return t.does(e.Who, verb, lang.Join(head, tail))
}

func (t *ru) chains(e card.Effect) clause {
	w := wordFor("цепь")
	if e.Num.Kind == card.Const && e.Num.N < 0 {
		return t.does(e.Who, "сбросить", w.count(-e.Num.N).cases[accusative])
	}
	head, tail := t.amount(e.Num, w)
	return t.does(e.Who, "получить", lang.Join(head, tail))
}

func (t *ru) refill(e card.Effect) clause {
	return t.does(e.Who, "добрать", "карты, как на этапе «Добрать карты»")
}

func (t *ru) forge(e card.Effect) clause {
	if e.Free {
		return t.does(e.Who, "сковать", "ключ бесплатно")
	}
	amber := func(n int) string { return wordFor("янтарь").count(n).cases[accusative] }
	var changes []string
	switch c := plan.KeyCostOf(&e.Num); {
	case c.RaisedBy != nil && plan.Counts(*c.RaisedBy):
		changes = append(changes, "повышенной на "+amber(1)+" "+t.forEach(*c.RaisedBy))
	case c.RaisedBy != nil:
		changes = append(changes, "повышенной на "+t.value(*c.RaisedBy).cases[accusative])
	default:
		if c.Raised > 0 {
			changes = append(changes, "повышенной на "+amber(c.Raised))
		}
		if c.Lowered > 0 {
			lowered := "пониженной на " + amber(c.Lowered)
			if c.ForEachOf != nil {
				lowered += " " + t.forEach(*c.ForEachOf)
			}
			if c.Most > 0 {
				lowered += " (но не более чем на " + digits(c.Most) + ")"
			}
			changes = append(changes, lowered)
		}
	}
	cost := "ключ по текущей цене"
	if len(changes) > 0 {
		cost += ", " + series(changes, "и")
	}
	return t.does(e.Who, "сковать", cost)
}

func (t *ru) unforge(e card.Effect) clause {
	p := t.who(e.Who)
	if e.LastForged {
		last := says(p.nounPhrase, "сковать", "ключ в свой предыдущий ход").said(happened)
		return whole("если " + last + ", раскуйте этот ключ")
	}
	return order("расковать", "один "+p.owns(wordFor("ключ"), true).after("из", genitive))
}

func (t *ru) resetTide(card.Effect) clause {
	if t.Active { // it has no other state there (A8.2)
		return order("вызвать", "отлив")
	}
	return order("вернуть", "прилив в нейтральное состояние")
}

func (t *ru) tides(e card.Effect) clause {
	return t.does(e.Who, t.raise().verb, t.raise().rest)
}

// raise is what a player does to the tide: a player who shares it with all others just
// lets it rise (A8.2).
func (t *ru) raise() act {
	if t.Active {
		return act{"вызвать", "прилив"}
	}
	return act{"обратить", "прилив на свою сторону"}
}

func (t *ru) shuffle(e card.Effect) clause {
	p := t.who(e.Who)
	if !e.WithDiscard {
		return order("перемешать", p.owns(wordFor("колода"), false).cases[accusative])
	}
	deck := "в колоду"
	if p.own == "" {
		deck = "в " + possessive(p.nounPhrase) + " колоду"
	}
	return order("замешать", p.owns(wordFor("сброс"), false).cases[accusative]+" "+deck)
}

func (t *ru) look(e card.Effect) clause {
	p, _ := t.zonePhrase(e.To, e.Who)
	return order("посмотреть", p.cases[accusative])
}

func (t *ru) revealZone(e card.Effect) clause {
	t.Near = card.NoRole // the cards seen now stand between
	if e.To == card.Hand || e.To == card.Archives {
		return t.does(e.Who, "показать", t.who(e.Who).reflexive().owns(wordFor(places[e.To].noun), false).cases[accusative])
	}
	p, _ := t.zonePhrase(e.To, e.Who)
	return order("показать", p.cases[accusative])
}

// lookAt writes cards that only you see.
func (t *ru) lookAt(e card.Effect) clause {
	p := t.target(e.Target)
	t.Remember(e)
	return order("посмотреть", p.cases[accusative])
}

func (t *ru) flip(e card.Effect) clause {
	return t.does(e.Who, "поменять", "местами свою колоду и сброс")
}

func (t *ru) endTurn(card.Effect) clause {
	if t.you == youPerson {
		return order("закончить", "свой ход")
	}
	return order("закончить", "ход")
}

func (t *ru) activeHouse(e card.Effect) clause {
	return says(owned(wordFor("дом"), t.target(e.Target)), "стать", "активным")
}

func (t *ru) chooseHouse(e card.Effect) clause {
	rest := "дом"
	if e.Who != card.Nobody {
		rest += " с карты архонта " + t.who(e.Who).cases[genitive]
		if own := t.who(e.Who).own; own != "" {
			rest = "дом с " + adjective(own, word{gender: feminine}, false)[genitive] + " карты архонта"
		}
	}
	if e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole {
		rest = owned(wordFor("дом"), t.target(e.Target)).cases[accusative]
	}
	by := e.By
	if by == card.Nobody {
		by = card.You
	}
	return t.does(by, "выбрать", rest)
}

// choosePlayer may say which: "игрока, у которого есть 1 или больше янтаря".
func (t *ru) choosePlayer(e card.Effect) clause {
	if e.Cond.Kind == card.Always {
		return order("выбрать", "игрока")
	}
	return order("выбрать", "игрока, "+t.aboutPlayer("чей", func() string { return t.cond(e.Cond) }))
}

// aboutPlayer writes what is said of a player in a relative clause: "у которого нет
// артефактов".
func (t *ru) aboutPlayer(own string, write func() string) string {
	you, foe, plain := t.you, t.foe, t.Plain
	defer func() { t.you, t.foe, t.Plain = you, foe, plain }()
	t.you = person{nounPhrase{cases: forms("который которого которому которого которым котором")}, own}
	t.foe, t.Plain = named("соперник", "его"), true
	return write()
}

func (t *ru) chooseNumber(e card.Effect) clause {
	return order("выбрать", "число от "+digits(e.N)+" до "+t.value(e.Num).cases[genitive])
}

func (t *ru) nameCard(e card.Effect) clause {
	if e.Another {
		return order("назвать", "вторую карту или ту же ещё раз")
	}
	return order("назвать", "карту")
}

func (t *ru) chooseTrait(card.Effect) clause { return order("выбрать", "атрибут") }

func (t *ru) distribute(e card.Effect) clause {
	head, tail := t.damage(e.Num)
	many := t.allOf(e.Target.Filter)
	t.Remember(e)
	return order("нанести", lang.Join(head, tail)+", распределив урон по своему выбору между любым количеством "+many.cases[genitive])
}

// prevent writes that a key is not forged after all (see ForgeToll).
func (t *ru) prevent(card.Effect) clause {
	if t.Fights {
		return order("повернуть", "это существо вместо боя")
	}
	return order("оставить", "этот ключ нескованным (янтарь не тратится)")
}
