package workers_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/fault"
)

// All work is done once, by as many workers as there is work for.
func TestShare(t *testing.T) {
	for _, test := range []struct{ workers, n, begun int }{{3, 100, 3}, {3, 2, 2}, {0, 5, 1}, {2, 0, 1}} {
		t.Run(fmt.Sprintf("%d of %d", test.workers, test.n), func(t *testing.T) {
			done, begun := make([]atomic.Int64, test.n), 0
			assert.NoError(t, workers.Share(t.Context(), test.workers, test.n, func() workers.Do {
				begun++
				return func(_ context.Context, number int) error {
					done[number].Add(1)
					return nil
				}
			}))
			assert.Equal(t, test.begun, begun)
			for i := range done {
				assert.EqualValues(t, 1, done[i].Load(), i)
			}
		})
	}
}

// The first error ends the work of all, and so does a fault; the end of the context is none.
func TestShareStops(t *testing.T) {
	wrong := errors.New("wrong")
	waits := func(do workers.Do) error { // the first worker does it, the other waits for its end
		return workers.Share(t.Context(), 2, 1000, func() workers.Do {
			return func(ctx context.Context, number int) error {
				if number == 0 {
					return do(ctx, number)
				}
				<-ctx.Done()
				return nil
			}
		})
	}
	assert.ErrorIs(t, waits(func(context.Context, int) error { return wrong }), wrong)
	var f *fault.Fault
	assert.ErrorAs(t, waits(func(context.Context, int) error { panic("at the disco") }), &f)
	ctx, stop := context.WithCancel(t.Context())
	n := 0
	assert.NoError(t, workers.Share(ctx, 1, 1000, func() workers.Do {
		return func(context.Context, int) error {
			if n++; n == 10 {
				stop()
			}
			return nil
		}
	}))
	assert.Equal(t, 10, n)
}
