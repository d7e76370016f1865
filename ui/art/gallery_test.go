package art_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/cards/cota"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
)

func TestAPictureComesWhenItIsPainted(t *testing.T) {
	g := art.NewGallery(art.Budget)
	assert.Nil(t, g.Picture(cota.Troll, 150), "nobody waits for the first picture")
	g.Wait()
	b := g.Picture(cota.Troll, 150)
	require.NotNil(t, b)
	assert.Equal(t, 192, b.W, "the next width that is wide enough")
	assert.Same(t, b, g.Picture(cota.Troll, 192))
	assert.Equal(t, art.Paint(art.Of(cota.Troll), 192), b)
}

func TestAGalleryShowsTheCardsOfBothGames(t *testing.T) {
	g := art.NewGallery(art.Budget).AtOnce()
	crystal := g.Shard("crystal", 96)
	assert.Equal(t, art.Paint(art.Shard("crystal"), 96), crystal)
	assert.NotEqual(t, crystal, g.Shard("nemesis", 96))
	assert.NotEqual(t, crystal, g.Picture(cota.Troll, 96))
	assert.Same(t, crystal, g.Shard("crystal", 90))
	assert.Zero(t, testing.AllocsPerRun(100, func() { g.Shard("crystal", 96) }))
}

func TestUntilThenTheNearestOneServes(t *testing.T) {
	g := art.NewGallery(art.Budget)
	g.Picture(cota.Troll, 96)
	g.Wait()
	small := g.Picture(cota.Troll, 96)
	require.NotNil(t, small)
	assert.Same(t, small, g.Picture(cota.Troll, 5000))
	g.Wait()
	large := g.Picture(cota.Troll, 5000)
	assert.Equal(t, 768, large.W)
	assert.Same(t, large, g.Picture(cota.Troll, 300), "rather a larger one than a smaller one")
	assert.Nil(t, g.Picture(cota.Anger, 300), "another card has none")
	g.Wait() // nothing may be painted during the next test
}

func TestAtOnceWaits(t *testing.T) {
	assert.Equal(t, 96, art.NewGallery(art.Budget).AtOnce().Picture(cota.Anger, 90).W)
}

func TestThePicturesSeenLastAreKept(t *testing.T) {
	one := 4 * 96 * art.Height(96)
	g := art.NewGallery(2 * one).AtOnce()
	troll := g.Picture(cota.Troll, 96)
	anger := g.Picture(cota.Anger, 96)
	assert.Same(t, troll, g.Picture(cota.Troll, 96))
	g.Picture(cota.Bumpsy, 96)
	assert.Same(t, troll, g.Picture(cota.Troll, 96))
	again := g.Picture(cota.Anger, 96)
	assert.NotSame(t, anger, again, "it was taken down")
	assert.Equal(t, anger, again, "and is painted the same")
}

func TestAPictureThatIsThereCostsNothing(t *testing.T) {
	g := art.NewGallery(art.Budget).AtOnce()
	g.Picture(cota.Troll, 96)
	assert.Zero(t, testing.AllocsPerRun(100, func() { g.Picture(cota.Troll, 96) }))
}

func TestManyAskAtTheSameTime(t *testing.T) {
	g := art.NewGallery(8 * 4 * 96 * art.Height(96)).AtOnce()
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for _, c := range cota.All[:12] {
				if b := g.Picture(c, 96); b != nil {
					assert.Equal(t, 96, b.W)
				}
			}
		})
	}
	all.Wait()
	var b *paint.Bitmap
	for b == nil {
		b = g.Picture(cota.Troll, 96)
	}
	assert.Equal(t, art.Paint(art.Of(cota.Troll), 96), b)
}
