package art_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/likeness"
)

// How far apart the pictures of two cards must be, and those of evil twins, which must be
// recognizable as such; see [likeness.Sketch.Apart].
const least, leastOfTwins = 0.24, 0.18

// alike is every card, and the pairs that look most alike when small.
func alike(t *testing.T, n int) ([]subject, []likeness.Pair) {
	t.Helper()
	cards := subjects(t)
	sketches := make([]*likeness.Sketch, len(cards))
	for i, c := range cards {
		sketches[i] = likeness.Of(art.Paint(c.Card, 64))
	}
	return cards, likeness.Nearest(sketches, n)
}

func TestNoTwoCardsLookAlike(t *testing.T) {
	cards, pairs := alike(t, 40)
	for _, p := range pairs {
		a, b := cards[p.A], cards[p.B]
		larger := likeness.Of(art.Paint(a.Card, 192)).Apart(likeness.Of(art.Paint(b.Card, 192)))
		want := least
		if base := strings.TrimSuffix(a.ID, "-mg24"); base != a.ID && base == b.ID || strings.TrimSuffix(b.ID, "-mg24") == a.ID && a.ID != b.ID {
			continue // cards of one title
		}
		if a.ID == b.ID+"-evil-twin" || b.ID == a.ID+"-evil-twin" {
			want = leastOfTwins
		}
		assert.GreaterOrEqual(t, min(p.Apart, larger), want, "%s and %s look alike: they are %.3f apart when small and %.3f when larger",
			a.ID, b.ID, p.Apart, larger)
	}
}
