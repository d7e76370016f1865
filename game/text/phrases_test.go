package text_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

func troll(o ...Option) *Card { return Creature("troll", Brobnar, 8, o...) }

// phrases are abilities as cards of all sets have them, and what they say.
var phrases = []struct {
	card *Card
	want string
}{
	{
		troll(Constantly(Toll(UseToll, Opponent, 1, ArtifactCards)), CostsToPlay(3)),
		`You must lose 3 æmber in order to play Troll. / Your opponent must pay you 1 æmber in order to use an artifact.`,
	},
	{
		troll(Reap(ReturnToHand(Choose(ArtifactCards.Or(Creatures.Flank()))))),
		`Reap: Return an artifact or flank creature to its owner’s hand.`,
	},
	{
		troll(Play(Reveal(Search(1, Cards.In(Deck, You).Named("troll").Or(Cards.In(Discard, You).Named("troll")))))),
		`Play: Search for and reveal a card named Troll from your deck or discard pile.`,
	},
	{
		troll(Reap(ReturnToHand(Choose(Cards.Named("troll").Or(Cards.In(Discard, You).Named("troll")))))),
		`Reap: Return a card named Troll from play or from your discard pile to its owner’s hand.`,
	},
	{
		troll(Play(Purge(UpTo(2, Cards.In(Discard, EachPlayer)).FromOnePile()))),
		`Play: Purge up to 2 cards from a discard pile.`,
	},
	{
		troll(Play(Deal(Of(AmberOn, Touched), Creatures.Enemy()))),
		`Play: Deal 1 damage to each enemy creature for each æmber on it.`,
	},
	{
		troll(Play(Destroy(Creatures.House(Dis)), EachPlayer.Does(Gain(CountIn(Them, Creatures.Friendly()))))),
		`Play: Destroy each Dis creature. Each player gains 1 æmber for each creature they control destroyed this way.`,
	},
	{
		troll(BeforeFight(AimAt(Choose(Creatures)))),
		`Before fight: Troll deals its damage to a creature rather than the creature it fights.`,
	},
	{
		troll(Reacts(BeginsFight(Creatures), DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))), If(Is(It, Cards.ActiveHouse()), Prevent()))),
		`Before a creature fights, discard the top card of its controller’s deck. If it belongs to the active house, that creature is exhausted with no effect.`,
	},
	{
		troll(Reap(Lasts(NextTime, Static(Modify(EntersReady, Creatures.Friendly().House(Mars)))))),
		`Reap: The next Mars creature you play this turn enters play ready.`,
	},
	{
		troll(AsLongAs(Compares(ThisTurn(PlayedCreatures, EachPlayer), Equal, 1), Modify(EntersReady, Creatures.Is(AtPlay)))),
		`The first creature played each turn enters play ready.`,
	},
	{
		Action("anger", Brobnar, Play(If(Compares(ThisTurn(Played, You), Equal, 1), Gain(3)))),
		`Play: If you have played no other cards this turn, gain 3 æmber.`,
	},
	{
		troll(Reap(If(Compares(ThisTurn(Played, You), Equal, 1), Gain(3)))),
		`Reap: If you have played exactly one card this turn, gain 3 æmber.`,
	},
	{
		troll(Reap(Lasts(RestOfTurn, Static(Allow(MayUseOther, Cards.House(Mars).Except(), 2, 0))))),
		`Reap: For the remainder of the turn, you may use up to 2 other Mars cards.`,
	},
	{
		troll(Play(HealUpTo(2, Choose(Creatures).As(A)), Deal(AffectedCount, Choose(Creatures.NotAmong(A))))),
		`Play: Heal up to 2 damage from a creature. Deal damage equal to the amount of damage healed this way to a creature other than it.`,
	},
	{
		troll(Play(Capture(1, ChooseN(Count(Creatures.Friendly()).Less(Count(Creatures.Enemy())), Creatures.Friendly())))),
		`Play: For each friendly creature in excess of the number of enemy creatures, a friendly creature captures 1 æmber, each time a different one.`,
	},
	{
		troll(AsLongAs(ThereIsNo(Creatures.Enemy()), Modify(Doomed, This))),
		`While your opponent controls no creatures, Troll is destroyed.`,
	},
	{
		troll(Play(Take(Choose(Creatures.Friendly()).As(A)), ForEach(3, Ready(A), FightWith(A).Against(Creatures.Enemy().NotAmong(B))))),
		`Play: Choose a friendly creature. Ready and fight with it, each time against another creature, 3 times in a row.`,
	},
	{
		troll(Play(May(ForgeKey(N(9).Plus(Count(Cards.In(Hand, You)).Times(-1)))))),
		`Play: You may forge a key at +9 æmber current cost, reduced by 1 æmber for each card in your hand.`,
	},
	{
		troll(Play(ForEach(Count(Creatures.Friendly().Except().Trait(trait.Giant)), Draw(1), Deal(1, Choose(Creatures.Enemy()))))),
		`Play: For each other friendly Giant creature, draw a card and deal 1 damage to an enemy creature.`,
	},
	{
		troll(Play(Destroy(Creatures.PowerAtMost(3)), Gain(AffectedCount))),
		`Play: Destroy each creature with power 3 or lower. Gain 1 æmber for each creature destroyed this way.`,
	},
	{
		troll(Play(Deal(N(1).Plus(For(Keys, You)), Choose(Creatures)))),
		`Play: Deal 1 damage to a creature, plus 1 damage for each forged key you have.`,
	},
	{
		troll(Reap(Opponent.Loses(Half(For(Pool, Opponent))))),
		`Reap: Your opponent loses half of their æmber (rounded down).`,
	},
	{
		troll(Reap(Opponent.Loses(N(1)), Opponent.DiscardsAtRandom(2))),
		`Reap: Your opponent loses 1 æmber and discards 2 random cards from their hand.`,
	},
	{
		troll(Reap(EachPlayer.Does(Draw(2), DiscardCards(Choose(Cards.In(Hand, You)))))),
		`Reap: Each player draws 2 cards and discards a card from their hand.`,
	},
	{
		troll(Reap(EachPlayer.Loses(N(2)))),
		`Reap: Each player loses 2 æmber.`,
	},
	{
		troll(Reap(EachPlayer.LosesAll())),
		`Reap: Each player loses all of their æmber.`,
	},
	{
		troll(Reap(Opponent.Does(Sacrifice(Choose(Creatures.Friendly()))))),
		`Reap: Your opponent sacrifices a creature they control.`,
	},
	{
		troll(Play(Opponent.Does(May(You.Pays(2), IfYouDo(Draw(1)))))),
		`Play: Your opponent may pay you 2 æmber. If they do, they draw a card.`,
	},
	{
		troll(Play(Destroy(ChooseN(2, Creatures.Friendly()).ChosenBy(Opponent)))),
		`Play: Destroy 2 friendly creatures of your opponent’s choice.`,
	},
	{
		troll(Play(Destroy(Each(Creatures.Highest())))),
		`Play: Destroy each creature with the highest power.`,
	},
	{
		troll(Play(Destroy(Each(Creatures.Friendly().Lowest())), Deal(3, Choose(Creatures.Highest())))),
		`Play: Destroy each friendly creature with the lowest power. Deal 3 damage to the most powerful creature.`,
	},
	{
		troll(Play(Destroy(Strongest(3, Creatures)))),
		`Play: Destroy the 3 most powerful creatures.`,
	},
	{
		troll(Play(Deal(Of(PowerOf, This), Choose(Creatures.Enemy().Damaged())))),
		`Play: Deal damage equal to Troll’s power to a damaged enemy creature.`,
	},
	{
		troll(Play(Deal(4, Choose(Creatures.Flank())).WithSplash(2))),
		`Play: Deal 4 damage to a flank creature, with 2 splash damage.`,
	},
	{
		troll(Play(Deal(3, UpTo(2, Creatures.NotHouse(Mars, Dis))))),
		`Play: Deal 3 damage to each of up to 2 non-Dis non-Mars creatures.`,
	},
	{
		troll(Play(Together(Deal(4, Choose(Creatures)), Deal(2, Creatures.NeighborOf(It))))),
		`Play: Deal 4 damage to a creature and 2 damage to each of its neighbors.`,
	},
	{
		troll(Play(Deal(4, Choose(Creatures)), Deal(2, Creatures.NeighborOf(It)))),
		`Play: Deal 4 damage to a creature. Deal 2 damage to each of its neighbors.`,
	},
	{
		troll(Fight(Deal(2, Creatures.NeighborOf(Other)))),
		`Fight: Deal 2 damage to each neighbor of the creature Troll fights.`,
	},
	{
		troll(Play(ChooseHouse(Nobody), Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().ChosenHouse(), 0, ActFight))))),
		`Play: Choose a house. For the remainder of the turn, you may fight with friendly creatures of the chosen house.`,
	},
	{
		troll(Play(ChooseHouse(Nobody), RevealZone(Hand, You), Gain(Count(Cards.In(Hand, You).ChosenHouse()).UpTo(5)))),
		`Play: Choose a house. Reveal your hand. Gain 1 æmber for each card of the chosen house in your hand (to a maximum of 5).`,
	},
	{
		troll(Play(Lasts(OpponentsNext, Static(Rule(CannotForge, Opponent), KeysCost(Opponent, 2))))),
		`Play: During your opponent’s next turn, your opponent cannot forge keys and your opponent’s keys cost +2 æmber.`,
	},
	{
		troll(Play(Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, ActionCards))))),
		`Play: During your opponent’s next turn, your opponent cannot play action cards.`,
	},
	{
		troll(Constantly(KeysCost(Opponent, 1), KeysCost(EachPlayer, Count(Creatures.Damaged())))),
		`Your opponent’s keys cost +1 æmber. Keys cost +1 æmber for each damaged creature.`,
	},
	{
		troll(Constantly(KeysCost(You, -1), HandSize(Opponent, -1))),
		`Your keys cost –1 æmber. During their “draw cards” step, your opponent refills their hand to 1 card fewer.`,
	},
	{
		troll(Constantly(Power(This, Count(Creatures.Friendly().Except().House(Brobnar)).Times(2)))),
		`Troll gets +2 power for each other friendly Brobnar creature.`,
	},
	{
		troll(Constantly(Power(Creatures.Friendly().NeighborOf(This), 2), Gets(Creatures.NeighborOf(This), Taunt))),
		`Each of Troll’s friendly neighbors gets +2 power. Each of Troll’s neighbors gains taunt.`,
	},
	{
		troll(Constantly(Gets(Creatures.Friendly().Except(), Skirmish), Power(Creatures.Friendly().Except(), 1))),
		`Each other friendly creature gains skirmish and gets +1 power.`,
	},
	{
		troll(Constantly(Gives(Creatures.Friendly().Except().Trait(trait.Knight), Headline(OnReap, Draw(1))))),
		`Each other friendly Knight creature gains “Reap: Draw a card.”`,
	},
	{
		troll(Constantly(Cannot(Creatures.Enemy(), ActReap), Cannot(This, ActFight|ActReap))),
		`Enemy creatures cannot reap. Troll cannot fight or reap.`,
	},
	{
		troll(AsLongAs(Not(HasPool(Opponent, 3)), Gets(This, Elusive))),
		`While your opponent has less than 3 æmber, Troll gains elusive.`,
	},
	{
		troll(AsLongAs(Tide(You), GetsN(This, Assault, 3))),
		`While the tide is high, Troll gains assault 3.`,
	},
	{
		troll(AsLongAs(Compares(Count(Creatures.Friendly()), More, Count(Creatures.Enemy())), Power(This, 4))),
		`While you control more creatures than your opponent, Troll gets +4 power.`,
	},
	{
		troll(AsLongAs(Compares(For(Pool, Opponent), More, For(Pool, You)), Power(This, 4))),
		`While your opponent has more æmber than you, Troll gets +4 power.`,
	},
	{
		troll(Play(If(Compares(For(Keys, Opponent), More, For(Keys, You)), ForgeKey(6)))),
		`Play: If your opponent has more forged keys than you, forge a key at +6 æmber current cost.`,
	},
	{
		troll(Play(If(Compares(ThisTurn(PlayedCreatures, You), AtLeast, 3), Gain(2)))),
		`Play: If you have played 3 or more creatures this turn, gain 2 æmber.`,
	},
	{
		troll(Play(If(Compares(LastTurn(Forged, Opponent), AtLeast, 1), ForgeFree()))),
		`Play: If your opponent forged a key on their previous turn, forge a key at no cost.`,
	},
	{
		troll(Play(If(Compares(Count(Creatures.Friendly()), Equal, 0), Gain(2)).Else(Lose(1)))),
		`Play: If you control no creatures, gain 2 æmber. Otherwise, lose 1 æmber.`,
	},
	{
		troll(Play(If(Compares(Count(Creatures.Friendly().Trait(trait.Beast)), AtLeast, 3), Gain(2)))),
		`Play: If you control 3 or more Beast creatures, gain 2 æmber.`,
	},
	{
		troll(Play(If(Compares(Count(Cards.In(Hand, Opponent)), AtLeast, 5), Gain(2)))),
		`Play: If your opponent has 5 or more cards in their hand, gain 2 æmber.`,
	},
	{
		troll(Reacts(Plays(Opponent, Creatures.House(Dis)), Stun(Subject))),
		`After your opponent plays a Dis creature, stun it.`,
	},
	{
		troll(Reacts(Reaps(Creatures.Friendly().Except()), Ward(Subject))),
		`After another friendly creature reaps, ward it.`,
	},
	{
		troll(Reacts(Enters(Creatures.Enemy()), Deal(1, Subject), If(Destroys(Subject), Gain(1)))),
		`After an enemy creature enters play, deal 1 damage to it. If it is destroyed, gain 1 æmber.`,
	},
	{
		troll(Reacts(TurnStarts(You), Destroy(This))),
		`At the start of your turn, destroy Troll.`,
	},
	{
		troll(Reacts(ChoosesHouse(Opponent, Dis, Mars), Steal(1))),
		`After your opponent chooses Dis or Mars as their active house, steal 1 æmber.`,
	},
	{
		troll(Reacts(IsDestroyed(Creatures.Friendly().Except()), Put(1, PowerCounter, This))),
		`After another friendly creature is destroyed, put a +1 power counter on Troll.`,
	},
	{
		troll(Reacts(Happens(CardDamaged, This), Draw(1))),
		`After Troll is dealt damage, draw a card.`,
	},
	{
		troll(Act(MoveAmber(1, Choose(Creatures.Friendly().WithAmber(1)), This))),
		`Action: Move 1 æmber from a friendly creature with æmber on it to Troll.`,
	},
	{
		troll(Act(TakeAllAmber(Choose(Creatures.Enemy()), You))),
		`Action: Move all æmber from an enemy creature to your pool.`,
	},
	{
		troll(Act(TakeAmber(1, This, Nobody), IfYouDo(Draw(1)))),
		`Action: Return 1 æmber from Troll to the common supply. If you do, draw a card.`,
	},
	{
		troll(Act(Capture(2, Choose(Creatures.Enemy())))),
		`Action: An enemy creature captures 2 æmber from you.`,
	},
	{
		troll(Act(CaptureFrom(You, 1, Creatures.Friendly()))),
		`Action: Each friendly creature captures 1 æmber from your pool.`,
	},
	{
		troll(Play(Capture(1, ChooseN(2, Creatures.Friendly())), Exalt(2, This))),
		`Play: Each of 2 friendly creatures captures 1 æmber. Exalt Troll twice.`,
	},
	{
		troll(Play(ShuffleIn(AnyNumber(Cards.In(Discard, You))), Draw(AffectedCount))),
		`Play: Shuffle any number of cards from your discard pile into your deck. Draw a card for each card shuffled into a deck this way.`,
	},
	{
		troll(Play(Archive(Choose(Cards.In(Deck, You).TopOf(3))))),
		`Play: Archive one of the top 3 cards of your deck.`,
	},
	{
		troll(Play(LookAt(Hand, Opponent), DiscardCards(Choose(Cards.In(Hand, Opponent))))),
		`Play: Look at your opponent’s hand. Discard a card from your opponent’s hand.`,
	},
	{
		troll(Play(Move(Choose(ArtifactCards), Deck, OnTop), Move(Creatures.Enemy(), Deck, AtBottom))),
		`Play: Put an artifact on top of its owner’s deck. Put each enemy creature on the bottom of its owner’s deck.`,
	},
	{
		troll(Play(Swap(This, Choose(Creatures.Friendly().Except())))),
		`Play: Swap the positions of Troll and another friendly creature.`,
	},
	{
		troll(Omni(Sacrifice(This), IfYouDo(LastsFor(RestOfTurn, Choose(Creatures.Friendly()), Static(Power(Kept, 3), Gets(Kept, Skirmish)), After(Happens(CreatureReaped, Kept), Gain(1)))))),
		`Omni: Sacrifice Troll. If you do, for the remainder of the turn, a friendly creature gets +3 power and gains skirmish; each time it reaps, gain 1 æmber.`,
	},
	{
		troll(Play(LastsFor(OpponentsNext, Creatures.Friendly(), Static(GetsN(Kept, Hazardous, 2))))),
		`Play: During your opponent’s next turn, each friendly creature gains hazardous 2.`,
	},
	{
		troll(Play(LastsFor(RestOfTurn, Choose(Creatures.Friendly()), Static(Gives(Kept, Headline(OnFight, Draw(1))))))),
		`Play: For the remainder of the turn, a friendly creature gains “Fight: Draw a card.”`,
	},
	{
		troll(Play(Lasts(NextTime, After(Plays(You, Creatures), Ready(Subject))))),
		`Play: The next time you play a creature this turn, ready it.`,
	},
	{
		troll(Play(ChooseOneOf(Do(Gain(2)), Do(Stun(Choose(Creatures)), Draw(1))))),
		`Play: Choose one: gain 2 æmber; or stun a creature and draw a card.`,
	},
	{
		troll(Play(ForEachOf(Each(Creatures.Friendly()), Deal(1, Choose(Creatures.Enemy()))))),
		`Play: For each friendly creature, deal 1 damage to an enemy creature.`,
	},
	{
		troll(Play(May(Destroy(Choose(Creatures.Friendly().Except())), IfYouDo(Steal(2)), If(Not(DidThat), Lose(1))))),
		`Play: You may destroy another friendly creature. If you do, steal 2 æmber. If you do not, lose 1 æmber.`,
	},
	{
		troll(Play(ReturnToHand(ChooseN(2, Cards.In(Discard, You).Trait(trait.Beast))))),
		`Play: Return 2 Beast cards from your discard pile to your hand.`,
	},
	{
		troll(Destroyed(If(OnYourTurn, Draw(1)))),
		`Destroyed: If it is your turn, draw a card.`,
	},
	{
		troll(Heading(OnPlay|OnReap|OnFight, Enrage(Choose(Creatures.Enemy().NotTrait(trait.Human))))),
		`Play/Fight/Reap: Enrage an enemy non-Human creature.`,
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
		troll(Bears(Headline(OnReap, Draw(1)).If(Tide(You)))),
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
		troll(Reacts(IsUsed(Creatures.Enemy().Named("dodger")), Opponent.Does(May(Ready(Subject), FightWith(Subject))))),
		`After an enemy creature named Dodger is used, your opponent may ready and fight with it.`,
	},
	{
		troll(Play(Destroy(Creatures.NotAmong(It)))),
		`Play: Destroy each creature other than that card.`,
	},
	{
		troll(Play(Destroy(Strongest(1, Creatures.Enemy()).As(A)), Destroy(Creatures.NotAmong(A)))),
		`Play: Destroy the most powerful enemy creature. Destroy each creature other than it.`,
	},
	{
		troll(Play(Take(Choose(Creatures.Friendly()).As(A)), Destroy(Creatures.Friendly().NotAmong(A)))),
		`Play: Choose a friendly creature. Destroy each friendly creature other than it.`,
	},
	{
		Upgrade("sword", Brobnar, Constantly(Power(Host, 2), Gives(Host, Headline(OnFight|OnReap, Deal(Of(PowerOf, This), Choose(Creatures.Enemy())), ReturnToHand(Giver))))),
		`This creature gets +2 power and gains “Fight/Reap: Deal damage equal to this creature’s power to an enemy creature. Return sword to its owner’s hand.”`,
	},
	{
		troll(Play(ForEachOf(Each(Creatures.Enemy()), Opponent.Does(May(You.Pays(1)), If(Not(DidThat), Destroy(It)))))),
		`Play: For each enemy creature, your opponent may pay you 1 æmber. If they do not, they destroy it.`,
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
		troll(Play(Effect{Verb: CaptureVerb, Target: Choose(Creatures.Friendly()), Flag: true, Who: Opponent})),
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
		`Play: Choose a house on your opponent’s identity card. During your opponent’s next turn, your opponent must choose the chosen house as their active house if able.`,
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
		troll(Reacts(DiesFighting(Creatures.Enemy(), This), PutIntoPlay(Subject, You, OnTop))),
		`After an enemy creature is destroyed fighting Troll, put it into play under your control.`,
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
		troll(Constantly(Rule(SpentTaken, Opponent))),
		`You get all æmber that your opponent spends to forge keys.`,
	},
	{
		troll(Constantly(Mod{Kind: PlayLimit, Who: EachPlayer, Num: N(2), Filter: &Creatures})),
		`Players cannot play more than 2 creatures each turn.`,
	},
	{
		troll(Constantly(Allow(MayPlayOther, Cards.House(Mars), 1, 0))),
		`You may play a Mars card each turn in which Mars is not the active house.`,
	},
	{
		troll(Constantly(Allow(MayUseOther, ArtifactCards.Friendly(), 0, ActAny))),
		`You may use friendly artifacts, whatever the active house.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(Logos), 1, 0))))),
		`Play: For the remainder of the turn, you may play a non-Logos card.`,
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
		troll(Constantly(PowerBecomes(This, Count(Cards.In(Hand, You))), GetsN(This, Assault, Of(PowerOf, This)))),
		`Troll’s power is the number of cards in your hand. Troll gains assault X, where X is its power.`,
	},
	{
		troll(Constantly(Without(Creatures.Enemy(), Elusive), Cannot(Creatures.Enemy().Damaged(), ActReady))),
		`Each enemy creature loses elusive. Damaged enemy creatures cannot ready.`,
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
		Artifact("troll", Brobnar, Act(Put(1, DoomCounter, This), If(Compares(Counters(DoomCounter, This), AtLeast, 4), Destroy(Creatures), Sacrifice(This)))),
		`Action: Put a doom counter on Troll. If there are 4 or more doom counters on it, destroy each creature and sacrifice Troll.`,
	},
	{
		Artifact("troll", Brobnar, Omni(Remove(1, GloryCounter, This), IfYouDo(Draw(2)))),
		`Omni: Remove a glory counter from Troll. If you do, draw 2 cards.`,
	},
	{
		Artifact("troll", Brobnar, Act(Graft(Choose(ActionCards.In(Hand, You)), This)), Play(Trigger(OnPlay, Choose(ActionCards.Among(Beneath))))),
		`Action: Graft an action card from your hand onto Troll. / Play: Resolve the Play abilities of an action card under Troll as if you controlled it, without using it.`,
	},
	{
		Artifact("troll", Brobnar, Act(StoreAmber(1, You, This)), Omni(TakeAllAmber(This, You))),
		`Action: Move 1 æmber from your pool to Troll. / Omni: Move all æmber from Troll to your pool.`,
	},
	{
		Upgrade("sword", Brobnar, Constantly(Cannot(Host, ActReap), Gives(Host, Headline(OnDestroyed, Opponent.Gains(N(2))))), Play(Stun(Host))),
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
		troll(Play(Take(Choose(Creatures.Friendly()).As(A)), Take(Choose(Creatures.Enemy()).As(B)), Deal(Of(PowerOf, A), B), Deal(Of(PowerOf, B), A))),
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
		troll(Heading(OnBeforeFight, LastsFor(RestOfTurn, This, Static(Power(Kept, 3), GetsN(Kept, Assault, 2)))), Heading(OnLeaves, Steal(1))),
		`Before fight: For the remainder of the turn, Troll gets +3 power and gains assault 2. / Leaves play: Steal 1 æmber.`,
	},
	{
		troll(Play(ForgeKey(0), ForgeKey(For(Keys, Opponent)), ForgeKey(-2))),
		`Play: Forge a key at current cost. Forge a key at current cost, plus 1 æmber for each forged key your opponent has. Forge a key at current cost, reduced by 2 æmber.`,
	},
	{
		troll(Play(Steal(2), Steal(For(Keys, Opponent)), Opponent.Loses(AffectedCount))),
		`Play: Steal 2 æmber. Steal 1 æmber for each forged key your opponent has. Your opponent loses 1 æmber for each æmber stolen this way.`,
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
		troll(Play(Lasts(RestOfTurn, Static(Cannot(Creatures.House(Mars), ActReap|ActFight))))),
		`Play: For the remainder of the turn, Mars creatures cannot fight or reap.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(), Static(Gives(Creatures.NeighborOf(This), Headline(OnReap, Draw(1))))))))),
		`Play: For the remainder of the turn, each friendly creature gains “Each of this creature’s neighbors gains ‘Reap: Draw a card.’”`,
	},
}

func ptr(f Filter) *Filter { return &f }

func TestPhrases(t *testing.T) {
	for _, p := range phrases {
		assert.Equal(t, p.want, strings.Join(english.Card(p.card).Paragraphs, " / "))
	}
}
