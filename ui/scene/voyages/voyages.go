// Package voyages is the scene of the tables of the weekly voyages: a game of one's own is sent to a server, which has them, and
// how others played the same deal is seen there. Nothing is asked of a server, and nothing sent to it, but when a button is
// pressed that says so.
package voyages

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is the tables of the games that one plays alone, or as so many players.
type screen struct {
	scene.Base
	kind         game.Kind // nil: KeyForge
	server, name widget.Field
	week         int // 0: this one, 1: the last
	players      int // less one
	scroll       widget.Scroll
	own          []session.Sailed
	list         int // how many saves were read when own was found
	chosen       bool

	work  *job.Job[func()]
	stop  context.CancelFunc
	ctx   context.Context
	shown *voyage.Week // nil: not asked for
	said  string       // what became of what was asked
	bad   bool         // it was refused

	rows []row
	in   *lang.Language // that of the rows
}

// row is a game of the table in words.
type row struct {
	id, place, name, how string
	own, won             bool
}

// New is the tables of the voyages of a game; nil: KeyForge.
func New(s *scene.Stack, k game.Kind) scene.Screen {
	s.ReadSaves()
	n := &screen{kind: k, list: -1}
	n.ctx, n.stop = context.WithCancel(context.Background())
	n.server.Max, n.name.Max = 200, wire.MaxName
	server, name := cmp.Or(s.Settings.Server, s.Net.Page), s.Settings.Names[0]
	if t := s.Settings.Tables; t != nil {
		server, name = t.Server, t.Name
	}
	n.server.Set(server)
	n.name.Set(name)
	return n
}

func (*screen) Name() string { return "voyages" }
func (*screen) Over() bool   { return false }

// Game implements [scene.Screen].
func (n *screen) Game() game.Kind { return n.kind }

// Leave ends what is asked of a server.
func (n *screen) Leave(*scene.Stack) error {
	n.stop()
	return nil
}

// called is the name of the game in saves.
func (n *screen) called() string {
	if n.kind == nil {
		return games.KeyForge
	}
	return n.kind.Name()
}

// most is how many can play it.
func (n *screen) most() int {
	if n.kind == nil {
		return keyforge.MaxSeats
	}
	return n.kind.MaxSeats()
}

// weekName is the chosen week.
func (n *screen) weekName(s *scene.Stack) string { return games.Week(s.Now().AddDate(0, 0, -7*n.week)) }

// update takes what has been asked for, and the games that have been read.
func (n *screen) update(s *scene.Stack) {
	if then, ok := n.work.Done(); ok {
		n.work = nil
		then()
	}
	if all, _ := s.Saves.List(); n.list != len(all) {
		n.list = len(all)
		n.own = s.Chronicle(n.kind).Sailed(n.weekName(s))
		if len(n.own) > 0 && !n.chosen {
			n.chosen, n.players = true, n.own[0].Players-1
		}
	}
	if n.in != s.Language {
		n.tell("", false)
		n.say(s)
	}
}

// clear forgets what a server has told.
func (n *screen) clear(s *scene.Stack) {
	n.shown = nil
	n.tell("", false)
	n.say(s)
}

// best is the best game of one's own in the table that is chosen.
func (n *screen) best() *session.Sailed {
	if i := slices.IndexFunc(n.own, func(g session.Sailed) bool { return g.Players == n.players+1 }); i >= 0 {
		return &n.own[i]
	}
	return nil
}

// table is the table that is chosen, of a server.
func (n *screen) table(s *scene.Stack) session.Sent {
	return session.Sent{Server: n.server.Text(), Week: n.weekName(s), Game: n.called(), Players: n.players + 1}
}

// say puts the table into words.
func (n *screen) say(s *scene.Stack) {
	n.in, n.rows = s.Language, nil
	if n.shown == nil {
		return
	}
	sent, _ := s.Settings.SentTo(n.table(s))
	for i := range n.shown.Tables {
		t := &n.shown.Tables[i]
		if t.Game != n.called() || t.Players != n.players+1 {
			continue
		}
		for _, e := range t.Entries {
			n.rows = append(n.rows, row{e.ID, widget.Number(e.Place), e.Name, how(s, &e.Result), e.ID == sent.ID, e.Won})
		}
	}
}

// how says how a game went.
func how(s *scene.Stack, r *voyage.Result) string {
	switch {
	case r.Won:
		return s.T("tables-won", r.Turns)
	case r.Power > 0:
		return s.T("tables-lost-at", max(0, min(99, 100*r.Damage/r.Power)), r.Turns)
	}
	return s.T("tables-lost", r.Turns)
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.update(s)
	if o := s.Other(n.kind); o != nil {
		o.Backdrop(f, s, true)
	} else {
		s.StageFor(false).Menu(s.LookAt(f))
	}
	f.SetMinHeight(680 + f.TouchGrowth(8, 42))
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1160*u, f.W-16*u), f.H-24*u)
	f.Panel(box)
	head, r := box.Inset(20 * u).Cut(42 * u)
	title, weeks := head.Split(head.W * 0.56)
	f.ShrunkLine(title, paint.Display, theme.Heading*f.Type, theme.Ink, s.T("tables"))
	if f.Choices(weeks, "tables-week", &n.week, 2, func(i int) string { return s.T([...]string{"tables-now", "tables-last"}[i]) }) {
		n.list, n.chosen = -1, false
		n.clear(s)
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	r.H -= foot.H + 8*u
	left, right := r.Drop(10 * u).Split(r.W * 0.45)
	left.W -= 22 * u
	n.send(f, s, left)
	n.look(f, s, right)
	back, words := foot.Split(140 * u)
	if f.Button(widget.ID{What: "back"}, back, s.T("back"), "", widget.Plain) || f.OnTop && f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
		return
	}
	words = words.Inset(2 * u)
	words.X, words.W = words.X+14*u, words.W-14*u
	color, said := theme.Water, n.said
	if n.bad {
		color = theme.Danger
	}
	if n.work != nil {
		color, said = theme.Dim, s.T("tables-asking")
	}
	f.Fitted(words, theme.Body*f.Type, color, said)
}

func (n *screen) tell(words string, bad bool) { n.said, n.bad = words, bad }

// field draws a field with its name. It reports whether its text changed, and returns the room below.
func field(f *cardview.Canvas, r layout.Rect, what, name string, t *widget.Field, hint string) (bool, layout.Rect) {
	u := f.Unit
	row, rest := r.Cut(f.RowHeight(44))
	label, box := row.Split(row.W * 0.34)
	f.TextLine(label, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, name)
	return f.Field(widget.ID{What: what}, box.Inset(3*u), t, hint), rest.Drop(2 * u)
}

// send draws what is sent, and where to.
func (n *screen) send(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	other, r := field(f, r, "server", s.T("tables-server"), &n.server, "play.example.org")
	if other {
		n.clear(s)
	}
	_, r = field(f, r, "name", s.T("online-name"), &n.name, "")
	before := n.players
	if r = f.Options(r, "players", s.T("players"), &n.players, widget.Numbers[1:n.most()+1]); n.players != before {
		n.chosen = true
		n.say(s)
	}
	g, about, why := n.best(), "", n.why(s)
	sent, is := s.Settings.SentTo(n.table(s))
	if g != nil {
		about = s.T("tables-own", how(s, &g.Result))
	} else {
		about = s.T("tables-no-own")
	}
	r = r.Drop(f.Paragraph(r, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, about) + 8*u)
	row, r := r.Cut(f.RowHeight(46))
	give, take := row, layout.Rect{}
	if is {
		give, take = row.Split(row.W / 2)
		give.W, take.X, take.W = give.W-4*u, take.X+4*u, take.W-4*u
	}
	not := why
	if g == nil && not == "" {
		not = s.T("tables-no-own")
	}
	if f.Button(widget.ID{What: "send"}, give, s.T("tables-send"), not, widget.Strong) {
		n.give(s, *g, sent.Secret)
	}
	if is && f.Button(widget.ID{What: "withdraw"}, take, s.T("tables-withdraw"), why, widget.Plain) {
		s.Ask(s.T("tables-withdraw-sure"), s.T("tables-withdraw"), func() { n.takeBack(s, sent) })
	}
	scene.Remark(f, r.Drop(8*u), theme.Dim, s.T("tables-what"))
}

// why is why nothing can be asked of a server now, or "".
func (n *screen) why(s *scene.Stack) string {
	switch {
	case n.work != nil:
		return s.T("tables-asking")
	case n.server.Text() == "":
		return s.T("tables-no-server")
	}
	return ""
}

// look draws the table.
func (n *screen) look(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	row, r := r.Cut(f.RowHeight(44))
	name, button := row.SplitRight(190 * u)
	f.ShrunkLine(name, paint.Display, theme.Large*f.Type, theme.Water, s.T("tables-of", n.weekName(s)))
	if f.Button(widget.ID{What: "show"}, button.Inset(2*u), s.T("tables-show"), n.why(s), widget.Plain) {
		n.ask(s)
	}
	r = r.Drop(6 * u)
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.45))
	if len(n.rows) == 0 {
		words := s.T("tables-unasked")
		if n.shown != nil {
			words = s.T("tables-empty")
		}
		f.Paragraph(r.Middle(r.W-40*u, min(r.H, 110*f.Type)), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, words)
		return
	}
	sent, is := s.Settings.SentTo(n.table(s))
	f.Rows("tables-rows", r.Inset(4*u), &n.scroll, len(n.rows), f.RowHeight(46), nil, func(i int, r layout.Rect) {
		g := &n.rows[i]
		r = r.Inset(2 * u)
		ground, ink := theme.Abyss.Alpha(0.45), theme.Ink
		if g.own {
			ground, ink = theme.Raised, theme.Lit
		}
		f.Fill(r, 6*u, ground)
		place, rest := r.Split(46 * f.Type)
		f.TextLine(place, paint.Center, paint.Bold, theme.Body*f.Type, ink, g.place)
		rest, watch := rest.SplitRight(150 * u)
		words, end := rest.Split(rest.W * 0.46)
		f.ShrunkLine(words, paint.Display, theme.Body*f.Type, ink, g.name)
		color := theme.Dim
		if g.won {
			color = theme.Chosen
		}
		end.W -= 8 * u
		f.FittedIn(end, paint.Regular, theme.Small*f.Type, color, g.how)
		why := n.why(s)
		if why == "" && n.shown.Open && !is {
			why = s.T("tables-play-first")
		}
		if f.Button(widget.ID{What: "watch", N: i}, watch.Inset(2*u), s.T("watch"), why, widget.Quiet) {
			n.watch(s, g.id, sent.Secret)
		}
	})
}
