package console

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// Of the creatures that would die in the monster's turn only those of the players are foretold as lost.
func TestForecastNamesOwnLosses(t *testing.T) {
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx"}, Mode: "adventure", Difficulty: "normal", Seed: 1}
	tbl, err := o.Game()
	require.NoError(t, err)
	p := keyforge.Position{House: card.Brobnar,
		Players: []keyforge.SidePosition{{Line: gametest.Cards("headhunter"), Deck: gametest.Many(9, "punch")}},
		Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("crushing-arm")}}
	p.Monster.Line[0].Damage = 6
	g, err := keyforge.Start(tbl.Catalogue, tbl.Mode, p)
	require.NoError(t, err)
	var out strings.Builder
	con := newConsole(t.Context(), save.Unsaved(g), tbl, [keyforge.MaxSides]bot.Bot{}, strings.NewReader("q\n"), &out)
	require.NoError(t, con.Play())
	assert.Contains(t, out.String(), "\n  Crushing Arm would fight Headhunter.\n  These would be destroyed: Headhunter.\n", "both die")
}
