package ru_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/lang"
)

// Modifiers in forms that no card has yet, and in forms that one rule makes of several
// modifiers.
func TestModifiersInRussian(t *testing.T) {
	for want, a := range map[string]Ability{
		`«Тролль» не может ни атаковать, ни совершать сбор.`:                                Static(Cannot(This, ActFight|ActReap)),
		`«Тролля» можно использовать только для боя.`:                                       Static(Cannot(This, ActReap|ActAction|ActOmni)),
		`Вражеских существ нельзя подготовить.`:                                             Static(Cannot(Each(Creatures.Enemy()), ActReady)),
		`Вражеских существ нельзя повернуть.`:                                               Static(Cannot(Each(Creatures.Enemy()), ActExhaust)),
		`Дружественные существа входят в игру подготовленными на любое место боевой линии.`: Static(Modify(EntersAnywhere, Creatures.Friendly())),
		`Пока вы контролируете меньше всего существ, «Тролль» получает +2 к силе.`:          Static(Power(This, 2)).If(Fewest(Creatures)),
		`Пока вы не контролируете меньше всего существ, «Тролль» получает +2 к силе.`:       Static(Power(This, 2)).If(Not(Fewest(Creatures))),
		`Вы можете тратить «Тролля», как если бы это был янтарь в вашем личном запасе, сбрасывая его, даже если на нём жетон защиты.`: Static(
			SpendableItself(You, This)),
		`Урон, который получило бы существо «Тролль», вместо этого делится по возможности поровну между соседями существа «Тролль», если они есть.`: Static(
			Modify(Divides, This)),
		`«Тролль» игнорирует броню, когда атакует.`: Static(Modify(PiercesArmor, This)),
		`Артефакты нельзя использовать.`:            Static(Cannot(Each(ArtifactCards), ActAny)),
		`«Тролль» получает +1 к силе и ключевые слова «Яд» и «Натиск 2».`: Static(
			Power(This, 1), Gets(This, Poison), GetsN(This, Assault, 2)),
		`«Тролль» принадлежит также дому Дис и получает атрибуты «Демон» и «Бес».`: Static(
			Mod{Kind: AlsoHouseMod, Target: Target{Pick: ByRole, Role: This}, House: Dis}, GetsTraits(This, trait.Imp, trait.Demon)),
		`Каждый раз, когда вражеское существо получает урон, оно получает ещё 5 урона.`: Static(
			Mod{Kind: DamageTaken, Target: Each(Creatures.Enemy()), Num: N(5)}),
		`Каждое существо наносит только 1 урон, когда его атакуют.`: Static(
			Mod{Kind: FightDamage, Target: Each(Creatures), Num: N(1), WhenAttacked: true}),
		`Игроки не могут разыгрывать существ с силой больше, чем у существа «Тролль».`: Static(
			Forbid(CannotPlay, AnyPlayer, Creatures.Power(More, Of(PowerOf, This)))),
		`Соперник не может разыгрывать больше 1 карты за ход.`: Static(
			Mod{Kind: PlayLimit, Who: Opponent, Num: N(1)}),
		`Пока «Тролль» в вашем сбросе, можете положить «Тролля» в архив.`: {Kind: Headed, Headings: OnOmni, Do: Do(Archive(This)), Zone: Discard},
		`В утиль: положите «Тролля» в архив.`:                             {Kind: Headed, Headings: OnScrap, Do: Do(Archive(This)), Zone: Discard},
		`Ваши ключи стоят на 5 янтаря дешевле.`:                           Static(Mod{Kind: KeyCostMod, Who: You, Num: N(-5)}),
		`Соперник пропускает этап «Подготовить карты».`:                   Static(Rule(SkipReady, Opponent)),
		`В начале хода соперника, если у него 3 или больше янтаря, украдите 1 янтарь.`: After(
			TurnStarts(Opponent), Steal(1)).If(HasPool(Opponent, 3)),
		`На этапе «Добрать карты» соперник добирает карты, пока на руке не окажется на 2 карты меньше обычного.`: Static(
			Mod{Kind: HandSizeMod, Who: Opponent, Num: N(-2)}),
	} {
		assert.Equal(t, want, russian.Texts(russian).Ability(Creature("troll", Brobnar, 8), a, ""))
	}
}

// K18.3, K18.6: the reminder of a keyword with a number counts its damage.
func TestRemindersCountDamage(t *testing.T) {
	for n, want := range map[int]string{1: "1 урон ", 2: "2 урона ", 5: "5 урона ", 11: "11 урона ", 21: "21 урон "} {
		for _, k := range []Keyword{Assault, Hazardous} {
			assert.Contains(t, russian.Explain(lang.Keyword{Kind: k, N: n}).Reminder, " "+want)
		}
	}
}
