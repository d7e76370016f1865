package engine

import (
	"errors"
	"fmt"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
	"github.com/keyraken/keyraken/game/scenario"
)

// state is everything that is on the table, or what a seat sees of it.
type state struct {
	Mode       string          `json:"mode"`
	Difficulty string          `json:"difficulty,omitempty"`
	Ask        string          `json:"ask"`
	Edited     bool            `json:"edited"`
	Inputs     int             `json:"inputs"`         // commands and edits so far
	Hash       string          `json:"hash,omitempty"` // not for a seat: it covers hidden cards
	Turn       int             `json:"turn"`
	TurnOf     scenario.Side   `json:"turnOf"`
	Active     scenario.Side   `json:"active"`
	Step       string          `json:"step"`
	House      string          `json:"house"` // the active house, or ""
	Tide       string          `json:"tide"`  // of an adventure: high or low
	Rises      int             `json:"rises"`
	Numbers    []int32         `json:"numbers"` // of the mode
	Gauges     []gauge         `json:"gauges"`
	Order      []scenario.Side `json:"order"`
	Over       bool            `json:"over"`
	Winners    []scenario.Side `json:"winners"`
	Players    []*side         `json:"players"`
	Monster    *side           `json:"monster,omitempty"`
	Lasting    []lasting       `json:"lasting"`
	Abducted   []abduction     `json:"abducted"`
	Decision   *decision       `json:"decision"`
}

// abduction is a card in the archives of a side that is not its owner.
type abduction struct {
	Card   *reference    `json:"card,omitempty"`
	Owner  scenario.Side `json:"owner"`
	Holder scenario.Side `json:"holder"`
}

// gauge is something of the mode that everybody sees.
type gauge struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
	Limit int    `json:"limit"`
}

// side is one side of the table. Piles are listed from the top, lines from the
// left.
type side struct {
	Side         scenario.Side  `json:"side"`
	Houses       []string       `json:"houses"`
	Amber        int            `json:"amber"`
	Chains       int            `json:"chains"`
	Keys         scenario.Keys  `json:"keys"`
	KeyCost      int            `json:"keyCost"` // now; of a monster what each of its rises costs more
	Tide         string         `json:"tide"`
	LastHouse    string         `json:"lastHouse"`
	ForgedNow    scenario.Keys  `json:"forgedNow"`
	ForgedBefore scenario.Keys  `json:"forgedBefore"`
	Now          map[string]int `json:"now"`    // what it has done this turn
	Before       map[string]int `json:"before"` // and on its previous turn
	Boss         *cardState     `json:"boss,omitempty"`
	Line         []*cardState   `json:"line"`
	Artifacts    []*cardState   `json:"artifacts"`
	Hand         []*cardState   `json:"hand"`
	Deck         []*cardState   `json:"deck"`
	Discard      []*cardState   `json:"discard"`
	Archives     []*cardState   `json:"archives"`
	Purged       []*cardState   `json:"purged"`
	// Limbo holds cards that are being played.
	Limbo []*cardState `json:"limbo,omitempty"`
}

// cardState is a card. One that the seat does not see has nothing but its owner.
type cardState struct {
	Hidden     bool           `json:"hidden,omitempty"`
	Handle     game.Slot      `json:"handle"`
	ID         string         `json:"id"`
	Title      string         `json:"title"`
	Label      string         `json:"label,omitempty"`
	CopyOf     string         `json:"copyOf,omitempty"`
	Owner      scenario.Side  `json:"owner"`
	Controller scenario.Side  `json:"controller"`
	Zone       string         `json:"zone"`
	House      string         `json:"house"`  // its own
	Houses     []string       `json:"houses"` // to which it belongs now
	Type       string         `json:"type"`   // now
	Printed    printed        `json:"printed"`
	Power      int            `json:"power"`
	Armor      int            `json:"armor"`
	ArmorLeft  int            `json:"armorLeft"`
	Spent      int            `json:"spent"` // armor that has prevented damage this turn
	Damage     int            `json:"damage"`
	Amber      int            `json:"amber"`
	Counters   map[string]int `json:"counters"`
	Exhausted  bool           `json:"exhausted"`
	Stunned    bool           `json:"stunned"`
	Warded     bool           `json:"warded"`
	Enraged    bool           `json:"enraged"`
	Attacked   bool           `json:"attacked"`
	Entered    bool           `json:"entered"`
	Marks      []string       `json:"marks"` // those of these that it has
	Icons      []string       `json:"icons"`
	Traits     []string       `json:"traits"`
	Keywords   map[string]int `json:"keywords"`
	Flank      bool           `json:"flank"`
	Neighbors  []int          `json:"neighbors"`
	Plays      int            `json:"plays"`
	Uses       int            `json:"uses"`
	Usable     []string       `json:"usable"` // what it may be used for now, or played or discarded
	Host       game.Slot      `json:"host,omitempty"`
	Upgrades   []*cardState   `json:"upgrades"`
	Under      []*cardState   `json:"under"`
	OtherHalf  game.Slot      `json:"otherHalf,omitempty"`
	FaceDown   bool           `json:"faceDown,omitempty"`
}

// printed is what is printed on a card.
type printed struct {
	House string `json:"house"`
	Type  string `json:"type"`
	Power int    `json:"power"`
	Armor int    `json:"armor"`
	Amber int    `json:"amber"`
}

// lasting is a lasting effect in force.
type lasting struct {
	Card   *reference    `json:"card"` // whose ability began it
	Player scenario.Side `json:"player"`
	Span   string        `json:"span"`
	Turn   int           `json:"turn"` // in which it began
	Cards  []int         `json:"cards"`
	House  string        `json:"house,omitempty"`
	Number int           `json:"number,omitempty"`
	Used   int           `json:"used"`
	Text   string        `json:"text"`
}

var spans = [...]string{
	card.RestOfTurn: "rest-of-turn", card.UntilYourNext: "until-your-next-turn",
	card.OpponentsNext: "opponents-next-turn", card.WhileThisInPlay: "while-in-play", card.NextTime: "next-time",
	card.ThroughYourNext: "through-your-next-turn", card.WhileSubjectsStay: "while-subjects-stay",
}

type stateRequest struct {
	head
	Seat scenario.Side `json:"seat"` // left out: everything
}

func (s *Server) state(r *stateRequest) (*result, error) {
	t, by, err := s.seated(r.Game, r.Seat)
	if err != nil {
		return nil, err
	}
	v := viewer{t: t, g: t.Game(), seat: by, usable: map[game.Slot][]string{}}
	return &result{State: s.view(&v)}, nil
}

// seated is the game of that number and the side that looks, NoSide for a reader
// who sees all.
func (s *Server) seated(n int, seat scenario.Side) (*table, game.Side, error) {
	t, err := s.table(n)
	if err != nil {
		return nil, game.NoSide, err
	}
	if seat == scenario.Monster || int(seat) > int(t.Game().State().Seats) {
		return nil, game.NoSide, failed(badRequest, errors.New("seat must be one of the players"))
	}
	return t, seat.Game(), nil
}

// viewer looks at the table from a seat, or sees all for NoSide.
type viewer struct {
	t      *table
	g      *game.Game
	seat   game.Side
	usable map[game.Slot][]string
}

func (s *Server) view(v *viewer) *state {
	g := v.g
	gs := g.State()
	o := &state{
		Mode: g.Mode().Name(), Difficulty: v.t.Header.Difficulty, Ask: "real", Edited: v.t.Header.Edited, Inputs: v.t.At(),
		Turn: int(gs.Turn), TurnOf: scenario.SideOf(gs.TurnOf), Active: scenario.SideOf(gs.Active), Step: stepName(gs.Step),
		House: gs.House.String(), Rises: int(gs.Mode[0]), Numbers: gs.Mode[:], Over: gs.Over,
		Winners: []scenario.Side{}, Lasting: []lasting{}, Gauges: []gauge{}, Abducted: []abduction{},
	}
	if v.seat == game.NoSide {
		o.Hash = fmt.Sprintf("%016x", g.Hash())
	}
	if gs.AskAll {
		o.Ask = "all"
	}
	if q := g.Question(); q.Kind == game.AskMain {
		for _, c := range g.Legal(nil) {
			if c.Card != 0 {
				v.usable[c.Card] = append(v.usable[c.Card], c.Verb.String())
			}
		}
	}
	for i := range gs.Seats {
		o.Order = append(o.Order, scenario.SideOf(gs.Order[i]))
		o.Players = append(o.Players, v.side(game.Side(i)))
	}
	if b := g.Boss(); b != 0 {
		o.Monster = v.side(game.Monster)
		o.Monster.Boss = v.card(b)
		if o.Tide = "low"; g.TideHigh(game.Monster) {
			o.Tide = "high"
		}
	}
	for _, a := range g.Abducted(v.seat) {
		told := abduction{Owner: scenario.SideOf(a.Owner), Holder: scenario.SideOf(a.Holder)}
		if a.Card != 0 {
			told.Card = v.t.refer(a.Card)
		}
		o.Abducted = append(o.Abducted, told)
	}
	for _, r := range g.Gauges(nil) {
		o.Gauges = append(o.Gauges, gauge{r.Name, r.Value, r.Limit})
	}
	for side := range game.Side(game.MaxSides) {
		if g.Won(side) {
			o.Winners = append(o.Winners, scenario.SideOf(side))
		}
	}
	for i := range gs.Lastings() {
		o.Lasting = append(o.Lasting, s.lasting(v, &gs.Lastings()[i]))
	}
	o.Decision = v.decision(s.decide(v.t, v.seat))
	return o
}

// decision leaves out what another seat is asked.
func (v *viewer) decision(d *decision) *decision {
	if v.seat == game.NoSide || d.Player == scenario.SideOf(v.seat) || d.Player == 0 || v.g.Mode().Table().Adventure {
		return d
	}
	return &decision{Kind: d.Kind, Purpose: d.Purpose, Player: d.Player, Text: "Another player decides.", Options: []option{}}
}

func stepName(s game.Step) string {
	if int(s) < len(scenario.Steps) {
		return scenario.Steps[s]
	}
	return ""
}

func (s *Server) lasting(v *viewer, l *game.Lasting) lasting {
	o := lasting{Player: scenario.SideOf(l.You), Span: spans[l.Kind], Turn: int(l.Turn), Cards: []int{}, House: l.House.String(),
		Number: int(l.Number), Used: int(l.Used)}
	if l.Self != 0 {
		o.Card = v.t.refer(l.Self)
	}
	for c := l.Kept.First(); c != 0; c = l.Kept.Next(c) {
		o.Cards = append(o.Cards, int(c))
	}
	a, def := v.g.Catalogue().Ability(l.Prog)
	var d *card.Card
	if def != 0 {
		d = v.g.Catalogue().Card(def)
	}
	o.Text = s.Language.Ability(d, *a, "")
	return o
}

func (v *viewer) side(n game.Side) *side {
	p := &v.g.State().Players[n]
	o := &side{
		Side: scenario.SideOf(n), Houses: houseNames(p.Houses), Amber: int(p.Pool), Chains: int(p.Chains), Keys: scenario.KeysOf(p.Keys),
		KeyCost: v.g.KeyCost(n), Tide: "neutral", LastHouse: p.LastHouse.String(),
		ForgedNow: scenario.KeysOf(p.ForgedNow), ForgedBefore: scenario.KeysOf(p.ForgedBefore),
		Now: counted(&p.Now), Before: counted(&p.Before),
	}
	switch gs := v.g.State(); {
	case gs.High&(1<<n) != 0:
		o.Tide = "high"
	case gs.Low&(1<<n) != 0:
		o.Tide = "low"
	}
	for _, z := range [...]struct {
		zone  card.Zone
		at    *[]*cardState
		piled bool
	}{{card.Battleline, &o.Line, false}, {card.Artifacts, &o.Artifacts, false}, {card.Hand, &o.Hand, false}, {card.Deck, &o.Deck, true},
		{card.Discard, &o.Discard, true}, {card.Archives, &o.Archives, false}, {card.Purged, &o.Purged, false}} {
		list := p.Pile(z.zone).Cards()
		*z.at = []*cardState{}
		for i := range list {
			c := list[i]
			if z.piled {
				c = list[len(list)-1-i]
			}
			if c != v.g.Boss() {
				*z.at = append(*z.at, v.card(c))
			}
		}
	}
	for c := game.Slot(1); c <= game.Slot(v.g.State().NCards); c++ {
		if cs := &v.g.State().Cards[c]; cs.Zone == card.Limbo && cs.Ctrl == n {
			o.Limbo = append(o.Limbo, v.card(c))
		}
	}
	return o
}

func counted(ledger *[card.LedgerCount]uint8) map[string]int {
	m := map[string]int{}
	for l, n := range ledger {
		if n != 0 {
			m[scenario.Ledgers[l]] = int(n)
		}
	}
	return m
}

func houseNames(set card.Houses) []string {
	names := []string{}
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if set.Has(h) {
			names = append(names, h.String())
		}
	}
	return names
}

func traitsOf(set trait.Set) []string {
	names := []string{}
	for _, t := range set.All() {
		names = append(names, t.String())
	}
	return names
}

func (v *viewer) card(c game.Slot) *cardState {
	g := v.g
	cs := &g.State().Cards[c]
	if v.seat != game.NoSide && !g.Sees(v.seat, c) {
		return &cardState{Hidden: true, Owner: scenario.SideOf(cs.Owner), Controller: scenario.SideOf(cs.Ctrl), Zone: scenario.Zones[cs.Zone]}
	}
	cat := g.Catalogue()
	def := cat.Card(cs.Def)
	o := &cardState{
		Handle: c, ID: def.ID, Title: cat.Title(cs.Def), Label: v.t.labels[c],
		Owner: scenario.SideOf(cs.Owner), Controller: scenario.SideOf(cs.Ctrl), Zone: scenario.Zones[cs.Zone],
		House: cs.House.String(), Houses: []string{cs.House.String()}, Type: def.Type.String(),
		Printed: printed{def.House.String(), def.Type.String(), def.Power, def.Armor, def.Amber},
		Power:   def.Power, Armor: def.Armor, ArmorLeft: def.Armor, Spent: int(cs.Spent), Damage: int(cs.Damage), Amber: int(cs.Amber),
		Counters: map[string]int{}, Traits: traitsOf(def.Traits), Keywords: map[string]int{}, Icons: []string{}, Marks: []string{},
		Exhausted: cs.Is(game.Exhausted), Stunned: cs.Is(game.Stunned), Warded: cs.Is(game.Warded), Enraged: cs.Is(game.Enraged),
		Attacked: cs.Is(game.Attacked), Entered: cs.Is(game.PlayedNow), FaceDown: cs.Is(game.FaceDown),
		Neighbors: []int{}, Plays: int(cs.Uses - cs.Used), Uses: int(cs.Used), Usable: v.usable[c], Host: cs.Host, OtherHalf: cs.Mate,
		Upgrades: []*cardState{}, Under: []*cardState{},
	}
	if o.Usable == nil {
		o.Usable = []string{}
	}
	if cs.Text != 0 {
		o.CopyOf = cat.Card(cs.Text).ID
	}
	v.bears(o, cs)
	if cs.Zone.InPlay() {
		v.inPlay(o, c)
	} else {
		for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
			if n := int(def.Keywords[k]); n != 0 {
				o.Keywords[k.String()] = n
			}
		}
	}
	return o
}

// bears notes what lies on a card.
func (v *viewer) bears(o *cardState, cs *game.CardState) {
	for _, m := range [...]struct {
		on   bool
		name string
	}{{o.Exhausted, "exhausted"}, {o.Stunned, "stunned"}, {o.Warded, "warded"}, {o.Enraged, "enraged"}, {o.Attacked, "attacked"},
		{o.Entered, "entered"}, {cs.Is(game.Revealed), "revealed"}, {o.FaceDown, "face-down"}} {
		if m.on {
			o.Marks = append(o.Marks, m.name)
		}
	}
	for k := range card.CounterCount {
		if n := int(cs.Counters[k]); n != 0 {
			o.Counters[scenario.CounterName(k)] = n
		}
	}
	for i := range card.MaxIcons {
		if icon := cs.Icon(i); icon != card.NoIcon {
			o.Icons = append(o.Icons, scenario.Icons[icon])
		}
	}
	for u := cs.First; u != 0; u = v.g.State().Cards[u].Next {
		if v.g.State().Cards[u].Zone == card.Attached {
			o.Upgrades = append(o.Upgrades, v.card(u))
		} else {
			o.Under = append(o.Under, v.card(u))
		}
	}
}

// inPlay notes what a card in play is now.
func (v *viewer) inPlay(o *cardState, c game.Slot) {
	g := v.g
	o.Houses, o.Type = houseNames(g.HousesOf(c)), g.TypeOf(c).String()
	o.Power, o.Armor = g.Power(c), g.Armor(c)
	o.ArmorLeft = max(0, o.Armor-int(g.State().Cards[c].Spent))
	o.Traits = traitsOf(g.TraitsOf(c))
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := g.KeywordNumber(c, k); n != 0 {
			o.Keywords[k.String()] = n
		}
	}
	if g.State().Cards[c].Zone != card.Battleline {
		return
	}
	left, right := g.Neighbors(c)
	o.Flank = g.OnFlank(c)
	for _, n := range [...]game.Slot{left, right} {
		if n != 0 {
			o.Neighbors = append(o.Neighbors, int(n))
		}
	}
}
