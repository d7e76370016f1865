package keyforge

// Peaks says how much of the capacity of a State a game has needed at most.
type Peaks struct {
	Frames, Triggers, Lasting, Hits, Pile, Cards int
}

// Capacity is the capacity of each.
var Capacity = Peaks{Frames: maxFrames, Triggers: maxPending, Lasting: maxLasting, Hits: maxHits, Pile: MaxPile, Cards: MaxCards - 1}

// Peaks is how much of its capacity the game has needed so far; for piles, how much
// it needs now.
func (g *Game) Peaks() Peaks {
	p := g.peaks
	p.Cards = int(g.s.NCards)
	for i := range g.s.Players {
		for j := range pileCount {
			p.Pile = max(p.Pile, g.s.Players[i].pile(j).Len())
		}
	}
	return p
}

// Max returns the larger value of each.
func (p Peaks) Max(o Peaks) Peaks {
	return Peaks{max(p.Frames, o.Frames), max(p.Triggers, o.Triggers), max(p.Lasting, o.Lasting), max(p.Hits, o.Hits), max(p.Pile, o.Pile),
		max(p.Cards, o.Cards)}
}
