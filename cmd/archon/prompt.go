package main

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

var keyColors = [...]string{"red", "blue", "yellow"}

var zoneNames = [card.ZoneCount]string{
	card.NoZone: "set aside", card.Deck: "deck", card.Hand: "hand", card.Discard: "discard pile",
	card.Archives: "archives", card.Purged: "purged cards", card.Battleline: "line",
	card.Artifacts: "artifacts", card.Attached: "upgrades", card.Under: "cards under others",
	card.Limbo: "cards being played", card.Joined: "joined halves",
}

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
	game.ForArchives:     "take all cards of your archives into hand?",
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

// prompt says who decides, why, and what.
func (c *console) prompt(q *game.Question) string {
	who := capital(c.names[q.Side])
	if c.g.State().TurnOf == game.Monster && q.Kind != game.NoQuestion {
		who += " (in the Keyraken's turn)"
	}
	if q.Kind == game.AskMain {
		return who + ": what now? " + c.means(q.Side)
	}
	card := "this card"
	if q.Source != 0 {
		card = c.title(q.Source)
	}
	if q.Purpose == game.ForEffect {
		return fmt.Sprintf("%s, for %s: %s", who, card, c.effect(q))
	}
	side := ""
	if q.Lo >= 0 && int(q.Lo) < len(c.names) {
		side = c.names[q.Lo]
	}
	return who + ": " + strings.NewReplacer("{card}", card, "{side}", side).Replace(purposes[q.Purpose])
}

// means is what the player has to act with.
func (c *console) means(seat game.Side) string {
	s := c.g.State()
	p := &s.Players[seat]
	return fmt.Sprintf("(%s, %d æmber, %s)", english.House(s.House), p.Pool, plural(p.KeyCount(), "key"))
}

// effect asks for what an ability needs, after its text.
func (c *console) effect(q *game.Question) string {
	text := c.ability(q.Prog)
	switch q.Kind {
	case game.AskCards:
		return text + " " + howMany(q)
	case game.AskYesNo:
		return text + " Do it?"
	case game.AskHouse:
		return text + " Which house?"
	case game.AskNumber:
		return text + fmt.Sprintf(" Which number, %d to %d?", q.Lo, q.Hi)
	case game.AskOption:
		return text + " Which of these?"
	case game.AskName:
		return text + " Type the name of a card."
	case game.AskPlace:
		return text + " Which place?"
	case game.AskKey:
		return text + " Which key?"
	}
	return text + " Which?"
}

// howMany says how many cards are still to be chosen.
func howMany(q *game.Question) string {
	have := q.Picked.Len()
	least, most := max(0, int(q.Min)-have), int(q.Max)-have
	chosen := ""
	if have > 0 {
		chosen = fmt.Sprintf(" (%d chosen)", have)
	}
	switch {
	case least == most:
		return "Choose " + plural(most, "card") + chosen + "."
	case least == 0:
		return "Choose up to " + plural(most, "card") + chosen + "."
	}
	return fmt.Sprintf("Choose %d to %d cards%s.", least, most, chosen)
}

// ability is the text of an ability by its number.
func (c *console) ability(prog uint16) string {
	a, n := c.g.Catalogue().Ability(prog)
	if n == 0 {
		return english.Ability(nil, *a)
	}
	return english.Ability(c.g.Catalogue().Card(n), *a)
}
