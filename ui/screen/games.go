package screen

import (
	"os"
	"path/filepath"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// gamesScreen lists the games that are kept: those that go on and those that are
// over.
type gamesScreen struct {
	over  int // 1: those that are over
	lists [2]scroll
	asked string          // the path of the game about whose deletion is asked
	gone  map[string]bool // the paths of those to be deleted when the screen is left
}

func newGames(s *Stack) *gamesScreen {
	s.Look()
	return &gamesScreen{gone: map[string]bool{}}
}

func (*gamesScreen) Name() string { return "games" }
func (*gamesScreen) Over() bool   { return false }

// leave deletes what was chosen to be deleted: until then it can be had back.
func (n *gamesScreen) leave(s *Stack) error {
	var failed error
	for path := range n.gone {
		if err := os.Remove(path); err != nil {
			failed = err
		}
	}
	s.Look()
	return failed
}

func (n *gamesScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	s.deep.menu(f, s)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(980*u, f.W-20*u), f.H-40*u)
	f.panel(box)
	r := box.Inset(24 * u)
	head, r := r.Cut(44 * u)
	f.Text(head, paint.Center, paint.Bold, theme.Heading*f.Type, theme.Ink, s.T("games"))
	games, done := s.shelf.list()
	var shown [2][]*saved
	for i := range games {
		k := 0
		if games[i].over {
			k = 1
		}
		shown[k] = append(shown[k], &games[i])
	}
	row, r := r.Drop(6 * u).Cut(42 * u)
	half := row.W / 2
	for k, key := range [...]string{"games-open", "games-over"} {
		t := quiet
		if k == n.over {
			t = strong
		}
		if f.button(ID{"games-tab", k}, layout.Rect{X: row.X + float64(k)*half, Y: row.Y, W: half, H: row.H}.Inset(3*u), s.T(key, len(shown[k])), "", t) {
			n.over, n.asked = k, ""
		}
	}
	list, foot := r.Drop(8 * u).Cut(r.H - 70*u)
	games2 := shown[n.over]
	if len(games2) == 0 && done {
		f.Text(list, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T([...]string{"games-none-open", "games-none-over"}[n.over]))
	}
	f.list("games", list, &n.lists[n.over], len(games2), 84*u, nil, func(i int, r layout.Rect) { n.row(f, s, i, r.Inset(3*u), games2[i]) })
	foot = foot.Drop(12 * u)
	foot.H = 46 * u
	if f.button(ID{What: "back"}, layout.Rect{X: foot.X, Y: foot.Y, W: 170 * u, H: foot.H}, s.T("back"), "", plain) || f.Pressed[Escape] {
		s.Pop()
		return
	}
	f.Text(layout.Rect{X: foot.X + 190*u, Y: foot.Y, W: foot.W - 190*u, H: foot.H}, paint.Right, paint.Italic, theme.Small*f.Type, theme.Dim, s.T("games-drop"))
}

// row is a line of the list: what the game is, and what can be done with it.
func (n *gamesScreen) row(f *Frame, s *Stack, i int, r layout.Rect, g *saved) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.5))
	side := layout.Rect{X: r.X, Y: r.Y, W: 6 * u, H: r.H}
	inner := r.Inset(9 * u)
	inner.X, inner.W = inner.X+10*u, inner.W-10*u
	words, buttons := inner.SplitRight(330 * u)
	at := func(from, to float64) layout.Rect {
		return layout.Rect{X: buttons.X + from*u, Y: r.Center().Y - 20*u, W: (to - from) * u, H: 40 * u}
	}
	color := theme.Water
	title, stands := filepath.Base(g.path), ""
	switch {
	case g.err != nil:
		color, stands = theme.Danger, s.T("no-save", g.err.Error())
	case g.duel:
	case g.over && g.won:
		color = theme.Lit
	case g.over:
		color = theme.Danger
	}
	if g.err == nil {
		title, stands = decks(s, &g.header), g.stands(s)
	}
	f.Fill(side, 3*u, color)
	switch {
	case n.gone[g.path]:
		f.Text(words, paint.Left, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("games-gone"))
		if f.button(ID{"games-keep", i}, at(200, 330), s.T("keep"), "", plain) {
			delete(n.gone, g.path)
		}
		return
	case n.asked == g.path:
		f.Text(words, paint.Left, paint.Bold, theme.Body*f.Type, theme.Warn, s.T("games-sure"))
		if f.button(ID{"games-delete", i}, at(60, 190), s.T("delete"), "", strong) {
			n.gone[g.path], n.asked = true, ""
		}
		if f.button(ID{"games-no", i}, at(200, 330), s.T("keep"), "", plain) {
			n.asked = ""
		}
		return
	}
	line, rest := words.Cut(words.H / 3)
	f.line(line, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, title)
	line, rest = rest.Cut(words.H / 3)
	f.line(line, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, stands)
	n.remarks(f, s, rest, i, g)
	if f.toolButton(ID{"games-bin", i}, at(290, 330), paint.Bin, s.T("delete"), "") {
		n.asked = g.path
	}
	n.open(f, s, i, at, g)
}

// remarks are the last line of a row: the result, the terms, and what is wrong.
func (*gamesScreen) remarks(f *Frame, s *Stack, r layout.Rect, i int, g *saved) {
	if g.err != nil {
		return
	}
	words := s.T("undo-is", s.terms(&g.header))
	switch {
	case g.over && !g.duel && g.won:
		words = s.T("victory") + " · " + words
	case g.over && !g.duel:
		words = s.T("defeat") + " · " + words
	}
	color := theme.Dim
	if len(g.harm) > 0 {
		words, color = capital(g.harm[0]), theme.Warn
		if hover, _ := f.spot(ID{"games-harm", i}, r, words, ""); hover {
			f.why = words
		}
	}
	f.line(r, paint.Left, paint.Regular, theme.Small*f.Type, color, words)
}

// open draws the buttons that open a game.
func (*gamesScreen) open(f *Frame, s *Stack, i int, at func(from, to float64) layout.Rect, g *saved) {
	switch {
	case g.err != nil:
	case g.duel:
		f.button(ID{"games-watch", i}, at(150, 280), s.T("watch"), s.T("is-duel"), plain)
	case g.over:
		if f.button(ID{"games-watch", i}, at(150, 280), s.T("watch"), "", strong) {
			s.WatchFile(g.path)
		}
	default:
		if f.button(ID{"games-watch", i}, at(10, 140), s.T("watch"), "", plain) {
			s.WatchFile(g.path)
		}
		if f.button(ID{"games-continue", i}, at(150, 280), s.T("continue"), "", strong) {
			s.resume(g.path)
		}
	}
}

// line writes a line that is a little smaller where it would not fit.
func (f *Frame) line(r layout.Rect, a paint.Align, face paint.Face, size float64, c paint.Color, words string) {
	if w := paint.Width(face, size, words); w > r.W {
		size = max(size*0.75, size*r.W/w)
	}
	f.Text(r, a, face, size, c, words)
}
