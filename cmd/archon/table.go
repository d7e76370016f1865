package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// showTable prints the table as the seat sees it, that seat last; piles that are
// out of the game for now, and the hands of allies, only when all is wanted.
func (c *console) showTable(seat game.Side, all bool) {
	if boss := c.view.Boss; boss != 0 {
		c.showMonster(boss, all)
	}
	for i := range game.Side(c.view.Seats) {
		if i != seat {
			c.showPlayer(i, seat, all)
		}
	}
	c.showPlayer(seat, seat, all)
}

func (c *console) showMonster(boss game.Slot, all bool) {
	m := &c.view.Sides[game.Monster]
	facts := c.facts(boss)
	if !slices.ContainsFunc(c.view.Gauges, func(r game.Reading) bool { return r.OfPool }) {
		facts += fmt.Sprintf(", %d æmber", m.Pool)
	}
	c.printf("%s: %s.", capital(c.names[game.Monster]), facts)
	tide := ""
	if v := &c.view; v.High|v.Low != 0 {
		tide = " The tide is " + c.tide(game.Monster) + "."
	}
	c.printf(" %s%s", tide, c.gauges(true))
	c.printf("  %s.", piles(m))
	c.showCards("In its line, from left to right", m.Zones[card.Battleline])
	c.showCards("Its artifacts", m.Zones[card.Artifacts])
	c.showKnown(m)
	if all {
		c.showNames("Discarded, the last one at the end", m.Zones[card.Discard])
	}
}

// gauges tells how the gauges of the adventure stand, those of the monster's pool only
// when they are wanted.
func (c *console) gauges(pool bool) string {
	var words strings.Builder
	for _, r := range c.view.Gauges {
		if pool || !r.OfPool {
			words.WriteString(" " + c.story.Language.T("gauge-"+r.Name+"-is", r.Value, r.Limit) + ".")
		}
	}
	return words.String()
}

func (c *console) showPlayer(seat, viewer game.Side, all bool) {
	p := &c.view.Sides[seat]
	facts := []string{fmt.Sprintf("%d æmber", p.Pool), keys(p.Keys), fmt.Sprintf("a key costs %d", p.KeyCost)}
	if p.Chains > 0 {
		facts = append(facts, plural(p.Chains, "chain"))
	}
	if c.view.Boss == 0 && c.view.High != 0 {
		facts = append(facts, "the tide is "+c.tide(seat))
	}
	c.printf("%s: %s.", capital(c.names[seat]), strings.Join(facts, ", "))
	c.printf("  %s.", piles(p))
	c.showCards("In line, from left to right", p.Zones[card.Battleline])
	c.showCards("Artifacts", p.Zones[card.Artifacts])
	if seat == viewer || all && c.view.Boss != 0 { // A11.14
		c.showCards("Hand", p.Zones[card.Hand])
	}
	if seat == viewer {
		c.showNames("Archives", p.Zones[card.Archives])
	} else {
		c.showKnown(p)
	}
	if all {
		c.showNames("Discarded, the last one at the end", p.Zones[card.Discard])
		c.showNames("Purged", p.Zones[card.Purged])
	}
}

func (c *console) tide(seat game.Side) string {
	if c.view.High&(1<<seat) != 0 {
		return "high"
	}
	return "low"
}

// stands is a card and how it stands.
func (c *console) stands(s game.Slot) string {
	if facts := c.facts(s); facts != "" {
		return fmt.Sprintf("%s (%s)", c.title(s), facts)
	}
	return c.title(s)
}

// showCards prints a pile with a line for each card; the boss is told elsewhere.
func (c *console) showCards(what string, pile []game.Spot) {
	for _, at := range pile {
		if at.Card == c.view.Boss {
			continue
		}
		if what != "" {
			c.printf("  %s:", what)
			what = ""
		}
		c.printf("    %s", c.stands(at.Card))
	}
}

// showKnown prints what is known of the hidden cards of another side.
func (c *console) showKnown(p *game.SideView) {
	if c.view.Boss == 0 {
		c.showNames("Known in hand", p.Zones[card.Hand])
	}
	c.showNames("Known in the archives", p.Zones[card.Archives])
	c.showNames("Known in the deck", p.Zones[card.Deck])
}

// showNames prints those names of a pile that are known on one line.
func (c *console) showNames(what string, pile []game.Spot) {
	var names []string
	for _, at := range pile {
		if at.Card == 0 {
			continue
		}
		name := c.title(at.Card)
		if c.view.Cards[at.Card].Is(game.ToOwner) {
			name += " (abducted from " + c.names[at.Owner] + ")"
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		c.printf("  %s: %s.", what, strings.Join(names, "; "))
	}
}

// piles counts the cards of a side out of play.
func piles(p *game.SideView) string {
	var words []string
	for _, z := range []struct {
		zone card.Zone
		what string
	}{{card.Deck, "in the deck"}, {card.Hand, "in hand"}, {card.Archives, "archived"}, {card.Discard, "discarded"}, {card.Purged, "purged"}} {
		if n := len(p.Zones[z.zone]); n > 0 {
			words = append(words, fmt.Sprintf("%d %s", n, z.what))
		}
	}
	return "Cards: " + strings.Join(words, ", ")
}

var keyColors = [...]string{"red", "blue", "yellow"}

// keys counts and names forged keys.
func keys(forged uint8) string {
	var names []string
	for i, color := range keyColors {
		if forged&(1<<i) != 0 {
			names = append(names, color)
		}
	}
	if len(names) == 0 {
		return "no keys"
	}
	return plural(len(names), "key") + " (" + strings.Join(names, ", ") + ")"
}
