package script_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/art/script"
)

func TestALineHasPanelsOfClausesOfWords(t *testing.T) {
	lines, err := script.Parse("brobnar.txt",
		"# giants\n\nanger: dusk embers; giant roaring\n  near; flames @20,80\n\ncowards-end: giant | rat #2\n")
	require.NoError(t, err)
	assert.Equal(t, []script.Line{
		{ID: "anger", Where: "brobnar.txt:3", Panels: [][]script.Clause{
			{{"dusk", "embers"}, {"giant", "roaring", "near"}, {"flames", "@20,80"}},
		}},
		{ID: "cowards-end", Where: "brobnar.txt:6", Panels: [][]script.Clause{{{"giant"}}, {{"rat", "#2"}}}},
	}, lines)
}

func TestWhatIsWrongIsToldWithItsPlace(t *testing.T) {
	for text, tells := range map[string]string{
		"anger giant":               "x.txt:1: no colon",
		"# a\nAnger: giant":         `x.txt:2: "Anger" cannot be the ID`,
		"anger: giant;; rat":        "x.txt:1: a clause of anger is empty",
		"anger: giant |":            "x.txt:1: a clause of anger is empty",
		"anger:":                    "x.txt:1: a clause of anger is empty",
		"anger: giant Roaring":      `x.txt:1: "Roaring" in the line of anger is no word`,
		"  giant":                   "x.txt:1: the line goes on with nothing",
		"anger: rat\ntroll: giant!": `x.txt:2: "giant!" in the line of troll`,
	} {
		_, err := script.Parse("x.txt", text)
		assert.ErrorContains(t, err, tells, text)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("anger: dusk; giant roaring\n near | rat @20,30 #2\n# end")
	f.Add("anger; :|")
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := script.Parse("x.txt", text)
		if err != nil {
			assert.True(t, strings.HasPrefix(err.Error(), "x.txt:"), err.Error())
			return
		}
		for _, l := range lines {
			assert.NotEmpty(t, l.ID)
			for _, p := range l.Panels {
				assert.NotEmpty(t, p)
				for _, c := range p {
					assert.NotEmpty(t, c)
				}
			}
		}
	})
}
