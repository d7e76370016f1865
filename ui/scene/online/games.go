package online

import (
	"context"
	"strings"

	"github.com/keyraken/keyraken/adventure/online"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/online/deal"
	"github.com/keyraken/keyraken/game/online/guest"
	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
)

// Dealers deal all games of the window in rooms on this machine.
func Dealers(s *scene.Stack) map[string]room.Dealer {
	all := map[string]room.Dealer{games.KeyForge: online.Dealer(s.Adventures.Shipped(), s.Rules, languages.English())}
	for i := range s.Others {
		all[s.Others[i].Name()] = deal.Kind(s.Others[i].Kind)
	}
	return all
}

// Rules are the fingerprints of all games that the window shows on tables apart, for [wire.Join].
func Rules(s *scene.Stack) string {
	prints := []string{deal.Print(s.Rules)}
	for i := range s.Others {
		if o := &s.Others[i]; o.Tables(s).Apart != nil {
			prints = append(prints, deal.Print[game.Game](o.Kind))
		}
	}
	return strings.Join(prints, "\n")
}

// other is the game beside KeyForge with that name, or nil.
func other(s *scene.Stack, name string) *scene.Other {
	for i := range s.Others {
		if s.Others[i].Name() == name {
			return &s.Others[i]
		}
	}
	return nil
}

// levels are the computers that play a game, the weakest first.
func levels(o *scene.Other) []string {
	if o != nil {
		return o.Players()
	}
	return bot.Names
}

// strong is the computer that is offered first.
const strong = "expert"

// laying lays the games of a room on tables.
type laying interface {
	// lay lays the table of a game that begins, and returns the game of one's own on it.
	lay(v *visit, header []byte) (scene.ApartTable, game.Remote, error)
	// keep keeps the whole game once it is over, and tells the table of it.
	keep(v *visit, save string)
}

// layingOf is how games of that name are laid.
func layingOf(s *scene.Stack, name string) laying {
	if o := other(s, name); o != nil {
		return tables[game.Game]{o.Tables(s)}
	}
	return tables[*keyforge.Game]{play.Tables(s)}
}

// tables lay the games of a kind.
type tables[G game.Game] struct{ scene.Tables[G] }

func (t tables[G]) lay(v *visit, header []byte) (scene.ApartTable, game.Remote, error) {
	story, err := guest.Story(header, t.Rules)
	if err != nil {
		return nil, nil, err
	}
	return t.Apart(v.s, replay.Unsaved(story), v.Seat(), v), any(story.Game()).(game.Remote), nil
}

// whole is a table that goes on with the whole game once it is over.
type whole[G game.Game] interface{ Whole(*replay.Log[G]) }

func (t tables[G]) keep(v *visit, save string) {
	story, _, err := replay.Read(context.Background(), strings.NewReader(save), t.Rules)
	if err != nil {
		return
	}
	log := t.Keep(story)
	if w, ok := v.table.(whole[G]); ok {
		w.Whole(log)
	}
	if err := log.Close(); err != nil {
		v.s.Failed = err
	}
	v.s.ReadSaves()
}
