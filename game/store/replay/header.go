package replay

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"math"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/strict"
)

// Format is the version of the file format.
const Format = 2

// Header is the set-up of a game: what it began with. It holds all cards, so
// the game can be replayed without any deck list.
type Header struct {
	Format    int    `json:"keyraken"`
	Engine    string `json:"engine"`
	Catalogue string `json:"catalogue"`
	// Game is what the rules call themselves; a save without it is of the first of all games.
	Game    string `json:"game,omitempty"`
	Started string `json:"started,omitempty"` // RFC 3339
	game.Setup
	Undo   string `json:"undo,omitempty"` // free (the default), hidden (until something hidden was revealed) or none
	Edited bool   `json:"edited,omitempty"`
	// Advised is how often the players have had advice.
	Advised int `json:"advised,omitempty"`
	// Taken is after how many inputs the game branched off another.
	Taken int `json:"taken,omitempty"`
	// Voyage is the week whose voyage it is, such as 2026-W47.
	Voyage string `json:"voyage,omitempty"`
	// Match is the file, beside the save, of the match that the game belongs to, and Round
	// which of its games it is.
	Match string `json:"match,omitempty"`
	Round int    `json:"round,omitempty"`
	// Handicap says that the chains of the decks were agreed on as a handicap (K22.1).
	Handicap bool `json:"handicap,omitempty"`
	// Seats are the seats that bots hold, such as "2=greedy".
	Seats []string `json:"seats,omitempty"`
	// Players are the names of the players, by seat; "" for one without a name.
	Players []string `json:"players,omitempty"`
}

// What players may take back; see [Story.Undoable].
const (
	UndoFree   = "free"
	UndoHidden = "hidden"
	UndoNone   = "none"
)

// MarshalJSON writes what only its game has after the rest.
func (h Header) MarshalJSON() ([]byte, error) {
	type plain Header
	common, err := json.Marshal(plain(h))
	if err != nil || h.Own == nil {
		return common, err
	}
	own, err := json.Marshal(h.Own)
	if err != nil {
		return nil, err
	}
	if own = own[1 : len(own)-1]; len(own) == 0 {
		return common, nil
	}
	return slices.Concat(common[:len(common)-1], []byte(","), own, []byte("}")), nil
}

// fields are the names of the fields of a header as JSON; what else a save begins with is of its game.
var fields = func() []string {
	var names []string
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Header]()) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" && name != "-" {
			names = append(names, name)
		}
	}
	return names
}()

// GameOf is the name of the game in the save, as [Header.Game] has it; "" for what cannot be read, too.
func GameOf(path string) string {
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	return GameIn(f)
}

// GameIn is [GameOf] for a save that is read.
func GameIn(save io.Reader) string {
	line, err := readLine(bufio.NewReader(save))
	var h struct {
		Game string `json:"game"`
	}
	if err != nil || json.Unmarshal(bytes.TrimPrefix(line, []byte("\ufeff")), &h) != nil {
		return ""
	}
	return h.Game
}

// parseHeader reads a header of the named game; parse reads what is only its.
func parseHeader(data []byte, name string, parse func([]byte) (any, error)) (h Header, err error) {
	var all map[string]json.RawMessage
	if err := strict.Decode(data, &all); err != nil {
		return h, err
	}
	if err := json.Unmarshal(data, &h); err != nil {
		return h, err
	}
	if err := h.of(name); err != nil {
		return h, err
	}
	for _, name := range fields {
		delete(all, name)
	}
	own, err := json.Marshal(all)
	if err != nil {
		return h, err
	}
	if h.Own, err = parse(own); err != nil {
		return h, err
	}
	for i := range h.Players {
		h.Players[i] = printable.Text(h.Players[i], printable.Name)
	}
	return h, nil
}

// of fails if the header is not of the named game.
func (h *Header) of(name string) error {
	if h.Game != "" && h.Game != name {
		return message.New("save-of-other-game", printable.Quote(h.Game), name)
	}
	return nil
}

// Person stands in [Header.Seats] for whoever holds a seat that no bot holds.
const Person = "person"

// Holders reads who holds seats, as [Header.Seats] has it: by seat, the name of a bot or "" for a person. People hold the seats
// that are not named; if a seat is named twice, the second holder counts.
func Holders(held []string, seats int) ([]string, error) {
	all := make([]string, seats)
	for _, h := range held {
		number, name, ok := strings.Cut(h, "=")
		n, err := strconv.Atoi(number)
		if !ok || err != nil || n < 1 || n > seats {
			return nil, message.New("seat-use-seat-from", h, seats)
		}
		if all[n-1] = name; name == Person {
			all[n-1] = ""
		}
	}
	return all, nil
}

// check checks what does not depend on the game, but for how many can play it at most.
func (h *Header) check(most int) error {
	if h.Format < 1 || h.Format > Format {
		return message.New("format-not-known-program", h.Format, Format)
	}
	if data, err := json.Marshal(h); err != nil || len(data) > maxObject {
		return message.New("set-up-longer-than", maxObject)
	}
	if len(h.Seats) > most || len(h.Players) > most ||
		h.Round < 0 || h.Round > math.MaxInt32 ||
		h.Taken < 0 || h.Taken > math.MaxInt32 || h.Advised < 0 || h.Advised > math.MaxInt32 {
		return message.New("set-up-has-more", most)
	}
	if h.Undo != "" && h.Undo != UndoFree && h.Undo != UndoHidden && h.Undo != UndoNone {
		return message.New("undo-none", printable.Quote(h.Undo), UndoFree, UndoHidden, UndoNone)
	}
	return nil
}
