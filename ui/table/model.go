// Package table is the table as a window shows it, without the window: what lies
// where, what moves, who is asked what, what may be clicked and why the rest
// may not.
//
// A [Model] owns a game through its story. [Model.Do] gives it a command. Its
// [playback.Player] plays the resulting events onto the board; meanwhile the model does
// not look at the game, which is ahead of what is shown. When the board has caught up, the
// model takes one [keyforge.View] of the game ([Model.Settle]), and only then asks the next
// question, with what a person may do ([offers.Offers]) and what would come of it
// ([preview.Preview]). Who sees what of all this is decided apart ([seating.Seating]), as are
// advice ([Counsel]) and what dragging a card means ([Dragging]). No rule lives here:
// [keyforge.Game.Legal] lists what may be done, and the view says why the rest may not.
//
// Decisions. A click during motion is kept for the next question, but answers only what
// the person has begun: losing a click is better than answering a question that nobody
// has read. What a fight or the monster's turn would do is played on reshuffled copies of
// the game, never worked out here; what is not the same in all copies is called unsure.
package table

import (
	"fmt"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/table/preview"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/table/seating"
	"github.com/keyraken/keyraken/ui/theme"
)

// Model is a table and the game on it.
type Model struct {
	offers.Offers
	playback.Player
	seating.Seating
	preview.Preview
	Counsel
	Dragging
	Odds Odds

	Story  *save.Log                 // changed only by the model
	Titles [keyforge.MaxSides]string // what the sides are called
	Bots   [keyforge.MaxSides]bot.Bot

	Refused int   // how often a person wanted something not allowed, see [offers.Offers.Only]
	Unsaved error // why the game could not be saved, until whoever reports it clears it
	LogOpen bool
	Text    float64       // the size of text, as in [layout.Contents]
	Unit    float64       // as there
	Tip     float64       // the least height of a tip, as in [layout.Contents]
	Opened  keyforge.Side // an ally's side that was opened, or NoSide
	Asks    bot.AskLevel
	// Rest, when set, says that the game as it stands is not to go on: nobody is asked, and no bot moves.
	Rest func(*keyforge.Game) bool
	// OverHand says that the mouse is over the large hand: its cards stay where they are.
	OverHand bool
	// Achievements watches the game for achievements; nil: nobody does.
	Achievements *achievement.Recorder

	game    *keyforge.Game // ahead of what is shown: read it only when everything has been shown
	pending pendingClick
	plan    gesture.Plan     // the part of it that has not been asked yet
	last    keyforge.Command // of a person
	answer  keyforge.Command // for the next update to carry out, if any
	picks   holding
	steady  steadyHand
	begun   bool // the person has only said what to do, and nothing has come of it yet

	adventure adventure.Adventure // nil in a standard game
	decks     map[deckCard]*deck.Card

	elsewhere *elsewhere // nil: the game is played here

	held   bool // it is the table of a moment shown again
	moment recap.Moment

	changes int // how often the game has changed

	botThinking  botThinking
	autoAnswerer bot.AutoAnswerer
	unasked      keyforge.Command       // the answer to a question that a person does not want to be asked
	pause        float64                // before a bot moves
	rests        bool                   // the game is not to go on
	types        [card.TypeCount]string // their names
	fault        error
	bookmarks    []bookmark // by the number of inputs
}

// New returns the table of a story at its present position: a game of the adventure,
// which is nil for a duel. A seat without a bot is a person's. The log addresses the
// sides in you.
func New(story *save.Log, a adventure.Adventure, you [keyforge.MaxSides]bool, bots [keyforge.MaxSides]bot.Bot, s Speech) *Model {
	g := story.Game()
	m := &Model{Story: story, game: g, Bots: bots, LogOpen: true, Opened: keyforge.NoSide}
	m.adventure, m.Speed, m.decks = a, 1, judged(g.Catalogue(), &story.Header)
	m.Preview, m.Counsel.offers, m.Dragging.table = preview.New(&m.Offers, a, g), &m.Offers, &m.Player
	var people [keyforge.MaxSides]bool
	for i := range people {
		people[i] = bots[i] == nil
	}
	m.Seating = seating.New(g, people, a == nil, save.Setup(&story.Header).Open)
	words := narrate.Narrator{Game: g, You: you}
	for i := range keyforge.Side(g.Seats()) {
		words.Open[i] = m.Reads(i)
	}
	m.Told = m.MayTell
	m.Start(words, people)
	m.speak(s)
	m.retell()
	m.Jump()
	return m
}

// Seats is the number of players.
func (m *Model) Seats() int { return m.Board.Seats }

// Question is what the game waits for, once everything has been shown: until then it
// is none.
func (m *Model) Question() *keyforge.Question {
	if m.Showing() {
		return &none
	}
	return &m.View.Question
}

var none keyforge.Question

// Catalogue is the cards of the game.
func (m *Model) Catalogue() *keyforge.Catalogue { return m.game.Catalogue() }

// WithConditions is a card with the numbers that apply in this game.
func (m *Model) WithConditions(c *card.Card) *card.Card { return m.game.WithConditions(c) }

// Over reports whether the game is over and its end has been shown.
func (m *Model) Over() bool { return m.Board.Over && !m.Showing() }

// Won reports whether the side has won.
func (m *Model) Won(s keyforge.Side) bool { return m.Board.Over && m.Board.Winners&(1<<s) != 0 }

// Fault is why the last command was refused, or nil.
func (m *Model) Fault() error { return m.fault }

// Do gives the game a command.
func (m *Model) Do(c keyforge.Command) {
	at, side := m.Story.At(), m.game.Question().Side
	if m.person(side) && !m.Allows(c) {
		m.Refused++
		return
	}
	if m.elsewhere != nil {
		if m.person(side) {
			m.elsewhere.ask(m, c)
		}
		return
	}
	if m.fault = m.saved(m.Story.Do(c)); m.fault != nil {
		return
	}
	events := m.game.Happened()
	m.Achievements.Observe(m.Story.At())
	if m.person(side) {
		m.last, m.pending.card = c, 0
	}
	m.begun = m.person(side) && announced(c, events)
	m.bookmarks, m.Input = m.bookmarks[:at+1], at
	unasked := m.unasked == c
	m.begin(events)
	m.carriedOut(c, unasked, m.changes)
}

// MayConcede reports whether the game may be conceded now: in a standard game by the
// player who is asked, since the other wins it.
func (m *Model) MayConcede() bool {
	return !m.Duel() || m.Asking() && m.person(m.Question().Side)
}

// Concede gives the game up, whatever is asked or shown.
func (m *Model) Concede() {
	m.Skip()
	m.Do(keyforge.Command{Verb: keyforge.Concede})
}

// begin begins to show the events of an input.
func (m *Model) begin(events []keyforge.Event) {
	m.Tally.Decisions++
	m.Busy()
	m.Opened = keyforge.NoSide
	m.changes++
	m.Board.Closed = m.Closed()
	m.Play(m.Veil(events))
	if len(events) == 0 {
		m.Settle()
	}
}

// Update advances time by dt seconds in a window of the given size.
func (m *Model) Update(dt, w, h float64) {
	if c := m.answer; c.Verb != 0 {
		m.answer = keyforge.Command{}
		m.take(c)
		m.carryOn()
	}
	m.answerUnasked()
	dt = m.Advance(dt)
	if m.Show(dt) && !m.held {
		m.Settle()
	}
	m.carryOn()
	m.usePending()
	m.Foresee(&m.Board)
	m.automatic(dt)
	if m.advise() || m.judge(dt) && m.Story.Header.Advised == 0 { // the odds count as advice once
		m.saved(m.Story.Advise())
	}
	m.arrange(w, h)
	m.Move(dt)
}

// answerUnasked answers what the person does not want to be asked.
func (m *Model) answerUnasked() {
	if c := m.unasked; c.Verb != keyforge.NoCommand && !m.Showing() && !m.Waiting() {
		at, last := m.Story.At(), m.last
		m.Do(c)
		m.bookmarks[at].planned, m.last = true, last
	}
}

// MoveCards moves the cards toward their places in a window of the given size, and nothing
// else.
func (m *Model) MoveCards(dt, w, h float64) {
	m.arrange(w, h)
	m.Player.MoveCards(dt * m.Speed)
}

// Skip shows everything left at once, as far as nothing holds it.
func (m *Model) Skip() {
	m.Player.Skip()
	if !m.Showing() && !m.held {
		m.Settle()
	}
}

// finish shows everything left at once, even what would hold it.
func (m *Model) finish() {
	hold := m.Hold
	m.Hold = nil
	m.Release()
	m.Skip()
	m.Hold = hold
}

// Settle sets the board right when everything has been shown, and asks the next
// question.
func (m *Model) Settle() {
	m.picks.cards = m.picks.cards[:0]
	q := m.game.Question()
	m.rests = m.Rest != nil && m.Rest(m.game)
	person := q.Kind != keyforge.NoQuestion && m.Bots[q.Side] == nil && !m.rests
	m.pause = theme.BotPause
	m.unasked = keyforge.Command{}
	if person && !m.Watched {
		m.unasked, _ = m.autoAnswerer.Answer(m.game, m.Asks)
	}
	asked := person && !m.Watched && m.unasked.Verb == keyforge.NoCommand
	m.HandOver(asked)
	asking := asked && m.Handed() == couch.Lifted
	m.Look()
	m.Turn()
	m.Board.Closed = m.Closed()
	m.SyncBoard(m.game, &m.View, asking)
	m.ask(asking)
	at := forecast.Start{Game: m.game, Seat: m.Sits(), Seed: uint64(m.Story.At()), Change: m.changes}
	m.Stand(at)
	m.Counsel.at = at
	m.remember()
}

// automatic lets the bot that is asked answer.
func (m *Model) automatic(dt float64) {
	if m.Watched || m.elsewhere != nil || m.rests {
		return
	}
	q := m.game.Question()
	if q.Kind == keyforge.NoQuestion || m.Bots[q.Side] == nil {
		return
	}
	c, chosen := keyforge.Command{}, true
	b := m.Bots[q.Side]
	if t, thinks := b.(bot.Thinker); thinks {
		c, chosen = m.botThinking.choose(t, m.game, m.changes)
	}
	if m.Showing() {
		return
	}
	if m.pause -= dt; m.pause > 0 || !chosen {
		return
	}
	if c.Verb == keyforge.NoCommand {
		c = b.Choose(m.game, m.AllLegal())
	}
	m.Do(c)
}

// Large is the player whose side is large: one that was opened, else the player
// who is asked, else the active player.
func (m *Model) Large() keyforge.Side {
	switch {
	case m.Duel():
		return m.Near()
	case m.Opened != keyforge.NoSide:
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
func (m *Model) Open(side keyforge.Side) {
	m.Opened = keyforge.NoSide
	if m.Large() != side {
		m.Opened = side
	}
}

// A row of the table has room for every pile of the game.
const _ = uint(layout.MaxRow - keyforge.MaxPile)

// arrange lays out the table.
func (m *Model) arrange(w, h float64) {
	b := &m.Board
	c := layout.Contents{Seats: b.Seats, Large: int(m.Large()), Facing: m.Duel(), Log: m.LogOpen, Text: m.Text, Unit: m.Unit, Tip: m.Tip}
	for side := range c.Sides {
		c.Sides[side] = m.contents(keyforge.Side(side))
	}
	if m.Dragged() != 0 {
		c.Sides[m.Sits()&3].Open = m.DropPreview().Open
	}
	m.Places.Arrange(w, h, &c)
	m.keepHand()
}

// contents is what a side has on the table.
func (m *Model) contents(side keyforge.Side) layout.SideContents {
	of := &m.Board.Piles[side]
	var beside [6]board.Beside
	locations, perch := m.Board.Locations(side)
	return layout.SideContents{Line: len(of[card.Battleline]), Artifacts: len(of[card.Artifacts]), Hand: len(of[card.Hand]),
		Shut: m.Board.Closed&(1<<side) != 0, Beside: len(m.Board.Beside(beside[:0], side)), Locations: locations, Perch: perch}
}

// Glimpse places the cards in play of a side in place of those of the large one.
func (m *Model) Glimpse(side keyforge.Side, into *layout.SidePlaces) {
	of := m.contents(side)
	m.Places.Glimpse(int(m.Large()), &of, into)
}

// Title is the name of a card.
func (m *Model) Title(c keyforge.Slot) string {
	own, _ := m.Board.Named(c)
	return m.Words.Called(own)
}

// PrintedTitle is the name that is printed on a card, whatever it is now.
func (m *Model) PrintedTitle(c keyforge.Slot) string { return m.Words.Called(m.Board.Printed(c).Own) }

// TypeName is the name of a card type.
func (m *Model) TypeName(t card.Type) string { return m.types[t] }

// Name is the name of a side.
func (m *Model) Name(s keyforge.Side) string {
	if s < keyforge.MaxSides {
		return m.Titles[s]
	}
	return fmt.Sprint(s)
}
