// Package bot has computer players of Codex.
//
// [Random] answers at random. [Greedy] tries each answer on a table that it imagines, and takes the one after which it stands best,
// see value.go; it looks no further than that. [Expert] searches, see package search: of what may be done it tries what leaves it
// standing best at once, goes on as Greedy would for all to its next turn, and judges how it stands then. None of them reads a card
// that its seat does not see.
//
// # How often experts win
//
// Against Greedy, each deal from both seats, on deals that nothing was tuned on, with the 95 % interval:
//
//	expert, three heroes each   58 of 60, 97 of 100 (89–99)
//	expert, one hero each       53 of 60, 88 of 100 (78–94)
//	quick, three heroes each    30 of 30 (89–100 of 100)
//	expert against two of them  12 of 12 (76–100 of 100)
//
// A turn of expert takes 0.3 s of processor time with two players.
//
// # Plans
//
// An [Automaton] follows a [Plan] that can be read before the game: of the rules that can be followed it heeds the first, and it can
// say which that was. Its difficulties see and have nothing more than any player; they differ in how much of the plan they heed, and
// how far they look, see [Difficulty]. How many of 100 games each has won, easy and normal in 200 games against Greedy, seats
// swapped, with the 95 % interval; then normal against easy (200 games) and hard against normal (40 games) of the same plan:
//
//	                 easy        normal       normal–easy  hard–normal
//	one hero each
//	  rush           43 (36–49)  82 (76–86)    88 (83–92)  80 (65–90)
//	  tech           51 (44–57)  92 (87–95)    89 (84–93)  83 (68–91)
//	  heroes         20 (15–26)  40 (34–47)    72 (65–78)  93 (80–97)
//	  wall            9 (5–13)   89 (84–93)   100 (97–100) 80 (65–90)
//	three heroes each
//	  rush           35 (29–42)  99 (96–100)   98 (95–99)  50 (35–65)
//	  tech            6 (3–10)   82 (76–87)   100 (97–100) 93 (80–97)
//	  heroes         22 (17–29)  50 (43–56)    52 (45–59)  90 (77–96)
//	  wall            3 (1–6)   100 (98–100)  100 (98–100) 75 (60–86)
//
// So with three heroes each no difference was found between rush at normal and at hard, nor between heroes at easy and at normal in
// a game of the two; against Greedy these two differ. Against Quick nothing has been measured.
package bot

import (
	"math"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/codex"
)

// Player decides for the seats that it plays.
type Player interface {
	// Choose answers the open question of the game.
	Choose(g *codex.Game) codex.Command
}

// Random chooses any command. It ends its main phase, and other choices, when nothing else is left, or seldom.
type Random struct {
	rng   *rand.Rand
	legal []codex.Command
}

// NewRandom returns a random player.
func NewRandom(seed uint64) *Random { return &Random{rng: rand.New(rand.NewPCG(seed, 0x52414e44))} }

// Choose implements [Player].
func (r *Random) Choose(g *codex.Game) codex.Command {
	r.legal = g.Legal(r.legal[:0])
	n := len(r.legal)
	if last := r.legal[n-1].Verb; (last == codex.EndMain || last == codex.Done) && n > 1 && r.rng.IntN(8) > 0 {
		n--
	}
	return r.legal[r.rng.IntN(n)]
}

// Greedy takes the answer after which it stands best.
type Greedy struct {
	seed   uint64
	legal  []codex.Command
	events []codex.Event
	world  codex.Game // imagined
	try    codex.Game
	before codex.Game
}

// NewGreedy returns a greedy player.
func NewGreedy(seed uint64) *Greedy { return &Greedy{seed: seed} }

// Choose implements [Player].
func (b *Greedy) Choose(g *codex.Game) codex.Command {
	b.legal = g.Legal(b.legal[:0])
	if len(b.legal) == 1 {
		return b.legal[0]
	}
	b.world.CopyFrom(g)
	b.world.Imagine(g.Asked(), b.seed)
	b.world.SetQuiet(true)
	return b.best(&b.world, b.legal)
}

// best is the first of the commands after which the seat that is asked stands best, in a world that was imagined.
func (b *Greedy) best(w *codex.Game, legal []codex.Command) codex.Command {
	best, most := legal[len(legal)-1], int64(math.MinInt64)
	for _, c := range legal {
		if v := b.worth(w, c); v > most {
			best, most = c, v
		}
	}
	return best
}

// worth is how well the seat that is asked stands after a command. To do nothing more counts as how it stands now.
func (b *Greedy) worth(w *codex.Game, c codex.Command) int64 {
	me := w.Asked()
	if c.Verb == codex.EndMain || c.Verb == codex.Done && w.Question().Kind == codex.AskPatrol {
		return standing(w, me) + 10
	}
	b.try.CopyFrom(w)
	b.try.SetQuiet(true)
	events, err := b.try.Apply(c, b.events[:0])
	b.events = events
	if err != nil {
		return -2 * decided
	}
	b.follow(me)
	return standing(&b.try, me) + liking(w, c)
}

// follow answers what the command has asked, as far as it belongs to it, by what is best at once.
func (b *Greedy) follow(me codex.Seat) {
	var legal [64]codex.Command
	for range 6 {
		q := b.try.Question()
		if b.try.Over() || q.Seat != me || q.Kind == codex.AskMain || q.Kind == codex.AskPatrol || q.Kind == codex.AskTech {
			return
		}
		best, most := codex.Command{Verb: codex.NoCommand}, int64(math.MinInt64)
		b.before.CopyFrom(&b.try)
		for _, c := range b.try.Legal(legal[:0]) {
			if events, err := b.try.Apply(c, b.events[:0]); err == nil {
				b.events = events
				if v := standing(&b.try, me); v > most {
					best, most = c, v
				}
			}
			b.try.CopyFrom(&b.before)
		}
		if best.Verb == codex.NoCommand {
			return
		}
		if _, err := b.try.Apply(best, b.events[:0]); err != nil {
			return
		}
	}
}
