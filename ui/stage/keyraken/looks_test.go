package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	rules "github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/keyraken"
	"github.com/keyraken/keyraken/ui/stage/stagetest"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// tables are tables on which the Keyraken has risen so many times and holds all kinds of creatures.
func tables(t *testing.T) map[string]*playback.Player {
	cat, err := adventure.Catalogue(rules.Adventure)
	require.NoError(t, err)
	all := map[string]*playback.Player{}
	for rises, name := range []string{"the abyss", "the deep", "below", "the surface"} {
		p := keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{Line: gametest.Cards("headhunter")}},
			Monster: keyforge.SidePosition{Artifacts: gametest.Cards("the-keyraken"), Line: gametest.Cards("crushing-arm", "grappling-tentacle",
				"lashing-tentacle", "shield-arm", "slippery-arm", "tenacious-arm")}}
		p.Mode[0], p.Monster.Artifacts[0].Damage = int32(rises), 6*rises
		g, err := keyforge.Start(cat, rules.Adventure.Mode(adventure.Normal), p)
		require.NoError(t, err)
		m := table.New(save.Unsaved(g), rules.Adventure, [keyforge.MaxSides]bool{true}, [keyforge.MaxSides]bot.Bot{},
			table.Speech{Language: languages.English().WithWords(rules.Adventure.Words)})
		m.Update(0, 1280, 720)
		m.Tide, m.Beast.Hurt, m.Beast.Bite, m.Beast.Stare = float64(rises)/3, float64(rises%2), 0.5, float64(rises%3)/2
		all[name] = &m.Player
	}
	return all
}

func TestKeyrakenLooksAsBefore(t *testing.T) {
	stagetest.Looks(t, func() stage.Stage { return keyraken.New() }, tables(t))
}
