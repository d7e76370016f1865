// Package workers shares out numbered work, such as the games of a series.
package workers

import (
	"context"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/fault"
)

// Do does the work with that number.
type Do func(ctx context.Context, number int) error

// Share has the work with the numbers from 0 up to n done by several workers, at least one. For each of them it first asks
// begin, one after the other, how that worker does it. It stops early with the first error, a panic among them, or without
// one when the context ends; the context of the others then ends as well.
func Share(ctx context.Context, workers, n int, begin func() Do) error {
	var next atomic.Int64
	group, ctx := errgroup.WithContext(ctx)
	for range max(1, min(workers, n)) {
		do := begin()
		group.Go(func() (err error) {
			defer fault.Catch(&err)
			for i := next.Add(1) - 1; i < int64(n) && search.KeepThinking(ctx); i = next.Add(1) - 1 {
				if err := do(ctx, int(i)); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return group.Wait()
}
