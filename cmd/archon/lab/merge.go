package lab

import (
	"errors"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/message"
)

func mergeCommand(p *pool.Pool) *cobra.Command {
	var out string
	var show output
	c := &cobra.Command{
		Use:   "merge " + p.T("kind-file") + "...",
		Short: p.T("use-lab-merge"),
		Args:  cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if err := show.check(); err != nil {
				return err
			}
			var parts []*lab.Result
			for _, path := range args {
				part, err := lab.Read(path)
				if err != nil {
					return err
				}
				parts = append(parts, part)
			}
			r, err := lab.Merge(parts...)
			if err != nil {
				return mergeError(err, args)
			}
			rules, err := p.Rules()
			if err != nil {
				return err
			}
			if err := (&runner{p, rules, lab.Options{}, out}).keep(r); err != nil {
				return err
			}
			if err := show.write(c, p, r); err != nil || r.Complete() {
				return err
			}
			q := r.Progress()
			return exit.FindingsError(p.T("lab-not-all", q.Done, q.Of))
		},
	}
	c.Flags().StringVar(&out, "out", "", p.T("flag-merge-out"))
	show.flags(p, c)
	return c
}

// mergeError says which file an error in a part belongs to.
func mergeError(err error, paths []string) error {
	var part *lab.PartError
	if errors.As(err, &part) {
		return message.New("at", filepath.ToSlash(paths[part.Part]), part.Err)
	}
	return err
}
