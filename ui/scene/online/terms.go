package online

import (
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Terms are those of a room that is opened.
type Terms struct {
	game        int // 0: KeyForge, or one more than the number in [scene.Stack.Others]
	mode, seats int // as they are offered
	difficulty  int
	plan        session.Plan // the conditions of an adventure
	printed     bool         // the rulebook
	hidden      bool
	undo, watch bool

	of      string // what the offers are for
	modes   []string
	seating [][]int // how many may play, by mode
	usual   []int   // likewise
	names   []string
}

// NewTerms are those of a first room: of the game that is on the title.
func NewTerms(s *scene.Stack) *Terms {
	t := &Terms{watch: true, plan: session.DefaultPlan(0), difficulty: int(adventure.Normal)}
	for i := range s.Others {
		if s.Others[i].Kind == s.Kind() {
			t.game = i + 1
		}
	}
	return t
}

// other is the game beside KeyForge, or nil.
func (t *Terms) other(s *scene.Stack) *scene.Other {
	if t.game == 0 {
		return nil
	}
	return &s.Others[t.game-1]
}

// offer works out what can be chosen, for another game or in another language.
func (t *Terms) offer(s *scene.Stack) {
	o := t.other(s)
	if of := s.Settings.Language + " " + widget.Number(t.game); of != t.of {
		t.of = of
	} else {
		return
	}
	t.modes, t.names, t.seating, t.usual = nil, nil, nil, nil
	if o == nil {
		for _, a := range s.Adventures.Shipped() { // others in the room have no files of the player
			t.modes, t.names = append(t.modes, a.Name()), append(t.names, s.MonsterOf(a))
			t.seating, t.usual = append(t.seating, []int{1, 2, 3}[:keyforge.MaxSeats]), append(t.usual, 1)
		}
		t.modes, t.names = append(t.modes, keyforge.Duel.Name()), append(t.names, s.T("standard-game"))
		t.seating, t.usual = append(t.seating, []int{2}), append(t.usual, 0)
		return
	}
	words := s.WordsOf(o.Kind)
	for _, mode := range o.Modes() {
		var can []int
		name, usual := "", 0
		for n := 1; n <= o.MaxSeats(); n++ {
			set, err := games.Deal(o.Kind, n, mode, "", 0)
			if err != nil {
				continue
			}
			if name == "" || n == 2 {
				set.Difficulty = ""
				name, usual = words.Setup(&set), len(can)
			}
			can = append(can, n)
		}
		t.modes, t.names = append(t.modes, mode), append(t.names, name)
		t.seating, t.usual = append(t.seating, can), append(t.usual, usual)
	}
}

// choose makes what is chosen something that is offered.
func (t *Terms) choose(s *scene.Stack, mode int) {
	t.mode = min(max(0, mode), len(t.modes)-1)
	t.seats = t.usual[t.mode]
	t.difficulty = int(adventure.Normal)
	if o := t.other(s); o != nil {
		t.difficulty = 0
		if set, err := games.Deal(o.Kind, 0, t.modes[t.mode], "", 0); err == nil {
			for i, d := range o.Difficulties(t.modes[t.mode]) {
				if d == set.Difficulty {
					t.difficulty = i
				}
			}
		}
	}
	t.plan.Custom = false
}

// Draw lets the host choose the terms, and returns the room below.
func (t *Terms) Draw(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	fresh := t.of == ""
	t.offer(s)
	if fresh {
		t.choose(s, 0)
	}
	if len(s.Others) > 0 {
		names := []string{s.T("online-keyforge")}
		for i := range s.Others {
			names = append(names, s.WordsOf(s.Others[i].Kind).Name())
		}
		before := t.game
		if r = f.Options(r, "game", s.T("online-mode"), &t.game, names); t.game != before {
			t.offer(s)
			t.choose(s, 0)
		}
	}
	r = t.way(f, s, r)
	if can := t.seating[t.mode]; len(can) > 1 {
		labels := make([]string, len(can))
		for i, n := range can {
			labels[i] = widget.Number(n)
		}
		r = f.Options(r, "players", s.T("players"), &t.seats, labels)
	}
	r = t.strength(f, s, r)
	row, r := r.Drop(6 * f.Unit).Cut(f.RowHeight(42))
	if f.Button(widget.ID{What: "terms"}, row.Inset(2*f.Unit), s.T("online-terms"), "", widget.Plain) {
		f.Defer(func() { s.Push(&more{of: t}) })
	}
	return r
}

// way lets the host choose the way to play.
func (t *Terms) way(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	if len(t.modes) <= 3 {
		now := t.mode
		if r = f.Options(r, "mode", s.T("online-way"), &now, t.names); now != t.mode {
			t.choose(s, now)
		}
		return r
	}
	less, more := "", ""
	if t.mode == 0 {
		less = s.T("online-no-way")
	}
	if t.mode == len(t.modes)-1 {
		more = s.T("online-no-way")
	}
	rest, by := f.Stepper(r, "mode", s.T("online-way"), t.names[t.mode], less, more)
	if by != 0 {
		t.choose(s, t.mode+by)
	}
	return rest
}

// strength lets the host choose how hard the game is.
func (t *Terms) strength(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	if o := t.other(s); o != nil {
		all := o.Difficulties(t.modes[t.mode])
		if len(all) == 0 {
			return r
		}
		words := s.WordsOf(o.Kind)
		names := make([]string, len(all))
		for i, d := range all {
			names[i] = words.Term("difficulty-" + d)
		}
		return f.Options(r, "difficulty", s.T("difficulty"), &t.difficulty, names)
	}
	a, err := s.Adventures.Named(t.modes[t.mode])
	if err != nil {
		return r
	}
	names := []string{s.T("difficulty-easy"), s.T("difficulty-normal"), s.T("difficulty-hard")}
	now, own := t.difficulty, len(names)
	varied, can := a.(adventure.Varied)
	if can {
		names = append(names, s.T("difficulty-custom"))
		if t.plan.Custom {
			now = own
		}
	}
	before := now
	r = f.Options(r, "difficulty", s.T("difficulty"), &now, names)
	switch {
	case now == before && now < own:
		t.difficulty = int(t.plan.Difficulty)
	case now == own && before != own:
		f.Defer(func() { s.Push(setup.Conditions(varied, &t.plan)) })
	case now < own:
		t.plan.Custom, t.plan.Difficulty, t.difficulty = false, adventure.Difficulty(now), now
	}
	return r
}

// Options are the terms as the room has them.
func (t *Terms) Options(s *scene.Stack) wire.Options {
	if t.of == "" {
		t.offer(s)
		t.choose(s, 0)
	}
	o := wire.Options{Game: games.KeyForge, Mode: t.modes[t.mode], Seats: t.seating[t.mode][t.seats], Hidden: t.hidden, Undo: t.undo,
		Watch: t.watch}
	if of := t.other(s); of != nil {
		o.Game, o.Hidden = of.Name(), false
		if all := of.Difficulties(o.Mode); len(all) > 0 {
			o.Difficulty = all[min(t.difficulty, len(all)-1)]
		}
		return o
	}
	if t.printed {
		o.Rulebook = keyforge.Printed.String()
	}
	if a, err := s.Adventures.Named(o.Mode); err == nil {
		o.Difficulty = t.plan.Word(a)
	}
	return o
}

// more are the terms that need not be chosen.
type more struct {
	scene.Base
	of *Terms
}

func (*more) Name() string { return "room-terms" }
func (*more) Over() bool   { return true }

func (n *more) Frame(f *cardview.Canvas, s *scene.Stack) {
	u, t := f.Unit, n.of
	toggles := 2
	high := 100 + 84*float64(toggles)
	if t.game == 0 {
		high, toggles = high+84+130, 3
	}
	r := f.Dialog(640, high+f.TouchGrowth(toggles+1, 42), s.T("online-terms-heading"))
	if t.game == 0 {
		book := 0
		if t.printed {
			book = 1
		}
		r = f.Options(r, "rulebook", s.T("rulebook"), &book, []string{s.T("rulebook-newest"), s.T("rulebook-printed")})
		t.printed = book == 1
		means := "rulebook-newest-means"
		if t.printed {
			means = "rulebook-printed-means"
		}
		r = scene.Remark(f, r, theme.Dim, s.T(means))
		r = f.Toggle(r, "hidden", s.T("online-hidden"), s.T("online-hidden-why"), &t.hidden).Drop(6 * u)
	}
	r = f.Toggle(r, "undo", s.T("online-undo"), s.T("online-undo-why"), &t.undo).Drop(6 * u)
	r = f.Toggle(r, "watch", s.T("online-may-watch"), s.T("online-may-watch-why"), &t.watch)
	foot := f.Footer(layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u})
	if f.Button(widget.ID{What: "ok"}, foot.Middle(220*u, foot.H), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] ||
		f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
	}
}

// agreed are the terms of a room in words.
type agreed struct {
	of    wire.Options
	in    *lang.Language
	words string
}

// terms are those of the room in words.
func (v *visit) terms() string {
	a := &v.agreed
	if a.of != v.Room.Options || a.in != v.s.Language {
		*a = agreed{v.Room.Options, v.s.Language, v.say(&v.Room.Options)}
	}
	return a.words
}

// say says what terms are.
func (v *visit) say(o *wire.Options) string {
	if o.Seats == 0 {
		return ""
	}
	var all []string
	s := v.s
	if k := other(s, o.Game); k != nil {
		words := s.WordsOf(k.Kind)
		all = append(all, words.Name())
		if set, err := games.Deal(k.Kind, o.Seats, o.Mode, o.Difficulty, 0); err == nil {
			all = append(all, words.Setup(&set))
		}
	} else if a, err := s.Adventures.Named(o.Mode); err == nil {
		all = append(all, s.TitleOf(a), adventure.DifficultyName(a, o.Difficulty, s.T))
	} else {
		all = append(all, s.T("standard-game"))
	}
	if o.Rulebook == keyforge.Printed.String() {
		all = append(all, s.T("online-by-printed"))
	}
	if o.Hidden {
		all = append(all, s.T("online-hidden"))
	}
	if o.Undo {
		all = append(all, s.T("online-undo"))
	}
	if !o.Watch {
		all = append(all, s.T("online-unwatched"))
	}
	return strings.Join(all, " · ")
}

// forge says whether KeyForge is played, to which decks are brought.
func (v *visit) forge() bool { return other(v.s, v.Room.Game) == nil }
