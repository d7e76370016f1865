// Package match plays several games between two players, and settles decks and chains
// before a game: best of three, the adaptive format, auctions, sealed decks and chains
// as a handicap (K1.5, K22).
//
// A [Match] is its [Plan], to which both players agree, and the moves made since: bids,
// choices, and who won each game. Nothing else is kept, so whatever is read from a file is
// a match played by the rules. It asks ([Match.Ask]) until it is over: for a deck, a bid,
// who goes first, or a game to be played. It does not play the games itself: [Match.Next]
// tells how the next one begins.
//
// A player keeps the same seat in all games; it is the decks that change hands.
package match

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Players is the number of players in a match.
const Players = 2

// Format says how many games are played, and what decides.
type Format uint8

// The formats.
const (
	Single      Format = iota // one game
	BestOfThree               // two wins
	Adaptive                  // two wins, the second game with the decks exchanged (K22.5)
	formats
)

// Formats are the names of the formats in files and on the terminal.
var Formats = [formats]string{"single", "best-of-three", "adaptive"}

// Way is how the players come to their decks.
type Way uint8

// The ways.
const (
	Own     Way = iota // each brings one
	Auction            // they bid chains for one of the two that they bring (K22.4)
	Sealed             // each is given some at random, and plays one of them
	ways
)

// Ways are the names of the ways.
var Ways = [ways]string{"own", "auction", "sealed"}

const (
	// MaxChains is the maximum number of chains that can be bid or agreed on.
	MaxChains = keyforge.MaxChains
	// MaxOffered is the maximum number of decks that a player has to choose from.
	MaxOffered = 8
	// Suggested is how many chains a stronger deck begins with when nothing else is known
	// (K22.2).
	Suggested = 4
)

// Player is one of the two players.
type Player struct {
	Name string `json:"name,omitempty"` // of a person, if given
	Bot  string `json:"bot,omitempty"`  // the name of the bot that plays; "": a person
}

// Plan is what the players agree on before a match.
type Plan struct {
	Format  Format
	Way     Way
	Seed    uint64 // of the first game; those of the others follow
	Players [Players]Player
	// Decks are those that each player brings: one, or in a sealed match those offered.
	Decks [Players][]scenario.Deck
	// Chains is the handicap of each player's own deck (K22.1).
	Chains [Players]int
	// Favourite is the player whose deck is bid for in an auction.
	Favourite int
	Open      bool   // both hands are open
	Undo      string // as [replay.Header] has it
	Rulebook  keyforge.Rulebook
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

// Holder names a deck: whose it was at the beginning, and which of those offered it is.
type Holder struct{ Owner, Deck int }

// Game is a game of a match.
type Game struct {
	Decks  [Players]Holder // that the players play
	Chains [Players]int
	First  keyforge.Side // who goes first; NoSide: at random (K1.4)
	Winner int           // -1 while it is played
}

// Bid is a bid of chains.
type Bid struct{ Player, Chains int }

// Match is a match of two players.
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
	if err := p.check(); err != nil {
		return nil, err
	}
	m := &Match{plan: p}
	m.next = Game{Chains: p.Chains, First: keyforge.NoSide, Winner: -1, Decks: [Players]Holder{{Owner: 0}, {Owner: 1}}}
	m.seat()
	return m, nil
}

// DeckOf returns a deck in the form that a match needs.
func DeckOf(d *deck.Deck) scenario.Deck {
	deal := d.Deal(0)
	w := scenario.DeckOf(&deal)
	w.Name = d.Name
	return w
}

// check refuses what is not a valid plan.
func (p *Plan) check() error {
	if p.Format >= formats || p.Way >= ways || p.Favourite < 0 || p.Favourite >= Players {
		return message.New("match-unknown")
	}
	if p.Format == Adaptive && p.Way == Auction {
		return message.New("match-adaptive-auction")
	}
	for i := range Players {
		most := 1
		if p.Way == Sealed {
			most = MaxOffered
		}
		if n := len(p.Decks[i]); n < 1 || n > most {
			return message.New("match-decks", i+1, most, n)
		}
		for k := range p.Decks[i] {
			d, err := p.Decks[i][k].Deal()
			if err != nil {
				return message.New("deck", i+1, err)
			}
			if len(d.Cards) == 0 || d.Chains != 0 {
				return message.New("match-deck-empty", i+1)
			}
		}
		if p.Chains[i] < 0 || p.Chains[i] > MaxChains {
			return message.New("chains-cannot-be", p.Chains[i], MaxChains)
		}
		if p.Chains[i] > 0 && !p.Handicaps() {
			return message.New("match-no-handicap")
		}
		if len(p.Players[i].Name) > 4*printable.Name || len(p.Players[i].Bot) > printable.Name {
			return message.New("match-unknown")
		}
	}
	if p.Undo != "" && p.Undo != replay.UndoFree && p.Undo != replay.UndoHidden && p.Undo != replay.UndoNone {
		return message.New("undo-none", printable.Quote(p.Undo), replay.UndoFree, replay.UndoHidden, replay.UndoNone)
	}
	return nil
}

// Handicaps reports whether chains may be agreed on as a handicap: not for unknown decks,
// nor where chains are bid (K22.1).
func (p *Plan) Handicaps() bool { return p.Way == Own && p.Format != Adaptive }

// Plan is what was agreed on. The caller must not change its decks.
func (m *Match) Plan() *Plan { return &m.plan }

// Ask is what the match waits for.
func (m *Match) Ask() Question { return m.ask }

// Over reports whether the match is decided.
func (m *Match) Over() bool { return m.ask.Kind == AskNothing }

// Games are the games so far; the last one may not have been played yet.
func (m *Match) Games() []Game { return m.games }

// Moves are the moves so far.
func (m *Match) Moves() []Move { return m.moves }

// Bids are the bids of the last auction and the deck that they were made for.
func (m *Match) Bids() ([]Bid, Holder) { return m.bids, m.deck }

// Deck is a deck of the match.
func (m *Match) Deck(h Holder) *scenario.Deck { return &m.plan.Decks[h.Owner][h.Deck] }

// Agreed is what is agreed on for the next game, or for the last one when the match is over.
func (m *Match) Agreed() *Game { return &m.next }

// Wins is how many games each player has won.
func (m *Match) Wins() (wins [Players]int) {
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

// need is how many wins decide.
func (m *Match) need() int {
	if m.plan.Format == Single {
		return 1
	}
	return 2
}

// seat asks for what has to be settled before the first game.
func (m *Match) seat() {
	switch m.plan.Way {
	case Sealed:
		m.chooseDeck(0)
	case Auction:
		m.auction(Holder{Owner: m.plan.Favourite})
	default:
		m.ready()
	}
}

// chooseDeck asks the player, and those after, for a deck if several are offered.
func (m *Match) chooseDeck(player int) {
	for ; player < Players; player++ {
		if len(m.plan.Decks[player]) > 1 {
			m.ask = Question{Kind: AskDeck, Player: player}
			return
		}
	}
	m.ready()
}

// auction opens the bidding for a deck: its owner bids no chains, and the other player
// raises or passes (K22.8, Q44).
func (m *Match) auction(deck Holder) {
	m.deck, m.bids = deck, []Bid{{Player: deck.Owner}}
	m.ask = Question{Kind: AskBid, Player: 1 - deck.Owner, Deck: deck}
}

// ready makes the next game ready to be played.
func (m *Match) ready() {
	m.games = append(m.games, m.next)
	m.ask = Question{Kind: AskGame}
}

// sold gives the deck of an auction to whoever bid last, with the chains bid, and the other
// deck to the other player (K22.4).
func (m *Match) sold() {
	last := m.bids[len(m.bids)-1]
	other := m.next.Decks[0]
	if other == m.deck {
		other = m.next.Decks[1]
	}
	m.next.Chains = [Players]int{}
	m.next.Decks[last.Player], m.next.Chains[last.Player] = m.deck, last.Chains
	m.next.Decks[1-last.Player] = other
}

// won notes who won the game that was to be played, and settles what comes next.
func (m *Match) won(player int) {
	last := &m.games[len(m.games)-1]
	last.Winner = player
	if m.Wins()[player] == m.need() { // K22.6
		m.ask = Question{}
		return
	}
	m.next.Winner, m.next.First = -1, keyforge.NoSide
	switch {
	case m.plan.Format == Adaptive && len(m.games) == 1: // K22.5
		m.next.Decks[0], m.next.Decks[1] = last.Decks[1], last.Decks[0]
		m.chooseFirst()
	case m.plan.Format == Adaptive: // K22.7: the same deck has won both
		m.auction(last.Decks[player])
	default:
		m.chooseFirst()
	}
}

// chooseFirst lets the player whose deck lost the last game say who goes first: whoever
// played it then (K1.5, Q43).
func (m *Match) chooseFirst() {
	m.ask = Question{Kind: AskFirst, Player: 1 - m.games[len(m.games)-1].Winner}
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
		m.next.First = keyforge.Side(v.N - 1)
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
		return v.Verb == Won && v.N >= 1 && v.N <= Players
	}
	return false
}

// Next returns the header of the game that is to be played; file is the one in which the
// match is kept.
func (m *Match) Next(cat *keyforge.Catalogue, file string) (replay.Header, error) {
	if m.ask.Kind != AskGame {
		return replay.Header{}, message.New("match-no-game")
	}
	g, p := &m.games[len(m.games)-1], &m.plan
	setup := keyforge.Setup{Seed: m.seed(), First: g.First, Options: keyforge.Options{Rulebook: p.Rulebook}}
	h := save.Deal(keyforge.Duel.Name(), "", setup)
	for i := range Players {
		d := *m.Deck(g.Decks[i])
		d.Chains = g.Chains[i]
		save.Setup(&h).Decks = append(save.Setup(&h).Decks, d)
		if bot := p.Players[i].Bot; bot != "" {
			h.Seats = append(h.Seats, fmt.Sprintf("%d=%s", i+1, bot))
		}
	}
	if p.Players[0].Name != "" || p.Players[1].Name != "" {
		h.Players = []string{p.Players[0].Name, p.Players[1].Name}
	}
	save.Setup(&h).Open, h.Undo, h.Match, h.Round, h.Handicap = p.Open, p.Undo, file, len(m.games), p.Chains != [Players]int{}
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

// DrawDecks draws decks for both players from a pool by the seed, each that many, no deck twice;
// false when there are too few.
func DrawDecks(pool []scenario.Deck, each int, seed uint64) (decks [Players][]scenario.Deck, ok bool) {
	if each < 1 || each > MaxOffered || len(pool) < Players*each {
		return decks, false
	}
	random := rand.New(rand.NewPCG(seed, 0x7365616c6564))
	for i, at := range random.Perm(len(pool))[:Players*each] {
		decks[i%Players] = append(decks[i%Players], pool[at])
	}
	return decks, true
}
