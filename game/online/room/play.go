package room

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
)

// undoable is how many inputs there are back to the last answer of the seat, with it.
func (r *Room) undoable(s game.Seat) int {
	if r.table.Game().Over() { // everybody knows everything
		return 0
	}
	return r.table.UndoCount(func(o game.Seat) bool { return o == s })
}

// undo takes back the last answer of a seat: at once if nothing hidden has been revealed since or nobody else plays, otherwise
// when the others agree.
func (r *Room) undo(s game.Seat, at uint64) error {
	if r.table == nil {
		return message.New("online-not-begun")
	}
	if at != r.at {
		return message.New("online-late")
	}
	n := r.undoable(s)
	if n == 0 {
		return message.New("online-nothing-to-undo")
	}
	if r.options.Undo || !r.table.Revealed(n) {
		return r.takeBack(n)
	}
	r.wish = &wish{seat: s, n: n}
	return r.granted()
}

// grant answers a wish to take back.
func (r *Room) grant(at int, a *wire.Grant) error {
	switch {
	case r.wish == nil || a.At != r.at || int(r.wish.seat) == at:
		return message.New("online-no-wish")
	case !a.Yes:
		r.wish = nil
		r.showAll(nil)
		return nil
	}
	if !slices.Contains(r.wish.granted, at+1) {
		r.wish.granted = append(r.wish.granted, at+1)
	}
	return r.granted()
}

// granted fulfils a wish that all others have granted who hold a seat and are there; before that everybody is told of it.
func (r *Room) granted() error {
	for i := range r.seats {
		if r.seats[i].guest != nil && i != int(r.wish.seat) && !slices.Contains(r.wish.granted, i+1) {
			r.showAll(nil)
			return nil
		}
	}
	return r.takeBack(r.wish.n)
}

func (r *Room) takeBack(n int) error {
	r.stopThinking()
	n, err := r.table.Undo(n)
	if err != nil {
		return err
	}
	r.last = answer{}
	r.changed(n)
	return nil
}

// letThink lets the computer think that is asked, if one is.
func (r *Room) letThink() {
	r.stopThinking()
	if r.table == nil || r.closed.Load() || r.table.Game().Over() {
		return
	}
	g := r.table.Game()
	asked := int(g.Asked())
	if asked >= len(r.seats) || r.seats[asked].player == nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	r.think = stop
	at, world, player := r.at, g.Clone(), r.seats[asked].player
	go func() {
		if limit := r.config.Thinking; limit != nil {
			select {
			case limit <- struct{}{}:
				defer func() { <-limit }()
			case <-ctx.Done():
				return
			}
		}
		c := player.Choose(world, world.Legal(nil))
		r.mu.Lock()
		defer r.mu.Unlock()
		if ctx.Err() != nil || r.closed.Load() || r.at != at {
			return
		}
		if err := r.table.Do(c); err != nil {
			r.tellAll(wire.Tell{Refused: wire.WhyOf(err)})
			if stuck(err) {
				r.abandon()
			}
			return
		}
		r.changed(0)
	}()
}

func (r *Room) stopThinking() {
	if r.think != nil {
		r.think()
		r.think = nil
	}
}
