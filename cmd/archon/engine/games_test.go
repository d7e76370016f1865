package engine_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/engine"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/strict"
	"github.com/keyraken/keyraken/game/toytest"
)

// host is a server with other games, too, of which the first is played unless another is named.
func host(t testing.TB, kinds ...game.Kind) *engine.Server {
	t.Helper()
	s := server(t)
	s.Games, s.Game = games.List{}, kinds[0].Name()
	for _, k := range kinds {
		s.Games[k.Name()] = func() game.Kind { return k }
	}
	return s
}

// hosted returns the answer of a server to each line.
func hosted(t testing.TB, s *engine.Server, lines ...string) (answers []object) {
	t.Helper()
	var out strings.Builder
	require.NoError(t, s.Serve(t.Context(), strings.NewReader(strings.Join(lines, "\n")+"\n"), &out))
	for line := range strings.Lines(out.String()) {
		answers = append(answers, parsed(t, line))
	}
	require.Len(t, answers, len(lines))
	return answers
}

// A game that the protocol has never heard of is served when it is on the list.
func TestAnyGameIsServed(t *testing.T) {
	a := hosted(t, host(t, toytest.Kind{}), `{"cmd":"games"}`, `{"cmd":"hello"}`, `{"cmd":"new","seed":3}`, `{"cmd":"state"}`,
		`{"cmd":"legal"}`, `{"cmd":"bot","level":"careful"}`, `{"cmd":"choose","option":"drop","seat":2}`, `{"cmd":"decision"}`,
		`{"cmd":"decision","seat":1}`, `{"cmd":"undo"}`, `{"cmd":"state"}`, `{"cmd":"redo"}`, `{"cmd":"save"}`, `{"cmd":"state"}`,
		`{"cmd":"choose","option":"drop"}`, `{"cmd":"events","seat":2}`, `{"cmd":"events","seat":1}`)
	assert.Equal(t, []any{"keyforge", "race"}, a[0]["games"])
	assert.Equal(t, object{"protocol": 1.0, "program": "test", "game": "race", "engine": "1", "catalogue": "1-9", "seats": 3.0,
		"modes": []any{object{"name": "short"}, object{"name": "long"}}, "bots": []any{"random", "careful"}, "edits": false}, a[1]["hello"])
	for _, answer := range a {
		require.Equal(t, true, answer["ok"], answer)
	}
	assert.Equal(t, []any{1.0, []any{}}, []any{a[2]["game"], a[2]["events"]})
	state := a[3]["state"].(object)
	mine := int(state["table"].(object)["hands"].([]any)[0].(float64))
	options := []any{object{"id": "play", "label": fmt.Sprintf("Play the %d", mine)},
		object{"id": "drop", "label": fmt.Sprintf("Drop the %d", mine)}}
	assert.Equal(t, object{"kind": "choice", "player": 1.0, "text": "What about your card?", "options": options}, state["decision"])
	assert.Equal(t, []any{"short", 0.0, 1.0, false}, []any{state["mode"], state["inputs"], state["turn"], state["edited"]})
	assert.Equal(t, []any{"play", "drop"}, a[4]["legal"])
	assert.Equal(t, "play", a[5]["option"])
	assert.Equal(t, []any{object{"kind": "drop", "player": 1.0, "card": float64(mine)}, object{"kind": "drew", "player": 1.0}}, a[6]["events"],
		"which card another draws is hidden")
	assert.Equal(t, a[6]["decision"], a[7]["decision"], "the next player decides")
	assert.Equal(t, object{"kind": "choice", "player": 2.0, "text": "Another player decides.", "options": []any{}}, a[8]["decision"])
	assert.Equal(t, 1.0, a[9]["undone"])
	assert.Equal(t, state, a[10]["state"])
	assert.Equal(t, 1.0, a[11]["redone"])

	assert.Equal(t, a[14]["events"], a[15]["events"], "it is the card of player 2")
	assert.Equal(t, object{"kind": "drew", "player": 2.0}, a[16]["events"].([]any)[1])
	save, err := json.Marshal(a[12]["save"])
	require.NoError(t, err)
	s := host(t, toytest.Kind{})
	s.Game = ""
	loaded := hosted(t, s, `{"cmd":"load","save":`+string(save)+`}`, `{"cmd":"state"}`)
	assert.Equal(t, a[13]["state"], loaded[1]["state"], "the save says of which game it is")
}

// What another game cannot do, or not in this way, is refused with the reason.
func TestRefusalsOfOtherGames(t *testing.T) {
	for request, want := range map[string][2]string{
		`{"cmd":"new","mode":"endless"}`:                    {"bad-setup", "use short, long"},
		`{"cmd":"new","players":4}`:                         {"bad-setup", "use short or long, with 2 or 3"},
		`{"cmd":"new","setup":{"runners":2}}`:               {"bad-setup", "runners"},
		`{"cmd":"new","undo":"some"}`:                       {"bad-setup", "some"},
		`{"cmd":"new","decks":["onyx"]}`:                    {"bad-request", "decks"},
		`{"cmd":"new","game":"chess"}`:                      {"bad-request", "use keyforge, race"},
		`{"cmd":"new","game":7}`:                            {"no-game", "7"},
		`{"cmd":"state","game":"race"}`:                     {"bad-request", "kind string"},
		`{"cmd":"state","seat":3}`:                          {"bad-request", "one of the players"},
		`{"cmd":"choose","option":"dance"}`:                 {"illegal", "dance"},
		`{"cmd":"choose"}`:                                  {"bad-request", "must be given"},
		`{"cmd":"choose","options":["play","play","leap"]}`: {"illegal", `option 3, "leap"`},
		`{"cmd":"bot","level":"expert"}`:                    {"bad-request", "use random, careful"},
		`{"cmd":"bot","seat":2}`:                            {"illegal", "another player decides"},
		`{"cmd":"position"}`:                                {"no-position", "race"},
		`{"cmd":"edit","edit":{}}`:                          {"bad-edit", "race cannot be changed"},
		`{"cmd":"scenario","scenario":{}}`:                  {"bad-scenario", "race cannot be changed"},
		`{"cmd":"text","card":"9"}`:                         {"unknown-command", "text"},
		`{"cmd":"cards"}`:                                   {"bad-request", "cards of race are not listed"},
		`{"cmd":"load","save":"{\"game\":\"race\"}"}`:       {"bad-save", ""},
		`{"cmd":"load","save":"{\"game\":\"chess\"}\n"}`:    {"bad-save", "chess"},
	} {
		a := hosted(t, host(t, toytest.Kind{}), `{"cmd":"new"}`, `{"cmd":"state"}`, request, `{"cmd":"state","game":1}`)
		require.Equal(t, false, a[2]["ok"], request)
		refused := a[2]["error"].(object)
		assert.Equal(t, want[0], refused["code"], request)
		assert.Contains(t, refused["message"], want[1], request)
		assert.Equal(t, a[1], a[3], "%s changes nothing", request)
	}
	a := hosted(t, host(t, toytest.Kind{}), `{"cmd":"new","undo":"none","setup":{"racers":3}}`,
		`{"cmd":"choose","option":"play"}`, `{"cmd":"undo"}`)
	assert.Equal(t, "no-undo", a[2]["error"].(object)["code"])
}

// Games of different kinds lie on one desk; each request goes to the game that it names.
func TestGamesOfSeveralKinds(t *testing.T) {
	a := hosted(t, host(t, toytest.Kind{}), `{"cmd":"new"}`, `{"cmd":"new","game":"keyforge","mode":"duel","decks":["onyx","argus"]}`,
		`{"cmd":"legal","game":1}`, `{"cmd":"legal","game":2}`, `{"cmd":"legal"}`, `{"cmd":"new","game":1,"mode":"long"}`,
		`{"cmd":"close","game":2}`, `{"cmd":"state"}`, `{"cmd":"hello","game":"keyforge"}`, `{"cmd":"close"}`, `{"cmd":"state"}`)
	assert.Equal(t, []any{1.0, 2.0}, []any{a[0]["game"], a[1]["game"]})
	assert.Equal(t, []any{"play", "drop"}, a[2]["legal"])
	assert.Equal(t, []any{"yes", "no"}, a[3]["legal"])
	assert.Equal(t, "no-game", a[4]["error"].(object)["code"])
	assert.Equal(t, 1.0, a[5]["game"], "it is replaced")
	assert.Equal(t, "long", a[7]["state"].(object)["mode"])
	assert.Contains(t, a[8]["hello"], "decks")
	assert.Equal(t, "no-game", a[10]["error"].(object)["code"])
}

// Whole games of Shards of Infinity are played in every mode; a save of each becomes the same game.
func TestWholeGamesOfShards(t *testing.T) {
	k, r := games.Shards(), rand.New(rand.NewPCG(3, 3))
	in, out, closing := serve(t, host(t, k))
	defer closing()
	for n, mode := range k.Modes() {
		a := ask(t, in, out, object{"cmd": "new", "mode": mode, "seed": n})
		at := a["game"]
		for steps := 0; a["decision"].(object)["kind"] != "over"; steps++ {
			require.Less(t, steps, 5000, mode)
			options := a["decision"].(object)["options"].([]any)
			i := r.IntN(len(options))
			if r.IntN(4) > 0 && options[i].(object)["id"] == "end" {
				i = 0
			}
			a = ask(t, in, out, object{"cmd": "choose", "game": at, "option": options[i].(object)["id"]})
		}
		state := ask(t, in, out, object{"cmd": "state", "game": at})["state"]
		assert.Equal(t, a["decision"].(object)["winners"], state.(object)["winners"])
		save := ask(t, in, out, object{"cmd": "save", "game": at})["save"]
		again := ask(t, in, out, object{"cmd": "load", "save": save})
		assert.Equal(t, state, ask(t, in, out, object{"cmd": "state", "game": again["game"]})["state"], mode)
	}
}

// A table of Shards of Infinity is laid by names; the position of a game makes it again, at once and in a save.
func TestTablesOfShardsByHand(t *testing.T) {
	s := host(t, games.Shards())
	a := hosted(t, s, `{"cmd":"scenario","mode":"duel","seed":5,"scenario":{"turn":2,"seats":[{"seat":1,"health":7,"inPlay":[{"card":"evokatus",`+
		`"label":"guard"}]},{"seat":2,"power":9,"hand":[{"card":"Spore Cleric","label":"mine"},"crystal"]}]}}`, `{"cmd":"position"}`, `{"cmd":"state"}`)
	guard := fmt.Sprint("attack ", a[0]["handles"].(object)["guard"])
	mine := fmt.Sprint("play ", a[0]["handles"].(object)["mine"])
	position, err := json.Marshal(object{"cmd": "scenario", "mode": "duel", "scenario": a[1]["scenario"]})
	require.NoError(t, err)
	b := hosted(t, s, string(position), `{"cmd":"state"}`, `{"cmd":"choose","options":["`+mine+`","`+guard+`"]}`, `{"cmd":"save"}`)
	require.Equal(t, true, b[2]["ok"], b[2])
	assert.Equal(t, a[2]["state"].(object)["table"], b[1]["state"].(object)["table"])
	assert.Equal(t, a[2]["state"].(object)["hash"], b[1]["state"].(object)["hash"])
	save, err := json.Marshal(b[3]["save"])
	require.NoError(t, err)
	c := hosted(t, s, `{"cmd":"load","save":`+string(save)+`}`, `{"cmd":"edit","edit":{"seats":[{"seat":1,"discard":["nobody"]}]}}`,
		`{"cmd":"choose","option":"end"}`, `{"cmd":"position"}`, `{"cmd":"cards"}`)
	assert.Equal(t, b[2]["decision"], c[0]["decision"])
	assert.Equal(t, object{"code": "bad-edit", "message": `no card is called "nobody"`}, c[1]["error"])
	assert.Len(t, c[4]["cards"], 73)
	assert.Equal(t, object{"id": "crystal", "title": "Crystal", "type": "ally", "set": "base", "starting": 7.0, "text": "Gain 1 crystal."},
		c[4]["cards"].([]any)[4])
}

// dreaming is a kind whose tables are changed by hand into those that a seat imagines.
type dreaming struct{ game.Kind }

type dream struct {
	Seat game.Seat `json:"seat"`
	Seed uint64    `json:"seed"`
}

func (d *dream) Change(g game.Game) error {
	g.Imagine(d.Seat-1, d.Seed)
	return nil
}

func (dreaming) ParseEdit(data []byte) (game.Edit, error) {
	d := &dream{}
	return d, strict.Decode(data, d)
}

// No byte that a seat gets depends on what it may not know: a game that it imagines looks the same to it.
func TestSeatsAreToldNothingHidden(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for _, k := range []game.Kind{toytest.Kind{}, games.Shards()} {
		for n, mode := range k.Modes() {
			in, out, closing := serve(t, host(t, dreaming{k}))
			setUp := object{"cmd": "new", "mode": mode, "seed": n, "undo": "free"}
			a := ask(t, in, out, setUp)
			edited := false
			for range 40 {
				decision := a["decision"].(object)
				if decision["kind"] == "over" {
					break
				}
				for seat := 1.0; seat <= 2 && (seat == 1 || mode != "nemesis"); seat++ {
					before := seen(t, in, out, seat, decision["player"] == seat)
					ask(t, in, out, object{"cmd": "edit", "edit": object{"seat": seat, "seed": r.IntN(1e9)}})
					after := seen(t, in, out, seat, decision["player"] == seat)
					if edited {
						require.Equal(t, before, after, "%s: seat %v", mode, seat)
					}
					edited = true // a state says that it is
				}
				legal := ask(t, in, out, object{"cmd": "legal"})["legal"].([]any)
				a = ask(t, in, out, object{"cmd": "choose", "option": legal[r.IntN(len(legal))]})
			}
			closing()
		}
	}
}

// seen is all that a seat is told of a game, except how many inputs there were.
func seen(t *testing.T, in io.Writer, out *bufio.Reader, seat float64, decides bool) []any {
	state := ask(t, in, out, object{"cmd": "state", "seat": seat})["state"].(object)
	require.NotContains(t, state, "hash")
	delete(state, "inputs")
	told := []any{state, ask(t, in, out, object{"cmd": "decision", "seat": seat})}
	if decides {
		told = append(told, ask(t, in, out, object{"cmd": "bot", "seat": seat, "level": "random"}))
	}
	return told
}

// broken is a race with a fault in its third turn.
type broken struct{ toytest.Kind }

func (b broken) View(g game.Game, seat game.Seat) any {
	if g.Turn() == 3 {
		panic("as the test wants it")
	}
	return b.Kind.View(g, seat)
}

// A fault of another game ends no other, and leaves its game as it was.
func TestFaultsOfOtherGames(t *testing.T) {
	a := hosted(t, host(t, broken{}), `{"cmd":"new"}`, `{"cmd":"choose","options":["drop","drop"]}`, `{"cmd":"state"}`, `{"cmd":"undo"}`,
		`{"cmd":"state"}`)
	assert.Equal(t, "internal", a[2]["error"].(object)["code"])
	assert.Equal(t, 1.0, a[3]["undone"])
	assert.Equal(t, 2.0, a[4]["state"].(object)["turn"])
}

// PROTOCOL.md lists what Shards of Infinity asks and tells.
func TestWordsOfShardsOfTheDocument(t *testing.T) {
	page, err := os.ReadFile("PROTOCOL.md")
	require.NoError(t, err)
	for e := range shards.EventKindCount {
		assert.Contains(t, string(page), "`"+e.String()+"`")
	}
	for q := shards.AskMain; q < shards.QuestionKindCount; q++ {
		assert.Contains(t, string(page), "`"+shards.Word(q)+"`")
	}
	for l := card.NoLasting + 1; l < card.LastingCount; l++ {
		assert.Contains(t, string(page), "`"+shards.Word(l)+"`")
	}
}

// PROTOCOL.md lists what Codex asks and tells.
func TestWordsOfCodexOfTheDocument(t *testing.T) {
	page, err := os.ReadFile("PROTOCOL.md")
	require.NoError(t, err)
	for e := range codex.EventKindCount {
		assert.Contains(t, string(page), "`"+e.String()+"`")
	}
	for q := codex.AskTech; q < codex.QuestionKindCount; q++ {
		assert.Contains(t, string(page), "`"+q.String()+"`")
	}
	for v := codex.Play; v < codex.VerbCount; v++ {
		assert.Contains(t, string(page), "`"+codex.VerbName(v))
	}
}
