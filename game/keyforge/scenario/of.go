package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Of returns the table of a game as it is now, from which an equal game can be
// made. The rules of the game do not say at which difficulty it is played. A game
// has no table while something is resolving; see [keyforge.Game.Position].
func Of(g *keyforge.Game, difficulty string) (*Position, error) {
	p, err := g.Position()
	if err != nil {
		return nil, err
	}
	o := unmaker{cat: g.Catalogue(), boss: g.Boss()}
	t := &Position{Mode: g.Mode().Name(), Difficulty: difficulty, Situation: course(&p, g.Mode().Rules()), Clock: int(p.Clock)}
	if p.AskAll {
		t.Ask = "all"
	}
	if p.Rulebook != keyforge.Printed {
		t.Rulebook = p.Rulebook.String()
	}
	if p.Tideless {
		t.Tide = noTide
	}
	for i := range p.Players {
		side := o.side(&p.Players[i])
		if len(p.High) > 0 && o.boss == 0 && p.High[0] == keyforge.Side(i) {
			side.Tide = "high"
		}
		t.Players = append(t.Players, side)
	}
	if o.boss != 0 {
		monster := o.side(&p.Monster)
		monster.Houses = nil
		t.Monster = &monster
		if len(p.High) > 0 {
			t.Tide = "high"
		}
	}
	return t, nil
}

// course is what the position says about the game as a whole.
func course(p *keyforge.Position, mode keyforge.ModeRules) Situation {
	w := Situation{
		Random: fmt.Sprintf("%016x%016x", p.Random[0], p.Random[1]), Active: SideOf(p.Active), MonsterStep: p.MonsterStep, Step: Steps[p.Step],
		House: p.House.String(), Done: p.Done, Opening: p.Opening, Turn: p.Turn,
	}
	if p.MonsterTurn {
		w.TurnOf = Monster
	}
	if p.Ended {
		w.Ended = &p.Ended
	}
	for _, s := range p.Order {
		w.Order = append(w.Order, SideOf(s))
	}
	w.Numbers = NumbersOf(&mode, p.Mode[:])
	for i := range p.Lasting {
		w.Lasting = append(w.Lasting, lasting(&p.Lasting[i]))
	}
	return w
}

func lasting(l *keyforge.LastingPosition) Lasting {
	return Lasting{
		Of: Ref(l.Card), Text: l.Text, N: l.N, Player: SideOf(l.You), In: Side(l.In), Cards: named(l.Cards), A: named(l.A), B: named(l.B),
		House: l.House.String(), Number: l.Number, Name: l.Name, Ago: l.Ago, Used: l.Used, At: int(l.At), CardAt: int(l.CardAt),
		AAt: int(l.AAt), BAt: int(l.BAt),
	}
}

func named(names []string) []Ref {
	var list []Ref
	for _, n := range names {
		list = append(list, Ref(n))
	}
	return list
}

// unmaker turns a position into its written form.
type unmaker struct {
	cat  *keyforge.Catalogue
	boss keyforge.Slot
}

func (o *unmaker) side(p *keyforge.SidePosition) Player {
	w := Player{Standing: Standing{
		Houses: []string{}, Token: p.Token, Prophecies: cardsOf(p.Prophecies), Amber: number(p.Amber), Chains: number(p.Chains),
		Turns:     number(p.Turns),
		LastHouse: p.LastHouse.String(),
		Now:       tallied(p.Now, Ledgers), Before: tallied(p.Before, Ledgers), PlayedOf: tallied(p.PlayedOf, Houses),
		UsedOf: tallied(p.UsedOf, Houses), DiscardedOf: tallied(p.DiscardedOf, Houses),
		Keys: forged(p.Colors), ForgedNow: forged(p.ForgedNow), ForgedBefore: forged(p.ForgedBefore),
	}}
	for _, h := range p.Houses {
		w.Houses = append(w.Houses, h.String())
	}
	for _, z := range w.zones() {
		*z.written = o.cards(*z.in(p))
	}
	if o.boss != 0 && len(p.Artifacts) > 0 && p.Artifacts[0].Slot == o.boss {
		w.Boss, w.Artifacts = &w.Artifacts[0], w.Artifacts[1:]
	}
	return w
}

// number returns n, or nil to leave out zero.
func number(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}

func forged(set uint8) Keys {
	if set == 0 {
		return nil
	}
	return KeysOf(set)
}

// tallied are counts by name.
func tallied[T ~uint8](m map[T]int, names []string) map[string]int {
	var w map[string]int
	for i, name := range names {
		if n := m[T(i)]; n != 0 {
			if w == nil {
				w = map[string]int{}
			}
			w[name] = n
		}
	}
	return w
}

func (o *unmaker) cards(list []keyforge.CardPosition) []Card {
	var written []Card
	for i := range list {
		written = append(written, o.card(&list[i]))
	}
	return written
}

func (o *unmaker) card(c *keyforge.CardPosition) Card {
	n, _ := o.cat.Number(c.ID)
	def := o.cat.Card(n)
	w := Card{Card: c.ID, Label: c.Label, Handle: c.Slot, Upgrades: o.cards(c.Attached), Under: o.cards(c.Under),
		Grafted: o.cards(c.Grafted)}
	if w.Test = testCardOf(def); w.Test != nil {
		w.Card = ""
	}
	if c.Other != nil {
		half := o.card(c.Other)
		w.OtherHalf = &half
	}
	f := &w.Facts
	if c.House != def.House {
		f.House = c.House.String()
	}
	if c.Plain || c.Icons != def.Icons() {
		f.Icons = iconNames(c.Icons)
	}
	if c.Copies != "" {
		f.CopyOf, f.CopyHouse, f.CopyIcons = &c.Copies, c.CopyHouse.String(), iconNames(c.CopyIcons)
	}
	yes := true
	for _, x := range f.marks() {
		if c.Marks&x.mark != 0 {
			*x.on = &yes
		}
	}
	for seat := range keyforge.Side(keyforge.MaxSeats) {
		if c.Marks&keyforge.SeenBy(seat) != 0 {
			f.SeenBy = append(f.SeenBy, SideOf(seat))
		}
	}
	for _, x := range f.numbers(c) {
		*x.said = number(*x.at)
	}
	for _, x := range f.times(c) {
		*x.said = number(int(*x.at))
	}
	for _, x := range f.sides(c) {
		*x.said = Side(*x.at)
	}
	f.By = Ref(c.By)
	f.Counters = tallied(c.Counters, counterNames())
	return w
}

func counterNames() []string {
	var list []string
	for c := range card.CounterCount {
		list = append(list, CounterName(c))
	}
	return list
}

func iconNames(icons card.Icons) []string {
	list := []string{}
	for _, icon := range icons {
		if icon != card.NoIcon {
			list = append(list, icon.String())
		}
	}
	return list
}

// testCardOf is the description of a test card, or nil for other cards.
func testCardOf(def *card.Card) *TestCard {
	if !strings.HasPrefix(def.ID, "test-") {
		return nil
	}
	w := &TestCard{Type: def.Type.String(), House: def.House.String(), Power: def.Power, Armor: def.Armor}
	for _, t := range def.Traits.All() {
		w.Traits = append(w.Traits, t.String())
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := def.Keywords[k]; n != 0 {
			if w.Keywords == nil {
				w.Keywords = map[string]any{}
			}
			w.Keywords[k.String()] = float64(n)
		}
	}
	for id := def.ID; ; { // its ID ends with its icons
		rest, icon := strings.TrimSuffix(id, "-icon"), ""
		if at := strings.LastIndexByte(rest, '-'); rest != id && at >= 0 {
			icon = rest[at+1:]
			id = rest[:at]
		}
		if _, err := oneOf("icon", icon, Icons); err != nil {
			break
		}
		w.Icons = append([]string{icon}, w.Icons...)
	}
	if same, _, err := w.define(); err != nil || same.ID != def.ID {
		return nil
	}
	return w
}

// NumbersOf are the numbers of the mode that are not 0: by their names, and by their
// places where the mode names none.
func NumbersOf(mode *keyforge.ModeRules, list []int32) Numbers {
	named := Numbers{}
	for i, n := range list {
		switch {
		case n == 0:
		case i < len(mode.Numbers):
			named[mode.Numbers[i]] = int(n)
		default:
			named[strconv.Itoa(i)] = int(n)
		}
	}
	return named
}
