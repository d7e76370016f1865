// Package gallery is the scene that shows the pictures of all cards: by set, by house or by
// name, at the size they have on the table and larger, and those that look most alike side by side.
package gallery

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// Name is the name of the screen for tests.
const Name = "gallery"

// screen shows the chosen pictures.
type screen struct {
	scene.Base
	sets   []string // their short names
	all    []picture
	shown  []int  // in all
	of     chosen // the present choice
	now    chosen // the wanted choice
	size   int    // in widths
	alike  bool
	count  string
	search widget.Field
	scroll widget.Scroll
	near   comparison
}

// picture is a card with the set that it came with.
type picture struct {
	def   uint16
	card  *card.Card
	set   int // in sets; one past the last: of the adventure
	title string
	words string // that it can be found by; made when first searched for
}

// chosen is what the shown pictures depend on.
type chosen struct {
	set      int // 0: all
	house    card.House
	text     string
	language *lang.Language
}

// widths are those of a picture, in units: as on the table, as in a list, and large.
var widths = [...]float64{64, 192, 384}

var sizeNames = [len(widths)]string{"gallery-small", "gallery-middle", "gallery-large"}

// New shows all pictures.
func New(s *scene.Stack) scene.Screen {
	n := &screen{sets: cards.SetNames(), size: 1, search: widget.Field{Max: 40}}
	seen := map[string]bool{}
	for _, p := range s.Adventures.Facts() {
		def, ok := s.Catalogue.Number(p.ID)
		if !ok || seen[p.ID] {
			continue
		}
		seen[p.ID] = true
		set := slices.Index(n.sets, p.Set)
		if set < 0 { // of the adventure
			set = len(n.sets)
		}
		n.all = append(n.all, picture{def: def, card: s.Catalogue.Card(def), set: set})
	}
	return n
}

func (*screen) Name() string { return Name }
func (*screen) Over() bool   { return false }

// Leave ends a running comparison.
func (n *screen) Leave(*scene.Stack) error {
	n.near.stop()
	return nil
}

func (n *screen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	s.Stage.Menu(s.LookAt(f))
	box := layout.Rect{W: f.W, H: f.H}.Inset(14 * u)
	f.Panel(box)
	r := box.Inset(18 * u)
	head, r := r.Cut(46 * u)
	n.head(f, s, head)
	r = n.filters(f, s, r.Drop(6*u))
	r = r.Drop(10 * u)
	n.choose(s)
	switch {
	case n.alike:
		n.pairs(f, s, r)
	case len(n.shown) == 0:
		f.Text(r, paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T("gallery-none"))
	default:
		n.grid(f, s, r)
	}
	if f.Pressed[widget.Escape] {
		s.Pop()
	}
}

// head draws the title, the search field and the way back.
func (n *screen) head(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	back, r := r.Split(130 * u)
	if f.Button(widget.ID{What: "back"}, back.Inset(2*u), s.T("back"), "", widget.Plain) {
		f.Defer(s.Pop)
	}
	r, field := r.SplitRight(260 * u)
	f.Field(widget.ID{What: "search"}, field.Inset(2*u), &n.search, s.T("search-decks"))
	f.Text(r, paint.Center, paint.Display, min(theme.Heading*f.Type, 34*u), theme.Ink, s.T("gallery"))
}

// filters draws the choices of pictures, sets and houses, then sizes and the order,
// and returns the room below.
func (n *screen) filters(f *cardview.Canvas, s *scene.Stack, r layout.Rect) layout.Rect {
	u := f.Unit
	high := f.RowHeight(38)
	name := func(i int) string {
		switch i {
		case 0:
			return s.T("all-sets")
		case 1 + len(n.sets):
			return s.T("monster-title")
		}
		return n.sets[i-1]
	}
	all, setRows := 2+len(n.sets), 1
	left, right := r.Split(r.W * 0.56)
	rows := scene.HouseRows(f, right.W, len(houses))
	if rows > 1 || len(n.sets) > 12 { // beside the sets they would be too small for fingers, or these be cut
		setRows = nameRows(f, r.W, all, name)
		left, right = r.Cut(float64(setRows) * high)
		rows = scene.HouseRows(f, r.W, len(houses))
	}
	left.H, right.H = float64(setRows)*high, float64(rows)*high
	r = r.Drop(max(left.Bottom(), right.Bottom()) - r.Y)
	f.ChoiceGrid(left, setRows, "gallery-set", &n.now.set, all, name)
	scene.Houses(f, s, "gallery-house", right, rows, houses, &n.now.house)
	row, r := r.Cut(high)
	left, right = row.Split(row.W * 0.56)
	f.Choices(left, "gallery-size", &n.size, len(sizeNames), func(i int) string { return s.T(sizeNames[i]) })
	alike, count := right.Split(right.W * 0.5)
	f.ToggleButton(widget.ID{What: "gallery-alike"}, alike.Inset(2*u), s.T("gallery-alike"), &n.alike)
	f.TextLine(count, paint.Right, paint.Regular, min(theme.Small*f.Type, 18*u), theme.Dim, n.count)
	return r
}

// nameRows is in how many rows so many names find room in that width together, each wide enough for a finger and for its
// name, which is written smaller if it is longer than most.
func nameRows(f *cardview.Canvas, wide float64, n int, name func(int) string) int {
	sum, longest := 0.0, 0.0
	for i := range n {
		need := paint.Width(paint.Bold, theme.Body*f.Type, name(i)) + 20*f.Unit
		sum, longest = sum+need, max(longest, need)
	}
	rows := int(math.Ceil(sum / wide))
	for rows > 1 && rows < n && wide/math.Ceil(float64(n)/float64(rows)) < max(f.Target(), 0.65*longest) {
		rows++
	}
	return rows
}

// houses are those of decks and that of the monster.
var houses = append(append([]card.House(nil), scene.DeckHouses...), card.Monster)

// choose finds the wanted pictures.
func (n *screen) choose(s *scene.Stack) {
	n.now.text, n.now.language = n.search.Text(), s.Language
	if n.of == n.now {
		return
	}
	if n.of.language != n.now.language {
		for i := range n.all {
			n.all[i].title, n.all[i].words = s.CardTitle(n.all[i].card.ID), ""
		}
	}
	n.of, n.shown, n.scroll = n.now, n.shown[:0], widget.Scroll{}
	called := s.CardsCalled(n.now.text)
	for i := range n.all {
		p := &n.all[i]
		if (n.now.set == 0 || p.set == n.now.set-1) && (n.now.house == card.NoHouse || p.card.House == n.now.house) &&
			(called == nil || called(p.card.ID) || p.mentions(n.now.text, s)) {
			n.shown = append(n.shown, i)
		}
	}
	n.count = s.T("gallery-shown", len(n.shown), len(n.all))
	n.near.forget()
}

// mentions reports whether the card's type, traits, keywords or text have the words.
func (p *picture) mentions(words string, s *scene.Stack) bool {
	if p.words == "" {
		p.words = s.Adventures.LanguageFor(s.Language, p.card.ID).Findable(p.card, cards.PrintedKeywords(p.card.ID))
	}
	return lang.Mentions(p.words, words)
}

// gap is the space between two pictures in units, and line that for a title.
const (
	gap  = 8.0
	line = 22.0
)

// grid draws the chosen pictures.
func (n *screen) grid(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	w := widths[n.size] * u
	words := 0.0
	if n.size > 0 {
		words = line * f.Type
	}
	across := max(1, int((r.W-16*u+gap*u)/(w+gap*u)))
	step := w/cardview.PictureRatio + words + gap*u
	down := (len(n.shown) + across - 1) / across
	f.Scroll("gallery", r, &n.scroll, float64(down)*step, func(all layout.Rect) {
		from := max(0, int((r.Y-all.Y)/step))
		to := min(down, int((r.Bottom()-all.Y)/step)+1)
		margin := (all.W - float64(across)*(w+gap*u) + gap*u) / 2
		for i := from * across; i < min(len(n.shown), to*across); i++ {
			at := layout.Rect{X: all.X + margin + float64(i%across)*(w+gap*u), Y: all.Y + float64(i/across)*step, W: w, H: w / cardview.PictureRatio}
			n.picture(f, s, at, i, i, words)
		}
	})
}

// picture draws one of the shown pictures, as a spot with that number, with the title
// below if there is room for words; a click shows it large.
func (n *screen) picture(f *cardview.Canvas, s *scene.Stack, r layout.Rect, spot, at int, words float64) {
	p := &n.all[n.shown[at]]
	hover, click := f.Spot(widget.ID{What: "gallery-card", N: spot}, r, p.title, "")
	f.Artwork(r, 4*f.Unit, p.card, p.card.House, 0)
	if hover {
		f.Line(r, 4*f.Unit, 2*f.Unit, theme.Lit)
	}
	if words > 0 {
		f.TextLine(layout.Rect{X: r.X, Y: r.Bottom(), W: r.W, H: words}, paint.Center, paint.Regular, theme.Tiny*f.Type, theme.Dim, p.title)
	} else if hover {
		f.Tip = p.title
	}
	if click {
		s.Push(&large{from: n, at: at})
	}
}

// large shows one picture at the largest painted size, beside its card.
type large struct {
	scene.Base
	from *screen
	at   int // among the shown pictures
	of   int // the one whose card is shown, plus 1
	card *cardview.LargeCard
}

func (*large) Name() string { return "gallery-card" }
func (*large) Over() bool   { return true }

func (n *large) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	all := layout.Rect{W: f.W, H: f.H}
	_, click := f.Spot(widget.ID{What: "veil"}, all, "", "")
	if click || f.Pressed[widget.Escape] || f.Pressed[widget.Enter] {
		s.Pop()
		return
	}
	f.Fill(all, 0, theme.Veil)
	count := len(n.from.shown)
	if f.Pressed[widget.Left] {
		n.at = (n.at + count - 1) % count
	}
	if f.Pressed[widget.Right] {
		n.at = (n.at + 1) % count
	}
	p := &n.from.all[n.from.shown[n.at]]
	if n.of != n.at+1 {
		n.card, n.of = s.Cards.Printed(p.def), n.at+1
	}
	room := all.Inset(20 * u)
	w := min(768*u, room.W-(cardview.ZoomWidth+20+140)*u)
	high := n.card.Fit(f, s.Cards, cardview.ZoomWidth*u, room.H).Height
	block := room.Middle(w+(20+cardview.ZoomWidth)*u, min(room.H, max(w/cardview.PictureRatio, high)))
	left, right := block.Split(w)
	left = left.Middle(w, w/cardview.PictureRatio)
	f.Artwork(left, 8*u, p.card, p.card.House, 0)
	f.TextLine(layout.Rect{X: left.X, Y: left.Bottom(), W: left.W, H: line * f.Type}, paint.Center, paint.Italic,
		theme.Small*f.Type, theme.Dim, s.Translation(p.card.ID))
	right = right.Middle(cardview.ZoomWidth*u, n.card.Fit(f, s.Cards, cardview.ZoomWidth*u, room.H).Height).Shift(10*u, 0)
	n.card.Draw(f, s.Cards, right)
	for _, way := range [...]struct {
		what string
		sign paint.Sign
		by   int
		x    float64
	}{{"card-left", paint.Left3, count - 1, left.X - 62*u}, {"card-right", paint.Right3, 1, right.Right() + 14*u}} {
		at := layout.Rect{X: way.x, Y: all.Center().Y - 24*u, W: 48 * u, H: 48 * u}
		if f.IconButton(widget.ID{What: way.what}, at, way.sign, s.T(way.what)) {
			n.at = (n.at + way.by) % count
		}
	}
}
