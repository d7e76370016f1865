package narrate

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Words tells one event in a sentence.
func (n *Narrator) Words(e *keyforge.Event) string {
	if e.Kind == keyforge.Moved {
		return sentence(n.goes(e, 1, n.either(e, n.story().Phrases.OneCard)))
	}
	l := n.story()
	f := facts{side: e.Side, with: e.With(), n: int(e.N), m: int(e.M), card: n.within(e.Card, n.card(e.Card)),
		other: n.within(e.Other, n.card(e.Other))}
	template := l.Events[e.Kind]
	switch e.Kind {
	case keyforge.StepBegan:
		f.what = l.Steps[e.N]
	case keyforge.HouseChosen, keyforge.HouseNamed:
		f.what = n.house(e.House)
	case keyforge.ProphecyMade, keyforge.ProphecyFulfilled:
		f.what = n.setOff(uint16(e.N))
	case keyforge.Copied:
		own, _ := n.cards().Named(e.Card)
		f.card, f.what = n.setOff(own), n.setOff(uint16(e.N))
	case keyforge.CardNamed:
		f.what = n.setOff(uint16(e.N))
	case keyforge.TraitNamed:
		f.what = n.Language.StoryLanguage().Trait(trait.Trait(e.N))
	case keyforge.Shuffled:
		f.what = l.Phrases.Their
		if e.Side == keyforge.Monster {
			f.what = l.Phrases.Its
		}
		switch e.N {
		case 1:
			template = l.Phrases.ShuffledIn
		case 2:
			template = l.Phrases.TurnedInto
		}
	case keyforge.Drew:
		return sentence(n.drew(e, n.either(e, n.story().Phrases.OneCardTo)))
	case keyforge.Paid:
		if f.with < keyforge.MaxSides {
			f.what = n.side(f.with, 2)
		}
	case keyforge.Captured:
		switch e.M {
		case keyforge.BeforePool:
			template = l.Phrases.CapturedGain
		case keyforge.FromSupply:
			template = l.Phrases.CapturedSupply
		}
	case keyforge.Stole:
		if f.with == keyforge.NoSide {
			template = l.Phrases.StoleSupply
		}
	case keyforge.DamageMoved:
		if e.N < 0 {
			f.n, template = -f.n, l.Phrases.DamageTakenOff
		}
	case keyforge.AmberMoved:
		template = n.amberMoved(e, &f)
	case keyforge.KeyForged, keyforge.KeyUnforged:
		f.what = l.Keys[e.N]
	case keyforge.Exalted:
		if own, _ := n.cards().Named(e.Card); own != 0 && n.Game.Catalogue().Card(own).Type == card.ArtifactType {
			f.other, template = f.card, l.Phrases.AmberPutOn
		}
	case keyforge.TideTurned:
		switch shared := n.Game.Mode().Rules().Adventure; {
		case e.N != 0 && !shared:
			template = l.Phrases.TideRaised
		case e.N == 0 && !shared:
			template = l.Phrases.TideReset
		case e.N == 0:
			template = l.Phrases.TideFalls
		}
	case keyforge.CountersPut:
		f.what = n.Language.StoryLanguage().CounterWord(card.Counter(e.M))
		if e.N < 0 {
			f.n, template = -f.n, l.Phrases.CountersLost
		}
	case keyforge.Repositioned:
		f.n++
	case keyforge.PutUnder:
		if e.N == 1 {
			f.card = l.Phrases.OneCard
		}
	case keyforge.Triggered:
		f.what = n.ability(uint16(e.N), e.Card)
		if _, of := n.Game.Catalogue().Ability(uint16(e.N)); of != 0 && n.Game.Catalogue().Card(of).Type == card.ProphecyType {
			f.card = n.setOff(of) // whatever lies under it
		}
	case keyforge.Looked:
		if f.what = n.zone(&l.LookedAt, e.From, f.with, 1); e.N > 0 && e.From == card.Deck {
			f.what = n.fill(l.Phrases.TopOfDeck, &facts{side: f.with, n: int(e.N)})
		}
	case keyforge.ShownZone:
		f.what = n.zone(&l.Shown, e.From, e.Side, 1)
	case keyforge.IconResolved:
		f.what = l.Icons[e.N]
	case keyforge.HadNoEffect:
		f.what = n.WhyNoEffect(e)
	case keyforge.Rose:
		template, f.what = n.rose(e)
	case keyforge.Won:
		return sentence(n.won(e))
	}
	if template == "" {
		return ""
	}
	return sentence(n.fill(template, &f))
}

// WhyNoEffect says why an effect could do nothing, from a [keyforge.HadNoEffect].
func (n *Narrator) WhyNoEffect(e *keyforge.Event) string {
	cat := n.Game.Catalogue()
	step := cat.Step(uint16(e.N), int(e.M))
	switch {
	case e.Number == keyforge.CountedZero:
		return n.story().Phrases.CountsNone
	case e.Number == keyforge.NoChange || step == nil:
		return n.story().Phrases.NoChange
	}
	var c *card.Card
	if _, number := cat.Ability(uint16(e.N)); number != 0 {
		c = cat.Card(number)
	}
	return n.Language.WhyNoEffect(c, *step, n.within(e.Card, n.card(e.Card)))
}

// rose is the adventure's sentence for the rise of one of its numbers, and for
// which time it rose.
func (n *Narrator) rose(e *keyforge.Event) (template, time string) {
	gauge := "gauge-"
	if numbers := n.Game.Mode().Rules().Numbers; int(e.Number) < len(numbers) {
		gauge += numbers[e.Number]
	}
	l := n.Language.StoryLanguage()
	template, _ = l.Template(gauge + "-rose")
	time = strconv.Itoa(int(e.N))
	if times := strings.Split(l.T(gauge+"-times"), ", "); int(e.N) <= len(times) && e.N > 0 {
		time = times[e.N-1]
	}
	return template, time
}

// zone is a zone of a side in the words of a table.
func (n *Narrator) zone(table *[card.ZoneCount]string, z card.Zone, side keyforge.Side, count int) string {
	template := table[z]
	if template == "" {
		template = table[card.NoZone]
	}
	return n.fill(template, &facts{side: side, n: count})
}

// goes says where one or more cards go.
func (n *Narrator) goes(e *keyforge.Event, count int, what string) string {
	l := n.story()
	return n.fill(l.Phrases.Goes, &facts{side: e.Side, what: what, other: n.zone(&l.Into, e.To, e.Side, count)})
}

// drew tells a draw; the monster archives what it draws (A4.3).
func (n *Narrator) drew(e *keyforge.Event, what string) string {
	template := n.story().Phrases.Draws
	if e.To == card.Archives {
		template = n.story().Phrases.Archives
	}
	return n.fill(template, &facts{side: e.Side, what: what})
}

// amberMoved adds where the æmber comes from and returns the sentence.
func (n *Narrator) amberMoved(e *keyforge.Event, f *facts) string {
	l := n.story()
	f.what = f.card
	switch {
	case e.N < 0:
		f.n = -f.n
		return l.Phrases.AmberTakenOff
	case e.Card == 0 && e.Side == keyforge.NoSide:
		return l.Phrases.AmberPutOn
	case e.Card == 0:
		f.what = n.fill(l.Phrases.PoolOf, f)
	}
	switch {
	case e.Other != 0:
		return l.Phrases.AmberToCard
	case f.with == keyforge.NoSide:
		return l.Phrases.AmberToSupply
	}
	return l.Phrases.AmberToPool
}

func (n *Narrator) won(e *keyforge.Event) string {
	l := n.story()
	var winners []string
	f := facts{}
	for side := range keyforge.Side(keyforge.MaxSides) {
		if e.N&(1<<side) != 0 {
			f.side = side
			winners = append(winners, n.side(side, 0))
		}
	}
	f.what = list(winners, l.And)
	words := l.Phrases.NobodyWins
	switch len(winners) {
	case 0:
	case 1:
		words = n.fill(l.Phrases.Wins, &f)
	default:
		words = n.fill(l.Phrases.ManyWin, &f)
	}
	if e.Side < keyforge.MaxSides {
		return n.fill(l.Phrases.Concedes, &facts{side: e.Side, what: words})
	}
	return words
}
