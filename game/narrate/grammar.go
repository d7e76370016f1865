package narrate

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// story is the sentences in which the game is told.
func (n *Narrator) story() *lang.Story { return n.Language.StoryLanguage().Story }

func (n *Narrator) isYou(s keyforge.Side) bool { return s < keyforge.MaxSides && n.You[s] }

// side is the name of a side: 0 as subject, 1 as owner, 2 as object.
func (n *Narrator) side(s keyforge.Side, form int) string {
	l := n.story()
	switch {
	case s >= keyforge.MaxSides:
		return l.Nobody[form]
	case n.You[s]:
		return l.You[form]
	case s != keyforge.Monster && n.Names[s] != "":
		return n.fill(l.Named[form], &facts{what: n.Names[s]})
	case s != keyforge.Monster:
		return n.fill(l.Player[form], &facts{n: int(s) + 1})
	}
	return n.monster(form)
}

// monsterForms are the keys of the words of an adventure for its monster.
var monsterForms = [...]string{"monster", "monster-of", "monster-to"}

// monster is the name of the monster: as in its adventure, or just its title if the
// adventure does not support the language, or else the name for any monster.
func (n *Narrator) monster(form int) string {
	l := n.Language.StoryLanguage()
	switch name, from := l.Template(monsterForms[form]); from {
	case l:
		return name
	case nil:
		return l.Story.Monster[form]
	}
	return l.T("monster-title")
}

// card is the title of the card, and of the card that it is a copy of; "" for no
// card.
func (n *Narrator) card(c keyforge.Slot) string {
	if c == 0 {
		return ""
	}
	own, copied := n.cards().Named(c)
	if copied != 0 && copied != own {
		return n.fill(n.story().Phrases.CopyOf, &facts{card: n.setOff(own), what: n.setOff(copied)})
	}
	return n.setOff(own)
}

// within is the name of a card, with its place if it needs one, as it stands within a sentence,
// where a language may call the monster's own card as it calls the monster.
func (n *Narrator) within(c keyforge.Slot, name string) string {
	if c == 0 {
		return name
	}
	if own, _ := n.cards().Named(c); n.Game.Catalogue().Card(own).Type != card.BossType {
		return name
	}
	return n.fill(n.story().Phrases.MonsterCard, &facts{side: keyforge.Monster, card: name})
}

// Title is the printed name of a card by itself.
func (n *Narrator) Title(c keyforge.Slot) string {
	own, _ := n.cards().Named(c)
	return n.Called(own)
}

// Called is the title of the card with that number by itself.
func (n *Narrator) Called(number uint16) string {
	cat := n.Game.Catalogue()
	return n.Language.Called(cat.Card(number).ID, cat.Title(number))
}

// setOff is the title of the card with that number as written within a sentence.
func (n *Narrator) setOff(number uint16) string {
	return n.Language.StoryLanguage().SetOff(n.Called(number))
}

// either is the title of the card of an event, or one if the reader does not learn
// which card it is.
func (n *Narrator) either(e *keyforge.Event, one string) string {
	if n.knows(e) {
		return n.card(e.Card)
	}
	return one
}

// knows reports whether the reader, who sees what the open sides see, learns which card
// the event is about; what every player learns is no secret.
func (n *Narrator) knows(e *keyforge.Event) bool {
	all := true
	for side, open := range n.Open {
		sees := n.Game.SeesWhich(keyforge.Side(side), e)
		if sees && open {
			return true
		}
		all = all && (sees || side >= n.Game.Seats())
	}
	return all
}

// list joins words as a sentence does: "a, b and c".
func list(words []string, and string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + and + words[last]
}

// sentence begins with a capital letter and ends with a full stop.
func sentence(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(r)) + s[size:]
	if strings.HasSuffix(s, "!") || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}
