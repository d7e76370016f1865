package lab

import (
	"context"
	"errors"
	"io/fs"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
)

// runner is an experiment that is played and kept.
type runner struct {
	pool  *pool.Pool
	rules *scenario.Rules
	lab.Options
	file string // in which it is kept; "": in the library
}

// resume takes over the kept results of the experiment.
func (u *runner) resume(r *lab.Result) error {
	if u.file == "" {
		studies.Open(library.Dir()).Recall(r)
		return nil
	}
	old, err := lab.Read(u.file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		if err = r.Resume(old, u.Shard); err != nil {
			err = message.New("lab-out-other", u.file, err)
		}
	}
	return err
}

// pause is how much work may be lost when the program is killed.
const pause = 20 * time.Second

// play plays what is left and keeps it, also at intervals on the way.
func (u *runner) play(c *cobra.Command, r *lab.Result) error {
	ctx, stop := terminal.UntilStopped()
	defer stop()
	bar := terminal.Progress(c.ErrOrStderr(), u.left(r), u.pool.T("bar-games")) // it shows the remaining time, too
	done, kept := 0, time.Now()
	u.Each = func() {
		if done++; r.Race != nil && done%raceGames == 0 {
			bar.ChangeMax(done + u.left(r)) // it may have dropped more than half
		}
		_ = bar.Set(done) // a bar that cannot be drawn is no reason to stop
		if time.Since(kept) > pause {
			_ = u.keep(r) // an error is reported at the end
			kept = time.Now()
		}
	}
	err := r.Run(ctx, u.rules, u.Options)
	_ = bar.Clear()
	err = errors.Join(err, u.keep(r))
	if err == nil && ctx.Err() != nil {
		u.pool.Warn(c.ErrOrStderr(), u.pool.T("lab-stopped", done, u.left(r)))
	}
	return err
}

// left is how many games are left to be played here.
func (u *runner) left(r *lab.Result) int { return r.Remaining(u.Options) }

// keep keeps the results.
func (u *runner) keep(r *lab.Result) error {
	if u.file != "" {
		return r.Write(u.file)
	}
	return studies.Open(library.Dir()).Keep(context.Background(), r, time.Now())
}
