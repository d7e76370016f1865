package en

import (
	"cmp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// Question asks what an effect waits for, in the words of the effect: "Deal 4
// damage to which creature?" The ability is written up to there, so that cards
// are called what it calls them.
func (l english) Question(a lang.Asked) lang.Question {
	t := l.writerFor(a.Card, a.Self)
	t.forget()
	t.Asked, t.ofHouse = &a, a.House
	if e := a.Ability.Event; a.Ability.Kind == card.Triggered && t.moment(e) == "" {
		t.event(e)
	}
	t.effects(a.Ability.Do)
	if t.question.Words == "" { // the ability says it in other words
		t.ask([]card.Effect{*a.Effect})
	}
	return t.question
}

func (l english) writerFor(c *card.Card, self string) *en {
	t := l.writer(c)
	if self != "" {
		t.self = self
	}
	return t
}

// Effects says what effects do, for a player who can choose among them.
func (l english) Effects(c *card.Card, do []card.Effect, self string) string {
	return strings.TrimPrefix(l.Ability(c, card.Ability{Do: do}, self), ": ")
}

// Instead asks whether to do something in place of the Play ability of a card
// (A9.1).
func (l english) Instead(c *card.Card, a card.Ability) lang.Question {
	t := l.writer(c)
	t.forget()
	do := lang.Capital(coordinateBare(t.effects(a.Do)))
	q := lang.Question{Yes: do, No: "Resolve the card"}
	for _, play := range c.Abilities {
		if play.Kind != card.Headed || play.Headings&card.OnPlay == 0 {
			continue
		}
		t.forget()
		cs := t.effects(play.Do)
		q.No = t.brief(play.Do, cs)
		gerunds := make([]string, len(cs))
		for i, c := range cs {
			gerunds[i] = c.gerund()
		}
		do += " instead of " + series(gerunds, "")
	}
	q.Words = do + "?"
	return q
}

// WhyNoEffect says why an effect can do nothing.
func (l english) WhyNoEffect(c *card.Card, e card.Effect, self string) string {
	switch plan.Lacks(e) {
	case plan.LacksObject:
		return "there is no " + nothingTo[e.Verb]
	case plan.LacksEffect:
		return "it has no effect now"
	}
	t := l.writerFor(c, self)
	t.forget()
	f, others := plan.Others(e.Target.Filter)
	n := t.noun(f, "in")
	n.other = n.other || others
	return "there is no " + n.otherOne()
}

// nothingTo names what effects act on and may find none of.
var nothingTo = map[card.Verb]string{card.StealVerb: "æmber to steal", card.LoseVerb: "æmber to lose", card.CaptureVerb: "æmber to capture",
	card.TakeAmberVerb: "æmber to move", card.HealVerb: "damage to heal", card.DrawVerb: "card to draw"}

// asks are the words for questions that name what is asked for.
var asks = map[plan.Asking]string{
	plan.AsksDamaged:  "deal 1 of {left} remaining damage to which {kind}",
	plan.AsksReceiver: "put 1 of {left} remaining {is damage?damage|æmber} on which {kind}",
	plan.AsksHouse:    "which house{whose}? {follows}",
	plan.AsksPlayer:   "which player? {follows}",
	plan.AsksNumber:   "which number, from {least} to {most}? {follows}",
	plan.AsksTrait:    "which trait? {follows}",
	plan.AsksTitle:    "which card do you name? {follows}",
	plan.AsksHealing:  "heal how much damage from {about}, from {least} to {most}",
	plan.AsksCounters: "remove how many {counter.many} from {about}, from {least} to {most}",
	plan.AsksOption:   "which of these",
}

// ask writes the question for the first effect of the list, to which the others may
// refer.
func (t *en) ask(list []card.Effect) {
	a := t.Asked
	t.Asked = nil
	if t.you == theyPerson { // the player who carries it out is asked
		t.you, t.foe, t.doer = youPerson, opponent, person{}
	}
	q := &t.question
	switch e, asking := list[0], plan.About(a, list[0]); asking {
	case plan.AsksNext:
		q.Words = t.askNext(e)
	case plan.AsksCards:
		q.Words = t.askWhich(list, a)
	case plan.AsksWhether:
		t.askMay(e)
	case plan.AsksAgain:
		q.Words, q.Yes, q.No = "do this again: "+t.block(plan.Sub(e, 0)), "Again", "Stop"
	case plan.AsksElse:
		q.Words = t.block(list[:1])
	default:
		q.Words = plan.Fill(t, asks[asking], t.OfQuestion(a, list))
	}
	q.Words = lang.Capital(strings.TrimSpace(q.Words))
	if !strings.ContainsAny(q.Words, "?") {
		q.Words = strings.TrimSuffix(q.Words, ".") + "?"
	}
}

// followsFor is follows when another player is asked: "you" in it is the player who
// answers.
func (t *en) followsFor(by card.Who, rest []card.Effect) string {
	if by == card.Nobody || by == card.You {
		return t.follows(rest)
	}
	return sentences(t.as(card.Opponent, func() []clause { return t.effects(rest) }))
}

// follows says what comes of a choice: that it was made goes without saying.
func (t *en) follows(rest []card.Effect) string {
	return sentences(t.effects(plan.AfterChoice(rest)))
}

// askWhich asks which cards an effect touches.
func (t *en) askWhich(list []card.Effect, a *lang.Asked) string {
	rest := t.Asking(list, a)
	c := clause{}
	if list[0].Verb == card.TargetVerb {
		c = t.askTaken(rest)
	} else {
		c = t.first(rest)
	}
	words := c.finite()
	if a.Target == a.Effect.Target.And && !strings.Contains(words, "?") {
		words += " as well"
	}
	if a.Min == 0 && a.Max == 1 {
		words += ", if any"
	}
	return words
}

// askTaken asks for cards that one effect takes and a later one uses, in the words
// of the later one.
func (t *en) askTaken(list []card.Effect) clause {
	if s, ok := t.Timed(list); ok {
		return t.timed(s)
	}
	if t.Spares(list) {
		return order("spare", t.picked(*t.Which, "from").words)
	}
	if rest, ok := plan.UseOfTaken(list); ok {
		return t.first(rest)
	}
	which := strings.TrimPrefix(t.actions(list[:1]).finite(), "choose ")
	if len(list) == 1 {
		return order("choose", which)
	}
	return whole(which + "? " + t.follows(list[1:]))
}

// askNext asks with which of several cards the same is done next.
func (t *en) askNext(e card.Effect) string {
	head := t.head(e.Target.Filter.Types).head
	if strings.Contains(head, " or ") || e.Target.Pick == card.ByRole {
		head = "card"
	}
	next := card.Choose(card.Cards)
	t.Which, t.whichHead = &next, head
	if do := plan.Sub(e, 0); e.Verb == card.EachVerb && len(do) > 0 {
		copied := append([]card.Effect{}, do...)
		if g := copied[0].Target; g.Pick != card.ByRole || g.Role == card.NoRole {
			if e.Target.Save != card.NoRole {
				t.Note(e.Target.Save, plan.Antecedent{Thing: plan.Cards(e.Target.Filter.Types).One()})
			}
			return "which " + head + " is next: " + t.block(do)
		}
		copied[0].Target = next
		return t.first(copied).finite() + " next"
	}
	e.Target = next
	return t.first([]card.Effect{e}).finite() + " next"
}

// askMay asks whether to carry out an optional effect: the button says what comes first.
func (t *en) askMay(e card.Effect) {
	do, condition := plan.Sub(e, 0), ""
	if inner, ok := plan.Guarded(e); ok { // "if …, you may …"
		condition = "if " + t.cond(&inner.Cond) + ", "
		do = plan.Sub(*inner, 0)
	}
	cs := t.effects(do)
	for i := range cs { // "draw a card", not "have them draw a card"
		if cs[i].subject == t.doer.subject {
			cs[i].subject = ""
		}
	}
	k := plan.Plain(cs)
	what, then := flow("", cs), ""
	if k > 0 {
		what, then = coordinateBare(cs[:k]), sentences(cs[k:])
	}
	t.question = lang.Question{Words: lang.Join(condition+what+"?", then), Yes: t.brief(do, cs[:max(1, k)]), No: "Don’t"}
	switch {
	case do[0].Verb == card.OptionVerb:
		t.question.Yes, t.question.No = "Choose one", "Do neither"
	case k > 0 && cs[0].subject == "" && len(cs[0].verbs) > 0:
		verb, _, _ := strings.Cut(cs[0].verbs[0], " ")
		t.question.No += " " + verb
	}
}

// buttonWidth is the maximum length of the words of a button in letters.
const buttonWidth = 46

// brief says in few words what effects do: "discard your hand", "stun them".
func (t *en) brief(do []card.Effect, cs []clause) string {
	if words := coordinateBare(cs); cs[0].full == "" && utf8.RuneCountInString(words) <= buttonWidth {
		return lang.Capital(words)
	}
	n := t.Run(do)
	if n == 0 {
		first := cs[0].bare()
		if at := strings.IndexAny(first, ",;:"); at > 0 && utf8.RuneCountInString(first) > buttonWidth {
			first = first[:at]
		}
		e := do[0]
		switch short := utf8.RuneCountInString(first) <= buttonWidth; {
		case e.Verb == card.MoveVerb && e.To == card.Purged && !short:
			return "Purge " + several(e.Target)
		case !short && len(cs[0].verbs) > 0:
			verb, _, _ := strings.Cut(cs[0].verbs[0], " ")
			return lang.Capital(verb)
		case !short:
			return "Do it"
		}
		return lang.Capital(first)
	}
	var verbs []string
	for _, e := range do[:n] {
		verbs = append(verbs, plainVerbs[e.Verb])
	}
	return lang.Capital(lang.List(verbs, "and")) + " " + several(do[0].Target)
}

// several is "them", or "it" for one card.
func several(g card.Target) string {
	if plan.TakesSeveral(g) {
		return "them"
	}
	return "it"
}

// chosen names the cards that are asked for: "which of its neighbors".
func (t *en) chosen(g card.Target, prep string) (nounPhrase, bool) {
	if !t.IsAsked(g) {
		return nounPhrase{}, false
	}
	t.Which = nil
	n := t.nounOf(g, prep)
	if t.whichHead != "" {
		n.head = t.whichHead
	}
	most := superlatives[g.Pick]
	lo, hi := g.Min.N, g.Max.N
	many := hi != 1
	p := nounPhrase{plural: many}
	number := ""
	if many && lo == hi && hi > 0 {
		number = strconv.Itoa(hi)
	}
	switch {
	case most != "" || n.best != "":
		p.words = lang.Join("which", number, "of the", most+n.best, n.otherMany())
	case n.part != "" && n.every:
		p.words = lang.Join("which", number, "of", n.part)
	case n.part != "":
		p.words = lang.Join("which", number, n.otherOne(), "among", n.part)
	case n.neighboring && !many:
		p.words = "which " + n.neighbor()
	case n.owner != "":
		p.words = lang.Join("which", number, "of", n.those())
	case many:
		p.words = lang.Join("which", number, n.otherMany())
	default:
		p.words = "which " + n.otherOne()
	}
	switch {
	case hi == 0:
		p.words += " (there are none)"
	case !many || lo == hi:
	case lo == 0:
		p.words += " (up to " + strconv.Itoa(hi) + ")"
	default:
		p.words += " (" + strconv.Itoa(lo) + " to " + strconv.Itoa(hi) + ")"
	}
	return p, true
}

// gerund is the clause as it stands after "instead of".
func (c clause) gerund() string { return cmp.Or(c.full, lang.Join(c.subject, c.saying(gerund))) }

// gerund puts the first word of a verb into its form with -ing.
func gerund(verb string) string {
	head, tail, _ := strings.Cut(verb, " ")
	switch head {
	case "put", "stun", "swap", "shed":
		head += head[len(head)-1:]
	case "be":
	default:
		head = strings.TrimSuffix(head, "e")
	}
	return lang.Join(head+"ing", tail)
}
