package bot

import (
	"context"

	"github.com/keyraken/keyraken/game"
)

// Thinker is a bot that takes its time, and can be told to stop.
type Thinker interface {
	Bot
	// Think thinks of what the game asks, and never changes the game. When the context ends
	// it returns at once with what it has thought until then.
	Think(ctx context.Context, g *game.Game) Thought
}

// Choose lets a bot choose one of legal; one that thinks only until the context ends.
func Choose(ctx context.Context, b Bot, g *game.Game, legal []game.Command) game.Command {
	if t, ok := b.(Thinker); ok {
		return t.Think(ctx, g).Options[0].Command
	}
	return b.Choose(g, legal)
}
