package series

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The measures of the standings of a match of another game than KeyForge, in units.
const (
	standingRow  = 132.0 // the greatest height of a player
	standingHead = 26.0
	standingCell = 180.0 // the greatest width of a game
	standingName = 240.0
	standingWins = 96.0
	standingFoot = 112.0 // what is below the players
)

// high is how high the panel is in units, as far as there is room.
func (n *screen) high(f *cardview.Canvas) float64 {
	if n.f.Plan().Kind == nil {
		return 690
	}
	return min(690, 162+standingHead*f.Type/f.Unit+standingFoot*f.Type/f.Unit+standingRow*float64(len(n.f.Plan().Players)))
}

// standings show a match of another game: a row for each player, a column for each game with what they played it with, and how many
// each has won. It returns the room below.
func (n *screen) standings(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	p := n.f.Plan()
	columns := len(n.f.Games())
	if !n.f.Over() {
		columns = max(columns, 2*p.Format.Wins()-1)
	}
	name := max(0.24*r.W, standingName*u)
	games := r.W - name - standingWins*u
	wide := min(standingCell*u, games/float64(columns))
	head, rest := r.Cut(standingHead * f.Type)
	cell := func(row layout.Rect, i int) layout.Rect {
		return layout.Rect{X: row.X + name + (games-wide*float64(columns))/2 + float64(i)*wide, Y: row.Y, W: wide, H: row.H}
	}
	for i := range columns {
		ink := theme.Dim
		if i == len(n.f.Games())-1 && !n.f.Over() {
			ink = theme.Lit
		}
		f.TextLine(cell(head, i), paint.Center, paint.Regular, min(theme.Small*f.Type, 19*u), ink, s.T("game-n", i+1))
	}
	high := min(standingRow*u, (rest.H-standingFoot*min(f.Type, 1.3*u))/float64(len(p.Players)))
	entrants := n.entrants(s)
	wins := n.f.Wins()
	for seat := range p.Players {
		var row layout.Rect
		row, rest = rest.Cut(high)
		row = row.Inset(2 * u)
		won := n.f.Winner() == seat
		f.Fill(row, 7*u, theme.Abyss.Alpha(0.5))
		if won {
			f.Fill(row, 7*u, theme.Lit.Alpha(0.13))
		}
		n.entry(f, s, layout.Rect{X: row.X, Y: row.Y, W: name, H: row.H}.Inset(6*u), seat)
		for i := range columns {
			n.outcome(f, s, cell(row, i).Inset(4*u), i, seat, entrants)
		}
		ink := theme.Ink
		if wins[seat] == slices.Max(wins) && wins[seat] > 0 {
			ink = theme.Lit
		}
		_, sum := row.SplitRight(standingWins * u)
		f.Text(sum, paint.Center, paint.Display, min(theme.Title*u*0.6, row.H*0.7), ink, widget.Number(wins[seat]))
	}
	return rest
}

// entry names a player, and says who goes first in the game that comes next.
func (n *screen) entry(f *cardview.Canvas, s *scene.Stack, r layout.Rect, seat int) {
	u := f.Unit
	if s.Devices(n.Persons()) && !n.bot(seat) {
		var at layout.Rect
		r, at = r.SplitRight(min(170*u, 0.5*r.W))
		scene.DeviceOf(f, s, at.Middle(at.W, min(r.H, 46*u)), seat)
	}
	size := min(theme.Large*f.Type, 28*u, r.H*0.5)
	g := n.f.Agreed()
	if n.f.Over() || g.First != game.Seat(seat) {
		n.crested(f, s, r, paint.Left, paint.Bold, size, theme.People[seat], seat, n.player(s, seat))
		return
	}
	name, below := r.Middle(r.W, min(r.H, 2.1*size)).Cut(1.2 * size)
	n.crested(f, s, name, paint.Left, paint.Bold, size, theme.People[seat], seat, n.player(s, seat))
	f.TextLine(below, paint.Left, paint.Regular, min(theme.Small*f.Type, 19*u, below.H*0.8), theme.Lit, s.T("first-turn"))
}

// outcome shows with what a player played a game, and whether they won it; of one that is not over only its place.
func (n *screen) outcome(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i, seat int, entrants []string) {
	u := f.Unit
	if i >= len(n.f.Games()) || n.f.Games()[i].Winner < 0 {
		f.Line(r.Middle(min(r.W, r.H*cardview.PictureRatio), r.H).Inset(3*u), 6*u, max(1, 1.2*u), theme.Faint.Alpha(0.5))
		return
	}
	won := n.f.Games()[i].Winner == seat
	at := r.Middle(min(r.W, r.H*cardview.PictureRatio), min(r.H, r.W/cardview.PictureRatio))
	rim, dark := theme.Bronze.Mix(theme.Abyss, 0.4), 0.55
	if won {
		rim, dark = theme.Lit, 0
	}
	if k := i*len(n.f.Plan().Players) + seat; k < len(entrants) && entrants[k] != "" {
		s.Other(n.f.Plan().Kind).Portrait(f, at, 6*u, entrants[k])
		f.Fill(at, 6*u, theme.Abyss.Alpha(dark))
		name := s.Chronicle(n.f.Plan().Kind).EntrantNames()(entrants[k])
		if hover, _ := f.Spot(widget.ID{What: "match-entrant", N: k}, at, name, ""); hover {
			f.Tip = name
		}
	}
	f.Line(at, 6*u, 2*u, rim)
	if won {
		star := layout.Rect{X: at.Right() - 15*u, Y: at.Y + 15*u}.Middle(26*u, 26*u)
		f.Fill(star, 13*u, theme.Abyss.Alpha(0.85))
		f.Mark(star.Inset(3*u), paint.Star, theme.Lit)
	}
}

// entrants are what the players have played with, game by game, as far as the records of the games are known.
func (n *screen) entrants(s *scene.Stack) []string {
	p := n.f.Plan()
	results, version := s.Chronicle(p.Kind).Results()
	if k := &n.held; n.f.Name() == "" || k.version == version && k.games == len(n.f.Moves()) {
		return k.entrants
	}
	all := make([]string, len(n.f.Games())*len(p.Players))
	for i := range results {
		r := &results[i]
		if r.Match != n.f.Name() || r.Round < 1 || r.Round > len(n.f.Games()) {
			continue
		}
		for seat := range min(len(r.Team), len(p.Players)) {
			all[(r.Round-1)*len(p.Players)+seat] = r.Team[seat].Deck
		}
	}
	n.held = held{version, len(n.f.Moves()), all}
	return all
}

// held is with what the games of a match were played, by the records of a version.
type held struct {
	version, games int
	entrants       []string
}

// lead leads to the next game of a match of another game than KeyForge.
func (n *screen) lead(f *cardview.Canvas, s *scene.Stack, r, foot layout.Rect) bool {
	number := len(n.f.Games())
	words := s.T("match-first-why")
	if number > 1 {
		words = s.T("match-other-why")
	}
	f.Paragraph(r.Drop(6*f.Unit), paint.Center, paint.Italic, min(theme.Body*f.Type, 22*f.Unit), theme.Dim, words)
	if f.Button(widget.ID{What: "match-next"}, foot, s.T("match-next", number), "", widget.Strong) || f.Pressed[widget.Enter] {
		f.Defer(func() { n.err = s.PlayNext(n.f) })
		return true
	}
	return false
}
