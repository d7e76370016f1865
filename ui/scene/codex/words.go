package codex

import (
	"embed"

	"github.com/keyraken/keyraken/game/lang"
)

//go:embed words
var files embed.FS

// Words are the texts of the table in a language.
func Words(language string) lang.Words { return lang.WordsIn(files, language) }

// spoken is a language with the words of the table.
type spoken struct{ of, in *lang.Language }

// speak adds the words of the table to a language, once.
func (n *spoken) speak(l *lang.Language) {
	if n.of != l {
		*n = spoken{l, l.WithWords(Words)}
	}
}

// say is a text of the table.
func (t *Screen) say(key string, args ...any) string { return t.spoken.in.T(key, args...) }
