package scenario

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// TestCard is a card that is in no set, for trying something out on a table. It has
// no text except its keywords.
type TestCard struct {
	Type     string         `json:"type"` // creature, artifact, action or upgrade
	House    string         `json:"house"`
	Power    int            `json:"power,omitempty"` // of a creature
	Armor    int            `json:"armor,omitempty"`
	Traits   []string       `json:"traits,omitempty"`
	Keywords map[string]any `json:"keywords,omitempty"` // true, or the number of a keyword that has one
	Icons    []string       `json:"icons,omitempty"`    // printed bonus icons
}

// maxTraits is how many traits a test card may have, so that its title is short.
const maxTraits = 8

// define returns the card that is described. Its ID and its title say what it is,
// so that equal descriptions give the same card.
func (w *TestCard) define() (*card.Card, string, error) {
	kind, ok := card.ParseType(w.Type)
	if !ok || kind == card.BossType {
		return nil, "", message.New("test-card-creature-artifact", printable.Quote(w.Type))
	}
	h, err := houseOf(w.House)
	if err == nil && h == card.NoHouse {
		err = message.New("test-card-needs-house")
	}
	if err != nil {
		return nil, "", err
	}
	c := &card.Card{House: h, Type: kind, Power: w.Power, Armor: w.Armor}
	said := []string{h.String()}
	switch creature := kind == card.CreatureType; {
	case creature && (w.Power < 1 || w.Power > math.MaxInt8 || w.Armor < 0 || w.Armor > math.MaxInt8):
		return nil, "", message.New("test-creature-has-power", math.MaxInt8)
	case creature:
		said = append(said, fmt.Sprintf("power %d", w.Power))
	case w.Power != 0 || w.Armor != 0:
		return nil, "", message.New("test-has-no-power", w.Type)
	}
	if w.Armor > 0 {
		said = append(said, fmt.Sprintf("armor %d", w.Armor))
	}
	var traits []trait.Trait
	for _, name := range w.Traits {
		t, ok := trait.Parse(strings.ToLower(name))
		if !ok {
			return nil, "", message.New("trait-not-known", printable.Quote(name))
		}
		if slices.Contains(traits, t) || len(traits) == maxTraits {
			return nil, "", message.New("test-card-traits", maxTraits)
		}
		traits, said = append(traits, t), append(said, t.String())
	}
	c.Traits = trait.Of(traits...)
	keywords, err := w.keywords(c)
	if err != nil {
		return nil, "", err
	}
	said = append(said, keywords...)
	if len(w.Icons) > card.MaxIcons {
		return nil, "", message.New("card-has-bonus-icons", card.MaxIcons)
	}
	for _, name := range w.Icons {
		if _, err := oneOf("icon", name, Icons); err != nil {
			return nil, "", err
		}
		said = append(said, name+" icon")
	}
	title := fmt.Sprintf("Test %s (%s)", w.Type, strings.Join(said, ", "))
	c.ID = "test-" + w.Type + "-" + strings.ReplaceAll(strings.Join(said, "-"), " ", "-")
	return c, title, nil
}

// keywords gives the card its keywords and returns them in words, sorted.
func (w *TestCard) keywords(c *card.Card) ([]string, error) {
	var said []string
	for name, value := range w.Keywords {
		k := card.NoKeyword + 1
		for k < card.KeywordCount && k.String() != name {
			k++
		}
		n, isNumber := value.(float64)
		switch on, isBool := value.(bool); {
		case k == card.KeywordCount:
			return nil, message.New("keyword-not-known", printable.Quote(name))
		case c.Type != card.CreatureType && k != card.Alpha && k != card.Omega:
			return nil, message.New("test-cannot-have", c.Type, k)
		case isBool && !on:
		case k.Numbered() && isNumber && n == math.Trunc(n) && n >= 1 && n <= math.MaxInt8:
			c.Keywords[k] = uint8(n)
			said = append(said, fmt.Sprintf("%s %d", k, int(n)))
		case k.Numbered():
			return nil, message.New("keyword-needs-number-from", k, math.MaxInt8)
		case isBool || isNumber && n == 1:
			c.Keywords[k] = 1
			said = append(said, k.String())
		default:
			return nil, message.New("keyword-true-or-false", k)
		}
	}
	slices.Sort(said)
	return said, nil
}

// with are the rules with the test cards of the table.
func (r *Rules) with(t *Position) (*Rules, error) {
	made := map[string]program.Printed{}
	var bad error
	t.each(func(c *Card) {
		if c.Test == nil || bad != nil {
			return
		}
		def, title, err := c.Test.define()
		switch {
		case err != nil:
			bad = message.New("test-card", err)
		case c.Card != "":
			bad = message.New("card-or-test-card", printable.Quote(c.Card))
		default:
			made[def.ID] = program.Printed{Card: def, Title: title}
		}
	})
	if bad != nil || len(made) == 0 {
		return r, bad
	}
	var all []program.Printed
	for _, p := range made {
		all = append(all, p)
	}
	slices.SortFunc(all, func(a, b program.Printed) int { return cmp.Compare(a.Card.ID, b.Card.ID) })
	cat, err := r.Catalogue.With(all)
	if err != nil {
		return nil, err
	}
	return NewRules(cat, r.Modes[1:]...), nil
}
