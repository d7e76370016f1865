package scenario

import (
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
)

// Setup is what only KeyForge begins a game with, a deal or a position; see [game.Setup]. It holds all cards, so the
// game can be replayed without any deck list.
type Setup struct {
	Ask string `json:"ask,omitempty"`
	// Rulebook is "newest", or "printed", as in saves that do not name one.
	Rulebook string `json:"rulebook,omitempty"`
	// Open says that in a standard game both players see both hands.
	Open bool `json:"open,omitempty"`

	// A deal.
	First   Side   `json:"first,omitempty"` // who goes first; left out: at random
	Decks   []Deck `json:"decks,omitempty"`
	Boss    string `json:"boss,omitempty"`
	Monster *Deck  `json:"monster,omitempty"`

	// Or a position.
	Position *Position `json:"position,omitempty"`
}

// WithFirst implements [game.Ordered].
func (s *Setup) WithFirst(first game.Seat) any {
	own := *s
	own.First = SideOf(first)
	return &own
}

// SetupIn is the set-up of KeyForge in that of a game, where it puts an empty one if there is none.
func SetupIn(s *game.Setup) *Setup {
	if s.Own == nil {
		s.Own = &Setup{}
	}
	return s.Own.(*Setup)
}

// DealSetup is the set-up of a game that begins with a deal. Names are the names of the decks; they may be left out.
func DealSetup(mode, difficulty string, deal keyforge.Setup, names ...string) game.Setup {
	own := &Setup{First: SideOf(deal.First), Boss: deal.Boss, Rulebook: deal.Rulebook.String()}
	if deal.AskAll {
		own.Ask = "all"
	}
	for i := range deal.Decks {
		d := DeckOf(&deal.Decks[i])
		if i < len(names) {
			d.Name = names[i]
		}
		own.Decks = append(own.Decks, d)
	}
	if deal.Boss != "" {
		d := DeckOf(&deal.Monster)
		own.Monster = &d
	}
	return game.Setup{Mode: mode, Difficulty: difficulty, Seed: deal.Seed, Own: own}
}

// PositionSetup is the set-up of a game that begins from a position, which must be complete.
func PositionSetup(t *Position) game.Setup {
	mode := t.Mode
	if mode == "" {
		mode = keyforge.Duel.Name()
	}
	return game.Setup{Mode: mode, Difficulty: t.Difficulty, Own: &Setup{Ask: t.Ask, Rulebook: t.Rulebook, Position: t}}
}

// Engine is the version of the rules as the engine plays them. It rises with every change after which a game may take a
// different course.
const Engine = "3"

// Name is what saves and command lines call the game.
func (r *Rules) Name() string { return "keyforge" }

// Version is [Engine].
func (r *Rules) Version() string { return Engine }

// Cards identifies the cards of the catalogue by their IDs.
func (r *Rules) Cards() string { return CatalogueVersion(r.Catalogue) }

// MaxSeats is the most players of an adventure.
func (r *Rules) MaxSeats() int { return keyforge.MaxSeats }

// CatalogueVersion identifies the cards of a catalogue by their IDs. It leaves out those of files, which
// only this player has: saves, rooms and voyages of other games are the same with and without them.
func CatalogueVersion(cat *keyforge.Catalogue) string {
	h, cards := fnv.New32a(), 0
	for n := uint16(1); int(n) <= cat.Len(); n++ {
		if id := cat.Card(n).ID; !fileCard.MatchString(id) {
			_, _ = h.Write([]byte(id + "\n")) // never fails
			cards++
		}
	}
	return fmt.Sprintf("%d cards %08x", cards, h.Sum32())
}

// ParseSetup reads a [Setup].
func (r *Rules) ParseSetup(data []byte) (any, error) {
	s := &Setup{}
	if err := strict.Decode(data, s); err != nil {
		return nil, err
	}
	for i := range s.Decks {
		s.Decks[i].Name = printable.Text(s.Decks[i].Name, printable.Name)
	}
	return s, nil
}

// ParseEdit reads an [Edit].
func (r *Rules) ParseEdit(data []byte) (game.Edit, error) {
	e := &Edit{}
	return e, strict.Decode(data, e)
}

// Start begins the game.
func (r *Rules) Start(s *game.Setup) (*keyforge.Game, error) {
	own := SetupIn(s)
	if len(own.Decks) > keyforge.MaxSeats {
		return nil, message.New("set-up-has-more", keyforge.MaxSeats)
	}
	if own.Position != nil {
		t := *own.Position
		t.Mode, t.Difficulty, t.Ask, t.Rulebook = s.Mode, s.Difficulty, own.Ask, own.Rulebook
		return t.Start(r)
	}
	m, err := r.Named(s.Mode)
	if err != nil {
		return nil, err
	}
	mode, err := m.New(s.Difficulty)
	if err != nil {
		return nil, err
	}
	deal, err := own.deal()
	if err != nil {
		return nil, err
	}
	if deal.Boss != m.Boss {
		return nil, message.New("boss-not-mode", printable.Quote(deal.Boss), printable.Quote(m.Name))
	}
	deal.Seed = s.Seed
	return keyforge.New(r.Catalogue, mode, deal)
}

func (s *Setup) deal() (keyforge.Setup, error) {
	deal := keyforge.Setup{Boss: s.Boss, First: s.First.Game()}
	deal.AskAll = s.Ask == "all"
	if s.Ask != "" && s.Ask != "all" && s.Ask != "real" {
		return deal, message.New("ask-not-known", printable.Quote(s.Ask))
	}
	var err error
	if deal.Rulebook, err = Rulebook(s.Rulebook); err != nil {
		return deal, err
	}
	if s.First != 0 && int(s.First) > len(s.Decks) {
		return deal, message.New("who-begins-none-players")
	}
	for i := range s.Decks {
		d, err := s.Decks[i].Deal()
		if err != nil {
			return deal, message.New("deck", i+1, err)
		}
		deal.Decks = append(deal.Decks, d)
	}
	if s.Monster != nil {
		d, err := s.Monster.Deal()
		if err != nil {
			return deal, message.New("monster", err)
		}
		deal.Monster = d
	}
	return deal, nil
}

// Rulebook returns the rulebook with that name; "" is the printed one.
func Rulebook(name string) (keyforge.Rulebook, error) {
	book, ok := keyforge.ParseRulebook(name)
	if !ok {
		return book, message.New("rulebook-none", printable.Quote(name), strings.Join(keyforge.Rulebooks[:], ", "))
	}
	return book, nil
}

// Change carries out the edit.
func (e *Edit) Change(g game.Game) error { return e.Apply(g.(*keyforge.Game)) }

// Deck is the deck of one side.
type Deck struct {
	Name   string   `json:"name,omitempty"`
	Houses []string `json:"houses,omitempty"`
	Chains int      `json:"chains,omitempty"`
	Tide   bool     `json:"tide,omitempty"`  // The Tide belongs to it
	Token  string   `json:"token,omitempty"` // the ID of its token card
	Power  string   `json:"power,omitempty"` // the ID of its archon power
	// Prophecies are the IDs of the two faces of each of its two prophecy cards.
	Prophecies [][]string `json:"prophecies,omitzero"`
	Alliance   bool       `json:"alliance,omitempty"` // its houses come from several decks
	Cards      []Cards    `json:"cards"`
	Begins     *Begins    `json:"begins,omitempty"`
}

// Begins is what a side begins with beyond a deck to draw from, see [keyforge.Begins].
type Begins struct {
	Amber int      `json:"amber,omitempty"`
	Keys  int      `json:"keys,omitempty"`
	Cards []Placed `json:"cards,omitempty"`
}

// Placed is a card that does not begin in the deck, see [keyforge.Placed].
type Placed struct {
	Cards
	Zone string `json:"zone"`
	Lent bool   `json:"lent,omitempty"`
	As   string `json:"as,omitempty"` // a house
}

// Cards are identical cards of a deck.
type Cards struct {
	ID    string   `json:"id"`
	N     int      `json:"n,omitempty"` // 1 when left out
	House string   `json:"house,omitempty"`
	Icons []string `json:"icons,omitempty"` // all bonus icons of an enhanced card
}

// DeckOf returns a deal in the form in which it is written, without a name.
func DeckOf(d *keyforge.Deal) Deck {
	w := Deck{Chains: d.Chains, Tide: d.Tide, Token: d.Token, Power: d.Power, Prophecies: cardsOf(d.Prophecies),
		Alliance: d.Alliance, Begins: beginsOf(&d.Begins)}
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
			w.Icons = append(w.Icons, icon.String())
		}
	}
	return w
}

// Deal returns the deal that the deck describes.
func (d *Deck) Deal() (keyforge.Deal, error) {
	deal := keyforge.Deal{Chains: d.Chains, Tide: d.Tide, Token: d.Token, Power: d.Power, Alliance: d.Alliance}
	var err error
	if deal.Prophecies, err = facesOf(d.Prophecies); err != nil {
		return deal, err
	}
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
		one, err := c.dealt()
		if err != nil {
			return deal, err
		}
		if c.N < 0 || c.N > keyforge.MaxPile || max(1, c.N)+len(deal.Cards) > keyforge.MaxPile {
			return deal, message.New("card-too-many-icons", printable.Quote(c.ID))
		}
		for range max(1, c.N) {
			deal.Cards = append(deal.Cards, one)
		}
	}
	deal.Begins, err = d.Begins.deal()
	return deal, err
}

// dealt is one of the cards.
func (c *Cards) dealt() (one keyforge.DealtCard, err error) {
	one.ID = c.ID
	if c.House != "" {
		h, ok := card.ParseHouse(c.House)
		if !ok {
			return one, message.New("house-not-known", printable.Quote(c.House))
		}
		one.House = h
	}
	if len(c.Icons) > card.MaxIcons {
		return one, message.New("card-too-many-icons", printable.Quote(c.ID))
	}
	for j, name := range c.Icons {
		icon, ok := card.ParseIcon(name)
		if !ok {
			return one, message.New("icon-not-known", printable.Quote(name))
		}
		one.Icons[j] = icon
	}
	return one, nil
}

// beginsOf is how it is written; nil for nothing.
func beginsOf(b *keyforge.Begins) *Begins {
	w := &Begins{Amber: b.Amber, Keys: b.Keys}
	for i := range b.Cards {
		p := &b.Cards[i]
		one := Placed{Cards: cardOf(&p.Card), Zone: p.Zone.String(), Lent: p.Lent}
		if p.As != card.NoHouse {
			one.As = p.As.String()
		}
		w.Cards = append(w.Cards, one)
	}
	if w.Amber == 0 && w.Keys == 0 && w.Cards == nil {
		return nil
	}
	return w
}

// deal is what the side begins with.
func (b *Begins) deal() (all keyforge.Begins, err error) {
	if b == nil {
		return all, nil
	}
	if b.Amber < 0 || b.Amber > 1<<20 || b.Keys < 0 || b.Keys > 1<<20 || len(b.Cards) > keyforge.MaxPile {
		return all, message.New("begins-too-much", keyforge.MaxPile)
	}
	all.Amber, all.Keys = b.Amber, b.Keys
	for i := range b.Cards {
		p := keyforge.Placed{Lent: b.Cards[i].Lent}
		if p.Card, err = b.Cards[i].dealt(); err != nil {
			return all, err
		}
		z, err := oneOf("zone", b.Cards[i].Zone, Zones)
		if err != nil {
			return all, err
		}
		p.Zone = card.Zone(z)
		if p.As, err = houseOf(b.Cards[i].As); err != nil {
			return all, err
		}
		all.Cards = append(all.Cards, p)
	}
	return all, nil
}
