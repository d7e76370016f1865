// Package lab is archon lab: experiments with decks, in one run or in shards that archon lab merge
// adds up, with charts.
package lab

import (
	"errors"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

// The default numbers of games: for a deck alone or a team, enough for a rate within
// five in a hundred either way; for each of many partners or opponents, within ten.
const (
	labGames      = 400
	labManyGames  = 100
	raceGames     = 20  // of a team in the first round
	raceMostGames = 640 // of a team
)

// options are the options of the command.
type options struct {
	pool                        *pool.Pool
	find                        collection.Finder
	with, against, difficulties []string
	team, strongest, fresh      bool
	mode, variant               string
	bot, shard, from, file      string
	size, games, workers        int
	players                     int // of another game than KeyForge
	seed                        uint64
	show                        output
}

// Command is archon lab, with archon lab merge below it.
func Command(p *pool.Pool) *cobra.Command {
	o, name := &options{pool: p}, ""
	c := &cobra.Command{
		Use:     "lab " + p.T("kind-deck") + "...",
		Short:   p.T("use-lab"),
		Long:    p.T("long-lab"),
		Example: p.T("example-lab"),
		RunE: func(c *cobra.Command, args []string) error {
			kind, err := setup.Kind(c, p, name, compareFlags...)
			switch {
			case err != nil:
				return err
			case kind != nil:
				return o.compare(c, kind, args)
			case c.Flags().Changed("players"):
				return message.New("lab-players")
			}
			return o.run(c, args)
		},
	}
	setup.GameFlag(c, p, &name)
	f := c.Flags()
	f.IntVar(&o.players, "players", 0, p.T("flag-lab-players"))
	f.StringSliceVar(&o.with, "with", nil, p.T("flag-lab-with"))
	f.StringSliceVar(&o.against, "against", nil, p.T("flag-lab-against"))
	f.BoolVar(&o.team, "team", false, p.T("flag-lab-team"))
	f.BoolVar(&o.strongest, "strongest", false, p.T("flag-lab-strongest"))
	f.IntVar(&o.size, "size", keyforge.MaxSeats, p.T("flag-lab-size"))
	f.StringVar(&o.mode, "mode", "adventure", p.T("flag-lab-mode"))
	f.StringSliceVar(&o.difficulties, "difficulty", []string{adventure.Normal.String()}, p.T("flag-lab-difficulty"))
	f.StringVar(&o.variant, "variant", "", p.T("flag-variant"))
	c.MarkFlagsMutuallyExclusive("difficulty", "variant")
	f.StringVar(&o.bot, "bot", "quick", p.T("flag-lab-bot", strings.Join(bot.Names, ", ")))
	f.IntVar(&o.games, "games", 0, p.T("flag-lab-games"))
	f.Uint64Var(&o.seed, "seed", 1, p.T("flag-seed"))
	f.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	f.StringVar(&o.shard, "shard", "", p.T("flag-lab-shard"))
	f.StringVar(&o.from, "from", "", p.T("flag-lab-from"))
	f.StringVar(&o.file, "out", "", p.T("flag-lab-out"))
	f.BoolVar(&o.fresh, "fresh", false, p.T("flag-lab-fresh"))
	c.MarkFlagsMutuallyExclusive("team", "strongest", "with", "against")
	o.show.flags(p, c)
	c.AddCommand(mergeCommand(p))
	return c
}

func (o *options) run(c *cobra.Command, args []string) error {
	if o.workers < 1 || o.games < 0 || o.size < 1 || o.size > keyforge.MaxSeats {
		return message.New("lab-flags", keyforge.MaxSeats)
	}
	if err := o.show.check(); err != nil {
		return err
	}
	if _, err := bot.New(o.bot, 0); err != nil {
		return err
	}
	shard, err := parseShard(o.shard)
	if err != nil {
		return err
	}
	if shard.Of > 0 && o.file == "" {
		return message.New("lab-shard-out")
	}
	rules, err := o.pool.Rules()
	if err != nil {
		return err
	}
	r, err := o.experiment(rules, args)
	if err != nil {
		return err
	}
	run := runner{o.pool, rules, lab.Options{Workers: o.workers, Shard: shard}, o.file}
	if o.from != "" {
		if run.From, err = lab.Read(o.from); err == nil {
			err = r.Resume(run.From, lab.Shard{})
		}
		if err != nil {
			return err
		}
		r = r.Blank()
	}
	if !o.fresh {
		if err := run.resume(r); err != nil {
			return err
		}
	}
	err = run.play(c, r)
	if err != nil && r.Progress().Done == 0 {
		return err
	}
	return errors.Join(o.show.write(c, o.pool, r), err) // the results are printed even if they cannot be kept
}

func parseShard(text string) (s lab.Shard, err error) {
	if text == "" {
		return s, nil
	}
	part, of, _ := strings.Cut(text, "/")
	s.Part, err = strconv.Atoi(part)
	if err == nil {
		s.Of, err = strconv.Atoi(of)
	}
	if err != nil || s.Part < 1 || s.Part > s.Of {
		return s, message.New("lab-shard", strconv.Quote(text))
	}
	return s, nil
}

// experiment is the experiment that the command asks for.
func (o *options) experiment(rules *scenario.Rules, args []string) (*lab.Result, error) {
	o.find = collection.Finder{Pool: o.pool}
	if o.strongest && len(args) == 0 {
		args = []string{ownDecks}
	}
	if len(args) == 0 {
		return nil, message.New("lab-names")
	}
	mode, difficulties, err := o.adventure()
	if err != nil {
		return nil, err
	}
	r := lab.New(rules.Catalogue, o.bot, o.seed)
	add := func(names []string) (places []int, err error) {
		decks, err := o.decks(rules.Catalogue, names)
		for _, d := range decks {
			if at := r.Deck(d.Name, d.Deal(0)); o.team || !slices.Contains(places, at) {
				places = append(places, at)
			}
		}
		return places, err
	}
	mine, err := add(args)
	if err != nil {
		return nil, err
	}
	switch {
	case o.strongest:
		if len(difficulties) > 1 || len(mine) < o.size {
			return nil, message.New("lab-strongest", o.size, len(mine))
		}
		r.Strongest(lab.Race{Mode: mode, Difficulty: difficulties[0], Size: o.size, Games: o.number(raceGames),
			Most: max(raceMostGames, o.number(raceGames))})
	case o.team:
		if len(mine) > keyforge.MaxSeats {
			return nil, message.New("adventure-needs-decks", keyforge.MaxSeats, len(mine))
		}
		for _, d := range difficulties {
			r.Cell(mode, d, o.number(labGames), mine...)
		}
	case len(o.against) > 0:
		others, err := add(o.against)
		if err != nil {
			return nil, err
		}
		pairs(mine, others, func(a, b, n int) { r.Cell(keyforge.Duel.Name(), "", o.number(n), a, b) })
	case len(o.with) > 0:
		others, err := add(o.with)
		if err != nil {
			return nil, err
		}
		for _, d := range difficulties {
			pairs(mine, others, func(a, b, n int) { r.Cell(mode, d, o.number(n), a, b) })
		}
	default:
		for _, d := range difficulties {
			for _, one := range mine {
				r.Cell(mode, d, o.number(labGames), one)
			}
		}
	}
	if len(r.Cells) == 0 {
		return nil, message.New("lab-itself")
	}
	return r, nil
}

// number is how many games are wanted, or the usual number.
func (o *options) number(usual int) int {
	if o.games > 0 {
		return o.games
	}
	return usual
}

// pairs calls do with each deck and each of the others, and how many games they play by default.
func pairs(mine, others []int, do func(a, b, games int)) {
	n := labManyGames
	if len(mine) == 1 && len(others) == 1 {
		n = labGames
	}
	for _, a := range mine {
		for _, b := range others {
			if a != b {
				do(a, b, n)
			}
		}
	}
}

// adventure is the chosen mode and its chosen difficulties.
func (o *options) adventure() (mode string, list []string, err error) {
	a := o.pool.List[0]
	if o.mode != "adventure" {
		if a, err = o.pool.Named(o.mode); err != nil {
			return "", nil, message.New("lab-mode", strconv.Quote(o.mode), strings.Join(o.pool.Names(), ", "))
		}
	}
	if o.variant != "" {
		_, word, err := adventure.FindMode(a, o.variant)
		return a.Name(), []string{word}, err
	}
	for _, name := range o.difficulties {
		if name == "all" {
			return a.Name(), pool.Difficulties(), nil
		}
		d, err := adventure.ParseDifficulty(name)
		if err != nil {
			return "", nil, err
		}
		if !slices.Contains(list, d.String()) {
			list = append(list, d.String())
		}
	}
	return a.Name(), list, nil
}

// The names of lists of decks.
const (
	ownDecks = "library"
	allDecks = "all"
)

// decks are the decks with those names, which can be lists.
func (o *options) decks(cat *keyforge.Catalogue, names []string) ([]*deck.Deck, error) {
	var all []*deck.Deck
	for _, name := range names {
		if name != ownDecks && name != allDecks {
			d, err := o.find.Playable(name)
			if err != nil {
				return nil, err
			}
			all = append(all, d)
			continue
		}
		entries, err := o.find.Entries()
		if err != nil {
			return nil, err
		}
		found := false
		for i := range entries {
			e := &entries[i]
			if (name == allDecks || !e.Embedded) && library.MissingCards(e.Deck, cat) == 0 {
				all, found = append(all, e.Deck), true
			}
		}
		if !found {
			return nil, message.New("lab-library-empty")
		}
	}
	return all, nil
}
