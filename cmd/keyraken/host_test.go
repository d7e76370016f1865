package main_test

import (
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/scene"
)

// host drives the real program as a guest of Ebitengine's virtual machine: tick by
// tick, as fast as it can, and always in the same way. Its window needs the main
// thread, which no test has, so a test starts its own program once more, to run
// the script with its name. Scripts assert with the host as their test.
type host struct {
	program string // of the guest
	dir     string // of sockets and reports; its path must be short
	guest   *vmhost.GuestSession
	run     *exec.Cmd
	image   *ebiten.Image
	script  func(*host)
	pad     vmhost.GamepadState
	failed  error       // that of the last assertion
	clicked image.Point // where the last click fell
}

// Environment variables that make a test program a host.
const (
	scriptEnv = "KEYRAKEN_TEST_SCRIPT"
	guestEnv  = "KEYRAKEN_TEST_GUEST"
)

// scripts are the scripts of hosts, by the names of their tests.
var scripts = map[string]func(*host){
	"TestWholeGameInTheHost": wholeGame,
	"TestTurnByMouse":        func(h *host) { turn(h, mouse) },
	"TestTurnByKeys":         func(h *host) { turn(h, keyboard) },
	"TestTurnByGamepad":      func(h *host) { turn(h, gamepad) },
	"TestTurnByTouch":        touchTurn,
	"TestKilled":             killed,
	"TestStopped":            stopped,
	"TestKilledAtTheEnd":     killedAtTheEnd,
	"TestCrashIsTold":        crashIsTold,
	"TestSettingsAreKept":    settingsKept,
	"TestThreeGamepads":      threeGamepads,
	"TestScreensAreDrawn":    screensDrawn,
	"TestGallery":            gallery,
}

// inHost runs the script of the test.
func inHost(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it runs the whole program")
	}
	needs(t, "Xvfb")
	t.Parallel()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), scriptEnv+"="+t.Name(), guestEnv+"="+program(t),
		"DISPLAY="+display(t), "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1")
	out, err := c.CombinedOutput()
	t.Log(string(out))
	assert.NoError(t, err)
}

// runHost runs a script; it needs the main thread.
func runHost(script, program string) error {
	h := &host{program: program, script: scripts[script]}
	var err error
	if h.dir, err = os.MkdirTemp("", "kr"); err != nil {
		return err
	}
	defer os.RemoveAll(h.dir)
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(h); err != nil {
		return err
	}
	return h.failed
}

// Update runs the whole script in one go.
func (h *host) Update() (err error) {
	defer func() {
		if r := recover(); r != nil && r != h {
			panic(r)
		}
		h.close()
		err = ebiten.Termination
	}()
	h.script(h)
	return nil
}

// Draw shows nothing: nobody sees the window.
func (h *host) Draw(*ebiten.Image) {}

// Layout implements [ebiten.Game].
func (h *host) Layout(int, int) (int, int) { return 64, 64 }

// Errorf implements [require.TestingT].
func (h *host) Errorf(format string, args ...any) {
	h.failed = fmt.Errorf(format, args...)
}

// FailNow implements [require.TestingT].
func (h *host) FailNow() { panic(h) }

// open starts the program in a window of that size.
func (h *host) open(size image.Point, args ...string) {
	h.close()
	l, err := net.Listen("unix", filepath.Join(h.dir, "s"))
	require.NoError(h, err)
	defer l.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(l.Addr())
	require.NoError(h, err)
	h.run = exec.Command(h.program, append([]string{"--settings", "", "--games", "", "--decks", "", "--seen", h.report()}, args...)...)
	h.run.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	h.run.Stderr = os.Stderr
	require.NoError(h, h.run.Start())
	conn, err := l.Accept()
	require.NoError(h, err)
	h.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 60 * time.Second})
	require.NoError(h, err)
	h.image = ebiten.NewImage(size.X, size.Y)
	require.NoError(h, h.guest.SetOutsideScreen(h.image))
	h.rest()
}

// close closes the window.
func (h *host) close() {
	if h.guest != nil {
		assert.NoError(h, h.guest.Close())
		h.image.Deallocate()
		h.guest = nil
	}
	if h.run != nil {
		_ = h.run.Wait() // a guest whose host is gone ends
		h.run = nil
	}
}

// kill ends the program at once, as a crash would.
func (h *host) kill() {
	require.NoError(h, h.run.Process.Kill())
	_ = h.run.Wait()
	h.run = nil
	h.close()
}

func (h *host) report() string { return filepath.Join(h.dir, "report.json") }

// see lets some time pass and returns what the window shows then.
func (h *host) see(ticks int) *scene.Report {
	h.guest.AdvanceTicks(ticks + 7) // it reports every few ticks
	return h.now()
}

// now is what the window showed in its last report.
func (h *host) now() *scene.Report {
	require.True(h, h.guest.WaitTicks(), "the guest is gone: %v", h.guest.Err())
	data, err := os.ReadFile(h.report())
	require.NoError(h, err)
	var r scene.Report
	require.NoError(h, json.Unmarshal(data, &r))
	return &r
}

// until lets time pass until the window shows something, at most about a minute
// of the game's time.
func (h *host) until(what string, ok func(*scene.Report) bool) *scene.Report {
	var r *scene.Report
	for range 400 {
		if r = h.see(3); ok(r) {
			return r
		}
	}
	var spots []string
	for i := range r.Spots {
		spots = append(spots, fmt.Sprint(r.Spots[i].What, " ", r.Spots[i].N))
	}
	require.Fail(h, "waited in vain for "+what, "on the screen %s: %q, %s", r.Screen, r.Prompt, strings.Join(spots, ", "))
	return nil
}

func (h *host) screen(name string) *scene.Report {
	return h.until("the screen "+name, func(r *scene.Report) bool { return r.Screen == name })
}

// asked waits until a person is asked something.
func (h *host) asked() *scene.Report {
	return h.until("a question", func(r *scene.Report) bool { return r.Asking })
}

// question waits until a person is asked a question of that kind.
func (h *host) question(k keyforge.QuestionKind) *scene.Report {
	return h.until(fmt.Sprintf("question %d", k), func(r *scene.Report) bool { return r.Asking && r.Question == int(k) })
}

// spot waits for a matching spot.
func (h *host) spot(what string, like func(*scene.ReportedSpot) bool) *scene.ReportedSpot {
	var found *scene.ReportedSpot
	h.until("the spot "+what, func(r *scene.Report) bool {
		for i := range r.Spots {
			if s := &r.Spots[i]; s.What == what && s.Enabled && like(s) {
				found = s
				return true
			}
		}
		return false
	})
	return found
}

// point moves the mouse.
func (h *host) point(to image.Point) {
	h.guest.MoveCursor(float64(to.X), float64(to.Y))
	h.guest.AdvanceTicks(2)
}

// rest moves the mouse to an empty place.
func (h *host) rest() { h.point(image.Pt(1, 1)) }

func center(s *scene.ReportedSpot) image.Point {
	return image.Pt(int(s.X+s.W/2), int(s.Y+s.H/2))
}

func (h *host) clickAt(s *scene.ReportedSpot) {
	h.point(center(s))
	if h.clicked.In(image.Rect(int(s.X), int(s.Y), int(s.X+s.W)+1, int(s.Y+s.H)+1)) {
		h.see(32) // a new spot under the last click ignores clicks for a moment
	}
	h.clicked = center(s)
	h.press(ebiten.MouseButtonLeft)
}

// hold drags the spot to a point, and keeps the button down.
func (h *host) hold(s *scene.ReportedSpot, to image.Point) {
	h.point(center(s))
	h.guest.PressMouseButton(ebiten.MouseButtonLeft)
	h.guest.AdvanceTicks(2)
	for i := range 10 {
		h.point(center(s).Add(to.Sub(center(s)).Mul(i + 1).Div(10)))
	}
}

// press presses and releases a button of the mouse.
func (h *host) press(b ebiten.MouseButton) {
	h.guest.PressMouseButton(b)
	h.guest.AdvanceTicks(2)
	h.guest.ReleaseMouseButton(b)
	h.guest.AdvanceTicks(2)
}

// touch puts a finger on a point, leaves it there for that many ticks, and lifts it.
func (h *host) touch(at image.Point, ticks int) {
	h.guest.PressTouch(1, float64(at.X), float64(at.Y))
	h.guest.AdvanceTicks(ticks)
	h.guest.ReleaseTouch(1)
	h.guest.AdvanceTicks(2)
}

// swipe moves a finger from a point to another.
func (h *host) swipe(from, to image.Point) {
	h.guest.PressTouch(1, float64(from.X), float64(from.Y))
	h.guest.AdvanceTicks(2)
	for i := range 10 {
		at := from.Add(to.Sub(from).Mul(i + 1).Div(10))
		h.guest.MoveTouch(1, float64(at.X), float64(at.Y))
		h.guest.AdvanceTicks(1)
	}
	h.guest.AdvanceTicks(2)
	h.guest.ReleaseTouch(1)
	h.guest.AdvanceTicks(2)
}

// click clicks the spot with that name and number.
func (h *host) click(what string, n int) {
	h.clickAt(h.spot(what, func(s *scene.ReportedSpot) bool { return s.N == n }))
}

// key presses and releases a key.
func (h *host) key(k ebiten.Key) {
	h.guest.PressKey(k)
	h.guest.AdvanceTicks(2)
	h.guest.ReleaseKey(k)
	h.guest.AdvanceTicks(2)
}

// button presses and releases a button of the gamepad.
func (h *host) button(b ebiten.StandardGamepadButton) {
	if h.pad.StandardButtons == nil {
		h.pad.Name, h.pad.StandardButtons = "gamepad", map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}
		for b := range ebiten.StandardGamepadButtonMax + 1 {
			h.pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
		}
	}
	for _, down := range []bool{true, false} {
		state := vmhost.GamepadStandardButtonState{Pressed: down}
		if down {
			state.Value = 1
		}
		h.pad.StandardButtons[b] = state
		h.guest.UpdateGamepads([]vmhost.GamepadState{h.pad})
		h.guest.AdvanceTicks(2)
	}
}

// act answers the question with the first thing that can be clicked.
func (h *host) act() {
	h.actOn(h.until("something to do", func(r *scene.Report) bool { return r.Asking || r.Over }))
}

// actOn is act where the window shows that. It does nothing while nobody is asked.
func (h *host) actOn(r *scene.Report) {
	if r.Over || !r.Asking {
		return
	}
	for _, what := range []string{"confirm", "close", "action", "answer", "place", "no", "lit", "end-turn", "done"} {
		for i := range r.Spots {
			s := &r.Spots[i]
			if s.Enabled && (s.What == what || what == "lit" && s.Lit && (s.What == "card" || s.What == "pick")) {
				h.clickAt(s)
				return
			}
		}
	}
	require.Fail(h, "nothing can be clicked", r.Prompt)
}

// picture is what the window shows when everything has been handed to the
// graphics card, which takes some frames.
func (h *host) picture() *image.RGBA {
	for range 12 {
		h.frame()
	}
	return h.frame()
}

// frame is the next frame of the window.
func (h *host) frame() *image.RGBA {
	h.guest.AdvanceTicks(1)
	h.guest.AdvanceFrame()
	require.True(h, h.guest.WaitFrame() && h.guest.CompositeFrame(), "no picture: %v", h.guest.Err())
	img := image.NewRGBA(h.image.Bounds())
	h.image.ReadPixels(img.Pix)
	return img
}

// shoot checks that there is a picture, and keeps it where CI collects them.
func (h *host) shoot(name string) {
	now := h.frame()
	assert.Greater(h, colors(now), fewest, "the picture %s is all but empty", name)
	if dir := os.Getenv("KEYRAKEN_SCREENSHOTS"); dir != "" {
		h.keep(png.DefaultCompression, h.whole(now), filepath.Join(dir, os.Getenv(scriptEnv)+"-"+name+".png"))
	}
}

// whole is what the window shows when frames bring nothing new but motion, soon after one of them; each takes a third of a second.
func (h *host) whole(was *image.RGBA) *image.RGBA {
	for range 12 {
		now := h.frame()
		if alike(was, now) {
			return now
		}
		was = now
	}
	return was
}

// alike reports whether samples of two frames have about the same colors.
func alike(a, b *image.RGBA) bool {
	other, all := 0, 0
	for i := 0; i < len(a.Pix); i += 4*37 + 1 { // of all channels
		all++
		if max(a.Pix[i], b.Pix[i])-min(a.Pix[i], b.Pix[i]) > 24 {
			other++
		}
	}
	return 500*other < all
}

// fewest is fewer colors than any screen has.
const fewest = 100

// colors is how many colors samples of a picture have.
func colors(img image.Image) int {
	seen := map[any]bool{}
	for x := 0; x < small.X; x += 7 {
		for y := 0; y < small.Y; y += 7 {
			seen[img.At(x, y)] = true
		}
	}
	return len(seen)
}

// keep writes a picture into a file; the best compression takes seconds.
func (h *host) keep(level png.CompressionLevel, img image.Image, file string) {
	require.NoError(h, os.MkdirAll(filepath.Dir(file), 0o755))
	f, err := os.Create(file)
	require.NoError(h, err)
	defer f.Close()
	encoder := png.Encoder{CompressionLevel: level}
	require.NoError(h, encoder.Encode(f, img))
}
