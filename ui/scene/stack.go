package scene

import (
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/match"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/keys"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Screen is one screen. It draws itself and takes its input in one go.
type Screen interface {
	// Name is the name of the screen for tests.
	Name() string
	// Frame runs one frame. Only the screen on top has keys pressed.
	Frame(*Frame, *Stack)
	// Over reports whether the screen leaves the one below visible.
	Over() bool
}

// Stack is the screens of the window, the one on top last, and everything that
// the screens share.
type Stack struct {
	Settings Settings
	Save     func(Settings) // keeps the settings, when set
	Seed     func() uint64  // for a new game whose seed nobody chose
	Closed   bool           // the window should close
	Gallery  *art.Gallery   // paints the pictures of the cards, when set
	Games    string         // the directory of kept games; "": nowhere
	Library  *library.Library
	Fetch    library.Fetcher // follows the links of decks, when set
	// Clipboard reads the clipboard, when set.
	Clipboard func() (string, error)
	Copy      func(string) error // copies a text to the clipboard, when set
	Now       func() time.Time
	// Deliver gives the player a file and returns where it is; without it, the file is placed
	// beside the decks. Pick lets the player choose one or several files with those name endings,
	// if there is a way to: none if they change their mind.
	Deliver      func(name string, data []byte) (where string, err error)
	Pick         func(several bool, endings ...string) ([]library.Source, error)
	SettingsFile string // "": none
	Reports      string // the directory of fault reports; "": nowhere
	Driver       string // of the graphics, for reports

	Adventures adventure.List      // that can be played
	Adventure  adventure.Adventure // played or planned
	Catalogue  *keyforge.Catalogue
	Language   *lang.Language   // that of the settings
	facts      []cards.Printing // of the adventure
	links      linking
	spoken     map[string]*lang.Language // that of the settings, with the words of each adventure
	gauges     map[string]*gaugeKeys
	screens    []Screen
	sheets     map[Screen]*widget.Sheet // of screens that a window may be too low for
	frame      Frame
	caps       caps
	picture    paint.List
	drawn      string // the name of its topmost screen
	was        Screen // that screen
	Cache      Cache
	Stage      stage.Stage // of the adventure
	duel       stage.Stage // of the standard game
	view       stage.View
	sitting    sitting
	Rules      *scenario.Rules
	Saves      *saves
	Collection Collection
	match      *match.File // the current one
	feats      feats
	ending     []chan struct{} // begun by screens that were left
	pasting    *Job[clip]
	moving     *Job[moved] // a backup is being made or restored
	// Thinkers is how many may think about a game at a time in the background, and Thinking
	// how long they do; without any, nothing is thought over.
	Thinkers int
	Thinking bot.Level
	Failed   error // why a game could not be saved, until that is reported
}

// NewStack returns a stack with a first screen, which stays below all others, for
// games of the adventures by rules that know all of them.
func NewStack(settings Settings, all adventure.List, rules *scenario.Rules, first Screen) *Stack {
	s := &Stack{Settings: settings.Clamp(), Catalogue: rules.Catalogue, Rules: rules, Adventures: all,
		Seed: func() uint64 { return 1 }, Now: time.Now, Saves: &saves{done: true}}
	s.frame.List, s.sheets = &s.picture, map[Screen]*widget.Sheet{}
	s.spoken, s.gauges = map[string]*lang.Language{}, keysOf(all)
	s.duel = stages.Of(keyforge.Duel.Name())
	s.Choose(all[0])
	s.Push(first)
	return s
}

// CardTitle is the printed name of the card with that ID, in the language if it is printed in it.
func (s *Stack) CardTitle(id string) string {
	return s.Language.Called(id, s.printedTitle(id))
}

// printedTitle is the name of the card with that ID in every language.
func (s *Stack) printedTitle(id string) string { return cards.Title(s.Catalogue, id) }

// T is a text of the language.
func (s *Stack) T(key string, args ...any) string { return s.Language.T(key, args...) }

// Push puts a screen on top.
func (s *Stack) Push(n Screen) { s.screens = append(s.screens, n) }

// Pop removes the screen on top; with the last one the window closes.
func (s *Stack) Pop() {
	s.leave(len(s.screens) - 1)
	s.Closed = s.Closed || len(s.screens) == 0
}

// Replace puts a screen in place of all others but the title.
func (s *Stack) Replace(n Screen) {
	s.leave(1)
	s.Push(n)
}

// Home goes back to the title.
func (s *Stack) Home() { s.leave(1) }

// Leave ends what the screens have begun, before the window closes, and returns
// what went wrong.
func (s *Stack) Leave() (err error) {
	defer fault.Catch(&err)
	s.leave(0)
	for _, ended := range s.ending {
		<-ended
	}
	s.Failed = errors.Join(s.Failed, s.feats.leave(s))
	return s.Failed
}

// Outlive lets something that a screen has begun finish in the background after the
// screen was left. [Stack.Leave] waits until the channel is closed.
func (s *Stack) Outlive(ended chan struct{}) {
	s.ending = append(slices.DeleteFunc(s.ending, over), ended)
}

// leaver is a screen with something to end when it is left.
type leaver interface{ Leave(*Stack) error }

// leave leaves all screens above the first n.
func (s *Stack) leave(n int) {
	for len(s.screens) > n {
		last := s.Top()
		s.screens = s.screens[:len(s.screens)-1]
		delete(s.sheets, last)
		if l, ok := last.(leaver); ok {
			if err := l.Leave(s); err != nil {
				s.Failed = err
			}
		}
	}
}

// Top is the screen on top.
func (s *Stack) Top() Screen { return s.screens[len(s.screens)-1] }

// Spots are what could be pointed at in the last frame.
func (s *Stack) Spots() []widget.Spot { return s.frame.Spots }

// Guided reports whether keys or a gamepad point, not the mouse.
func (s *Stack) Guided() bool { return s.frame.Guided() }

// Sits is who plays with which gamepad.
func (s *Stack) Sits() *couch.Couch { return &s.sitting.Couch }

// Pointed is what the mouse or the pointer is on.
func (s *Stack) Pointed() widget.ID { return s.frame.Pointed() }

// Picture is what the last frame drew.
func (s *Stack) Picture() *paint.List { return &s.picture }

// Update runs a frame. A fault in it is shown in the next one.
func (s *Stack) Update(in widget.Input) {
	if s.Closed || in.W <= 0 || in.H <= 0 {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			s.Break(fault.Of(r))
		}
	}()
	s.update(in)
}

func (s *Stack) update(in widget.Input) {
	f := &s.frame
	f.gallery, f.Clear, f.read = s.Gallery, f.Clear[:0], layout.Rect{}
	theme.Use(theme.Palette(s.Settings.Palette))
	theme.Wear(s.Settings.Colors)
	f.Calm = s.Settings.Calm
	f.Fingers(&in)
	s.seat(&in)
	s.hold(&in)
	f.Captions = s.captions(in.Pad)
	f.Begin(in, s.Settings.TextScale())
	in = f.Input // keys may have done the work of the mouse
	if in.Pressed[widget.FullScreen] {
		s.Settings.FullScreen = !s.Settings.FullScreen
		s.SaveSettings()
	}
	if in.Pressed[widget.Music] {
		s.Settings.NoMusic = !s.Settings.NoMusic
		s.SaveSettings()
	}
	s.collect(&in)
	if in.Pressed[widget.Help] && s.Top().Name() != "rules" {
		if key := s.links.linkUnder(f.Hot); key != "" {
			s.OpenArticle(key)
		} else {
			s.OpenRules()
		}
		in.Pressed[widget.Help] = false
	}
	s.links.shown, s.links.last = s.links.last[:0], s.links.shown
	first := len(s.screens) - 1
	for first > 0 && s.screens[first].Over() {
		first--
	}
	screens := s.screens
	for i, n := range screens[first:] {
		f.Pressed, f.Typed, f.Struck, f.Pushed = [widget.Keys]bool{}, nil, 0, 0
		if f.OnTop = first+i == len(screens)-1; f.OnTop {
			f.Pressed, f.Typed, f.Struck, f.Pushed = in.Pressed, in.Typed, in.Struck, in.Pushed
		}
		s.draw(f, n)
	}
	s.toast(f)
	f.End()
	s.was = screens[len(screens)-1]
	s.drawn = s.was.Name()
	if s.Failed != nil && !s.Closed {
		s.Tell(s.T("unsaved"), s.T("unsaved-why", s.Failed.Error()))
		s.Failed = nil
	}
}

// modal is a screen that must be answered before anything else is done.
type modal interface{ Modal() }

// everywhere are the keys that do the same on all screens.
var everywhere = [...]widget.Key{widget.FullScreen, widget.Music, widget.Help, widget.Paste}

// hold keeps keys from what they are not meant for: while a message or a question is open
// they go to it alone, and letters belong to the field that a new screen may have.
func (s *Stack) hold(in *widget.Input) {
	if _, ok := s.Top().(modal); ok {
		for _, k := range everywhere {
			in.Pressed[k] = false
		}
	}
	if s.Top() != s.was {
		for k := range in.Pressed {
			in.Pressed[k] = in.Pressed[k] && !in.Written[k]
		}
	}
}

// low is a screen with a layout for a low window; others are scrolled there.
type low interface{ Low() }

// draw runs a frame of a screen.
func (s *Stack) draw(f *Frame, n Screen) {
	if _, ok := n.(low); ok || !layout.Low(f.H, f.Unit) {
		n.Frame(f, s)
		return
	}
	sheet := s.sheets[n]
	if sheet == nil {
		sheet = &widget.Sheet{Name: "sheet-" + n.Name()}
		s.sheets[n] = sheet
	}
	f.Sheet(sheet, func() { n.Frame(f, s) })
}

// caps are the labels of the keys, or of the buttons of a gamepad, as they are set.
type caps struct {
	of       keys.Bindings
	pad      bool
	family   couch.Family
	words    [widget.Keys]string
	language *lang.Language
	shapes   [widget.Keys]widget.Shape
}

// captions are the labels of the keys that press the buttons, if they should be shown.
func (s *Stack) captions(pad bool) *[widget.Keys]string {
	c := &s.caps
	if !s.Settings.ShowKeys {
		return nil
	}
	if family := s.family(); c.of != s.Settings.Keys || c.pad != pad || c.family != family || c.language != s.Language {
		*c = caps{of: s.Settings.Keys, pad: pad, family: family, language: s.Language}
		d := keys.Keyboard
		if pad {
			d = keys.Gamepad
		}
		for i := range keys.Actions {
			k, code := keys.Actions[i].Key, c.of[d][i]
			c.words[k] = s.Caption(d, code)
			if pad && family == couch.PlayStation && code > 0 && int(code) <= len(shapes) {
				c.shapes[k] = shapes[code-1].Shape
			}
		}
	}
	s.frame.Shapes = &c.shapes
	return &c.words
}

// device is the device in use: a gamepad, or the keyboard.
func (s *Stack) device() keys.Device {
	if s.frame.Pad {
		return keys.Gamepad
	}
	return keys.Keyboard
}

// KeyName is the label of the key, or the button, that does it.
func (s *Stack) KeyName(k widget.Key) string {
	d := s.device()
	if s.Settings.Keys.Of(d, k) == 0 {
		d = keys.Keyboard
	}
	return s.Caption(d, s.Settings.Keys.Of(d, k))
}

// Caption is the label of the key, or of the button of the gamepad used last; the space bar,
// which has no label, has a name in the language.
func (s *Stack) Caption(d keys.Device, c keys.Code) string {
	if d == keys.Gamepad {
		return s.ButtonName(c)
	}
	name := keys.Caption(d, c)
	if before, ok := strings.CutSuffix(name, "Space"); ok {
		return before + s.T("key-space")
	}
	return name
}

// WithKey is a text of the language with the label of the key that does something.
func (s *Stack) WithKey(key string, k widget.Key) string {
	d := s.device()
	words := Words{What: key, A: int(d)<<8 | int(s.family()), B: int(s.Settings.Keys.Of(d, k)), C: int(k)}
	return s.Cache.Words(words, func() string { return s.T(key, s.KeyName(k)) })
}

// explainer is a first screen that leads to the rules.
type explainer interface {
	Rules() Screen
	Article(key string) Screen // the rules at that page
}

// OpenRules opens the rules reference, if the first screen leads there.
func (s *Stack) OpenRules() {
	if first, ok := s.screens[0].(explainer); ok {
		s.Push(first.Rules())
	}
}

// planner is a first screen that leads to the plan of a new adventure.
type planner interface{ Plan(*Stack, Plan) Screen }

// OpenSetup leaves all screens for the plan of a new adventure, if the first screen
// leads there.
func (s *Stack) OpenSetup(p Plan) {
	s.Home()
	if first, ok := s.screens[0].(planner); ok {
		s.Push(first.Plan(s, p))
	}
}

// OpenArticle opens the rules reference at a page, if the first screen leads there.
func (s *Stack) OpenArticle(key string) {
	if first, ok := s.screens[0].(explainer); ok {
		s.Push(first.Article(key))
	}
}

// collect takes the results of background work for all screens.
func (s *Stack) collect(in *widget.Input) {
	s.Collection.frame()
	s.feats.frame(s)
	s.Saves.reading.Done()
	s.move()
	if in.Pressed[widget.Paste] {
		s.Paste()
	}
	c, ok := s.pasting.Done()
	if !ok {
		return
	}
	s.pasting = nil
	if c.err != nil {
		s.Tell(s.T("cannot-paste"), s.Language.Say(c.err), s.T("cannot-paste-why"))
		return
	}
	if p, ok := s.Top().(paster); ok && p.Paste(s, c.text) {
		return
	}
	line, _, _ := strings.Cut(strings.TrimSpace(c.text), "\n")
	in.Typed = append(in.Typed[:len(in.Typed):len(in.Typed)], []rune(strings.TrimSpace(line))...)
}

// paster is a screen that may want to take a whole pasted text.
type paster interface {
	Paste(s *Stack, text string) bool
}

// SaveSettings keeps the present settings.
func (s *Stack) SaveSettings() {
	if s.Save != nil {
		s.Save(s.Settings)
	}
}

// withTable is a screen that shows a table.
type withTable interface{ Table() *table.Model }

// Table is the table being played or watched, or nil.
func (s *Stack) Table() *table.Model {
	for _, n := range s.screens {
		if t, ok := n.(withTable); ok {
			return t.Table()
		}
	}
	return nil
}
