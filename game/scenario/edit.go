package scenario

import (
	"errors"
	"fmt"
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Edit is a change of a game by hand, without triggers. What is left out stays.
type Edit struct {
	Cards   []CardEdit   `json:"cards,omitempty"`
	Players []PlayerEdit `json:"players,omitempty"`
	Zones   []ZoneEdit   `json:"zones,omitempty"`
	// Tide is "high", "low" or "neutral"; in a duel it is high for TideOf.
	Tide   string `json:"tide,omitempty"`
	TideOf Side   `json:"tideOf,omitempty"`
	Rises  *int   `json:"rises,omitempty"`
	House  string `json:"house,omitempty"` // the active house
}

// CardEdit changes a card.
type CardEdit struct {
	Card game.Slot `json:"card"` // handle
	// To moves it: deck, hand, discard, archives, purged, line, artifacts,
	// attached or under; Of is whose zone (its owner's by default), Place where
	// in it: 0 the top or the left end, -1 (the default) the bottom or the right
	// end, and Host the handle of the card on or under which it goes.
	To    string    `json:"to,omitempty"`
	Of    Side      `json:"of,omitempty"`
	Place *int      `json:"place,omitempty"`
	Host  game.Slot `json:"host,omitempty"`

	Exhausted *bool          `json:"exhausted,omitempty"`
	Stunned   *bool          `json:"stunned,omitempty"`
	Warded    *bool          `json:"warded,omitempty"`
	Enraged   *bool          `json:"enraged,omitempty"`
	Attacked  *bool          `json:"attacked,omitempty"`
	Revealed  *bool          `json:"revealed,omitempty"`
	Entered   *bool          `json:"entered,omitempty"`
	Damage    *int           `json:"damage,omitempty"`
	Amber     *int           `json:"amber,omitempty"`
	Spent     *int           `json:"spent,omitempty"`
	Plays     *int           `json:"plays,omitempty"`
	Uses      *int           `json:"uses,omitempty"`
	Counters  map[string]int `json:"counters,omitempty"`
	House     string         `json:"house,omitempty"`
	Icons     *[]string      `json:"icons,omitempty"`
}

// PlayerEdit changes a side.
type PlayerEdit struct {
	Side   Side  `json:"side"`
	Amber  *int  `json:"amber,omitempty"`
	Keys   *Keys `json:"keys,omitempty"`
	Chains *int  `json:"chains,omitempty"`

	Houses       []string       `json:"houses,omitempty"`
	Now          map[string]int `json:"now,omitempty"` // replaces what it has done this turn
	Before       map[string]int `json:"before,omitempty"`
	ForgedNow    *Keys          `json:"forgedNow,omitempty"`
	ForgedBefore *Keys          `json:"forgedBefore,omitempty"`
	LastHouse    string         `json:"lastHouse,omitempty"`
}

// ZoneEdit says which cards are in a zone: these handles, from the top or the
// left. What was there before and is not named is purged.
type ZoneEdit struct {
	Side  Side   `json:"side"`
	Zone  string `json:"zone"`
	Cards []int  `json:"cards"`
}

// Zones are the names of the zones.
var Zones = names(card.ZoneCount)

// Apply carries out the edit.
func (e *Edit) Apply(g *game.Game) error {
	return g.Amend(func(s *game.State) error {
		for i := range e.Zones {
			if err := e.Zones[i].apply(g); err != nil {
				return fmt.Errorf("zones[%d]: %w", i, err)
			}
		}
		for i := range e.Cards {
			if err := e.Cards[i].apply(g, s); err != nil {
				return fmt.Errorf("cards[%d]: %w", i, err)
			}
		}
		for i := range e.Players {
			if err := e.Players[i].apply(g, s); err != nil {
				return fmt.Errorf("players[%d]: %w", i, err)
			}
		}
		return e.table(g, s)
	})
}

func (e *Edit) table(g *game.Game, s *game.State) error {
	everyone := uint8(1)<<s.Seats - 1
	adventure := g.Mode().Table().Adventure
	if adventure {
		everyone |= 1 << game.Monster
	}
	switch {
	case e.Tide == "":
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
		return fmt.Errorf("the tide cannot be %q here", e.Tide)
	}
	if e.Rises != nil {
		if *e.Rises < 0 || *e.Rises > 1000 {
			return fmt.Errorf("%d rises cannot be", *e.Rises)
		}
		s.Mode[0] = int32(*e.Rises)
	}
	if e.House != "" {
		h, err := houseOf(e.House)
		if err != nil {
			return err
		}
		s.House = h
	}
	return nil
}

func (e *CardEdit) apply(g *game.Game, s *game.State) error {
	if e.Card == 0 || e.Card > game.Slot(s.NCards) {
		return fmt.Errorf("there is no card %d", e.Card)
	}
	cs := &s.Cards[e.Card]
	if e.To != "" {
		if err := e.move(g, s); err != nil {
			return err
		}
	}
	for _, x := range [...]struct {
		on   *bool
		mark game.Mark
	}{{e.Exhausted, game.Exhausted}, {e.Stunned, game.Stunned}, {e.Warded, game.Warded}, {e.Enraged, game.Enraged},
		{e.Attacked, game.Attacked}, {e.Revealed, game.Revealed}, {e.Entered, game.PlayedNow}} {
		if x.on == nil {
			continue
		}
		if cs.Marks &^= x.mark; *x.on {
			cs.Marks |= x.mark
		}
	}
	for _, x := range [...]struct {
		n  *int
		at *int16
	}{{e.Damage, &cs.Damage}, {e.Amber, &cs.Amber}, {e.Spent, &cs.Spent}} {
		if x.n == nil {
			continue
		}
		if *x.n < 0 || *x.n > 255 {
			return fmt.Errorf("%d is none of its numbers", *x.n)
		}
		*x.at = int16(*x.n)
	}
	if err := e.count(s, cs); err != nil {
		return err
	}
	for name, n := range e.Counters {
		kind, ok := counterNamed(name)
		if !ok || n < 0 || n > math.MaxUint8 {
			return fmt.Errorf("it cannot have %d counters %q", n, name)
		}
		cs.Counters[kind] = uint8(n)
	}
	return e.facts(cs)
}

// count sets how often the card was played and used this turn, and with it how many
// plays and uses there were (K17.8).
func (e *CardEdit) count(s *game.State, cs *game.CardState) error {
	plays, uses := int(cs.Uses-cs.Used), int(cs.Used)
	if e.Plays != nil {
		plays = *e.Plays
	}
	if e.Uses != nil {
		uses = *e.Uses
	}
	acts := int(s.Acts) - int(cs.Uses) + plays + uses
	if plays < 0 || uses < 0 || acts < 0 || max(plays, uses, plays+uses, acts) > math.MaxUint8 {
		return fmt.Errorf("it cannot have been played %d times and used %d times", plays, uses)
	}
	cs.Uses, cs.Used, s.Acts = uint8(plays+uses), uint8(uses), uint8(acts)
	return nil
}

func (e *CardEdit) facts(cs *game.CardState) error {
	if e.House != "" {
		h, err := houseOf(e.House)
		if err != nil {
			return err
		}
		cs.House = h
	}
	if e.Icons == nil {
		return nil
	}
	if len(*e.Icons) > card.MaxIcons {
		return fmt.Errorf("a card has %d bonus icons at most", card.MaxIcons)
	}
	var icons card.Icons
	for i, name := range *e.Icons {
		n, err := oneOf("icon", name, Icons)
		if err != nil {
			return err
		}
		icons[i] = card.Icon(n)
	}
	cs.Icons = game.PackIcons(icons)
	return nil
}

func (e *CardEdit) move(g *game.Game, s *game.State) error {
	z, err := oneOf("zone", e.To, Zones)
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
	return g.MoveByHand(e.Card, side, zone, place, e.Host)
}

func (e *PlayerEdit) apply(g *game.Game, s *game.State) error {
	side := e.Side.Game()
	if side != game.Monster && int(side) >= int(s.Seats) || side == game.Monster && g.Boss() == 0 {
		return errors.New("there is no such side")
	}
	p := &s.Players[side]
	if e.Amber != nil {
		if *e.Amber < 0 || *e.Amber > 1<<20 {
			return fmt.Errorf("%d æmber cannot be", *e.Amber)
		}
		p.Pool = int32(*e.Amber)
	}
	if e.Chains != nil {
		if *e.Chains < 0 || *e.Chains > 1000 {
			return fmt.Errorf("%d chains cannot be", *e.Chains)
		}
		p.Chains = int16(*e.Chains)
	}
	if err := e.turns(p); err != nil {
		return err
	}
	if e.Keys == nil {
		return nil
	}
	set, err := e.Keys.set()
	if err != nil {
		return err
	}
	p.Keys, p.ForgedNow, p.ForgedBefore = set, p.ForgedNow&set, p.ForgedBefore&set
	if n := g.Mode().Table().KeysToWin; n > 0 && p.KeyCount() >= n {
		return fmt.Errorf("with %d keys the game would be over", n)
	}
	return nil
}

// turns sets the houses of the side and what it did this turn and on its previous
// one.
func (e *PlayerEdit) turns(p *game.Player) error {
	if e.Houses != nil {
		p.Houses = 0
	}
	for _, name := range e.Houses {
		h, err := houseOf(name)
		if err != nil {
			return err
		}
		p.Houses |= card.HouseSet(h)
	}
	if e.LastHouse != "" {
		h, err := houseOf(e.LastHouse)
		if err != nil {
			return err
		}
		p.LastHouse = h
	}
	for _, x := range [...]struct {
		written map[string]int
		ledger  *[card.LedgerCount]uint8
	}{{e.Now, &p.Now}, {e.Before, &p.Before}} {
		counts, err := ledger(x.written)
		if err != nil {
			return err
		}
		if x.written != nil {
			*x.ledger = [card.LedgerCount]uint8{}
		}
		for l, n := range counts {
			if n < 0 || n > math.MaxUint8 {
				return fmt.Errorf("%d cannot be counted", n)
			}
			x.ledger[l] = uint8(n)
		}
	}
	for _, x := range [...]struct {
		keys *Keys
		set  *uint8
	}{{e.ForgedNow, &p.ForgedNow}, {e.ForgedBefore, &p.ForgedBefore}} {
		if x.keys == nil {
			continue
		}
		set, err := x.keys.set()
		if err != nil {
			return err
		}
		*x.set = set
	}
	return nil
}

func (e *ZoneEdit) apply(g *game.Game) error {
	z, err := oneOf("zone", e.Zone, Zones)
	if err != nil {
		return err
	}
	zone, side, s := card.Zone(z), e.Side.Game(), g.State()
	if zone == card.Attached || zone >= card.Under || e.Side == 0 || side != game.Monster && int(side) >= int(s.Seats) {
		return errors.New("that zone cannot be replaced")
	}
	named := map[game.Slot]bool{}
	for _, n := range e.Cards {
		c := game.Slot(max(0, min(n, game.MaxCards)))
		if c == 0 || c > game.Slot(s.NCards) || named[c] {
			return fmt.Errorf("card %d is not there, or named twice", n)
		}
		named[c] = true
	}
	was := append([]game.Slot(nil), s.Players[side].Pile(zone).Cards()...)
	for _, c := range was {
		if !named[c] && c != g.Boss() {
			if err := g.MoveByHand(c, s.Cards[c].Owner, card.Purged, -1, 0); err != nil {
				return err
			}
		}
	}
	for i := range e.Cards {
		c := e.Cards[i]
		if zone == card.Deck || zone == card.Discard {
			c = e.Cards[len(e.Cards)-1-i]
		}
		if err := g.MoveByHand(game.Slot(c), side, zone, -1, 0); err != nil {
			return err
		}
	}
	return nil
}
