// Package ru is Russian. It does not write the texts of cards yet.
package ru

import (
	_ "embed"

	"github.com/keyraken/keyraken/game/lang"
)

//go:embed words.json
var wordsJSON []byte

//go:embed terminal.json
var terminalJSON []byte

//go:embed reference.json
var referenceJSON []byte

//go:embed messages.json
var messagesJSON []byte

// Language is Russian.
func Language() lang.Language {
	return lang.Language{
		Name: "ru", Title: "Русский", Terms: terms(), Words: lang.ReadWords(wordsJSON, terminalJSON, referenceJSON),
		Messages: lang.ReadWords(messagesJSON), Story: story,
		Asks: func(l *lang.Language) lang.Questions { return russian{Language: l} },
	}
}
