package analysis_test

import (
	"context"
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/review"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
)

// An analysis fits only if it is of this format and everything in it can be.
func TestWhatFits(t *testing.T) {
	s := story(t, duel)
	give(t, s, "end", "house brobnar", "end")
	fits := func(change func(*analysis.Analysis)) bool {
		a := analyse(t, s, rich)
		a.Swings = []analysis.Swing{{At: 1, Turn: 1, From: 0, To: game.Certain}, {At: 3, Turn: 4, From: 2000, To: 1000}}
		change(a)
		data, err := json.Marshal(a)
		require.NoError(t, err)
		return analysis.Fits(data, s)
	}
	require.True(t, fits(func(*analysis.Analysis) {}))
	assert.True(t, fits(func(a *analysis.Analysis) { a.Points[0].Chance, a.Points[1].Chance = 0, game.Certain }))
	assert.True(t, fits(func(a *analysis.Analysis) { a.Points[0].Side = scenario.Monster }))
	for name, change := range map[string]func(*analysis.Analysis){
		"older":               func(a *analysis.Analysis) { a.Format = analysis.Format - 1 },
		"newer":               func(a *analysis.Analysis) { a.Format = analysis.Format + 1 },
		"no points":           func(a *analysis.Analysis) { a.Points = nil },
		"last point missing":  func(a *analysis.Analysis) { a.Points = a.Points[:len(a.Points)-1] },
		"points out of order": func(a *analysis.Analysis) { slices.Reverse(a.Points) },
		"side of a point":     func(a *analysis.Analysis) { a.Points[0].Side = 3 },
		"turn of a point":     func(a *analysis.Analysis) { a.Points[0].Turn = a.Inputs + 2 },
		"no turn of a point":  func(a *analysis.Analysis) { a.Points[0].Turn = -1 },
		"early swing":         func(a *analysis.Analysis) { a.Swings[0].At = -1 },
		"late swing":          func(a *analysis.Analysis) { a.Swings[1].At = 4 },
		"swings out of order": func(a *analysis.Analysis) { slices.Reverse(a.Swings) },
		"swing from nowhere":  func(a *analysis.Analysis) { a.Swings[0].From = -1 },
		"swing to nowhere":    func(a *analysis.Analysis) { a.Swings[1].To = game.Certain + 1 },
		"nobody's turning":    func(a *analysis.Analysis) { a.Turnings[0].Side = 0 },
		"turning of a third":  func(a *analysis.Analysis) { a.Turnings[0].Side = 3 },
		"late turning":        func(a *analysis.Analysis) { a.Turnings[0].At = 4 },
		"nothing done":        func(a *analysis.Analysis) { a.Turnings[0].Done = nil },
		"nothing better":      func(a *analysis.Analysis) { a.Turnings[0].Better = nil },
		"better than certain": func(a *analysis.Analysis) { a.Turnings[0].BetterChance = game.Certain + 1 },
		"too many turnings": func(a *analysis.Analysis) {
			for len(a.Turnings) <= review.Most {
				a.Turnings = append(a.Turnings, a.Turnings[len(a.Turnings)-1])
			}
		},
	} {
		assert.False(t, fits(change), name)
	}
}

// An action ends with its answers: what follows in the turn is not part of it.
func TestActionEndsWithItsAnswers(t *testing.T) {
	s := story(t, duel)
	give(t, s, "fight 1", "pick 11", "reap 2", "end")
	a := analyse(t, s, rich)
	require.Len(t, a.Turnings, 1)
	assert.Equal(t, []string{"fight 1", "pick 11"}, a.Turnings[0].Done)
}

// What would have been better is told even where nobody has planned on from it, or planned something else.
func TestBetterWithoutAPlan(t *testing.T) {
	for _, plan := range [][]keyforge.Command{nil, {{Verb: keyforge.EndTurn}}} {
		s := story(t, duel)
		give(t, s, "end")
		a := analyse(t, s, func(ctx context.Context, l bot.Level, seed uint64, g *keyforge.Game) bot.Thought {
			said := rich(ctx, l, seed, g)
			said.Plan = plan
			return said
		})
		require.Len(t, a.Turnings, 1)
		assert.Contains(t, a.Turnings[0].Better[0], "reap ")
	}
}

// Players who play together have one chance, whoever of them decides.
func TestPlayersTogetherHaveOneChance(t *testing.T) {
	s := story(t, `{"mode":"keyraken","house":"brobnar","players":[
		{"line":["troll"],"deck":["troll","troll","troll"],"houses":["brobnar","dis","logos"]},
		{"line":["troll"],"deck":["troll","troll","troll"],"houses":["brobnar","dis","logos"]}]}`)
	give(t, s, "end")
	for s.Game().TurnOf() != 1 || s.Game().Question().Side != 1 {
		require.NoError(t, s.Do(s.Game().Legal(nil)[0]))
	}
	a := analyse(t, s, fears(func(*keyforge.Game) bool { return true }))
	second := false
	for _, p := range a.Points {
		second = second || p.Side == 2
		assert.Equal(t, game.Chance(2000), p.Chance)
	}
	assert.True(t, second)
	assert.False(t, a.Duel)
}

// What a player brings about after the turn of the monster is not put down to that turn.
func TestTurnsAfterTheMonstersAreNoSwings(t *testing.T) {
	s := story(t, `{"mode":"keyraken","house":"brobnar",
		"players":[{"line":["troll"],"deck":["troll","troll","troll"],"amber":1,"houses":["brobnar","dis","logos"]}]}`)
	give(t, s, "end")
	for s.Game().Question().Purpose != keyforge.ForHouse {
		require.NoError(t, s.Do(s.Game().Legal(nil)[0]))
	}
	before := s.Game().Pool(0)
	give(t, s, "house brobnar", "reap 1")
	a := analyse(t, s, fears(func(g *keyforge.Game) bool { return g.Turn() > 1 && g.Pool(0) > before }))
	assert.Equal(t, game.Chance(2000), a.Points[len(a.Points)-1].Chance)
	assert.Empty(t, a.Swings)
}

// A turning point at the choice of a house needs no question, since the choice is an action of its own.
func TestTurningPointOfAHouse(t *testing.T) {
	s := story(t, duel)
	give(t, s, "end", "house dis", "end")
	x := analysis.TurningPoint{At: 1, Side: 2, Done: []string{"house dis"}, Better: []string{"house brobnar", "reap 11", "reap 12", "end"}}
	told, err := x.Describe(s, &narrate.Narrator{Game: s.Game(), Language: languages.English()})
	require.NoError(t, err)
	assert.Empty(t, told.Asked)
	assert.Equal(t, []string{"Choose Dis"}, told.Done)
	assert.Equal(t, []string{"Choose Brobnar", "Reap with Troll (1st in player 2's line)",
		"Reap with Bumpsy (2nd in player 2's line)", "End the turn"}, told.Better)
	assert.Equal(t, []string{"gains 2 æmber"}, told.Why)
}

// Actions stand in a sentence without their capitals, but names keep theirs.
func TestInLine(t *testing.T) {
	assert.Equal(t, "reap with Troll; end the turn", analysis.InLine([]string{"Reap with Troll", "End the turn"}))
	assert.Empty(t, analysis.InLine(nil))
}
