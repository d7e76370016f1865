package text

import "github.com/keyraken/keyraken/game/card"

// enReminders say what the keywords mean (K18); X stands for their number.
var enReminders = [card.KeywordCount]string{
	card.Alpha:        "Playable only as the first thing you do in this step: before you play, use, or discard any other card.",
	card.Omega:        "Once this card is played, this step of your turn is over.",
	card.Assault:      "When this creature attacks, it first deals X damage to the creature it attacks.",
	card.Hazardous:    "When this creature is attacked, it first deals X damage to the attacker.",
	card.Skirmish:     "When this creature attacks, it takes no damage in return.",
	card.Elusive:      "The first attack on this creature each turn neither deals it damage nor makes it deal any.",
	card.Taunt:        "Neighbors of this creature can be attacked only if they have taunt as well.",
	card.Poison:       "Any creature that this creature’s power damages is destroyed.",
	card.Deploy:       "This creature may enter play between others in your battleline.",
	card.Invulnerable: "This creature takes no damage and cannot be destroyed.",
}

const (
	enPrey     = "When used, this card fights the active player’s creature that fits; without one it reaps."
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
		r = replaceX(r, n)
	}
	return Keyword{name, r}
}

// replaceX writes the keyword's number in place of X.
func replaceX(s string, n int) string {
	for i := range s {
		if s[i] == 'X' {
			return s[:i] + itoa(n) + s[i+1:]
		}
	}
	return s
}

// prey says what is hunted, from the view of the hunter: "the most powerful
// creature" (A6.1).
func (t *en) prey(g card.Target) string {
	return t.target(g).words
}
