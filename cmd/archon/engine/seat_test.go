package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// K15.8: a player in a seat does not learn of a card that moves from one hidden
// place to another, nor what the opponent may choose.
func TestChooseFromASeat(t *testing.T) {
	const table = `{"cmd":"scenario","scenario":{"house":"dis","players":[` +
		`{"hand":["dust-imp"],"deck":["anger","fear"]},{"hand":["punch"],"deck":["mother"]}]}}`
	for seat, want := range map[string]struct {
		drawn   int
		options bool
	}{``: {2, true}, `,"seat":1`: {2, false}, `,"seat":2`: {0, true}} {
		answers := session(t, table, `{"cmd":"choose","option":"end-turn"`+seat+`}`, `{"cmd":"decision"`+seat+`}`, `{"cmd":"state"`+seat+`}`)
		got := parsed(t, answers[1])
		require.Equal(t, true, got["ok"], answers[1])
		named := 0
		for _, e := range got["events"].([]any) {
			if e := e.(object); e["kind"] == "drew" && e["side"] == 1.0 {
				assert.Equal(t, e["id"] != nil, e["card"] != nil, "neither or both")
				if e["card"] != nil {
					named++
				}
			}
		}
		assert.Equal(t, want.drawn, named, "cards that are named to seat %q", seat)
		decision := got["decision"].(object)
		assert.Equal(t, 2.0, decision["player"])
		assert.Equal(t, want.options, len(decision["options"].([]any)) > 0, "options for seat %q", seat)
		assert.Equal(t, decision, parsed(t, answers[2])["decision"])
		assert.Equal(t, decision, parsed(t, answers[3])["state"].(object)["decision"], "told alike everywhere")
		if !want.options {
			assert.Equal(t, "Another player decides.", decision["text"])
			assert.NotContains(t, decision, "source")
		}
	}
}

// K15.8: nor of one that goes from face down under another card to the archives.
func TestCardFromUnderAnotherIsNotNamed(t *testing.T) {
	const table = `{"cmd":"scenario","scenario":{"house":"brobnar","players":[` +
		`{"hand":["punch"]},{"line":["mother",{"card":"jargogle","under":["bad-penny"]}]}]}}`
	for seat, named := range map[string]bool{``: true, `,"seat":1`: false, `,"seat":2`: true} {
		answers := session(t, table, `{"cmd":"choose","options":["play 1","pick 3"]`+seat+`}`)
		moved := 0
		for _, e := range parsed(t, answers[1])["events"].([]any) {
			if e := e.(object); e["kind"] == "moved" && e["to"] == "archives" {
				moved++
				assert.Equal(t, named, e["id"] == "bad-penny", "named to seat %q", seat)
				assert.Equal(t, named, e["card"] == 4.0, "its handle is told to seat %q", seat)
			}
		}
		assert.Equal(t, 1, moved)
	}
}

// The numbers of an adventure have names, in events too.
func TestNumbersOfTheAdventureAreNamed(t *testing.T) {
	answers := session(t, `{"cmd":"scenario","scenario":{"mode":"keyraken","rises":1,"numbers":{"drawn":2},"players":[{}],"monster":{"amber":9}}}`,
		`{"cmd":"state"}`, `{"cmd":"choose","option":"end-turn"}`, `{"cmd":"state","seat":1}`)
	assert.Equal(t, object{"rises": 1.0, "drawn": 2.0}, parsed(t, answers[1])["state"].(object)["numbers"])
	rose := 0
	for _, e := range parsed(t, answers[2])["events"].([]any) {
		if e := e.(object); e["kind"] == "rose" {
			rose++
			assert.Equal(t, "rises", e["number"])
		}
	}
	assert.Equal(t, 1, rose)
	assert.Equal(t, 2.0, parsed(t, answers[3])["state"].(object)["numbers"].(object)["rises"])
}

// The hash covers what a seat does not see, so no seat gets it: two tables that a
// seat cannot distinguish have the same state for it.
func TestStateOfASeatTellsNothingHidden(t *testing.T) {
	state := func(hand, seat string) any {
		table := `{"cmd":"scenario","scenario":{"house":"dis","players":[{"hand":["dust-imp"]},{"hand":["` + hand + `"]}]}}`
		return parsed(t, session(t, table, `{"cmd":"state"`+seat+`}`)[1])["state"]
	}
	assert.Equal(t, state("punch", `,"seat":1`), state("anger", `,"seat":1`))
	assert.NotEqual(t, state("punch", ``).(object)["hash"], state("anger", ``).(object)["hash"])
}

// The text of a card lists the lasting effects that scenarios refer to by number.
func TestTextListsLastingEffects(t *testing.T) {
	got := parsed(t, session(t, `{"cmd":"text","card":"warsong"}`)[0])["card"].(object)
	assert.Len(t, got["lasting"], 1)
	assert.NotContains(t, parsed(t, session(t, `{"cmd":"text","card":"anger"}`)[0])["card"], "lasting")
}
