package console

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// showTable prints the table as the seat sees it, that seat last; piles that are
// out of the game for now, and the hands of allies, only if all is set.
func (c *Console) showTable(seat keyforge.Side, all bool) {
	if boss := c.view.Boss; boss != 0 {
		c.showMonster(boss, all)
	}
	for i := range keyforge.Side(c.view.Seats) {
		if i != seat {
			c.showPlayer(i, seat, all)
		}
	}
	c.showPlayer(seat, seat, all)
}

func (c *Console) showMonster(boss keyforge.Slot, all bool) {
	m := &c.view.Sides[keyforge.Monster]
	facts := c.facts(boss)
	if !slices.ContainsFunc(c.view.Gauges, func(r keyforge.GaugeValue) bool { return r.OfPool }) {
		facts += ", " + c.T("amber-n", m.Pool)
	}
	c.Printf("%s: %s.", lang.Capital(c.story.Side(keyforge.Monster)), facts)
	tide := ""
	if v := &c.view; v.High|v.Low != 0 {
		tide = " " + c.tide(keyforge.Monster) + "."
	}
	c.Printf(" %s%s", tide, c.gauges(true))
	c.Printf("  %s.", c.piles(m))
	c.showCards("in-line", m.Zones[card.Battleline])
	c.showCards("artifacts", m.Zones[card.Artifacts])
	c.showKnown(m)
	if all {
		c.showNames("in-discard", m.Zones[card.Discard])
	}
}

// gauges says how the gauges of the adventure stand, those of the monster's pool only
// on request.
func (w *words) gauges(pool bool) string {
	var words strings.Builder
	for _, r := range w.view.Gauges {
		if pool || !r.OfPool {
			words.WriteString(" " + w.T("gauge-"+r.Name+"-is", r.Value, r.Limit) + ".")
		}
	}
	return words.String()
}

func (c *Console) showPlayer(seat, viewer keyforge.Side, all bool) {
	p := &c.view.Sides[seat]
	facts := []string{c.T("amber-n", p.Pool), c.keys(p.Keys), c.T("key-costs", p.KeyCost)}
	if p.Chains > 0 {
		facts = append(facts, c.T("chains-n", p.Chains))
	}
	if c.view.Boss == 0 && c.view.High != 0 {
		facts = append(facts, strings.ToLower(c.tide(seat)))
	}
	c.Printf("%s: %s.", lang.Capital(c.story.Side(seat)), strings.Join(facts, ", "))
	c.Printf("  %s.", c.piles(p))
	c.showCards("in-line", p.Zones[card.Battleline])
	c.showCards("artifacts", p.Zones[card.Artifacts])
	if seat == viewer || all && c.view.Boss != 0 { // A11.14
		c.showCards("in-hand", p.Zones[card.Hand])
	}
	if seat == viewer {
		c.showNames("pile-archives", p.Zones[card.Archives])
	} else {
		c.showKnown(p)
	}
	if all {
		c.showNames("in-discard", p.Zones[card.Discard])
		c.showNames("pile-purged", p.Zones[card.Purged])
	}
}

func (w *words) tide(seat keyforge.Side) string {
	if w.view.High&(1<<seat) != 0 {
		return w.T("tide-high")
	}
	return w.T("tide-low")
}

// describe is a card and its state.
func (w *words) describe(s keyforge.Slot) string {
	if facts := w.facts(s); facts != "" {
		return fmt.Sprintf("%s (%s)", w.title(s), facts)
	}
	return w.title(s)
}

// showCards prints a pile under the heading with that key, with a line for each card;
// the boss is described elsewhere.
func (c *Console) showCards(what string, pile []keyforge.Spot) {
	for _, at := range pile {
		if at.Card == c.view.Boss {
			continue
		}
		if what != "" {
			c.Printf("  %s:", c.T(what))
			what = ""
		}
		c.Printf("    %s", c.describe(at.Card))
	}
}

// showKnown prints what is known about the hidden cards of another side.
func (c *Console) showKnown(p *keyforge.SideView) {
	if c.view.Boss == 0 {
		c.showNames("known-in-hand", p.Zones[card.Hand])
	}
	c.showNames("known-in-archives", p.Zones[card.Archives])
	c.showNames("known-in-deck", p.Zones[card.Deck])
}

// showNames prints on one line the known names of a pile.
func (c *Console) showNames(what string, pile []keyforge.Spot) {
	var names []string
	for _, at := range pile {
		if at.Card == 0 {
			continue
		}
		name := c.title(at.Card)
		if c.view.Cards[at.Card].Is(keyforge.ToOwner) {
			name = c.aboutSide("abducted", at.Owner, name)
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		c.Printf("  %s: %s.", c.T(what), strings.Join(names, "; "))
	}
}

// piles counts the cards of a side out of play.
func (w *words) piles(p *keyforge.SideView) string {
	var words []string
	for _, z := range [...]struct {
		zone card.Zone
		key  string
	}{{card.Deck, "n-deck"}, {card.Hand, "n-hand"}, {card.Archives, "n-archives"}, {card.Discard, "n-discard"}, {card.Purged, "n-purged"}} {
		if n := len(p.Zones[z.zone]); n > 0 {
			words = append(words, w.T(z.key, n))
		}
	}
	return w.T("piles", strings.Join(words, ", "))
}

// keys counts and names forged keys.
func (w *words) keys(forged uint8) string {
	var names []string
	for i, color := range w.story.Language.StoryLanguage().Story.Keys {
		if forged&(1<<i) != 0 {
			names = append(names, color)
		}
	}
	if len(names) == 0 {
		return w.T("no-keys")
	}
	return w.T("keys-are", len(names), strings.Join(names, ", "))
}
