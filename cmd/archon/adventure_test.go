package main

import (
	"bufio"
	"encoding/json"
	"io"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// People and bots can play another adventure to its end on a terminal, although
// no line here was written for it.
func TestAnotherAdventureIsPlayed(t *testing.T) {
	p := pool.New(append(adventures.All(), clockwork.Adventure))
	for name, args := range map[string][]string{
		"a person":   nil,
		"two people": {"--decks", "onyx,argus"},
		"a bot":      {"--seat", "1=greedy"},
	} {
		t.Run(name, func(t *testing.T) {
			told := archon.Sit(t, p, 4, "en", append(args, "--mode", clockwork.Adventure.Name())...)
			assert.Contains(t, told, "lose when its deck has run down")
			assert.Regexp(t, `The Great Clock has taken \d+ of \d+ damage. \d+ ticks? (is|are) left`, told)
			assert.NotContains(t, told, "The tide is")
			if name != "a bot" {
				assert.Contains(t, told, "10 ticks are left.", "the table shows the gauge")
			}
		})
	}
	told := archon.Sit(t, p, 4, "ru", "--mode", clockwork.Adventure.Name())
	assert.True(t, strings.Contains(told, "Ход Great Clock начинается.\nGreat Clock разыгрывает "), "it does not speak Russian")
	assert.True(t, strings.Contains(archon.Sit(t, p, 4, "en", "--mode", clockwork.Adventure.Name()), "The Great Clock plays Cog."))
	assert.Contains(t, archon.Sit(t, pool.New(adventure.List{clockwork.Adventure}), 4, "en"), "The Great Clock",
		"the first is played unless another is named")
}

// withClock runs the program with only another adventure.
func withClock(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	var out, errs strings.Builder
	status := archon.Play(pool.New(adventure.List{clockwork.Adventure}), args, strings.NewReader(stdin), &out, &errs)
	require.Zero(t, status, errs.String())
	require.Empty(t, errs.String())
	return out.String()
}

// The cards of another adventure are listed with their texts and its house under its
// own name, bots play it, and its decks and saves are described.
func TestAnotherAdventureIsListedAndSimulated(t *testing.T) {
	archontest.OwnLibrary(t)
	assert.Equal(t, "Clock 001 Cog (Fixed): Clockwork creature, power 2\n", withClock(t, "", "cards", "--set", "Clock"))
	assert.Contains(t, withClock(t, "", "cards", "--text", "cog"), "Prey")
	assert.Contains(t, withClock(t, "", "sim", "--games", "2"), "mean damage on the monster: ")
	assert.Contains(t, withClock(t, "", "soak", "--decisions", "500"), "peak use: ")
	assert.Contains(t, withClock(t, "", "decks"), "onyx")
	save := filepath.Join(t.TempDir(), "clock.jsonl")
	withClock(t, "n\nq\n", "play", "--save", save)
	assert.Contains(t, withClock(t, "", "replay", save), ", Great Clock, normal, turn 1, 0 damage, Ticks left: 10, free undo.")
}

// Another adventure can be played to its end over the protocol for other programs.
func TestAnotherAdventureOverTheProtocol(t *testing.T) {
	requests, answers := io.Pipe()
	told, out := io.Pipe()
	done := make(chan int, 1)
	go func() {
		done <- archon.Play(pool.New(adventure.List{clockwork.Adventure}), []string{"engine"}, requests, out, io.Discard)
	}()
	lines := bufio.NewScanner(told)
	lines.Buffer(nil, 1<<24)
	type answer struct {
		OK       bool
		Hello    struct{ Adventures []struct{ Name string } }
		Cards    []struct{ ID, House, Text string }
		Events   []struct{ Kind, ID string }
		Decision struct {
			Kind    string
			Options []struct{ ID string }
		}
	}
	ask := func(request string) (a answer) {
		_, err := io.WriteString(answers, request+"\n")
		require.NoError(t, err)
		require.True(t, lines.Scan())
		require.NoError(t, json.Unmarshal(lines.Bytes(), &a))
		require.True(t, a.OK, lines.Text())
		return a
	}
	hello := ask(`{"cmd":"hello"}`).Hello
	require.Len(t, hello.Adventures, 1)
	assert.Equal(t, "clockwork", hello.Adventures[0].Name)
	listed := ask(`{"cmd":"cards","set":"Clock"}`).Cards
	require.Len(t, listed, 1)
	assert.Equal(t, "monster", listed[0].House)
	assert.Contains(t, listed[0].Text, "Prey")
	a := ask(`{"cmd":"new","mode":"clockwork","decks":["onyx"],"seed":1}`)
	r := rand.New(rand.NewPCG(1, 2))
	story := map[string]bool{}
	for a.Decision.Kind != "over" {
		options := a.Decision.Options
		id, err := json.Marshal(options[r.IntN(len(options))].ID)
		require.NoError(t, err)
		a = ask(`{"cmd":"choose","option":` + string(id) + `}`)
		for _, e := range a.Events {
			story[e.Kind+" "+e.ID] = true
		}
	}
	assert.True(t, story["played cog"] && story["played tick"] && story["won "], story)
	require.NoError(t, answers.Close())
	assert.Zero(t, <-done)
}
