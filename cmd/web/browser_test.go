package main

import (
	"context"
	"encoding/json"
	"errors"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
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
	shared.stop()
	_ = os.RemoveAll(built)
	os.Exit(code)
}

// shared is the Chromium in which most tests have a tab, with storage of its own.
var shared = struct {
	sync.Once
	context.Context
	stop func()
}{stop: func() {}}

// browser is a tab of a real Chromium without a window.
type browser struct {
	*testing.T
	tab     context.Context
	site    *httptest.Server
	said    []string // what the page has written on its console
	refused []string // what the policy of the page forbids
	mu      sync.Mutex
	x, y    float64 // where the last click fell
	// answer is the response of another site.
	answer fetch.FulfillRequestParams
}

// open opens a tab and serves the folder to it. With flags it is a tab of a Chromium of its own.
func open(t *testing.T, flags ...chromedp.ExecAllocatorOption) *browser {
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
	b := &browser{T: t, site: httptest.NewServer(Handler(dir))}
	t.Cleanup(b.site.Close)
	if len(flags) > 0 {
		all, stop := start(program, filepath.Join(t.TempDir(), "profile"), flags...)
		t.Cleanup(stop)
		b.tab = all
	} else {
		shared.Do(func() { shared.Context, shared.stop = start(program, filepath.Join(built, "profile")) })
		b.try(chromedp.Do(shared.Context))
		tab, end := chromedp.NewContext(shared.Context, chromedp.WithNewBrowserContext())
		t.Cleanup(end)
		b.tab = tab
	}
	b.hear()
	return b
}

// hear records what the tab says from now on. Its policy may refuse nothing that the page does.
func (b *browser) hear() {
	b.Helper()
	b.try(chromedp.Listen(b.tab, b.listen))
	b.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		require.Empty(b, b.refused)
	})
}

// start starts a Chromium that compiles the program once, without optimization: optimizing hot
// code would take longer than the tests play.
func start(program, profile string, flags ...chromedp.ExecAllocatorOption) (tab context.Context, stop func()) {
	o := append([]chromedp.ExecAllocatorOption{chromedp.ExecPath(program), chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck,
		chromedp.Headless, chromedp.NoSandbox, chromedp.WindowSize(1280, 720), chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("js-flags", "--liftoff-only"), chromedp.Flag("disable-dev-shm-usage", true), chromedp.UserDataDir(profile)}, flags...)
	all, stopAll := chromedp.NewExecAllocator(context.Background(), o...)
	tab, end := chromedp.NewContext(all)
	return tab, func() {
		end()
		stopAll()
	}
}

// listen records what the page writes on its console.
func (b *browser) listen(event any) {
	var words []string
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		for _, arg := range e.Args {
			words = append(words, string(arg.Value))
		}
	case *log.EventEntryAdded:
		if strings.Contains(e.Entry.Text, "Content Security Policy") {
			b.mu.Lock()
			b.refused = append(b.refused, e.Entry.Text)
			b.mu.Unlock()
		}
		return
	case *fetch.EventRequestPaused:
		b.mu.Lock()
		answer := b.answer
		b.mu.Unlock()
		answer.RequestID = e.RequestID
		go func() { call(b, fetch.FulfillRequest, answer) }()
		return
	case *runtime.EventExceptionThrown:
		if words = []string{e.ExceptionDetails.Text}; e.ExceptionDetails.Exception != nil {
			words = append(words, e.ExceptionDetails.Exception.Description)
		}
	default:
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.said = append(b.said, strings.Join(words, " "))
}

// patience is how long a test waits for anything.
const patience = 2 * time.Minute

func (b *browser) do(steps ...chromedp.Action[chromedp.Void]) {
	b.Helper()
	ctx, stop := context.WithTimeout(b.tab, patience)
	defer stop()
	b.try(chromedp.Do(ctx, steps...))
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

// until waits until a script is true, even if the page reloads itself in the meantime.
func (b *browser) until(script string) {
	b.Helper()
	ctx, stop := context.WithTimeout(b.tab, patience)
	defer stop()
	poll := chromedp.Poll[chromedp.Void](script, chromedp.WithPollingInterval(50*time.Millisecond), chromedp.WithPollingTimeout(0))
	err := chromedp.Do(ctx, poll)
	for err != nil && strings.HasSuffix(err.Error(), "(-32000)") { // the page it was asked of is gone
		err = chromedp.Do(ctx, poll)
	}
	b.try(err)
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
	b.arrive(query, chromedp.EmulateViewport(width, height, chromedp.EmulateScale(scale)))
}

// hold opens the page on a phone that is held sideways.
func (b *browser) hold(query string) {
	b.Helper()
	b.arrive(query, chromedp.EmulateViewport(844, 390, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(scale)))
}

func (b *browser) arrive(query string, window chromedp.Action[chromedp.Void]) {
	b.Helper()
	b.do(window, chromedp.Navigate(b.site.URL+"/?seen"+query))
	b.until("globalThis.keyraken?.times.shown > 0 && keyraken.seen() !== ''")
}

// reload reloads the page.
func (b *browser) reload() {
	b.Helper()
	b.do(chromedp.Reload())
	b.until("globalThis.keyraken?.times.shown > 0 && keyraken.seen() !== ''")
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
func eval[T any](b *browser, script string) T {
	b.Helper()
	ctx, stop := context.WithTimeout(b.tab, patience)
	defer stop()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	b.try(err)
	return v
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
	x, y = x/scale, y/scale
	b.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y))
	b.frames()
	b.do(chromedp.MouseEvent(chromedp.MousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	b.frames()
	b.do(chromedp.MouseEvent(chromedp.MouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	b.frames()
}

// tap taps something with a finger, quickly: if the finger were lifted from here, it would rest on
// the glass for as long as a busy machine takes to notice.
func (b *browser) tap(what string, is func(spot) bool) {
	b.Helper()
	x, y := b.fall(b.find(what, is))
	call(b, input.SynthesizeTapGesture, input.SynthesizeTapGestureParams{X: x / scale, Y: y / scale, TapCount: 1,
		GestureSourceType: input.GestureSourceTypeTouch})
	b.frames()
}

// drag drags something with a finger.
func (b *browser) drag(p spot, x, y float64) {
	b.Helper()
	fromX, fromY := p.X+p.W/2, p.Y+p.H/2
	call(b, input.SynthesizeScrollGesture, input.SynthesizeScrollGestureParams{X: fromX / scale, Y: fromY / scale,
		XDistance: (x - fromX) / scale, YDistance: (y - fromY) / scale, GestureSourceType: input.GestureSourceTypeTouch})
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

// call calls the browser.
func call[P, R any](b *browser, c cdp.Command[P, R], p P) (result R) {
	b.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) (err error) {
		result, err = cdp.Call(ctx, t, c, p)
		return err
	}))
	return result
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
	ctx, stop := context.WithTimeout(b.tab, patience)
	defer stop()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.Log(err)
		return
	}
	require.NoError(b, os.MkdirAll(dir, 0o755))
	require.NoError(b, os.WriteFile(filepath.Join(dir, "web-"+strings.ReplaceAll(b.Name(), "/", "-")+"-"+name+".png"), png, 0o644))
}
