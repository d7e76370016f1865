package screen

import (
	"os"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// gamesScreen lists the games that are kept: those that go on and those that are
// over.
type gamesScreen struct {
	over  int // 1: those that are over
	lists [2]scroll
	gone  map[string]bool // the paths of those to be deleted when the screen is left
	shown [2][]*saved
	tabs  [2]string
	said  assets.Language // in which tabs are
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
	done := n.sort(s)
	row, r := r.Drop(6 * u).Cut(42 * u)
	half := row.W / 2
	for k, label := range n.tabs {
		t := quiet
		if k == n.over {
			t = strong
		}
		if f.button(ID{"games-tab", k}, layout.Rect{X: row.X + float64(k)*half, Y: row.Y, W: half, H: row.H}.Inset(3*u), label, "", t) {
			n.over = k
		}
	}
	list, foot := r.Drop(8 * u).Cut(r.H - 70*u)
	games := n.shown[n.over]
	if len(games) == 0 && done {
		f.Text(list, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T([...]string{"games-none-open", "games-none-over"}[n.over]))
	}
	f.list("games", list, &n.lists[n.over], len(games), 84*u, nil, func(i int, r layout.Rect) { n.row(f, s, i, r.Inset(3*u), games[i]) })
	foot = foot.Drop(12 * u)
	foot.H = 46 * u
	if f.button(ID{What: "back"}, layout.Rect{X: foot.X, Y: foot.Y, W: 170 * u, H: foot.H}, s.T("back"), "", plain) || f.Pressed[Escape] {
		s.Pop()
		return
	}
	f.Text(layout.Rect{X: foot.X + 190*u, Y: foot.Y, W: foot.W - 190*u, H: foot.H}, paint.Right, paint.Italic, theme.Small*f.Type, theme.Dim, s.T("games-drop"))
}

// sort sorts the games into those that go on and those that are over, and reports
// whether these are all.
func (n *gamesScreen) sort(s *Stack) (all bool) {
	games, all := s.shelf.list()
	before := [2]int{len(n.shown[0]), len(n.shown[1])}
	n.shown[0], n.shown[1] = n.shown[0][:0], n.shown[1][:0]
	for i := range games {
		k := 0
		if games[i].over {
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
	switch {
	case g.err != nil:
		color = theme.Danger
	case g.duel:
	case g.over && g.won:
		color = theme.Lit
	case g.over:
		color = theme.Danger
	}
	f.Fill(side, 3*u, color)
	if n.gone[g.path] {
		f.Text(words, paint.Left, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("games-gone"))
		if f.button(ID{"games-keep", i}, at(200, 330), s.T("keep"), "", plain) {
			delete(n.gone, g.path)
		}
		return
	}
	said := g.say(s)
	line, rest := words.Cut(words.H / 3)
	f.line(line, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, said.title)
	line, rest = rest.Cut(words.H / 3)
	f.line(line, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, said.stands)
	n.remarks(f, s, rest, i, g)
	if f.toolButton(ID{"games-bin", i}, at(290, 330), paint.Bin, s.T("delete"), "") {
		s.ask(s.T("games-sure"), s.T("delete"), func() { n.gone[g.path] = true })
	}
	n.open(f, s, i, at, g)
}

// remarks are the last line of a row: the result and the terms, or what is wrong.
func (*gamesScreen) remarks(f *Frame, s *Stack, r layout.Rect, i int, g *saved) {
	words, color := g.say(s).remarks, theme.Dim
	if len(g.harm) > 0 {
		color = theme.Warn
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
