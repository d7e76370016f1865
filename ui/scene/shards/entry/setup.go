package entry

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is where a new game is planned.
type screen struct {
	scene.Base
	plan
	behind *backdrop
	spoken *lang.Language // for which the words are
	words  *lang.Language
	labels [ways]string
	levels [nemesis.DifficultyCount]string
	err    error
	about  about
	near   string // the leader under the mouse
	opened bool   // the screen has been shown
}

// another is the plan of another game like the last one, or of a first one, before a backdrop.
func another(s *scene.Stack, behind *backdrop) scene.Screen {
	return &screen{plan: next(s), behind: behind}
}

func (*screen) Name() string { return "new-shards" }
func (*screen) Over() bool   { return false }

// Joins lets gamepads take the seats of persons.
func (n *screen) Joins(*scene.Stack) uint8 { return n.persons() }

// say is a text of these scenes.
func (n *screen) say(key string, args ...any) string { return n.words.T(key, args...) }

// speak takes the words of the language.
func (n *screen) speak(s *scene.Stack) {
	if n.spoken == s.Language {
		return
	}
	n.spoken, n.words = s.Language, s.Language.WithWords(Words)
	for w, name := range wayNames {
		n.labels[w] = n.say("mode-" + name)
	}
	for d := range n.levels {
		n.levels[d] = lang.Capital(nemesis.Adventure{}.Words(cards(s).Code)["difficulty-"+nemesis.Difficulty(d).String()])
	}
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	n.speak(s)
	u := f.Unit
	n.behind.draw(f, s, true)
	high := 696 + f.TouchGrowth(6, 42)
	f.SetMinHeight(high + 24)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1220*u, f.W-16*u), high*u)
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(40 * u)
	now := int(n.way)
	if f.Choices(layout.Rect{X: head.X, Y: head.Y - 4*u, W: head.W, H: head.H + 4*u}, "mode", &now, int(ways),
		func(i int) string { return n.labels[i] }) {
		n.switchTo(way(now), n.people)
	}
	terms, seats := r.Drop(14 * u).Split(min(484*u, 0.42*r.W))
	seats.X, seats.W = seats.X+24*u, seats.W-24*u
	n.terms(f, s, terms)
	n.sit(f, s, seats)
	if n.leave(f, s, terms) {
		return
	}
	if !n.opened {
		n.opened = true
		f.Lead(widget.ID{What: "begin"})
	}
}

// terms are the choices that apply to everybody.
func (n *screen) terms(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	if n.way == duel || n.way == everyone {
		r = n.length(f, s, r).Drop(4 * u)
	}
	if can := peoples[n.way]; len(can) > 1 {
		now := n.people - can[0]
		r = f.Options(r, "players", s.T("players"), &now, widget.Numbers[can[0]:can[len(can)-1]+1])
		n.switchTo(n.way, can[0]+now)
		r = r.Drop(4 * u)
	}
	if n.way == together {
		r = n.strength(f, s, r)
	} else {
		r = n.variants(f, r)
	}
	r = scene.Remark(f, r.Drop(6*u), theme.Water, n.say("means-"+wayNames[n.way]))
	if n.series() {
		r = scene.Remark(f, r, theme.Water, n.say("means-match-"+strconv.Itoa(n.format.Wins())))
	}
	r = s.UndoRemark(f, r, n.undo)
	if n.err != nil {
		r = scene.Remark(f, r, theme.Danger, s.Language.Say(n.err))
	}
	if id := cmp.Or(n.near, n.leaders[0]); id != "" && n.usesRelics() {
		n.about.tell(cards(s), id, n.way == together, n.say("extra"))
		n.about.draw(f, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 58*u})
	}
	n.near = ""
}

// lengths are the formats of a match, as they are offered.
var lengths = [...]match.Format{match.Single, match.BestOfThree, match.BestOfFive}

// length lets the players choose whether they play one game or a match.
func (n *screen) length(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	row, rest := r.Cut(f.RowHeight(44))
	now := max(0, slices.Index(lengths[:], n.format))
	f.Choices(row, "length", &now, len(lengths), func(i int) string { return s.FormatName(lengths[i], n.people) })
	n.format = lengths[now]
	return rest
}

// usesRelics reports whether the players have the relics of their leaders.
func (n *screen) usesRelics() bool {
	return n.way == together || n.future && !n.auction && n.relics == ownRelics
}

// strength lets the players choose how strong Nemesis is, and says how often the computer wins.
func (n *screen) strength(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	now := int(n.difficulty)
	r = f.Options(r, "difficulty", s.T("difficulty"), &now, n.levels[:])
	n.difficulty = nemesis.Difficulty(now)
	r = scene.Remark(f, r, theme.Dim, n.say("why-"+n.difficulty.String()))
	wins, color := n.say("wins", percent(n.difficulty, n.people)), theme.Dim
	if n.difficulty == nemesis.Easier {
		wins, color = s.T("advice-first")+" "+wins, theme.Chosen
	}
	return scene.Remark(f, r, color, wins)
}

// percent is how many games of a hundred the computer wins.
func percent(d nemesis.Difficulty, people int) int {
	return (100*nemesis.Wins(d, people) + nemesis.Measured/2) / nemesis.Measured
}

// variants are the choices for a game without Nemesis.
func (n *screen) variants(f *cardview.Canvas, r layout.Rect) layout.Rect {
	u := f.Unit
	r = f.Toggle(r, "future", n.say("future"), n.say("future-why"), &n.future).Drop(4 * u)
	if n.way == everyone && n.people == 3 {
		r = f.Toggle(r, "three-way", n.say("three-way"), n.say("three-way-why"), &n.threeWay).Drop(4 * u)
	}
	if !n.future {
		return r
	}
	sold := 0
	if n.auction {
		sold = 1
	}
	r = f.Options(r, "leaders", n.say("leaders"), &sold, []string{n.say("leaders-chosen"), n.say("leaders-auction")})
	if n.auction = sold == 1; n.auction {
		r = scene.Remark(f, r, theme.Dim, n.say("leaders-auction-why"))
	}
	r = f.Options(r.Drop(4*u), "relics", n.say("relics"), &n.relics,
		[]string{n.say("relics-own"), n.say("relics-draft"), n.say("relics-secret")})
	if n.relics != ownRelics {
		r = scene.Remark(f, r, theme.Dim, n.say([...]string{"", "relics-draft-why", "relics-secret-why"}[n.relics]))
	}
	return r
}

// leave draws the ways out, and reports whether one was taken.
func (n *screen) leave(f *cardview.Canvas, s *scene.Stack, r layout.Rect) bool {
	u := f.Unit
	foot := f.Footer(layout.Rect{X: r.X, Y: r.Bottom() - 50*u, W: r.W, H: 50 * u})
	back, foot := foot.Split(122 * u)
	more, begin := foot.Split(122 * u)
	if f.Button(widget.ID{What: "back"}, back.Inset(3*u), s.T("back"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return true
	}
	if f.Button(widget.ID{What: "more"}, more.Inset(3*u), s.T("more"), "", widget.Plain) {
		s.Push(&moreTerms{of: n})
	}
	if f.Button(widget.ID{What: "begin"}, begin.Inset(3*u), s.T("begin"), "", widget.Strong) || f.Pressed[widget.Enter] {
		n.err = n.begin(s)
		return n.err == nil
	}
	return false
}

// moreTerms are what need not be chosen before a game, and show how often the computer has won one.
type moreTerms struct {
	scene.Base
	of *screen
}

func (*moreTerms) Name() string { return "more" }
func (*moreTerms) Over() bool   { return true }

// rateRow is the height of a line of percentages in units.
const rateRow = 26.0

func (m *moreTerms) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, n := f.Unit, m.of
	high := 330.0
	if n.way == together {
		high += rateRow*float64(nemesis.DifficultyCount+1) + 10
	}
	r := f.Dialog(640, high+f.TouchGrowth(3, 42), s.T("more"))
	r = s.UndoTerms(f, r, &n.undo)
	r, _ = s.SeedOf(f, r, &n.seed, 1)
	if n.way == together {
		n.rates(f, s, r)
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	if f.Button(widget.ID{What: "ok"}, foot.Middle(220*u, foot.H), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] ||
		f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}

// rates are how often the computer beats Nemesis, a row for each difficulty and a column for each number of players. The row and
// the column of the plan stand out.
func (n *screen) rates(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u, size := f.Unit, min(theme.Body*f.Type, 20*f.Unit)
	head, _ := r.Cut(rateRow * u)
	name, columns := head.Split(head.W * 0.43)
	f.TextLine(name, paint.Left, paint.Regular, size, theme.Ink, s.T("rates"))
	wide := columns.W / 3
	for people := 1; people <= 3; people++ {
		column := layout.Rect{X: columns.X + float64(people-1)*wide, Y: head.Y, W: wide, H: head.H}.Inset(2 * u)
		f.TextLine(column, paint.Center, paint.Regular, size, stands(people == n.people), s.T("n-players", people))
		for d := range nemesis.DifficultyCount {
			cell := column.Shift(0, float64(d+1)*rateRow*u)
			words := s.T("rate", percent(d, people))
			if hover, _ := f.ViewSpot(widget.ID{What: "rate-" + d.String(), N: people}, cell, words); hover {
				f.Tip = n.say("wins-tip", nemesis.Wins(d, people), nemesis.Measured)
			}
			f.TextLine(cell, paint.Center, paint.Regular, size, stands(d == n.difficulty && people == n.people), words)
		}
	}
	for d := range nemesis.DifficultyCount {
		f.TextLine(name.Shift(0, float64(d+1)*rateRow*u), paint.Left, paint.Regular, size, stands(d == n.difficulty), n.levels[d])
	}
}

// stands is the color of words about what is chosen, or about something else.
func stands(chosen bool) paint.Color {
	if chosen {
		return theme.Lit
	}
	return theme.Dim
}
