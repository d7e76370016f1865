package shards

// Hash is a sum of the state: games that are equal have the same, on every machine. It covers the procedures under way as well, but
// not the numbers that wait in an answer already taken.
func (g *Game) Hash() uint64 {
	h := hasher(14695981039346656037)
	h.strength(g.o.Nemesis)
	s := &g.s
	for i := range Seat(s.Seats) {
		side := &s.Sides[i]
		for _, p := range [...]*Pile{&side.Deck, &side.Hand, &side.Discard, &side.InPlay} {
			h.pile(p)
		}
		h.add(uint64(side.Relics[0])<<8|uint64(side.Relics[1]), uint64(side.Leader), uint64(uint32(side.Health)), uint64(uint32(side.Mastery)),
			uint64(uint32(side.Crystals)), uint64(uint32(side.Power)), flags(side.Focused, side.Relic, side.Out))
		h.add(uint64(uint32(s.Assigned[i])), uint64(uint32(s.Blocked[i])))
	}
	h.pile(&s.Centre)
	h.pile(&s.Banished)
	h.pile(&s.Played)
	for _, c := range s.Row {
		h.add(uint64(c))
	}
	h.add(uint64(s.Turn), uint64(s.Prey), uint64(s.Turns), flags(s.Over, s.Struck, false), uint64(s.Winners),
		uint64(s.group), uint64(s.Renewed), uint64(uint32(s.High)), uint64(s.Passed), uint64(s.Leading))
	for _, set := range [...]*Cards{&s.Used, &s.Fast, &s.Shown, &s.q.Cards} {
		h.add(set[:]...)
	}
	for _, l := range s.Lasting {
		h.add(uint64(l.N), uint64(l.Of.Kind), uint64(l.Of.Faction), uint64(l.Of.Cost))
	}
	for c := Slot(1); c < g.count; c++ {
		if s.Known[c]|s.Under[c] != 0 {
			h.add(uint64(c), uint64(s.Known[c]), uint64(s.Under[c]))
		}
	}
	for i := range s.frames[:s.depth] {
		f := &s.frames[i]
		h.add(uint64(f.run), uint64(f.pc), uint64(f.i), uint64(f.stage), uint64(f.faction), flags(f.activation, f.toHand, false), uint64(f.shown),
			uint64(f.seat), uint64(f.card), uint64(f.self), uint64(f.target), uint64(uint32(f.n)), uint64(uint32(f.left)))
		h.add(f.set[:]...)
	}
	h.add(uint64(s.q.Kind), uint64(s.q.Seat), uint64(s.q.Of), uint64(s.q.Source),
		uint64(uint32(s.q.Min)), uint64(uint32(s.q.Max)), uint64(s.q.Numbers))
	random := s.rng // reading it moves it on
	h.add(random.Uint64())
	return uint64(h)
}

type hasher uint64

func (h *hasher) add(all ...uint64) {
	for _, x := range all {
		*h = (*h ^ hasher(x)) * 1099511628211
		*h ^= *h >> 29
	}
}

// strength covers what decides later turns of Nemesis.
func (h *hasher) strength(n *Nemesis) {
	if n != nil {
		h.add(uint64(uint32(n.Health)), uint64(uint32(n.Gain)), uint64(uint32(n.Named)), uint64(n.Decks))
	}
}

func (h *hasher) pile(p *Pile) {
	h.add(uint64(p.n))
	for _, c := range p.Cards() {
		h.add(uint64(c))
	}
}

func flags(all ...bool) (n uint64) {
	for i, b := range all {
		if b {
			n |= 1 << i
		}
	}
	return n
}
