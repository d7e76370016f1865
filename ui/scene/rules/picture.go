package rules

import (
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// picture is the picture beside a page: the sign that the table shows for what the page
// explains, or a sketch of where it is.
type picture struct {
	sign   paint.Sign
	color  *paint.Color
	letter string // in place of a sign
	sketch func(f *cardview.Canvas, r layout.Rect)
}

func sign(s paint.Sign, c *paint.Color) picture { return picture{sign: s, color: c} }

// pictures are the pictures of the pages, by their keys.
var pictures = map[string]picture{
	"forge": sign(paint.Key, &theme.Lit), "keys": sign(paint.KeyTriangle, &theme.Keys[2]), "colors": {sketch: colors}, "check": sign(paint.KeySquare, &theme.Keys[1]),
	"house": sign(paint.Emblem(card.Brobnar), &theme.Warn), "chains": sign(paint.Chain, &theme.Dim), "tide": {sketch: tides},
	"creature": sign(paint.CreatureCard, &theme.Power), "artifact": sign(paint.ArtifactCard, &theme.Armor), "action": sign(paint.ActionCard, &theme.Water),
	"token": {sketch: token}, "prophecy": {sketch: prophecy}, "archon-power": sign(paint.Crown, &theme.Lit), "fate": sign(paint.Moon, &theme.Lit),
	"house-icons": sign(paint.Emblem(card.Skyborn), &theme.Water), "house-monster": sign(paint.Emblem(card.Monster), &theme.Water),
	"upgrade": sign(paint.Link, &theme.Heal), "icons": sign(paint.Drop, &theme.Amber), "play": sign(paint.Right3, &theme.Lit),
	"discard": sign(paint.Bin, &theme.Dim), "ready": sign(paint.Exhausted, &theme.Dim), "reap": sign(paint.Hand, &theme.Amber),
	"fight": sign(paint.Swords, &theme.Warn), "action-ability": sign(paint.ActionCard, &theme.Chosen), "omni": sign(paint.Star, &theme.Chosen),
	"scrap": sign(paint.Bin, &theme.Chosen),

	"pool": sign(paint.Drop, &theme.Amber), "capture": sign(paint.Capture, &theme.Amber), "steal": sign(paint.Hand, &theme.Amber),
	"exalt": sign(paint.Drop, &theme.Lit), "damage": sign(paint.Burst, &theme.Damage), "armor": sign(paint.Shield, &theme.Armor),
	"heal": sign(paint.Heart, &theme.Heal), "destroyed": sign(paint.Skull, &theme.Danger), "sacrifice": sign(paint.Skull, &theme.Warn),
	"power": {letter: "5"}, "stun": sign(paint.Bolt, &theme.Stun), "ward": sign(paint.Bubble, &theme.Ward),
	"enrage": sign(paint.Flame, &theme.Enrage), "counters": sign(paint.Counter, &theme.Water),

	"battleline": {sketch: line}, "friendly": {sketch: sides}, "hand": {sketch: hand}, "deck": {sketch: deckOf},
	"discard-pile": {sketch: discard}, "archives": {sketch: archives}, "purge": {sketch: purged}, "graft": {sketch: under},
	"facedown": {sketch: turned},
	"haunted":  {sketch: heap}, "overwhelmed": {sketch: outnumbered}, "search": {sketch: spread},

	"keyword-alpha": {letter: "α"}, "keyword-omega": {letter: "ω"}, "keyword-assault": sign(paint.Spear, &theme.Warn),
	"keyword-hazardous": sign(paint.Thorns, &theme.Danger), "keyword-skirmish": sign(paint.Dash, &theme.Paper),
	"keyword-elusive": sign(paint.Mist, &theme.Water), "keyword-taunt": sign(paint.Wall, &theme.Armor),
	"keyword-poison": sign(paint.Venom, &theme.Heal), "keyword-deploy": {sketch: deployed},
	"keyword-invulnerable": sign(paint.Diamond, &theme.Ward), "keyword-splash-attack": sign(paint.Volley, &theme.Warn),
	"keyword-treachery": sign(paint.Dagger, &theme.Danger), "keyword-versatile": sign(paint.Wheel, &theme.Lit),
	"keyword-entrench": sign(paint.Spade, &theme.Sand),

	"monster-rise": sign(paint.Rising, &theme.Danger), "monster-prey": sign(paint.Target, &theme.Danger),
	"monster-archives": {sketch: archives}, "monster-tide": {sketch: tides}, "monster-armor": sign(paint.Shield, &theme.Armor),
	"monster-card": sign(paint.Emblem(card.Monster), &theme.Water), "monster": sign(paint.Emblem(card.Monster), &theme.Water),
	"monster-turn": sign(paint.Emblem(card.Monster), &theme.Danger), "monster-allies": {sketch: sides},
}

// pictureOf is the picture of a page. Those of an adventure have its name in front.
func pictureOf(key string, all adventure.List) picture {
	for _, a := range all {
		if rest, ok := strings.CutPrefix(key, a.Name()); ok {
			return pictures["monster"+rest]
		}
	}
	return pictures[key]
}

// draw draws the picture, if there is one, into a square, and reports whether it did.
func (p picture) draw(f *cardview.Canvas, r layout.Rect) bool {
	side := min(r.W, r.H)
	r = r.Middle(side, side)
	switch {
	case p.sketch != nil:
		p.sketch(f, r)
	case p.letter != "":
		f.Fill(r.Inset(side*0.08), side, theme.Power)
		f.Text(r, paint.Center, paint.Display, side*0.6, theme.PaperInk, p.letter)
	case p.sign != paint.NoSign:
		cardview.Symbol(f.List, r.Inset(side*0.08), p.sign, *p.color)
	default:
		return false
	}
	return true
}

// cardAt draws a small card at a place in a square of side 100, face up or not.
func cardAt(f *cardview.Canvas, r layout.Rect, x, y, w float64, open bool, edge paint.Color) {
	u := r.W / 100
	at := layout.Rect{X: r.X + x*u, Y: r.Y + y*u, W: w * u, H: w * layout.Ratio * u}
	if !open {
		cardview.Back(f.List, at, false)
		return
	}
	f.Fill(at, 0.12*at.W, edge.Mix(theme.Abyss, 0.35))
	f.Line(at, 0.12*at.W, max(1, 0.06*at.W), edge)
	f.Fill(at.Inset(0.18*at.W).Drop(0.2*at.H), 0.06*at.W, edge.Mix(theme.Abyss, 0.65))
}

func line(f *cardview.Canvas, r layout.Rect) {
	for i, c := range [...]paint.Color{theme.Lit, theme.Dim, theme.Lit} { // the flanks shine
		cardAt(f, r, float64(i)*34+1, 28, 30, true, c)
	}
}

func deployed(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 1, 42, 30, true, theme.Dim)
	cardAt(f, r, 69, 42, 30, true, theme.Dim)
	cardAt(f, r, 35, 4, 30, true, theme.Lit)
	mark(f, r, 38, 60, 24, paint.Right3, theme.Lit)
}

func sides(f *cardview.Canvas, r layout.Rect) {
	for i := range 3 {
		cardAt(f, r, float64(i)*34+4, 2, 26, true, theme.Seats[3])
		cardAt(f, r, float64(i)*34+4, 58, 26, true, theme.Seats[0])
	}
}

func outnumbered(f *cardview.Canvas, r layout.Rect) {
	for i := range 3 {
		cardAt(f, r, float64(i)*34+4, 2, 26, true, theme.Seats[3])
	}
	cardAt(f, r, 38, 58, 26, true, theme.Seats[0])
}

func hand(f *cardview.Canvas, r layout.Rect) {
	for i := range 3 {
		cardAt(f, r, 8+float64(i)*20, 26-4*float64(1-abs(i-1)), 40, true, theme.Water)
	}
}

func abs(n int) int { return max(n, -n) }

func deckOf(f *cardview.Canvas, r layout.Rect) {
	for i := range 3 {
		cardAt(f, r, 18+float64(i)*5, 16-float64(i)*5, 52, false, theme.Dim)
	}
}

func discard(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 18, 16, 52, true, theme.Dim)
	cardAt(f, r, 26, 8, 52, true, theme.Warn)
}

func archives(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 22, 8, 52, false, theme.Dim)
	mark(f, r, 54, 54, 42, paint.Right3, theme.Lit)
}

func purged(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 22, 12, 52, true, theme.Dim)
	mark(f, r, 28, 26, 42, paint.Cross, theme.Danger)
}

func under(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 32, 2, 44, true, theme.Heal)
	cardAt(f, r, 22, 30, 48, true, theme.Dim)
}

func token(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 18, 4, 54, false, theme.Dim)
	mark(f, r, 54, 54, 42, paint.CreatureCard, theme.Power)
}

func prophecy(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 34, 2, 44, false, theme.Dim)
	cardAt(f, r, 22, 30, 48, true, theme.Water)
	mark(f, r, 34, 50, 24, paint.Moon, theme.Lit)
}

func turned(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 3, 20, 42, false, theme.Dim)
	cardAt(f, r, 55, 20, 42, true, theme.Lit)
}

func colors(f *cardview.Canvas, r layout.Rect) {
	u := r.W / 100
	for i, c := range theme.Keys[:3] {
		f.Mark(layout.Rect{X: r.X + (float64(i)*33+2)*u, Y: r.Y + 34*u, W: 30 * u, H: 30 * u}, paint.Keys[i], c)
	}
}

func heap(f *cardview.Canvas, r layout.Rect) {
	for i := range 3 {
		cardAt(f, r, 12+float64(i)*8, 18-float64(i)*7, 50, true, theme.Dim)
	}
	u := r.W / 100
	f.Text(layout.Rect{X: r.X + 44*u, Y: r.Y + 52*u, W: 56 * u, H: 44 * u}, paint.Center, paint.Display, 38*u, theme.Lit, "10+")
}

func spread(f *cardview.Canvas, r layout.Rect) {
	cardAt(f, r, 2, 22, 34, false, theme.Dim)
	cardAt(f, r, 33, 6, 34, true, theme.Lit)
	cardAt(f, r, 64, 22, 34, false, theme.Dim)
}

func tides(f *cardview.Canvas, r layout.Rect) {
	u := r.W / 100
	cardview.TideCard(f.List, layout.Rect{X: r.X + 2*u, Y: r.Y + 18*u, W: 44 * u, H: 62 * u}, false)
	cardview.TideCard(f.List, layout.Rect{X: r.X + 54*u, Y: r.Y + 18*u, W: 44 * u, H: 62 * u}, true)
}

// mark draws a sign at a place in a square of side 100.
func mark(f *cardview.Canvas, r layout.Rect, x, y, side float64, s paint.Sign, c paint.Color) {
	u := r.W / 100
	at := layout.Rect{X: r.X + x*u, Y: r.Y + y*u, W: side * u, H: side * u}
	f.Fill(at.Inset(-3*u), side*u, theme.Abyss.Alpha(0.7))
	f.Mark(at, s, c)
}
