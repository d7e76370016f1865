package expedition

import (
	"embed"
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

//go:embed words/*.json
var words embed.FS

// Words are the texts of expeditions in a language; nil when there are none. They are laid over those of the program.
func Words(language string) lang.Words { return lang.WordsIn(words, language) }

// Speech returns the words of a key in some language.
type Speech func(key string, args ...any) string

// Title names a kind of stops, and What says what it is.
func (k Kind) Title(t Speech) string { return t("expedition-stop-" + k.String()) }

// What says what a stop of the kind asks and gives.
func (k Kind) What(t Speech) string { return t("expedition-stop-" + k.String() + "-what") }

// Story tells of a stop of the kind.
func (k Kind) Story(t Speech) string { return t("expedition-stop-" + k.String() + "-story") }

// Title names a boon or a scar.
func (g Gift) Title(t Speech) string { return t("expedition-gift-" + g.String()) }

// What says what a boon or a scar does.
func (g Gift) What(t Speech) string { return t("expedition-gift-"+g.String()+"-what", g.N()) }

// Story tells how one comes by it.
func (g Gift) Story(t Speech) string { return t("expedition-gift-" + g.String() + "-story") }

// AscentTitle names the ascent, which is counted from 1; 0 is none.
func AscentTitle(n int, t Speech) string { return t("expedition-ascent-" + ascentName(n)) }

// AscentWhat says which condition it adds.
func AscentWhat(n int, t Speech) string { return t("expedition-ascent-" + ascentName(n) + "-what") }

func ascentName(n int) string {
	if n < 1 || n > len(Ascents) {
		return "none"
	}
	return Ascents[n-1].Name
}

// About names the cards that a gift is about, by deck; title names a card by its ID.
func (e *Expedition) About(c *Carried, t Speech, title func(id string) string) (lines []string) {
	for seat, placed := range c.Seats {
		var names []string
		for _, p := range placed {
			names = append(names, title(p.Card.ID))
		}
		if len(names) > 0 {
			lines = append(lines, t("expedition-of-seat", e.DeckName(seat), strings.Join(names, t("expedition-and"))))
		}
	}
	return lines
}

// DeckName is the name of the deck of a seat, companions after the others.
func (e *Expedition) DeckName(seat int) string {
	if seat < len(e.plan.Seats) {
		return e.plan.Seats[seat].Deck.Name
	}
	return e.plan.Companions[seat-len(e.plan.Seats)].Name
}
