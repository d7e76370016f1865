package console

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/narrate"
)

// words puts what a player sees into words.
type words struct {
	view  keyforge.View // what the player who is asked sees
	story narrate.Narrator
}

// T is a text of the language, with those of the adventure.
func (w *words) T(key string, args ...any) string { return w.story.Language.T(key, args...) }

// aboutSide is a text of the language about a side.
func (w *words) aboutSide(key string, side keyforge.Side, args ...any) string {
	return w.story.Say(key, side, args...)
}

// sees reports whether the player who is asked knows which card it is.
func (w *words) sees(s keyforge.Slot) bool { return w.view.Cards[s].Slot != 0 }

// title is the name of a card, and of the card it is a copy of.
func (w *words) title(s keyforge.Slot) string {
	if !w.sees(s) {
		return w.T("face-down")
	}
	cv := &w.view.Cards[s]
	name := w.story.Called(cv.Own)
	if cv.Def != cv.Own {
		name = w.T("copy-of", name, w.story.Called(cv.Def))
	}
	return name
}

// facts lists what a player must know about a card to choose it.
func (w *words) facts(s keyforge.Slot) string {
	cv := &w.view.Cards[s]
	switch {
	case !w.sees(s):
		return ""
	case cv.InPlay():
		return strings.Join(w.inPlay(cv), ", ")
	}
	facts := w.printedFacts(w.story.Game.Catalogue().Card(cv.Own), cv.House)
	return strings.Join(append(facts, w.allIcons(cv.Icons)...), ", ")
}

// printedFacts are the printed facts of a card of that house.
func (w *words) printedFacts(d *card.Card, h card.House) []string {
	l := w.story.Language
	facts := []string{strings.ToLower(l.Type(d.Type))}
	if h != card.NoHouse {
		facts[0] = w.T("house-and-type", l.House(h), facts[0])
	}
	if d.Type == card.CreatureType {
		facts = append(facts, w.T("power-n", int(d.Power)))
	}
	if d.Armor > 0 {
		facts = append(facts, w.T("armor-n", int(d.Armor)))
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(d.Keywords[k]); n > 0 {
			facts = append(facts, w.keyword(k, n))
		}
	}
	return facts
}

// allIcons counts the bonus icons of a card.
func (w *words) allIcons(on card.Icons) []string {
	var facts []string
	for icon := card.AmberIcon; int(icon) < len(w.story.Language.StoryLanguage().Story.Icons); icon++ {
		n := 0
		for _, i := range on {
			if i == icon {
				n++
			}
		}
		if n > 0 {
			facts = append(facts, w.icons(icon, n))
		}
	}
	return facts
}

// icons is a number of bonus icons of a kind.
func (w *words) icons(icon card.Icon, n int) string {
	return w.T("n-icons", n, w.story.Language.StoryLanguage().Story.Icons[icon])
}

func (w *words) keyword(k card.Keyword, n int) string {
	name := strings.ToLower(w.story.Language.Keyword(k))
	if k.Numbered() {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// inPlay is the state of a card in play.
func (w *words) inPlay(cv *keyforge.CardView) []string {
	var facts []string
	if cv.Type == card.CreatureType || cv.Type == card.BossType {
		facts = append(facts, w.T("power-n", cv.Power))
		if cv.Damage > 0 {
			facts = append(facts, w.T("damage-n", cv.Damage))
		}
		if armor := cv.ArmorLeft(); armor > 0 {
			facts = append(facts, w.T("armor-n", armor))
		}
		if cv.Spent > 0 {
			facts = append(facts, w.T("armor-spent", cv.Spent))
		}
		for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
			if n := int(cv.Keywords[k]); n > 0 {
				facts = append(facts, w.keyword(k, n))
			}
		}
	}
	facts = append(facts, w.hunts(cv)...)
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if cv.Houses.Has(h) && h != card.Monster {
			facts = append(facts, w.story.Language.House(h))
		}
	}
	facts = append(facts, w.states(cv)...)
	for _, on := range cv.On {
		if w.view.Cards[on.Card].Zone == card.Attached {
			facts = append(facts, w.T("with-card", w.title(on.Card)))
		} else {
			facts = append(facts, w.T("over-card", w.title(on.Card)))
		}
	}
	return facts
}

// hunts is what a card of the monster hunts (A6.1).
func (w *words) hunts(cv *keyforge.CardView) []string {
	d := w.story.Game.Catalogue().Card(cv.Def)
	if d.Prey == nil || cv.Ctrl != keyforge.Monster {
		return nil
	}
	for _, k := range w.story.Language.Card(d).Keywords {
		if _, what, ok := strings.Cut(k.Name, "Prey: "); ok {
			return []string{w.T("hunts", what)}
		}
	}
	return nil
}

// states lists marks, æmber and counters of a card in play.
func (w *words) states(cv *keyforge.CardView) []string {
	var facts []string
	for _, m := range []struct {
		mark keyforge.Mark
		key  string
	}{{keyforge.Exhausted, "exhausted"}, {keyforge.Stunned, "stunned"}, {keyforge.Warded, "warded"}, {keyforge.Enraged, "enraged"}} {
		if cv.Is(m.mark) {
			facts = append(facts, w.T(m.key))
		}
	}
	if cv.Amber > 0 {
		facts = append(facts, w.T("amber-on", cv.Amber))
	}
	for k := card.Counter(0); k < card.CounterCount; k++ {
		if n := int(cv.Counters[k]); n > 0 {
			facts = append(facts, w.T("n-counters", n, w.story.Language.StoryLanguage().CounterWord(k)))
		}
	}
	return facts
}
