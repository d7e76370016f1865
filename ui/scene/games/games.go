// Package games is the scene of saved games: to continue, to watch, to delete.
package games

import (
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen lists the games that are kept: unfinished and finished ones.
type screen struct {
	scene.Base
	over  int // 1: the finished ones
	lists [2]widget.Scroll
	gone  map[string]bool // the paths of those to be deleted when the screen is left
	shown [2][]*session.Saved
	tabs  [2]string
	said  string // the language of the tabs
}

// New returns the games.
func New(s *scene.Stack) scene.Screen {
	s.ReadSaves()
	return &screen{gone: map[string]bool{}}
}

func (*screen) Name() string { return "games" }
func (*screen) Over() bool   { return false }

// Resume continues a game that is kept, or a match.
func Resume(s *scene.Stack, g *session.Saved) {
	o := s.Other(g.Kind)
	s.ChooseOther(o)
	switch {
	case g.Match:
		s.OpenMatch(g.Path)
	case o != nil:
		o.Tables(s).Resume(s, g.Path)
	default:
		play.Tables(s).Resume(s, g.Path)
	}
}

// Watch shows the game in a save, of whatever kind, from its beginning. Name is the name of the save for errors.
func Watch(s *scene.Stack, name string, open func() (io.ReadCloser, error)) {
	of := ""
	if save, err := open(); err == nil { // otherwise it is told below
		of = replay.GameIn(save)
		_ = save.Close()
	}
	if i := slices.IndexFunc(s.Others, func(o scene.Other) bool { return o.Name() == of }); i >= 0 {
		s.Others[i].Tables(s).WatchSave(s, name, open)
		return
	}
	play.Tables(s).WatchSave(s, name, open)
}

// WatchFile shows the game in a file from its beginning.
func WatchFile(s *scene.Stack, path string) {
	Watch(s, path, func() (io.ReadCloser, error) { return os.Open(path) })
}

// analyse shows the analysis of a finished game.
func analyse(s *scene.Stack, g *session.Saved) {
	if o := s.Other(g.Kind); o != nil {
		watch.ReviewFile(s, o, g.Path)
	} else {
		play.Analyse(s, g.Path)
	}
}

// Leave deletes what was chosen to be deleted: until then that can be undone.
func (n *screen) Leave(s *scene.Stack) error {
	var failed error
	for path := range n.gone {
		remove := replay.Delete
		if filepath.Ext(path) == match.Extension {
			remove = match.Delete
		}
		if err := remove(path); err != nil {
			failed = err
		}
	}
	s.ReadSaves()
	return failed
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	if o := s.Other(s.Kind()); o != nil {
		o.Backdrop(f, s, true)
	} else {
		s.Stage.Menu(s.LookAt(f))
	}
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1140*u, f.W-20*u), f.H-40*u)
	f.Panel(box)
	r := box.Inset(24 * u)
	head, r := r.Cut(44 * u)
	f.Text(head, paint.Center, paint.Display, theme.Heading*f.Type, theme.Ink, s.T("games"))
	done := n.sort(s)
	row, r := r.Drop(6 * u).Cut(42 * u)
	half := row.W / 2
	for k, label := range n.tabs {
		t := widget.Quiet
		if k == n.over {
			t = widget.Chosen
		}
		if f.Button(widget.ID{What: "games-tab", N: k}, layout.Rect{X: row.X + float64(k)*half, Y: row.Y, W: half, H: row.H}.Inset(3*u), label,
			"", t) {
			n.over = k
		}
	}
	list, foot := r.Drop(8 * u).Cut(r.H - 70*u)
	games := n.shown[n.over]
	if len(games) == 0 && done {
		f.Text(list, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T([...]string{"games-none-open", "games-none-over"}[n.over]))
	}
	height := max(104*u, min(148*u, list.H/float64(max(1, len(games)))))
	f.Rows("games", list, &n.lists[n.over], len(games), height, nil, func(i int, r layout.Rect) { n.row(f, s, i, r.Inset(3*u), games[i]) })
	foot = foot.Drop(12 * u)
	foot.H = 46 * u
	if f.Button(widget.ID{What: "back"}, layout.Rect{X: foot.X, Y: foot.Y, W: 170 * u, H: foot.H}, s.T("back"), "", widget.Plain) ||
		f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	f.Text(layout.Rect{X: foot.X + 190*u, Y: foot.Y, W: foot.W - 190*u, H: foot.H}, paint.Right, paint.Italic, theme.Small*f.Type, theme.Dim,
		s.T("games-drop"))
}

// sort sorts the games into unfinished and finished ones, and reports whether
// these are all.
func (n *screen) sort(s *scene.Stack) (all bool) {
	games, all := s.Saves.List()
	before := [2]int{len(n.shown[0]), len(n.shown[1])}
	n.shown[0], n.shown[1] = n.shown[0][:0], n.shown[1][:0]
	for i := range games {
		k := 0
		if games[i].Over {
			k = 1
		}
		n.shown[k] = append(n.shown[k], &games[i])
	}
	now := [2]int{len(n.shown[0]), len(n.shown[1])}
	if now != before || n.said != s.Settings.Language {
		n.said = s.Settings.Language
		n.tabs = [2]string{s.T("games-open", now[0]), s.T("games-over", now[1])}
	}
	return all
}

// row is a line of the list: the decks in pictures, what the game is, its state,
// and what can be done with it.
func (n *screen) row(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, g *session.Saved) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.55))
	pictures, rest := r.Split(1.5 * r.H)
	n.pictures(f, s, pictures.Inset(4*u), g)
	rest = rest.Middle(rest.W-18*u, min(rest.H-18*u, 116*u))
	words, buttons := rest.SplitRight(310 * u)
	words.X, words.W = words.X+4*u, words.W-14*u
	at := func(from, to float64) layout.Rect {
		return layout.Rect{X: buttons.X + from*u, Y: r.Center().Y - 21*u, W: (to - from) * u, H: 42 * u}
	}
	if n.gone[g.Path] {
		f.Text(words, paint.Left, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("games-gone"))
		if f.Button(widget.ID{What: "games-keep", N: i}, at(180, 310), s.T("keep"), "", widget.Plain) {
			delete(n.gone, g.Path)
		}
		return
	}
	words, state := words.SplitRight(170 * u)
	words.W -= 12 * u
	switch {
	case g.Err != nil:
		words.W += state.W
	case g.Kind != nil && !g.Match:
		n.outcome(f, s, state, g)
	case g.Duel || g.Match:
		n.standing(f, s, state, g)
	default:
		n.state(f, s, state, g)
	}
	said := g.Words(s.Session)
	line, rest := words.Cut(words.H * 0.44)
	f.FittedIn(line, paint.Bold, theme.Body*f.Type, theme.Ink, said.Title)
	line, rest = rest.Cut(words.H * 0.26)
	f.TextLine(line, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, said.When)
	n.remarks(f, s, n.emblems(f, rest, g), i, g)
	if f.ToolButton(widget.ID{What: "games-bin", N: i}, at(270, 310), paint.Bin, s.T("delete"), "") {
		s.Ask(s.T("games-sure"), s.T("delete"), func() { n.gone[g.Path] = true })
	}
	n.open(f, s, i, at, g)
}

// pictures show the decks of a game: one picture for each house of a single deck,
// one for each of several.
func (*screen) pictures(f *cardview.Canvas, s *scene.Stack, r layout.Rect, g *session.Saved) {
	dark := 0.0
	if g.Over && !g.Won {
		dark = 0.45
	}
	if o := s.Other(g.Kind); o != nil {
		o.Picture(f, r, 0, dark)
		return
	}
	if len(g.Decks) == 0 {
		f.Fade(r, 0, theme.House(card.Monster).Mix(theme.Abyss, 0.75), theme.Abyss)
		f.Mark(r.Middle(r.H*0.55, r.H*0.55), paint.Emblem(card.Monster), theme.House(card.Monster))
		return
	}
	if len(g.Decks) == 1 {
		f.Faces(s.Cards, r, g.Decks[0].Deck, &g.Decks[0].Faces, dark)
		return
	}
	w := r.W / float64(len(g.Decks))
	for i := range g.Decks {
		d := &g.Decks[i]
		f.Face(s.Cards, layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w - f.Unit, H: r.H}, 0, d.Deck, d.Faces[i%deck.Houses], dark)
	}
}

// emblems are the houses of the decks of a game; it returns the room beside them.
func (*screen) emblems(f *cardview.Canvas, r layout.Rect, g *session.Saved) layout.Rect {
	u := f.Unit
	side := min(22*u, r.H)
	for i := range g.Decks {
		if i > 0 {
			r = layout.Rect{X: r.X + 8*u, Y: r.Y, W: r.W - 8*u, H: r.H}
		}
		for _, h := range g.Decks[i].Deck.Houses {
			var disc layout.Rect
			disc, r = r.Split(side + 2*u)
			cardview.Emblem(f.List, disc.Middle(side, side), h)
		}
	}
	r.X, r.W = r.X+6*u, max(0, r.W-6*u)
	return r
}

// state is the state of the monster: what is left of it and its first gauge, or how
// the game ended.
func (*screen) state(f *cardview.Canvas, s *scene.Stack, r layout.Rect, g *session.Saved) {
	u := f.Unit
	bar, below := r.Inset(4 * u).Cut(r.H*0.44 - 4*u)
	bar = bar.Middle(bar.W, min(26*u, bar.H))
	left := max(0, g.Power-g.Damage)
	f.Fill(bar, 6*u, theme.Abyss)
	full := bar.Inset(2 * u)
	full.W *= float64(left) / float64(max(1, g.Power))
	f.Fade(full, 5*u, theme.Damage, theme.Damage.Mix(theme.Abyss, 0.45))
	f.Line(bar, 6*u, max(1, 1.2*u), theme.Bronze)
	f.Text(bar, paint.Center, paint.Bold, theme.Small*f.Type, theme.Power, g.Words(s.Session).Left)
	if g.Over {
		word, color := s.T("defeat"), theme.Danger
		if g.Won {
			word, color = s.T("victory"), theme.Lit
		}
		f.Text(below, paint.Center, paint.Bold, theme.Large*f.Type, color, word)
		return
	}
	side := min(22*u, below.H*0.8)
	for _, m := range g.Gauges {
		if m.OfPool {
			continue
		}
		if !m.Limited || m.Limit > pips {
			f.Text(below, paint.Center, paint.Bold, theme.Small*f.Type, theme.Ink, g.Words(s.Session).Gauges)
			return
		}
		x := below.Center().X - (float64(m.Limit)*side+float64(m.Limit-1)*10*u)/2
		for i := range m.Limit {
			at := layout.Rect{X: x + float64(i)*(side+10*u), Y: below.Center().Y - side/2 + 2*u, W: side, H: side}
			color := theme.Faint.Alpha(0.6)
			f.Fill(at, side/2, theme.Abyss)
			if i < m.Value {
				color = theme.Danger
				f.Fill(at, side/2, theme.Danger.Alpha(0.28))
			}
			f.Line(at, side/2, max(1, 1.2*u), color)
			f.Mark(at.Inset(side*0.24), paint.Rising, color)
		}
		return
	}
}

// outcome is how a game that is known by package game alone has ended.
func (*screen) outcome(f *cardview.Canvas, s *scene.Stack, r layout.Rect, g *session.Saved) {
	color := theme.Ink
	if g.Won {
		color = theme.Lit
	}
	f.TextLine(r, paint.Center, paint.Bold, theme.Large*f.Type, color, g.Words(s.Session).Left)
}

// standing is the state of a standard game: the keys of both players, and how it ended
// for one who played alone.
func (*screen) standing(f *cardview.Canvas, s *scene.Stack, r layout.Rect, g *session.Saved) {
	u := f.Unit
	if g.Match {
		f.Text(r, paint.Center, paint.Display, theme.Heading*f.Type, theme.Lit, g.Words(s.Session).Left)
		return
	}
	row, below := r.Inset(4 * u).Cut(r.H*0.5 - 4*u)
	half := row.W / 2
	for side := range 2 {
		cell := layout.Rect{X: row.X + float64(side)*half, Y: row.Y, W: half, H: row.H}.Inset(2 * u)
		f.Fill(cell, 6*u, theme.Seats[side].Mix(theme.Abyss, 0.7))
		key := min(cell.H*0.8, cell.W/3.6)
		for i := range max(3, g.Keys[side]) {
			x := cell.Center().X + (float64(i)-1)*key*1.1
			cardview.KeyToken(f.List, layout.Rect{X: x, Y: cell.Center().Y}.Middle(key, key), i, i < g.Keys[side])
		}
	}
	f.Text(below, paint.Center, paint.Bold, theme.Small*f.Type, theme.Ink, g.Words(s.Session).Left)
}

// pips is the most steps of a gauge that shows each of them.
const pips = 6

// remarks are beside the houses: the terms, or what is wrong.
func (*screen) remarks(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, g *session.Saved) {
	words, color := g.Words(s.Session).Remarks, theme.Dim
	if len(g.Harm) > 0 {
		color = theme.Warn
		if hover, _ := f.Spot(widget.ID{What: "games-harm", N: i}, r, words, ""); hover {
			f.Tip = words
		}
	}
	f.ShrunkLine(r, paint.Regular, theme.Small*f.Type, color, words)
}

// open draws the buttons that open a game.
func (*screen) open(f *cardview.Canvas, s *scene.Stack, i int, at func(from, to float64) layout.Rect, g *session.Saved) {
	switch {
	case g.Err != nil:
	case g.Match: // not to be watched
		label, t := s.T("continue"), widget.Plain
		if g.Over {
			label = s.T("match-see")
		} else if i == 0 {
			t = widget.Strong
		}
		if f.Button(widget.ID{What: "games-continue", N: i}, at(135, 260), label, "", t) || !g.Over && i == 0 && f.Pressed[widget.Enter] {
			Resume(s, g)
		}
	case g.Over:
		if (g.Kind == nil || watch.Reviewed(g.Kind)) &&
			f.Button(widget.ID{What: "games-analyse", N: i}, at(0, 125), s.T("games-analyse"), "", widget.Plain) {
			analyse(s, g)
		}
		if f.Button(widget.ID{What: "games-watch", N: i}, at(135, 260), s.T("watch"), "", widget.Plain) {
			WatchFile(s, g.Path)
		}
	default:
		if f.Button(widget.ID{What: "games-watch", N: i}, at(0, 125), s.T("watch"), "", widget.Plain) {
			WatchFile(s, g.Path)
		}
		t := widget.Plain
		if i == 0 { // the one played last
			t = widget.Strong
		}
		if f.Button(widget.ID{What: "games-continue", N: i}, at(135, 260), s.T("continue"), "", t) || i == 0 && f.Pressed[widget.Enter] {
			Resume(s, g)
		}
	}
}
