package compare

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
)

// A printedText is the text of a card in a file.
type printedText struct {
	id    string // of ours, "" if we have no such card
	title string
	text  string
}

// texts are the texts of all cards in JSON of any form: a deck of the Master Vault, an array of cards, a card a line. An
// object is a card if it has a title (card_title or name) and a text (card_text or text).
func texts(data []byte) ([]printedText, error) {
	var all []printedText
	d := json.NewDecoder(bytes.NewReader(data))
	for {
		var v any
		if err := d.Decode(&v); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, message.New("not-json")
		}
		all = collect(all, v)
	}
}

func collect(all []printedText, v any) []printedText {
	switch v := v.(type) {
	case []any:
		for _, v := range v {
			all = collect(all, v)
		}
	case map[string]any:
		title, text := first(v, "card_title", "name"), first(v, "card_text", "text")
		if title != "" && text != "" {
			twin := strings.HasSuffix(first(v, "id"), twinSuffix) || first(v, "rarity") == cards.EvilTwin
			return append(all, printedText{idOf(title, twin), title, text})
		}
		for _, key := range []string{"cards", "_linked", "data", "deck"} { // in this order, as no map has one
			all = collect(all, v[key])
		}
	}
	return all
}

// first is the first of the members that is a text.
func first(object map[string]any, keys ...string) string {
	for _, key := range keys {
		if s, ok := object[key].(string); ok && s != "" {
			return s
		}
	}
	return ""
}

// twinSuffix ends the ID of an evil twin, which has the title of its original.
const twinSuffix = "-evil-twin"

// idOf is the ID of the card of that title, "" if there is none. What both halves of a gigantic creature say is said by
// the first.
func idOf(title string, twin bool) string {
	id := ids()[fold.Name(title)]
	if twin && id != "" {
		id += twinSuffix
	}
	return id
}

// ids are the IDs of the cards by their folded titles.
var ids = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for _, p := range cards.Facts() {
		half := strings.HasSuffix(p.ID, "2") && len(cards.Printings(p.ID[:len(p.ID)-1])) > 0
		if !half && !strings.HasSuffix(p.ID, twinSuffix) {
			m[fold.Name(p.Name)] = p.ID
		}
	}
	return m
})
