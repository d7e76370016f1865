// Package records is archon records: which games were won with which decks, and achievements.
package records

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/stats"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Command is archon records.
func Command(p *pool.Pool) *cobra.Command {
	var asJSON, asCSV bool
	var only filter
	var name string
	c := &cobra.Command{
		Use:   "records",
		Short: p.T("use-records"),
		Long:  p.T("long-records", p.Folder(library.Dir())),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			t, r, err := open(c, p, name, &only)
			switch {
			case err != nil:
				return err
			case asJSON:
				return r.JSON(printable.JSON(c.OutOrStdout()))
			case asCSV:
				return r.CSV(c.OutOrStdout(), t.difficulty)
			}
			none := "records-none"
			if only.any() {
				none = "records-none-such"
			}
			return t.records(c.OutOrStdout(), r, none)
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json"))
	c.Flags().BoolVar(&asCSV, "csv", false, p.T("flag-records-csv"))
	c.MarkFlagsMutuallyExclusive("json", "csv")
	gameFlag(c, p, &name)
	only.flags(c, p)
	c.AddCommand(achievementsCommand(p))
	return c
}

// gameFlag adds the flag that says of which game something is told.
func gameFlag(c *cobra.Command, p *pool.Pool, name *string) {
	setup.GameFlag(c, p, name)
	c.Flags().Lookup("game").Usage = p.T("flag-records-game", strings.Join(p.Games.Names(), ", "))
}

// open reads the records of the chosen games, and finds the words for them.
func open(c *cobra.Command, p *pool.Pool, name string, only *filter) (*teller, *records.Summary, error) {
	kind, err := setup.Kind(c, p, name, "kind", "difficulty", "players", "deck", "since", "json", "csv")
	if err != nil {
		return nil, nil, err
	}
	if kind != nil {
		return openKind(p, kind, only)
	}
	s, err := collection.Open(p, c.ErrOrStderr())
	if err != nil {
		return nil, nil, err
	}
	r, err := readBook(s, only)
	return ofDecks(p), r, err
}

// teller puts records into words.
type teller struct {
	*pool.Pool
	order      []string                       // of difficulties, the mildest first
	difficulty func(boss, word string) string // its name, or that of a variant
	opponent   func(who string) string        // in a standard game
	gauge      func(name string) string
	// The keys of what is said of standard games, and of what is played with.
	standard, standardOf, best string
}

// ofDecks tells of decks, adventures and standard games.
func ofDecks(p *pool.Pool) *teller {
	return &teller{Pool: p, order: adventure.Ladder(p.List[0]),
		difficulty: func(boss, word string) string { return difficultyName(p, boss, word) },
		opponent:   func(who string) string { return opponent(p, who) },
		gauge:      func(name string) string { return p.Language.WithWords(p.List[0].Words).T("gauge-" + name) },
		standard:   "records-standard", standardOf: "records-standard-of", best: "plot-decks"}
}

// readBook reads the records of the chosen games. A deck has its name in the library or, if it
// is no longer there, that of its last game.
func readBook(s *collection.Collection, only *filter) (*records.Summary, error) {
	games, err := s.Records.Results()
	if err != nil {
		return nil, err
	}
	a, names := s.Pool.List[0], records.NamesOf(games, library.Names(s.Entries))
	if only.any() {
		by, err := only.build(s, games, names, time.Now())
		if err != nil {
			return nil, err
		}
		var some []records.Result
		for _, g := range by.Of(games) {
			some = append(some, *g)
		}
		games = some
	}
	return records.Summarize(games, names, a.Boss(), adventure.Ladder(a), time.Local), nil
}

// records prints the records, or the given words if there are none.
func (t *teller) records(w io.Writer, r *records.Summary, none string) error {
	if len(r.Games) == 0 {
		_, err := fmt.Fprintln(w, t.T(none))
		return err
	}
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	if len(r.Statistics) > 0 {
		t.figures(out, r)
		fmt.Fprintln(out)
	}
	for i := range r.Decks {
		t.deck(out, &r.Decks[i])
	}
	if len(r.Teams) > 0 {
		fmt.Fprintln(out)
	}
	for _, team := range r.Teams {
		var names []string
		for _, m := range team.Decks {
			names = append(names, printable.Text(m.Name, printable.Name))
		}
		fmt.Fprintf(out, "%s\t%s\n", strings.Join(names, " + "), t.scores(team.Record))
	}
	if len(r.Voyages) > 0 {
		fmt.Fprintln(out)
	}
	for _, week := range r.Voyages.Names(nil) {
		v := r.Voyages[week]
		fmt.Fprintf(out, "%s\t%s\n", t.T("voyage"), tallyWords(t.Pool, printable.Text(week, printable.Name), v))
	}
	t.charts(out, r.Charts)
	return out.Flush()
}

// figures prints how games against monsters went, by difficulty and number of players.
func (t *teller) figures(w io.Writer, r *records.Summary) {
	fmt.Fprintln(w, strings.Join([]string{t.T("difficulty"), t.T("players"), t.T("records-won"), t.T("records-share"),
		t.T("records-fastest"), t.T("records-turns")}, "\t"))
	number := func(n int) string {
		if n == 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	for _, f := range r.Statistics {
		share, turns := stats.Wilson(f.Wins, f.Games), "–"
		if f.Turns > 0 {
			turns = t.Language.FormatNumbers("%.1f", f.Turns)
		}
		fmt.Fprintf(w, "%s\t%d\t%s\t%.0f %% (%.0f–%.0f)\t%s\t%s\n", t.difficulty(f.Boss, f.Difficulty), f.Players,
			t.T("of", f.Wins, f.Games),
			100*share.Share, 100*share.Low, 100*share.High, number(f.Fastest), turns)
	}
}

// deck prints how a deck fared, how far it has climbed, and its next rung.
func (t *teller) deck(w io.Writer, d *records.DeckRecord) {
	var words []string
	if len(d.Record) > 0 {
		words = append(words, t.scores(d.Record))
	}
	if len(d.Duels) > 0 {
		words = append(words, t.T(t.standardOf, duelScores(t.Pool, d.Duels, t.opponent)))
	}
	fmt.Fprintf(w, "%s\t%s\n", printable.Text(d.Name, printable.Name), strings.Join(words, " · "))
	_, all := d.Ladder.Climbed()
	if all == 0 {
		return
	}
	ladder := t.T("ladder-is", d.Climbed, all)
	if d.Next != nil {
		ladder += ". " + t.T("records-next-is", t.T("records-rung", t.difficulty("", d.Next.Word), t.T(flights[d.Next.Players-1])))
	}
	fmt.Fprintf(w, "\t%s\n", ladder)
}

// DuelScores says how a deck fared in standard games, by opponent.
func DuelScores(p *pool.Pool, duels records.Record) string {
	return duelScores(p, duels, func(who string) string { return opponent(p, who) })
}

func duelScores(p *pool.Pool, duels records.Record, opponent func(who string) string) string {
	var words []string
	for _, who := range duels.Names(records.Opponents) {
		words = append(words, tallyWords(p, opponent(who), duels[who]))
	}
	return strings.Join(words, ", ")
}

// flights are the names of the flights of a ladder.
var flights = [...]string{"flight-alone", "flight-two", "flight-three"}

// opponent is the name of the opponent in a standard game.
func opponent(p *pool.Pool, who string) string {
	if who == replay.Person {
		return p.T("records-person")
	}
	return p.T("records-computer", printable.Text(who, printable.Name))
}

// shares prints the win rate by opponent, and the decks with which most was won.
func (t *teller) shares(w io.Writer, c *records.Charts) {
	share := func(label string, counts *records.Counts, x stats.Interval) {
		if n := counts[records.Won] + counts[records.Lost]; n > 0 {
			percent := func(part float64) string { return fmt.Sprintf("%.0f %%", 100*part) }
			fmt.Fprintf(w, "  %s, %s\n", t.T("record-of", printable.Text(label, printable.Name), counts[records.Won], n),
				t.T("records-interval", percent(x.Share), percent(x.Low), percent(x.High)))
		}
	}
	told := false
	for i := range c.Words {
		if g := &c.Words[i]; g.Boss == "" {
			if !told {
				fmt.Fprintf(w, "\n%s\n", t.T(t.standard))
				told = true
			}
			share(t.opponent(g.Word), &g.Counts, g.Share)
		}
	}
	fmt.Fprintf(w, "\n%s\n", t.T(t.best))
	for i := range c.Decks[:min(len(c.Decks), bestDecks)] {
		share(c.Decks[i].Name, &c.Decks[i].Counts, c.Decks[i].Share)
	}
}

// bestDecks is how many of the best decks are printed.
const bestDecks = 8

// charts prints the figures that the window draws as charts.
func (t *teller) charts(w io.Writer, c *records.Charts) {
	head := func(key string, args ...any) {
		fmt.Fprintf(w, "\n%s\n", printable.Text(t.T(key, args...), terminal.Longest))
	}
	counts := func(label string, n *records.Counts) {
		if n.All() > 0 {
			words := t.T("records-bar", label, n[records.Won], n[records.Lost])
			if n[records.Shared] > 0 {
				words += ", " + t.T("records-bar-shared", n[records.Shared])
			}
			fmt.Fprintf(w, "  %s\n", words)
		}
	}
	if c.Counts.All() == 0 {
		return
	}
	head("records-summary", c.Counts.All(), c.Counts[records.Won], c.Counts[records.Won]+c.Counts[records.Lost])
	t.shares(w, c)
	if len(c.Periods) > 0 {
		head([...]string{"plot-days", "plot-weeks", "plot-months", "plot-years"}[c.Span])
	}
	for i := range c.Periods {
		counts(c.Periods[i].From.Format(time.DateOnly), &c.Periods[i].Counts)
	}
	if len(c.Turns) > 0 {
		head("plot-turns")
	}
	for _, b := range c.Turns {
		if b.Games > 0 {
			fmt.Fprintf(w, "  %s\n", t.T("records-bin", fmt.Sprintf("%d–%d", b.From, b.To), b.Games))
		}
	}
	if c.Gauge != "" {
		head("plot-gauge", t.gauge(c.Gauge))
	}
	for i := range c.Rises {
		counts(strconv.Itoa(i), &c.Rises[i])
	}
	told := false
	for i, games := range c.Damage {
		if games > 0 && !told {
			head("plot-damage")
			told = true
		}
		if games > 0 {
			label := fmt.Sprintf("%d–%d %%", 100*i/len(c.Damage), 100*(i+1)/len(c.Damage))
			fmt.Fprintf(w, "  %s\n", t.T("records-bin-damage", label, games))
		}
	}
	if keys := c.Keys[0].All() + c.Keys[1].All() + c.Keys[2].All(); keys > 0 {
		head("plot-keys")
	}
	for i := range c.Keys {
		counts(strconv.Itoa(i), &c.Keys[i])
	}
}

// tallyWords is how often, and how fast, some games were won, after the name of what they have in common.
func tallyWords(p *pool.Pool, name string, t *records.Tally) string {
	if t.Fastest > 0 {
		return p.T("record-fastest", name, t.Wins, t.Games, t.Fastest)
	}
	return p.T("record-of", name, t.Wins, t.Games)
}

// difficultyName is the name of the difficulty or variant that a result records as a word.
func difficultyName(p *pool.Pool, boss, word string) string {
	name := ""
	for _, a := range p.List {
		if a.Boss() == boss {
			name = a.Name()
		}
	}
	a := p.Adventure(name)
	return adventure.DifficultyName(a, word, p.Language.WithWords(a.Words).T)
}

// scores says how a deck or a team fared at each difficulty.
func (t *teller) scores(r records.Record) string {
	var words []string
	for _, word := range r.Names(t.order) {
		words = append(words, tallyWords(t.Pool, t.difficulty("", word), r[word]))
	}
	return strings.Join(words, " · ")
}
