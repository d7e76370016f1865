package shards

import (
	"sync"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/ui/scene"
)

// Kind is the game with all its cards, made once.
var Kind = sync.OnceValue(games.Shards)

// Seats are who sits where.
type Seats = scene.Holders
