package en

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// event is what happened, as a statement: "a friendly creature reaps".
func (t *en) event(e card.Event) string {
	if s := t.occasion(e); s != "" {
		return s
	}
	switch e.Kind {
	case card.CardPlayed:
		return t.acted(e, "play", "be played")
	case card.PlayResolves:
		return t.acted(e, "play", "be played") + " but before its Play abilities resolve"
	case card.CardUsed:
		return t.acted(e, "use", "be used")
	case card.CardDiscarded:
		return t.acted(e, "discard", "be discarded")
	case card.FightEnded:
		if s := t.kills(e); s != "" {
			return s
		}
		if e.Who != card.Nobody {
			return t.acted(e, "fight with", "")
		}
	}
	w, ok := eventTexts[e.Kind]
	if !ok {
		return lang.Missing("event", e.Kind)
	}
	if e.Kind == card.FightBegan && (e.OtherRole != card.NoRole || e.Other != nil) {
		w.verb = "attack"
	}
	p := t.subjectOf(e)
	words := subject(p)
	if w.owned != "" {
		words = possessive(words) + " " + w.owned
	}
	s := lang.Join(words, inflect(w.verb, !p.plural || w.owned != ""))
	if o, ok := t.otherOf(e); ok {
		if e.Kind == card.KilledByAssault {
			o.words = possessive(o.words) + " assault damage"
		}
		s = lang.Join(s, w.prep, o.words)
	}
	if e.Icon != card.NoIcon {
		s += " by a bonus icon"
	}
	return s
}

// kills says that a creature attacked one that was destroyed: "Troll attacks and
// destroys a creature".
func (t *en) kills(e card.Event) string {
	dead, ok := plan.Kills(e)
	if !ok {
		return ""
	}
	p := t.subjectOf(e)
	t.Knows(card.Other, plan.Cards(dead.Types), false)
	return lang.Join(subject(p), inflect("attack", !p.plural), "and", inflect("destroy", !p.plural), t.noun(dead, "in").a())
}

// eventWords say an event about a card: its subject's part, the verb, and the
// word before the second card.
type eventWords struct{ owned, verb, prep string }

var eventTexts = map[card.EventKind]eventWords{
	card.CardEntered:       {"", "enter play", "because of"},
	card.CreatureReaped:    {"", "reap", "because of"},
	card.FightEnded:        {"", "fight", ""},
	card.FightBegan:        {"", "fight", ""},
	card.CardDestroyed:     {"", "be destroyed", "by"},
	card.DestroyedFighting: {"", "be destroyed fighting", ""},
	card.KilledByAssault:   {"", "be destroyed", "by"},
	card.CardLeft:          {"", "leave play", "because of"},
	card.CardDamaged:       {"", "be dealt damage", "by"},
	card.ArmorPrevented:    {"armor", "prevent damage", "by"},
	card.UpgradeAttached:   {"", "be attached", "to"},
}

// occasions are the words for the events of a player that are about no card.
var occasions = map[plan.Occasion]string{
	plan.WhenForged:       "{who} {who.forge} a key",
	plan.WhenRaised:       "{who} {who.raise} the tide",
	plan.WhenCommonRaised: "{who} {who.raise} the tide",
	plan.WhenAnyIcon:      "{who} {who.resolve} a bonus icon",
	plan.WhenIcon:         "{who} {who.resolve} a {icon}",
	plan.WhenReaped:       "{who} {who.gain} æmber by reaping",
	plan.WhenStolen:       "æmber is stolen from {who.object}",
	plan.WhenHouse:        "{who} {who.choose} {who.its} active house",
	plan.WhenHouseOf:      "{who} {who.choose} {houses} as {who.its} active house",
	plan.WhenHouseNotOf:   "{who} {who.choose} a house other than {houses} as {who.its} active house, or no house",
	plan.WhenChosenHouse:  "{who} {who.choose} {house} as {who.its} active house",
	plan.WhenOtherHouse:   "{who} {who.choose} a house other than the chosen one as {who.its} active house, or no house",
}

// occasion says the events of a player that are about no card.
func (t *en) occasion(e card.Event) string {
	words, ok := occasions[t.Occasion(e)]
	if !ok {
		return ""
	}
	who, icon, houses := e.Who, e.Icon, e.Houses
	return t.fill(words, func(name string) plan.Phrase {
		switch name {
		case "who":
			return t.who(who)
		case "icon":
			return plan.Text(iconWord(icon))
		case "houses":
			return plan.Text(lang.List(t.Houses(houses), "or"))
		}
		return plan.Text(t.chosenHouse())
	})
}

// its is the pronoun that owns: "your", "their".
func (p person) its() string {
	if p.owns == "your" {
		return "your"
	}
	return "their"
}

// moment says the events that are moments of a turn, in full: "at the start of your
// turn".
func (t *en) moment(e card.Event) string {
	when := map[card.EventKind]string{
		card.TurnBegan: "at the start of ", card.TurnEnded: "at the end of ", card.ReadyStepEnded: "after the “ready cards” step of ",
	}[e.Kind]
	if when == "" {
		return ""
	}
	switch e.Who {
	case card.EachPlayer, card.AnyPlayer, card.Nobody:
		if t.Lasts && e.Kind == card.TurnEnded {
			return when + "the turn"
		}
		return when + "each player’s turn"
	}
	return when + t.who(e.Who).owns + " turn"
}

// acted says what a player does with a card, or what happens to the card when it
// does not matter who does it.
func (t *en) acted(e card.Event, verb, passive string) string {
	p := t.subjectOf(e)
	s := lang.Join(subject(p), inflect(passive, !p.plural))
	if e.Who != card.Nobody {
		w := t.who(e.Who)
		s = lang.Join(w.subject, inflect(verb, w.third), p.words)
		if head, side, ok := strings.Cut(s, " on the "); ok && strings.HasSuffix(side, " flank") { // it is played there
			s = head + " on " + w.its() + " " + side
		}
	}
	if e.Kind == card.CardDiscarded {
		s += " from hand"
	}
	if o, ok := t.otherOf(e); ok {
		s = lang.Join(s, map[bool]string{true: "on", false: "because of"}[e.Kind == card.CardPlayed], o.words)
	}
	return s
}

// subjectOf names the card that an event is about.
func (t *en) subjectOf(e card.Event) nounPhrase {
	defer t.HasSubject(e)
	if e.Role != card.NoRole {
		return t.cardsOf(e.Role)
	}
	return nounPhrase{words: t.oneOf(e.Subject)}
}

// otherOf names the second card of an event.
func (t *en) otherOf(e card.Event) (nounPhrase, bool) {
	if e.OtherRole == card.NoRole && e.Other == nil {
		return nounPhrase{}, false
	}
	defer t.HasOther(e)
	if e.OtherRole != card.NoRole {
		return t.cardsOf(e.OtherRole), true
	}
	return nounPhrase{words: t.oneOf(e.Other)}, true
}
