package lessons

import (
	"slices"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/widget"
)

// all are the lessons in the order in which they are learned.
var all = []lesson{turn, champions, mastery}

var turn = lesson{
	key: "turn", minutes: 3,
	position: rules.Position{
		Sides: []rules.SidePosition{
			{Leader: "volos", Hand: ids("crystal", "crystal", "crystal", "shard-reactor", "blaster"),
				Deck: ids("crystal", "infinity-shard", "crystal", "crystal", "crystal")},
			{Leader: "tetra", Health: 30},
		},
		Row:    ids("leshai-knight", "order-initiate", "spore-cleric", "primus-pilus", "nil-assassin", "reactor-drone"),
		Centre: slices.Concat(ids("cache-warden", "kiln-drone"), rest),
	},
	steps: []step{
		{key: "goal", on: seats},
		{key: "play", on: hand, done: func(g *rules.Game) bool { return g.State().Sides[you].Hand.Len() == 0 }},
		{key: "recruit", on: inRow("reactor-drone"), done: recruited},
		{key: "focus", on: spot("focus"), done: func(g *rules.Game) bool { return g.State().Sides[you].Focused || later(g) }},
		{key: "end", on: spot("end-turn"), done: back},
		{key: "her"},
		{key: "deck"},
	},
}

var champions = lesson{
	key: "champions", minutes: 3,
	position: rules.Position{
		Sides: []rules.SidePosition{
			{Leader: "decima", InPlay: ids("optio-crusher"), Hand: ids("crystal", "crystal", "shard-reactor"),
				Deck: ids("crystal", "infinity-shard", "crystal", "blaster", "crystal", "crystal")},
			{Leader: "tetra", Health: 30, Mastery: 1, InPlay: ids("systema-a-i")},
		},
		Row:    ids("nil-assassin", "primus-pilus", "order-initiate", "spore-cleric", "undergrowth-aspirant", "kiln-drone"),
		Centre: slices.Concat(ids("cache-warden", "mining-drones", "reactor-drone"), rest),
	},
	steps: []step{
		{key: "champions"},
		{key: "activate", on: inPlay(you), done: func(g *rules.Game) bool { return g.State().Used != rules.Cards{} || later(g) }},
		{key: "pay", on: hand, done: func(g *rules.Game) bool { return g.State().Sides[you].Hand.Len() == 0 || later(g) }},
		{key: "fast", on: inRow("nil-assassin"), done: func(g *rules.Game) bool { return g.State().Fast != rules.Cards{} || later(g) }},
		{key: "attack", on: inPlay(her),
			done: func(g *rules.Game) bool { return g.State().Sides[her].InPlay.Len() == 0 || later(g) }},
		{key: "champion", on: inRow("primus-pilus"), done: recruited},
		{key: "end", on: spot("end-turn"), done: back},
		{key: "stay"},
	},
}

var mastery = lesson{
	key: "mastery", minutes: 3,
	position: rules.Position{
		Sides: []rules.SidePosition{
			{Leader: "tetra", Health: 24, Mastery: 9, Hand: ids("crystal", "infinity-shard", "blaster"),
				Relics: ids("datic-robes", "terminal-crescents"),
				Deck:   ids("command-seer", "crystal", "thorn-zealot", "crystal", "crystal", "crystal")},
			{Leader: "decima", Health: 30, Mastery: 3, InPlay: ids("optio-crusher")},
		},
		Row:    ids("order-initiate", "cache-warden", "spore-cleric", "undergrowth-aspirant", "data-heretic", "leshai-knight"),
		Centre: slices.Concat(ids("nil-assassin"), rest),
	},
	steps: []step{
		{key: "mastery"},
		{key: "ten", on: spot("focus"), done: func(g *rules.Game) bool { return g.State().Sides[you].Mastery >= 10 || later(g) }},
		{key: "shard", on: hand, done: func(g *rules.Game) bool { return !holds(g, "infinity-shard") || later(g) }},
		{key: "relic", on: relics, done: func(g *rules.Game) bool { return g.State().Sides[you].Relic || later(g) }},
		{key: "strike", on: spot("end-turn"), done: func(g *rules.Game) bool { return shielding(g) || back(g) }},
		{key: "shield", on: hand, done: func(g *rules.Game) bool { return !shielding(g) }},
		{key: "thirty"},
	},
}

func ids(all ...string) []string { return all }

// rest are cards of the centre deck that no lesson speaks of.
var rest = ids("order-initiate", "undergrowth-aspirant", "kiln-drone", "wraethe-skirmisher", "spore-cleric", "mining-drones",
	"data-heretic", "leshai-knight", "shadow-apostle", "reactor-drone", "shard-abstractor", "thorn-zealot", "umbral-scourge",
	"korvus-legionnaire", "command-seer", "fungal-hermit", "shadebound-sentry", "cache-warden", "shardwood-guardian", "aetherbreaker")

// later reports whether the learner's first turn is over.
func later(g *rules.Game) bool { return g.State().Turns > 1 }

// back reports whether the learner's second turn has come, or the end.
func back(g *rules.Game) bool { return g.State().Turns > 2 || g.Over() }

// recruited reports whether a card was recruited.
func recruited(g *rules.Game) bool { return g.State().Sides[you].Discard.Len() > 0 || later(g) }

// shielding reports whether the learner may show a shield now.
func shielding(g *rules.Game) bool { return !g.Over() && g.Question().Kind == rules.AskShield }

// holds reports whether a card is in the learner's hand.
func holds(g *rules.Game, id string) bool {
	return slices.ContainsFunc(g.State().Sides[you].Hand.Cards(), func(c rules.Slot) bool { return g.Card(c).ID == id })
}

// spot is a button of the table.
func spot(what string) func(*rules.Game) []widget.ID {
	return func(*rules.Game) []widget.ID { return []widget.ID{{What: what}} }
}

// seats are all who play.
func seats(*rules.Game) []widget.ID {
	return []widget.ID{{What: "seat", N: int(you)}, {What: "seat", N: int(her)}}
}

// slots are cards on the table.
func slots(all []rules.Slot) (on []widget.ID) {
	for _, c := range all {
		on = append(on, widget.ID{What: "card", N: int(c)})
	}
	return on
}

func hand(g *rules.Game) []widget.ID { return slots(g.State().Sides[you].Hand.Cards()) }

func inPlay(seat rules.Seat) func(*rules.Game) []widget.ID {
	return func(g *rules.Game) []widget.ID { return slots(g.State().Sides[seat].InPlay.Cards()) }
}

func relics(g *rules.Game) []widget.ID { return slots(g.State().Sides[you].Relics[:]) }

// inRow is the card of the row with that ID.
func inRow(id string) func(*rules.Game) []widget.ID {
	return func(g *rules.Game) []widget.ID {
		for _, c := range g.State().Row {
			if c != 0 && g.Card(c).ID == id {
				return slots([]rules.Slot{c})
			}
		}
		return nil
	}
}
