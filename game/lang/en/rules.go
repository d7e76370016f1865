package en

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// playerModifiers write the modifiers about players.
var playerModifiers map[card.ModKind]func(*en, card.Mod) clause

func init() { // a toll's effects lead back to the table
	playerModifiers = map[card.ModKind]func(*en, card.Mod) clause{
		card.KeyCostMod:    (*en).keyCost,
		card.HandSizeMod:   (*en).handSize,
		card.SkipForge:     (*en).skipForge,
		card.CannotForge:   (*en).cannotForge,
		card.CannotPlay:    func(t *en, m card.Mod) clause { return t.cannotWhile(m, "play "+t.all(m.Filter)) },
		card.PlayLimit:     (*en).playLimit,
		card.CannotUse:     (*en).cannotUse,
		card.MustChoose:    (*en).mustChoose,
		card.CannotChoose:  (*en).cannotChoose,
		card.MayPlayOther:  (*en).mayPlay,
		card.MayUseOther:   (*en).mayUse,
		card.NotStolen:     func(t *en, m card.Mod) clause { return whole(t.who(m.Who).owns + " æmber cannot be stolen") },
		card.CannotRaise:   func(t *en, m card.Mod) clause { return t.states(m.Who, "cannot", "raise the tide") },
		card.CannotNamed:   func(*en, card.Mod) clause { return whole("cards of that name cannot be played") },
		card.PurgedInstead: (*en).purgedInstead,
		card.GainCaptured:  (*en).gainCaptured,
		card.TakenOfSupply: (*en).takenOfSupply,
		card.StealCaptured: (*en).stealCaptured,
		card.ReapSteals:    (*en).reapSteals,
		card.SpentTaken:    (*en).spentTaken,
		card.ForgeToll:     (*en).forgeToll,
		card.IconMod:       (*en).bonusIcons,
		card.Silenced: func(t *en, m card.Mod) clause {
			return clause{subject: t.headings(m.Headings) + " abilities", verbs: []string{"do"}, rest: "not trigger"}
		},
		card.PlayToll: func(t *en, m card.Mod) clause { return t.toll(m, "play") },
		card.UseToll:  func(t *en, m card.Mod) clause { return t.toll(m, "use") },
	}
}

func (t *en) cannotUse(m card.Mod) clause {
	if m.Who == card.AnyPlayer {
		return whole(t.all(m.Filter) + " cannot be used")
	}
	return t.states(m.Who, "cannot", "use "+t.all(m.Filter))
}

func (t *en) keyCost(m card.Mod) clause {
	keys := t.who(m.Who).owns + " keys"
	if m.Who == card.EachPlayer || m.Who == card.AnyPlayer {
		keys = "keys"
	}
	return clause{subject: keys, verbs: []string{"cost"}, rest: t.plus(m.Num, "æmber")}
}

func (t *en) handSize(m card.Mod) clause {
	p := t.who(m.Who)
	head, tail := t.amount(m.Num, unit{"additional card", "additional cards"})
	head = strings.Replace(head, "an additional", "1 additional", 1)
	if m.Num.Kind == card.Const && m.Num.N < 0 {
		head = strconv.Itoa(-m.Num.N) + " fewer cards"
		if m.Num.N == -1 {
			head = "1 card fewer"
		}
	}
	return whole(lang.Join("during", p.its(), "“draw cards” step,", p.subject, inflect("refill", p.third), p.its(), "hand to", head, tail))
}

func (t *en) cannotForge(m card.Mod) clause {
	keys := "keys"
	if m.Num.Kind == card.Const && m.Num.N > 0 && m.Num.N <= len(ordinals) {
		keys = t.who(m.Who).its() + " " + ordinals[m.Num.N-1] + " key"
	}
	return t.cannotWhile(m, "forge "+keys)
}

// cannotWhile says what players cannot do, each of them while a condition holds
// from their own view.
func (t *en) cannotWhile(m card.Mod, act string) clause {
	c := t.states(m.Who, "cannot", act)
	if m.While != nil {
		t.as(m.Who, func() []clause { c.rest += " while " + t.cond(*m.While); return nil })
	}
	return c
}

// ordinals are the three keys in the order in which they are forged.
var ordinals = [...]string{"first", "second", "third"}

func (t *en) skipForge(m card.Mod) clause {
	return t.states(m.Who, "skip", t.who(m.Who).its()+" “forge a key” step")
}

func (t *en) spentTaken(m card.Mod) clause {
	p := t.who(m.Who)
	return t.states(card.You, "get", "all æmber that "+p.subject+" "+inflect("spend", p.third)+" to forge keys")
}

func (t *en) playLimit(m card.Mod) clause {
	f := card.Cards
	if m.Filter != nil {
		f = *m.Filter
	}
	n := t.noun(f, "in")
	limit := t.value(m.Num) + " " + n.otherMany()
	if plan.IsOne(m.Num) {
		limit = "1 " + n.otherOne()
	}
	c := t.states(m.Who, "cannot play more than", "each turn")
	c.items = []string{limit}
	return c
}

func (t *en) mustChoose(m card.Mod) clause {
	p := t.who(m.Who)
	return t.states(m.Who, "must", "choose "+t.houseOrChosen(m.House)+" as "+p.its()+" active house if able")
}

func (t *en) cannotChoose(m card.Mod) clause {
	p := t.who(m.Who)
	if m.Again {
		return t.states(m.Who, "cannot", "choose as "+p.its()+" active house the one that they chose on "+p.its()+" previous turn")
	}
	return t.states(m.Who, "cannot", "choose "+t.houseOrChosen(m.House)+" as "+p.its()+" active house")
}

func (t *en) houseOrChosen(h card.House) string {
	if h == card.NoHouse {
		return t.chosenHouse()
	}
	return t.house(h)
}

func (t *en) mayPlay(m card.Mod) clause {
	cards := t.all(m.Filter)
	if m.Num.Kind != card.Const || m.Num.N > 0 {
		n := t.noun(plan.OrAnyCard(m.Filter), "from")
		head, tail := t.amount(m.Num, unit{n.otherOne(), n.otherMany()})
		cards = lang.Join(head, tail)
		if plan.IsOne(m.Num) {
			cards = "one " + n.otherOne()
		}
	}
	verb := map[bool]string{true: "play or use ", false: "play "}[m.OrUse]
	c := t.states(m.Who, "may", verb+cards+whatever(m.Filter))
	if m.Num.Kind == card.Const && m.Num.N > 0 && !t.Lasts {
		c.rest += " each turn" + t.offHouse(m.Filter)
	}
	return c
}

// offHouse tells in which turns it matters that cards of a house may be played:
// " in which Mars is not the active house".
func (t *en) offHouse(f *card.Filter) string {
	if f != nil {
		for _, p := range f.Preds {
			if p.Kind == card.IsHouse && !p.Not {
				return " in which " + lang.List(t.Houses(p.Houses), "or") + " is not the active house"
			}
		}
	}
	return ""
}

// whatever says that the active house does not matter, unless the filter shows
// that the cards are of another house.
func whatever(f *card.Filter) string {
	if plan.ShowsHouse(f) {
		return ""
	}
	return ", whatever the active house"
}

func (t *en) mayUse(m card.Mod) clause {
	cards := t.all(m.Filter)
	switch {
	case m.Num.Kind == card.Const && m.Num.N == 1:
		cards = t.oneOf(m.Filter)
	case m.Num.Kind == card.Const && m.Num.N > 1:
		cards = "up to " + strconv.Itoa(m.Num.N) + " " + cards
	}
	switch m.Acts {
	case 0, card.ActAny:
		return t.states(m.Who, "may", "use "+cards+whatever(m.Filter))
	case card.ActFight:
		return t.states(m.Who, "may", "fight with "+cards+whatever(m.Filter))
	case card.ActReap:
		return t.states(m.Who, "may", "reap with "+cards+whatever(m.Filter))
	}
	return t.states(m.Who, "may", "have "+cards+" "+t.acts(m.Acts)+whatever(m.Filter))
}

func (t *en) purgedInstead(m card.Mod) clause {
	if m.Who != card.Nobody {
		w := t.who(m.Who)
		return whole("if " + t.oneOf(m.Filter) + " that " + w.subject + " " + inflect("play", w.third) +
			" would be put into a discard pile, it is returned to its owner’s hand instead")
	}
	return whole("if " + t.oneOf(m.Filter) + " would be put into a discard pile from play, it is purged instead")
}

func (t *en) gainCaptured(m card.Mod) clause {
	return whole("each æmber that would be added to " + t.who(m.Who).owns + " pool is captured by " + t.self + " instead")
}

func (t *en) takenOfSupply(m card.Mod) clause {
	return whole("æmber that would be stolen or captured from " + t.who(m.Who).owns + " pool is taken from the common supply instead")
}

func (t *en) stealCaptured(card.Mod) clause {
	return whole("each æmber that would be stolen is captured by a creature the active player controls instead")
}

func (t *en) reapSteals(m card.Mod) clause {
	p := t.who(m.Who)
	from := map[bool]string{true: t.foe.owns, false: "their opponent’s"}[p == t.you]
	return whole("each æmber " + p.subject + " would gain by reaping is stolen from " + from + " pool instead")
}

// bonusIcons writes how the bonus icons of a player's cards resolve.
func (t *en) bonusIcons(m card.Mod) clause {
	p := t.who(m.Who)
	each := lang.Join("each time", p.subject, inflect("resolve", p.third), article(iconWord(m.Icon))) + ", "
	switch {
	case m.None:
		return whole(lang.Join("bonus icons of cards that", p.subject, inflect("play", p.third), "do not resolve"))
	case m.As != card.NoIcon:
		return whole(each + p.subject + " may resolve it as " + article(iconWord(m.As)) + " instead")
	case m.Do != nil:
		do := t.as(m.Who, func() []clause { return t.effects(m.Do) })
		return whole(each + lang.Join(p.subject, "may", coordinateBare(do), "instead"))
	}
	return whole(lang.Join("each bonus icon of cards that", p.subject, inflect("play", p.third), "resolves", t.more(m.Num)))
}

// more is "1 additional time".
func (t *en) more(n card.Num) string {
	return lang.Join(t.amount(n, unit{"additional time", "additional times"}))
}

func (t *en) toll(m card.Mod, verb string) clause {
	head, tail := t.amount(m.Num, amberUnit)
	return t.states(m.Who, "must", lang.Join("pay", t.you.object, head, tail, "in order to", verb, t.oneOf(m.Filter)))
}

func (t *en) forgeToll(m card.Mod) clause {
	p := t.who(m.Who)
	return whole(flow("each time "+p.subject+" would forge a key, ", t.effects(m.Do)))
}
