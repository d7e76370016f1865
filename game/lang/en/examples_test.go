package en_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

func troll(o ...Option) *Card { return Creature("troll", Brobnar, 8, o...) }

// example is an ability as cards have it, and what it says.
type example struct {
	card *Card
	want string
}

// examples are abilities as cards of all sets have them, and what they say.
var examples = slices.Concat(examplesOfEffects, examplesOfWhom, []example{
	{
		troll(Reap(If(Compares(Count(Cards), AtLeast, 13), Gain(1)))),
		`Reap: If there are 13 or more cards in play, gain 1 æmber.`,
	},
	{
		troll(Scrap(May(Archive(This)))),
		`Scrap: You may archive Troll.`,
	},
	{
		troll(Reap(MakeTokens(2), Enrage(Them))),
		`Reap: Make 2 token creatures. Enrage them.`,
	},
	{
		troll(Reap(MakeTokens(2).OfCard("troll").At(RightFlank))),
		`Reap: Make 2 Trolls on your right flank.`,
	},
	{
		troll(Reap(Opponent.Does(MakeTokens(1).At(LeftFlank)))),
		`Reap: Your opponent makes a token creature on their left flank.`,
	},
	{
		troll(Constantly(Cannot(Creatures.Friendly().NamedToken("dodger"), ActReap)),
			BeforeFight(Ready(Choose(Creatures.Except().NamedToken("troll"))))),
		`Friendly Dodgers cannot reap. / Before fight: Ready another Troll.`,
	},
	{
		troll(Reap(Opponent.Does(MakeTokens(1)), MakeTokens(Count(Creatures.Tokens().Enemy())).At(LeftOfThis))),
		`Reap: Your opponent makes a token creature. Make a token creature immediately to the left of Troll for each enemy token creature.`,
	},
	{
		troll(Reap(MakeTokensOf(Choose(Cards.In(Hand, You))), Destroy(Creatures.NotTokens()), FlipUp(Creatures.Tokens()), FlipDown(This))),
		`Reap: Put a card from your hand into play facedown as a token creature. Destroy each non-token creature. ` +
			`Flip each token creature faceup (a card that is not a creature goes to its owner’s discard pile). ` +
			`Flip Troll facedown (it becomes a token creature).`,
	},
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
		`Play: Search your deck and discard pile for a card named Troll and reveal it.`,
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
		`Play: Destroy each Dis creature. Each player gains 1 æmber for each creature they controlled that was destroyed this way.`,
	},
	{
		troll(BeforeFight(AimAt(Choose(Creatures)))),
		`Before fight: Troll deals its damage to a creature rather than the creature it fights.`,
	},
	{
		troll(Reacts(BeginsFight(Creatures), DiscardCards(Each(Cards.In(Deck, Controller).TopOf(1))),
			If(Is(It, Cards.ActiveHouse()), Prevent()))),
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
		troll(AsLongAs(Compares(ThisTurn(PlayedCreatures, You), Equal, 1), Modify(EntersReady, Creatures.Is(AtPlay)))),
		`The first creature you play each turn enters play ready.`,
	},
	{
		troll(Reap(Lasts(NextTime, Static(Modify(EntersReady, Creatures.Friendly()))),
			Lasts(NextTime, After(Plays(You, Creatures), LastsFor(RestOfTurn, Subject, Static(Power(TheSubjects, 2))))))),
		`Reap: The next creature you play this turn enters play ready. For the remainder of the turn, it gets +2 power.`,
	},
	{
		troll(Reap(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))),
			ForEachHouse(If(Is(It, Cards.ChosenHouse()), Lasts(OpponentsNext, Static(Rule(CannotChoose, Opponent))))))),
		`Reap: Discard the top card of your opponent’s deck. Your opponent cannot choose any house to which it belongs as their active house on their next turn.`,
	},
	{
		troll(Reap(Take(Each(Creatures.Flank())), If(Compares(Of(MostOfHouse, It), AtLeast, 2), Steal(2)))),
		`Reap: If 2 or more of the flank creatures share a house, steal 2 æmber.`,
	},
	{
		troll(Reap(Ready(Choose(Creatures.Friendly())), FightWith(It),
			If(HasForged(You, BlueKey), Ready(Choose(Creatures.Friendly())), FightWith(It)))),
		`Reap: Ready and fight with a friendly creature. If your blue key is forged, repeat the preceding effect.`,
	},
	{
		troll(Reap(If(HasForged(AnyPlayer, BlueKey), Gain(1)), If(Not(HasForged(AnyPlayer, RedKey)), Draw(1)))),
		`Reap: If a blue key is forged, gain 1 æmber. If no red key is forged, draw a card.`,
	},
	{
		troll(Play(RevealZone(Hand, You), Opponent.Does(Lose(Count(Cards.In(Hand, You)).Less(N(5)))))),
		`Play: Reveal your hand. Your opponent loses 1 æmber for each card in their hand in excess of 5.`,
	},
	{
		troll(Play(DiscardCards(Cards.In(Deck, You).TopOf(10)), If(Compares(Of(MostOfHouse, Them), AtLeast, 5), Steal(2)))),
		`Play: Discard the top 10 cards of your deck. If 5 or more of those cards share a house, steal 2 æmber.`,
	},
	{
		troll(Play(DiscardCards(Cards.In(Deck, You).TopOf(2)), If(Compares(Of(MostOfType, Them), AtLeast, 2), Steal(2)))),
		`Play: Discard the top 2 cards of your deck. If 2 or more of those cards share a type, steal 2 æmber.`,
	},
	{
		troll(Play(EachPlayer.Does(DiscardCards(Random(Third(Count(Cards.In(Hand, You))), Cards.In(Hand, You)))),
			Purge(Random(Half(Count(Cards.In(Hand, Opponent))), Cards.In(Hand, Opponent))))),
		`Play: Each player discards a random third of the cards in their hand (rounded down). ` +
			`Purge a random half of the cards in your opponent’s hand (rounded down).`,
	},
	{
		Creature("saucer-149", Mars, 5, Play(Exalt(4, This))),
		`Play: Exalt Saucer 149 four times.`,
	},
	{
		troll(Play(Capture(1, Creatures.Friendly()), If(HasForged(AnyPlayer, YellowKey), Capture(1, Creatures.Friendly())))),
		`Play: Each friendly creature captures 1 æmber. If a yellow key is forged, repeat the preceding effect.`,
	},
	{
		troll(Play(Deal(2, Choose(Creatures.Enemy())), If(Is(It, Creatures.WithAmber(1)), Deal(2, Choose(Creatures.Enemy()))))),
		`Play: Deal 2 damage to an enemy creature. If it has æmber on it, repeat the preceding effect.`,
	},
	{
		troll(Play(ChooseNumber(0, 6), Pay(TheNumber), Draw(AffectedCount))),
		`Play: Pay your opponent up to 6 æmber. Draw a card for each æmber paid this way.`,
	},
	{
		troll(Reap(Gain(1), Draw(1), If(HasForged(You, BlueKey), Gain(1), Draw(1)))),
		`Reap: Gain 1 æmber. Draw a card. If your blue key is forged, repeat the preceding effects.`,
	},
	{
		troll(Reap(Opponent.Loses(Count(Cards.In(Hand, Opponent)).Less(N(5))))),
		`Reap: Your opponent loses 1 æmber for each card in your opponent’s hand in excess of 5.`,
	},
	{
		troll(Reap(ShuffleIn(Choose(Cards.In(Discard, You).Or(Cards.In(Purged, You)))))),
		`Reap: Shuffle a card from your discard pile or a purged card you own into your deck.`,
	},
	{
		troll(Play(Reveal(Search(1, Cards.In(Deck, You).Named("troll").Or(
			Cards.In(Deck, You).Named("dodger").Or(Cards.In(Discard, You).Named("troll"))))))),
		`Play: Search your deck and discard pile for a card named Troll or Dodger and reveal it.`,
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
		`Play: Heal up to 2 damage from a creature. Deal that much damage to another creature.`,
	},
	{
		troll(Play(Capture(1, ChooseN(Count(Creatures.Friendly()).Less(Count(Creatures.Enemy())), Creatures.Friendly())))),
		`Play: For each friendly creature in excess of the number of enemy creatures, a friendly creature captures 1 æmber, each time a different one.`,
	},
	{
		troll(AsLongAs(ThereIsNo(Creatures.Enemy()), IsArchived(This))),
		`If your opponent controls no creatures, archive Troll.`,
	},
	{
		Upgrade("troll", Brobnar, AttachesOnlyTo(Creatures.Friendly().Trait(trait.Giant))),
		`Troll can be attached only to a friendly Giant creature.`,
	},
	{
		troll(AsLongAs(ThereIsNo(Creatures.Enemy()), Modify(Doomed, This))),
		`If your opponent controls no creatures, destroy Troll.`,
	},
	{
		troll(Play(Take(Choose(Creatures.Friendly()).As(A)), ForEach(3, Ready(A), FightWith(A).Against(Creatures.Enemy().NotAmong(B))))),
		`Play: Ready and fight with a friendly creature 3 times, each time against a different enemy creature.`,
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
		`Play: During your opponent’s next turn, they cannot forge keys and their keys cost +2 æmber.`,
	},
	{
		troll(Play(Lasts(OpponentsNext, Static(Forbid(CannotPlay, Opponent, ActionCards))))),
		`Play: During your opponent’s next turn, they cannot play action cards.`,
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
		troll(Constantly(Gives(Creatures.Friendly().Except().Trait(trait.Knight), WithHeading(OnReap, Draw(1))))),
		`Each other friendly Knight creature gains “Reap: Draw a card.”`,
	},
	{
		troll(Constantly(Cannot(Creatures.Enemy(), ActReap), Cannot(This, ActFight|ActReap))),
		`Enemy creatures cannot reap. Troll cannot attack or reap.`,
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
		troll(Scrap(Stun(ChooseN(2, Creatures.WithoutAmber())))),
		`Scrap: Stun 2 creatures with no æmber on them.`,
	},
	{
		troll(Reacts(ChoosesHouseBut(AnyPlayer, Dis), Steal(1))),
		`After a player chooses a house other than Dis as their active house, steal 1 æmber.`,
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
		troll(Omni(Sacrifice(This), IfYouDo(LastsFor(RestOfTurn, Choose(Creatures.Friendly()),
			Static(Power(TheSubjects, 3), Gets(TheSubjects, Skirmish)), After(Happens(CreatureReaped, TheSubjects), Gain(1)))))),
		`Omni: Sacrifice Troll. If you do, for the remainder of the turn, a friendly creature gets +3 power and gains skirmish; each time it reaps, gain 1 æmber.`,
	},
	{
		troll(Play(LastsFor(OpponentsNext, Creatures.Friendly(), Static(GetsN(TheSubjects, Hazardous, 2))))),
		`Play: During your opponent’s next turn, each friendly creature gains hazardous 2.`,
	},
	{
		troll(Play(LastsFor(RestOfTurn, Choose(Creatures.Friendly()), Static(Gives(TheSubjects, WithHeading(OnFight, Draw(1))))))),
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
		troll(Destroyed(Ready(Strongest(1, Creatures.NeighborOf(This)))), Reap(Put(3, HatchCounter, This))),
		`Destroyed: Ready Troll’s most powerful neighbor. / Reap: Put 3 hatch counters on Troll.`,
	},
	{
		troll(Play(ForEachOf(Each(Creatures.Enemy()).As(B), MakeTokens(1), Take(Each(Cards.Among(Them)).As(A)), Ready(A),
			FightWith(A).Against(Creatures.Among(B)).IgnoringTaunt()))),
		`Play: For each enemy creature, make a token creature; then ready and fight with it against that creature, ignoring taunt.`,
	},
	{
		troll(Play(ChooseOneOf(Do(Put(1, YeaCounter, This)), Do(Put(1, NayCounter, This))),
			ForEach(Of(PowerOf, This), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))))),
		`Play: Put a Yea counter or a Nay counter on Troll. Discard a number of cards from the top of your deck equal to its power.`,
	},
	{
		troll(Play(Stun(Creatures.NotOnFlank()), Deal(2, Creatures.SharesTitle(This)))),
		`Play: Stun each creature not on a flank. Deal 2 damage to Troll and each other creature with the same name.`,
	},
	{
		troll(Play(Lasts(RestOfTurn, Static(Power(Creatures.Enemy(), 1), Modify(BlankMod, Creatures.Enemy()))))),
		`Play: For the remainder of the turn, each enemy creature gets +1 power and its text box is treated as blank except for traits.`,
	},
	{
		troll(Play(Take(OneOfEach(OfLine, Creatures.Flank()).As(A)), Take(AnyNumber(Creatures.Is(InCenter)).As(B)),
			Stun(Each(Creatures.Among(B)).AndAlso(Each(Creatures.SharesHalf(A)))))),
		`Play: Divide each battleline in half as evenly as possible without changing the order of its creatures. ` +
			`Stun each creature in one half of each battleline.`,
	},
	{
		troll(Bears(After(DrawsCard(You), Gain(1)).If(OnYourTurn)), AsLongAs(OnYourTurn, Gets(This, Taunt))),
		`After you draw a card during your turn, gain 1 æmber. / During your turn, Troll gains taunt.`,
	},
	{
		troll(Destroyed(If(OnYourTurn, Draw(1)))),
		`Destroyed: If it is your turn, draw a card.`,
	},
	{
		troll(Heading(OnPlay|OnReap|OnFight, Enrage(Choose(Creatures.Enemy().NotTrait(trait.Human))))),
		`Play/Fight/Reap: Enrage an enemy non-Human creature.`,
	},
})

func ptr(f Filter) *Filter { return &f }

func TestPhrases(t *testing.T) {
	for _, p := range examples {
		assert.Equal(t, p.want, strings.Join(english.Card(p.card).Paragraphs, " / "))
	}
}
