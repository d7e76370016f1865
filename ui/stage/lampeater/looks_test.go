package lampeater_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	rules "github.com/keyraken/keyraken/adventure/lampeater"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/lampeater"
	"github.com/keyraken/keyraken/ui/stage/stagetest"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// wall is a table with five lamps. Those with -1 burn; the others have as many lights.
func wall(t *testing.T, gloom int32, perch int, lights ...int) *playback.Player {
	t.Helper()
	cat, err := adventure.Catalogue(rules.Adventure)
	require.NoError(t, err)
	p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Line: gametest.Cards("headhunter")}},
		Monster: keyforge.SidePosition{Line: gametest.Cards("wick-thief", "soot-owl"), Artifacts: gametest.Cards("the-lampeater",
			"harbor-lamp", "market-lamp", "temple-lamp", "barracks-lamp", "tower-lamp", "fog-bank")}}
	p.Mode[0] = gloom
	g, err := keyforge.Start(cat, rules.Adventure.Mode(adventure.Normal), p)
	require.NoError(t, err)
	m := table.New(save.Unsaved(g), rules.Adventure, [keyforge.MaxSides]bool{true}, [keyforge.MaxSides]bot.Bot{},
		table.Speech{Language: languages.English().WithWords(rules.Adventure.Words)})
	m.Update(0, 1600, 900)
	for i, n := range lights {
		f := &m.Board.Faces[m.Board.Piles[keyforge.Monster][card.Artifacts][i]]
		if f.Counters[card.LightCounter] = uint8(max(n, 0)); n < 0 {
			f.Marks |= keyforge.Warded
		}
		if f.Counters[card.ShadowCounter] = 0; i == perch {
			f.Counters[card.ShadowCounter] = 1
		}
	}
	m.Update(0, 1600, 900) // the eye goes with the perch
	return &m.Player
}

func TestLampeaterLooksAsBefore(t *testing.T) {
	startled := wall(t, 7, 4, 0, 0, 0, 0, 0)
	startled.Board.Faces[startled.Board.Boss].Marks |= keyforge.Stunned
	startled.Beast.Hurt = 0.8
	stagetest.Looks(t, func() stage.Stage { return lampeater.New() }, map[string]*playback.Player{
		"dusk": wall(t, 0, 2, 0, 1, 2, 0, 0), "some burn": wall(t, 6, 1, -1, 1, 2, 0, -1), "night": startled,
	})
}
