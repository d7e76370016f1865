package table

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/couch"
)

// Decider is the seat of the person whose input the table takes: the person asked, now or
// when everything has been shown; at the end of a turn the person who still sits at the
// table; nobody, [keyforge.NoSide], while a bot decides and when the game is over.
func (m *Model) Decider() keyforge.Side {
	q := m.game.Question()
	switch {
	case q.Kind == keyforge.NoQuestion || m.Watched:
		return keyforge.NoSide
	case m.Curtain() == couch.Passing:
		return m.Sits()
	case !m.person(q.Side):
		return keyforge.NoSide
	}
	return q.Side
}
