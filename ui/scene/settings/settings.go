// Package settings is the scene of the settings, above whatever is open.
package settings

import (
	"github.com/keyraken/keyraken/game/ai/advice"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is the settings, above whatever is open.
type screen struct {
	scene.Base
	section int
	capture capture
	keyed   keyed
	scroll  widget.Scroll
	height  float64 // of the section, as last drawn
}

// New returns the settings.
func New() scene.Screen { return &screen{} }

func (*screen) Name() string { return "settings" }
func (*screen) Over() bool   { return true }

// sections are the parts of the settings: their names, and functions that draw
// them from the top of a rectangle down and return the room below. A section may
// have any length: what does not fit is scrolled.
var sections = [...]struct {
	TitleLines string
	draw       func(n *screen, f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect
}{
	{"set-game", (*screen).game},
	{"set-picture", (*screen).picture},
	{"set-sound", (*screen).sound},
	{"set-language", (*screen).languages},
	{"set-controls", (*screen).controls},
	{playersTitle, (*screen).players},
	{"set-about", (*screen).about},
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	before := s.Settings
	row := f.RowHeight(42)
	r := f.Dialog(940, 660+f.TouchGrowth(len(sections), 42)+f.TouchGrowth(1, 45), s.T("settings"))
	tabs, r := r.Split(230 * u)
	for i := range sections {
		tab := layout.Rect{X: tabs.X, Y: tabs.Y + float64(i)*row, W: tabs.W, H: row - 3*u}
		look := widget.Quiet
		if i == n.section {
			look = widget.Chosen
		}
		if f.Button(widget.ID{What: "section", N: i}, tab, s.T(sections[i].TitleLines), "", look) {
			n.section, n.scroll, n.height, n.capture = i, widget.Scroll{}, 0, capture{}
		}
	}
	r = layout.Rect{X: r.X + 30*u, Y: r.Y, W: r.W - 30*u, H: r.H}
	f.Fill(layout.Rect{X: r.X - 15*u, Y: r.Y, W: max(1, 1.2*u), H: r.H}, 0, theme.Edge.Alpha(0.6))
	part := &sections[n.section]
	f.Scroll("lines", r, &n.scroll, n.height, func(all layout.Rect) {
		all.W, all.H = r.W-16*u, 100*r.H // with or without a scroll bar, and as high as needed
		n.height = part.draw(n, f, s, all).Y - all.Y
	})
	if s.Settings.Language != before.Language || s.Settings.EnglishTitles != before.EnglishTitles {
		s.Speak()
	}
	if s.Settings != before {
		s.SaveSettings()
	}
	back := f.RowHeight(45)
	at := layout.Rect{X: tabs.X, Y: tabs.Bottom() - back, W: tabs.W, H: back - 5*u}
	if f.Button(widget.ID{What: "back"}, at, s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] || f.Pressed[widget.Menu] {
		s.Pop()
	}
}

func (n *screen) game(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	t := &s.Settings
	var names [len(scene.SpeedNames)]string
	for i, n := range scene.SpeedNames {
		names[i] = s.T(n)
	}
	r = f.Options(r, "set-speed", s.T("speed"), &t.Speed, names[:])
	asking := [bot.AskLevels]string{s.T("ask-everything"), s.T("ask-what-matters"), s.T("ask-little")}
	r = f.Options(r, "set-ask", s.T("ask"), &t.Ask, asking[:])
	r = f.Toggle(r, "set-confirm", s.T("confirm"), s.T("confirm-why"), &t.Confirm)
	when := [advice.Whens]string{s.T("advice-not-when-hard"), s.T("advice-always"), s.T("advice-never")}
	r = f.Options(r, "set-advice", s.T("advice-set"), &t.Advice, when[:])
	r = f.Toggle(r, "set-chances", s.T("chances"), s.T("chances-why"), &t.Chances)
	r = f.Toggle(r, "set-odds", s.T("odds-bar"), s.T("odds-why"), &t.Odds)
	tips := t.Tips
	if r = f.Toggle(r, "set-tips", s.T("tips"), s.T("tips-why"), &t.Tips); t.Tips && !tips {
		t.Told = "" // tips that are turned on again are all shown again
	}
	r, hit := f.ActionRow(r, "set-report", s.T("report"), s.T("report-why"), s.T("report-write"))
	if hit {
		report(s)
	}
	return r
}

// report writes a report of the present state.
func report(s *scene.Stack) {
	if path, err := s.WriteReport(nil); err != nil {
		s.Tell(s.T("report"), s.T("fault-unreported", s.Language.Say(err)))
	} else {
		s.Tell(s.T("report"), s.T("report-written", path))
	}
}

func (n *screen) picture(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	t := &s.Settings
	r = f.Slider(r, "set-text", s.T("text-size"), "", &t.Text, session.MinText, session.MaxText, session.TextStep)
	var names [theme.Palettes]string
	for i, n := range scene.PaletteNames {
		names[i] = s.T(n)
	}
	r = f.Options(r, "set-palette", s.T("palette"), &t.Palette, names[:])
	var levels [len(scene.QualityNames)]string
	for i, n := range scene.QualityNames {
		levels[i] = s.T(n)
	}
	r = f.Options(r, "set-quality", s.T("quality"), &t.Quality, levels[:])
	r = f.Toggle(r, "set-full", s.T("full-screen"), s.KeyName(widget.FullScreen), &t.FullScreen)
	r = f.Toggle(r, "set-calm", s.T("calm"), s.T("calm-why"), &t.ReducedMotion)
	return f.Toggle(r, "set-plain", s.T("plain"), s.T("plain-why"), &t.Plain)
}

func (n *screen) sound(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	t := &s.Settings
	r = f.Toggle(r, "set-mute", s.T("mute"), "", &t.Mute)
	why := ""
	if t.Mute {
		why = s.T("is-mute")
	}
	r = f.Slider(r, "set-volume", s.T("volume"), why, &t.Volume, 0, 100, 5)
	r = f.Slider(r, "set-effects", s.T("volume-effects"), why, &t.Effects, 0, 100, 5)
	r = f.Slider(r, "set-ambience", s.T("volume-ambience"), why, &t.Ambience, 0, 100, 5)
	playing := !t.NoMusic
	r = f.Toggle(r, "set-no-music", s.T("music"), s.T("music-why"), &playing)
	t.NoMusic = !playing
	if t.NoMusic && why == "" {
		why = s.T("is-mute")
	}
	return f.Slider(r, "set-music", s.T("volume-music"), why, &t.Music, 0, 100, 5)
}

func (n *screen) languages(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	for i, l := range languages.All() {
		look := widget.Quiet
		if l.Name == s.Settings.Language {
			look = widget.Chosen
		}
		var row layout.Rect
		row, r = r.Cut(widget.LineHeight * u)
		if f.Button(widget.ID{What: "set-language", N: i}, row.Middle(row.W, 46*u), l.Title, "", look) {
			s.Settings.Language = l.Name
		}
	}
	if s.Language.HasTitles() {
		r = f.Toggle(r, "set-titles", s.T("english-titles"), s.T("english-titles-why"), &s.Settings.EnglishTitles)
	}
	return r
}
