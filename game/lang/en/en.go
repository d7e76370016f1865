package en

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// english writes in English.
type english struct{ *lang.Language }

// Card implements [lang.Texts].
func (l english) Card(c *card.Card) lang.Card {
	t := l.writer(c)
	text := lang.Card{Keywords: t.keywords(c)}
	if c.PlayCost > 0 {
		text.Paragraphs = append(text.Paragraphs, lang.Sentence("you must lose "+strconv.Itoa(c.PlayCost)+" æmber in order to play "+t.self))
	}
	if c.PlayIf != nil {
		t.forget()
		text.Paragraphs = append(text.Paragraphs, lang.Sentence(t.self+" can be played only if "+t.cond(*c.PlayIf)))
	}
	if c.OpenArchives {
		text.Paragraphs = append(text.Paragraphs, "If you archive "+t.self+", archive it faceup.",
			"While "+t.self+" is in your archives, when you would take your archives into hand, you may take any number of those cards instead.")
	}
	for _, a := range c.Abilities {
		text.Paragraphs = append(text.Paragraphs, t.ability(a))
	}
	if c.AsUpgrade != nil {
		text.Paragraphs = append(text.Paragraphs, t.asUpgrade(c.AsUpgrade))
	}
	for _, k := range t.mentioned {
		if k.Kind >= card.KeywordCount || c.Keywords[k.Kind] == 0 { // a printed keyword has its reminder already
			text.Mentioned = append(text.Mentioned, k)
		}
	}
	return text
}

// Ability implements [lang.Texts].
func (l english) Ability(c *card.Card, a card.Ability, self string) string {
	return l.writerFor(c, self).ability(a)
}

// en writes one card in English. It goes through an ability from left to right,
// as a reader does, and remembers what has been named so far.
type en struct {
	*lang.Language
	card *card.Card

	self   string // what This is called
	giver  string // what Giver is called
	active bool   // the card addresses the active player (A7.1)
	quotes int    // how many quotations are open

	you, foe person
	doer     person // who carries out the effects, when it is not you
	depth    int    // how many effects contain this one
	plain    bool   // "you" is somebody else: no "friendly" and no "enemy"

	known        map[card.Role]antecedent
	near         card.Role  // the one named last, to which "it" refers
	again        bool       // the same has just been done: with another
	buried       bool       // the card lies in your discard pile
	drawn        card.Role  // cards one of which has been moved away: the rest are "the others"
	saved        card.Role  // the letter under which It is also kept
	subjects     nounPhrase // the cards of a lasting effect, until first named
	subjectsNoun string
	subjectsRole card.Role
	mentioned    []lang.Keyword // the keywords that abilities give
	done         outcome        // what the previous effect did, for "this way"
	lasts        bool           // inside a lasting effect
	fights       bool           // about a fight that may be prevented
	sought       *card.Filter   // what cards were discarded for from the top of a deck
	forges       bool           // about a key that was forged
	thatHouse    string         // what the chosen house is called, when it was not chosen
	ofHouse      card.House     // or which it is, for a question

	asked     *lang.Asked   // what waits for an answer, until its question is written
	question  lang.Question // the question
	which     *card.Target  // the cards that are asked for
	whichHead string        // and what they are called, when it is not in the target
}

// antecedent is what a pronoun stands for.
type antecedent struct {
	noun   string
	plural bool
	past   string // what was done to it: "revealed"
	yours  bool   // you own it, since it came out of a pile of yours (K13.5)
}

// outcome is what an effect did, to what.
type outcome struct {
	noun string // "creature", "æmber"
	past string // "destroyed"
}

func (l english) writer(c *card.Card) *en {
	t := &en{Language: l.Language, card: c, you: youPerson, foe: named("your opponent"), self: "this card", giver: "this card"}
	if c == nil {
		return t
	}
	t.self, t.giver = t.TitleOf(c.ID), t.TitleOf(c.ID)
	if c.Active {
		t.active, t.plain = true, true
		t.foe = named(t.boss())
	}
	return t
}

// boss names an adventure's monster on the cards of that adventure.
func (t *en) boss() string {
	if t.card != nil && t.card.House == card.Monster {
		if name, from := t.Template("monster"); from != nil {
			return name
		}
	}
	return "the monster"
}

// forget starts a new ability: nothing has been named yet.
func (t *en) forget() {
	t.known, t.near, t.saved = map[card.Role]antecedent{}, card.NoRole, card.NoRole
	t.subjects, t.done, t.drawn, t.sought = nounPhrase{}, outcome{}, card.NoRole, nil
}

// knows remembers what a role stands for.
func (t *en) knows(r card.Role, noun string, plural bool) {
	if r == card.NoRole {
		return
	}
	if t.known == nil {
		t.forget()
	}
	t.known[r] = antecedent{noun: noun, plural: plural}
	t.near = r
}
