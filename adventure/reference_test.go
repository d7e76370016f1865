package adventure_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// asked are the articles about the kinds of questions.
var asked = [keyforge.QuestionKinds]string{
	keyforge.AskMain: "ask-main", keyforge.AskCards: "ask-cards", keyforge.AskYesNo: "ask-yes-no", keyforge.AskHouse: "ask-house", keyforge.AskNumber: "ask-number",
	keyforge.AskOption: "ask-option", keyforge.AskOrder: "ask-order", keyforge.AskPlace: "ask-place", keyforge.AskName: "ask-name", keyforge.AskKey: "ask-key",
	keyforge.AskSeat: "ask-seat", keyforge.AskTrait: "ask-trait",
}

// Every keyword, state, kind of counter, zone, type and question is explained, in every
// language, with the rules that state it in full.
func TestReferenceExplainsEverything(t *testing.T) {
	rules := map[string]bool{}
	for _, path := range []string{"../game/keyforge/testdata/rules.tsv", "lampeater/testdata/rules.tsv"} {
		table, err := os.ReadFile(path)
		require.NoError(t, err)
		for line := range strings.Lines(string(table)) {
			id, _, _ := strings.Cut(line, "\t")
			rules[id] = true
		}
	}
	want := []string{"stun", "ward", "enrage", "ready", "counters", "hand", "deck", "discard-pile", "archives", "purge", "graft", "battleline",
		"creature", "artifact", "action", "upgrade", "icons", "capture", "steal", "exalt", "armor", "chains", "tide", "keyraken-prey",
		"token", "facedown", "prophecy", "fate", "archon-power", "house-icons", "colors", "revenant", "house-monster", "alliance"}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		want = append(want, "keyword-"+k.String())
	}
	for k := keyforge.NoQuestion + 1; k < keyforge.QuestionKinds; k++ {
		require.NotEmpty(t, asked[k], "question %d", k)
		want = append(want, asked[k])
	}
	for _, l := range languages.All() {
		t.Run(l.Name, func(t *testing.T) {
			pages := adventures.All().Reference(l)
			keys := map[string]bool{}
			for _, p := range pages {
				assert.False(t, keys[p.Key], "%s is there twice", p.Key)
				keys[p.Key] = true
				for _, words := range []string{p.Chapter, p.Title, p.Text} {
					assert.NotEmpty(t, words, p.Key)
					assert.NotContains(t, words, "rules-", p.Key)
					assert.NotContains(t, words, "{", p.Key)
				}
				require.NotEmpty(t, p.Rules, p.Key)
				for id := range strings.FieldsSeq(p.Rules) {
					assert.True(t, rules[id], "%s: there is no rule %s", p.Key, id)
				}
			}
			for _, key := range want {
				assert.True(t, keys[key], "%s is not explained", key)
			}
			counters := adventure.FindPages(pages, "counters")[0].Text
			for k := range card.CounterCount {
				assert.Contains(t, counters, l.CounterWord(k))
			}
			chapters := []string{"keywords"}
			for _, c := range lang.Reference {
				chapters = append(chapters, c.Key)
			}
			for key := range l.Words {
				if about, ok := strings.CutPrefix(key, "rules-"); ok && about != "how" && !slices.Contains(chapters, about) {
					assert.True(t, keys[strings.TrimSuffix(about, "-text")], "%s is said and not shown", key)
				}
			}
		})
	}
}

func TestFindPages(t *testing.T) {
	pages := adventures.All().Reference(languages.English())
	for about, want := range map[string]string{"Ward": "ward", "stunned": "stun", "forg": "forge", "NEIGHBOR": "battleline",
		"keyword-taunt": "keyword-taunt", "4 cards": "", "": "", "“may”": "may"} {
		found := adventure.FindPages(pages, about)
		if want == "" {
			assert.Empty(t, found, about)
			continue
		}
		require.NotEmpty(t, found, about)
		assert.Equal(t, want, found[0].Key, about)
	}
}

// A page leads to the pages that it mentions, in any grammatical form.
func TestRelated(t *testing.T) {
	for _, c := range []struct {
		language, of, to string
		leads            bool
	}{
		{"en", "stun", "armor", false}, {"en", "keyraken-prey", "keyword-taunt", true},
		{"ru", "keyraken-prey", "keyword-taunt", true}, {"ru", "damage", "ward", true}, {"ru", "keyraken-prey", "keys", false},
		{"en", "facedown", "token", true}, {"ru", "facedown", "token", true}, {"en", "alliance", "archon-power", true},
		{"en", "prophecy", "fate", true}, {"ru", "prophecy", "fate", true}, {"en", "token", "facedown", true}, {"en", "icons", "house-icons", true},
		{"en", "fate", "prophecy", true}, {"ru", "fate", "prophecy", true}, {"en", "scrap", "turn", false},
	} {
		pages := adventures.All().Reference(languages.Named(c.language))
		page := adventure.FindPages(pages, c.of)[0]
		related := adventure.Related(pages, &page)
		at := slices.IndexFunc(related, func(p game.Page) bool { return p.Key == c.to })
		assert.Equal(t, c.leads, at >= 0, "%s: %s to %s", c.language, c.of, c.to)
		assert.False(t, slices.ContainsFunc(related, func(p game.Page) bool { return p.Key == c.of }), "to itself")
	}
}

// The texts of cards lead to the pages about what they say, in each language.
func TestCardsLeadToPages(t *testing.T) {
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	for _, l := range languages.All() {
		linker := lang.NewLinker(adventures.All().Reference(l))
		for id, want := range map[string]string{
			"press-gang": "token", "gĕzdrutyŏ-the-arcane": "facedown", "overreach": "prophecy", "bit-byte": "fate", "rorag-screamer": "scrap",
			"awakened-titan": "haunted", "janky-jimmy": "overwhelmed", "the-red-baron": "colors", "thunderdell": "keyword-splash-attack",
		} {
			n, ok := cat.Number(id)
			require.True(t, ok, id)
			text := strings.Join(l.Card(cat.Card(n)).Paragraphs, "\n")
			leads := slices.ContainsFunc(linker.Links(text), func(k lang.Link) bool { return k.Key == want })
			assert.True(t, leads, "%s: %s to %s: %s", l.Name, id, want, text)
		}
	}
}
