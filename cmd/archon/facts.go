package main

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// sees reports whether who is asked knows which card it is.
func (c *console) sees(s game.Slot) bool { return c.view.Cards[s].Slot != 0 }

// title is what a card is called, with what it is a copy of.
func (c *console) title(s game.Slot) string {
	if !c.sees(s) {
		return "a card face down"
	}
	cv := &c.view.Cards[s]
	name := c.g.Catalogue().Title(cv.Own)
	if cv.Def != cv.Own {
		name += " (a copy of " + c.g.Catalogue().Title(cv.Def) + ")"
	}
	return name
}

// facts tells what a player must know of a card to choose it.
func (c *console) facts(s game.Slot) string {
	cv := &c.view.Cards[s]
	switch {
	case !c.sees(s):
		return ""
	case cv.InPlay():
		return strings.Join(c.inPlay(cv), ", ")
	}
	facts := printedFacts(c.g.Catalogue().Card(cv.Own), cv.House)
	return strings.Join(append(facts, icons(cv.Icons)...), ", ")
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
func icons(on card.Icons) []string {
	names := [...]string{card.AmberIcon: "æmber icon", card.CaptureIcon: "capture icon", card.DamageIcon: "damage icon",
		card.DrawIcon: "draw icon"}
	var n [len(names)]int
	for _, icon := range on {
		n[icon]++
	}
	var facts []string
	for i, count := range n {
		if count > 0 && card.Icon(i) != card.NoIcon {
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
func (c *console) inPlay(cv *game.CardView) []string {
	var facts []string
	if cv.Type == card.CreatureType || cv.Type == card.BossType {
		facts = append(facts, fmt.Sprintf("power %d", cv.Power))
		if cv.Damage > 0 {
			facts = append(facts, fmt.Sprintf("%d damage", cv.Damage))
		}
		if armor := cv.ArmorLeft(); armor > 0 {
			facts = append(facts, fmt.Sprintf("armor %d", armor))
		}
		if cv.Spent > 0 {
			facts = append(facts, fmt.Sprintf("%d armor spent", cv.Spent))
		}
		for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
			if n := int(cv.Keywords[k]); n > 0 {
				facts = append(facts, keyword(k, n))
			}
		}
	}
	facts = append(facts, c.prey(cv)...)
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if cv.Houses.Has(h) && !h.OfMonster() {
			facts = append(facts, english.House(h))
		}
	}
	facts = append(facts, states(cv)...)
	for _, on := range cv.On {
		if c.view.Cards[on.Card].Zone == card.Attached {
			facts = append(facts, "with "+c.title(on.Card))
		} else {
			facts = append(facts, "over "+c.title(on.Card))
		}
	}
	return facts
}

// prey is what a card of the monster hunts (A6.1).
func (c *console) prey(cv *game.CardView) []string {
	d := c.g.Catalogue().Card(cv.Def)
	if d.Prey == nil || cv.Ctrl != game.Monster {
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
func states(cv *game.CardView) []string {
	var facts []string
	for _, m := range []struct {
		mark game.Mark
		word string
	}{{game.Exhausted, "exhausted"}, {game.Stunned, "stunned"}, {game.Warded, "warded"}, {game.Enraged, "enraged"}} {
		if cv.Is(m.mark) {
			facts = append(facts, m.word)
		}
	}
	if cv.Amber > 0 {
		facts = append(facts, fmt.Sprintf("%d æmber on it", cv.Amber))
	}
	for k := card.Counter(0); k < card.CounterCount; k++ {
		if n := int(cv.Counters[k]); n > 0 {
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
