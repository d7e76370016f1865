package title

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/records"
	"github.com/keyraken/keyraken/ui/scene/settings"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// spoken are the words for another game in the language of the window.
type spoken struct {
	of       *scene.Other
	in       *lang.Language // of the window
	name     string
	language *lang.Language // with the words of the game
}

// speak returns the words for another game.
func (w *spoken) speak(s *scene.Stack, o *scene.Other) *spoken {
	if w.of != o || w.in != s.Language {
		*w = spoken{o, s.Language, s.WordsOf(o.Kind).Name(), s.Language.WithWords(o.Words)}
	}
	return w
}

// say is a text of the game.
func (w *spoken) say(key string) string { return w.language.T(key) }

// other is the title of another game: its picture, its name at the left, and the ways into it below.
func (n *screen) other(f *cardview.Canvas, s *scene.Stack, o *scene.Other) {
	u := f.Unit
	w := n.spoken.speak(s, o)
	o.Backdrop(f, s, false)
	version(f)
	foot := layout.Rect{X: 64 * u, Y: f.H - 40*u, W: f.W - 76*u, H: 30 * u}
	f.TextLine(foot, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, w.say("unofficial"))
	column := layout.Rect{X: 64 * u, Y: max(14*u, f.H/2-236*u), W: titleWidth * u, H: f.H}
	name, column := column.Cut(96 * u)
	n.name.Draw(f, s, name, theme.Title*u, w.name, &lettering.Iron, theme.Ink)
	line, column := column.Cut(50 * u)
	f.TextLine(line.Shift(0, -10*u), paint.Center, paint.Regular, theme.Large*f.Type, theme.Ink, w.say("subtitle"))
	beside := layout.Rect{X: column.Right() + 24*u, Y: column.Y, H: foot.Y - column.Y}
	beside.W = min(f.W-beside.X-12*u, 330*u)
	column = n.ways(f, s, column, o)
	first := []button{
		{"games", func() { s.Push(games.New(s)) }},
		{"records", func() { s.Push(records.New(s, o)) }},
	}
	if o.Learn != nil {
		first = slices.Insert(first, 0, button{"learn", func() { s.Push(o.Learn(s)) }})
	}
	column = buttons(f, s, column, first, []button{
		{"rules", s.OpenRules},
		{"settings", func() { s.Push(settings.New()) }},
		{"quit", func() { s.Closed = true }},
	}).Drop(titleGap * u)
	below := layout.Rect{X: column.X, Y: column.Y, W: 250 * u, H: foot.Y - column.Y}
	if below.H < exchangeHeight*u { // a low window has room at the right
		below = beside
		beside.H -= max(exchangeHeight*u, f.Target()) + 8*u
	}
	n.next.draw(f, s, o, beside)
	n.exchange(f, s, below)
}

// ways are those into another game: on with the last one, at once into a first one, or by a plan. It returns the place below.
func (n *screen) ways(f *cardview.Canvas, s *scene.Stack, column layout.Rect, o *scene.Other) layout.Rect {
	u, enter, look := f.Unit, f.Pressed[widget.Enter], widget.Plain
	row, rest := column.Cut(78 * u)
	_, all := s.Saves.List()
	switch last := s.Saves.Unfinished(o.Kind); {
	case last != nil:
		if n.goOn(f, s, row, last) || enter {
			f.Defer(func() { games.Resume(s, last) })
		}
	case all && s.Saves.LastOf(o.Kind) == nil:
		row, rest = column.Cut(58 * u)
		if w := &n.spoken; strong(f, "play", row, w.say("play"), w.say("play-why")) || enter {
			f.Defer(func() { o.Play(s) })
		}
	default:
		rest, look = column, widget.Strong
	}
	if look == widget.Plain {
		rest = rest.Drop(titleGap * u)
	}
	row, rest = rest.Cut(titleRow * u)
	if f.Button(widget.ID{What: "new-game"}, row, s.T("new-game"), "", look) || enter && look == widget.Strong {
		f.Defer(func() { s.Push(o.Setup(s)) })
	}
	return rest
}

// exchangeHeight is the height of the button of a game in units.
const exchangeHeight = 58.0

// exchange offers the games that are not on the title, at the foot of that place: each is a small picture with its name.
func (n *screen) exchange(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if len(s.Others) == 0 {
		return
	}
	u, now := f.Unit, s.Kind()
	h := max(exchangeHeight*u, f.Target())
	r = r.Drop(r.H - h)
	if now != nil {
		boss, _ := s.Catalogue.Number(s.Adventure.Boss())
		r = n.game(f, s, r, 0, nil, s.T("title"), func(at layout.Rect) { f.Artwork(at, 4*u, s.Catalogue.Card(boss), card.Monster, 0) })
	}
	for i := range s.Others {
		if o := &s.Others[i]; o.Kind != now {
			r = n.game(f, s, r, i+1, o, s.WordsOf(o.Kind).Name(), func(at layout.Rect) { o.Picture(f, at, 4*u, 0) })
		}
	}
}

// game is the button that brings another game to the title. It returns the place above.
func (*screen) game(
	f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, o *scene.Other, name string, picture func(layout.Rect),
) layout.Rect {
	u := f.Unit
	hover, click := f.Spot(widget.ID{What: "other-game", N: i}, r, name, "")
	ground, ink := theme.Abyss.Alpha(0.62), theme.Dim
	if hover {
		ground, ink = theme.Raised.Alpha(0.9), theme.Lit
	}
	f.Fill(r, 7*u, ground)
	f.Line(r, 7*u, max(1, u), theme.Bronze.Alpha(0.4))
	at, words := r.Inset(5 * u).Split(1.25 * (r.H - 10*u))
	picture(at)
	f.FittedIn(words.Drop(0).Inset(4*u).Shift(4*u, 0), paint.Display, theme.Body*f.Type, ink, name)
	if click {
		f.Defer(func() { s.ChooseOther(o) })
	}
	return r.Shift(0, -r.H-8*u)
}
