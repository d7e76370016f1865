// Package save names what a saved game of KeyForge is; package replay has what saves of all games share.
package save

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Story is a game of KeyForge with its past, and Log one with its save.
type (
	Story = replay.Story[*keyforge.Game]
	Log   = replay.Log[*keyforge.Game]
)

// Setup is what only KeyForge has in the header of a save; an empty one is added where there is none.
func Setup(h *replay.Header) *scenario.Setup { return scenario.SetupIn(&h.Setup) }

// Deal is the header of a game that begins with a deal. Names are the names of the decks; they may be left out.
func Deal(mode, difficulty string, deal keyforge.Setup, names ...string) replay.Header {
	return replay.Header{Setup: scenario.DealSetup(mode, difficulty, deal, names...)}
}

// Position is the header of a game that begins from a position, which must be complete.
func Position(t *scenario.Position) replay.Header {
	return replay.Header{Setup: scenario.PositionSetup(t)}
}

// Unsaved returns a log without a save for a game, which may be in any state.
func Unsaved(g *keyforge.Game) *Log {
	h := replay.Header{Format: replay.Format, Engine: scenario.Engine, Catalogue: scenario.CatalogueVersion(g.Catalogue())}
	h.Mode = g.Mode().Name()
	return replay.UnsavedGame(h, g)
}
