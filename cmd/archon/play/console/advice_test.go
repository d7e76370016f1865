package console

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
)

// Advice ends its plan with what the allies can do then.
func TestAdviceSaysWhatAlliesCanDo(t *testing.T) {
	o := setup.Options{Pool: pool.Shipped, Decks: []string{"onyx", "argus"}, Mode: "keyraken", Difficulty: "normal", Seed: 1}
	tbl, err := o.Game()
	require.NoError(t, err)
	g, err := keyforge.New(tbl.Catalogue, tbl.Mode, tbl.Setup)
	require.NoError(t, err)
	var out strings.Builder
	con := newConsole(t.Context(), save.Unsaved(g), tbl, [keyforge.MaxSides]bot.Bot{}, strings.NewReader(""), &out)
	end := keyforge.Command{Verb: keyforge.EndTurn}
	con.showAdvice(&keyforge.Question{}, &menu{}, &advice.Advice{Plan: []keyforge.Command{end}, Team: []advice.Step{{Side: 1, Keys: 1}}})
	require.NoError(t, con.Flush())
	assert.Contains(t, out.String(), "\n  Then player 2 can forge a key.\n")
}
