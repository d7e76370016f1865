package bot

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/search"
)

// HiddenCount is how many hidden units a [Network] has.
const HiddenCount = 32

// Scales of the integers in which a network calculates, so that it gives the same
// result on every machine.
const (
	WeightScale = 4096
	hiddenScale = 256
	mostHidden  = 64 * hiddenScale
)

// Network judges positions: from their features, how likely the side to move is to
// win. It is a layer of rectified linear units plus a linear part.
type Network struct {
	Linear []int32
	Bias   int32
	In     [][]int32 // for each feature the weights of all hidden units
	Inner  []int32   // the biases of the hidden units
	Out    []int32
}

//go:embed weights
var weights embed.FS

// networks are the networks by the names of modes; "adventure" is that of adventures without one of their own.
var networks = sync.OnceValue(func() map[string]*Network {
	all := map[string]*Network{}
	files, err := weights.ReadDir("weights")
	if err != nil {
		panic(err)
	}
	for _, file := range files {
		data, err := weights.ReadFile("weights/" + file.Name())
		if err != nil {
			panic(err)
		}
		n, err := ReadNetwork(bytes.NewReader(data))
		if err != nil {
			panic(fmt.Errorf("%s: %w", file.Name(), err))
		}
		all[strings.TrimSuffix(file.Name(), ".json")] = n
	}
	return all
})

// Trained is the network with which experts judge games of a mode.
func Trained(mode string) *Network {
	all := networks()
	if n := all[mode]; n != nil {
		return n
	}
	return all["adventure"]
}

// ReadNetwork reads what [Network.Write] writes.
func ReadNetwork(r io.Reader) (*Network, error) {
	var n Network
	if err := json.NewDecoder(r).Decode(&n); err != nil {
		return nil, err
	}
	ok := len(n.Linear) == FeatureCount && len(n.In) == FeatureCount && len(n.Inner) == HiddenCount && len(n.Out) == HiddenCount
	for i := range n.In {
		ok = ok && len(n.In[i]) == HiddenCount
	}
	if !ok {
		return nil, fmt.Errorf("the network is not one of %d features and %d hidden units: train it anew", FeatureCount, HiddenCount)
	}
	return &n, nil
}

// Write writes the network as JSON, one line per feature.
func (n *Network) Write(w io.Writer) error {
	line := func(v any) string {
		b, _ := json.Marshal(v)
		return string(b)
	}
	if _, err := fmt.Fprintf(w, "{\"Linear\":%s,\n\"Bias\":%d,\n\"In\":[\n", line(n.Linear), n.Bias); err != nil {
		return err
	}
	for i, row := range n.In {
		end := ",\n"
		if i == len(n.In)-1 {
			end = "],\n"
		}
		if _, err := io.WriteString(w, line(row)+end); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "\"Inner\":%s,\n\"Out\":%s}\n", line(n.Inner), line(n.Out))
	return err
}

// logit is the log-odds of winning, with WeightScale for 1.
func (n *Network) logit(f *features) int64 {
	var hidden [HiddenCount]int32
	copy(hidden[:], n.Inner)
	sum := int64(n.Bias) * Unit
	for i := range f.v {
		x := int32(f.v[i])
		if x == 0 {
			continue
		}
		sum += int64(n.Linear[i]) * int64(x)
		row := (*[HiddenCount]int32)(n.In[i])
		for j := range hidden {
			hidden[j] += row[j] * x
		}
	}
	sum = sum * hiddenScale / Unit
	for j, h := range hidden {
		lit := max(0, min(h/(WeightScale*Unit/hiddenScale), mostHidden))
		sum += int64(n.Out[j]) * int64(lit)
	}
	return sum / hiddenScale
}

// Judge is how likely the side to move is to win in a position with those features.
func (n *Network) Judge(f [FeatureCount]int16) game.Chance {
	return game.Chance(int64(n.judge(&features{v: f})) * int64(game.Certain) / search.Sure)
}

// judge is how likely the side to move is to win, out of [search.Sure].
func (n *Network) judge(f *features) int32 {
	return int32(search.Logistic(n.logit(f), WeightScale))
}
