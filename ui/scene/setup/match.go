package setup

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// match shows the chosen match, on a button that leads to the choices.
func (n *screen) match(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	row, rest := r.Cut(f.OptionsHeight())
	head, row := row.Cut(26 * u)
	f.Text(head, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, s.T("match-plan"))
	if f.Button(widget.ID{What: "match-plan"}, row.Inset(2*u), n.matchSaid(s), "", widget.Plain) {
		names := [match.Players]string{n.deck(s, 0).name, n.deck(s, 1).name}
		s.Push(newMatching(s, &n.plan, names, [match.Players]*deck.Deck{n.deck(s, 0).deck, n.deck(s, 1).deck}))
	}
	return rest
}

// matchSaid is the match in a few words.
func (n *screen) matchSaid(s *scene.Stack) string {
	m := &n.plan.Match
	words := []string{s.T(session.FormatKeys[m.Format])}
	if m.Way != match.Own {
		words = append(words, lang.Small(s.T(session.WayKeys[m.Way])))
	}
	if m.Handicaps() && m.Chains != [match.Players]int{} {
		words = append(words, s.T("chains")+" "+s.T("match-score", m.Chains[0], m.Chains[1]))
	}
	return strings.Join(words, " · ")
}

// The keys of the explanations of formats, and of ways to choose decks.
var (
	formatMeans = [...]string{"format-single-means", "format-best-of-three-means", "format-adaptive-means"}
	wayMeans    = [...]string{"way-own-means", "way-auction-means", "way-sealed-means"}
)

// matching is the screen where the match is chosen: how many games, how players get their
// decks, and the chains of a handicap.
type matching struct {
	scene.Base
	to        *session.Plan
	plan      session.MatchPlan
	names     [match.Players]string
	keys      [match.Players]string     // of the decks
	reading   *job.Job[[]match.Meeting] // the records
	suggested [match.Players]int        // by the records of the decks
}

func newMatching(s *scene.Stack, to *session.Plan, names [match.Players]string, decks [match.Players]*deck.Deck) *matching {
	n := &matching{to: to, plan: to.Match, names: names}
	n.plan.Offered = max(1, n.plan.Offered)
	for i, d := range decks {
		n.keys[i] = d.ListKey()
	}
	if kept := s.Records; kept != nil {
		n.reading = job.Start(func() []match.Meeting {
			results, _ := kept.Results() // unreadable ones suggest nothing
			return match.MeetingsOf(results)
		})
	}
	return n
}

// suggest takes the handicap suggested by the records, as soon as they are read.
func (n *matching) suggest() {
	met, ok := n.reading.Done()
	if !ok {
		return
	}
	n.reading = nil
	for i, key := range n.keys {
		n.suggested[i] = match.Handicap(met, key)
	}
}

func (*matching) Name() string { return "match-plan" }
func (*matching) Over() bool   { return true }

func (n *matching) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.suggest()
	r := f.Dialog(820, 590+f.TouchGrowth(2, 42)+f.TouchGrowth(match.Players, widget.StepperHeight), s.T("match-plan"))
	say := func(words string) {
		r = r.Drop(f.Paragraph(r.Drop(3*u), paint.Left, paint.Italic, min(theme.Small*f.Type, 18*u), theme.Dim, words) + 9*u)
	}
	before := n.plan
	format := int(n.plan.Format)
	r = f.Options(r, "match-format", s.T("match-length"), &format, n.called(s, session.FormatKeys[:]))
	n.plan.Format = match.Format(format)
	say(s.T(formatMeans[n.plan.Format]))
	way := int(n.plan.Way)
	r = f.Options(r.Drop(4*u), "match-way", s.T("series-decks"), &way, n.called(s, session.WayKeys[:]))
	n.plan.Way = match.Way(way)
	if n.plan.Way == match.Auction && n.plan.Format == match.Adaptive { // which has an auction of its own
		if before.Way == match.Auction {
			n.plan.Way = match.Own
		} else {
			n.plan.Format = match.Single
		}
	}
	say(s.T(wayMeans[n.plan.Way]))
	switch {
	case n.plan.Way == match.Auction:
		f.Options(r.Drop(4*u), "match-favourite", s.T("match-favourite"), &n.plan.Favourite, n.names[:])
	case n.plan.Way == match.Sealed:
		offered := n.plan.Offered - 1
		f.Options(r.Drop(4*u), "match-offered", s.T("match-offered"), &offered, widget.Numbers[1:5])
		n.plan.Offered = offered + 1
	case n.plan.Handicaps():
		n.handicap(f, s, r.Drop(4*u))
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	no, yes := foot.Split(foot.W / 2)
	if f.Button(widget.ID{What: "cancel"}, no.Inset(3*u), s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if f.Button(widget.ID{What: "match-plan-ok"}, yes.Inset(3*u), s.T("ok"), "", widget.Strong) || f.Pressed[widget.Enter] {
		if !n.plan.Handicaps() {
			n.plan.Chains = [match.Players]int{}
		}
		n.to.Match = n.plan
		s.Pop()
	}
}

// called are the texts with those keys.
func (*matching) called(s *scene.Stack, keys []string) []string {
	words := make([]string, len(keys))
	for i, key := range keys {
		words[i] = s.T(key)
	}
	return words
}

// handicap lets both players agree on chains for their decks, and says what the rules and
// the games of these decks suggest.
func (n *matching) handicap(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	head, r := r.Cut(26 * u)
	f.TextLine(head, paint.Left, paint.Regular, min(theme.Body*f.Type, 22*u), theme.Ink, s.T("handicap"))
	for i := range match.Players {
		less, more := "", ""
		if n.plan.Chains[i] == 0 {
			less = s.T("least-chains")
		}
		if n.plan.Chains[i] == match.MaxChains {
			more = s.T("match-bid-most")
		}
		what := [match.Players]string{"chains-of-1", "chains-of-2"}[i]
		rest, by := f.Stepper(r, what, n.names[i], widget.Number(n.plan.Chains[i]), less, more)
		n.plan.Chains[i], r = n.plan.Chains[i]+by, rest
	}
	words := s.T("handicap-none", match.Suggested)
	if n.suggested != [match.Players]int{} {
		words = s.T("handicap-record", n.suggested[0], n.suggested[1])
	}
	note, take := r.Drop(4 * u).Split(r.W - 220*u)
	note.H = min(56*u, note.H-50*u)
	f.FittedIn(note, paint.Italic, min(theme.Small*f.Type, 18*u), theme.Dim, words)
	if n.suggested != [match.Players]int{} && n.suggested != n.plan.Chains {
		at := layout.Rect{X: take.X + 8*u, Y: take.Y, W: take.W - 8*u, H: 42 * u}
		if f.Button(widget.ID{What: "handicap-take"}, at, s.T("handicap-take"), "", widget.Plain) {
			n.plan.Chains = n.suggested
		}
	}
}

// sealed is the seat of a player whose deck is drawn at random.
func (n *screen) sealed(f *cardview.Canvas, s *scene.Stack, top, inner layout.Rect, i int) {
	words := s.T("sealed-seat")
	if offered := n.plan.Match.Offered; offered > 1 {
		words = s.T("sealed-seat-offered", offered)
	}
	f.TextLine(top, paint.Left, paint.Italic, theme.Body*f.Type, theme.Dim, words)
	n.player(f, s, inner.Drop(4*f.Unit), i)
}
