package main

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// sees reports whether the viewer may look at a card that lies face down; other
// cards are shown or not as a pile.
func (c *console) sees(s game.Slot) bool {
	return !c.g.State().Cards[s].Is(game.FaceDown) || c.g.Sees(c.viewer, s)
}

// title is what a card is called, with what it is a copy of.
func (c *console) title(s game.Slot) string {
	cs := &c.g.State().Cards[s]
	if !c.sees(s) {
		return "a card face down"
	}
	name := c.g.Catalogue().Title(cs.Def)
	if cs.Text != 0 && cs.Text != cs.Def {
		name += " (a copy of " + c.g.Catalogue().Title(cs.Text) + ")"
	}
	return name
}

// facts tells what a player must know of a card to choose it.
func (c *console) facts(s game.Slot) string {
	cs := &c.g.State().Cards[s]
	switch {
	case !c.sees(s):
		return ""
	case cs.Zone.InPlay():
		return strings.Join(c.inPlay(s), ", ")
	}
	facts := printedFacts(c.g.Catalogue().Card(cs.Def), cs.House)
	return strings.Join(append(facts, icons(cs.Icons)...), ", ")
}

// printedFacts are what is printed on a card of that house.
func printedFacts(d *card.Card, h card.House) []string {
	facts := []string{english.House(h) + " " + strings.ToLower(english.Type(d.Type))}
	if d.Type == card.CreatureType {
		facts = append(facts, fmt.Sprintf("power %d", d.Power))
	}
	if d.Armor > 0 {
		facts = append(facts, fmt.Sprintf("armor %d", d.Armor))
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(d.Keywords[k]); n > 0 {
			facts = append(facts, keyword(k, n))
		}
	}
	return facts
}

// icons counts the bonus icons of a card.
func icons(packed uint32) []string {
	names := [...]string{card.AmberIcon: "æmber icon", card.CaptureIcon: "capture icon", card.DamageIcon: "damage icon",
		card.DrawIcon: "draw icon"}
	var n [len(names)]int
	for ; packed != 0; packed >>= 3 {
		n[packed&7]++
	}
	var facts []string
	for i, count := range n {
		if count > 0 {
			facts = append(facts, plural(count, names[i]))
		}
	}
	return facts
}

func keyword(k card.Keyword, n int) string {
	if k.Numbered() {
		return fmt.Sprintf("%s %d", k, n)
	}
	return k.String()
}

// inPlay is how a card in play stands.
func (c *console) inPlay(s game.Slot) []string {
	cs := &c.g.State().Cards[s]
	var facts []string
	if kind := c.g.TypeOf(s); kind == card.CreatureType || kind == card.BossType {
		facts = append(facts, fmt.Sprintf("power %d", c.g.Power(s)))
		if cs.Damage > 0 {
			facts = append(facts, fmt.Sprintf("%d damage", cs.Damage))
		}
		if armor := c.g.Armor(s) - int(cs.Spent); armor > 0 {
			facts = append(facts, fmt.Sprintf("armor %d", armor))
		}
		if cs.Spent > 0 {
			facts = append(facts, fmt.Sprintf("%d armor spent", cs.Spent))
		}
		for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
			if n := c.g.KeywordNumber(s, k); n > 0 {
				facts = append(facts, keyword(k, n))
			}
		}
	}
	facts = append(facts, c.prey(s)...)
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if c.g.HousesOf(s).Has(h) && !h.OfMonster() {
			facts = append(facts, english.House(h))
		}
	}
	facts = append(facts, states(cs)...)
	for up := cs.First; up != 0; up = c.g.State().Cards[up].Next {
		if c.g.State().Cards[up].Zone == card.Attached {
			facts = append(facts, "with "+c.title(up))
		} else {
			facts = append(facts, "over "+c.title(up))
		}
	}
	return facts
}

// prey is what a card of the monster hunts (A6.1).
func (c *console) prey(s game.Slot) []string {
	d := c.g.Catalogue().Card(c.g.Def(s))
	if d.Prey == nil || c.g.State().Cards[s].Ctrl != game.Monster {
		return nil
	}
	for _, k := range english.Card(d).Keywords {
		if _, what, ok := strings.Cut(k.Name, "Prey: "); ok {
			return []string{"hunts " + what}
		}
	}
	return nil
}

// states lists marks, æmber and counters of a card in play.
func states(cs *game.CardState) []string {
	var facts []string
	for _, m := range []struct {
		mark game.Mark
		word string
	}{{game.Exhausted, "exhausted"}, {game.Stunned, "stunned"}, {game.Warded, "warded"}, {game.Enraged, "enraged"}} {
		if cs.Is(m.mark) {
			facts = append(facts, m.word)
		}
	}
	if cs.Amber > 0 {
		facts = append(facts, fmt.Sprintf("%d æmber on it", cs.Amber))
	}
	for k := card.Counter(0); k < card.CounterCount; k++ {
		if n := int(cs.Counters[k]); n > 0 {
			facts = append(facts, plural(n, k.String()+" counter"))
		}
	}
	return facts
}

// are is the verb that goes with a number.
func are(n int) string { return [...]string{"is", "are"}[english.Plural(n)] }

// plural is a number of things whose plural ends in s.
func plural(n int, noun string) string {
	return english.Count(n, noun, noun+"s")
}
