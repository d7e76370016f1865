package nemesis_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/stretchr/testify/assert"
)

var number = regexp.MustCompile(`\d+`)

// numbers are those of an article.
func numbers(language, key string) []string {
	for _, p := range (nemesis.Adventure{}).Pages(language) {
		if p.Key == key {
			return number.FindAllString(p.Text, -1)
		}
	}
	return nil
}

// What is said about Nemesis are the numbers with which one plays.
func TestStrengthOfNemesis(t *testing.T) {
	var health, begins []string
	for players := 1; players <= 3; players++ {
		health = append(health, fmt.Sprint(nemesis.ByTheBook.Nemesis(players).Health*int32(players)))
	}
	for _, d := range []nemesis.Difficulty{nemesis.Hard, nemesis.Harder} {
		begins = append(begins, fmt.Sprint(d.Nemesis(1).Mastery))
	}
	gains := []string{fmt.Sprint(nemesis.Easier.Nemesis(1).Gain), fmt.Sprint(nemesis.ByTheBook.Nemesis(1).Gain)}
	for _, language := range []string{"en", "ru"} {
		assert.Equal(t, health, numbers(language, "her-begin"), language)
		assert.Equal(t, append(gains, begins...), numbers(language, "levels"), language)
		assert.Contains(t, numbers(language, "her-effects"), fmt.Sprint(nemesis.ByTheBook.Nemesis(1).Named), language)
		assert.Contains(t, numbers(language, "clocks"), fmt.Sprint(shards.MostMastery), language)
		assert.Subset(t, numbers(language, "several"), []string{fmt.Sprint(2 * shards.MostMastery), fmt.Sprint(3 * shards.MostMastery)}, language)
	}
}

// Each article stands in every language, and nothing is said that no article says.
func TestArticles(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		said := map[string]bool{}
		for _, p := range (nemesis.Adventure{}).Pages(language) {
			for _, text := range []string{p.Chapter, p.Title, p.Text} {
				assert.NotEmpty(t, text, p.Key)
				said[text] = true
			}
		}
		for key, text := range (nemesis.Adventure{}).Words(language) {
			if strings.HasPrefix(key, "rules-") {
				assert.True(t, said[text], "%s: no article has %s", language, key)
			}
		}
	}
}
