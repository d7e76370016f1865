package table

import (
	"math/bits"
	"slices"

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
	{Key: "prophecy", Article: "prophecy", When: func(n *adventure.Now) bool { return n.May(keyforge.Prophesy) }},
	{Key: "foretold", Article: "fate", When: func(n *adventure.Now) bool { return beside(n, n.Opponent(), card.ProphecyType) }},
	{Key: "archon-power", Article: "archon-power", When: func(n *adventure.Now) bool { return beside(n, n.You(), card.PowerType) }},
	{Key: "token", Article: "token", When: func(n *adventure.Now) bool {
		return n.Some(false, func(v *keyforge.CardView) bool { return v.Token })
	}},
	{Key: "haunted", Article: "haunted", When: func(n *adventure.Now) bool {
		return n.Question.Kind == keyforge.AskMain && len(n.You().Zones[card.Discard]) >= haunting && n.Asks(card.Haunted)
	}},
	{Key: "overwhelmed", Article: "overwhelmed", When: func(n *adventure.Now) bool {
		return n.Question.Kind == keyforge.AskMain && len(n.Opponent().Zones[card.Battleline]) > len(n.You().Zones[card.Battleline]) &&
			n.Asks(card.Overwhelmed)
	}},
	{Key: "scrap", Article: "scrap", When: func(n *adventure.Now) bool {
		return with(n, keyforge.DiscardCard, func(v *keyforge.CardView) bool { return n.Heads(v, card.OnScrap) })
	}},
	{Key: "treachery", Article: "keyword-treachery", When: func(n *adventure.Now) bool {
		return with(n, keyforge.PlayCard, func(v *keyforge.CardView) bool { return v.Keywords[card.Treachery] > 0 })
	}},
	{Key: "splash", Article: "keyword-splash-attack", When: func(n *adventure.Now) bool {
		return with(n, keyforge.Fight, func(v *keyforge.CardView) bool { return v.Keywords[card.SplashAttack] > 0 })
	}},
	{Key: "versatile", Article: "keyword-versatile", When: func(n *adventure.Now) bool {
		return n.Some(false, func(v *keyforge.CardView) bool { return v.Keywords[card.Versatile] > 0 })
	}},
	{Key: "entrench", Article: "keyword-entrench", When: func(n *adventure.Now) bool {
		return n.Some(false, func(v *keyforge.CardView) bool { return v.Keywords[card.Entrench] > 0 })
	}},
	{Key: "house-icons", Article: "house-icons", When: func(n *adventure.Now) bool {
		return n.Holds(func(v *keyforge.CardView) bool { return bits.OnesCount32(uint32(v.Houses)) > 1 })
	}},
	{Key: "action", Article: "action-ability", When: func(n *adventure.Now) bool { return n.May(keyforge.UseAction) }},
	{Key: "enough", Article: "forge", When: func(n *adventure.Now) bool {
		return n.Question.Kind == keyforge.AskMain && n.You().Pool >= n.You().KeyCost
	}},
}

// haunting is how many cards in a discard pile make its owner haunted (K15.6).
const haunting = 10

// beside reports whether a reference card of that type lies beside the game on a side, while the person has their turn.
func beside(n *adventure.Now, side *keyforge.SideView, t card.Type) bool {
	return n.Question.Kind == keyforge.AskMain && slices.ContainsFunc(side.Zones[card.Reference], func(at keyforge.Spot) bool {
		return at.Card != 0 && n.Cards[at.Card].Type == t
	})
}

// with reports whether the verb is legal with a card that fits.
func with(n *adventure.Now, verb keyforge.Verb, fits func(*keyforge.CardView) bool) bool {
	return slices.ContainsFunc(n.Legal, func(c keyforge.Command) bool { return c.Verb == verb && fits(&n.Cards[c.Card]) })
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
	now := adventure.Now{View: &m.View, Catalogue: m.Catalogue(), Legal: m.Legal(), Rises: f.Known && f.Rises != 0}
	for i := range f.Intents {
		n := &f.Intents[i]
		if f.Known && n.Doing == forecast.Fights && n.Target != 0 && m.View.Cards[n.Target].Ctrl == m.View.Question.Side {
			now.Hunted = true
		}
	}
	return now
}
