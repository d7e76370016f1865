// Package match plays several games between the same players. The winner of enough of them wins the match.
//
// A [Match] is its [Plan], to which the players agree, and the moves made since: who won each
// game, and in KeyForge bids and choices. Nothing else is kept, so whatever is read from a file is
// a match played by the rules. It asks ([Match.Ask]) until it is over: for a game to be played, in KeyForge also for a
// deck, a bid, or who goes first. It does not play the games itself: [Match.Next] tells how the next one begins.
//
// A match of KeyForge ([Duel]) is for two; it settles decks and chains before a game: best of three, the adaptive
// format, auctions, sealed decks and chains as a handicap (K1.5, K22). A player keeps the same seat in all games; it is
// the decks that change hands. Of another game all begin with the same set-up ([Other]); chance decides who goes first in
// the first of them, and whoever has won one goes last in the next.
package match

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Format says how many games are played, and what decides.
type Format uint8

// The formats.
const (
	Single      Format = iota // one game
	BestOfThree               // two wins
	Adaptive                  // two wins, the second game with the decks exchanged; only of KeyForge (K22.5)
	BestOfFive                // three wins; only of other games
	formats
)

// Formats are the names of the formats in files and on the terminal. Those of KeyForge come first, up to [Adaptive].
var Formats = [formats]string{"single", "best-of-three", "adaptive", "best-of-five"}

// needs are how many wins decide a match, by format.
var needs = [formats]int{1, 2, 2, 3}

// Wins is how many wins decide a match of the format.
func (f Format) Wins() int { return needs[f] }

// Player is one of the players.
type Player struct {
	Name string `json:"name,omitempty"` // of a person, if given
	Bot  string `json:"bot,omitempty"`  // the name of the bot that plays; "": a person
}

// Plan is what the players agree on before a match.
type Plan struct {
	Format Format
	Seed   uint64 // of the first game; those of the others follow
	// Players are by seat. In KeyForge there are two, and those who are missing are persons without a name.
	Players []Player
	Undo    string // as [replay.Header] has it
	Duel           // of KeyForge
	Other          // of another game
}

// QuestionKind is what a match asks for.
type QuestionKind uint8

// The kinds of questions.
const (
	AskNothing QuestionKind = iota // the match is over
	AskDeck                        // the player chooses one of the decks offered
	AskBid                         // the player bids more chains, or passes
	AskFirst                       // the player says who goes first (K1.5)
	AskGame                        // a game is to be played
)

// Question is what a match waits for.
type Question struct {
	Kind   QuestionKind
	Player int    // who answers
	Deck   Holder // that is bid for
	Bid    int    // the last one, by the other player
}

// Game is a game of a match.
type Game struct {
	Decks  [Players]Holder // that the players of a duel play
	Chains [Players]int
	First  game.Seat // who goes first; NoSeat: at random
	Winner int       // -1 while it is played
}

// Match is a match of several games.
type Match struct {
	plan  Plan
	moves []Move
	games []Game // the last one may be still to be played
	next  Game   // what is agreed on for the next game
	bids  []Bid  // of the last auction
	deck  Holder // for which they were made
	ask   Question
}

// New begins a match.
func New(p Plan) (*Match, error) {
	if p.Kind == nil && len(p.Players) < Players {
		p.Players = append(slices.Clone(p.Players), make([]Player, Players-len(p.Players))...)
	}
	if err := p.check(); err != nil {
		return nil, err
	}
	m := &Match{plan: p}
	m.next = Game{First: game.NoSeat, Winner: -1}
	if p.Kind != nil {
		m.ready()
		return m, nil
	}
	m.next.Chains, m.next.Decks = p.Chains, [Players]Holder{{Owner: 0}, {Owner: 1}}
	m.seat()
	return m, nil
}

// check refuses what is not a valid plan.
func (p *Plan) check() error {
	if p.Format >= formats {
		return message.New("match-unknown")
	}
	check := p.checkDuel
	if p.Kind != nil {
		check = p.checkOther
	}
	if err := check(); err != nil {
		return err
	}
	for i := range p.Players {
		if len(p.Players[i].Name) > 4*printable.Name || len(p.Players[i].Bot) > printable.Name {
			return message.New("match-unknown")
		}
	}
	if p.Undo != "" && p.Undo != replay.UndoFree && p.Undo != replay.UndoHidden && p.Undo != replay.UndoNone {
		return message.New("undo-none", printable.Quote(p.Undo), replay.UndoFree, replay.UndoHidden, replay.UndoNone)
	}
	return nil
}

// Plan is what was agreed on. The caller must not change its players and decks.
func (m *Match) Plan() *Plan { return &m.plan }

// Ask is what the match waits for.
func (m *Match) Ask() Question { return m.ask }

// Over reports whether the match is decided.
func (m *Match) Over() bool { return m.ask.Kind == AskNothing }

// Games are the games so far; the last one may not have been played yet.
func (m *Match) Games() []Game { return m.games }

// Moves are the moves so far.
func (m *Match) Moves() []Move { return m.moves }

// Agreed is what is agreed on for the next game, or for the last one when the match is over.
func (m *Match) Agreed() *Game { return &m.next }

// Wins is how many games each player has won, by seat.
func (m *Match) Wins() []int {
	wins := make([]int, len(m.plan.Players))
	for i := range m.games {
		if w := m.games[i].Winner; w >= 0 {
			wins[w]++
		}
	}
	return wins
}

// Winner is who has won the match, or -1.
func (m *Match) Winner() int {
	if !m.Over() {
		return -1
	}
	return m.games[len(m.games)-1].Winner // the winner of the match wins its last game
}

// ready makes the next game ready to be played.
func (m *Match) ready() {
	m.games = append(m.games, m.next)
	m.ask = Question{Kind: AskGame}
}

// won notes who won the game that was to be played, and settles what comes next.
func (m *Match) won(player int) {
	last := &m.games[len(m.games)-1]
	last.Winner = player
	if m.Wins()[player] == m.plan.Format.Wins() { // K22.6
		m.ask = Question{}
		return
	}
	m.next.Winner, m.next.First = -1, game.NoSeat
	if m.plan.Kind != nil {
		m.next.First = game.Seat((player + 1) % len(m.plan.Players)) // the winner goes last
		m.ready()
		return
	}
	m.settle(last)
}

// Do makes a move, if it can be made now.
func (m *Match) Do(v Move) error {
	if !m.can(v) {
		return message.New("match-move", v.String())
	}
	switch v.Verb {
	case Deck:
		m.next.Decks[m.ask.Player].Deck = v.N - 1
		m.chooseDeck(m.ask.Player + 1)
	case Raise:
		m.bids = append(m.bids, Bid{m.ask.Player, v.N})
		m.ask.Player, m.ask.Bid = 1-m.ask.Player, v.N
	case Pass:
		if m.sold(); len(m.games) > 0 {
			m.chooseFirst()
		} else {
			m.ready()
		}
	case First:
		m.next.First = game.Seat(v.N - 1)
		m.ready()
	case Won:
		m.won(v.N - 1)
	}
	m.moves = append(m.moves, v)
	return nil
}

// can reports whether the move can be made now.
func (m *Match) can(v Move) bool {
	switch m.ask.Kind {
	case AskDeck:
		return v.Verb == Deck && v.N >= 1 && v.N <= len(m.plan.Decks[m.ask.Player])
	case AskBid:
		return v == Move{Verb: Pass} || v.Verb == Raise && v.N > m.ask.Bid && v.N <= MaxChains
	case AskFirst:
		return v.Verb == First && v.N >= 1 && v.N <= Players
	case AskGame:
		return v.Verb == Won && v.N >= 1 && v.N <= len(m.plan.Players)
	}
	return false
}

// Next returns the header of the game that is to be played; file is the one in which the
// match is kept.
func (m *Match) Next(file string) (replay.Header, error) {
	if m.ask.Kind != AskGame {
		return replay.Header{}, message.New("match-no-game")
	}
	g, p := &m.games[len(m.games)-1], &m.plan
	h := replay.Header{Undo: p.Undo, Match: file, Round: len(m.games)}
	if p.Kind != nil {
		h.Setup = p.Setup.WithFirst(g.First)
	} else {
		h.Setup, h.Handicap = m.deal(g), p.Chains != [Players]int{}
	}
	h.Seed = m.seed()
	named := false
	for i := range p.Players {
		player := &p.Players[i]
		if player.Bot != "" {
			h.Seats = append(h.Seats, strconv.Itoa(i+1)+"="+player.Bot)
		}
		h.Players, named = append(h.Players, player.Name), named || player.Name != ""
	}
	if !named {
		h.Players = nil
	}
	return h, nil
}

// seed is that of the last game.
func (m *Match) seed() uint64 { return m.plan.Seed + uint64(len(m.games)-1) }

// Verb is what a move does.
type Verb uint8

// The verbs.
const (
	Deck  Verb = iota // plays the n-th of the decks offered
	Raise             // bids n chains
	Pass              // lets the other player have the deck
	First             // the n-th player goes first
	Won               // the n-th player has won the game
	verbs
)

var verbNames = [verbs]string{"deck", "bid", "give-way", "first", "won"}

// Move is a decision of a player, or the outcome of a game.
type Move struct {
	Verb Verb
	N    int // counted from 1 where it is a player or a deck
}

// String returns the move in its written form, such as "bid 3".
func (v Move) String() string {
	if v.Verb >= verbs {
		return "?"
	}
	if v.Verb == Pass {
		return verbNames[v.Verb]
	}
	return verbNames[v.Verb] + " " + strconv.Itoa(v.N)
}

// ParseMove reads a move.
func ParseMove(text string) (Move, error) {
	name, number, counted := strings.Cut(text, " ")
	verb := Verb(max(0, slices.Index(verbNames[:], name)))
	n, err := strconv.Atoi(number)
	if counted == (verb == Pass) || counted && err != nil {
		return Move{}, message.New("match-move", printable.Quote(text))
	}
	v := Move{verb, n}
	if v.String() != text {
		return Move{}, message.New("match-move", printable.Quote(text))
	}
	return v, nil
}
