// Package shards is the scene of a game of Shards of Infinity.
package shards

import (
	"context"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// Screen is the table of a game.
type Screen struct {
	scene.Base
	log     *replay.Log[game.Game]
	players []game.Player // the computers by seat, nil where a person sits
	scroll  widget.Scroll
}

// New is the table of a game of [Kind], with those who sit there. The log is closed when the table is left. It panics if a seat is
// held by what is no computer of the game.
func New(_ *scene.Stack, log *replay.Log[game.Game], seats Seats) scene.Screen {
	players, err := seats.computers(log.Game().Seats(), log.Header.Seed)
	if err != nil {
		panic(err)
	}
	return &Screen{log: log, players: players}
}

// Resume goes on with a game that is kept.
func Resume(s *scene.Stack, path string) {
	s.Await(s.T("reading-save"), func() func() {
		log, _, err := replay.Open[game.Game](context.Background(), path, Kind())
		return func() {
			if err == nil {
				err = resume(s, log)
			}
			if err != nil {
				s.Tell(s.T("cannot-open"), s.Language.Say(err))
			}
		}
	})
}

func resume(s *scene.Stack, log *replay.Log[game.Game]) error {
	seats, err := SeatsHeld(log.Header.Seats, log.Game().Seats())
	if err == nil {
		_, err = seats.computers(log.Game().Seats(), log.Header.Seed)
	}
	if err != nil {
		log.Abandon()
		return err
	}
	s.Replace(New(s, log, seats))
	return nil
}

// Name implements [scene.Screen].
func (*Screen) Name() string { return "shards" }

// Over implements [scene.Screen].
func (*Screen) Over() bool { return false }

// Leave closes the save.
func (t *Screen) Leave(s *scene.Stack) error {
	err := t.log.Close()
	s.ReadSaves()
	return err
}

// Frame implements [scene.Screen].
func (t *Screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	g := t.log.Game().(*shards.Game)
	s.Stage.Menu(s.LookAt(f))
	legal := g.Legal(nil)
	if len(legal) > 0 {
		if p := t.players[g.Asked()]; p != nil {
			_ = t.log.Do(p.Choose(g, legal))
			return
		}
	}
	u := f.Unit
	words := lang.English
	f.Scroll("answers", layout.Rect{W: f.W, H: f.H}.Inset(20*u), &t.scroll, float64(len(legal))*44*u, func(all layout.Rect) {
		for i, c := range legal {
			r := layout.Rect{X: all.X, Y: all.Y + float64(i)*44*u, W: 600 * u, H: 40 * u}
			if f.Button(widget.ID{What: "answer", N: i}, r, words.Command(g, c), "", widget.Plain) {
				f.Defer(func() { _ = t.log.Do(c) })
			}
		}
	})
}
