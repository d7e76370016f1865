package scenario

import (
	"errors"
	"fmt"
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// Start begins the game of the table. Its fills must have been made; see
// [Table.Complete].
func (t *Table) Start(r *Rules) (*game.Game, error) {
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
	p, err := t.position(r, m)
	if err != nil {
		return nil, err
	}
	return game.Start(r.Catalogue, mode, *p)
}

// maker turns what is written into a position.
type maker struct {
	rules *Rules
	table *Table
}

// position is the table as the engine takes it.
func (t *Table) position(r *Rules, m *Mode) (*game.Position, error) {
	k := maker{r, t}
	p := &game.Position{Seed: t.Seed, First: t.First, Turn: t.Turn, MonsterTurn: t.TurnOf == Monster}
	if t.Turn < 0 || t.Turn > math.MaxInt16 {
		return nil, fmt.Errorf("turn %d cannot be", t.Turn)
	}
	if err := k.turn(p); err != nil {
		return nil, err
	}
	if err := k.numbers(p); err != nil {
		return nil, err
	}
	for i := range t.Players {
		side, err := k.side(&t.Players[i])
		if err != nil {
			return nil, fmt.Errorf("player %d: %w", i+1, err)
		}
		p.Players = append(p.Players, *side)
	}
	if err := k.monster(p, m); err != nil {
		return nil, fmt.Errorf("monster: %w", err)
	}
	for i := range t.Lasting {
		l, err := k.lasting(&t.Lasting[i], p.Active)
		if err != nil {
			return nil, fmt.Errorf("lasting[%d]: %w", i, err)
		}
		p.Lasting = append(p.Lasting, l)
	}
	return p, k.tide(p, m)
}

// turn tells whose turn it is and where it stands.
func (k *maker) turn(p *game.Position) error {
	t := k.table
	if t.Active != 0 {
		if p.Active = t.Active.Game(); t.Active == Monster || int(p.Active) >= len(t.Players) {
			return errors.New("the active player must be one of the players")
		}
	}
	if t.TurnOf != 0 && t.TurnOf != Monster && t.TurnOf.Game() != p.Active {
		return errors.New("the turn is that of the active player or of the monster")
	}
	p.Step = game.MainStep
	if t.House == "" && !p.MonsterTurn {
		p.Step = game.HouseStep
	}
	if t.Step != "" {
		step, err := oneOf("step", t.Step, Steps)
		if err != nil {
			return err
		}
		p.Step = game.Step(step)
	}
	var err error
	if p.House, err = houseOf(t.House); err != nil {
		return err
	}
	switch {
	case p.MonsterTurn && t.Step != "":
		return errors.New("the monster's turn begins at its start: leave out the step")
	case p.Step <= game.HouseStep && t.House != "":
		return fmt.Errorf("the active house has not been chosen in step %q", t.Step)
	}
	if t.Ask != "" {
		ask, err := oneOf("ask", t.Ask, []string{"real", "all"})
		if err != nil {
			return err
		}
		p.AskAll = ask == 1
	}
	seen := map[Side]bool{}
	for _, s := range t.Order {
		if s == 0 || int(s) > len(t.Players) || seen[s] || len(t.Order) != len(t.Players) {
			return errors.New("order must name every player once")
		}
		seen[s] = true
		p.Order = append(p.Order, s.Game())
	}
	return nil
}

func (k *maker) numbers(p *game.Position) error {
	t := k.table
	if len(t.Numbers) > len(p.Mode) || t.Rises < 0 || t.Rises > 1000 || len(t.Numbers) > 0 && t.Rises != 0 && t.Rises != t.Numbers[0] {
		return fmt.Errorf("a mode has %d numbers, the first of which are the rises", len(p.Mode))
	}
	for i, n := range t.Numbers {
		if n < 0 || n > math.MaxInt32 {
			return fmt.Errorf("the number %d cannot be", n)
		}
		p.Mode[i] = int32(n)
	}
	if t.Rises != 0 {
		p.Mode[0] = int32(t.Rises)
	}
	return nil
}

func (k *maker) tide(p *game.Position, m *Mode) error {
	for i := range k.table.Players {
		switch tide := k.table.Players[i].Tide; {
		case tide == "" || tide == "low" || tide == "neutral":
		case tide != "high" || m.Boss != "":
			return fmt.Errorf("player %d: the tide cannot be %q; in an adventure it is a field of the scenario", i+1, tide)
		default:
			p.High = append(p.High, game.Side(i))
		}
	}
	switch tide := k.table.Tide; {
	case len(p.High) > 1:
		return errors.New("the tide is high for one player")
	case tide == "" || tide == "low" || tide == "neutral":
	case tide != "high" || m.Boss == "":
		return fmt.Errorf("the tide cannot be %q; in a duel it is a field of a player", tide)
	default:
		p.High = append(p.High, 0)
	}
	return nil
}

// monster lays the monster's side, with its own card.
func (k *maker) monster(p *game.Position, m *Mode) error {
	t := k.table
	if m.Boss == "" {
		if t.Monster != nil {
			return fmt.Errorf("there is none in mode %q", m.Name)
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
		return fmt.Errorf("the boss is %q", m.Boss)
	}
	p.Monster.Artifacts = append([]game.CardPosition{card}, p.Monster.Artifacts...)
	return nil
}

func (k *maker) side(w *Player) (*game.SidePosition, error) {
	if w.Fill != "" {
		return nil, errors.New("the deck has not been filled")
	}
	p := &game.SidePosition{Amber: w.Amber, Chains: w.Chains}
	for _, name := range w.Houses {
		h, err := houseOf(name)
		if err != nil {
			return nil, err
		}
		p.Houses = append(p.Houses, h)
	}
	var err error
	if p.LastHouse, err = houseOf(w.LastHouse); err != nil {
		return nil, err
	}
	for _, x := range []struct {
		keys Keys
		set  *uint8
	}{{w.Keys, &p.Colors}, {w.ForgedNow, &p.ForgedNow}, {w.ForgedBefore, &p.ForgedBefore}} {
		if *x.set, err = x.keys.set(); err != nil {
			return nil, err
		}
	}
	if p.Now, err = ledger(w.Now); err != nil {
		return nil, fmt.Errorf("now: %w", err)
	}
	if p.Before, err = ledger(w.Before); err != nil {
		return nil, fmt.Errorf("before: %w", err)
	}
	for _, z := range w.zones() {
		list, err := k.cards(*z.written)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", z.name, err)
		}
		*z.in(p) = list
	}
	return p, nil
}

// zone is a zone of a side, as it is written and as the engine takes it.
type zone struct {
	name    string
	written *[]Card
	in      func(*game.SidePosition) *[]game.CardPosition
}

func (w *Player) zones() []zone {
	type side = game.SidePosition
	type list = *[]game.CardPosition
	return []zone{
		{"line", &w.Line, func(p *side) list { return &p.Line }},
		{"artifacts", &w.Artifacts, func(p *side) list { return &p.Artifacts }},
		{"hand", &w.Hand, func(p *side) list { return &p.Hand }},
		{"deck", &w.Deck, func(p *side) list { return &p.Deck }},
		{"discard", &w.Discard, func(p *side) list { return &p.Discard }},
		{"archives", &w.Archives, func(p *side) list { return &p.Archives }},
		{"purged", &w.Purged, func(p *side) list { return &p.Purged }},
	}
}

func ledger(written map[string]int) (map[card.Ledger]int, error) {
	if written == nil {
		return nil, nil
	}
	m := map[card.Ledger]int{}
	for name, n := range written {
		l, err := oneOf("count", name, Ledgers)
		if err != nil {
			return nil, err
		}
		m[card.Ledger(l)] = n
	}
	return m, nil
}

func (k *maker) cards(list []Card) ([]game.CardPosition, error) {
	var made []game.CardPosition
	for i := range list {
		c, err := k.card(&list[i])
		if err != nil {
			return nil, fmt.Errorf("[%d]: %w", i, err)
		}
		n := list[i].Count
		switch {
		case n < 0 || n > game.MaxPile || len(made)+max(1, n) > game.MaxPile:
			return nil, fmt.Errorf("[%d]: more than %d cards, or fewer than none, cannot be", i, game.MaxPile)
		case n > 1 && c.Label != "":
			return nil, fmt.Errorf("[%d]: a label is for one card", i)
		}
		for range max(1, n) {
			made = append(made, c)
		}
	}
	return made, nil
}

func (k *maker) card(w *Card) (game.CardPosition, error) {
	c := game.CardPosition{Label: w.Label, Damage: w.Damage, Amber: w.Amber, Spent: w.Spent, Plays: w.Plays, Uses: w.Uses, Owner: int(w.Owner),
		Control: int(w.Controller)}
	name, icons := w.Card, w.Icons
	if w.Test != nil {
		def, _, err := w.Test.define()
		if err != nil {
			return c, err
		}
		if name = def.ID; icons == nil {
			icons = w.Test.Icons
		}
	}
	var err error
	if c.ID, err = k.rules.ID(name); err != nil {
		return c, err
	}
	if w.CopyOf != "" {
		if c.Copies, err = k.rules.ID(w.CopyOf); err != nil {
			return c, err
		}
	}
	if c.House, err = houseOf(w.House); err != nil {
		return c, err
	}
	if len(icons) > card.MaxIcons {
		return c, fmt.Errorf("a card has %d bonus icons at most", card.MaxIcons)
	}
	for i, name := range icons {
		icon, err := oneOf("icon", name, Icons)
		if err != nil {
			return c, err
		}
		c.Icons[i] = card.Icon(icon)
	}
	for name, n := range w.Counters {
		kind, ok := counterNamed(name)
		if !ok {
			return c, fmt.Errorf("counter %q is not known", name)
		}
		if c.Counters == nil {
			c.Counters = map[card.Counter]int{}
		}
		c.Counters[kind] = n
	}
	c.Marks = w.marks()
	for _, x := range []struct {
		written []Card
		made    *[]game.CardPosition
	}{{w.Upgrades, &c.Attached}, {w.Under, &c.Under}, {w.Grafted, &c.Grafted}} {
		if *x.made, err = k.cards(x.written); err != nil {
			return c, err
		}
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

func (w *Card) marks() game.Mark {
	var m game.Mark
	for _, x := range [...]struct {
		on   bool
		mark game.Mark
	}{{w.Exhausted, game.Exhausted}, {w.Stunned, game.Stunned}, {w.Warded, game.Warded}, {w.Enraged, game.Enraged},
		{w.Attacked, game.Attacked}, {w.Revealed, game.Revealed}, {w.Entered, game.PlayedNow}, {w.Joined, game.Joining}} {
		if x.on {
			m |= x.mark
		}
	}
	return m
}

func (k *maker) lasting(w *Lasting, active game.Side) (game.LastingPosition, error) {
	l := game.LastingPosition{Card: w.Of, N: w.N, You: active, Cards: w.Cards, Number: w.Number, Ago: w.Ago, Used: w.Used}
	if w.Player != 0 {
		l.You = w.Player.Game()
	}
	if l.You != game.Monster && int(l.You) >= len(k.table.Players) {
		return l, errors.New("there is no such player")
	}
	var err error
	if l.House, err = houseOf(w.House); err != nil {
		return l, err
	}
	if w.Name != "" {
		l.Name, err = k.rules.ID(w.Name)
	}
	return l, err
}
