package narrate

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// you is the subject of a side without a name.
const you = "you"

func (n *Narrator) subject(s game.Side) string {
	if s >= game.MaxSides {
		return "nobody"
	}
	if name := n.Names[s]; name != "" {
		return name
	}
	return you
}

// object is the side as it stands after a verb; "you" is the same there.
func (n *Narrator) object(s game.Side) string { return n.subject(s) }

// possessive is whose something is, at the beginning of a sentence or within.
func (n *Narrator) possessive(s game.Side) string {
	if sub := n.subject(s); sub != you {
		return sub + "'s"
	}
	return "your"
}

// their refers back to the subject of the sentence.
func (n *Narrator) their(s game.Side) string {
	switch {
	case n.subject(s) == you:
		return "your"
	case s == game.Monster:
		return "its"
	}
	return "their"
}

// does is the side and what it does, such as "you draw" or "Player 2 draws".
func (n *Narrator) does(s game.Side, verb string) string {
	sub := n.subject(s)
	if sub == you {
		return sub + " " + verb
	}
	word, rest, more := strings.Cut(verb, " ")
	if word == "have" {
		word = "has"
	} else {
		word += "s"
	}
	if more {
		word += " " + rest
	}
	return sub + " " + word
}

func (n *Narrator) to(s game.Side) string {
	if s >= game.MaxSides {
		return ""
	}
	return " to " + n.object(s)
}

// card is the title of the card, and of what it is a copy.
func (n *Narrator) card(c game.Slot) string {
	if c == 0 {
		return "nothing"
	}
	cs := &n.Game.State().Cards[c]
	title := n.Game.Catalogue().Title(cs.Def)
	if cs.Text != 0 && cs.Text != cs.Def && cs.Zone.InPlay() {
		title += " (as " + n.Game.Catalogue().Title(cs.Text) + ")"
	}
	return title
}

// because names the card by which something happens.
func (n *Narrator) because(c game.Slot) string {
	if c == 0 {
		return ""
	}
	return " from " + n.card(c)
}

// visible is the title of the card, unless it lies face down.
func (n *Narrator) visible(c game.Slot) string {
	if n.Game.State().Cards[c].Is(game.FaceDown) {
		return "a card"
	}
	return n.card(c)
}

// secret is the title of a card in the hidden cards of the side.
func (n *Narrator) secret(c game.Slot, s game.Side) string {
	if n.open(s) {
		return n.card(c)
	}
	return "a card"
}

func (n *Narrator) open(s game.Side) bool { return s < game.MaxSides && n.Open[s] }

// concealed is the title of a card that has moved, if it could be seen before or
// after the move.
func (n *Narrator) concealed(e *game.Event) string {
	if hidden(e.From) && hidden(e.To) {
		return n.secret(e.Card, e.Side)
	}
	return n.visible(e.Card)
}

func hidden(z card.Zone) bool { return z == card.Deck || z == card.Hand || z == card.Archives }

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// list joins words as a sentence does: "a, b and c".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// sentence begins with a capital letter and ends with a full stop.
func sentence(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	s = string(unicode.ToUpper(r)) + s[size:]
	if strings.HasSuffix(s, "!") || strings.HasSuffix(s, ".") {
		return s
	}
	return s + "."
}
