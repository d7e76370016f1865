package bot_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
)

// A network that is written is read again as it was; one that lacks something is refused.
func TestNetworksAreKept(t *testing.T) {
	for _, mode := range []string{"adventure", "lampeater", "duel"} {
		n := bot.Trained(mode)
		var b strings.Builder
		require.NoError(t, n.Write(&b))
		again, err := bot.ReadNetwork(strings.NewReader(b.String()))
		require.NoError(t, err)
		assert.Equal(t, n, again)
	}
	short := *bot.Trained("duel")
	short.In = short.In[:len(short.In)-1]
	var b strings.Builder
	require.NoError(t, short.Write(&b))
	_, err := bot.ReadNetwork(strings.NewReader(b.String()))
	require.ErrorContains(t, err, "train it anew")
}

// A chance is a share of certainty: a network without weights knows nothing, one with a bias is
// the surer the greater that is, for and against alike.
func TestNetworksJudgeByTheirWeights(t *testing.T) {
	n := &bot.Network{Linear: make([]int32, bot.FeatureCount), Inner: make([]int32, bot.HiddenCount), Out: make([]int32, bot.HiddenCount)}
	for range bot.FeatureCount {
		n.In = append(n.In, make([]int32, bot.HiddenCount))
	}
	var none, one [bot.FeatureCount]int16
	one[3] = bot.Unit
	assert.Equal(t, game.Certain/2, n.Judge(none))
	n.Bias = bot.WeightScale
	up := n.Judge(none)
	n.Bias = -bot.WeightScale
	assert.InDelta(t, 7310, int(up), 2, "the logistic function of 1")
	assert.InDelta(t, int(game.Certain), int(up+n.Judge(none)), 1)
	n.Bias = 20 * bot.WeightScale
	assert.Greater(t, n.Judge(none), game.Certain*99/100)

	n.Bias, n.Linear[3] = 0, bot.WeightScale
	assert.Equal(t, game.Certain/2, n.Judge(none))
	assert.Equal(t, up, n.Judge(one), "the linear part")
	n.Linear[3], n.In[3][5], n.Out[5] = 0, bot.WeightScale, bot.WeightScale
	assert.Equal(t, up, n.Judge(one), "a hidden unit")
	n.In[3][5] = -bot.WeightScale
	assert.Equal(t, game.Certain/2, n.Judge(one), "which counts only above zero")
}
