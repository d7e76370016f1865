package records

import (
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// front is the overview in words.
type front struct {
	tiles []tile
	games []gameWords // the latest first
	week  string
	about string // how this week's voyage went
	next  []nextRung
}

// tile is a figure, and what it counts.
type tile struct {
	sign         paint.Sign
	value, label string
}

// gameWords are a game in words.
type gameWords struct {
	how          records.Outcome
	decks, about string
}

// nextRung is what comes next for a deck.
type nextRung struct {
	deck, name, words string
	rung              records.Rung
}

// How much the overview shows.
const (
	lastGames = 40
	nextRungs = 6
)

// frontOf puts the overview into words.
func (n *screen) frontOf(s *scene.Stack) front {
	m, k, week := n.made, n.kind(), games.Week(s.Now())
	c := m.book.Charts
	o := front{about: s.Chronicle(k).VoyageSummary(week), week: s.T("records-this-week", week)}
	hardest, highest := "–", "records-climbed"
	if n.other != nil {
		highest = "records-climbed-most"
	}
	best := 0
	_, ladder := s.Chronicle(k).Ladder()
	climbed := 0
	for i := range m.book.Decks {
		if d := &m.book.Decks[i]; d.Record.Best(ladder) > best {
			best = d.Record.Best(ladder)
			hardest = s.Chronicle(k).Difficulty(ladder[best-1])
		}
		climbed = max(climbed, m.book.Decks[i].Climbed)
	}
	fastest := "–"
	if c.Fastest > 0 {
		fastest = s.T("records-in-turns", c.Fastest)
	}
	share := "–"
	if c.Counts[records.Won]+c.Counts[records.Lost] > 0 {
		share = percent(c.Share.Share)
	}
	o.tiles = []tile{{paint.Cards, widget.Number(c.Counts.All()), s.T("records-games")}, {paint.Tick, share, s.T("records-won-share")},
		{paint.Rising, hardest, s.T("records-hardest")}, {paint.FastForward, fastest, s.T("records-fastest")},
		{paint.Star, s.T("of", climbed, records.MostTogether*len(ladder)), s.T(highest)}}
	for _, r := range m.last {
		o.games = append(o.games, wordsOf(s, k, r))
	}
	for i := range m.book.Decks {
		d := &m.book.Decks[i]
		if d.Next != nil && len(o.next) < nextRungs && len(d.Record) > 0 {
			o.next = append(o.next, nextRung{d.Deck, d.Name, s.T("records-next-is", s.Chronicle(k).RungWords(*d.Next)), *d.Next})
		}
	}
	return o
}

// lastOf are the last games, the last first; those without a date come after the others.
func lastOf(games []records.Result) []*records.Result {
	type dated struct {
		at   time.Time
		game *records.Result
	}
	var all []dated
	for i := range games {
		at, _ := games[i].At()
		all = append(all, dated{at, &games[i]})
	}
	slices.Reverse(all)
	slices.SortStableFunc(all, func(a, b dated) int { return b.at.Compare(a.at) })
	var last []*records.Result
	for _, d := range all[:min(len(all), lastGames)] {
		last = append(last, d.game)
	}
	return last
}

// wordsOf puts a game into words.
func wordsOf(s *scene.Stack, k game.Kind, r *records.Result) gameWords {
	g := gameWords{how: r.Outcome("")}
	var decks, about []string
	for i := range r.Team {
		decks = append(decks, r.Team[i].Name)
	}
	if len(decks) == 0 {
		decks = []string{s.T("position")}
	}
	between := " + "
	if r.Standard() {
		between = " – "
		if k == nil {
			about = append(about, s.T("standard-game"))
		}
		switch r.Kind() {
		case records.AgainstComputer:
			for i := range r.Team {
				if r.Team[i].Bot == "" {
					about = append(about, s.OpponentWords(r.Opponent(i)))
				}
			}
		default:
			if r.Winner > 0 && r.Winner <= len(r.Team) {
				about = append(about, s.T("records-winner", r.Team[r.Winner-1].Name))
			}
		}
	} else {
		about = append(about, s.Chronicle(k).Difficulty(r.Difficulty))
	}
	g.decks = strings.Join(decks, between)
	if r.Turns > 0 {
		about = append(about, s.T("records-in-turns", r.Turns))
	}
	if at, ok := r.At(); ok {
		about = append(about, s.Day(at))
	}
	if r.Voyage != "" {
		about = append(about, s.T("voyage"))
	}
	if r.Uncounted {
		about = append(about, s.T("records-uncounted"))
	}
	g.about = strings.Join(about, " · ")
	return g
}

// percent is a share in words.
func percent(share float64) string { return widget.Number(int(share*100+0.5)) + " %" }

// overview draws the first tab.
func (n *screen) overview(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	if n.none(f, s, r) {
		return
	}
	u := f.Unit
	row, r := r.Cut(40*u + 42*f.Type)
	w := row.W / float64(len(n.front.tiles))
	for i := range n.front.tiles {
		n.tile(f, layout.Rect{X: row.X + float64(i)*w, Y: row.Y, W: w, H: row.H}.Inset(4*u), &n.front.tiles[i])
	}
	r = r.Drop(6 * u)
	left, right := r.Split(r.W * 0.58)
	left.W -= 12 * u
	n.last(f, s, left)
	n.ahead(f, s, right)
}

// tile draws a figure.
func (*screen) tile(f *cardview.Canvas, r layout.Rect, t *tile) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.5))
	f.Line(r, 8*u, max(1, 1.2*u), theme.Bronze.Alpha(0.7))
	r = r.Inset(8 * u)
	value, label := r.Cut(r.H * 0.58)
	side := min(22*f.Type, value.H*0.7)
	sign, words := value.Split(side)
	f.Mark(sign.Middle(side, side), t.sign, theme.Lit)
	words.X, words.W = words.X+6*u, words.W-6*u
	f.ShrunkLine(words, paint.Display, min(theme.Heading*f.Type, words.H), theme.Ink, t.value)
	f.TextLine(label, paint.Left, paint.Regular, min(theme.Small*f.Type, label.H), theme.Dim, t.label)
}

// heading draws the heading of a part, and returns the room below.
func heading(f *cardview.Canvas, r layout.Rect, words string) layout.Rect {
	line, rest := r.Cut(1.7 * theme.Body * f.Type)
	f.ShrunkLine(line, paint.Bold, theme.Body*f.Type, theme.Bronze.Mix(theme.Ink, 0.5), words)
	return rest
}

// outcomes are the signs of the outcomes of games.
var outcomes = [records.Outcomes]struct {
	sign  paint.Sign
	color *paint.Color
	key   string
}{records.Lost: {paint.Cross, &theme.Danger, "records-lost"}, records.Won: {paint.Tick, &theme.Chosen, "records-wins"},
	records.Shared: {paint.Swords, &theme.Ward, "records-shared"}}

// last lists the last games.
func (n *screen) last(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	r = heading(f, r, s.T("records-last"))
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.35))
	games := n.front.games
	f.Rows("records-games", r.Inset(4*u), &n.scrolls[0], len(games), 12*u+36*f.Type, nil, func(i int, r layout.Rect) {
		g := &games[i]
		r = r.Inset(2 * u)
		f.Fill(r, 6*u, theme.Abyss.Alpha(0.4))
		sign, words := r.Split(r.H)
		side := min(18*f.Type, r.H*0.5)
		f.Mark(sign.Middle(side, side), outcomes[g.how].sign, *outcomes[g.how].color)
		top, below := words.Inset(2 * u).Cut(words.H*0.54 - 2*u)
		f.ShrunkLine(top, paint.Display, theme.Body*f.Type, theme.Ink, g.decks)
		f.ShrunkLine(below, paint.Regular, theme.Small*f.Type, theme.Dim, g.about)
	})
}

// ahead shows what to do next: this week's voyage, and the next rung of the decks that have
// come furthest.
func (n *screen) ahead(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	r = heading(f, r, s.T("voyage"))
	high := 14*u + 40*f.Type
	line, r := r.Cut(high)
	if n.offer(f, s, line, widget.ID{What: "records-voyage"}, n.front.week, n.front.about, s.T("begin"), widget.Strong) {
		f.Defer(func() { n.sail(s) })
	}
	r = heading(f, r.Drop(8*u), s.T("records-next"))
	for i := range n.front.next {
		if r.H < high {
			break
		}
		line, r = r.Cut(high)
		x := &n.front.next[i]
		if n.offer(f, s, line, widget.ID{What: "records-rung", N: i}, x.name, x.words, s.T("begin"), widget.Plain) {
			f.Defer(func() { n.climb(s, x.deck, x.rung) })
		}
	}
}

// offer draws something that can be done, and reports whether it was chosen.
func (*screen) offer(f *cardview.Canvas, s *scene.Stack, r layout.Rect, id widget.ID, head, about, label string,
	t widget.ButtonStyle) bool {
	u := f.Unit
	r = r.Inset(2 * u)
	f.Fill(r, 6*u, theme.Abyss.Alpha(0.4))
	words, button := r.SplitRight(min(150*u, r.W*0.34))
	words = layout.Rect{X: words.X + 10*u, Y: words.Y + 3*u, W: words.W - 18*u, H: words.H - 6*u}
	top, below := words.Cut(words.H * 0.52)
	f.ShrunkLine(top, paint.Display, theme.Body*f.Type, theme.Ink, head)
	f.ShrunkLine(below, paint.Regular, theme.Small*f.Type, theme.Dim, about)
	return f.Button(id, button.Middle(button.W-12*u, min(44*u, button.H-8*u)), label, "", t)
}

// date is a day of a plot, abbreviated.
func date(s *scene.Stack, span records.Span, t time.Time) string {
	y, m, d := t.Date()
	months := strings.Fields(s.T("months-short"))
	switch span {
	case records.Years:
		return widget.Number(y)
	case records.Months:
		return s.T("records-month", months[m-1], y)
	}
	return s.T("records-day", d, months[m-1])
}
