package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/sim"
)

// rates measures how often bots win an adventure at each difficulty, with each number
// of players. The decks of each game are drawn from those of the names.
func rates(ctx context.Context, c *cobra.Command, o options, names []string, bots string, cfg sim.Config, asJSON bool) error {
	if o.mode == game.Duel.Name() {
		return languages.Fail("rates-adventure")
	}
	if len(names) < game.MaxSeats {
		return languages.Fail("draws-decks", game.MaxSeats, len(names))
	}
	r := adventure.Rates{Games: cfg.Games, Seed: o.seed, Bot: bots}
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		for players := 1; players <= game.MaxSeats; players++ {
			o.difficulty = d.String()
			t, err := o.pooled(names, players)
			if err != nil {
				return err
			}
			if cfg.Bots, err = botNames(bots, players); err != nil {
				return err
			}
			done, err := simulate(ctx, c, t, cfg)
			if err != nil {
				return err
			}
			percent := func(share float64) float64 { return math.Round(1000*share) / 10 }
			r.Games = min(r.Games, done.Games) // fewer when it was interrupted
			won := done.Won.(sim.Interval)
			r.Won[d][players-1] = percent(won.Share)
			r.Between[d][players-1] = [2]float64{percent(won.Low), percent(won.High)}
		}
	}
	if asJSON {
		return json.NewEncoder(c.OutOrStdout()).Encode(r)
	}
	w := tabwriter.NewWriter(c.OutOrStdout(), 0, 0, 2, ' ', tabwriter.AlignRight)
	head := []string{""}
	for players := 1; players <= game.MaxSeats; players++ {
		head = append(head, strconv.Itoa(players))
	}
	fmt.Fprintln(w, strings.Join(head, "\t")+"\t")
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		row := d.String()
		for i, won := range r.Won[d] {
			if r.Between[d][i] == [2]float64{0, 100} {
				row += "\t–" // it was not played
				continue
			}
			row += fmt.Sprintf("\t%.1f %% (%.1f–%.1f)", won, r.Between[d][i][0], r.Between[d][i][1])
		}
		fmt.Fprintln(w, row+"\t")
	}
	return w.Flush()
}
