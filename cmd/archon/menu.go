package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// menu is what can be done now: the lines that say so, and what to type.
type menu struct {
	lines []string
	keys  map[string]game.Command
	cards map[string]game.Slot // the cards to which keys refer
	next  int
}

func newMenu() *menu {
	return &menu{keys: map[string]game.Command{}, cards: map[string]game.Slot{}, next: 1}
}

// add adds a line of its own under the key, or under the next number.
func (m *menu) add(key string, cmd game.Command, words string) {
	if key == "" {
		key = strconv.Itoa(m.next)
		m.next++
	}
	m.keys[key] = cmd
	if cmd.Card != 0 {
		m.cards[key] = cmd.Card
	}
	m.lines = append(m.lines, fmt.Sprintf("  %s  %s", key, words))
}

// addCard adds one line for all that can be done with a card.
func (m *menu) addCard(cmds []game.Command, words string) {
	var deeds []string
	for _, cmd := range cmds {
		key := strconv.Itoa(m.next)
		m.next++
		m.keys[key], m.cards[key] = cmd, cmd.Card
		deeds = append(deeds, key+" "+verbs[cmd.Verb])
	}
	m.lines = append(m.lines, fmt.Sprintf("  %s: %s", strings.Join(deeds, ", "), words))
}

var verbs = map[game.Verb]string{
	game.PlayCard: "play", game.PlayUpgrade: "play as an upgrade", game.DiscardCard: "discard",
	game.Reap: "reap", game.Fight: "fight", game.UseAction: "action", game.UseOmni: "omni",
	game.Unstun: "remove the stun",
}

// menu lists what the legal commands do.
func (c *console) menu(q *game.Question, legal []game.Command) *menu {
	m := newMenu()
	switch q.Kind {
	case game.AskMain:
		c.mainMenu(m, q, legal)
	case game.AskName: // typed by name: the list would be the whole catalogue
	default:
		for _, cmd := range legal {
			key, words := c.answer(q, cmd)
			m.add(key, cmd, words)
		}
	}
	return m
}

// mainMenu has a line for each card that can be played, discarded or used, in
// the order in which the cards lie.
func (c *console) mainMenu(m *menu, q *game.Question, legal []game.Command) {
	p := &c.g.State().Players[q.Side]
	var order []game.Slot
	for _, z := range [...]card.Zone{card.Hand, card.Battleline, card.Artifacts} {
		order = append(order, p.Pile(z).Cards()...)
	}
	byCard := map[game.Slot][]game.Command{}
	for _, cmd := range legal {
		if cmd.Card != 0 && byCard[cmd.Card] == nil && !slices.Contains(order, cmd.Card) {
			order = append(order, cmd.Card) // such as an upgrade or an ally's card
		}
		byCard[cmd.Card] = append(byCard[cmd.Card], cmd)
	}
	for _, s := range order {
		if cmds := byCard[s]; cmds != nil {
			m.addCard(cmds, c.stands(s))
		}
	}
	for _, cmd := range byCard[0] {
		switch cmd.Verb {
		case game.RaiseTide:
			m.add("t", cmd, c.tideWords(q.Side))
		case game.EndTurn:
			m.add("e", cmd, "end the turn")
		}
	}
}

// tideWords tells what raising the tide costs (K21.2, A8.3).
func (c *console) tideWords(seat game.Side) string {
	if c.g.Boss() != 0 {
		return fmt.Sprintf("raise the tide: the players lose %d æmber", c.g.TidePrice())
	}
	return fmt.Sprintf("raise the tide, which is %s for you: gain 3 chains", c.tide(seat))
}

// answer is the key and the words of a command that answers a question. No key
// means the next number.
func (c *console) answer(q *game.Question, cmd game.Command) (key, words string) {
	switch cmd.Verb {
	case game.Pick:
		return "", c.candidate(cmd.Card)
	case game.Done:
		if q.Picked.Empty() {
			return "d", "none"
		}
		return "d", "done"
	case game.Yes:
		return "y", "yes"
	case game.No:
		return "n", "no"
	}
	n := int(cmd.N)
	switch q.Kind {
	case game.AskHouse:
		return "", c.houseFacts(q, card.House(n))
	case game.AskNumber:
		return strconv.Itoa(n), c.amount(q, n)
	case game.AskOption:
		return "", c.printedOption(q, n)
	case game.AskOrder:
		self, prog := c.g.Waiting(n)
		return "", c.title(self) + ": " + c.ability(prog)
	case game.AskPlace:
		return "", c.place(q, n)
	case game.AskKey:
		return "", keyColors[n] + " key"
	case game.AskSeat:
		return "", c.names[n]
	}
	return "", cmd.String()
}

// candidate is a card among others: what it is, how it stands, whose and where
// it is.
func (c *console) candidate(s game.Slot) string {
	cs := &c.g.State().Cards[s]
	if s == c.g.Boss() {
		return c.stands(s)
	}
	owner := possessive(c.names[cs.Ctrl])
	if cs.Zone != card.Battleline {
		return fmt.Sprintf("%s, in %s %s", c.stands(s), owner, zoneNames[cs.Zone])
	}
	line := c.g.State().Players[cs.Ctrl].Pile(card.Battleline)
	place := slices.Index(line.Cards(), s) + 1
	return fmt.Sprintf("%s, in %s line, place %d of %d", c.stands(s), owner, place, line.Len())
}

// houseFacts counts what choosing the house would open.
func (c *console) houseFacts(q *game.Question, h card.House) string {
	if q.Purpose != game.ForHouse {
		return english.House(h)
	}
	s := c.g.State()
	p := &s.Players[q.Side]
	var hand, ready []string
	for _, slot := range p.Pile(card.Hand).Cards() {
		if s.Cards[slot].House == h {
			hand = append(hand, c.title(slot))
		}
	}
	for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
		for _, slot := range p.Pile(z).Cards() {
			if c.g.HousesOf(slot).Has(h) && !s.Cards[slot].Is(game.Exhausted) {
				ready = append(ready, c.title(slot))
			}
		}
	}
	return fmt.Sprintf("%s: in hand %s; ready in play %s", english.House(h), orNone(hand), orNone(ready))
}

func orNone(names []string) string {
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

func (c *console) amount(q *game.Question, n int) string {
	if q.Purpose == game.ForSplit {
		return fmt.Sprintf("%d æmber", n)
	}
	return strconv.Itoa(n)
}

// place is a place in the line between the cards that stand there.
func (c *console) place(q *game.Question, n int) string {
	line := c.g.State().Players[c.g.State().Cards[q.Source].Ctrl].Pile(card.Battleline)
	switch {
	case n == 0:
		return "left flank"
	case n >= line.Len():
		return "right flank"
	}
	return "between " + c.title(line.At(n-1)) + " and " + c.title(line.At(n))
}

// printedOption is one of the ways to use a card, or of the options of an
// ability.
func (c *console) printedOption(q *game.Question, n int) string {
	if q.Purpose == game.ForUse && q.Ways != 0 {
		return ways[game.Way(n)]
	}
	if q.Purpose == game.ForPrey {
		var names []string
		prey := c.g.Hunted(q.Source, n)
		for s := prey.First(); s != 0; s = prey.Next(s) {
			names = append(names, c.title(s))
		}
		return strings.Join(names, " or ")
	}
	if e := c.g.Catalogue().Asked(q); e != nil && n < len(e.Sub) {
		def := c.g.State().Cards[q.Source].Def
		return english.Ability(c.g.Catalogue().Card(def), card.Ability{Do: e.Sub[n]})
	}
	return fmt.Sprintf("ability %d of %s", n+1, c.title(q.Source))
}

var ways = map[game.Way]string{game.ToReap: "reap", game.ToFight: "fight", game.ToAct: "use its action", game.ToOmni: "use its omni ability", game.ToUnstun: "remove the stun"}

func possessive(name string) string {
	if name == "you" {
		return "your"
	}
	return name + "'s"
}
