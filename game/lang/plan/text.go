package plan

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Topic is what a paragraph of the text of a card is about.
type Topic uint8

// The topics, in the order of their paragraphs.
const (
	CostsAmber     Topic = iota // it costs N æmber to play
	PlayableIf                  // it can be played only if Cond holds
	ArchivedFaceup              // it is archived faceup
	TakenAlone                  // and may be taken out of the archives by itself
	NeverPlayed                 // it cannot be played
	StaysInHand                 // only abilities discard it from hand
	OnArtifact                  // it is attached to an artifact
	OnlyAttachedTo              // it can be attached only to Target
	HasAbility                  // it has an ability
	AsUpgrade                   // it may be played as an upgrade with these abilities
	OnceAttached                // it has these abilities when it has attached itself
)

// Paragraph is a paragraph of the text of a card.
type Paragraph struct {
	Topic     Topic
	N         int
	Cond      *card.Cond
	Target    *card.Target
	Abilities []card.Ability
}

// paragraphs plans the text of a card.
func paragraphs(c *card.Card) []Paragraph {
	all := make([]Paragraph, 0, len(c.Abilities)+1) // most have no more
	if c.PlayCost > 0 {
		all = append(all, Paragraph{Topic: CostsAmber, N: c.PlayCost})
	}
	if c.PlayIf != nil && c.PlayIf.Kind == card.Always {
		all = append(all, Paragraph{Topic: NeverPlayed})
	} else if c.PlayIf != nil {
		all = append(all, Paragraph{Topic: PlayableIf, Cond: c.PlayIf})
	}
	if c.StaysInHand {
		all = append(all, Paragraph{Topic: StaysInHand})
	}
	if c.OpenArchives {
		all = append(all, Paragraph{Topic: ArchivedFaceup}, Paragraph{Topic: TakenAlone})
	}
	if c.OnArtifact {
		all = append(all, Paragraph{Topic: OnArtifact})
	}
	if c.HostIs != nil {
		host := card.Choose(*c.HostIs)
		all = append(all, Paragraph{Topic: OnlyAttachedTo, Target: &host})
	}
	for i := range c.Abilities {
		all = append(all, Paragraph{Topic: HasAbility, Abilities: c.Abilities[i : i+1]})
	}
	if c.AsUpgrade != nil {
		all = append(all, Paragraph{Topic: either(c.Type == card.ActionType, OnceAttached, AsUpgrade), Abilities: c.AsUpgrade})
	}
	return all
}

// Text is the text of a card in a language that writes its paragraphs and what it preys on,
// as that stands after the word for prey.
func (d *Discourse) Text(l *lang.Language, write func(Paragraph) string, prey func(card.Target) string) lang.Card {
	c := d.Source
	text := lang.Card{Keywords: keywords(l, c)}
	if c.Prey != nil {
		d.Forget()
		k := l.Explain(lang.Keyword{Kind: lang.Prey})
		k.Name += prey(*c.Prey)
		text.Keywords = append(text.Keywords, k)
	}
	if len(c.Enhances) > 0 {
		k := l.Explain(lang.Keyword{Kind: lang.Enhance})
		k.Name += ": " + icons(l, c.Enhances)
		text.Keywords = append(text.Keywords, k)
	}
	for _, k := range text.Keywords {
		if l.Terms.Keywords[k.Kind] == "" || l.Terms.Reminders[k.Kind] == "" { // it is another language that explains it
			text.Paragraphs = append(text.Paragraphs, lang.Missing("keyword", k.Kind))
		}
	}
	all := paragraphs(c)
	text.Paragraphs = slices.Grow(text.Paragraphs, len(all))
	for _, p := range all {
		d.Forget()
		text.Paragraphs = append(text.Paragraphs, write(p))
	}
	for _, k := range d.Mentioned {
		if k.Kind >= card.KeywordCount || c.Keywords[k.Kind] == 0 { // a printed keyword has its reminder already
			text.Mentioned = append(text.Mentioned, k)
		}
	}
	return text
}

// icons list bonus icons: "damage (2), draw".
func icons(l *lang.Language, all []card.Icon) string {
	var list []string
	for rest := all; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n] == rest[0] {
			n++
		}
		name := l.Icon(rest[0])
		if n > 1 {
			name += " (" + strconv.Itoa(n) + ")"
		}
		list, rest = append(list, name), rest[n:]
	}
	return strings.Join(list, ", ")
}

// keywords are the printed keywords of a card with their reminders.
func keywords(l *lang.Language, c *card.Card) []lang.Keyword {
	var ks []lang.Keyword
	if c.Gigantic != "" {
		ks = append(ks, l.Explain(lang.Keyword{Kind: lang.Gigantic}))
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(c.Keywords[k]); n > 0 {
			ks = append(ks, l.Explain(lang.Keyword{Kind: k, N: n}))
		}
	}
	return ks
}

// Mention remembers a keyword that an ability gives, for its reminder.
func (d *Discourse) Mention(l *lang.Language, keyword card.Keyword, n int) {
	k := l.Explain(lang.Keyword{Kind: keyword, N: n, Given: true})
	if !slices.Contains(d.Mentioned, k) {
		d.Mentioned = append(d.Mentioned, k)
	}
}

// Leads reports whether the condition of an ability stands before all else. With some
// replacements it stands among the words for what happens instead.
func Leads(a card.Ability) bool {
	switch a.Instead {
	case card.PlayEffect, card.Drawing, card.BeingDestroyed:
		return false
	}
	return a.While != nil && !IsFirst(a) && !OfWho(a) && !IfThen(a)
}

// IfThen reports whether the condition of an ability is asked at the start or end of a turn, after which
// it stands.
func IfThen(a card.Ability) bool {
	return a.While != nil && a.Kind == card.Triggered && a.Zone == card.NoZone &&
		(a.Event.Kind == card.TurnBegan || a.Event.Kind == card.TurnEnded)
}

// InOpponentsTurn reports whether an ability that waits for an event does so in the turns of your
// opponent only, as prophecies do, and under which other condition, or nil (K30.8).
func InOpponentsTurn(a card.Ability) (other *card.Cond, ok bool) {
	switch w := a.While; {
	case w == nil || a.Kind != card.Triggered:
	case w.Kind == card.YourTurn && w.Not:
		return nil, true
	case w.Kind == card.AllOf && !w.Not && w.Sub[0].Kind == card.YourTurn && w.Sub[0].Not:
		if len(w.Sub) == 2 {
			return &w.Sub[1], true
		}
		rest := card.Both(w.Sub[1:]...)
		return &rest, true
	}
	return nil, false
}

// IsDoom reports whether all that an ability does is to destroy the card, or to purge or archive it, as soon as its
// condition holds.
func IsDoom(a card.Ability) bool {
	return len(a.Mods) == 1 && a.Mods[0].Kind == card.Doomed && a.Mods[0].Target.Pick == card.ByRole
}

// FirstPlayed reports whether an ability makes the first card of a kind that is played each
// turn, by anyone or by you, enter ready: by its definition, cards enter ready while exactly one has been played
// this turn.
func FirstPlayed(a card.Ability) bool {
	if a.While == nil || len(a.Mods) != 1 || a.Mods[0].Kind != card.EntersReady {
		return false
	}
	c, f := a.While, a.Mods[0].Target.Filter
	first := isFirst(*c, card.EachPlayer) || isFirst(*c, card.You)
	return first && f.Rel == card.Anyone && len(f.Preds) == 1 && f.Preds[0].Kind == card.AtPlay
}

// Headings are the headings of an ability in the order in which they are printed; what is
// none comes last.
func Headings(h card.Headings) []card.Headings {
	return split(h, card.OnPlay, card.OnBeforeFight, card.OnBeforeReap, card.OnFight, card.OnReap, card.OnAction, card.OnOmni,
		card.OnDestroyed, card.OnLeaves, card.OnScrap, card.OnFate)
}

// Acts are what creatures cannot do, one by one; what is none comes last.
func Acts(a card.Acts) []card.Acts {
	return split(a, card.ActFight, card.ActReap, card.ActAction, card.ActOmni, card.ActReady, card.ActExhaust)
}

// split returns those of the members that a set has, and then what is left of it.
func split[T ~uint8 | ~uint16](set T, members ...T) []T {
	var all []T
	for _, m := range members {
		if set&m != 0 {
			all = append(all, m)
			set &^= m
		}
	}
	if set != 0 {
		all = append(all, set)
	}
	return all
}

// HostOf is the type of the card to which an upgrade is attached; [card.NoType] for what an
// action may attach itself to, unless that is a creature which it plays.
func HostOf(c *card.Card) card.Type {
	switch {
	case c != nil && c.OnArtifact:
		return card.ArtifactType
	case c == nil || c.Type != card.ActionType || c.AsUpgrade == nil:
		return card.CreatureType
	}
	host := card.NoType
	card.Inspect(c, func(n card.Node) bool {
		if e, ok := n.(*card.Effect); ok && e.Verb == card.PlayVerb && e.Target.Filter.Types == card.TypeSet(card.CreatureType) {
			host = card.CreatureType
		}
		return host == card.NoType && n != nil
	})
	return host
}
