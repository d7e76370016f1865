package mm

import . "github.com/keyraken/keyraken/game/card"

// What the mutants of two houses have from either of them, whichever is theirs.
var (
	ofDis          = Destroyed(Steal(1))
	ofLogos        = Reap(DiscardCards(Choose(Cards.In(Hand, You))), IfYouDo(Draw(1)))
	ofSaurian      = Play(May(Exalt(1, This), IfYouDo(Deal(3, Choose(Creatures)))))
	ofStarAlliance = Fight(
		LookAtCards(Each(Cards.In(Deck, You).TopOf(3)).As(A)),
		ReturnToHand(Choose(Cards.In(Deck, You).Among(A))),
		Move(Choose(Cards.In(Deck, You).Among(A)), Deck, AtBottom))
)
