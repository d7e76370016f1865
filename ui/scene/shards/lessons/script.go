package lessons

import (
	"slices"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/widget"
)

// all are the lessons in the order in which they are learned.
var all = []lesson{turn, champions, mastery}

var turn = lesson{
	Key: "turn", Minutes: 3,
	Begin: from(&rules.Position{
		Sides: []rules.SidePosition{
			{Leader: "volos", Hand: ids("crystal", "crystal", "crystal", "shard-reactor", "blaster"),
				Deck: ids("crystal", "infinity-shard", "crystal", "crystal", "crystal")},
			{Leader: "tetra", Health: 30},
		},
		Row:    ids("leshai-knight", "order-initiate", "spore-cleric", "primus-pilus", "nil-assassin", "reactor-drone"),
		Centre: slices.Concat(ids("cache-warden", "kiln-drone"), rest),
	}),
	Steps: []step{
		{Key: "goal", On: seats},
		{Key: "play", On: hand, Done: func(g *rules.Game) bool { return g.State().Sides[you].Hand.Len() == 0 }},
		{Key: "recruit", On: inRow("reactor-drone"), Done: recruited},
		{Key: "focus", On: spot("focus"), Done: func(g *rules.Game) bool { return g.State().Sides[you].Focused || later(g) }},
		{Key: "end", On: spot("end-turn"), Done: back},
		{Key: "her"},
		{Key: "deck"},
	},
}

var champions = lesson{
	Key: "champions", Minutes: 3,
	Begin: from(&rules.Position{
		Sides: []rules.SidePosition{
			{Leader: "decima", InPlay: ids("optio-crusher"), Hand: ids("crystal", "crystal", "shard-reactor"),
				Deck: ids("crystal", "infinity-shard", "crystal", "blaster", "crystal", "crystal")},
			{Leader: "tetra", Health: 30, Mastery: 1, InPlay: ids("systema-a-i")},
		},
		Row:    ids("nil-assassin", "primus-pilus", "order-initiate", "spore-cleric", "undergrowth-aspirant", "kiln-drone"),
		Centre: slices.Concat(ids("cache-warden", "mining-drones", "reactor-drone"), rest),
	}),
	Steps: []step{
		{Key: "champions"},
		{Key: "activate", On: inPlay(you), Done: func(g *rules.Game) bool { return g.State().Used != rules.Cards{} || later(g) }},
		{Key: "pay", On: hand, Done: func(g *rules.Game) bool { return g.State().Sides[you].Hand.Len() == 0 || later(g) }},
		{Key: "fast", On: inRow("nil-assassin"), Done: func(g *rules.Game) bool { return g.State().Fast != rules.Cards{} || later(g) }},
		{Key: "attack", On: inPlay(her),
			Done: func(g *rules.Game) bool { return g.State().Sides[her].InPlay.Len() == 0 || later(g) }},
		{Key: "champion", On: inRow("primus-pilus"), Done: recruited},
		{Key: "end", On: spot("end-turn"), Done: back},
		{Key: "stay"},
	},
}

var mastery = lesson{
	Key: "mastery", Minutes: 3,
	Begin: from(&rules.Position{
		Sides: []rules.SidePosition{
			{Leader: "tetra", Health: 24, Mastery: 9, Hand: ids("crystal", "infinity-shard", "blaster"),
				Relics: ids("datic-robes", "terminal-crescents"),
				Deck:   ids("command-seer", "crystal", "thorn-zealot", "crystal", "crystal", "crystal")},
			{Leader: "decima", Health: 30, Mastery: 3, InPlay: ids("optio-crusher")},
		},
		Row:    ids("order-initiate", "cache-warden", "spore-cleric", "undergrowth-aspirant", "data-heretic", "leshai-knight"),
		Centre: slices.Concat(ids("nil-assassin"), rest),
	}),
	Steps: []step{
		{Key: "mastery"},
		{Key: "ten", On: spot("focus"), Done: func(g *rules.Game) bool { return g.State().Sides[you].Mastery >= 10 || later(g) }},
		{Key: "shard", On: hand, Done: func(g *rules.Game) bool { return !holds(g, "infinity-shard") || later(g) }},
		{Key: "relic", On: relics, Done: func(g *rules.Game) bool { return g.State().Sides[you].Relic || later(g) }},
		{Key: "strike", On: spot("end-turn"), Done: func(g *rules.Game) bool { return shielding(g) || back(g) }},
		{Key: "shield", On: hand, Done: func(g *rules.Game) bool { return !shielding(g) }},
		{Key: "thirty"},
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
