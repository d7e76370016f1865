package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Cards that are printed for several houses: a deck says for which, and one of them is
// named here.
var several = []*Card{DarkAemberVault, ItsComing, ExchangeOfficer}

var DarkAemberVault = Artifact("dark-æmber-vault", Dis, Traits(trait.Location),
	Reacts(Plays(You, Creatures.Trait(trait.Mutant)), Draw(1)),
	Constantly(Power(Creatures.Friendly().Trait(trait.Mutant), 2)))

var ItsComing = Action("it-s-coming", Logos, Amber(1),
	Play(
		Reveal(Search(1, Cards.In(Deck, You).Is(IsGigantic).Or(Cards.In(Discard, You).Is(IsGigantic)))),
		ReturnToHand(It), ShuffleDeck(You)))

var ExchangeOfficer = Creature("exchange-officer", Dis, 3, Traits(trait.Human),
	Heading(OnPlay|OnFight|OnReap, Use(Choose(Permanents.Friendly().House(StarAlliance)))))

// The abilities that mutants of two houses have from each of them, whichever is their own.
var (
	ofDis          = Destroyed(Steal(1))
	ofLogos        = Reap(DiscardCards(Choose(Cards.In(Hand, You))), IfYouDo(Draw(1)))
	ofSaurian      = Play(May(Exalt(1, This), IfYouDo(Deal(3, Choose(Creatures)))))
	ofStarAlliance = Fight(
		LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)),
		ReturnToHand(Choose(Cards.In(Deck, You).Among(A))),
		Move(Choose(Cards.In(Deck, You).Among(A)), Deck, AtBottom))
)
