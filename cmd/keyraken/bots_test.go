package main_test

import (
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// begun is when all these games began.
var begun = time.Date(2026, time.January, 5, 20, 30, 0, 0, time.UTC)

// played is a whole game of bots, with decks that come with the program. See is
// called whenever the first player may choose any action.
func played(h *host, r *scenario.Rules, d adventure.Difficulty, players int, seed uint64, see func(*save.Story)) *save.Story {
	var deals []keyforge.Deal
	var titles []string
	names := deck.Embedded()
	for i := range players {
		list, err := deck.Named(names[(3*int(seed)+2*i)%len(names)])
		require.NoError(h, err)
		deals, titles = append(deals, list.Deal(0)), append(titles, list.Name)
	}
	setup := adventure.Setup(keyraken.Adventure, deals, seed)
	header := save.Deal(keyraken.Adventure.Name(), d.String(), setup, titles...)
	header.Started = begun.Format(time.RFC3339)
	story, err := replay.New(r, header)
	require.NoError(h, err)
	g := story.Game()
	var legal []keyforge.Command
	for !g.Over() && story.Len() < 2000 {
		if q := g.Question(); q.Kind == keyforge.AskMain && q.Side == 0 {
			see(story)
		}
		legal = g.Legal(legal[:0])
		err = story.Do(bot.Greedy{}.Choose(g, legal))
		require.NoError(h, err)
	}
	return story
}

// tale is a game with three moments at which the first player may choose any action:
// soon after the start, in the middle, and when the table was fullest.
type tale struct {
	*save.Story
	early, middle, late int
}

// fullest is the game, of 200, in which the table was fullest.
func fullest(h *host, players int) *tale {
	r := scenetest.Rules()
	best, most := &tale{}, 0
	for seed := range uint64(200) {
		var moments, fullness []int
		story := played(h, r, adventure.Normal, players, seed, func(s *save.Story) {
			if !endsQuietly(h, s.Game()) {
				return
			}
			moments, fullness = append(moments, s.At()), append(fullness, full(s.Game(), players))
		})
		for i, n := range fullness {
			if n > most {
				best, most = &tale{story, moments[i/6], moments[i/2], moments[i]}, n
			}
		}
	}
	return best
}

// endsQuietly reports whether nobody is asked anything between the end of this turn and the Keyraken's.
func endsQuietly(h *host, g *keyforge.Game) bool {
	ended := g.Clone().(*keyforge.Game)
	require.NoError(h, ended.Do(keyforge.Command{Verb: keyforge.EndTurn}))
	return ended.Over() || ended.TurnOf() == keyforge.Monster
}

// full is how full a table is: it counts creatures, artifacts and cards in hand, up
// to a limit for each.
func full(g *keyforge.Game, players int) int {
	at := func(side int, z card.Zone) int { return len(gametest.State(g).Players[side].Pile(z)) }
	n := 2*min(at(int(keyforge.Monster), card.Battleline), 8) + min(at(0, card.Battleline), 9) + min(at(0, card.Hand), 6)
	for i := range players {
		n += min(at(i, card.Battleline), 9) + min(at(i, card.Artifacts), 2)
	}
	return n
}

// to is the game up to a moment, from which it can be continued.
func (t *tale) to(h *host, at int) *save.Story {
	require.NoError(h, t.Seek(at))
	return t.Fork()
}

// ended is a game whose last command is of that kind: with a pick the players
// destroy the Keyraken, at the end of a turn it rises for the last time.
func ended(h *host, d adventure.Difficulty, players int, verb keyforge.Verb) *save.Story {
	r := scenetest.Rules()
	for seed := range uint64(400) {
		s := played(h, r, d, players, seed, func(*save.Story) {})
		last := s.Inputs()[s.Len()-1].Command
		boss := s.Game().Boss()
		if s.Game().Over() && last.Verb == verb && (verb != keyforge.Pick || last.Card == boss) {
			return s
		}
	}
	require.Fail(h, "no game of bots ends so")
	return nil
}
