package data

import (
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// State is everything that is on the table, or what a seat sees of it.
type State struct {
	Mode       string           `json:"mode"`
	Difficulty string           `json:"difficulty,omitempty"`
	Ask        string           `json:"ask"`
	Edited     bool             `json:"edited"`
	Rulebook   string           `json:"rulebook"`
	Inputs     *int             `json:"inputs,omitempty"` // commands and edits so far; nil: that is unknown
	Hash       string           `json:"hash,omitempty"`   // not for a seat: it covers hidden cards
	Turn       int              `json:"turn"`
	TurnOf     scenario.Side    `json:"turnOf"`
	Active     scenario.Side    `json:"active"`
	Step       string           `json:"step"`
	House      string           `json:"house"`   // the active house, or ""
	Tide       string           `json:"tide"`    // of an adventure: high or low; of a duel without one: none
	Numbers    scenario.Numbers `json:"numbers"` // of the mode, by name
	Gauges     []gauge          `json:"gauges"`
	Order      []scenario.Side  `json:"order"`
	Over       bool             `json:"over"`
	Winners    []scenario.Side  `json:"winners"`
	Players    []*side          `json:"players"`
	Monster    *side            `json:"monster,omitempty"`
	Lasting    []lasting        `json:"lasting"`
	Abducted   []abduction      `json:"abducted"`
	Decision   *Decision        `json:"decision"`
}

// abduction is a card in the archives of a side that is not its owner.
type abduction struct {
	Card   *reference    `json:"card,omitempty"`
	Owner  scenario.Side `json:"owner"`
	Holder scenario.Side `json:"holder"`
}

// gauge is a value of the mode that everybody sees.
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
	KeyCost      int            `json:"keyCost"`         // now; for a monster, the present increase of the cost of its rises
	Token        string         `json:"token,omitempty"` // the ID of the token card
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

// cardState is a card. One that the seat does not see has only its owner.
type cardState struct {
	Hidden     bool           `json:"hidden,omitempty"`
	Handle     keyforge.Slot  `json:"handle"`
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
	Marks      []string       `json:"marks"` // which of the above it has
	Icons      []string       `json:"icons"`
	Traits     []string       `json:"traits"`
	Keywords   map[string]int `json:"keywords"`
	Flank      bool           `json:"flank"`
	Neighbors  []int          `json:"neighbors"`
	Plays      int            `json:"plays"`
	Uses       int            `json:"uses"`
	Usable     []string       `json:"usable"` // what may be done with it now: use, play or discard
	Host       keyforge.Slot  `json:"host,omitempty"`
	Upgrades   []*cardState   `json:"upgrades"`
	Under      []*cardState   `json:"under"`
	OtherHalf  keyforge.Slot  `json:"otherHalf,omitempty"`
	FaceDown   bool           `json:"faceDown,omitempty"`
	Token      bool           `json:"token,omitempty"` // is a token creature: the card is known only to who may look at it
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
	card.WhileSubjectsInPlay: "while-subjects-in-play",
	card.NextReadying:        "until-next-readying",
	card.UntilOnce:           "until-once",
	card.UntilNextUse:        "until-next-use",
}

// viewer writes a view in the words of the protocol.
type viewer struct {
	keyforge.View
	t   *Teller
	cat *keyforge.Catalogue
}

// State is what a side sees, for NoSide everything. Inputs is how many commands and edits have led there, or nil.
func (t *Teller) State(by keyforge.Side, inputs *int) *State {
	g := t.Narrator.Game
	v := &viewer{t: t, cat: g.Catalogue()}
	g.ViewInto(&v.View, by)
	m := g.Mode()
	rules := m.Rules()
	o := &State{
		Mode: m.Name(), Difficulty: t.Header.Difficulty, Ask: "real", Rulebook: v.Rulebook.String(),
		Edited: t.Header.Edited, Inputs: inputs,
		Turn: v.Turn, TurnOf: scenario.SideOf(v.TurnOf), Active: scenario.SideOf(v.Active), Step: stepName(v.Step),
		House: v.House.String(), Numbers: scenario.NumbersOf(&rules, v.Numbers[:]), Over: v.Over,
		Winners: []scenario.Side{}, Lasting: []lasting{}, Gauges: []gauge{}, Abducted: []abduction{},
	}
	if v.Seat == keyforge.NoSide {
		o.Hash = fmt.Sprintf("%016x", g.Hash())
	}
	if v.AskAll {
		o.Ask = "all"
	}
	if v.Tideless {
		o.Tide = "none"
	}
	for i := range v.Seats {
		o.Order = append(o.Order, scenario.SideOf(v.Order[i]))
		o.Players = append(o.Players, v.side(keyforge.Side(i)))
	}
	if v.Boss != 0 {
		o.Monster = v.side(keyforge.Monster)
		o.Monster.Boss = v.card(v.Boss)
		if o.Tide = "low"; v.High&(1<<keyforge.Monster) != 0 {
			o.Tide = "high"
		}
	}
	for _, a := range v.Abducted {
		told := abduction{Owner: scenario.SideOf(a.Owner), Holder: scenario.SideOf(a.Holder)}
		if a.Card != 0 {
			told.Card = v.t.refer(a.Card)
		}
		o.Abducted = append(o.Abducted, told)
	}
	for _, r := range v.Gauges {
		o.Gauges = append(o.Gauges, gauge{r.Name, r.Value, r.Limit})
	}
	for side := range keyforge.Side(keyforge.MaxSides) {
		if v.Over && v.Winners&(1<<side) != 0 {
			o.Winners = append(o.Winners, scenario.SideOf(side))
		}
	}
	for i := range v.Lasting {
		o.Lasting = append(o.Lasting, v.lasting(&v.Lasting[i]))
	}
	o.Decision = t.Decision(v.Seat)
	return o
}

func stepName(s keyforge.Step) string {
	if int(s) < len(scenario.Steps) {
		return scenario.Steps[s]
	}
	return ""
}

func (v *viewer) lasting(l *keyforge.LastingView) lasting {
	o := lasting{Player: scenario.SideOf(l.You), Span: spans[l.Span], Turn: l.Turn, Cards: []int{}, House: l.House.String(),
		Number: l.Number, Used: l.Used}
	if l.Card != 0 {
		o.Card = v.t.refer(l.Card)
	}
	for c := l.Cards.First(); c != 0; c = l.Cards.Next(c) {
		o.Cards = append(o.Cards, int(c))
	}
	a, def := v.cat.Ability(l.Ability)
	var d *card.Card
	if def != 0 {
		d = v.cat.Card(def)
	}
	o.Text = v.t.Narrator.Language.Ability(d, *a, "")
	return o
}

func (v *viewer) side(n keyforge.Side) *side {
	p := &v.Sides[n]
	o := &side{
		Side: scenario.SideOf(n), Houses: houseNames(p.Houses), Amber: p.Pool, Chains: p.Chains, Keys: scenario.KeysOf(p.Keys),
		KeyCost: p.KeyCost, Tide: "neutral", LastHouse: p.LastHouse.String(),
		ForgedNow: scenario.KeysOf(p.ForgedNow), ForgedBefore: scenario.KeysOf(p.ForgedBefore),
		Now: counted(&p.Now), Before: counted(&p.Before),
		Line: v.spots(p, card.Battleline), Artifacts: v.spots(p, card.Artifacts), Hand: v.spots(p, card.Hand), Deck: v.spots(p, card.Deck),
		Discard: v.spots(p, card.Discard), Archives: v.spots(p, card.Archives), Purged: v.spots(p, card.Purged), Limbo: v.spots(p, card.Limbo),
	}
	if p.Token != 0 {
		o.Token = v.cat.Card(p.Token).ID
	}
	switch {
	case v.High&(1<<n) != 0:
		o.Tide = "high"
	case v.Low&(1<<n) != 0:
		o.Tide = "low"
	}
	return o
}

// spots are the cards of a pile, from the top, or of a line.
func (v *viewer) spots(p *keyforge.SideView, z card.Zone) []*cardState {
	list := []*cardState{}
	for _, at := range p.Zones[z] {
		if at.Card != v.Boss || at.Card == 0 {
			list = append(list, v.spot(at, z))
		}
	}
	if z == card.Deck || z == card.Discard {
		slices.Reverse(list)
	}
	return list
}

func (v *viewer) spot(at keyforge.Spot, z card.Zone) *cardState {
	if at.Card == 0 {
		return &cardState{Hidden: true, Owner: scenario.SideOf(at.Owner), Controller: scenario.SideOf(at.Ctrl), Zone: scenario.Zones[z]}
	}
	return v.card(at.Card)
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

func (v *viewer) card(slot keyforge.Slot) *cardState {
	c := &v.Cards[slot]
	def := v.cat.Card(c.Own)
	o := &cardState{
		Handle: slot, ID: def.ID, Title: v.cat.Title(c.Own), Label: v.t.Labels[slot],
		Owner: scenario.SideOf(c.Owner), Controller: scenario.SideOf(c.Ctrl), Zone: scenario.Zones[c.Zone],
		House: c.House.String(), Houses: houseNames(c.Houses), Type: c.Type.String(),
		Printed: printed{def.House.String(), def.Type.String(), def.Power, def.Armor, def.Amber},
		Power:   c.Power, Armor: c.Armor, ArmorLeft: c.ArmorLeft(), Spent: c.Spent, Damage: c.Damage, Amber: c.Amber,
		Counters: map[string]int{}, Traits: []string{}, Keywords: map[string]int{}, Icons: []string{}, Marks: []string{},
		Exhausted: c.Is(keyforge.Exhausted), Stunned: c.Is(keyforge.Stunned), Warded: c.Is(keyforge.Warded), Enraged: c.Is(keyforge.Enraged),
		Attacked: c.Is(keyforge.Attacked), Entered: c.Is(keyforge.PlayedNow), FaceDown: c.Is(keyforge.FaceDown), Token: c.Token,
		Flank: c.Flank, Neighbors: []int{}, Plays: c.Plays, Uses: c.Uses, Usable: []string{}, Host: max(c.Host,
			c.PurgedBy), OtherHalf: c.OtherHalf,
		Upgrades: []*cardState{}, Under: []*cardState{},
	}
	if c.Copy != 0 {
		o.CopyOf = v.cat.Card(c.Copy).ID
	}
	for _, t := range c.Traits.All() {
		o.Traits = append(o.Traits, t.String())
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if n := int(c.Keywords[k]); n != 0 {
			o.Keywords[k.String()] = n
		}
	}
	for _, n := range [...]keyforge.Slot{c.Left, c.Right} {
		if n != 0 {
			o.Neighbors = append(o.Neighbors, int(n))
		}
	}
	for verb := keyforge.PlayCard; verb <= keyforge.Unstun; verb++ {
		if c.Moves.May(verb) {
			o.Usable = append(o.Usable, keyforge.VerbName(verb))
		}
	}
	v.bears(o, c)
	return o
}

// bears records what is on a card.
func (v *viewer) bears(o *cardState, c *keyforge.CardView) {
	for _, m := range [...]struct {
		on   bool
		name string
	}{{o.Exhausted, "exhausted"}, {o.Stunned, "stunned"}, {o.Warded, "warded"}, {o.Enraged, "enraged"}, {o.Attacked, "attacked"},
		{o.Entered, "entered"}, {c.Is(keyforge.Revealed), "revealed"}, {o.FaceDown, "face-down"}} {
		if m.on {
			o.Marks = append(o.Marks, m.name)
		}
	}
	for k := range card.CounterCount {
		if n := int(c.Counters[k]); n != 0 {
			o.Counters[scenario.CounterName(k)] = n
		}
	}
	for _, icon := range c.Icons {
		if icon != card.NoIcon {
			o.Icons = append(o.Icons, icon.String())
		}
	}
	for _, on := range c.On {
		if on.Card != 0 && v.Cards[on.Card].Zone == card.Attached {
			o.Upgrades = append(o.Upgrades, v.card(on.Card))
		} else {
			o.Under = append(o.Under, v.spot(on, card.Under))
		}
	}
}
