package library

import "github.com/keyraken/keyraken/game/lang/languages"

// failure is a message for people, by its key among those of the languages.
func failure(key string, args ...any) error { return languages.English().Fail(key, args...) }
