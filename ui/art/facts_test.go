package art_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/likeness"
)

// Whatever its facts are, a card without a line has a picture.
func TestACardWithoutALineIsPaintedFromItsFacts(t *testing.T) {
	paint := func(c art.Card) {
		c.ID = "no line describes it"
		assert.NotPanics(t, func() { art.Paint(c, 24) }, "%+v", c)
	}
	for h := range card.HouseCount {
		for does := range art.MainEffects {
			paint(art.Card{House: h, Type: card.ActionType, Does: does})
		}
		for _, kind := range []card.Type{card.CreatureType, card.ArtifactType, card.UpgradeType, card.BossType} {
			paint(art.Card{House: h, Type: kind, Power: int(h)})
		}
	}
	for of := trait.None + 1; of < trait.Count; of++ {
		for _, kind := range []card.Type{card.CreatureType, card.ArtifactType, card.UpgradeType} {
			paint(art.Card{House: card.Dis, Type: kind, Traits: trait.Of(of), Power: 3})
		}
	}
}

func TestFactsShow(t *testing.T) {
	sketch := func(c art.Card) *likeness.Sketch {
		c.ID = "no line describes it"
		return likeness.Of(art.Paint(c, 96))
	}
	wolf := art.Card{House: card.Untamed, Type: card.CreatureType, Traits: trait.Of(trait.Wolf)}
	dragon, shard := wolf, wolf
	dragon.Traits = trait.Of(trait.Dragon)
	shard.Type, shard.Traits = card.ArtifactType, trait.Of(trait.Shard)
	assert.Greater(t, sketch(wolf).Apart(sketch(dragon)), 0.2)
	assert.Greater(t, sketch(wolf).Apart(sketch(shard)), 0.2)
}
