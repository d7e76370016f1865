package en_test

import . "github.com/keyraken/keyraken/game/keyforge/card"

// examplesOfWhom say which of several cards is meant, and how many.
var examplesOfWhom = []example{
	{
		troll(Play(Capture(1, Creatures.Undamaged()))),
		`Play: Each undamaged creature captures 1 æmber from its opponent.`,
	},
	{
		troll(Bears(After(Plays(You, Creatures.House(Mars)), Ready(This), LastsFor(RestOfTurn, This, Static(Belongs(TheSubjects, Mars)))))),
		`After you play a Mars creature, ready Troll. For the remainder of the turn, it belongs to house Mars and no other.`,
	},
	{
		troll(Play(Together(Deal(3, Choose(Creatures.Flank()).As(A)), Deal(2, Choose(Creatures.NeighborOf(A)).As(B)),
			Deal(1, Choose(Creatures.NeighborOf(B).NotAmong(A)))))),
		`Play: Deal 3 damage to a flank creature, 2 damage to one of its neighbors, and 1 damage to that neighbor’s other neighbor.`,
	},
	{
		troll(Play(Deal(3, Choose(Creatures).As(A).AndAlso(Choose(Creatures.NeighborOf(A)))))),
		`Play: Deal 3 damage to a creature and 3 damage to one of its neighbors.`,
	},
	{
		troll(Play(Deal(Of(ArmorOf, Touched), Creatures.Enemy().Is(HasArmor)).IgnoringArmor())),
		`Play: Each enemy creature with armor is dealt damage equal to its armor, ignoring armor.`,
	},
	{
		troll(Play(MoveTo(ChooseN(For(Keys, Opponent), Creatures.Enemy()), Archives, You))),
		`Play: For each forged key your opponent has, put an enemy creature into your archives ` +
			`(when it leaves them, it goes to its owner’s hand).`,
	},
	{
		troll(Play(MoveTo(Choose(ArtifactCards), Archives, You))),
		`Play: Put an artifact into your archives (if you do not own it, it goes to its owner’s hand when it leaves them).`,
	},
	{
		troll(Play(MoveTo(Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())), Archives, You))),
		`Play: Put a friendly creature and an enemy creature into your archives ` +
			`(one that you do not own goes to its owner’s hand when it leaves them).`,
	},
	{
		troll(Play(Destroy(Choose(Creatures).AddTo(B)), If(Compares(CountIn(B, Permanents.Is(WasKilled)), Less, 2), Destroy(This)))),
		`Play: Destroy a creature. If fewer than 2 creatures and artifacts are destroyed this way, destroy Troll.`,
	},
	{
		troll(Play(Take(Weakest(2, Creatures.Enemy()).As(A)), Destroy(Creatures.Enemy().NotAmong(A)), Stun(Creatures))),
		`Play: Destroy each enemy creature except the 2 least powerful. Stun each creature.`,
	},
	{
		troll(Play(EachPlayer.Does(If(HasPool(You, 6), Lose(For(Pool, You).Less(N(5))))))),
		`Play: Each player with 6 æmber or more loses all but 5 of their æmber.`,
	},
	{
		troll(Act(If(ThereIs(Creatures.Named("troll")), FullyHeal(Choose(Creatures.Named("troll")))).Else(
			ReturnToHand(SearchAny(Cards.In(Deck, You).Named("troll")))))),
		`Action: Fully heal a creature named Troll. If there is none in play, ` +
			`search your deck for any number of cards named Troll and put them into your hand.`,
	},
	{
		troll(Destroyed(If(ThereIs(Cards.In(Discard, You).Named("dodger")), ReturnToHand(Choose(Cards.In(Discard, You).Named("dodger")))).Else(
			Draw(1)))),
		`Destroyed: Return a card named Dodger from your discard pile to your hand. If there is none there, draw a card.`,
	},
	{
		troll(Play(Put(Count(Creatures.Damaged()).Times(2), PowerCounter, This))),
		`Play: Put two +1 power counters on Troll for each damaged creature.`,
	},
	{
		troll(Play(Lasts(RestOfTurn,
			Static(Modify(AnyHouseUse, Creatures.Friendly())), Static(Cannot(Creatures.Friendly(), ActReap|ActAction|ActOmni))))),
		`Play: For the remainder of the turn, friendly creatures may be used as if they belonged to the active house ` +
			`and can be used only to fight.`,
	},
	{
		troll(BeforeFight(Stun(Other), Stun(Creatures.NeighborOf(Other)))),
		`Before fight: Stun the creature Troll fights. Stun each of its neighbors.`,
	},
	{
		troll(Play(If(HasPool(Opponent, 7), Opponent.Does(Lose(4))))),
		`Play: If your opponent has 7 æmber or more, they lose 4 æmber.`,
	},
	{
		troll(Play(PutIntoPlay(Choose(Creatures.In(Under, AnyPlayer)), You, OnTop))),
		`Play: Put a creature from under Troll into play under your control.`,
	},
	{
		troll(Play(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(1))), PutIntoPlay(Them, You, OnTop))),
		`Play: Choose a player. Discard the top card of that player’s deck. Put that card into play under your control.`,
	},
}
