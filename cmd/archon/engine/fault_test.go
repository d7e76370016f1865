package engine_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
)

// countdown is a fault of the engine after so many calls; 0: none.
type countdown int

func (c *countdown) call() {
	if *c--; *c == 0 {
		panic("as the test wants it")
	}
}

// faulty is a duel with a fault in the middle of an input, at the end of a turn.
type faulty struct {
	keyforge.Mode
	fault *countdown
}

func (f faulty) After(g *keyforge.Game, ended keyforge.Side) {
	f.fault.call()
	f.Mode.After(g, ended)
}

// speechless is a language with a fault in a question, so after an input.
type speechless struct {
	lang.Questions
	fault *countdown
}

func (s speechless) Question(a lang.Asked) lang.Question {
	s.fault.call()
	return s.Questions.Question(a)
}

// A request that meets a fault of the engine changes nothing: neither the table nor what may be
// undone and done again, wherever the fault is, in the middle of an input or when its result is told.
func TestFaultsChangeNothing(t *testing.T) {
	var turns, questions countdown
	s := server(t)
	s.Rules = scenario.NewRules(s.Rules.Catalogue,
		scenario.Mode{Name: "faulty", New: func(string) (keyforge.Mode, error) { return faulty{keyforge.Duel, &turns}, nil }})
	asks := s.Language.Asks
	s.Language.Asks = func(l *lang.Language) lang.Questions { return speechless{asks(l), &questions} }
	s.Language = s.Language.WithTitles(nil)

	const future = 4
	faults, r := map[*countdown]int{}, rand.New(rand.NewPCG(1, 1))
	// probe has a request with a fault in a game of which some inputs are undone.
	probe := func(save any, fault *countdown, request object) {
		fresh := *s // it has told nothing yet
		in, out, closing := serve(t, &fresh)
		defer closing()
		request["game"] = ask(t, in, out, object{"cmd": "load", "save": save})["game"]
		state := func() any { return ask(t, in, out, object{"cmd": "state", "game": 1})["state"] }
		last := state()
		ask(t, in, out, object{"cmd": "undo", "n": future})
		before := state()
		*fault = 1 + countdown(r.IntN(2))
		data, err := json.Marshal(request)
		require.NoError(t, err)
		answer := answered(t, in, out, data)
		turns, questions = 0, 0
		if failure, failed := answer["error"].(object); failed && failure["code"] == "internal" {
			faults[fault]++
			require.Equal(t, before, state(), "%s", data)
			require.Equal(t, float64(future), ask(t, in, out, object{"cmd": "redo", "n": 9})["redone"])
			require.Equal(t, last, state(), "%s", data)
		}
	}
	playing := *s
	in, out, closing := serve(t, &playing)
	defer closing()
	answer := ask(t, in, out, object{"cmd": "new", "mode": "faulty", "ask": "all", "rulebook": "printed",
		"decks": []string{"onyx", "argus"}, "seed": 1})
	var past []any
	for n := range 60 {
		options := answer["decision"].(object)["options"].([]any)
		past = append(past, options[r.IntN(len(options))].(object)["id"])
		answer = ask(t, in, out, object{"cmd": "choose", "game": 1, "option": past[n]})
		if n < future || n%2 == 0 {
			continue
		}
		save := ask(t, in, out, object{"cmd": "save", "game": 1})["save"]
		for _, request := range []object{
			{"cmd": "choose", "options": past[n-future+1:]}, {"cmd": "choose", "option": past[n-future+1]},
			{"cmd": "choose", "options": []string{"end-turn", "house shadows"}}, {"cmd": "choose", "option": "end-turn"},
			{"cmd": "undo", "n": 2}, {"cmd": "redo", "n": 3}, {"cmd": "edit", "edit": object{"seed": 3}},
		} {
			probe(save, &turns, request)
			probe(save, &questions, request)
		}
	}
	assert.Greater(t, faults[&turns], 20, "in the middle of an input")
	assert.Greater(t, faults[&questions], 5, "when the result is told")
}
