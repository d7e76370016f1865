package ru

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// texts writes cards in Russian.
type texts struct{ *lang.Language }

// Card implements [lang.Texts].
func (l texts) Card(c *card.Card) lang.Card {
	t := l.writer(c)
	text := lang.Card{Keywords: t.keywords(c)}
	if c.PlayCost > 0 {
		text.Paragraphs = append(text.Paragraphs, lang.Sentence("чтобы разыграть "+t.self.cases[accusative]+
			", вы должны потерять "+wordFor("янтарь").count(c.PlayCost).cases[accusative]))
	}
	if c.PlayIf != nil {
		t.forget()
		text.Paragraphs = append(text.Paragraphs, lang.Sentence(t.self.cases[accusative]+" можно разыграть, только если "+t.cond(*c.PlayIf)))
	}
	if c.OpenArchives {
		text.Paragraphs = append(text.Paragraphs, "Кладите "+t.self.cases[accusative]+" в архив в открытую.",
			"Пока "+t.self.cases[nominative]+" в вашем архиве, вместо всех карт архива вы можете взять на руку любое количество из них.")
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
func (l texts) Ability(c *card.Card, a card.Ability, self string) string {
	return l.writerFor(c, self).ability(a)
}

func (l texts) writerFor(c *card.Card, self string) *ru {
	t := l.writer(c)
	if self != "" {
		t.self = title(t.Language, self, wordFor(kindOf(c)))
	}
	return t
}

// ru writes one card in Russian. It goes through an ability from left to right, as a
// reader does, and remembers what has been named so far.
type ru struct {
	*lang.Language
	card *card.Card

	self   nounPhrase // what This is called
	giver  nounPhrase // what Giver is called
	active bool       // the card addresses the active player (A7.1)
	quotes int        // how many quotations are open

	you, foe person
	doer     person // who carries out the effects, when it is not you
	depth    int    // how many effects contain this one
	plain    bool   // "вы" is somebody else: no "дружественный" and no "вражеский"

	known        map[card.Role]antecedent
	near         card.Role  // the one named last, to which "он" refers
	again        bool       // the same has just been done: with another
	brief        bool       // "выберите" has just been said
	offered      bool       // it has just been left to the player: "в этом случае"
	buried       bool       // the card lies in your discard pile
	drawn        card.Role  // cards one of which has been moved away: the rest are the others
	rest         []string   // the adjectives of the one that is left
	saved        card.Role  // the letter under which It is also kept
	subjects     nounPhrase // the cards of a lasting effect, until first named
	subjectsNoun word
	subjectsRole card.Role
	sought       *card.Filter   // what cards were discarded for from the top of a deck
	mentioned    []lang.Keyword // the keywords that abilities give
	done         outcome        // what the previous effect did, for "таким образом"
	lasts        bool           // inside a lasting effect
	repeats      bool           // about what may happen again and again
	thatHouse    nounPhrase     // what the chosen house is called, when it was not chosen
	fights       bool           // about a fight that may be prevented
	reflexive    card.Role      // the card that is the subject of the sentence
	ownAmount    bool           // an amount is for "you", who are the subject of the sentence
	forges       bool           // about a key that was forged
	spelled      bool           // what kind of card This is has just been said
	asked        *lang.Asked    // what waits for an answer, until its question is written
	question     lang.Question  // the question, once it is
	wanted       *card.Target   // the cards that are asked for
	asking       cases          // what they are called
	askedHouse   card.House     // the current house of an effect that goes through all houses
	ofPlayer     bool           // the player of an event has just been named, who is "он"
}

// antecedent is what a pronoun stands for.
type antecedent struct {
	noun   word
	plural bool
	past   string // what was done to it, a short participle: "уничтожен"
	which  string // what distinguishes it from others that were named: "уничтоженный", "атакующий"
	other  bool   // it is a card other than This
	flank  bool   // it is on a flank: it has only one neighbor
	yours  bool   // you own it, since it came out of a pile of yours (K13.5)
}

// outcome is what an effect did, to what.
type outcome struct {
	noun word
	past string // a short participle, "уничтожен"
}

func (l texts) writer(c *card.Card) *ru {
	this := wordFor("карта").phrase(false, "этот")
	t := &ru{Language: l.Language, card: c, you: youPerson, foe: named("соперник"), self: this, giver: this}
	t.forget()
	if c == nil {
		return t
	}
	t.self = title(t.Language, t.SetOff(t.TitleOf(c.ID)), wordFor(kindOf(c)))
	if c.Type == card.BossType {
		t.self = t.boss()
	}
	t.giver = t.self
	if c.Active {
		t.active, t.plain = true, true
		t.foe = person{nounPhrase: t.boss()}
	}
	return t
}

// kindOf is the noun for what a card is.
func kindOf(c *card.Card) string {
	if c != nil {
		switch c.Type {
		case card.CreatureType:
			return "существо"
		case card.ArtifactType:
			return "артефакт"
		case card.UpgradeType:
			return "улучшение"
		}
	}
	return "карта"
}

// boss names an adventure's monster on the cards of that adventure. A name that takes -а in
// the genitive is declined; any other follows the word for a monster, which is declined.
func (t *ru) boss() nounPhrase {
	if t.card != nil && t.card.House == card.Monster {
		if name, from := t.Template("monster"); from != nil {
			if t.T("monster-of") == name+"а" {
				p := nounPhrase{gender: masculine}
				for k, end := range [...]string{"", "а", "у", "а", "ом", "е"} {
					p.cases[k] = name + end
				}
				return p
			}
			return title(t.Language, name, wordFor("чудовище"))
		}
	}
	return wordFor("чудовище").phrase(false)
}

// forget starts a new ability: nothing has been named yet.
func (t *ru) forget() {
	t.known, t.near, t.saved = map[card.Role]antecedent{}, card.NoRole, card.NoRole
	t.subjects, t.done, t.drawn, t.sought = nounPhrase{}, outcome{}, card.NoRole, nil
	t.rest = []string{"оставшийся"}
}

// knows remembers what a role stands for.
func (t *ru) knows(r card.Role, noun word, plural bool) {
	if r == card.NoRole {
		return
	}
	t.known[r] = antecedent{noun: noun, plural: plural}
	t.near = r
}

// remember remembers what an effect did to its cards, for "таким образом": a short
// participle.
func (t *ru) remember(e card.Effect, past string) {
	noun := wordFor("карта")
	if e.Target.Pick != card.ByRole {
		noun = t.head(e.Target.Filter.Types)
	} else if k, ok := t.known[e.Target.Role]; ok {
		noun = k.noun
	}
	t.done = outcome{noun, past}
	if k, ok := t.known[e.Target.Save]; ok {
		k.past = past
		t.known[e.Target.Save] = k
	}
	if k, ok := t.known[card.It]; ok && t.near == card.It {
		t.known[card.Them] = k
	}
}

// digits is a number as it is printed.
func digits(n int) string { return strconv.Itoa(n) }
