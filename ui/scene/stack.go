package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/meeting"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Stack is the screens of the window, the one on top last, above the [session.Session] that they share.
type Stack struct {
	*session.Session
	Screens
	Captions
	Scenery
	Players
	Others  []Other      // games beside KeyForge
	Closed  bool         // the window should close
	Net     meeting.Net  // reaches rooms, when set
	Gallery *art.Gallery // paints the pictures of the cards, when set
	// Clipboard reads the clipboard, when set.
	Clipboard func() (string, error)
	Copy      func(string) error // copies a text to the clipboard, when set
	Reports   string             // the directory of fault reports; "": nowhere
	Driver    string             // of the graphics, for reports

	router  Router                   // the first screen
	sheets  map[Screen]*widget.Sheet // of screens that a window may be too low for
	frame   cardview.Canvas
	picture paint.List
	drawn   string // the name of its topmost screen
	was     Screen // that screen
	Cache   Cache
	Cards   *cardview.Reader
	linked  linked
	toast   toast
	coach   coach
	rang    bool // the sound of the toast must be played
	pasting *job.Job[clip]
}

// NewStack returns a stack with a first screen, which stays below all other screens, and the games that are played beside KeyForge.
func NewStack(of *session.Session, first Router, others ...Other) *Stack {
	s := &Stack{Session: of, Others: others, router: first, sheets: map[Screen]*widget.Sheet{}}
	for _, o := range others {
		s.Kinds = append(s.Kinds, o.Kind)
	}
	s.Scenery = Scenery{settings: &of.Settings, duel: stages.Of(keyforge.Duel.Name())}
	s.Cards = &cardview.Reader{Catalogue: of.Catalogue, OpenPage: s.OpenArticle}
	s.frame.List = &s.picture
	s.Captions = Captions{session: of, players: &s.Players, frame: &s.frame}
	s.Players = Players{open: &s.Screens, settings: &of.Settings, frame: &s.frame}
	s.OnSpeak = s.speak
	s.speak()
	s.Push(first)
	return s
}

// speak uses the words of another language or adventure on all screens.
func (s *Stack) speak() {
	s.build(s.Adventure.Name())
	s.Cache = Cache{}
	s.Cards.Speak(s.Language, s.Adventures.Reference(s.Language), s.Adventure.Facts())
	if t := s.Table(); t != nil {
		t.Speak(s.speech(t.Words.You, t.Bots, &t.Story.Header))
	}
}

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
	return s.Close()
}

// leave leaves all screens above the first n.
func (s *Stack) leave(n int) {
	for len(s.screens) > n {
		last := s.Top()
		s.screens = s.screens[:len(s.screens)-1]
		delete(s.sheets, last)
		if s.coach.of == last {
			s.coach = coach{}
		}
		if err := last.Leave(s); err != nil {
			s.Failed = err
		}
	}
}

// Spots are what could be pointed at in the last frame.
func (s *Stack) Spots() []widget.Spot { return s.frame.Spots }

// ByKeys reports whether keys or a gamepad point, not the mouse.
func (s *Stack) ByKeys() bool { return s.frame.ByKeys() }

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
	f.Gallery, f.Clear, f.Busy, f.Read = s.Gallery, f.Clear[:0], f.Busy[:0], layout.Rect{}
	theme.SetPalette(theme.Palette(s.Settings.Palette))
	theme.SetPlayerColors(s.Settings.Colors)
	f.ReducedMotion = s.Settings.ReducedMotion
	f.Fingers(&in)
	s.drifts(in.Seconds, in.SkipDecoration)
	s.takeDevices(&in, s.Top().Joins(s))
	s.withholdKeys(&in)
	f.Captions = s.shown(in.Pad)
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
	s.takeResults(&in)
	if in.Pressed[widget.Help] && s.Top().Name() != "rules" {
		if key := s.Links().PageUnder(f.Hot); key != "" {
			s.OpenArticle(key)
		} else {
			s.OpenRules()
		}
		in.Pressed[widget.Help] = false
	}
	s.Links().Begin()
	first := len(s.screens) - 1
	for first > 0 && s.screens[first].Over() {
		first--
	}
	screens := s.screens
	for i, n := range screens[first:] {
		if i > 0 {
			f.Cover()
		}
		f.Pressed, f.Typed, f.KeyDown, f.ButtonDown = [widget.Keys]bool{}, nil, 0, 0
		if f.OnTop = first+i == len(screens)-1; f.OnTop {
			f.Pressed, f.Typed, f.KeyDown, f.ButtonDown = in.Pressed, in.Typed, in.KeyDown, in.ButtonDown
		}
		s.draw(f, n)
	}
	s.announce(f)
	f.End()
	s.was = screens[len(screens)-1]
	s.drawn = s.was.Name()
	if s.Failed != nil && !s.Closed {
		s.Tell(s.T("unsaved"), s.T("unsaved-why", s.Failed.Error()))
		s.Failed = nil
	}
}

// everywhere are the keys that do the same on all screens.
var everywhere = [...]widget.Key{widget.FullScreen, widget.Music, widget.Help, widget.Paste}

// withholdKeys keeps keys from what they are not meant for: while a message or a question is open
// they go to it alone, and letters belong to the field that a new screen may have.
func (s *Stack) withholdKeys(in *widget.Input) {
	if s.Top().Modal() {
		for _, k := range everywhere {
			in.Pressed[k] = false
		}
	}
	if s.Top() != s.was {
		for k := range in.Pressed {
			in.Pressed[k] = in.Pressed[k] && !in.TypesText[k]
		}
	}
}

// draw runs a frame of a screen.
func (s *Stack) draw(f *cardview.Canvas, n Screen) {
	if n.Low() || !layout.Low(f.H, f.Unit) {
		s.coached(f, n)
		return
	}
	sheet := s.sheets[n]
	if sheet == nil {
		sheet = &widget.Sheet{Name: "sheet-" + n.Name()}
		s.sheets[n] = sheet
	}
	f.Sheet(sheet, func() { s.coached(f, n) })
}

// WithKey is a text of the language with the label of the key that does something.
func (s *Stack) WithKey(key string, k widget.Key) string {
	d := s.device()
	words := Words{What: key, A: int(d)<<8 | int(s.party.Family()), B: int(s.Settings.Keys.Of(d, k)), C: int(k)}
	return s.Cache.Words(words, func() string { return s.T(key, s.KeyName(k)) })
}

// OpenRules opens the rules reference.
func (s *Stack) OpenRules() { s.Push(s.router.Rules()) }

// OpenSetup leaves all screens for the plan of a new adventure.
func (s *Stack) OpenSetup(p session.Plan) {
	s.Home()
	s.Push(s.router.Plan(s, p))
}

// OpenArticle opens the rules reference at a page.
func (s *Stack) OpenArticle(key string) { s.Push(s.router.Article(key)) }

// PlanExpedition opens the plan of a new expedition.
func (s *Stack) PlanExpedition() { s.Push(s.router.Sail(s)) }

// OpenVoyages opens the tables of the weekly voyages of a game, which is nil for KeyForge.
func (s *Stack) OpenVoyages(k game.Kind) { s.Push(s.router.Voyages(s, k)) }

// takeResults takes the results of background work for all screens.
func (s *Stack) takeResults(in *widget.Input) {
	for _, n := range s.Collect() {
		s.Tell(n.Heading, n.Lines...)
	}
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
	if s.Top().Paste(s, c.text) {
		return
	}
	line, _, _ := strings.Cut(strings.TrimSpace(c.text), "\n")
	in.Typed = append(in.Typed[:len(in.Typed):len(in.Typed)], []rune(strings.TrimSpace(line))...)
}
