package main_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/scene"
)

// window is the real program in a real window on a display of its own, driven by
// a real mouse: Xvfb and xdotool.
type window struct {
	t       *testing.T
	display string
	report  string
	kill    func() // at once, as a crash would
}

// needs skips the test where a program is missing that it needs, but not in CI.
func needs(t *testing.T, programs ...string) {
	t.Helper()
	for _, p := range programs {
		if _, err := exec.LookPath(p); err != nil {
			if os.Getenv("CI") == "true" {
				require.Fail(t, "a test of the window may not be skipped here", "%s is missing", p)
			}
			t.Skipf("%s is missing", p)
		}
	}
}

// open starts a display and the program on it.
func open(t *testing.T, args ...string) *window {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the display of these tests is Xvfb")
	}
	needs(t, "Xvfb", "xdotool", "import")
	return launch(t, program(t, ""), startDisplay(t), args...)
}

// launch starts the program on a display.
func launch(t *testing.T, program, display string, args ...string) *window {
	t.Helper()
	w := &window{t: t, display: display, report: filepath.Join(t.TempDir(), "report.json")}
	run := exec.Command(program, append([]string{"--settings", "", "--games", "", "--decks", "", "--report", w.report}, args...)...)
	run.Env = append(os.Environ(), "DISPLAY="+w.display, "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1")
	var stderr bytes.Buffer
	run.Stderr = &stderr
	require.NoError(t, run.Start())
	w.kill = sync.OnceFunc(func() {
		_ = run.Process.Kill()
		_ = run.Wait()
	})
	t.Cleanup(func() {
		w.kill()
		if t.Failed() {
			t.Log(stderr.String())
		}
	})
	w.until("the first frame", func(r *scene.Report) bool { return len(r.Spots) > 0 })
	return w
}

func startDisplay(t *testing.T) string {
	t.Helper()
	in, out, err := os.Pipe()
	require.NoError(t, err)
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{out}
	require.NoError(t, x.Start())
	t.Cleanup(func() {
		_ = x.Process.Kill()
		_ = x.Wait()
	})
	require.NoError(t, out.Close())
	number, err := io.ReadAll(io.LimitReader(in, 8))
	require.NoError(t, err)
	return ":" + strings.TrimSpace(string(number))
}

// see is what the window shows now.
func (w *window) see() *scene.Report {
	data, err := os.ReadFile(w.report)
	var r scene.Report
	if err == nil {
		require.NoError(w.t, json.Unmarshal(data, &r))
	}
	return &r
}

// until waits until the window shows something.
func (w *window) until(what string, ok func(*scene.Report) bool) *scene.Report {
	w.t.Helper()
	var r *scene.Report
	for range 1200 {
		if r = w.see(); ok(r) {
			return r
		}
		time.Sleep(50 * time.Millisecond)
	}
	r.Spots = nil
	w.shoot("failed")
	require.Fail(w.t, "waited in vain for "+what, "%+v", r)
	return nil
}

func (w *window) screen(name string) {
	w.t.Helper()
	w.until("the screen "+name, func(r *scene.Report) bool { return r.Screen == name })
}

// asked waits until a person is asked.
func (w *window) asked(k game.QuestionKind) *scene.Report {
	w.t.Helper()
	return w.until(fmt.Sprintf("question %d", k), func(r *scene.Report) bool { return r.Asking && r.Question == int(k) })
}

func (w *window) xdotool(args ...string) {
	w.t.Helper()
	c := exec.Command("xdotool", args...)
	c.Env = append(os.Environ(), "DISPLAY="+w.display)
	out, err := c.CombinedOutput()
	require.NoError(w.t, err, string(out))
}

// click clicks the spot of that name which the choice likes.
func (w *window) click(what string, like func(scene.ReportedSpot) bool) {
	w.t.Helper()
	w.point(what, like)
	before, err := os.ReadFile(w.report)
	require.NoError(w.t, err)
	w.xdotool("click", "1")
	w.soon(func() bool {
		now, err := os.ReadFile(w.report)
		return err == nil && !bytes.Equal(before, now)
	})
}

// soon waits for something that mostly happens, and not for long when it does not.
func (w *window) soon(ok func() bool) {
	for range 100 {
		if ok() {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// point moves the mouse onto a spot.
func (w *window) point(what string, like func(scene.ReportedSpot) bool) {
	w.t.Helper()
	var found *scene.ReportedSpot
	w.until("the spot "+what, func(r *scene.Report) bool {
		for i := range r.Spots {
			if s := &r.Spots[i]; s.What == what && s.Enabled && (like == nil || like(*s)) {
				found = s
				return true
			}
		}
		return false
	})
	w.xdotool("mousemove", fmt.Sprint(int(found.X+found.W/2)), fmt.Sprint(int(found.Y+found.H/2)))
	w.soon(func() bool {
		return slices.ContainsFunc(w.see().Spots, func(s scene.ReportedSpot) bool {
			return s.Pointed && s.What == found.What && s.N == found.N
		})
	})
}

func number(n int) func(scene.ReportedSpot) bool {
	return func(s scene.ReportedSpot) bool { return s.N == n }
}

func lit(s scene.ReportedSpot) bool { return s.Lit }

// shoot keeps a picture of the window where CI collects them.
func (w *window) shoot(name string) {
	w.t.Helper()
	dir := os.Getenv("KEYRAKEN_SCREENSHOTS")
	if dir == "" {
		dir = w.t.TempDir()
	}
	require.NoError(w.t, os.MkdirAll(dir, 0o755))
	file := filepath.Join(dir, strings.ReplaceAll(w.t.Name(), "/", "-")+"-"+name+".png")
	colors := 0
	for range 20 { // the first picture may not be drawn yet
		c := exec.Command("import", "-window", "root", file)
		c.Env = append(os.Environ(), "DISPLAY="+w.display)
		out, err := c.CombinedOutput()
		require.NoError(w.t, err, string(out))
		if colors = colorsOf(w.t, file); colors > 100 {
			return
		}
		time.Sleep(200 * time.Millisecond)
	}
	assert.Greater(w.t, colors, 100, "the picture %s is all but empty", name)
}

// colorsOf is how many colors a picture has, looked at here and there.
func colorsOf(t *testing.T, file string) int {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	colors := map[any]bool{}
	for x := 0; x < 1280; x += 7 {
		for y := 0; y < 720; y += 7 {
			colors[img.At(x, y)] = true
		}
	}
	return len(colors)
}

// A person begins a game, plays a turn, watches the Keyraken's and reads a card.
func TestGameInARealWindow(t *testing.T) {
	w := open(t, "--seed", "7")
	w.screen("title")
	w.shoot("title")
	w.click("new-adventure", nil)
	w.screen("new-adventure")
	w.shoot("new-adventure")
	w.click("begin", nil)
	r := w.asked(game.AskYesNo)
	assert.Equal(t, 6, r.Hands[0], "a hand of six (A1.4)")
	w.click("no", nil)
	w.asked(game.AskHouse)
	w.shoot("house")
	w.click("answer", func(s scene.ReportedSpot) bool { return s.Label == "Shadows" })
	r = w.asked(game.AskMain)
	assert.Equal(t, 1, r.Turns)
	w.click("card", lit)
	w.click("deed", nil)
	w.until("a card from hand", func(r *scene.Report) bool { return len(r.Log) > 2 && !r.Showing })
	w.shoot("turn")
	for range 20 { // whatever the card asks
		if r = w.until("a question", func(r *scene.Report) bool { return r.Asking }); r.Question == int(game.AskMain) {
			break
		}
		w.answer(r)
	}
	w.endTurn()
	w.until("the Keyraken's turn", func(r *scene.Report) bool { return r.Showing && r.TurnOf == int(game.Monster) })
	time.Sleep(1500 * time.Millisecond)
	w.shoot("keyraken")
	for range 40 {
		if r = w.until("a question", func(r *scene.Report) bool { return r.Asking }); r.TurnOf != int(game.Monster) {
			break
		}
		w.answer(r)
	}
	require.Equal(t, 2, w.until("the second turn", func(r *scene.Report) bool { return r.Turns == 2 && r.Asking }).Turns)
	assert.Contains(t, strings.Join(w.see().Log, "\n"), "Keyraken plays", "the log tells what it did")
	w.point("card", nil)
	w.shoot("log-and-zoom")
	w.xdotool("click", "3")
	w.screen("zoom")
	w.shoot("zoom")
	w.xdotool("key", "Escape")
	w.screen("table")
}

// endTurn ends the turn, also when there is more to do.
func (w *window) endTurn() {
	w.t.Helper()
	before := w.see().Inputs
	ended := func(r *scene.Report) bool { return r.Inputs > before }
	w.click("end-turn", nil)
	r := w.until("the end of the turn", func(r *scene.Report) bool { return r.Screen == "confirm" || ended(r) })
	if r.Screen == "confirm" {
		w.click("confirm", nil)
		w.until("the end of the turn", ended)
	}
}

// answer answers a question in some way, and waits until the game has taken it.
func (w *window) answer(r *scene.Report) {
	w.t.Helper()
	i := slices.IndexFunc(r.Spots, func(s scene.ReportedSpot) bool {
		return s.Enabled && (s.What == "answer" || s.What == "place" || s.What == "no" || s.What == "done" || s.Lit &&
			(s.What == "card" || s.What == "pick"))
	})
	require.GreaterOrEqual(w.t, i, 0, "nothing answers %q", r.Prompt)
	w.click(r.Spots[i].What, number(r.Spots[i].N))
	w.until("the effect of the answer", func(now *scene.Report) bool { return now.Inputs > r.Inputs })
}

// A fight on a prepared table wins the game.
func TestEndInARealWindow(t *testing.T) {
	w := open(t, "--position", "victory")
	w.asked(game.AskMain)
	w.click("card", func(s scene.ReportedSpot) bool { return s.Lit && s.Label == "Valdr" })
	w.click("deed", number(int(game.Fight)))
	r := w.asked(game.AskCards)
	assert.Equal(t, 29, r.Damage)
	w.shoot("attack")
	w.click("card", func(s scene.ReportedSpot) bool { return s.Lit && s.Label == "The Keyraken" })
	w.screen("end")
	r = w.see()
	assert.True(t, r.Over)
	assert.GreaterOrEqual(t, r.Damage, 30)
	w.until("the numbers", func(r *scene.Report) bool {
		return slices.ContainsFunc(r.Spots, func(s scene.ReportedSpot) bool { return s.What == "look" })
	})
	time.Sleep(time.Second) // they slide in
	w.shoot("victory")
	w.click("look", nil)
	w.screen("table")
}

// Three players and twelve creatures a side, for those who look at the pictures;
// and settings, which are kept as soon as they are changed.
func TestFullTableInARealWindow(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	w := open(t, "--position", "table", "--settings", file)
	r := w.asked(game.AskMain)
	assert.Equal(t, []int{12, 12, 12, 12}, r.Lines)
	w.shoot("table")
	w.xdotool("key", "Escape")
	w.screen("settings")
	w.click("section", number(1))
	kept := func(what string, ok func(scene.Settings) bool) {
		w.until(what, func(*scene.Report) bool {
			s, err := scene.ReadSettings(file)
			return err == nil && ok(s)
		})
	}
	w.click("set-text", number(1))
	kept("larger text", func(s scene.Settings) bool { return s.Text == 110 })
	w.click("set-calm", nil)
	kept("calm", func(s scene.Settings) bool { return s.Calm && s.Text == 110 })
	w.shoot("settings")
	w.click("back", nil)
	w.screen("table")
	w.shoot("larger-text")
}

// Without a display the program says what to do, and does not panic.
func TestNoDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere there is always a display")
	}
	run := exec.Command(program(t, ""), "--settings", "", "--games", "", "--decks", "")
	run.Env = append(os.Environ(), "DISPLAY=", "WAYLAND_DISPLAY=")
	out, err := run.CombinedOutput()
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	assert.Equal(t, 1, exit.ExitCode())
	assert.Contains(t, string(out), "archon play")
	assert.NotContains(t, string(out), "panic")
}
