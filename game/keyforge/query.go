package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Power is the power of a card now; out of play the printed power.
func (g *Game) Power(c Slot) int { g.refresh(); return g.power(c, present) }

// Armor is the armor of a card now, spent or not.
func (g *Game) Armor(c Slot) int { g.refresh(); return g.armor(c, present) }

// HousesOf is the houses to which a card belongs now.
func (g *Game) HousesOf(c Slot) card.Houses { g.refresh(); return g.houses(c, present) }

// TypeOf is the type of a card now.
func (g *Game) TypeOf(c Slot) card.Type { g.refresh(); return g.kind(c, present) }

// HasKeyword reports whether a card has a keyword now.
func (g *Game) HasKeyword(c Slot, k card.Keyword) bool { g.refresh(); return g.hasKeyword(c, k) }

// KeywordNumber is the number of a numbered keyword, such as assault, of a card in play;
// for another keyword 1 when the card has it.
func (g *Game) KeywordNumber(c Slot, k card.Keyword) int {
	g.refresh()
	if number := g.d.chars[c].number(k); number != nil {
		return int(*number)
	}
	return one(g.hasKeyword(c, k))
}

// WithConditions is a card with the numbers that apply in this game instead of the printed ones, so
// that its text gives them.
func (g *Game) WithConditions(c *card.Card) *card.Card {
	if len(g.table.Conditions) == 0 {
		return c
	}
	return c.WithNumbers(g.Condition)
}

// Printed is what is printed on a card, wherever it is and whatever it is now.
func (g *Game) Printed(c Slot) CardView {
	if c == 0 || c > Slot(g.s.NCards) {
		return CardView{}
	}
	cs := &g.s.Cards[c]
	d := g.cat.Entries[cs.Def].Card
	v := CardView{
		Slot: c, Own: cs.Def, Def: cs.Def, Owner: cs.Owner, Ctrl: cs.Owner, House: g.kin(cs.House),
		Houses: g.kinSet(1<<cs.House | cs.Icons.houses()), Icons: cs.Icons.unpack(),
		Type: d.Type, Traits: d.Traits, Keywords: d.Keywords, Power: d.Power, Armor: d.Armor,
	}
	return v
}

// Def is the catalogue number of the card whose text a card has now.
func (g *Game) Def(c Slot) uint16 { return g.text(c) }

// Icon is the i-th bonus icon of a card, or NoIcon.
func (c *CardState) Icon(i int) card.Icon { return c.icon(i) }

// Attackable is what the card may attack if it fights.
func (g *Game) Attackable(c Slot) Set { return g.attackable(c, g.s.Cards[c].Ctrl) }

// IsHaunted reports whether the side is haunted (K15.6).
func (g *Game) IsHaunted(side Side) bool { g.refresh(); return g.haunted()&(1<<side) != 0 }

// Opponent is the opponent of a side.
func (g *Game) Opponent(side Side) Side { return g.opponent(side) }

// AttachedTo calls do for each upgrade on a card and each card under it.
func (g *Game) AttachedTo(c Slot, do func(Slot)) {
	for u := g.s.Cards[c].First; u != 0; u = g.s.Cards[u].Next {
		do(u)
	}
}

// AfterYes are the cards among which a yes to the question would offer a choice,
// if that comes before anything else happens; they may be a single card, which is
// not asked for. Cards that the player does not see before the yes are left out.
func (g *Game) AfterYes() Set {
	if g.s.Q.Kind != AskYesNo {
		return Set{}
	}
	twin := g.trialCopy()
	twin.s.AskAll = true
	if _, err := twin.Apply(Command{Verb: Yes}, nil); err != nil || twin.s.Q.Kind != AskCards || twin.s.Events != g.s.Events {
		return Set{}
	}
	next := twin.s.Q.Domain
	for c := next.First(); c != 0; c = next.Next(c) {
		if !g.Sees(g.s.Q.Side, c) {
			next.Remove(c)
		}
	}
	return next
}

// Sees reports whether the seat may see the face of the card; NoSide sees all.
func (g *Game) Sees(seat Side, c Slot) bool {
	return seat == NoSide || g.seeing(c)&(1<<seat) != 0
}

// seeing are the sides that see the face of the card, a bit for each.
func (g *Game) seeing(c Slot) uint8 {
	const all = 1<<MaxSides - 1
	cs := &g.s.Cards[c]
	sides := cs.seenBy()
	switch cs.Zone {
	case card.Deck:
		if g.s.Players[cs.Ctrl].pile(deckPile).Top() == c && g.playerMod(card.TopRevealed, cs.Ctrl) {
			return all
		}
	case card.Hand:
		if sides |= 1 << cs.Ctrl; g.table.Adventure && cs.Ctrl != Monster {
			return all
		}
	case card.Archives: // K15.8; what was abducted is known to its owner
		if sides |= 1 << cs.Ctrl; cs.Is(ToOwner) {
			sides |= 1 << cs.Owner
		}
	case card.Under:
		if !cs.Is(FaceDown) {
			return all
		}
		sides = 1<<cs.Ctrl | 1<<g.s.Cards[cs.Host].Ctrl // Q58
	default:
		return all
	}
	return sides
}

// SeesWhich reports whether the seat learns from an event which card it is about: it
// does not when it sees the card neither before the event nor after it.
func (g *Game) SeesWhich(seat Side, e *Event) bool { return seat == NoSide || e.Hidden&(1<<seat) == 0 }

// Notices reports whether the seat learns that the event has happened at all: it does not
// when another player looks at a card, nor when what nobody found may lie where the seat
// does not see.
func (g *Game) Notices(seat Side, e *Event) bool {
	return e.Kind != Saw && e.Kind != HadNoEffect || g.SeesWhich(seat, e)
}

// unseeing are the sides that do not see the card, a bit for each; none in a game
// without events.
func (g *Game) unseeing(c Slot) uint8 {
	if g.quiet {
		return 0
	}
	return ^g.seeing(c) & (1<<MaxSides - 1)
}

// Imagine turns the game into one that the seat could be in: cards that it does not
// see are shuffled among the places where they may be, and the generator restarts
// from seed, so that a search learns nothing. Equal seeds imagine the same, wherever
// the hidden cards really are.
func (g *Game) Imagine(seat Side, seed uint64) {
	s := &g.s
	s.Rand.Seed(seed, 0x696d6167696e65)
	for owner := range Side(MaxSides) {
		var room [MaxPile]Slot
		hidden := g.unknown(room[:0], seat, owner)
		var faces [MaxPile]face
		for i, c := range hidden {
			faces[i] = s.Cards[c].face()
		}
		slices.Sort(faces[:len(hidden)]) // so that where they really are does not matter
		for i := len(hidden) - 1; i > 0; i-- {
			j := s.random(i + 1)
			faces[i], faces[j] = faces[j], faces[i]
		}
		texts := g.textsOf(hidden)
		for i, c := range hidden {
			s.Cards[c].show(faces[i])
		}
		g.findTexts(&texts, hidden)
	}
	g.altered()
}

// textsOf are the cards whose text lasting effects have given, as far as they are among
// the hidden ones: everybody knows which text that was.
func (g *Game) textsOf(hidden []Slot) (texts [maxLasting]uint16) {
	for i := range g.s.lasting[:g.s.nlasting] {
		l := &g.s.lasting[i]
		if c := l.Subjects.First(); g.cat.Programs[l.Prog].Passes&(1<<program.TextPass) != 0 && slices.Contains(hidden, c) {
			texts[i] = g.s.Cards[c].Def
		}
	}
	return texts
}

// findTexts makes those lasting effects give the texts that they gave, now that other
// cards have them.
func (g *Game) findTexts(texts *[maxLasting]uint16, hidden []Slot) {
	for i, def := range texts {
		if def == 0 {
			continue
		}
		if at := slices.IndexFunc(hidden, func(c Slot) bool { return g.s.Cards[c].Def == def }); at >= 0 {
			l := &g.s.lasting[i]
			l.Subjects = single(hidden[at], l.Subjects.At)
		}
	}
}

// unknown appends the cards of an owner that the seat does not see.
func (g *Game) unknown(list []Slot, seat, owner Side) []Slot {
	s := &g.s
	add := func(c Slot) {
		if g.s.Cards[c].Owner == owner && !g.Knows(seat, c) && !g.shows(seat, c) {
			list = append(list, c)
		}
	}
	for _, z := range [...]card.Zone{card.Deck, card.Hand} {
		for _, c := range g.s.Players[owner].Pile(z) {
			add(c)
		}
	}
	for side := range Side(MaxSides) {
		p := &g.s.Players[side]
		for _, c := range p.pile(archivesPile) {
			add(c)
		}
		for _, c := range p.inPlay() {
			if g.isToken(c) {
				add(c)
			}
			g.AttachedTo(c, add)
		}
		for _, c := range p.pile(referencePile) {
			add(c)
		}
	}
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		if s.Cards[c].Zone == card.Limbo { // it may be about to be a token creature
			add(c)
		}
	}
	return list
}

// shows reports whether the question shows the card to the seat: a player who chooses
// among cards may look at them.
func (g *Game) shows(seat Side, c Slot) bool {
	return g.s.Q.Kind == AskCards && g.s.Q.Domain.Has(c) && g.Decides(seat)
}

// face is what is printed on a card: from the top its number in the catalogue, its house
// and its bonus icons.
type face uint64

// Where the parts of a face begin.
const (
	faceHouse = iconBits + card.HouseCount
	faceDef   = 48

	_ = uint(1<<(faceDef-faceHouse) - card.HouseCount)
)

func (c *CardState) face() face {
	return face(c.Def)<<faceDef | face(c.House)<<faceHouse | face(c.Icons)
}

// show gives the card that face.
func (c *CardState) show(f face) {
	c.Def, c.House, c.Icons = uint16(f>>faceDef), card.House(f>>faceHouse&(1<<(faceDef-faceHouse)-1)), iconSet(f&(1<<faceHouse-1))
}

// TraitsOf is the traits of a card now.
func (g *Game) TraitsOf(c Slot) trait.Set { g.refresh(); return g.traits(c, present) }

// Startled reports whether damage only startles the monster ([ModeRules.Startled]).
func (g *Game) Startled() bool { return g.table.Startled }

// Neighbors are the cards beside a card in a battleline, or 0.
func (g *Game) Neighbors(c Slot) (left, right Slot) { return g.neighbors(c, present) }

// OnFlank reports whether a creature is on a flank of its line, or counts as if
// it were (K10.3).
func (g *Game) OnFlank(c Slot) bool { g.refresh(); return g.flank(c, card.OnTop, present) }

// Asked is the effect for which an ability asks the question: the one that will
// affect what is chosen, or that offers the choice. It is nil when the rules ask
// the question.
func (c *Catalogue) Asked(q *Question) *card.Effect {
	if q.Purpose != ForEffect || q.Prog == program.None {
		return nil
	}
	ops := c.Programs[q.Prog].Steps
	for i := int(q.Op); i < len(ops); i++ {
		if ops[i].Effect != nil {
			return ops[i].Effect
		}
	}
	return nil
}

// Asking is [Catalogue.Asked] with the target of the effect that is to be chosen,
// or nil for a choice of another kind. It also finds the effect whose order of
// cards is asked for.
func (c *Catalogue) Asking(q *Question) (*card.Effect, *card.Target) {
	if q.Purpose == ForOrder && q.Kind == AskCards && q.Prog != program.None {
		return c.Programs[q.Prog].Steps[q.Op].Effect, nil
	}
	e := c.Asked(q)
	if e == nil {
		return nil, nil
	}
	switch o := &c.Programs[q.Prog].Steps[q.Op]; o.Op {
	case program.OpTake, program.OpOffer, program.OpShare, program.OpAnother, program.OpAnotherNext:
		return e, o.Target
	}
	return e, nil
}

// OfferedAbility is the i-th of the card's several Action or Omni abilities among which a
// question [ForUse] asks to choose.
func (g *Game) OfferedAbility(i int) uint16 {
	f := &g.s.frames[g.s.nframes-1]
	var buf [8]ability
	return g.abilities(f.self, headingsOf[f.way()], buf[:0])[i].prog
}

// FightDamage is the damage that a card in play deals when it is attacked.
func (g *Game) FightDamage(c Slot) int {
	g.refresh()
	if n := g.d.chars[c].guard; n >= 0 {
		return int(n)
	}
	return g.power(c, present)
}

// Candidates are the cards that pass the filter now for an ability of you on the card
// self, which may be 0.
func (g *Game) Candidates(f *card.Filter, you Side, self Slot) Set {
	return g.candidates(f, &scope{you: you, self: self, lasting: -1})
}

// Number is the value of the number now for an ability of you on the card self.
func (g *Game) Number(n *card.Num, you Side, self Slot) int {
	g.refresh()
	return g.num(n, &scope{you: you, self: self, lasting: -1})
}

// Holds reports whether the condition holds now for an ability of you on the
// card self.
func (g *Game) Holds(c *card.Cond, you Side, self Slot) bool {
	g.refresh()
	return g.holds(c, &scope{you: you, self: self, lasting: -1})
}

// PreyCandidates is the creatures that fit the i-th of the preys among which a question
// [ForPrey] asks to choose for the monster's card (A9.3).
func (g *Game) PreyCandidates(c Slot, i int) Set {
	var buf [4]*card.Target
	if _, fits := g.monsterWay(c, buf[:0]); i < len(fits) {
		return g.hunted(c, fits[i])
	}
	return Set{At: g.s.Clock}
}
