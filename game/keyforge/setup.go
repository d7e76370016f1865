package keyforge

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Deal is one player's deck for a new game.
type Deal struct {
	Cards  []DealtCard
	Houses []card.House // on the archon card
	Chains int          // before the game (K1.8)
	Tide   bool         // The Tide belongs to the deck (D32)
	Token  string       // the ID of its token card, or "" (K25.18)
	Power  string       // the ID of its archon power, or "" (K31.1)
	// Prophecies are the IDs of the faces of its two prophecy cards, or empty (K30.1).
	Prophecies [2][2]string
	Alliance   bool // its houses come from several decks (K34.1): rules ask nothing about that, records do
	Begins     Begins
}

// Begins is what a side begins with beyond a deck to draw from, where the games before have left something: in a series of
// games with the same decks.
type Begins struct {
	Amber int // in its pool
	Keys  int // forged, in the order of their colors; not those of a monster
	Cards []Placed
}

// Placed is a card that does not begin in the deck: one of the deck, or one lent for this game.
type Placed struct {
	Card DealtCard
	Zone card.Zone  // archives, discard pile, deck or purged; for a creature also the battleline, ready, and for an artifact play
	Lent bool       // beyond the cards of the deck
	As   card.House // the house that it has in this game, if not its own
}

// DealtCard is one card of a deck.
type DealtCard struct {
	ID    string
	House card.House // for a maverick, other than the card's own (K4.9); NoHouse: its own
	Icons card.Icons // all bonus icons if the deck was enhanced; empty: the printed ones
}

// Setup says how a new game begins.
type Setup struct {
	Decks   []Deal
	Monster Deal   // the adventure deck; its Houses and Chains are not used
	Boss    string // ID of the monster's card
	Seed    uint64
	First   Side // who takes the first turn; NoSide: at random (K1.4)
	Options
}

// Options settle how a game is played where the rules leave it open. They are part
// of its set-up.
type Options struct {
	// AskAll puts every choice to the players, even one with a single answer: a
	// single legal target, "up to" with nothing to choose, the order of
	// identical triggers, a choice that can have no effect now, the order in
	// which cards go to a discard pile that no card looks at, and whether a
	// choice of several cards is complete. Without it a question is skipped
	// exactly when all answers have the same result.
	AskAll bool
	// Rulebook is by which rules it is played.
	Rulebook Rulebook
}

func (g *Game) begin(setup *Setup) error {
	g.s = State{}
	g.d.age = outdated
	s := &g.s
	s.Rand.Seed(setup.Seed, 0x6b657972616b656e)
	s.Seats, s.AskAll, s.Rulebook = uint8(len(setup.Decks)), setup.AskAll, setup.Rulebook
	s.Tideless = !g.table.Adventure && s.Rulebook.tideOfDecks() && !slices.ContainsFunc(setup.Decks, func(d Deal) bool { return d.Tide })
	for i := range setup.Decks {
		if err := g.deal(Side(i), &setup.Decks[i]); err != nil {
			return err
		}
	}
	if g.table.Adventure {
		if err := g.dealMonster(setup); err != nil {
			return err
		}
	}
	s.Active = setup.First
	if s.Active >= Side(s.Seats) {
		s.Active = Side(s.random(int(s.Seats))) // K1.4
	}
	g.mode.Prepare(g)
	g.start(procSetup, 0)
	return g.settleDown()
}

func (g *Game) deal(side Side, d *Deal) error {
	if err := checkChains(d.Chains); err != nil {
		return err
	}
	placed := slices.Clone(d.Begins.Cards)
	for _, c := range d.Cards {
		if at := slices.IndexFunc(placed, func(p Placed) bool { return p.Card == c && !p.Lent }); at >= 0 {
			if err := g.setOut(side, &placed[at]); err != nil {
				return err
			}
			placed = slices.Delete(placed, at, at+1)
			continue
		}
		slot, err := g.AddCard(side, c)
		if err != nil {
			return err
		}
		if g.cat.Entries[g.s.Cards[slot].Def].Card.Type == card.PowerType {
			return fmt.Errorf("card %.100q is an archon power: it is no card of a deck", c.ID)
		}
		g.s.Cards[slot].Zone = card.Deck
		g.s.Players[side].piles.insert(deckPile, -1, slot)
	}
	for i := range placed {
		if !placed[i].Lent {
			return fmt.Errorf("card %.100q is not in the deck that it is taken from", placed[i].Card.ID)
		}
		if err := g.setOut(side, &placed[i]); err != nil {
			return err
		}
	}
	if err := g.endow(side, &d.Begins); err != nil {
		return err
	}
	if err := g.setToken(side, d.Token); err != nil {
		return err
	}
	if err := g.setProphecies(side, d.Prophecies); err != nil {
		return err
	}
	if err := g.dealPower(side, d.Power); err != nil {
		return err
	}
	g.setHouses(side, d.Houses)
	g.s.Players[side].Chains = int16(d.Chains)
	g.s.shuffle(g.s.Players[side].pile(deckPile)) // K1.6
	return nil
}

// setOut adds a card that does not begin in the deck.
func (g *Game) setOut(side Side, p *Placed) error {
	c := p.Card
	c.House = cmp.Or(p.As, c.House)
	slot, err := g.AddCard(side, c)
	if err != nil {
		return err
	}
	kind, gigantic := g.cat.Entries[g.s.Cards[slot].Def].Card.Type, g.cat.Entries[g.s.Cards[slot].Def].Gigantic != 0
	ok := false
	switch p.Zone {
	case card.Deck, card.Archives, card.Discard, card.Purged:
		ok = kind != card.PowerType
	case card.Battleline:
		ok = kind == card.CreatureType && !gigantic
	case card.Artifacts:
		ok = kind == card.ArtifactType
	}
	if !ok || side >= MaxSeats {
		return fmt.Errorf("card %.100q cannot begin in zone %v", p.Card.ID, p.Zone)
	}
	g.enterZone(slot, side, p.Zone)
	return nil
}

// endow gives the side its first æmber and keys.
func (g *Game) endow(side Side, b *Begins) error {
	pl := &g.s.Players[side]
	if b.Amber < 0 || b.Amber > 1<<20 {
		return fmt.Errorf("%d æmber cannot be", b.Amber)
	}
	if most := g.table.KeysToWin; b.Keys < 0 || b.Keys > colors || most > 0 && b.Keys >= most || b.Keys > 0 && side >= MaxSeats {
		return fmt.Errorf("a game cannot begin with %d forged keys", b.Keys)
	}
	pl.Pool, pl.Keys = int32(b.Amber), 1<<b.Keys-1
	return nil
}

// setToken gives the side its token card.
func (g *Game) setToken(side Side, id string) error {
	g.s.Players[side].Token = 0
	if id == "" {
		return nil
	}
	n, err := g.numberOf(id)
	if err != nil {
		return err
	}
	if !g.cat.Card(n).Token || side == Monster {
		return fmt.Errorf("card %.100q is no token card of a player", id)
	}
	g.s.Players[side].Token = n
	g.s.counts |= g.cat.Entries[n].Counts
	return nil
}

// dealPower puts the side's archon power beside the game.
func (g *Game) dealPower(side Side, id string) error {
	if id == "" {
		return nil
	}
	c, err := g.AddCard(side, DealtCard{ID: id})
	if err != nil {
		return err
	}
	if g.cat.Entries[g.s.Cards[c].Def].Card.Type != card.PowerType || side >= MaxSeats {
		return fmt.Errorf("card %.100q is no archon power of a player", id)
	}
	g.enterZone(c, side, card.Reference)
	return nil
}

func (g *Game) dealMonster(setup *Setup) error {
	boss, err := g.AddCard(Monster, DealtCard{ID: setup.Boss})
	if err != nil {
		return err
	}
	g.enterZone(boss, Monster, card.Artifacts)
	return g.deal(Monster, &Deal{Cards: setup.Monster.Cards, Begins: setup.Monster.Begins}) // it has no identity card (A11.15)
}

// AddCard adds a card that the side owns, not yet in any zone. It is for set-ups
// and positions.
func (g *Game) AddCard(owner Side, c DealtCard) (Slot, error) {
	if int(g.s.NCards)+1 >= MaxCards {
		return 0, fmt.Errorf("more than %d cards", MaxCards-1)
	}
	before := &g.backup.state
	n := before.Cards[g.s.NCards+1].Def // the same decks are very often dealt again
	if n == 0 || g.cat.Entries[n].Card.ID != c.ID || before.Rulebook != g.s.Rulebook {
		var err error
		if n, err = g.numberOf(c.ID); err != nil {
			return 0, err
		}
	}
	d := &g.cat.Entries[n]
	if d.Card.Token {
		return 0, fmt.Errorf("card %.100q is a token card: in a line, put a card face down, and give its owner the token card", c.ID)
	}
	if d.Card.Type == card.ProphecyType {
		return 0, fmt.Errorf("card %.100q is a prophecy: give its owner the prophecy, and put a card under it", c.ID)
	}
	g.s.NCards++
	slot := Slot(g.s.NCards)
	cs := &g.s.Cards[slot]
	*cs = CardState{}
	cs.Def, cs.Owner, cs.Ctrl, cs.Base, cs.House, cs.Icons = n, owner, owner, owner, c.House, g.cat.fronts[n].icons
	if cs.House == card.NoHouse {
		cs.House = d.Card.House
	}
	g.s.keyraken = g.s.keyraken || cs.House == card.Keyraken
	if c.Icons != (card.Icons{}) {
		cs.Icons = packIcons(c.Icons)
	}
	g.s.counts |= d.Counts
	g.s.orders = g.s.orders || d.Orders
	g.s.worksInDiscard = g.s.worksInDiscard || d.InDiscard
	return slot, nil
}

// numberOf is the number of the card with that ID, with the text that it has by the
// rulebook of the game.
func (g *Game) numberOf(id string) (uint16, error) {
	n, ok := g.cat.Number(id)
	if !ok {
		return 0, fmt.Errorf("card %.100q is not implemented", id)
	}
	if first := g.cat.Entries[n].First; first != 0 && g.s.Rulebook.firstPrinted() {
		return first, nil
	}
	return n, nil
}

// Where the program counter of a set-up stands.
const (
	setupHands uint16 = iota
	setupMulligans
	setupEnd
	setupSteps
)

// stepSetup draws the starting hands, offers mulligans and settles the order of
// turns (K1.7 to K1.11, A1.4, A1.5).
func (g *Game) stepSetup(f *frame) {
	s := &g.s
	n := Side(s.Seats)
	switch f.pc {
	case setupHands:
		if !g.beforeSetup(f, card.SetupBegan) {
			return
		}
		for i := range n {
			side := g.nthSeat(i)
			size := g.table.OtherHand
			if i == 0 {
				size = g.table.FirstHand
			}
			g.drawTo(side, size)
		}
		f.pc, f.nums[waiting] = setupMulligans, 0
	case setupMulligans:
		if !g.beforeSetup(f, card.HandDrawn) {
			return
		}
		i := Side(f.nums[mulligans])
		if i == n {
			f.pc = setupEnd
			return
		}
		side := g.nthSeat(i)
		if g.playerMod(card.NoMulligan, side) {
			f.nums[mulligans]++
			return
		}
		yes, ok := g.askYes(Question{Purpose: ForMulligan, Side: side})
		if !ok {
			return
		}
		if yes {
			g.mulligan(side)
		}
		f.nums[mulligans]++
	default:
		if !g.seating(f) {
			return
		}
		g.pop()
		g.BeginTurn(s.Order[0])
	}
}

// beforeSetup lets what waits for the event of the set-up happen, of one player after the
// other, each of whom decides about their own (K31.3). It reports whether that is done.
func (g *Game) beforeSetup(f *frame, k card.EventKind) bool {
	if first := f.nums[firstSeat]; first > 0 {
		g.activate(Side(first - 1))
		f.nums[firstSeat] = 0
	}
	g.refresh()
	for f.nums[waiting] < int16(g.s.Seats) && g.d.events&(1<<k) != 0 {
		side := g.nthSeat(Side(f.nums[waiting]))
		f.nums[waiting]++
		lo := g.s.npending
		g.happen(TriggerEvent{Kind: k, Who: side})
		if g.s.npending > lo {
			f.nums[firstSeat] = int16(g.s.Active) + 1
			g.activate(side)
			g.window(lo)
			return false
		}
	}
	return true
}

// nthSeat is the i-th player of the set-up: the first player first in a duel, in
// seat order in an adventure (A1.4).
func (g *Game) nthSeat(i Side) Side {
	if g.table.Seating {
		return i
	}
	return (g.s.Active + i) % Side(g.s.Seats)
}

// mulligan replaces a hand with one of a card fewer (K1.10, K1.11, Q9).
func (g *Game) mulligan(side Side) {
	p := &g.s.Players[side]
	n := p.pile(handPile).Len()
	for len(p.pile(handPile)) > 0 {
		c := p.pile(handPile).Top()
		hidden := g.unseeing(c)
		g.takeOut(c)
		g.enterZone(c, side, card.Deck)
		g.emit(Event{Kind: Moved, Card: c, Side: side, From: card.Hand, To: card.Deck, M: int32(side), Hidden: hidden & g.unseeing(c)})
	}
	g.shuffle(side)
	g.Draw(side, n-1)
}

// seating asks for the order of turns where the players choose it (A1.5).
func (g *Game) seating(f *frame) bool {
	s := &g.s
	if !g.table.Seating {
		for i := range Side(s.Seats) {
			s.Order[i] = g.nthSeat(i)
		}
		return true
	}
	for f.nums[seated] < int16(s.Seats) {
		left := uint8(1)<<s.Seats - 1
		for _, side := range s.Order[:f.nums[seated]] {
			left &^= 1 << side
		}
		side := Side(bits.TrailingZeros8(left))
		if bits.OnesCount8(left) > 1 || s.ans.ready {
			a, ok := g.asked(Question{Kind: AskSeat, Purpose: ForSeating, Side: s.Active, Lo: f.nums[seated], Ways: left})
			if !ok {
				return false
			}
			side = Side(a.n)
		}
		s.Order[f.nums[seated]] = side
		f.nums[seated]++
	}
	return true
}
