package en

import (
	"reflect"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// ability writes one ability as a paragraph.
func (t *en) ability(a card.Ability) string {
	t.forget()
	return lang.Capital(t.body(a))
}

// body writes an ability that may speak of what has been named before, without
// the capital letter.
func (t *en) body(a card.Ability) string {
	if plan.FirstPlayed(a) {
		played := "played"
		if a.While.A.Who == card.You {
			played = lang.Join(t.you.subject, inflect("play", t.you.third))
		}
		return lang.Stop(lang.Join("the first", t.ledger(a.While.A).thing, played, "each turn enters play ready"))
	}
	lead := ""
	if w := a.While; w != nil && w.Kind == card.YourTurn && !w.Not && a.Kind != card.Replacing {
		lead, a.While = t.inTurn(), nil
	} else if other, ok := plan.InOpponentsTurn(a); ok {
		lead, a.While = "during "+t.foe.owns+" turn, ", other
	} else if w := a.While; a.Kind == card.Triggered && w != nil && w.Kind == card.YourTurn && !w.Not {
		lead, a.While = "during "+t.you.owns+" turn, ", nil
	} else if plan.Leads(a) {
		lead = map[bool]string{true: "if ", false: "while "}[plan.IsArrival(a) || plan.IsDoom(a)] + t.cond(a.While) + ", "
	}
	if a.Zone == card.Discard {
		t.Buried = true
		defer func() { t.Buried = false }()
		if a.Headings&card.OnScrap == 0 { // "Scrap:" says so itself
			lead = t.buried(lead, a)
			t.Near = card.This
		}
	}
	switch a.Kind {
	case card.Headed:
		if a.IsOffered() {
			return t.led(lead, []card.Effect{card.May(a.Do...)})
		}
		if lead != "" {
			return lang.Stop(lead + t.self + " gains " + t.quote(func() string { return t.headed(a) }))
		}
		return t.headed(a)
	case card.Triggered:
		if len(a.Do) == 0 {
			return lang.Missing("effects of ability", a.Kind)
		}
		return t.triggered(lead, a)
	case card.Constant:
		return t.constant(lead, a.Mods)
	case card.Replacing:
		return t.replacing(lead, a)
	}
	return lang.Missing("ability", a.Kind)
}

// buried is the lead of an ability that works in your discard pile.
func (t *en) buried(lead string, a card.Ability) string {
	here := "while " + t.self + " is in " + t.you.owns + " discard pile"
	if a.IsOffered() && lead != "" {
		return here + " and " + strings.TrimPrefix(lead, "while ")
	}
	return here + ", " + lead
}

func (t *en) headed(a card.Ability) string {
	return t.headings(a.Headings) + ": " + sentences(t.effects(a.Do))
}

// headings is "Play/Fight/Reap".
func (t *en) headings(h card.Headings) string {
	return strings.Join(lang.LookupAll(headingWords, "heading", plan.Headings(h)), "/")
}

// inTurn is the lead of what holds or happens in your turn only.
func (t *en) inTurn() string { return "during " + t.you.owns + " turn, " }

// triggered writes "After you play a creature, gain 1 æmber."
func (t *en) triggered(lead string, a card.Ability) string {
	when := t.moment(a.Event)
	theirs := strings.HasPrefix(lead, "during "+t.foe.owns) || when != "" && strings.HasSuffix(when, " "+t.foe.owns+" turn")
	if theirs { // whose turn it is has been said
		defer t.callThey(&t.foe)()
	}
	if when == "" {
		when = "after " + t.event(a.Event)
		if a.Event.Kind == card.HouseChosen {
			t.thatHouse = "that house"
			defer func() { t.thatHouse = "" }()
		}
		if a.Event.Kind == card.FightBegan {
			when = "before " + t.event(a.Event)
		}
		defer t.AboutEvent(a.Event)()
		if lead == t.inTurn() { // "after you draw a card during your turn"
			when, lead = when+" "+strings.TrimSuffix(lead, ", "), ""
		}
		if t.Lasts {
			often := "each time "
			if a.Event.Kind == card.HouseChosen { // once a turn
				often = "if "
			}
			when = often + strings.TrimPrefix(when, "after ")
		}
	}
	if plan.IsFirst(a) {
		w := t.ledger(a.While.A)
		when += lang.Join(", if it is the first time", article(w.thing), "has been", w.done, w.to, t.when(a.While.A))
	}
	if strings.HasPrefix(when, "after your opponent ") {
		defer t.callThey(&t.foe)()
	}
	if plan.OfWho(a) || a.While != nil && (strings.HasPrefix(lead, "during ") || plan.IfThen(a)) {
		when += ", if " + t.cond(a.While)
	}
	return t.led(lead+when+", ", a.Do)
}

// led writes effects whose first sentence follows a lead.
func (t *en) led(lead string, do []card.Effect) string {
	return lang.Stop(flow(lead, t.effects(do)))
}

// constant writes modifiers; those of one subject share a sentence.
func (t *en) constant(lead string, mods []card.Mod) string {
	if m := mods[0]; lead != "" && plan.IsDoom(card.Static(mods...)) { // "if …, destroy Troll"
		verb := "destroy"
		switch {
		case m.Purged:
			verb = "purge"
		case m.Archived:
			verb = "archive"
		}
		return lang.Stop(lead + verb + " " + t.target(m.Target).words)
	}
	var cs []clause
	near, subjects := t.Near, t.subjects
	for i := range mods {
		t.Near, t.subjects = near, subjects
		t.named = i > 0 && reflect.DeepEqual(mods[i].Target, mods[i-1].Target)
		cs = append(cs, t.mod(&mods[i])...)
	}
	t.named = false
	if lead == "" && !t.Lasts {
		return sentences(fuse(cs))
	}
	return lang.Stop(lead + coordinate(cs)) // the lead governs all of them
}

// replacements are the words for what happens instead.
var replacements = map[card.Replaced]string{
	card.BeingDestroyed: "Destroyed: {is conditional?If {cond}, instead|Instead,} {do}",
	card.Readying:       "if {who} would ready {all} during {who.its} “ready cards” step, instead {do}",
	card.Drawing:        "if you would draw a card{in your turn? during your turn|{is conditional? while {cond}}}, instead {do}",
	card.Discarding:     "each time {card} would be discarded from {is anybody?a player’s|{who.owns}} hand, {do} instead",
	card.EnteringPlay:   "as {entering}, {do}",
	card.OthersPlay:     "when {who} {who.play} {one}, instead of resolving its Play ability, {do}",
	card.PlayEffect:     "{is conditional?if {cond}|in any case}, you may {may do} instead of resolving this card’s Play ability",
}

// replacing writes "Destroyed: Instead, fully heal Troll."
func (t *en) replacing(lead string, a card.Ability) string {
	return lang.Stop(lead + plan.Fill(t, lang.LookupIn(replacements, "replacement", a.Instead), plan.OfAbility(&a)))
}

// entering is how a card comes to do what it does: an action is never in play.
func (t *en) entering() string {
	if t.Source != nil && t.Source.Type == card.ActionType {
		t.Near = card.This
		return "you play " + t.self
	}
	t.Near = card.This
	return t.self + " enters play"
}

// quote writes an ability that another card gets, in which that card is "this
// creature".
func (t *en) quote(write func() string) string {
	marks := [2]string{"“", "”"}
	if t.Quotes%2 == 1 {
		marks = [2]string{"‘", "’"}
	}
	t.Quotes++
	s := write()
	t.Quotes--
	return marks[0] + s + marks[1]
}

// given quotes an ability that cards get from this card.
func (t *en) given(a card.Ability, creature bool) string {
	self, subjects, was := t.self, t.subjects, t.Discourse
	switch t.self = t.host(); {
	case creature && t.Source != nil && t.Source.Type == card.BossType:
		t.self = "this creature"
	case !creature:
		t.self = "this card"
	}
	t.Lasts, t.Known = false, nil
	t.forget()
	s := t.quote(func() string { return lang.Capital(t.body(a)) })
	was.Mentioned, was.Asked, was.Which = t.Mentioned, t.Asked, t.Which
	t.self, t.subjects, t.Discourse = self, subjects, was
	return s
}

// upgrade quotes what a card that is no upgrade does as one.
func (t *en) upgrade(abilities []card.Ability) string {
	return t.quote(func() string {
		parts := make([]string, len(abilities))
		for i, a := range abilities {
			parts[i] = t.ability(a)
		}
		return strings.Join(parts, " ")
	})
}
