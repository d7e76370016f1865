package entry

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/codex"
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
	faces  *face.Words
	err    error
	near   *card.Card        // the hero under the mouse
	opened bool              // the screen has been shown
	seat   int               // whose heroes are chosen, where more than two play
	means  map[string]string // what computers mean to do, by name
}

func (*screen) Name() string { return "new-codex" }
func (*screen) Over() bool   { return false }

// Joins lets gamepads take the seats of persons.
func (n *screen) Joins(*scene.Stack) uint8 { return n.persons() }

// say is a text of these scenes.
func (n *screen) say(key string, args ...any) string { return n.words.T(key, args...) }

// modeWords are the keys of the words of the modes.
var modeWords = [...]string{"mode-one", "mode-three", "mode-all", "mode-dragon"}

// meanings are the keys of what the modes are.
var meanings = [...]string{"means-one", "means-three", "means-all", "means-dragon"}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	if n.spoken != s.Language {
		n.spoken, n.words, n.means = s.Language, s.Language.WithWords(Words), map[string]string{}
	}
	u := f.Unit
	n.behind.draw(f, s, true)
	high := 640 + f.TouchGrowth(4, 42)
	f.SetMinHeight(high + 24)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1220*u, f.W-16*u), high*u)
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(f.RowHeight(40))
	if now := n.way; f.Choices(head, "mode", &now, len(modeWords), func(i int) string { return n.say(modeWords[i]) }) {
		n.switchTo(now, n.people)
	}
	terms, seats := r.Drop(14 * u).Split(min(430*u, 0.38*r.W))
	seats.X, seats.W = seats.X+24*u, seats.W-24*u
	n.near = nil
	if n.people == 2 {
		n.sit(f, s, seats)
	} else {
		n.sitMany(f, s, seats)
	}
	n.terms(f, s, terms)
	if n.leave(f, s, terms) {
		return
	}
	if !n.opened {
		n.opened = true
		f.Lead(widget.ID{What: "begin"})
	}
}

// lengths are the formats of a match, as they are offered.
var lengths = [...]match.Format{match.Single, match.BestOfThree, match.BestOfFive}

// terms are the choices that apply to everybody, and what the hero does whom the player looks at.
func (n *screen) terms(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	row, rest := r.Cut(f.RowHeight(44))
	switch can := ways[n.way]; {
	case can.most == 2:
		now := max(0, slices.Index(lengths[:], n.format))
		f.Choices(row, "length", &now, len(lengths), func(i int) string { return s.FormatName(lengths[i], 2) })
		n.format = lengths[now]
		r = rest.Drop(8 * u)
	case can.least < can.most:
		now := n.people - can.least
		r = f.Options(r, "players", s.T("players"), &now, widget.Numbers[can.least:can.most+1])
		n.switchTo(n.way, can.least+now)
	}
	r = scene.Remark(f, r, theme.Water, n.say(meanings[n.way]))
	if n.format != match.Single {
		r = scene.Remark(f, r, theme.Water, n.say([...]string{match.BestOfThree: "means-match-2", match.BestOfFive: "means-match-3"}[n.format]))
	}
	r = s.UndoRemark(f, r, n.undo)
	if said := n.intended(s); said != "" {
		r = scene.Remark(f, r, theme.Bronze, said)
	}
	if n.err != nil {
		r = scene.Remark(f, r, theme.Danger, s.Language.Say(n.err))
	}
	of := n.near
	if all := n.heroes[n.shown()]; of == nil && len(all) > 0 {
		of = hero(all[len(all)-1])
	}
	if of != nil {
		n.about(f, s, layout.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 58*u}.Drop(8*u), of)
	}
}

// intended is what a computer at the table means to do, if one follows a plan: rather that of the seat that is shown.
func (n *screen) intended(s *scene.Stack) string {
	if said := n.meant(s, n.seats[n.shown()]); said != "" {
		return said
	}
	for _, name := range n.seats[:n.people] {
		if said := n.meant(s, name); said != "" {
			return said
		}
	}
	return ""
}

// meant is the plan of a computer in short, or "" if it follows none.
func (n *screen) meant(s *scene.Stack, name string) string {
	said, known := n.means[name]
	if !known {
		if p, err := codex.Kind().NewPlayer(name, 0); err == nil {
			if p, ok := p.(game.Planner); ok {
				said = strings.Join(p.Plan(s.WordsOf(codex.Kind()))[:2], " ")
			}
		}
		n.means[name] = said
	}
	return said
}

// leastCard is how high a place must be, in units, to show a hero as a card.
const leastCard = 300.0

// about says what a hero does: as a large card, or in words at the foot of a place.
func (n *screen) about(f *cardview.Canvas, s *scene.Stack, r layout.Rect, of *card.Card) {
	in := cards(s)
	if r.H >= leastCard*f.Unit {
		if n.faces == nil || n.faces.Language() != in {
			n.faces = face.NewWords(in)
		}
		w := min(r.W, 290*f.Unit)
		if h := face.LargeHeight(f, n.faces, of, w); h > r.H {
			w *= r.H / h
		}
		face.Large(f, n.faces, of, r.Middle(w, min(r.H, face.LargeHeight(f, n.faces, of, w))), face.Look{Price: -1})
		return
	}
	color := face.Color(of.Color).Mix(theme.Ink, 0.35)
	title := in.Name(of.ID) + " · " + in.Spec(of.Spec)
	size := min(theme.Body*f.Type, 20*f.Unit)
	words := face.Text(in, of)
	high := theme.Large*f.Type*paint.LineHeight + 4*f.Unit
	if least := high + float64(len(paint.Wrap(paint.Regular, size, words, r.W)))*size*paint.LineHeight; least > r.H {
		size *= max(0.5, (r.H-high)/(least-high))
	} else {
		r = r.Drop(r.H - least)
	}
	head, body := r.Cut(high)
	cardview.Fit(f, head, paint.Left, paint.Display, theme.Large*f.Type, color, title)
	cardview.Fit(f, body, paint.Left, paint.Regular, size, theme.Dim, words)
}

// leave draws the ways out, and reports whether one was taken.
func (n *screen) leave(f *cardview.Canvas, s *scene.Stack, r layout.Rect) bool {
	u := f.Unit
	foot := f.Footer(layout.Rect{X: r.X, Y: r.Bottom() - 50*u, W: r.W, H: 50 * u})
	back, foot := foot.Split(min(122*u, foot.W*0.3))
	more, begin := foot.Split(min(122*u, foot.W*0.42))
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

// shown is the seat whose heroes are shown.
func (n *screen) shown() int {
	if n.people == 2 {
		return 0
	}
	return min(n.seat, n.people-1)
}

// sit shows who plays with which heroes, of two.
func (n *screen) sit(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	gap := 12 * u
	h := (r.H - gap) / 2
	for seat := range 2 {
		box := layout.Rect{X: r.X, Y: r.Y + float64(seat)*(h+gap), W: r.W, H: h}
		color := *face.SeatColor(game.Seat(seat))
		f.Slab(box, color, 0.45)
		top, rest := box.Inset(12 * u).Cut(f.RowHeight(40))
		n.held(f, s, top, seat, min(190*u, top.W*0.34))
		n.lineUp(f, s, rest.Drop(8*u), seat)
	}
}

// held shows who sits in a seat, behind the name that is so wide.
func (n *screen) held(f *cardview.Canvas, s *scene.Stack, r layout.Rect, seat int, wide float64) {
	u := f.Unit
	label, who := r.Split(wide)
	label.X, label.W = label.X+4*u, label.W-10*u
	if n.seats[seat] != "" {
		cardview.Fit(f, label, paint.Left, paint.Display, theme.Large*f.Type, *face.SeatColor(game.Seat(seat)), n.called(s, seat))
	} else {
		s.NamePlayer(f, label, seat, n.called(s, seat), n.players[seat], func(name string) { n.players[seat] = name })
	}
	n.seats[seat] = s.SeatHolder(f, who, seat, n.seats[seat], computers(), n.persons())
}

// sitMany shows who plays with which heroes, of more than two: a row for each with those that have been chosen, teams apart from each
// other, and below them the heroes from which they are chosen for one of them.
func (n *screen) sitMany(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	gap := 5 * u
	low := min(220*u, r.H*0.4)
	h := min(64*u, max(f.Target()+6*u, (r.H-low)/float64(n.people)-gap))
	for seat := range n.people {
		row := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
		r = r.Drop(h + gap)
		if n.way == dragon && seat == 1 {
			r = r.Drop(2 * gap)
		}
		much := 0.35
		if seat == n.shown() {
			much = 0.8
		}
		f.Slab(row, *face.SeatColor(game.Seat(seat)), much)
		line, team := row.Inset(5 * u).SplitRight(row.W * 0.24)
		n.held(f, s, line, seat, min(170*u, line.W*0.32))
		n.chosen(f, s, team, seat)
	}
	n.lineUp(f, s, r.Drop(gap), n.shown())
}

// chosen shows which heroes a seat has; a click lets others be chosen for it.
func (n *screen) chosen(f *cardview.Canvas, s *scene.Stack, r layout.Rect, seat int) {
	u := f.Unit
	r.X, r.W = r.X+6*u, r.W-6*u
	words := n.say("choose-heroes", n.called(s, seat))
	hover, click := f.Spot(widget.ID{What: "choose", N: seat}, r, words, "")
	if hover {
		f.Tip = words
	}
	if click {
		n.seat = seat
	}
	most := n.most()
	w := r.W / float64(most)
	for i := range most {
		at := layout.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}.Inset(2 * u)
		edge := theme.Bronze
		if hover || seat == n.shown() {
			edge = theme.Lit
		}
		if i < len(n.heroes[seat]) {
			face.Shaded(f, at, 5*u, hero(n.heroes[seat][i]), 0)
		} else {
			f.Fill(at, 5*u, theme.Abyss.Alpha(0.5))
			f.Text(at, paint.Center, paint.Display, at.H*0.55, theme.Dim, "?")
		}
		f.Line(at, 5*u, max(1, 1.2*u), edge.Alpha(0.7))
	}
}

// called is what a seat is called.
func (n *screen) called(s *scene.Stack, seat int) string {
	switch {
	case n.seats[seat] == "" && n.players[seat] != "":
		return n.players[seat]
	case n.seats[seat] == "" && bits.OnesCount8(n.persons()) == 1:
		return s.T("you-title")
	}
	return s.T("player-title", seat+1)
}

// lineUp are the heroes who may be chosen for a seat, and below them what has been.
func (n *screen) lineUp(f *cardview.Canvas, s *scene.Stack, r layout.Rect, seat int) {
	u := f.Unit
	r, said := r.Cut(r.H - 26*u)
	gap := 7 * u
	w := (r.W - gap*float64(len(heroes)-1)) / float64(len(heroes))
	for i, of := range heroes {
		cell := layout.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
		if n.hero(f, s, widget.ID{What: fmt.Sprintf("hero-%d", seat), N: i}, cell, of, slices.Index(n.heroes[seat], of.ID)) {
			n.choose(seat, of.ID)
		}
	}
	key := ""
	switch chosen := len(n.heroes[seat]); {
	case chosen == 0:
		key = "heroes-random"
	case chosen < n.most():
		key = "heroes-rest"
	case n.most() > 1:
		key = "heroes-main"
	}
	main := ""
	if len(n.heroes[seat]) > 0 {
		main = cards(s).Name(n.heroes[seat][0])
	}
	if key == "" {
		return
	}
	cardview.Fit(f, said.Drop(4*u), paint.Left, paint.Regular, min(theme.Small*f.Type, 17*u), theme.Dim, n.say(key, main))
}

// hero is a hero who can be chosen, with picture and name; it reports whether that was done. Chosen is the place among those that
// are, or negative.
func (n *screen) hero(f *cardview.Canvas, s *scene.Stack, id widget.ID, r layout.Rect, of *card.Card, chosen int) bool {
	u := f.Unit
	name := cards(s).Name(of.ID)
	hover, click := f.Spot(id, r, name, "")
	bronze, patina, dark, ink := theme.Bronze, theme.Patina, 0.45, theme.Dim
	if chosen >= 0 {
		bronze, patina, dark, ink = theme.Lit, theme.Lit, 0, theme.Lit
	}
	if hover {
		bronze, dark, n.near = theme.Lit, 0, of
	}
	f.Soft(r.Shift(0, 2*u), 7*u, 5*u, theme.Shadow)
	f.Rim(r, paint.Cut, 7*u, 1.8*u, bronze, patina, theme.Panel, theme.Abyss)
	inner := r.Inset(1.8 * u)
	f.Corners(paint.Cut)
	face.Shaded(f, inner, 6*u, of, dark)
	below := inner.Drop(inner.H - min(40*u, inner.H*0.42))
	f.Fade(below, 6*u, theme.Abyss.Alpha(0.62), theme.Abyss.Alpha(0.9))
	f.Corners(paint.Round)
	cardview.Fit(f, below.Inset(3*u), paint.Center, paint.Bold, min(theme.Small*f.Type, 15*u), ink, name)
	sign := min(24*u, inner.W*0.28)
	at := layout.Rect{X: inner.X + 4*u, Y: inner.Y + 4*u, W: sign, H: sign}
	f.Fill(at, sign/2, theme.Abyss.Alpha(0.75))
	f.Mark(at.Inset(sign*0.14), face.Sign(of.Spec), face.Color(of.Color).Mix(theme.Ink, 0.3))
	if chosen >= 0 && n.most() > 1 {
		at.X = inner.Right() - sign - 4*u
		f.Fill(at, sign/2, theme.Abyss.Alpha(0.85))
		if chosen == 0 {
			f.Mark(at.Inset(sign*0.14), paint.Crown, theme.Lit)
		} else {
			f.Text(at, paint.Center, paint.Bold, sign*0.7, theme.Lit, widget.Number(chosen+1))
		}
	}
	return click
}

// moreTerms are what need not be chosen before a game.
type moreTerms struct {
	scene.Base
	of *screen
}

func (*moreTerms) Name() string { return "more" }
func (*moreTerms) Over() bool   { return true }

func (m *moreTerms) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, n := f.Unit, m.of
	r := f.Dialog(640, 330+f.TouchGrowth(3, 42), s.T("more"))
	r = s.UndoTerms(f, r, &n.undo)
	s.SeedOf(f, r, &n.seed, 1)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	if f.Button(widget.ID{What: "ok"}, foot.Middle(220*u, foot.H), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] ||
		f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}
