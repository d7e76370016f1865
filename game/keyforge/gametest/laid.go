package gametest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
)

// CheckPositions plays a game at random, for at most that many commands, and sets it up
// again from its position wherever nothing is resolving: it requires that every
// seat sees the same there, that the same commands are legal, and that the next
// commands have the same events. It returns how often the game was set up again.
func CheckPositions(t testing.TB, r *rand.Rand, g *keyforge.Game, most int, lay func(*keyforge.Game) (*keyforge.Game, error)) int {
	t.Helper()
	var said []string
	times := 0
	for range most {
		if g.Over() {
			return times
		}
		twin := atRest(t, r, g, lay, said)
		if twin != nil {
			times++
		}
		for i := 0; ; i++ {
			legal := g.Legal(nil)
			c := legal[r.IntN(len(legal))]
			said = append(said, keyforge.FormatCommand(c))
			events, err := g.Apply(c, nil)
			if twin != nil {
				again, failed := twin.Apply(c, nil)
				require.Equal(t, err, failed, "%v", said)
				require.Equal(t, events, again, "%v", said)
			}
			if err != nil {
				return times
			}
			if twin == nil || i == 5 || g.Over() {
				break
			}
		}
	}
	return times
}

// atRest sets the game up again if nothing is resolving, and compares the two.
func atRest(t testing.TB, r *rand.Rand, g *keyforge.Game, lay func(*keyforge.Game) (*keyforge.Game, error), said []string) *keyforge.Game {
	t.Helper()
	q := g.Question()
	begun := g.Turn() > 0
	taking := q.Purpose == keyforge.ForArchives || q.Purpose == keyforge.ForPickUp
	rest := q.Kind == keyforge.AskMain || begun && (q.Purpose == keyforge.ForHouse || taking) && q.Source == 0
	if r.IntN(3) > 0 {
		return nil
	}
	twin, err := lay(g)
	if err != nil && !rest {
		return nil
	}
	require.NoError(t, err, "%v", said)
	for seat := range keyforge.Side(g.Seats()) {
		require.Equal(t, g.View(seat), twin.View(seat), "%v", said)
	}
	require.Equal(t, g.Legal(nil), twin.Legal(nil), "%v", said)
	now, err := g.Position()
	require.NoError(t, err, "%v", said)
	laid, err := twin.Position()
	require.NoError(t, err, "%v", said)
	require.Equal(t, now, laid, "%v", said)
	return twin
}
