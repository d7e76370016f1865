package main_test

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
)

// small is the size of the window in tests.
var small = image.Pt(1280, 720)

// A game of three players, from the title to its end.
func TestWholeGameInTheHost(t *testing.T) { inHost(t) }

// A turn is played and undone, and the Keyraken's is watched: with the mouse,
// with keys, and with a gamepad.
func TestTurnByMouse(t *testing.T)   { inHost(t) }
func TestTurnByKeys(t *testing.T)    { inHost(t) }
func TestTurnByGamepad(t *testing.T) { inHost(t) }

// The program is killed in the middle of a game; see [killed].
func TestKilled(t *testing.T) { inHost(t) }

// The program is killed at the end of a game; see [killedAtTheEnd].
func TestKilledAtTheEnd(t *testing.T) { inHost(t) }

// A window that is told to end keeps the game.
func TestStopped(t *testing.T) { inHost(t) }

// A crash is reported at the next start of the program.
func TestCrashIsTold(t *testing.T) { inHost(t) }

// Settings take effect at once, and persist when the program is started again.
func TestSettingsAreKept(t *testing.T) { inHost(t) }

// The window draws screens that the other scripts do not come to.
func TestScreensAreDrawn(t *testing.T) { inHost(t) }

func wholeGame(h *host) {
	h.open(small, "--seed", "9")
	h.click("new-adventure", 0)
	h.click("players", 2)
	h.click("begin", 0)
	h.see(60)
	h.shoot("set-up")
	for range 3 { // at normal speed first, later without motion
		h.act()
	}
	for range 3 {
		h.click("speed", 0)
	}
	turns := map[int]bool{}
	for range 2000 {
		r := h.see(2)
		turns[r.TurnOf] = true
		if r.Screen == "end" {
			fmt.Printf("the game ended after %d turns\n", r.Turns)
			assert.Len(h, turns, 4, "all sides had a turn")
			assert.True(h, r.Over)
			h.shoot("end")
			return
		}
		h.actOn(r)
	}
	require.Fail(h, "the game goes on and on")
}

// hands are what a person plays with.
type hands struct {
	reach                func(h *host, what string, like func(*scene.ReportedSpot) bool) // something that can be pointed at
	do, read, back, undo func(*host)
}

func presses(k ebiten.Key) func(*host) { return func(h *host) { h.key(k) } }

func pushes(b ebiten.StandardGamepadButton) func(*host) { return func(h *host) { h.button(b) } }

func clicks(b ebiten.MouseButton) func(*host) { return func(h *host) { h.press(b) } }

var mouse = hands{
	points, clicks(ebiten.MouseButtonLeft), clicks(ebiten.MouseButtonRight), presses(ebiten.KeyEscape), presses(ebiten.KeyU),
}

var keyboard = hands{
	walks(presses(ebiten.KeyTab)), presses(ebiten.KeyEnter), presses(ebiten.KeyI), presses(ebiten.KeyEscape), presses(ebiten.KeyU),
}

var gamepad = hands{
	walks(pushes(ebiten.StandardGamepadButtonFrontTopRight)), pushes(ebiten.StandardGamepadButtonRightBottom),
	pushes(ebiten.StandardGamepadButtonRightLeft), pushes(ebiten.StandardGamepadButtonRightRight),
	pushes(ebiten.StandardGamepadButtonFrontBottomLeft),
}

// points points at a matching thing.
func points(h *host, what string, like func(*scene.ReportedSpot) bool) {
	h.point(center(h.spot(what, like)))
}

// walks moves from one thing to the next until it reaches a matching one.
func walks(next func(*host)) func(*host, string, func(*scene.ReportedSpot) bool) {
	return func(h *host, what string, like func(*scene.ReportedSpot) bool) {
		h.spot(what, like)
		for range 60 {
			next(h)
			r := h.see(0)
			for i := range r.Spots {
				if s := &r.Spots[i]; s.Pointed && s.What == what && s.Enabled && like(s) {
					return
				}
			}
		}
		require.Fail(h, "cannot be reached: "+what)
	}
}

// choose reaches something and chooses it.
func (n *hands) choose(h *host, what string, like func(*scene.ReportedSpot) bool) {
	n.reach(h, what, like)
	n.do(h)
}

func anything(*scene.ReportedSpot) bool { return true }

func numbered(n int) func(*scene.ReportedSpot) bool {
	return func(s *scene.ReportedSpot) bool { return s.N == n }
}

func inLight(s *scene.ReportedSpot) bool { return s.Lit }

func turn(h *host, n hands) {
	h.open(small, "--seed", "7")
	h.shoot("title")
	n.choose(h, "new-adventure", anything)
	h.screen("new-adventure")
	h.shoot("new-adventure")
	n.choose(h, "begin", anything)
	assert.Equal(h, 6, h.question(keyforge.AskYesNo).Hands[0], "a hand of six (A1.4)")
	n.choose(h, "no", anything) // keep the hand
	h.question(keyforge.AskHouse)
	h.shoot("house")
	n.choose(h, "answer", func(s *scene.ReportedSpot) bool { return s.Label == "Shadows" })
	r := h.question(keyforge.AskMain)
	assert.Equal(h, 1, r.Turns)
	begun := r.Inputs
	n.reach(h, "card", inLight)
	n.read(h)
	h.screen("zoom")
	h.shoot("zoom")
	n.back(h)
	h.screen("table")
	n.choose(h, "card", inLight)
	n.choose(h, "action", anything)
	r = h.until("a card from hand", func(r *scene.Report) bool { return len(r.Log) > 2 && r.Asking && r.Inputs > begun })
	h.shoot("turn")
	n.undo(h)
	assert.Less(h, h.asked().Inputs, r.Inputs, "it is taken back")
	n.choose(h, "end-turn", anything)
	h.screen("confirm")
	n.choose(h, "confirm", anything)
	h.until("the Keyraken's turn", func(r *scene.Report) bool { return r.Showing && r.TurnOf == int(keyforge.Monster) })
	h.shoot("keyraken")
	r = h.until("the next turn", func(r *scene.Report) bool { return r.Asking && r.TurnOf == 0 })
	assert.Equal(h, 2, r.Turns)
	assert.Contains(h, strings.Join(r.Log, "\n"), "Keyraken plays", "the log tells what it did")
}

func settingsKept(h *host) {
	file := filepath.Join(h.dir, "settings.json")
	h.open(small, "--settings", file)
	h.screen("welcome") // it is the first start
	h.click("back", 0)
	before := h.spot("quit", anything).Label
	h.click("settings", 0)
	h.click("set-speed", 4)
	h.click("section", 1)
	h.click("set-text", 1)
	h.click("set-calm", 0)
	h.shoot("settings")
	h.click("section", 3)
	h.click("set-language", 1)
	h.click("back", 0)
	changed := h.spot("quit", anything).Label
	assert.NotEqual(h, before, changed, "the language changes at once")
	now, err := session.ReadSettings(file)
	require.NoError(h, err)
	want := session.DefaultSettings
	want.Speed, want.Text, want.ReducedMotion, want.Language = 4, 110, true, "ru"
	assert.Equal(h, want, now)
	h.open(small, "--settings", file, "--position", "table")
	assert.Equal(h, []int{12, 12, 12, 12}, h.asked().Lines)
	h.shoot("table")
	h.key(ebiten.KeyEscape)
	h.screen("pause")
	h.click("leave", 0)
	h.click("confirm", 0) // a position is not kept
	h.screen("title")
	assert.Equal(h, changed, h.spot("quit", anything).Label)
}

func screensDrawn(h *host) {
	games := filepath.Join(h.dir, "games")
	r := scenetest.Rules()
	story := played(h, r, adventure.Normal, 1, 1, func(*save.Story) {})
	require.NoError(h, os.MkdirAll(games, 0o755))
	require.NoError(h, story.WriteFile(filepath.Join(games, "one.jsonl")))
	h.open(small, "--games", games, "--decks", filepath.Join(h.dir, "decks"))
	draws := func(screen string) {
		h.screen(screen)
		h.see(30)
		h.shoot(screen)
	}
	back := func() { h.key(ebiten.KeyEscape) }
	h.click("learn", 0)
	draws("learn")
	h.click("lesson", 0)
	draws("table")
	back()
	h.click("leave", 0)
	back() // to the title
	h.click("decks", 0)
	draws("decks")
	back()
	h.click("games", 0)
	h.click("games-tab", 1)
	h.click("games-watch", 0)
	draws("replay")
	back()
	h.click("leave", 0)
	h.click("new-adventure", 0)
	h.click("difficulty", 3)
	draws("conditions")
	back()
	h.click("game-kind", 1)
	h.click("who-1", 0)
	h.click("begin", 0)
	draws("curtain")
}
