package cardview_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// drawings are named things to draw.
type drawings struct {
	names []string
	sums  map[string]uint64
}

// draw adds something that is drawn into a window.
func (d *drawings) draw(name string, do func(f *cardview.Canvas)) {
	f := window(widget.Input{W: 1600, H: 900, Mouse: layout.Point{X: 400, Y: 300}, Seconds: 0.5})
	do(f)
	d.names, d.sums[name] = append(d.names, name), painttest.Sum(f.List)
}

var place = layout.Rect{X: 40, Y: 50, W: 130, H: 182}

func (d *drawings) tokens() {
	d.draw("back", func(f *cardview.Canvas) { cardview.Back(f.List, place, false) })
	d.draw("back of the monster", func(f *cardview.Canvas) { cardview.Back(f.List, place, true) })
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		d.draw("medal of "+h.String(), func(f *cardview.Canvas) { cardview.Medal(f.List, place, h) })
		d.draw("no picture of "+h.String(), func(f *cardview.Canvas) { f.Artwork(place, 7, nil, h, 0.3) })
	}
	for k := range 3 {
		for _, forged := range []bool{false, true} {
			d.draw(fmt.Sprintf("key %d, forged %v", k, forged), func(f *cardview.Canvas) { cardview.KeyToken(f.List, place, k, forged) })
		}
	}
	for _, high := range []bool{false, true} {
		d.draw(fmt.Sprintf("tide, high %v", high), func(f *cardview.Canvas) { cardview.TideCard(f.List, place, high) })
	}
	for _, n := range []int{0, 7, 12} {
		d.draw(fmt.Sprintf("badges of %d", n), func(f *cardview.Canvas) {
			cardview.Badge(f.List, place, theme.Power, theme.Amber, theme.Ink, n)
			cardview.SignBadge(f.List, place, paint.Shield, theme.Armor, theme.Ink, n)
			cardview.AmberBadge(f.List, place, n)
			cardview.Chip(f.List, place, paint.Star, theme.Ward, n)
			cardview.Symbol(f.List, place, paint.Drop, theme.Amber)
		})
	}
	for _, icons := range []card.Icons{{}, {card.AmberIcon}, {card.AmberIcon, card.CaptureIcon, card.DamageIcon, card.DrawIcon}} {
		d.draw(fmt.Sprintf("icons %v", icons), func(f *cardview.Canvas) { cardview.BonusIcons(f.List, layout.Rect{X: 9, W: 30, H: 70}, &icons) })
	}
	d.draw("unknown icon", func(f *cardview.Canvas) { cardview.BonusIcon(f.List, place, deck.UnknownIcon) })
	for kind := range card.TypeCount {
		for name, c := range map[string]deck.Card{"maverick": {Maverick: true}, "legacy": {Legacy: true, Maverick: true},
			"anomaly": {Anomaly: true},
			"usual":   {ID: "troll"}, "twin": {ID: "armadrone-evil-twin"}} {
			d.draw(fmt.Sprintf("special %s of type %d", name, kind), func(f *cardview.Canvas) {
				cardview.Special(f.List, place, cardview.CardForms[kind], &c)
				f.Mark(place, cardview.FormSign(kind, card.Mars), theme.Ink)
			})
		}
	}
}

// large draws a large card with its notes.
func (d *drawings) large(name string, rd *cardview.Reader, z *cardview.LargeCard) {
	for _, w := range []float64{150, 290, 420} {
		d.draw(fmt.Sprintf("%s, %v wide", name, w), func(f *cardview.Canvas) {
			r := set(z, f, rd, w)
			z.Draw(f, rd, r)
			z.DrawNotes(f, rd, layout.Point{X: r.Right() + 8, Y: r.Y})
		})
	}
}

// What this package draws looks as before.
func TestCardsLookAsBefore(t *testing.T) {
	d, rd := &drawings{sums: map[string]uint64{}}, reader(t)
	d.tokens()
	for _, id := range []string{"troll", "anger", "cannon", "blood-of-titans", "the-keyraken", "crushing-arm", "titanic-maw", "nurse-soto",
		"armadrone-evil-twin", "nocturnal-maneuver", "champion-anaphiel", "virtuous-works", "deep-priest-glebe", "bumpsy"} {
		z := printed(t, rd, id)
		z.Linked = id != "troll"
		d.large(id, rd, z)
	}
	cards := []deck.Card{{ID: "troll", House: card.Mars, Maverick: true}, {ID: "anger", House: card.Brobnar, Legacy: true},
		{ID: "punch", House: card.Brobnar, Anomaly: true}, {ID: "bumpsy", House: card.Brobnar, Icons: []card.Icon{card.DrawIcon, card.DamageIcon}},
		{ID: "virtuous-works", House: card.Sanctum, Icons: []card.Icon{card.DrawIcon, card.DrawIcon, card.DrawIcon, card.CaptureIcon}},
		{ID: "valdr", House: card.Brobnar, Icons: []card.Icon{deck.UnknownIcon}}, {ID: "the-tide", House: card.Unfathomable}}
	of := &deck.Deck{Houses: [deck.Houses]card.House{card.Brobnar, card.Mars, card.Sanctum}, Cards: cards}
	for i := range cards {
		d.large(fmt.Sprintf("%s in a deck, %d", cards[i].ID, i), rd, rd.DeckCard(of, i))
	}
	m := lay(t, worn())
	for _, title := range []string{"Headhunter", "Valdr", "Troll", "Champion Anaphiel", "Dust Imp", "The Keyraken"} {
		d.large(title+" on the table", rd, rd.Card(m, slot(t, m, title)))
	}
	for _, r := range []layout.Rect{{X: 30, Y: 40, W: 300, H: 60}, {X: 30, Y: 40, W: 120, H: 300}} {
		d.draw(fmt.Sprintf("deck face %v", r), func(f *cardview.Canvas) {
			f.DeckFace(rd, r, theme.Amber, of, &[deck.Houses]int{0, 6, 4}, "A deck with a name that is quite long")
		})
	}
	z := printed(t, rd, "nurse-soto")
	for _, near := range []layout.Rect{{X: 20, Y: 20, W: 80, H: 100}, {X: 1150, Y: 580, W: 80, H: 100}, {X: 600, Y: 300, W: 80, H: 100}} {
		for _, words := range []string{"", "It cannot be played because it is of another house than the active one."} {
			d.draw(fmt.Sprintf("beside %v with %d letters", near, len(words)), func(f *cardview.Canvas) { f.Beside(rd, z, near, words, theme.Warn) })
			d.draw(fmt.Sprintf("apart from %v with %d letters", near, len(words)), func(f *cardview.Canvas) {
				f.Apart(rd, z, near, 900, words, theme.Warn)
			})
		}
	}
	d.draw("lit text", func(f *cardview.Canvas) {
		text := "Play: Gain 1 æmber. " + cardview.LitBegins + "Deal 2 damage to a creature, then ward it, and if it is yours heal it." +
			cardview.LitEnds + " Draw a card."
		f.Write(place, rd.Prose(text, 15, 170, true), theme.Ink)
	})
	painttest.Compare(t, d.names, func(name string) uint64 { return d.sums[name] })
}
