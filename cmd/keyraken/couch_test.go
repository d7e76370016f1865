package main_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// Three gamepads join and play an adventure of three from set-up to its end, each for its own
// seat: an answer from the wrong one does nothing, and while one is disconnected the game
// waits.
func TestThreeGamepads(t *testing.T) { inHost(t) }

// makes are the gamepads on the couch.
var makes = []string{"Xbox Wireless Controller", "DualSense Wireless Controller", "Nintendo Switch Pro Controller"}

// sofa is the players on the couch, each with a gamepad.
type sofa struct {
	*host
	pads []vmhost.GamepadState
}

// sofaOf connects that many gamepads.
func sofaOf(h *host, n int) *sofa {
	s := &sofa{host: h}
	for i := range n {
		s.pads = append(s.pads, gamepadState(i, makes[i]))
	}
	s.connect()
	return s
}

// gamepadState is a gamepad on which nothing is pressed.
func gamepadState(id int, name string) vmhost.GamepadState {
	p := vmhost.GamepadState{ID: ebiten.GamepadID(id), Name: name}
	p.StandardButtons = map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		p.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	return p
}

func (s *sofa) connect(without ...int) {
	var now []vmhost.GamepadState
	for i := range s.pads {
		if len(without) == 0 || without[0] != i {
			now = append(now, s.pads[i])
		}
	}
	s.guest.UpdateGamepads(now)
	s.guest.AdvanceTicks(2)
}

// push presses a button of a gamepad and lets it go.
func (s *sofa) push(pad int, b ebiten.StandardGamepadButton) {
	s.pads[pad].StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	s.connect()
	s.pads[pad].StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	s.connect()
}

// choose moves the pointer of a gamepad to a matching spot, and chooses it.
func (s *sofa) choose(pad int, what string, like func(*scene.ReportedSpot) bool) {
	n := hands{reach: walks(func(*host) { s.push(pad, ebiten.StandardGamepadButtonFrontTopRight) }),
		do: func(*host) { s.push(pad, ebiten.StandardGamepadButtonRightBottom) }}
	n.choose(s.host, what, like)
}

// join lets all gamepads join at set-up.
func (s *sofa) join() {
	s.click("new-adventure", 0)
	s.click("players", 2)
	for i := range s.pads {
		s.push(i, ebiten.StandardGamepadButtonRightTop)
		s.spot("device", func(d *scene.ReportedSpot) bool {
			return d.N == i && d.Label != "joins" && d.Label != "занять место"
		})
	}
}

// answer answers the question with the gamepad whose seat decides. It chooses a lit card
// only if idle is set.
func (s *sofa) answer(r *scene.Report, idle bool) {
	for _, what := range [...]string{"close", "no", "action", "answer", "lit", "end-turn", "place", "done"} {
		if what == "lit" && !idle {
			continue
		}
		for i := range r.Spots {
			p := &r.Spots[i]
			if p.Enabled && p.N >= 0 && (p.What == what || what == "lit" && p.Lit && (p.What == "card" || p.What == "pick")) {
				s.choose(r.Decides, p.What, func(q *scene.ReportedSpot) bool { return q.N == p.N })
				return
			}
		}
	}
	require.Fail(s, "nothing can be answered", r.Prompt)
}

// quick are settings without pauses or extra questions.
func quick(h *host) string {
	file := filepath.Join(h.dir, "settings.json")
	settings := session.DefaultSettings
	settings.Speed, settings.Confirm, settings.Tips = len(session.Speeds)-1, false, false
	require.NoError(h, settings.Write(file))
	return file
}

// drowning brings the Keyraken to the brink of its last rise.
func (s *sofa) drowning() {
	s.click("difficulty", 3)
	s.click("condition-rises", 1)
	s.click("condition-rises", 1)
	s.click("conditions-ok", 0)
	s.screen("new-adventure")
}

func threeGamepads(h *host) {
	games, decks := filepath.Join(h.dir, "games"), filepath.Join(h.dir, "decks")
	h.open(small, "--seed", "8", "--settings", quick(h), "--games", games, "--decks", decks)
	s := sofaOf(h, 3)
	s.join()
	s.drowning()
	h.shoot("set-up")
	s.choose(2, "begin", anything)
	h.screen("table")
	type turn struct{ of, n int }
	turns, asked, lost := map[turn]int{}, [3]int{}, false
	for range 1000 {
		r := h.until("a question", func(r *scene.Report) bool { return r.Asking || r.Screen == "end" })
		if r.Screen == "end" {
			break
		}
		if asked[r.Decides]++; asked[r.Decides] < 5 {
			s.wrong(r)
		}
		if !lost && len(turns) == 3 {
			s.lose(r)
			lost = true
		}
		now := turn{r.TurnOf, r.Turns}
		anything := r.Question == int(keyforge.AskMain)
		s.answer(r, !anything || turns[now] == 0)
		if anything {
			turns[now]++
		}
	}
	end := h.screen("end")
	h.see(60)
	h.shoot("end")
	assert.True(h, end.Over)
	assert.True(h, lost, "a gamepad was gone for a while")
	s.ranOut(games, decks)
	s.choose(1, "home", anything) // when a game is over, any gamepad may choose
	h.screen("title")
}

// ranOut checks whether the kept game ended because the Keyraken rose once too often, after
// turns of all three, and whether its result is kept.
func (s *sofa) ranOut(games, decks string) {
	rules := scenetest.Rules()
	paths, err := replay.List(games)
	require.NoError(s, err)
	require.Len(s, paths, 1)
	f, err := os.Open(paths[0])
	require.NoError(s, err)
	defer f.Close()
	story, report, err := replay.Read(context.Background(), f, rules)
	require.NoError(s, err)
	assert.False(s, report.Differs)
	g := story.Game()
	assert.True(s, g.Over() && g.Won(keyforge.Monster))
	by, cards := map[keyforge.Side]int{}, map[keyforge.Side]int{}
	for _, in := range story.Inputs() {
		require.NotEqual(s, keyforge.Concede, in.Command.Verb)
		if in.Command.Verb == keyforge.EndTurn {
			by[in.Seat]++
		} else if in.Command.Card != 0 {
			cards[in.Seat]++
		}
	}
	for side := range keyforge.Side(3) {
		assert.GreaterOrEqual(s, by[side], 2, "turns of player %d", side+1)
		assert.NotZero(s, cards[side], "cards of player %d", side+1)
	}
	results := s.results(decks)
	require.Len(s, results, 1)
	r := results[0]
	assert.False(s, r.Won)
	assert.Equal(s, 3, r.Players())
	assert.Len(s, r.Decks, 3, "three persons")
	require.NotEmpty(s, r.Gauges)
	rises := r.Gauges[0]
	assert.Equal(s, rises.Limit, rises.Value, rises.Name)
}

// wrong lets another gamepad answer, which has no effect.
func (s *sofa) wrong(r *scene.Report) {
	who := (r.Decides + 1 + r.Inputs%2) % 3
	s.push(who, ebiten.StandardGamepadButtonFrontTopRight)
	s.push(who, ebiten.StandardGamepadButtonRightBottom)
	s.push(who, ebiten.StandardGamepadButtonRightStick)
	now := s.see(0)
	require.Equal(s, r.Inputs, now.Inputs, "another answered")
	require.Equal(s, "table", now.Screen)
}

// lose disconnects the gamepad of the deciding player for a while: the game waits, for it
// or for another that takes its place.
func (s *sofa) lose(r *scene.Report) {
	gone := r.Decides
	s.connect(gone)
	s.screen("paused")
	s.shoot("paused")
	other := (gone + 1) % 3
	s.pads[gone].Name = "something else" // which is not the disconnected one
	s.push(other, ebiten.StandardGamepadButtonRightStick)
	now := s.screen("paused")
	assert.Equal(s, r.Inputs, now.Inputs)
	s.pads[gone] = gamepadState(7, makes[gone]) // it has a different number now
	s.connect()
	s.screen("table")
	s.question(keyforge.QuestionKind(r.Question))
}

// couchShots are pictures of several players with gamepads.
var couchShots = []shot{
	{name: "couch-setup", show: func(h *host) { sofaOf(h, 3).joinTwo() }},
	{name: "couch-players", show: func(h *host) { h.click("settings", 0); h.click("section", 5); sofaOf(h, 3).joinTwo() }},
	{name: "couch-look", show: func(h *host) { h.click("new-adventure", 0); h.click("name", 0); h.rest() }},
	{name: "couch-table", game: late(3), show: pointing},
	{name: "couch-paused", game: late(3), show: func(h *host) { pointed(h).connect(1); h.screen("paused") }},
	{name: "ru-couch-setup", language: "ru", set: large, show: func(h *host) { sofaOf(h, 3).joinTwo() }},
	{name: "ru-couch-players", language: "ru", set: large, show: func(h *host) {
		h.click("settings", 0)
		h.click("section", 5)
		sofaOf(h, 3).joinTwo()
	}},
	{name: "ru-couch-look", language: "ru", set: large, show: func(h *host) { h.click("new-adventure", 0); h.click("name", 0); h.rest() }},
	{name: "ru-couch-table", language: "ru", game: late(3), show: pointing},
	{name: "ru-couch-paused", language: "ru", set: large, game: late(3),
		show: func(h *host) { pointed(h).connect(1); h.screen("paused") }},
}

// joinTwo lets two of the gamepads join, at set-up or wherever else they may.
func (s *sofa) joinTwo() {
	if s.now().Screen == "title" {
		s.click("new-adventure", 0)
		s.click("players", 2)
	}
	for i := range 2 {
		s.push(i, ebiten.StandardGamepadButtonRightTop)
	}
	s.rest()
}

func pointing(h *host) { pointed(h) }

// pointed lets three join in the menu of a game; all point, and one marks a card.
func pointed(h *host) *sofa {
	h.key(ebiten.KeyEscape)
	h.click("section", 5)
	s := sofaOf(h, 3)
	for i := range s.pads {
		s.push(i, ebiten.StandardGamepadButtonRightTop)
	}
	h.click("back", 0)
	who := h.screen("table").Decides
	h.rest()
	s.push(who, ebiten.StandardGamepadButtonFrontTopRight)
	for i := range 3 {
		s.push((who+1)%3, ebiten.StandardGamepadButtonLeftTop)
		s.push((who+2)%3, [...]ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftLeft}[i%2])
	}
	h.see(60)
	s.push((who+1)%3, ebiten.StandardGamepadButtonRightBottom)
	return s
}
