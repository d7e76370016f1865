package sim

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/balance"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
)

// What archon sim balance measures unless it is told otherwise.
const (
	usualDraw    = 20
	usualEvery   = 6
	usualSeconds = 40
	usualLevels  = "greedy,quick"
)

// balanceFlags are what archon sim balance is told beside a game.
type balanceFlags struct {
	levels                      []string
	players                     []int
	games, draw, every, workers int
	seconds                     float64
}

// balanceCommand is archon sim balance.
func balanceCommand(p *pool.Pool) *cobra.Command {
	o := setup.Options{Pool: p}
	var b balanceFlags
	var asJSON bool
	c := &cobra.Command{
		Use:     "balance " + p.T("kind-file"),
		Short:   p.T("use-balance"),
		Long:    p.T("long-balance"),
		Example: p.T("example-balance"),
		Args:    cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if min(b.games, b.draw, b.every) < 0 || b.workers < 1 || b.seconds <= 0 {
				return message.New("balance-flags")
			}
			if o.Mode == keyforge.Duel.Name() {
				return message.New("rates-adventure")
			}
			words := pool.Difficulties()
			if o.Variant != "" {
				t, err := o.Game()
				if err != nil {
					return err
				}
				words = []string{t.Difficulty}
			} else if c.Flags().Changed("difficulty") {
				words = strings.Split(o.Difficulty, ",")
			}
			if b.games > 0 {
				if err := b.play(c, o, words, args[0]); err != nil {
					return err
				}
			}
			all, err := balance.Read(args[0])
			if err != nil {
				return message.New("at", args[0], err)
			}
			changed := c.Flags().Changed
			all = slices.DeleteFunc(all, func(g balance.Game) bool {
				return (changed("difficulty") || changed("variant")) && !slices.Contains(words, g.Difficulty) ||
					changed("mode") && g.Mode != o.Mode || changed("bot") && !slices.Contains(b.levels, g.Level) ||
					changed("players") && !slices.Contains(b.players, g.Players)
			})
			sums := balance.Sum(all, b.seconds)
			if asJSON {
				return terminal.Encode(c.OutOrStdout(), sums)
			}
			return tellBalance(c.OutOrStdout(), p, sums, b.seconds)
		},
	}
	o.Flags(c, "1")
	difficulty := c.Flags().Lookup("difficulty")
	difficulty.DefValue, difficulty.Usage = strings.Join(pool.Difficulties(), ","), p.T("flag-balance-difficulty")
	c.Flags().StringSliceVar(&b.levels, "bot", strings.Split(usualLevels, ","),
		p.T("flag-balance-bot", strings.Join(balance.Levels, ", "), balance.Light))
	c.Flags().IntSliceVar(&b.players, "players", []int{1, 2, 3}, p.T("flag-balance-players"))
	c.Flags().IntVar(&b.games, "games", 0, p.T("flag-balance-games"))
	c.Flags().IntVar(&b.draw, "draw", usualDraw, p.T("flag-draw"))
	c.Flags().IntVar(&b.every, "every", usualEvery, p.T("flag-balance-every"))
	c.Flags().Float64Var(&b.seconds, "seconds", usualSeconds, p.T("flag-balance-seconds"))
	c.Flags().IntVar(&b.workers, "workers", runtime.GOMAXPROCS(0), p.T("flag-workers"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-array"))
	return c
}

// play plays the deals that the file does not know yet.
func (b *balanceFlags) play(c *cobra.Command, o setup.Options, difficulties []string, path string) error {
	names, err := o.Draw(c, b.draw)
	if err != nil {
		return err
	}
	old, err := balance.Read(path)
	if err != nil {
		return message.New("at", path, err)
	}
	known := map[balance.Key]bool{}
	for i := range old {
		k := old[i].Key
		known[k] = true
		k.Every = 0
		known[k] = true // looks change nothing: who wants none has the game
	}
	type cell struct {
		balance.Config
		numbers []int
	}
	var cells []cell
	deals := 0
	for _, d := range difficulties {
		if o.Variant == "" {
			o.Difficulty = d
		}
		for _, players := range b.players {
			if players < 1 {
				return message.New("players-range", keyforge.MaxSeats, players)
			}
			t, err := o.Pooled(names, players)
			if err != nil {
				return err
			}
			for _, level := range b.levels {
				if err := balance.CheckLevel(level); err != nil {
					return err
				}
				cfg := balance.Config{Names: names, Difficulty: t.Difficulty, Level: level, Players: players, Every: b.every,
					Config: sim.Config{Catalogue: t.Catalogue, Mode: t.Mode, Setup: t.Setup, Pool: t.Drawn, Seed: o.Seed, Workers: b.workers,
						Limit: simLimit}}
				numbers, err := unknown(b.games, known, cfg.Key)
				if err != nil {
					return err
				}
				cells, deals = append(cells, cell{cfg, numbers}), deals+len(numbers)
			}
		}
	}
	return resume(c, o.Pool, path, deals, func(ctx context.Context, keep func(any) error) error {
		for i := range cells {
			err := cells[i].Run(ctx, cells[i].numbers, func(g *balance.Game) error { return keep(g) })
			if err != nil || ctx.Err() != nil {
				return err
			}
		}
		return nil
	})
}

// columns writes a table, of whose columns the first few are aligned to the left.
func columns(w io.Writer, left int, rows [][]string) {
	var widths []int
	for _, row := range rows {
		for i, s := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(s))
		}
	}
	for _, row := range rows {
		line := ""
		for i, s := range row {
			room := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(s))
			if i < left {
				line += "  " + s + room
			} else {
				line += "  " + room + s
			}
		}
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
}

// telling writes the report.
type telling struct {
	io.Writer
	*pool.Pool
	sum     *balance.Summary
	seconds float64
}

// tellBalance says what the games of each adventure have come to.
func tellBalance(w io.Writer, p *pool.Pool, sums []balance.Summary, seconds float64) error {
	if len(sums) == 0 {
		p.Print(w, "balance-none")
	}
	for i := range sums {
		if i > 0 {
			fmt.Fprintln(w)
		}
		t := telling{w, p, &sums[i], seconds}
		p.Print(w, "balance-head", p.Language.WithWords(p.Adventure(t.sum.Mode).Words).T("adventure-title"), t.sum.Games)
		t.won()
		t.gains()
		t.length()
		t.effects()
		t.houses()
	}
	return nil
}

// head begins a table.
func (t *telling) head(key string, args ...any) {
	fmt.Fprintln(t)
	t.Print(t, key, args...)
}

// difficulty is the name of a difficulty or variant, and players how many they are.
func (t *telling) difficulty(word string) string { return t.Difficulty(t.sum.Mode, word) }
func (t *telling) players(n int) string          { return t.T("balance-players", n) }

func (t *telling) number(format string, n any) string { return t.Language.FormatNumbers(format, n) }

// difference is a difference of shares in a hundred.
func (t *telling) difference(d balance.Difference) string {
	of := func(share float64) string { return strings.ReplaceAll(t.number("%+.1f", 100*share), "-", "−") }
	return t.T("balance-difference", of(d.By), of(d.Low), of(d.High))
}

// seats are how many players there are in the games.
func (t *telling) seats() (all []int) {
	for i := range t.sum.Cells {
		if n := t.sum.Cells[i].Players; !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	slices.Sort(all)
	return all
}

// byPlayers writes a table with a row for each difficulty and level, and a column for each number of players.
func (t *telling) byPlayers(more string, cells []balance.Cell, value func(i int) string, last func(row []int) string) {
	seats := t.seats()
	head := []string{"", ""}
	for _, n := range seats {
		head = append(head, t.players(n))
	}
	if more != "" {
		head = append(head, more)
	}
	rows := [][]string{head}
	var done []balance.Cell
	for i, c := range cells {
		c.Players = 0
		if slices.Contains(done, c) {
			continue
		}
		done = append(done, c)
		row, these := []string{t.difficulty(c.Difficulty), c.Level}, []int{}
		for _, n := range seats {
			at := slices.IndexFunc(cells[i:], func(o balance.Cell) bool {
				return o.Players == n && o.Difficulty == c.Difficulty && o.Level == c.Level
			})
			if at < 0 {
				row = append(row, "–")
				continue
			}
			row, these = append(row, value(i+at)), append(these, i+at)
		}
		if more != "" {
			row = append(row, last(these))
		}
		rows = append(rows, row)
	}
	columns(t, 2, rows)
}

// won says how often is won, and how far that differs between numbers of players.
func (t *telling) won() {
	t.head("balance-won")
	var cells []balance.Cell
	for i := range t.sum.Cells {
		cells = append(cells, t.sum.Cells[i].Cell)
	}
	share := func(i int) float64 { return t.sum.Cells[i].Won.Share.Share }
	t.byPlayers(t.T("balance-spread"), cells, func(i int) string { return t.number("%v", t.sum.Cells[i].Won.Share) }, func(row []int) string {
		least, most := 1.0, 0.0
		for _, i := range row {
			least, most = min(least, share(i)), max(most, share(i))
		}
		return t.number("%.1f", 100*(most-least))
	})
}

// gains says how much more often is won by those who think.
func (t *telling) gains() {
	var than []string
	for i := range t.sum.Gains {
		if !slices.Contains(than, t.sum.Gains[i].Than) {
			than = append(than, t.sum.Gains[i].Than)
		}
	}
	for _, level := range than {
		var these []balance.Gain
		var cells []balance.Cell
		for i := range t.sum.Gains {
			if g := &t.sum.Gains[i]; g.Than == level {
				these, cells = append(these, *g), append(cells, g.Cell)
			}
		}
		t.head("balance-gains", level)
		t.byPlayers("", cells, func(i int) string { return t.difference(these[i].Gain) }, nil)
	}
}

// length says how long games are, and in how many turns there is something to decide.
func (t *telling) length() {
	t.head("balance-length", t.number("%g", t.seconds))
	rows := [][]string{{"", "", "", t.T("balance-games"), t.T("balance-rounds"), t.T("balance-minutes"), t.T("balance-unfinished"),
		t.T("balance-looked"), t.T("balance-dead"), t.T("balance-decided")}}
	for i := range t.sum.Cells {
		s := &t.sum.Cells[i]
		row := []string{t.difficulty(s.Cell.Difficulty), t.players(s.Players), s.Level, strconv.Itoa(s.Games), t.number("%g", s.Rounds),
			t.number("%.0f", s.Minutes), strconv.Itoa(s.Unfinished), strconv.Itoa(s.Looked), "–", "–"}
		if s.Looked > 0 {
			row[8], row[9] = t.number("%v", s.Dead.Share), t.number("%.0f %%", 100*s.Decided.Share.Share)
		}
		rows = append(rows, row)
	}
	columns(t, 3, rows)
}

// effects says what the cards of the adventure change.
func (t *telling) effects() {
	if len(t.sum.Cards) == 0 {
		return
	}
	t.head("balance-cards")
	t.Print(t, "balance-cards-how")
	rows := [][]string{{"", t.T("balance-seen"), t.T("balance-with"), t.T("balance-without"), t.T("balance-changes"), ""}}
	for i := range t.sum.Cards {
		e := &t.sum.Cards[i]
		with, without, changes, sure := "–", "–", "–", ""
		if e.Seen > 0 {
			with = t.number("%v", e.With)
		}
		if e.Seen < t.sum.Games {
			without = t.number("%v", e.Without)
		}
		if e.Effect.High-e.Effect.Low < 2 {
			changes = t.difference(e.Effect)
		}
		if e.Effect.Sure() {
			sure = "*"
		}
		rows = append(rows, []string{t.LanguageFor(t.Language, e.Card).TitleOf(e.Card), strconv.Itoa(e.Seen), with, without, changes, sure})
	}
	columns(t, 1, rows)
}

// houses says with which houses is won.
func (t *telling) houses() {
	t.head("balance-houses")
	rows := [][]string{{"", t.T("balance-games"), t.T("balance-share")}}
	for i := range t.sum.Houses {
		h := &t.sum.Houses[i]
		name := h.Name
		if house, ok := card.ParseHouse(name); ok {
			name = t.Language.House(house)
		}
		rows = append(rows, []string{name, strconv.Itoa(h.Games), t.number("%v", h.Won.Share)})
	}
	columns(t, 1, rows)
	if best := t.sum.Houses[0].Won.Share.Share; best > 0 {
		t.Print(t, "balance-worst", t.number("%.2f", t.sum.Houses[len(t.sum.Houses)-1].Won.Share.Share/best))
	}
}
