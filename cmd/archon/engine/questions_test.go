package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// decisionOf is the decision to which the last request leads.
func decisionOf(t *testing.T, lines ...string) object {
	t.Helper()
	answers := session(t, lines...)
	last := parsed(t, answers[len(answers)-1])
	require.Equal(t, true, last["ok"], "%s", answers)
	return last["decision"].(object)
}

// optionOf is the option of the decision for which fits is true.
func optionOf(t *testing.T, decision object, fits func(object) bool) object {
	t.Helper()
	for _, o := range decision["options"].([]any) {
		if fits(o.(object)) {
			return o.(object)
		}
	}
	require.Fail(t, "no such option", "%v", decision)
	return nil
}

// A trigger says what triggered it and which card gave it.
func TestOrderTellsEventAndGiver(t *testing.T) {
	d := decisionOf(t,
		`{"cmd":"scenario","scenario":{"house":"brobnar","players":[{"hand":["punch"]},`+
			`{"line":[{"card":"bad-penny","upgrades":["biomatrix-backup"]}]}]}}`,
		`{"cmd":"choose","option":"play 1"}`)
	require.Equal(t, "order", d["kind"])
	given := optionOf(t, d, func(o object) bool { return o["giver"] != nil })
	assert.Equal(t, "biomatrix-backup", given["giver"].(object)["id"])
	assert.Equal(t, "bad-penny", given["card"].(object)["id"])
	event := given["event"].(object)
	assert.Equal(t, "destroyed", event["kind"])
	assert.Equal(t, "bad-penny", event["card"].(object)["id"])
	own := optionOf(t, d, func(o object) bool { return o["giver"] == nil })
	assert.Equal(t, event, own["event"])

	d = decisionOf(t,
		`{"cmd":"scenario","scenario":{"ask":"all","house":"brobnar","players":[{"line":["headhunter"],`+
			`"discard":[{"card":"warsong","label":"song"}]},`+
			`{"line":["dust-imp"]}],"lasting":[{"of":"song"}]}}`,
		`{"cmd":"choose","options":["fight 1","pick 3"]}`)
	require.Equal(t, "order", d["kind"])
	song := optionOf(t, d, func(o object) bool { return o["card"].(object)["id"] == "warsong" })
	assert.Equal(t, true, song["lasting"])
	event = song["event"].(object)
	assert.Equal(t, "fight", event["kind"])
	assert.Equal(t, "headhunter", event["card"].(object)["id"])
	assert.Equal(t, "dust-imp", event["other"].(object)["id"])
	assert.Equal(t, 1.0, event["side"])
}

// The ways to use a card are numbered; their words in saves are not options.
func TestWaysAreNumbered(t *testing.T) {
	const table = `{"cmd":"scenario","scenario":{"house":"dis","players":[{"line":["lady-maxena"],"artifacts":["dominator-bauble"]},` +
		`{"line":["tocsin"]}]}}`
	d := decisionOf(t, table, `{"cmd":"choose","option":"action 2"}`)
	for _, o := range d["options"].([]any) {
		assert.Equal(t, fmt.Sprintf("option %v", o.(object)["value"]), o.(object)["id"])
	}
	answers := session(t, table, `{"cmd":"choose","options":["action 2","use reap"]}`)
	assert.Contains(t, answers[len(answers)-1], "is none of the options")
}

// A yes-no question lists the cards from which a yes lets the player choose.
func TestYesNoTellsWhatComesNext(t *testing.T) {
	next := func(d object) (ids []any) {
		require.Equal(t, "yes-no", d["kind"])
		list, _ := d["next"].([]any)
		for _, c := range list {
			ids = append(ids, c.(object)["handle"])
		}
		return ids
	}
	line := `{"cmd":"scenario","scenario":{"house":"logos","players":[{"hand":["bouncing-deathquark"],"line":["dust-imp","dust-imp"]},` +
		`{"line":[ENEMIES]}]}}`
	for enemies, want := range map[string][]any{`"troll","troll","troll"`: {5.0, 6.0}, `"troll","troll"`: {5.0}} {
		line := strings.Replace(line, "ENEMIES", enemies, 1)
		assert.Equal(t, want, next(decisionOf(t, line, `{"cmd":"choose","options":["play 3","pick 4","pick 1"]}`)))
	}
	d := decisionOf(t, `{"cmd":"new","mode":"keyraken","decks":["onyx"]}`)
	assert.Empty(t, next(d), "a new hand is no choice of cards")
}

// K18.7: the damage of assault and hazardous waits like other triggers of a fight; its label
// names the keyword.
func TestOrderOfKeywordDamage(t *testing.T) {
	d := decisionOf(t, `{"cmd":"scenario","scenario":{"house":"brobnar","players":[{"line":[{"card":"bumpsy","upgrades":["way-of-the-bear"]}]},`+
		`{"line":["briar-grubbling"]}]}}`, `{"cmd":"choose","option":"fight 1"}`)
	require.Equal(t, "order", d["kind"])
	for i, label := range []string{"Bumpsy: Assault 2", "Briar Grubbling: Hazardous 5"} {
		o := d["options"].([]any)[i].(object)
		assert.Equal(t, label, o["label"])
		assert.Equal(t, object{"kind": "fight-began", "n": []any{2.0, 5.0}[i]}, only(o["event"].(object), "kind", "n"))
	}
}

// A trait is chosen by its name, among all traits.
func TestTraitsAreNamed(t *testing.T) {
	start := `{"cmd":"scenario","scenario":{"house":"dis","players":[{"hand":["harvest-time"],"line":["troll"]},{"line":["dust-imp"]}]}}`
	d := decisionOf(t, start, `{"cmd":"choose","option":"play 2"}`)
	require.Equal(t, "trait", d["kind"])
	o := optionOf(t, d, func(o object) bool { return o["trait"] == "imp" })
	assert.Equal(t, "trait imp", o["id"])
	assert.Equal(t, "Imp", o["label"])
	answers := session(t, start, `{"cmd":"choose","option":"play 2"}`, `{"cmd":"choose","option":"trait imp"}`)
	assert.Contains(t, answers[2], `"kind":"trait-named"`)
	assert.Contains(t, answers[2], `"named":"imp"`)
	answers = session(t, start, `{"cmd":"choose","option":"play 2"}`, `{"cmd":"choose","option":"trait unicorn"}`)
	assert.Contains(t, answers[2], `"illegal"`)
}

// A payment says how much is still to be paid.
func TestPaymentTellsTheAmount(t *testing.T) {
	const table = `{"cmd":"scenario","scenario":{"step":"forge","players":[{"amber":6,"line":[{"card":"senator-bracchus","amber":3}]},{}]}}`
	d := decisionOf(t, table)
	require.Equal(t, "payment", d["purpose"])
	assert.Equal(t, 6.0, d["amount"])
	d = decisionOf(t, table, `{"cmd":"choose","option":"pick 1"}`)
	assert.Equal(t, 5.0, d["amount"])
}

// A player who looks at a hand learns its cards, in events and on the table,
// until they leave it; others learn that somebody looked.
func TestK15_1LookingTellsOneSeat(t *testing.T) {
	const table = `{"cmd":"scenario","scenario":{"house":"logos","players":[{"line":["psychic-bug"]},{"hand":["anger","fear"]}]}}`
	for seat, want := range map[string][]any{``: {"anger", "fear"}, `,"seat":1`: {"anger", "fear"}, `,"seat":2`: nil} {
		answers := session(t, table, `{"cmd":"choose","option":"reap 1"`+seat+`}`, `{"cmd":"state"`+seat+`}`)
		var saw []any
		looked := false
		for _, e := range parsed(t, answers[1])["events"].([]any) {
			switch e := e.(object); e["kind"] {
			case "looked":
				looked = true
				assert.Equal(t, 2.0, e["with"])
			case "saw":
				saw = append(saw, e["id"])
				assert.Equal(t, "hand", e["from"])
				assert.Equal(t, 1.0, e["side"])
				assert.Equal(t, 2.0, e["with"])
			}
		}
		assert.True(t, looked, seat)
		assert.Equal(t, want, saw, seat)
		hand := parsed(t, answers[2])["state"].(object)["players"].([]any)[1].(object)["hand"].([]any)
		assert.Equal(t, "anger", hand[0].(object)["id"])
	}
	after := session(t, table, `{"cmd":"choose","options":["reap 1","end-turn","house brobnar"]}`, `{"cmd":"choose","option":"discard 2"}`,
		`{"cmd":"state","seat":1}`)
	hand := parsed(t, after[3])["state"].(object)["players"].([]any)[1].(object)["hand"].([]any)
	require.Len(t, hand, 1)
	assert.Equal(t, "fear", hand[0].(object)["id"], "what is left is known still")
	before := session(t, table, `{"cmd":"state","seat":1}`)
	hand = parsed(t, before[1])["state"].(object)["players"].([]any)[1].(object)["hand"].([]any)
	assert.Equal(t, true, hand[0].(object)["hidden"])
}

// The state includes spent armor and abducted cards.
func TestStateTellsSpentArmorAndAbductions(t *testing.T) {
	const table = `{"cmd":"scenario","scenario":{"house":"dis","players":[{"line":[{"card":"champion-anaphiel","spent":1}],` +
		`"archives":["anger",{"card":"dust-imp","owner":2}]},{}]}}`
	for seat, card := range map[string]any{``: "dust-imp", `,"seat":1`: "dust-imp", `,"seat":2`: "dust-imp"} {
		state := parsed(t, session(t, table, `{"cmd":"state"`+seat+`}`)[1])["state"].(object)
		c := state["players"].([]any)[0].(object)["line"].([]any)[0].(object)
		assert.Equal(t, 1.0, c["spent"])
		assert.Equal(t, c["armor"].(float64)-1, c["armorLeft"])
		require.Len(t, state["abducted"], 1)
		a := state["abducted"].([]any)[0].(object)
		assert.Equal(t, object{"owner": 2.0, "holder": 1.0}, only(a, "owner", "holder"))
		assert.Equal(t, card, a["card"].(object)["id"], "its owner knows it too")
	}
}

// The request cards lists every card once, with what is printed on it.
func TestCards(t *testing.T) {
	list := func(line string) map[any]object {
		got := parsed(t, session(t, line)[0])
		require.Equal(t, true, got["ok"], got["error"])
		byID := map[any]object{}
		for _, c := range got["cards"].([]any) {
			require.NotContains(t, byID, c.(object)["id"])
			byID[c.(object)["id"]] = c.(object)
		}
		return byID
	}
	all := list(`{"cmd":"cards"}`)
	assert.Greater(t, len(all), 1300)
	for id, c := range all {
		for _, key := range []string{"title", "house", "type", "power", "armor", "amber", "icons", "traits", "keywords", "printings",
			"implemented", "text"} {
			require.NotNil(t, c[key], "%s of %s", key, id)
		}
		assert.Len(t, c["icons"], int(c["amber"].(float64)))
	}
	imp := all["dust-imp"]
	assert.Equal(t, true, imp["implemented"])
	assert.Equal(t, "Destroyed: Gain 2 æmber.", imp["text"])
	assert.Equal(t, []any{
		object{"set": "CotA", "number": "083", "house": "dis", "rarity": "Common"},
		object{"set": "AoA", "number": "058", "house": "dis", "rarity": "Common"},
		object{"set": "VM23", "number": "093", "house": "dis", "rarity": "Common"},
		object{"set": "VM24", "number": "090", "house": "dis", "rarity": "Common"},
		object{"set": "AS", "number": "072", "house": "dis", "rarity": "Common"},
		object{"set": "MG24", "number": "097", "house": "dis", "rarity": "Common"},
		object{"set": "Disc", "number": "094", "house": "dis", "rarity": "Common"},
	}, imp["printings"])
	assert.Equal(t, []any{"amber"}, all["anger"]["icons"])
	keyraken := list(`{"cmd":"cards","set":"Keyraken"}`)
	assert.Len(t, keyraken, 27)
	assert.Len(t, keyraken["devour-whole"]["printings"], 3)
	refused := parsed(t, session(t, `{"cmd":"cards","set":"XYZ"}`)[0])
	assert.Equal(t, "bad-request", refused["error"].(object)["code"])
}
