package session

import (
	"context"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/ui/job"
)

// Measuring is an experiment of the lab that runs in the background.
type Measuring struct {
	Began time.Time
	work  *job.Job[error]
	stop  context.CancelFunc
	now   atomic.Pointer[Measured]
}

// Measured is how far an experiment has come.
type Measured struct {
	Report     *lab.Report
	Done, Left int // games
}

// Difficulties are the names of the difficulties of adventures, the easiest first.
var Difficulties = []string{adventure.Easy.String(), adventure.Normal.String(), adventure.Hard.String()}

// The times between looks at the progress, and between writing the results.
const (
	measureLook = 400 * time.Millisecond
	measureKeep = 20 * time.Second
)

// Measure begins the games of an experiment, or continues them: what is kept of it is not played again, and what is found is kept
// where archon lab finds it too. The experiment is made in the background. One core is left for drawing.
func (s *Session) Measure(experiment func() *lab.Result) *Measuring {
	ctx, stop := context.WithCancel(context.Background())
	rules, store, clock := s.Rules, s.Studies, s.Now
	n := &Measuring{Began: clock(), stop: stop}
	n.work = job.Start(func() error {
		defer stop()
		r := experiment()
		o := lab.Options{Workers: max(1, runtime.GOMAXPROCS(0)-1)}
		if store != nil {
			store.Recall(r)
		}
		done, looked, kept := 0, time.Now(), time.Now()
		show := func() {
			report := r.Report()
			report.Order(Difficulties)
			n.now.Store(&Measured{report, done, r.Remaining(o)})
		}
		keep := func() error {
			if store == nil {
				return nil
			}
			return store.Keep(context.WithoutCancel(ctx), r, clock())
		}
		show()
		o.Each = func() {
			done++
			if time.Since(looked) > measureLook {
				show()
				looked = time.Now()
			}
			if time.Since(kept) > measureKeep {
				_ = keep() // an error is reported at the end
				kept = time.Now()
			}
		}
		err := r.Run(ctx, rules, o)
		show()
		if err == nil {
			err = keep()
		}
		return err
	})
	return n
}

// Now is how far it has come, or nil before it begins.
func (n *Measuring) Now() *Measured { return n.now.Load() }

// Stop ends it soon; what was found is kept.
func (n *Measuring) Stop() { n.stop() }

// Done reports once, when it has ended, what went wrong. One that is nil never ends.
func (n *Measuring) Done() (err error, ok bool) {
	if n == nil {
		return nil, false
	}
	return n.work.Done()
}

// Wait waits until it has ended.
func (n *Measuring) Wait() error { return n.work.Wait() }
