package deck

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// settle gives the cards without a house one of those that they may have, so that each
// house has as many as it must. If there is not exactly one way, it returns one of them.
func (d *draft) settle() (unclear *drafted) {
	d.gather()
	s := settler{Deck: d.Deck, ways: map[seat]int{}}
	var begin seat
	for i := range begin.room {
		begin.room[i] = PerHouse
	}
	var given []drafted
	for i := range d.cards {
		c := &d.cards[i]
		if c.House == card.NoHouse {
			s.loose = append(s.loose, c)
			continue
		}
		given = append(given, *c)
		if h := slices.Index(d.Houses[:], c.House); h >= 0 {
			begin.room[h] -= c.count
		}
	}
	if len(s.loose) == 0 {
		return nil
	}
	if s.count(begin) != 1 {
		return s.loose[0]
	}
	d.cards = append(given, s.settled(begin)...)
	return nil
}

// gather makes one entry of equal cards without a house: which copy goes where does
// not matter.
func (d *draft) gather() {
	var all []drafted
	for i := range d.cards {
		c := &d.cards[i]
		at := slices.IndexFunc(all, func(o drafted) bool {
			return c.House == card.NoHouse && o.House == card.NoHouse && o.ID == c.ID && slices.Equal(o.Icons, c.Icons)
		})
		if at >= 0 {
			all[at].count += c.count
		} else {
			all = append(all, *c)
		}
	}
	d.cards = all
}

// settler finds the houses of cards.
type settler struct {
	*Deck
	loose []*drafted
	ways  map[seat]int // in which the rest can be settled; 2: several
}

// seat is what is settled next: the n-th card, and how many cards the houses lack.
type seat struct {
	n    int
	room [Houses]int
}

// count is in how many ways the cards from there on can be settled; 2: several.
func (s *settler) count(at seat) int {
	if at.n == len(s.loose) {
		if at.room == [Houses]int{} {
			return 1
		}
		return 0
	}
	n, known := s.ways[at]
	if !known {
		s.each(at, func(next seat) { n = min(2, n+s.count(next)) })
		s.ways[at] = n
	}
	return n
}

// each calls do for every way to settle the copies of the next card.
func (s *settler) each(at seat, do func(next seat)) {
	c := s.loose[at.n]
	var put func(h, copies int, next seat)
	put = func(h, copies int, next seat) {
		if h == Houses {
			if copies == 0 {
				do(next)
			}
			return
		}
		put(h+1, copies, next)
		if !slices.Contains(c.may, s.Houses[h]) {
			return
		}
		for n := 1; n <= min(copies, at.room[h]); n++ {
			next.room[h] = at.room[h] - n
			put(h+1, copies-n, next)
		}
	}
	put(0, c.count, seat{at.n + 1, at.room})
}

// settled are the cards with their houses, where there is only one way.
func (s *settler) settled(at seat) (all []drafted) {
	for at.n < len(s.loose) {
		var way seat
		s.each(at, func(next seat) {
			if s.count(next) == 1 {
				way = next
			}
		})
		for h, house := range s.Houses {
			if n := at.room[h] - way.room[h]; n > 0 {
				c := *s.loose[at.n]
				c.House, c.count = house, n
				all = append(all, c)
			}
		}
		at = way
	}
	return all
}
