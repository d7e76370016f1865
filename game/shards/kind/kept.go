package kind

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
)

// Entrants are the leaders.
func (k *Shards) Entrants(of game.Game) (leaders []string) {
	g := of.(*shards.Game)
	for s := range shards.Seat(g.Seats()) {
		leaders = append(leaders, g.Leader(s).ID)
	}
	return leaders
}

// Feats implements [game.Kind].
func (k *Shards) Feats() []game.Feat { return k.feats.All() }

// Witness implements [game.Kind].
func (k *Shards) Witness(s game.Sitting) game.Witness { return k.feats.Watch(s) }
