package engine_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/printable"
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
	answers := session(t, duel, `{"cmd":"state"}`, choose(2_000_000), choose(wire.MaxOptions+1), `{"cmd":"state"}`,
		choose(wire.MaxOptions))
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

// A message quotes no more of what it refuses than a reader needs, and says what is wrong with it.
func TestMessagesQuoteLittle(t *testing.T) {
	long := strings.Repeat("x", 100_000)
	digits := strings.Repeat("9", 100_000)
	save := func(head, line string) string {
		quoted, err := json.Marshal(`{"keyraken":2,"mode":"duel",` + head + `"position":{"house":"dis","players":[{"line":["dust-imp"]},{}]}}` +
			"\n" + line + "\n")
		require.NoError(t, err)
		return `{"cmd":"load","save":` + string(quoted) + `}`
	}
	place := func(text string) string { return `{"cmd":"scenario","scenario":{` + text + `}}` }
	deck := func(text string) string { return `{"cmd":"new","mode":"duel","decks":["onyx",{` + text + `}]}` }
	requests := []string{
		`{"cmd":"LONG"}`, `{"cmd":"state","LONG":1}`, `{"cmd":"state","game":DIGITS}`, `{"cmd":"state","seat":"LONG"}`,
		`{"cmd":"state","seat":DIGITS}`,
		`{"cmd":"choose","option":"LONG"}`, `{"cmd":"choose","options":["yes","LONG"]}`, `{"cmd":"choose","options":["LONG"]}`,
		`{"cmd":"choose","option":"pick LONG"}`, `{"cmd":"choose","option":"LONG 1"}`, `{"cmd":"choose","option":"house LONG"}`,
		`{"cmd":"choose","option":"pick DIGITS"}`, `{"cmd":"choose","option":"place DIGITS"}`, `{"cmd":"undo","n":DIGITS}`,
		`{"cmd":"cards","set":"LONG"}`, `{"cmd":"text","card":"LONG"}`, `{"cmd":"bot","level":"LONG"}`, `{"cmd":"bot","seed":DIGITS}`,
		`{"cmd":"new","mode":"LONG"}`, `{"cmd":"new","mode":"duel","decks":["LONG","onyx"]}`,
		`{"cmd":"new","mode":"keyraken","decks":["onyx"],"difficulty":"LONG"}`,
		`{"cmd":"new","mode":"duel","decks":["onyx","argus"],"ask":"LONG"}`, `{"cmd":"new","mode":"duel","decks":["onyx","argus"],"undo":"LONG"}`,
		`{"cmd":"new","mode":"duel","decks":["onyx","argus"],"first":"LONG"}`, deck(`"LONG":1`), deck(`"name":"LONG"`), deck(`"set":"LONG"`),
		deck(`"name":"x","set":"CotA","houses":["LONG"]`),
		deck(`"name":"x","set":"CotA","houses":["dis","mars","logos"],"cards":[{"id":"LONG"}]`),
		deck(`"uuid":"LONG"`), deck(`"name":DIGITS`),
		place(`"mode":"LONG"`),
		place(`"LONG":1`),
		place(`"turn":DIGITS`),
		place(`"house":"LONG","players":[{},{}]`),
		place(`"step":"LONG","players":[{},{}]`),
		place(`"difficulty":"LONG","mode":"keyraken","players":[{}]`),
		place(`"players":[{"line":["LONG"]},{}]`),
		place(`"players":[{"line":[{"card":"troll","label":"LONG"},{"card":"troll","label":"LONG"}]},{}]`),
		place(`"players":[{"line":[{"card":"troll","counters":{"LONG":1}}]},{}]`), place(`"players":[{"houses":["LONG"]},{}]`),
		place(`"players":[{"keys":["LONG"]},{}]`), place(`"players":[{"tide":"LONG"},{}]`), place(`"players":[{"list":"LONG"},{}]`),
		place(`"players":[{"list":"onyx","fill":"LONG"},{}]`), place(`"players":[{"purged":[{"card":"troll","by":"LONG"}]},{}]`),
		place(`"players":[{},{}],"lasting":[{"of":"LONG"}]`),
		place(`"players":[{},{}],"random":"LONG"`),
		place(`"players":[{},{}],"numbers":{"LONG":1}`),
		place(`"players":[{"line":[{"test":{"type":"LONG"}}]},{}]`),
		place(`"players":[{"line":[{"test":{"type":"creature","house":"dis","power":1,"traits":["LONG"]}}]},{}]`),
		place(`"players":[{"line":[{"test":{"type":"creature","house":"dis","power":1,"keywords":{"LONG":true}}}]},{}]`),
		place(`"players":[{"line":[{"test":{"type":"creature","house":"dis","power":1,"keywords":{"assault":"LONG"}}}]},{}]`),
		place(`"players":[{"now":{"LONG":1}},{}]`),
		place(`"players":[{"playedOf":{"LONG":1}},{}]`),
		place(`"monsterStep":"LONG","mode":"keyraken","players":[{}]`),
		`{"cmd":"edit","edit":{"LONG":1}}`, `{"cmd":"edit","edit":{"tide":"LONG"}}`, `{"cmd":"edit","edit":{"cards":[{"card":1,"to":"LONG"}]}}`,
		`{"cmd":"edit","edit":{"zones":[{"side":1,"zone":"LONG"}]}}`, `{"cmd":"edit","edit":{"house":"LONG"}}`,
		`{"cmd":"edit","edit":{"turn":DIGITS}}`,
		save(`"undo":"LONG",`, ""), save(`"LONG":1,`, ""), save(`"ask":"LONG",`, ""), save("", `"LONG"`), save("", `"reap DIGITS"`),
		save("", `{"LONG":1}`),
		save("", `"house LONG"`), save(`"engine":"LONG",`, `"reap 7"`), save("", `{"edit":{"tide":"LONG"}}`), save(`"seed":DIGITS,`, ""),
	}
	for i := range requests {
		requests[i] = strings.NewReplacer("LONG", long, "DIGITS", digits).Replace(requests[i])
	}
	for _, table := range []string{`{"cmd":"new","mode":"duel","decks":["onyx","argus"]}`, asked["house"][0], asked["place"][0]} {
		for i, answer := range session(t, append([]string{table}, requests...)...)[1:] {
			got := parsed(t, answer)
			told := list(got["warnings"])
			if e, refused := got["error"].(object); refused {
				told = append(told, e["message"])
			}
			require.NotEmpty(t, told, "%.200s", requests[i])
			for _, message := range told {
				assert.Less(t, utf8.RuneCountInString(message.(string)), printable.Line, "%.200s", requests[i])
			}
		}
	}
}

func list(v any) []any {
	l, _ := v.([]any)
	return l
}

// A save that takes long to load does not keep a program that is told to end.
func TestLoadingEndsWithTheProgram(t *testing.T) {
	const head = `{"keyraken":2,"mode":"duel","position":{"house":"dis","players":[{"houses":["dis","mars","logos"]},{"houses":["dis","mars","logos"]}]}}`
	turns := strings.Repeat(`["end","house dis"]`+"\n", 400_000)
	save, err := json.Marshal(head + "\n" + turns)
	require.NoError(t, err)
	ctx, end := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer end()
	var out strings.Builder
	require.NoError(t, server(t).Serve(ctx, strings.NewReader(`{"cmd":"load","save":`+string(save)+`}`+"\n"), &out))
	answer := parsed(t, strings.TrimSpace(out.String()))
	require.Equal(t, false, answer["ok"], "it was loaded to the end")
	assert.Equal(t, "bad-save", answer["error"].(object)["code"])
}

// What is read into cards takes many times its length: only a save may be long.
func TestRequestsAreShort(t *testing.T) {
	many := strings.Repeat(`{},`, 400_000) + `{}`
	answers := session(t, `{"cmd":"new","mode":"duel","decks":["onyx","argus"]}`, `{"cmd":"state"}`,
		`{"id":1,"cmd":"scenario","scenario":{"players":[`+many+`]}}`, `{"id":2,"cmd":"edit","edit":{"cards":[`+many+`]}}`,
		`{"id":3,"cmd":"state"`+strings.Repeat(" ", wire.MaxShort)+`}`, `{"cmd":"state"}`,
		`{"id":4,"cmd":"load","save":"`+strings.Repeat(" ", wire.MaxShort)+`"}`)
	for i, answer := range answers[2:5] {
		got := parsed(t, answer)
		assert.EqualValues(t, i+1, got["id"])
		assert.Equal(t, "too-long", got["error"].(object)["code"])
	}
	assert.Equal(t, answers[1], answers[5], "a refused request changes nothing")
	assert.Equal(t, "bad-save", parsed(t, answers[6])["error"].(object)["code"], "a save may be longer")
}

// A field of the wrong kind is named as it is written.
func TestFieldsOfTheWrongKind(t *testing.T) {
	table := `{"cmd":"scenario","scenario":{"players":[{"hand":["dust-imp"]},{}]}}`
	for request, message := range map[string]string{
		`{"cmd":7}`:                                                    `"cmd" cannot be of the kind number`,
		`{"cmd":"state","game":"1"}`:                                   `"game" cannot be of the kind string`,
		`{"cmd":"edit","edit":{"turn":"x"}}`:                           `"edit.turn" cannot be of the kind string`,
		`{"cmd":"edit","edit":{"cards":[{"damage":[]}]}}`:              `"edit.cards.damage" cannot be of the kind array`,
		`{"cmd":"edit","edit":{"order":"AgE="}}`:                       `"edit.order" cannot be of the kind string`,
		`{"cmd":"edit","edit":{"cards":[{"card":1,"seenBy":"AgE="}]}}`: `"edit.cards.seenBy" cannot be of the kind string`,
		`{"cmd":"edit","edit":{"cards":7,"bogus":1}}`:                  `"edit.cards" cannot be of the kind number`,
		`{"cmd":"edit","edit":{"bogus":1}}`:                            `unknown field "bogus"`,
	} {
		got := parsed(t, session(t, table, request)[1])["error"].(object)
		assert.Equal(t, message, got["message"], request)
		assert.Equal(t, "bad-request", got["code"], request)
	}
	got := parsed(t, session(t, `{"cmd":"scenario","scenario":{"house":7,"players":[{},{}]}}`)[0])["error"].(object)
	assert.Equal(t, `"house" cannot be of the kind number`, got["message"])
	assert.Equal(t, "bad-scenario", got["code"])
}

// A byte order mark, which some shells put before what they send, is passed over.
func TestByteOrderMarkBeforeARequest(t *testing.T) {
	assert.Equal(t, true, parsed(t, session(t, "\ufeff"+`{"cmd":"hello"}`)[0])["ok"])
}

// Half a line is no request when archon is told to end.
func TestHalfALineAtTheEnd(t *testing.T) {
	for _, ended := range []bool{false, true} {
		ctx, end := context.WithCancel(t.Context())
		if ended {
			end()
		}
		var out strings.Builder
		require.NoError(t, server(t).Serve(ctx, strings.NewReader(`{"cmd":"close"}`+"\n"+`{"cmd":"clo`), &out))
		assert.Equal(t, map[bool]int{false: 2, true: 1}[ended], strings.Count(out.String(), "\n"))
		end()
	}
}
