package gallery

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/likeness"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
)

// most is how many pairs are listed.
const most = 300

// sketched is the width at which pictures are compared: that of the table.
const sketched = 64

// comparison finds the pairs that look most alike, in the background.
type comparison struct {
	job      *job.Job[[]likeness.Pair]
	cancel   context.CancelFunc
	of       []int         // the pictures that are compared
	done     *atomic.Int64 // how many are sketched
	pairs    []likeness.Pair
	said     []string // the words below each
	finished bool
}

func (c *comparison) stop() {
	if c.cancel != nil {
		c.cancel()
	}
}

// forget is called when other pictures are chosen.
func (c *comparison) forget() {
	c.stop()
	c.job, c.cancel, c.finished, c.pairs = nil, nil, false, nil
}

// start begins to compare.
func (c *comparison) start(all []picture, of []int) {
	ctx, cancel := context.WithCancel(context.Background())
	done := new(atomic.Int64) // its own: a canceled job may still count
	c.cancel, c.of, c.done = cancel, slices.Clone(of), done
	list := make([]*card.Card, len(of))
	for i, k := range of {
		list[i] = all[k].card
	}
	c.job = job.Start(func() []likeness.Pair {
		sketches := make([]*likeness.Sketch, len(list))
		for i, d := range list {
			if ctx.Err() != nil {
				return nil
			}
			sketches[i] = likeness.Of(art.Paint(art.Of(d), sketched))
			done.Add(1)
			browser.Yield()
		}
		return likeness.Nearest(sketches, most)
	})
}

// pairs draws the most similar pictures side by side, the closest first.
func (n *screen) pairs(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, c := f.Unit, &n.near
	if c.job == nil && !c.finished {
		c.start(n.all, n.shown)
	}
	if pairs, ok := c.job.Done(); ok {
		c.pairs, c.finished, c.job, c.said = pairs, true, nil, c.said[:0]
		for _, p := range pairs {
			c.said = append(c.said, fmt.Sprintf("%s  %.3f  %s", n.all[c.of[p.A]].title, p.Apart, n.all[c.of[p.B]].title))
		}
	}
	if !c.finished {
		at := r.Middle(min(420*u, r.W), 60*u)
		words, bar := at.Cut(34 * u)
		f.Text(words, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("gallery-comparing"))
		f.Progress(bar.Middle(bar.W, 10*u), float64(c.done.Load())/float64(max(1, len(c.of))))
		return
	}
	w := widths[n.size] * u
	words := line * f.Type
	pair := 2*w + 4*u
	across := max(1, int((r.W-16*u+2*gap*u)/(pair+2*gap*u)))
	step := w/cardview.PictureRatio + words + gap*u
	down := (len(c.pairs) + across - 1) / across
	f.Scroll("gallery", r, &n.scroll, float64(down)*step, func(all layout.Rect) {
		from := max(0, int((r.Y-all.Y)/step))
		to := min(down, int((r.Bottom()-all.Y)/step)+1)
		for i := from * across; i < min(len(c.pairs), to*across); i++ {
			p := &c.pairs[i]
			at := layout.Rect{X: all.X + float64(i%across)*(pair+2*gap*u), Y: all.Y + float64(i/across)*step, W: w, H: w / cardview.PictureRatio}
			n.picture(f, s, at, 2*i, p.A, 0)
			n.picture(f, s, at.Shift(w+4*u, 0), 2*i+1, p.B, 0)
			f.TextLine(layout.Rect{X: at.X, Y: at.Bottom(), W: pair, H: words}, paint.Center, paint.Regular, theme.Tiny*f.Type, theme.Dim, c.said[i])
		}
	})
}
