package main_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/screen"
)

// hostEnv holds the path of the program that this process is to run as a guest of
// Ebitengine's virtual machine. Such a host needs the main thread, which no test
// has: the test starts its own program once more.
const hostEnv = "KEYRAKEN_TEST_GUEST"

func TestMain(m *testing.M) {
	if guest := os.Getenv(hostEnv); guest != "" {
		if err := runHost(guest); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// A game of three players, from the title to its end, in the real program run
// tick by tick.
func TestWholeGameInTheHost(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays a whole game")
	}
	needs(t, "Xvfb")
	guest := filepath.Join(t.TempDir(), "guest")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", guest, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := build.CombinedOutput()
	require.NoError(t, err, string(out))
	host := exec.Command(os.Args[0])
	host.Env = append(os.Environ(), hostEnv+"="+guest, "DISPLAY="+startDisplay(t), "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1")
	out, err = host.CombinedOutput()
	assert.NoError(t, err, string(out))
	t.Log(string(out))
}

// host is the host's window, which nobody sees.
type host struct {
	guest  *vmhost.GuestSession
	report string
	image  *ebiten.Image
	err    error
}

func runHost(guest string) error {
	dir, err := os.MkdirTemp("", "kr") // the path of a socket must be short
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	l, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		return err
	}
	defer l.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(l.Addr())
	if err != nil {
		return err
	}
	h := &host{report: filepath.Join(dir, "report.json")}
	run := exec.Command(guest, "--settings", "", "--games", "", "--decks", "", "--seed", "9", "--report", h.report)
	run.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	run.Stderr = os.Stderr
	if err := run.Start(); err != nil {
		return err
	}
	defer func() {
		_ = run.Process.Kill()
		_ = run.Wait()
	}()
	conn, err := l.Accept()
	if err != nil {
		return err
	}
	if h.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 20 * time.Second}); err != nil {
		return err
	}
	ebiten.SetWindowVisible(false)
	return errors.Join(ebiten.RunGame(h), h.err)
}

// Update plays the whole script in one go.
func (h *host) Update() error {
	h.image = ebiten.NewImage(1280, 720)
	if h.err = h.guest.SetOutsideScreen(h.image); h.err == nil {
		h.err = h.play()
	}
	h.err = errors.Join(h.err, h.guest.Close())
	return ebiten.Termination
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, h2 int) (int, int) { return w, h2 }

// see lets some time go by and returns what the window shows then.
func (h *host) see(ticks int) (*screen.Report, error) {
	h.guest.AdvanceTicks(ticks + 7) // it reports every few ticks
	if !h.guest.WaitTicks() {
		return nil, fmt.Errorf("the guest is gone: %w", h.guest.Err())
	}
	var r screen.Report
	data, err := os.ReadFile(h.report)
	if err != nil {
		return nil, err
	}
	return &r, json.Unmarshal(data, &r)
}

func (h *host) click(s *screen.ReportedSpot) {
	h.guest.MoveCursor(s.X+s.W/2, s.Y+s.H/2)
	h.guest.AdvanceTicks(2)
	h.guest.PressMouseButton(ebiten.MouseButtonLeft)
	h.guest.AdvanceTicks(2)
	h.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	h.guest.AdvanceTicks(2)
}

// press clicks the spot of that name and number.
func (h *host) press(what string, n int) error {
	r, err := h.see(10)
	if err != nil {
		return err
	}
	for i := range r.Spots {
		if s := &r.Spots[i]; s.What == what && s.N == n && s.Enabled {
			h.click(s)
			return nil
		}
	}
	return fmt.Errorf("nothing is called %s %d on the screen %s", what, n, r.Screen)
}

// play is the script: three players begin, and click what is lit until the end.
func (h *host) play() error {
	for _, step := range []struct {
		what string
		n    int
	}{{"new-adventure", 0}, {"players", 2}, {"begin", 0}} {
		if err := h.press(step.what, step.n); err != nil {
			return err
		}
	}
	if err := h.shoot("set-up"); err != nil {
		return err
	}
	for range 3 { // at normal speed first, later without motion
		if err := h.act(); err != nil {
			return err
		}
	}
	for range 3 {
		if err := h.press("speed", 0); err != nil {
			return err
		}
	}
	turns := map[int]bool{}
	for range 2000 {
		r, err := h.see(2)
		if err != nil {
			return err
		}
		turns[r.TurnOf] = true
		if r.Screen == "end" {
			fmt.Printf("the game ended after %d turns\n", r.Turns)
			if len(turns) < 4 || !r.Over {
				return fmt.Errorf("not all sides had a turn: %v", turns)
			}
			return h.shoot("end")
		}
		if r.Turns == 5 && r.Question == int(game.AskMain) && !turns[100] {
			turns[100] = true
			if err := h.shoot("middle"); err != nil {
				return err
			}
		}
		if err := h.act(); err != nil {
			return err
		}
	}
	return errors.New("the game goes on and on")
}

// act answers what is asked with the first thing that can be clicked.
func (h *host) act() error {
	r, err := h.see(2)
	for tries := 0; err == nil && !r.Asking && !r.Over && tries < 400; tries++ {
		r, err = h.see(10)
	}
	if err != nil || r.Over {
		return err
	}
	for _, what := range []string{"confirm", "close", "deed", "answer", "place", "no", "lit", "end-turn", "done"} {
		for i := range r.Spots {
			s := &r.Spots[i]
			if s.Enabled && (s.What == what || what == "lit" && s.Lit) {
				h.click(s)
				return nil
			}
		}
	}
	return fmt.Errorf("nothing can be clicked: %q", r.Prompt)
}

// shoot keeps a picture where CI collects them.
func (h *host) shoot(name string) error {
	h.guest.AdvanceFrame()
	if !h.guest.WaitFrame() || !h.guest.CompositeFrame() {
		return fmt.Errorf("no picture %s: %w", name, h.guest.Err())
	}
	dir := os.Getenv("KEYRAKEN_SCREENSHOTS")
	if dir == "" {
		return nil
	}
	img := image.NewRGBA(h.image.Bounds())
	h.image.ReadPixels(img.Pix)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(dir, "TestWholeGameInTheHost-"+name+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}
