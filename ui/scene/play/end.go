package play

import (
	"slices"
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/course"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// endScreen is the end of a game: the fate of the monster, who won and why, how the
// game went, and where to go from here.
type endScreen struct {
	scene.Base
	m            *table.Model
	story        *save.Log
	course       *recap.Game
	why          widget.WrappedText // why it ended this way
	said         *lang.Language     // the language of the words
	turns        []string           // the turning points
	chances      *watch.Chances[*keyforge.Game]
	others       *others
	achievements newAchievements
	gains        gains
	name         scene.Cast            // victory or defeat
	deck         *session.PicturedDeck // the winner of a standard game; nil: not known
	tab          int                   // the tab shown
	scroll       widget.Scroll
	time         float64 // seconds so far
	apart        bool    // the table of the game is not below
}

// The tabs.
const (
	tabCourse = iota
	tabChances
	tabNumbers
	tabAchievements // if there are new ones
	tabOthers       // if somebody can think
)

// tabNames are the keys of the names of the tabs.
var tabNames = [...]string{tabCourse: "end-course", tabChances: "end-chances", tabNumbers: "end-numbers", tabOthers: "end-fared"}

// newEnd returns the end of the game of a table, with its story.
func newEnd(s *scene.Stack, m *table.Model, story *save.Log) *endScreen {
	return newEndOf(s, m, story, story.Path(), courseOf(story.Story))
}

func newEndOf(s *scene.Stack, m *table.Model, story *save.Log, path string, c *recap.Game) *endScreen {
	a := &analyst{m: m, story: story.Story, save: path}
	return &endScreen{m: m, story: story, course: c, chances: watch.NewChances(s, Tables(s), story.Story, a.analyse),
		others: newOthers(m, story.Story, path)}
}

// courseOf is the course of a game that was played.
func courseOf(story *save.Story) *recap.Game {
	c, err := recap.Of(story)
	if err != nil { // what was played once can be played again
		panic(err)
	}
	return c
}

func (*endScreen) Name() string { return "end" }
func (*endScreen) Over() bool   { return false }
func (*endScreen) Low() bool    { return true }

// Table is the table of the game.
func (n *endScreen) Table() *table.Model { return n.m }

// Leave stops a running analysis, and whoever plays the deal again.
func (n *endScreen) Leave(s *scene.Stack) error {
	n.chances.Leave(s)
	n.others.leave(s)
	return nil
}

const (
	endWidth = 690.0 // of the text, in units
	endSlide = 0.5   // seconds in which it slides in
)

func (n *endScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.time += f.Seconds * s.Settings.MotionSpeed()
	if n.said != s.Language {
		n.say(s)
	}
	n.chances.Update(s)
	n.others.update(s, n.tab == tabOthers)
	account := n.account(s)
	won := account.Won()
	at, _ := layout.Rect{W: f.W, H: f.H}.SplitRight((endWidth + 20) * u)
	s.StageOf(n.m).Ending(s.LookAt(f), at, &n.m.Player, won, n.time)
	n.words(f, s, at, &account)
	_, skip := f.Spot(widget.ID{What: "skip"}, layout.Rect{W: f.W, H: f.H}, "", "")
	if n.time < s.StageOf(n.m).EndingTime() {
		if skip || f.Pressed[widget.Space] || f.Pressed[widget.Enter] || f.Pressed[widget.Escape] {
			n.time = s.StageOf(n.m).EndingTime()
		}
		return
	}
	left := max(0, 1-(n.time-s.StageOf(n.m).EndingTime())/endSlide)
	n.panel(f, s, layout.Rect{X: f.W - (endWidth+12)*u + left*left*(endWidth+40)*u, Y: 8 * u, W: endWidth * u, H: f.H - 16*u})
}

// words says who won and why, over the scene.
func (n *endScreen) words(f *cardview.Canvas, s *scene.Stack, at layout.Rect, account *course.Account) {
	u := f.Unit
	heading, why := account.Heading(), account.Reason()
	metal, color, from := &lettering.Iron, theme.Danger, 4.6
	if account.Won() {
		metal, color, from = &lettering.Bronze, theme.Lit, 2.4
	}
	if n.m.Duel() {
		from = 1.2
	}
	alpha := min(1, max(0, n.time-from))
	if alpha == 0 {
		return
	}
	big := layout.Rect{X: at.X + 20*u, Y: f.H - 172*u, W: at.W - 40*u, H: 90 * u}
	if n.deck != nil {
		n.portrait(f, s, layout.Rect{X: big.X, Y: f.H * 0.22, W: big.W, H: big.Y - f.H*0.22 - 24*u})
	}
	dark := theme.Abyss.Alpha(0.82 * alpha)
	f.Fade(layout.Rect{Y: big.Y - 90*u, W: f.W, H: 110 * u}, 0, theme.Abyss.Alpha(0), dark)
	f.Fill(layout.Rect{Y: big.Y + 20*u, W: f.W, H: f.H - big.Y - 20*u}, 0, dark)
	n.name.Draw(f, s, big, 84*u, heading, metal, color.Mix(theme.Ink, 0.25).Alpha(alpha))
	if layout.Low(f.H, u) {
		return // the panel says why
	}
	size := min(theme.Heading*f.Type, 32*u)
	size *= min(1, big.W/paint.Width(paint.Regular, size, why))
	f.Text(layout.Rect{X: big.X, Y: big.Bottom(), W: big.W, H: 40 * u}, paint.Center, paint.Regular, size, theme.Ink.Alpha(alpha), why)
}

// panel shows how the game went, and where to go from here.
func (n *endScreen) panel(f *cardview.Canvas, s *scene.Stack, box layout.Rect) {
	u := f.Unit
	f.Panel(box)
	r := box.Inset(12 * u)
	if !layout.Low(f.H, u) {
		var heading layout.Rect
		heading, r = box.Inset(18 * u).Cut(30 * u)
		f.TextLine(heading, paint.Center, paint.Bold, min(theme.Large*f.Type, 24*u), theme.Bronze.Mix(theme.Ink, 0.55),
			session.DeckNames(s.Session, &n.m.Story.Header))
	}
	size := min(theme.Body*f.Type, 17*u)
	r = r.Drop(n.why.Draw(&f.Frame, r, paint.Regular, size, theme.Ink) + 6*u)
	var row layout.Rect
	row, r = r.Cut(f.RowHeight(36))
	achievements := n.achievements.lines(s, n.m)
	n.tabs(f, s, row, len(achievements) > 0)
	step := wayHeight(f) + 4*u
	body, foot := r.Drop(6 * u).Cut(r.H - 2*step - 14*u)
	switch n.tab {
	case tabCourse:
		n.told(f, s, body)
	case tabChances:
		n.chances.Draw(f, s, body)
	case tabNumbers:
		n.table(f, s, body)
	case tabAchievements:
		scene.AchievementLines(f, "end-feats", body, &n.scroll, achievements, 1)
	case tabOthers:
		n.others.draw(f, s, body)
	}
	n.ways(f, s, foot.Drop(8*u))
}

// tabs draws the tabs that there are.
func (n *endScreen) tabs(f *cardview.Canvas, s *scene.Stack, row layout.Rect, earned bool) {
	all := []int{tabCourse, tabChances, tabNumbers}
	if earned {
		all = append(all, tabAchievements)
	}
	if s.Thinkers > 0 {
		all = append(all, tabOthers)
	}
	shown := slices.Index(all, n.tab)
	if f.Choices(row, "end-tab", &shown, len(all), func(i int) string {
		if all[i] == tabAchievements {
			return n.achievements.label
		}
		return s.T(tabNames[all[i]])
	}) {
		n.tab, n.scroll = all[shown], widget.Scroll{}
	}
}

// wayHeight is the height of a button that leads away from here.
func wayHeight(f *cardview.Canvas) float64 { return f.RowHeight(40) + 6*f.Unit }

// table lists the numbers.
func (n *endScreen) table(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	rows := n.counts(s)
	size := min(theme.Body*f.Type, 18*u)
	f.Rows("end-numbers", r, &n.scroll, len(rows), max(r.H/float64(len(rows)), size*2.3), nil, func(i int, line layout.Rect) {
		row := &rows[i]
		f.Fill(layout.Rect{X: line.X, Y: line.Bottom() - u, W: line.W, H: max(1, u*0.8)}, 0, theme.Edge.Alpha(0.5))
		name, value := line, line
		if paint.Width(paint.Regular, size, row[0])+paint.Width(paint.Bold, size, row[1])+10*u > line.W {
			name, value = line.Cut(line.H / 2) // too much for one line
		}
		f.Text(name, paint.Left, paint.Regular, size, theme.Dim, row[0])
		f.Text(value, paint.Right, paint.Bold, size, theme.Ink, row[1])
	})
}

// told draws the course of the game: the charts, the best cards and the turning points.
func (n *endScreen) told(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	size := min(theme.Small*f.Type, 15*u)
	line := size * 2
	rows := (len(n.turns) + 1) / 2
	best := max(len(n.course.Damage), len(n.course.Amber))
	gained := n.gains.lines(s, n.m.Story.Story)
	below := line*(2+float64(rows)+float64(best)+float64(len(gained))) + 14*u
	chart := max(190*u-min(30*u, line*float64(len(gained))), r.H-below)
	f.Scroll("end-course", r, &n.scroll, chart+below, func(all layout.Rect) {
		part, rest := scene.DrawGains(f, all, paint.Rising, gained, line).Cut(chart)
		if p := n.chart(f, s, part); p != nil {
			n.watch(f, s, p.At)
		}
		part, rest = rest.Drop(8 * u).Cut(line * float64(1+best))
		left, right := part.Split(part.W / 2)
		n.best(f, left, s.T("end-best-damage"), paint.Burst, theme.Damage.Mix(theme.Ink, 0.15), n.course.Damage, line)
		n.best(f, right, s.T("end-best-amber"), paint.Drop, theme.Amber, n.course.Amber, line)
		head, rest := rest.Drop(6 * u).Cut(line)
		f.TextLine(head, paint.Left, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), s.T("end-turns"))
		for i := range n.turns {
			cell := layout.Rect{X: rest.X + float64(i/rows)*rest.W/2, Y: rest.Y + float64(i%rows)*line, W: rest.W/2 - 6*u, H: line}
			n.turning(f, s, i, cell, size)
		}
	})
}

// best lists the best cards in something.
func (n *endScreen) best(f *cardview.Canvas, r layout.Rect, heading string, sign paint.Sign, color paint.Color, all []recap.Best,
	line float64) {
	u := f.Unit
	size := line / 2
	head, rest := r.Cut(line)
	f.TextLine(head, paint.Left, paint.Bold, size, theme.Bronze.Mix(theme.Ink, 0.4), heading)
	for i := range all {
		b := &all[i]
		var row layout.Rect
		row, rest = rest.Cut(line)
		picture, row := row.Split(line * 1.25)
		f.Artwork(picture.Inset(1.5*u), 4*u, n.m.Catalogue().Card(b.Def), b.House, 0)
		mark, row := row.Drop(0).Split(line)
		cardview.Symbol(f.List, mark.Middle(size, size), sign, color)
		count, name := row.Split(paint.Width(paint.Display, size*1.15, "000"))
		f.Text(count, paint.Left, paint.Display, size*1.15, color.Mix(theme.Ink, 0.4), widget.Number(b.N))
		name.W -= 8 * u
		f.TextLine(name, paint.Left, paint.Regular, size, theme.Ink, n.m.Words.Called(b.Def))
	}
}

// turningSigns are the signs of the turning points.
var turningSigns = [recap.TurningKinds]struct {
	key   string
	sign  paint.Sign
	color *paint.Color
}{
	recap.Risen:    {"turning-risen", paint.Rising, &theme.Danger},
	recap.Struck:   {"turning-struck", paint.Burst, &theme.Damage},
	recap.Ravaged:  {"turning-ravaged", paint.Skull, &theme.Danger},
	recap.Restored: {"turning-restored", paint.Heart, &theme.Heal},
	recap.Forged:   {"turning-forged", paint.Key, &theme.Lit},
	recap.Ended:    {"turning-ended", paint.Star, &theme.Ink},
}

// turning is a turning point; a click watches the game from there.
func (n *endScreen) turning(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, size float64) {
	u := f.Unit
	x := &n.course.Turns[i]
	hover, click := f.Spot(widget.ID{What: "turning", N: i}, r, n.turns[i], "")
	ground := theme.Abyss.Alpha(0.45)
	if hover {
		ground = theme.Lit.Alpha(0.2)
	}
	f.Fill(r.Inset(1.5*u), 5*u, ground)
	sign, words := r.Split(r.H * 1.2)
	f.Mark(sign.Middle(size*1.1, size*1.1), turningSigns[x.Kind].sign, turningSigns[x.Kind].color.Mix(theme.Ink, 0.15))
	words, play := words.SplitRight(r.H)
	f.Mark(play.Middle(size*0.8, size*0.8), paint.Right3, theme.Dim)
	f.TextLine(words, paint.Left, paint.Regular, size, theme.Ink, n.turns[i])
	if click {
		n.watch(f, s, x.At)
	}
}

// watch shows the game again, from after that many inputs.
func (n *endScreen) watch(f *cardview.Canvas, s *scene.Stack, at int) {
	f.Defer(func() { Tables(s).WatchAbove(s, n.story.Fork(), at) })
}

// ways are where to go from here.
func (n *endScreen) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	h := &n.m.Story.Header
	columns := [...]int{3, 4}
	tabled := h.Voyage != "" && s.Net.Voyages != nil // its decks are given
	button := func(row, in int, what, label, why string, tone widget.ButtonStyle) bool {
		w := r.W / float64(columns[row])
		at := layout.Rect{X: r.X + float64(in)*w, Y: r.Y + float64(row)*(wayHeight(f)+4*u), W: w, H: wayHeight(f)}
		return f.Button(widget.ID{What: what}, at.Inset(3*u), s.T(label), why, tone)
	}
	begin := func(seed uint64) {
		if err := again(s, n.m.Story.Header, seed); err != nil {
			s.Tell(s.T("cannot-begin"), s.Language.Say(err))
		}
	}
	anew, dealt := "", ""
	if n.m.Elsewhere() {
		anew = s.T("online-again-why")
		dealt = anew
	} else if len(save.Setup(h).Decks) == 0 {
		dealt = s.T("end-position")
	}
	below := "see-table"
	if n.apart {
		below = "back"
	}
	if session.OfMatch(h) && !n.apart {
		n.matchWays(f, s, r)
		return
	}
	switch {
	case button(0, 0, "again", "play-again", anew, widget.Strong):
		f.Defer(func() { begin(s.Seed()) })
	case button(0, 1, "same-seed", "same-seed", dealt, widget.Plain):
		f.Defer(func() { begin(h.Seed) })
	case tabled && button(0, 2, "table", "tables-open", "", widget.Plain):
		f.Defer(func() { s.OpenVoyages(nil) })
	case !tabled && button(0, 2, "change-decks", "change-decks", dealt, widget.Plain):
		f.Defer(func() { s.OpenSetup(s.PlanOf(h)) })
	case button(1, 0, "watch", "watch", "", widget.Plain):
		n.watch(f, s, 0)
	case button(1, 1, "look", below, "", widget.Plain), f.Pressed[widget.Escape]:
		f.Defer(s.Pop)
	case button(1, 2, "picture", "picture", "", widget.Plain):
		f.Defer(func() { n.offerPictures(s) })
	case button(1, 3, "home", "title-screen", "", widget.Plain):
		f.Defer(s.Home)
	}
}

// say puts the end into words.
func (n *endScreen) say(s *scene.Stack) {
	n.said = s.Language
	c, account := n.course, n.account(s)
	last := &c.Points[len(c.Points)-1]
	words := account.Reason()
	if last.Damage < last.Power {
		words += " " + s.T("end-damage", last.Damage, last.Power)
	}
	if c.Healed > 0 {
		words += " " + s.T("end-healed", c.Dealt, c.Healed)
	}
	if advised := n.m.Story.Header.Advised; advised > 0 {
		words += " " + s.T("end-advised", advised)
	}
	n.why = widget.WrappedText{Words: words}
	if who := int(n.winner()); n.m.Duel() && who < len(save.Setup(&n.m.Story.Header).Decks) {
		d := s.Pictured(&save.Setup(&n.m.Story.Header).Decks[who])
		n.deck = &d
	}
	n.turns = n.turns[:0]
	for i := range c.Turns {
		x := &c.Turns[i]
		words := s.T(turningSigns[x.Kind].key, x.N)
		if n.m.Duel() && x.Kind == recap.Forged {
			words = s.T("duel-turning-forged", n.m.Name(x.Side), x.N)
		}
		n.turns = append(n.turns, s.T("turn-n", x.Turn)+": "+words)
	}
}

// counts are the numbers of the game, with what they count.
func (n *endScreen) counts(s *scene.Stack) [][2]string {
	if n.m.Duel() {
		return n.duelCounts(s)
	}
	t := &n.m.Tally
	sum := func(of [keyforge.MaxSides]int) (players int) {
		for i := range n.m.Seats() {
			players += of[i]
		}
		return players
	}
	b := &n.m.Board
	boss := &b.Faces[b.Boss]
	h := &n.m.Story.Header
	damage := s.T("of", boss.Damage, boss.Power)
	if healed := t.Wounds - boss.Damage; healed > 0 {
		damage = s.T("of-healed", boss.Damage, boss.Power, healed)
	}
	rows := [][2]string{
		{s.T("difficulty"), s.DifficultyOf(h.Mode, h.Difficulty)},
		{s.T("count-turns"), widget.Number(t.Turns)},
		{s.T("count-damage"), damage},
	}
	for _, g := range b.Gauges {
		if !g.OfPool {
			rows = append(rows, [2]string{s.T(s.Gauge(g.Name).Name), widget.Number(g.Value)})
		}
	}
	return append(rows, [][2]string{
		{s.T("count-played"), s.T("both", sum(t.Played), t.Played[keyforge.Monster])},
		{s.T("count-amber"), s.T("both", sum(t.Gained), t.Gained[keyforge.Monster])},
		{s.T("count-destroyed"), widget.Number(t.Destroyed)},
		{s.T("count-keys"), widget.Number(t.Keys)},
		{s.T("count-tides"), widget.Number(t.Tides)},
		{s.T("seed"), strconv.FormatUint(h.Seed, 10)},
		{s.T("undo"), s.Terms(h)},
	}...)
}
