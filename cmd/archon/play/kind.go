package play

import (
	"cmp"
	"errors"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/play/plain"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// gameOf is the name of the game that is resumed: that in the save or, of the one played last, the one that is asked for.
func (k *saveFlags) gameOf(asked string) string {
	if k.resume == last {
		return asked
	}
	if filepath.Ext(k.resume) == match.Extension {
		if f, err := k.openRounds(k.resume); err == nil && f.Plan().Kind != nil {
			return f.Plan().Kind.Name()
		}
	}
	return cmp.Or(replay.GameOf(k.resume), games.KeyForge)
}

// playKind plays a new game of a kind that is known by package game alone.
func (k *saveFlags) playKind(c *cobra.Command, name string, o *setup.Options, seats []string) error {
	kind, err := setup.Kind(c, k.pool, name, "players", "mode", "difficulty", "seed", "seat", "save", "weekly")
	if err != nil {
		return err
	}
	s, week, err := deal(c, kind, o)
	if err != nil {
		return err
	}
	story, err := replay.New[game.Game](kind, replay.Header{Setup: s, Started: time.Now().Format(time.RFC3339), Seats: seats, Voyage: week})
	if err != nil {
		return err
	}
	players, err := holders(kind, seats, story.Game().Seats(), s.Seed)
	if err != nil {
		return message.New("flag", err)
	}
	words, err := kind.Words(k.pool.Language.Name)
	if err != nil {
		return err
	}
	log, err := begin(k, replay.DirOf(kind.Name()), story, c.InOrStdin())
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	t := talk.New(ctx, k.pool, c.InOrStdin(), c.OutOrStdout())
	if week == "" {
		t.Say("seed-again", s.Seed)
	} else {
		t.Say("voyage-of-game", week)
	}
	return plain.New(t, log, kind, records.In(replay.DirOf(kind.Name())), words, players).Play()
}

// deal is the set-up of a new game, and the week if it is its voyage.
func deal(c *cobra.Command, kind game.Kind, o *setup.Options) (s game.Setup, week string, err error) {
	if o.Weekly {
		return o.Voyage(c, kind)
	}
	s, err = o.Deal(c, kind)
	return s, "", err
}

// resumeKind continues a game of a kind that was kept.
func (k *saveFlags) resumeKind(c *cobra.Command, name string, seats []string) error {
	kind, err := setup.Kind(c, k.pool, name, "resume", "copy", "at", "seat")
	if err != nil {
		return err
	}
	words, err := kind.Words(k.pool.Language.Name)
	if err != nil {
		return err
	}
	path := k.resume
	if path == last {
		if path, err = unfinishedIn(replay.DirOf(kind.Name())); err != nil {
			return err
		}
	}
	if filepath.Ext(path) == match.Extension {
		f, err := k.openRounds(path)
		if err != nil {
			return err
		}
		return k.resumeRounds(c, f, seats)
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	log, report, err := reopen[game.Game](ctx, k, path, replay.DirOf(kind.Name()), kind)
	if err != nil {
		return err
	}
	if f := k.roundsOf(path, &log.Header); f != nil {
		if err := log.Close(); err != nil {
			return err
		}
		return k.resumeRounds(c, f, seats)
	}
	players, err := holders(kind, slices.Concat(log.Header.Seats, seats), log.Game().Seats(), log.Header.Seed)
	if err != nil {
		return errors.Join(message.New("flag", err), log.Close())
	}
	t := talk.New(ctx, k.pool, c.InOrStdin(), c.OutOrStdout())
	for _, problem := range report.Warnings {
		t.Fail(problem)
	}
	t.Say("goes-on", t.T("is-turn", log.Game().Turn()))
	return plain.New(t, log, kind, records.In(replay.DirOf(kind.Name())), words, players).Play()
}

// holders are the computers that hold seats, as [replay.Holders] reads them, or nil for people.
func holders(kind game.Kind, held []string, seats int, seed uint64) ([]game.Player, error) {
	names, err := replay.Holders(held, seats)
	if err != nil {
		return nil, err
	}
	players := make([]game.Player, seats)
	for seat, name := range names {
		if name == "" {
			continue
		}
		if players[seat], err = games.NewPlayer(kind, name, seed+uint64(seat)+1); err != nil {
			return nil, message.New("seat", bot.Seat(seat, name), err)
		}
	}
	return players, nil
}

// unfinishedIn is the path of the game in the directory that was played last and is not over.
func unfinishedIn(dir string) (string, error) {
	if dir == "" {
		return "", files.ErrNowhere
	}
	paths, err := replay.List(dir)
	if err != nil {
		return "", err
	}
	if i := slices.IndexFunc(paths, func(path string) bool { return !replay.Finished(path) }); i >= 0 {
		return paths[i], nil
	}
	return "", message.New("no-game-can-go-on", dir)
}
