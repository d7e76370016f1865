package shards

import "github.com/keyraken/keyraken/game/shards/card"

// number counts what a number depends on, for the seat at this moment.
func (g *Game) number(s Seat, n card.Number) int32 {
	me := &g.s.Sides[s]
	switch n.Count {
	case card.YourChampions:
		return n.N * g.champions(s, n.Faction)
	case card.AlliesPlayed:
		return n.N * g.alliesPlayed(s, n.Faction, 0)
	case card.InYourDiscard:
		return n.N * g.inDiscard(s, n.Faction)
	case card.YourMastery:
		return n.N * g.Mastery(s)
	case card.HalfMastery:
		return n.N * ((me.Mastery + 1) / 2)
	case card.Endless:
		return Infinite
	}
	return n.N
}

// Mastery is what thresholds and comparisons look at: that of an automaton counts for each player (SE9).
func (g *Game) Mastery(s Seat) int32 { return g.s.Sides[s].Mastery / g.against(s) }

func (g *Game) champions(s Seat, f card.Faction) (n int32) {
	for _, c := range g.s.Sides[s].InPlay.Cards() {
		if d := g.Card(c); d.Champion() && (f == card.NoFaction || d.Faction == f) {
			n++
		}
	}
	return n
}

func (g *Game) alliesPlayed(s Seat, f card.Faction, but Slot) (n int32) {
	if s != g.s.Turn {
		return 0
	}
	for _, c := range g.s.Played.Cards() {
		if d := g.Card(c); c != but && d.Ally() && d.Faction == f {
			n++
		}
	}
	return n
}

func (g *Game) inDiscard(s Seat, f card.Faction) (n int32) {
	for _, c := range g.s.Sides[s].Discard.Cards() {
		if g.Card(c).Faction == f {
			n++
		}
	}
	return n
}

// Holds says whether a condition holds for the seat that needs no card to be shown.
func (g *Game) Holds(s Seat, c card.Condition) bool {
	me := &g.s.Sides[s]
	switch c.Kind {
	case card.NoCondition:
		return true
	case card.MasteryAt:
		return g.Mastery(s) >= c.N
	case card.EchoKind:
		return g.inDiscard(s, c.Faction) > 0
	case card.InspireKind:
		return g.champions(s, card.NoFaction) > 0
	case card.LeaderIs:
		return g.cat.Cards[me.Leader].ID == c.ID
	case card.ChampionsAt:
		return g.champions(s, c.Faction) >= c.N
	case card.HealthIs:
		return me.Health == g.MostHealth(s)
	case card.MostMastery:
		for o := range Seat(g.s.Seats) {
			if g.opposes(s, o) && g.Mastery(s) <= g.Mastery(o) {
				return false
			}
		}
		return true
	case card.HaveInPlay:
		for _, o := range me.InPlay.Cards() {
			if g.Card(o).ID == c.ID {
				return true
			}
		}
	}
	return false
}

// verdict is whether a condition holds.
type verdict uint8

const (
	no verdict = iota
	yes
	asked // which card is to be shown first
)

// decide says whether the condition of an effect holds now. If it holds only with a card of the hand, that card is shown, and
// if several would do, the player is asked which (S13.1, S13.3, SQ11).
func (g *Game) decide(f *frame, c card.Condition) verdict {
	if c.Mastery > g.Mastery(f.seat) {
		return no
	}
	if c.Named() && f.seat == g.Automaton() { // S18.19, S18.20
		if g.foe.NamedApply(g) {
			return yes
		}
		g.Tell(EffectIgnored, f.card, 0)
		return no
	}
	switch c.Kind {
	case card.UnifyKind:
		if g.alliesPlayed(f.seat, c.Faction, f.self) > 0 || f.shown>>c.Faction&1 == 1 {
			return yes
		}
		return g.show(f, 1<<c.Faction, card.Allies)
	case card.DominionKind:
		missing := uint8(1<<card.Homodeus | 1<<card.Undergrowth | 1<<card.Wraethe)
		for _, o := range g.s.Played.Cards() {
			missing &^= 1 << g.Card(o).Faction
		}
		if missing &^= f.shown; missing == 0 {
			return yes
		}
		return g.show(f, missing, card.AnyCard)
	}
	if g.Holds(f.seat, c) {
		return yes
	}
	return no
}

// show finds a card of the hand for each of the factions that are missing. It answers no, and shows nothing, unless there is one for
// each.
func (g *Game) show(f *frame, missing uint8, kind card.FilterKind) verdict {
	var found uint8
	var first Cards
	var only Slot
	count := 0
	faction := card.Homodeus
	for missing>>faction&1 == 0 {
		faction++
	}
	for _, c := range g.s.Sides[f.seat].Hand.Cards() {
		d := g.Card(c)
		if !(card.Filter{Kind: kind}).Match(d) || missing>>d.Faction&1 == 0 {
			continue
		}
		found |= 1 << d.Faction
		if d.Faction == faction {
			first.Add(c)
			only = c
			count++
		}
	}
	if found != missing {
		return no
	}
	f.faction = faction
	if count > 1 {
		g.ask(Question{Kind: AskShow, Seat: f.seat, Source: f.card, Cards: first})
		return asked
	}
	return g.showCard(f, only, missing, kind)
}

func (g *Game) showCard(f *frame, c Slot, missing uint8, kind card.FilterKind) verdict {
	g.reveal(f, c)
	if missing &^= f.shown; missing == 0 {
		return yes
	}
	return g.show(f, missing, kind)
}

// reveal shows a card of the hand to all (S13.8).
func (g *Game) reveal(f *frame, c Slot) {
	f.shown |= 1 << f.faction
	g.s.Known[c] = 0xff
	g.emit(Event{Kind: CardShown, Seat: f.seat, Card: c, Other: f.card})
}
