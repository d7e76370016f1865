package en

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// english writes in English.
type english struct{ *lang.Language }

// Card implements [lang.Texts].
func (l english) Card(c *card.Card) lang.Card {
	t := l.writer(c)
	return t.Text(t.Language, t.paragraph, func(g card.Target) string { return ": " + t.target(g).words })
}

// topics are the words for paragraphs that are no ability.
var topics = map[plan.Topic]string{
	plan.CostsAmber:     "you must lose {n} æmber in order to play {self}",
	plan.PlayableIf:     "{self} can be played only if {cond}",
	plan.NeverPlayed:    "{self} cannot be played",
	plan.StaysInHand:    "{self} cannot be discarded from hand except by the ability of a card",
	plan.OnArtifact:     "{self} enters play attached to an artifact instead of a creature",
	plan.OnlyAttachedTo: "{self} can be attached only to {cards}",
	plan.ArchivedFaceup: "if you archive {self}, archive it faceup",
	plan.TakenAlone: "while {self} is in your archives, when you would take your archives into hand, you may take any number " +
		"of those cards instead",
}

// paragraph writes a paragraph of the text of a card.
func (t *en) paragraph(p plan.Paragraph) string {
	switch p.Topic {
	case plan.HasAbility:
		return t.ability(p.Abilities[0])
	case plan.AsUpgrade:
		return lang.Sentence("you may play " + t.self + " as an upgrade instead of a creature, with the text " + t.upgrade(p.Abilities))
	case plan.OnceAttached:
		return lang.Sentence("as an upgrade, " + t.self + " has the text " + t.upgrade(p.Abilities))
	}
	return lang.Sentence(plan.Fill(t, lang.LookupIn(topics, "topic", p.Topic), plan.Matter{N: p.N, Cond: p.Cond, Target: p.Target}))
}

// Ability implements [lang.Texts].
func (l english) Ability(c *card.Card, a card.Ability, self string) string {
	return l.writerFor(c, self).ability(a)
}

// en writes one card in English. It goes through an ability from left to right,
// as a reader does, and remembers what has been named so far.
type en struct {
	*lang.Language
	plan.Discourse

	self  string // what This is called
	giver string // what Giver is called

	you, foe person
	doer     person // who carries out the effects, when it is not you

	subjects  nounPhrase // the cards of a lasting effect, until first named
	thatHouse string     // what the chosen house is called, when it was not chosen
	ofHouse   card.House // or which it is, for a question
	named     bool       // the cards of a modifier have just been named

	question  lang.Question // what is asked
	whichHead string        // what the cards that are asked for are called, when it is not in the target
}

func (l english) writer(c *card.Card) *en {
	t := &en{Language: l.Language, Discourse: plan.Begin(c), you: youPerson, foe: opponent,
		self: "this card", giver: "this card"}
	if c == nil {
		return t
	}
	t.self, t.giver = t.TitleOf(c.ID), t.TitleOf(c.ID)
	if c.Active {
		t.foe = named(t.boss())
	}
	return t
}

// boss names an adventure's monster on the cards of that adventure.
func (t *en) boss() string {
	if t.Source != nil && t.Source.House == card.Monster {
		if name, from := t.Template("monster"); from != nil {
			return name
		}
	}
	return "the monster"
}

// orElse is what an adventure says under the key, or else the words.
func (t *en) orElse(key, words string, args ...any) string {
	if _, from := t.Template(key); from != nil {
		return t.T(key, args...)
	}
	return words
}

// forget starts a new ability: nothing has been named yet.
func (t *en) forget() {
	t.Forget()
	t.subjects = nounPhrase{}
}

// pieces are the nouns for what is no card of some types.
var pieces = map[plan.Piece]string{plan.AmberPiece: "æmber", plan.DamagePiece: "damage", plan.WardPiece: "ward",
	plan.MixedPiece:     "æmber or counter",
	plan.AdventurePiece: "card", plan.NeighborPiece: "neighbor", plan.TokenPiece: "token creature"}

// word is the noun for a thing.
func (t *en) word(k plan.Thing) string {
	switch {
	case k.Piece == plan.CounterPiece:
		return counterName(k.Counter)
	case k.Piece != plan.NoPiece:
		return pieces[k.Piece]
	case k.Types == card.ActionCards.Types:
		return "action"
	}
	return t.head(k.Types).head
}
