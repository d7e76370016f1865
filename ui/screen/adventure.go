package screen

import (
	"fmt"
	"strconv"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// Plan is a new adventure before it begins.
type Plan struct {
	Players    int
	Seats      [game.MaxSeats]Seat
	Difficulty adventure.Difficulty
	Seed       uint64
	Undo       int // an index of undoTerms
}

// undoTerms are the terms on which a game can be taken back.
var undoTerms = [...]string{replay.UndoFree, replay.UndoHidden, replay.UndoNone}

var (
	undoNames = [...]string{"undo-free", "undo-hidden", "undo-none"}
	undoWhy   = map[string]string{replay.UndoHidden: "undo-hidden-why", replay.UndoNone: "undo-none-why"}
)

// Seat is who sits in a seat, with which deck.
type Seat struct {
	Deck string // the ID of a deck of the library, or of one that comes with the game
	Bot  string // a name that [bot.New] knows, or "" for a person
}

// DefaultPlan is one person with the first deck.
func DefaultPlan(seed uint64) Plan {
	p := Plan{Players: 1, Difficulty: adventure.Normal, Seed: seed}
	names := deck.Embedded()
	for i := range p.Seats {
		p.Seats[i].Deck = names[i%len(names)]
	}
	return p
}

// Begin begins the game of a plan, and its save.
func (s *Stack) Begin(p Plan) (*table.Model, error) {
	var deals []game.Deal
	var names, bots []string
	for i, seat := range p.Seats[:p.Players] {
		d, err := s.deck(seat.Deck)
		if err != nil {
			return nil, err
		}
		if err := d.Playable(s.Catalogue); err != nil {
			return nil, err
		}
		deals, names = append(deals, d.Deal(0)), append(names, d.Name)
		if seat.Bot != "" {
			bots = append(bots, bot.Seat(i, seat.Bot))
		}
	}
	setup := adventure.Setup(keyraken.Adventure, deals, p.Seed)
	h := replay.Dealt(s.Catalogue, keyraken.Adventure.Name(), p.Difficulty.String(), setup, names...)
	h.Seats, h.Undo = bots, undoTerms[p.Undo]
	return s.begin(h)
}

// adventureScreen is where a new adventure is planned.
type adventureScreen struct {
	plan  Plan
	decks [game.MaxSeats]seatDeck
	err   error
}

// seatDeck is the deck of a seat, kept while it is shown.
type seatDeck struct {
	id   string
	name string
	deck *deck.Deck
}

func newAdventure(s *Stack) *adventureScreen {
	return &adventureScreen{plan: DefaultPlan(s.Seed())}
}

// deck is the deck of a seat. One that is gone gives way to the first of those
// that come with the game.
func (n *adventureScreen) deck(s *Stack, i int) *seatDeck {
	known, id := &n.decks[i], &n.plan.Seats[i].Deck
	if known.deck != nil && known.id == *id {
		return known
	}
	d, err := s.deck(*id)
	if err != nil {
		n.err = err
		*id = deck.Embedded()[0]
		d, _ = deck.Named(*id)
	}
	*known = seatDeck{*id, d.Name, d}
	if b := s.books.find(*id); b != nil {
		known.name = b.Name()
	}
	return known
}

func (*adventureScreen) Name() string { return "new-adventure" }
func (*adventureScreen) Over() bool   { return false }

var seatBots = [...]string{"", "greedy", "random"}

func (n *adventureScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	all := layout.Rect{W: f.W, H: f.H}
	s.deep.menu(f, s)
	box := all.Middle(760*u, 700*u)
	f.panel(box)
	head, r := box.Inset(26 * u).Cut(44 * u)
	f.Text(head, paint.Center, paint.Bold, theme.Heading*f.Type, theme.Ink, s.T("new-adventure"))
	r = r.Drop(8 * u)
	players := n.plan.Players - 1
	r = f.choice(r, "players", s.T("players"), &players, game.MaxSeats, func(i int) string { return strconv.Itoa(i + 1) })
	n.plan.Players = players + 1
	difficulty := int(n.plan.Difficulty)
	r = f.choice(r, "difficulty", s.T("difficulty"), &difficulty, 3, func(i int) string { return s.T("difficulty-" + adventure.Difficulty(i).String()) })
	n.plan.Difficulty = adventure.Difficulty(difficulty)
	r = f.choice(r, "undo-terms", s.T("undo"), &n.plan.Undo, len(undoTerms), func(i int) string { return s.T(undoNames[i]) })
	r = n.seed(f, s, r)
	for i := range n.plan.Players {
		r = n.seat(f, s, r, i)
	}
	note, _ := r.Cut(24 * u)
	if n.err != nil {
		f.Text(note, paint.Center, paint.Regular, theme.Small*f.Type, theme.Danger, n.err.Error())
	} else if n.plan.Players > 1 {
		f.Text(note, paint.Center, paint.Italic, theme.Small*f.Type, theme.Dim, s.T("order-note"))
	}
	foot := layout.Rect{X: box.X + 26*u, Y: box.Bottom() - 66*u, W: box.W - 52*u, H: 46 * u}
	if f.button(ID{What: "back"}, layout.Rect{X: foot.X, Y: foot.Y, W: 170 * u, H: foot.H}, s.T("back"), "", plain) || f.Pressed[Escape] {
		s.Pop()
		return
	}
	if f.button(ID{What: "begin"}, layout.Rect{X: foot.Right() - 260*u, Y: foot.Y, W: 260 * u, H: foot.H}, s.T("begin"), "", strong) || f.Pressed[Enter] {
		var m *table.Model
		if m, n.err = s.Begin(n.plan); n.err == nil {
			s.Replace(NewTable(m))
		}
	}
}

// seed shows the seed of the game; digits change it.
func (n *adventureScreen) seed(f *Frame, s *Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	for _, c := range f.Typed {
		if c >= '0' && c <= '9' && n.plan.Seed < 1e15 {
			n.plan.Seed = n.plan.Seed*10 + uint64(c-'0')
		}
	}
	if f.Pressed[Backspace] {
		n.plan.Seed /= 10
	}
	row, rest := r.Cut(42 * u)
	left, row := row.Split(min(150*u, row.W*0.3))
	f.Text(left, paint.Left, paint.Regular, theme.Body*f.Type, theme.Dim, s.T("seed"))
	field, again := row.Split(row.W * 0.66)
	field, again = field.Inset(3*u), again.Inset(3*u)
	f.Fill(field, 7*u, theme.Abyss)
	f.Line(field, 7*u, max(1, 1.2*u), theme.Edge)
	f.spot(ID{What: "seed"}, field, strconv.FormatUint(n.plan.Seed, 10), "")
	f.Text(field.Inset(8*u), paint.Center, paint.Regular, theme.Body*f.Type, theme.Ink, strconv.FormatUint(n.plan.Seed, 10))
	if f.button(ID{What: "seed-new"}, again, s.T("another"), "", quiet) {
		n.plan.Seed = s.Seed()
	}
	return rest.Drop(10 * u)
}

// seat is a line for one seat: its deck, and who plays.
func (n *adventureScreen) seat(f *Frame, s *Stack, r layout.Rect, i int) layout.Rect {
	u := f.Unit
	box, rest := r.Cut(94 * u)
	seat := &n.plan.Seats[i]
	f.Fill(box, 8*u, theme.Abyss.Alpha(0.5))
	f.Fill(layout.Rect{X: box.X, Y: box.Y, W: 6 * u, H: box.H}, 3*u, theme.Seats[i])
	inner := box.Inset(8 * u)
	inner.X, inner.W = inner.X+8*u, inner.W-8*u
	top, bottom := inner.Cut(38 * u)
	label, top := top.Split(154 * u)
	top.W -= 4 * u
	f.Text(label, paint.Left, paint.Bold, theme.Body*f.Type, theme.Seats[i], s.T("player-title", i+1))
	d := n.deck(s, i)
	if f.button(ID{"choose-deck", i}, top, "", "", plain) {
		s.Push(newDecks(s, seat.Deck, func(id string) { seat.Deck = id }))
	}
	name, emblems := top.Inset(4 * u).SplitRight(122 * u)
	name.X, name.W = name.X+8*u, name.W-12*u
	f.Text(name, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, d.name)
	for k, h := range d.deck.Houses {
		f.emblem(layout.Rect{X: emblems.X + float64(k)*30*u, Y: top.Center().Y - 13*u, W: 26 * u, H: 26 * u}, h)
	}
	f.Mark(layout.Rect{X: emblems.Right() - 24*u, Y: top.Center().Y - 9*u, W: 18 * u, H: 18 * u}, paint.Right3, theme.Dim)
	who := 0
	for k, b := range seatBots {
		if b == seat.Bot {
			who = k
		}
	}
	f.choice(bottom.Drop(2*u), fmt.Sprintf("who-%d", i), s.T("played-by"), &who, len(seatBots), func(k int) string {
		return s.T([...]string{"person", "bot-greedy", "bot-random"}[k])
	})
	seat.Bot = seatBots[who]
	return rest.Drop(8 * u)
}
