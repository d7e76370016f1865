package message

import (
	_ "embed"
	"encoding/json"
	"sync"
)

//go:embed english.json
var englishJSON []byte

// English are the templates of all errors in English, by key.
var English = sync.OnceValue(func() map[string]string {
	var words map[string]string
	if err := json.Unmarshal(englishJSON, &words); err != nil {
		panic("the English of errors: " + err.Error())
	}
	return words
})

// english is the [Language] of [Error.Error].
type english struct{}

func (l english) Message(key string) (string, Language) {
	if words, ok := English()[key]; ok {
		return words, l
	}
	return "⟨" + key + "⟩", l
}

func (english) Plural(n int) int {
	if n == 1 || n == -1 {
		return 0
	}
	return 1
}
