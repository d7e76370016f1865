// Package playback shows what happens on a table of Shards of Infinity over time: each event has its moment, in which cards move,
// dials turn and numbers rise. It knows no screen; a [Player] is told how much time has passed and where everything lies.
package playback

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/shards/board"
	"github.com/keyraken/keyraken/ui/shards/places"
	"github.com/keyraken/keyraken/ui/theme"
)

// Step is an event that waits to be shown, and what it is called.
type Step struct {
	shards.Event
	Text string
}

// Dial is a number that turns to what it should be.
type Dial struct {
	at     float64
	change float64 // for how many seconds it still glows
	to     int32
	known  bool
}

// Dials are those of a seat.
type Dials struct{ Health, Mastery, Crystals, Power Dial }

// Gain is something that was gained or lost, on its way.
type Gain struct {
	Kind  shards.EventKind
	Seat  shards.Seat
	From  shards.Slot // the card that has given it; 0: none
	N     int32
	Since float64
}

// Player plays events onto a board.
type Player struct {
	Board  *board.Board
	Places places.Table
	Dials  [shards.MaxSeats]Dials
	Gains  []Gain
	Now    Step                     // what is being shown
	Last   string                   // what was shown last
	Card   shards.Slot              // and the card that it was about
	Struck [shards.MaxSeats]float64 // how much a seat still shakes, from 1 to 0

	heard  []shards.Event // that have been shown since [Player.TakeHeard]
	told   []Step         // and those that have been shown or skipped since [Player.TakeTold]
	game   *shards.Game
	viewer shards.Seat
	queue  []Step
	wait   float64
	cards  [shards.MaxCards]flight
	laid   places.Options // how the table was laid out
	open   bool           // no hand is hidden
	late   bool           // the board has shown events and is not yet the game's
}

// flight is a card on its way.
type flight struct {
	from, to layout.Rect
	since    float64
	flies    bool
}

// New shows a game to a seat as it stands.
func New(g *shards.Game, viewer shards.Seat) *Player {
	return &Player{Board: board.Of(g, viewer), game: g, viewer: viewer}
}

// Open shows the game with all hands open from now on.
func (p *Player) Open() {
	p.open = true
	p.Reset()
}

// Opened says whether all hands lie open.
func (p *Player) Opened() bool { return p.open }

// Viewer is who looks.
func (p *Player) Viewer() shards.Seat { return p.viewer }

// See lets another seat look at the table as it stands.
func (p *Player) See(viewer shards.Seat) {
	p.viewer, p.laid, p.Last, p.Card = viewer, places.Options{}, "", 0
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
		p.next()
	}
	if p.wait <= 0 {
		p.Skip()
	}
	p.wait = max(p.wait, 0)
	p.Places.Arrange(o, p.Board)
	p.fly(seconds, still || o != p.laid)
	p.laid = o
	p.turn(seconds, still)
	for i := range p.Struck {
		p.Struck[i] = max(0, p.Struck[i]-seconds/shake)
	}
	kept := p.Gains[:0]
	for _, g := range p.Gains {
		if g.Since += seconds; g.Since < theme.Float {
			kept = append(kept, g)
		}
	}
	p.Gains = kept
}

// presented are the events of which one wants to see the card.
var presented = [shards.EventKindCount]bool{
	shards.CardPlayed: true, shards.CardFast: true, shards.CardRecruited: true, shards.CardActivated: true, shards.CardRevealed: true,
	shards.CardShown: true, shards.CardCopied: true, shards.CardDestroyed: true, shards.CardBanished: true, shards.ChampionAttacked: true,
	shards.ShieldShown: true,
}

// shake is for how many seconds a struck seat shakes.
const shake = 0.5

// next shows the next event.
func (p *Player) next() {
	e := p.queue[0]
	p.queue = p.queue[1:]
	p.Board.Happen(p.game, e.Event)
	p.Now, p.Last, p.late = e, e.Text, true
	if presented[e.Kind] {
		p.Card = e.Card
	}
	p.heard, p.told = append(p.heard, e.Event), append(p.told, e)
	p.wait += moment(e.Event, p.viewer)
	switch e.Kind {
	case shards.CrystalsGained, shards.PowerGained, shards.HealthGained, shards.MasteryGained, shards.MasteryLost, shards.DamageDealt,
		shards.Focused:
		n := e.N
		if e.Kind == shards.MasteryLost || e.Kind == shards.DamageDealt {
			n = -n
		}
		p.Gains = append(p.Gains, Gain{Kind: e.Kind, Seat: e.Seat, From: e.Card, N: n})
	}
	if e.Kind == shards.DamageDealt && e.N > 0 && int(e.Seat) < len(p.Struck) {
		p.Struck[e.Seat] = 1
	}
}

// TakeHeard are the events that have been shown since the last call. The slice is true until the next event.
func (p *Player) TakeHeard() []shards.Event {
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
var moments = [shards.EventKindCount]float64{
	shards.TurnBegan: 0.7, shards.CardPlayed: 0.5, shards.CardFast: 0.5, shards.CardRecruited: 0.45, shards.CardActivated: 0.35,
	shards.CardDrawn: 0.09, shards.CardDiscarded: 0.06, shards.CardBanished: 0.4, shards.CardReturned: 0.4, shards.CardShown: 0.6,
	shards.CardCopied: 0.5, shards.CardDestroyed: 0.6, shards.CardRevealed: 0.8, shards.CardLaidOut: 0.15, shards.DeckShuffled: 0.3,
	shards.CrystalsGained: 0.2, shards.PowerGained: 0.2, shards.HealthGained: 0.25, shards.MasteryGained: 0.25, shards.MasteryLost: 0.5,
	shards.Focused: 0.3, shards.PowerDoubled: 0.4, shards.LastingBegan: 0.3, shards.EffectIgnored: 0.4, shards.ChampionAttacked: 0.5,
	shards.ShieldShown: 0.7, shards.DamageDealt: 0.9, shards.PlayerOut: 1, shards.BidMade: 0.6, shards.BidPassed: 0.4,
	shards.LeaderTaken: 0.6, shards.RelicTaken: 0.5, shards.KillDecided: 1, shards.Conceded: 0.6,
}

// own is how much of its time an event takes that the one who looks has caused, and knows.
const own = 0.4

// moment is for how long an event is shown.
func moment(e shards.Event, viewer shards.Seat) float64 {
	if e.Seat == viewer && e.Kind != shards.TurnBegan && e.Kind != shards.DamageDealt && e.Kind != shards.ShieldShown {
		return moments[e.Kind] * own
	}
	return moments[e.Kind]
}

// fly moves the cards to where they lie.
func (p *Player) fly(seconds float64, still bool) {
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
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

// at is where the card is on its way.
func (f *flight) at() layout.Rect {
	if !f.flies {
		return f.to
	}
	by := theme.EaseOut(f.since, theme.Move)
	mix := func(a, b float64) float64 { return a + (b-a)*by }
	return layout.Rect{X: mix(f.from.X, f.to.X), Y: mix(f.from.Y, f.to.Y), W: mix(f.from.W, f.to.W), H: mix(f.from.H, f.to.H)}
}

// Put puts a card somewhere, from where it goes to where it belongs.
func (p *Player) Put(c shards.Slot, at layout.Rect) { p.cards[c] = flight{from: at, to: at} }

// At is where a card is drawn, and whether it is on its way. It is not drawn while it lies in a pile.
func (p *Player) At(c shards.Slot) (at layout.Rect, flies, ok bool) {
	f := &p.cards[c]
	return f.at(), f.flies, f.flies || p.Places.Shown[c]
}

// turn turns the dials.
func (p *Player) turn(seconds float64, still bool) {
	for i := range p.Board.Sides {
		side, d := &p.Board.Sides[i], &p.Dials[i]
		d.Health.turn(side.Health, seconds, still)
		d.Mastery.turn(side.Mastery, seconds, still)
		d.Crystals.turn(side.Crystals, seconds, still)
		d.Power.turn(side.Power, seconds, still)
	}
}

// glow is for how many seconds a dial shows that it has changed.
const glow = 0.9

func (d *Dial) turn(to int32, seconds float64, still bool) {
	if to != d.to && d.known {
		d.change = glow
	}
	d.to = to
	d.change = max(0, d.change-seconds)
	if !d.known || still || to >= shards.Infinite {
		d.at, d.known = float64(to), true
		return
	}
	const pace = 7 // of the rest in a second
	rest := float64(to) - d.at
	step, least := rest*pace*seconds, 6*seconds
	if rest > 0 {
		d.at += min(rest, max(step, least))
	} else {
		d.at += max(rest, min(step, -least))
	}
}

// Shows is what the dial shows.
func (d *Dial) Shows() float64 { return d.at }

// Glow is how much a dial shows that it has changed, from 1 to 0.
func (d *Dial) Glow() float64 { return d.change / glow }
