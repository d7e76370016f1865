// Package series is the scene between the games of a match: its standing, what there is to
// decide (a deck, bids of chains, who goes first), the next game, and the end.
package series

import (
	"context"

	"github.com/keyraken/keyraken/game/ai/bidding"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is a match between two of its games.
type screen struct {
	scene.Base
	f        *match.File
	decks    [match.Players][]session.PicturedDeck
	bid      int // the proposed bid
	asked    match.Question
	held     held // of another game than KeyForge
	thinking *job.Job[thought]
	stop     context.CancelFunc // of that
	err      error
}

// thought is a computer's decision, unless it was stopped.
type thought struct {
	move match.Move
	ok   bool
}

// New returns the screen of a match.
func New(f *match.File) scene.Screen { return &screen{f: f, stop: func() {}} }

// Start begins the match of a plan: with its first game, or with what has to be decided before.
func Start(s *scene.Stack, p session.Plan) error {
	f, err := s.BeginMatch(p)
	if err != nil {
		return err
	}
	return begin(s, f)
}

func (*screen) Name() string { return "match" }
func (*screen) Over() bool   { return false }

// Low says that the standings of another game fit a low window.
func (n *screen) Low() bool { return n.f.Plan().Kind != nil }

// Leave stops all thinking.
func (n *screen) Leave(s *scene.Stack) error {
	n.stop()
	s.ReadSaves()
	return nil
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	o := s.Other(n.f.Plan().Kind)
	if o != nil {
		o.Backdrop(f, s, true)
	} else {
		s.StageFor(true).Menu(s.LookAt(f))
	}
	n.think(s)
	if o == nil && n.decks[0] == nil {
		for i, decks := range n.f.Plan().Decks {
			for k := range decks {
				n.decks[i] = append(n.decks[i], s.Pictured(&decks[k]))
			}
		}
	}
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1180*u, f.W-20*u), min(n.high(f)*u, f.H-20*u))
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(40 * u)
	f.TextLine(head, paint.Center, paint.Display, theme.Heading*f.Type, theme.Ink, s.Called(n.f.Match))
	if o == nil {
		r = n.score(f, s, r)
	}
	body, foot := r.Cut(r.H - 54*u)
	if body = body.Drop(6 * u); o != nil {
		body = n.standings(f, s, body)
	} else {
		body = n.games(f, s, body)
	}
	foot = layout.Rect{X: foot.X, Y: foot.Bottom() - 46*u, W: foot.W, H: 46 * u}
	if n.question(f, s, body.Drop(8*u), foot) {
		return
	}
	n.company(f, s)
	defer scene.Marks(f, s)
	leave := layout.Rect{X: foot.X, Y: foot.Y, W: 170 * u, H: foot.H}
	if f.Button(widget.ID{What: "match-leave"}, leave, s.T("title-screen"), "", widget.Plain) || f.Pressed[widget.Escape] {
		f.Defer(s.Home)
	}
}

// player names a player.
func (n *screen) player(s *scene.Stack, i int) string {
	p := n.f.Plan()
	one := session.OnlyPersonIn(p)
	switch {
	case p.Players[i].Name != "":
		return p.Players[i].Name
	case i == one:
		return s.T("you-title")
	case one >= 0 && len(p.Players) == match.Players:
		return s.T("bot")
	}
	return s.T("player-title", i+1)
}

// score shows the players, and what they have won.
func (n *screen) score(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(50 * u)
	row = n.devices(f, s, row)
	wins := n.f.Wins()
	middle := row.Middle(150*u, row.H)
	words := s.T("match-score", wins[0], wins[1])
	f.Text(middle, paint.Center, paint.Display, min(theme.Title*u*0.62, row.H*0.9), theme.Lit, words)
	size := min(theme.Large*f.Type, 30*u)
	half := (row.W-middle.W)/2 - 8*u
	left, right := layout.Rect{X: row.X, Y: row.Y, W: half, H: row.H}, layout.Rect{X: row.Right() - half, Y: row.Y, W: half, H: row.H}
	n.crested(f, s, left, paint.Right, paint.Bold, size, theme.Seats[0], 0, n.player(s, 0))
	n.crested(f, s, right, paint.Left, paint.Bold, size, theme.Seats[1], 1, n.player(s, 1))
	return rest
}

// gameHeight is the height of the line of a game, in units.
const gameHeight = 58.0

// games are the games so far, a line each, with the decks of both players. It returns the room
// below.
func (n *screen) games(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	for i := range n.f.Games() {
		var line layout.Rect
		line, r = r.Cut(gameHeight * u)
		n.game(f, s, line.Inset(2*u), i)
	}
	return r
}

// game is the line of a game.
func (n *screen) game(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) {
	u := f.Unit
	g := &n.f.Games()[i]
	f.Fill(r, 7*u, theme.Abyss.Alpha(0.5))
	middle := r.Middle(130*u, r.H)
	words := s.T("game-n", i+1)
	f.Spot(widget.ID{What: "match-game", N: i}, middle, words, "")
	f.TextLine(middle, paint.Center, paint.Regular, min(theme.Body*f.Type, 20*u), theme.Dim, words)
	half := (r.W-middle.W)/2 - 6*u
	for p := range match.Players {
		side := layout.Rect{X: r.X + 6*u, Y: r.Y, W: half, H: r.H}
		align := paint.Right
		if p == 1 {
			side.X, align = r.Right()-half-6*u, paint.Left
		}
		n.played(f, s, side, g, p, align)
	}
}

// played shows what a player played a game with, and how it ended for them.
func (n *screen) played(f *cardview.Canvas, s *scene.Stack, r layout.Rect, g *match.Game, p int, align paint.Align) {
	u := f.Unit
	mark, words := r.Split(40 * u)
	if align == paint.Right {
		words, mark = r.SplitRight(40 * u)
	}
	ink := theme.Ink
	switch {
	case g.Winner == p:
		f.Mark(mark.Middle(24*u, 24*u), paint.Star, theme.Lit)
		ink = theme.Lit
	case g.Winner >= 0:
		ink = theme.Dim
	}
	d := n.f.Deck(g.Decks[p])
	name, below := words.Cut(words.H * 0.56)
	f.TextLine(name, align, paint.Bold, min(theme.Body*f.Type, 22*u), ink, d.Name)
	f.TextLine(below, align, paint.Regular, min(theme.Small*f.Type, 17*u), theme.Dim, n.terms(s, g, p))
}

// terms say with how many chains a player begins a game, and whether first.
func (n *screen) terms(s *scene.Stack, g *match.Game, p int) string {
	words := s.T("no-chains")
	if g.Chains[p] > 0 {
		words = s.T("chains-count", g.Chains[p])
	}
	if g.First == keyforge.Side(p) {
		words += " · " + s.T("goes-first")
	}
	if g.Winner == p {
		words += " · " + s.T("game-won")
	}
	return words
}

// question asks for the next decision, and reports whether the screen was left.
func (n *screen) question(f *cardview.Canvas, s *scene.Stack, r, foot layout.Rect) bool {
	q := n.f.Ask()
	if q != n.asked {
		n.asked, n.bid = q, q.Bid+1
	}
	u := f.Unit
	strong := layout.Rect{X: foot.Right() - 420*u, Y: foot.Y, W: 420 * u, H: foot.H}
	if n.err != nil {
		f.FittedIn(r, paint.Regular, theme.Body*f.Type, theme.Danger, lang.Capital(s.Language.Say(n.err)))
	}
	switch {
	case q.Kind == match.AskNothing:
		return n.end(f, s, r, foot)
	case q.Kind == match.AskGame && n.f.Plan().Kind != nil:
		return n.lead(f, s, r, strong)
	case q.Kind == match.AskGame:
		return n.next(f, s, r, strong)
	case n.bot(q.Player):
		n.heading(f, s, r, s.T("series-thinks", n.player(s, q.Player)), q.Player)
	case q.Kind == match.AskDeck:
		n.offer(f, s, r, &q)
	case q.Kind == match.AskBid:
		n.auction(f, s, r, &q)
	default:
		n.first(f, s, r, &q)
	}
	return false
}

// heading says who decides what. It returns the room below.
func (n *screen) heading(f *cardview.Canvas, s *scene.Stack, r layout.Rect, words string, player int) layout.Rect {
	row, rest := r.Cut(38 * f.Unit)
	n.crested(f, s, row, paint.Center, paint.Bold, min(theme.Large*f.Type, 28*f.Unit), theme.Seats[player], player, words)
	return rest
}

// next leads to the next game.
func (n *screen) next(f *cardview.Canvas, s *scene.Stack, r, foot layout.Rect) bool {
	number := len(n.f.Games())
	words := s.T("match-next-why")
	if number == 1 {
		words = s.T("match-first-why")
	}
	r = r.Drop(10 * f.Unit)
	n.versus(f, s, r.Drop(f.Paragraph(r, paint.Center, paint.Italic, min(theme.Body*f.Type, 22*f.Unit), theme.Dim, words)))
	if !f.Button(widget.ID{What: "match-next"}, foot, s.T("match-next", number), "", widget.Strong) && !f.Pressed[widget.Enter] {
		return false
	}
	if save := n.f.Save(); save != "" {
		play.Tables(s).Resume(s, save)
		return true
	}
	m, err := s.OpenBegunTable(s.NextGame(n.f))
	if n.err = err; err != nil {
		return false
	}
	s.Replace(play.New(m))
	return true
}

// first lets a player say who goes first.
func (n *screen) first(f *cardview.Canvas, s *scene.Stack, r layout.Rect, q *match.Question) {
	u := f.Unit
	r = n.heading(f, s, r, s.T("series-ask-first", n.player(s, q.Player)), q.Player)
	r = r.Drop(f.Paragraph(r, paint.Center, paint.Italic, min(theme.Small*f.Type, 19*u), theme.Dim, s.T("match-first-means")) + 10*u)
	for i := range match.Players {
		cell := layout.Rect{X: r.Center().X + (float64(i)-1)*300*u, Y: r.Y, W: 300 * u, H: 56 * u}.Inset(4 * u)
		id, name := widget.ID{What: "match-first", N: i}, n.player(s, i)
		if f.Button(id, cell, "", "", widget.Plain) {
			f.Defer(func() { s.Decide(n.f, match.Move{Verb: match.First, N: i + 1}) })
		}
		f.Name(id, name)
		n.crested(f, s, cell.Inset(6*u), paint.Center, paint.Bold, min(theme.Body*f.Type, 24*u), theme.Ink, i, name)
	}
	n.versus(f, s, r.Drop(64*u))
}

// versus shows the decks of the next game, with their chains.
func (n *screen) versus(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	g := n.f.Agreed()
	if h := min(r.H-8*u, 220*u); h > 110*u {
		for i, d := range g.Decks {
			cell := layout.Rect{X: r.Center().X + (float64(i)-1)*340*u, Y: r.Y + 8*u, W: 340 * u, H: h}.Inset(6 * u)
			terms, cell := cell.Cut(26 * u)
			n.crested(f, s, terms, paint.Center, paint.Regular, min(theme.Small*f.Type, 19*u), theme.Dim, i, n.terms(s, g, i))
			n.face(f, s, cell, i, d, &n.decks[d.Owner][d.Deck])
		}
	}
}

// bot reports whether a computer decides for a player.
func (n *screen) bot(player int) bool { return n.f.Plan().Players[player].Bot != "" }

// think lets a computer decide if it is asked.
func (n *screen) think(s *scene.Stack) {
	q := n.f.Ask()
	if q.Kind == match.AskNothing || q.Kind == match.AskGame || !n.bot(q.Player) {
		return
	}
	if n.thinking == nil {
		ctx, stop := context.WithCancel(context.Background())
		f, cat := n.f.Match, s.Catalogue
		n.stop = stop
		n.thinking = job.Start(func() thought {
			v, ok := bidding.Decide(ctx, f, cat)
			return thought{v, ok}
		})
	}
	if t, ok := n.thinking.Done(); ok {
		n.thinking = nil
		if n.stop(); t.ok {
			s.Decide(n.f, t.move)
		}
	}
}

// end says who has won the match, and where to go from here.
func (n *screen) end(f *cardview.Canvas, s *scene.Stack, r, foot layout.Rect) bool {
	u := f.Unit
	winner := n.f.Winner()
	words := s.T("wins-match", n.player(s, winner))
	switch session.OnlyPersonIn(n.f.Plan()) {
	case -1:
	case winner:
		words = s.T("match-victory")
	default:
		words = s.T("match-defeat")
	}
	row, rest := r.Cut(64 * u)
	f.TextLine(row, paint.Center, paint.Display, min(theme.Title*u*0.7, row.H*0.8), theme.Lit.Mix(theme.Ink, 0.2), words)
	o := s.Other(n.f.Plan().Kind)
	if o == nil {
		f.Paragraph(rest, paint.Center, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, n.course(s))
	}
	at := func(i int) layout.Rect {
		return layout.Rect{X: foot.Right() - float64(2-i)*260*u, Y: foot.Y, W: 256 * u, H: foot.H}
	}
	change, to := s.T("change-decks"), func() { s.OpenSetup(s.PlanOfMatch(n.f)) }
	if o != nil {
		change, to = s.T("match-change"), func() { s.Replace(o.Setup(s)) }
	}
	if f.Button(widget.ID{What: "change-decks"}, at(0), change, "", widget.Plain) {
		f.Defer(to)
		return true
	}
	if f.Button(widget.ID{What: "match-again"}, at(1), s.T("match-again"), "", widget.Strong) || f.Pressed[widget.Enter] {
		f.Defer(func() {
			again, err := s.Rematch(n.f)
			if err == nil {
				err = begin(s, again)
			}
			n.err = err
		})
		return true
	}
	return false
}

// begin shows a match that has begun.
func begin(s *scene.Stack, f *match.File) error {
	s.Match = f
	if f.Plan().Kind != nil {
		return s.PlayNext(f)
	}
	if f.Ask().Kind != match.AskGame {
		s.Replace(New(f))
		return nil
	}
	m, err := s.OpenBegunTable(s.NextGame(f))
	if err == nil {
		s.Replace(play.New(m))
	}
	return err
}

// course says in a sentence or two how the match went.
func (n *screen) course(s *scene.Stack) string {
	words := ""
	for i := range n.f.Games() {
		g := &n.f.Games()[i]
		words += s.T("series-was", i+1, n.player(s, g.Winner), n.f.Deck(g.Decks[g.Winner]).Name) + " "
	}
	if bids, deck := n.f.Bids(); len(bids) > 0 {
		last := bids[len(bids)-1]
		words += s.T("match-was-bid", n.f.Deck(deck).Name, n.player(s, last.Player), last.Chains)
	}
	return words
}
