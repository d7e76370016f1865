// Package table is the table as a window shows it, without the window: what lies
// where, what moves, what is asked of whom, what may be clicked and why the rest
// may not.
//
// A [Model] owns a game by way of its story. [Model.Do] gives it a command; the
// events that come of it wait in a queue and are shown one behind another by
// [Model.Update], each for its time (see beats.go), until the [Board] has caught up
// with the game. Only then is the next question put. No rule lives here: what may
// be done is what [game.Game.Legal] lists, why not what [game.Game.Check] says.
//
// Decisions. A chain of events is bounded in time: past a few seconds it goes
// faster and faster, but for its grand moments, so that nobody waits for long and
// the speed that was chosen stays true for what is short. What happens at once is
// a run of alike events, shown with little time between. A click in motion is
// kept for the next question, but answers only what the person has begun: one that
// answered a question nobody had read would be worse than one that is lost. What a
// fight or the monster's turn would do is played on reshuffled copies of the game,
// never worked out here; what is not the same in all copies is called unsure.
package table

import (
	"fmt"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/theme"
)

// Entry is a line of the log.
type Entry struct {
	Text string
	Turn bool      // the first line of a turn
	Side game.Side // whose turn it is
	Card game.Slot // the card of which it tells, or 0
}

// Model is a table and the game on it.
type Model struct {
	offers.Offers

	Story  *replay.Log // to be changed by the model alone
	Game   *game.Game
	Board  Board
	Places layout.Table
	Titles [game.MaxSides]string // what the sides are called
	Bots   [game.MaxSides]bot.Bot
	Log    []Entry
	Tally  Tally
	Words  narrate.Narrator

	Speed   float64 // of motion; 0 stops the time, from Instant on nothing moves
	Calm    bool    // little moves: fades in place of flights, and nothing shakes
	Watched bool    // nobody is asked: the story is told, see [Model.Forward]
	Unsaved error   // why the game could not be saved, until who tells it clears it
	LogOpen bool
	Text    float64   // the size of text, as in [layout.Contents]
	Opened  game.Side // an ally's side that was opened, or NoSide

	// Peeked are the cards at which the asked player was let to look, until
	// [Model.Peek] takes them.
	Peeked []game.Slot

	Effects []Effect
	Shown   Showcase
	Tide    float64 // the water, on its way from 0, low, to 1, high
	Quake   float64 // the shaking of the table, fading from 1
	Beast   Beast
	Jolt    float64 // the shaking after a blow, fading from at most 1
	Clock   float64 // seconds so far, whatever the speed

	// Forecast is what the monster would do if the turn ended now.
	Forecast forecast.Forecast

	Prey game.Slot // the victim that the monster has marked and is about to strike, or 0

	view    game.View // what the asked player saw when everything had been shown
	sprites [game.MaxCards]sprite
	queue   []game.Event
	cues    []Cue
	lines   []narrate.Line
	next    int     // the first event of queue that has not been shown
	wait    float64 // before it is
	shown   float64 // seconds of this chain so far, at normal speed
	grand   bool    // a grand moment is being shown
	pending pendingClick
	last    game.Command // of a person
	answer  game.Command // that the next update is to carry out, if any
	acting  game.Slot    // the card that does what is shown

	attacker, defender game.Slot // of the fight that is shown

	adventure adventure.Adventure // nil in a duel

	changes    int // how often the game has changed
	forecaster forecast.Forecaster
	levels     []float64 // of the gauges, on their way

	pause     float64 // before a bot moves
	seat      game.Side
	types     [card.TypeCount]string // their names
	fault     error
	bookmarks []bookmark // after how many inputs
}

// New returns the table of a story where it stands: a game of the adventure, which is
// nil for a duel. A seat without a bot is a
// person's. The log addresses those who are you.
func New(story *replay.Log, a adventure.Adventure, you [game.MaxSides]bool, bots [game.MaxSides]bot.Bot, s Speech) *Model {
	g := story.Game()
	m := &Model{Story: story, Game: g, Bots: bots, Speed: 1, LogOpen: true, Opened: game.NoSide}
	m.adventure = a
	m.Words = narrate.Narrator{Game: g, You: you}
	m.speak(s)
	for i := range g.Seats() {
		m.Words.Open[i] = true // A11.14
	}
	m.retell()
	m.Tide, m.Beast.Wounds = m.tideGoal(), m.wounds()
	m.levels = m.levels[:0]
	m.rise(0)
	return m
}

// Seats is the number of players.
func (m *Model) Seats() int { return m.Board.Seats }

// Question is what the game waits for.
func (m *Model) Question() *game.Question { return m.Game.Question() }

// Showing reports whether there are events left to show.
func (m *Model) Showing() bool { return m.next < len(m.queue) || m.wait > 0 }

// Over reports whether the game is over and its end has been shown.
func (m *Model) Over() bool { return m.Board.Over && !m.Showing() }

// Won reports whether the side has won.
func (m *Model) Won(s game.Side) bool { return m.Board.Over && m.Board.Winners&(1<<s) != 0 }

// Fault is why the last command was refused, or nil.
func (m *Model) Fault() error { return m.fault }

// Do gives the game a command.
func (m *Model) Do(c game.Command) {
	at, side := m.Story.At(), m.Question().Side
	events, err := m.Story.Apply(c, m.queue[:0])
	if m.fault = m.saved(err); m.fault != nil {
		return
	}
	if m.person(side) {
		m.last, m.pending.card = c, 0
	}
	m.bookmarks = m.bookmarks[:at+1]
	m.begin(events)
}

// begin begins to show what an input has brought about.
func (m *Model) begin(events []game.Event) {
	m.Tally.Decisions++
	m.Busy()
	m.Opened = game.NoSide
	m.queue, m.next, m.shown = events, 0, 0
	m.changes++
	m.lines = m.Words.Story(events)
	if len(events) == 0 {
		m.Settle()
	}
}

// Answer gives the game a command with the next [Model.Update], so that what is
// asked stays the same while a frame is drawn.
func (m *Model) Answer(c game.Command) { m.answer = c }

// Update lets dt seconds go by in a window of the given size.
func (m *Model) Update(dt, w, h float64) {
	if c := m.answer; c.Verb != 0 {
		m.answer = game.Command{}
		m.Do(c)
	}
	m.Clock += dt
	dt *= m.Speed * m.pace()
	m.show(dt)
	m.usePending()
	m.foresee()
	m.automatic(dt)
	m.arrange(w, h)
	m.move(dt)
	m.fade(dt)
}

// Lay lets the cards go on to their places in a window of the given size, and nothing
// else happen.
func (m *Model) Lay(dt, w, h float64) {
	m.arrange(w, h)
	m.move(dt * m.Speed)
}

// Settle sets the board right when everything has been shown, and puts the next
// question.
func (m *Model) Settle() {
	m.queue, m.next, m.wait = m.queue[:0], 0, 0
	q := m.Question()
	if q.Kind != game.NoQuestion && m.Bots[q.Side] == nil {
		m.seat = q.Side
	}
	m.Game.ViewInto(&m.view, m.seat)
	m.Board.know(m.Game)
	m.Board.load(&m.view)
	m.pause = theme.BotPause
	for _, c := range m.Peeked {
		m.Board.reveal(c)
	}
	m.ask(q.Kind != game.NoQuestion && m.Bots[q.Side] == nil && !m.Watched)
	m.remember()
}

// Peek takes the cards at which the player was let to look.
func (m *Model) Peek() []game.Slot {
	cards := m.Peeked
	m.Peeked = nil
	return cards
}

// looked notes a card at which a player looks.
func (m *Model) looked(e *game.Event) {
	if !m.Watched && m.person(e.Side) {
		m.Peeked = append(m.Peeked, e.Card)
	}
}

// automatic lets a bot answer that is asked.
func (m *Model) automatic(dt float64) {
	q := m.Question()
	if m.Watched || m.Showing() || q.Kind == game.NoQuestion || m.Bots[q.Side] == nil {
		return
	}
	if m.pause -= dt; m.pause <= 0 {
		m.Do(m.Bots[q.Side].Choose(m.Game, m.AllLegal()))
	}
}

// Large is the player whose side is large: one that was opened, else who is
// asked, else the active player.
func (m *Model) Large() game.Side {
	switch {
	case m.Opened != game.NoSide:
		return m.Opened
	case m.Asking():
		return m.Question().Side
	case int(m.Board.Active) < m.Board.Seats:
		return m.Board.Active
	}
	return 0
}

// Open shows the side of a player large until the next command; the one whose
// side is large anyway closes it again.
func (m *Model) Open(side game.Side) {
	m.Opened = game.NoSide
	if m.Large() != side {
		m.Opened = side
	}
}

// arrange lays out the table.
func (m *Model) arrange(w, h float64) {
	b := &m.Board
	c := layout.Contents{Seats: b.Seats, Large: int(m.Large()), Log: m.LogOpen, Text: m.Text}
	for side := range c.Sides {
		c.Sides[side] = layout.SideContents{
			Line:      len(b.Piles[side][card.Battleline]),
			Artifacts: len(b.Piles[side][card.Artifacts]),
			Hand:      len(b.Piles[side][card.Hand]),
		}
	}
	m.Places.Arrange(w, h, &c)
}

func (m *Model) tideGoal() float64 {
	if m.Board.High {
		return 1
	}
	return 0
}

// Title is what a card is called.
func (m *Model) Title(c game.Slot) string {
	return m.Game.Catalogue().Title(m.Board.printed[c].Own)
}

// TypeName is the name of a type of cards.
func (m *Model) TypeName(t card.Type) string { return m.types[t] }

// Name is what a side is called.
func (m *Model) Name(s game.Side) string {
	if s < game.MaxSides {
		return m.Titles[s]
	}
	return fmt.Sprint(s)
}
