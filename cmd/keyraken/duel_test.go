package main_test

import (
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// duel is a standard game of two people at its fullest moment, the fullest of several games.
func duel(g *games) *save.Story { return standard(g.h, false) }

// openDuel is the same with open hands.
func openDuel(g *games) *save.Story { return standard(g.h, true) }

func standard(h *host, open bool) *save.Story {
	r := scenetest.Rules()
	var best *save.Story
	most := 0
	for seed := range uint64(30) {
		var deals []keyforge.Deal
		var names []string
		for i := range uint64(2) {
			d, err := deck.Named(deck.Embedded()[(3*seed+5*i)%uint64(len(deck.Embedded()))])
			require.NoError(h, err)
			deals, names = append(deals, d.Deal(0)), append(names, d.Name)
		}
		head := save.Deal(keyforge.Duel.Name(), "", keyforge.Setup{Decks: deals, Seed: seed}, names...)
		save.Setup(&head).Open, head.Players = open, []string{"Ada", "Boris"}
		story, err := replay.New(r, head)
		require.NoError(h, err)
		b, err := bot.New("greedy", seed)
		require.NoError(h, err)
		for n := 0; n < 400 && !story.Game().Over(); n++ {
			at := story.Game()
			if q := at.Question(); q.Kind == keyforge.AskMain && n > 90 {
				p := &gametest.State(at).Players
				full := 0
				for side := range 2 {
					full += min(len(p[side].Pile(card.Battleline)), 8) + min(len(p[side].Pile(card.Artifacts)), 3)
				}
				if full > most && len(p[q.Side].Pile(card.Hand)) > 4 {
					best, most = story.Fork(), full
				}
			}
			err := story.Do(b.Choose(at, at.Legal(nil)))
			require.NoError(h, err)
		}
	}
	return best
}

// sit seats the person who is asked at the table.
func sit(h *host) {
	h.click("lift-curtain", 0)
	h.screen("table")
	h.asked()
	h.rest()
	h.see(60)
}

// handOver ends the turn, and waits until the other person is asked to come.
func (h *host) handOver() {
	h.click("end-turn", 0)
	r := h.until("the end of the turn", func(r *scene.Report) bool { return r.Screen == "confirm" || r.TurnOf >= 0 })
	if r.Screen == "confirm" {
		h.click("confirm", 0)
	}
	h.spot("draw-curtain", numbered(0))
	h.rest()
}

// standardSetup plans a standard game.
func standardSetup(h *host) {
	h.click("new-adventure", 0)
	h.click("game-kind", 1)
	h.click("who-1", 0)
}

// large is the largest text.
func large(s *session.Settings) { s.Text = 150 }
