package deck

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/message"
)

// documents reads the JSON documents at the start of the text, which begins on the
// given line, one after another; what follows the last one belongs to the page
// that it was copied from.
func (r *reader) documents(text []byte, line int) {
	for opensJSON(text) {
		n := valueEnd(text)
		if err := checkJSON(text[:n], line); err != nil {
			r.fail("", err)
			return
		}
		before, strange := r.count, r.strange
		r.document(text[:n], 0)
		if r.stopped {
			return
		}
		if r.count == before && r.strange == strange {
			r.fail("", message.New("json-holds-no-deck"))
		}
		rest := bytes.TrimLeft(text[n:], " \t\r\n,")
		line += bytes.Count(text[:len(text)-len(rest)], []byte("\n"))
		text = rest
	}
}

// maxDepth is how deep a deck may be nested in lists and envelopes.
const maxDepth = 4

// document reads the decks in a JSON value, judging by its members.
func (r *reader) document(v []byte, depth int) {
	if depth > maxDepth || r.stopped {
		return
	}
	if isArray(v) {
		for part := range parts(v) {
			r.document(part, depth+1)
		}
		return
	}
	if inner := innerJSON(v); inner != nil {
		r.document(inner, depth+1)
		return
	}
	o := objectOf(v)
	switch {
	case innerJSON(o["data"]) != nil:
		r.document(o["data"], depth+1)
	case o.has("_linked") || o.has("data"):
		r.vault(o)
	case o.has("housesAndCards"):
		r.finish(dokDeck(o))
	case o.has("version") || o.has("set") && o.has("cards"):
		r.own(v)
	case o.has("cards") && o.has("houses"):
		r.finish(crucibleDeck(o))
	case o.has("deck") && len(objectOf(o["deck"])) == 0 && o.has("sasVersion"):
		r.fail(DoKForm, errNoDoKDeck)
	case o.has("deck"):
		r.document(o["deck"], depth+1)
	case o.has("decks"):
		r.document(o["decks"], depth+1)
	default:
		for _, name := range slices.Sorted(maps.Keys(o)) {
			if innerJSON(o[name]) != nil {
				r.document(o[name], depth+1)
				return
			}
		}
		r.stranger(o)
	}
}

// stranger reports that a JSON object holds no deck: the first of an import, as what holds
// one of them often holds hundreds.
func (r *reader) stranger(o object) {
	if r.strange++; r.strange == 1 {
		r.fail("", o.stranger())
	}
}

// innerJSON is the JSON inside a string, as in a browser's recording; nil when v is
// not such a string.
func innerJSON(v []byte) []byte {
	if len(v) == 0 || v[0] != '"' {
		return nil
	}
	inner := bytes.TrimSpace([]byte(textOf(v)))
	if !opensJSON(inner) || !json.Valid(inner) {
		return nil
	}
	return inner
}

// stranger says what a JSON object that holds no deck is.
func (o object) stranger() error {
	switch {
	case o.has("deckList"), o.has("ObjectStates"):
		return message.New("deck-for-virtual-table")
	case o.has("pods"):
		return message.New("alliance-which-only-names")
	case o.has("detail"), o.has("message"), o.has("error"):
		return message.New("error-message-site-not")
	}
	return message.New("json-no-deck-in", MasterVaultForm, DoKForm, CrucibleForm, OwnForm)
}

// own reads a list in our format.
func (r *reader) own(v []byte) {
	d, err := Load(bytes.NewReader(v))
	if err != nil {
		r.hand(Imported{Form: OwnForm, Err: err, Name: clip(strings.TrimSpace(objectOf(v).text("name")))})
		return
	}
	r.hand(Imported{Form: OwnForm, Deck: d, Name: d.Name, Notes: d.lacking(OwnForm)})
}

// vault reads a response of the Master Vault: one deck, or a page of them.
func (r *reader) vault(o object) {
	linked := objectOf(o["_linked"])
	if !o.has("data") || !linked.has("cards") {
		r.fail(MasterVaultForm, message.New("response-lacks-data-or"))
		return
	}
	cs, err := readVaultCards(linked["cards"])
	if err != nil {
		r.fail(MasterVaultForm, err)
		return
	}
	if !isArray(o["data"]) {
		r.finish(vaultDeck(objectOf(o["data"]), cs))
		return
	}
	for part := range parts(o["data"]) {
		if !r.finish(vaultDeck(objectOf(part), cs)) {
			return
		}
	}
}
