// Package setup is the scene in which a new game is planned, of an adventure or of two
// players: who plays, with which decks, how hard it is and what can be taken back.
package setup

import (
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/series"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// screen is where a new game is planned.
type screen struct {
	scene.Base
	plan  session.Plan
	decks [keyforge.MaxSeats]seatDeck
	err   error

	voyage   adventure.Voyage // of this week
	voyageOf int              // the day on which it was looked up
	voyageIs string           // the text about it

	figures figures

	card   *cardview.LargeCard // the card under the mouse
	cardOf widget.ID
	near   layout.Rect // where that is; empty: there is none

	opened bool         // the screen has been shown
	mouse  layout.Point // where the mouse was then
	moved  bool         // since then
}

// seatDeck is the deck of a seat, cached while it is shown.
type seatDeck struct {
	id   string
	name string
	deck *deck.Deck
	best [deck.Houses][]int // its cards to show
}

// New returns the screen with the plan of another game like the last one, or of a first one.
// A deck that has been chosen, with its ID, goes into an adventure.
func New(s *scene.Stack, id string) scene.Screen { return another(s, id) }

func another(s *scene.Stack, id string) *screen {
	standard := s.Settings.Standard && id == ""
	n := &screen{plan: s.NextPlan(standard)}
	if standard != n.plan.Duel {
		n.become(standard)
	}
	for i := range n.plan.Seats {
		n.plan.Seats[i].Name = s.Settings.Names[i]
	}
	if id != "" {
		n.plan.Seats[0].Deck = id
	}
	return n
}

// Play begins the game that [New] offers, at once. One that cannot begin is shown there.
func Play(s *scene.Stack) {
	if n := another(s, ""); !n.begin(s) {
		s.Replace(n)
	}
}

// Planned returns the screen with a plan.
func Planned(s *scene.Stack, p session.Plan) scene.Screen { return &screen{plan: p} }

// deck is the deck of a seat. A deck that is gone is replaced by the first of
// those that come with the game.
func (n *screen) deck(s *scene.Stack, i int) *seatDeck {
	known, id := &n.decks[i], &n.plan.Seats[i].Deck
	if known.deck != nil && known.id == *id {
		return known
	}
	d, err := s.Deck(*id)
	if err != nil {
		n.err = err
		*id = deck.Embedded()[0]
		d, _ = deck.Named(*id)
	}
	*known = seatDeck{*id, d.Name, d, showpieces(d)}
	if b := s.Collection.Find(*id); b != nil {
		known.name = b.Name()
	}
	return known
}

func (*screen) Name() string { return "new-adventure" }
func (*screen) Over() bool   { return false }

// seatBot is a bot by its name, and what it is called.
type seatBot struct{ bot, words string }

// seatBots are the bots that may hold a seat, the default first.
var seatBots = [...]seatBot{{"expert", "bot-expert"}, {"master", "bot-master"}, {"quick", "bot-quick"}, {"greedy", "bot-greedy"},
	{"random", "bot-random"}}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	s.StageFor(n.plan.Duel).Menu(s.LookAt(f))
	high := 696 + f.TouchGrowth(6, 42)
	f.SetMinHeight(high + 24)
	box := layout.Rect{W: f.W, H: f.H}.Middle(min(1220*u, f.W-16*u), high*u)
	f.Panel(box)
	head, r := box.Inset(24 * u).Cut(40 * u)
	n.kind(f, s, head)
	terms, seats := r.Drop(10 * u).Split(min(484*u, 0.45*r.W))
	seats.X, seats.W = seats.X+24*u, seats.W-24*u
	if n.plan.Duel {
		n.duelTerms(f, s, terms)
	} else {
		n.terms(f, s, terms)
	}
	n.near = layout.Rect{}
	n.seats(f, s, seats)
	if n.ways(f, s, terms) {
		return
	}
	if !n.opened {
		n.opened, n.mouse = true, f.Mouse
		f.Lead(widget.ID{What: "begin"})
	}
	n.moved = n.moved || f.Mouse != n.mouse
	if f.OnTop && n.moved && !n.near.Empty() {
		f.Beside(s.Cards, n.card, n.near, "", theme.Ink)
	}
}

// terms are the choices that apply to everybody.
func (n *screen) terms(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	say := func(words string, color paint.Color) { r = scene.Remark(f, r, color, words) }
	if all := s.Adventures.Offered(); len(all) > 1 {
		titles := make([]string, len(all))
		now := 0
		for i, a := range all {
			titles[i] = s.TitleOf(a)
			if a.Name() == s.Adventure.Name() {
				now = i
			}
		}
		r = n.adventures(f, s, r, &now, titles)
		s.Choose(all[now])
	}
	players := n.plan.Players - 1
	r = f.Options(r, "players", s.T("players"), &players, widget.Numbers[1:keyforge.MaxSeats+1])
	n.plan.Players = players + 1
	r = n.difficulty(f, s, r.Drop(4*u))
	if n.plan.Custom {
		r = n.custom(f, s, r)
	} else {
		say(s.T("difficulty-"+n.plan.Difficulty.String()+"-why"), theme.Dim)
		n.advise(s, say)
	}
	r = n.figuresLine(f, s, r)
	r = s.UndoRemark(f, r.Drop(8*u), n.plan.Undo)
	if n.embarked(s) {
		say(n.voyageIs, theme.Water)
	} else {
		say(s.T("goal"), theme.Water)
		if n.plan.Players > 1 {
			say(s.T("order-note"), theme.Dim)
		}
	}
	if n.err != nil {
		say(s.Language.Say(n.err), theme.Danger)
	}
}

// abreast is how many titles of adventures fit side by side.
const abreast = 3

// adventures lets the player choose an adventure, in rows.
func (n *screen) adventures(f *cardview.Canvas, s *scene.Stack, r layout.Rect, now *int, titles []string) layout.Rect {
	name := s.T("adventure")
	for first := 0; first < len(titles); first += abreast {
		chosen := *now - first
		row := titles[first:min(first+abreast, len(titles))]
		what := "adventure"
		if first > 0 {
			what += widget.Number(first / abreast)
			r = r.Drop(-22 * f.Unit) // under the row before it
		}
		if r = f.Options(r, what, name, &chosen, row); chosen >= 0 && chosen < len(row) {
			*now = first + chosen
		}
		name = ""
	}
	return r
}

// ways draws the ways out, and reports whether one was taken.
func (n *screen) ways(f *cardview.Canvas, s *scene.Stack, r layout.Rect) bool {
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
		return n.begin(s)
	}
	return false
}

// begin begins what is planned, and reports whether it could.
func (n *screen) begin(s *scene.Stack) bool {
	if s.Settings.Standard != n.plan.Duel {
		s.Settings.Standard = n.plan.Duel
		s.SaveSettings()
	}
	if n.plan.Series() {
		n.err = series.Start(s, n.plan)
		return n.err == nil
	}
	var m *table.Model
	if m, n.err = s.OpenBegunTable(s.Begin(n.plan)); n.err == nil {
		s.Replace(play.New(m))
	}
	return n.err == nil
}

// embarked reports whether the plan is the voyage of the week.
func (n *screen) embarked(s *scene.Stack) bool {
	if day := s.Now().YearDay(); n.voyageOf != day {
		n.voyage, n.voyageOf = s.Voyage(), day
	}
	if !n.plan.IsVoyage(s.Adventure, n.voyage) {
		n.voyageIs = ""
		return false
	}
	if s.Collection.Loaded {
		n.voyageIs = s.T("voyage-is", n.voyage.Week) + " " + s.Chronicle(nil).VoyageSummary(n.voyage.Week)
	}
	return true
}

// seats shows who plays with which deck, each as large as fits.
func (n *screen) seats(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	gap := 12 * u
	players := n.plan.PlayerCount()
	h := (r.H - gap*float64(players-1)) / float64(players)
	for i := range players {
		n.seat(f, s, layout.Rect{X: r.X, Y: r.Y + float64(i)*(h+gap), W: r.W, H: h}, i)
	}
}

// seat is one seat: its deck, who plays, and the best cards of the deck.
func (n *screen) seat(f *cardview.Canvas, s *scene.Stack, box layout.Rect, i int) {
	u := f.Unit
	seat := &n.plan.Seats[i]
	f.Slab(box, theme.Seats[i], 0.45)
	inner := box.Inset(12 * u)
	top, inner := inner.Cut(40 * u)
	label, top := top.Split(138 * u)
	label.W -= 6 * u
	n.who(f, s, label, i)
	if n.plan.Duel && n.plan.Match.Way == match.Sealed {
		n.sealed(f, s, top, inner, i)
		return
	}
	d := n.deck(s, i)
	if f.Button(widget.ID{What: "choose-deck", N: i}, top, "", "", widget.Plain) {
		s.Push(decks.Choose(s, seat.Deck, func(id string) { seat.Deck = id }))
	}
	name, emblems := top.Inset(4 * u).SplitRight(122 * u)
	name.X, name.W = name.X+8*u, name.W-12*u
	switch size := theme.Large * f.Type; {
	case f.Target() == 0:
		f.TextLine(name, paint.Left, paint.Display, size, theme.Ink, d.name)
	case paint.Width(paint.Display, size*0.5, d.name) > name.W: // two lines rather than very small letters
		f.FittedIn(name, paint.Display, name.H*0.4, theme.Ink, d.name)
	default:
		f.ShrunkLine(name, paint.Display, size, theme.Ink, d.name)
	}
	for k, h := range d.deck.Houses {
		cardview.Emblem(f.List, layout.Rect{X: emblems.X + float64(k)*30*u, Y: top.Center().Y - 13*u, W: 26 * u, H: 26 * u}, h)
	}
	f.Mark(layout.Rect{X: emblems.Right() - 24*u, Y: top.Center().Y - 9*u, W: 18 * u, H: 18 * u}, paint.Right3, theme.Dim)
	inner = n.player(f, s, inner.Drop(4*u), i)
	n.show(f, s, inner, i)
}

// player lets the player choose who plays: a person, or a computer of some strength. It
// returns the room below.
func (n *screen) player(f *cardview.Canvas, s *scene.Stack, r layout.Rect, i int) layout.Rect {
	u := f.Unit
	seat := &n.plan.Seats[i]
	level := max(0, slices.IndexFunc(seatBots[:], func(b seatBot) bool { return b.bot == seat.Bot }))
	held := 0
	if seat.Bot != "" {
		held = 1
	}
	aside := 46 * u
	if seat.Bot == "" && s.Devices(n.people()) {
		aside = 176 * u
	}
	row, other := r.SplitRight(aside)
	rest := f.Choice(row, fmt.Sprintf("who-%d", i), s.T("played-by"), &held, 2, func(k int) string {
		switch {
		case k == 0 && n.persons() == 1 && seat.Bot == "":
			return s.T("you-title")
		case k == 0:
			return s.T("person")
		case held == 0:
			return s.T("bot")
		}
		return s.T(seatBots[level].words)
	})
	if held == 0 {
		if seat.Bot = ""; aside > 46*u {
			other, _ = other.Cut(f.RowHeight(42))
			scene.DeviceOf(f, s, other.Inset(4*u), i)
		}
	} else if other, _ = other.Cut(f.RowHeight(42)); f.IconButton(widget.ID{What: "level", N: i}, other.Inset(4*u), paint.Right3,
		s.T("bot-other")) {
		seat.Bot = seatBots[(level+1)%len(seatBots)].bot
	} else {
		seat.Bot = seatBots[level].bot
	}
	rest.W = r.W
	return rest
}

// The least height and width of the pictures of cards, in units.
const (
	tileHeight = 76.0
	tileWidth  = 124.0
)

// show shows the best cards of a deck: a row for each house, or one row for all.
func (n *screen) show(f *cardview.Canvas, s *scene.Stack, r layout.Rect, seat int) {
	u := f.Unit
	gap := 7 * u
	d := &n.decks[seat]
	rows := max(1, min(deck.Houses, int((r.H+gap)/(tileHeight*u))))
	h := (r.H - gap*float64(rows-1)) / float64(rows)
	columns := max(deck.Houses, int((r.W+gap)/(max(tileWidth*u, min(h, 150*u)*cardview.PictureRatio)+gap)))
	if rows > 1 { // a row has cards of one house
		columns = min(columns, 4)
	}
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	for k := range rows * columns {
		house, at := k/columns, k%columns
		if rows < deck.Houses {
			house, at = k%columns*deck.Houses/columns, k/columns
			for m := range k % columns {
				if m*deck.Houses/columns == house {
					at += rows
				}
			}
		}
		if at >= len(d.best[house]) {
			continue
		}
		i := d.best[house][at]
		id := widget.ID{What: "showpiece", N: seat*deck.Size + i}
		cell := layout.Rect{X: r.X + float64(k%columns)*(w+gap), Y: r.Y + float64(k/columns)*(h+gap), W: w, H: h}
		if tile(f, s, id, cell, d.deck, i) {
			if n.near = cell; n.card == nil || n.cardOf != id {
				n.card, n.cardOf = s.Cards.DeckCard(d.deck, i), id
			}
		}
	}
}
