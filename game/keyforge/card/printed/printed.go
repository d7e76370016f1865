// Package printed has the names of houses and cards as they are printed in each language. They
// are facts of the cards: a deck list may use any of them, and a language takes its own from
// here. The English titles of cards are with the other facts of the cards.
package printed

import (
	_ "embed"
	"encoding/json"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// English are the names of the houses in English.
var English = [card.HouseCount]string{
	card.NoHouse:      "no house",
	card.Brobnar:      "Brobnar",
	card.Dis:          "Dis",
	card.Logos:        "Logos",
	card.Mars:         "Mars",
	card.Sanctum:      "Sanctum",
	card.Saurian:      "Saurian",
	card.Shadows:      "Shadows",
	card.StarAlliance: "Star Alliance",
	card.Unfathomable: "Unfathomable",
	card.Untamed:      "Untamed",
	card.Monster:      "Monster",
	card.Ekwidon:      "Ekwidon",
	card.Geistoid:     "Geistoid",
	card.Skyborn:      "Skyborn",
	card.Redemption:   "Redemption",
	card.Ouboros:      "Ouboros",
	card.Keyraken:     "Keyraken",
}

// Russian are the names of the houses in Russian.
var Russian = [card.HouseCount]string{
	card.NoHouse:      "без дома",
	card.Brobnar:      "Бробнар",
	card.Dis:          "Дис",
	card.Logos:        "Логос",
	card.Mars:         "Марс",
	card.Sanctum:      "Санктум",
	card.Saurian:      "Завриане",
	card.Shadows:      "Тени",
	card.StarAlliance: "Звёздный Альянс",
	card.Unfathomable: "Непостижимые",
	card.Untamed:      "Неукротимые",
	card.Monster:      "Чудовище",
	card.Ekwidon:      "Эквидон",
	card.Geistoid:     "Гейстоиды",
	card.Skyborn:      "Небесные",
	card.Redemption:   "Искупление",
	card.Ouboros:      "Уборос",
	card.Keyraken:     "Ключекракен",
}

// Houses are the names of the houses in every language.
var Houses = []*[card.HouseCount]string{&English, &Russian}

// RussianJSON has the titles of the cards that are printed in Russian, in each case, under
// [Called] and the ID.
//
//go:embed russian.json
var RussianJSON []byte

// Called begins the keys of titles among the words of a language.
const Called = "called-"

// Titles are the titles of cards that are printed in another language than English, by ID.
var Titles = sync.OnceValue(func() map[string]string {
	var titles map[string]string
	if err := json.Unmarshal(RussianJSON, &titles); err != nil {
		panic("the titles in Russian: " + err.Error())
	}
	byID := map[string]string{}
	for key, cases := range titles {
		byID[strings.TrimPrefix(key, Called)], _, _ = strings.Cut(cases, "|")
	}
	return byID
})
