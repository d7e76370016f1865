package cards_test

import "testing"

// What is said is as before, down to the last space.
func TestCardsAreToldAsBefore(t *testing.T) {
	archon.TellsAsBefore(t, "no file", "cards", "cards --json", "cards --set CotA", "cards --set cota --json",
		"cards --set Keyraken", "cards --set no", "cards --text troll", "cards --text Anger", "cards --text Archons",
		"cards --text the-keyraken", "cards --text armadrone-evil-twin --json", "cards --text anger --lang ru",
		"cards --text anger --lang ru --english-titles", "cards --lang ru", "cards --text xyzzy", "cards more")
}
