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
	if boss := c.g.Boss(); boss != 0 {
		c.showMonster(boss, all)
	}
	for i := range game.Side(c.g.State().Seats) {
		if i != seat {
			c.showPlayer(i, seat, all)
		}
	}
	c.showPlayer(seat, seat, all)
}

func (c *console) showMonster(boss game.Slot, all bool) {
	m := &c.g.State().Players[game.Monster]
	facts := c.facts(boss)
	if !slices.ContainsFunc(c.g.Gauges(nil), func(r game.Reading) bool { return r.OfPool }) {
		facts += fmt.Sprintf(", %d æmber", m.Pool)
	}
	c.printf("%s: %s.", capital(c.names[game.Monster]), facts)
	tide := ""
	if s := c.g.State(); s.High|s.Low != 0 {
		tide = " The tide is " + c.tide(game.Monster) + "."
	}
	c.printf(" %s%s", tide, c.gauges(true))
	c.printf("  %s.", piles(m))
	c.showCards("In its line, from left to right", m.Pile(card.Battleline))
	c.showCards("Its artifacts", m.Pile(card.Artifacts))
	c.showKnown(c.viewer, m)
	if all {
		c.showNames("Discarded, the last one at the end", m.Pile(card.Discard))
	}
}

// gauges tells how the gauges of the adventure stand, those of the monster's pool only
// when they are wanted.
func (c *console) gauges(pool bool) string {
	var words strings.Builder
	for _, r := range c.g.Gauges(nil) {
		if pool || !r.OfPool {
			words.WriteString(" " + c.story.Language.T("gauge-"+r.Name+"-is", r.Value, r.Limit) + ".")
		}
	}
	return words.String()
}

func (c *console) showPlayer(seat, viewer game.Side, all bool) {
	p := &c.g.State().Players[seat]
	facts := []string{fmt.Sprintf("%d æmber", p.Pool), keys(p.Keys), fmt.Sprintf("a key costs %d", c.g.KeyCost(seat))}
	if p.Chains > 0 {
		facts = append(facts, plural(int(p.Chains), "chain"))
	}
	if c.g.Boss() == 0 && c.g.State().High != 0 {
		facts = append(facts, "the tide is "+c.tide(seat))
	}
	c.printf("%s: %s.", capital(c.names[seat]), strings.Join(facts, ", "))
	c.printf("  %s.", piles(p))
	c.showCards("In line, from left to right", p.Pile(card.Battleline))
	c.showCards("Artifacts", p.Pile(card.Artifacts))
	if seat == viewer || all && c.g.Boss() != 0 { // A11.14
		c.showCards("Hand", p.Pile(card.Hand))
	}
	if seat == viewer {
		c.showNames("Archives", p.Pile(card.Archives))
	} else {
		c.showKnown(viewer, p)
	}
	if all {
		c.showNames("Discarded, the last one at the end", p.Pile(card.Discard))
		c.showNames("Purged", p.Pile(card.Purged))
	}
}

func (c *console) tide(seat game.Side) string {
	if c.g.State().High&(1<<seat) != 0 {
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
func (c *console) showCards(what string, p *game.Pile) {
	for _, s := range p.Cards() {
		if s == c.g.Boss() {
			continue
		}
		if what != "" {
			c.printf("  %s:", what)
			what = ""
		}
		c.printf("    %s", c.stands(s))
	}
}

// showKnown prints what the viewer knows of the hidden cards of another side.
func (c *console) showKnown(viewer game.Side, p *game.Player) {
	if c.g.Boss() == 0 {
		c.showSeen("Known in hand", p.Pile(card.Hand), viewer)
	}
	c.showSeen("Known in the archives", p.Pile(card.Archives), viewer)
	c.showSeen("Known in the deck", p.Pile(card.Deck), viewer)
}

// showNames prints the names of a pile on one line.
func (c *console) showNames(what string, p *game.Pile) { c.showSeen(what, p, game.NoSide) }

// showSeen prints those names of a pile that the viewer knows, for NoSide all.
func (c *console) showSeen(what string, p *game.Pile, viewer game.Side) {
	var names []string
	for _, s := range p.Cards() {
		if viewer != game.NoSide && !c.g.Sees(viewer, s) {
			continue
		}
		name := c.title(s)
		if cs := &c.g.State().Cards[s]; cs.Is(game.ToOwner) {
			name += " (abducted from " + c.names[cs.Owner] + ")"
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		c.printf("  %s: %s.", what, strings.Join(names, "; "))
	}
}

// piles counts the cards of a side out of play.
func piles(p *game.Player) string {
	var words []string
	for _, z := range []struct {
		zone card.Zone
		what string
	}{{card.Deck, "in the deck"}, {card.Hand, "in hand"}, {card.Archives, "archived"}, {card.Discard, "discarded"}, {card.Purged, "purged"}} {
		if n := p.Pile(z.zone).Len(); n > 0 {
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
