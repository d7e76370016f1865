package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// keeper says where archon play keeps games.
type keeper struct {
	pool   *pool
	file   string
	resume string
	copy   bool
	at     int // the number of inputs after which to continue, with a copy; -1: after all
	ask    string
	advice string
}

// last stands for the game that was played last.
const last = "last"

func (k *keeper) flags(f *pflag.FlagSet) {
	f.StringVar(&k.file, "save", "", k.pool.T("flag-save", k.pool.kept(replay.Dir())))
	f.StringVar(&k.resume, "resume", "", k.pool.T("flag-resume", last))
	f.StringVar(&k.ask, "ask", bot.AskingNames[bot.AskWhatMatters], k.pool.T("flag-ask", strings.Join(bot.AskingNames[:], ", ")))
	f.StringVar(&k.advice, "advice", advice.WhenNames[advice.NotWhenHard],
		k.pool.T("flag-advice", strings.Join(advice.WhenNames[:], ", ")))
	f.BoolVar(&k.copy, "copy", false, k.pool.T("flag-copy"))
	f.IntVar(&k.at, "at", -1, k.pool.T("flag-at"))
}

// wishes are how much the person wants to be asked, and when to get advice.
func (k *keeper) wishes() (bot.Asking, advice.When, error) {
	asks, err := bot.ParseAsking(k.ask)
	if err != nil {
		return 0, 0, err
	}
	advised, err := advice.ParseWhen(k.advice)
	return asks, advised, err
}

// isTerminal reports whether somebody types the input.
func isTerminal(in io.Reader) bool {
	f, ok := in.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// kept is a directory in which the program keeps something, in words. The home directory is ~
// where shells know it: a manual page is for everybody.
func (p *pool) kept(dir string) string {
	if dir == "" {
		return p.T("usage-nowhere", files.ErrNowhere)
	}
	home, err := os.UserHomeDir()
	if below, ok := strings.CutPrefix(dir, home+"/"); ok && err == nil && home != "" {
		return "~/" + below
	}
	return dir
}

// open begins a game and its save, if it should have one.
func (k *keeper) open(t *table, seats []string, in io.Reader) (*replay.Log, error) {
	var names []string
	for _, d := range t.decks {
		names = append(names, d.Name)
	}
	h := replay.Dealt(t.cat, t.mode.Name(), t.difficulty, t.setup, names...)
	h.Started, h.Seats, h.Voyage = time.Now().Format(time.RFC3339), seats, t.voyage
	story, err := replay.New(t.pool.Rules(t.cat), h)
	if err != nil {
		return nil, err
	}
	switch {
	case k.file != "":
		return replay.Create(k.file, story)
	case isTerminal(in):
		log, _, err := replay.CreateIn(replay.Dir(), time.Now(), story)
		return log, err
	}
	return replay.Unsaved(story), nil
}

// unfinished is the path of the game, or the match, that was played last and is not over. It
// reports which files it leaves out because they cannot be read.
func (k *keeper) unfinished(tell io.Writer) (string, error) {
	if replay.Dir() == "" {
		return "", files.ErrNowhere
	}
	paths, err := replay.List(replay.Dir())
	if err != nil {
		return "", err
	}
	waiting := k.waiting()
	for _, path := range paths {
		story, _, err := readSave(k.pool, path)
		switch {
		case err != nil:
			k.pool.warn(tell, k.pool.T("left-out", k.pool.say(err)))
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
func (k *keeper) waiting() string {
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

// play continues a game that was kept. The holder of a seat may hand it to another.
func (k *keeper) play(c *cobra.Command, seats []string) error {
	asks, advised, err := k.wishes()
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
	rules, err := k.pool.rules()
	if err != nil {
		return err
	}
	open := replay.Open
	if k.copy || k.at >= 0 {
		open = k.openCopy
	}
	ctx, stop := untilStopped()
	defer stop()
	log, report, err := open(ctx, path, rules)
	if errors.Is(err, replay.ErrPlayed) {
		return message.New("being-played-copy", err)
	}
	if err != nil {
		return err
	}
	if f := k.matchOf(path, &log.Header); f != nil {
		if err := log.Close(); err != nil {
			return err
		}
		return k.goOn(c, f, seats)
	}
	if log.Game().Over() {
		return errors.Join(message.New("over-replay-tells", path), log.Close())
	}
	t := tableOf(k.pool, log.Story)
	bots, err := bot.Seats(slices.Concat(log.Header.Seats, seats), len(t.decks), log.Header.Seed)
	if err != nil {
		return errors.Join(message.New("flag", err), log.Close())
	}
	con := newConsole(ctx, log, t, bots, c.InOrStdin(), c.OutOrStdout())
	con.asks, con.advice, con.width = asks, advised, terminalWidth(c.OutOrStdout())
	for _, w := range report.Warnings {
		con.fail(w)
	}
	con.tell("goes-on", con.pool.summary(log.Story))
	return con.play()
}

// openCopy begins a separate game with the contents of a save, up to the point where it continues.
func (k *keeper) openCopy(ctx context.Context, path string, r *scenario.Rules) (*replay.Log, *replay.Report, error) {
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
	log, _, err := replay.CreateIn(replay.Dir(), time.Now(), story)
	return log, report, err
}

// tableOf is the table at which a game of a save is played.
func tableOf(p *pool, s *replay.Story) *table {
	g := s.Game()
	t := &table{pool: p, cat: g.Catalogue(), mode: g.Mode()}
	if boss := g.Boss(); boss != 0 {
		t.setup.Boss = g.Catalogue().Card(g.Card(boss).Def).ID
	}
	for i := range g.Seats() {
		d := &deck.Deck{Name: p.T("a-deck")}
		if i < len(s.Header.Decks) && s.Header.Decks[i].Name != "" {
			d.Name = s.Header.Decks[i].Name
		}
		n := 0
		for h := card.NoHouse + 1; h < card.HouseCount && n < deck.Houses; h++ {
			if g.Player(keyforge.Side(i)).Houses.Has(h) {
				d.Houses[n] = h
				n++
			}
		}
		t.decks = append(t.decks, d)
	}
	return t
}

// apply carries out a command, in the save too.
func (c *console) apply(cmd keyforge.Command, events []keyforge.Event) ([]keyforge.Event, error) {
	events, err := c.log.Apply(cmd, events)
	if err == nil && c.log.SyncDue() {
		err = c.log.Sync()
	}
	if errors.Is(err, replay.ErrUnsaved) {
		c.complain(err)
		err = nil
	}
	return events, err
}

// complain says once that the game cannot be saved; the game goes on.
func (c *console) complain(err error) {
	if !c.unsaved {
		c.fail(err)
		c.tell("all-the-same")
	}
	c.unsaved = true
}

// undo goes back to the last question that a person answered.
func (c *console) undo() {
	person := func(side keyforge.Side) bool { return c.bots[side] == nil }
	back := c.log.Back(person)
	switch {
	case back == 0 && c.log.At() > c.log.Undoable():
		c.tell("is-played-with", c.pool.terms(&c.log.Header))
		return
	case back == 0:
		c.tell("undo-nothing")
		return
	}
	for asked := false; back > 0 && !asked; back = c.log.Back(person) {
		if _, err := c.log.Undo(back); err != nil {
			c.complain(err)
		}
		_, unasked := c.clerk.Answer(c.g, c.asks)
		asked = !unasked
	}
	c.feats.keeper.Back()
	c.keepFeats()
	c.turn = 0 // the table is a different one
	c.tell("taken-back")
}

// farewell closes the save and says how to go on.
func (c *console) farewell() {
	path := c.log.Path()
	if err := c.log.Close(); err != nil {
		c.fail(err)
	} else if path != "" && !c.g.Over() {
		c.kept(path)
	}
}

// kept says how to continue what is in a file, in one line that can be copied.
func (c *console) kept(path string) { fmt.Fprintln(c.out, c.T("kept", quoted(path))) }

// note keeps the result of a finished game before anything is said about its end, so that it
// counts whatever happens then.
func (c *console) note() {
	if r, ok := records.ResultOf(c.log.Story); ok && c.log.Path() != "" {
		if err := records.Open(library.Dir()).AddResult(r); err != nil {
			c.fail(err)
		}
	}
}
