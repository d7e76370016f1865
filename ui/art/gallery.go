package art

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/paint"
)

// Widths are the widths, in pixels, at which a [Gallery] paints pictures: for cards on the table,
// and for a card shown large in windows 1080 and 1440 pixels high.
var Widths = [...]int{96, 192, 384, 640, 768}

// Budget is how many bytes of pictures a window should keep.
const Budget = 64 << 20

// Gallery paints pictures when they are first asked for, without making anybody
// wait, and keeps the most recently used ones. It may be used by several
// goroutines. Make one with [NewGallery].
type Gallery struct {
	budget, held int
	store        Store
	now          bool
	mu           sync.Mutex
	idle         sync.Cond // nothing is left to paint
	entries      map[key]*entry
	wanted       []key // what to paint, the most urgent last
	painting     bool
	clock        uint64
	failed       *fault.Fault // the fault of a picture, until it is reported
}

// Store keeps pictures by name after the program ends.
type Store interface {
	Load(name string) *paint.Bitmap // or nil
	Keep(name string, b *paint.Bitmap)
}

// key is a card of one of the games at one of the widths.
type key struct {
	card *card.Card // of KeyForge
	game Game       // or of another game
	id   string     // of its card
	size int        // in Widths
}

// entry is a picture that is kept.
type entry struct {
	bitmap *paint.Bitmap
	seen   uint64 // when it was last asked for
}

// NewGallery makes a gallery that keeps at most budget bytes of pictures, or one
// picture if that is larger.
func NewGallery(budget int) *Gallery {
	g := &Gallery{budget: budget, entries: map[key]*entry{}}
	g.idle.L = &g.mu
	return g
}

// Keep makes the gallery look in a store before it paints, and store what it has
// painted.
func (g *Gallery) Keep(s Store) *Gallery { g.store = s; return g }

// AtOnce makes Picture wait until the picture is ready, for tests and for pictures
// of the whole window.
func (g *Gallery) AtOnce() *Gallery { g.now = true; return g }

// Waits reports whether Picture waits.
func (g *Gallery) Waits() bool { return g.now }

// Picture returns the picture of a card for a place that is width pixels wide. While
// it is still being painted, that is the nearest one available, or nil. If painting
// a picture panicked, Picture panics once with the same fault; that picture stays
// empty.
func (g *Gallery) Picture(c *card.Card, width int) *paint.Bitmap {
	return g.picture(key{card: c, size: bucket(width)})
}

// Shard is the picture of the card of Shards of Infinity with that ID, or of Nemesis, as Picture is that of one of KeyForge.
func (g *Gallery) Shard(id string, width int) *paint.Bitmap {
	return g.picture(key{game: Shards, id: id, size: bucket(width)})
}

// CodexCard is the picture of the card of Codex with that ID, as Picture is that of one of KeyForge.
func (g *Gallery) CodexCard(id string, width int) *paint.Bitmap {
	return g.picture(key{game: Codex, id: id, size: bucket(width)})
}

func (g *Gallery) picture(k key) *paint.Bitmap {
	g.mu.Lock()
	defer g.mu.Unlock()
	if f := g.failed; f != nil {
		g.failed = nil
		panic(f)
	}
	if b := g.get(k); b != nil {
		return b
	}
	g.request(k)
	if g.now {
		for g.painting {
			g.idle.Wait()
		}
		return g.get(k)
	}
	return g.nearest(k)
}

// Wait returns when everything that was asked for has been painted.
func (g *Gallery) Wait() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for g.painting {
		g.idle.Wait()
	}
}

// bucket is the first of Widths that is wide enough, or the last.
func bucket(width int) int {
	for i, w := range Widths {
		if width <= w {
			return i
		}
	}
	return len(Widths) - 1
}

func (g *Gallery) get(k key) *paint.Bitmap {
	p := g.entries[k]
	if p == nil {
		return nil
	}
	g.clock++
	p.seen = g.clock
	return p.bitmap
}

// nearest is the picture of the card at another size, preferably a larger one.
func (g *Gallery) nearest(k key) *paint.Bitmap {
	sized := func(size int) *paint.Bitmap { k.size = size; return g.get(k) }
	at := k.size
	for size := at + 1; size < len(Widths); size++ {
		if b := sized(size); b != nil {
			return b
		}
	}
	for size := at - 1; size >= 0; size-- {
		if b := sized(size); b != nil {
			return b
		}
	}
	return nil
}

// queue is how many pictures may wait; what is asked for in every frame comes back.
const queue = 256

func (g *Gallery) request(k key) {
	if slices.Contains(g.wanted, k) {
		return
	}
	if len(g.wanted) == queue {
		g.wanted = slices.Delete(g.wanted, 0, 1)
	}
	g.wanted = append(g.wanted, k)
	if !g.painting {
		g.painting = true
		go g.paint()
	}
}

// paint paints until nothing is wanted. A picture stays in the queue until it is
// stored, so that it is not asked for twice.
func (g *Gallery) paint() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for len(g.wanted) > 0 {
		k := g.wanted[len(g.wanted)-1]
		g.mu.Unlock()
		b, err := g.try(k)
		g.mu.Lock()
		if err != nil && errors.As(err, &g.failed) {
			b = &paint.Bitmap{W: 1, H: 1, Pix: make([]byte, 4)}
		}
		g.wanted = slices.DeleteFunc(g.wanted, func(w key) bool { return w == k })
		g.put(k, b)
	}
	g.painting = false
	g.idle.Broadcast()
}

// subject is what the picture is made from.
func (k key) subject() Card {
	if k.card == nil {
		return Card{ID: k.id, Game: k.game}
	}
	return Of(k.card)
}

func (g *Gallery) try(k key) (b *paint.Bitmap, err error) {
	defer fault.Catch(&err)
	of, width := k.subject(), Widths[k.size]
	if g.store == nil {
		return Paint(of, width), nil
	}
	name := of.name(width)
	if b := g.store.Load(name); b != nil {
		return b, nil
	}
	b = Paint(of, width)
	g.store.Keep(name, b)
	return b, nil
}

// name distinguishes the pictures of all cards, even those of a card that the
// conditions of a game have changed.
func (c Card) name(width int) string {
	h := fnv.New64a()
	_, _ = fmt.Fprint(h, c) // never fails
	return fmt.Sprintf("%s-%d-%016x", c.ID, width, h.Sum64())
}

// put stores a picture, and drops the least recently used ones.
func (g *Gallery) put(k key, b *paint.Bitmap) {
	for len(g.entries) > 0 && g.held+len(b.Pix) > g.budget {
		var oldest key
		seen := g.clock + 1
		for other, p := range g.entries {
			if p.seen < seen {
				oldest, seen = other, p.seen
			}
		}
		g.held -= len(g.entries[oldest].bitmap.Pix)
		delete(g.entries, oldest)
	}
	g.clock++
	g.entries[k] = &entry{b, g.clock}
	g.held += len(b.Pix)
}
