package bot

import (
	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/shards"
)

// NewSkilled returns a Greedy with experience, as experts go on in duels.
func NewSkilled(cat *shards.Catalogue) *Greedy {
	x, n := &experience{}, &network{}
	x.load(cat)
	n.load(cat)
	return &Greedy{table: table{experience: x}, plan: newPlan(n, x)}
}

// Foretell returns a judge of how likely a seat is to win when its turn begins.
func Foretell() func(g *shards.Game, seat shards.Seat) float64 {
	j := &judge{}
	return func(g *shards.Game, seat shards.Seat) float64 { return float64(j.chance(g, seat)) / search.Sure }
}

// Tables are those of experience and of the network.
func Tables() (experience, network string) { return experienceTable, networkTable }
