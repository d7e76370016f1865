package train

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/ai/bot"
)

// Fit says how a network is fitted.
type Fit struct {
	Seed   uint64
	Epochs int
	Rate   float64 // the initial learning rate
	// Trust is how much of the target is what the bot saw rather than how the game ended: 0 to
	// 1.
	Trust float64
	// From, when not nil, is the network to start from instead of random weights.
	From *bot.Network
	// Report, when not nil, is called after each epoch with the loss on the training games and
	// on the tenth of the games that is held out.
	Report func(epoch int, loss, aside float64)
}

const (
	inputs = bot.FeatureCount
	hidden = bot.HiddenCount
	small  = 64 // samples in a step
)

// model is a network in floating point: all weights in one list.
type model struct {
	w, grad, m, v []float64
	steps         int
}

// Where the weights of each part begin.
const (
	linearAt = 0
	biasAt   = linearAt + inputs
	innerAt  = biasAt + 1
	outAt    = innerAt + hidden
	inAt     = outAt + hidden
	allCount = inAt + inputs*hidden
)

func newModel(r *rand.Rand) *model {
	m := &model{w: make([]float64, allCount), grad: make([]float64, allCount), m: make([]float64, allCount), v: make([]float64, allCount)}
	for i := inAt; i < allCount; i++ {
		m.w[i] = r.NormFloat64() * 0.1
	}
	for i := outAt; i < inAt; i++ {
		m.w[i] = r.NormFloat64() * 0.2
	}
	return m
}

// goOn takes the weights of a network.
func (m *model) goOn(n *bot.Network) {
	part := func(at int, whole []int32) {
		for i, w := range whole {
			m.w[at+i] = float64(w) / bot.WeightScale
		}
	}
	part(linearAt, n.Linear)
	part(biasAt, []int32{n.Bias})
	part(innerAt, n.Inner)
	for j := range hidden {
		m.w[innerAt+j] /= bot.Unit
	}
	part(outAt, n.Out)
	for i, row := range n.In {
		part(inAt+i*hidden, row)
	}
}

// run returns how likely the network considers winning, and sets the values of its hidden
// units.
func (m *model) run(s *Sample, h *[hidden]float64) float64 {
	copy(h[:], m.w[innerAt:outAt])
	sum := m.w[biasAt]
	for i, f := range s.Features {
		if f == 0 {
			continue
		}
		x := float64(f) / bot.Unit
		sum += float64(m.w[linearAt+i] * x)
		row := m.w[inAt+i*hidden:][:hidden]
		for j := range h {
			h[j] += float64(row[j] * x)
		}
	}
	for j := range h {
		if h[j] > 0 {
			sum += float64(m.w[outAt+j] * h[j])
		}
	}
	return 1 / (1 + math.Exp(-sum))
}

// learn adds the gradient of a sample, and returns its loss.
func (m *model) learn(s *Sample, target float64) float64 {
	var h [hidden]float64
	p := m.run(s, &h)
	d := p - target
	var back [hidden]float64
	for j := range h {
		if h[j] > 0 {
			back[j] = d * m.w[outAt+j]
			m.grad[outAt+j] += float64(d * h[j])
			m.grad[innerAt+j] += back[j]
		}
	}
	m.grad[biasAt] += d
	for i, f := range s.Features {
		if f == 0 {
			continue
		}
		x := float64(f) / bot.Unit
		m.grad[linearAt+i] += float64(d * x)
		row := m.grad[inAt+i*hidden:][:hidden]
		for j := range back {
			row[j] += float64(back[j] * x)
		}
	}
	return loss(p, target)
}

func loss(p, target float64) float64 {
	p = min(max(p, 1e-6), 1-1e-6)
	return -float64(target*math.Log(p)) - float64((1-target)*math.Log(1-p))
}

// step is a step of Adam with slight weight decay.
func (m *model) step(rate float64) {
	const first, second, decay = 0.9, 0.999, 1e-4
	m.steps++
	a := rate * math.Sqrt(1-math.Pow(second, float64(m.steps))) / (1 - math.Pow(first, float64(m.steps)))
	for i, g := range m.grad {
		g = g / small
		m.m[i] = float64(first*m.m[i]) + float64((1-first)*g)
		m.v[i] = float64(second*m.v[i]) + float64((1-second)*g*g)
		m.w[i] -= float64(a*m.m[i]/(math.Sqrt(m.v[i])+1e-8)) + float64(rate*decay*m.w[i])
		m.grad[i] = 0
	}
}

// target is what the network should predict for a sample.
func (f *Fit) target(s *Sample) float64 {
	won := float64(s.Won)
	if s.Judged == 0 {
		return won
	}
	return float64((1-f.Trust)*won) + float64(f.Trust*float64(s.Seen)/65535)
}

// Run fits a network to the samples.
func (f *Fit) Run(ctx context.Context, samples []Sample) (*bot.Network, error) {
	if len(samples) < 1000 {
		return nil, errors.New("there are fewer than 1000 samples: play more games")
	}
	r := rand.New(rand.NewPCG(f.Seed, 2))
	m := newModel(r)
	if f.From != nil {
		m.goOn(f.From)
	}
	f.fit(ctx, m, r, samples)
	m.setRight(samples)
	return m.network(), ctx.Err()
}

// setRight adjusts the bias so that winning is considered as likely overall as it was: what the
// bots saw is biased towards what earlier bots could do.
func (m *model) setRight(samples []Sample) {
	var h [hidden]float64
	logits := make([]float64, len(samples))
	for i := range samples {
		p := min(max(m.run(&samples[i], &h), 1e-6), 1-1e-6)
		logits[i] = math.Log(p / (1 - p))
	}
	shift := 0.0
	for range 20 { // by Newton's method
		missing, slope := 0.0, 1e-6
		for i, x := range logits {
			p := 1 / (1 + math.Exp(-x-shift))
			missing += float64(samples[i].Won) - p
			slope += float64(p * (1 - p))
		}
		shift += max(-1, min(1, missing/slope))
	}
	m.w[biasAt] += shift
}

// fit fits the model to the samples.
func (f *Fit) fit(ctx context.Context, m *model, r *rand.Rand, samples []Sample) {
	// Whole stretches are held out: the samples of one game are very similar.
	var learned, aside []int
	for i := range samples {
		if i/500%10 == 9 {
			aside = append(aside, i)
		} else {
			learned = append(learned, i)
		}
	}
	for epoch := range f.Epochs {
		if ctx.Err() != nil {
			return
		}
		rate := f.Rate * (0.5 + 0.5*math.Cos(math.Pi*float64(epoch)/float64(f.Epochs)))
		r.Shuffle(len(learned), func(i, j int) { learned[i], learned[j] = learned[j], learned[i] })
		sum := 0.0
		for n, i := range learned {
			sum += m.learn(&samples[i], f.target(&samples[i]))
			if n%small == small-1 {
				m.step(rate)
			}
		}
		if f.Report != nil {
			var h [hidden]float64
			lost := 0.0
			for _, i := range aside {
				lost += loss(m.run(&samples[i], &h), f.target(&samples[i]))
			}
			f.Report(epoch+1, sum/float64(len(learned)), lost/float64(max(1, len(aside))))
		}
	}
}

// network is the model in integers.
func (m *model) network() *bot.Network {
	whole := func(from, n int) []int32 {
		list := make([]int32, n)
		for i := range list {
			list[i] = int32(math.Round(m.w[from+i] * bot.WeightScale))
		}
		return list
	}
	n := &bot.Network{Linear: whole(linearAt, inputs), Bias: whole(biasAt, 1)[0], Out: whole(outAt, hidden)}
	n.Inner = whole(innerAt, hidden)
	for j := range n.Inner {
		n.Inner[j] *= bot.Unit
	}
	for i := range inputs {
		n.In = append(n.In, whole(inAt+i*hidden, hidden))
	}
	return n
}
