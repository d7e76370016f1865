package sim

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/sim"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/stats"
)

// rates measures how often bots win an adventure at each difficulty, or under the chosen variant, with
// each number of players. It draws the decks of each game from those with the names.
func rates(ctx context.Context, c *cobra.Command, o setup.Options, names []string, bots string, cfg sim.Config, asJSON bool) error {
	if o.Mode == keyforge.Duel.Name() {
		return message.New("rates-adventure")
	}
	if len(names) < keyforge.MaxSeats {
		return message.New("draws-decks", keyforge.MaxSeats, len(names))
	}
	r := adventure.Rates{Games: cfg.Games, Seed: o.Seed, Bot: bots}
	if o.Variant != "" {
		v := adventure.VariantRates{Games: cfg.Games}
		var err error
		if v.Variant, err = row(ctx, c, o, names, bots, cfg, &v.Games, &v.Won, &v.Between); err != nil {
			return err
		}
		if asJSON {
			return terminal.Encoder(c.OutOrStdout()).Encode(v)
		}
		return writeRates(c, []string{o.Variant}, [][keyforge.MaxSeats]float64{v.Won}, [][keyforge.MaxSeats][2]float64{v.Between})
	}
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		o.Difficulty = d.String()
		if _, err := row(ctx, c, o, names, bots, cfg, &r.Games, &r.Won[d], &r.Between[d]); err != nil {
			return err
		}
	}
	if asJSON {
		return terminal.Encoder(c.OutOrStdout()).Encode(r)
	}
	return writeRates(c, pool.Difficulties(), r.Won[:], r.Between[:])
}

// row measures how often games are won with each number of players, and returns the word
// that saves use for the difficulty or variant. Games becomes the least number of games
// played for any of these.
func row(ctx context.Context, c *cobra.Command, o setup.Options, names []string, bots string, cfg sim.Config, games *int,
	won *[keyforge.MaxSeats]float64, between *[keyforge.MaxSeats][2]float64) (word string, err error) {
	for players := 1; players <= keyforge.MaxSeats; players++ {
		t, err := o.Pooled(names, players)
		if err != nil {
			return "", err
		}
		if cfg.Bots, err = botNames(bots, players); err != nil {
			return "", err
		}
		done, err := simulate(ctx, c, t, cfg)
		if err != nil {
			return "", err
		}
		percent := func(share float64) float64 { return math.Round(1000*share) / 10 }
		*games = min(*games, done.Games) // fewer if interrupted
		share := done.Won.(stats.Interval)
		won[players-1] = percent(share.Share)
		between[players-1] = [2]float64{percent(share.Low), percent(share.High)}
		word = t.Difficulty
	}
	return word, nil
}

// writeRates prints win rates, a line for each difficulty or variant.
func writeRates(c *cobra.Command, names []string, won [][keyforge.MaxSeats]float64, between [][keyforge.MaxSeats][2]float64) error {
	w := tabwriter.NewWriter(c.OutOrStdout(), 0, 0, 2, ' ', tabwriter.AlignRight)
	head := []string{""}
	for players := 1; players <= keyforge.MaxSeats; players++ {
		head = append(head, strconv.Itoa(players))
	}
	fmt.Fprintln(w, strings.Join(head, "\t")+"\t")
	for n, row := range names {
		for i := range won[n] {
			if between[n][i] == [2]float64{0, 100} {
				row += "\t–" // it was not played
				continue
			}
			row += fmt.Sprintf("\t%.1f %% (%.1f–%.1f)", won[n][i], between[n][i][0], between[n][i][1])
		}
		fmt.Fprintln(w, row+"\t")
	}
	return w.Flush()
}
