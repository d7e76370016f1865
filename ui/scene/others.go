package scene

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/sound"
)

// Other is a game beside KeyForge: what the window shows of it, and the scenes that lead to its table.
type Other struct {
	game.Kind
	// Words are its texts in a language for the title: "subtitle", "unofficial", "play" for a first game, and "play-why"; and what
	// actions are called that do something else at its table, by [keys.Action.Words].
	Words func(language string) lang.Words
	// Backdrop draws what is behind its title and its menus, which hide more of it; and Picture its picture in a rectangle
	// with round corners, darker the closer dark is to 1.
	Backdrop func(f *cardview.Canvas, s *Stack, menu bool)
	Picture  func(f *cardview.Canvas, r layout.Rect, radius, dark float64)
	// Sign draws what stands for the page of its rules with that key into a square, and reports whether there is something.
	Sign func(f *cardview.Canvas, r layout.Rect, page string) bool
	Room sound.Room // where its tables stand
	// Learn is the list of its lessons; nil: there are none.
	Learn func(*Stack) Screen
	// Play begins a first game at once, and Setup is the plan of a new one.
	Play  func(*Stack)
	Setup func(*Stack) Screen
	// Tables are where its games are played and watched.
	Tables func(*Stack) Tables[game.Game]
	// Rung is the plan of a game on a rung of the ladder of what a seat may play with, and Portrait draws what that looks like.
	Rung     func(s *Stack, entrant string, rung records.Rung) Screen
	Portrait func(f *cardview.Canvas, r layout.Rect, radius float64, entrant string)
}

// Sail begins this week's voyage.
func (o *Other) Sail(s *Stack) {
	h, err := s.Chronicle(o.Kind).Weekly()
	if err == nil {
		err = o.Tables(s).Start(s, h)
	}
	if err != nil {
		s.Tell(s.T("cannot-begin"), s.Language.Say(err))
	}
}

// ChooseOther chooses another game, or KeyForge if it is nil: the title goes on with it.
func (s *Stack) ChooseOther(o *Other) {
	chosen := ""
	if o != nil {
		chosen = o.Name()
	}
	if s.Settings.Game != chosen {
		s.Settings.Game = chosen
		s.SaveSettings()
	}
}

// Played is the game beside KeyForge that is played, or else the one on the title; nil: KeyForge.
func (s *Stack) Played() game.Kind {
	for _, n := range s.screens {
		if k := n.Game(); k != nil {
			return k
		}
	}
	if s.Table() != nil {
		return nil
	}
	return s.Kind()
}

// linked are the links to the rules of a game beside KeyForge, in a language.
type linked struct {
	of    game.Kind
	in    *lang.Language
	links *cardview.Links
}

// Links lead to the rules of the game that is played.
func (s *Stack) Links() *cardview.Links {
	k := s.Played()
	if k == nil {
		return s.Cards.Links
	}
	if l := &s.linked; l.of != k || l.in != s.Language {
		*l = linked{k, s.Language, cardview.NewLinks(s.WordsOf(k).Rules(), s.OpenArticle)}
	}
	return s.linked.links
}

// Other is the game of that kind, which is nil for KeyForge; then it is nil, too.
func (s *Stack) Other(k game.Kind) *Other {
	for i := range s.Others {
		if s.Others[i].Kind == k {
			return &s.Others[i]
		}
	}
	return nil
}
