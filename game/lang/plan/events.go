package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// Anybody reports whether a player is any of them.
func Anybody(w card.Who) bool { return w == card.EachPlayer || w == card.AnyPlayer || w == card.Nobody }

// Kills is the card that an attacker destroyed, when an event is that it did.
func Kills(e card.Event) (dead card.Filter, ok bool) {
	if e.Other == nil || len(e.Other.Preds) == 0 || e.Other.Preds[0].Kind != card.WasKilled || e.Other.Preds[0].Not {
		return dead, false
	}
	dead = *e.Other
	dead.Preds = dead.Preds[1:]
	return dead, true
}

// AboutEvent remembers the event that an ability is about, until the returned function is called.
func (v *View) AboutEvent(e card.Event) (done func()) {
	v.Fights, v.Forges = e.Kind == card.FightBegan, e.Kind == card.PlayerForged
	return func() { v.Fights, v.Forges = false, false }
}

// HasSubject remembers the card that an event is about, which has just been named.
func (d *Discourse) HasSubject(e card.Event) {
	thing := Card
	switch {
	case e.Role == card.This && d.Quotes == 0:
		thing = KindOf(d.Source)
	case e.Role != card.NoRole:
		thing = Creature
	case e.Subject != nil:
		thing = Cards(e.Subject.Types)
	}
	if d.Knows(card.Subject, thing, false); e.Role != card.NoRole {
		d.Near = e.Role
	}
}

// HasOther remembers the second card of an event, which has just been named.
func (m *Memory) HasOther(e card.Event) {
	if e.OtherRole != card.NoRole {
		m.Near = card.NoRole // a pronoun could be either
		return
	}
	m.Knows(card.Other, Cards(e.Other.Types), false)
}

// Occasion is how an event of a player is said that is about no card.
type Occasion uint8

// The occasions of a player, {who}, with the other parts that they are about.
const (
	NoOccasion        Occasion = iota // about a card
	WhenForged                        //
	WhenRaised                        // the tide
	WhenCommonRaised                  // the tide that all share
	WhenAnyIcon                       // a bonus icon resolves
	WhenIcon                          // {icon}
	WhenReaped                        // æmber is gained by it
	WhenStolen                        // æmber is stolen from the player
	WhenHouse                         // an active house is chosen
	WhenHouseOf                       // {houses}
	WhenHouseNotOf                    // {houses}
	WhenChosenHouse                   // the one that was chosen before
	WhenOtherHouse                    // another one
	WhenReshuffled                    // the discard pile into the deck
	WhenReadied                       // a card
	WhenDrawn                         // a card
	WhenHandDrawn                     // the opening hand is drawn
	WhenArchivesTaken                 //
	WhenShuffled                      // the deck
	WhenDrawnOutside                  // a card, outside the step
	WhenProphesied                    // a card is put under this prophecy
)

// Occasion is how an event of a player is said.
func (v *View) Occasion(e card.Event) Occasion {
	switch e.Kind {
	case card.PlayerForged:
		return WhenForged
	case card.TideRaised:
		return either(v.Active, WhenCommonRaised, WhenRaised)
	case card.IconResolved:
		return either(e.Icon == card.NoIcon, WhenAnyIcon, WhenIcon)
	case card.AmberReaped:
		return WhenReaped
	case card.CardReadied:
		return either(e.Role != card.NoRole || e.Subject != nil, NoOccasion, WhenReadied)
	case card.HandDrawn, card.SetupBegan:
		return WhenHandDrawn
	case card.CardDrawn:
		return WhenDrawn
	case card.ArchivesTaken:
		return WhenArchivesTaken
	case card.DeckShuffled:
		return WhenShuffled
	case card.DrawnOutsideStep:
		return WhenDrawnOutside
	case card.ProphecyMade:
		return WhenProphesied
	case card.DiscardShuffled:
		return WhenReshuffled
	case card.AmberStolen:
		return WhenStolen
	case card.HouseChosen:
		switch chosen := e.Houses == 1<<card.NoHouse; {
		case e.Not:
			return either(chosen, WhenOtherHouse, WhenHouseNotOf)
		case chosen:
			return WhenChosenHouse
		}
		return either(e.Houses == 0, WhenHouse, WhenHouseOf)
	}
	return NoOccasion
}
