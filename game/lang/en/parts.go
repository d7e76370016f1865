package en

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// Name implements [plan.Namer]: first the players.
func (t *en) Name(p *plan.Parts, name string) plan.Phrase {
	switch name {
	case "you":
		return t.you
	case "foe":
		return t.foe
	case "who":
		if p.Pred != nil {
			return t.anyOf(p.Who)
		}
		return t.who(p.Who)
	case "doer":
		return t.subjectFor(p.Who)
	case "chooser":
		return t.subjectFor(p.By)
	case "to":
		if to := plan.Recipient(*p.Effect); to != card.Nobody {
			return t.who(to)
		}
		return named("their opponent")
	case "whom":
		return t.who(p.By)
	case "player":
		return t.stating(p.Who)
	case "victim":
		return plan.Text(map[bool]string{true: t.foe.owns, false: "their opponent’s"}[t.who(p.Who) == t.you])
	case "keys":
		return t.keysOf(p.Who, p.Mod.Color)
	case "own":
		return plan.Text(t.itsOwn(t.who(p.Who)))
	case "turn":
		return plan.Text(map[bool]string{true: "your turn", false: "the turn"}[t.you == youPerson])
	}
	return t.nameCards(p, name)
}

// nameCards names cards.
func (t *en) nameCards(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "self":
		words = t.self
	case "role":
		return t.cardsOf(p.Role)
	case "group":
		if words = t.group(p.Role); p.Role == card.NoRole {
			words = "the " + t.allOf(*p.Filter)
		}
	case "cards":
		if p.Mod != nil {
			return t.holder(p.Mod)
		}
		return t.target(*p.Target)
	case "second":
		return t.target(*p.Second)
	case "another": // than those on which the cards are
		defer func(was bool) { t.Again = was }(t.Again)
		t.Again = true
		return t.target(*p.Second)
	case "cards in":
		return t.targetAt(*p.Target, "in")
	case "cards from":
		from := t.targetAt(*p.Target, "from")
		if p.Filter.Zone == card.Under && p.Target.Pick != card.ByRole { // not "put it under Troll"
			from.words = strings.Replace(from.words, " under ", " from under ", 1)
		}
		return from
	case "them":
		words = t.them(p.Role)
	case "each card":
		words = t.eachCard(p.Effect)
	case "one":
		words = t.oneOf(p.Filter)
	case "all":
		return nounPhrase{words: t.all(p.Filter), plural: true}
	case "several":
		words = t.noun(*p.Filter, "in").otherMany()
	case "others":
		words = t.all(p.B.Filter)
	case "types":
		words = t.head(p.Filter.Types).heads
	case "whole":
		words = t.allOf(*p.Filter)
	case "allowed":
		words = t.allowed(p.Mod)
	case "some":
		words = t.upTo(*p.Mod)
	case "by":
		words = t.sources(p.Filter)
	case "next":
		words = t.noun(plan.NextOf(*p.Mod), "in").one()
	case "house of cards":
		words = t.theHouse(*p.Target)
	case "kind":
		words = t.noun(*p.Filter, "from").otherOne()
	case "card":
		return t.subjectOf(*p.Event)
	case "dead":
		dead, _ := plan.Kills(*p.Event)
		t.Knows(card.Other, plan.Cards(dead.Types), false)
		words = t.noun(dead, "in").a()
	case "played card":
		words = t.played(t.subjectOf(*p.Event).words, p.Who)
	case "other":
		other, _ := t.otherOf(*p.Event)
		return other
	default:
		return t.nameNumber(p, name)
	}
	return nounPhrase{words: words}
}

// nameNumber names how many or how much there is of something.
func (t *en) nameNumber(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "number":
		words = t.value(*p.Num)
	case "a":
		words = t.value(*p.A)
	case "b":
		words = t.value(*p.B)
	case "at least":
		words = limited(card.AtLeast, before, t.value(*p.Num))
	case "so often":
		words = t.soOften(*p.Num)
	case "in words":
		return plan.With(func(what string) string { return inWords(t.value(*p.Num) + " " + what) })
	case "counted":
		words = t.thing(*p.Num)
	case "amount":
		return t.amountOf(p)
	case "pool":
		return t.poolOf(p.Effect)
	case "taken":
		return amountIn(t.amberTaken(*p.Effect))
	case "cost":
		words = t.cost(*p.Num)
		if color := p.Effect.Color; color > 0 {
			words = strings.Replace(words, "a key", t.who(p.Who).its()+" "+keyColors[color-1]+" key", 1)
		}
		if least := p.Effect.N; least > 0 {
			words += " (to a minimum of " + strconv.Itoa(least) + " æmber)"
		}
	case "its":
		return plan.With(func(what string) string { return of(t.role(p.Role), what) })
	case "but":
		words = t.but(p.House)
	case "bonus":
		return plan.With(func(what string) string {
			if p.Mod != nil && p.Mod.Kind == card.KeyCostMod && p.Mod.Who == card.Opponent { // whose keys they are has been said
				defer t.callThey(&t.foe)()
			}
			return t.plus(*p.Num, what)
		})
	case "more":
		return plan.With(func(what string) string {
			one, many, _ := strings.Cut(what, "|")
			return lang.Join(t.amount(*p.Num, unit{one, cmp.Or(many, one)}))
		})
	case "bound":
		words = t.compared(p.Cond.Cmp, *p.B)
	case "as":
		words = comparisons[p.Cond.Cmp].as
	case "as much":
		words = comparisons[p.Cond.Cmp].much
	case "as many":
		words = comparisons[p.Cond.Cmp].many
	case "so many cards":
		n := t.noun(*p.Filter, "in")
		many := n.otherMany()
		if n.every && p.Filter.Zone == card.NoZone {
			many += " in play"
		}
		return t.soMany(p.Cond, n.otherOne(), many)
	case "so many held": // "your opponent has 3 or more cards in their hand"
		n, who := t.noun(*p.Filter, "in"), t.who(p.Who)
		words = strings.Replace(t.quantity(*p.Cond, n.otherOne(), n.otherMany()), who.owns, who.its(), 1)
	case "so many affected":
		done := t.unit(t.Done.Thing)
		return t.soMany(p.Cond, done.one, done.many)
	case "so many done":
		return t.soManyDone(p.Cond)
	case "so many":
		return plan.With(func(what string) string {
			one, many, _ := strings.Cut(what, "|")
			return t.quantity(*p.Cond, one, cmp.Or(many, one))
		})
	case "hand":
		words = t.handSize(*p.Num)
	case "keys more":
		words = additional(p.Num.N, "key")
	case "cards more":
		words = additional(p.Num.N, "card")
	case "most keys":
		words = strings.Replace(unit{"key", "keys"}.times(p.Mod.While.B.N), "a key", "1 key", 1)
	case "limit":
		words = t.limit(*p.Mod)
	case "nth":
		words = ordinals[p.Num.N-1]
	default:
		return t.nameTerm(p, name)
	}
	return nounPhrase{words: words}
}

// nameTerm names a term of the game, or says what is said of it.
func (t *en) nameTerm(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "counter":
		return countable(counterName(p.Counter))
	case "icon":
		return countable(iconWord(p.Icon))
	case "other icon":
		return countable(iconWord(p.Mod.As))
	case "other icons":
		var list []string
		for _, i := range p.Mod.AsAny {
			list = append(list, i.String())
		}
		words = article(lang.List(list, "or") + " " + iconWord(card.NoIcon))
	case "house":
		if words = t.chosenHouse(); p.House != card.NoHouse {
			words = t.house(p.House)
		}
	case "houses":
		words = lang.List(t.Houses(p.Houses), "or")
	case "traits":
		words = lang.List(t.Traits(p.Pred.Traits), "or")
	case "gained traits":
		words = t.traits(p.Mod)
	case "non":
		words = t.non(*p.Pred)
	case "title":
		words = t.TitleOf(p.Pred.Name)
	case "titles":
		words = t.titles(p.Titles, "and")
	case "keyword":
		words = p.Keyword.String()
	case "gained keyword":
		words = t.keywordOf(p.Mod)
	case "ability":
		if words = lang.Missing("ability of modifier", p.Mod.Kind); p.Mod.Ability != nil {
			words = t.given(*p.Mod.Ability, t.Creatures(p.Mod.Target))
		}
	case "prey":
		words = lang.Missing("prey of modifier", p.Mod.Kind)
		if p.Mod.Prey != nil {
			words = "prey (" + t.aside(*p.Mod.Prey).words + ")"
		}
	case "monster act":
		words = t.orElse("does-"+p.Effect.Name, "the monster does what its adventure says", p.Effect.Num.N)
	case "named type":
		words = article(lang.Lookup(typeNames[:], "type", p.Effect.Type)) + " card"
	case "type":
		words = article(lang.Lookup(typeNames[:], "type", p.Mod.Type))
	case "headings":
		words = t.headings(p.Headings)
	case "abilities":
		return nounPhrase{words: t.headings(p.Headings) + " abilities", plural: true}
	case "kinds of abilities":
		words = lang.List(lang.LookupAll(headingWords, "heading", plan.Headings(p.Headings)), "and")
	case "adds":
		words = t.headings(p.Headings | p.Mod.Adds)
	case "zone":
		words = t.whoseZone(p.Zone, p.Who)
	case "pile":
		words = lang.Lookup(zoneNames[:], "zone", p.Zone)
	case "entrance":
		words = plan.Fill(t, entrances[p.Effect.Place], plan.Matter{})
	case "control":
		words = plan.Fill(t, controls[t.ControlOf(*p.Effect, p.Part("cards from").Many())], p.Matter)
	case "place":
		words = t.spot(p.Effect.Place, t.line(*p.Target))
	case "deed":
		words = past(t.Done.Deed)
	case "done":
		words = t.ledger(*p.Num).done
	case "did":
		words = t.ledger(*p.Num).past
	case "things":
		words = t.ledger(*p.Num).things
	case "how":
		words = t.ledger(*p.Num).to
	case "when":
		words = t.when(*p.Num)
	default:
		return t.nameClause(p, name)
	}
	return nounPhrase{words: words}
}

// nameClause names what is a clause of its own, or a word of the clause.
func (t *en) nameClause(p *plan.Parts, name string) plan.Phrase {
	words := name
	switch name {
	case "event":
		words = t.event(*p.Event)
	case "body":
		words = strings.TrimSuffix(t.body(*p.Ability), ".")
	case "off house":
		words = t.offHouse(p.Filter)
	case "not":
		words = not(p.Not)
	case "cond":
		words = t.cond(p.Cond)
	case "such":
		words = t.aboutPlayer(func() string { return t.cond(p.Cond) })
	case "while":
		words = t.meanwhile(p.Mod)
	case "acts":
		words = t.acts(p.Mod.Acts)
	case "do":
		words = t.block(p.Do)
	case "may do":
		words = coordinateBare(t.effects(p.Do))
	case "may do instead":
		words = coordinateBare(t.as(p.Who, func() []clause { return t.effects(p.Do) }))
	case "entering":
		words = t.entering()
	case "action":
		words = map[bool]string{true: "action"}[t.Source != nil && t.Source.Type == card.ActionType]
	case "whatever":
		words = whatever(p.Filter)
	case "side":
		if words = ""; t.OnSide(*p.Cond) {
			words = "for " + t.who(p.Who).object
		}
	case "color":
		if words = "⟨key " + strconv.Itoa(p.N) + "⟩"; p.N >= 0 && p.N < len(keyColors) {
			words = keyColors[p.N]
		}
	case "whose":
		_, words, _ = strings.Cut(t.effect(p.Effect)[0].rest, " house")
	case "follows":
		words = t.followsFor(p.By, p.Rest)
	}
	return nounPhrase{words: words}
}
