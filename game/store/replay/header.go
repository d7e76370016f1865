package replay

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Format is the version of the file format.
const Format = 2

// Header is the set-up of a game: what it began with. It holds all cards, so
// the game can be replayed without any deck list.
type Header struct {
	Format     int    `json:"keyraken"`
	Engine     string `json:"engine"`
	Catalogue  string `json:"catalogue"`
	Started    string `json:"started,omitempty"` // RFC 3339
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty,omitempty"`
	Ask        string `json:"ask,omitempty"`
	Undo       string `json:"undo,omitempty"` // free (the default), hidden (until something hidden was revealed) or none
	Edited     bool   `json:"edited,omitempty"`
	// Advised is how often the players have had advice.
	Advised int `json:"advised,omitempty"`
	// Taken is after how many inputs the game branched off another.
	Taken int `json:"taken,omitempty"`
	// Voyage is the week whose voyage it is, such as 2026-W47.
	Voyage string `json:"voyage,omitempty"`
	// Match is the file, beside the save, of the match that the game belongs to, and Round
	// which of its games it is.
	Match string `json:"match,omitempty"`
	Round int    `json:"round,omitempty"`
	// Handicap says that the chains of the decks were agreed on as a handicap (K22.1).
	Handicap bool `json:"handicap,omitempty"`
	// Seats are the seats that bots hold, such as "2=greedy".
	Seats []string `json:"seats,omitempty"`
	// Players are the names of the players, by seat; "" for one without a name.
	Players []string `json:"players,omitempty"`

	// Open says that in a standard game both players see both hands.
	Open bool `json:"open,omitempty"`

	// A deal.
	Seed    uint64        `json:"seed,omitempty"`
	First   scenario.Side `json:"first,omitempty"` // who goes first; left out: at random
	Decks   []Deck        `json:"decks,omitempty"`
	Boss    string        `json:"boss,omitempty"`
	Monster *Deck         `json:"monster,omitempty"`

	// Or a position.
	Position *scenario.Position `json:"position,omitempty"`
}

// What players may take back; see [Story.Undoable].
const (
	UndoFree   = "free"
	UndoHidden = "hidden"
	UndoNone   = "none"
)

// Deck is the deck of one side.
type Deck struct {
	Name   string   `json:"name,omitempty"`
	Houses []string `json:"houses,omitempty"`
	Chains int      `json:"chains,omitempty"`
	Cards  []Cards  `json:"cards"`
}

// Cards are identical cards of a deck.
type Cards struct {
	ID    string   `json:"id"`
	N     int      `json:"n,omitempty"` // 1 when left out
	House string   `json:"house,omitempty"`
	Icons []string `json:"icons,omitempty"` // all bonus icons of an enhanced card
}

// Engine is the version of the rules as the engine plays them. It rises with
// every change after which a game may take a different course.
const Engine = "2"

// CatalogueVersion identifies the cards of a catalogue by their IDs.
func CatalogueVersion(cat *keyforge.Catalogue) string {
	h := fnv.New32a()
	for n := uint16(1); int(n) <= cat.Len(); n++ {
		_, _ = h.Write([]byte(cat.Card(n).ID + "\n")) // never fails
	}
	return fmt.Sprintf("%d cards %08x", cat.Len(), h.Sum32())
}

// DealHeader returns the header of a game that begins with a deal. Names are the names of the
// decks; they may be left out.
func DealHeader(cat *keyforge.Catalogue, mode, difficulty string, setup keyforge.Setup, names ...string) Header {
	h := Header{Format: Format, Engine: Engine, Catalogue: CatalogueVersion(cat), Mode: mode, Difficulty: difficulty, Seed: setup.Seed,
		First: scenario.SideOf(setup.First), Boss: setup.Boss}
	if setup.AskAll {
		h.Ask = "all"
	}
	for i := range setup.Decks {
		d := DeckOf(&setup.Decks[i])
		if i < len(names) {
			d.Name = names[i]
		}
		h.Decks = append(h.Decks, d)
	}
	if setup.Boss != "" {
		d := DeckOf(&setup.Monster)
		h.Monster = &d
	}
	return h
}

// PositionHeader returns the header of a game that begins from a position, which must be
// complete.
func PositionHeader(cat *keyforge.Catalogue, t *scenario.Position) Header {
	mode := t.Mode
	if mode == "" {
		mode = keyforge.Duel.Name()
	}
	return Header{Format: Format, Engine: Engine, Catalogue: CatalogueVersion(cat), Mode: mode, Difficulty: t.Difficulty, Ask: t.Ask,
		Position: t}
}

// DeckOf returns a deal in the form in which it is written, without a name.
func DeckOf(d *keyforge.Deal) Deck {
	w := Deck{Chains: d.Chains}
	for _, h := range d.Houses {
		w.Houses = append(w.Houses, h.String())
	}
	for i := range d.Cards {
		if i > 0 && d.Cards[i] == d.Cards[i-1] {
			last := &w.Cards[len(w.Cards)-1]
			last.N = max(1, last.N) + 1
			continue
		}
		w.Cards = append(w.Cards, cardOf(&d.Cards[i]))
	}
	return w
}

func cardOf(c *keyforge.DealtCard) Cards {
	w := Cards{ID: c.ID}
	if c.House != card.NoHouse {
		w.House = c.House.String()
	}
	for _, icon := range c.Icons {
		if icon != card.NoIcon {
			w.Icons = append(w.Icons, scenario.Icons[icon])
		}
	}
	return w
}

// start begins the game.
func (h *Header) start(r *scenario.Rules) (*keyforge.Game, error) {
	if h.Format < 1 || h.Format > Format {
		return nil, message.New("format-not-known-program", h.Format, Format)
	}
	if data, err := json.Marshal(h); err != nil || len(data) > maxObject {
		return nil, message.New("set-up-longer-than", maxObject)
	}
	if len(h.Decks) > keyforge.MaxSeats || len(h.Seats) > keyforge.MaxSeats || len(h.Players) > keyforge.MaxSeats ||
		h.Round < 0 || h.Round > math.MaxInt32 ||
		h.Taken < 0 || h.Taken > math.MaxInt32 || h.Advised < 0 || h.Advised > math.MaxInt32 {
		return nil, message.New("set-up-has-more", keyforge.MaxSeats)
	}
	if h.Undo != "" && h.Undo != UndoFree && h.Undo != UndoHidden && h.Undo != UndoNone {
		return nil, message.New("undo-none", printable.Quote(h.Undo), UndoFree, UndoHidden, UndoNone)
	}
	if h.Position != nil {
		t := *h.Position
		t.Mode, t.Difficulty, t.Ask = h.Mode, h.Difficulty, h.Ask
		return t.Start(r)
	}
	m, err := r.Named(h.Mode)
	if err != nil {
		return nil, err
	}
	mode, err := m.New(h.Difficulty)
	if err != nil {
		return nil, err
	}
	setup, err := h.setup()
	if err != nil {
		return nil, err
	}
	if setup.Boss != m.Boss {
		return nil, message.New("boss-not-mode", printable.Quote(setup.Boss), printable.Quote(m.Name))
	}
	return keyforge.New(r.Catalogue, mode, setup)
}

func (h *Header) setup() (keyforge.Setup, error) {
	setup := keyforge.Setup{Seed: h.Seed, Boss: h.Boss, First: h.First.Game()}
	setup.AskAll = h.Ask == "all"
	if h.Ask != "" && h.Ask != "all" && h.Ask != "real" {
		return setup, message.New("ask-not-known", printable.Quote(h.Ask))
	}
	if h.First != 0 && int(h.First) > len(h.Decks) {
		return setup, message.New("who-begins-none-players")
	}
	for i := range h.Decks {
		d, err := h.Decks[i].Deal()
		if err != nil {
			return setup, message.New("deck", i+1, err)
		}
		setup.Decks = append(setup.Decks, d)
	}
	if h.Monster != nil {
		d, err := h.Monster.Deal()
		if err != nil {
			return setup, message.New("monster", err)
		}
		setup.Monster = d
	}
	return setup, nil
}

// Deal returns the deal that the deck describes.
func (d *Deck) Deal() (keyforge.Deal, error) {
	deal := keyforge.Deal{Chains: d.Chains}
	if d.Chains < 0 || d.Chains > keyforge.MaxChains {
		return deal, message.New("chains-cannot-be", d.Chains, keyforge.MaxChains)
	}
	for _, name := range d.Houses {
		h, ok := card.ParseHouse(name)
		if !ok {
			return deal, message.New("house-not-known", printable.Quote(name))
		}
		deal.Houses = append(deal.Houses, h)
	}
	for i := range d.Cards {
		c := &d.Cards[i]
		one := keyforge.DealtCard{ID: c.ID}
		if c.House != "" {
			h, ok := card.ParseHouse(c.House)
			if !ok {
				return deal, message.New("house-not-known", printable.Quote(c.House))
			}
			one.House = h
		}
		if len(c.Icons) > card.MaxIcons || c.N < 0 || c.N > keyforge.MaxPile || max(1, c.N)+len(deal.Cards) > keyforge.MaxPile {
			return deal, message.New("card-too-many-icons", printable.Quote(c.ID))
		}
		for j, name := range c.Icons {
			icon, ok := iconNamed(name)
			if !ok {
				return deal, message.New("icon-not-known", printable.Quote(name))
			}
			one.Icons[j] = icon
		}
		for range max(1, c.N) {
			deal.Cards = append(deal.Cards, one)
		}
	}
	return deal, nil
}

func iconNamed(name string) (card.Icon, bool) {
	for i, n := range scenario.Icons {
		if n == name && n != "" {
			return card.Icon(i), true
		}
	}
	return card.NoIcon, false
}
