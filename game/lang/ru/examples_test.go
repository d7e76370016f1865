package ru_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Effects that govern others, in forms that no card has yet or that several cards have.
var examples = []struct {
	do   []Effect
	want string
}{
	{
		Do(TakeControl(You, Choose(Creatures.Enemy()), WhileThisInPlay)),
		`возьмите под контроль вражеское существо, пока «Тролль» не выйдет из игры.`,
	},
	{
		Do(ForEach(Half(For(Pool, Opponent)), Capture(1, Choose(Creatures.Friendly())))),
		`дружественные существа захватывают половину янтаря соперника (округляя в меньшую сторону), распределив её между собой ` +
			`по вашему выбору.`,
	},
	{
		Do(Lasts(RestOfTurn, Static(Rule(SkipReady, You)))),
		`пропустите этап «Подготовить карты» в этот ход.`,
	},
	{
		Do(Destroy(Choose(Creatures.Enemy().OtherHouse(This)))),
		`уничтожьте вражеское существо другого дома, чем «Тролль».`,
	},
	{
		Do(ForEach(Among(ArmorSum, Creatures.Enemy()), Deal(2, Choose(Creatures.Friendly())))),
		`за каждую единицу брони вражеских существ нанесите 2 урона дружественному существу.`,
	},
	{
		Do(Deal(Among(ArmorSum, Creatures.Enemy()), This)),
		`нанесите существу «Тролль» 1 урон за каждую единицу брони вражеских существ.`,
	},
	{
		Do(Deal(2, Choose(Creatures.Enemy())), If(Is(It, Creatures.WithAmber(1)), Deal(2, Choose(Creatures.Enemy())))),
		`нанесите 2 урона вражескому существу. Если на нём есть янтарь, повторите предыдущий эффект.`,
	},
	{
		Do(Lasts(RestOfTurn, Static(PlaysAtMost(You, 4, Cards), Allow(MayPlayOther, Cards, 0, 0)))),
		`до конца хода вы не можете разыгрывать больше 4 карт за весь ход и можете разыгрывать карты независимо от активного дома.`,
	},
	{
		Do(PutIntoPlay(This, You, OnTop)),
		`введите «Тролля» в игру под вашим контролем.`,
	},
	{
		Do(PutIntoPlay(Choose(Creatures.In(Discard, EachPlayer)), You, OnTop)),
		`введите в игру под вашим контролем существо из сброса любого игрока.`,
	},
	{
		Do(Reveal(Search(2, Cards.In(Deck, You).Is(IsGigantic)).As(A)), ForEachOf(A, Move(It, Deck, OnTop))),
		`найдите в вашей колоде до 2 половин гигантских существ и покажите их. Положите их на верх вашей колоды в любом порядке.`,
	},
	{
		Do(If(HasPool(Opponent, 4), Steal(1), If(HasPool(Opponent, 4), Draw(1)))),
		`если у соперника 4 или больше янтаря, украдите 1 янтарь. Если это всё ещё так, возьмите 1 карту.`,
	},
	{
		Do(ShuffleIn(Each(Cards.In(Discard, You).TopOf(1)).AndAlso(Target{Role: This}))),
		`замешайте в вашу колоду верхнюю карту вашего сброса и «Тролля».`,
	},
	{
		Do(TakeControl(Opponent, This, RestOfTurn)),
		`передайте «Тролля» под контроль соперника до конца хода.`,
	},
	{
		Do(Opponent.Does(ChooseOneOf(Do(Lose(3)), Do(DiscardCards(ChooseN(2, Cards.In(Hand, You))))))),
		`соперник выбирает одно: потерять 3 янтаря или сбросить 2 карты с руки.`,
	},
	{
		Do(If(Compares(Count(Cards), AtLeast, 13), Gain(1))),
		`если в игре 13 или больше карт, получите 1 янтарь.`,
	},
	{
		Do(ChooseOneOf(Do(Gain(2)), Do(Capture(1, Choose(Creatures.Friendly()))))),
		`выберите одно: вы получаете 2 янтаря; или дружественное существо захватывает 1 янтарь у соперника.`,
	},
	{
		Do(ForEachOf(Each(Creatures.Enemy()), Opponent.Does(May(You.Pays(1)), If(Not(DidThat), Destroy(It))))),
		`для каждого вражеского существа соперник может отдать вам 1 янтарь. Если нет, он уничтожает это существо.`,
	},
	{
		Do(Lasts(NextTime, After(Plays(You, Creatures), Ready(Subject)))),
		`один раз до конца хода, после того как вы разыграли существо, подготовьте его.`,
	},
	{
		Do(DiscardCards(Random(N(1), Cards.In(Hand, You))), If(Is(It, ArtifactCards), Gain(1)), If(Is(It, Creatures), Gain(2))),
		`сбросьте случайную карту с руки. Если она — артефакт, получите 1 янтарь. Если она — существо, получите 2 янтаря.`,
	},
	{
		Do(Reveal(Search(1, Cards.In(Deck, You).Named("troll").Or(
			Cards.In(Deck, You).Named("dodger").Or(Cards.In(Discard, You).Named("troll")))))),
		`найдите в вашей колоде и сбросе карту с названием «Тролль» или «Ловкач» и покажите её.`,
	},
	{
		Do(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))),
			ForEachHouse(If(Is(It, Cards.ChosenHouse()), Lasts(OpponentsNext, Static(Rule(CannotChoose, Opponent)))))),
		`сбросьте верхнюю карту колоды соперника. В свой следующий ход соперник не может выбрать активным ни один её дом.`,
	},
	{
		Do(Lasts(OpponentsNext, After(ChoosesHouseBut(Opponent, Shadows), Steal(1)))),
		`в следующий ход соперника, если он выберет активным любой дом, кроме дома Тени, украдите 1 янтарь.`,
	},
	{
		Do(Lasts(RestOfTurn, After(IsExalted(Creatures.Friendly()).By(You), Draw(1)))),
		`до конца хода каждый раз, когда вы возвысите дружественное существо, возьмите 1 карту.`,
	},
	{
		Do(ForEachOf(Each(Creatures.Enemy()).As(A), MakeTokens(1), Ready(Them),
			FightWith(Them).Against(Creatures.Among(A)).IgnoringTaunt())),
		`для каждого вражеского существа создайте 1 существо-токен, подготовьте его и начните им бой против того существа, ` +
			`игнорируя провокацию.`,
	},
	{
		Do(ShuffleIn(Choose(Cards.In(Discard, You).Or(Cards.In(Purged, You))))),
		`замешайте в вашу колоду карту из вашего сброса или вашу изгнанную карту.`,
	},
	{
		Do(If(HasForged(AnyPlayer, BlueKey), Gain(1)), If(Not(HasForged(AnyPlayer, RedKey)), Draw(1))),
		`если хотя бы один синий ключ скован, получите 1 янтарь. Если ни один красный ключ не скован, возьмите 1 карту.`,
	},
	{
		Do(EachPlayer.Does(DiscardCards(Random(Third(Count(Cards.In(Hand, You))), Cards.In(Hand, You))))),
		`каждый игрок сбрасывает случайную треть карт с руки (округляя в меньшую сторону).`,
	},
	{
		Do(Opponent.Does(Lose(Count(Cards.In(Hand, You)).Less(N(5))))),
		`соперник теряет 1 янтарь за каждую карту на своей руке сверх 5.`,
	},
	{
		Do(Take(Each(Creatures.Flank())), If(Compares(Of(MostOfHouse, It), AtLeast, 2), Steal(2))),
		`если 2 или больше из фланговых существ принадлежат одному дому, украдите 2 янтаря.`,
	},
	{
		Do(DiscardCards(Cards.In(Deck, You).TopOf(2)), If(Compares(Of(MostOfType, Them), AtLeast, 2), Steal(2))),
		`сбросьте 2 верхние карты вашей колоды. Если 2 или больше из этих карт одного типа, украдите 2 янтаря.`,
	},
	{
		Do(Archive(Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))),
		`положите дружественное и вражеское существо в архивы владельцев.`,
	},
	{
		Do(Capture(1, Creatures.Friendly()), If(HasForged(AnyPlayer, YellowKey), Capture(1, Creatures.Friendly()))),
		`каждое дружественное существо захватывает 1 янтарь у соперника. Если хотя бы один жёлтый ключ скован, повторите предыдущий эффект.`,
	},
	{
		Do(Deal(2, Choose(Creatures.Enemy())), If(Is(It, Creatures.WithAmber(1)), Deal(2, Choose(Creatures.Enemy())))),
		`нанесите 2 урона вражескому существу. Если на нём есть янтарь, повторите предыдущий эффект.`,
	},
	{
		Do(ChooseNumber(0, 6), Pay(TheNumber), Draw(AffectedCount)),
		`отдайте сопернику до 6 янтаря. Возьмите 1 карту за каждый отданный таким образом янтарь.`,
	},
	{
		Do(Gain(1), Draw(1), If(HasForged(You, BlueKey), Gain(1), Draw(1))),
		`получите 1 янтарь. Возьмите 1 карту. Если ваш синий ключ скован, повторите предыдущие эффекты.`,
	},
	{
		Do(Lasts(RestOfTurn, Static(KeysCost(Opponent, Of(AmberOn, This).Times(-1))))),
		`до конца хода ключи соперника стоят на 1 янтарь дешевле за каждый янтарь на существе «Тролль».`,
	},
	{
		Do(Lasts(RestOfTurn, After(Plays(You, Creatures), Ready(Subject)))),
		`до конца хода каждый раз, когда вы разыграете существо, подготовьте его.`,
	},
	{
		Do(LastsFor(UntilYourNext, Choose(Creatures.Enemy()), Static(Cannot(TheSubjects, ActReap|ActFight)))),
		`выберите вражеское существо. До начала вашего следующего хода оно не может ни атаковать, ни совершать сбор.`,
	},
	{
		Do(Take(Choose(Creatures.Friendly()).As(A)), Take(Choose(Creatures.Enemy()).As(B)), Deal(Of(PowerOf, A), B)),
		`выберите дружественное существо. Выберите вражеское существо. Нанесите урон, равный силе первого существа, второму существу.`,
	},
	{
		Do(Deal(Of(PowerOf, This), Choose(Creatures.Enemy()))),
		`нанесите урон, равный силе существа «Тролль», вражескому существу.`,
	},
	{
		Do(MakeTokens(2), Enrage(Them)),
		`создайте 2 существа-токена. Разъярите их.`,
	},
	{
		Do(FullyHeal(Choose(Creatures)), MakeTokens(AffectedCount)),
		`полностью вылечите существо. Создайте 1 существо-токен за каждый вылеченный таким образом урон.`,
	},
	{
		Do(MakeTokens(5).OfCard("troll").At(LeftOfThis)),
		`создайте 5 существ-токенов «Тролль» сразу слева от существа «Тролль».`,
	},
	{
		Do(MakeTokens(1).At(RightFlank), Opponent.Does(MakeTokens(1).At(LeftFlank))),
		`создайте 1 существо-токен на своём правом фланге. Соперник создаёт 1 существо-токен на своём левом фланге.`,
	},
	{
		Do(Destroy(AnyNumber(Creatures.Friendly().NamedToken("dodger"))), Ready(Choose(Creatures.Except().NamedToken("troll")))),
		`уничтожьте любое количество дружественных существ «Ловкач». Подготовьте другое существо «Тролль».`,
	},
	{
		Do(If(ThereIs(Cards.In(Discard, You).Named("dodger")), ReturnToHand(Choose(Cards.In(Discard, You).Named("dodger")))).Else(Draw(1))),
		`верните на руку карту с названием «Ловкач» из вашего сброса. Если там таких карт нет, возьмите 1 карту.`,
	},
	{
		Do(Opponent.Does(MakeTokens(1)), Destroy(Creatures.NotTokens()), FlipUp(Creatures.Friendly().Tokens())),
		`соперник создаёт 1 существо-токен. Уничтожьте каждое существо, которое не является токеном. ` +
			`Переверните каждое дружественное существо-токен лицом вверх ` +
			`(карта, которая не является существом, отправляется в сброс владельца).`,
	},
	{
		Do(EachPlayer.Does(May(Draw(1)), IfYouDo(Lose(1)))),
		`каждый игрок может взять 1 карту. В этом случае он теряет 1 янтарь.`,
	},
	{
		Do(Swap(This, Choose(Creatures.Friendly().Except())), Stun(It)),
		`поменяйте местами «Тролля» и другое дружественное существо. Оглушите это другое существо.`,
	},
	{
		Do(Take(Choose(Creatures.Friendly())), Swap(It, Choose(Creatures.Friendly().Except()))),
		`выберите дружественное существо. Поменяйте его местами с другим дружественным существом.`,
	},
	{
		Do(ForEach(Count(Creatures.Friendly()), May(Draw(1)))),
		`за каждое дружественное существо вы можете взять 1 карту.`,
	},
	{
		Do(Reveal(Search(2, Cards.In(Deck, You).Trait(trait.Beast)).OfDifferentTitles())),
		`найдите в вашей колоде до 2 карт с атрибутом «Зверь» и разными названиями и покажите их.`,
	},
	{
		Do(ChooseOneOf(Do(Put(1, YeaCounter, This)), Do(Put(1, NayCounter, This)))),
		`положите на «Тролля» жетон «за» или жетон «против».`,
	},
	{
		Do(ForEach(Of(PowerOf, This), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))))),
		`сбросьте столько верхних карт вашей колоды, сколько составляет сила существа «Тролль».`,
	},
	{
		Do(Destroy(Choose(ArtifactCards.Or(Creatures.Enemy()))), IfYouDo(PlayAsYours(It))),
		`уничтожьте артефакт или вражеское существо. Если вы это сделали, разыграйте эту карту, как если бы она была ваша.`,
	},
	{
		Do(Deal(2, Creatures.SharesTitle(This))),
		`нанесите 2 урона существу «Тролль» и каждому другому существу с тем же названием.`,
	},
	{
		Do(Take(OneOfEach(OfLine, Creatures.Flank()).As(A)), Take(AnyNumber(Creatures.Is(InCenter)).As(B)),
			Stun(Each(Creatures.Among(B)).AndAlso(Each(Creatures.SharesHalf(A))))),
		`разделите каждую боевую линию на две по возможности равные половины, не меняя порядка существ. ` +
			`Оглушите каждое существо в одной половине каждой боевой линии.`,
	},
	{
		Do(SwapControl(This, Choose(Creatures.Enemy()))),
		`поменяйтесь с соперником контролем над существом «Тролль» и вражеским существом.`,
	},
	{
		Do(May(Exalt(1, Creatures.NeighborOf(This).ToTheRightOf(This)), IfYouDo(Stun(It)))),
		`можете возвысить правого соседа существа «Тролль». В этом случае оглушите его.`,
	},
	{
		Do(Archive(Choose(Cards.In(Deck, You).TopOf(3)))),
		`положите в архив одну из 3 верхних карт вашей колоды.`,
	},
	{
		Do(Exalt(1, Choose(Creatures.Friendly())), Ready(It), FightWith(It)),
		`возвысьте и подготовьте дружественное существо и начните им бой.`,
	},
	{
		Do(Capture(1, Choose(Creatures.Friendly())), Ward(It)),
		`дружественное существо захватывает 1 янтарь у соперника. Защитите это существо.`,
	},
	{
		Do(Exhaust(Choose(Creatures)), If(HasPool(Opponent, 3), Stun(It))),
		`поверните существо. Если у соперника 3 или больше янтаря, оглушите это существо.`,
	},
	{
		Do(Lasts(RestOfTurn, Static(Rule(SkipReady, You)))),
		`пропустите этап «Подготовить карты» в этот ход.`,
	},
	{
		Do(ForEach(Among(ArmorSum, Creatures.Enemy()), Draw(1))),
		`за каждую единицу брони вражеских существ возьмите 1 карту.`,
	},
	{
		Do(MoveAnyCounters(PowerCounter, This, Choose(Creatures.Except()))),
		`переместите любое количество жетонов силы с существа «Тролль» на другое существо.`,
	},
	{
		Do(Attach(Choose(Upgrades), Choose(Creatures))),
		`переместите улучшение на другое существо.`,
	},
	{
		Do(Lasts(RestOfTurn, Static(PlaysAtMost(You, 2, Creatures)))),
		`вы не можете разыграть больше 2 существ за этот ход (считая уже разыгранные).`,
	},
	{
		Do(Lasts(OpponentsNext, After(TurnEnds(Opponent), Opponent.Loses(N(1))))),
		`в конце следующего хода соперника он теряет 1 янтарь.`,
	},
	{
		Do(Take(Choose(Creatures.Enemy().Is(HasUpgrade)).As(A)), Destroy(Choose(Upgrades.On(A)))),
		`уничтожьте улучшение на вражеском существе.`,
	},
	{
		Do(ForgeFree(), IfYouDo(Purge(This))),
		`скуйте ключ бесплатно. Если вы это сделали, изгоните «Тролля».`,
	},
	{
		Do(PutIntoPlay(Choose(Creatures.In(Discard, Opponent)), You, OnTop)),
		`введите в игру под вашим контролем существо из сброса соперника.`,
	},
	{
		Do(Deal(2, Choose(Creatures)), If(IsOverwhelmed(You), Deal(2, Choose(Creatures)))),
		`нанесите 2 урона существу. Если вы в меньшинстве, повторите предыдущий эффект.`,
	},
}

func TestPhrases(t *testing.T) {
	troll := Creature("troll", Brobnar, 8)
	for _, e := range examples {
		assert.Equal(t, "Сбор: "+e.want, russian.Texts(russian).Ability(troll, WithHeading(OnReap, e.do...), ""))
	}
}

func TestWhereCardsStay(t *testing.T) {
	maw := Upgrade("troll", Brobnar, AttachesOnlyTo(Creatures.Friendly().House(Brobnar)))
	assert.Equal(t, []string{"«Тролля» можно прикрепить только к дружественному существу дома Бробнар."}, russian.Card(maw).Paragraphs)
	arm := Creature("troll", Brobnar, 8, AsLongAs(ThereIsNo(Creatures.Enemy()), IsArchived(This)))
	assert.Equal(t, []string{"Если соперник не контролирует существ, положите «Тролля» в архив."}, russian.Card(arm).Paragraphs)
}
