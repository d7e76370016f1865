package game

import "github.com/keyraken/keyraken/game/card"

// hasher mixes words into a 64-bit hash (FNV-1a over words, finished by an
// avalanche), the same on every platform.
type hasher uint64

func (h *hasher) word(w uint64) {
	x := uint64(*h) ^ w
	x *= 0x9e3779b97f4a7c15
	x ^= x >> 29
	*h = hasher(x)
}

func (h *hasher) text(s string) {
	h.word(uint64(len(s)))
	for i := range len(s) {
		h.word(uint64(s[i]))
	}
}

func (h *hasher) set(s *Set) {
	for _, w := range s.Bits {
		h.word(uint64(w))
	}
}

// Hash is a hash of everything that a State holds and that matters for how the
// game goes on. It names cards by their ids, so that a larger catalogue changes
// no hash.
func (g *Game) Hash() uint64 {
	s := &g.s
	h := hasher(0xcbf29ce484222325)
	random, _ := s.Rand.MarshalBinary() // never fails
	h.text(string(random))
	for _, w := range [...]uint64{uint64(s.Turn), uint64(s.Seats), uint64(s.Active), uint64(s.TurnOf), uint64(s.Step), uint64(s.House), uint64(s.High), uint64(s.Winners), uint64(s.Acts), uint64(s.Done), uint64(s.Opening), uint64(s.nframes), uint64(s.Low), uint64(one(s.AskAll))} {
		h.word(w)
	}
	for _, m := range s.Mode {
		h.word(uint64(m))
	}
	for i := range s.Players {
		g.hashPlayer(&h, &s.Players[i])
	}
	for c := Slot(1); c <= Slot(s.NCards); c++ {
		g.hashCard(&h, &s.Cards[c])
	}
	for i := range s.lasting[:s.nlasting] {
		l := &s.lasting[i]
		h.text(g.idOf(g.cat.progs[l.Prog].card))
		for _, w := range [...]uint64{uint64(l.Kind), uint64(l.You), uint64(l.Self), uint64(l.Turn), uint64(l.House), uint64(l.Used), uint64(uint16(l.Number))} {
			h.word(w)
		}
		h.set(&l.Kept)
	}
	h.word(uint64(s.Q.Kind)<<16 | uint64(s.Q.Purpose)<<8 | uint64(s.Q.Source))
	h.set(&s.Q.Domain)
	h.set(&s.Q.Picked)
	return uint64(h)
}

func (g *Game) idOf(n uint16) string {
	if n == 0 {
		return ""
	}
	return g.cat.defs[n].card.ID
}

func (g *Game) hashPlayer(h *hasher, p *Player) {
	for _, w := range [...]uint64{uint64(p.Pool), uint64(p.Chains), uint64(p.Turns), uint64(p.Keys), uint64(p.Houses), uint64(p.LastHouse), uint64(p.ForgedNow), uint64(p.ForgedBefore)} {
		h.word(w)
	}
	if p.Due != [2]int32{} {
		h.word(uint64(p.Due[0])<<32 | uint64(p.Due[1]))
	}
	for _, n := range p.Now {
		h.word(uint64(n))
	}
	for _, n := range p.Before {
		h.word(uint64(n))
	}
	for i := range p.PlayedOf {
		h.word(uint64(p.PlayedOf[i])<<8 | uint64(p.DiscardedOf[i]))
	}
	for i := range p.piles {
		h.word(uint64(p.piles[i].n))
		for _, c := range p.piles[i].Cards() {
			h.word(uint64(c))
		}
	}
}

func (g *Game) hashCard(h *hasher, c *CardState) {
	h.text(g.idOf(c.Def))
	if c.Text != 0 {
		h.text(g.idOf(c.Text))
		h.word(uint64(c.TextHouse)<<32 | uint64(c.TextIcons))
	}
	for _, w := range [...]uint64{uint64(c.Marks), uint64(c.Damage), uint64(c.Amber), uint64(c.Spent), uint64(c.Worn), uint64(c.Owner), uint64(c.Ctrl), uint64(c.Zone), uint64(c.House), uint64(c.Uses), uint64(c.Used), uint64(c.Allowed), uint64(c.Host), uint64(c.Mate), uint64(c.Icons)} {
		h.word(w)
	}
	for k := range card.CounterCount {
		h.word(uint64(c.Counters[k]))
	}
}
