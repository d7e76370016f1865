package screen

import (
	"slices"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// Settings are what a player may set; they are kept between games.
type Settings struct {
	Language   assets.Language `json:"language"`
	Speed      int             `json:"speed"`  // an index of Speeds
	Calm       bool            `json:"calm"`   // little moves
	Plain      bool            `json:"plain"`  // nothing is drawn behind the table
	Text       int             `json:"text"`   // the size of text in percent
	Volume     int             `json:"volume"` // of everything; volumes are 0 to 100
	Effects    int             `json:"effects"`
	Ambience   int             `json:"ambience"`
	Mute       bool            `json:"mute"`
	Confirm    bool            `json:"confirm"` // ask before what cannot be taken back
	FullScreen bool            `json:"fullScreen"`
	FoldLog    bool            `json:"foldLog"`
}

// Speeds are the speeds of motion that can be chosen; the last one is so fast
// that nothing is seen to move.
var Speeds = [...]float64{0.5, 1, 2, 4, 1000}

// The sizes of text in percent.
const (
	MinText  = 80
	MaxText  = 150
	TextStep = 10
)

// DefaultSettings are the settings before anything was set.
var DefaultSettings = Settings{Language: assets.English, Speed: 1, Text: 100, Volume: 80, Effects: 100, Ambience: 70, Confirm: true}

var (
	speedNames  = [...]string{"speed-slow", "speed-normal", "speed-fast", "speed-very-fast", "speed-instant"}
	speedLabels = [...]string{"speed-is-slow", "speed-is-normal", "speed-is-fast", "speed-is-very-fast", "speed-is-instant"}
)

// Clamp returns the settings with everything that is out of range put into it.
func (s Settings) Clamp() Settings {
	if !slices.Contains(assets.Languages, s.Language) {
		s.Language = assets.English
	}
	s.Speed = clamp(s.Speed, len(Speeds))
	if s.Text < len(firstTexts) && s.Text >= 0 {
		s.Text = firstTexts[s.Text]
	}
	s.Text = max(MinText, min(s.Text, MaxText)) / TextStep * TextStep
	for _, v := range [...]*int{&s.Volume, &s.Effects, &s.Ambience} {
		*v = clamp(*v, 101)
	}
	return s
}

// firstTexts are the three sizes of text that the first settings knew by number.
var firstTexts = [...]int{100, 110, 120}

func (s *Settings) textScale() float64 { return float64(s.Text) / 100 }

func (s *Settings) speed() float64 { return Speeds[s.Speed] }

func clamp(i, n int) int { return max(0, min(i, n-1)) }

// settingsScreen is the settings, above whatever is open. In a game it leads out
// of it too.
type settingsScreen struct{ inGame bool }

func (*settingsScreen) Name() string { return "settings" }
func (*settingsScreen) Over() bool   { return true }

func (n *settingsScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	h := 290.0
	if n.inGame {
		h = 350
	}
	r := f.dialog(700, h, s.T("settings"))
	before := s.Settings
	r = f.choice(r, "set-speed", s.T("speed"), &s.Settings.Speed, len(speedNames), func(i int) string { return s.T(speedNames[i]) })
	step := (s.Settings.Text - MinText) / TextStep
	r = f.choice(r, "set-text", s.T("text-size"), &step, (MaxText-MinText)/TextStep+1, func(i int) string { return number(MinText+i*TextStep) + " %" })
	s.Settings.Text = MinText + step*TextStep
	full := 0
	if s.Settings.FullScreen {
		full = 1
	}
	r = f.choice(r, "set-full", s.T("full-screen"), &full, 2, func(i int) string { return s.T([...]string{"off", "on"}[i]) })
	s.Settings.FullScreen = full == 1
	if s.Settings != before {
		s.keep()
	}
	row, r := r.Drop(12 * u).Cut(40 * u)
	if f.button(ID{What: "back"}, row.Middle(220*u, row.H), s.T("back"), "", strong) || f.Pressed[Escape] {
		s.Pop()
		return
	}
	if n.inGame {
		row, r = r.Drop(12 * u).Cut(40 * u)
		left, right := row.Split(row.W / 2)
		if f.button(ID{What: "leave"}, left.Middle(220*u, row.H), s.T("leave-game"), "", plain) {
			s.Home()
			return
		}
		if f.button(ID{What: "quit"}, right.Middle(220*u, row.H), s.T("quit"), "", plain) {
			s.Closed = true
		}
	}
	_ = r
}

// dialog draws a box in the middle of the window with a heading, lets nothing
// below be clicked, and returns the room inside.
func (f *Frame) dialog(w, h float64, heading string) layout.Rect {
	u := f.Unit
	all := layout.Rect{W: f.W, H: f.H}
	f.block("veil", all)
	f.Fill(all, 0, theme.Veil)
	box := all.Middle(min(w*u, f.W-20*u), min(h*u, f.H-20*u))
	f.panel(box)
	head, rest := box.Inset(20 * u).Cut(40 * u)
	f.Text(head, paint.Center, paint.Bold, theme.Heading*f.Type, theme.Ink, heading)
	return rest.Drop(8 * u)
}

// choice draws a line of settings: a name, and values to choose one of. It
// returns the room below.
func (f *Frame) choice(r layout.Rect, what, name string, value *int, n int, label func(int) string) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(42 * u)
	left, row := row.Split(min(150*u, row.W*0.3))
	f.Text(left, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, name)
	w := row.W / float64(n)
	for i := range n {
		cell := layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(3 * u)
		t := quiet
		if i == *value {
			t = strong
		}
		if f.button(ID{what, i}, cell, label(i), "", t) {
			*value = i
		}
	}
	return rest.Drop(6 * u)
}
