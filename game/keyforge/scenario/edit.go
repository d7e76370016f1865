package scenario

import (
	"reflect"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Edit is a change to a game by hand, without triggers. What is left out stays as it is.
type Edit struct {
	Cards   []CardEdit   `json:"cards,omitempty"`
	Players []PlayerEdit `json:"players,omitempty"`
	Zones   []ZoneEdit   `json:"zones,omitempty"`
	// Tide is "high", "low" or "neutral"; in a duel it is high for TideOf.
	Situation
	TideOf Side `json:"tideOf,omitempty"`
}

// CardEdit changes a card.
type CardEdit struct {
	Card keyforge.Slot `json:"card"` // handle
	// To moves it: deck, hand, discard, archives, purged, line, artifacts,
	// attached, under (face down) or grafted (face up); Of is whose zone (its owner's by default), Place where
	// in it: 0 the top or the left end, -1 (the default) the bottom or the right
	// end, and Host the handle of the card on or under which it goes.
	To    string        `json:"to,omitempty"`
	Of    Side          `json:"of,omitempty"`
	Place *int          `json:"place,omitempty"`
	Host  keyforge.Slot `json:"host,omitempty"`

	Facts
}

// PlayerEdit changes a side.
type PlayerEdit struct {
	Side Side `json:"side"`
	Standing
}

// ZoneEdit says which cards are in a zone: these handles, from the top or the left.
// Cards that were there before and are not named are purged.
type ZoneEdit struct {
	Side  Side   `json:"side"`
	Zone  string `json:"zone"`
	Cards []int  `json:"cards"`
}

// Zones are the names of the zones.
var Zones = names(card.ZoneCount)

// Apply carries out the edit.
func (e *Edit) Apply(g *keyforge.Game) error {
	return g.Edit(func(s *keyforge.State) error {
		for i := range e.Zones {
			if err := e.Zones[i].apply(g); err != nil {
				return message.New("zones", i, err)
			}
		}
		for i := range e.Cards {
			if err := e.Cards[i].apply(g, s); err != nil {
				return message.New("cards", i, err)
			}
		}
		for i := range e.Players {
			if err := e.Players[i].apply(g, s); err != nil {
				return message.New("players", i, err)
			}
		}
		return e.table(g, s)
	})
}

func (e *Edit) table(g *keyforge.Game, s *keyforge.State) error {
	everyone := uint8(1)<<s.Seats - 1
	adventure := g.Mode().Rules().Adventure
	if adventure {
		everyone |= 1 << keyforge.Monster
	}
	switch {
	case e.Tide == "":
	case s.Tideless:
		return message.New("tide-cannot-be-here", printable.Quote(e.Tide))
	case e.Tide == "high" && adventure:
		s.High, s.Low = everyone, 0
	case e.Tide == "high" && e.TideOf != 0 && int(e.TideOf) <= int(s.Seats):
		s.High = 1 << e.TideOf.Game()
		s.Low = everyone &^ s.High
	case e.Tide == "low" && adventure:
		s.High, s.Low = 0, everyone
	case e.Tide == "neutral" && !adventure:
		s.High, s.Low = 0, 0
	default:
		return message.New("tide-cannot-be-here", printable.Quote(e.Tide))
	}
	if e.untouched() {
		return nil
	}
	p := g.TablePosition()
	mode := g.Mode().Rules()
	if err := e.onto(&p, int(s.Seats), &mode); err != nil {
		return err
	}
	if e.Lasting != nil {
		p.Lasting = nil
	}
	for i := range e.Lasting {
		l, err := e.Lasting[i].position(p.Active, idIn(g))
		if err != nil {
			return message.New("lasting", i, err)
		}
		p.Lasting = append(p.Lasting, l)
	}
	if !e.moves() {
		return g.SetTable(&p)
	}
	if _, err := g.Position(); err != nil {
		return message.New("turn-cannot-move", err)
	}
	p.Done, p.Opening = e.Done, e.Opening
	if err := g.SetTable(&p); err != nil {
		return err
	}
	return g.SetTurn(&p)
}

// untouched reports whether the edit says nothing about the game as a whole except its tide.
func (e *Edit) untouched() bool {
	said := e.Situation
	said.Tide = ""
	return reflect.ValueOf(said).IsZero()
}

// idIn returns the ID of a card of the game given its ID or its title.
func idIn(g *keyforge.Game) func(string) (string, error) {
	return func(name string) (string, error) {
		if _, ok := g.Catalogue().Number(name); ok {
			return name, nil
		}
		return NewRules(g.Catalogue()).ID(name)
	}
}

func (e *CardEdit) apply(g *keyforge.Game, s *keyforge.State) error {
	if e.Card == 0 || e.Card > keyforge.Slot(s.NCards) {
		return message.New("there-no-card", e.Card)
	}
	if e.To != "" {
		if err := e.move(g, s); err != nil {
			return err
		}
	}
	c := g.CardPosition(e.Card)
	if err := e.onto(&c, idIn(g)); err != nil {
		return err
	}
	return g.SetCard(e.Card, &c)
}

func (e *CardEdit) move(g *keyforge.Game, s *keyforge.State) error {
	to := e.To
	if to == "grafted" {
		to = "under"
	}
	z, err := oneOf("zone", to, Zones)
	if err != nil {
		return err
	}
	side := s.Cards[e.Card].Owner
	if e.Of != 0 {
		side = e.Of.Game()
	}
	place := -1
	if e.Place != nil {
		place = *e.Place
	}
	zone := card.Zone(z)
	if zone == card.Deck || zone == card.Discard { // kept from the bottom
		n := s.Players[side].Pile(zone).Len()
		if s.Cards[e.Card].Zone == zone && s.Cards[e.Card].Ctrl == side {
			n--
		}
		if place < 0 || place > n {
			place = n
		}
		place = n - place
	}
	err = g.MoveByHand(e.Card, side, zone, place, e.Host)
	if err == nil && e.To == "grafted" {
		s.Cards[e.Card].Marks &^= keyforge.FaceDown
	}
	return err
}

func (e *PlayerEdit) apply(g *keyforge.Game, s *keyforge.State) error {
	side := e.Side.Game()
	if side != keyforge.Monster && int(side) >= int(s.Seats) || side == keyforge.Monster && g.Boss() == 0 {
		return message.New("there-no-such-side")
	}
	p := g.SidePosition(side)
	if err := e.onto(&p); err != nil {
		return err
	}
	if e.Keys != nil && e.ForgedNow == nil {
		p.ForgedNow &= p.Colors
	}
	if e.Keys != nil && e.ForgedBefore == nil {
		p.ForgedBefore &= p.Colors
	}
	if err := g.SetSide(side, &p); err != nil {
		return err
	}
	if n := g.KeysToWin(side); n > 0 && s.Players[side].KeyCount() >= n {
		return message.New("with-keys-game-would", n)
	}
	return nil
}

func (e *ZoneEdit) apply(g *keyforge.Game) error {
	z, err := oneOf("zone", e.Zone, Zones)
	if err != nil {
		return err
	}
	zone, side := card.Zone(z), e.Side.Game()
	if zone == card.Attached || zone >= card.Under || e.Side == 0 || side != keyforge.Monster && int(side) >= g.Seats() {
		return message.New("zone-cannot-be-replaced")
	}
	named := map[keyforge.Slot]bool{}
	for _, n := range e.Cards {
		c := keyforge.Slot(max(0, min(n, keyforge.MaxCards)))
		if c == 0 || int(c) > g.CardCount() || named[c] {
			return message.New("card-not-there-or", n)
		}
		named[c] = true
	}
	was := slices.Clone(g.Pile(side, zone))
	for _, c := range was {
		if !named[c] && c != g.Boss() {
			if err := g.MoveByHand(c, g.Card(c).Owner, card.Purged, -1, 0); err != nil {
				return err
			}
		}
	}
	for i := range e.Cards {
		c := e.Cards[i]
		if zone == card.Deck || zone == card.Discard {
			c = e.Cards[len(e.Cards)-1-i]
		}
		if err := g.MoveByHand(keyforge.Slot(c), side, zone, -1, 0); err != nil {
			return err
		}
	}
	return nil
}
