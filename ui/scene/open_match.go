package scene

import (
	"path/filepath"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// GoOnMatch records the end of a game and leads to its match, or its expedition; path is that of its save.
func (s *Stack) GoOnMatch(g game.Game, h *replay.Header, path string) {
	if session.OfExpedition(h) {
		s.goOnExpedition(g, h, path)
		return
	}
	winner, over := match.WinnerOf(g)
	if f := s.Match; f != nil && f.Name() == h.Match && len(f.Games()) == h.Round {
		if over && f.Ask().Kind == match.AskGame {
			s.Decide(f, match.Move{Verb: match.Won, N: winner + 1})
		}
		s.showMatch(f)
		return
	}
	s.openMatch(filepath.Join(filepath.Dir(path), filepath.Base(h.Match)), func(f *match.File) {
		if f.Adopt(path, h); over && f.Ask().Kind == match.AskGame && f.Save() == path {
			s.Decide(f, match.Move{Verb: match.Won, N: winner + 1})
		}
	})
}

// PlayNext begins the next game of a match of another game than KeyForge, or goes on with it, and shows its table.
func (s *Stack) PlayNext(f *match.File) error {
	t := s.Other(f.Plan().Kind).Tables(s)
	if save := f.Save(); save != "" {
		t.Resume(s, save)
		return nil
	}
	log, err := s.NextOther(f)
	if err == nil {
		err = t.play(s, log)
	}
	return err
}

// OpenMatch opens a match that is kept.
func (s *Stack) OpenMatch(path string) { s.openMatch(path, func(*match.File) {}) }

func (s *Stack) openMatch(path string, then func(*match.File)) {
	rules, kinds := s.Rules, s.Kinds
	s.Await(s.T("reading-save"), func() func() {
		f, err := session.ReadMatch(path, rules, kinds)
		if err == nil {
			err = f.Keep() // a finished game is recorded now
		}
		return func() {
			if err != nil {
				s.Tell(s.T("cannot-open"), s.Language.Say(err))
				return
			}
			then(f)
			s.showMatch(f)
		}
	})
}

func (s *Stack) showMatch(f *match.File) {
	s.Match = f
	s.Replace(s.router.Match(f))
}
