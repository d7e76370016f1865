package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

func TestRussian(t *testing.T) {
	n := narrator(t)
	n.Language = languages.Named("ru")
	mine := slots(t, n.Game, 0, "Dust Imp", "Headhunter", "Anger")
	imp, hunter := mine[0], mine[1]
	for want, events := range map[string][]keyforge.Event{
		"Ход игрока 2 начинается.":                  {{Kind: keyforge.TurnBegan, Side: 1}},
		"Ваш ход начинается.":                       {{Kind: keyforge.TurnBegan, Side: 0}},
		"Вы крадёте 2 янтаря у игрока 2.":           {{Kind: keyforge.Stole, Side: 0, N: 2, M: 1}},
		"Игрок 2 крадёт 1 янтарь у вас.":            {{Kind: keyforge.Stole, Side: 1, N: 1, M: 0}},
		"Вы берёте «Пыльного беса» и «Головореза».": {{Kind: keyforge.Drew, Card: imp, To: card.Hand}, {Kind: keyforge.Drew, Card: hunter, To: card.Hand}},
		"Игрок 2 берёт 2 карты.": {{Kind: keyforge.Drew, Side: 1, Card: imp, To: card.Hand, Hidden: 1},
			{Kind: keyforge.Drew, Side: 1, Card: hunter, To: card.Hand, Hidden: 1}},
		"Игрок 2 берёт карту.":                        {{Kind: keyforge.Drew, Side: 1, Card: imp, To: card.Hand, Hidden: 1}},
		"Карта уходит в архив игрока 2.":              {{Kind: keyforge.Moved, Side: 1, Card: imp, From: card.Hand, To: card.Archives, Hidden: 1}},
		"«Пыльный бес» переходит на вашу руку.":       {{Kind: keyforge.Moved, Side: 0, Card: imp, From: card.Battleline, To: card.Hand}},
		"Вы получаете 11 цепей.":                      {{Kind: keyforge.ChainsGained, Side: 0, N: 11}},
		"Вы обращаете прилив на свою сторону.":        {{Kind: keyforge.TideTurned, Side: 0, N: 1}},
		"Вы получаете 21 цепь.":                       {{Kind: keyforge.ChainsGained, Side: 0, N: 21}},
		"«Пыльный бес» получает 3 урона от «Злости».": {{Kind: keyforge.DamageDealt, Card: imp, N: 3, Other: mine[2]}},
		"«Пыльный бес» получает 1 урон.":              {{Kind: keyforge.DamageDealt, Card: imp, N: 1}},
		"Вы выбираете активный дом: Санктум.":         {{Kind: keyforge.HouseChosen, House: card.Sanctum}},
		"«Пыльный бес» получает 2 жетона рока.":       {{Kind: keyforge.CountersPut, Card: imp, N: 2, M: int32(card.DoomCounter)}},
	} {
		lines := n.Lines(events)
		assert.Equal(t, want, lines[len(lines)-1])
	}
}

// Every sentence exists, and none has English words of its own, apart from titles
// of cards and texts of abilities.
func TestRussianIsWhole(t *testing.T) {
	n := narrator(t)
	n.Language = languages.Named("ru")
	c := slots(t, n.Game, 0, "Dust Imp", "Headhunter")
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		if k == keyforge.Rose { // its adventure narrates it
			continue
		}
		for _, side := range []keyforge.Side{0, 1, keyforge.Monster} {
			e := keyforge.Event{Kind: k, Side: side, Card: c[0], Other: c[1], From: card.Hand, To: card.Discard, House: card.Dis, N: 1, M: 1}
			assert.Regexp(t, `^[\p{Cyrillic}\d«].+[.!]$`, n.Words(&e), "kind %d", k)
		}
	}
	for p := keyforge.ForEffect + 1; p < keyforge.PurposeCount; p++ {
		assert.Regexp(t, `^\p{Cyrillic}.+\?$`, n.Question(&keyforge.Question{Kind: keyforge.AskYesNo, Purpose: p, Source: 1, Of: 1}),
			"purpose %d", p)
	}
}

// Titles that are printed in Russian are used, in the case that the sentence requires;
// the others stay as they are.
func TestRussianTitlesAreDeclined(t *testing.T) {
	tb, n := table(t, keyforge.Duel, duel(keyforge.SidePosition{Line: gametest.Cards("bad-penny", "troll")},
		keyforge.SidePosition{Line: gametest.Cards("valoocanth")}, card.Brobnar, false))
	n.Language, n.Open[0] = languages.Named("ru"), true
	penny, troll, fish := tb.Card("bad-penny"), tb.Card("troll"), tb.Card("valoocanth")
	for want, e := range map[string]keyforge.Event{
		"«Тролль» атакует «Валуканта».":                              {Kind: keyforge.AttackMade, Card: troll, Other: fish},
		"«Валукант» атакует «Резкую Пенни».":                         {Kind: keyforge.AttackMade, Card: fish, Other: penny},
		"«Тролль» получает 3 урона от «Резкой Пенни».":               {Kind: keyforge.DamageDealt, Card: troll, Other: penny, N: 3},
		"Боя между «Резкой Пенни» и «Валукантом» всё-таки не будет.": {Kind: keyforge.FightSkipped, Card: penny, Other: fish},
		"«Тролль» прикрепляется к «Валуканту».":                      {Kind: keyforge.AttachedTo, Card: troll, Other: fish},
		"Броня «Валуканта» предотвращает 2 урона.":                   {Kind: keyforge.DamagePrevented, Card: fish, N: 2},
		"У «Резкой Пенни» вылечен 1 урон.":                           {Kind: keyforge.Healed, Card: penny, N: 1},
		"Вы берёте «Резкую Пенни».":                                  {Kind: keyforge.Drew, Card: penny, To: card.Hand},
	} {
		assert.Equal(t, want, n.Words(&e))
	}
	assert.Equal(t, "Валукант", n.Title(fish))
}
