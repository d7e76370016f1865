package assets

import (
	"embed"
	"fmt"
)

//go:embed lang/*.json
var languages embed.FS

// Language is the short name of a language of the window.
type Language string

// The languages.
const (
	English Language = "en"
	Russian Language = "ru"
)

// Languages are the languages in the order in which they are offered.
var Languages = []Language{English, Russian}

// JSON returns the texts of the language: an object of key and text. It panics
// when l is none of Languages.
func (l Language) JSON() []byte {
	data, err := languages.ReadFile("lang/" + string(l) + ".json")
	if err != nil {
		panic(fmt.Sprintf("language %q is not embedded", string(l)))
	}
	return data
}
