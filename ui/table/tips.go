package table

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// Tips are the tips that matter in any game, the urgent ones first.
var Tips = []adventure.Tip{
	{Key: "mulligan", Article: "mulligan", When: func(n *adventure.Now) bool { return n.Question.Purpose == keyforge.ForMulligan }},
	{Key: "forge", Article: "forge", When: func(n *adventure.Now) bool { return n.Question.Purpose == keyforge.ForForge }},
	{Key: "house", Article: "house", When: func(n *adventure.Now) bool { return n.Question.Kind == keyforge.AskHouse }},
	{Key: "pick-up", Article: "archives", When: func(n *adventure.Now) bool { return n.Question.Purpose == keyforge.ForArchives }},
	{Key: "flank", Article: "battleline", When: func(n *adventure.Now) bool { return n.Question.Kind == keyforge.AskPlace }},
	{Key: "order", Article: "order", When: func(n *adventure.Now) bool { return n.Question.Kind == keyforge.AskOrder }},
	{Key: "chains", Article: "chains", When: func(n *adventure.Now) bool { return n.You().Chains > 0 }},
	{Key: "archives", Article: "archives", When: func(n *adventure.Now) bool { return len(n.You().Zones[card.Archives]) > 0 }},
	{Key: "stun", Article: "stun", When: func(n *adventure.Now) bool { return n.Some(false, marked(keyforge.Stunned)) }},
	{Key: "ward", Article: "ward", When: func(n *adventure.Now) bool { return n.Some(true, marked(keyforge.Warded)) }},
	{Key: "enrage", Article: "enrage", When: func(n *adventure.Now) bool { return n.Some(true, marked(keyforge.Enraged)) }},
	{Key: "captured", Article: "capture", When: func(n *adventure.Now) bool {
		return n.Some(true, func(v *keyforge.CardView) bool { return v.Amber > 0 })
	}},
	{Key: "taunt", Article: "keyword-taunt", When: func(n *adventure.Now) bool {
		return n.May(keyforge.Fight) && n.Some(true, func(v *keyforge.CardView) bool {
			return v.Ctrl != n.Question.Side && v.Keywords[card.Taunt] > 0
		})
	}},
	{Key: "action", Article: "action-ability", When: func(n *adventure.Now) bool { return n.May(keyforge.UseAction) }},
	{Key: "enough", Article: "forge", When: func(n *adventure.Now) bool {
		return n.Question.Kind == keyforge.AskMain && n.You().Pool >= n.You().KeyCost
	}},
}

func marked(m keyforge.Mark) func(*keyforge.CardView) bool {
	return func(v *keyforge.CardView) bool { return v.Is(m) }
}

// AllTips are the tips of a game of the adventure, which may be nil: its own come first.
func AllTips(a adventure.Adventure) []adventure.Tip {
	var all []adventure.Tip
	if has, ok := a.(adventure.Adviser); ok {
		all = has.Tips()
	}
	return append(all, Tips...)
}

// Adventure is the adventure being played, or nil.
func (m *Model) Adventure() adventure.Adventure { return m.adventure }

// Now is the state that tips depend on, while a person is asked.
func (m *Model) Now() adventure.Now {
	f := &m.Forecast
	now := adventure.Now{View: &m.View, Legal: m.Legal(), Rises: f.Known && f.Rises != 0}
	for i := range f.Intents {
		n := &f.Intents[i]
		if f.Known && n.Doing == forecast.Fights && n.Target != 0 && m.View.Cards[n.Target].Ctrl == m.View.Question.Side {
			now.Hunted = true
		}
	}
	return now
}
