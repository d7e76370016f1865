package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var shadows = []*Card{
	NerveBlast, PoisonWave, TooMuchToProtect, Masterplan, SeekerNeedle, BadPenny,
	NoddyTheThief, Dodger, ShadowSelf, Silvertooth, Sneklifter, Urchin,
}

var NerveBlast = Action("nerve-blast", Shadows,
	Play(Steal(1), IfYouDo(Deal(2, Choose(Creatures)))))

var PoisonWave = Action("poison-wave", Shadows, Amber(1),
	Play(Deal(2, Creatures)))

var TooMuchToProtect = Action("too-much-to-protect", Shadows, Amber(1),
	Play(Steal(For(Pool, Opponent).Less(N(6)))))

var Masterplan = Artifact("masterplan", Shadows, Amber(1), Traits(trait.Item),
	Play(Hide(Choose(Cards.In(Hand, You)), This)),
	Omni(PlayCard(Beneath), Sacrifice(This)))

var SeekerNeedle = Artifact("seeker-needle", Shadows, Traits(trait.Weapon),
	Act(Deal(1, Choose(Creatures)), If(Destroys(It), Gain(1))))

var BadPenny = Creature("bad-penny", Shadows, 1, Traits(trait.Human, trait.Thief),
	Destroyed(ReturnToHand(This)))

var NoddyTheThief = Creature("noddy-the-thief", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Act(Steal(1)))

var Dodger = Creature("dodger", Shadows, 5, Traits(trait.Elf, trait.Thief),
	Fight(Steal(1)))

var ShadowSelf = Creature("shadow-self", Shadows, 9, Traits(trait.Specter),
	Constantly(
		DealsInFights(This, 0),
		Modify(Redirects, Creatures.NeighborOf(This).NotTrait(trait.Specter))))

var Silvertooth = Creature("silvertooth", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Constantly(Modify(EntersReady, This)))

var Sneklifter = Creature("sneklifter", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Play(
		TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay),
		If(Is(It, Cards.OffIdentity(You)),
			LastsFor(WhileSubjectsStay, It, Static(Belongs(Kept, Shadows))))))

var Urchin = Creature("urchin", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Play(Steal(1)))
