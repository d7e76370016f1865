package en

import (
	"cmp"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// event is what happened, as a statement: "a friendly creature reaps".
func (t *en) event(e card.Event) string {
	said, ok := eventTexts[e.Kind]
	words := cmp.Or(occasions[t.Occasion(e)], said.it)
	if said.who != "" && e.Who != card.Nobody {
		words = said.who
	}
	if !ok && words == "" {
		return lang.Missing("event", e.Kind)
	}
	if _, kills := plan.Kills(e); kills && e.Kind == card.FightEnded {
		words = "{card.subject} {card.attack} and {card.destroy} {dead}"
	}
	s := plan.Fill(t, words, plan.OfEvent(&e))
	if ok && e.Icon != card.NoIcon {
		s += " by a bonus icon"
	}
	return s
}

// played is a card that a player plays: if on a flank, on one of theirs.
func (t *en) played(words string, by card.Who) string {
	if head, side, ok := strings.Cut(words, " on the "); ok && strings.HasSuffix(side, " flank") {
		return head + " on " + t.who(by).its() + " " + side
	}
	return words
}

// eventWords say an event about a card: what a player does with it, if that matters, and what
// it does or undergoes.
type eventWords struct{ who, it string }

var eventTexts = map[card.EventKind]eventWords{
	card.CardPlayed:        {"{who} {who.play} {played card}{other? on {other}}", "{card.subject} {card.be} played{other? on {other}}"},
	card.PlayedFromDiscard: {who: "{who} {who.play} {played card} from {who.its} discard pile"},
	card.PlayResolves: {"{who} {who.play} {played card}{other? because of {other}} but before its Play abilities resolve",
		"{card.subject} {card.be} played{other? because of {other}} but before its Play abilities resolve"},
	card.ActionOver: {"{who} {who.have} resolved {played card}{other? because of {other}}",
		"{card.subject} {card.be} resolved{other? because of {other}}"},
	card.CardUsed: {"{who} {who.use} {played card}{other? because of {other}}", "{card.subject} {card.be} used{other? because of {other}}"},
	card.CardDiscarded: {"{who} {who.discard} {played card} from hand{other? because of {other}}",
		"{card.subject} {card.be} discarded from hand{other? because of {other}}"},
	card.CardReadied: {"{who} {who.ready} {played card}", "{card.subject} {card.be} readied"},
	card.FightEnded:  {"{who} {who.fight with} {played card}{other? because of {other}}", "{card.subject} {card.fight} {other}"},

	card.FightBegan:        {it: "{card.subject} {other?{card.attack} {other}|{card.fight}}"},
	card.CardEntered:       {it: "{card.subject} {card.enter} play{other? because of {other}}"},
	card.CreatureReaped:    {it: "{card.subject} {card.reap}{other? because of {other}}"},
	card.CardDestroyed:     {it: "{card.subject} {card.be} destroyed{other? by {other}}"},
	card.DestroyedFighting: {it: "{card.subject} {card.be} destroyed fighting {other}"},
	card.KilledByAssault:   {it: "{card.subject} {card.be} destroyed{other? by {other.its} assault damage}"},
	card.KilledBySplash:    {it: "{card.subject} {card.be} destroyed{other? by {other.its} splash-attack damage}"},
	card.CardLeft:          {it: "{card.subject} {card.leave} play{other? because of {other}}"},
	card.CardDamaged:       {it: "{card.subject} {card.be} dealt damage{other? by {other}}"},
	card.ArmorPrevented:    {it: "{card.its} armor prevents damage{other? by {other}}"},
	card.CreatureExalted:   {"{who} {who.exalt} {played card}", "{card.subject} {card.be} exalted"},
	card.AmberCaptured:     {it: "{card.subject} {card.capture} æmber"},
	card.UpgradeAttached:   {it: "{card.subject} {card.be} attached{other? to {other}}"},
}

// occasions are the words for the events of a player that are about no card.
var occasions = map[plan.Occasion]string{
	plan.WhenForged:        "{who} {who.forge} a key",
	plan.WhenRaised:        "{who} {who.raise} the tide",
	plan.WhenCommonRaised:  "{who} {who.raise} the tide",
	plan.WhenAnyIcon:       "{who} {who.resolve} a bonus icon",
	plan.WhenIcon:          "{who} {who.resolve} a {icon}",
	plan.WhenReadied:       "{who} {who.ready} a card",
	plan.WhenDrawn:         "{who} {who.draw} a card",
	plan.WhenHandDrawn:     "{who} {who.draw} {who.its} opening hand",
	plan.WhenArchivesTaken: "{who} {who.add} {who.its} archives to {who.its} hand",
	plan.WhenShuffled:      "{who} {who.shuffle} {who.its} deck",
	plan.WhenDrawnOutside:  "{who} {who.draw} a card outside of {who.its} “draw cards” step",
	plan.WhenProphesied:    "a card is placed under this prophecy",
	plan.WhenReaped:        "{who} {who.gain} æmber by reaping",
	plan.WhenStolen:        "æmber is stolen from {who.object}",
	plan.WhenHouse:         "{who} {who.choose} {who.its} active house",
	plan.WhenHouseOf:       "{who} {who.choose} {houses} as {who.its} active house",
	plan.WhenHouseNotOf:    "{who} {who.choose} a house other than {houses} as {who.its} active house",
	plan.WhenChosenHouse:   "{who} {who.choose} {house} as {who.its} active house",
	plan.WhenReshuffled:    "{who} {who.shuffle} {who.its} discard pile into {who.its} deck",
	plan.WhenOtherHouse:    "{who} {who.choose} a house other than the chosen one as {who.its} active house, or no house",
}

// its is the pronoun that owns: "your", "their".
func (p person) its() string {
	if p.owns == "your" {
		return "your"
	}
	return "their"
}

// moments are the words before the turn that an event is a moment of.
var moments = map[card.EventKind]string{
	card.TurnBegan: "at the start of ", card.TurnEnded: "at the end of ", card.ReadyStepEnded: "after the “ready cards” step of ",
	card.DrawStepBegan: "at the start of the “draw cards” step of ",
}

// moment says the events that are moments of a turn, in full: "at the start of your
// turn".
func (t *en) moment(e card.Event) string {
	switch when := moments[e.Kind]; {
	case e.Kind == card.SetupBegan:
		return "before " + t.event(e)
	case when == "":
		return ""
	case !plan.Anybody(e.Who):
		return when + t.who(e.Who).owns + " turn"
	case t.Lasts && e.Kind == card.TurnEnded:
		return when + "the turn"
	default:
		return when + "each player’s turn"
	}
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
