package bot

import (
	"context"

	"github.com/keyraken/keyraken/game/keyforge"
)

// Thinker is a bot that thinks for a while, and can be told to stop.
type Thinker interface {
	Bot
	// ChooseUntil returns one of legal: as soon as the context ends, the best so far.
	ChooseUntil(ctx context.Context, g *keyforge.Game, legal []keyforge.Command) keyforge.Command
}

// Choose lets a bot choose one of legal; a bot that thinks does so only until the context
// ends.
func Choose(ctx context.Context, b Bot, g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	if t, ok := b.(Thinker); ok {
		return t.ChooseUntil(ctx, g, legal)
	}
	return b.Choose(g, legal)
}
