package narrate

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
)

// Question puts into words what the game asks, without naming who decides.
func (n *Narrator) Question(q *keyforge.Question) string {
	l := n.story()
	if q.Kind == keyforge.AskMain {
		return n.fill(l.Phrases.MainStep, &facts{what: n.house(n.Game.House())})
	}
	words := n.asks(q).Words
	if q.Kind == keyforge.AskCards && q.Max > 1 && !q.Picked.Empty() {
		words += " " + n.fill(l.Phrases.Chosen, &facts{n: q.Picked.Len()})
	}
	return words
}

// house is the name of a house, "" if there is none.
func (n *Narrator) house(h card.House) string {
	if h == card.NoHouse {
		return ""
	}
	return n.Language.StoryLanguage().House(h)
}

// asks is the question with what yes and no mean.
func (n *Narrator) asks(q *keyforge.Question) lang.Question {
	l := n.story()
	cat := n.Game.Catalogue()
	if q.Purpose == keyforge.ForReplacement && q.Kind == keyforge.AskYesNo {
		a, c := cat.Ability(q.Prog)
		if c != 0 {
			return n.Language.Instead(cat.Card(c), *a)
		}
	}
	if e, g := cat.Asking(q); e != nil {
		a, c := cat.Ability(q.Prog)
		asked := lang.Asked{Ability: a, Effect: e, Target: g, Self: n.within(q.Source, n.named(q.Source)),
			Left: int(q.Lo), Min: int(q.Min), Max: int(q.Max)}
		if q.Kind == keyforge.AskNumber {
			asked.Min, asked.Max, asked.About = int(q.Lo), int(q.Hi), n.named(q.Domain.First())
		}
		if c != 0 {
			asked.Card = cat.Card(c)
		}
		asked.Order = q.Purpose == keyforge.ForOrder
		if q.Kind == keyforge.AskCards && q.Houses != 0 {
			asked.House = card.House(bits.TrailingZeros32(uint32(q.Houses)))
		}
		return n.Language.Question(asked)
	}
	template := l.Purposes[q.Purpose]
	switch {
	case q.Purpose == keyforge.ForCapture && q.Lo > 0:
		template = l.Phrases.CapturesStolen
	case q.Purpose == keyforge.ForOrder && q.Kind == keyforge.AskCards:
		template = l.Phrases.NextCard
	case q.Purpose == keyforge.ForReplacement && q.Kind == keyforge.AskCards:
		template = l.Phrases.WhichReplaces
	case q.Purpose == keyforge.ForIcon && q.Kind == keyforge.AskOption:
		template = l.Phrases.WhichIcon
	}
	hand := n.Game.Pile(q.Side, card.Hand)
	f := facts{card: n.within(q.Source, n.named(q.Source)), side: q.Of, n: hand.Len() - 1, m: int(q.Lo)}
	if q.Purpose == keyforge.ForIcon {
		f.what = n.offered(q.Source)
	}
	words := lang.Question{Words: sentence(n.fill(template, &f)), Yes: l.Phrases.Yes, No: l.Phrases.No}
	if answers := l.Answers[q.Purpose]; answers[0] != "" {
		words.Yes, words.No = n.fill(answers[0], &f), n.fill(answers[1], &f)
	}
	return words
}

// offered is what a card offers instead of a bonus icon.
func (n *Narrator) offered(c keyforge.Slot) string {
	own := n.Game.Catalogue().Card(n.Game.Card(c).Def)
	for _, a := range own.Abilities {
		for _, m := range a.Mods {
			switch {
			case m.Kind != card.IconMod:
			case m.As != card.NoIcon:
				return n.asIcon(m.As)
			case m.Do != nil:
				return strings.TrimSuffix(n.Language.Effects(own, m.Do, n.card(c)), ".")
			}
		}
	}
	return n.card(c)
}

// asIcon says that a bonus icon resolves as another.
func (n *Narrator) asIcon(as card.Icon) string {
	return n.fill(n.story().Phrases.AsIcon, &facts{what: n.story().Icons[as]})
}

// iconOption is the i-th of the ways to resolve an icon that a card offers: 0 is as it is.
func (n *Narrator) iconOption(c keyforge.Slot, i int) string {
	for _, a := range n.Game.Catalogue().Card(n.Game.Card(c).Def).Abilities {
		for _, m := range a.Mods {
			if i > 0 && i <= len(m.AsAny) {
				return n.asIcon(m.AsAny[i-1])
			}
		}
	}
	return n.story().Answers[keyforge.ForIcon][1]
}

// ability is the text of an ability by its number, as the card has it.
func (n *Narrator) ability(prog uint16, self keyforge.Slot) string {
	a, c := n.Game.Catalogue().Ability(prog)
	if k := n.Game.Catalogue().Keyword(prog); k != card.NoKeyword {
		return n.Language.StoryLanguage().Keyword(k)
	}
	if c == 0 {
		return n.text(nil, *a, self)
	}
	return n.text(n.Game.Catalogue().Card(c), *a, self)
}

// text is the text of an ability, which may have no heading.
func (n *Narrator) text(c *card.Card, a card.Ability, self keyforge.Slot) string {
	return strings.TrimPrefix(n.Language.Ability(c, a, n.within(self, n.card(self))), ": ")
}

// Answer puts into words what a command that answers the question means.
func (n *Narrator) Answer(q *keyforge.Question, c keyforge.Command) string {
	switch c.Verb {
	case keyforge.Pick:
		return n.named(c.Card)
	case keyforge.Choose:
		return n.option(q, int(c.N))
	case keyforge.Yes:
		return n.asks(q).Yes
	case keyforge.No:
		return n.asks(q).No
	case keyforge.Done:
		if q.Picked.Empty() {
			return n.story().Phrases.NoCard
		}
		return n.story().Phrases.Enough
	}
	return keyforge.VerbName(c.Verb)
}

// Fits reports whether a name of what a command that answers the question means fits: a card
// to be named has a second name if the language has a title for it.
func (n *Narrator) Fits(q *keyforge.Question, c keyforge.Command, fits func(name string) bool) bool {
	if c.Verb == keyforge.Choose && q.Kind == keyforge.AskName {
		cat := n.Game.Catalogue()
		return n.Language.MatchesName(cat.Card(uint16(c.N)).ID, cat.Title(uint16(c.N)), fits)
	}
	return fits(n.Answer(q, c))
}

func (n *Narrator) option(q *keyforge.Question, i int) string {
	switch q.Kind {
	case keyforge.AskHouse:
		return n.Language.StoryLanguage().House(card.House(i))
	case keyforge.AskNumber:
		return strconv.Itoa(i)
	case keyforge.AskOption:
		return n.printedOption(q, i)
	case keyforge.AskOrder:
		return n.waiting(n.Game.Waiting(i))
	case keyforge.AskPlace:
		return n.place(q, i)
	case keyforge.AskName:
		return n.Called(uint16(i))
	case keyforge.AskTrait:
		return n.Language.StoryLanguage().Trait(trait.Trait(i))
	case keyforge.AskKey:
		return n.fill(n.story().Phrases.KeyOption, &facts{what: n.story().Keys[i]})
	case keyforge.AskSeat:
		return n.side(keyforge.Side(i), 0)
	}
	return strconv.Itoa(i)
}

// waiting is one of several triggers: what it does, which card gave the ability, and
// what it responds to if that happened to another card.
func (n *Narrator) waiting(w keyforge.Waiting) string {
	words := n.named(w.Card) + ": " + n.effect(w.Prog, w.Card)
	if n.Game.Catalogue().Keyword(w.Prog).Numbered() {
		words += " " + strconv.Itoa(int(w.Event.Amount))
	}
	var why []string
	if w.Giver != 0 {
		why = append(why, n.fill(n.story().Phrases.GivenBy, &facts{card: n.named(w.Giver)}))
	}
	if kind := answered[w.Event.Kind]; kind != keyforge.NoEvent && w.Event.Subject != w.Card {
		e := keyforge.Event{Kind: kind, Side: w.Event.Who, Card: w.Event.Subject, Other: w.Event.Other, N: w.Event.Amount}
		why = append(why, strings.TrimSuffix(n.Words(&e), "."))
	}
	if len(why) > 0 {
		words += " (" + strings.Join(why, "; ") + ")"
	}
	return words
}

// answered are the events by which the story tells what happens to a card.
var answered = [card.EventCount]keyforge.EventKind{
	card.CardPlayed: keyforge.Played, card.CardEntered: keyforge.EnteredPlay, card.CreatureReaped: keyforge.Reaped, card.FightEnded: keyforge.AttackMade,
	card.CardUsed: keyforge.Used, card.CardDestroyed: keyforge.Destroyed, card.DestroyedFighting: keyforge.Destroyed, card.KilledByAssault: keyforge.Destroyed,
	card.CardDiscarded: keyforge.Discarded, card.KilledBySplash: keyforge.Destroyed,
	card.CardDamaged: keyforge.DamageDealt, card.ArmorPrevented: keyforge.DamagePrevented, card.UpgradeAttached: keyforge.AttachedTo,
	card.FightBegan: keyforge.AttackMade, card.PlayResolves: keyforge.Played, card.ActionOver: keyforge.Played,
}

// effect is what an ability does: its text or, in a language that writes none, what its
// effects do.
func (n *Narrator) effect(prog uint16, self keyforge.Slot) string {
	a, c := n.Game.Catalogue().Ability(prog)
	if n.Language.Texts != nil || c == 0 || len(a.Do) == 0 {
		return n.ability(prog, self)
	}
	return n.Language.Effects(n.Game.Catalogue().Card(c), a.Do, n.card(self))
}

// place is a place in the line between the cards there, without the card that goes there.
func (n *Narrator) place(q *keyforge.Question, i int) string {
	var line []keyforge.Slot
	for _, c := range n.Game.Pile(q.Of, card.Battleline) {
		if c != q.Source {
			line = append(line, c)
		}
	}
	switch {
	case i == 0:
		return n.story().Phrases.LeftFlank
	case i >= len(line):
		return n.story().Phrases.RightFlank
	}
	return n.fill(n.story().Phrases.BetweenCards, &facts{card: n.named(line[i-1]), other: n.named(line[i])})
}

// printedOption is one of the ways to use a card, of the preys of a monster's
// card, or of the options of an ability.
func (n *Narrator) printedOption(q *keyforge.Question, i int) string {
	switch {
	case q.Purpose == keyforge.ForUse && q.Ways != 0:
		return n.story().Ways[i]
	case q.Purpose == keyforge.ForUse:
		return n.ability(n.Game.OfferedAbility(i), q.Source)
	case q.Purpose == keyforge.ForIcon:
		return n.iconOption(q.Source, i)
	case q.Purpose == keyforge.ForPrey:
		var names []string
		prey := n.Game.PreyCandidates(q.Source, i)
		for c := prey.First(); c != 0; c = prey.Next(c) {
			names = append(names, n.named(c))
		}
		return strings.Join(names, n.story().Or)
	}
	e, _ := n.Game.Catalogue().Asking(q)
	_, c := n.Game.Catalogue().Ability(q.Prog)
	return n.Language.Effects(n.Game.Catalogue().Card(c), e.Sub[i], n.card(q.Source))
}

// Card is the title of a card, with its place when another card in play has the same title; ""
// for no card.
func (n *Narrator) Card(c keyforge.Slot) string { return n.named(c) }

// named is the title of a card, with its place when another card in play has the same
// title.
func (n *Narrator) named(c keyforge.Slot) string {
	title := n.card(c)
	cs := n.Game.Card(c)
	if !cs.Zone.InPlay() {
		return title
	}
	for side := range keyforge.Side(keyforge.MaxSides) {
		for _, z := range [...]card.Zone{card.Battleline, card.Artifacts} {
			pile := n.Game.Pile(side, z)
			for _, o := range pile {
				if o != c && n.Game.Card(o).Def == cs.Def {
					return n.placed(c, title)
				}
			}
		}
	}
	return title
}

// placed is the title with the place of the card.
func (n *Narrator) placed(c keyforge.Slot, title string) string {
	cs := n.Game.Card(c)
	pile := n.Game.Pile(cs.Ctrl, cs.Zone)
	for i, o := range pile {
		if o == c {
			template := n.story().Phrases.PlacedCard
			if cs.Zone == card.Artifacts {
				template = n.story().Phrases.PlacedArtifact
			}
			return n.fill(template, &facts{card: title, side: cs.Ctrl, n: i + 1})
		}
	}
	return title // it is attached to a card that can be seen
}
