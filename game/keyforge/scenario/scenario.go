// Package scenario reads positions that people write: a game in JSON, with cards
// by ID or title. Tests, puzzles and the protocol of archon engine use it, and so
// do saves of games that began from a position.
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
// Unknown fields, cards that are in no set and impossible positions are refused.
// What is left out is empty, or as in the first player's turn: in step 3 when a
// house is active, and otherwise before one is chosen.
package scenario

import (
	"encoding/json"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/strict"
)

// Position is a position in its written form.
type Position struct {
	Mode       string `json:"mode,omitempty"`       // "duel" (the default) or the name of an adventure
	Difficulty string `json:"difficulty,omitempty"` // of an adventure; "normal" by default
	Ask        string `json:"ask,omitempty"`        // "real" (the default) or "all"; see [keyforge.Options]
	Rulebook   string `json:"rulebook,omitempty"`   // "printed" (the default) or "newest"; see [keyforge.Rulebook]
	Situation

	// Clock is the time now. With it every card says when it came to where it is, 0 if
	// it does not; without it cards arrived in the order in which they are listed.
	Clock   int      `json:"clock,omitempty"`
	Players []Player `json:"players"`
	Monster *Player  `json:"monster,omitempty"` // of an adventure; its hand, keys and houses stay empty
}

// Situation is what a table and an edit say about the game as a whole.
type Situation struct {
	Seed        uint64 `json:"seed,omitempty"`
	Random      string `json:"random,omitempty"`      // the state of the generator, 32 hexadecimal digits, instead of a seed
	Active      Side   `json:"active,omitempty"`      // the active player; 1 by default
	TurnOf      Side   `json:"turnOf,omitempty"`      // "monster": its turn begins, after that of the active player
	MonsterStep string `json:"monsterStep,omitempty"` // its turn is in progress, and this step comes next
	// Step is start, forge, house, main, ready, draw or end; by default main, or house
	// when no house is active.
	Step  string `json:"step,omitempty"`
	House string `json:"house,omitempty"` // the active house; if it is given in step "house", the archives may be taken next
	First bool   `json:"first,omitempty"` // it is the first turn of the game
	Turn  int    `json:"turn,omitempty"`  // the number of the turn; 3 by default
	Order []Side `json:"order,omitempty"` // the order of the players' turns
	// Tide is, of an adventure, "high" or "low" (the default); of a duel "none", when no deck has The Tide.
	Tide    string    `json:"tide,omitempty"`
	Rises   *int      `json:"rises,omitempty"`   // the number of the mode that has this name
	Numbers Numbers   `json:"numbers,omitempty"` // numbers of the mode
	Done    *int      `json:"done,omitempty"`    // cards played, used or discarded in this step; by default those of this turn
	Opening *int      `json:"opening,omitempty"` // cards that may still be played or discarded in the first turn; 255: any number
	Ended   *bool     `json:"ended,omitempty"`   // the turn ends when step "main" comes
	Lasting []Lasting `json:"lasting,omitzero"`
}

// Player is one side of a table.
type Player struct {
	// List names an embedded deck. Its houses are those of the player, and with
	// "fill": "rest of deck" its cards that are mentioned nowhere are shuffled
	// under those of Deck. The monster's list is that of the adventure.
	List string `json:"list,omitempty"`
	Fill string `json:"fill,omitempty"`
	Standing
	Tide string `json:"tide,omitempty"` // in a duel: "high" for one player

	Line      []Card `json:"line,omitempty"` // from left to right
	Artifacts []Card `json:"artifacts,omitempty"`
	Hand      []Card `json:"hand,omitempty"`
	Deck      []Card `json:"deck,omitempty"`    // from the top
	Discard   []Card `json:"discard,omitempty"` // from the top
	Archives  []Card `json:"archives,omitempty"`
	Purged    []Card `json:"purged,omitempty"`
	// Reference are the archon power, and the cards under active prophecies: face down, each a
	// copy of the face of its prophecy.
	Reference []Card `json:"reference,omitempty"`

	// Boss is the state of the monster's own card, which is among its artifacts; it
	// needs no name.
	Boss *Card `json:"boss,omitempty"`
}

// Standing is what a table and an edit say about a side apart from its cards.
type Standing struct {
	Houses       []string       `json:"houses,omitzero"`     // left out: those of the list, or of the cards in hand and in play
	Token        string         `json:"token,omitempty"`     // the ID of the token card
	Prophecies   [][]string     `json:"prophecies,omitzero"` // the IDs of the two faces of each of the two prophecy cards
	Amber        *int           `json:"amber,omitempty"`
	Chains       *int           `json:"chains,omitempty"`
	Keys         Keys           `json:"keys,omitzero"`   // a number, or colors: red, blue, yellow
	Now          map[string]int `json:"now,omitzero"`    // what the side has done this turn; see [Ledgers]
	Before       map[string]int `json:"before,omitzero"` // and on its previous turn
	PlayedOf     map[string]int `json:"playedOf,omitzero"`
	DiscardedOf  map[string]int `json:"discardedOf,omitzero"` // cards of each house that it has played, and discarded, this turn
	UsedOf       map[string]int `json:"usedOf,omitzero"`      // creatures of each house that it controlled and has used this turn
	ForgedNow    Keys           `json:"forgedNow,omitzero"`
	ForgedBefore Keys           `json:"forgedBefore,omitzero"`
	LastHouse    string         `json:"lastHouse,omitempty"` // the house that it chose last
	Turns        *int           `json:"turns,omitempty"`     // how many turns it has begun
}

// Card is one card of a table. One with just a name may be written as a string.
type Card struct {
	Card string `json:"card,omitempty"` // ID or title
	// Test is a card that is in no set, instead of a name.
	Test  *TestCard `json:"test,omitempty"`
	Label string    `json:"label,omitempty"` // the name by which the table and the answer to a scenario refer to it
	// Handle is the number of the card in the game; by default the next free one.
	Handle keyforge.Slot `json:"handle,omitempty"`
	Count  int           `json:"count,omitempty"` // the number of identical cards
	Facts
	Joined bool `json:"joined,omitempty"` // a gigantic creature in play, with both halves

	Upgrades []Card `json:"upgrades,omitempty"`
	Under    []Card `json:"under,omitempty"`   // under it, face down
	Grafted  []Card `json:"grafted,omitempty"` // under it, face up
	// OtherHalf is the other half of a gigantic creature in play; with "joined" it is
	// as printed.
	OtherHalf *Card `json:"otherHalf,omitempty"`
}

// Facts are what a table and an edit say about a card apart from which card it is and
// where.
type Facts struct {
	House string   `json:"house,omitempty"` // of a maverick, or of a card whose house was changed
	Icons []string `json:"icons,omitzero"`  // all its bonus icons: amber, capture, damage, draw

	Exhausted *bool          `json:"exhausted,omitempty"`
	Stunned   *bool          `json:"stunned,omitempty"`
	Warded    *bool          `json:"warded,omitempty"`
	Enraged   *bool          `json:"enraged,omitempty"`
	Attacked  *bool          `json:"attacked,omitempty"` // has been attacked this turn: elusive is used up
	FaceDown  *bool          `json:"faceDown,omitempty"` // in a line: a token creature; a reference card: under a prophecy
	Revealed  *bool          `json:"revealed,omitempty"` // everybody has seen it in its zone
	SeenBy    []Side         `json:"seenBy,omitzero"`    // these players have
	Entered   *bool          `json:"entered,omitempty"`  // was played this turn
	Damage    *int           `json:"damage,omitempty"`
	Amber     *int           `json:"amber,omitempty"`
	Spent     *int           `json:"spent,omitempty"` // armor that has prevented damage this turn
	Counters  map[string]int `json:"counters,omitempty"`
	CopyOf    *string        `json:"copyOf,omitempty"`
	CopyHouse string         `json:"copyHouse,omitempty"` // for a copy, when it is not as printed
	CopyIcons []string       `json:"copyIcons,omitzero"`
	Plays     *int           `json:"plays,omitempty"`   // how often it was played this turn
	Uses      *int           `json:"uses,omitempty"`    // and used
	Allowed   *int           `json:"allowed,omitempty"` // cards of other houses that it has let be played or used this turn

	Owner      Side `json:"owner,omitempty"`      // when it is not the side under which the card is listed
	Controller Side `json:"controller,omitempty"` // of a card on or under another, when it is not that of its host
	Base       Side `json:"base,omitempty"`       // who put it into play, when that is not its controller
	By         Ref  `json:"by,omitempty"`         // for a purged card: the card that purged it

	Came       *int `json:"came,omitempty"`       // when it came into its zone
	CameBefore *int `json:"cameBefore,omitempty"` // and into the zone before
	Since      *int `json:"since,omitempty"`      // when it came into play or under its control, if that is another time
}

// Lasting is a lasting effect in force.
type Lasting struct {
	Of     Ref    `json:"of"`               // the card whose ability began it
	Text   string `json:"text,omitempty"`   // the card whose text holds the ability, when it is not that card's own
	N      int    `json:"n,omitempty"`      // which of the lasting effects that it can begin, from 0
	Player Side   `json:"player,omitempty"` // whose ability it was; the active player's by default
	In     Side   `json:"in,omitempty"`     // for one that applies in an opponent's next turn: whose
	Cards  []Ref  `json:"cards,omitempty"`  // the cards that it affects
	A      []Ref  `json:"a,omitempty"`      // and those that the ability had set aside
	B      []Ref  `json:"b,omitempty"`
	House  string `json:"house,omitempty"`  // that was chosen
	Number int    `json:"number,omitempty"` // that was chosen
	Name   string `json:"name,omitempty"`   // the card, or the trait, that was named
	Ago    int    `json:"ago,omitempty"`    // how many turns ago it began
	Used   int    `json:"used,omitempty"`   // how often it has happened

	At     int `json:"at,omitempty"`     // when it began
	CardAt int `json:"cardAt,omitempty"` // when its card had come into the zone where it then was
	AAt    int `json:"aAt,omitempty"`    // when the cards set aside were what they are
	BAt    int `json:"bAt,omitempty"`
}

// Parse reads a table.
func Parse(data []byte) (*Position, error) {
	t := &Position{}
	if err := strict.Decode(data, t); err != nil {
		return nil, err
	}
	return t, nil
}

// UnmarshalJSON reads a card, which may be a string.
func (c *Card) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		*c = Card{}
		return json.Unmarshal(data, &c.Card)
	}
	type plain Card
	return strict.Decode(data, (*plain)(c))
}

// Labels are the labels of all cards of the table.
func (t *Position) Labels() []string {
	var labels []string
	t.each(func(c *Card) {
		if c.Label != "" {
			labels = append(labels, c.Label)
		}
	})
	return labels
}

// each calls do for every card of the table.
func (t *Position) each(do func(*Card)) {
	var visit func(list []Card)
	visit = func(list []Card) {
		for i := range list {
			do(&list[i])
			visit(list[i].Upgrades)
			visit(list[i].Under)
			visit(list[i].Grafted)
			if half := list[i].OtherHalf; half != nil {
				do(half)
			}
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
