package codex

import (
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/ui/scene"
)

// Kind is the game with all its cards, made once.
var Kind = sync.OnceValue(func() game.Kind { return games.All()["codex"]() })

// Seats are who sits where.
type Seats = scene.Holders
