package cardview_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// words are what a frame writes, in the order in which it is read.
func words(f *cardview.Canvas) string {
	var all []string
	for _, op := range f.Ops {
		if op.Kind == paint.Words {
			all = append(all, op.Text)
		}
	}
	return strings.Join(all, " ")
}

// A title is set in one line if it fits, else in as many as it may have, smaller, and a word that is too wide
// is hyphenated; nothing is wider than the line.
func TestTitleFitsItsPlace(t *testing.T) {
	rd := reader(t)
	for _, c := range []struct {
		title string
		width float64
		lines []string
		size  float64
	}{
		{"Troll", 200, []string{"Troll"}, 20}, {"Ganymede Archivist", 120, []string{"Ganymede", "Archivist"}, 20},
		{"Ganymede Archivist", 168, []string{"Ganymede Archivist"}, 18},
		{"Extraordinarily", 70, []string{"Extraor-", "dinarily"}, 12},
		{"Игла-искатель", 70, []string{"Игла-", "искатель"}, 12},
		{"Аниматор", 56, []string{"Анима-", "тор"}, 12},
		{"A very long title that no card has ever had", 60, []string{"A very", "long title", "that no c…"}, 12},
	} {
		set := rd.TitleLines(c.title, 20, 12, c.width, 2)
		assert.Equal(t, c.lines, set.Lines)
		assert.InDelta(t, c.size, set.Size, 2, c.title)
		for _, l := range set.Lines {
			assert.LessOrEqual(t, paint.Width(paint.Display, set.Size, l), c.width, l)
		}
		assert.Equal(t, set, rd.TitleLines(c.title, 20, 12, c.width, 2))
	}
}

// What later sets say is explained beside the cards that say it, once, and not beside others; in each language.
func TestTermsOfLaterSetsAreExplained(t *testing.T) {
	all := []string{"term-haunted-why", "term-overwhelmed-why", "term-scrap-why", "term-fate-why", "term-token-why", "term-prophecy-why"}
	for _, l := range languages.All() {
		rd := &cardview.Reader{Catalogue: catalogue(t)}
		rd.Speak(l.WithWords(keyraken.Adventure.Words), pages, nil)
		for id, want := range map[string][]string{
			"troll": nil, "awakened-titan": {"term-haunted-why"}, "countryside-crusher": {"term-haunted-why", "term-scrap-why"},
			"janky-jimmy": {"term-overwhelmed-why"}, "bit-byte": {"term-fate-why"}, "press-gang": {"term-token-why"},
			"overreach": {"term-prophecy-why"},
		} {
			n, ok := rd.Catalogue.Number(id)
			require.True(t, ok, id)
			var bodies []string
			for _, note := range rd.Printed(n).Notes {
				bodies = append(bodies, note.Body)
			}
			for _, key := range all {
				count := 0
				for _, body := range bodies {
					if body == l.T(key) {
						count++
					}
				}
				assert.Equal(t, slices.Contains(want, key), count == 1, "%s: %s of %s", l.Name, key, id)
			}
		}
	}
}

// Text keeps its words and its order; with terms as links each of them tells about its page and opens it.
func TestTextLinksToTheReference(t *testing.T) {
	opened := ""
	rd := &cardview.Reader{Catalogue: catalogue(t), OpenPage: func(key string) { opened = key }}
	rd.Speak(languages.English(), pages, nil)
	text := "Play: Ward a creature, and stun another."
	in, f := widget.Input{Mouse: widget.Nowhere}, window(widget.Input{Mouse: widget.Nowhere})
	frame := func() {
		in.W, in.H = 1280, 720
		f.Begin(in, 1)
		rd.Links.Begin()
		p := rd.Prose(text, 16, 400, true)
		f.Write(layout.Rect{X: 20, Y: 20, W: 400, H: 100}, p, theme.Ink)
		assert.Equal(t, 7, f.WriteLinks(rd, "term", 5, layout.Rect{X: 20, Y: 20}, p), "two links, from 5 on")
		f.End()
	}
	frame()
	assert.Equal(t, text, strings.ReplaceAll(strings.ReplaceAll(words(f), " ,", ","), " .", "."))
	frame()
	spots := map[string]widget.Spot{}
	for _, s := range f.Spots {
		if s.What == "term" {
			assert.True(t, s.Note)
			spots[rd.Links.PageUnder(s.ID)] = s
		}
	}
	require.Len(t, spots, 2)
	assert.Equal(t, "Ward: By rule 4.2 it keeps a creature from harm.", spots["ward"].Label)
	assert.Equal(t, "Stun: A stunned creature only recovers\n", spots["stun"].Label)
	assert.Empty(t, rd.Links.PageUnder(widget.ID{What: "term", N: 99}))
	rd.Links.Begin()
	assert.Equal(t, "stun", rd.Links.PageUnder(spots["stun"].ID), "before the next picture is drawn, too")
	at := spots["stun"].Rect
	assert.InDelta(t, paint.Width(paint.Bold, 16, "stun"), at.W, 4)
	in.Mouse = at.Center()
	for _, down := range []bool{false, true, false} {
		in.Down = down
		frame()
		assert.Equal(t, spots["stun"].Label, f.Tip)
	}
	assert.Equal(t, "stun", opened)
}

// Words that are fitted into a box have links too.
func TestFittedWordsHaveLinks(t *testing.T) {
	rd, f := reader(t), window(widget.Input{Mouse: widget.Nowhere})
	f.FittedLinks(rd.Links, "prompt", layout.Rect{X: 20, Y: 20, W: 90, H: 100}, 16, theme.Ink, "Choose a creature to ward, or to stun")
	n := 0
	for _, s := range f.Spots {
		if s.What == "prompt" {
			assert.Equal(t, n, s.N)
			n++
		}
	}
	assert.Equal(t, 2, n)
}

// A large card is made once for a state of the card, and again when that has changed or another language is
// spoken.
func TestLargeCardFollowsTheTable(t *testing.T) {
	rd, m := reader(t), lay(t, worn())
	troll := slot(t, m, "Troll")
	z := rd.Card(m, troll)
	assert.Same(t, z, rd.Card(m, troll))
	assert.NotSame(t, z, rd.Card(m, slot(t, m, "Valdr")))
	z = rd.Card(m, troll)
	m.Board.Faces[troll].Damage++
	hurt := rd.Card(m, troll)
	assert.NotSame(t, z, hurt)
	assert.Greater(t, len(hurt.Notes[0].Body), len(z.Notes[0].Body))
	rd.Speak(languages.Named("ru"), nil, nil)
	assert.NotEqual(t, hurt.Body, rd.Card(m, troll).Body)
}

// The sentence of a card's text that asks is lit while it asks, if there are others.
func TestTheSentenceThatAsksIsLit(t *testing.T) {
	for _, c := range []struct {
		id, title string
		house     card.House
		lit       []string // for one question after another
	}{
		{"pawn-sacrifice", "Pawn Sacrifice", card.Shadows, []string{"Sacrifice a friendly creature.",
			"If you do, deal 3 damage to each of 2 creatures."}},
		{"martian-hounds", "Martian Hounds", card.Mars, []string{"Choose a creature."}},
		{"nocturnal-maneuver", "Nocturnal Maneuver", card.Untamed, []string{""}},
		{"smite", "Smite", card.Sanctum, []string{"Ready and fight with a friendly creature."}},
		{"bouncing-deathquark", "Bouncing Deathquark", card.Logos, []string{""}},
		{"phalanx-strike", "Phalanx Strike", card.Saurian, []string{"Choose a creature.",
			"You may exalt a friendly creature. If you do, choose a creature and deal 1 damage to it for each friendly creature."}},
	} {
		p := worn()
		p.House, p.Players[0].Hand = c.house, []keyforge.CardPosition{{ID: c.id}}
		rd, m := reader(t), lay(t, p)
		asks := slot(t, m, c.title)
		whole := rd.Card(m, asks).Body
		m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: asks})
		for _, want := range c.lit {
			m.Skip()
			require.True(t, m.Asking(), c.id)
			body := rd.Card(m, asks).Body
			_, lit, _ := strings.Cut(body, cardview.LitBegins)
			lit, _, _ = strings.Cut(lit, cardview.LitEnds)
			assert.Equal(t, want, strings.TrimPrefix(lit, "Play: "), c.id)
			assert.Equal(t, whole, strings.NewReplacer(cardview.LitBegins, "", cardview.LitEnds, "").Replace(body), c.id)
			m.Do(m.Legal()[0])
		}
		m.Skip()
		assert.NotContains(t, rd.Card(m, slot(t, m, "Valdr")).Body, cardview.LitBegins, c.id)
	}
}

// A large card beside something hides neither that nor what is needed; where there is no room for it, the
// words stand beside the mouse.
func TestLargeCardHidesNothingThatIsNeeded(t *testing.T) {
	rd := reader(t)
	z := printed(t, rd, "nurse-soto")
	near := layout.Rect{X: 600, Y: 300, W: 80, H: 100}
	show := func(reach float64, spots ...layout.Rect) *cardview.Canvas {
		f := window(widget.Input{Mouse: near.Center()})
		for i, r := range spots {
			f.Spot(widget.ID{What: "button", N: i}, r, "button", "")
		}
		f.Apart(rd, z, near, reach, "not now", theme.Warn)
		assert.Equal(t, 1.0, f.Unit, "as before")
		assert.Equal(t, 1.0, f.Type)
		return f
	}
	f := show(900)
	whole := f.Read
	assert.InDelta(t, cardview.ZoomWidth+8+cardview.NoteWidth, whole.W, 1, "with its notes")
	assert.Empty(t, f.Tip)

	left, right := layout.Rect{X: 0, Y: 0, W: 480, H: 720}, layout.Rect{X: 990, Y: 0, W: 290, H: 720}
	f = show(900, left, right)
	assert.False(t, f.Read.Empty())
	assert.Less(t, f.Read.W, whole.W, "without notes, or smaller")
	for _, r := range []layout.Rect{left, right, near} {
		assert.False(t, f.Read.Overlaps(r))
	}
	f = show(900, layout.Rect{X: 0, Y: 0, W: 595, H: 720}, layout.Rect{X: 685, Y: 0, W: 595, H: 720})
	assert.True(t, f.Read.Empty())
	assert.Equal(t, "not now", f.Tip)
	f = window(widget.Input{Mouse: near.Center()})
	f.ViewSpot(widget.ID{What: "status"}, left, "status")
	f.Apart(rd, z, near, 900, "", theme.Warn)
	assert.Equal(t, whole.W, f.Read.W, "what is only looked at may be hidden")
}

// A large card beside something prefers free places to hidden ones, and keeps what is marked as clear.
func TestLargeCardStandsWhereItIsFree(t *testing.T) {
	rd := reader(t)
	z := printed(t, rd, "troll")
	near := layout.Rect{X: 600, Y: 300, W: 80, H: 100}
	at := func(clear ...layout.Rect) float64 {
		f := window(widget.Input{Mouse: near.Center()})
		f.Clear = clear
		f.Beside(rd, z, near, "", theme.Warn)
		return f.Ops[0].Rect.Center().X
	}
	assert.Less(t, at(layout.Rect{X: 690, Y: 0, W: 590, H: 720}), near.X)
	assert.Greater(t, at(layout.Rect{X: 0, Y: 0, W: 590, H: 720}), near.Right())
}

// A card of a deck tells its English name if the one in the language is our translation.
func TestTranslatedTitleIsTold(t *testing.T) {
	rd := reader(t)
	of := &deck.Deck{Cards: []deck.Card{{ID: "troll"}, {ID: "bad-penny"}}}
	notes := func(l *lang.Language, i int) string {
		rd.Speak(l.WithWords(keyraken.Adventure.Words), pages, nil)
		f := window(widget.Input{})
		rd.DeckCard(of, i).DrawNotes(f, rd, layout.Point{})
		return words(f)
	}
	ru := languages.Named("ru")
	assert.Contains(t, notes(ru, 0), "Перевод наш")
	assert.NotContains(t, notes(ru, 1), "Перевод наш", "it is printed")
	assert.NotContains(t, notes(ru.WithEnglishTitles(), 0), "Перевод наш")
	assert.NotContains(t, notes(languages.English(), 0), "Our translation")
}
