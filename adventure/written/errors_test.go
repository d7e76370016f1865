package written_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// small is a whole adventure in few lines.
const small = `adventure: small
title: Small
numbers:
  - steps
conditions:
  cards: {easy: 1, normal: 2, hard: 3, from: 1, to: 3}
turn:
  - PlayCards(cards)
  - Count(steps, 1)
win:
  - Damage()
lose:
  - Reaches(steps, 9)
deeds:
  hurry:
    - Count(steps, 2)
names:
  mine: Creatures.Friendly()
cards:
  - card: boss("beast", 9)
    title: Beast
  - card: creature("cub", 2, Preys(Weakest(1, mine)), Reap(MonsterDoes(1, "hurry")))
    title: Cub
    copies: 3
words:
  en:
    monster: the Beast
`

// change is the file with another text in place of one of its own.
func change(t *testing.T, old, now string) string {
	t.Helper()
	require.Contains(t, small, old)
	return strings.Replace(small, old, now, 1)
}

// Every error has its line and says what is wrong there.
func TestErrorsHaveLines(t *testing.T) {
	_, err := written.Read(strings.NewReader(small), languages.All()...)
	require.NoError(t, err)
	for _, c := range []struct {
		old, now, want string
	}{
		{small, "", "line 1: the file is empty"},
		{small, strings.Repeat("#", written.MaxFile+1), "line 1: a file of an adventure may have at most 128 KiB"},
		{small, "a\xff", "line 1: the file is not text in UTF-8"},
		{small, "- a", "line 1: here must be names"},
		{"title: Small", "title: [", "this is not YAML"},
		{"title: Small", "\ttitle: Small", "this is not YAML"},
		{"title: Small", "title: Small\n---\na: b\n---", "one file has one adventure"},
		{"title: Small", "title: &a Small", "line 2: references"},
		{"title: Small", "title: Small\ntitle: Smaller", "line 3: \"title\" is here twice"},
		{"title: Small", "titel: Small", "line 2: \"titel\" is unknown here; there can be: adventure, title"},
		{"title: Small\n", "", "line 1: here must be title too"},
		{"title: Small", "title: \"\"", "line 2: a title is one line"},
		{"title: Small", "title: {a: b}", "line 2: here must be a text"},
		{"title: Small", "title: \"a\\u202eb\"", "line 2: this text has characters that cannot be shown"},
		{"title: Small", "title: " + strings.Repeat("a", 41), "line 2: this text has more than 40 letters"},
		{"adventure: small", "adventure: Small", "line 1: the name of an adventure"},
		{"adventure: small", "adventure: small\nhand: 13", "line 2: here must be a number from 1 to 12"},
		{"adventure: small", "adventure: small\nturns: none", "line 2: turns are"},
		{"  - steps", "  - st-eps", "line 4: a name here is one word"},
		{"  - steps", "  - began", "line 4: there can be 5 numbers, and began must be a new name"},
		{"  - steps", "  - Each", "line 4: a name here is one word"},
		{"  - steps", "  - cards", "line 4: there can be 5 numbers"},
		{"numbers:\n  - steps", "numbers: steps", "line 3: here must be a list"},
		{"normal: 2", "normal: 1", "line 6: easy, normal and hard must differ"},
		{"normal: 2", "normal: 4", "line 6: here must be a number from 1 to 3"},
		{"normal: 2, ", "", "line 6: here must be normal too"},
		{"PlayCards(cards)", "PlayCards(cards", "line 8: this cannot be read"},
		{"PlayCards(cards)", "Damage()", "line 8: this is something else"},
		{"PlayCards(cards)", "PlayCards(Each(1))", "line 8: a step plays at most 20 cards"},
		{"PlayCards(cards)", "GainAmber(-1)", "line 8: this cannot be below 0"},
		{"PlayCards(cards)", "Count(cards, 1)", "line 8: what stands in place 1 of Count must be of the kind Number, not Amount"},
		{"Reaches(steps, 9)", "Reaches(steps, 0)", "line 13: a number must reach 1"},
		{"Reaches(steps, 9)", "Reaches(stops, 9)", "line 13: the language of cards has no word \"stops\""},
		{"win:\n  - Damage()", "win: []", "line 10: here must be 1 to 20 parts"},
		{"    - Count(steps, 2)", "    - PlayCards(1)", "line 16: what cards let the monster do"},
		{"mine: Cr", "Play: Cr", "line 18: Play has a meaning already"},
		{"mine: Creatures", "mine: Creature", "line 18: the language of cards has no word \"Creature\""},
		{`boss("beast", 9)`, `creature("beast", 9)`, "line 20: there must be one boss"},
		{`creature("cub"`, `boss("cub"`, "line 22: there must be one boss"},
		{`creature("cub"`, `creature("beast"`, "line 22: \"beast\" is here twice"},
		{`creature("cub"`, `creature("Cub"`, "line 22: the id of a card is small"},
		{`creature("cub", 2`, `creature("cub", "2"`, "line 22: what stands in place 2 of creature must be of the kind int, not string"},
		{`Preys(Weakest(1, mine))`, "Steal(1)", "line 22: what stands in place 3 of creature must be of the kind Option, not Effect"},
		{`"hurry"`, `"worry"`, "line 22: the file has no deed \"worry\""},
		{`MonsterDoes(1, "hurry")`, `Gain(OfAdventure("lamps"))`, "line 22: the file counts no number \"lamps\""},
		{`MonsterDoes(1, "hurry")`, `Destroy(Creatures.Named("cup"))`, "line 22: neither this file nor any set has a card \"cup\""},
		{`MonsterDoes(1, "hurry")`, `Destroy(Of(Keys, This))`, "line 22: what stands in place 1 of Destroy must be of the kind Target, not Num"},
		{`copies: 3`, `copies: 51`, "line 24: here must be a number from 1 to 50"},
		{`title: Cub`, `title: "{1}"`, "line 23: a title is one line"},
		{"  en:", "  english:", "line 26: a language has two small letters"},
		{"monster: the Beast", "house-brobnar: Bog", "line 27: \"house-brobnar\" is unknown here"},
		{"monster: the Beast", "monster: the {1}", "line 27: this text cannot have {1}"},
		{"monster: the Beast", "monster: the {1", "line 27: the braces in this text are wrong"},
		{"monster: the Beast", "gauge-steps: \"{0}\"", "line 27: this text cannot have {0}"},
	} {
		_, err := written.Read(strings.NewReader(change(t, c.old, c.now)), languages.All()...)
		if assert.Error(t, err, c.now) {
			assert.Contains(t, err.Error(), c.want)
			assert.NotZero(t, notation.Line(err), c.now)
		}
	}
}

// Cards of the sets can be named beside those of the file.
func TestCardsOfTheSetsCanBeNamed(t *testing.T) {
	both := change(t, `MonsterDoes(1, "hurry")`, `Destroy(Creatures.Named("troll").Or(Creatures.Named("cub")))`)
	_, err := written.Read(strings.NewReader(both), languages.All()...)
	assert.NoError(t, err)
}

// The fingerprint is of the text, however its lines end.
func TestFingerprint(t *testing.T) {
	name := func(text string) string {
		a, err := written.Read(strings.NewReader(text), languages.All()...)
		require.NoError(t, err)
		return a.Name()
	}
	assert.Regexp(t, "^small-[a-p]{10}$", name(small))
	assert.Equal(t, name(small), name(strings.ReplaceAll(small, "\n", "\r\n")))
	assert.NotEqual(t, name(small), name(change(t, "boss(\"beast\", 9)", "boss(\"beast\", 8)")))
}

// Whatever is read is an adventure or an error with a line.
func FuzzRead(f *testing.F) {
	f.Add(small)
	for _, path := range []string{"testdata/clockwork.yaml", "WRITING.md"} {
		text, err := os.ReadFile(path)
		require.NoError(f, err)
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := written.Read(strings.NewReader(text), languages.All()...); err != nil {
			require.NotZero(t, notation.Line(err), err)
		}
	})
}
