package kind

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/lang"
)

// view is what is on the table. Seats count from 1.
type view struct {
	Turn     int       `json:"turn"`   // how many have begun
	Active   int       `json:"active"` // whose turn it is
	Winners  []int     `json:"winners,omitempty"`
	Question *question `json:"question,omitempty"`
	Seats    []seat    `json:"seats"`
}

// question is what is asked.
type question struct {
	Kind     string    `json:"kind"`
	Seat     int       `json:"seat"`
	Source   game.Slot `json:"source,omitempty"` // whose effect asks
	Card     string    `json:"card,omitempty"`   // what that is
	Optional bool      `json:"optional,omitempty"`
}

// pile is cards, as far as they are known.
type pile struct {
	Count int      `json:"count"`
	Cards []string `json:"cards,omitempty"`
}

// seat is what lies before a player.
type seat struct {
	Seat    int     `json:"seat"`
	Name    string  `json:"name"`
	Partner int     `json:"partner,omitempty"`
	Fallen  bool    `json:"fallen,omitempty"` // its base, while others go on
	Tied    bool    `json:"tied,omitempty"`   // and it is one of these
	Gold    int     `json:"gold"`
	Workers int     `json:"workers"`
	Heroes  []hero  `json:"heroes"`
	Tech    []site  `json:"tech,omitempty"`
	Addon   *site   `json:"addon,omitempty"`
	Spec    string  `json:"spec,omitempty"`
	Lab     string  `json:"lab,omitempty"`
	Hand    pile    `json:"hand"`
	Deck    pile    `json:"deck"`
	Discard pile    `json:"discard"`
	Codex   pile    `json:"codex"`
	Hired   pile    `json:"hired"`
	InPlay  []known `json:"inPlay"`
}

// hero is a hero, wherever it is.
type hero struct {
	ID     string    `json:"id"`
	Handle game.Slot `json:"handle,omitempty"` // in play
	Back   int       `json:"back,omitempty"`   // turns of its player until it can be summoned
}

// site is a building of the board.
type site struct {
	ID       string `json:"id"`
	Progress string `json:"progress"`
}

var progress = [...]string{codex.NotBuilt: "", codex.Underway: "underway", codex.Built: "built", codex.Lost: "lost"}

// known is something in play.
type known struct {
	Handle    game.Slot      `json:"handle"`
	ID        string         `json:"id"`
	Title     string         `json:"title"`
	Owner     int            `json:"owner"`
	Lender    int            `json:"lender,omitempty"`
	Form      string         `json:"form,omitempty"` // what it has become
	Level     int            `json:"level,omitempty"`
	Attack    int            `json:"attack,omitempty"`
	HP        int            `json:"hp,omitempty"`
	Armor     int            `json:"armor,omitempty"`
	Damage    int            `json:"damage,omitempty"`
	Exhausted bool           `json:"exhausted,omitempty"`
	Place     string         `json:"place,omitempty"`
	Runes     map[string]int `json:"runes,omitempty"`
	Host      game.Slot      `json:"host,omitempty"`
}

// viewer looks at a game from a seat.
type viewer struct {
	*codex.Game
	seat game.Seat
}

// number is a seat in data.
func number(s game.Seat) int { return int(s) + 1 }

// View implements [game.Data].
func (k *Codex) View(g game.Game, s game.Seat) any {
	v := viewer{g.(*codex.Game), s}
	t := v.State()
	o := &view{Turn: int(t.Turns), Active: number(t.Turn)}
	if q := v.Question(); q.Kind != codex.NoQuestion {
		o.Question = &question{Kind: q.Kind.String(), Seat: number(q.Seat), Source: q.Source, Optional: q.Optional}
		if q.Kind != codex.AskMain && q.Kind != codex.AskTech && q.Kind != codex.AskPatrol {
			o.Question.Card = v.Definition(q.Def).ID
		}
	}
	for s := range game.Seat(t.Seats) {
		o.Seats = append(o.Seats, v.side(s))
		if v.Won(s) {
			o.Winners = append(o.Winners, number(s))
		}
	}
	return o
}

func (v viewer) side(s game.Seat) seat {
	t := v.State()
	side := &t.Sides[s]
	mine := v.Sees(v.seat, s)
	o := seat{Seat: number(s), Name: v.SeatName(s), Gold: int(side.Gold), Workers: int(side.Workers), Spec: side.Spec.String(),
		Lab: side.Lab.String(), Hand: v.pile(&side.Hand, mine), Deck: v.pile(&side.Deck, v.seat == game.NoSeat),
		Discard: v.pile(&side.Discard, mine), Codex: v.pile(&side.Codex, mine), Hired: v.pile(&side.Hired, mine), InPlay: []known{}}
	o.Fallen, o.Tied = side.Fallen, t.Tied>>s&1 == 1
	if p := v.Partner(s); p != game.NoSeat {
		o.Partner = number(p)
	}
	if !mine {
		o.Hand.Cards = v.pile(&side.Shown, true).Cards
	}
	for _, h := range v.Heroes(s) {
		o.Heroes = append(o.Heroes, hero{v.Definition(h.Def).ID, h.Slot, max(0, int(h.Back-side.Turns))})
	}
	for i := 1; i < len(side.Tech); i++ {
		if p := side.Tech[i].Progress; p != codex.NotBuilt {
			o.Tech = append(o.Tech, site{v.Definition(side.Tech[i].Def).ID, progress[p]})
		}
	}
	if side.Addon.Progress != codex.NotBuilt {
		o.Addon = &site{v.Definition(side.Addon.Def).ID, progress[side.Addon.Progress]}
	}
	for c, x := range v.Objects {
		if x.Controller == s {
			o.InPlay = append(o.InPlay, v.thing(c, x))
		}
	}
	return o
}

func (v viewer) pile(p *codex.Pile, open bool) pile {
	o := pile{Count: p.Len()}
	if open {
		for i := range p.Len() {
			o.Cards = append(o.Cards, v.Definition(p.Cards()[p.Len()-1-i]).ID)
		}
	}
	return o
}

func (v viewer) thing(c game.Slot, o *codex.Object) known {
	d, l := v.Definition(o.Def), v.Look(c)
	k := known{Handle: c, ID: d.ID, Title: lang.English.Name(d.ID), Owner: number(o.Owner), Level: int(o.Level), Damage: int(o.Damage),
		Exhausted: o.Exhausted, Place: o.Place.String(), Host: o.Host.Slot}
	if d.HasHP() {
		k.Attack, k.HP, k.Armor = int(max(0, l.Attack)), int(l.HP), int(max(0, l.Armor-int16(o.Spent)))
	}
	if lender := v.Lender(c); lender != o.Controller {
		k.Lender = number(lender)
	}
	if form := v.Card(c).ID; form != d.ID {
		k.Form = form
	}
	for r := range card.RuneCount {
		if n := o.Runes[r]; n != 0 {
			if k.Runes == nil {
				k.Runes = map[string]int{}
			}
			k.Runes[r.String()] = int(n)
		}
	}
	return k
}

// event is what has happened.
type event struct {
	Kind string    `json:"kind"`
	Seat int       `json:"seat,omitempty"`
	Card game.Slot `json:"card,omitempty"`
	ID   string    `json:"id,omitempty"`
	By   game.Slot `json:"by,omitempty"`
	N    int       `json:"n,omitempty"`
}

// Events implements [game.Data].
func (k *Codex) Events(g game.Game, s game.Seat) (all []any) {
	v := viewer{g.(*codex.Game), s}
	for _, e := range v.Happened() {
		o := event{Kind: e.Kind.String(), Card: e.Card, By: e.Other, N: int(e.N)}
		if e.Seat != game.NoSeat {
			o.Seat = number(e.Seat)
		}
		if e.Named() && (s == game.NoSeat || e.Hidden>>s&1 == 0) {
			o.ID = v.Definition(e.Def).ID
		}
		all = append(all, o)
	}
	return all
}
