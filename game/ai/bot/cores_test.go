package bot_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// What an expert thinks of a decision, chooses and goes on to do is the same on any number of cores: all chances, tries and plans.
func TestCoresThinkAlike(t *testing.T) {
	for _, start := range []*keyforge.Game{hunt(t, 3, "onyx"), hunt(t, 5, "argus", "mciver")} {
		experts := []*bot.Expert{bot.NewReviewer(bot.Thorough, 7), bot.NewReviewer(bot.Thorough, 7), bot.NewReviewer(bot.Thorough, 7)}
		experts[1].UseCores(2)
		experts[2].UseCores(4)
		games := []*keyforge.Game{start, start.CopyInto(nil), start.CopyInto(nil)}
		random := rand.New(rand.NewPCG(1, 11))
		for step := range 14 {
			if random.IntN(4) == 0 {
				first := experts[0].Think(t.Context(), games[0])
				for i := 1; i < len(experts); i++ {
					require.Equal(t, first, experts[i].Think(t.Context(), games[i]), "step %d", step)
				}
			}
			var first keyforge.Command
			for i, e := range experts {
				c := e.Choose(games[i], games[i].Legal(nil))
				if i == 0 {
					first = c
				}
				require.Equal(t, first, c, "step %d", step)
				require.NoError(t, games[i].Do(c))
			}
			if games[0].Over() {
				break
			}
		}
		assert.Equal(t, games[0].Hash(), games[2].Hash())
	}
}

// BenchmarkCores is how long an expert takes for the same decisions on some cores.
func BenchmarkCores(b *testing.B) {
	for _, cores := range []int{1, 2, 4, 8} {
		b.Run(fmt.Sprint(cores), func(b *testing.B) {
			for range b.N {
				g := hunt(b, 3, "onyx", "argus")
				e := bot.NewExpert(bot.Thorough, 7)
				e.UseCores(cores)
				began := time.Now()
				for range 6 {
					if err := g.Do(e.Choose(g, g.Legal(nil))); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(time.Since(began).Seconds()/6, "s/decision")
			}
		})
	}
}
