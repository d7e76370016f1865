package main_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/scene"
)

// window is the real program in a real window on a display of its own, driven by
// a real mouse: Xvfb and xdotool.
type window struct {
	t       *testing.T
	display string
	report  string
}

// needs skips the test if a program that it needs is missing, but not in CI.
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

// open starts the program on the display.
func open(t *testing.T, args ...string) *window {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the display of these tests is Xvfb")
	}
	needs(t, "Xvfb", "xdotool", "import")
	w := &window{t: t, display: display(t), report: filepath.Join(t.TempDir(), "report.json")}
	run := exec.Command(program(t), append([]string{"--settings", "", "--games", "", "--decks", "", "--seen", w.report}, args...)...)
	run.Env = append(os.Environ(), "DISPLAY="+w.display, "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1")
	var stderr bytes.Buffer
	run.Stderr = &stderr
	require.NoError(t, run.Start())
	t.Cleanup(func() {
		_ = run.Process.Kill()
		_ = run.Wait()
		if t.Failed() {
			t.Log(stderr.String())
		}
	})
	w.until("the first frame", func(r *scene.Report) bool { return len(r.Spots) > 0 })
	return w
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
func (w *window) asked(k keyforge.QuestionKind) *scene.Report {
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

// click clicks the first spot with that name.
func (w *window) click(what string) {
	w.t.Helper()
	w.point(what)
	before, err := os.ReadFile(w.report)
	require.NoError(w.t, err)
	w.xdotool("click", "1")
	w.soon(func() bool {
		now, err := os.ReadFile(w.report)
		return err == nil && !bytes.Equal(before, now)
	})
}

// soon waits for something that usually happens, and not for long if it does not.
func (w *window) soon(ok func() bool) {
	for range 100 {
		if ok() {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// point moves the mouse onto the first spot with that name.
func (w *window) point(what string) {
	w.t.Helper()
	var found *scene.ReportedSpot
	w.until("the spot "+what, func(r *scene.Report) bool {
		for i := range r.Spots {
			if s := &r.Spots[i]; s.What == what && s.Enabled {
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

// shoot keeps a picture of the window where CI collects them.
func (w *window) shoot(name string) {
	w.t.Helper()
	dir := os.Getenv("KEYRAKEN_SCREENSHOTS")
	if dir == "" {
		dir = w.t.TempDir()
	}
	require.NoError(w.t, os.MkdirAll(dir, 0o755))
	file := filepath.Join(dir, strings.ReplaceAll(w.t.Name(), "/", "-")+"-"+name+".png")
	seen := 0
	for range 20 { // the first picture may not be drawn yet
		c := exec.Command("import", "-window", "root", file)
		c.Env = append(os.Environ(), "DISPLAY="+w.display)
		out, err := c.CombinedOutput()
		require.NoError(w.t, err, string(out))
		if seen = colorsIn(w.t, file); seen > fewest {
			return
		}
		time.Sleep(200 * time.Millisecond)
	}
	assert.Greater(w.t, seen, fewest, "the picture %s is all but empty", name)
}

// A real mouse and a real keyboard work the real window. The scripts of the hosts
// check everything else that the window does; for them a second of the game takes
// less than a second.
func TestRealWindow(t *testing.T) {
	w := open(t, "--seed", "7")
	w.screen("title")
	w.shoot("title")
	w.click("new-adventure")
	w.screen("new-adventure")
	w.click("begin")
	w.asked(keyforge.AskYesNo)
	w.point("card")
	w.xdotool("click", "3")
	w.screen("zoom")
	w.shoot("zoom")
	w.xdotool("key", "Escape")
	w.screen("table")
	w.click("no")
	r := w.asked(keyforge.AskHouse)
	assert.Equal(t, 1, r.Inputs, "the hand is kept")
}

// colorsIn is how many colors the picture in a file has.
func colorsIn(t *testing.T, file string) int {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	return colors(img)
}

// Without a display the program says what to do and does not panic, and the next start counts as the first.
func TestNoDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere there is always a display")
	}
	settings := filepath.Join(t.TempDir(), "settings.json")
	out := refused(t, nil, "--settings", settings, "--games", "", "--decks", "")
	assert.Contains(t, out, "archon play")
	assert.NoFileExists(t, settings)
}

// refused is what the program says that cannot start, in another environment and without a display.
func refused(t *testing.T, env []string, args ...string) string {
	t.Helper()
	run := exec.Command(program(t), args...)
	run.Env = slices.Concat(os.Environ(), []string{"DISPLAY=", "WAYLAND_DISPLAY="}, env)
	out, err := run.CombinedOutput()
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	assert.Equal(t, 1, exit.ExitCode())
	assert.NotContains(t, string(out), "panic")
	return string(out)
}

// Who has no place for decks and names none is told.
func TestNothingIsKept(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere there is always a place")
	}
	nowhere, args := []string{"HOME=", "XDG_DATA_HOME=", "LC_ALL=C"}, []string{"--settings", "", "--games", "", "--decks"}
	assert.Contains(t, refused(t, nowhere, append(args, "")...), files.ErrNowhere.Error())
	assert.NotContains(t, refused(t, nowhere, append(args, t.TempDir())...), files.ErrNowhere.Error())
}

// One file is opened at most.
func TestFilesOfTheWindow(t *testing.T) {
	assert.Contains(t, refused(t, nil, "--settings", "", "one.txt", "two.txt"), "2 files: give at most one")
}

// A window has a width and a height.
func TestSizeOfTheWindow(t *testing.T) {
	for _, size := range []string{"0x720", "1280x0", "1280", "wide"} {
		assert.Contains(t, refused(t, nil, "--settings", "", "--size", size), "such as 1280x720")
	}
}

// A report lies beside the games that are given.
func TestReport(t *testing.T) {
	games := filepath.Join(t.TempDir(), "games")
	out, err := exec.Command(program(t), "--report", "--games", games).Output()
	require.NoError(t, err)
	file := strings.TrimSpace(string(out))
	assert.Equal(t, filepath.Join(filepath.Dir(games), "reports"), filepath.Dir(file))
	assert.FileExists(t, file)
}
