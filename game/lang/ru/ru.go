package ru

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// texts writes cards in Russian.
type texts struct{ *lang.Language }

// Card implements [lang.Texts].
func (l texts) Card(c *card.Card) lang.Card {
	t := l.writer(c)
	return t.Text(t.Language, t.paragraph, func(g card.Target) string { return " — " + t.target(g).cases[nominative] })
}

// topics are the words for paragraphs that are no ability.
var topics = map[plan.Topic]string{
	plan.CostsAmber:     "чтобы разыграть {self.acc}, вы должны потерять {amber.acc}",
	plan.PlayableIf:     "{self.acc} можно разыграть, только если {cond}",
	plan.NeverPlayed:    "{self.acc} нельзя разыграть",
	plan.StaysInHand:    "{self.acc} нельзя сбросить с руки иначе как способностью карты",
	plan.OnArtifact:     "{self.acc} прикрепляют к артефакту, а не к существу",
	plan.OnlyAttachedTo: "{self.acc} можно прикрепить только к {cards.dat}",
	plan.ArchivedFaceup: "кладите {self.acc} в архив в открытую",
	plan.TakenAlone:     "пока {self} в вашем архиве, вместо всех карт архива вы можете взять на руку любое количество из них",
}

// paragraph writes a paragraph of the text of a card.
func (t *ru) paragraph(p plan.Paragraph) string {
	switch p.Topic {
	case plan.HasAbility:
		return t.ability(p.Abilities[0])
	case plan.AsUpgrade:
		return lang.Sentence("вы можете разыграть " + t.self.cases[accusative] + " не как существо, а как улучшение с текстом " +
			t.upgrade(p.Abilities))
	case plan.OnceAttached:
		return lang.Sentence("как улучшение " + t.self.cases[nominative] + " имеет текст " + t.upgrade(p.Abilities))
	}
	return lang.Sentence(plan.Fill(t, lang.LookupIn(topics, "topic", p.Topic), plan.Matter{N: p.N, Cond: p.Cond, Target: p.Target}))
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
	plan.Discourse

	self  nounPhrase // what This is called
	giver nounPhrase // what Giver is called

	you, foe person
	doer     person // who carries out the effects, when it is not you

	brief     bool       // "выберите" has just been said
	mixed     bool       // what has been named last could be of several types
	offered   bool       // it has just been left to the player: "в этом случае"
	rest      []string   // the adjectives of the one that is left
	subjects  nounPhrase // the cards of a lasting effect, until first named
	repeats   bool       // about what may happen again and again
	thatHouse nounPhrase // what the chosen house is called, when it was not chosen
	reflexive card.Role  // the card that is the subject of the sentence
	ownAmount bool       // an amount is for "you", who are the subject of the sentence
	spelled   bool       // what kind of card This is has just been said
	ofAny     bool       // a card of any of the players is chosen
	sought    []string   // the titles for which a search looks
	ofPlayer  bool       // the player of an event has just been named, who is "он"

	question   lang.Question // what is asked
	asking     cases         // what the cards that are asked for are called
	askedHouse card.House    // the current house of an effect that goes through all houses
}

func (l texts) writer(c *card.Card) *ru {
	this := wordFor("карта").phrase(false, "этот")
	t := &ru{Language: l.Language, Discourse: plan.Begin(c), you: youPerson, foe: named("соперник"), self: this, giver: this}
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

// orElse is what an adventure says under the key, or else the words.
func (t *ru) orElse(key, words string, args ...any) string {
	if _, from := t.Template(key); from != nil {
		return t.T(key, args...)
	}
	return words
}

// boss names an adventure's monster on the cards of that adventure. A name that takes -а in
// the genitive is declined; any other follows the word for a monster, which is declined.
func (t *ru) boss() nounPhrase {
	if t.Source != nil && t.Source.House == card.Monster {
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
	t.Forget()
	t.subjects = nounPhrase{}
	t.rest = []string{"оставшийся"}
}

// pieces are the nouns for what is no card of some types.
var pieces = map[plan.Piece]string{plan.AmberPiece: "янтарь", plan.DamagePiece: "урон", plan.WardPiece: "жетон защиты",
	plan.MixedPiece:     "янтарь или жетон",
	plan.AdventurePiece: "карта приключения", plan.NeighborPiece: "сосед", plan.ChainPiece: "цепь",
	plan.TokenPiece: "существо-токен"}

// word is the noun for a thing.
func (t *ru) word(k plan.Thing) word {
	if k.Piece == plan.CounterPiece {
		return counterWord(k.Counter)
	} else if k.Piece != plan.NoPiece {
		return wordFor(pieces[k.Piece])
	}
	if all := t.headsOf(k.Types); len(all) == 1 {
		return all[0]
	}
	return wordFor("карта")
}

// digits is a number as it is printed.
func digits(n int) string { return strconv.Itoa(n) }
