package session

import (
	"github.com/keyraken/keyraken/game/store/records"
)

// NextRung is the rung that comes next for the deck that was last played against the monster, and
// that deck; false: no such game is known, the deck is gone, or it is at the top.
func (s *Session) NextRung() (b *CollectionDeck, next records.Rung, ok bool) {
	all := s.Collection.Results
	for i := len(all) - 1; i >= 0; i-- {
		if r := &all[i]; !r.Standard() && r.Boss == s.Adventure.Boss() && len(r.Decks) > 0 {
			b = s.Collection.first(func(b *CollectionDeck) bool { return b.Key == r.Decks[0] })
			break
		}
	}
	if b == nil || b.Lacks > 0 || b.Ladder == nil {
		return nil, next, false
	}
	next, ok = b.Ladder.Next()
	return b, next, ok
}
