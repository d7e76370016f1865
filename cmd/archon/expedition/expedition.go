// Package expedition is archon expedition: a run of five encounters is begun, shown and gone on with; run.go has how it is told and
// chosen, measure.go how bots measure the ascents.
package expedition

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// last stands for the expedition that was played last.
const last = "last"

// options are the flags.
type options struct {
	*pool.Pool
	decks, seats       []string
	ascent, players    int
	seed               uint64
	undo, save, resume string
	weekly, chart      bool
	best               bool
}

// Command is archon expedition.
func Command(p *pool.Pool) *cobra.Command {
	spoken := *p
	spoken.Language = p.Language.WithWords(expedition.Words)
	o := &options{Pool: &spoken}
	c := &cobra.Command{Use: "expedition", Short: p.T("use-expedition"), Args: cobra.NoArgs, RunE: func(c *cobra.Command, _ []string) error {
		if o.best {
			return o.tellBest(c)
		}
		f, err := o.file(c)
		if err != nil {
			return err
		}
		ctx, stop := terminal.UntilStopped()
		defer stop()
		r := &run{Talk: talk.New(ctx, o.Pool, c.InOrStdin(), c.OutOrStdout()), f: f}
		if o.chart {
			r.tell()
			return r.Flush()
		}
		return r.play(o.resume == "")
	}}
	c.Long = p.T("use-expedition-long")
	f := c.Flags()
	f.StringSliceVar(&o.decks, "decks", []string{"onyx"}, p.T("flag-decks"))
	f.StringArrayVar(&o.seats, "seat", nil, p.T("flag-seat"))
	f.IntVar(&o.ascent, "ascent", 0, p.T("flag-ascent", len(expedition.Ascents)))
	f.Uint64Var(&o.seed, "seed", 0, p.T("flag-seed"))
	f.Lookup("seed").DefValue = p.T("flag-new-seed")
	undo := strings.Join([]string{replay.UndoFree, replay.UndoHidden, replay.UndoNone}, ", ")
	f.StringVar(&o.undo, "undo", replay.UndoFree, p.T("flag-undo", undo))
	f.BoolVar(&o.weekly, "weekly", false, p.T("flag-expedition-weekly"))
	f.IntVar(&o.players, "players", 1, p.T("flag-expedition-players"))
	f.StringVar(&o.save, "save", "", p.T("flag-expedition-save", p.Folder(replay.Dir())))
	f.StringVar(&o.resume, "resume", "", p.T("flag-expedition-resume", last))
	f.BoolVar(&o.chart, "chart", false, p.T("flag-chart"))
	f.BoolVar(&o.best, "best", false, p.T("flag-expedition-best"))
	for _, drawn := range []string{"decks", "ascent", "seed"} {
		c.MarkFlagsMutuallyExclusive("weekly", drawn)
	}
	for _, fixed := range []string{"decks", "seat", "ascent", "seed", "undo", "weekly", "players", "save"} {
		c.MarkFlagsMutuallyExclusive("resume", fixed)
	}
	c.AddCommand(measure(&spoken))
	return c
}

// tellBest lists the best score at each ascent, and how many expeditions were won there.
func (o *options) tellBest(c *cobra.Command) error {
	all, err := records.Open(library.Dir()).Expeditions()
	if err != nil {
		return err
	}
	best, won, ended := records.BestExpeditions(all), map[int]int{}, map[int]int{}
	for i := range all {
		ended[all[i].Ascent]++
		if all[i].Won {
			won[all[i].Ascent]++
		}
	}
	for n := range len(expedition.Ascents) + 1 {
		if b, ok := best[n]; ok {
			fmt.Fprintln(c.OutOrStdout(), joined(o.T("expedition-best", n, b.Score), o.T("expedition-ended", won[n], ended[n])))
		}
	}
	if len(all) == 0 {
		fmt.Fprintln(c.OutOrStdout(), o.T("expedition-none-ended"))
	}
	return nil
}

// file is the expedition that is begun, or gone on with.
func (o *options) file(c *cobra.Command) (*expedition.File, error) {
	if o.resume != "" {
		return o.open(o.resume)
	}
	if c.Flags().Changed("players") && !o.weekly {
		return nil, message.New("players-with", "--weekly")
	}
	plan, err := o.plan(c)
	if err != nil {
		return nil, err
	}
	e, err := expedition.New(o.List, plan)
	switch {
	case err != nil:
		return nil, err
	case o.chart:
		return expedition.Unsaved(e), nil
	case o.save != "" && filepath.Ext(o.save) != expedition.Extension:
		return nil, message.New("match-extension", expedition.Extension)
	case o.save != "":
		return expedition.CreateAt(o.save, time.Now(), e)
	case terminal.IsTerminal(c.InOrStdin()):
		return expedition.Create(replay.Dir(), time.Now(), e)
	}
	return expedition.Unsaved(e), nil
}

// plan is what the flags describe.
func (o *options) plan(c *cobra.Command) (p expedition.Plan, err error) {
	p = expedition.Plan{Seed: o.seed, Ascent: o.ascent, Undo: o.undo}
	if !c.Flags().Changed("seed") {
		p.Seed = rand.Uint64N(1_000_000)
	}
	names := o.decks
	if o.weekly {
		w := expedition.WeekOf(time.Now())
		if o.players < 1 || o.players > len(w.Decks) {
			return p, message.New("players-range", len(w.Decks), o.players)
		}
		p.Week, p.Seed, p.Ascent, names = w.Week, w.Seed, w.Ascent, w.Decks[:o.players]
	} else if err := o.allowed(); err != nil {
		return p, err
	}
	find := collection.Finder{Pool: o.Pool}
	for _, name := range names {
		d, err := find.Playable(name)
		if err != nil {
			return p, err
		}
		p.Seats = append(p.Seats, expedition.Seat{Deck: expedition.DeckOf(d)})
	}
	if _, err := bot.Seats(o.seats, len(p.Seats), p.Seed); err != nil {
		return p, message.New("flag", err)
	}
	held, err := replay.Holders(o.seats, len(p.Seats))
	if err != nil {
		return p, message.New("flag", err)
	}
	for seat, name := range held {
		p.Seats[seat].Bot = name
	}
	p.Companions = expedition.CompanionsFor(p.Seed, p.Seats)
	return p, nil
}

// allowed refuses an ascent whose turn has not come.
func (o *options) allowed() error {
	all, err := records.Open(library.Dir()).Expeditions()
	if err != nil {
		return err
	}
	if open := records.OpenAscent(all); o.ascent > open && o.ascent <= len(expedition.Ascents) {
		return message.New("ascent-not-yet", o.ascent, open)
	}
	return nil
}

// open reads the expedition in a file, or the one played last.
func (o *options) open(path string) (*expedition.File, error) {
	over := func(save string) (expedition.Move, bool) {
		story, _, err := saves.Read(o.Pool, save)
		if err != nil {
			return expedition.Move{}, false
		}
		return expedition.Outcome(story.Game())
	}
	if path != last {
		return expedition.Open(path, o.List, over)
	}
	paths, err := expedition.List(replay.Dir())
	if err != nil {
		return nil, err
	}
	for _, path := range paths {
		if f, err := expedition.Open(path, o.List, over); err == nil && !f.Over() {
			return f, nil
		}
	}
	return nil, message.New("no-expedition-can-go-on", cmp.Or(replay.Dir(), "-"))
}

// key reads the number of a choice.
func key(line string, most int) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(line))
	return n, err == nil && n >= 1 && n <= most
}

// joined joins what there is.
func joined(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, func(s string) bool { return s == "" }), " · ")
}
