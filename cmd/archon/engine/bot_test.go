package engine_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
)

// asked holds requests that lead to a question, by its kind.
var asked = map[string][]string{
	"house": {`{"cmd":"scenario","scenario":{"players":[{"hand":["punch"],"line":["dust-imp"]},{}]}}`},
	"main":  {`{"cmd":"scenario","scenario":{"mode":"keyraken","house":"brobnar","players":[{"line":["headhunter"],"amber":2}],"monster":{"amber":3}}}`},
	"cards": {`{"cmd":"scenario","scenario":{"house":"brobnar","players":[{"hand":["punch"]},{"line":["troll","dust-imp"]}]}}`,
		`{"cmd":"choose","option":"play 1"}`},
	"place": {`{"cmd":"scenario","scenario":{"house":"brobnar","players":[{"hand":["headhunter"],"line":["troll"]},{}]}}`,
		`{"cmd":"choose","option":"play 2"}`},
	"yes-no": {`{"cmd":"new","mode":"keyraken","decks":["onyx"]}`},
	"order":  {`{"cmd":"scenario","scenario":{"house":"brobnar","players":[{"hand":["punch"]},{"line":[{"card":"bad-penny","upgrades":["biomatrix-backup"]}]}]}}`, `{"cmd":"choose","option":"play 1"}`},
}

// For every kind of question each bot names an option that can be chosen, and the game
// does not change.
func TestBotAnswersWhateverIsAsked(t *testing.T) {
	for kind, table := range asked {
		for _, level := range bot.Names {
			if level == "master" {
				continue // it thinks like the expert, only longer
			}
			lines := append(table[:len(table):len(table)], `{"cmd":"decision"}`, `{"cmd":"state"}`, `{"cmd":"bot","level":"`+level+`"}`,
				`{"cmd":"bot","level":"`+level+`"}`, `{"cmd":"state"}`)
			answers := session(t, lines...)[len(table):]
			decision := parsed(t, answers[0])["decision"].(object)
			require.Equal(t, kind, decision["kind"])
			got := parsed(t, answers[2])
			require.Equal(t, true, got["ok"], answers[2])
			assert.Equal(t, answers[2], answers[3], "equal requests have equal answers")
			assert.Equal(t, answers[1], answers[4], "the game stays as it is")
			var ids []any
			for _, o := range decision["options"].([]any) {
				ids = append(ids, o.(object)["id"])
			}
			assert.Contains(t, ids, got["option"])
			if level == "random" || level == "greedy" {
				assert.NotContains(t, got, "options")
				assert.NotContains(t, got, "chance")
				continue
			}
			var told []any
			for _, o := range got["options"].([]any) {
				o := o.(object)
				told = append(told, o["id"])
				assert.InDelta(t, 0.5, o["chance"], 0.5)
				assert.Contains(t, o, "tries")
			}
			assert.ElementsMatch(t, ids, told, "all options, each once; the best first")
			assert.Equal(t, got["option"], told[0])
			assert.Equal(t, got["option"], got["plan"].([]any)[0])
			assert.Contains(t, got, "chance")
		}
	}
}

// The options of a bot's plan can be chosen one after another if nothing intervenes.
func TestBotPlansWhatCanBeChosen(t *testing.T) {
	table := `{"cmd":"scenario","scenario":{"players":[{"hand":["punch"],"line":["headhunter","dust-imp"]},{"line":["troll"]}]}}`
	planned := parsed(t, session(t, table, `{"cmd":"bot"}`)[1])["plan"].([]any)
	var options []string
	for _, o := range planned {
		options = append(options, `"`+o.(string)+`"`)
	}
	done := parsed(t, session(t, table, `{"cmd":"choose","options":[`+strings.Join(options, ",")+`]}`)[1])
	assert.Equal(t, true, done["ok"], "%v: %v", planned, done)
}

func TestBotRefusals(t *testing.T) {
	table := asked["main"][0]
	for request, want := range map[string][2]string{
		`{"cmd":"bot","level":"clever"}`:            {"bad-request", "clever"},
		`{"cmd":"bot","level":7}`:                   {"bad-request", "level"},
		`{"cmd":"bot","seed":-1}`:                   {"bad-request", "seed"},
		`{"cmd":"bot","seconds":-1}`:                {"bad-request", "seconds"},
		`{"cmd":"bot","game":2}`:                    {"no-game", "2"},
		`{"cmd":"bot","level":"expert","time":"1"}`: {"bad-request", "time"},
		`{"cmd":"bot","seat":2}`:                    {"bad-request", "seat"},
	} {
		refused := parsed(t, session(t, table, request)[1])
		require.Equal(t, false, refused["ok"], request)
		fault := refused["error"].(object)
		assert.Equal(t, want[0], fault["code"], request)
		assert.Contains(t, fault["message"], want[1], request)
	}
	theirs := strings.Replace(asked["house"][0], `"players"`, `"active":2,"players"`, 1)
	other := session(t, asked["main"][0], theirs, `{"cmd":"bot","game":2,"seat":1}`, `{"cmd":"bot","game":2,"seat":2,"level":"greedy"}`)
	assert.Equal(t, "illegal", parsed(t, other[2])["error"].(object)["code"], "what the opponent would do is not told")
	assert.Equal(t, true, parsed(t, other[3])["ok"])
	over := session(t, `{"cmd":"scenario","scenario":{"mode":"keyraken","house":"dis","rises":3,"players":[{}],"monster":{"amber":60}}}`,
		`{"cmd":"choose","option":"end-turn"}`, `{"cmd":"decision"}`, `{"cmd":"bot"}`)
	require.Equal(t, "over", parsed(t, over[2])["decision"].(object)["kind"])
	assert.Equal(t, "illegal", parsed(t, over[3])["error"].(object)["code"])
}

// A bot whose time is over answers with what it has found so far, and always with an
// option.
func TestBotAnswersWhenItsTimeIsOver(t *testing.T) {
	short := parsed(t, session(t, asked["main"][0], `{"cmd":"bot","level":"master","seconds":1e-9}`)[1])
	assert.NotEmpty(t, short["option"])

	ended, end := context.WithCancel(t.Context())
	end()
	var out strings.Builder
	in := asked["main"][0] + "\n" + `{"cmd":"bot","level":"master"}` + "\n"
	require.NoError(t, server(t).Serve(ended, strings.NewReader(in), &out))
	_, answer, _ := strings.Cut(strings.TrimSpace(out.String()), "\n")
	assert.NotEmpty(t, parsed(t, answer)["option"])
}
