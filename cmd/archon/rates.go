package main

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/sim"
)

// rates measures how often bots win an adventure at each difficulty, with each number
// of players. The decks of each game are drawn from those that are named, or from all
// that come with the program.
func rates(c *cobra.Command, o options, bots string, cfg sim.Config, asJSON bool) error {
	names := deck.Embedded()
	if c.Flags().Changed("decks") {
		names = o.decks
	}
	if len(names) < game.MaxSeats {
		return languages.Fail("rates-draw", game.MaxSeats, len(names))
	}
	find := finder{pool: o.pool}
	var deals []game.Deal
	r := adventure.Rates{Games: cfg.Games, Seed: o.seed, Bot: bots}
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		for players := 1; players <= game.MaxSeats; players++ {
			one := o
			one.decks, one.difficulty = names[:players], d.String()
			t, err := one.table()
			if err != nil {
				return err
			}
			if t.setup.Boss == "" {
				return languages.Fail("rates-adventure")
			}
			if len(deals) == 0 {
				for _, name := range names {
					list, err := find.deck(name)
					if err != nil {
						return err
					}
					if err := list.Playable(t.cat); err != nil {
						return err
					}
					deals = append(deals, list.Deal(0))
				}
			}
			if cfg.Bots, err = botNames(bots, players); err != nil {
				return err
			}
			cfg.Pool = deals
			done, err := simulate(c, t, cfg)
			if err != nil {
				return err
			}
			wins, _ := done.Wins.(int)
			r.Won[d][players-1] = math.Round(1000*float64(wins)/float64(max(1, done.Games))) / 10
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
		for _, won := range r.Won[d] {
			row += fmt.Sprintf("\t%.1f %%", won)
		}
		fmt.Fprintln(w, row+"\t")
	}
	return w.Flush()
}
