package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// event is when something happened, as the lead of a sentence: "после того как
// дружественное существо совершило сбор".
func (t *ru) event(e card.Event) string {
	switch e.Kind {
	case card.SetupBegan:
		return "перед тем как " + t.drawsHand(e)
	case card.FightBegan:
		return "перед тем как " + t.fightBegins(e)
	}
	switch {
	case t.repeats && t.Lasts && e.Kind == card.HouseChosen: // once a turn
		return "если " + t.occurrence(e)
	case t.repeats:
		return "каждый раз, когда " + t.occurrence(e)
	}
	return "после того как " + t.occurrence(e)
}

// mood is that of events: that they have happened, or will again and again.
func (t *ru) mood() mood {
	if t.repeats {
		return expected
	}
	return happened
}

// passive is what has happened to a card, given as a short participle: "уничтожено",
// "будет уничтожено".
func (t *ru) passive(done string, p nounPhrase) string {
	switch {
	case !t.repeats:
		return short(done, p)
	case p.plural:
		return "будут " + short(done, p)
	}
	return "будет " + short(done, p)
}

// occurrence is what happened, as a statement: "дружественное существо совершило сбор".
func (t *ru) occurrence(e card.Event) string {
	if s := t.occasion(e); s != "" {
		return s
	}
	switch e.Kind {
	case card.CardPlayed:
		return t.acted(e, "разыграть", "")
	case card.PlayResolves:
		s := t.acted(e, "разыграть", "")
		k := t.Known[card.Subject]
		its := possessive(theyPronoun(t.word(k.Thing).gender, k.Plural))
		return s + ", но до применения " + its + " способностей " + t.quoted(t.headings(card.OnPlay))
	case card.PlayedFromDiscard:
		return t.acted(e, "разыграть", t.whoever(e.Who).reflexive().owns(wordFor("сброс"), false).after("из", genitive))
	case card.ActionOver:
		return t.acted(e, "разыграть", toTheEnd)
	case card.CardUsed:
		return t.acted(e, "использовать", "")
	case card.CardReadied:
		return t.acted(e, "подготовить", "")
	case card.CreatureExalted:
		return t.acted(e, "возвысить", "")
	case card.CardDiscarded:
		return t.acted(e, "сбросить", fromHand)
	case card.FightEnded:
		if s := t.kills(e); s != "" {
			return s
		}
		return t.acted(e, "использовать", "для боя")
	}
	w, ok := eventTexts[e.Kind]
	if !ok {
		return lang.Missing("event", e.Kind)
	}
	p := t.subjectOf(e)
	other, icon := "", ""
	if o, ok := t.otherOf(e); ok {
		if k, ok := t.Known[card.Subject]; ok && w.done != "" && e.Role == card.NoRole { // "это существо" could be either
			if k.Past = plan.Destroyed; e.Kind == card.UpgradeAttached {
				k.Past = plan.Attached
			}
			t.Note(card.Subject, k)
		}
		if other = o.cases[w.other]; w.prep != "" {
			other = o.after(w.prep, w.other)
		}
	}
	if e.Icon != card.NoIcon {
		icon = "от бонусного символа"
	}
	if w.owned != "" {
		p = wordFor(w.owned).phrase(false).with(p.cases[genitive])
	}
	if w.done != "" {
		if s := lang.Join(other, icon); e.Role != card.NoRole || s != "" || wordCount(p.agreeing()) < 4 {
			return lang.Join(p.agreeing(), t.passive(w.done, p), s)
		}
		return lang.Join(t.passive(w.done, p), p.agreeing())
	}
	return lang.Join(says(p, w.verb, w.rest).said(t.mood()), other, icon)
}

// drawsHand says what is about to happen: "вы возьмёте начальную руку".
func (t *ru) drawsHand(e card.Event) string {
	return says(t.whoever(e.Who).nounPhrase, "взять", "начальную руку").said(expected)
}

// fightBegins says what is about to happen: "вражеское существо атакует Troll".
func (t *ru) fightBegins(e card.Event) string {
	p := t.subjectOf(e)
	if o, ok := t.otherOf(e); ok {
		if k, ok := t.Known[card.Subject]; ok && e.Role == card.NoRole {
			k.Past = plan.Attacking
			t.Note(card.Subject, k)
		}
		return says(p, "атаковать", o.cases[accusative]).finite()
	}
	return says(p, "вступить", "в бой").finite()
}

// kills says that a creature attacked one that was destroyed: "существо Troll атаковало и
// уничтожило другое существо".
func (t *ru) kills(e card.Event) string {
	dead, ok := plan.Kills(e)
	if !ok {
		return ""
	}
	p := t.subjectOf(e)
	t.Knows(card.Other, plan.Cards(dead.Types).One(), false)
	n := t.noun(dead, in)
	n.other = n.other || dead.Rel == card.Anyone
	return clause{subject: p, acts: []act{{"атаковать", ""}, {"уничтожить", n.one().cases[accusative]}}}.said(t.mood())
}

// eventWords say an event about a card: its subject's part, a short participle or a verb,
// and the form of the second card after it.
type eventWords struct {
	owned, done, verb, rest string
	prep                    string
	other                   int
}

var eventTexts = map[card.EventKind]eventWords{
	card.CardEntered:       {verb: "войти", rest: "в игру", prep: "из-за", other: genitive},
	card.CreatureReaped:    {verb: "совершить", rest: "сбор", prep: "из-за", other: genitive},
	card.CardDestroyed:     {done: "уничтожен", other: instrumental},
	card.DestroyedFighting: {done: "уничтожен в бою", prep: "с", other: instrumental},
	card.KilledByAssault:   {done: "уничтожен уроном от натиска", other: genitive},
	card.KilledBySplash:    {done: "уничтожен уроном от атаки с разбросом", other: genitive},
	card.CardLeft:          {verb: "выйти", rest: "из игры", prep: "из-за", other: genitive},
	card.CardDamaged:       {verb: "получить", rest: "урон", prep: "от", other: genitive},
	card.ArmorPrevented:    {owned: "броня", verb: "предотвратить", rest: "урон", prep: "от", other: genitive},
	card.AmberCaptured:     {verb: "захватить", rest: "янтарь"},
	card.UpgradeAttached:   {done: "прикреплён", prep: "к", other: dative},
}

// whoever is the player of an event: "игрок" if the event does not say which.
func (t *ru) whoever(w card.Who) person {
	if plan.Anybody(w) {
		return named("игрок")
	}
	return t.who(w)
}

// occasions are the words for the events of a player that are about no card.
var occasions = map[plan.Occasion]string{
	plan.WhenForged:        "{does.сковать} ключ",
	plan.WhenRaised:        "{does.обратить} прилив на свою сторону",
	plan.WhenCommonRaised:  "{does.вызвать} прилив",
	plan.WhenAnyIcon:       "{does.применить} {icon.acc}",
	plan.WhenIcon:          "{does.применить} {icon.acc}",
	plan.WhenReadied:       "{does.подготовить} карту",
	plan.WhenDrawn:         "{does.взять} карту",
	plan.WhenHandDrawn:     "{does.взять} начальную руку",
	plan.WhenArchivesTaken: "{does.взять} на руку свой архив",
	plan.WhenShuffled:      "{does.перемешать} свою колоду",
	plan.WhenDrawnOutside:  "{does.взять} карту вне этапа «Добрать карты»",
	plan.WhenProphesied:    "карта положена под это пророчество",
	plan.WhenReaped:        "{does.получить} янтарь за сбор",
	plan.WhenStolen:        "{whoever.у gen} {stolen.украсть} янтарь",
	plan.WhenHouse:         "{does.выбрать} активный дом",
	plan.WhenHouseOf:       "{does.выбрать} активным дом {houses}",
	plan.WhenHouseNotOf:    "{does.выбрать} активным любой дом, кроме дома {houses}",
	plan.WhenChosenHouse:   "{does.сделать} выбранный дом активным",
	plan.WhenReshuffled:    "{does.замешать} свой сброс в колоду",
	plan.WhenOtherHouse:    "{does.выбрать} активным другой дом (или не {verb.выбрать} никакого)",
}

// occasion says the events of a player that are about no card.
func (t *ru) occasion(e card.Event) string {
	return plan.Fill(t, occasions[t.Occasion(e)], plan.OfEvent(&e))
}

// moment says the events that are moments of a turn: "в начале вашего хода".
func (t *ru) moment(e card.Event) string {
	when := map[card.EventKind]string{
		card.TurnBegan: "в начале ", card.TurnEnded: "в конце ", card.ReadyStepEnded: "после этапа " + t.quoted("Подготовить карты") + " ",
		card.DrawStepBegan: "в начале этапа " + t.quoted("Добрать карты") + " ",
	}[e.Kind]
	turn := wordFor("ход")
	switch {
	case when == "":
		return ""
	case plan.Anybody(e.Who):
		if t.Lasts && e.Kind == card.TurnEnded {
			return when + "хода"
		}
		return when + turn.phrase(false).with("каждого игрока").cases[genitive]
	case e.Kind == card.ReadyStepEnded:
		return when + t.who(e.Who).owns(turn, false).after("в", accusative)
	}
	return when + t.who(e.Who).owns(turn, false).cases[genitive]
}

// acted says what a player has done with a card, or what has happened to the card when it
// does not matter who did it.
func (t *ru) acted(e card.Event, verb, rest string) string {
	p := t.subjectOf(e)
	s := lang.Join(p.agreeing(), t.passive(verbs[verb].done, p), rest)
	if e.Role == card.NoRole && rest == "" && wordCount(p.agreeing()) > 3 { // "разыграно соседнее существо с атрибутом …"
		s = lang.Join(t.passive(verbs[verb].done, p), p.agreeing())
	}
	if e.Who != card.Nobody {
		what := strings.NewReplacer("на левом фланге", "на свой левый фланг", "на правом фланге", "на свой правый фланг").
			Replace(p.cases[accusative]) // it is played there
		s = says(t.whoever(e.Who).nounPhrase, verb, lang.Join(what, rest)).said(t.mood())
		if (rest == fromHand || rest == toTheEnd) && wordCount(what) > 2 {
			s = says(t.whoever(e.Who).nounPhrase, verb, lang.Join(rest, what)).said(t.mood())
		}
	}
	if o, ok := t.otherOf(e); ok {
		switch e.Kind {
		case card.CardPlayed:
			return s + " " + o.after("на", accusative)
		case card.FightEnded:
			return s + " " + o.after("с", instrumental)
		}
		return s + " " + o.after("из-за", genitive)
	}
	return s
}

// subjectOf names the card that an event is about.
func (t *ru) subjectOf(e card.Event) nounPhrase {
	defer t.HasSubject(e)
	if e.Role != card.NoRole {
		return t.role(e.Role)
	}
	return t.oneOf(e.Subject)
}

// otherOf names the second card of an event.
func (t *ru) otherOf(e card.Event) (nounPhrase, bool) {
	if e.OtherRole == card.NoRole && e.Other == nil {
		return nounPhrase{}, false
	}
	defer t.HasOther(e)
	if e.OtherRole != card.NoRole {
		return t.role(e.OtherRole), true
	}
	return t.oneOf(e.Other), true
}
