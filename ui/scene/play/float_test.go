package play_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// Words that rise from an acting card stand above the prompt bar, which would hide them.
func TestWordsThatRiseAreNotHidden(t *testing.T) {
	p := brawl()
	p.House, p.Players[0].Hand = card.Shadows, gametest.Cards("nerve-blast", "punch")
	m := newBrawl(t, p)
	m.Table().Answer(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Nerve Blast")})
	const words = "there is no æmber to steal"
	seen := 0
	for range 240 {
		m.Frame()
		for _, op := range scenetest.PictureOf(m) {
			if op.Kind == paint.Words && op.Text == words {
				seen++
				letters := layout.Rect{X: op.Rect.X, Y: op.Rect.Y - op.Size/2, W: 100, H: op.Size / 2} // over their baseline
				assert.False(t, letters.Overlaps(m.Table().Places.Prompt))
			}
		}
	}
	assert.Positive(t, seen)
}

// Words that rise at the edge of the table stand beside the log, which would hide them.
func TestWordsThatRiseStandOnTheTable(t *testing.T) {
	p := brawl()
	p.House, p.Players[0].Line, p.Monster.Line = card.Shadows, nil, nil
	p.Players[0].Artifacts = gametest.Cards("iron-obelisk", "iron-obelisk", "iron-obelisk", "seeker-needle")
	m := newBrawl(t, p)
	m.In.W, m.In.H = scenetest.Phone[0], scenetest.Phone[1]
	m.Frames(3)
	m.Table().Answer(keyforge.Command{Verb: keyforge.UseAction, Card: m.Slot("Seeker Needle")})
	seen := 0
	for range 240 {
		m.Frame()
		for _, op := range scenetest.PictureOf(m) {
			if op.Kind == paint.Words && strings.HasPrefix(op.Text, "there is no creature") {
				seen++
				right := op.Rect.X + paint.Width(op.Face, op.Size, op.Text)
				assert.LessOrEqual(t, right, m.Table().Places.Main.Right(), op.Text)
			}
		}
	}
	assert.Positive(t, seen)
}
