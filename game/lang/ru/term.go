package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

// termStems are the stems of the words by which Russian texts name the terms.
var termStems = [lang.TermCount]string{
	lang.Amber:   "янтар",
	lang.Damage:  "урон",
	lang.Stun:    "оглуш",
	lang.Ward:    "защит защищ",
	lang.Enrage:  "разъяр",
	lang.Exalt:   "возвы",
	lang.Capture: "захват захвач",
	lang.Steal:   "украд украс краде крадё краду",
	lang.Archive: "архив", // "положите в архив"
	lang.Purge:   "изгон изгна",
	lang.Haunted: "истерз", lang.Overwhelmed: "меньшинств", lang.Scrap: "утил", lang.Fate: "судьб",
	lang.Token: "токен существо-токен существа-токен существу-токен существом-токен существе-токен существ-токен " +
		"существам-токен существами-токен существах-токен",
	lang.Prophecy: "пророчеств",
}

// Term implements [lang.Texts].
func (texts) Term(word string) lang.Term {
	word = strings.ToLower(word)
	for t, stems := range termStems {
		for stem := range strings.FieldsSeq(stems) {
			if strings.HasPrefix(word, stem) {
				return lang.Term(t)
			}
		}
	}
	return lang.NoTerm
}
