package main

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// sees reports whether the player who is asked knows which card it is.
func (c *console) sees(s keyforge.Slot) bool { return c.view.Cards[s].Slot != 0 }

// title is the name of a card, and of the card it is a copy of.
func (c *console) title(s keyforge.Slot) string {
	if !c.sees(s) {
		return c.T("face-down")
	}
	cv := &c.view.Cards[s]
	name := c.story.Called(cv.Own)
	if cv.Def != cv.Own {
		name = c.T("copy-of", name, c.story.Called(cv.Def))
	}
	return name
}

// facts lists what a player must know about a card to choose it.
func (c *console) facts(s keyforge.Slot) string {
	cv := &c.view.Cards[s]
	switch {
	case !c.sees(s):
		return ""
	case cv.InPlay():
		return strings.Join(c.inPlay(cv), ", ")
	}
	facts := c.printedFacts(c.g.Catalogue().Card(cv.Own), cv.House)
	return strings.Join(append(facts, c.allIcons(cv.Icons)...), ", ")
}

// printedFacts are the printed facts of a card of that house.
func (c *console) printedFacts(d *card.Card, h card.House) []string {
	l := c.story.Language
	facts := []string{c.T("house-and-type", l.House(h), strings.ToLower(l.Type(d.Type)))}
	if d.Type == card.CreatureType {
		facts = append(facts, c.T("power-n", int(d.Power)))
	}
	if d.Armor > 0 {
		facts = append(facts, c.T("armor-n", int(d.Armor)))
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(d.Keywords[k]); n > 0 {
			facts = append(facts, c.keyword(k, n))
		}
	}
	return facts
}

// allIcons counts the bonus icons of a card.
func (c *console) allIcons(on card.Icons) []string {
	var facts []string
	for icon := card.AmberIcon; int(icon) < len(c.story.Language.Teller().Story.Icons); icon++ {
		n := 0
		for _, i := range on {
			if i == icon {
				n++
			}
		}
		if n > 0 {
			facts = append(facts, c.icons(icon, n))
		}
	}
	return facts
}

// icons is a number of bonus icons of a kind.
func (c *console) icons(icon card.Icon, n int) string {
	return c.T("n-icons", n, c.story.Language.Teller().Story.Icons[icon])
}

func (c *console) keyword(k card.Keyword, n int) string {
	name := strings.ToLower(c.story.Language.Keyword(k))
	if k.Numbered() {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// inPlay is the state of a card in play.
func (c *console) inPlay(cv *keyforge.CardView) []string {
	var facts []string
	if cv.Type == card.CreatureType || cv.Type == card.BossType {
		facts = append(facts, c.T("power-n", cv.Power))
		if cv.Damage > 0 {
			facts = append(facts, c.T("damage-n", cv.Damage))
		}
		if armor := cv.ArmorLeft(); armor > 0 {
			facts = append(facts, c.T("armor-n", armor))
		}
		if cv.Spent > 0 {
			facts = append(facts, c.T("armor-spent", cv.Spent))
		}
		for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
			if n := int(cv.Keywords[k]); n > 0 {
				facts = append(facts, c.keyword(k, n))
			}
		}
	}
	facts = append(facts, c.prey(cv)...)
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if cv.Houses.Has(h) && h != card.Monster {
			facts = append(facts, c.story.Language.House(h))
		}
	}
	facts = append(facts, c.states(cv)...)
	for _, on := range cv.On {
		if c.view.Cards[on.Card].Zone == card.Attached {
			facts = append(facts, c.T("with-card", c.title(on.Card)))
		} else {
			facts = append(facts, c.T("over-card", c.title(on.Card)))
		}
	}
	return facts
}

// prey is what a card of the monster hunts (A6.1).
func (c *console) prey(cv *keyforge.CardView) []string {
	d := c.g.Catalogue().Card(cv.Def)
	if d.Prey == nil || cv.Ctrl != keyforge.Monster {
		return nil
	}
	for _, k := range c.story.Language.Card(d).Keywords {
		if _, what, ok := strings.Cut(k.Name, "Prey: "); ok {
			return []string{c.T("hunts", what)}
		}
	}
	return nil
}

// states lists marks, æmber and counters of a card in play.
func (c *console) states(cv *keyforge.CardView) []string {
	var facts []string
	for _, m := range []struct {
		mark keyforge.Mark
		key  string
	}{{keyforge.Exhausted, "exhausted"}, {keyforge.Stunned, "stunned"}, {keyforge.Warded, "warded"}, {keyforge.Enraged, "enraged"}} {
		if cv.Is(m.mark) {
			facts = append(facts, c.T(m.key))
		}
	}
	if cv.Amber > 0 {
		facts = append(facts, c.T("amber-on", cv.Amber))
	}
	for k := card.Counter(0); k < card.CounterCount; k++ {
		if n := int(cv.Counters[k]); n > 0 {
			facts = append(facts, c.T("n-counters", n, c.story.Language.Teller().CounterWord(k)))
		}
	}
	return facts
}
