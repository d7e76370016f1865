package lampeater

import "github.com/keyraken/keyraken/game/keyforge"

// Positions are tables in the middle of a game.
func (lamps) Positions() map[string]keyforge.Position { return nil }
