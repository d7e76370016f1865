package deck

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
)

// Pod is the cards of one house of a deck, as an alliance takes them (K34.1).
type Pod struct {
	Deck  *Deck
	House card.House
}

// Alliance makes a deck of three pods of up to three decks of one set, of three different
// houses (K34.1). What decks of the set have beside their cards, a token card, prophecies or
// an archon power, comes from one of these decks (K34.3, K34.4, Q83): from extras, or from the first
// that has any if extras is nil. An error says which rule of alliances the pods break.
func Alliance(name string, pods [Houses]Pod, extras *Deck) (*Deck, error) {
	first := pods[0].Deck
	d := &Deck{Set: first.Set}
	if err := d.setName(name); err != nil {
		return nil, err
	}
	var from []string
	for i, p := range pods {
		if p.Deck.Set != first.Set {
			return nil, message.New("alliance-sets", strconv.Quote(first.Name), first.Set, strconv.Quote(p.Deck.Name), p.Deck.Set)
		}
		if slices.Contains(d.Houses[:i], p.House) {
			return nil, message.New("alliance-house-twice", p.House)
		}
		if !slices.Contains(p.Deck.Houses[:], p.House) {
			return nil, message.New("alliance-not-its-house", strconv.Quote(p.Deck.Name), p.House)
		}
		d.Houses[i] = p.House
		d.IconsOpen = d.IconsOpen || p.Deck.IconsOpen
		from = append(from, p.Deck.Name)
		for _, c := range p.Deck.Cards {
			if c.House == p.House {
				d.Cards = append(d.Cards, c)
			}
		}
	}
	d.Source = strings.Join(from, " + ")
	if err := d.takeExtras(pods, extras); err != nil {
		return nil, err
	}
	if err := d.restricted(); err != nil {
		return nil, err
	}
	return d, d.checkSize()
}

// takeExtras gives an alliance what lies beside the cards of one of its decks.
func (d *Deck) takeExtras(pods [Houses]Pod, from *Deck) error {
	if from != nil && !slices.ContainsFunc(pods[:], func(p Pod) bool { return p.Deck == from }) {
		return message.New("alliance-extras", strconv.Quote(from.Name))
	}
	if from == nil {
		i := slices.IndexFunc(pods[:], func(p Pod) bool { return p.Deck.hasExtras() })
		if i < 0 {
			return nil
		}
		from = pods[i].Deck
	}
	d.Token, d.Power, d.Prophecies = from.Token, from.Power, slices.Clone(from.Prophecies)
	return nil
}

func (d *Deck) hasExtras() bool { return d.Token != "" || d.Power != "" || len(d.Prophecies) > 0 }

// restrictedCards are those of which an alliance may have only one by name, and the sets of
// whose alliances that is said (K34.5).
var restrictedCards = map[string][]string{
	"befuddle":            {"WoE"},
	"ghostform":           {"WC", "WoE"},
	"heart-of-the-forest": {"AoA"},
	"infurnace":           {"WC", "MM", "MoMu"},
	"jervi":               {"GR"},
	keyAbduction:          {"CotA", "AoA", "VM23", "GR"},
	"legionary-trainer":   {"WoE"},
	"reiteration":         {"PV"},
	"strategic-feint":     {"PV"},
	"united-action":       {"WC", "DT"},
	"winds-of-death":      {"WoE", "VM23"},
}

// keyAbduction is the only restricted card of which an alliance may have but one copy.
const keyAbduction = "key-abduction"

// restricted checks an alliance against the list of restricted cards (K34.5).
func (d *Deck) restricted() error {
	found, copies := "", 0
	for i := range d.Cards {
		id := d.Cards[i].ID
		switch {
		case !slices.Contains(restrictedCards[id], d.Set):
			continue
		case found != "" && found != id:
			return message.New("alliance-restricted", strconv.Quote(Title(found)), strconv.Quote(Title(id)))
		}
		if found, copies = id, copies+1; id == keyAbduction && copies > 1 {
			return message.New("alliance-restricted-copies", strconv.Quote(Title(id)))
		}
	}
	return nil
}
