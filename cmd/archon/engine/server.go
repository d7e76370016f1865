// Package engine lets other programs play: bots, puzzle makers, test benches. It
// speaks JSON Lines, one request and one answer a line, several games at once.
// PROTOCOL.md beside this file documents every request and shows a session, which
// a test runs. Games of KeyForge are served here, those of any other kind by package
// plain.
package engine

import (
	"cmp"
	"context"
	"encoding/json"
	"io"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/engine/plain"
	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/narrate/data"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Server plays the games of one connection.
type Server struct {
	Adventures adventure.List  // that can be played
	Rules      *scenario.Rules // of the adventures
	Program    string          // the program and its version
	Usual      string          // the difficulty or variant of a game of the first adventure if none is given
	Bytes      int             // memory that the open games may take; 0: MaxBytes
	Language   *lang.Language  // English if nil
	Games      games.List      // that can be played, too
	Game       string          // the name of the one that is played unless another is named; "": KeyForge

	ctx   context.Context // when it is done, thinking stops
	desk  *wire.Desk
	hosts map[string]*plain.Host // of the games but KeyForge, by name
	texts *data.Texts
	legal []keyforge.Command
}

// table is one open game.
type table struct {
	*save.Story
	teller  *data.Teller
	handles map[string]keyforge.Slot // by the labels of the scenario
}

// Serve answers requests until the input ends. When the context is done, bots that are
// thinking answer at once.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	s.ctx = ctx
	s.desk, s.texts = wire.NewDesk(s.Bytes), data.NewTexts()
	if s.Language == nil {
		s.Language = languages.English()
	}
	s.hosts = map[string]*plain.Host{games.KeyForge: nil}
	return wire.Serve(ctx, in, out, func(r *wire.Head, line []byte) (*wire.Result, error) {
		return s.desk.Guard(func() (*wire.Result, error) { return s.do(r, line) })
	})
}

// do carries out a request.
func (s *Server) do(r *wire.Head, line []byte) (*wire.Result, error) {
	if r.Cmd == "games" {
		return &wire.Result{Games: s.Games.Names()}, nil
	}
	host, err := s.host(r, line)
	if err != nil {
		return nil, wire.Failed(wire.BadRequest, err)
	}
	if host != nil {
		return host.Do(r.Cmd, line)
	}
	return wire.Do(s.desk, s, commands, r.Cmd, line)
}

// host serves the game of a request: the one that is named, that of the save, or that of the open game; nil for KeyForge.
func (s *Server) host(r *wire.Head, line []byte) (*plain.Host, error) {
	if r.Cmd == "load" {
		var load wire.LoadRequest
		_ = json.Unmarshal(line, &load) // who reads it says what is wrong
		if name := replay.GameIn(strings.NewReader(load.Save)); s.Games[name] != nil {
			return s.hostOf(name)
		}
		return nil, nil
	}
	if r.Game == 0 && slices.Contains(wire.WithoutGame, r.Cmd) {
		return s.hostOf(cmp.Or(r.Of, s.Game, games.KeyForge))
	}
	switch t := s.desk.Named(r.Game).(type) {
	case *plain.Table:
		return t.Host(), nil
	case *table:
		return nil, nil
	}
	return s.hostOf(cmp.Or(s.Game, games.KeyForge))
}

// hostOf serves the game with that name.
func (s *Server) hostOf(name string) (*plain.Host, error) {
	if h, ok := s.hosts[name]; ok {
		return h, nil
	}
	kind, err := s.Games.Named(name)
	if err != nil {
		return nil, err
	}
	s.hosts[name], err = plain.NewHost(s.ctx, s.desk, kind, s.Program)
	return s.hosts[name], err
}

// table is the game of a request, with that number; without a number, the only open game.
func (s *Server) table(n int) (*table, error) {
	t, err := s.desk.Game(n)
	if err != nil {
		return nil, err
	}
	return t.(*table), nil
}

// label records which cards have the labels of the scenario.
func (t *table) label(labels []string) {
	for _, l := range labels {
		c := t.Game().Labelled(l)
		t.teller.Labels[c], t.handles[l] = l, c
	}
}

// open makes a game of the story, for a request with that number. Once it has been told,
// it is kept for other requests.
func (s *Server) open(number int, story *save.Story) (*table, error) {
	if err := s.desk.Admit(number); err != nil {
		return nil, err
	}
	n := narrate.Narrator{Game: story.Game(), Language: s.Language}
	if a := s.Adventures.Of(story.Game()); a != nil {
		n.Language = s.Language.WithWords(a.Words)
	}
	return &table{Story: story, teller: data.New(n, &story.Header, s.texts), handles: map[string]keyforge.Slot{}}, nil
}
