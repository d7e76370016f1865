package codex

import (
	"encoding/json"
	"math/rand/v2"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
)

// Edit is a change of the table by hand. What is left out stays as it is; what lay in a pile that is named, or in play, leaves the
// game. Nothing is triggered. Seats count from 1, piles begin at the top.
type Edit struct {
	Turn  int        `json:"turn,omitempty"`  // whose main phase begins, without what was under way
	Turns int32      `json:"turns,omitempty"` // how many have begun, with this one
	Seed  uint64     `json:"seed,omitempty"`  // of the random numbers to come
	Seats []SeatEdit `json:"seats,omitempty"`

	handles map[string]Slot
}

// SeatEdit changes what belongs to a player.
type SeatEdit struct {
	Seat    int      `json:"seat"`
	Heroes  []string `json:"heroes,omitzero"`
	Gold    *int     `json:"gold,omitempty"`
	Workers *int     `json:"workers,omitempty"`
	Base    *int     `json:"base,omitempty"`  // damage
	Tech    *int     `json:"tech,omitempty"`  // the highest tech building, with those below
	Addon   *string  `json:"addon,omitempty"` // "": none
	Spec    *string  `json:"spec,omitempty"`  // of tech II and III
	Lab     *string  `json:"lab,omitempty"`   // of the tech lab
	Hired   *bool    `json:"hired,omitempty"` // a worker, this turn
	Cast    *bool    `json:"cast,omitempty"`  // a spell, this turn
	Turns   *int32   `json:"turns,omitempty"` // of this player that have begun
	Deck    []string `json:"deck,omitzero"`
	Hand    []string `json:"hand,omitzero"`
	Discard []string `json:"discard,omitzero"`
	Codex   []string `json:"codex,omitzero"`
	InPlay  []Thing  `json:"inPlay,omitzero"` // but for the board
}

// Thing is something in play: its ID alone, or an object.
type Thing struct {
	Card      string         `json:"card"`
	Label     string         `json:"label,omitempty"`  // for [Edit.Handles]
	Owner     int            `json:"owner,omitempty"`  // 0: who controls it
	Lender    int            `json:"lender,omitempty"` // who has lent it (C21.8); 0: nobody
	Level     int            `json:"level,omitempty"`  // of a hero
	Damage    int            `json:"damage,omitempty"`
	Runes     map[string]int `json:"runes,omitempty"`
	Exhausted bool           `json:"exhausted,omitempty"`
	Arrived   bool           `json:"arrived,omitempty"` // this turn
	Maxed     bool           `json:"maxed,omitempty"`   // had its maximum level when the turn began
	Place     string         `json:"place,omitempty"`   // in the patrol zone
	Host      string         `json:"host,omitempty"`    // the label of what it is attached to, or of the hero that keeps it
}

// UnmarshalJSON reads an ID or an object.
func (c *Thing) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &c.Card) == nil {
		return nil
	}
	type plain Thing
	return strict.Decode(data, (*plain)(c))
}

// Rename gives every card the ID that its name stands for.
func (e *Edit) Rename(id func(name string) string) {
	for i := range e.Seats {
		s := &e.Seats[i]
		for _, p := range [][]string{s.Heroes, s.Deck, s.Hand, s.Discard, s.Codex} {
			for i := range p {
				p[i] = id(p[i])
			}
		}
		for i := range s.InPlay {
			s.InPlay[i].Card = id(s.InPlay[i].Card)
		}
	}
}

// Handles are the slots of what has a label, once the edit was carried out.
func (e *Edit) Handles() map[string]Slot { return e.handles }

// Change implements [game.Edit]: a change that is impossible changes nothing.
func (e *Edit) Change(g game.Game) error {
	real := g.(*Game)
	next := &Game{}
	next.CopyFrom(real)
	next.quiet = true
	e.handles = map[string]Slot{}
	if err := next.change(e); err != nil {
		return err
	}
	real.CopyFrom(next)
	return nil
}

func (g *Game) change(e *Edit) error {
	if e.Turn < 0 || e.Turn > g.Seats() {
		return message.New("codex-edit-seat", e.Turn, g.Seats())
	}
	if e.Turn == 0 && (g.s.Over || g.s.q.Kind != AskMain) {
		return message.New("codex-edit-turn")
	}
	if e.Turn > 0 {
		g.s.depth, g.s.lastings, g.s.Over, g.s.Winners = 0, 0, false, 0
		g.s.Turn = Seat(e.Turn - 1)
		g.push(frame{run: runTurn, pc: turnMain, seat: g.s.Turn})
	}
	if e.Turns > 0 {
		g.s.Turns = e.Turns
	}
	if e.Seed != 0 {
		g.s.rng = *rand.NewPCG(e.Seed, 0x45444954)
	}
	for i := range e.Seats {
		s := &e.Seats[i]
		if s.Seat < 1 || s.Seat > g.Seats() {
			return message.New("codex-edit-seat", s.Seat, g.Seats())
		}
		if err := g.changeSeat(Seat(s.Seat-1), s, e.handles); err != nil {
			return err
		}
	}
	for i := range e.Seats {
		for j := range e.Seats[i].InPlay {
			if err := g.attach(&e.Seats[i].InPlay[j], e.handles); err != nil {
				return err
			}
		}
	}
	g.s.waiting, g.dirty = 0, true
	g.s.q, g.s.Main = Question{}, true
	g.s.frames[0].pc = turnMain
	g.run()
	return nil
}

// changeSeat changes what belongs to a player.
func (g *Game) changeSeat(s Seat, e *SeatEdit, labels map[string]Slot) error {
	side := &g.s.Sides[s]
	for _, n := range []struct {
		name string
		to   *int
		most int
		set  func(int)
	}{
		{"gold", e.Gold, MostGold, func(n int) { side.Gold = int8(n) }},
		{"workers", e.Workers, 99, func(n int) { side.Workers, side.Settled = int8(n), side.Settled || n >= 10 }},
		{"base", e.Base, int(g.Look(side.Base).HP) - 1, func(n int) { g.s.Objects[side.Base].Damage = int16(n) }},
		{"tech", e.Tech, 3, func(n int) { g.setTech(s, n) }},
	} {
		if n.to != nil {
			if *n.to < 0 || *n.to > n.most {
				return message.New("codex-edit-range", n.name, *n.to, 0, n.most)
			}
			n.set(*n.to)
		}
	}
	for _, b := range []struct{ from, to *bool }{{e.Hired, &side.Hires}, {e.Cast, &side.Cast}} {
		if b.from != nil {
			*b.to = *b.from
		}
	}
	if e.Turns != nil {
		side.Turns = max(1, *e.Turns)
	}
	for _, spec := range []struct {
		from *string
		to   *card.Spec
	}{{e.Spec, &side.Spec}, {e.Lab, &side.Lab}} {
		for of := card.NoSpec; spec.from != nil && of < card.SpecCount; of++ {
			if of.String() == *spec.from {
				*spec.to = of
			}
		}
	}
	if err := g.changeCards(s, side, e); err != nil {
		return err
	}
	if e.InPlay == nil {
		return nil
	}
	for c, o := range g.Objects {
		if o.Controller == s && g.printed(c).Kind <= card.BuildingKind {
			g.vanish(c)
		}
	}
	for i := range e.InPlay {
		if err := g.place(s, &e.InPlay[i], labels); err != nil {
			return err
		}
	}
	return nil
}

// vanish takes something out of play as if it had not been there.
func (g *Game) vanish(c Slot) {
	owner := &g.s.Sides[g.s.Objects[c].Owner]
	for i := range owner.Heroes {
		if owner.Heroes[i].Slot == c {
			owner.Heroes[i].Slot, owner.Heroes[i].Back = 0, 0
		}
	}
	g.s.used[c>>6] &^= 1 << (c & 63)
	g.s.Objects[c] = Object{}
	g.cease(func(l *Lasting) bool { return g.there(l.On) == 0 })
}

// setTech builds the tech buildings up to a level, and no other.
func (g *Game) setTech(s Seat, level int) {
	side := &g.s.Sides[s]
	for i := 1; i < len(side.Tech); i++ {
		site := &side.Tech[i]
		if site.Progress == Built {
			g.vanish(site.Slot)
		}
		site.Progress, site.Slot = NotBuilt, 0
		if i <= level {
			g.finish(s, site)
			g.s.Objects[site.Slot].Arrived, g.s.Objects[site.Slot].Came = false, 0
		}
	}
}

// changeCards changes heroes, add-on and piles.
func (g *Game) changeCards(s Seat, side *Side, e *SeatEdit) error {
	if e.Addon != nil {
		if side.Addon.Progress == Built {
			g.vanish(side.Addon.Slot)
		}
		side.Addon = Site{}
		if *e.Addon != "" {
			d, ok := g.cat.Def(*e.Addon)
			if !ok || g.cat.Cards[d].Kind != card.AddonKind {
				return message.New("codex-edit-kind", printable.Quote(*e.Addon))
			}
			side.Addon.Def = d
			g.finish(s, &side.Addon)
			g.s.Objects[side.Addon.Slot].Came = 0
		}
	}
	if e.Heroes != nil {
		o := Options{Seats: g.Seats(), Three: g.o.Three, Heroes: [][]string{e.Heroes}}
		if err := o.check(g.cat); err != nil {
			return err
		}
		for i, id := range e.Heroes {
			if h := &side.Heroes[i]; h.Slot != 0 {
				g.vanish(h.Slot)
			}
			side.Heroes[i] = Champion{Def: g.cat.byID[id]}
		}
		if !g.o.Three {
			side.Spec = g.cat.Cards[side.Heroes[0].Def].Spec
		}
	}
	for _, l := range [...]struct {
		pile *Pile
		ids  []string
	}{{&side.Deck, e.Deck}, {&side.Hand, e.Hand}, {&side.Discard, e.Discard}, {&side.Codex, e.Codex}} {
		if l.ids == nil {
			continue
		}
		l.pile.n = 0
		for i := len(l.ids) - 1; i >= 0; i-- {
			d, ok := g.cat.byID[l.ids[i]]
			switch c := g.cat.Cards[d]; {
			case !ok:
				return message.New("codex-no-card", printable.Quote(l.ids[i]))
			case c.Token || c.Kind == card.HeroKind || c.Kind >= card.BaseKind:
				return message.New("codex-edit-kind", printable.Quote(l.ids[i]))
			case l.pile.n == maxPile:
				return errFull
			}
			l.pile.push(d)
		}
		side.Shown.n = 0
		side.Known = [MaxDefs]uint8{} // of cards that were laid out by hand all know but those of the starting deck
		for _, p := range [...]*Pile{&side.Deck, &side.Hand, &side.Discard, &side.Hired} {
			for _, d := range p.Cards() {
				if g.cat.Cards[d].Starting {
					side.Known[d]++
				}
			}
		}
	}
	return nil
}

// place puts one thing into play.
func (g *Game) place(s Seat, t *Thing, labels map[string]Slot) error {
	d, ok := g.cat.byID[t.Card]
	if !ok {
		return message.New("codex-no-card", printable.Quote(t.Card))
	}
	c := g.cat.Cards[d]
	owner := s
	if t.Owner != 0 {
		owner = Seat(t.Owner - 1)
	}
	switch {
	case c.Kind >= card.BaseKind || c.Kind == card.SpellKind && !c.Ongoing:
		return message.New("codex-edit-kind", printable.Quote(t.Card))
	case int(owner) >= g.Seats():
		return message.New("codex-edit-seat", t.Owner, g.Seats())
	case g.s.used.Len() >= MaxObjects-1:
		return errFull
	}
	slot := g.arrive(d, owner, s, entry{})
	if slot == 0 {
		return message.New("codex-edit-kind", printable.Quote(t.Card))
	}
	o := &g.s.Objects[slot]
	o.Exhausted, o.Arrived, o.Maxed, o.Damage = t.Exhausted, t.Arrived, t.Maxed, int16(t.Damage)
	if !t.Arrived {
		o.Came = g.s.Turns - 1
	}
	if c.Kind == card.HeroKind {
		if o.Level = uint8(max(1, t.Level)); t.Level < 0 || o.Level > c.MaxLevel() {
			return message.New("codex-edit-range", "level", t.Level, 1, int(c.MaxLevel()))
		}
		found := false
		for i := range g.Heroes(owner) {
			if h := &g.s.Sides[owner].Heroes[i]; h.Def == d && h.Slot == 0 {
				h.Slot, found = slot, true
			}
		}
		if !found {
			return message.New("codex-edit-heroes", printable.Quote(t.Card), int(owner)+1)
		}
	}
	for r := range card.RuneCount {
		o.Runes[r] = int8(t.Runes[r.String()])
	}
	if t.Place != "" {
		for p := Leader; p < PlaceCount; p++ {
			if p.String() == t.Place {
				o.Place = p
			}
		}
		if o.Place == NoPlace {
			return message.New("codex-edit-place", printable.Quote(t.Place), strings.Join(placeNames[Leader:], ", "))
		}
	}
	if hp := g.Look(slot).HP; c.HasHP() && (t.Damage < 0 || o.Damage >= hp) {
		return message.New("codex-edit-range", "damage", t.Damage, 0, int(hp)-1)
	}
	if t.Lender != 0 {
		if lender := Seat(t.Lender - 1); t.Lender < 0 || int(lender) >= g.Seats() || !g.FreeForAll() || lender == s {
			return message.New("codex-edit-lender", t.Lender, printable.Quote(t.Card))
		}
		g.last(Lasting{Kind: lastingLent, Of: s, N: int8(t.Lender - 1), On: g.ref(slot)})
	}
	if t.Label != "" {
		labels[t.Label] = slot
	}
	return nil
}

// attach ties a spell to what it is attached to, or to the hero that keeps it.
func (g *Game) attach(t *Thing, labels map[string]Slot) error {
	if t.Host == "" {
		return nil
	}
	host, ok := labels[t.Host]
	if !ok {
		return message.New("codex-edit-label", printable.Quote(t.Host))
	}
	for c, o := range g.Objects {
		if d := g.cat.Cards[o.Def]; d.ID == t.Card && d.Ongoing && o.Host.Slot == 0 && o.Caster.Slot == 0 {
			if d.Channeling {
				g.s.Objects[c].Caster = g.ref(host)
			} else {
				g.s.Objects[c].Host = g.ref(host)
			}
			return nil
		}
	}
	return nil
}
