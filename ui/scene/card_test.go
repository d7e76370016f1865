package scene_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
)

// held is a table with cards in the hand of the one player.
func held(hand ...keyforge.CardPosition) keyforge.Position {
	return keyforge.Position{
		House: card.Brobnar, Seed: 2,
		Players: []keyforge.SidePosition{{Hand: hand, Houses: []card.House{card.Brobnar, card.Dis, card.Shadows}}},
		Monster: keyforge.SidePosition{Artifacts: []keyforge.CardPosition{{ID: "the-keyraken"}}},
	}
}

// marks counts how often a sign is drawn.
func (m *mouse) marks(s paint.Sign) (n int) {
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Mark && op.Sign == s {
			n++
		}
	}
	return n
}

// Every card can be shown large, whatever the size of the window and of the text:
// no word is cut or leaves the window.
func TestEveryCardCanBeRead(t *testing.T) {
	sizes := [][2]float64{{1280, 720}, {1920, 1080}, {640, 360}}
	for i, text := range []int{100, 80, 150} {
		settings := atOnce
		settings.Text = text
		m := newMouse(t, settings)
		m.in.W, m.in.H = sizes[i][0], sizes[i][1]
		window := layout.Rect{W: m.in.W, H: m.in.H}
		m.frame()
		var hand []keyforge.CardPosition
		for def := uint16(1); int(def) <= m.s.Catalogue.Len(); def++ {
			if d := m.s.Catalogue.Card(def); d.Type != card.BossType && d.House != card.Monster {
				hand = append(hand, keyforge.CardPosition{ID: d.ID})
			}
			if len(hand) < 10 && int(def) < m.s.Catalogue.Len() {
				continue
			}
			require.NoError(t, play.Start(m.s, held(hand...)))
			hand = hand[:0]
			m.frames(2)
			for _, slot := range m.table().Board.Piles[0][card.Hand] {
				m.point("card", int(slot))
				m.frames(10)
				title := m.table().Title(slot)
				for _, op := range m.s.Picture().Ops {
					if op.Kind != paint.Words || op.Size < 13*window.H/720*float64(text)/100 {
						continue
					}
					box := layout.Rect{X: op.Rect.X, Y: op.Rect.Y - op.Size*0.8, W: op.Rect.W, H: op.Size}
					assert.True(t, box.Within(window), "%s at %d %%: %q leaves the window", title, text, op.Text)
					assert.False(t, strings.HasSuffix(op.Text, "…"), "%s at %d %%: %q is cut", title, text, op.Text)
				}
			}
		}
	}
}

// The text of a card appears at once when the mouse comes to it: with symbols for
// æmber and damage, and the meaning of keywords and terms beside it.
func TestReadingACard(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Start(m.s,
		held(keyforge.CardPosition{ID: "smaaash"}, keyforge.CardPosition{ID: "headhunter"}, keyforge.CardPosition{ID: "poison-wave"},
			keyforge.CardPosition{ID: "champion-anaphiel"})))
	m.frames(2)
	read := func(title string) string {
		t.Helper()
		m.point("card", int(m.slot(title)))
		m.frames(6)
		return m.words()
	}
	words := read("Smaaash")
	assert.Contains(t, words, "Play:")
	assert.Contains(t, words, "Stun")
	assert.Contains(t, words, m.s.T("term-stun-why")[:20], "what a stun is")
	assert.NotContains(t, words, "Fight:")

	crystals := m.marks(paint.Drop)
	words = read("Headhunter")
	assert.Contains(t, words, "Fight:")
	assert.NotContains(t, words, "æmber.")
	assert.Equal(t, crystals+1, m.marks(paint.Drop), "a crystal in the place of the word")

	bursts := m.marks(paint.Burst)
	read("Poison Wave")
	assert.Equal(t, bursts+1, m.marks(paint.Burst))

	assert.Contains(t, read("Champion Anaphiel"), "Neighbors of this creature")
}

// Between two cards the text stays for a moment, so that nothing flickers. It stays until the mouse
// rests on the next card, and disappears when the mouse stays away.
func TestReadingDoesNotFlicker(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Start(m.s, held(keyforge.CardPosition{ID: "smaaash"}, keyforge.CardPosition{ID: "anger"})))
	m.frames(2)
	rarity := m.s.T("rarity-common")
	m.point("card", int(m.slot("Smaaash")))
	m.frames(6)
	assert.Contains(t, m.words(), rarity)
	m.in.Mouse = layout.Point{X: -10, Y: -10}
	m.frames(2)
	assert.Contains(t, m.words(), rarity)
	m.point("card", int(m.slot("Anger")))
	m.frames(2)
	assert.Contains(t, m.words(), rarity)
	assert.NotContains(t, m.words(), "Ready and fight", "the mouse may be on its way")
	m.frames(3)
	assert.Contains(t, m.words(), "Ready and fight")
	m.in.Mouse = layout.Point{X: -10, Y: -10}
	m.frames(20)
	assert.NotContains(t, m.words(), rarity)
}

// A card in play shows its state, and the text of the upgrades on it.
func TestReadingACardInPlay(t *testing.T) {
	m := newMouse(t, atOnce)
	p := held()
	p.Players[0].Line = []keyforge.CardPosition{{ID: "headhunter", Damage: 2, Amber: 3, Marks: keyforge.Stunned | keyforge.Warded,
		Attached: []keyforge.CardPosition{{ID: "blood-of-titans"}}}}
	require.NoError(t, play.Start(m.s, p))
	m.frames(2)
	slot := m.slot("Headhunter")
	m.point("card", int(slot))
	m.frames(6)
	words := strings.ReplaceAll(m.words(), "\n", " ")
	assert.Contains(t, words, m.s.T("stands-power", 10, 5))
	assert.Contains(t, words, "Blood of Titans")
	assert.Contains(t, words, m.s.T("stands-stunned")[:8])
	assert.NotZero(t, m.marks(paint.Bolt))
	assert.NotZero(t, m.marks(paint.Bubble))
	assert.NotZero(t, m.marks(paint.Link), "the upgrade peeks out")
}

// shows are the words drawn on a card of the table.
func (m *mouse) shows(slot keyforge.Slot) (all []string) {
	at, _, ok := m.table().Spot(slot)
	require.True(m.t, ok)
	for _, op := range m.s.Picture().Ops {
		if op.Kind == paint.Words && box(&op).Within(at.Rect.Inset(-0.1*at.W)) {
			all = append(all, op.Text)
		}
	}
	return all
}

// A card on the table shows the armor it has left this turn, not the printed
// value, and the æmber that it has captured.
func TestCardShowsSpentArmorAndCapturedAmber(t *testing.T) {
	m := newMouse(t, atOnce)
	p := held()
	p.Players[0].Line = []keyforge.CardPosition{{ID: "lord-golgotha"}, {ID: "lady-maxena", Spent: 1, Amber: 3},
		{ID: "champion-tabris", Spent: 2}}
	p.Monster.Artifacts[0].Spent = 2
	require.NoError(t, play.Start(m.s, p))
	m.frames(3)
	assert.Equal(t, []string{"Lord", "Golgotha", "5", "2"}, m.shows(m.slot("Lord Golgotha")))
	assert.Equal(t, []string{"Lady", "Maxena", "5", "1", "3"}, m.shows(m.slot("Lady Maxena")))
	assert.Equal(t, []string{"Champion", "Tabris", "6", "0"}, m.shows(m.slot("Champion Tabris")))
	assert.Contains(t, m.words(), "\n4\n"+m.s.T("armor"), "of the six that the Keyraken has")
}

// What happens to a card in a fight is visible on it: its armor goes down, and
// the æmber that it captures lies on it.
func TestCardShowsWhatItLosesAndTakes(t *testing.T) {
	m := newMouse(t, atOnce)
	p := held()
	p.House = card.Sanctum
	p.Players[0].Line = []keyforge.CardPosition{{ID: "champion-tabris"}}
	p.Monster.Line, p.Monster.Amber = []keyforge.CardPosition{{ID: "lashing-tentacle"}}, 4
	require.NoError(t, play.Start(m.s, p))
	m.frames(3)
	tabris := m.slot("Champion Tabris")
	require.Equal(t, []string{"Champion", "Tabris", "6", "2"}, m.shows(tabris))
	m.do(keyforge.Command{Verb: keyforge.Fight, Card: tabris})
	m.settle()
	m.do(keyforge.Command{Verb: keyforge.Pick, Card: m.slot("Lashing Tentacle")})
	m.settle()
	m.in.Mouse = layout.Point{X: -10, Y: -10} // nothing is read
	m.frames(20)
	after := m.shows(tabris)
	assert.Contains(t, after, "0", "both points of armor are spent")
	assert.NotContains(t, after, "2")
	assert.Equal(t, "1", after[len(after)-1], "it captured one by fighting")
}

// The outline of a card shows its type.
func TestTypesHaveOutlines(t *testing.T) {
	m := newMouse(t, atOnce)
	seen := map[paint.Corner]string{}
	for _, id := range []string{"anger", "headhunter", "blood-of-titans", "gauntlet-of-command"} {
		require.NoError(t, play.Start(m.s, held(keyforge.CardPosition{ID: id})))
		m.frames(3)
		spot := m.mustFind("card", int(m.table().Board.Piles[0][card.Hand][0]))
		for _, op := range m.s.Picture().Ops {
			if op.Kind == paint.Fill && op.Rect.Within(spot.Rect) && spot.Rect.Within(op.Rect) {
				other, taken := seen[op.Corner]
				assert.False(t, taken, "%s is like %s", id, other)
				seen[op.Corner] = id
				break
			}
		}
	}
	assert.Len(t, seen, 4)
}

// Cards show their pictures, small and large, each in a size that fits; without a
// gallery, the emblems of their houses.
func TestPicturesOfCards(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Start(m.s, held(keyforge.CardPosition{ID: "dust-imp"})))
	m.frames(2)
	emblems := m.marks(paint.Emblem(card.Dis))
	pictures := func() (widths []int) {
		for _, op := range m.s.Picture().Ops {
			if op.Kind == paint.Picture {
				widths = append(widths, op.Bitmap.W)
				assert.GreaterOrEqual(t, float64(op.Bitmap.W), op.Rect.W, "as sharp as the window")
			}
		}
		return widths
	}
	assert.Empty(t, pictures())
	m.s.Gallery = art.NewGallery(art.Budget).AtOnce()
	m.frame()
	require.Len(t, pictures(), 1)
	assert.Less(t, m.marks(paint.Emblem(card.Dis)), emblems)
	m.point("card", int(m.slot("Dust Imp")))
	m.frames(6)
	widths := pictures()
	require.Len(t, widths, 2)
	assert.Greater(t, widths[1], widths[0])
}

// A large card allocates nothing in frames in which nothing changes.
func TestReadingMakesNoGarbage(t *testing.T) {
	m := newMouse(t, atOnce)
	require.NoError(t, play.Position(m.s, "table"))
	m.frames(30)
	for n, slot := range m.table().Board.Piles[0][card.Battleline][:4] {
		m.point("card", int(slot))
		m.frames(20)
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.s.Update(m.in) }), fmt.Sprint("card ", n))
	}
}
