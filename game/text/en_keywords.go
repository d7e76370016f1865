package text

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
)

// enReminders say what the keywords mean (K18); X stands for their number.
var enReminders = [card.KeywordCount]string{
	card.Alpha:        "Playable only as the first thing you do in this step: before you play, use, or discard any other card.",
	card.Omega:        "Once this card is played, this step of your turn is over.",
	card.Assault:      "When this creature attacks, it first deals X damage to the creature it attacks.",
	card.Hazardous:    "When this creature is attacked, it first deals X damage to the attacker.",
	card.Skirmish:     "When this creature attacks, it takes no damage in return.",
	card.Elusive:      "In the first attack on this creature each turn, neither creature deals damage to the other.",
	card.Taunt:        "Neighbors of this creature can be attacked only if they have taunt as well.",
	card.Poison:       "Any creature that takes damage from this creature’s power is destroyed.",
	card.Deploy:       "This creature may enter play between others in your battleline.",
	card.Invulnerable: "This creature takes no damage and cannot be destroyed.",
}

const (
	enPrey     = "When this card is used, it fights that creature; if there is none, it reaps."
	enGigantic = "Playable only together with its other half; in play the two are one creature."
)

// keywords names the printed keywords of a card with their reminders.
func (t *en) keywords(c *card.Card) []Keyword {
	var ks []Keyword
	if c.Gigantic != "" {
		ks = append(ks, Keyword{"Gigantic", enGigantic})
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(c.Keywords[k]); n > 0 {
			ks = append(ks, t.keyword(k, n))
		}
	}
	if c.Prey != nil {
		t.forget()
		ks = append(ks, Keyword{"Prey: " + t.prey(*c.Prey), enPrey})
	}
	return ks
}

func (t *en) keyword(k card.Keyword, n int) Keyword {
	r := lookup(enReminders[:], "keyword", k)
	name := t.English.Keyword(k)
	if k.Numbered() {
		name += " " + itoa(n)
		r = strings.Replace(r, "X", itoa(n), 1)
	}
	return Keyword{name, r}
}

// mention remembers a keyword that an ability gives, for its reminder.
func (t *en) mention(k card.Keyword, n int) {
	w := t.keyword(k, n)
	for _, m := range t.mentioned {
		if m == w {
			return
		}
	}
	t.mentioned = append(t.mentioned, w)
}

// prey says what is hunted, from the view of the hunter: "the most powerful
// creature" (A6.1).
func (t *en) prey(g card.Target) string {
	return t.target(g).words
}
