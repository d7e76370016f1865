package play

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/cmd/archon/play/console"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
)

// saveFlags say where archon play keeps games.
type saveFlags struct {
	pool   *pool.Pool
	file   string
	resume string
	copy   bool
	at     int // the number of inputs after which to continue, with a copy; -1: after all
	ask    string
	advice string
}

// last stands for the game that was played last.
const last = "last"

func (k *saveFlags) flags(f *pflag.FlagSet) {
	f.StringVar(&k.file, "save", "", k.pool.T("flag-save", k.pool.Folder(replay.Dir())))
	f.StringVar(&k.resume, "resume", "", k.pool.T("flag-resume", last))
	f.StringVar(&k.ask, "ask", bot.AskLevelNames[bot.AskWhatMatters], k.pool.T("flag-ask", strings.Join(bot.AskLevelNames[:], ", ")))
	f.StringVar(&k.advice, "advice", advice.WhenNames[advice.NotWhenHard],
		k.pool.T("flag-advice", strings.Join(advice.WhenNames[:], ", ")))
	f.BoolVar(&k.copy, "copy", false, k.pool.T("flag-copy"))
	f.IntVar(&k.at, "at", -1, k.pool.T("flag-at"))
}

// wishes are what the person has asked for.
func (k *saveFlags) wishes() (w console.Options, err error) {
	if w.Asks, err = bot.ParseAskLevel(k.ask); err == nil {
		w.Advice, err = advice.ParseWhen(k.advice)
	}
	return w, err
}

// open begins a game and its save, if it should have one.
func (k *saveFlags) open(t *setup.Game, seats []string, in io.Reader) (*save.Log, error) {
	var names []string
	for _, d := range t.Decks {
		names = append(names, d.Name)
	}
	h := save.Deal(t.Mode.Name(), t.Difficulty, t.Setup, names...)
	h.Started, h.Seats, h.Voyage = time.Now().Format(time.RFC3339), seats, t.Voyage
	story, err := replay.New(t.Pool.List.Rules(t.Catalogue), h)
	if err != nil {
		return nil, err
	}
	return begin(k, replay.Dir(), story, in)
}

// begin begins the save of a story, if it should have one; on a terminal that is in the directory.
func begin[G game.Game](k *saveFlags, dir string, story *replay.Story[G], in io.Reader) (*replay.Log[G], error) {
	switch {
	case k.file != "":
		return replay.Create(k.file, story)
	case terminal.IsTerminal(in):
		log, _, err := replay.CreateIn(dir, time.Now(), story)
		return log, err
	}
	return replay.Unsaved(story), nil
}

// unfinished is the path of the game, or the match, that was played last and is not over. It
// reports which files it leaves out because they cannot be read.
func (k *saveFlags) unfinished(tell io.Writer) (string, error) {
	if replay.Dir() == "" {
		return "", files.ErrNowhere
	}
	paths, err := replay.List(replay.Dir())
	if err != nil {
		return "", err
	}
	waiting := k.waiting()
	for _, path := range paths {
		story, _, err := saves.Read(k.pool, path)
		switch {
		case err != nil:
			k.pool.Warn(tell, k.pool.T("left-out", k.pool.Describe(err)))
		case waiting != "" && modified(waiting).After(modified(path)):
			return waiting, nil
		case !story.Game().Over():
			return path, nil
		}
	}
	if waiting != "" {
		return waiting, nil
	}
	return "", message.New("no-game-can-go-on", replay.Dir())
}

// waiting is the path of the match that was played last and waits between two of its games,
// or "".
func (k *saveFlags) waiting() string {
	paths, err := match.List(replay.Dir())
	if err != nil {
		return ""
	}
	for _, path := range paths {
		if f, err := k.openMatch(path); err == nil && !f.Over() && f.Save() == "" {
			return path
		}
	}
	return ""
}

// modified is when a file was last changed.
func modified(path string) time.Time {
	info, err := os.Stat(path)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// resumeGame continues a game that was kept. The holder of a seat may hand it to another.
func (k *saveFlags) resumeGame(c *cobra.Command, seats []string) error {
	w, err := k.wishes()
	if err != nil {
		return err
	}
	path := k.resume
	if path == last {
		if path, err = k.unfinished(c.ErrOrStderr()); err != nil {
			return err
		}
	}
	if filepath.Ext(path) == match.Extension {
		return k.resumeMatch(c, path, seats)
	}
	rules, err := k.pool.Rules()
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	log, report, err := reopen(ctx, k, path, replay.Dir(), rules)
	if err != nil {
		return err
	}
	if f := k.matchOf(path, &log.Header); f != nil {
		if err := log.Close(); err != nil {
			return err
		}
		return k.continueMatch(c, f, seats)
	}
	if log.Game().Over() {
		return errors.Join(message.New("over-replay-tells", path), log.Close())
	}
	t := console.TableOf(k.pool, log.Story)
	bots, err := bot.Seats(slices.Concat(log.Header.Seats, seats), len(t.Decks), log.Header.Seed)
	if err != nil {
		return errors.Join(message.New("flag", err), log.Close())
	}
	con := console.At(talk.New(ctx, k.pool, c.InOrStdin(), c.OutOrStdout()), w, log, t, bots)
	for _, problem := range report.Warnings {
		con.Fail(problem)
	}
	con.Say("goes-on", saves.Summary(con.Pool, log.Story))
	return con.Play()
}

// reopen opens a save, or a copy of it in the directory.
func reopen[G game.Game](ctx context.Context, k *saveFlags, path, dir string, r game.Rules[G]) (*replay.Log[G], *replay.Report, error) {
	if k.copy || k.at >= 0 {
		return openCopy(ctx, k, path, dir, r)
	}
	log, report, err := replay.Open(ctx, path, r)
	if errors.Is(err, replay.ErrPlayed) {
		err = message.New("being-played-copy", err)
	}
	return log, report, err
}

// openCopy begins a separate game with the contents of a save, up to the point where it continues.
func openCopy[G game.Game](ctx context.Context, k *saveFlags, path, dir string, r game.Rules[G]) (*replay.Log[G], *replay.Report, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	story, report, err := replay.Read(ctx, f, r)
	if err != nil {
		return nil, nil, message.New("at", path, err)
	}
	if k.at >= 0 {
		if err := story.Seek(k.at); err != nil {
			return nil, nil, message.New("at", path, err)
		}
		if story = story.Fork(); len(story.Header.Seats) == story.Game().Seats() {
			story.Header.Seats = nil // otherwise nobody would play
		}
	}
	story.Header.Match, story.Header.Round = "", 0 // the copy is a game of its own
	story.Header.Taken, story.Header.Started = story.At(), time.Now().Format(time.RFC3339)
	log, _, err := replay.CreateIn(dir, time.Now(), story)
	return log, report, err
}
