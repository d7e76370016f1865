package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// menu is what can be done now: the lines that say so, and what to type.
type menu struct {
	lines []string
	keys  map[string]keyforge.Command
	cards map[string]keyforge.Slot // the cards that keys refer to
	next  int
}

func newMenu() *menu {
	return &menu{keys: map[string]keyforge.Command{}, cards: map[string]keyforge.Slot{}, next: 1}
}

// add adds a line under the key, or under the next number.
func (m *menu) add(key string, cmd keyforge.Command, words string) {
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

// addCard adds one line for everything that can be done with a card.
func (m *menu) addCard(cmds []keyforge.Command, move func(keyforge.Command) string, words string) {
	var keys []string
	for _, cmd := range cmds {
		key := strconv.Itoa(m.next)
		m.next++
		m.keys[key], m.cards[key] = cmd, cmd.Card
		keys = append(keys, key+" "+move(cmd))
	}
	m.lines = append(m.lines, fmt.Sprintf("  %s: %s", strings.Join(keys, ", "), words))
}

// moves are the keys of the words for what can be done with a card.
var moves = map[keyforge.Verb]string{
	keyforge.PlayCard: "action-play", keyforge.PlayUpgrade: "action-upgrade", keyforge.DiscardCard: "action-discard", keyforge.Reap: "action-reap",
	keyforge.Fight: "action-fight", keyforge.UseAction: "action-action", keyforge.UseOmni: "action-omni", keyforge.Unstun: "action-unstun",
}

// move is what can be done with a card, for use inside a line.
func (w *words) move(c keyforge.Command) string {
	if c.Verb == keyforge.Prophesy {
		face := w.view.Sides[w.view.Question.Side].Prophecies[c.N]
		return w.T("move-prophesy", w.story.Called(face))
	}
	return strings.ToLower(w.T(moves[c.Verb]))
}

// menu lists what the legal commands do.
func (c *Console) menu(q *keyforge.Question, legal []keyforge.Command) *menu {
	m := newMenu()
	switch q.Kind {
	case keyforge.AskMain:
		c.mainMenu(m, q, legal)
	case keyforge.AskName: // typed by name: the list would be the whole catalogue
	case keyforge.AskTrait: // likewise, but it helps to list those in play
		m.lines = append(m.lines, "  "+c.Pool.OrNone(c.traitsInPlay()))
	default:
		for _, cmd := range c.inTableOrder(legal) {
			key, words := c.answer(q, cmd)
			if comes := c.fightWords(q, cmd); comes != "" {
				words += ". " + comes
			}
			m.add(key, cmd, words)
		}
	}
	return m
}

// traitsInPlay are the traits of the cards in play.
func (w *words) traitsInPlay() []string {
	var all trait.Set
	for i := range w.view.Cards {
		if cv := &w.view.Cards[i]; cv.InPlay() {
			all = all.Union(cv.Traits)
		}
	}
	return w.story.Language.Traits(all)
}

// inTableOrder sorts commands by where their cards are: side after side of the
// table, from left to right.
func (w *words) inTableOrder(legal []keyforge.Command) []keyforge.Command {
	place := func(s keyforge.Slot) int {
		cv := &w.view.Cards[s]
		return 1_000*int(cv.Ctrl) + max(0, w.place(cv))
	}
	sorted := slices.Clone(legal)
	slices.SortStableFunc(sorted, func(a, b keyforge.Command) int {
		if a.Verb != keyforge.Pick || b.Verb != keyforge.Pick {
			return 0
		}
		return place(a.Card) - place(b.Card)
	})
	return sorted
}

// place is the place of a card in its line or among the artifacts, from 0 at the
// left, or -1.
func (w *words) place(cv *keyforge.CardView) int {
	if !cv.InPlay() {
		return -1
	}
	return slices.IndexFunc(w.view.Sides[cv.Ctrl].Zones[cv.Zone], func(at keyforge.Spot) bool { return at.Card == cv.Slot })
}

// mainMenu has a line for each card that can be played, discarded or used, in the
// order in which the cards lie.
func (c *Console) mainMenu(m *menu, q *keyforge.Question, legal []keyforge.Command) {
	p := &c.view.Sides[q.Side]
	var order []keyforge.Slot
	for _, z := range [...]card.Zone{card.Hand, card.Battleline, card.Artifacts} {
		for _, at := range p.Zones[z] {
			order = append(order, at.Card)
		}
	}
	byCard := map[keyforge.Slot][]keyforge.Command{}
	for _, cmd := range legal {
		if cmd.Card != 0 && byCard[cmd.Card] == nil && !slices.Contains(order, cmd.Card) {
			order = append(order, cmd.Card) // such as an upgrade or an ally's card
		}
		byCard[cmd.Card] = append(byCard[cmd.Card], cmd)
	}
	for _, s := range order {
		if cmds := byCard[s]; cmds != nil {
			m.addCard(cmds, c.move, c.describe(s))
		}
	}
	for _, cmd := range byCard[0] {
		switch cmd.Verb {
		case keyforge.RaiseTide:
			m.add("t", cmd, c.tideWords())
		case keyforge.EndTurn:
			m.add("e", cmd, strings.ToLower(c.T("end-turn")))
		}
	}
}

// tideWords says what raising the tide costs (K21.2, A8.3).
func (w *words) tideWords() string {
	if w.view.Boss != 0 {
		return w.T("raise-tide-costs", w.view.TidePrice)
	}
	return w.T("raise-tide-chains")
}

// answer is the key and the words of a command that answers a question. No key
// means the next number.
func (c *Console) answer(q *keyforge.Question, cmd keyforge.Command) (key, words string) {
	switch cmd.Verb {
	case keyforge.Pick:
		return "", c.candidate(cmd.Card)
	case keyforge.Done:
		return "d", c.story.Answer(q, cmd)
	case keyforge.Yes:
		return "y", c.story.Answer(q, cmd)
	case keyforge.No:
		return "n", c.story.Answer(q, cmd)
	}
	switch {
	case q.Purpose == keyforge.ForHouse:
		return "", c.houseFacts(q.Side, card.House(cmd.N))
	case q.Purpose == keyforge.ForSplit:
		return strconv.Itoa(int(cmd.N)), c.T("amber")
	case q.Kind == keyforge.AskNumber:
		return strconv.Itoa(int(cmd.N)), c.story.Answer(q, cmd)
	}
	return "", c.story.Answer(q, cmd)
}

// candidate is a card among others: what it is, its state, its side and its
// place.
func (w *words) candidate(s keyforge.Slot) string {
	cv := &w.view.Cards[s]
	if s == w.view.Boss {
		return w.describe(s)
	}
	where := w.aboutSide(places[cv.Zone], cv.Ctrl, w.place(cv)+1, len(w.view.Sides[cv.Ctrl].Zones[card.Battleline]))
	return w.describe(s) + ", " + where
}

// houseFacts says what choosing the house would open.
func (c *Console) houseFacts(seat keyforge.Side, h card.House) string {
	p := &c.view.Sides[seat]
	var hand, ready []string
	for _, at := range p.Zones[card.Hand] {
		if c.view.Cards[at.Card].House == h {
			hand = append(hand, c.title(at.Card))
		}
	}
	for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
		for _, at := range p.Zones[z] {
			if cv := &c.view.Cards[at.Card]; cv.Houses.Has(h) && !cv.Is(keyforge.Exhausted) {
				ready = append(ready, c.title(at.Card))
			}
		}
	}
	return c.T("house-facts", c.Language.House(h), c.Pool.OrNone(hand), c.Pool.OrNone(ready))
}

// places are the keys of the words for where a card of a side lies.
var places = [card.ZoneCount]string{
	card.NoZone: "place-none", card.Deck: "place-deck", card.Hand: "place-hand", card.Discard: "place-discard",
	card.Archives: "place-archives", card.Purged: "place-purged", card.Battleline: "place-line",
	card.Artifacts: "place-artifacts", card.Attached: "place-attached", card.Under: "place-under",
	card.Limbo: "place-limbo", card.Joined: "place-joined",
}
