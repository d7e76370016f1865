package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// Name implements [plan.Namer]: first the players.
func (t *ru) Name(p *plan.Parts, name string) plan.Phrase {
	switch name {
	case "you":
		return t.you
	case "foe":
		return t.foe
	case "who":
		return t.who(p.Who)
	case "whose":
		if p.Pred != nil {
			return t.anyOf(p.Who)
		}
		return t.who(p.Who).nonReflexive()
	case "whom":
		return t.who(p.By)
	case "whoever":
		return t.whoever(p.Who)
	case "doer":
		return t.subjectFor(p.Who)
	case "chooser":
		return t.subjectFor(p.By)
	case "actor":
		return t.acting(p.Who)
	case "to":
		if to := plan.Recipient(*p.Effect); to != card.Nobody {
			return t.who(to)
		}
		return named("соперник", "свой")
	case "player":
		return t.stating(p.Mod)
	case "victim":
		if t.who(p.Who) == t.you {
			return plan.Text(t.foe.after("у", genitive))
		}
		return plan.Text("у соперника")
	case "does":
		return plan.With(func(verb string) string { return says(t.whoever(p.Who).nounPhrase, verb, "").said(t.mood()) })
	case "verb":
		return plan.With(func(verb string) string { return conjugate(verb, t.mood(), t.whoever(p.Who).nounPhrase) })
	case "stolen":
		return plan.With(func(verb string) string { return conjugate(verb, t.mood(), theyPronoun(masculine, true)) })
	case "plays":
		return plan.Text(t.plays(p.Who))
	}
	return t.nameOwned(p, name)
}

// nameOwned names what belongs to players.
func (t *ru) nameOwned(p *plan.Parts, name string) plan.Phrase {
	switch name {
	case "keys":
		return t.keysOf(p.Who, p.Mod.Color)
	case "own keys":
		return t.who(p.Who).owns(wordFor("ключ"), true)
	case "key":
		return t.who(p.Who).owns(wordFor("ключ"), false, keyColor(p.N))
	case "some key":
		return wordFor("ключ").phrase(false, keyColor(p.N))
	case "side":
		if t.Active {
			return plan.Text("сейчас")
		}
		return plan.Text(t.who(p.Who).owns(wordFor("сторона"), false).after("на", locative))
	case "personal":
		return t.pool(p.Who)
	case "use":
		return t.ownPool(p.Who)
	case "zone":
		z, _ := t.zonePhrase(p.Zone, p.Who)
		return z
	case "pile":
		return t.who(p.Who).reflexive().owns(wordFor(places[p.Zone].noun), false)
	case "own":
		if who := t.who(p.Who); who.own == "" {
			return plan.Text("в " + possessive(who.nounPhrase) + " колоду")
		}
		return plan.Text("в колоду")
	case "turn":
		return plan.Text(map[bool]string{true: "свой ход", false: "ход"}[t.you == youPerson])
	case "identity":
		return t.who(p.Who).nonReflexive().owns(wordFor("карта архонта"), false)
	case "its identity":
		return t.who(p.Who).owns(wordFor("карта архонта"), false)
	case "owned":
		return t.who(p.Who).owns(wordFor("карта"), true)
	case "among":
		return plan.Text("среди " + t.who(p.Who).nonReflexive().owns(wordFor("карта"), true).cases[genitive] + " в игре,")
	}
	return t.nameCards(p, name)
}

// nameCards names cards.
func (t *ru) nameCards(p *plan.Parts, name string) plan.Phrase {
	switch name {
	case "self":
		return t.self
	case "role":
		return t.role(p.Role)
	case "group":
		return t.group(p.Role)
	case "cards":
		if p.Effect != nil && p.Effect.Verb == card.StoreAmberVerb && p.Who != card.You { // "на него" could be on that player
			t.Near = card.NoRole
		}
		return t.target(*p.Target)
	case "off":
		return t.takenOff(*p.Effect)
	case "second":
		return t.target(*p.Second)
	case "another": // than those on which the cards are
		defer func(was bool) { t.Again = was }(t.Again)
		t.Again = true
		return t.target(*p.Second)
	case "cards from":
		return t.targetAt(*p.Target, from)
	case "each":
		n := t.noun(*p.Filter, in)
		return n.each()
	case "entering": // a participle shows the gender of a name
		cards := p.Part("cards").(nounPhrase)
		cards.cases[nominative], cards.kind = cards.agreeing(), ""
		return cards
	case "box":
		return owned(wordFor("блок"), p.Part("cards").(nounPhrase), "текстовый")
	case "one":
		return t.oneOf(p.Filter)
	case "all":
		return t.all(p.Filter)
	case "several":
		n := t.noun(*p.Filter, in)
		return n.many()
	case "card":
		return t.subjectOf(*p.Event)
	case "others":
		return t.allOf(*p.B.Filter)
	case "types":
		return t.head(p.Filter.Types).phrase(true)
	case "such a card": // that cards were discarded for
		t.Near = card.It
		return t.head(p.Filter.Types).phrase(false, "такой")
	case "whole":
		return t.allOf(*p.Filter)
	case "allowed":
		return t.allowed(p.Mod)
	case "next":
		return t.next(p.Mod)
	case "entering next":
		n := t.noun(plan.NextOf(*p.Mod), in)
		return n.one("следующий")
	case "next card":
		return wordFor("карта").phrase(false, "следующий", "разыгранный "+t.who(p.Who).cases[instrumental]+" в этот ход")
	case "some":
		return t.upTo(*p.Mod)
	case "by":
		return plan.Text(t.sources(p.Filter))
	case "house of cards":
		return owned(wordFor("дом"), t.target(*p.Target))
	case "kind":
		n := t.noun(*p.Filter, from)
		return n.one("какой")
	case "one of them":
		return plan.Text(adjective("один", word{gender: p.Part("role").(nounPhrase).gender}, false)[nominative])
	case "between":
		return t.between(p.Part("role").(nounPhrase), p.Pred.Name)
	case "same":
		if p.Part("role").(nounPhrase).pronoun {
			return p.Part("group")
		}
		return p.Part("role")
	}
	return t.nameNumber(p, name)
}

// nameNumber names how many or how much there is of something.
func (t *ru) nameNumber(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "number":
		return t.value(*p.Num)
	case "a":
		return t.value(*p.A)
	case "b":
		return t.value(*p.B)
	case "amount":
		return t.amountOf(p)
	case "entrance":
		words = plan.Fill(t, entrances[p.Effect.Place], plan.Matter{})
	case "made at": // on whose flank, or beside what
		if side := map[card.Place]string{card.LeftFlank: "левый", card.RightFlank: "правый"}[p.Effect.Place]; side != "" {
			words = t.you.reflexive().owns(wordFor("фланг"), false, side).after("на", locative)
		} else {
			words = plan.Fill(t, entrances[p.Effect.Place], plan.Matter{})
		}
	case "called": // the only token card of which they may be copies
		words = t.SetOff(t.TitleOf(p.Effect.Target.Filter.Preds[0].Name))
	case "so often":
		words = lang.Join(t.amount(*p.Num, wordFor("раз")))
	case "so much amber":
		if words = wordFor("янтарь").count(p.Num.N).cases[accusative]; p.Num.Kind != card.Const {
			words = "янтарь в количестве, " + t.equal(*p.Num, "равный", neuter)[locative] + ","
		}
	case "so many counters":
		return counterWord(p.Counter).count(p.Num.N)
	case "healed":
		return t.healed(p)
	case "so many put":
		return t.soManyCounters(p.Effect)
	case "both traded":
		words = t.bothTraded(p)
	case "other place":
		return t.otherPlace(p)
	case "asked":
		words = map[bool]string{true: name}[t.asking != (cases{})]
	case "apart": // "его" is not named after "местами"
		p.Part("other place")
		words = map[bool]string{true: name}[p.Part("cards").(nounPhrase).pronoun || t.asking != (cases{})]
	case "place":
		words = t.spot(p.Effect.Place, t.lineOf(*p.Target, p.Part("cards").(nounPhrase)))
	case "amber":
		return wordFor("янтарь").count(p.N)
	case "damage":
		if n := *p.Num; p.Mod.Kind == card.FightDamage && n.Kind != card.Const {
			return plan.Text("урон, " + t.equal(n, "равный", masculine)[accusative] + ",")
		}
		return amountIn(t.amount(*p.Num, wordFor("урон")))
	case "pool":
		return t.taken(*p.Effect)
	case "taken":
		return amountIn(t.amberTaken(*p.Effect))
	case "cost":
		words = t.cost(*p.Num)
		if color := p.Effect.Color; color > 0 {
			key := t.who(p.Who).reflexive().owns(wordFor("ключ"), false, keyColors[color-1])
			words = strings.Replace(words, "ключ", key.cases[accusative], 1)
		}
		if least := p.Effect.N; least > 0 {
			words += " (но не ниже " + wordFor("янтарь").count(least).cases[genitive] + ")"
		}
	case "bonus":
		return plan.With(func(to string) string { return t.plus(*p.Num, to) })
	case "dearer":
		if p.Mod.Who == card.Opponent { // whose keys they are has been said
			defer t.callHe(&t.foe)()
		}
		words = t.byHowMuch(*p.Num, "янтарь", "дороже", "дешевле")
	case "hand":
		words = t.byHowMuch(*p.Num, "карта", "больше обычного", "меньше обычного")
	case "keys more":
		return wordFor("ключ").count(p.Num.N)
	case "cards more":
		return wordFor("карта").count(p.Num.N)
	case "most keys":
		return wordFor("ключ").count(p.Mod.While.B.N)
	case "limit":
		words = t.limit(*p.Mod)
	case "times":
		words = t.more(*p.Num)
	case "nth":
		words = ordinals[p.Num.N-1]
	case "as":
		words = comparisons[p.Cond.Cmp][1]
	case "as many":
		words = comparisons[p.Cond.Cmp][0]
	case "so many cards":
		n := t.noun(*p.Filter, in)
		return t.quantity(*p.Cond, n.things())
	case "none":
		words = map[bool]string{true: "none"}[plan.IsNone(*p.Cond)]
	case "figure", "neighbors", "crowd", "few":
		return figure(p.Pred, name)
	default:
		return t.nameTerm(p, name)
	}
	return plan.Text(words)
}

// nameTerm names a term of the game.
func (t *ru) nameTerm(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "counter":
		return counterWord(p.Counter).phrase(false)
	case "counters":
		return counterWord(p.Counter).phrase(true)
	case "kind of counter":
		words = lang.Lookup(counterNames[:], "counter", p.Counter)
	case "icon":
		return iconWord(p.Icon).phrase(false, "бонусный")
	case "other icon":
		return iconWord(p.Mod.As).phrase(false)
	case "other icons":
		var list []string
		for k, i := range p.Mod.AsAny {
			icon := iconWord(i).phrase(false).cases[accusative]
			if k > 0 { // "символ захвата, урона или взятия карты"
				_, icon, _ = strings.Cut(icon, " ")
			}
			list = append(list, icon)
		}
		words = series(list, "или")
	case "house":
		if p.House == card.NoHouse {
			return t.chosenHouse()
		}
		words = lang.Lookup(printed.Russian[:], "house", p.House)
	case "houses":
		words = series(t.Houses(p.Houses), "или")
	case "traits":
		words = t.quotedTraits(p.Pred.Traits)
	case "gained traits":
		words = t.traits(p.Mod)
	case "title":
		if words = t.SetOff(t.TitleOf(p.Pred.Name)); len(t.sought) > 1 && t.sought[0] == p.Pred.Name {
			words = t.titles(t.sought, "или")
		}
	case "titles":
		words = t.titles(p.Titles, "и")
	case "lies":
		words = t.whither(p.Zone, p.Who, in)
	case "act":
		words = t.ledger(*p.Num).verb
	case "things":
		l := t.ledger(*p.Num)
		return wordFor(l.noun).phrase(true, l.adj)
	case "how":
		words = t.ledger(*p.Num).rest
	case "when":
		words = t.when(*p.Num, t.who(p.Who))
	case "keyword":
		words = t.quoted(t.Keyword(p.Keyword))
	case "gained keyword":
		words = keywordItem + t.keywordOf(p.Mod)
	case "lost keyword":
		words = t.bareKeyword(p.Keyword)
	case "taunt":
		words = t.quoted(t.Keyword(card.Taunt))
	case "monster act":
		words = t.orElse("does-"+p.Effect.Name, "чудовище делает то, что велит приключение", p.Effect.Num.N)
	case "named type":
		return wordsByType[p.Effect.Type].phrase(false)
	case "type":
		if w, ok := wordsByType[p.Mod.Type]; ok {
			return w.phrase(p.Part("cards").Many())
		}
		words = lang.Missing("type", p.Mod.Type)
	case "ability":
		if words = lang.Missing("ability of modifier", p.Mod.Kind); p.Mod.Ability != nil {
			words = "способность " + t.given(*p.Mod.Ability, t.Creatures(p.Mod.Target))
		}
	case "prey":
		if words = lang.Missing("prey of modifier", p.Mod.Kind); p.Mod.Prey != nil {
			t.Mention(t.Language, lang.Prey, 0)
			words = keywordItem + t.quoted(t.Keyword(lang.Prey)+" — "+t.aside(*p.Mod.Prey).cases[nominative])
		}
	case "headings":
		words = "«" + t.headings(p.Headings) + "»"
	case "kinds of abilities":
		words = t.headingsOf(p.Mod)
	case "adds":
		words = t.quoted(t.headings(p.Headings | p.Mod.Adds))
	case "quoted":
		return plan.With(t.quoted)
	default:
		return t.nameClause(p, name)
	}
	return plan.Text(words)
}

// nameClause names what is a clause of its own, or a word of the clause.
func (t *ru) nameClause(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "event":
		words = t.event(*p.Event)
	case "leaving":
		words = t.leaving(p.Event)
	case "body":
		words = strings.TrimSuffix(t.body(*p.Ability), ".")
	case "off house":
		words = t.offHouse(p.Filter)
	case "play": // again and again, or so many
		verb := map[bool]string{true: "разыграть", false: "разыгрывать"}[plan.Limited(*p.Num)]
		words = verb + map[bool]string{true: " или использовать"}[p.Mod.OrUse]
	case "then do":
		if p.Who == card.Opponent {
			defer t.callHe(&t.foe)()
		}
		words = t.block(p.Do)
	case "not":
		words = map[bool]string{true: "не"}[p.Not]
	case "cond":
		words = t.cond(p.Cond)
	case "such":
		words = t.aboutPlayer("чей", func() string { return t.cond(p.Cond) })
	case "while":
		words = t.meanwhile(p.Mod)
	case "acts":
		return plan.With(func(and string) string { return t.acts(p.Mod.Acts, and) })
	case "do":
		words = t.block(p.Do)
	case "next do":
		t.Near = card.This
		words = t.block(p.Do)
	case "may do":
		words = coordinateBare(t.effects(p.Do))
	case "may do instead":
		words = coordinateBare(t.as(p.Who, func() []clause { return t.effects(p.Do) }))
	case "action":
		words = map[bool]string{true: "action"}[t.Source != nil && t.Source.Type == card.ActionType]
	case "whatever":
		words = whatever(p.Filter)
	case "activating":
		words = t.activating(p.House)
	case "deed":
		words = past(t.Done.Deed)
	case "done":
		words = participle(past(t.Done.Deed))
	case "house to choose":
		words = t.effect(p.Effect)[0].acts[0].rest
	case "follows":
		words = t.followsFor(p.By, p.Rest)
	}
	return plan.Text(words)
}
