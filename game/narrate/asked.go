package narrate

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// purposes are the questions of the rules. {card} stands for the card that asks,
// {side} for the side that the question is about.
var purposes = [game.PurposeCount]string{
	game.ForAttack:       "what does {card} attack?",
	game.ForPrey:         "which prey does {card} hunt?",
	game.ForFlank:        "where in the line does {card} go?",
	game.ForHost:         "to which card is {card} attached?",
	game.ForCapture:      "capture icon of {card}: which creature captures 1 æmber?",
	game.ForDamage:       "damage icon of {card}: which creature takes 1 damage?",
	game.ForUse:          "how is {card} used?",
	game.ForOrder:        "which of these comes next?",
	game.ForMulligan:     "replace this hand by a new one of a card fewer?",
	game.ForArchives:     "take all cards of the archives into hand?",
	game.ForHouse:        "which house is active this turn?",
	game.ForForge:        "which key is forged?",
	game.ForUnforge:      "which key of {side} is unforged?",
	game.ForPayment:      "from which card does the next æmber come?",
	game.ForSplit:        "how much æmber does {side} pay for the tide?",
	game.ForSeating:      "who takes the next place in the order of turns?",
	game.ForDiscardOrder: "which card goes to its discard pile next?",
	game.ForReplacement:  "use the replacement of {card}?",
	game.ForRedirect:     "which card takes the damage that is dealt to {card} in its place?",
}

// Question puts into words what the game asks, without who decides.
func (n *Narrator) Question(q *game.Question) string {
	if q.Kind == game.AskMain {
		return "Play, discard or use cards of house " + n.English.House(n.Game.State().House) + "."
	}
	if q.Purpose == game.ForEffect {
		return n.asksFor(q)
	}
	words := strings.NewReplacer("{card}", n.card(q.Source), "{side}", n.object(q.Of)).Replace(purposes[q.Purpose])
	words = sentence(words)
	words = strings.TrimSuffix(words, "?.") + "?"
	if q.Kind == game.AskCards && q.Max > 1 {
		words += " " + n.howMany(q)
	}
	return words
}

// asksFor is the ability that asks and what it needs to know.
func (n *Narrator) asksFor(q *game.Question) string {
	text := n.ability(q.Prog)
	switch q.Kind {
	case game.AskCards:
		return text + " " + n.howMany(q)
	case game.AskYesNo:
		return text + " Do it?"
	case game.AskHouse:
		return text + " Which house?"
	case game.AskNumber:
		return fmt.Sprintf("%s Which number, %d to %d?", text, q.Lo, q.Hi)
	case game.AskName:
		return text + " Which card?"
	case game.AskPlace:
		return text + " Which place?"
	case game.AskKey:
		return text + " Which key?"
	}
	return text + " Which?"
}

// howMany says how many cards are still to be chosen.
func (n *Narrator) howMany(q *game.Question) string {
	have := q.Picked.Len()
	least, most := max(0, int(q.Min)-have), max(0, int(q.Max)-have)
	chosen := ""
	if have > 0 {
		chosen = fmt.Sprintf(" (%d chosen)", have)
	}
	switch {
	case least == most:
		return "Choose " + plural(most, "card") + chosen + "."
	case least == 0 && most == 1:
		return "Choose a card or none" + chosen + "."
	case least == 0:
		return "Choose up to " + plural(most, "card") + chosen + "."
	}
	return fmt.Sprintf("Choose %d to %d cards%s.", least, most, chosen)
}

// ability is the text of an ability by its number.
func (n *Narrator) ability(prog uint16) string {
	a, c := n.Game.Catalogue().Ability(prog)
	if c == 0 {
		return n.text(nil, *a)
	}
	return n.text(n.Game.Catalogue().Card(c), *a)
}

// text is the text of an ability, which may have no heading.
func (n *Narrator) text(c *card.Card, a card.Ability) string {
	return strings.TrimPrefix(n.English.Ability(c, a), ": ")
}

var ways = [...]string{game.ToReap: "reap", game.ToFight: "fight", game.ToAct: "use its action", game.ToOmni: "use its omni ability", game.ToUnstun: "remove the stun"}

// Answer puts into words what a command that answers the question means.
func (n *Narrator) Answer(q *game.Question, c game.Command) string {
	switch c.Verb {
	case game.Pick:
		return n.card(c.Card)
	case game.Choose:
		return n.option(q, int(c.N))
	}
	return c.Verb.String()
}

func (n *Narrator) option(q *game.Question, i int) string {
	switch q.Kind {
	case game.AskHouse:
		return n.English.House(card.House(i))
	case game.AskNumber:
		return strconv.Itoa(i)
	case game.AskOption:
		return n.printedOption(q, i)
	case game.AskOrder:
		self, prog := n.Game.Waiting(i)
		return n.card(self) + ": " + n.ability(prog)
	case game.AskPlace:
		return n.place(q, i)
	case game.AskName:
		return n.Game.Catalogue().Title(uint16(i))
	case game.AskKey:
		return keyColors[i] + " key"
	case game.AskSeat:
		return n.object(game.Side(i))
	}
	return strconv.Itoa(i)
}

// place is a place in the line between the cards that stand there, without the
// card that goes there.
func (n *Narrator) place(q *game.Question, i int) string {
	side := n.Game.State().Cards[q.Source].Ctrl
	var line []game.Slot
	for _, c := range n.Game.State().Players[side].Pile(card.Battleline).Cards() {
		if c != q.Source {
			line = append(line, c)
		}
	}
	switch {
	case i == 0:
		return "left flank"
	case i >= len(line):
		return "right flank"
	}
	return "between " + n.card(line[i-1]) + " and " + n.card(line[i])
}

// printedOption is one of the ways to use a card, of the preys of a monster's
// card, or of the options of an ability.
func (n *Narrator) printedOption(q *game.Question, i int) string {
	if q.Purpose == game.ForUse && q.Ways != 0 {
		return ways[i]
	}
	if q.Purpose == game.ForPrey {
		var names []string
		prey := n.Game.Hunted(q.Source, i)
		for c := prey.First(); c != 0; c = prey.Next(c) {
			names = append(names, n.card(c))
		}
		return strings.Join(names, " or ")
	}
	if e := n.Game.Catalogue().Asked(q); e != nil && i < len(e.Sub) {
		def := n.Game.State().Cards[q.Source].Def
		return n.text(n.Game.Catalogue().Card(def), card.Ability{Do: e.Sub[i]})
	}
	return fmt.Sprintf("ability %d of %s", i+1, n.card(q.Source))
}
