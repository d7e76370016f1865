package ru

import (
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// effectWriters write the effects. Those in plainVerbs, which need one verb and the
// cards, are written there so that neighbors can share their object.
var effectWriters map[card.Verb]func(*ru, card.Effect) []clause

func init() { // the functions call each other through the table
	effectWriters = map[card.Verb]func(*ru, card.Effect) []clause{
		card.DealVerb:       one((*ru).deal),
		card.TogetherVerb:   (*ru).together,
		card.MoveVerb:       one((*ru).move),
		card.UnstunVerb:     one((*ru).unstun),
		card.HealVerb:       one((*ru).heal),
		card.CaptureVerb:    one((*ru).capture),
		card.ExaltVerb:      one((*ru).exalt),
		card.TakeAmberVerb:  one((*ru).takeAmber),
		card.GiveAmberVerb:  one((*ru).giveAmber),
		card.StoreAmberVerb: one((*ru).storeAmber),
		card.CounterVerb:    one((*ru).counters),
		card.PutVerb:        one((*ru).put),
		card.GraftVerb:      one((*ru).graft),
		card.AttachVerb:     one((*ru).attach),
		card.RevealVerb:     one((*ru).lookAt),

		card.GainVerb:    one((*ru).gain),
		card.LoseVerb:    one((*ru).lose),
		card.StealVerb:   one((*ru).steal),
		card.PayVerb:     one((*ru).pay),
		card.DrawVerb:    one((*ru).draw),
		card.RefillVerb:  one((*ru).refill),
		card.ChainsVerb:  one((*ru).chains),
		card.ForgeVerb:   one((*ru).forge),
		card.UnforgeVerb: one((*ru).unforge),
		card.TideVerb:    one((*ru).tides),
		card.ShuffleVerb: one((*ru).shuffle),
		card.LookVerb:    one((*ru).look),
		card.FlipVerb:    one((*ru).flip),
		card.EndTurnVerb: one((*ru).endTurn),
		card.HouseVerb:   one((*ru).activeHouse),

		card.ChooseHouseVerb:  one((*ru).chooseHouse),
		card.ChooseNumberVerb: one((*ru).chooseNumber),
		card.NameCardVerb:     one((*ru).nameCard),
		card.ChooseTraitVerb:  one((*ru).chooseTrait),
		card.ChoosePlayerVerb: one((*ru).choosePlayer),
		card.DistributeVerb:   one((*ru).distribute),

		card.IfVerb:  (*ru).ifs,
		card.MayVerb: one((*ru).may),
		card.OnVerb:  (*ru).on,

		card.PreventVerb: one((*ru).prevent),
	}
}

func one(f func(*ru, card.Effect) clause) func(*ru, card.Effect) []clause {
	return func(t *ru, e card.Effect) []clause { return []clause{f(t, e)} }
}

// plainVerb is a verb that takes its cards as a plain object.
type plainVerb struct {
	verb   string
	past   string // the short participle, for "уничтоженное таким образом"
	object int    // the case of the cards
	tail   string // stands before them, and behind a pronoun: "начните бой существом", "начните им бой"
}

var plainVerbs = map[card.Verb]plainVerb{
	card.DestroyVerb:   {"уничтожить", "уничтожен", accusative, ""},
	card.SacrificeVerb: {"принести", "принесён в жертву", accusative, "в жертву"},
	card.ExhaustVerb:   {"повернуть", "повёрнут", accusative, ""},
	card.ReadyVerb:     {"подготовить", "подготовлен", accusative, ""},
	card.StunVerb:      {"оглушить", "оглушён", accusative, ""},
	card.WardVerb:      {"защитить", "защищён", accusative, ""},
	card.EnrageVerb:    {"разъярить", "разъярён", accusative, ""},
	card.ExaltVerb:     {"возвысить", "возвышен", accusative, ""}, // once; see exalt for more
	card.UseVerb:       {"использовать", "использован", accusative, ""},
	card.FightVerb:     {"начать", "использован для боя", instrumental, "бой"},
	card.ReapVerb:      {"совершить", "использован для сбора", instrumental, "сбор"},
	card.PlayVerb:      {"разыграть", "разыгран", accusative, ""},
	card.RevealVerb:    {"показать", "показан", accusative, ""},
	card.TargetVerb:    {"выбрать", "выбран", accusative, ""},
}

// of is the verb with its cards.
func (v plainVerb) of(p nounPhrase) act {
	if p.pronoun {
		return act{v.verb, lang.Join(p.cases[v.object], v.tail)}
	}
	return act{v.verb, lang.Join(v.tail, p.cases[v.object])}
}

// effects writes a run of effects.
func (t *ru) effects(list []card.Effect) []clause {
	t.depth++
	defer func() { t.depth-- }()
	var cs []clause
	for i := 0; i < len(list); {
		// what has been named
		if e := list[i]; e.Verb == card.TargetVerb && e.Target.Pick == card.EachOf && lang.OneOf(e.Target.Filter) == card.Them {
			t.known[e.Target.Save] = t.known[card.It]
			t.saved = e.Target.Save
			i++
			continue
		}
		if n := t.run(list[i:]); n > 0 {
			cs = append(cs, t.actions(list[i:i+n]))
			i += n
			continue
		}
		cs = append(cs, t.effect(list[i])...)
		i++
	}
	return t.assign(cs)
}

// block writes effects as one statement, which "если" or "после" can govern.
func (t *ru) block(list []card.Effect) string { return flow("", t.effects(list)) }

func (t *ru) effect(e card.Effect) []clause {
	write, ok := effectWriters[e.Verb]
	if !ok {
		return []clause{whole(lang.Missing("verb", e.Verb))}
	}
	return write(t, e)
}

// run counts the effects that share one object, as in "подготовьте существо и начните им
// бой"; 0 when the first is not of that kind.
func (t *ru) run(list []card.Effect) int {
	if !t.isAction(list[0]) {
		return 0
	}
	n := 1
	if list[0].Target.Role == card.TheBoss {
		return n // it fights by itself (A6)
	}
	for n < len(list) && t.sharesObject(list[0], list[n]) {
		n++
	}
	return n
}

// isAction reports whether one verb and the cards say all of an effect.
func (t *ru) isAction(e card.Effect) bool {
	_, ok := plainVerbs[e.Verb]
	return ok && (e.Verb != card.ExaltVerb || lang.IsOne(e.Num) && t.creatures(e.Target)) && !(e.Verb == card.RevealVerb && e.Flag)
}

func (t *ru) sharesObject(e, next card.Effect) bool {
	if !t.isAction(next) || e.Verb == card.TargetVerb || e.Flag || next.Flag || next.Target.Pick != card.ByRole {
		return false
	}
	if e.Target.Pick == card.ByRole {
		return e.Target.Role == next.Target.Role
	}
	return next.Target.Role == card.It
}

// creatures reports whether the cards of a target are creatures, as far as the words go.
func (t *ru) creatures(g card.Target) bool {
	if g.Pick == card.ByRole {
		return g.Role != card.This || t.quotes > 0 || t.card == nil || t.card.Type == card.CreatureType
	}
	return g.Filter.Types == card.Creatures.Types
}

// actions writes effects that share one object: "поверните и оглушите существо",
// "подготовьте существо и начните им бой".
func (t *ru) actions(run []card.Effect) clause {
	e, c := run[0], clause{}
	var p nounPhrase
	if e.Target.Search {
		c.acts, p = t.search(e.Target)
	} else {
		p = t.target(e.Target)
	}
	they := theyPronoun(p.gender, p.plural)
	if e.Verb == card.FightVerb && e.Target.Pick == card.ByRole && e.Target.Role == card.TheBoss {
		return says(p, "начать", "бой")
	}
	for i, r := range run {
		v := plainVerbs[r.Verb]
		if i+1 < len(run) {
			if next := plainVerbs[run[i+1].Verb]; next.object == v.object && next.tail == "" && v.tail == "" {
				c.acts = append(c.acts, act{v.verb, ""})
				continue
			}
		}
		c.acts = append(c.acts, v.of(p))
		p = they
	}
	t.remember(e, plainVerbs[run[len(run)-1].Verb].past)
	last := &c.acts[len(c.acts)-1]
	if fight := run[len(run)-1]; fight.Second.Pick == card.EachOf {
		last.rest += t.against(fight.Second.Filter)
		t.known[card.B] = antecedent{noun: t.head(fight.Second.Filter.Types), past: "атакован"}
	} else if e.Verb == card.FightVerb && they.plural ||
		e.Verb == card.PlayVerb && e.Target.Pick == card.EachOf && !lang.Single(e.Target.Filter) {
		last.rest += " по очереди"
	}
	if e.Flag && (e.Verb == card.UseVerb || e.Verb == card.PlayVerb) {
		yours := adjective(map[bool]string{true: "ваш", false: "его"}[t.you.second], word{gender: they.gender}, they.plural)[nominative]
		last.rest += ", как если бы " + they.cases[nominative] + " " + inPast("был", they) + " " + yours
	}
	if e.Verb == card.PlayVerb && e.Place != card.OnTop {
		last.rest += " " + lang.Missing("place", e.Place)
	}
	if e.Arrival == card.Stunned {
		stunned := adjective("оглушённый", word{gender: they.gender}, they.plural)[instrumental]
		last.rest += "; " + says(they, "войти", "в игру "+stunned).finite()
	}
	return c
}

// against says which creatures a fight may be against, where not all of them, and whether
// it must be a new one each time.
func (t *ru) against(f card.Filter) string {
	preds, each := f.Preds, false
	f.Preds = nil
	for _, p := range preds {
		if p.Kind == card.IsIn && p.Not {
			each = true
		} else {
			f.Preds = append(f.Preds, p)
		}
	}
	switch n := t.noun(f, in); {
	case each:
		return ", каждый раз против другого: " + n.one().cases[nominative]
	case len(f.Preds) > 0:
		return ", против " + n.one().cases[genitive]
	}
	return ""
}
