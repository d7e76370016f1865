package momu

import . "github.com/keyraken/keyraken/game/keyforge/card"

// Cards that are printed for several houses: a deck says for which, and one of them is
// named here.
var several = []*Card{BuildYourChampion, DiggingUpTheMonster, TomesGigantica}

// twoHalves are two halves of gigantic creatures, of one or of two (K33.8), of your deck and
// discard pile.
var twoHalves = Reveal(Search(2, Cards.In(Deck, You).Is(IsGigantic).Or(Cards.In(Discard, You).Is(IsGigantic))).As(A))

var BuildYourChampion = Action("build-your-champion", Logos, Amber(1),
	Play(twoHalves, Archive(A), ShuffleDeck(You)))

var DiggingUpTheMonster = Action("digging-up-the-monster", Logos, Amber(1),
	Play(twoHalves, ShuffleDeck(You), ForEachOf(A, Move(It, Deck, OnTop))))

var TomesGigantica = Action("tomes-gigantica", Logos, Amber(1),
	Play(twoHalves, ReturnToHand(A), ShuffleDeck(You), Purge(This)))
