package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/page"
)

// folder is the output of Build, made once for all tests; KEYRAKEN_WEB names an existing one.
var folder = sync.OnceValues(func() (string, error) {
	if dir := os.Getenv("KEYRAKEN_WEB"); dir != "" {
		return dir, nil
	}
	dir := filepath.Join(built, "web")
	_, err := Build(context.Background(), Options{Out: dir, Quality: quick})
	return dir, err
})

// quick is a brotli quality that takes seconds.
const quick = 5

// built is where the tests build.
var built string

func TestMain(m *testing.M) {
	var err error
	if built, err = os.MkdirTemp("", "keyraken-web"); err != nil {
		panic(err)
	}
	code := m.Run()
	if shared.chromium != nil {
		shared.stop()
	}
	_ = os.RemoveAll(built)
	os.Exit(code)
}

// long skips a test of minutes, but for when all is to be tested.
func long(t *testing.T) {
	t.Helper()
	const full = "KEYRAKEN_TEST_FULL"
	if os.Getenv(full) == "" {
		t.Skipf("it takes minutes: set %s=true", full)
	}
}

// shared is the Chromium in which most tests have a tab, with storage of its own.
var shared struct {
	sync.Once
	*chromium
	err error
}

// browser is a tab of a real Chromium without a window.
type browser struct {
	*testing.T
	*chromium
	session string
	storage string // that it has in common with other tabs; "": the tab is alone in its Chromium
	site    *httptest.Server
	said    []string // what the page has written on its console
	refused []string // what the policy of the page forbids
	mu      sync.Mutex
	waits   map[string]chan json.RawMessage // for events, by name
	x, y    float64                         // where the last click fell
	answer  params                          // the response of another site
}

// open opens a tab and serves the folder to it. With flags it is a tab of a Chromium of its own.
func open(t *testing.T, flags ...string) *browser {
	t.Helper()
	if testing.Short() {
		t.Skip("it compiles the whole program for browsers")
	}
	program := ""
	for _, name := range [...]string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			program = path
			break
		}
	}
	if program == "" {
		require.Empty(t, os.Getenv("CI"), "there is no Chromium")
		t.Skip("there is no Chromium: install Debian's chromium")
	}
	dir, err := folder()
	require.NoError(t, err)
	b := &browser{T: t, site: httptest.NewServer(page.Handler(dir))}
	t.Cleanup(b.site.Close)
	if len(flags) > 0 {
		b.chromium, err = start(program, filepath.Join(t.TempDir(), "profile"), flags...)
		require.NoError(t, err)
		t.Cleanup(b.stop)
	} else {
		shared.Do(func() { shared.chromium, shared.err = start(program, filepath.Join(built, "profile")) })
		require.NoError(t, shared.err)
		b.chromium = shared.chromium
		b.storage, err = b.chromium.newStorage()
		require.NoError(t, err)
		t.Cleanup(func() {
			_ = b.chromium.call("", "Target.disposeBrowserContext", params{"browserContextId": b.storage}, nil)
		})
	}
	b.open()
	return b
}

// open opens the tab. Its policy may refuse nothing that the page does.
func (b *browser) open() {
	b.Helper()
	b.waits = map[string]chan json.RawMessage{}
	var err error
	b.session, err = b.tab(b.storage, b.listen)
	b.try(err)
	b.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		require.Empty(b, b.refused)
	})
}

// listen records what the page writes on its console.
func (b *browser) listen(m message) {
	var e struct {
		Args             []struct{ Value json.RawMessage }
		Entry            struct{ Text string }
		ExceptionDetails exception
		RequestID        string
	}
	_ = json.Unmarshal(m.Params, &e) // other events have other parameters
	b.mu.Lock()
	defer b.mu.Unlock()
	if wait := b.waits[m.Method]; wait != nil {
		delete(b.waits, m.Method)
		wait <- m.Params
	}
	var words []string
	switch {
	case m.Method == "Runtime.consoleAPICalled":
		for _, arg := range e.Args {
			words = append(words, string(arg.Value))
		}
	case m.Method == "Runtime.exceptionThrown":
		words = []string{e.ExceptionDetails.Error()}
	case m.Method == "Log.entryAdded" && strings.Contains(e.Entry.Text, "Content Security Policy"):
		b.refused = append(b.refused, e.Entry.Text)
		return
	case m.Method == "Fetch.requestPaused":
		answer := maps.Clone(b.answer)
		answer["requestId"] = e.RequestID
		go func() { b.do("Fetch.fulfillRequest", answer, nil) }()
		return
	default:
		return
	}
	b.said = append(b.said, strings.Join(words, " "))
}

// exception is what a script has thrown.
type exception struct {
	Text      string
	Exception struct{ Description string }
}

func (e *exception) Error() string { return e.Text + " " + e.Exception.Description }

// do does something in the tab, and stores what comes of it.
func (b *browser) do(method string, p params, result any) {
	b.Helper()
	b.try(b.call(b.session, method, p, result))
}

// upon does something and waits for the event that follows from it.
func (b *browser) upon(event string, do func()) json.RawMessage {
	b.Helper()
	happens := make(chan json.RawMessage, 1)
	b.mu.Lock()
	b.waits[event] = happens
	b.mu.Unlock()
	do()
	select {
	case p := <-happens:
		return p
	case <-time.After(patience):
		b.try(fmt.Errorf("%s: %w", event, errNotYet))
		return nil
	}
}

func (b *browser) try(err error) {
	b.Helper()
	if err == nil {
		return
	}
	b.shot("failed")
	b.mu.Lock()
	defer b.mu.Unlock()
	require.NoError(b, err, "console: %s", strings.Join(b.said, "\n"))
}

// run stores the value of a script, or of the promise that it returns.
func (b *browser) run(script string, value any) error {
	var is struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails *exception
	}
	err := b.call(b.session, "Runtime.evaluate", params{"expression": script, "awaitPromise": true, "returnByValue": true}, &is)
	switch {
	case err != nil:
		return err
	case is.ExceptionDetails != nil:
		return is.ExceptionDetails
	case is.Result.Value == nil: // undefined
		return nil
	}
	return json.Unmarshal(is.Result.Value, value)
}

// until waits until a script is true, even if the page reloads itself in the meantime.
func (b *browser) until(script string) {
	b.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		is := false
		if err := b.run(script, &is); err != nil && !gone(err) {
			b.try(err)
		}
		if is {
			return
		}
	}
	b.try(fmt.Errorf("%s: %w", script, errNotYet))
}

// The page is small in the tests, as far as the desktop layout allows, and has few pixels per
// point: graphics are drawn without a graphics card there.
const (
	width, height = 1024, 576
	scale         = 0.5
)

// visit opens the page and waits for its first picture.
func (b *browser) visit(query string) {
	b.Helper()
	b.emulate(width, height, false)
	b.arrive(query)
}

// hold opens the page on a phone that is held sideways.
func (b *browser) hold(query string) {
	b.Helper()
	b.emulate(844, 390, true)
	b.arrive(query)
}

// emulate gives the page a size, and perhaps a touch screen.
func (b *browser) emulate(w, h int, phone bool) {
	b.Helper()
	b.do("Emulation.setDeviceMetricsOverride", params{"width": w, "height": h, "deviceScaleFactor": scale, "mobile": phone}, nil)
	b.do("Emulation.setTouchEmulationEnabled", params{"enabled": phone}, nil)
}

func (b *browser) arrive(query string) {
	b.Helper()
	b.navigate(b.site.URL + "/?seen" + query)
	b.until(shown)
}

// shown is true once the page has shown its first picture.
const shown = "globalThis.keyraken?.times.shown > 0 && keyraken.seen() !== ''"

// navigate opens an address and waits until it is loaded.
func (b *browser) navigate(address string) {
	b.Helper()
	b.upon("Page.loadEventFired", func() { b.do("Page.navigate", params{"url": address}, nil) })
}

// refresh loads the page again.
func (b *browser) refresh() {
	b.Helper()
	b.upon("Page.loadEventFired", func() { b.do("Page.reload", nil, nil) })
}

// reload loads the page again and waits for its first picture.
func (b *browser) reload() {
	b.Helper()
	b.refresh()
	b.until(shown)
}

// seen is what is visible and clickable, as in [scene.Report].
type seen struct {
	Screen  string
	Showing bool
	Asking  bool
	Turns   int
	Inputs  int
	Prompt  string
	Spots   []spot
	Words   []string
}

type spot struct {
	What       string
	N          int
	Label      string
	X, Y, W, H float64
	Enabled    bool
	Lit        bool
}

func (b *browser) seen() (s seen) {
	b.Helper()
	data := eval[string](b, "keyraken.seen()")
	require.NoError(b, json.Unmarshal([]byte(data), &s), data)
	return s
}

// eval is the value of a script, or of the promise that it returns.
func eval[T any](b *browser, script string) (value T) {
	b.Helper()
	b.try(b.run(script, &value))
	return value
}

var errNotYet = errors.New("not yet")

// await waits until what is visible is as wanted.
func (b *browser) await(what string, is func(seen) bool) seen {
	b.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if s := b.seen(); is(s) {
			return s
		}
	}
	s := b.seen()
	data, err := json.Marshal(s)
	require.NoError(b, err)
	b.try(errors.Join(errNotYet, errors.New(what+": "+string(data))))
	return s
}

// find waits for something clickable that is at rest: moving things ignore clicks.
func (b *browser) find(what string, is func(spot) bool) spot {
	b.Helper()
	var found, before spot
	b.await(what, func(s seen) bool {
		before, found = found, spot{}
		for _, p := range s.Spots {
			if p.What == what && p.Enabled && is(p) {
				found = p
				break
			}
		}
		b.frames()
		return found != spot{} && found == before
	})
	return found
}

// fall says where a click should fall. A new spot under the last click ignores clicks for a moment.
func (b *browser) fall(p spot) (x, y float64) {
	b.Helper()
	if b.x >= p.X && b.x <= p.X+p.W && b.y >= p.Y && b.y <= p.Y+p.H {
		for range 8 {
			b.frames()
		}
	}
	b.x, b.y = p.X+p.W/2, p.Y+p.H/2
	return b.x, b.y
}

// click clicks something with the mouse.
func (b *browser) click(what string) {
	b.Helper()
	b.press(b.find(what, func(spot) bool { return true }))
}

func (b *browser) press(p spot) {
	b.Helper()
	x, y := b.fall(p)
	b.mouse(x/scale, y/scale)
}

// mouse clicks a point of the page.
func (b *browser) mouse(x, y float64) {
	b.Helper()
	b.do("Input.dispatchMouseEvent", params{"type": "mouseMoved", "x": x, "y": y}, nil)
	b.frames()
	for _, kind := range [...]string{"mousePressed", "mouseReleased"} {
		b.do("Input.dispatchMouseEvent", params{"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}, nil)
		b.frames()
	}
}

// button clicks a button of the page itself.
func (b *browser) button(selector string) {
	b.Helper()
	at := eval[struct{ X, Y float64 }](b, fmt.Sprintf("(r => ({x: r.x + r.width/2, y: r.y + r.height/2}))(document.querySelector(%q)"+
		".getBoundingClientRect())", selector))
	b.mouse(at.X, at.Y)
}

// tap taps something with a finger, quickly: if the finger were lifted from here, it would rest on
// the glass for as long as a busy machine takes to notice.
func (b *browser) tap(what string, is func(spot) bool) {
	b.Helper()
	b.touch(b.find(what, is))
}

func (b *browser) touch(p spot) {
	b.Helper()
	x, y := b.fall(p)
	b.do("Input.synthesizeTapGesture", params{"x": x / scale, "y": y / scale, "tapCount": 1, "gestureSourceType": "touch"}, nil)
	b.frames()
}

// drag drags something with a finger.
func (b *browser) drag(p spot, x, y float64) {
	b.Helper()
	fromX, fromY := p.X+p.W/2, p.Y+p.H/2
	b.do("Input.synthesizeScrollGesture", params{"x": fromX / scale, "y": fromY / scale,
		"xDistance": (x - fromX) / scale, "yDistance": (y - fromY) / scale, "gestureSourceType": "touch"}, nil)
	b.frames()
}

// swipe scrolls down the area in the middle, until something is visible.
func (b *browser) swipe(what string) {
	b.Helper()
	for range 6 {
		for _, p := range b.seen().Spots {
			if p.What == what {
				return
			}
		}
		b.drag(spot{X: 300 * scale, Y: 300 * scale}, 300*scale, 100*scale)
		time.Sleep(time.Second) // it coasts for a while, and more may come into sight
	}
}

// frames waits for some frames: on a busy machine they are slow.
func (b *browser) frames() {
	b.Helper()
	eval[bool](b, "new Promise(done => { let n = 3; (function next() { n-- ? requestAnimationFrame(next) : done(true) })() })")
}

// shot keeps a picture of the page.
func (b *browser) shot(name string) {
	dir := os.Getenv("KEYRAKEN_SCREENSHOTS")
	if dir == "" {
		return
	}
	png := b.picture()
	if png == nil {
		return
	}
	require.NoError(b, os.MkdirAll(dir, 0o755))
	require.NoError(b, os.WriteFile(filepath.Join(dir, "web-"+strings.ReplaceAll(b.Name(), "/", "-")+"-"+name+".png"), png, 0o644))
}

// picture is a PNG of the page; nil if it fails.
func (b *browser) picture() []byte {
	var png struct{ Data []byte }
	if err := b.call(b.session, "Page.captureScreenshot", nil, &png); err != nil {
		b.Log(err)
	}
	return png.Data
}
