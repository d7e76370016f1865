package en_test

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var examplesOfEffects = []example{
	{
		troll(Play(ReturnToHand(Search(2, Creatures.In(Deck, You).Or(Creatures.In(Discard, You))).OfDifferentTitles()),
			GainChains(AffectedCount))),
		`Play: Search your deck and discard pile for up to 2 creatures with different names and put them into your hand. ` +
			`Gain a chain for each creature put into hand this way.`,
	},
	{
		troll(Play(Destroy(Creatures), EachPlayer.Does(Gain(HalfUp(CountIn(Them, Creatures.Friendly())))))),
		`Play: Destroy each creature. Each player gains æmber equal to half of the number of creatures they controlled ` +
			`that were destroyed this way (rounded up).`,
	},
	{
		troll(Constantly(ResolvesAsAny(You, AmberIcon, CaptureIcon, DamageIcon, DrawIcon))),
		`Each time you resolve an æmber bonus icon, you may resolve it as a capture, damage, or draw bonus icon instead.`,
	},
	{
		troll(Reacts(IsExalted(Creatures.Enemy()), PutAmber(1, Subject)), Reacts(Captures(Creatures.Friendly()), PutAmber(2, Subject))),
		`After an enemy creature is exalted, put 1 æmber from the common supply on it. / ` +
			`After a friendly creature captures æmber, put 2 æmber from the common supply on it.`,
	},
	{
		troll(Reacts(IsExalted(Creatures.Friendly().NotTokens()).By(You), Draw(1))),
		`After you exalt a friendly non-token creature, draw a card.`,
	},
	{
		troll(Play(ForEachOf(Each(Creatures.Enemy()).As(A), MakeTokens(1),
			Ready(Them), FightWith(Them).Against(Creatures.Among(A)).IgnoringTaunt()))),
		`Play: For each enemy creature, make a token creature; then ready and fight with it against that creature, ignoring taunt.`,
	},
	{
		troll(Bears(WithHeading(OnOmni, Archive(This)).If(HasPool(You, 3)).FromDiscard())),
		`While Troll is in your discard pile and you have 3 æmber or more, you may archive it.`,
	},
	{
		troll(Play(Purge(Choose(Creatures.In(Discard, EachHaunted))))),
		`Play: Purge a creature from any haunted player’s discard pile.`,
	},
	{
		troll(Reap(Swap(Choose(ArtifactCards.In(Discard, You)), Choose(Cards.In(Hand, You))))),
		`Reap: Swap an artifact from your discard pile with a card from your hand.`,
	},
	{
		troll(Play(ForgeKey(N(9).Plus(Count(Cards.In(Hand, You)).Times(-1))).ForNoLessThan(6))),
		`Play: Forge a key at +9 æmber current cost, reduced by 1 æmber for each card in your hand (to a minimum of 6 æmber).`,
	},
	{
		troll(Play(Gain(Among(HousesAmong, Creatures.Enemy())), Lose(Among(AmberOnEach, Creatures.Friendly())))),
		`Play: Gain 1 æmber for each house represented among enemy creatures. Lose 1 æmber for each æmber on friendly creatures.`,
	},
	{
		troll(Play(Draw(N(1).Plus(Count(Creatures.Friendly().Trait(trait.Robot)))))),
		`Play: Draw a card, plus a card for each friendly Robot creature.`,
	},
	{
		troll(Constantly(Belongs(Creatures.Enemy().Except(), Dis), Modify(EntersReady, Creatures.Friendly().House(Mars)))),
		`Each other enemy creature belongs to house Dis and no other. Each friendly Mars creature enters play ready.`,
	},
	{
		troll(Bears(WithHeading(OnReap, Draw(1)).If(Tide(You)))),
		`While the tide is high, Troll gains “Reap: Draw a card.”`,
	},
	{
		troll(Play(Repeat(Destroys(It), Deal(2, Choose(Creatures.Enemy()))))),
		`Play: Deal 2 damage to an enemy creature. If it is destroyed, repeat this effect.`,
	},
	{
		troll(Play(PutIntoPlay(Choose(Creatures.In(Discard, You).House(Logos)), You, OnTop))),
		`Play: Put a Logos creature from your discard pile into play.`,
	},
	{
		troll(Fate(PutIntoPlay(This, You, OnTop))),
		`Fate: Put Troll into play under your control.`,
	},
	{
		troll(Play(PutIntoPlay(Choose(Creatures.In(Discard, EachPlayer)), You, OnTop))),
		`Play: Put a creature from a discard pile into play under your control.`,
	},
	{
		troll(Play(Reveal(Search(2, Cards.In(Deck, You)).As(A)), ShuffleDeck(You), ForEachOf(A, Move(It, Deck, OnTop)))),
		`Play: Search your deck for up to 2 cards and reveal them. Shuffle your deck. Put them on top of your deck in any order.`,
	},
	{
		troll(Play(If(HasPool(Opponent, 4), Steal(1), If(HasPool(Opponent, 4), Draw(1))))),
		`Play: If your opponent has 4 æmber or more, steal 1 æmber. If this is still the case, draw a card.`,
	},
	{
		troll(Destroyed(Deal(Of(AmberOn, This), Choose(Creatures.Enemy())))),
		`Destroyed: Deal damage equal to the amount of æmber on Troll to an enemy creature.`,
	},
	{
		troll(Bears(DestroyedInstead(This, FullyHeal(This)).If(Is(This, Creatures.Flank())))),
		`Destroyed: If Troll is on a flank, instead fully heal it.`,
	},
	{
		troll(Play(May(PlayCard(Choose(ActionCards.In(Hand, You).NotHouse(Brobnar)))))),
		`Play: You may play a non-Brobnar action card from your hand.`,
	},
	{
		troll(Play(Reveal(AnyNumber(Cards.In(Hand, You).House(Mars))), Gain(AffectedCount))),
		`Play: Reveal any number of Mars cards from your hand. Gain 1 æmber for each card revealed this way.`,
	},
	{
		troll(Play(Heal(2, Choose(Creatures)), FullyHeal(This), Unstun(It))),
		`Play: Heal 2 damage from a creature. Fully heal Troll. Remove the stun from that creature.`,
	},
	{
		troll(Play(Opponent.GainsChains(2), You.RaisesTide())),
		`Play: Your opponent gains 2 chains. Raise the tide.`,
	},
	{
		troll(Play(Steal(N(1)), May(Exalt(1, This), IfYouDo(Steal(2))))),
		`Play: Steal 1 æmber. You may exalt Troll. If you do, steal 2 æmber.`,
	},
	{
		troll(Reacts(Uses(Nobody, Creatures.Enemy().Named("dodger")), Opponent.Does(May(Ready(Subject), FightWith(Subject))))),
		`After an enemy creature named Dodger is used, your opponent may ready and fight with it.`,
	},
	{
		troll(Play(Destroy(Creatures.NotAmong(It)))),
		`Play: Destroy each creature other than that card.`,
	},
	{
		troll(Play(Destroy(Strongest(1, Creatures.Enemy()).As(A)), Destroy(Creatures.NotAmong(A)))),
		`Play: Destroy the most powerful enemy creature. Destroy each other creature.`,
	},
	{
		troll(Play(Take(Choose(Creatures.Friendly()).As(A)), Destroy(Creatures.Friendly().NotAmong(A)))),
		`Play: Choose a friendly creature. Destroy each other friendly creature.`,
	},
	{
		Upgrade("sword", Brobnar, Constantly(Power(Host, 2),
			Gives(Host, WithHeading(OnFight|OnReap, Deal(Of(PowerOf, This), Choose(Creatures.Enemy())), ReturnToHand(Giver))))),
		`This creature gets +2 power and gains “Fight/Reap: Deal damage equal to this creature’s power to an enemy creature. Return sword to its owner’s hand.”`,
	},
	{
		troll(Play(ForEachOf(Each(Creatures.Enemy()), Opponent.Does(May(You.Pays(1)), If(Not(DidThat), Destroy(It)))))),
		`Play: For each enemy creature, your opponent may pay you 1 æmber. If they do not, they destroy that creature.`,
	},
	{
		troll(Play(May(Take(Choose(Creatures.Friendly())), Destroy(It), IfYouDo(Gain(1))))),
		`Play: You may choose a friendly creature and destroy it. If you do, gain 1 æmber.`,
	},
	{
		troll(Play(May(If(HasPool(You, 3), Steal(1))))),
		`Play: If you have 3 æmber or more, you may steal 1 æmber.`,
	},
	{
		troll(Reap(If(Both(HasPool(You, 3), Not(HasPool(Opponent, 3))), Steal(1)).Else(Gain(1), Draw(1)))),
		`Reap: If you have 3 æmber or more and your opponent has less than 3 æmber, steal 1 æmber. Otherwise, gain 1 æmber and draw a card.`,
	},
	{
		troll(Play(Deal(3, Choose(Creatures.Enemy())), If(Destroys(It), Draw(1)).Else(Stun(It)))),
		`Play: Deal 3 damage to an enemy creature. If it is destroyed, draw a card. Otherwise, stun it.`,
	},
	{
		troll(Play(Deal(1, Creatures.Enemy()), Heal(AffectedCount, This))),
		`Play: Deal 1 damage to each enemy creature. Heal 1 damage from Troll for each creature dealt damage this way.`,
	},
	{
		troll(Play(Capture(For(Pool, Opponent), This))),
		`Play: Troll captures all of your opponent’s æmber.`,
	},
	{
		troll(Play(Capture(N(1).Plus(Count(Creatures.Friendly().Except())), This))),
		`Play: Troll captures 1 æmber, plus 1 æmber for each other friendly creature.`,
	},
	{
		troll(Play(Capture(Half(For(Pool, Opponent)), This))),
		`Play: Troll captures half of your opponent’s æmber (rounded down).`,
	},
	{
		troll(Play(Effect{Verb: CaptureVerb, Target: Choose(Creatures.Friendly()), All: true, Who: Opponent})),
		`Play: A friendly creature captures all of your opponent’s æmber.`,
	},
	{
		troll(Play(EachPlayer.Does(Destroy(Choose(Creatures.Friendly()))))),
		`Play: Each player destroys a creature they control.`,
	},
	{
		troll(Play(EachPlayer.Does(If(Compares(Count(Creatures.Friendly()), More, 3), Sacrifice(Choose(Creatures.Friendly())))))),
		`Play: Each player does this: if they control more than 3 creatures, they sacrifice a creature they control.`,
	},
	{
		troll(Play(EachPlayer.Does(ShuffleDiscardIn(You), DiscardCards(Cards.In(Hand, You)), Draw(5)))),
		`Play: Each player shuffles their discard pile into their deck, discards their hand, and draws 5 cards.`,
	},
	{
		troll(Play(EachPlayer.Unforges())),
		`Play: Unforge one of each player’s keys.`,
	},
	{
		troll(Play(ChooseHouse(Opponent), Lasts(OpponentsNext, Static(Rule(MustChoose, Opponent))))),
		`Play: Choose a house on your opponent’s identity card. Your opponent must choose the chosen house as their active house on their next turn if able.`,
	},
	{
		troll(Play(ChooseHouseBy(Opponent), Destroy(Creatures.ChosenHouse()))),
		`Play: Your opponent chooses a house. Destroy each creature of the chosen house.`,
	},
	{
		troll(Play(ChooseNumber(1, 6), Destroy(Creatures.Power(Equal, Num{Kind: ChosenNumber})))),
		`Play: Choose a number from 1 to 6. Destroy each creature with power equal to the chosen number.`,
	},
	{
		troll(Play(Opponent.Does(ChooseOneOf(Do(Lose(3)), Do(DiscardCards(ChooseN(2, Cards.In(Hand, You)))))))),
		`Play: Your opponent chooses one: they lose 3 æmber; or they discard 2 cards from their hand.`,
	},
	{
		troll(Play(Opponent.Does(ForEach(Count(Creatures.Friendly()), Lose(1))))),
		`Play: Your opponent does this: for each creature they control, they lose 1 æmber.`,
	},
	{
		troll(Reacts(Plays(AnyPlayer, Creatures.Trait(trait.Goblin, trait.Giant)), EventWho.Gains(N(1)))),
		`After a player plays a Giant or Goblin creature, that player gains 1 æmber.`,
	},
	{
		troll(Reacts(IsDestroyed(Creatures), Controller.Does(Opponent.Gains(N(1))))),
		`After a creature is destroyed, its controller’s opponent gains 1 æmber.`,
	},
	{
		troll(Play(PutIntoPlay(Choose(Creatures.In(Discard, EachPlayer)), You, OnTop))),
		`Play: Put a creature from a discard pile into play under your control.`,
	},
	{
		troll(Reacts(DiesFighting(Creatures.Enemy(), This), PutIntoPlay(Subject, You, OnTop))),
		`After an enemy creature is destroyed fighting Troll, put that creature into play under your control.`,
	},
	{
		troll(Reacts(Plays(AnyPlayer, ActionCards), EventWho.Does(Draw(1)))),
		`After a player plays an action card, that player draws a card.`,
	},
	{
		troll(Reacts(Discards(You, Cards.House(Dis)), Gain(1))),
		`After you discard a Dis card from hand, gain 1 æmber.`,
	},
	{
		troll(Reacts(DiesFighting(Creatures, This), Put(1, PowerCounter, This))),
		`After a creature is destroyed fighting Troll, put a +1 power counter on Troll.`,
	},
	{
		troll(Reacts(Happens(CardDestroyed, This), Opponent.Loses(N(1)))),
		`After Troll is destroyed, your opponent loses 1 æmber.`,
	},
	{
		troll(Reacts(TurnEnds(You), If(Compares(ThisTurn(Forged, You), Equal, 0), Destroy(This)))),
		`At the end of your turn, if you have forged no keys this turn, destroy Troll.`,
	},
	{
		troll(Reacts(Raises(You), Ready(This))),
		`After you raise the tide, ready Troll.`,
	},
	{
		troll(Reacts(Forges(Opponent), Sacrifice(This))),
		`After your opponent forges a key, sacrifice Troll.`,
	},
	{
		troll(Constantly(Rule(SkipForge, EachPlayer), Rule(NotStolen, You))),
		`Each player skips their “forge a key” step. Your æmber cannot be stolen.`,
	},
	{
		troll(Reap(Lasts(RestOfTurn, Static(Rule(SkipReady, You)))), Fight(Lasts(OpponentsNext, Static(Rule(SkipReady, Opponent))))),
		`Reap: Skip your “ready cards” step this turn. / ` +
			`Fight: Your opponent skips their “ready cards” step during their next turn.`,
	},
	{
		troll(Constantly(Rule(SkipDraw, Opponent))),
		`Your opponent skips their “draw cards” step.`,
	},
	{
		troll(Reacts(ReadiesCard(Opponent, Creatures.House(Mars)), Stun(Subject))),
		`After your opponent readies a Mars creature, stun it.`,
	},
	{
		troll(Reap(Take(Choose(Creatures.Enemy()).As(A)), Deal(Of(PowerOf, A), Creatures.Friendly()))),
		`Reap: Choose an enemy creature. Deal damage equal to its power to each friendly creature.`,
	},
	{
		troll(Constantly(Rule(SpentTaken, Opponent))),
		`You get all æmber that your opponent spends to forge keys.`,
	},
	{
		troll(Reap(ShuffleIn(Each(Cards.In(Discard, You).TopOf(1)).AndAlso(Target{Role: This})))),
		`Reap: Shuffle the top card of your discard pile and Troll into your deck.`,
	},
	{
		troll(Constantly(SpendsOf(You, 3))),
		`You may spend up to 3 æmber from your opponent’s pool when forging keys.`,
	},
	{
		troll(Constantly(Mod{Kind: PlayLimit, Who: EachPlayer, Num: N(2), Filter: &Creatures})),
		`Players cannot play more than 2 creatures each turn.`,
	},
	{
		troll(Constantly(Allow(MayPlayOther, Cards.House(Mars), 1, 0))),
		`You may play one Mars card each turn in which Mars is not the active house.`,
	},
	{
		troll(Constantly(Allow(MayUseOther, ArtifactCards.Friendly(), 0, ActAny))),
		`You may use friendly artifacts, whatever the active house.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(Logos), 1, 0))))),
		`Play: For the remainder of the turn, you may play one non-Logos card.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().House(Mars), 0, ActReap))))),
		`Play: For the remainder of the turn, you may reap with friendly Mars creatures.`,
	},
	{
		troll(Constantly(Mod{Kind: OnlyAttacks, Target: Target{Role: This}, Filter: ptr(Creatures.Enemy().Flank())})),
		`Troll can attack only enemy flank creatures.`,
	},
	{
		troll(Constantly(Modify(AnyHouseUse, Creatures.Friendly().NeighborOf(This)), Modify(MayFightMod, This))),
		`Troll’s friendly neighbors may be used as if they belonged to the active house. Troll may fight, whatever the active house.`,
	},
	{
		troll(Constantly(Power(This, Of(AmberOn, This)), MoreArmor(This, For(Keys, You).Times(2)))),
		`Troll gets +1 power for each æmber on it and +2 armor for each forged key you have.`,
	},
	{
		troll(Constantly(Power(This, Of(AmberOn, This)), MoreArmor(This, Of(AmberOn, This)))),
		`Troll gets +1 power and +1 armor for each æmber on it.`,
	},
	{
		troll(Play(Reveal(UpTo(3, Cards.In(Hand, You)).OfDifferent(OfHouse)))),
		`Play: Reveal up to 3 cards of different houses from your hand.`,
	},
	{
		troll(Constantly(PowerBecomes(This, Count(Cards.In(Hand, You))), GetsN(This, Assault, Of(PowerOf, This)))),
		`Troll’s power is the number of cards in your hand. Troll gains assault X, where X is its power.`,
	},
	{
		troll(Constantly(Without(Creatures.Enemy(), Elusive), Cannot(Creatures.Enemy().Damaged(), ActReady))),
		`Each enemy creature loses elusive. Damaged enemy creatures cannot ready.`,
	},
	{
		troll(Constantly(Cannot(Creatures.Enemy(), ActExhaust), Modify(EntersAnywhere, Creatures.Friendly()), Modify(Divides,
			Creatures.Friendly()))),
		`Enemy creatures cannot become exhausted. Friendly creatures enter play ready, anywhere in the battleline. ` +
			`Damage that would be dealt to friendly creatures is divided as evenly as possible among their neighbors instead, if they have any.`,
	},
	{
		troll(Constantly(Modify(PiercesArmor, This)), Play(Destroy(Creatures.Beside(More)), Stun(Creatures.Beside(Less)))),
		`Troll ignores armor while attacking. / ` +
			`Play: Destroy each creature with a more powerful neighbor. Stun each creature with a less powerful neighbor.`,
	},
	{
		troll(AsLongAs(Fewest(Creatures), Power(This, 2))),
		`While you control the fewest creatures, Troll gets +2 power.`,
	},
	{
		troll(Play(If(Compares(ThisTurn(UsedPilots, You), AtLeast, 2), Gain(ThisTurn(UsedCreatures, You).OfHouse(Mars))))),
		`Play: If you have used 2 or more friendly Pilot creatures this turn, gain 1 æmber for each friendly Mars creature you have used this turn.`,
	},
	{
		troll(Play(If(Compares(ThisTurn(Exalted, You), AtLeast, 1), Draw(1))), Constantly(UsedByDestroying(This, Creatures.Friendly())),
			Constantly(SpendableItself(You, This))),
		`Play: If you have exalted a friendly creature this turn, draw a card. / ` +
			`In order to use Troll, you must destroy a friendly creature. / ` +
			`You may spend Troll as if it were æmber in your pool; it is discarded, even if warded.`,
	},
	{
		troll(Constantly(Gives(Creatures.NeighborOf(This), After(Happens(CreatureReaped, This), Draw(1))))),
		`Each of Troll’s neighbors gains “After this creature reaps, draw a card.”`,
	},
	{
		troll(AsLongAs(Is(This, Creatures.WithAmber(1)), Gets(This, Taunt), Modify(Shielded, This))),
		`While Troll has æmber on it, it gains taunt and cannot be dealt damage.`,
	},
	{
		troll(AsLongAs(ThereIs(Creatures.Friendly().Named("dodger")), Power(This, 2))),
		`While you control a creature named Dodger, Troll gets +2 power.`,
	},
	{
		troll(AsLongAs(Compares(For(Keys, You), Less, For(Keys, Opponent)), KeysCost(Opponent, 3))),
		`While you have fewer forged keys than your opponent, your opponent’s keys cost +3 æmber.`,
	},
	{
		Artifact("troll", Brobnar, Act(Sacrifice(This), IfYouDo(Ready(Choose(Creatures.Friendly())), Use(It)))),
		`Action: Sacrifice Troll. If you do, ready and use a friendly creature.`,
	},
	{
		Artifact("troll", Brobnar, Act(Put(1, DoomCounter, This),
			If(Compares(Counters(DoomCounter, This), AtLeast, 4), Destroy(Creatures), Sacrifice(This)))),
		`Action: Put a doom counter on Troll. If there are 4 or more doom counters on it, destroy each creature and sacrifice Troll.`,
	},
	{
		Artifact("troll", Brobnar, Omni(Remove(1, GloryCounter, This), IfYouDo(Draw(2)))),
		`Omni: Remove a glory counter from Troll. If you do, draw 2 cards.`,
	},
	{
		Artifact("troll", Brobnar, Act(Graft(Choose(ActionCards.In(Hand, You)), This)),
			Play(Trigger(OnPlay, Choose(ActionCards.Among(Beneath))))),
		`Action: Graft an action card from your hand onto Troll. / Play: Resolve the Play abilities of an action card under Troll as if you had played it.`,
	},
	{
		Artifact("troll", Brobnar, Act(StoreAmber(1, You, This)), Omni(TakeAllAmber(This, You))),
		`Action: Move 1 æmber from your pool to Troll. / Omni: Move all æmber from Troll to your pool.`,
	},
	{
		Upgrade("sword", Brobnar, Constantly(Cannot(Host, ActReap), Gives(Host, WithHeading(OnDestroyed, Opponent.Gains(N(2))))),
			Play(Stun(Host))),
		`This creature cannot reap and gains “Destroyed: Your opponent gains 2 æmber.” / Play: Stun this creature.`,
	},
	{
		Upgrade("sword", Brobnar, Reacts(TurnStarts(You), Deal(2, Host))),
		`At the start of your turn, deal 2 damage to this creature.`,
	},
	{
		Upgrade("sword", Brobnar, Constantly(UnderControl(You, Host), Power(Host, -2))),
		`You control this creature. This creature gets –2 power.`,
	},
	{
		troll(Play(Reveal(Each(Cards.In(Deck, You).TopOf(3))), Archive(Choose(Cards.Among(It))), DiscardCards(Cards.Among(Them)))),
		`Play: Reveal the top 3 cards of your deck. Archive one of those cards. Discard those cards.`,
	},
	{
		troll(Play(Move(Choose(Cards.In(Hand, You)), Deck, OnTop), Draw(2))),
		`Play: Put a card from your hand on top of your deck. Draw 2 cards.`,
	},
	{
		troll(Play(ReturnToHand(ChooseN(2, Creatures)), ReturnToHand(Creatures.Damaged()))),
		`Play: Return 2 creatures to their owners’ hands. Return each damaged creature to its owner’s hand.`,
	},
	{
		troll(Play(Destroy(Choose(Creatures.Friendly()).As(A)), Destroy(Choose(Creatures.Enemy().Power(AtMost, Of(PowerOf, A)))))),
		`Play: Destroy a friendly creature. Destroy an enemy creature with power equal to or lower than its power.`,
	},
	{
		troll(Play(Take(Choose(Creatures.Friendly()).As(A)), Take(Choose(Creatures.Enemy()).As(B)), Deal(Of(PowerOf, A), B),
			Deal(Of(PowerOf, B), A))),
		`Play: Choose a friendly creature. Choose an enemy creature. Deal damage equal to the first creature’s power to the second creature. Deal damage equal to its power to the first creature.`,
	},
	{
		troll(Play(Purge(Choose(Creatures.In(Discard, Opponent)))), Fight(Archive(This))),
		`Play: Purge a creature from your opponent’s discard pile. / Fight: Archive Troll.`,
	},
	{
		troll(Play(Archive(Choose(Creatures.Enemy())), MoveTo(Choose(Creatures.Friendly()), Hand, Opponent))),
		`Play: Put an enemy creature into its owner’s archives. Return a friendly creature to your opponent’s hand.`,
	},
	{
		troll(Heading(OnBeforeFight, LastsFor(RestOfTurn, This, Static(Power(TheSubjects, 3), GetsN(TheSubjects, Assault, 2)))),
			Heading(OnLeaves, Steal(1))),
		`Before fight: For the remainder of the turn, Troll gets +3 power and gains assault 2. / Leaves play: Steal 1 æmber.`,
	},
	{
		troll(Play(ForgeKey(0), ForgeKey(For(Keys, Opponent)), ForgeKey(-2))),
		`Play: Forge a key at current cost. Forge a key at current cost, plus 1 æmber for each forged key your opponent has. Forge a key at current cost, reduced by 2 æmber.`,
	},
	{
		troll(Play(Steal(2), Steal(For(Keys, Opponent)), Opponent.Loses(AffectedCount))),
		`Play: Steal 2 æmber. Steal 1 æmber for each forged key your opponent has. Your opponent loses that much æmber.`,
	},
	{
		troll(Play(Exalt(1, Choose(Creatures.Friendly())), Ready(It), FightWith(It))),
		`Play: Exalt, ready, and fight with a friendly creature.`,
	},
	{
		troll(Play(Exalt(1, Creatures), Ward(Creatures.Friendly().Undamaged().House(Sanctum)))),
		`Play: Exalt each creature. Ward each undamaged friendly Sanctum creature.`,
	},
	{
		troll(Play(UseAsYours(Choose(ArtifactCards.Enemy())), Use(Choose(Cards.House(Dis).Friendly())))),
		`Play: Use an enemy artifact as if it were yours. Use a friendly Dis card.`,
	},
	{
		troll(Play(Repeat(Tide(You), Gain(1)), Repeat(DidThat, Steal(1)), Draw(1))),
		`Play: Gain 1 æmber. If the tide is high, repeat this effect. Steal 1 æmber. If you do, repeat this effect. Draw a card.`,
	},
	{
		troll(Play(MoveAmber(1, Choose(Creatures.Enemy().WithAmber(1)), Choose(Creatures.Friendly())))),
		`Play: Move 1 æmber from an enemy creature with æmber on it to a friendly creature.`,
	},
	{
		troll(Play(Put(2, PowerCounter, UpTo(2, Creatures.Friendly())), Draw(Of(AmberOn, This)))),
		`Play: Put two +1 power counters on each of up to 2 friendly creatures. Draw a card for each æmber on Troll.`,
	},
	{
		troll(Reap(Destroy(Choose(Creatures.Enemy().OtherHouse(This))))),
		`Reap: Destroy an enemy creature that belongs to a different house than Troll.`,
	},
	{
		troll(Reap(ForEach(Among(ArmorSum, Creatures.Enemy()), Deal(2, Choose(Creatures.Friendly()))),
			Gain(Among(ArmorSum, Creatures.Friendly())))),
		`Reap: For each point of armor on enemy creatures, deal 2 damage to a friendly creature. ` +
			`Gain 1 æmber for each point of armor on friendly creatures.`,
	},
	{
		troll(Reap(Deal(Among(ArmorSum, Creatures.Enemy()), This))),
		`Reap: Deal 1 damage to Troll for each point of armor on enemy creatures.`,
	},
	{ // it may be the same creature
		troll(Reap(Deal(2, Choose(Creatures.Enemy())), If(Is(It, Creatures.WithAmber(1)), Deal(2, Choose(Creatures.Enemy()))))),
		`Reap: Deal 2 damage to an enemy creature. If it has æmber on it, repeat the preceding effect.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(PlaysAtMost(You, 4, Cards), Allow(MayPlayOther, Cards, 0, 0))))),
		`Play: For the remainder of the turn, you cannot play more than 4 cards in the whole turn and may play cards, whatever the active house.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Cannot(Creatures.House(Mars), ActReap|ActFight))))),
		`Play: For the remainder of the turn, Mars creatures cannot attack or reap.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(),
			Static(Gives(Creatures.NeighborOf(This), WithHeading(OnReap, Draw(1))))))))),
		`Play: For the remainder of the turn, each friendly creature gains “Each of this creature’s neighbors gains ‘Reap: Draw a card.’”`,
	},
	{
		troll(Bears(After(TurnStarts(Opponent), Opponent.Loses(N(1))).If(HasPool(Opponent, 3)))),
		`At the start of your opponent’s turn, if they have 3 æmber or more, they lose 1 æmber.`,
	},
	{
		troll(Bears(After(IsDestroyed(Creatures.Enemy()), Draw(1)).If(OnYourTurn))),
		`After an enemy creature is destroyed during your turn, draw a card.`,
	},
	{
		troll(Bears(After(Plays(Opponent, Creatures), Draw(1)).If(Not(OnYourTurn)))),
		`During your opponent’s turn, after they play a creature, draw a card.`,
	},
	{
		troll(Fate(Lasts(RestOfTurn, Static(Rule(SkipReady, You))))),
		`Fate: Skip your “ready cards” step this turn.`,
	},
	{
		troll(Constantly(Rule(SkipReady, Opponent))),
		`Your opponent skips their “ready cards” step.`,
	},
	{
		troll(Play(ForEach(Among(ArmorSum, Creatures.Enemy()), Draw(1)))),
		`Play: For each point of armor on enemy creatures, draw a card.`,
	},
	{
		troll(Play(Deal(2, Choose(Creatures)), If(IsOverwhelmed(You), Deal(2, Choose(Creatures))))),
		`Play: Deal 2 damage to a creature. If you are overwhelmed, repeat the preceding effect.`,
	},
	{
		troll(Play(PlayCard(Choose(Cards.In(Hand, You))), If(IsOverwhelmed(You), PlayCard(Choose(Cards.In(Hand, You)))))),
		`Play: Play a card from your hand. If you are overwhelmed, play another card from your hand.`,
	},
	{
		troll(Play(MoveAnyCounters(PowerCounter, This, Choose(Creatures.Except())))),
		`Play: Move any number of +1 power counters from Troll to another creature.`,
	},
	{
		troll(Play(ForEachInTurn(2, Deal(1, Choose(Creatures)), If(Destroys(It), Draw(1))))),
		`Play: Do the following twice: deal 1 damage to a creature. If it is destroyed, draw a card.`,
	},
	{
		troll(Play(Attach(Choose(Upgrades.Friendly()), Choose(Creatures.Enemy())))),
		`Play: Move a friendly upgrade to another enemy creature.`,
	},
	{
		troll(Constantly(CannotForgeWhile(Opponent, Compares(ThisTurn(Forged, You), AtLeast, 1)))),
		`Your opponent cannot forge more than 1 key each turn.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(PlaysAtMost(You, 2, Creatures))))),
		`Play: You cannot play more than 2 creatures this turn (including those already played).`,
	},
	{
		troll(Play(Lasts(OpponentsNext, After(TurnEnds(Opponent), Opponent.Loses(N(1)))))),
		`Play: At the end of your opponent’s next turn, they lose 1 æmber.`,
	},
	{
		troll(Play(ChooseHouse(You), Lasts(RestOfTurn, Static(Rule(MustChoose, Opponent))))),
		`Play: Choose a house on your identity card. Your opponent must choose the chosen house as their active house this turn if able.`,
	},
	{
		troll(Play(Purge(Choose(Cards.In(Discard, You))), LastsFor(OpponentsNext, It,
			Static(Forbid(CannotPlay, Opponent, Cards.SharesType(TheSubjects)))))),
		`Play: Purge a card from your discard pile. During your opponent’s next turn, they cannot play cards of the same type ` +
			`as the purged card.`,
	},
	{
		troll(Constantly(KeysCost(Opponent, For(Keys, Opponent)))),
		`Your opponent’s keys cost +1 æmber for each forged key they have.`,
	},
	{
		troll(Play(Take(Choose(Creatures.Enemy().Is(HasUpgrade)).As(A)), Destroy(Choose(Upgrades.On(A))))),
		`Play: Destroy an upgrade attached to an enemy creature.`,
	},
	{
		troll(Play(ForgeFree(), IfYouDo(Purge(This)))),
		`Play: Forge a key at no cost. If you do, purge Troll.`,
	},
}
