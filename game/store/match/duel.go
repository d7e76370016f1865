package match

import (
	"math/rand/v2"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
)

// Players is the number of players in a match of KeyForge.
const Players = 2

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

// Duel is what only the players of KeyForge agree on.
type Duel struct {
	Way Way
	// Decks are those that each player brings: one, or in a sealed match those offered.
	Decks [Players][]scenario.Deck
	// Chains is the handicap of each player's own deck (K22.1).
	Chains [Players]int
	// Favourite is the player whose deck is bid for in an auction.
	Favourite int
	Open      bool // both hands are open
	Rulebook  keyforge.Rulebook
}

// Holder names a deck: whose it was at the beginning, and which of those offered it is.
type Holder struct{ Owner, Deck int }

// Bid is a bid of chains.
type Bid struct{ Player, Chains int }

// DeckOf returns a deck in the form that a match needs.
func DeckOf(d *deck.Deck) scenario.Deck {
	deal := d.Deal(0)
	w := scenario.DeckOf(&deal)
	w.Name = d.Name
	return w
}

// checkDuel refuses what is not a valid plan of KeyForge.
func (p *Plan) checkDuel() error {
	if len(p.Players) != Players {
		return message.New("match-players", Players, Players, len(p.Players))
	}
	if p.Format > Adaptive || p.Way >= ways || p.Favourite < 0 || p.Favourite >= Players {
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
			if len(d.Cards) == 0 || d.Chains != 0 || p.Decks[i][k].Begins != nil {
				return message.New("match-deck-empty", i+1)
			}
		}
		if p.Chains[i] < 0 || p.Chains[i] > MaxChains {
			return message.New("chains-cannot-be", p.Chains[i], MaxChains)
		}
		if p.Chains[i] > 0 && !p.Handicaps() {
			return message.New("match-no-handicap")
		}
	}
	return nil
}

// Handicaps reports whether chains may be agreed on as a handicap: not for unknown decks,
// nor where chains are bid (K22.1).
func (p *Plan) Handicaps() bool { return p.Kind == nil && p.Way == Own && p.Format != Adaptive }

// Bids are the bids of the last auction and the deck that they were made for.
func (m *Match) Bids() ([]Bid, Holder) { return m.bids, m.deck }

// Deck is a deck of the match.
func (m *Match) Deck(h Holder) *scenario.Deck { return &m.plan.Decks[h.Owner][h.Deck] }

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

// settle settles what comes after a game.
func (m *Match) settle(last *Game) {
	switch {
	case m.plan.Format == Adaptive && len(m.games) == 1: // K22.5
		m.next.Decks[0], m.next.Decks[1] = last.Decks[1], last.Decks[0]
		m.chooseFirst()
	case m.plan.Format == Adaptive: // K22.7: the same deck has won both
		m.auction(last.Decks[last.Winner])
	default:
		m.chooseFirst()
	}
}

// chooseFirst lets the player whose deck lost the last game say who goes first: whoever
// played it then (K1.5, Q43).
func (m *Match) chooseFirst() {
	m.ask = Question{Kind: AskFirst, Player: 1 - m.games[len(m.games)-1].Winner}
}

// deal is what a game begins with.
func (m *Match) deal(g *Game) game.Setup {
	p := &m.plan
	h := save.Deal(keyforge.Duel.Name(), "", keyforge.Setup{First: g.First, Options: keyforge.Options{Rulebook: p.Rulebook}})
	own := save.Setup(&h)
	own.Open = p.Open
	for i := range Players {
		d := *m.Deck(g.Decks[i])
		d.Chains = g.Chains[i]
		own.Decks = append(own.Decks, d)
	}
	return h.Setup
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
