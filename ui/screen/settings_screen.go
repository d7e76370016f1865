package screen

import (
	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

var (
	speedNames  = [...]string{"speed-slow", "speed-normal", "speed-fast", "speed-very-fast", "speed-instant"}
	speedLabels = [...]string{"speed-is-slow", "speed-is-normal", "speed-is-fast", "speed-is-very-fast", "speed-is-instant"}
)

// settingsScreen is the settings, above whatever is open. In a game it leads out
// of it too.
type settingsScreen struct {
	inGame  bool
	section int
	scroll  widget.Scroll
}

func (*settingsScreen) Name() string { return "settings" }
func (*settingsScreen) Over() bool   { return true }

// sections are the parts of the settings: what they are called, how many lines
// they have, and how they are drawn.
var sections = [...]struct {
	name  string
	lines int
	draw  func(n *settingsScreen, f *Frame, s *Stack, r layout.Rect)
}{
	{"set-game", 2, (*settingsScreen).game},
	{"set-picture", 4, (*settingsScreen).picture},
	{"set-sound", 4, (*settingsScreen).sound},
	{"set-language", len(assets.Languages), (*settingsScreen).languages},
	{"set-controls", 6, (*settingsScreen).controls},
}

func (n *settingsScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	before := s.Settings
	r := f.Dialog(920, 560, s.T("settings"))
	tabs, r := r.Split(230 * u)
	for i := range sections {
		tab := layout.Rect{X: tabs.X, Y: tabs.Y + float64(i)*58*u, W: tabs.W, H: 50 * u}
		look := widget.Quiet
		if i == n.section {
			look = widget.Chosen
		}
		if f.Button(widget.ID{What: "section", N: i}, tab, s.T(sections[i].name), "", look) {
			n.section, n.scroll = i, widget.Scroll{}
		}
	}
	r = layout.Rect{X: r.X + 30*u, Y: r.Y, W: r.W - 30*u, H: r.H}
	f.Fill(layout.Rect{X: r.X - 15*u, Y: r.Y, W: max(1, 1.2*u), H: r.H}, 0, theme.Edge.Alpha(0.6))
	part := &sections[n.section]
	f.Scroll("lines", r, &n.scroll, float64(part.lines)*widget.LineHeight*u, func(all layout.Rect) { part.draw(n, f, s, all) })
	if s.Settings.Language != before.Language {
		s.speak()
	}
	if s.Settings != before {
		s.keep()
	}
	n.ways(f, s, tabs)
}

// ways draws the ways out, below the sections.
func (n *settingsScreen) ways(f *Frame, s *Stack, r layout.Rect) {
	u := f.Unit
	at := func(i int) layout.Rect {
		return layout.Rect{X: r.X, Y: r.Bottom() - float64(i+1)*52*u, W: r.W, H: 44 * u}
	}
	if f.Button(widget.ID{What: "back"}, at(0), s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if !n.inGame {
		return
	}
	if f.Button(widget.ID{What: "quit"}, at(1), s.T("quit"), "", widget.Plain) {
		s.ask(s.T("quit-ask"), s.T("quit"), func() { s.Closed = true })
	}
	if f.Button(widget.ID{What: "leave"}, at(2), s.T("leave-game"), "", widget.Plain) {
		s.ask(s.T("leave-ask"), s.T("leave-game"), s.Home)
	}
}

func (n *settingsScreen) game(f *Frame, s *Stack, r layout.Rect) {
	t := &s.Settings
	var names [len(speedNames)]string
	for i, n := range speedNames {
		names[i] = s.T(n)
	}
	r = f.Options(r, "set-speed", s.T("speed"), &t.Speed, names[:])
	f.Toggle(r, "set-confirm", s.T("confirm"), s.T("confirm-why"), &t.Confirm)
}

func (n *settingsScreen) picture(f *Frame, s *Stack, r layout.Rect) {
	t := &s.Settings
	r = f.Slider(r, "set-text", s.T("text-size"), "", &t.Text, MinText, MaxText, TextStep)
	r = f.Toggle(r, "set-full", s.T("full-screen"), "F11", &t.FullScreen)
	r = f.Toggle(r, "set-calm", s.T("calm"), s.T("calm-why"), &t.Calm)
	f.Toggle(r, "set-plain", s.T("plain"), s.T("plain-why"), &t.Plain)
}

func (n *settingsScreen) sound(f *Frame, s *Stack, r layout.Rect) {
	t := &s.Settings
	r = f.Toggle(r, "set-mute", s.T("mute"), "", &t.Mute)
	why := ""
	if t.Mute {
		why = s.T("is-mute")
	}
	r = f.Slider(r, "set-volume", s.T("volume"), why, &t.Volume, 0, 100, 5)
	r = f.Slider(r, "set-effects", s.T("volume-effects"), why, &t.Effects, 0, 100, 5)
	f.Slider(r, "set-ambience", s.T("volume-ambience"), why, &t.Ambience, 0, 100, 5)
}

func (n *settingsScreen) languages(f *Frame, s *Stack, r layout.Rect) {
	u := f.Unit
	for i, l := range assets.Languages {
		look := widget.Quiet
		if l == s.Settings.Language {
			look = widget.Chosen
		}
		var row layout.Rect
		row, r = r.Cut(widget.LineHeight * u)
		if f.Button(widget.ID{What: "set-language", N: i}, row.Middle(row.W, 46*u), s.languages[l].T("language-name"), "", look) {
			s.Settings.Language = l
		}
	}
}
