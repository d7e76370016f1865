package scene

import (
	"path/filepath"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// goOnExpedition records the end of a game and leads to its expedition; path is that of its save.
func (s *Stack) goOnExpedition(g game.Game, h *replay.Header, path string) {
	m, over := expedition.Outcome(g.(*keyforge.Game))
	sail := func(f *expedition.File) {
		if over && f.Ask() == expedition.AskGame {
			s.Sail(f, m)
		}
	}
	if f := s.Expedition; f != nil && f.Name() == h.Match && len(f.Games()) == h.Round {
		sail(f)
		s.ShowExpedition(f)
		return
	}
	s.openExpedition(filepath.Join(filepath.Dir(path), filepath.Base(h.Match)), func(f *expedition.File) {
		if f.Adopt(path, h); f.Save() == path {
			sail(f)
		}
	})
}

// OpenExpedition opens an expedition that is kept.
func (s *Stack) OpenExpedition(path string) { s.openExpedition(path, func(*expedition.File) {}) }

func (s *Stack) openExpedition(path string, then func(*expedition.File)) {
	rules, all := s.Rules, s.Adventures
	s.Await(s.T("reading-save"), func() func() {
		f, err := session.ReadExpedition(path, rules, all)
		if err == nil {
			err = f.Keep() // a finished game is recorded now
		}
		return func() {
			if err != nil {
				s.Tell(s.T("cannot-open"), s.Language.Say(err))
				return
			}
			then(f)
			s.ShowExpedition(f)
		}
	})
}

// ShowExpedition shows an expedition between its games.
func (s *Stack) ShowExpedition(f *expedition.File) {
	s.Expedition = f
	s.Replace(s.router.Expedition(f))
}
