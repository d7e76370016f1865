// Package scenario reads tables that people write: a position of a game in JSON,
// with cards by ID or title. Tests, puzzles and the protocol of archon engine use
// it, and saves of games that began with a position.
//
//	{
//	  "mode": "duel",
//	  "house": "brobnar",
//	  "players": [
//	    {"line": [{"card": "troll", "damage": 3}], "hand": ["punch"], "amber": 2},
//	    {"line": ["Dust Imp", {"card": "dust-imp", "stunned": true}]}
//	  ]
//	}
//
// A field that is not known, a card that no set has and a position that cannot
// come about are refused. What is left out is empty, or as in the first player's
// turn: in step 3 when a house is active, and else before it is chosen.
package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// Table is a position as it is written.
type Table struct {
	Mode       string `json:"mode,omitempty"`       // "duel" (the default) or an adventure such as "keyraken"
	Difficulty string `json:"difficulty,omitempty"` // of an adventure; "normal" by default
	Ask        string `json:"ask,omitempty"`        // "real" (the default) or "all"; see [game.Options]
	Seed       uint64 `json:"seed,omitempty"`
	Active     Side   `json:"active,omitempty"` // the active player; 1 by default
	TurnOf     Side   `json:"turnOf,omitempty"` // "monster": its turn begins, after that of the active player
	// Step is start, forge, house, main, ready, draw or end; by default main, or house
	// when no house is active.
	Step    string `json:"step,omitempty"`
	House   string `json:"house,omitempty"`   // the active house; left out in or before step "house"
	First   bool   `json:"first,omitempty"`   // it is the first turn of the game
	Turn    int    `json:"turn,omitempty"`    // the number of the turn; 3 by default
	Order   []Side `json:"order,omitempty"`   // the order of the players' turns
	Tide    string `json:"tide,omitempty"`    // of an adventure: "high" or "low" (the default)
	Rises   int    `json:"rises,omitempty"`   // how often the monster has risen
	Numbers []int  `json:"numbers,omitempty"` // all numbers of the mode, the rises first

	Players []Player  `json:"players"`
	Monster *Player   `json:"monster,omitempty"` // of an adventure; its hand, keys and houses stay empty
	Lasting []Lasting `json:"lasting,omitempty"`
}

// Player is one side of a table.
type Player struct {
	// List names an embedded deck. Its houses are those of the player, and with
	// "fill": "rest of deck" its cards that are mentioned nowhere lie shuffled
	// under those of Deck. The monster's list is that of the adventure.
	List   string   `json:"list,omitempty"`
	Fill   string   `json:"fill,omitempty"`
	Houses []string `json:"houses,omitempty"` // left out: those of the list, or of the cards in hand and in play
	Amber  int      `json:"amber,omitempty"`
	Chains int      `json:"chains,omitempty"`
	Keys   Keys     `json:"keys,omitempty"` // a number, or colors: red, blue, yellow
	Tide   string   `json:"tide,omitempty"` // in a duel: "high" for one player

	Line      []Card `json:"line,omitempty"` // from left to right
	Artifacts []Card `json:"artifacts,omitempty"`
	Hand      []Card `json:"hand,omitempty"`
	Deck      []Card `json:"deck,omitempty"`    // from the top
	Discard   []Card `json:"discard,omitempty"` // from the top
	Archives  []Card `json:"archives,omitempty"`
	Purged    []Card `json:"purged,omitempty"`

	// Boss is how the monster's own card is, which stands among its artifacts;
	// it needs no name.
	Boss *Card `json:"boss,omitempty"`

	Now          map[string]int `json:"now,omitempty"`    // what the side has done this turn; see [Ledgers]
	Before       map[string]int `json:"before,omitempty"` // and on its previous turn
	ForgedNow    Keys           `json:"forgedNow,omitempty"`
	ForgedBefore Keys           `json:"forgedBefore,omitempty"`
	LastHouse    string         `json:"lastHouse,omitempty"` // the active house of its previous turn
}

// Card is one card of a table. One that has nothing but a name may be written as
// a string.
type Card struct {
	Card string `json:"card,omitempty"` // ID or title
	// Test is, in the place of a name, a card that no set has.
	Test  *TestCard `json:"test,omitempty"`
	Label string    `json:"label,omitempty"` // by which the table and the answer to a scenario refer to it
	Count int       `json:"count,omitempty"` // so many equal cards
	House string    `json:"house,omitempty"` // of a maverick, or of a card whose house was changed
	Icons []string  `json:"icons,omitempty"` // all its bonus icons: amber, capture, damage, draw

	Exhausted bool           `json:"exhausted,omitempty"`
	Stunned   bool           `json:"stunned,omitempty"`
	Warded    bool           `json:"warded,omitempty"`
	Enraged   bool           `json:"enraged,omitempty"`
	Attacked  bool           `json:"attacked,omitempty"` // has been attacked this turn: elusive is used up
	Revealed  bool           `json:"revealed,omitempty"` // everybody has seen it in its zone
	Entered   bool           `json:"entered,omitempty"`  // was played this turn
	Joined    bool           `json:"joined,omitempty"`   // a gigantic creature in play, with both halves
	Damage    int            `json:"damage,omitempty"`
	Amber     int            `json:"amber,omitempty"`
	Spent     int            `json:"spent,omitempty"` // armor that has prevented damage this turn
	Counters  map[string]int `json:"counters,omitempty"`
	CopyOf    string         `json:"copyOf,omitempty"`
	Plays     int            `json:"plays,omitempty"` // how often it was played this turn
	Uses      int            `json:"uses,omitempty"`  // and used

	Owner      Side   `json:"owner,omitempty"`      // when it is not the side under which the card is listed
	Controller Side   `json:"controller,omitempty"` // of an upgrade, when it is not that of its host
	Upgrades   []Card `json:"upgrades,omitempty"`
	Under      []Card `json:"under,omitempty"`   // under it, face down
	Grafted    []Card `json:"grafted,omitempty"` // under it, face up
}

// Lasting is a lasting effect in force.
type Lasting struct {
	Of     string   `json:"of"`               // the label of the card whose ability began it
	N      int      `json:"n,omitempty"`      // which of the lasting effects that it can begin, from 0
	Player Side     `json:"player,omitempty"` // whose ability it was; the active player's by default
	Cards  []string `json:"cards,omitempty"`  // the labels of the cards of which it speaks
	House  string   `json:"house,omitempty"`  // that was chosen
	Number int      `json:"number,omitempty"` // that was chosen
	Name   string   `json:"name,omitempty"`   // the card that was named
	Ago    int      `json:"ago,omitempty"`    // how many turns ago it began
	Used   int      `json:"used,omitempty"`   // how often it has happened
}

// Parse reads a table.
func Parse(data []byte) (*Table, error) {
	t := &Table{}
	if err := Strict(data, t); err != nil {
		return nil, err
	}
	return t, nil
}

// Strict reads exactly one JSON value without unknown fields.
func Strict(data []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows the value")
	}
	return nil
}

// UnmarshalJSON reads a card, which may be a string.
func (c *Card) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		*c = Card{}
		return json.Unmarshal(data, &c.Card)
	}
	type plain Card
	return Strict(data, (*plain)(c))
}

// Labels are the labels of all cards of the table.
func (t *Table) Labels() []string {
	var labels []string
	t.each(func(c *Card) {
		if c.Label != "" {
			labels = append(labels, c.Label)
		}
	})
	return labels
}

// each calls do for every card of the table.
func (t *Table) each(do func(*Card)) {
	var visit func(list []Card)
	visit = func(list []Card) {
		for i := range list {
			do(&list[i])
			visit(list[i].Upgrades)
			visit(list[i].Under)
			visit(list[i].Grafted)
		}
	}
	side := func(p *Player) {
		for _, z := range p.zones() {
			visit(*z.written)
		}
	}
	for i := range t.Players {
		side(&t.Players[i])
	}
	if t.Monster == nil {
		return
	}
	side(t.Monster)
	if b := t.Monster.Boss; b != nil {
		do(b)
		visit(b.Upgrades)
		visit(b.Under)
		visit(b.Grafted)
	}
}
