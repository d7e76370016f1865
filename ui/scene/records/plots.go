package records

import (
	"strconv"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/stats"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// plots are the plots with their texts.
type plots struct {
	summary string
	keys    [records.Outcomes]string // what the colors of the bars mean
	all     []plot
}

// plot is a plot: bars side by side, which count games by their outcome, or bars one below
// another, which show shares.
type plot struct {
	title  string
	bars   []bar
	most   int // games in the highest bar
	scale  [3]string
	shares bool
	plain  bool // all its games ended the same way
	shared bool // some were between two people
}

// bar is a bar of a plot.
type bar struct {
	label, tip, value string
	counts            records.Counts
	share             stats.Interval
}

// plotsOf puts the figures into words.
func plotsOf(s *scene.Stack, m *made) plots {
	c := m.charts
	p := plots{}
	for how := range outcomes {
		p.keys[how] = s.T(outcomes[how].key)
	}
	p.summary = s.T("records-summary", c.Counts.All(), c.Counts[records.Won], c.Counts[records.Won]+c.Counts[records.Lost])
	if c.Counts[records.Won]+c.Counts[records.Lost] > 0 {
		p.summary += " · " + s.T("records-interval", percent(c.Share.Share), percent(c.Share.Low), percent(c.Share.High))
	}
	if c.Median > 0 {
		p.summary += " · " + s.T("records-median", c.Median)
	}
	p.time(s, c)
	p.groups(s, c)
	p.turns(s, c)
	p.monster(s, c)
	p.bestDecks(s, c)
	p.standard(s, c)
	return p
}

// add adds a plot of bars side by side, unless it is empty.
func (p *plots) add(s *scene.Stack, q plot) {
	any := 0
	for i := range q.bars {
		b := &q.bars[i]
		q.most = max(q.most, b.counts.All())
		any += b.counts.All()
		q.shared = q.shared || b.counts[records.Shared] > 0
		if b.tip == "" {
			b.tip = s.T("records-bar", b.label, b.counts[records.Won], b.counts[records.Lost])
			if b.counts[records.Shared] > 0 {
				b.tip += ", " + s.T("records-bar-shared", b.counts[records.Shared])
			}
		}
	}
	if any == 0 {
		return
	}
	if q.most%2 == 1 && q.most > 1 {
		q.most++ // so that half of it is a whole number, too
	}
	q.scale = [3]string{"0", "", strconv.Itoa(q.most)}
	if q.most > 1 {
		q.scale[1] = strconv.Itoa(q.most / 2)
	}
	p.all = append(p.all, q)
}

// spanKeys are the names of plots over time.
var spanKeys = [...]string{records.Days: "plot-days", records.Weeks: "plot-weeks", records.Months: "plot-months",
	records.Years: "plot-years"}

func (p *plots) time(s *scene.Stack, c *records.Charts) {
	q := plot{title: s.T(spanKeys[c.Span])}
	for i := range c.Periods {
		q.bars = append(q.bars, bar{label: date(s, c.Span, c.Periods[i].From), counts: c.Periods[i].Counts})
	}
	p.add(s, q)
}

// shareOf is a bar that shows a share.
func shareOf(s *scene.Stack, label string, counts records.Counts, share stats.Interval) bar {
	b := bar{label: label, counts: counts, share: share, value: percent(share.Share)}
	games := counts[records.Won] + counts[records.Lost]
	b.tip = label + ": " + s.T("won-of", counts[records.Won], games) + ", " +
		s.T("records-interval", percent(share.Share), percent(share.Low), percent(share.High))
	return b
}

// addShares adds a plot of shares, if there are any.
func (p *plots) addShares(q plot) {
	q.shares = true
	if len(q.bars) > 0 {
		p.all = append(p.all, q)
	}
}

// mostShares is the most shares in a plot.
const mostShares = 8

func (p *plots) groups(s *scene.Stack, c *records.Charts) {
	q := plot{title: s.T("plot-difficulty")}
	for i := range c.Words {
		if g := &c.Words[i]; g.Counts[records.Won]+g.Counts[records.Lost] > 0 {
			q.bars = append(q.bars, shareOf(s, lang.Capital(groupWords(s, g)), g.Counts, g.Share))
		}
	}
	p.addShares(q)
	q = plot{title: s.T("plot-players")}
	for i := range c.Players {
		if g := &c.Players[i]; g.Counts.All() > 0 {
			q.bars = append(q.bars, shareOf(s, lang.Capital(s.T(session.FlightNames[i])), g.Counts, g.Share))
		}
	}
	p.addShares(q)
}

func (p *plots) turns(s *scene.Stack, c *records.Charts) {
	q := plot{title: s.T("plot-turns"), plain: true}
	for i := range c.Turns {
		b := &c.Turns[i]
		label := strconv.Itoa(b.From)
		if b.To > b.From {
			label += "–" + strconv.Itoa(b.To)
		}
		q.bars = append(q.bars, bar{label: label, counts: records.Counts{records.Won: b.Games}, tip: s.T("records-bin", label, b.Games)})
	}
	p.add(s, q)
}

func (p *plots) monster(s *scene.Stack, c *records.Charts) {
	if c.Gauge != "" {
		q := plot{title: s.T("plot-gauge", s.T(s.Gauge(c.Gauge).Name))}
		for i := range c.Rises {
			q.bars = append(q.bars, bar{label: strconv.Itoa(i), counts: c.Rises[i]})
		}
		p.add(s, q)
	}
	q := plot{title: s.T("plot-damage"), plain: true}
	for i, games := range c.Damage {
		label := strconv.Itoa(100*i/len(c.Damage)) + "–" + strconv.Itoa(100*(i+1)/len(c.Damage)) + " %"
		q.bars = append(q.bars, bar{label: label, counts: records.Counts{records.Lost: games}, tip: s.T("records-bin-damage", label, games)})
	}
	p.add(s, q)
}

func (p *plots) bestDecks(s *scene.Stack, c *records.Charts) {
	q := plot{title: s.T("plot-decks")}
	for i := range c.Decks {
		if d := &c.Decks[i]; d.Counts[records.Won]+d.Counts[records.Lost] > 0 && len(q.bars) < mostShares {
			q.bars = append(q.bars, shareOf(s, d.Name, d.Counts, d.Share))
		}
	}
	p.addShares(q)
}

func (p *plots) standard(s *scene.Stack, c *records.Charts) {
	q := plot{title: s.T("plot-keys")}
	for i := range c.Keys {
		q.bars = append(q.bars, bar{label: strconv.Itoa(i), counts: c.Keys[i]})
	}
	p.add(s, q)
}

// draw draws all plots, as many side by side as fit.
func (p *plots) draw(f *cardview.Canvas, r layout.Rect, at *widget.Scroll) {
	u := f.Unit
	columns := max(1, min(3, int(r.W/(370*f.Type))))
	rows := (len(p.all) + columns - 1) / columns
	high := max(210*f.Type, min(330*u, (r.H-float64(rows)*4*u)/float64(max(1, min(rows, 2)))))
	f.Scroll("records-plots", r, at, high*float64(rows), func(all layout.Rect) {
		w := all.W / float64(columns)
		for i := range p.all {
			cell := layout.Rect{X: all.X + float64(i%columns)*w, Y: all.Y + float64(i/columns)*high, W: w, H: high}
			p.one(f, cell.Inset(4*u), i)
		}
	})
}

// one draws a plot.
func (p *plots) one(f *cardview.Canvas, r layout.Rect, i int) {
	u := f.Unit
	q := &p.all[i]
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.5))
	f.Line(r, 8*u, max(1, u), theme.Bronze.Alpha(0.45))
	r = heading(f, r.Inset(9*u), q.title)
	if q.shares {
		p.below(f, r, i)
		return
	}
	size := theme.Tiny * f.Type
	if !q.plain {
		var line layout.Rect
		line, r = r.Cut(1.5 * size)
		p.legend(f, line, size, q.shared)
	}
	p.beside(f, r.Drop(3*u), i)
}

// legend says what the colors mean, each with its sign.
func (p *plots) legend(f *cardview.Canvas, r layout.Rect, size float64, shared bool) {
	u := f.Unit
	for _, how := range [...]records.Outcome{records.Won, records.Lost, records.Shared} {
		if how == records.Shared && !shared {
			continue
		}
		sample := layout.Rect{X: r.X, Y: r.Center().Y - 5*u, W: 10 * u, H: 10 * u}
		piece(f, sample, how)
		w := paint.Width(paint.Regular, size, p.keys[how])
		f.Text(layout.Rect{X: r.X + 15*u, Y: r.Y, W: w + u, H: r.H}, paint.Left, paint.Regular, size, theme.Dim, p.keys[how])
		r.X += w + 30*u
	}
}

// piece is a part of a bar: games won are filled, games lost hollow, those of two
// persons striped.
func piece(f *cardview.Canvas, r layout.Rect, how records.Outcome) {
	u := f.Unit
	if r.H <= 0 || r.W <= 0 {
		return
	}
	switch how {
	case records.Won:
		f.Fade(r, 2*u, theme.Lit, theme.Lit.Mix(theme.Warn, 0.5))
	case records.Lost:
		f.Fill(r, 2*u, theme.Danger.Alpha(0.16))
		f.Line(r, 2*u, max(1, 1.3*u), theme.Danger)
	default:
		f.Fill(r, 2*u, theme.Ward.Alpha(0.25))
		for y := r.Y; y < r.Bottom()-u; y += 4 * u {
			f.Fill(layout.Rect{X: r.X, Y: y, W: r.W, H: min(1.6*u, r.Bottom()-y)}, 0, theme.Ward)
		}
	}
}

// beside draws bars side by side.
func (p *plots) beside(f *cardview.Canvas, r layout.Rect, i int) {
	u, size := f.Unit, theme.Tiny*f.Type
	q := &p.all[i]
	axis := paint.Width(paint.Regular, size, q.scale[2]) + 8*u
	scale, r := r.Split(axis)
	room, foot := r.Cut(r.H - 1.6*size)
	room = room.Drop(size * 0.6)
	for k, label := range q.scale {
		y := room.Bottom() - room.H*float64(k)/2
		f.Fill(layout.Rect{X: room.X, Y: y - max(0.5, 0.5*u), W: room.W, H: max(1, u)}, 0, theme.Edge.Alpha(0.6))
		f.Text(layout.Rect{X: scale.X, Y: y - size*0.65, W: scale.W - 5*u, H: size * 1.3}, paint.Right, paint.Regular, size, theme.Dim, label)
	}
	w := room.W / float64(len(q.bars))
	free := foot.X - 20*u
	for k := range q.bars {
		b := &q.bars[k]
		cell := layout.Rect{X: room.X + float64(k)*w, Y: room.Y, W: w, H: room.H + foot.H}
		if hover, _ := f.ViewSpot(widget.ID{What: "records-bar", N: 100*i + k}, cell, b.tip); hover {
			f.Fill(cell, 3*u, theme.Lit.Alpha(0.14))
			f.Tip = b.tip
		}
		body := layout.Rect{X: cell.X, Y: room.Y, W: w, H: room.H}.Middle(min(w*0.72, 46*u), room.H)
		y := body.Bottom()
		for _, how := range [...]records.Outcome{records.Won, records.Shared, records.Lost} {
			h := body.H * float64(b.counts[how]) / float64(max(1, q.most))
			piece(f, layout.Rect{X: body.X, Y: y - h, W: body.W, H: h}, how)
			y -= h
		}
		wide := paint.Width(paint.Regular, size, b.label)
		x := max(foot.X-axis, min(cell.Center().X-wide/2, foot.Right()-wide))
		if x >= free {
			f.Text(layout.Rect{X: x, Y: foot.Y, W: wide + u, H: foot.H}, paint.Left, paint.Regular, size, theme.Dim, b.label)
			free = x + wide + 7*u
		}
	}
}

// below draws shares one below another, each with its interval.
func (p *plots) below(f *cardview.Canvas, r layout.Rect, i int) {
	u := f.Unit
	q := &p.all[i]
	step := min(r.H/float64(len(q.bars)), 40*f.Type)
	size := min(theme.Small*f.Type, step*0.72)
	for k := range q.bars {
		b := &q.bars[k]
		line, rest := r.Cut(step)
		r = rest
		if hover, _ := f.ViewSpot(widget.ID{What: "records-bar", N: 100*i + k}, line, b.tip); hover {
			f.Fill(line, 3*u, theme.Lit.Alpha(0.14))
			f.Tip = b.tip
		}
		name, way := line.Split(line.W * 0.42)
		name.W -= 8 * u
		f.ShrunkLine(name, paint.Regular, size, theme.Ink, b.label)
		way, value := way.SplitRight(paint.Width(paint.Bold, size, "100 %") + 8*u)
		f.Text(value, paint.Right, paint.Bold, size, theme.Ink, b.value)
		way = layout.Rect{X: way.X, Y: way.Center().Y - min(6*u, step*0.25), W: way.W, H: min(12*u, step*0.5)}
		f.Fill(way, 3*u, theme.Abyss)
		full := way
		full.W *= b.share.Share
		piece(f, full, records.Won)
		f.Line(way, 3*u, max(1, u), theme.Edge)
		at := func(x float64) float64 { return way.X + way.W*x }
		y := way.Center().Y
		f.Fill(layout.Rect{X: at(b.share.Low), Y: y - u, W: way.W * (b.share.High - b.share.Low), H: 2 * u}, 0, theme.Ink)
		for _, x := range [...]float64{b.share.Low, b.share.High} {
			f.Fill(layout.Rect{X: at(x) - u, Y: y - 4*u, W: 2 * u, H: 8 * u}, 0, theme.Ink)
		}
	}
}
