package engine_test

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime/debug"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/cmd/archon/engine"
	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
)

var update = flag.Bool("update", false, "write the answers of the session into PROTOCOL.md")

var rules = sync.OnceValues(func() (*scenario.Rules, error) {
	cat, err := adventure.Catalogue(adventures.All()...)
	if err != nil {
		return nil, err
	}
	return adventures.All().Rules(cat), nil
})

func server(t testing.TB) *engine.Server {
	t.Helper()
	rules, err := rules()
	require.NoError(t, err)
	name := func(id string) string {
		n, ok := rules.Catalogue.Number(id)
		if !ok {
			return id
		}
		return rules.Catalogue.Title(n)
	}
	return &engine.Server{Adventures: adventures.All(), Rules: rules, Program: "test", Language: languages.English().WithTitles(name),
		Games: games.All()}
}

// session returns the answer to each line.
func session(t testing.TB, lines ...string) []string {
	t.Helper()
	var out strings.Builder
	require.NoError(t, server(t).Serve(t.Context(), strings.NewReader(strings.Join(lines, "\n")+"\n"), &out))
	answers := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	require.Len(t, answers, len(lines))
	return answers
}

type object = map[string]any

func parsed(t testing.TB, answer string) object {
	t.Helper()
	var o object
	require.NoError(t, json.Unmarshal([]byte(answer), &o))
	return o
}

// versions matches what changes with every added card.
var versions = regexp.MustCompile(`(\\"(?:catalogue|sum)\\":\\")[^\\]*`) // the checksum covers the version

// The session in PROTOCOL.md runs as it is written there.
func TestSessionOfTheDocument(t *testing.T) {
	page, err := os.ReadFile("PROTOCOL.md")
	require.NoError(t, err)
	before, rest, ok := strings.Cut(string(page), "```session\n")
	require.True(t, ok)
	block, after, ok := strings.Cut(rest, "```")
	require.True(t, ok)
	var requests []string
	for line := range strings.Lines(block) {
		if request, ok := strings.CutPrefix(line, "> "); ok {
			requests = append(requests, strings.TrimSpace(request))
		}
	}
	require.Greater(t, len(requests), 10)
	var b strings.Builder
	for i, answer := range session(t, requests...) {
		answer = versions.ReplaceAllString(answer, "${1}…")
		b.WriteString("> " + requests[i] + "\n< " + answer + "\n")
	}
	if *update {
		require.NoError(t, os.WriteFile("PROTOCOL.md", []byte(before+"```session\n"+b.String()+"```"+after), 0o644))
		return
	}
	assert.Equal(t, block, b.String())
}

// A variant is requested by its name or its code; games that name none use the one that the
// program was started with.
func TestNewGamesOfVariants(t *testing.T) {
	a := adventures.All()[0].(adventure.Varied)
	v, err := adventure.VariantOf(a, "storm")
	require.NoError(t, err)
	code := adventure.EncodeVariant(a, v)
	begin := func(usual, asked string) string {
		s, out := server(t), strings.Builder{}
		s.Usual = usual
		require.NoError(t, s.Serve(t.Context(), strings.NewReader(`{"id":1,"cmd":"hello"}
{"id":2,"cmd":"new","mode":"keyraken","difficulty":"`+asked+`","decks":["onyx"],"seed":1}
{"id":3,"cmd":"state","game":1}
`), &out))
		return out.String()
	}
	for _, out := range []string{begin("", "storm"), begin("", strings.ToLower(code)), begin(code, "")} {
		assert.Contains(t, out, `"difficulty":"`+code+`"`)
		assert.Contains(t, out, `{"name":"storm","code":"`+code+`"}`, "hello tells the codes")
	}
	assert.NotContains(t, begin(code, "easy"), `"difficulty":"`+code+`"`)
	assert.Contains(t, begin("", "1111-1111"), "a letter or digit is wrong")
}

// The table of events in PROTOCOL.md is that of the engine.
func TestEventsOfTheDocument(t *testing.T) {
	const from, to = "-run Document -update -->\n", "\n<!-- end -->"
	page, err := os.ReadFile("PROTOCOL.md")
	require.NoError(t, err)
	before, rest, ok := strings.Cut(string(page), from)
	require.True(t, ok)
	block, after, ok := strings.Cut(rest, to)
	require.True(t, ok)
	var b strings.Builder
	b.WriteString("\n| `kind` | fields |\n|---|---|\n")
	for _, row := range keyforge.EventTable[keyforge.NoEvent+1:] {
		var fields []string
		for _, f := range [][2]string{
			{"side", row.Side}, {"card", row.Card}, {"other", row.Other}, {"with", row.With}, {"from", row.From}, {"to", row.To},
			{"house", row.House}, {"number", row.Number}, {"n", row.N}, {"m", row.M}, {"named", row.Names}, {"reason", row.Reason},
		} {
			if f[1] != "" {
				fields = append(fields, "`"+f[0]+"`: "+f[1])
			}
		}
		fmt.Fprintf(&b, "| `%s` | %s |\n", row.Name, strings.Join(fields, "; "))
	}
	if *update {
		require.NoError(t, os.WriteFile("PROTOCOL.md", []byte(before+from+b.String()+to+after), 0o644))
		return
	}
	assert.Equal(t, block, b.String())
}

func TestErrors(t *testing.T) {
	const duel = `{"cmd":"new","mode":"duel","decks":["onyx","argus"]}`
	for _, test := range []struct{ request, code string }{
		{`{`, "bad-json"},
		{`7`, "bad-json"},
		{`null`, "bad-json"},
		{`{"cmd":"undo","n":-1}`, "bad-request"},
		{`{"cmd":"redo","n":-1}`, "bad-request"},
		{`{"cmd":"choose","option":7}`, "bad-request"},
		{`{"cmd":"new","mode":"duel","decks":["onyx","argus"],"chains":[1,2,3]}`, "bad-setup"},
		{`{"cmd":"new","mode":"duel","decks":["onyx","argus"],"chains":[25]}`, "bad-setup"},
		{`{"cmd":"scenario","scenario":{"players":[{"chains":25},{}]}}`, "bad-scenario"},
		{`{"cmd":"edit","edit":{"players":[{"side":1,"chains":25}]}}`, "bad-edit"},
		{`{"id":[1],"cmd":"hello"}`, "bad-request"},
		{`{"cmd":"dance"}`, "unknown-command"},
		{`{"cmd":"hello","now":true}`, "bad-request"},
		{`{"cmd":"choose","option":"yes","options":["no"]}`, "bad-request"},
		{`{"cmd":"choose","option":"play 500"}`, "illegal"},
		{`{"cmd":"choose","option":"choose 1"}`, "illegal"},
		{`{"cmd":"state","game":9}`, "no-game"},
		{`{"cmd":"state","seat":3}`, "bad-request"},
		{`{"cmd":"new","mode":"race"}`, "bad-setup"},
		{`{"cmd":"new","mode":"duel","decks":["onyx"]}`, "bad-setup"},
		{`{"cmd":"new","mode":"keyraken","decks":["onyx"],"difficulty":"silly"}`, "bad-setup"},
		{`{"cmd":"scenario"}`, "bad-scenario"},
		{`{"cmd":"load","save":""}`, "bad-save"},
		{`{"cmd":"edit","edit":{"cards":[{"card":1,"to":"line"}]}}`, "bad-edit"},
		{`{"cmd":"edit","edit":{"players":[{"side":1,"keys":["red","red"]}]}}`, "bad-edit"},
		{`{"cmd":"text","card":"nobody"}`, "no-card"},
		{`{"cmd":"text","card":"` + strings.Repeat("x", wire.MaxLine) + `"}`, "too-long"},
	} {
		answers := session(t, duel, `{"cmd":"state"}`, test.request, `{"cmd":"state"}`)
		got := parsed(t, answers[2])
		assert.Equal(t, false, got["ok"], test.request)
		assert.Equal(t, test.code, got["error"].(object)["code"], "%.100s", answers[2])
		assert.NotContains(t, got["error"].(object)["message"], "Go ", "no word of how it is made")
		assert.Equal(t, answers[1], answers[3], "%.100s changes nothing", test.request)
	}
}

// A game can be undone only as far as its terms allow, even after it is loaded.
func TestUndoKeepsToTheTerms(t *testing.T) {
	const new = `{"cmd":"new","mode":"duel","decks":["onyx","argus"],"undo":"none"}`
	answers := session(t, new, `{"cmd":"undo"}`, `{"cmd":"choose","option":"no"}`, `{"cmd":"save"}`, `{"cmd":"undo"}`)
	assert.Equal(t, true, parsed(t, answers[1])["ok"], "there is nothing to take back")
	assert.Equal(t, "no-undo", parsed(t, answers[4])["error"].(object)["code"])
	save, err := json.Marshal(parsed(t, answers[3])["save"])
	require.NoError(t, err)
	answers = session(t, `{"cmd":"load","save":`+string(save)+`}`, `{"cmd":"undo","n":7}`)
	assert.Equal(t, "no-undo", parsed(t, answers[1])["error"].(object)["code"])
	assert.Equal(t, "bad-setup", parsed(t, session(t, strings.Replace(new, "none", "some", 1))[0])["error"].(object)["code"])
}

// Impossible positions, and unknown names, are refused with the reason.
func TestImpossibleScenarios(t *testing.T) {
	for scenario, reason := range map[string]string{
		`{"players":[{"line":["anger"]},{}]}`:                                                              "no creature",
		`{"players":[{"line":["dust-imp"]}]}`:                                                              "needs its players",
		`{"players":[{"artifacts":["dust-imp"]},{}]}`:                                                      "among the artifacts",
		`{"players":[{"line":[{"card":"dust-imp","damage":2}]},{}]}`:                                       "would be destroyed",
		`{"players":[{"line":[{"card":"dust-imp","damage":-1}]},{}]}`:                                      "none of its numbers",
		`{"players":[{"line":[{"card":"dust-imp","upgrades":["anger"]}]},{}]}`:                             "no upgrade",
		`{"players":[{"hand":[{"card":"dust-imp","stunned":true}]},{}]}`:                                   "not in play",
		`{"players":[{"keys":3},{}]}`:                                                                      "won",
		`{"players":[{"keys":4},{}]}`:                                                                      "3 keys",
		`{"players":[{"amber":-1},{}]}`:                                                                    "æmber",
		`{"players":[{"line":["nobody"]},{}]}`:                                                             `no card is called "nobody"`,
		`{"players":[{"line":["the-keyraken"]},{}]}`:                                                       "monster's artifacts",
		`{"players":[{"tide":"high"},{"tide":"high"}]}`:                                                    "one player",
		`{"players":[{},{}],"step":"forge","house":"dis"}`:                                                 "is not yet chosen",
		`{"players":[{},{}],"step":"later"}`:                                                               "not one of start",
		`{"players":[{},{}],"active":3}`:                                                                   "active player",
		`{"players":[{},{}],"monster":{}}`:                                                                 "there is none",
		`{"players":[{"line":[{"card":"dust-imp","label":"x"}]},{"hand":[{"card":"anger","label":"x"}]}]}`: "two cards",
		`{"players":[{"line":[{"card":"dust-imp","colour":"red"}]},{}]}`:                                   "unknown field",
		`{"mode":"keyraken","players":[{}],"monster":{"hand":["crushing-arm"]}}`:                           "archives",
		`{"mode":"keyraken","players":[{}],"monster":{"boss":{"damage":30}}}`:                              "the game would be over",
		`{"mode":"keyraken","players":[{}],"rises":4}`:                                                     "the game would be over",
		`{"players":[{"keys":["red","red"]},{}]}`:                                                          "the red key is named twice",
		`[]`: "cannot be of the kind array",
	} {
		got := parsed(t, session(t, `{"cmd":"scenario","scenario":`+scenario+`}`)[0])
		require.Equal(t, false, got["ok"], scenario)
		assert.Equal(t, "bad-scenario", got["error"].(object)["code"])
		assert.Contains(t, got["error"].(object)["message"], reason, scenario)
	}
}

// The state shows what the scenario says.
func TestStateShowsTheScenario(t *testing.T) {
	answers := session(t, strings.NewReplacer("\n", "", "\t",
		"").Replace(`{"cmd":"scenario","scenario":{"seed":4,"active":2,"house":"dis","turn":7,"players":[
		{"amber":3,"keys":["yellow"],"chains":2,"tide":"high",
			"line":[{"card":"headhunter","label":"h","damage":2,"amber":1,"counters":{"power":2,"doom":1},
			"exhausted":true,"warded":true,"attacked":true,"owner":2,"icons":["draw"],
			"upgrades":[{"card":"blood-of-titans","label":"u","controller":2}],"under":["anger"]}],
			"deck":["anger","punch"],"now":{"stolen":1},"lastHouse":"mars","forgedBefore":["yellow"]},
		{"line":["dust-imp"],"hand":["fear","fear"],"archives":[{"card":"anger","owner":1}]}]}}`),
		`{"cmd":"state"}`, `{"cmd":"state","seat":1}`)
	require.Equal(t, true, parsed(t, answers[0])["ok"], answers[0])
	state := parsed(t, answers[1])["state"].(object)
	assert.Equal(t, 2.0, state["active"])
	assert.Equal(t, 7.0, state["turn"])
	assert.Equal(t, "dis", state["house"])
	one := state["players"].([]any)[0].(object)
	assert.Equal(t, []any{"yellow"}, one["keys"])
	assert.Equal(t, []any{"yellow"}, one["forgedBefore"])
	assert.Equal(t, "high", one["tide"])
	assert.Equal(t, "mars", one["lastHouse"])
	assert.Equal(t, object{"stolen": 1.0}, one["now"])
	assert.Equal(t, "anger", one["deck"].([]any)[0].(object)["id"], "the deck is listed from the top")
	h := one["line"].([]any)[0].(object)
	for key, want := range (object{
		"label": "h", "damage": 2.0, "amber": 1.0, "exhausted": true, "warded": true, "attacked": true, "stunned": false,
		"owner": 2.0, "controller": 1.0, "counters": object{"power": 2.0, "doom": 1.0}, "icons": []any{"draw"},
		"power": 12.0, "flank": true,
	}) {
		assert.Equal(t, want, h[key], key)
	}
	up := h["upgrades"].([]any)[0].(object)
	assert.Equal(t, "blood-of-titans", up["id"])
	assert.Equal(t, 2.0, up["controller"])
	assert.Equal(t, true, h["under"].([]any)[0].(object)["faceDown"])

	seen := parsed(t, answers[2])["state"].(object)
	hand := seen["players"].([]any)[1].(object)["hand"].([]any)
	assert.Equal(t, object{"hidden": true}, only(hand[0].(object), "hidden"))
	assert.Empty(t, hand[0].(object)["id"], "K15.1: hands are hidden")
}

func only(o object, keys ...string) object {
	few := object{}
	for _, k := range keys {
		few[k] = o[k]
	}
	return few
}

// Either all of several options are carried out or none.
func TestChooseSeveral(t *testing.T) {
	answers := session(t,
		`{"cmd":"scenario","scenario":{"house":"brobnar","players":[{"hand":["punch"]},{"line":["dust-imp","headhunter"]}]}}`,
		`{"cmd":"state"}`, `{"cmd":"choose","options":["play 1","pick 9"]}`, `{"cmd":"state"}`,
		`{"cmd":"choose","options":["play 1","pick 2"]}`)
	assert.Equal(t, answers[1], answers[3])
	assert.Equal(t, false, parsed(t, answers[2])["ok"])
	assert.Equal(t, "main", parsed(t, answers[4])["decision"].(object)["kind"])
}

// With "ask":"all" the engine asks even for a single target and for the end of a
// multiple choice.
func TestAskAll(t *testing.T) {
	const position = `{"cmd":"scenario","scenario":{"ask":"ALL","house":"brobnar","players":[{"line":["headhunter"],"hand":["punch"]},` +
		`{"line":["dust-imp"]}]}}`
	real := session(t, strings.Replace(position, "ALL", "real", 1), `{"cmd":"choose","option":"fight 1"}`)
	assert.Equal(t, "main", parsed(t, real[1])["decision"].(object)["kind"])
	all := session(t, strings.Replace(position, "ALL", "all", 1),
		`{"cmd":"choose","option":"fight 1"}`, `{"cmd":"choose","option":"pick 3"}`)
	ask := parsed(t, all[1])["decision"].(object)
	assert.Equal(t, "attack", ask["purpose"])
	assert.Len(t, ask["options"], 1)
	assert.Equal(t, "main", parsed(t, all[2])["decision"].(object)["kind"])
}

// Games are played by the newest rulebook unless another is asked for, and tables by the printed books.
func TestRulebook(t *testing.T) {
	const deal = `{"cmd":"new","mode":"duel","decks":["onyx","argus"],"seed":1,"first":1%s}`
	const table = `{"cmd":"scenario","scenario":{%s"players":[{},{}]}}`
	for request, want := range map[string][2]string{
		fmt.Sprintf(deal, ""):                                    {"newest", "none"},
		fmt.Sprintf(deal, `,"rulebook":"printed"`):               {"printed", ""},
		fmt.Sprintf(table, ""):                                   {"printed", ""},
		fmt.Sprintf(table, `"rulebook":"newest",`):               {"newest", ""},
		fmt.Sprintf(table, `"rulebook":"newest","tide":"none",`): {"newest", "none"},
	} {
		state := parsed(t, session(t, request, `{"cmd":"state"}`)[1])["state"].(object)
		assert.Equal(t, want, [2]string{state["rulebook"].(string), state["tide"].(string)}, request)
	}
	assert.Equal(t, false, parsed(t, session(t, fmt.Sprintf(deal, `,"rulebook":"oldest"`))[0])["ok"])
}

// A creature is on a flank because of its position (K10.3) or because an ability says so.
func TestFlankInTheState(t *testing.T) {
	answers := session(t,
		`{"cmd":"scenario","scenario":{"house":"logos","players":[{"line":["mother","dextre","valdr"],`+
			`"artifacts":["spectral-tunneler"]},{"line":["troll"]}]}}`,
		`{"cmd":"state"}`, `{"cmd":"choose","options":["action 4","pick 2"]}`, `{"cmd":"state"}`)
	flanks := func(answer string) (all []bool) {
		for _, p := range parsed(t, answer)["state"].(object)["players"].([]any) {
			for _, c := range p.(object)["line"].([]any) {
				all = append(all, c.(object)["flank"].(bool))
			}
		}
		return all
	}
	assert.Equal(t, []bool{true, false, true, true}, flanks(answers[1]))
	assert.Equal(t, []bool{true, true, true, true}, flanks(answers[3]))
}

// A game that is saved and loaded is the same game.
func TestSaveAndLoad(t *testing.T) {
	in, out, closing := open(t)
	decision := ask(t, in, out, object{"cmd": "new", "mode": "keyraken", "decks": []string{"onyx"}, "seed": 5})["decision"].(object)
	for range 60 {
		options := decision["options"].([]any)
		if len(options) == 0 {
			break
		}
		decision = ask(t, in, out, object{"cmd": "choose", "game": 1, "option": options[0].(object)["id"]})["decision"].(object)
	}
	before := ask(t, in, out, object{"cmd": "state", "game": 1})
	save := ask(t, in, out, object{"cmd": "save", "game": 1})["save"]
	loaded := ask(t, in, out, object{"cmd": "load", "save": save})
	assert.Empty(t, loaded["warnings"])
	assert.Equal(t, before, ask(t, in, out, object{"cmd": "state", "game": loaded["game"]}))
	closing()
}

// open starts a server behind pipes.
func open(t testing.TB) (io.Writer, *bufio.Reader, func()) {
	t.Helper()
	return serve(t, server(t))
}

// serve starts the server behind pipes.
func serve(t testing.TB, s *engine.Server) (io.Writer, *bufio.Reader, func()) {
	t.Helper()
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- s.Serve(context.Background(), in, out) }()
	return requests, bufio.NewReaderSize(answers, 1<<20), func() {
		require.NoError(t, requests.Close())
		require.NoError(t, <-done)
	}
}

// ask sends a request that must succeed; its id is left out of the answer.
func ask(t testing.TB, in io.Writer, out *bufio.Reader, request object) object {
	t.Helper()
	data, err := json.Marshal(request)
	require.NoError(t, err)
	answer := answered(t, in, out, data)
	require.Equal(t, true, answer["ok"], "%s: %s", data, answer["error"])
	return answer
}

// answered is the answer to a request.
func answered(t testing.TB, in io.Writer, out *bufio.Reader, request []byte) object {
	t.Helper()
	_, err := in.Write(append(request, '\n'))
	require.NoError(t, err)
	line, err := out.ReadString('\n')
	require.NoError(t, err)
	return parsed(t, line)
}

func FuzzProtocol(f *testing.F) {
	page, err := os.ReadFile("PROTOCOL.md")
	require.NoError(f, err)
	for line := range strings.Lines(string(page)) {
		if request, ok := strings.CutPrefix(line, "> "); ok {
			f.Add([]byte(request))
		}
	}
	f.Add([]byte(`{"cmd":"new","mode":"keyraken","decks":["onyx"],"ask":"all"}` + "\n" + `{"cmd":"choose","option":"yes"}` + "\n" +
		`{"cmd":"save"}`))
	f.Add([]byte(`{"cmd":"scenario","scenario":{"mode":"keyraken","turnOf":"monster","rises":3,` +
		`"players":[{"list":"onyx","fill":"rest of deck"}],"monster":{"fill":"rest of deck","amber":4}}}` + "\n" +
		`{"cmd":"state","seat":1}`))
	f.Add([]byte(`{"cmd":"new","game":"shards","players":2,"setup":{"nemesis":"tetra"}}` + "\n" + `{"cmd":"state","seat":1}` + "\n" +
		`{"cmd":"choose","options":["end","end"]}` + "\n" + `{"cmd":"save"}` + "\n" + `{"cmd":"new","game":1,"mode":"draft"}`))
	debug.SetMemoryLimit(1 << 30)
	f.Fuzz(func(t *testing.T, lines []byte) {
		var out strings.Builder
		require.NoError(t, server(t).Serve(t.Context(), strings.NewReader(string(lines)), &out))
		for line := range strings.Lines(out.String()) {
			require.True(t, json.Valid([]byte(line)))
		}
	})
}

// BenchmarkChoose is a choice through pipes.
func BenchmarkChoose(b *testing.B) {
	in, out, closing := open(b)
	seed := 0
	begin := func() string {
		seed++
		data, _ := json.Marshal(object{"cmd": "new", "game": min(seed-1, 1), "mode": "keyraken", "decks": []string{"onyx"}, "seed": seed})
		_, _ = in.Write(append(data, '\n'))
		line, _ := out.ReadString('\n')
		return line
	}
	line := begin()
	var answer struct {
		Decision struct{ Options []struct{ ID string } }
	}
	b.ResetTimer()
	for b.Loop() {
		b.StopTimer()
		answer.Decision.Options = nil
		require.NoError(b, json.Unmarshal([]byte(line), &answer))
		if len(answer.Decision.Options) == 0 {
			line = begin()
			require.NoError(b, json.Unmarshal([]byte(line), &answer))
		}
		request := []byte(`{"cmd":"choose","option":"` + answer.Decision.Options[seed%len(answer.Decision.Options)].ID + `"}` + "\n")
		b.StartTimer()
		_, _ = in.Write(request)
		line, _ = out.ReadString('\n')
	}
	b.StopTimer()
	closing()
}
