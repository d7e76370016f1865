package data

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/printable"
)

// Decision is what the game waits for.
type Decision struct {
	Kind    string          `json:"kind"`
	Purpose string          `json:"purpose,omitempty"`
	Player  scenario.Side   `json:"player"` // who decides
	Text    string          `json:"text"`
	Source  *reference      `json:"source,omitempty"` // the card that asks
	About   scenario.Side   `json:"about,omitzero"`   // whose key, share or line
	Min     int             `json:"min"`
	Max     int             `json:"max"`
	Picked  []int           `json:"picked,omitempty"` // if several: those picked so far
	Amount  int             `json:"amount,omitempty"` // of a payment: the æmber still to be paid
	Next    []*reference    `json:"next,omitempty"`   // of a yes-no: the cards from which a yes lets the player choose
	Options []option        `json:"options"`
	Winners []scenario.Side `json:"winners,omitempty"` // when the game is over
}

// reference names a card.
type reference struct {
	Handle keyforge.Slot `json:"handle"`
	ID     string        `json:"id"`
	Title  string        `json:"title"`
	Label  string        `json:"label,omitempty"`
}

// option is one answer.
type option struct {
	ID    string        `json:"id"`
	Label string        `json:"label"`
	Do    string        `json:"do"`
	As    string        `json:"as,omitempty"`   // with "use": reap, fight, action, omni, unstun
	Card  *reference    `json:"card,omitempty"` // that is played, used, picked, or whose ability waits
	House string        `json:"house,omitempty"`
	Value *int          `json:"value,omitempty"` // of a number, an option or a place
	Place string        `json:"place,omitempty"` // left, right or between
	Key   string        `json:"key,omitempty"`
	Side  scenario.Side `json:"side,omitzero"`
	Name  string        `json:"name,omitempty"` // the ID of a named card
	Trait string        `json:"trait,omitempty"`

	// Of a trigger: its event, the card that gave it, and whether it belongs to a
	// lasting effect.
	Event   *triggerEvent `json:"event,omitempty"`
	Giver   *reference    `json:"giver,omitempty"`
	Lasting bool          `json:"lasting,omitempty"`
}

// triggerEvent is the event that a trigger responds to.
type triggerEvent struct {
	Kind  string        `json:"kind"`
	Side  scenario.Side `json:"side"` // who did it
	Card  *reference    `json:"card,omitempty"`
	Other *reference    `json:"other,omitempty"`
	House string        `json:"house,omitempty"`
	N     int32         `json:"n,omitempty"`
}

var eventNames = [card.EventCount]string{
	card.CardPlayed: "played", card.CardEntered: "entered-play", card.CreatureReaped: "reap", card.FightEnded: "fight",
	card.CardUsed: "used", card.CardDestroyed: "destroyed", card.DestroyedFighting: "destroyed-fighting",
	card.KilledByAssault: "destroyed-by-assault", card.PlayResolves: "play-resolves", card.ActionOver: "action-over",
	card.CardLeft: "left-play", card.CardDiscarded: "discarded", card.PlayerForged: "forged", card.HouseChosen: "house-chosen",
	card.TurnBegan: "turn-began", card.TurnEnded: "turn-ended", card.ReadyStepEnded: "ready-step", card.AmberStolen: "stole",
	card.TideRaised: "tide-raised", card.CardDamaged: "damage-dealt", card.ArmorPrevented: "damage-prevented",
	card.UpgradeAttached: "attached", card.IconResolved: "icon-resolved", card.FightBegan: "fight-began",
	card.DiscardShuffled: "discard-shuffled",
	card.DrawStepBegan:   "draw-step", card.PlayedFromDiscard: "played-from-discard",
	card.CardReadied: "readied", card.CardDrawn: "drew", card.KilledBySplash: "destroyed-by-splash-attack",
	card.CreatureExalted: "exalted", card.AmberCaptured: "captured",
}

var kinds = [keyforge.QuestionKinds]string{
	keyforge.NoQuestion: "over", keyforge.AskMain: "main", keyforge.AskCards: "cards", keyforge.AskYesNo: "yes-no",
	keyforge.AskHouse: "house", keyforge.AskNumber: "number", keyforge.AskOption: "option", keyforge.AskOrder: "order", keyforge.AskPlace: "place",
	keyforge.AskName: "name", keyforge.AskKey: "key", keyforge.AskSeat: "seat", keyforge.AskTrait: "trait",
}

var purposes = [keyforge.PurposeCount]string{
	keyforge.ForEffect: "effect", keyforge.ForAttack: "attack", keyforge.ForPrey: "prey", keyforge.ForFlank: "flank",
	keyforge.ForHost: "host", keyforge.ForCapture: "capture", keyforge.ForDamage: "damage", keyforge.ForUse: "use", keyforge.ForOrder: "order",
	keyforge.ForMulligan: "mulligan", keyforge.ForArchives: "archives", keyforge.ForHouse: "house", keyforge.ForForge: "forge", keyforge.ForUnforge: "unforge",
	keyforge.ForPayment: "payment", keyforge.ForSplit: "split", keyforge.ForSeating: "seating", keyforge.ForDiscardOrder: "discard-order",
	keyforge.ForReplacement: "replacement", keyforge.ForRedirect: "redirect", keyforge.ForIcon: "icon", keyforge.ForPickUp: "pick-up",
	keyforge.ForUpgrade: "upgrade", keyforge.ForAllowance: "allowance", keyforge.ForRounds: "rounds", keyforge.ForDiscard: "discard",
	keyforge.ForPower: "power", keyforge.ForEntrench: "entrench", keyforge.ForCost: "cost",
	keyforge.ForReadying: "readying", keyforge.ForReaping: "reaping", keyforge.ForLoan: "loan", keyforge.ForMoreKey: "more-key",
}

// question is everything that the text of a question depends on.
type question struct {
	q           keyforge.Question
	self, about string // the names of the cards now
	hand        int
	house       card.House
}

// Decision describes what the game waits for as a side sees it, for NoSide
// completely: it leaves out what only another player sees.
func (t *Teller) Decision(by keyforge.Side) *Decision {
	g := t.Narrator.Game
	q := g.Question()
	d := &Decision{Kind: kinds[q.Kind], Options: []option{}}
	if q.Kind == keyforge.NoQuestion {
		d.Text = "The game is over."
		for side := range keyforge.Side(keyforge.MaxSides) {
			if g.Won(side) {
				d.Winners = append(d.Winners, scenario.SideOf(side))
			}
		}
		return d
	}
	d.Player = scenario.SideOf(q.Side)
	if q.Kind != keyforge.AskMain {
		d.Purpose = purposes[q.Purpose]
	}
	if !g.Decides(by) {
		d.Text = "Another player decides."
		return d
	}
	d.Min, d.Max = 1, 1
	if q.Kind == keyforge.AskCards {
		d.Min, d.Max = int(q.Min), int(q.Max)
		for c := q.Picked.First(); c != 0; c = q.Picked.Next(c) {
			d.Picked = append(d.Picked, int(c))
		}
	}
	if q.Kind != keyforge.AskMain {
		if q.Source != 0 {
			d.Source = t.refer(q.Source)
		}
		switch q.Purpose {
		case keyforge.ForForge, keyforge.ForUnforge, keyforge.ForSplit, keyforge.ForFlank:
			d.About = scenario.SideOf(q.Of)
		}
	}
	if q.Purpose == keyforge.ForPayment {
		d.Amount = int(q.Lo)
	}
	d.Text = t.question(q)
	next := g.AfterYes()
	for c := next.First(); c != 0; c = next.Next(c) {
		d.Next = append(d.Next, t.refer(c))
	}
	t.Texts.legal = g.Legal(t.Texts.legal[:0])
	d.Options = make([]option, len(t.Texts.legal))
	for i, c := range t.Texts.legal {
		t.option(&d.Options[i], q, c)
	}
	return d
}

// question is the text of a question. Texts are cached, since they are made from
// abilities.
func (t *Teller) question(q *keyforge.Question) string {
	key := question{q: *q, house: t.Narrator.Game.House()}
	key.q.Domain, key.q.Side = keyforge.Set{}, 0
	if q.Kind != keyforge.AskCards {
		key.q.Picked = keyforge.Set{}
	}
	key.self = t.Narrator.Answer(q, keyforge.Command{Verb: keyforge.Pick, Card: q.Source})
	if q.Kind == keyforge.AskNumber {
		key.about = t.Narrator.Answer(q, keyforge.Command{Verb: keyforge.Pick, Card: q.Domain.First()})
	}
	hand := t.Narrator.Game.Pile(q.Side, card.Hand)
	key.hand = hand.Len()
	words, ok := t.Texts.by[key]
	if !ok {
		if len(t.Texts.by) > 1<<12 {
			clear(t.Texts.by)
		}
		words = t.Narrator.Question(q)
		t.Texts.by[key] = words
	}
	return words
}

func (t *Teller) refer(c keyforge.Slot) *reference {
	cat := t.Narrator.Game.Catalogue()
	def, _ := t.Narrator.Game.Called(c)
	return &reference{c, cat.Card(def).ID, cat.Title(def), t.Labels[c]}
}

// option describes a legal command.
func (t *Teller) option(o *option, q *keyforge.Question, c keyforge.Command) {
	o.ID = OptionID(t.Narrator.Game, c)
	if c.Card != 0 {
		o.Card = t.refer(c.Card)
	}
	switch c.Verb {
	case keyforge.PlayCard:
		o.Do, o.Label = "play", "play "+o.Card.Title
	case keyforge.PlayUpgrade:
		o.Do, o.As, o.Label = "play", "upgrade", "play "+o.Card.Title+" as an upgrade"
	case keyforge.DiscardCard:
		o.Do, o.Label = "discard", "discard "+o.Card.Title
	case keyforge.Reap, keyforge.Fight, keyforge.UseAction, keyforge.UseOmni, keyforge.Unstun:
		o.Do, o.As = "use", keyforge.VerbName(c.Verb)
		o.Label = o.As + " with " + o.Card.Title
	case keyforge.RaiseTide:
		o.Do, o.Label = "raise-tide", "raise the tide"
	case keyforge.Prophesy:
		cat, faces := t.Narrator.Game.Catalogue(), t.Narrator.Game.Prophecies(q.Side)
		o.Do, o.As = "prophesy", cat.Card(faces[c.N]).ID
		o.Label = "put " + o.Card.Title + " under " + cat.Title(faces[c.N])
	case keyforge.EndTurn:
		o.Do, o.Label = "end-turn", "end the turn"
	case keyforge.Pick:
		o.Do, o.Label = "card", t.Narrator.Answer(q, c)
	case keyforge.Choose:
		o.Label = t.Narrator.Answer(q, c)
		t.chosen(o, q, int(c.N))
	case keyforge.Yes, keyforge.No:
		o.Do, o.Label = keyforge.VerbName(c.Verb), t.Narrator.Answer(q, c)
	default:
		o.Do, o.Label = keyforge.VerbName(c.Verb), keyforge.VerbName(c.Verb)
	}
}

// chosen sets what a number means as an answer.
func (t *Teller) chosen(o *option, q *keyforge.Question, n int) {
	o.Do = kinds[q.Kind]
	switch q.Kind {
	case keyforge.AskHouse:
		o.House = card.House(n).String()
	case keyforge.AskKey:
		o.Key = keyforge.KeyColors[n]
	case keyforge.AskSeat:
		o.Do, o.Side = "player", scenario.Side(n)+1
	case keyforge.AskName:
		o.Name = t.Narrator.Game.Catalogue().Card(uint16(n)).ID
	case keyforge.AskTrait:
		o.Trait = trait.Trait(n).String()
	case keyforge.AskOrder:
		o.Do, o.Value = "trigger", &n
		t.waiting(o, n)
	case keyforge.AskPlace:
		o.Value, o.Place = &n, "between"
		if n == 0 {
			o.Place = "left"
		} else if n == int(q.Hi) {
			o.Place = "right"
		}
	default:
		o.Value = &n
	}
}

// waiting describes a waiting trigger.
func (t *Teller) waiting(o *option, n int) {
	w := t.Narrator.Game.Waiting(n)
	o.Card, o.Lasting = t.refer(w.Card), w.Lasting
	if w.Giver != 0 {
		o.Giver = t.refer(w.Giver)
	}
	kind := w.Event.Kind
	if t.Narrator.Game.Catalogue().Keyword(w.Prog) != card.NoKeyword {
		kind = card.FightBegan
	}
	o.Event = &triggerEvent{Kind: eventNames[kind], Side: scenario.SideOf(w.Event.Who), House: w.Event.House.String(), N: w.Event.Amount}
	if w.Event.Subject != 0 {
		o.Event.Card = t.refer(w.Event.Subject)
	}
	if w.Event.Other != 0 {
		o.Event.Other = t.refer(w.Event.Other)
	}
}

// OptionID is the id of a command within its question: the words that a save uses for it, except
// where there are clearer ones here, or only a number.
func OptionID(g *keyforge.Game, c keyforge.Command) string {
	q, n := g.Question(), strconv.Itoa(int(c.N))
	switch {
	case c.Verb == keyforge.RaiseTide:
		return "raise-tide"
	case c.Verb == keyforge.EndTurn:
		return "end-turn"
	case c.Verb != keyforge.Choose:
	case q.Kind == keyforge.AskOrder:
		return "trigger " + n
	case q.Kind == keyforge.AskPlace && c.N == 0:
		return "left"
	case q.Kind == keyforge.AskPlace && int(c.N) == int(q.Hi):
		return "right"
	case q.ByWay():
		return "option " + n
	}
	return g.Format(c)
}

// ParseOption is the command with an id.
func ParseOption(g *keyforge.Game, id string) (keyforge.Command, error) {
	q := g.Question()
	choose := func(n int) keyforge.Command { return keyforge.Command{Verb: keyforge.Choose, N: int16(n)} }
	word, rest, _ := strings.Cut(id, " ")
	switch {
	case id == "raise-tide":
		return keyforge.Command{Verb: keyforge.RaiseTide}, nil
	case id == "end-turn":
		return keyforge.Command{Verb: keyforge.EndTurn}, nil
	case id == "left" && q.Kind == keyforge.AskPlace:
		return choose(0), nil
	case id == "right" && q.Kind == keyforge.AskPlace:
		return choose(int(q.Hi)), nil
	case word == "trigger" && q.Kind == keyforge.AskOrder, word == "option" && q.ByWay():
		if n, err := strconv.ParseInt(rest, 10, 16); err == nil {
			return choose(int(n)), nil
		}
	case word != "tide" && word != "end" && word != "use": // those are words of saves alone
		if c, err := g.Parse(id); err == nil {
			return c, nil
		}
	}
	return keyforge.Command{}, fmt.Errorf("%s is none of the options", printable.Quote(id))
}
