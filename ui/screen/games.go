package screen

import (
	"os"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// gamesScreen lists the games that are kept: those that go on and those that are
// over.
type gamesScreen struct {
	over  int // 1: those that are over
	lists [2]widget.Scroll
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
	s.stage.Menu(s.lookAt(f))
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
		if f.Button(widget.ID{What: "games-tab", N: k}, layout.Rect{X: row.X + float64(k)*half, Y: row.Y, W: half, H: row.H}.Inset(3*u), label, "", t) {
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
	if f.Button(widget.ID{What: "back"}, layout.Rect{X: foot.X, Y: foot.Y, W: 170 * u, H: foot.H}, s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
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

// row is a line of the list: the decks in pictures, what the game is, how it
// stands, and what can be done with it.
func (n *gamesScreen) row(f *Frame, s *Stack, i int, r layout.Rect, g *saved) {
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
	if n.gone[g.path] {
		f.Text(words, paint.Left, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("games-gone"))
		if f.Button(widget.ID{What: "games-keep", N: i}, at(180, 310), s.T("keep"), "", widget.Plain) {
			delete(n.gone, g.path)
		}
		return
	}
	words, state := words.SplitRight(170 * u)
	words.W -= 12 * u
	if g.err != nil {
		words.W += state.W
	} else if !g.duel {
		n.state(f, s, state, g)
	}
	said := g.say(s)
	line, rest := words.Cut(words.H * 0.36)
	f.TextLine(line, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, said.title)
	line, rest = rest.Cut(words.H * 0.28)
	f.TextLine(line, paint.Left, paint.Regular, theme.Small*f.Type, theme.Dim, said.when)
	n.remarks(f, s, n.emblems(f, rest, g), i, g)
	if f.ToolButton(widget.ID{What: "games-bin", N: i}, at(270, 310), paint.Bin, s.T("delete"), "") {
		s.ask(s.T("games-sure"), s.T("delete"), func() { n.gone[g.path] = true })
	}
	n.open(f, s, i, at, g)
}

// pictures show the decks of a game: one picture for each house of a single deck,
// one for each of several.
func (*gamesScreen) pictures(f *Frame, s *Stack, r layout.Rect, g *saved) {
	dark := 0.0
	if g.over && !g.won {
		dark = 0.45
	}
	if len(g.decks) == 0 {
		f.Fade(r, 0, theme.House(card.Keyraken).Mix(theme.Abyss, 0.75), theme.Abyss)
		f.Mark(r.Middle(r.H*0.55, r.H*0.55), paint.Emblem(card.Keyraken), theme.House(card.Keyraken))
		return
	}
	if len(g.decks) == 1 {
		f.faces(s, r, g.decks[0].deck, &g.decks[0].faces, dark)
		return
	}
	w := r.W / float64(len(g.decks))
	for i := range g.decks {
		d := &g.decks[i]
		f.face(s, layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w - f.Unit, H: r.H}, 0, d.deck, d.faces[i%deck.Houses], dark)
	}
}

// emblems are the houses of the decks of a game; it returns the room beside them.
func (*gamesScreen) emblems(f *Frame, r layout.Rect, g *saved) layout.Rect {
	u := f.Unit
	side := min(22*u, r.H)
	for i := range g.decks {
		if i > 0 {
			r = layout.Rect{X: r.X + 8*u, Y: r.Y, W: r.W - 8*u, H: r.H}
		}
		for _, h := range g.decks[i].deck.Houses {
			var disc layout.Rect
			disc, r = r.Split(side + 2*u)
			f.emblem(disc.Middle(side, side), h)
		}
	}
	r.X, r.W = r.X+6*u, max(0, r.W-6*u)
	return r
}

// state is how the Keyraken stands: what is left of it and how often it has risen;
// or how the game ended.
func (*gamesScreen) state(f *Frame, s *Stack, r layout.Rect, g *saved) {
	u := f.Unit
	bar, below := r.Inset(4 * u).Cut(r.H*0.44 - 4*u)
	bar = bar.Middle(bar.W, min(26*u, bar.H))
	left := max(0, g.power-g.damage)
	f.Fill(bar, 6*u, theme.Abyss)
	full := bar.Inset(2 * u)
	full.W *= float64(left) / float64(max(1, g.power))
	f.Fade(full, 5*u, theme.Damage, theme.Damage.Mix(theme.Abyss, 0.45))
	f.Line(bar, 6*u, max(1, 1.2*u), theme.Bronze)
	f.Text(bar, paint.Center, paint.Bold, theme.Small*f.Type, theme.Power, g.say(s).left)
	if g.over {
		word, color := s.T("defeat"), theme.Danger
		if g.won {
			word, color = s.T("victory"), theme.Lit
		}
		f.Text(below, paint.Center, paint.Bold, theme.Large*f.Type, color, word)
		return
	}
	side := min(22*u, below.H*0.8)
	x := below.Center().X - (4*side+3*10*u)/2
	for i := range 4 {
		at := layout.Rect{X: x + float64(i)*(side+10*u), Y: below.Center().Y - side/2 + 2*u, W: side, H: side}
		color := theme.Faint.Alpha(0.6)
		f.Fill(at, side/2, theme.Abyss)
		if i < g.rises {
			color = theme.Danger
			f.Fill(at, side/2, theme.Danger.Alpha(0.28))
		}
		f.Line(at, side/2, max(1, 1.2*u), color)
		f.Mark(at.Inset(side*0.24), paint.Rising, color)
	}
}

// remarks are beside the houses: the terms, or what is wrong.
func (*gamesScreen) remarks(f *Frame, s *Stack, r layout.Rect, i int, g *saved) {
	words, color := g.say(s).remarks, theme.Dim
	if len(g.harm) > 0 {
		color = theme.Warn
		if hover, _ := f.Spot(widget.ID{What: "games-harm", N: i}, r, words, ""); hover {
			f.Tip = words
		}
	}
	f.TextLine(r, paint.Left, paint.Regular, theme.Small*f.Type, color, words)
}

// open draws the buttons that open a game.
func (*gamesScreen) open(f *Frame, s *Stack, i int, at func(from, to float64) layout.Rect, g *saved) {
	switch {
	case g.err != nil:
	case g.duel:
		f.Button(widget.ID{What: "games-watch", N: i}, at(135, 260), s.T("watch"), s.T("is-duel"), widget.Plain)
	case g.over:
		if f.Button(widget.ID{What: "games-watch", N: i}, at(135, 260), s.T("watch"), "", widget.Plain) {
			s.WatchFile(g.path)
		}
	default:
		if f.Button(widget.ID{What: "games-watch", N: i}, at(0, 125), s.T("watch"), "", widget.Plain) {
			s.WatchFile(g.path)
		}
		t := widget.Plain
		if i == 0 { // the one that was played last
			t = widget.Strong
		}
		if f.Button(widget.ID{What: "games-continue", N: i}, at(135, 260), s.T("continue"), "", t) || i == 0 && f.Pressed[widget.Enter] {
			s.resume(g.path)
		}
	}
}
