package compare

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
)

// Two wordings of one thing.
func TestSameIsEqual(t *testing.T) {
	for _, same := range [][2]string{
		{"After Reap: Capture 2<A>.", "Reap: Mole captures 2 æmber."},
		{"Play/After Fight: Draw 1 card.", "Play/Fight: Draw a card."},
		{"Play: Deal 3\uf361 to two enemy creatures.", "Play: Deal 3 damage to each of 2 enemy creatures."},
		{"Omni: Archive a card. (Put it away.)", "Omni: Archive a card from your hand."},
		{"Enhance <A><D>. Taunt.\r\nScrap: Steal 1A.", "Taunt. (This creature is in the way.)\nScrap: Steal 1 æmber."},
		{"Fate: Choose one:\n• Ready Mole.\n• Stun a creature.", "Fate: Choose one: ready Mole; or stun a creature."},
		{"Play: Choose one:\nReady Mole.\nStun a creature.\nWard it.\nReap: Purge it.",
			"Play: Choose one: ready Mole; or stun a creature; or ward it.\nReap: Purge it."},
		{"Reap: Ready or ward Mole.\nMole gets +1 power.", "Reap: Choose one: ready Mole; or ward Mole.\nMole gets +1 power."},
		{"Action: If this damage destroys that creature, ward it.", "Action: If it is destroyed, ward it."},
		{"Reap: Stun a creature. If you are haunted, purge it instead.", "Reap: If you are haunted, purge a creature. Otherwise, stun it."},
		{"Friendly creatures cannot reap.", "Each friendly creature cannot reap."},
		{"This creature gains, “After Fight: Gain 1<A>.”", "This creature gains “Fight: Gain 1 æmber.”"},
		{"Mole gets +2 power for each of its neighbors.", "Mole gets +2 power for each neighboring creature."},
		{"Action: Discard 2 of them.", "Action: Discard 2 cards."},
		{"Play: Destroy a creature with power 5 or higher.", "Play: Destroy a creature with 5 power or more."},
		{"Play: Deal 2<D> to a creature, with 1<D> splash.", "Play: Deal 2 damage to a creature, with 1 splash damage."},
	} {
		j := judge("Mole", same[0], same[1])
		assert.Equal(t, Equal, j.Verdict, "%s\n%s\n%v %v %v", same[0], same[1], j.Printed, j.Ours, j.Unknown)
	}
}

// Each says what the other does not.
func TestDifferencesAreNamed(t *testing.T) {
	for _, c := range []struct{ printed, ours, onlyPrinted, onlyOurs string }{
		{"Play: Steal 2<A>.", "Play: Steal 3 æmber.", "play: 2 æmber", "play: 3 æmber"},
		{"Reap: You may ward a friendly creature.", "Fight: Ward an enemy creature.",
			"reap: creature, reap: friendly, reap: may, reap: ward", "fight: creature, fight: enemy, fight: ward"},
		{"Play: Destroy each creature.", "Play: Destroy a creature.", "play: each", ""},
		{"Play: Gain 1<A>, to a maximum of 4.", "Play: Gain 1 æmber (to a maximum of 5).", "play: 4", "play: 5"},
		{"Your keys cost –1<A>.", "Your keys cost +1 æmber.", "-1 æmber", "+1 æmber"},
	} {
		j := judge("Mole", c.printed, c.ours)
		assert.Equal(t, "differs "+c.onlyPrinted+" | "+c.onlyOurs,
			fmt.Sprint(j.Verdict, " ", strings.Join(j.Printed, ", "), " | ", strings.Join(j.Ours, ", ")))
	}
}

// Words that the table does not have may say anything.
func TestUnknownWords(t *testing.T) {
	j := judge("Mole", "Play: Juggle 2 pears.", "Play: Destroy 2 creatures.")
	assert.Equal(t, NotRead, j.Verdict)
	assert.Equal(t, []string{"juggle", "pears"}, j.Unknown)
	assert.Equal(t, Equal, judge("Mole", "Play: Juggle.", "Play: Juggle.").Verdict, "nobody need know a word that both say")
}

// A text that says something else is found in nearly all cards: here each of our own texts against itself with a change.
func TestChangesAreNoticed(t *testing.T) {
	cat, err := pool.Shipped.Catalogue()
	require.NoError(t, err)
	number := regexp.MustCompile(`\d+`)
	changes := map[string]func(string) string{"a number": func(s string) string {
		at := number.FindStringIndex(s)
		if at == nil {
			return s
		}
		n, _ := strconv.Atoi(s[at[0]:at[1]])
		return s[:at[0]] + strconv.Itoa(n+1) + s[at[1]:]
	}}
	for was, becomes := range map[string]string{"friendly": "enemy", "enemy": "friendly", "may ": "", "each creature": "a creature",
		"Reap:": "Fight:", "creature": "artifact", "estroy": "urge", "teal": "ain", "lose": "gain", "captures": "gains", "other ": "", " not": "",
		"random ": "", "discard pile": "deck", "up to ": "", "most": "least", "cannot": "may", "start of": "end of", "Stun": "Ward",
		"for each": "if"} {
		changes[was] = func(s string) string { return strings.Replace(s, was, becomes, 1) }
	}
	for name, change := range changes {
		tried, noticed := 0, 0
		for _, id := range ids() {
			if n, ok := cat.Number(id); ok {
				text := aside.ReplaceAllString(pool.Shipped.Language.Card(cat.Card(n)).String(), "")
				if changed := change(text); changed != text {
					tried++
					if judge("", text, changed).Verdict != Equal {
						noticed++
					}
				}
			}
		}
		assert.Greater(t, tried, 30, name)
		assert.GreaterOrEqual(t, noticed*100/tried, 80, "%s: %d of %d", name, noticed, tried)
	}
}

// Any text can be read, and is what it is.
func FuzzRead(f *testing.F) {
	f.Add("Play: Deal 2<D> to each enemy creature.\nReap: Draw 2 cards.", "Mole")
	f.Add("0", "\xf3")
	f.Add("(x) Enhance <A>. A/B: 12 “Omni:” \uf360 ’s", "(")
	f.Fuzz(func(t *testing.T, text, title string) {
		r := Read(text, title)
		assert.True(t, slices.IsSorted(r.Facts) && slices.IsSorted(r.Unknown))
		assert.Equal(t, Equal, judge(title, text, text).Verdict)
	})
}

// Any file is refused or read.
func FuzzTexts(f *testing.F) {
	f.Add([]byte(`{"data": {}, "_linked": {"cards": [{"card_title": "Mole", "card_text": "Play: Dig."}]}}`))
	f.Add([]byte("{\"name\": \"Mole\", \"text\": \"Dig.\"}\n[[{}, 1]]"))
	f.Fuzz(func(t *testing.T, data []byte) {
		all, err := texts(data)
		for _, c := range all {
			assert.NoError(t, err)
			assert.NotEmpty(t, c.title)
		}
	})
}
