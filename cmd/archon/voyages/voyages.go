// Package voyages is archon voyages, the tables of the weekly voyages on a server: to be seen, and to send one's own game to.
package voyages

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// options are the flags of all commands.
type options struct {
	*pool.Pool
	voyagehttp.Client
	server, week, name, secret, out string
}

// Command is archon voyages. Nothing is asked of a server but what a command says.
func Command(p *pool.Pool) *cobra.Command {
	o := &options{Pool: p}
	c := o.command("voyages", p.T("use-voyages"), cobra.NoArgs, o.table)
	c.Long = p.T("use-voyages-long")
	c.Flags().StringVar(&o.week, "week", "", p.T("flag-voyages-week"))
	send := o.command("send "+p.T("kind-file"), p.T("use-voyages-send"), cobra.ExactArgs(1), o.send)
	send.Flags().StringVar(&o.name, "name", "", p.T("flag-voyages-name"))
	withdraw := o.command("withdraw "+p.T("kind-game"), p.T("use-voyages-withdraw"), cobra.ExactArgs(1), o.withdraw)
	save := o.command("save "+p.T("kind-game"), p.T("use-voyages-save"), cobra.ExactArgs(1), o.save)
	save.Flags().StringVarP(&o.out, "out", "o", "", p.T("flag-voyages-out"))
	for _, sub := range []*cobra.Command{send, withdraw, save} {
		sub.Flags().StringVar(&o.secret, "secret", "", p.T("flag-voyages-secret"))
		c.AddCommand(sub)
	}
	return c
}

// command is a command that asks the server of its flag.
func (o *options) command(use, short string, args cobra.PositionalArgs, do func(context.Context, *cobra.Command, []string) error,
) *cobra.Command {
	c := &cobra.Command{Use: use, Short: short, Args: args, RunE: func(c *cobra.Command, args []string) error {
		if o.server == "" {
			return message.New("voyages-server")
		}
		ctx, stop := terminal.UntilStopped()
		defer stop()
		return do(ctx, c, args)
	}}
	c.Flags().StringVar(&o.server, "server", "", o.T("flag-voyages-server"))
	return c
}

// table shows the tables of a week.
func (o *options) table(ctx context.Context, c *cobra.Command, _ []string) error {
	w, err := o.Week(ctx, o.server, cmp.Or(o.week, games.Week(time.Now())))
	if err != nil {
		return err
	}
	out := tabwriter.NewWriter(c.OutOrStdout(), 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, o.T("status-voyage", w.Week))
	if len(w.Tables) == 0 {
		fmt.Fprintln(out, o.T("status-nothing"))
	}
	for i := range w.Tables {
		t := &w.Tables[i]
		fmt.Fprintf(out, "\n%s\n", Named(o.Pool, &t.Deal))
		for _, e := range t.Entries {
			fmt.Fprintf(out, "%d\t%s\t%s\t%s\n", e.Place, e.Name, How(o.Pool, &e.Result), w.Week+"/"+e.ID)
		}
	}
	return out.Flush()
}

// send sends the game in a file.
func (o *options) send(ctx context.Context, c *cobra.Command, args []string) error {
	save, err := o.read(ctx, args[0])
	if err != nil {
		return message.New("at", args[0], err)
	}
	sent, err := o.Send(ctx, o.server, voyage.Sending{Name: o.name, Save: save, Secret: o.secret})
	if err != nil {
		return err
	}
	fmt.Fprintln(c.OutOrStdout(), o.T("voyages-sent", sent.Place, sent.Of, sent.Week+"/"+sent.ID))
	fmt.Fprintln(c.OutOrStdout(), o.T("voyages-secret", sent.Secret))
	return nil
}

// read reads a save of any game, as it is sent.
func (o *options) read(ctx context.Context, path string) (string, error) {
	if name := replay.GameOf(path); name != "" && name != games.KeyForge {
		k, err := o.Games.Named(name)
		if err != nil {
			return "", err
		}
		return plain[game.Game](ctx, path, k)
	}
	rules, err := o.Rules()
	if err != nil {
		return "", err
	}
	return plain(ctx, path, rules)
}

func plain[G game.Game](ctx context.Context, path string, r game.Rules[G]) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	story, _, err := replay.Read(ctx, f, r)
	if err != nil {
		return "", err
	}
	return voyage.Plain(story)
}

// withdraw takes a game out of its table.
func (o *options) withdraw(ctx context.Context, c *cobra.Command, args []string) error {
	week, id, _ := strings.Cut(args[0], "/")
	if err := o.Withdraw(ctx, o.server, week, id, o.secret); err != nil {
		return err
	}
	fmt.Fprintln(c.OutOrStdout(), o.T("voyages-withdrawn"))
	return nil
}

// save keeps the save of another's game in a file.
func (o *options) save(ctx context.Context, c *cobra.Command, args []string) error {
	week, id, _ := strings.Cut(args[0], "/")
	save, err := o.Save(ctx, o.server, week, id, o.secret)
	if err != nil {
		return err
	}
	path := cmp.Or(o.out, "voyage-"+week+"-"+id+replay.Extension)
	if err := files.WriteNew(path, []byte(save)); err != nil {
		return err
	}
	fmt.Fprintln(c.OutOrStdout(), o.T("voyages-saved", path))
	return nil
}

// Named is what the games of a table have in common.
func Named(p *pool.Pool, d *voyage.Deal) string {
	parts := []string{p.T("status-players", d.Players)}
	if d.Game == games.KeyForge {
		a := p.Adventure(d.Mode)
		parts = append([]string{p.Language.WithWords(a.Words).T("monster-title"), p.Difficulty(d.Mode, d.Difficulty)}, parts...)
	} else if offered := p.Games[d.Game]; offered != nil {
		if w, err := offered().Words(p.Language.Name); err == nil {
			parts = append([]string{w.Name(), strings.ToLower(w.Term("difficulty-" + d.Difficulty))}, parts...)
		}
	}
	return strings.Join(parts, " · ")
}

// How says how a game went.
func How(p *pool.Pool, r *voyage.Result) string {
	switch {
	case r.Won:
		return p.T("status-won", r.Turns)
	case r.Power > 0:
		return p.T("status-lost-at", max(0, min(99, 100*r.Damage/r.Power)), r.Turns)
	}
	return p.T("status-lost", r.Turns)
}
