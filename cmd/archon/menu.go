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
		for _, cmd := range c.asTheyLie(legal) {
			key, words := c.answer(q, cmd)
			m.add(key, cmd, words)
		}
	}
	return m
}

// asTheyLie sorts commands by where their cards lie: side by side of the table,
// from left to right.
func (c *console) asTheyLie(legal []game.Command) []game.Command {
	place := func(s game.Slot) int {
		cv := &c.view.Cards[s]
		return 1_000*int(cv.Ctrl) + max(0, c.place(cv))
	}
	sorted := slices.Clone(legal)
	slices.SortStableFunc(sorted, func(a, b game.Command) int {
		if a.Verb != game.Pick || b.Verb != game.Pick {
			return 0
		}
		return place(a.Card) - place(b.Card)
	})
	return sorted
}

// place is the place of a card in its line or among the artifacts, from 0 at the
// left, or -1.
func (c *console) place(cv *game.CardView) int {
	if !cv.InPlay() {
		return -1
	}
	return slices.IndexFunc(c.view.Sides[cv.Ctrl].Zones[cv.Zone], func(at game.Spot) bool { return at.Card == cv.Slot })
}

// mainMenu has a line for each card that can be played, discarded or used, in
// the order in which the cards lie.
func (c *console) mainMenu(m *menu, q *game.Question, legal []game.Command) {
	p := &c.view.Sides[q.Side]
	var order []game.Slot
	for _, z := range [...]card.Zone{card.Hand, card.Battleline, card.Artifacts} {
		for _, at := range p.Zones[z] {
			order = append(order, at.Card)
		}
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
	if c.view.Boss != 0 {
		return fmt.Sprintf("raise the tide: the players lose %d æmber", c.view.TidePrice)
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
		return "y", c.story.Answer(q, cmd)
	case game.No:
		return "n", c.story.Answer(q, cmd)
	}
	switch {
	case q.Purpose == game.ForHouse:
		return "", c.houseFacts(q.Side, card.House(cmd.N))
	case q.Purpose == game.ForSplit:
		return strconv.Itoa(int(cmd.N)), "æmber"
	case q.Kind == game.AskNumber:
		return strconv.Itoa(int(cmd.N)), c.story.Answer(q, cmd)
	}
	return "", c.story.Answer(q, cmd)
}

// candidate is a card among others: what it is, how it stands, whose and where
// it is.
func (c *console) candidate(s game.Slot) string {
	cv := &c.view.Cards[s]
	if s == c.view.Boss {
		return c.stands(s)
	}
	owner := possessive(c.names[cv.Ctrl])
	if cv.Zone != card.Battleline {
		return fmt.Sprintf("%s, in %s %s", c.stands(s), owner, zoneNames[cv.Zone])
	}
	line := c.view.Sides[cv.Ctrl].Zones[card.Battleline]
	return fmt.Sprintf("%s, in %s line, place %d of %d", c.stands(s), owner, c.place(cv)+1, len(line))
}

// houseFacts tells what choosing the house would open.
func (c *console) houseFacts(seat game.Side, h card.House) string {
	p := &c.view.Sides[seat]
	var hand, ready []string
	for _, at := range p.Zones[card.Hand] {
		if c.view.Cards[at.Card].House == h {
			hand = append(hand, c.title(at.Card))
		}
	}
	for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
		for _, at := range p.Zones[z] {
			if cv := &c.view.Cards[at.Card]; cv.Houses.Has(h) && !cv.Is(game.Exhausted) {
				ready = append(ready, c.title(at.Card))
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

func possessive(name string) string {
	if name == you {
		return "your"
	}
	return name + "'s"
}

var zoneNames = [card.ZoneCount]string{
	card.NoZone: "cards set aside", card.Deck: "deck", card.Hand: "hand", card.Discard: "discard pile",
	card.Archives: "archives", card.Purged: "purged cards", card.Battleline: "line",
	card.Artifacts: "artifacts", card.Attached: "upgrades", card.Under: "cards under others",
	card.Limbo: "cards being played", card.Joined: "joined halves",
}
