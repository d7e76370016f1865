package codex

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
)

// Tables are where its games are played and watched.
func Tables(s *scene.Stack) scene.Tables[game.Game] {
	return scene.Tables[game.Game]{Rules: Kind(), Play: open, Watch: newReplay, Apart: newApart,
		Begin: func(h replay.Header) (*replay.Log[game.Game], error) { return s.BeginKind(Kind(), h) },
		Keep:  func(story *replay.Story[game.Game]) *replay.Log[game.Game] { return s.KeepKind(Kind(), story) }}
}

// open is the table of a game that goes on.
func open(s *scene.Stack, log *replay.Log[game.Game]) (scene.Screen, error) {
	t, err := seated(s, log)
	if err != nil {
		return nil, err
	}
	return t, nil
}

// Log implements [scene.Playing].
func (t *Screen) Log() scene.Log { return t.log }

// Resume implements [scene.Playing].
func (*Screen) Resume(s *scene.Stack, path string) { Tables(s).Resume(s, path) }

// seated is the table of a game with those whom its header seats.
func seated(s *scene.Stack, log *replay.Log[game.Game]) (*Screen, error) {
	seats, err := replay.Holders(log.Header.Seats, log.Game().Seats())
	if err == nil {
		_, err = Seats(seats).Computers(Kind(), log.Game().Seats(), log.Header.Seed)
	}
	if err != nil {
		log.Abandon()
		return nil, err
	}
	return New(s, log, seats), nil
}

// again begins a game like this one with that seed.
func (t *Screen) again(s *scene.Stack, seed uint64) {
	h := session.Unbound(t.log.Header)
	if seed != h.Seed {
		h.Voyage = ""
	}
	h.Seed, h.Edited, h.Taken, h.Advised = seed, false, 0, 0
	if err := Tables(s).Start(s, h); err != nil {
		s.Tell(s.T("cannot-begin"), s.Language.Say(err))
	}
}

// concede gives the game up for the one who is asked.
func (t *Screen) concede(s *scene.Stack) {
	t.show.Skip()
	t.do(s, codex.Command{Verb: codex.Concede})
}
