package scenario

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Start begins the game of the table, which must have been completed; see
// [Position.Complete].
func (t *Position) Start(r *Rules) (*keyforge.Game, error) {
	m, err := r.Named(t.Mode)
	if err != nil {
		return nil, err
	}
	mode, err := m.New(t.Difficulty)
	if err != nil {
		return nil, err
	}
	if r, err = r.with(t); err != nil {
		return nil, err
	}
	p, err := t.position(r, m, mode.Rules())
	if err != nil {
		return nil, err
	}
	return keyforge.Start(r.Catalogue, mode, *p)
}

// maker turns the written form into a position.
type maker struct {
	rules *Rules
	table *Position
	cards int // that have been made, equal ones with upgrades of their own counted once
}

// position is the table in the engine's form.
func (t *Position) position(r *Rules, m *Mode, mode keyforge.ModeRules) (*keyforge.Position, error) {
	k := maker{rules: r, table: t}
	p := &keyforge.Position{Step: keyforge.MainStep}
	if t.House == "" {
		p.Step = keyforge.HouseStep
	}
	if err := t.onto(p, len(t.Players), &mode); err != nil {
		return nil, err
	}
	var err error
	if p.Clock, err = instant(t.Clock); err != nil {
		return nil, err
	}
	if t.Ask != "" {
		ask, err := oneOf("ask", t.Ask, []string{"real", "all"})
		if err != nil {
			return nil, err
		}
		p.AskAll = ask == 1
	}
	if p.Rulebook, err = Rulebook(t.Rulebook); err != nil {
		return nil, err
	}
	for i := range t.Players {
		side, err := k.side(&t.Players[i])
		if err != nil {
			return nil, message.New("player", i+1, err)
		}
		p.Players = append(p.Players, *side)
	}
	if err := k.monster(p, m); err != nil {
		return nil, message.New("monster", err)
	}
	for i := range t.Lasting {
		l, err := t.Lasting[i].position(p.Active, r.ID)
		if err != nil {
			return nil, message.New("lasting", i, err)
		}
		p.Lasting = append(p.Lasting, l)
	}
	return p, k.tide(p, m)
}

// noTide is what the tide of a duel is in which no deck has The Tide.
const noTide = "none"

func (k *maker) tide(p *keyforge.Position, m *Mode) error {
	for i := range k.table.Players {
		switch tide := k.table.Players[i].Tide; {
		case tide == "" || tide == "low" || tide == "neutral":
		case tide != "high" || m.Boss != "":
			return message.New("player-tide-cannot-be", i+1, printable.Quote(tide))
		default:
			p.High = append(p.High, keyforge.Side(i))
		}
	}
	switch tide := k.table.Tide; {
	case len(p.High) > 1:
		return message.New("tide-high-for-one")
	case tide == noTide && m.Boss == "" && len(p.High) == 0:
		p.Tideless = true
	case tide == "" || tide == "low" || tide == "neutral":
	case tide != "high" || m.Boss == "":
		return message.New("tide-cannot-be-in", printable.Quote(tide))
	default:
		p.High = append(p.High, 0)
	}
	return nil
}

// monster sets up the monster's side, with its own card.
func (k *maker) monster(p *keyforge.Position, m *Mode) error {
	t := k.table
	if m.Boss == "" {
		if t.Monster != nil {
			return message.New("there-none-in-mode", printable.Quote(m.Name))
		}
		return nil
	}
	boss := Card{}
	if t.Monster != nil {
		side, err := k.side(t.Monster)
		if err != nil {
			return err
		}
		p.Monster = *side
		if t.Monster.Boss != nil {
			boss = *t.Monster.Boss
		}
	}
	if boss.Card == "" {
		boss.Card = m.Boss
	}
	card, err := k.card(&boss)
	if err != nil {
		return err
	}
	if card.ID != m.Boss {
		return message.New("boss-is", printable.Quote(m.Boss))
	}
	p.Monster.Artifacts = append([]keyforge.CardPosition{card}, p.Monster.Artifacts...)
	return nil
}

func (k *maker) side(w *Player) (*keyforge.SidePosition, error) {
	if w.Fill != "" {
		return nil, message.New("deck-has-not-been")
	}
	p := &keyforge.SidePosition{}
	if err := w.onto(p); err != nil {
		return nil, err
	}
	for _, z := range w.zones() {
		list, err := k.list(*z.written)
		if err != nil {
			return nil, message.New("at", z.name, err)
		}
		*z.in(p) = list
	}
	return p, nil
}

// zone is a zone of a side, in its written form and in the engine's.
type zone struct {
	name    string
	written *[]Card
	in      func(*keyforge.SidePosition) *[]keyforge.CardPosition
}

func (w *Player) zones() []zone {
	type side = keyforge.SidePosition
	type list = *[]keyforge.CardPosition
	return []zone{
		{"line", &w.Line, func(p *side) list { return &p.Line }},
		{"artifacts", &w.Artifacts, func(p *side) list { return &p.Artifacts }},
		{"hand", &w.Hand, func(p *side) list { return &p.Hand }},
		{"deck", &w.Deck, func(p *side) list { return &p.Deck }},
		{"discard", &w.Discard, func(p *side) list { return &p.Discard }},
		{"archives", &w.Archives, func(p *side) list { return &p.Archives }},
		{"purged", &w.Purged, func(p *side) list { return &p.Purged }},
		{"reference", &w.Reference, func(p *side) list { return &p.Reference }},
	}
}

func (k *maker) list(list []Card) ([]keyforge.CardPosition, error) {
	var made []keyforge.CardPosition
	for i := range list {
		c, err := k.card(&list[i])
		if err != nil {
			return nil, message.New("at-index", i, err)
		}
		n := list[i].Count
		switch {
		case n < 0 || max(1, n) > keyforge.MaxPile-k.cards:
			return nil, message.New("more-than-cards-or", i, keyforge.MaxPile)
		case n > 1 && (c.Label != "" || c.Slot != 0):
			return nil, message.New("label-and-handle-for", i)
		}
		k.cards += max(1, n)
		for range max(1, n) {
			made = append(made, c)
		}
	}
	return made, nil
}

func (k *maker) card(w *Card) (keyforge.CardPosition, error) {
	c := keyforge.CardPosition{Label: w.Label, Slot: w.Handle}
	name, facts := w.Card, w.Facts
	if w.Test != nil {
		def, _, err := w.Test.define()
		if err != nil {
			return c, err
		}
		if name = def.ID; facts.Icons == nil {
			facts.Icons = w.Test.Icons
		}
	}
	var err error
	if c.ID, err = k.rules.ID(name); err != nil {
		return c, err
	}
	if err := facts.onto(&c, k.rules.ID); err != nil {
		return c, err
	}
	if w.Joined {
		c.Marks |= keyforge.Joining
	}
	for _, x := range []struct {
		written []Card
		made    *[]keyforge.CardPosition
	}{{w.Upgrades, &c.Attached}, {w.Under, &c.Under}, {w.Grafted, &c.Grafted}} {
		if *x.made, err = k.list(x.written); err != nil {
			return c, err
		}
	}
	if w.OtherHalf != nil {
		half, err := k.card(w.OtherHalf)
		if err != nil {
			return c, err
		}
		c.Other = &half
	}
	return c, nil
}

func counterNamed(name string) (card.Counter, bool) {
	for c := range card.CounterCount {
		if CounterName(c) == name {
			return c, true
		}
	}
	return 0, false
}
