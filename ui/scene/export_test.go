package scene

import "strings"

// Stretch makes all texts of the language as long as those of a wordier one, but
// for the names of the players, which are short in every language.
func (s *Stack) Stretch() {
	for key, text := range s.words {
		if strings.HasPrefix(key, "player-") {
			continue
		}
		s.words[key] = text + strings.Repeat(" длин", (len(text)+5)/10)
	}
}

// Reading reports whether decks are still being read.
func (s *Stack) Reading() bool { return s.Collection.loading != nil || s.Looking() }

// Looking reports whether there are games that have not been read yet.
func (s *Stack) Looking() bool {
	_, done := s.Saves.List()
	return !done
}
