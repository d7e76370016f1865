package puzzle

import (
	"context"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// mostDecisions is how many decisions a bot may take in a turn.
const mostDecisions = 300

// solves reports whether a bot reaches the goal in a world, as it plays the turn for the side; greedy answers for others.
func (v *prover) solves(ctx context.Context, b bot.Bot, g *keyforge.Game, j *judge, world uint64) bool {
	v.other = imagined(v.other, g, j.side, world)
	w := v.other
	var legal []keyforge.Command
	for range mostDecisions {
		if state := j.judge(w).State; state != Going {
			return state == Solved
		}
		legal = w.Legal(legal[:0])
		var c keyforge.Command
		if w.Question().Side == j.side {
			c = bot.Choose(ctx, b, w, legal)
		} else {
			c = bot.Greedy{}.Choose(w, legal)
		}
		if w.Do(c) != nil || ctx.Err() != nil {
			return false
		}
	}
	return false
}

// greedy reports whether greedy solves it.
func (v *prover) greedy(g *keyforge.Game, j *judge, world uint64) bool {
	return v.solves(context.Background(), bot.Greedy{}, g, j, world)
}

// guesser is greedy, but one of three commands it picks at random.
type guesser struct{ *rand.Rand }

func (r guesser) Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	if r.IntN(3) == 0 {
		return legal[r.IntN(len(legal))]
	}
	return bot.Greedy{}.Choose(g, legal)
}

// guesses is how often a player who tries out is followed.
const guesses = 60

// Hardness is what makes a puzzle hard.
type Hardness struct {
	Moves    int  `json:"moves"`    // that have to be found
	States   int  `json:"states"`   // of the turn
	Guessed  int  `json:"guessed"`  // how often of sixty tries it is solved by greedy play with random moves in it
	Quick    bool `json:"quick"`    // the quick expert solves it
	Thorough bool `json:"thorough"` // one that thinks ten times as long does
	Trap     bool `json:"trap"`     // what greedy does first, or its house, makes the goal impossible
}

// hardness finds out how hard a proven puzzle is. The tree is that of the proof.
func (v *prover) hardness(ctx context.Context, g *keyforge.Game, j *judge, proof *Proof) Hardness {
	h := Hardness{Moves: proof.Moves(), States: proof.States}
	wins := v.wins(noMove)
	first := bot.Greedy{}.Choose(g, g.Legal(nil))
	for _, e := range v.edgesOf(0) {
		h.Trap = h.Trap || v.moves[e.move].Command == first && !wins[e.to]
	}
	guess := guesser{rand.New(rand.NewPCG(1, uint64(proof.States)))}
	for range guesses {
		if v.solves(ctx, guess, g, j, 0) {
			h.Guessed++
		}
	}
	h.Quick = v.solves(ctx, bot.NewExpert(bot.Quick, 1), g, j, 0)
	h.Thorough = h.Quick || v.solves(ctx, bot.NewReviewer(bot.Thorough, 1), g, j, 0)
	return h
}

// Level is the level of a puzzle that is so hard.
func (h *Hardness) Level() int {
	points := 0
	add := func(is bool, n int) {
		if is {
			points += n
		}
	}
	add(h.Moves >= 3, 1)
	add(h.Moves >= 4, 1)
	add(h.Moves >= 6, 1)
	add(h.States >= 300, 1)
	add(h.States >= 5000, 1)
	add(h.Guessed <= 6, 1)
	add(h.Guessed <= 1, 1)
	add(h.Trap, 1)
	add(!h.Quick, 1)
	add(!h.Thorough, 1)
	switch {
	case points <= 1:
		return 1
	case points <= 3:
		return 2
	case points <= 5:
		return 3
	case points <= 7:
		return 4
	}
	return 5
}
