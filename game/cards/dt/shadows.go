package dt

import . "github.com/keyraken/keyraken/game/card"

var shadows = []*Card{Ransom}

var Ransom = Upgrade("ransom", Shadows,
	Constantly(Forbid(CannotUse, AnyPlayer, Cards.Among(Host)),
		Gives(Host, After(TurnStarts(You), May(You.Pays(2), IfYouDo(Destroy(Giver)))))))
