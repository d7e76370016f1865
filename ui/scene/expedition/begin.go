package expedition

import (
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// planned is where an expedition is planned.
type planned struct {
	scene.Base
	kind    int // 0: one's own, 1: that of the week
	players int // less one
	seats   [keyforge.MaxSeats]session.Seat
	ascent  int
	open    int // the highest ascent that may be chosen
	best    map[int]records.Expedition
	undo    int
	seed    uint64
	week    expedition.Weekly
	waiting string // the path of the expedition that can go on, or ""
	faces   map[string]session.PicturedDeck
	scroll  widget.Scroll
	err     error
}

// Begin returns the screen in which an expedition is planned, with the decks of the last adventure.
func Begin(s *scene.Stack) scene.Screen {
	p := s.NextPlan(false)
	all := s.Expeditions()
	n := &planned{seats: p.Seats, seed: s.Seed(), week: expedition.WeekOf(s.Now()), waiting: s.UnfinishedExpedition(),
		open: min(records.OpenAscent(all), len(expedition.Ascents)), best: records.BestExpeditions(all), faces: map[string]session.PicturedDeck{}}
	n.players, n.ascent, n.undo = min(p.Players, keyforge.MaxSeats)-1, n.open, p.Undo
	for i := range n.seats {
		n.seats[i].Name = s.Settings.Names[i]
	}
	return n
}

func (*planned) Name() string { return "expedition-plan" }
func (*planned) Over() bool   { return false }

func (n *planned) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	s.StageFor(false).Menu(s.LookAt(f))
	high := 700 + f.TouchGrowth(5, 42)
	f.SetMinHeight(high + 16)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1220*u, f.W-16*u), max(high*u, min(f.H-16*u, 860*u)))
	f.Panel(box)
	head, r := box.Inset(22 * u).Cut(f.RowHeight(42))
	title, kinds := head.Split(head.W * 0.5)
	f.ShrunkLine(title, paint.Display, theme.Heading*f.Type, theme.Ink, s.T("expedition"))
	f.Choices(kinds, "expedition-kind", &n.kind, 2, func(i int) string {
		return s.T([...]string{"expedition-own", "expedition-weekly"}[i])
	})
	foot := layout.Rect{X: r.X, Y: r.Bottom() - f.RowHeight(48), W: r.W, H: f.RowHeight(48)}
	r.H -= foot.H + 8*u
	terms, seats := r.Drop(10 * u).Split(min(500*u, 0.46*r.W))
	seats.X, seats.W = seats.X+24*u, seats.W-24*u
	n.terms(f, s, terms)
	gap := 10 * u
	each := (seats.H - gap*float64(n.players)) / float64(n.players+1)
	for i := range n.players + 1 {
		n.seat(f, s, layout.Rect{X: seats.X, Y: seats.Y + float64(i)*(each+gap), W: seats.W, H: each}, i)
	}
	n.ways(f, s, foot)
}

// terms are what applies to everybody.
func (n *planned) terms(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	r = f.Options(r, "players", s.T("players"), &n.players, widget.Numbers[1:keyforge.MaxSeats+1])
	ascent := n.ascent
	if n.kind == 1 {
		ascent = n.week.Ascent
		r = scene.Remark(f, r, theme.Water, s.T("expedition-of-week", n.week.Week)+". "+s.T("expedition-week-why"))
	} else {
		less, more := "", ""
		if n.ascent == 0 {
			less = s.T("expedition-lowest")
		}
		if n.ascent >= n.open {
			more = s.T("expedition-not-open", n.open)
		}
		var by int
		r, by = f.Stepper(r, "ascent", s.T("expedition-rung"), widget.Number(n.ascent), less, more)
		n.ascent = max(0, min(n.ascent+by, n.open))
	}
	foot := layout.Rect{X: r.X, W: r.W, H: f.OptionsHeight()}
	if n.kind == 0 {
		foot.H += f.OptionsHeight() + 60*f.Type
	}
	foot.Y = r.Bottom() - foot.H
	r.H -= foot.H + 8*u
	n.conditions(f, s, r.Drop(4*u), ascent)
	if n.kind == 0 {
		foot = s.UndoTerms(f, foot, &n.undo)
		s.SeedOf(f, foot, &n.seed, 0.5)
		return
	}
	undo := []string{s.T(session.UndoNames[0]), s.T(session.UndoNames[1]), s.T(session.UndoNames[2])}
	f.Options(foot, "undo-terms", s.T("undo"), &n.undo, undo)
}

// conditions lists what the ascents up to this one add, the last first, and the best score there.
func (n *planned) conditions(f *cardview.Canvas, s *scene.Stack, r layout.Rect, ascent int) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.4))
	in := r.Inset(8 * u)
	size := min(theme.Body*f.Type, 24*u)
	wide := in.W - 16*u
	type line struct {
		face  paint.Face
		color paint.Color
		words string
	}
	lines := []line{{paint.Italic, theme.Dim, s.T("expedition-intro")}}
	if b, ok := n.best[ascent]; ok {
		lines = append([]line{{paint.Bold, theme.Lit, s.T("expedition-best", ascent, b.Score)}}, lines...)
	}
	for i := ascent; i > 0; i-- {
		lines = append(lines, line{paint.Regular, theme.Ink, fmt.Sprintf("%d. %s: %s.", i, expedition.AscentTitle(i, s.T),
			expedition.AscentWhat(i, s.T))})
	}
	lines = append(lines, line{paint.Italic, theme.Faint.Mix(theme.Ink, 0.3), s.T("expedition-no-online")})
	high := 0.0
	for _, l := range lines {
		high += float64(len(paint.Wrap(l.face, size, l.words, wide)))*size*paint.LineHeight + 6*u
	}
	f.Scroll("ascents", in, &n.scroll, high, func(r layout.Rect) {
		r.W = wide
		for _, l := range lines {
			r = r.Drop(f.Paragraph(r, paint.Left, l.face, size, l.color, l.words) + 6*u)
		}
	})
}

// bots are the computers that may hold a seat, the default first.
var bots = [...]struct{ bot, words string }{{"expert", "bot-expert"}, {"quick", "bot-quick"}, {"greedy", "bot-greedy"}}

// seat is one seat: who plays, with which deck.
func (n *planned) seat(f *cardview.Canvas, s *scene.Stack, box layout.Rect, i int) {
	u := f.Unit
	seat := &n.seats[i]
	f.Slab(box, theme.Seats[i], 0.45)
	r := box.Inset(12 * u)
	row, r := r.Cut(f.RowHeight(42))
	who, row := row.Split(row.W * 0.5)
	held := 0
	if seat.Bot != "" {
		held = 1 + max(0, slices.IndexFunc(bots[:], func(b struct{ bot, words string }) bool { return b.bot == seat.Bot }))
	}
	kind := min(held, 1)
	f.Choices(who.Inset(2*u), fmt.Sprintf("who-%d", i), &kind, 2, func(k int) string { return s.T([...]string{"person", "bot"}[k]) })
	switch {
	case kind == 0:
		seat.Bot = ""
	case held == 0:
		seat.Bot = bots[0].bot
	default:
		if f.Button(widget.ID{What: "level", N: i}, row.Inset(2*u), s.T(bots[held-1].words), "", widget.Quiet) {
			seat.Bot = bots[held%len(bots)].bot
		}
	}
	id := seat.Deck
	if n.kind == 1 {
		id = n.week.Decks[i]
	}
	d := n.face(s, id)
	choose, r := r.Drop(6 * u).Cut(f.RowHeight(42))
	if n.kind == 1 {
		f.ShrunkLine(choose.Inset(4*u), paint.Display, theme.Large*f.Type, theme.Ink, d.Deck.Name)
	} else if f.Button(widget.ID{What: "choose-deck", N: i}, choose, d.Deck.Name, "", widget.Plain) {
		f.Defer(func() { s.Push(decks.Choose(s, seat.Deck, func(id string) { seat.Deck = id })) })
	}
	if r = r.Drop(8 * u); r.H > 36*u {
		f.Faces(s.Cards, r, d.Deck, &d.Faces, 0.1)
	}
}

// face is a deck with its pictures. One that is gone is replaced by the first of those that come with the game.
func (n *planned) face(s *scene.Stack, id string) *session.PicturedDeck {
	if p, ok := n.faces[id]; ok {
		return &p
	}
	d, err := s.Deck(id)
	if err != nil {
		n.err = err
		d, _ = deck.Named(deck.Embedded()[0])
	}
	w := expedition.DeckOf(d)
	p := s.Pictured(&w)
	p.Deck.Name = d.Name
	n.faces[id] = p
	return &p
}

// ways draws the ways on and out.
func (n *planned) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	r = f.Footer(r)
	back, r := r.Split(150 * u)
	if f.Button(widget.ID{What: "back"}, back.Inset(2*u), s.T("back"), "", widget.Plain) || f.OnTop && f.Pressed[widget.Escape] {
		f.Defer(s.Pop)
		return
	}
	rest, begin := r.SplitRight(min(260*u, r.W*0.35))
	if f.Button(widget.ID{What: "begin"}, begin.Inset(2*u), s.T("expedition-begin"), "", widget.Strong) || f.OnTop && f.Pressed[widget.Enter] {
		f.Defer(func() { n.begin(s) })
	}
	if n.waiting != "" {
		var on layout.Rect
		rest, on = rest.SplitRight(min(280*u, rest.W*0.6))
		if f.Button(widget.ID{What: "expedition-on"}, on.Inset(2*u), s.T("expedition-on"), "", widget.Plain) {
			f.Defer(func() { s.OpenExpedition(n.waiting) })
		}
	}
	if n.err != nil {
		f.FittedIn(rest.Inset(4*u), paint.Regular, theme.Small*f.Type, theme.Danger, lang.Capital(s.Language.Say(n.err)))
	}
}

// begin begins the expedition that is planned.
func (n *planned) begin(s *scene.Stack) {
	p := expedition.Plan{Seed: n.seed, Ascent: n.ascent, Undo: session.UndoTerms[n.undo]}
	if n.kind == 1 {
		p.Seed, p.Ascent, p.Week = n.week.Seed, n.week.Ascent, n.week.Week
	}
	for i := range n.players + 1 {
		seat := n.seats[i]
		if n.kind == 1 {
			seat.Deck = n.week.Decks[i]
		}
		d, err := s.Deck(seat.Deck)
		if err == nil {
			err = d.Playable(s.Catalogue)
		}
		if err != nil {
			n.err = err
			return
		}
		one := expedition.Seat{Bot: seat.Bot, Deck: expedition.DeckOf(d)}
		if seat.Bot == "" {
			one.Name = seat.Name
		}
		p.Seats = append(p.Seats, one)
	}
	p.Companions = expedition.CompanionsFor(p.Seed, p.Seats)
	file, err := s.BeginExpedition(p)
	if n.err = err; err == nil {
		s.ShowExpedition(file)
	}
}
