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
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// marks counts how often a sign is drawn.
func marks(m *scenetest.Mouse, s paint.Sign) (n int) {
	for _, op := range m.Stack.Picture().Ops {
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
		settings := scenetest.AtOnce
		settings.Text = text
		m := scenetest.New(t, settings)
		m.In.W, m.In.H = sizes[i][0], sizes[i][1]
		window := layout.Rect{W: m.In.W, H: m.In.H}
		m.Frame()
		var hand []keyforge.CardPosition
		for def := uint16(1); int(def) <= m.Stack.Catalogue.Len(); def++ {
			if d := m.Stack.Catalogue.Card(def); d.Type != card.BossType && d.House != card.Monster {
				if d.InDecks() {
					hand = append(hand, keyforge.CardPosition{ID: d.ID})
				}
			}
			if len(hand) < 10 && int(def) < m.Stack.Catalogue.Len() {
				continue
			}
			require.NoError(t, play.Start(m.Stack, scenetest.Held(hand...)))
			hand = hand[:0]
			m.Frames(2)
			for _, slot := range m.Table().Board.Piles[0][card.Hand] {
				m.Point("card", int(slot))
				m.Frames(10)
				title := m.Table().Title(slot)
				small, _ := m.Find("card", int(slot)) // in the hand: it may be cut there
				for _, op := range m.Stack.Picture().Ops {
					if op.Kind != paint.Words || op.Size < 13*window.H/720*float64(text)/100 {
						continue
					}
					box := layout.Rect{X: op.Rect.X, Y: op.Rect.Y - op.Size*0.8, W: op.Rect.W, H: op.Size}
					assert.True(t, box.Within(window), "%s at %d %%: %q leaves the window", title, text, op.Text)
					cut := strings.HasSuffix(op.Text, "…") && !strings.HasSuffix(title, op.Text)
					assert.False(t, cut && op.Rect.Y < small.Rect.Y, "%s at %d %%: %q is cut", title, text, op.Text)
				}
			}
		}
	}
}

// The text of a card appears at once when the mouse comes to it: with symbols for
// æmber and damage, and the meaning of keywords and terms beside it.
func TestReadingACard(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack,
		scenetest.Held(keyforge.CardPosition{ID: "smaaash"}, keyforge.CardPosition{ID: "headhunter"}, keyforge.CardPosition{ID: "poison-wave"},
			keyforge.CardPosition{ID: "champion-anaphiel"})))
	m.Frames(2)
	read := func(title string) string {
		t.Helper()
		m.Point("card", int(m.Slot(title)))
		m.Frames(10)
		return m.Words()
	}
	words := read("Smaaash")
	assert.Contains(t, words, "Play:")
	assert.Contains(t, words, "Stun")
	assert.Contains(t, words, m.Stack.T("term-stun-why")[:20], "what a stun is")
	assert.NotContains(t, words, "Fight:")

	crystals := marks(m, paint.Drop)
	words = read("Headhunter")
	assert.Contains(t, words, "Fight:")
	assert.NotContains(t, words, "æmber.")
	assert.Equal(t, crystals+1, marks(m, paint.Drop), "a crystal in the place of the word")

	bursts := marks(m, paint.Burst)
	read("Poison Wave")
	assert.Equal(t, bursts+1, marks(m, paint.Burst))

	assert.Contains(t, read("Champion Anaphiel"), "Neighbors of this creature")
}

// Between two cards the text stays for a moment, so that nothing flickers. It stays until the mouse
// rests on the next card, and disappears when the mouse stays away.
func TestReadingDoesNotFlicker(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack, scenetest.Held(keyforge.CardPosition{ID: "smaaash"}, keyforge.CardPosition{ID: "anger"})))
	m.Frames(2)
	rarity := m.Stack.T("rarity-common")
	m.Point("card", int(m.Slot("Smaaash")))
	m.Frames(10)
	assert.Contains(t, m.Words(), rarity)
	m.In.Mouse = layout.Point{X: -10, Y: -10}
	m.Frames(2)
	assert.Contains(t, m.Words(), rarity)
	m.Point("card", int(m.Slot("Anger")))
	m.Frames(2)
	assert.Contains(t, m.Words(), rarity)
	assert.NotContains(t, m.Words(), "Ready and fight", "the mouse may be on its way")
	m.Frames(3)
	assert.Contains(t, m.Words(), "Ready and fight")
	m.In.Mouse = layout.Point{X: -10, Y: -10}
	m.Frames(20)
	assert.NotContains(t, m.Words(), rarity)
}

// A card in play shows its state, and the text of the upgrades on it.
func TestReadingACardInPlay(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := scenetest.Held()
	p.Players[0].Line = []keyforge.CardPosition{{ID: "headhunter", Damage: 2, Amber: 3, Marks: keyforge.Stunned | keyforge.Warded,
		Attached: []keyforge.CardPosition{{ID: "blood-of-titans"}}}}
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(2)
	slot := m.Slot("Headhunter")
	m.Point("card", int(slot))
	m.Frames(10)
	words := strings.ReplaceAll(m.Words(), "\n", " ")
	assert.Contains(t, words, m.Stack.T("stands-power", 10, 5))
	assert.Contains(t, words, "Blood of Titans")
	assert.Contains(t, words, m.Stack.T("stands-stunned")[:8])
	assert.NotZero(t, marks(m, paint.Bolt))
	assert.NotZero(t, marks(m, paint.Bubble))
	assert.NotZero(t, marks(m, paint.Plus), "the upgrade peeks out, with what it gives")
}

// shows are the words drawn on a card of the table.
func shows(m *scenetest.Mouse, slot keyforge.Slot) (all []string) {
	at, _, ok := m.Table().Spot(slot)
	require.True(m.T, ok)
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && scenetest.Box(&op).Within(at.Rect.Inset(-0.1*at.W)) {
			all = append(all, op.Text)
		}
	}
	return all
}

// A card on the table shows the armor it has left this turn, not the printed
// value, and the æmber that it has captured.
func TestCardShowsSpentArmorAndCapturedAmber(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := scenetest.Held()
	p.Players[0].Line = []keyforge.CardPosition{{ID: "lord-golgotha"}, {ID: "lady-maxena", Spent: 1, Amber: 3},
		{ID: "champion-tabris", Spent: 2}}
	p.Monster.Artifacts[0].Spent = 2
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(3)
	assert.Equal(t, []string{"Lord", "Golgotha", "5", "2"}, shows(m, m.Slot("Lord Golgotha")))
	assert.Equal(t, []string{"Lady", "Maxena", "5", "1", "3"}, shows(m, m.Slot("Lady Maxena")))
	assert.Equal(t, []string{"Champion", "Tabris", "6", "0"}, shows(m, m.Slot("Champion Tabris")))
	assert.Contains(t, m.Words(), "\n4\n"+m.Stack.T("armor"), "of the six that the Keyraken has")
}

// What happens to a card in a fight is visible on it: its armor goes down, and
// the æmber that it captures lies on it.
func TestCardShowsWhatItLosesAndTakes(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := scenetest.Held()
	p.House = card.Sanctum
	p.Players[0].Line = []keyforge.CardPosition{{ID: "champion-tabris"}}
	p.Monster.Line, p.Monster.Amber = []keyforge.CardPosition{{ID: "lashing-tentacle"}}, 4
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(3)
	tabris := m.Slot("Champion Tabris")
	require.Equal(t, []string{"Champion", "Tabris", "6", "2"}, shows(m, tabris))
	m.Do(keyforge.Command{Verb: keyforge.Fight, Card: tabris})
	m.Settle()
	m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Slot("Lashing Tentacle")})
	m.Settle()
	m.In.Mouse = layout.Point{X: -10, Y: -10} // nothing is read
	m.Frames(20)
	after := shows(m, tabris)
	assert.Contains(t, after, "0", "both points of armor are spent")
	assert.NotContains(t, after, "2")
	assert.Equal(t, "1", after[len(after)-1], "it captured one by fighting")
}

// The outline of a card shows its type.
func TestTypesHaveOutlines(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	seen := map[paint.Corner]string{}
	for _, id := range []string{"anger", "headhunter", "blood-of-titans", "gauntlet-of-command"} {
		require.NoError(t, play.Start(m.Stack, scenetest.Held(keyforge.CardPosition{ID: id})))
		m.Frames(3)
		spot := m.MustFind("card", int(m.Table().Board.Piles[0][card.Hand][0]))
		for _, op := range m.Stack.Picture().Ops {
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
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Start(m.Stack, scenetest.Held(keyforge.CardPosition{ID: "dust-imp"})))
	m.Frames(2)
	emblems := marks(m, paint.Emblem(card.Dis))
	pictures := func() (widths []int) {
		for _, op := range m.Stack.Picture().Ops {
			if op.Kind == paint.Picture {
				widths = append(widths, op.Bitmap.W)
				assert.GreaterOrEqual(t, float64(op.Bitmap.W), op.Rect.W, "as sharp as the window")
			}
		}
		return widths
	}
	assert.Empty(t, pictures())
	m.Stack.Gallery = art.NewGallery(art.Budget).AtOnce()
	m.Frame()
	require.Len(t, pictures(), 1)
	assert.Less(t, marks(m, paint.Emblem(card.Dis)), emblems)
	m.Point("card", int(m.Slot("Dust Imp")))
	m.Frames(10)
	widths := pictures()
	require.Len(t, widths, 2)
	assert.Greater(t, widths[1], widths[0])
}

// A large card allocates nothing in frames in which nothing changes.
func TestReadingMakesNoGarbage(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	require.NoError(t, play.Position(m.Stack, "table"))
	m.Frames(30)
	for n, slot := range m.Table().Board.Piles[0][card.Battleline][:4] {
		m.Point("card", int(slot))
		m.Frames(20)
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.Stack.Update(m.In) }), fmt.Sprint("card ", n))
	}
}
