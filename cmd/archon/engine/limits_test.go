package engine_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/engine"
)

// load accepts whatever save writes, even if it is longer than a MiB.
func TestLongSaveIsLoaded(t *testing.T) {
	lines := []string{`{"cmd":"scenario","scenario":{"house":"dis","players":[{"line":["dust-imp"]},{}]}}`}
	edit := `{"cmd":"edit","edit":{"cards":[` + strings.Repeat(`{"card":1,"damage":0},`, 4500) + `{"card":1}]}}`
	for range 12 {
		lines = append(lines, edit)
	}
	lines = append(lines, `{"cmd":"save"}`, `{"cmd":"state","game":1}`)
	answers := session(t, lines...)
	save := parsed(t, answers[13])["save"].(string)
	require.Greater(t, len(save), 1<<20)
	quoted, err := json.Marshal(save)
	require.NoError(t, err)
	again := session(t, `{"cmd":"load","save":`+string(quoted)+`}`, `{"cmd":"state","game":1}`)
	assert.Empty(t, parsed(t, again[0])["warnings"])
	assert.Equal(t, answers[14], again[1])
	long := strings.Replace(edit, `{"card":1}`, strings.Repeat(`{"card":1,"damage":0},`, 9000)+`{"card":1}`, 1)
	assert.Equal(t, "bad-edit", parsed(t, session(t, lines[0], long)[1])["error"].(object)["code"], "what no save could hold is refused")
}

// Answers are UTF-8 whatever the id is.
func TestIDsAreUTF8(t *testing.T) {
	for _, id := range []string{"\"a\xffb\"", "\"\xc3\"", "\"ok\""} {
		for _, cmd := range []string{"hello", "dance", "state"} {
			answer := session(t, `{"id":`+id+`,"cmd":"`+cmd+`"}`)[0]
			assert.True(t, utf8.ValidString(answer), "%q", answer)
		}
	}
	answer := parsed(t, session(t, `{"id":"`+strings.Repeat("x", 2000)+`","cmd":"hello"}`)[0])
	assert.Equal(t, "bad-request", answer["error"].(object)["code"])
}

// The memory that all open games take is bounded.
func TestOpenGamesAreBounded(t *testing.T) {
	const duel = `{"cmd":"new","mode":"duel","decks":["onyx","argus"]}`
	s := server(t)
	s.Bytes = 1 << 20
	var out strings.Builder
	require.NoError(t, s.Serve(t.Context(), strings.NewReader(strings.Repeat(duel+"\n", 40)+
		`{"cmd":"choose","game":1,"option":"no"}`+"\n"+`{"cmd":"close","game":1}`+"\n"+`{"cmd":"close","game":2}`+"\n"+duel+"\n"), &out))
	answers := strings.Split(strings.TrimSpace(out.String()), "\n")
	code := func(i int) any {
		if e, ok := parsed(t, answers[i])["error"].(object); ok {
			return e["code"]
		}
		return nil
	}
	assert.Nil(t, code(0))
	assert.Equal(t, "too-many-games", code(39))
	assert.Equal(t, "too-many-games", code(40), "they cannot grow either")
	assert.Nil(t, code(43), "there is room again")
}

// One request carries out a bounded number of options: their events are in one answer.
func TestOptionsOfARequestAreBounded(t *testing.T) {
	const duel = `{"cmd":"new","mode":"duel","decks":["onyx","argus"]}`
	choose := func(n int) string {
		return `{"cmd":"choose","options":["no"` + strings.Repeat(`,"no"`, n-1) + `]}`
	}
	answers := session(t, duel, `{"cmd":"state"}`, choose(2_000_000), choose(engine.MaxOptions+1), `{"cmd":"state"}`, choose(engine.MaxOptions))
	for _, refused := range answers[2:4] {
		assert.Equal(t, "too-long", parsed(t, refused)["error"].(object)["code"], "%.200s", refused)
	}
	assert.Equal(t, answers[1], answers[4])
	assert.Equal(t, "illegal", parsed(t, answers[5])["error"].(object)["code"], "the number is fine")
}

// What edits take counts as the memory of their game.
func TestEditsAreBounded(t *testing.T) {
	edit := `{"cmd":"edit","edit":{"cards":[` + strings.Repeat(`{"card":1,"damage":0},`, 4500) + `{"card":1}]}}` + "\n"
	s := server(t)
	s.Bytes = 16 << 20
	var out strings.Builder
	require.NoError(t, s.Serve(t.Context(), strings.NewReader(
		`{"cmd":"scenario","scenario":{"house":"dis","players":[{"line":["dust-imp"]},{}]}}`+"\n"+strings.Repeat(edit, 20)), &out))
	answers := strings.Split(strings.TrimSpace(out.String()), "\n")
	assert.Equal(t, true, parsed(t, answers[1])["ok"])
	assert.Equal(t, "too-many-games", parsed(t, answers[20])["error"].(object)["code"])
}
