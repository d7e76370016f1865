package decks

import (
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// page caches the texts about the shown decks, so that they are not made again in
// every frame. It is forgotten when the list changes.
type page struct {
	id     string
	about  string
	alone  string // why no alliance can be made of it
	record widget.WrappedText
	ladder string                 // how far it has climbed, and what comes next
	climbs [keyforge.MaxSeats]int // rungs of each of its flights
	rungs  int                    // that a flight has
	notes  []widget.WrappedText
	counts [6]string
	labels [6]string
	cards  [deck.Houses][]int // of the deck's list, by house
	lines  map[string]string  // of the rows, by deck
	marks  map[string]mark    // of the rows, by deck
	shown  string
	bad    string
	sets   bool // the decks of the list are of several sets
	found  *job.Job[deckFound]
}

// count says how many decks are shown.
func (p *page) count(s *scene.Stack, n *screen) string {
	if p.shown == "" && s.Collection.Loaded {
		p.shown = s.T("decks-shown", len(n.shown), len(s.Collection.All))
	}
	return p.shown
}

// problems says how many files cannot be read.
func (p *page) problems(s *scene.Stack) string {
	if p.bad == "" {
		p.bad = s.T("decks-unread", len(s.Collection.Problems))
	}
	return p.bad
}

// line is what a row says about a deck: its set if there are several, and what it
// has won or lacks.
func (p *page) line(s *scene.Stack, b *session.CollectionDeck) string {
	if line, ok := p.lines[b.ID]; ok {
		return line
	}
	if p.lines == nil {
		p.lines = map[string]string{}
	}
	var words []string
	if p.sets {
		words = append(words, b.Deck.Set)
	}
	if b.Copied {
		words = append(words, s.T("embedded"))
	}
	if b.Deck.Alliance != nil {
		words = append(words, s.T("alliance"))
	}
	switch {
	case b.Lacks > 0:
		words = append(words, s.T("lacks-n", b.Lacks))
	case b.Games > 0:
		words = append(words, s.T("won-of", b.Wins, b.Games))
	}
	if b.Open > 0 {
		words = append(words, s.T("icons-open"))
	}
	p.lines[b.ID] = strings.Join(words, " · ")
	return p.lines[b.ID]
}

// deckFound is what is known about how a deck fares.
type deckFound struct {
	kept    []keptStudy
	figures []session.Figure // alone, of each difficulty
}

// look looks up how a deck fares, in the background.
func (p *page) look(s *scene.Stack, d *deck.Deck) {
	kept := s.Studies
	var figures []func() []session.Figure
	for _, word := range session.Difficulties {
		figures = append(figures, s.Figures(word, []*deck.Deck{d}))
	}
	p.found = job.Start(func() (found deckFound) {
		if kept != nil {
			found.kept = keptStudies(kept.Of(d))
		}
		for _, of := range figures {
			found.figures = append(found.figures, of()...)
		}
		return found
	})
}

// read makes the texts about a deck.
func (p *page) read(s *scene.Stack, b *session.CollectionDeck) {
	if all, ok := p.found.Done(); ok {
		p.found = nil
		for _, k := range all.kept {
			if words := k.words(s); words != "" {
				p.notes = append(p.notes, widget.WrappedText{Words: words})
			}
		}
		if words := broughtWords(s, all.figures); words != "" {
			p.notes = append(p.notes, widget.WrappedText{Words: words})
		}
	}
	if p.id == b.ID {
		return
	}
	p.look(s, b.Deck)
	p.id, p.notes, p.cards = b.ID, nil, [deck.Houses][]int{}
	words := []string{}
	if b.Title != "" {
		words = append(words, b.Deck.Name)
	}
	words = append(words, b.Deck.Set)
	switch {
	case b.Embedded:
		words = append(words, s.T("embedded"))
	case b.Deck.Alliance != nil: // a note says more
		words = append(words, s.T("alliance"))
	case b.Deck.Source != "":
		words = append(words, b.Deck.Source)
	}
	if !b.Added.IsZero() {
		words = append(words, s.T("added-on", s.Day(b.Added)))
	}
	p.about = strings.Join(words, " · ")
	for i, n := range countsOf(&b.Totals) {
		p.counts[i], p.labels[i] = widget.Number(n), s.T(totalSigns[i].label)
	}
	p.record = widget.WrappedText{Words: recordWords(s, b)}
	p.climb(s, b)
	p.alone = noAlliance(s, b.Deck.Set)
	if b.Lacks > 0 {
		p.notes = append(p.notes, widget.WrappedText{Words: s.T("lacks-why", b.Lacks, strings.Join(b.Missing, ", "))})
	}
	switch {
	case b.Open > 0:
		p.notes = append(p.notes, widget.WrappedText{Words: s.T("icons-open-why", b.Open)})
	case b.Deck.IconsOpen:
		p.notes = append(p.notes, widget.WrappedText{Words: s.T("icons-untold")})
	}
	for _, words := range besideWords(s, b.Deck) {
		p.notes = append(p.notes, widget.WrappedText{Words: words})
	}
	if d := b.Deck; d.Alliance != nil {
		h := s.Language.House
		p.notes = append(p.notes, widget.WrappedText{Words: s.T("alliance-of", h(d.Houses[0]), d.Alliance[0], h(d.Houses[1]), d.Alliance[1],
			h(d.Houses[2]), d.Alliance[2])})
	}
	for i := range b.Deck.Cards {
		for k, h := range b.Deck.Houses {
			if b.Deck.Cards[i].House == h {
				p.cards[k] = append(p.cards[k], i)
			}
		}
	}
}

// climb says how far a deck that can be played has climbed its ladder.
func (p *page) climb(s *scene.Stack, b *session.CollectionDeck) {
	if p.ladder = ""; b.Lacks > 0 {
		return
	}
	ladder := b.Ladder
	if ladder == nil {
		ladder = records.NewLadder(adventure.Ladder(s.Adventure))
	}
	for i := range p.climbs {
		p.climbs[i] = ladder.Height(i + 1)
	}
	climbed, all := ladder.Climbed()
	p.rungs, p.ladder = len(ladder.Words), s.T("ladder-is", climbed, all)
	if next, ok := ladder.Next(); ok {
		p.ladder += " · " + s.T("records-next-is", s.Chronicle(nil).RungWords(next))
	}
}

// ladder draws a point for each rung of the flights of a deck's ladder, filled if it is
// climbed, and says what comes next.
func (n *screen) ladder(f *cardview.Canvas, r layout.Rect) {
	u, size := f.Unit, theme.Small*f.Type
	side := min(10*u, r.H*0.6)
	for _, climbed := range n.page.climbs {
		for k := range n.page.rungs {
			at := layout.Rect{X: r.X, Y: r.Center().Y - side/2, W: side, H: side}
			if k < climbed {
				f.Mark(at, paint.Rising, theme.Lit)
			} else {
				f.Line(at.Inset(side*0.3), side, max(1, u), theme.Faint)
			}
			r.X, r.W = r.X+side, r.W-side
		}
		r.X, r.W = r.X+7*u, r.W-7*u
	}
	f.ShrunkLine(layout.Rect{X: r.X + 4*u, Y: r.Y, W: r.W - 4*u, H: r.H}, paint.Regular, size, theme.Ink, n.page.ladder)
}

// beaten is how far a deck has come on the ladder of difficulties, and in words what it has
// beaten.
func (p *page) beaten(s *scene.Stack, b *session.CollectionDeck) (rank int, words string) {
	if known, ok := p.marks[b.ID]; ok {
		return known.rank, known.words
	}
	if p.marks == nil {
		p.marks = map[string]mark{}
	}
	ladder := adventure.Ladder(s.Adventure)
	var all []string
	for _, name := range b.Record.Names(ladder) {
		if b.Record[name].Wins > 0 {
			all = append(all, s.DifficultyOf("", name))
		}
	}
	if len(all) > 0 {
		words = s.T("beaten-at", strings.Join(all, ", "))
	}
	p.marks[b.ID] = mark{b.Record.Best(ladder), words}
	return p.marks[b.ID].rank, words
}

// mark is what the pictures of a deck show of its victories.
type mark struct {
	rank  int
	words string
}

// laurels mark in the corner of a deck's pictures what it has beaten: a point for each step
// of the ladder up to the hardest.
func (n *screen) laurels(f *cardview.Canvas, s *scene.Stack, i int, r layout.Rect, b *session.CollectionDeck) {
	rank, words := n.page.beaten(s, b)
	if rank == 0 {
		return
	}
	u := f.Unit
	plate := layout.Rect{W: float64(rank)*9*u + 7*u, H: 15 * u}
	plate.X, plate.Y = r.Right()-plate.W-2*u, r.Bottom()-plate.H-5*u
	if hover, _ := f.ViewSpot(widget.ID{What: "deck-beaten", N: i}, plate, words); hover {
		f.Tip = words
	}
	f.Fill(plate, 5*u, theme.Abyss.Alpha(0.82))
	for k := range rank {
		f.Mark(layout.Rect{X: plate.X + 4*u + float64(k)*9*u, Y: plate.Y + 3*u, W: 8 * u, H: 9 * u}, paint.Rising, theme.Lit)
	}
}

// recordWords says how a deck fared at each difficulty.
func recordWords(s *scene.Stack, b *session.CollectionDeck) string {
	var words []string
	strict := records.Score{}
	for _, name := range b.Record.Names(adventure.Ladder(s.Adventure)) {
		t := b.Record[name]
		if t.Fastest > 0 {
			words = append(words, s.T("record-fastest", s.DifficultyOf("", name), t.Wins, t.Games, t.Fastest))
		} else {
			words = append(words, s.T("record-of", s.DifficultyOf("", name), t.Wins, t.Games))
		}
		strict.Games += t.Strict.Games
		strict.Wins += t.Strict.Wins
	}
	for _, who := range b.Duels.Names(records.Opponents) {
		t := b.Duels[who]
		if t.Fastest > 0 {
			words = append(words, s.T("record-fastest", s.OpponentWords(who), t.Wins, t.Games, t.Fastest))
		} else {
			words = append(words, s.T("record-of", s.OpponentWords(who), t.Wins, t.Games))
		}
	}
	if strict.Games > 0 {
		words = append(words, s.T("record-strict", strict.Wins, strict.Games))
	}
	return strings.Join(words, " · ")
}

// rightSide is the chosen deck.
func (n *screen) rightSide(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck) {
	u := f.Unit
	n.page.read(s, b)
	editing := n.title != nil
	head, r := r.Cut(40 * u)
	n.name(f, s, head, b)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 44*u, W: r.W, H: 44 * u}
	r.H -= foot.H + 8*u
	if n.told != "" {
		line := r.Drop(r.H - 26*f.Type)
		r.H -= line.H + 4*u
		n.message(f, s, line)
	}
	n.buttons(f, s, foot, b, !editing && f.Pressed[widget.Enter])
	size := theme.Small * f.Type
	about := 1.35 * size
	notes := 0.0
	for i := range n.page.notes {
		notes += n.page.notes[i].Height(paint.Regular, size, r.W-24*u) + 4*u
	}
	record := 0.0
	if n.page.record.Words != "" {
		record = n.page.record.Height(paint.Regular, size, r.W-24*u) + 4*u
	}
	ladder := 0.0
	if n.page.ladder != "" {
		ladder = 1.6 * size
	}
	fixed := about + totalsHeight*f.Type + record + ladder + 8*u + notes
	room := r.H - 4*u - fixed
	row := max(25*f.Type, f.Target(), min(44*f.Unit, (room-bannerHeight*u)/cardsOfHouse))
	banner := max(bannerHeight*u, min(2*bannerHeight*u, room-cardsOfHouse*row))
	height := fixed + banner + cardsOfHouse*row
	width := r.W - 24*u
	f.Scroll("deck", r.Drop(4*u), &n.detail, height, func(r layout.Rect) {
		line, r := r.Cut(about)
		f.Text(line, paint.Left, paint.Regular, size, theme.Dim, n.page.about)
		line, r = r.Cut(totalsHeight * f.Type)
		n.totals(f, s, line)
		line, r = r.Cut(record)
		n.page.record.Draw(&f.Frame, line, paint.Regular, size, theme.Ink)
		if ladder > 0 {
			line, r = r.Cut(ladder)
			line.W = width
			n.ladder(f, line)
		}
		r = r.Drop(8 * u)
		for i := range n.page.notes {
			color := theme.Water
			if i == 0 && b.Lacks > 0 {
				color = theme.Warn
			}
			line := r
			line.W = width
			r = r.Drop(n.page.notes[i].Draw(&f.Frame, line, paint.Regular, size, color) + 4*u)
		}
		n.columns(f, s, r, b, banner, row)
	})
}

// name is the heading: the name of the deck, or the field in which to change it.
func (n *screen) name(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck) {
	u := f.Unit
	if n.title == nil {
		f.ShrunkLine(r, paint.Display, theme.Heading*f.Type, theme.Ink, b.Name())
		return
	}
	words, buttons := r.SplitRight(320 * u)
	f.Field(widget.ID{What: "deck-title"}, words.Inset(2*u), n.title, b.Deck.Name)
	no, yes := buttons.Split(buttons.W / 2)
	if f.Button(widget.ID{What: "title-no"}, no.Inset(3*u), s.T("cancel"), "", widget.Plain) || f.Pressed[widget.Escape] {
		n.title = nil
		return
	}
	if f.Button(widget.ID{What: "title-yes"}, yes.Inset(3*u), s.T("rename"), "", widget.Strong) || f.Pressed[widget.Enter] {
		title := n.title.Text()
		n.title = nil
		n.change(s, b.ID, "", func(e *library.Entry) error { e.Title = title; return nil })
	}
}

// message reports the outcome of the last change, and lets a removal be undone.
func (n *screen) message(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	color := theme.Chosen
	if n.harm {
		color = theme.Danger
	}
	words := r
	if n.removed != nil {
		var button layout.Rect
		words, button = r.SplitRight(150 * f.Unit)
		if f.Button(widget.ID{What: "undo-remove"}, button, s.T("take-back"), "", widget.Plain) {
			removed, lib := *n.removed, s.Library
			n.removed, n.told, n.id = nil, "", removed.ID
			n.do(func() changed { return changed{again: true, err: lib.Restore(removed)} })
		}
	}
	f.Text(words, paint.Left, paint.Regular, theme.Small*f.Type, color, n.told)
}

// buttons are what can be done with the chosen deck.
func (n *screen) buttons(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck, enter bool) {
	u := f.Unit
	own := ""
	if b.Embedded {
		own = s.T("embedded-why")
	}
	names := [...]string{s.T("rename"), s.T("remove"), s.T("study"), s.T("alliance"), s.T("play-deck")}
	wide, gap := r.W, 8*u
	cell := func(i int) (c layout.Rect) {
		c, r = r.Split(f.Share(wide-gap*float64(len(names)-1), names[:], i))
		r = layout.Rect{X: r.X + gap, Y: r.Y, W: r.W - gap, H: r.H}
		return c
	}
	if f.Button(widget.ID{What: "rename"}, cell(0), names[0], own, widget.Plain) {
		n.title = &widget.Field{Max: 100}
		n.title.Set(b.Name())
		f.Focus = widget.ID{What: "deck-title"}
	}
	if f.Button(widget.ID{What: "remove"}, cell(1), names[1], own, widget.Plain) {
		id, name := b.ID, b.Name()
		s.Ask(s.T("remove-sure", name), s.T("remove"), func() { n.remove(s, id, name) })
	}
	why := ""
	if b.Lacks > 0 {
		why = s.T("lacks-n", b.Lacks)
	}
	if f.Button(widget.ID{What: "deck-lab"}, cell(2), names[2], why, widget.Plain) {
		openLab(s, b, func() { n.page = page{sets: n.page.sets} })
	}
	if f.Button(widget.ID{What: "alliance"}, cell(3), names[3], n.page.alone, widget.Plain) {
		openAlliance(s, n, b)
	}
	if f.Button(widget.ID{What: "play-deck"}, cell(4), names[4], why, widget.Strong) || why == "" && enter {
		id := b.ID
		s.Pop()
		n.take(id)
	}
}

// remove removes a deck from the library.
func (n *screen) remove(s *scene.Stack, id, name string) {
	lib, told := s.Library, s.T("removed", name)
	n.do(func() changed {
		r, err := lib.Remove(id)
		return changed{removed: &r, told: told, err: err}
	})
}

// totalsHeight is the height of the sums, in units of type.
const totalsHeight = 58.0

// totals are the sums over the deck's cards: a sign, a number and what it counts.
func (n *screen) totals(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	w := min(112*f.Type, r.W/6)
	for i, t := range totalSigns {
		cell := layout.Rect{X: r.X + float64(i)*w, Y: r.Y + 4*u, W: w - 6*u, H: r.H - 8*u}
		if hover, _ := f.Spot(widget.ID{What: "deck-total", N: i}, cell, s.T(t.means), ""); hover {
			f.Tip = s.T(t.means)
		}
		f.Fill(cell, 7*u, theme.Abyss.Alpha(0.5))
		count, label := cell.Cut(cell.H * 0.56)
		sign, words := count.Split(count.W * 0.44)
		f.Mark(sign.Middle(18*f.Type, 18*f.Type), t.sign, *t.color)
		f.Text(words, paint.Left, paint.Bold, theme.Large*f.Type, theme.Ink, n.page.counts[i])
		f.TextLine(label.Inset(2*u), paint.Center, paint.Regular, theme.Small*f.Type, theme.Dim, n.page.labels[i])
	}
}

var totalSigns = [...]struct {
	sign  paint.Sign
	color *paint.Color
	label string
	means string
}{
	{paint.Drop, &theme.Amber, "label-amber", "total-amber"}, {paint.CreatureCard, &theme.Power, "label-creatures", "total-creatures"},
	{paint.Swords, &theme.Warn, "label-power", "total-power"}, {paint.ArtifactCard, &theme.Armor, "label-artifacts", "total-artifacts"},
	{paint.ActionCard, &theme.Water, "label-actions", "total-actions"}, {paint.Link, &theme.Heal, "label-upgrades", "total-upgrades"},
}

// cardsOfHouse is how many cards of a house there are in a deck.
const cardsOfHouse = deck.Size / deck.Houses

// bannerHeight is the least height of the picture above a column, in units.
const bannerHeight = 96.0

// columns are the cards, a column for each house below its picture.
func (n *screen) columns(f *cardview.Canvas, s *scene.Stack, r layout.Rect, b *session.CollectionDeck, banner, height float64) {
	u := f.Unit
	w := (r.W + 8*u) / deck.Houses
	var zoomed layout.Rect
	over := -1
	for k, h := range b.Deck.Houses {
		column := layout.Rect{X: r.X + float64(k)*w, Y: r.Y, W: w - 8*u, H: r.H}
		head, column := column.Cut(banner - 6*u)
		column = column.Drop(6 * u)
		housePicture(f, s, head, b, k)
		if hover, click := f.Spot(widget.ID{What: "deck-face", N: k}, head, s.CardTitle(b.Deck.Cards[b.Faces[k]].ID), ""); click {
			s.Push(newDeckCard(n, b.ID, b.Faces[k]))
		} else if hover {
			over, zoomed = b.Faces[k], head
		}
		f.Fade(column, 6*u, theme.House(h).Alpha(0.16), theme.House(h).Alpha(0.03))
		for _, i := range n.page.cards[k] {
			var row layout.Rect
			row, column = column.Cut(height)
			lit := n.called != nil && n.called(b.Deck.Cards[i].ID)
			hover, click := cardRow(f, s, widget.ID{What: "deck-card", N: i}, row, b.Deck, i, lit)
			if hover {
				over, zoomed = i, row
			}
			if click {
				s.Push(newDeckCard(n, b.ID, i))
			}
		}
	}
	if over >= 0 && f.OnTop {
		n.near.hover(s, b, over, zoomed)
	}
}
