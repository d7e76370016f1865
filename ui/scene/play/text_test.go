package play_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
)

// written are the words of the table and the largest size of each.
func written(t *testing.T, size [2]float64, text int, position string) map[string]float64 {
	settings := session.DefaultSettings
	settings.Text, settings.Speed, settings.Tips = text, len(session.Speeds)-1, false
	m := scenetest.New(t, settings)
	m.In.W, m.In.H = size[0], size[1]
	m.In.Mouse = layout.Point{X: -1, Y: -1}
	m.Lay(position)
	m.Frames(25)
	all := map[string]float64{}
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words {
			for _, word := range strings.Fields(op.Text) {
				all[word] = max(all[word], op.Size)
			}
		}
	}
	return all
}

// On the table nothing vanishes when the text is larger, and names, numbers, labels and
// hints are larger too, as far as cards and piles have room.
func TestTextOfTheTableGrows(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		for _, position := range []string{"table", "crowd", "orders"} {
			t.Run(fmt.Sprint(size, position), func(t *testing.T) {
				usual, large := written(t, size, 100, position), written(t, size, 150, position)
				sum := 0.0
				for word, was := range usual {
					if was < 9 { // on the top card of a pile, which is not meant to be read
						continue
					}
					now, ok := large[word]
					for part, size := range large {
						if begin, broken := strings.CutSuffix(part, "-"); broken && strings.HasPrefix(word, begin) {
							now, ok = max(now, size), true
						}
					}
					require.True(t, ok, "%q has vanished", word)
					assert.GreaterOrEqual(t, now, was*0.88, "%q", word)
					sum += now / was
				}
				assert.Greater(t, sum/float64(len(usual)), 1.15, "on the whole")
				for _, what := range []string{"Deck", "Discard", "Archives", "Purged"} {
					assert.GreaterOrEqual(t, large[what], 1.25*usual[what], what)
				}
			})
		}
	}
}

// At every size either all cards of the hand show their text, or none does.
func TestAllCardsOfTheHandPrintTheirText(t *testing.T) {
	hand := []keyforge.CardPosition{{ID: "smaaash"}, {ID: "headhunter"}, {ID: "poison-wave"}, {ID: "champion-anaphiel"}, {ID: "drumble"},
		{ID: "three-fates"}, {ID: "anger"}}
	some := false
	for _, size := range [][2]float64{{1280, 720}, {1600, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}} {
		for _, text := range []int{80, 100, 150} {
			settings := scenetest.AtOnce
			settings.Text = text
			m := scenetest.New(t, settings)
			m.In.W, m.In.H = size[0], size[1]
			m.In.Mouse = layout.Point{X: -1, Y: -1}
			require.NoError(t, play.Start(m.Stack, scenetest.Held(hand...)))
			m.Frames(5)
			printed, types := map[keyforge.Slot]bool{}, map[string]bool{}
			for i := range card.TypeCount {
				types[m.Table().TypeName(i)] = true
			}
			for _, slot := range m.Table().Board.Piles[0][card.Hand] {
				spot, ok := m.Find("card", int(slot))
				require.True(t, ok)
				lower := spot.Rect.Drop(spot.Rect.H * 0.45)
				lines := 0
				for _, op := range m.Stack.Picture().Ops {
					if op.Kind == paint.Words && op.Face != paint.Display && op.Size < 0.15*spot.Rect.W && !types[op.Text] &&
						scenetest.Box(&op).Within(lower) {
						lines++
					}
				}
				printed[slot] = lines > 0
			}
			first := printed[m.Table().Board.Piles[0][card.Hand][0]]
			some = some || first
			for slot, p := range printed {
				assert.Equal(t, first, p, "%v at %v and %d %%", m.Table().Title(slot), size, text)
			}
		}
	}
	assert.True(t, some, "where there is room the text is printed")
}

// No name is cut on a card, even a single long word on a small card.
func TestLongNamesAreHyphened(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	p := scenetest.Held()
	for range 7 {
		p.Players[0].Artifacts = append(p.Players[0].Artifacts, keyforge.CardPosition{ID: "hologrammophone"})
	}
	require.NoError(t, play.Start(m.Stack, p))
	m.Frames(5)
	whole := 0
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && op.Face == paint.Display {
			assert.NotContains(t, op.Text, "…")
			if strings.HasPrefix(op.Text, "Holog") {
				whole++
			}
		}
	}
	assert.Positive(t, whole)
}

// The hand of a player whom the computer plays, or whose side was opened, cannot be
// mistaken for one's own: it is framed, and where its cards leave room, named.
func TestHandOfAnotherIsMarked(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.In.W = 2400
	m.Lay("table")
	tb := m.Table()
	own := tb.Large()
	other := (own + 1) % 3
	framed := func() bool {
		color := theme.Seats[other].Alpha(0.8)
		return slices.ContainsFunc(m.Stack.Picture().Ops, func(op paint.Op) bool { return op.Kind == paint.Line && op.Color == color })
	}
	says := func(key string, side keyforge.Side) bool {
		return strings.Contains(strings.Join(strings.Fields(m.Words()), " "), m.Stack.T(key, tb.Name(side)))
	}
	m.Frame()
	assert.False(t, says("hand-of", own))
	assert.False(t, framed())
	tb.Open(other)
	m.Frames(2)
	assert.True(t, says("hand-of", other))
	assert.True(t, framed())
	tb.Bots[other] = bot.Greedy{}
	m.Frames(2)
	assert.True(t, says("hand-of-bot", other))
	m.In.W = 1280 // the cards would hide the words
	m.Frames(2)
	assert.False(t, says("hand-of-bot", other))
	assert.True(t, framed())
}

// The emblem shows the house of every card on the table, even on small cards, on
// damaged ones and on what is under others.
func TestHousesAreToldByForm(t *testing.T) {
	for _, position := range []string{"table", "crowd"} {
		m := scenetest.New(t, scenetest.AtOnce)
		m.Lay(position)
		m.Frames(5)
		seen := 0
		for slot := range m.Table().Board.Faces {
			face := &m.Table().Board.Faces[slot]
			spot, ok := m.Find("card", slot)
			if !ok || face.Slot == 0 || keyforge.Slot(slot) == m.Table().Board.Boss {
				continue
			}
			told := false
			for _, op := range m.Stack.Picture().Ops {
				told = told || op.Kind == paint.Mark && op.Sign == paint.Emblem(face.House) && op.Rect.Within(spot.Rect.Inset(-4))
			}
			assert.True(t, told, "%s: %s of %v", position, m.Table().Title(keyforge.Slot(slot)), face.House)
			seen++
		}
		assert.Greater(t, seen, 15)
	}
}
