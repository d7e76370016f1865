package codex

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/help"
)

// allTips are the tips, the urgent ones first.
var allTips = []help.Tip[*Screen]{
	{Key: "patrol", Article: "patrol", When: func(t *Screen) bool { return t.asks(codex.AskPatrol) }},
	{Key: "tech", Article: "tech", When: func(t *Screen) bool { return t.asks(codex.AskTech) }},
	{Key: "attack", Article: "attack", When: func(t *Screen) bool { return t.may(codex.Attack, nil) }},
	{Key: "level", Article: "hero", When: func(t *Screen) bool { return t.may(codex.Level, nil) }},
	{Key: "hero", Article: "hero", When: func(t *Screen) bool { return t.may(codex.Summon, nil) }},
	{Key: "spell", Article: "spell", When: func(t *Screen) bool {
		return t.may(codex.Play, func(c *card.Card) bool { return c.Kind == card.SpellKind })
	}},
	{Key: "building", Article: "building", When: func(t *Screen) bool {
		return t.may(codex.Build, func(c *card.Card) bool { return c.Kind == card.TechKind })
	}},
	{Key: "worker", Article: "worker", When: func(t *Screen) bool { return t.may(codex.Hire, nil) }},
	{Key: "tired", Article: "tired", When: (*Screen).fatigued},
	{Key: "addon", Article: "addon", When: func(t *Screen) bool {
		return t.may(codex.Build, func(c *card.Card) bool { return c.Kind == card.AddonKind })
	}},
}

// may says whether a command is legal, about such a card of the catalogue.
func (t *Screen) may(v codex.Verb, of func(*card.Card) bool) bool {
	return slices.ContainsFunc(t.asked.legal, func(c codex.Command) bool {
		return c.Verb == v && (of == nil || of(t.game().Definition(codex.Def(c.N))))
	})
}

// fatigued says whether something of the one who looks came too late to attack.
func (t *Screen) fatigued() bool {
	g := t.game()
	if !t.asks(codex.AskMain) {
		return false
	}
	for c, o := range g.Objects {
		if k := g.Definition(o.Def).Kind; o.Controller == t.below() && (k == card.UnitKind || k == card.HeroKind) && o.Arrived &&
			!o.Exhausted && g.Look(c).Has&card.Haste == 0 {
			return true
		}
	}
	return false
}

// tip works out which tip to show.
func (t *Screen) tip(s *scene.Stack) {
	t.tips.Frame(t, s, allTips, help.Now{Kind: Kind(), Turn: t.game().Turn(), At: t.log.At(), Off: t.lesson != nil,
		Looks: t.mine() && !t.show.Behind(), Say: t.say})
}

// aside draws the tip if there is one, or what was played last.
func (p *painter) aside() {
	if p.t.tips.On() && p.t.mine() {
		p.t.tips.Draw(p.Canvas, p.s, p.at.Shown.Inset(4*p.Unit))
		return
	}
	p.shown()
}
