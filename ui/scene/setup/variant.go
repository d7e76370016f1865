package setup

import (
	"errors"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// difficulty lets the player choose how hard the game is: one of the difficulties or, in
// an adventure whose conditions can be set, others.
func (n *screen) difficulty(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	names := []string{s.T("difficulty-easy"), s.T("difficulty-normal"), s.T("difficulty-hard")}
	own := len(names)
	a, varied := s.Adventure.(adventure.Varied)
	if varied {
		names = append(names, s.T("difficulty-custom"))
	} else {
		n.plan.Custom = false
	}
	now := int(n.plan.Difficulty)
	if n.plan.Custom {
		now = own
	}
	before := now
	r = f.Options(r, "difficulty", s.T("difficulty"), &now, names)
	u := f.Unit // a star is on the one for a first game
	f.Mark(layout.Rect{X: r.X + 9*u, Y: r.Y - 33*u, W: 15 * u, H: 15 * u}, paint.Star, theme.Lit)
	switch {
	case now == before:
	case now == own:
		s.Push(newConditions(a, &n.plan))
	default:
		n.plan.Custom, n.plan.Difficulty = false, adventure.Difficulty(now)
	}
	return r
}

// custom shows the chosen conditions, on a button that leads to them. It returns the
// room below.
func (n *screen) custom(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	row, rest := r.Cut(f.RowHeight(44))
	word := n.plan.Word(s.Adventure)
	if f.Button(widget.ID{What: "conditions"}, row.Inset(2*f.Unit), adventure.DifficultyName(s.Adventure, word, s.T), "", widget.Plain) {
		s.Push(newConditions(s.Adventure.(adventure.Varied), &n.plan))
	}
	return rest.Drop(4 * f.Unit)
}

// conditions is the screen where the conditions of a game are set one by one, from a
// preset, or by a code.
type conditions struct {
	scene.Base
	of      adventure.Varied
	plan    *session.Plan
	variant adventure.Variant
	code    widget.Field
	err     error // in what was typed
	copied  bool
	copying *job.Job[error]
}

// Conditions is the screen where the conditions of an adventure are set in a plan.
func Conditions(a adventure.Varied, p *session.Plan) scene.Screen { return newConditions(a, p) }

func newConditions(a adventure.Varied, p *session.Plan) *conditions {
	n := &conditions{of: a, plan: p}
	n.code.Max = longestCode
	v, err := adventure.VariantOf(a, p.Word(a))
	if err != nil {
		v, _ = adventure.VariantOf(a, "")
	}
	n.set(v)
	return n
}

// longestCode is the most letters in the field for a code: more than a code has, with
// spaces between them, and than the names of presets.
const longestCode = 40

func (*conditions) Name() string { return "conditions" }
func (*conditions) Over() bool   { return true }

// set makes a variant the shown one.
func (n *conditions) set(v adventure.Variant) {
	n.variant, n.err, n.copied = v, nil, false
	n.code.Set(adventure.EncodeVariant(n.of, v))
}

// read takes the contents of the field: a code, or the name of a preset in the language.
func (n *conditions) read(s *scene.Stack) {
	word := n.code.Text()
	var names []string
	for _, p := range n.of.Presets() {
		name := s.T("difficulty-" + p.Name)
		if names = append(names, name); fold.Name(word) == fold.Name(name) {
			word = p.Name
		}
	}
	v, err := adventure.VariantOf(n.of, word)
	if m := (*message.Error)(nil); errors.As(err, &m) && m.Key == "code-none" {
		err = message.New(m.Key, m.Args[0], strings.Join(names, ", "))
	}
	if n.err, n.copied = err, false; err == nil {
		n.variant = v
	}
}

// Paste takes a pasted code.
func (n *conditions) Paste(s *scene.Stack, text string) bool {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	n.code.Set(strings.TrimSpace(line))
	n.read(s)
	return true
}

func (n *conditions) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	if err, ok := n.copying.Done(); ok {
		if n.copying, n.copied = nil, err == nil; err != nil {
			s.Tell(s.T("cannot-copy"), s.Language.Say(err))
		}
	}
	list := n.of.Conditions()
	high := 332 + float64(len(list))*(widget.StepperHeight+2)
	r := f.Dialog(760, high+f.TouchGrowth(len(list), widget.StepperHeight)+f.TouchGrowth(3, 42), s.T("conditions"))
	r = n.presets(f, s, r)
	for i := range list {
		r = n.condition(f, s, r.Drop(2*u), i, &list[i])
	}
	r = n.shared(f, s, r.Drop(10*u))
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	size := min(theme.Small*f.Type, 19*u)
	note := layout.Rect{X: r.X, Y: r.Y + 2*u, W: r.W, H: foot.Y - r.Y - 6*u}
	if n.err != nil {
		f.FittedIn(note, paint.Regular, size, theme.Danger, lang.Capital(s.Language.Say(n.err)))
	} else {
		f.FittedIn(note, paint.Italic, size, theme.Dim, n.measured(s))
	}
	why := ""
	if n.err != nil {
		why = s.T("code-first")
	}
	no, yes := foot.Split(foot.W / 2)
	if f.Button(widget.ID{What: "cancel"}, no.Inset(3*u), s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if f.Button(widget.ID{What: "conditions-ok"}, yes.Inset(3*u), s.T("ok"), why, widget.Strong) || f.Pressed[widget.Enter] && why == "" {
		n.done()
		s.Pop()
	}
}

// done puts the variant into the plan; one that equals a difficulty becomes that difficulty.
func (n *conditions) done() {
	word := adventure.VariantWord(n.of, n.variant)
	if d, err := adventure.ParseDifficulty(word); err == nil {
		n.plan.Custom, n.plan.Difficulty = false, d
		return
	}
	n.plan.Custom, n.plan.Variant = true, n.variant
}

// presets are buttons with the names of the presets, in two rows.
func (n *conditions) presets(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	all := n.of.Presets()
	const columns = 3
	rows := (len(all) + columns - 1) / columns
	h := f.RowHeight(42)
	area, rest := r.Cut(float64(rows) * h)
	w := area.W / columns
	for i, p := range all {
		cell := layout.Rect{X: area.X + float64(i%columns)*w, Y: area.Y + float64(i/columns)*h, W: w, H: h}
		look := widget.Quiet
		if p.Variant == n.variant {
			look = widget.Chosen
		}
		if f.Button(widget.ID{What: "preset", N: i}, cell.Inset(3*u), s.T("difficulty-"+p.Name), "", look) {
			n.set(p.Variant)
		}
	}
	return rest.Drop(6 * u)
}

// condition is a line for setting one condition.
func (n *conditions) condition(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int, c *adventure.Condition) layout.Rect {
	now := int(n.variant[i])
	less, more := "", ""
	if now == c.Min {
		less = s.T("condition-least")
	}
	if now == c.Max {
		more = s.T("condition-most")
	}
	rest, by := f.Stepper(r, "condition-"+c.Key, s.T("condition-"+c.Key), c.Describe(now, s.T), less, more)
	if by != 0 {
		v := n.variant
		v[i] = int16(c.Next(now, by))
		n.set(v)
	}
	return rest
}

// shared is the code, which can be typed, copied and pasted.
func (n *conditions) shared(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(f.RowHeight(42))
	words, buttons := row.SplitRight(290 * u)
	label, field := words.Split(110 * u)
	f.TextLine(label, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, s.T("code"))
	if f.Field(widget.ID{What: "code"}, field, &n.code, s.T("code-hint")) {
		n.read(s)
	}
	take, put := buttons.Split(buttons.W / 2)
	take.X, take.W, put.X, put.W = take.X+8*u, take.W-8*u, put.X+8*u, put.W-8*u
	why, copies := "", s.T("copy")
	switch {
	case n.err != nil:
		why = s.T("code-first")
	case s.Copy == nil:
		why = s.T("no-copying")
	case n.copied:
		copies = s.T("copied")
	}
	if f.Button(widget.ID{What: "copy"}, take, copies, why, widget.Plain) && n.copying == nil {
		code, put := adventure.EncodeVariant(n.of, n.variant), s.Copy
		n.copying = job.Start(func() error { return put(code) })
	}
	if f.Button(widget.ID{What: "paste"}, put, s.T("paste"), "", widget.Plain) {
		s.Paste()
	}
	return rest
}

// measured says what the variant means, and how often bots have won with it.
func (n *conditions) measured(s *scene.Stack) string {
	word := adventure.VariantWord(n.of, n.variant)
	words := s.T("variant-own")
	if adventure.PresetOf(n.of, n.variant) != "" {
		words = adventure.ExplainDifficulty(n.of, word, s.T)
	}
	if odds := oddsOf(s, word, n.plan.Players); odds != "" {
		words += " " + odds
	}
	return words
}
