// Package lang is the language catalogue of the window: every word that it shows
// which does not come from a card or from the story of the game.
package lang

import (
	"encoding/json"
	"fmt"

	"github.com/keyraken/keyraken/assets"
)

// Language holds the texts of one language by key.
type Language map[string]string

// Load reads a language that is embedded in the program.
func Load(name assets.Language) (Language, error) {
	l := Language{}
	if err := json.Unmarshal(name.JSON(), &l); err != nil {
		return nil, fmt.Errorf("language %q: %w", name, err)
	}
	return l, nil
}

// T is the text of the key, with its verbs filled in by args. A key that the
// language lacks shows up between ⟨ and ⟩.
func (l Language) T(key string, args ...any) string {
	s, ok := l[key]
	if !ok {
		return "⟨" + key + "⟩"
	}
	if len(args) == 0 {
		return s
	}
	return fmt.Sprintf(s, args...)
}
