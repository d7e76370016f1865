// Package playback shows what happens on a table of Codex over time: each event has its moment, in which cards move and numbers rise.
// It knows no screen; a [Player] is told how much time has passed and where everything lies.
package playback

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/codex/places"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
)

// Step is an event that waits to be shown, and what it is called.
type Step struct {
	codex.Event
	Text string
}

// Gain is a number that rises where something was gained or lost.
type Gain struct {
	Kind  codex.EventKind
	Seat  codex.Seat
	Card  codex.Slot
	At    layout.Rect // where the card lay
	N     int32
	Since float64
}

// Ghost is a card on its way from or to a pile, or out of play.
type Ghost struct {
	Def      codex.Def
	Seen     bool // its face is shown
	Seat     codex.Seat
	from, to layout.Rect
	since    float64
}

// Player plays events onto a board.
type Player struct {
	Board  *board.Board
	Places places.Table
	Gains  []Gain
	Ghosts []Ghost
	Now    Step                      // what is being shown
	Last   string                    // what was shown last
	Card   codex.Def                 // the card that was played last, if Played
	Played bool                      //
	Struck [codex.MaxObjects]float64 // how much something still shakes, from 1 to 0

	heard  []codex.Event // that have been shown since [Player.TakeHeard]
	told   []Step        // and those that have been shown or skipped since [Player.TakeTold]
	game   *codex.Game
	viewer codex.Seat
	queue  []Step
	wait   float64
	cards  [codex.MaxObjects]flight
	laid   places.Options // how the table was laid out
	open   bool           // nothing is hidden
	late   bool           // the board has shown events and is not yet the game's
}

// flight is something in play on its way.
type flight struct {
	from, to layout.Rect
	since    float64
	flies    bool
}

// New shows a game to a seat as it stands.
func New(g *codex.Game, viewer codex.Seat) *Player {
	return &Player{Board: board.Of(g, viewer), game: g, viewer: viewer}
}

// Open shows the game with nothing hidden from now on.
func (p *Player) Open() {
	p.open = true
	p.Reset()
}

// Opened says whether nothing is hidden.
func (p *Player) Opened() bool { return p.open }

// Viewer is who looks.
func (p *Player) Viewer() codex.Seat { return p.viewer }

// See lets another seat look at the table as it stands.
func (p *Player) See(viewer codex.Seat) {
	p.viewer, p.laid, p.Last, p.Played, p.Ghosts = viewer, places.Options{}, "", false, p.Ghosts[:0]
	p.Reset()
}

// Reset shows the game as it stands, whatever has waited to be shown.
func (p *Player) Reset() {
	p.queue, p.wait, p.late, p.Gains, p.Now = p.queue[:0], 0, false, p.Gains[:0], Step{}
	if p.Board = board.Of(p.game, p.viewer); p.open {
		p.Board = board.Open(p.game, p.viewer)
	}
}

// Show shows events one after another.
func (p *Player) Show(steps []Step) { p.queue = append(p.queue, steps...) }

// Showing says whether something waits to be shown.
func (p *Player) Showing() bool { return len(p.queue) > 0 || p.wait > 0 }

// Behind says whether what is shown is of an earlier turn than that of the game.
func (p *Player) Behind() bool { return p.Showing() && p.Board.Turns != p.game.State().Turns }

// Skip shows all that waits at once.
func (p *Player) Skip() {
	if p.late || p.Showing() {
		gains := p.Gains
		p.told = append(p.told, p.queue...)
		p.Reset()
		p.Gains = gains
	}
}

// Update lets time pass and lays the table out. Nothing moves with reduced motion, but each event still has its moment.
func (p *Player) Update(seconds float64, o places.Options, still bool) {
	p.wait -= seconds
	for p.wait <= 0 && len(p.queue) > 0 {
		p.next(still)
	}
	if p.wait <= 0 {
		p.Skip()
	}
	p.wait = max(p.wait, 0)
	p.Places.Arrange(o, p.Board)
	p.fly(seconds, still || o != p.laid)
	p.laid = o
	for i := range p.Struck {
		p.Struck[i] = max(0, p.Struck[i]-seconds/shake)
	}
	gains := p.Gains[:0]
	for _, g := range p.Gains {
		if g.Since += seconds; g.Since < theme.Float {
			gains = append(gains, g)
		}
	}
	p.Gains = gains
	ghosts := p.Ghosts[:0]
	for _, g := range p.Ghosts {
		if g.since += seconds; g.since < theme.Move {
			ghosts = append(ghosts, g)
		}
	}
	p.Ghosts = ghosts
}

// shake is for how many seconds something struck shakes.
const shake = 0.5

// next shows the next event.
func (p *Player) next(still bool) {
	e := p.queue[0]
	p.queue = p.queue[1:]
	at := p.Places.Card[e.Card]
	was := p.Board.Things[e.Card]
	p.Board.Happen(p.game, e.Event)
	p.Now, p.Last, p.late = e, e.Text, true
	p.heard, p.told = append(p.heard, e.Event), append(p.told, e)
	p.wait += moment(e.Event, p.viewer)
	switch e.Kind {
	case codex.CardPlayed, codex.HeroSummoned, codex.AbilityUsed, codex.Attacked:
		p.Card, p.Played = e.Def, true
	case codex.DamageDealt:
		p.Struck[e.Card] = 1
	}
	if rises[e.Kind] {
		p.Gains = append(p.Gains, Gain{Kind: e.Kind, Seat: e.Seat, Card: e.Card, At: at, N: e.N})
	}
	if !still {
		p.send(e.Event, &was, at)
	}
}

// rises are the events that are told by a number that rises.
var rises = [codex.EventKindCount]bool{codex.GoldGained: true, codex.GoldLost: true, codex.DamageDealt: true, codex.Healed: true,
	codex.ArmorSpent: true, codex.RunesPut: true, codex.RunesTaken: true, codex.HeroLeveled: true}

// send lets a card fly from or to a pile, as an event tells; was and at are what was in play before it, and where.
func (p *Player) send(e codex.Event, was *board.Thing, at layout.Rect) {
	if int(e.Seat) >= len(p.Places.Sides) {
		return
	}
	side := &p.Places.Sides[e.Seat]
	hand := side.Hand
	if e.Seat == p.Places.Own {
		hand = fitted(side.Hand)
	}
	seen := p.Board.Sees(e.Seat)
	fly := func(from, to layout.Rect, seen bool) {
		p.Ghosts = append(p.Ghosts, Ghost{Def: e.Def, Seen: seen, Seat: e.Seat, from: fitted(from), to: fitted(to)})
	}
	switch e.Kind {
	case codex.CardDrawn:
		fly(side.Deck, hand, seen)
	case codex.CardPlayed:
		fly(hand, p.Places.Shown, true)
	case codex.CardHired:
		fly(hand, side.Workers, seen)
	case codex.CardDiscarded:
		fly(hand, side.Discard, seen)
	case codex.HandDiscarded:
		fly(hand, side.Discard, false)
	case codex.CardTeched:
		fly(side.Codex, side.Discard, seen)
	case codex.Arrived:
		p.enter(e)
	case codex.Fetched:
		if e.N == 1 {
			fly(side.Codex, hand, true)
		} else {
			fly(side.Codex, p.Places.Shown, true)
		}
	case codex.Died, codex.Trashed, codex.Returned, codex.Left:
		if !was.In || at.Empty() {
			return
		}
		home := &p.Places.Sides[was.Owner]
		switch of := p.game.Definition(was.Def); {
		case of.Kind == card.HeroKind:
			fly(at, p.hero(was.Owner, was.Def), true)
		case of.Kind >= card.BaseKind, of.Token, e.Kind == codex.Trashed:
		case e.Kind == codex.Returned:
			fly(at, home.Hand, true)
		default:
			fly(at, home.Discard, true)
		}
	}
}

// enter lets what has come into play come from where it was: a hero from the board of its player, another card from where it was
// shown.
func (p *Player) enter(e codex.Event) {
	switch of := p.game.Definition(e.Def); {
	case of.Kind == card.HeroKind:
		p.Put(e.Card, fitted(p.hero(e.Seat, e.Def)))
	case of.Kind < card.BaseKind && !of.Token:
		p.Put(e.Card, fitted(p.Places.Shown))
	}
}

// hero is where a hero of a seat stands on its board.
func (p *Player) hero(seat codex.Seat, d codex.Def) layout.Rect {
	for i, h := range p.Board.Sides[seat].Heroes {
		if h.Def == d {
			return p.Places.Sides[seat].Heroes[i]
		}
	}
	return p.Places.Sides[seat].Panel
}

// fitted is a card in the middle of a place.
func fitted(r layout.Rect) layout.Rect {
	w := min(r.W, r.H/layout.Ratio)
	return r.Middle(w, w*layout.Ratio)
}

// TakeHeard are the events that have been shown since the last call. The slice is true until the next event.
func (p *Player) TakeHeard() []codex.Event {
	all := p.heard
	p.heard = p.heard[:0]
	return all
}

// TakeTold are the events that have been shown or skipped since the last call. The slice is true until the next event.
func (p *Player) TakeTold() []Step {
	all := p.told
	p.told = p.told[:0]
	return all
}

// moments are the seconds that events take; those that are not named take none.
var moments = [codex.EventKindCount]float64{
	codex.TurnBegan: 0.7, codex.PhaseBegan: 0.1, codex.GoldGained: 0.3, codex.GoldLost: 0.15, codex.CardTeched: 0.2, codex.CardHired: 0.5,
	codex.WorkerLost: 0.4, codex.HeroSummoned: 0.6, codex.HeroLeveled: 0.3, codex.BuildingBegun: 0.6, codex.BuildingDone: 0.5,
	codex.CardPlayed: 0.7, codex.AbilityUsed: 0.6, codex.Triggered: 0.4, codex.Arrived: 0.4, codex.Attached: 0.4, codex.CardDrawn: 0.12,
	codex.HandDiscarded: 0.3, codex.CardDiscarded: 0.25, codex.CardShown: 0.6, codex.DeckShuffled: 0.3, codex.Attacked: 0.7,
	codex.Detected: 0.4, codex.DamageDealt: 0.45, codex.ArmorSpent: 0.3, codex.Healed: 0.3, codex.Died: 0.5, codex.Sacrificed: 0.3,
	codex.Trashed: 0.4, codex.Returned: 0.4, codex.Exhausted: 0.1, codex.Readied: 0.15, codex.RunesPut: 0.25, codex.RunesTaken: 0.25,
	codex.Given: 0.3, codex.Controlled: 0.5, codex.Transformed: 0.5, codex.Moved: 0.3, codex.Patrolled: 0.3, codex.CoinFlipped: 0.8,
	codex.ModeChosen: 0.4, codex.PeaceKept: 0.5, codex.Conceded: 0.6,
	codex.Left: 0.4, codex.Fetched: 0.5, codex.AllReadied: 0.3,
}

// own is how much of its time an event takes that the one who looks has caused, and knows.
const own = 0.5

// moment is for how long an event is shown.
func moment(e codex.Event, viewer codex.Seat) float64 {
	if e.Seat == viewer && e.Kind != codex.TurnBegan && e.Kind != codex.DamageDealt && e.Kind != codex.Died {
		return moments[e.Kind] * own
	}
	return moments[e.Kind]
}

// fly moves what is in play to where it lies.
func (p *Player) fly(seconds float64, still bool) {
	for c := range p.cards {
		f, to := &p.cards[c], p.Places.Card[c]
		switch {
		case still, to.Empty(), f.to.Empty():
			*f = flight{from: to, to: to}
		case to != f.to:
			*f = flight{from: f.at(), to: to, flies: true}
		}
		if f.since += seconds; f.since >= theme.Move {
			f.flies = false
		}
	}
}

// at is where it is on its way.
func (f *flight) at() layout.Rect {
	if !f.flies {
		return f.to
	}
	return between(f.from, f.to, theme.EaseOut(f.since, theme.Move))
}

// At is where the card is on its way.
func (g *Ghost) At() layout.Rect { return between(g.from, g.to, theme.EaseInOut(g.since, theme.Move)) }

func between(a, b layout.Rect, by float64) layout.Rect {
	mix := func(a, b float64) float64 { return a + (b-a)*by }
	return layout.Rect{X: mix(a.X, b.X), Y: mix(a.Y, b.Y), W: mix(a.W, b.W), H: mix(a.H, b.H)}
}

// Put puts something in play somewhere, from where it goes to where it belongs.
func (p *Player) Put(c codex.Slot, at layout.Rect) { p.cards[c] = flight{from: at, to: at} }

// At is where something in play is drawn, and whether it is on its way.
func (p *Player) At(c codex.Slot) (at layout.Rect, flies bool) {
	return p.cards[c].at(), p.cards[c].flies
}
