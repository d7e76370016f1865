// Package backup is archon backup, which puts everything of a player into one file, and
// archon restore, which takes it back.
package backup

import (
	"bytes"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/files"
)

// Command is archon backup.
func Command(p *pool.Pool) *cobra.Command {
	return &cobra.Command{
		Use:   "backup " + p.T("kind-file"),
		Short: p.T("use-backup"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			var b bytes.Buffer
			n, left, err := backup.Write(&b, backup.UserPlaces(), time.Now())
			if err == nil {
				err = files.Write(args[0], b.Bytes())
			}
			if err != nil {
				return err
			}
			fmt.Fprintln(c.OutOrStdout(), p.T("backup-written", n, args[0]))
			for _, why := range left {
				p.Warn(c.ErrOrStderr(), p.T("backup-without", p.Describe(why)))
			}
			if len(left) > 0 {
				return message.New("backup-incomplete", exit.ErrFindings, len(left))
			}
			return nil
		},
	}
}

// Restore is archon restore.
func Restore(p *pool.Pool) *cobra.Command {
	return &cobra.Command{
		Use:   "restore " + p.T("kind-file"),
		Short: p.T("use-restore"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			var a *backup.Archive
			data, err := files.Read(args[0], backup.Most)
			if err == nil {
				a, err = backup.Read(data)
			}
			if err != nil {
				return message.New("at", args[0], err)
			}
			rules, err := p.Rules()
			if err != nil {
				return err
			}
			ctx, stop := terminal.UntilStopped()
			defer stop()
			r, err := a.Restore(ctx, backup.UserPlaces(), rules, backup.Checks{Games: p.Games, Study: studies.Check, Analysis: analysis.Fits})
			if err == nil || r != (backup.Report{}) {
				fmt.Fprintln(c.OutOrStdout(), p.T("backup-restored", r.Added, r.Newer, r.Beside, r.Unchanged))
			}
			if r.Aside != "" {
				fmt.Fprintln(c.OutOrStdout(), p.T("backup-aside", r.Aside))
			}
			return err
		},
	}
}
