package ru_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
)

// moved are effects that move cards, æmber and counters or deal damage, whose words depend
// on what stands around them, and what they say.
var moved = []struct {
	do   []Effect
	want string
}{
	{Do(Stun(Each(Creatures.House(Mars).Or(Creatures.Trait(trait.Robot))))),
		"оглушите каждое существо дома Марс и каждое существо с атрибутом «Робот»."},
	{Do(Ready(Choose(Creatures.NotTrait(trait.Agent).House(Mars)))),
		"подготовьте существо дома Марс без атрибута «Агент»."},
	{Do(Together(Deal(3, Choose(Creatures.Flank()).As(A)), Deal(2, Choose(Creatures.NeighborOf(A)).As(B)),
		Deal(1, Choose(Creatures.NeighborOf(B).NotAmong(A))))),
		"нанесите 3 урона фланговому существу, 2 урона его соседу и 1 урон другому соседу этого соседа."},
	{Do(ForgeKey(2).ForNoLessThan(6)),
		"скуйте ключ по текущей цене, повышенной на 2 янтаря (но не ниже 6 янтаря)."},
	{Do(Swap(Choose(ArtifactCards.In(Discard, You)), Choose(Cards.In(Hand, You)))),
		"поменяйте местами артефакт из вашего сброса и карту с руки."},
	{Do(Purge(Choose(Creatures.In(Discard, EachHaunted)))), "изгоните существо из сброса любого истерзанного игрока."},
	{Do(Exhaust(Choose(ArtifactCards.Or(Creatures.Flank()))), Draw(1), Ready(It)),
		"поверните артефакт или фланговое существо. Возьмите 1 карту. Подготовьте эту карту."},
	{Do(Opponent.Does(Move(Each(Cards.In(Hand, You)), Discard, OnTop))),
		"соперник сбрасывает все карты с руки."},
	{Do(Move(Random(1, Cards.In(Hand, Opponent)), Discard, OnTop)),
		"соперник сбрасывает случайную карту с руки."},
	{Do(MoveTo(Choose(Creatures.Enemy()), Archives, You)),
		"положите вражеское существо в ваш архив (когда оно покинет архив, оно отправится на руку владельца)."},
	{Do(MoveTo(Choose(ArtifactCards), Archives, You)),
		"положите артефакт в ваш архив (если его владелец не вы, то из архива он отправится к владельцу на руку)."},
	{Do(MoveTo(Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())), Archives, You)),
		"положите дружественное и вражеское существо в ваш архив (карта, владелец которой не вы, из архива отправится к владельцу на руку)."},
	{Do(ReturnToHand(Choose(Cards.In(Under, AnyPlayer))), If(ThereIsNo(Cards.In(Under, AnyPlayer)), Destroy(This))),
		"верните карту из-под существа «Тролль» на руку владельца. Если под существом «Тролль» нет карт, уничтожьте «Тролля»."},
	{Do(TakeAmber(1, Each(Creatures), Controller)),
		"переместите по 1 янтарю с каждого существа в личный запас контролирующего его игрока."},
	{Do(Destroy(Choose(Creatures)), EachPlayer.Loses(Half(Of(PowerOf, It)))),
		"уничтожьте существо. Каждый игрок теряет янтарь в количестве, равном половине силы этого существа " +
			"(округляя в меньшую сторону)."},
	{Do(EachPlayer.Does(You.Gains(For(Pool, You)))), "каждый игрок получает 1 янтарь за каждый свой янтарь."},
	{Do(Deal(2, Choose(Creatures)), Unstun(It), Heal(1, It)),
		"нанесите 2 урона существу. Снимите с него оглушение. Вылечите у него 1 урон."},
	{Do(Put(1, GrowthCounter, This), Put(2, PowerCounter, Each(Creatures))),
		"положите на «Тролля» жетон роста. Положите на каждое существо по 2 жетона силы."},
}

func TestMovesAreSaid(t *testing.T) {
	for _, e := range moved {
		assert.Equal(t, e.want, says(e.do...))
	}
}

// The verb that puts cards into archives says nothing about archiving: the word for
// archives is the term.
func TestArchivesAreATerm(t *testing.T) {
	for _, word := range [...]string{"архив", "Архивирует", "архива"} {
		assert.Equal(t, lang.Archive, russian.Term(word), word)
	}
	for word, term := range map[string]lang.Term{"истерзан": lang.Haunted, "меньшинстве": lang.Overwhelmed, "утиль": lang.Scrap,
		"Судьба": lang.Fate, "токен": lang.Token, "существ-токенов": lang.Token, "пророчество": lang.Prophecy, "существо": lang.NoTerm} {
		assert.Equal(t, term, russian.Term(word), word)
	}
	assert.Equal(t, lang.NoTerm, russian.Term("архонта"))
}
