package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// View is the table as a seat sees it, or as an observer who sees everything. It
// is all that is needed to show a table: what is where, what it is now, what it
// may be used for and why not. A card that the seat does not see has no handle in
// it.
type View struct {
	Seat     Side // NoSide: an observer who sees everything
	Seats    int
	Order    [MaxSeats]Side // of turns
	Turn     int
	Active   Side
	TurnOf   Side
	Step     Step
	House    card.House
	High     uint8 // for whom the tide is high, a bit for each side
	Low      uint8
	Boss     Slot
	Over     bool
	Winners  uint8
	AskAll   bool
	Rulebook Rulebook
	Tideless bool                     // there is no tide (D32)
	Numbers  [len(State{}.Mode)]int32 // of the mode
	Gauges   []GaugeValue             // of the mode
	Abducted []Abduction
	Lasting  []LastingView // in force, the oldest first
	Sides    [MaxSides]SideView
	Cards    [MaxCards]CardView
	Question Question
	// TidePrice is what raising the shared tide costs (A8.3); NoTide is why the tide
	// cannot be raised now, or Allowed.
	TidePrice int
	NoTide    Reason
}

// SideView is one side of the table as a seat sees it.
type SideView struct {
	Pool, Chains int
	KeyCost      int
	Keys         uint8
	// ForgedNow are the keys forged this turn, ForgedBefore those forged on the
	// previous turn of the side.
	ForgedNow, ForgedBefore uint8
	Houses                  card.Houses
	Token                   uint16 // the number of the token card in the catalogue, or 0
	// Prophecies are the numbers in the catalogue of the faces of the two prophecy cards, two
	// of each, or 0. The active ones are copied by the cards in Zones[card.Reference].
	Prophecies [4]uint16
	LastHouse  card.House
	// Now counts what the side did this turn, Before what it did on its previous
	// turn.
	Now, Before [card.LedgerCount]uint8
	// Zones are the piles and lines, from the bottom or the left. Limbo holds the
	// cards that are being played. Cards that are attached, under others or
	// joined are not here: see [CardView].
	Zones [card.ZoneCount][]Spot
}

// Spot is a card in its place: in a pile or line, or on another card.
type Spot struct {
	Card        Slot // 0 when the seat does not see it
	Owner, Ctrl Side
}

// CardView is a card as a seat sees it. One that the seat does not see is zero.
// In play its values include everything that changes them now; elsewhere they
// are the printed ones.
type CardView struct {
	Slot        Slot
	Own         uint16 // its number in the catalogue; of a token creature that the seat may not look at, that of the token card
	Copy        uint16 // the card of which it is a copy, or 0
	Def         uint16 // the card whose text it has: Copy, if any, else Own
	Owner, Ctrl Side
	Zone        card.Zone
	Token       bool       // is a token creature (K25.15)
	House       card.House // on the card
	Houses      card.Houses
	Type        card.Type
	Traits      trait.Set
	Keywords    [card.KeywordCount]uint8 // its number if the keyword has one, otherwise 1; 0: the card does not have it
	Power       int
	Armor       int // spent or not
	Spent       int // armor that has prevented damage this turn
	Damage      int
	Amber       int
	Counters    [card.CounterCount]uint8
	Icons       card.Icons
	Marks       Mark
	Plays, Uses int  // this turn (K17.8)
	Flank       bool // is on a flank of its line, or counts as if it were (K10.3)
	Left, Right Slot // its neighbors in the line, or 0
	Host        Slot // what it is attached to or under
	OtherHalf   Slot // the other half of a gigantic creature in play
	PurgedBy    Slot // the card that may find it again where it is purged
	On          []Spot
	Moves       Moves
	// Why is why nothing can be done with the card to answer the question, or Allowed,
	// even for a card that offers nothing at all, and where the seat does not decide.
	Why Reason
}

// Is reports whether all the marks are set.
func (c *CardView) Is(m Mark) bool { return c.Marks&m == m }

// InPlay reports whether the card is in play.
func (c *CardView) InPlay() bool { return c.Zone.InPlay() }

// ArmorLeft is the armor that can still prevent damage this turn.
func (c *CardView) ArmorLeft() int { return max(0, c.Armor-c.Spent) }

// Moves are what can be done with a card in step 3: each way to play, discard or use
// it that it has at all, and why it is not legal now.
type Moves struct {
	offered uint16 // a bit for each verb
	why     [Unstun + 1]Reason
}

// Offers reports whether the card has that way at all, legal now or not.
func (m *Moves) Offers(v Verb) bool { return v <= Unstun && m.offered&(1<<v) != 0 }

// May reports whether the verb is legal with the card now.
func (m *Moves) May(v Verb) bool { return m.Offers(v) && m.why[v] == Allowed }

// Why is why the verb is not legal with the card now, or Allowed.
func (m *Moves) Why(v Verb) Reason {
	if !m.Offers(v) {
		return NotAsked
	}
	return m.why[v]
}

// LastingView is a lasting effect in force.
type LastingView struct {
	Ability uint16 // for [Catalogue.Ability], which has its text
	Span    card.Span
	You     Side // whose effect it is
	Card    Slot // whose ability began it
	Turn    int  // the turn in which it began
	House   card.House
	Number  int // the number or card name that was chosen
	Used    int
	Cards   Set // the cards that it affects, as far as the seat sees them
}

// Abduction is a card in the archives of a side that does not own it: when it leaves
// them it goes to its owner's hand.
type Abduction struct {
	Card          Slot // 0 when the seat does not see it
	Owner, Holder Side
}

// View is the table as the seat sees it, or for NoSide as an observer who sees
// everything.
func (g *Game) View(seat Side) View {
	var v View
	g.ViewInto(&v, seat)
	return v
}

// Decides reports whether the seat sees the options of the question: the side that is
// asked does, in an adventure all players (A11.14), and NoSide, which sees
// everything.
func (g *Game) Decides(seat Side) bool {
	return seat == NoSide || g.s.Q.Side == seat || g.table.Adventure
}

// ViewInto makes v what [Game.View] returns, reusing the memory of v. Players of an
// adventure see each other's hands (A11.14).
func (g *Game) ViewInto(v *View, seat Side) {
	g.refresh()
	s := &g.s
	v.Seat, v.Seats, v.Order, v.Turn, v.Active, v.TurnOf = seat, int(s.Seats), s.Order, int(s.Turn), s.Active, s.TurnOf
	v.Step, v.House, v.High, v.Low, v.Over, v.Winners, v.AskAll = s.Step, s.House, s.High, s.Low, s.Over, s.Winners, s.AskAll
	v.Boss, v.Numbers, v.Gauges, v.Lasting = g.Boss(), s.Mode, g.Gauges(v.Gauges[:0]), v.Lasting[:0]
	v.Rulebook, v.Tideless = s.Rulebook, s.Tideless
	v.TidePrice, v.NoTide = g.TidePrice(), g.check(Command{Verb: RaiseTide})
	v.Question = s.Q
	if !g.Decides(seat) { // the rest may tell of the cards of whoever does
		v.Question = Question{Kind: s.Q.Kind, Purpose: s.Q.Purpose, Side: s.Q.Side, Source: g.spot(seat, s.Q.Source).Card}
	}
	for i := range s.lasting[:s.nlasting] {
		l := &s.lasting[i]
		v.Lasting = append(v.Lasting, LastingView{
			Ability: l.Prog, Span: l.Kind, You: l.You, Card: l.Self, Turn: int(l.Turn), House: l.House, Number: int(l.Number),
			Used: int(l.Used),
		})
		subjects := &v.Lasting[len(v.Lasting)-1].Cards
		for c := l.Subjects.First(); c != 0; c = l.Subjects.Next(c) {
			if g.Sees(seat, c) {
				subjects.Add(c)
			}
		}
	}
	v.Abducted = v.Abducted[:0]
	for side := range Side(MaxSides) {
		g.viewSide(&v.Sides[side], v, side)
	}
	for c := range Slot(MaxCards) {
		on := v.Cards[c].On[:0]
		v.Cards[c] = CardView{On: on}
		if c == 0 || c > Slot(s.NCards) || s.Cards[c].Zone == card.NoZone {
			continue
		}
		if g.Sees(seat, c) || g.shows(seat, c) {
			g.viewCard(&v.Cards[c], seat, c)
		}
		if s.Cards[c].Zone == card.Limbo {
			limbo := &v.Sides[s.Cards[c].Ctrl].Zones[card.Limbo]
			*limbo = append(*limbo, g.spot(seat, c))
		}
	}
}

func (g *Game) viewSide(sv *SideView, v *View, side Side) {
	p := &g.s.Players[side]
	zones := sv.Zones
	*sv = SideView{}
	for z := range zones {
		sv.Zones[z] = zones[z][:0]
	}
	if g.everyone()&(1<<side) == 0 {
		return
	}
	sv.Pool, sv.Chains, sv.KeyCost = int(p.Pool), int(p.Chains), g.KeyCost(side)
	sv.Keys, sv.Houses, sv.Token, sv.LastHouse = p.Keys, p.Houses, p.Token, p.LastHouse
	sv.Prophecies = g.Prophecies(side)
	sv.ForgedNow, sv.ForgedBefore, sv.Now, sv.Before = p.ForgedNow, p.ForgedBefore, p.Now, p.Before
	for z := range card.ZoneCount {
		if pileOf[z] < 0 {
			continue
		}
		for _, c := range p.Pile(z) {
			at := g.spot(v.Seat, c)
			sv.Zones[z] = append(sv.Zones[z], at)
			if z == card.Archives && g.s.Cards[c].Is(ToOwner) {
				v.Abducted = append(v.Abducted, Abduction{Card: at.Card, Owner: at.Owner, Holder: side})
			}
		}
	}
}

// spot is where the card is, as the seat sees it.
func (g *Game) spot(seat Side, c Slot) Spot {
	at := Spot{Card: c, Owner: g.s.Cards[c].Owner, Ctrl: g.s.Cards[c].Ctrl}
	if !g.Sees(seat, c) {
		at.Card = 0
	}
	return at
}

func (g *Game) viewCard(v *CardView, seat Side, c Slot) {
	cs := &g.s.Cards[c]
	d := g.cat.Entries[cs.Def].Card
	v.Slot, v.Own, v.Copy, v.Def, v.Owner, v.Ctrl, v.Zone = c, cs.Def, cs.Text, g.text(c), cs.Owner, cs.Ctrl, cs.Zone
	down := g.liesDown(c)
	v.Token = down && cs.Zone != card.Reference
	v.House, v.Houses, v.Type, v.Traits = g.kin(cs.House), g.houses(c, present), g.kind(c, present), g.traits(c, present)
	if down { // K25.3, K30.6
		v.House = cs.TextHouse
	}
	if down && !g.Knows(seat, c) {
		v.Own, v.Copy = cs.Text, 0
	}
	v.Power, v.Armor, v.Spent, v.Damage, v.Amber = g.power(c, present), g.armor(c, present), int(cs.Spent), int(cs.Damage), int(cs.Amber)
	switch {
	case cs.Zone == card.Reference: // only the prophecy or the archon power shows
		d = g.cat.Entries[v.Def].Card
		v.Houses, v.Type, v.Traits, v.Power, v.Armor = card.HouseSet(cs.TextHouse)&^card.HouseSet(card.NoHouse), d.Type, d.Traits, 0, 0
	case v.Token && cs.Zone == card.Limbo: // it is not in play yet, and only its token card shows
		d = g.cat.Entries[cs.Text].Card
		v.Houses, v.Type, v.Traits, v.Power, v.Armor = card.HouseSet(cs.TextHouse), d.Type, d.Traits, d.Power, d.Armor
	}
	v.Counters, v.Marks, v.Plays, v.Uses = cs.Counters, cs.Marks, int(cs.Uses-cs.Used), int(cs.Used)
	v.OtherHalf, v.Keywords = cs.OtherHalf, d.Keywords
	if cs.Zone == card.Purged {
		v.PurgedBy = cs.Host
	} else {
		v.Host = cs.Host
	}
	v.Icons = cs.icons().unpack()
	if cs.Zone.InPlay() {
		for k := range card.KeywordCount {
			v.Keywords[k] = uint8(g.KeywordNumber(c, k))
		}
	}
	if cs.Zone == card.Battleline {
		v.Flank = g.flank(c, card.OnTop, present)
		v.Left, v.Right = g.neighbors(c, present)
	}
	for u := cs.First; u != 0; u = g.s.Cards[u].Next {
		v.On = append(v.On, g.spot(seat, u))
	}
	switch q := &g.s.Q; q.Kind {
	case AskMain:
		v.Why = g.moves(&v.Moves, c)
	case AskCards:
		if g.Decides(seat) { // which cards are asked about may tell of those that only they see
			v.Why = g.check(Command{Verb: Pick, Card: c})
		}
	}
}

// moves finds out what the card can be used for in step 3. If it can be used for
// nothing, it returns why: that it belongs to someone else, or the reason against
// the first way.
func (g *Game) moves(m *Moves, c Slot) Reason {
	cs := &g.s.Cards[c]
	why, some := Allowed, false
	offer := func(v Verb, has bool) {
		if !has {
			return
		}
		r := g.checkMain(Command{Verb: v, Card: c})
		m.offered, m.why[v] = m.offered|1<<v, r
		if r == Allowed {
			why, some = Allowed, true
		} else if !some && why == Allowed {
			why = r
		}
	}
	has := func(h card.Headings) bool {
		var buf [8]ability
		return len(g.abilities(c, h, buf[:0])) > 0
	}
	creature := g.kind(c, present) == card.CreatureType
	switch {
	case cs.Ctrl != g.s.Q.Side:
		return NotYours
	case cs.Zone == card.Hand:
		offer(PlayCard, true)
		offer(PlayUpgrade, g.cat.Entries[cs.Def].PlayableAsUpgrade())
		offer(DiscardCard, true)
		if g.mayProphesy(c, g.s.Q.Side) {
			why = Allowed
		}
	case cs.Zone == card.Discard:
		offer(UseOmni, g.buried(c, cs.Ctrl) != 0)
	case cs.Zone.InPlay() && cs.Zone != card.Attached:
		offer(Unstun, cs.Is(Stunned))
		offer(Fight, creature)
		offer(Reap, creature)
		offer(UseAction, has(card.OnAction))
		offer(UseOmni, has(card.OnOmni))
	}
	return why
}
