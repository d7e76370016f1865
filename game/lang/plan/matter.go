package plan

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Matter is what a statement is about, whichever node of the card language it words: an effect,
// a modifier, a condition, a test, a number, an event or a question. The parts of its [Words]
// are about these; what a node does not have is empty.
type Matter struct {
	Who, By  card.Who     // the player, and the one who chooses
	Role     card.Role    // cards that are known
	Target   *card.Target // the cards that it touches
	Second   *card.Target // and other cards
	Filter   *card.Filter
	Num      *card.Num
	A, B     *card.Num // what a number is made of, or a condition compares
	Thing    Thing     // what Num counts
	N        int
	Not      bool
	Titles   []string // the ids of cards
	Zone     card.Zone
	Counter  card.Counter
	Icon     card.Icon
	House    card.House // NoHouse: the one that was chosen
	Houses   card.Houses
	Keyword  card.Keyword
	Headings card.Headings

	// The node itself, for the parts that no other kind of node has.
	Effect  *card.Effect
	Mod     *card.Mod
	Ability *card.Ability
	Cond    *card.Cond
	Do      []card.Effect // what is done within it
	Pred    *card.Pred
	Event   *card.Event
	Asked   *lang.Asked
	Rest    []card.Effect // those that come after Effect
}

// plain are the parts that are alike in every language: figures, and flags with which a template
// chooses its words.
func (m *Matter) plain(name string) (Phrase, bool) {
	flag := false
	switch name {
	case "n":
		return Text(strconv.Itoa(m.N)), true
	case "left":
		return Text(strconv.Itoa(m.Asked.Left)), true
	case "least":
		return Text(strconv.Itoa(m.Asked.Min)), true
	case "most":
		return Text(strconv.Itoa(m.Asked.Max)), true
	case "about":
		return Text(m.Asked.About), true
	case "is conditional":
		flag = m.Cond != nil
	case "in your turn":
		flag = m.Cond != nil && m.Cond.Kind == card.YourTurn && !m.Cond.Not
	case "is anybody":
		flag = Anybody(m.Who)
	case "is of house":
		flag = m.House != card.NoHouse
	case "or use":
		flag = m.Mod.OrUse
	case "is ready":
		flag = m.Effect.Arrival == card.Readied
	case "is damage":
		flag = m.Effect.Verb == card.RedistributeDamageVerb
	default:
		return nil, false
	}
	return Text(map[bool]string{true: name}[flag]), true
}

// OfEffect is what an effect says.
func (v *View) OfEffect(e *card.Effect) Matter {
	m := Matter{Effect: e, Who: e.Who, By: Chooser(e), Role: e.Target.Role, Target: &e.Target, Second: &e.Second,
		Filter: &e.Target.Filter, Num: &e.Num, Thing: v.counted(e), N: e.N, Zone: e.To, Counter: e.Counter, House: e.House,
		Headings: e.Headings, Cond: &e.Cond}
	if len(e.Sub) > 0 {
		m.Do = e.Sub[0]
	}
	switch {
	case e.Verb == card.ChainsVerb && e.Num.Kind == card.Const && e.Num.N < 0: // they are shed, not gained
		m.Num = &card.Num{N: -e.Num.N}
	case e.Verb == card.CopyVerb && IsNobody(e.Second):
		m.Second = &card.Target{Role: card.This}
	case e.Verb == card.RepeatVerb:
		if found, deck, ok := Dug(e); ok {
			m.Filter, m.Zone, m.Who = found, card.Deck, deck.Whose
		}
	case e.Verb == card.TimesVerb && discardsTops(e) != card.Nobody:
		m.Zone, m.Who = card.Deck, discardsTops(e)
	case e.Verb == card.TimesVerb && fromAnyone(e):
		m.Target = &m.Do[1].Sub[0][0].Target
	case e.Verb == card.TimesVerb && spreads(e):
		m.Filter, m.Counter = &m.Do[0].Target.Filter, m.Do[0].Counter
	}
	return m
}

// OfAbility is what an ability says, or its only modifier.
func OfAbility(a *card.Ability) (m Matter) {
	if len(a.Mods) == 1 {
		m = OfMod(&a.Mods[0])
	} else {
		m = OfEvent(&a.Event)
		m.Filter, m.Cond, m.Do = a.Event.Subject, a.While, a.Do
	}
	m.Ability = a
	return m
}

// OfMod is what a modifier says. The cards that are known are those of its lasting effect.
func OfMod(m *card.Mod) Matter {
	return Matter{Mod: m, Who: m.Who, Role: card.TheSubjects, Target: &m.Target, Filter: m.Filter, Num: &m.Num, Thing: Amber,
		House: m.House, Keyword: m.Keyword, Icon: m.Icon, Headings: m.Headings, Do: m.Do}
}

// ofCond is what a condition says, or the number that it compares.
func ofCond(c *card.Cond) Matter {
	m := Matter{Cond: c, Who: c.Who, Role: c.Role, Filter: c.Filter, Num: &c.A, A: &c.A, B: &c.B, N: c.N, Not: c.Not}
	switch c.Kind {
	case card.OddNumber:
		m.Who = c.A.Who
	case card.FirstUse:
		m.Role = card.This
	}
	return m
}

// OfTest is what a test says.
func OfTest(p *card.Pred) Matter {
	return Matter{Pred: p, Who: p.Who, Role: p.Role, Num: &p.Num, Counter: p.Counter, Houses: p.Houses,
		Keyword: p.Keyword}
}

// OfNum is what a number says, with the condition that compares it, if one does.
func OfNum(n *card.Num, c *card.Cond) Matter {
	return Matter{Cond: c, Who: n.Who, Role: n.Role, Filter: n.Filter, Num: n, A: n.A, B: n.B, N: n.N, Counter: n.Counter, Icon: n.Icon,
		House: n.House}
}

// OfEvent is what an event says.
func OfEvent(e *card.Event) Matter {
	return Matter{Event: e, Who: e.Who, Icon: e.Icon, Houses: e.Houses}
}

// OfQuestion is what the question of the first effect of a list says.
func (v *View) OfQuestion(a *lang.Asked, list []card.Effect) Matter {
	m := v.OfEffect(&list[0])
	m.Asked, m.Rest = a, list[1:]
	return m
}
