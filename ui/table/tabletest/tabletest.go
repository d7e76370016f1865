// Package tabletest plays games for tests of what a table knows of them. Most of that shows only where many
// cards and questions meet, and no test can say of every moment what it should be; but a change to one part
// of it should change no other:
//
//	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
//		return func(events []keyforge.Event) { fmt.Fprintln(w, s.Game().Turn(), len(events)) }
//	})
package tabletest

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

// games are the decks of the games and whether the monster plays too.
var games = []struct {
	decks     []int
	adventure bool
}{
	{[]int{0}, true}, {[]int{3}, true}, {[]int{4, 7}, true}, {[]int{1, 5}, true}, {[]int{1, 4, 8}, true},
	{[]int{2, 9}, false}, {[]int{5, 6}, false}, {[]int{0, 3}, false}, {[]int{10, 11}, false}, {[]int{12, 8}, false},
}

// commands is how many commands a game lasts.
const commands = 250

// KnowAsBefore plays games by random commands and compares what is written of each with what was before, see
// [painttest.Compare]. For each game sit returns what writes of every moment at which somebody is asked, with
// what happened since the one before.
func KnowAsBefore(t *testing.T, sit func(w io.Writer, s *save.Story) (see func(events []keyforge.Event))) {
	t.Helper()
	all := adventures.All()
	cat, err := all.Catalogue()
	require.NoError(t, err)
	rules := all.Rules(cat)
	var names []string
	sums := map[string]uint64{}
	for i, of := range games {
		var deals []keyforge.Deal
		var titles []string
		for _, n := range of.decks {
			d, err := deck.Named(deck.Embedded()[n])
			require.NoError(t, err)
			deals, titles = append(deals, d.Deal(0)), append(titles, d.Name)
		}
		mode, difficulty, setup := keyforge.Duel.Name(), "", keyforge.Setup{Decks: deals, Seed: uint64(i)}
		if of.adventure {
			mode, difficulty, setup = all[0].Name(), adventure.Easy.String(), adventure.Setup(all[0], deals, uint64(i))
		}
		story, err := replay.New(rules, save.Deal(mode, difficulty, setup, titles...))
		require.NoError(t, err)
		g := story.Game()
		var written strings.Builder
		see, random := sit(&written, story), rand.New(rand.NewPCG(uint64(i), 7))
		see(nil)
		for n := 0; n < commands && !g.Over(); n++ {
			err := story.Do(anyOf(random, g.Legal(nil)))
			require.NoError(t, err)
			see(g.Happened())
		}
		name := fmt.Sprintf("game %d", i)
		names, sums[name] = append(names, name), painttest.SumOf([]byte(written.String()))
	}
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}

// anyOf is one of the commands, and seldom the end of the turn.
func anyOf(random *rand.Rand, legal []keyforge.Command) keyforge.Command {
	c := legal[random.IntN(len(legal))]
	if c.Verb == keyforge.EndTurn && len(legal) > 1 && random.IntN(16) > 0 {
		return legal[random.IntN(len(legal)-1)]
	}
	return c
}
