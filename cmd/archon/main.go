package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/adventures"
	"github.com/keyraken/keyraken/cmd/archon/analyse"
	"github.com/keyraken/keyraken/cmd/archon/backup"
	"github.com/keyraken/keyraken/cmd/archon/cards"
	"github.com/keyraken/keyraken/cmd/archon/decks"
	"github.com/keyraken/keyraken/cmd/archon/engine"
	"github.com/keyraken/keyraken/cmd/archon/expedition"
	"github.com/keyraken/keyraken/cmd/archon/lab"
	"github.com/keyraken/keyraken/cmd/archon/picture"
	"github.com/keyraken/keyraken/cmd/archon/play"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/puzzles"
	"github.com/keyraken/keyraken/cmd/archon/records"
	"github.com/keyraken/keyraken/cmd/archon/replay"
	"github.com/keyraken/keyraken/cmd/archon/root"
	"github.com/keyraken/keyraken/cmd/archon/rules"
	"github.com/keyraken/keyraken/cmd/archon/serve"
	"github.com/keyraken/keyraken/cmd/archon/sim"
	"github.com/keyraken/keyraken/cmd/archon/soak"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/cmd/archon/train"
	"github.com/keyraken/keyraken/cmd/archon/voyages"
)

func main() {
	p := pool.Shipped.WithFiles(terminal.Safe(os.Stderr))
	os.Exit(root.Run(p, commands, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// commands are what the program can do.
var commands = []func(*pool.Pool) *cobra.Command{
	play.Command, sim.Command, lab.Command, cards.Command, decks.Command, records.Command, engine.Command, replay.Command, analyse.Command,
	picture.Command, rules.Command, serve.Command, voyages.Command, soak.Command, train.Command, backup.Command, backup.Restore, puzzles.Command,
	adventures.Command, expedition.Command,
}
