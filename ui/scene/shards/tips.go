package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/help"
)

// allTips are the tips, the urgent ones first.
var allTips = []help.Tip[*Screen]{
	{Key: "shield", Article: "shield", When: func(t *Screen) bool { return t.asks(shards.AskShield) }},
	{Key: "banish", Article: "banish", When: func(t *Screen) bool { return t.asks(shards.AskBanish) }},
	{Key: "clocks", Article: "clocks", When: func(t *Screen) bool { return t.asks(shards.AskMain) && t.game().Automaton() != shards.NoSeat }},
	{Key: "relic", Article: "relic", When: func(t *Screen) bool { return t.offers(shards.Recruit, shards.Relics) }},
	{Key: "attack-champion", Article: "attack-champion", When: func(t *Screen) bool { return t.offers(shards.Attack, shards.InPlay) }},
	{Key: "champion", Article: "champion", When: func(t *Screen) bool { return t.offers(shards.Activate, shards.InPlay) }},
	{Key: "bonus", Article: "bonus", When: (*Screen).holdsShard},
	{Key: "focus", Article: "focus", When: func(t *Screen) bool { _, ok := t.asked.with(shards.Focus); return ok }},
	{Key: "fast-play", Article: "fast-play", When: func(t *Screen) bool { return t.offers(shards.FastPlay, shards.Row) }},
	{Key: "recruit", Article: "recruit", When: func(t *Screen) bool { return t.offers(shards.Recruit, shards.Row) }},
	{Key: "attack-phase", Article: "attack-phase", When: func(t *Screen) bool {
		return t.asks(shards.AskMain) && !t.free() && t.game().State().Sides[t.show.Viewer()].Power > 0
	}},
}

func (t *Screen) asks(k shards.QuestionKind) bool { return t.game().Question().Kind == k }

// offers says whether a command about a card of that zone is legal.
func (t *Screen) offers(v shards.Verb, in shards.Zone) bool {
	return slices.ContainsFunc(t.asked.legal, func(c shards.Command) bool {
		zone, _ := t.game().Where(c.Card)
		return c.Verb == v && zone == in
	})
}

// holdsShard says whether the one who looks may play the card for which mastery matters most.
func (t *Screen) holdsShard() bool {
	return slices.ContainsFunc(t.asked.legal, func(c shards.Command) bool {
		return c.Verb == shards.Play && t.game().Card(c.Card).ID == "infinity-shard"
	})
}

// tip works out which tip to show.
func (t *Screen) tip(s *scene.Stack) {
	t.tips.Frame(t, s, allTips, help.Now{Kind: Kind(), Turn: t.game().Turn(), At: t.log.At(), Off: t.lesson != nil,
		Looks: t.mine() && !t.show.Behind(), Say: t.say})
}
