package blunders

import (
	"cmp"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/results"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Format is the version of the lines.
const Format = 1

// Key is what tells a deal from others, with all that what is found out about it depends on.
type Key struct {
	Format     int    `json:"blunders"`
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty"`
	Players    int    `json:"players"`
	Bots       string `json:"bots"`
	Light      bool   `json:"light,omitempty"`
	Eyes       string `json:"eyes"`
	Worlds     int    `json:"worlds,omitempty"`
	Seed       uint64 `json:"seed"`
	Number     int    `json:"number"`
	Start      string `json:"start"` // the hash of the state in which the game began
}

// Deal is what was found out about a deal.
type Deal struct {
	Key
	Decks    []string `json:"decks,omitempty"`
	Turns    int      `json:"turns"`    // of players
	Won      bool     `json:"won"`      // by the bots
	Foreseen bool     `json:"foreseen"` // hindsight wins it
	Winnable bool     `json:"winnable"` // one of these
	Blunder  *Blunder `json:"blunder,omitempty"`
}

// Blunder is the decision after which a deal could no longer be won.
type Blunder struct {
	Turn  int `json:"turn"`            // of the players, from 1; 0: before the first
	Round int `json:"round"`           // from 1
	Place int `json:"place,omitempty"` // in the order of turns, from 1
	Seat  int `json:"seat"`            // whose decision it was, from 1
	// The table when the turn began: how often the monster had risen, its æmber and what the next rise costs, whether the tide was
	// high, and how much damage would have defeated it.
	Rises int  `json:"rises"`
	Pool  int  `json:"pool"`
	Cost  int  `json:"cost"`
	High  bool `json:"high,omitempty"`
	Left  int  `json:"left"`
	// Until is after how many turns of players, this one included, the monster rose next; 0: it did not.
	Until int    `json:"until"`
	House string `json:"house,omitempty"` // that was active in the turn
	Kind  Kind   `json:"kind"`
	// Done is the turn as the bots played it, up to the next turn of a player; Decision is the place of the blunder in it, from 0. Better
	// is how it would have gone on from there in the way that wins.
	Done     []string `json:"done"`
	Decision int      `json:"decision"`
	Better   []string `json:"better"`
	// Before and After are the chances that the bots saw when the turn began and when the next one did; in a game that is over none.
	Before  game.Chance `json:"before"`
	After   game.Chance `json:"after"`
	Chances *Chances    `json:"chances,omitempty"`
	// Imagined is in how many imagined worlds hindsight won, see [Config].
	Imagined *Imagined `json:"imagined,omitempty"`
}

// Imagined is in how many worlds hindsight won after what was done and after what was better.
type Imagined struct {
	Done   int `json:"done"`
	Better int `json:"better"`
}

// Chances are what the bots thought of what they did and of what was better, and how often they tried it.
type Chances struct {
	Done        game.Chance `json:"done"`
	Better      game.Chance `json:"better"`
	DoneTries   int         `json:"doneTries"`
	BetterTries int         `json:"betterTries"`
}

// table notes the table as it is.
func (b *Blunder) table(g *keyforge.Game) {
	b.Rises = risen(g)
	for _, v := range g.Gauges(nil) {
		if v.OfPool {
			b.Pool, b.Cost = v.Value, v.Limit
		}
	}
	boss := g.Boss()
	b.High, b.Left = g.TideHigh(0), g.Power(boss)-int(g.Card(boss).Damage)
}

// risen is how far the gauge has risen that loses the game at its limit.
func risen(g *keyforge.Game) int {
	for _, v := range g.Gauges(nil) {
		if v.Limited && !v.OfPool {
			return v.Value
		}
	}
	return 0
}

// until is after how many turns, from the beginning of one, the monster had risen once more; 0 if it never did.
func (c *course) until(turn int) int {
	from := risen(c.games[turn])
	for n := turn + 1; n < len(c.games); n++ {
		if risen(c.games[n]) > from {
			return n - turn
		}
	}
	if risen(c.end) > from {
		return len(c.games) - turn
	}
	return 0
}

// Missing is by how much æmber the monster's pool fell short of the next rise.
func (b *Blunder) Missing() int { return max(0, b.Cost-b.Pool) }

// Read reads the deals of a file in the order of their keys, each once.
func Read(path string) ([]Deal, error) {
	all, err := results.Read(path, func(d *Deal) bool { return d.Format == Format })
	slices.SortFunc(all, func(a, b Deal) int { return a.compare(&b.Key) })
	return slices.CompactFunc(all, func(a, b Deal) bool { return a.Key == b.Key }), err
}

// compare orders keys.
func (k *Key) compare(o *Key) int {
	return cmp.Or(k.group().compare(o.group()), cmp.Compare(k.Seed, o.Seed), cmp.Compare(k.Number, o.Number), cmp.Compare(k.Start, o.Start))
}
