package deck

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Pod is the cards of one house of a deck, as an alliance takes them (K34.1).
type Pod struct {
	Deck  *Deck
	House card.House
}

// Alliance makes a deck of three pods of two or three decks of one set, of three different
// houses (K34.1). What decks of the set have beside their cards, a token card, prophecies or
// an archon power, comes from one of these decks (K34.3, K34.4, Q83): from extras, or from the first
// that has any if extras is nil. An error says which rule of alliances the pods break.
func Alliance(name string, pods [Houses]Pod, extras *Deck) (*Deck, error) {
	d := &Deck{Set: pods[0].Deck.Set}
	if err := d.setName(name); err != nil {
		return nil, err
	}
	if b := BreachOf(pods[:]...); b.Rule != Kept {
		return nil, b.Err()
	}
	for i, p := range pods {
		d.Houses[i] = p.House
		d.IconsOpen = d.IconsOpen || p.Deck.IconsOpen
		d.Alliance = append(d.Alliance, p.Deck.Name)
		for _, c := range p.Deck.Cards {
			if c.House == p.House {
				d.Cards = append(d.Cards, c)
			}
		}
	}
	if err := d.takeExtras(pods, extras); err != nil {
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
		i := slices.IndexFunc(pods[:], func(p Pod) bool { return p.Deck.HasExtras() })
		if i < 0 {
			return nil
		}
		from = pods[i].Deck
	}
	d.Token, d.Power, d.Prophecies = from.Token, from.Power, slices.Clone(from.Prophecies)
	return nil
}

// HasExtras reports whether the deck has a token card, an archon power or prophecies beside its cards.
func (d *Deck) HasExtras() bool { return d.Token != "" || d.Power != "" || len(d.Prophecies) > 0 }

// AllianceRule is a rule of alliances that pods may break.
type AllianceRule uint8

// The rules.
const (
	Kept        AllianceRule = iota // none is broken
	DeckOnly                        // pods come from decks that are no alliances themselves
	HasHouse                        // the deck of a pod has cards of its house
	OneSet                          // all decks are of one set
	HousesApart                     // the houses differ
	TwoDecks                        // three pods of one deck are that deck
	OneName                         // cards of only one restricted name (K34.5)
	OneCopy                         // a restricted card that may be there but once (K34.5)
)

// Breach is how pods break the rules of alliances.
type Breach struct {
	Rule  AllianceRule
	Decks [2]*Deck   // the first pod's and the one that breaks the rule
	House card.House // of the pod that breaks it
	Cards [2]string  // IDs of the restricted cards
}

// BreachOf is how one, two or three pods, taken in that order, break the rules of alliances (K34.1, K34.5).
func BreachOf(pods ...Pod) Breach {
	for i, p := range pods {
		b := Breach{Decks: [2]*Deck{pods[0].Deck, p.Deck}, House: p.House}
		switch {
		case p.Deck.Alliance != nil:
			b.Rule = DeckOnly
		case !slices.Contains(p.Deck.Houses[:], p.House):
			b.Rule = HasHouse
		case p.Deck.Set != pods[0].Deck.Set:
			b.Rule = OneSet
		case slices.ContainsFunc(pods[:i], func(o Pod) bool { return o.House == p.House }):
			b.Rule = HousesApart
		case i == Houses-1 && !slices.ContainsFunc(pods, func(o Pod) bool { return o.Deck != p.Deck }):
			b.Rule = TwoDecks
		default:
			continue
		}
		return b
	}
	return restricted(pods)
}

// Err says which rule is broken, nil if none is.
func (b *Breach) Err() error {
	first, deck := "", ""
	if b.Decks[0] != nil {
		first, deck = strconv.Quote(b.Decks[0].Name), strconv.Quote(b.Decks[1].Name)
	}
	title := func(i int) string { return strconv.Quote(Title(b.Cards[i])) }
	switch b.Rule {
	case DeckOnly:
		return message.New("alliance-of-alliance", deck)
	case HasHouse:
		return message.New("alliance-not-its-house", deck, b.House)
	case OneSet:
		return message.New("alliance-sets", first, b.Decks[0].Set, deck, b.Decks[1].Set)
	case HousesApart:
		return message.New("alliance-house-twice", b.House)
	case TwoDecks:
		return message.New("alliance-one-deck", deck)
	case OneName:
		return message.New("alliance-restricted", title(0), title(1))
	case OneCopy:
		return message.New("alliance-restricted-copies", title(0))
	}
	return nil
}

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

// restricted checks pods of one set against the list of restricted cards (K34.5).
func restricted(pods []Pod) Breach {
	found, copies := "", 0
	for _, p := range pods {
		for i := range p.Deck.Cards {
			c := &p.Deck.Cards[i]
			if c.House != p.House || !slices.Contains(restrictedCards[c.ID], p.Deck.Set) {
				continue
			}
			if found != "" && found != c.ID {
				return Breach{Rule: OneName, Cards: [2]string{found, c.ID}}
			}
			if found, copies = c.ID, copies+1; found == keyAbduction && copies > 1 {
				return Breach{Rule: OneCopy, Cards: [2]string{found}}
			}
		}
	}
	return Breach{}
}

// setAlliance sets the names of the decks whose pods the deck has, by its houses: all, or none.
func (d *Deck) setAlliance(names []string) error {
	if len(names) == 0 {
		return nil
	}
	if len(names) != Houses {
		return message.New("alliance-names", len(names), Houses)
	}
	for _, name := range names {
		if strings.TrimSpace(name) == "" || strings.ContainsFunc(name, unprintable) {
			return message.New("name-must-be-printable", printable.Quote(name))
		}
		if HasPrivateCode(name) {
			return ErrPrivateCode
		}
		d.Alliance = append(d.Alliance, printable.Text(name, printable.Name))
	}
	return nil
}

// PodOf is the name of the deck from which an alliance has its pod of that house, "" if that is unknown.
func (d *Deck) PodOf(h card.House) string {
	if i := slices.Index(d.Houses[:], h); i >= 0 && i < len(d.Alliance) {
		return d.Alliance[i]
	}
	return ""
}

// samePods reports whether both decks, of the same houses, are alliances of pods of the same decks, or
// both are none.
func (d *Deck) samePods(o *Deck) bool {
	return !slices.ContainsFunc(d.Houses[:], func(h card.House) bool { return d.PodOf(h) != o.PodOf(h) })
}

// takePods keeps the pods that another list of the same deck tells.
func (d *Deck) takePods(from func(card.House) string) {
	var names []string
	for _, h := range d.Houses {
		if name := from(h); name != "" {
			names = append(names, name)
		}
	}
	if d.Alliance == nil && len(names) == Houses {
		d.Alliance = names
	}
}
