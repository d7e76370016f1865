package en

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// effectWriters write the effects that are more than one clause or whose words depend on each
// other; sayings has words for the rest. Those in plainVerbs, which need one verb and the cards,
// are written there so that neighbors can share their object.
var effectWriters map[card.Verb]func(*en, card.Effect) []clause

func init() { // the functions call each other through the table
	effectWriters = map[card.Verb]func(*en, card.Effect) []clause{
		card.DealVerb:     one((*en).deal),
		card.TogetherVerb: (*en).together,
		card.MoveVerb:     one((*en).move),
		card.CaptureVerb:  one((*en).capture),
		card.ControlVerb:  one((*en).control),
		card.IfVerb:       (*en).ifs,
		card.MayVerb:      one((*en).may),
		card.TimesVerb:    one((*en).times),
		card.RepeatVerb:   (*en).repeat,
		card.OptionVerb:   one((*en).options),
		card.OnVerb:       (*en).on,
		card.EachVerb:     one((*en).eachOf),
		card.HousesVerb:   one((*en).eachHouse),
		card.LastVerb:     (*en).lasting,
	}
}

func one(f func(*en, card.Effect) clause) func(*en, card.Effect) []clause {
	return func(t *en, e card.Effect) []clause { return []clause{f(t, e)} }
}

// plainVerbs are the verbs that take their cards as a plain object.
var plainVerbs = map[card.Verb]string{
	card.DestroyVerb: "destroy", card.SacrificeVerb: "sacrifice", card.ExhaustVerb: "exhaust", card.ReadyVerb: "ready",
	card.StunVerb: "stun", card.WardVerb: "ward", card.EnrageVerb: "enrage", card.ExaltVerb: "exalt", // once; see exalt for more
	card.UseVerb: "use", card.FightVerb: "fight with", card.ReapVerb: "reap with", card.PlayVerb: "play", card.RevealVerb: "reveal",
	card.TargetVerb: "choose",
}

// pasts are the participles for "destroyed this way".
var pasts = [plan.DeedCount]string{
	plan.Destroyed: "destroyed", plan.Sacrificed: "sacrificed", plan.Exhausted: "exhausted", plan.Readied: "readied",
	plan.Stunned: "stunned", plan.Warded: "warded", plan.Enraged: "enraged", plan.Exalted: "exalted", plan.Used: "used",
	plan.Fought: "used to fight", plan.Reaped: "used to reap", plan.Played: "played", plan.Revealed: "revealed", plan.Chosen: "chosen",
	plan.LookedAt: "looked at", plan.Damaged: "dealt damage", plan.Healed: "healed", plan.Unstunned: "unstunned",
	plan.Unwarded: "unwarded", plan.Discarded: "discarded", plan.Purged: "purged", plan.Archived: "archived", plan.Returned: "returned",
	plan.Taken: "put into hand", plan.ShuffledIn: "shuffled into a deck", plan.PutAtBottom: "put on the bottom of a deck",
	plan.PutOnTop: "put on top of a deck", plan.Moved: "moved", plan.Entered: "put into play", plan.Grafted: "grafted",
	plan.PutUnder: "put under a card", plan.Attached: "attached", plan.Attacked: "attacked", plan.Gained: "gained", plan.Lost: "lost",
	plan.Stolen: "stolen", plan.Paid: "paid", plan.Captured: "captured", plan.Drawn: "drawn", plan.Made: "made", plan.Flipped: "flipped", plan.Put: "put", plan.Removed: "removed",
}

func past(d plan.Deed) string { return lang.Lookup(pasts[:], "deed", d) }

// effects writes a run of effects.
func (t *en) effects(list []card.Effect) []clause {
	var cs []clause
	for s, rest := range t.Steps(list) {
		if said := t.step(s, rest); cs == nil {
			cs = said
		} else {
			cs = append(cs, said...)
		}
	}
	return t.assign(cs)
}

// step writes effects that are said together, at the beginning of a list.
func (t *en) step(s plan.Step, list []card.Effect) []clause {
	switch s.Form {
	case plan.Unsaid:
		return nil
	case plan.Asks:
		t.ask(list)
		return nil
	case plan.Shared:
		return []clause{t.actions(s.Do)}
	case plan.Except:
		return []clause{t.except(s)}
	case plan.Gathered:
		return []clause{t.gathered(s)}
	case plan.DrawnFrom: // "use one of its neighbors"
		t.target(*s.Taken)
		if t.WaitsFor(&list[1]) {
			t.ask(list[1:])
		}
		t.Near = card.NoRole
		c := t.actions(s.Do)
		t.Drawn = s.Taken.Save
		return []clause{c}
	case plan.OnHost: // "destroy an upgrade attached to a friendly creature"
		host := t.target(*s.Taken).words
		c := t.actions(s.Do)
		c.rest = strings.Replace(c.rest, "attached to it", "attached to "+host, 1)
		return []clause{c}
	case plan.OfBest:
		words := t.target(*s.Taken).words
		c := t.effect(&s.Do[0])[0]
		c.subject = strings.Replace(c.subject, "its controller", "the controller of "+words, 1)
		return []clause{c}
	case plan.Exalts: // "you may exalt Troll up to 2 times"
		return []clause{order("may", "exalt "+t.target(*s.Taken).words+" up to "+t.value(s.Do[0].Num)+" times")}
	case plan.Timed:
		return []clause{t.timed(s)}
	case plan.Halves:
		c := t.actions(s.Do)
		c.rest += " in one half of each battleline"
		return []clause{order("divide", "each battleline in half as evenly as possible without changing the order of its creatures"), c}
	case plan.Upcoming:
		c, then := t.effect(&s.Do[0]), s.Do[1].Gives[0]
		defer t.AboutEvent(then.Event)()
		t.event(then.Event)
		return append(c, t.effects(then.Do)...)
	case plan.AllAgain:
		again := map[bool]string{true: "repeat the preceding effect", false: "repeat the preceding effects"}[s.Times == 1]
		return []clause{whole("if " + t.cond(&s.Do[0].Cond) + ", " + again)}
	case plan.OfHouse: // "its controller must choose its house"
		t.thatHouse = t.theHouse(*s.Taken)
		defer func() { t.thatHouse = "" }()
	}
	return t.effect(&s.Do[0])
}

// except writes what happens to all cards but some: "destroy each enemy creature except the
// most powerful".
func (t *en) except(s plan.Step) clause {
	best, e := *s.Taken, s.Do[0]
	words, but := t.target(e.Target).words, ""
	switch {
	case best.And != nil:
		but = t.target(best).words
	case plan.IsOne(best.Max):
		but = "the " + superlatives[best.Pick]
	default:
		but = lang.Join("the", t.value(best.Max), superlatives[best.Pick])
	}
	t.Remember(e)
	return order(plainVerbs[e.Verb], words+" except "+but)
}

var superlatives = map[card.Pick]string{card.MostPowerful: "most powerful", card.LeastPowerful: "least powerful"}

// gathered writes what is done at once to cards that are taken from each player of
// some kind: "for each player who controls no artifacts, destroy the most powerful
// creature they control".
func (t *en) gathered(s plan.Step) clause {
	return whole(t.aboutPlayer(func() string {
		lead := "for each player " + t.cond(s.Cond) + ", "
		t.you = theyPerson
		words := t.target(*s.Taken).words
		t.Remember(s.Do[0])
		return lead + plainVerbs[s.Do[0].Verb] + " " + words
	}))
}

// timed writes what is done several times with one card: "ready and fight with a
// friendly creature 3 times".
func (t *en) timed(s plan.Step) clause {
	c := t.actions(s.Do)
	who, against, _ := strings.Cut(c.rest, ",")
	c.rest = who + " " + strconv.Itoa(s.Times) + " times"
	if against != "" {
		c.rest += "," + against
	}
	return c
}

// block writes effects as one statement, which "if" or "after" can govern.
func (t *en) block(list []card.Effect) string { return flow("", t.effects(list)) }

func (t *en) effect(e *card.Effect) []clause {
	if write, ok := effectWriters[e.Verb]; ok {
		return write(t, *e)
	}
	return []clause{t.oneClause(e)}
}

// oneClause writes an effect for which there are words.
func (t *en) oneClause(e *card.Effect) clause {
	words := sayings[t.Saying(e)]
	if words == (plan.Words{}) {
		return whole(lang.Missing("verb", e.Verb))
	}
	parts := plan.NewParts(t, t.OfEffect(e))
	defer parts.Release()
	c := said(words, parts)
	t.Told(e)
	return c
}

// first writes the first effect, with those that share its object.
func (t *en) first(list []card.Effect) clause {
	if n := t.Run(list); n > 0 {
		return t.actions(list[:n])
	}
	return t.effect(&list[0])[0]
}

// actions writes effects that share one object.
func (t *en) actions(run []card.Effect) clause {
	e := run[0]
	var verbs []string
	for _, r := range run {
		verbs = append(verbs, plainVerbs[r.Verb])
	}
	p := t.target(e.Target)
	search := ""
	if e.Target.Search {
		search, p = t.search(e.Target, p)
	}
	if e.Verb == card.FightVerb && e.Target.Pick == card.ByRole && e.Target.Role == card.TheBoss {
		return says(p, "fight", "")
	}
	t.Remember(run...)
	rest := p.words
	if last := run[len(run)-1]; last.Second.Pick == card.EachOf {
		rest += t.against(last.Second.Filter)
		t.Note(card.B, plan.Antecedent{Thing: plan.Cards(last.Second.Filter.Types), Past: plan.Attacked})
	} else if e.Verb == card.FightVerb && p.plural || e.Verb == card.PlayVerb && e.Target.Pick == card.EachOf &&
		!plan.Single(e.Target.Filter) {
		rest += ", one at a time"
	}
	if run[len(run)-1].IgnoresTaunt {
		rest += ", ignoring taunt"
	}
	if e.AsYours {
		rest += " as if " + map[bool]string{true: "they were", false: "it were"}[p.plural] + " " + yours(t.you)
	}
	if e.Verb == card.PlayVerb && e.Place != card.OnTop {
		rest += " " + strings.TrimPrefix(t.spot(e.Place, t.you.owns), "to ")
	}
	if e.Verb == card.PlayVerb && !plan.IsNobody(e.Second) {
		rest += " on " + t.target(e.Second).words
	}
	if e.Arrival == card.Stunned {
		rest += "; it enters play stunned"
	}
	return clause{verbs: verbs, rest: rest}.after(search)
}

// against says which creatures a fight may be against, unless all of them, and
// whether it must be a different one each time.
func (t *en) against(f card.Filter) string {
	switch f, others := plan.Others(f); {
	case others:
		return ", each time against a different " + t.noun(f, "in").one()
	case len(f.Preds) == 1 && f.Preds[0].Kind == card.IsIn: // a card that is known
		if k, ok := t.Known[f.Preds[0].Role]; ok && !k.Plural {
			return " against that " + t.word(k.Thing)
		}
		return " against " + t.target(card.Target{Role: f.Preds[0].Role}).words
	case len(f.Preds) > 0:
		return ", against " + t.noun(f, "in").a()
	}
	return ""
}

func yours(p person) string {
	if p.owns == "your" {
		return "yours"
	}
	return "theirs"
}

func (t *en) control(e card.Effect) clause {
	if e.Who == card.Opponent && e.Place == card.OnTop && t.you == youPerson {
		foe := t.foe.object
		return order("give", lang.Join(foe, "control of", t.target(e.Target).words, t.until(e.Span)))
	}
	if you := t.you; e.Who == card.Opponent && you == theyPerson { // "they" would be the one who takes it
		t.you = named("that player")
		defer func() { t.you = you }()
	}
	p := t.target(e.Target)
	rest := "control of " + p.words
	switch e.Place {
	case card.LeftFlank:
		rest += t.placed(e, p, "left")
	case card.RightFlank:
		rest += t.placed(e, p, "right")
	case card.Anywhere:
		w := t.who(e.Who)
		rest += " and " + inflect("put", w.third) + " " + p.pronoun() + " anywhere in " + w.its() + " battleline"
	}
	if s := t.until(e.Span); s != "" {
		rest += " " + s
	}
	return t.does(e.Who, "take", rest)
}

// placed says on which flank cards go when they change sides.
func (t *en) placed(e card.Effect, p nounPhrase, side string) string {
	w := t.who(e.Who)
	return " and " + inflect("put", w.third) + " " + p.pronoun() + " on " + w.its() + " " + side + " flank"
}

// pronoun is "it" or "them".
func (p nounPhrase) pronoun() string {
	if p.plural {
		return "them"
	}
	return "it"
}
