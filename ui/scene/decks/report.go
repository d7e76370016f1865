package decks

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// report is what an import would do or did, in words.
type report struct {
	summary string
	rows    []row
	ready   bool // there is something to be imported
	harm    bool // nothing was imported
}

// row is the outcome for one deck.
type row struct {
	words, notes widget.WrappedText
	rank         rank
}

// rank orders the rows: what went wrong comes first, what is unchanged last.
type rank uint8

const (
	failed rank = iota
	doubtful
	good
)

// importWords puts imports into words, in the background.
type importWords struct {
	*lang.Language
	cat *keyforge.Catalogue
}

func newImportWords(s *scene.Stack) *importWords { return &importWords{s.Language, s.Catalogue} }

// fault is a report of something that stopped the whole import.
func (l *importWords) fault(err error) report {
	return report{summary: printable.Text(lang.Capital(l.Say(err)), printable.Line), harm: true}
}

// changeNames say what happens to a deck, and what has happened.
var changeNames = [...][2]string{
	library.Added: {"deck-new", "deck-added"}, library.Updated: {"deck-more", "deck-updated"},
	library.Replaced: {"deck-other", "deck-replaced"}, library.Same: {"deck-same", "deck-same"},
}

// sumNames say to how many decks that happens, and has happened.
var sumNames = [...][2]string{
	library.Added: {"sum-new", "sum-added"}, library.Updated: {"sum-more", "sum-updated"},
	library.Replaced: {"sum-other", "sum-replaced"}, library.Same: {"sum-same", "sum-same"},
}

// preview is what an import would do.
func (l *importWords) preview(p *library.Preview) report {
	r, counts := l.rows(p, 0)
	r.summary = l.T("import-found", p.Sources, l.sums(counts, 0))
	r.ready = counts.links > 0 || counts.all(library.Added, library.Updated, library.Replaced) > 0
	r.harm = !r.ready && counts.changes[library.Same] == 0
	for _, problem := range p.Problems {
		r.rows = append(r.rows, row{words: widget.WrappedText{Words: problemWords(l.Language, problem)}})
	}
	r.sort(l)
	return r
}

// imported is what an import did, and whether anything has changed.
func (l *importWords) imported(p *library.Preview, err error) (r report, changed bool) {
	r, counts := l.rows(p, 1)
	r.summary = l.T("import-done", l.sums(counts, 1))
	if err != nil {
		r.summary, r.harm = printable.Text(l.Say(err), printable.Line)+"\n"+r.summary, true
	}
	r.sort(l)
	return r, counts.all(library.Added, library.Updated, library.Replaced) > 0
}

// undone is the outcome of undoing an import.
func (l *importWords) undone(u *library.Undone) report {
	r := report{summary: l.T("import-undone", len(u.Removed), len(u.Reverted))}
	for _, id := range u.Kept {
		r.rows = append(r.rows, row{words: widget.WrappedText{Words: l.T("deck-stayed", printable.Text(id, printable.Name))}, rank: doubtful})
	}
	r.sort(l)
	return r
}

// counts are numbers of decks.
type counts struct {
	changes              [library.Same + 1]int
	links, failed, lacks int
}

func (c *counts) all(changes ...library.Change) (n int) {
	for _, change := range changes {
		n += c.changes[change]
	}
	return n
}

// sums are the counts in words, before or after.
func (l *importWords) sums(c counts, after int) string {
	var words []string
	add := func(key string, n int) {
		if n > 0 {
			words = append(words, l.T(key, n))
		}
	}
	for change := library.Added; change <= library.Same; change++ {
		add(sumNames[change][after], c.changes[change])
	}
	add("sum-links", c.links)
	add("sum-failed", c.failed)
	add("sum-lacks", c.lacks)
	if words == nil {
		return l.T("sum-none")
	}
	return strings.Join(words, ", ")
}

// rows describe each deck, before or after.
func (l *importWords) rows(p *library.Preview, after int) (r report, c counts) {
	for i := range p.Decks {
		t := &p.Decks[i]
		one := row{rank: good}
		words := ""
		var notes []string
		for _, n := range t.Notes {
			notes = append(notes, l.Say(n))
		}
		switch {
		case t.Err != nil:
			c.failed++
			one.rank = failed
			words = strings.TrimPrefix(t.Name+": ", ": ") + l.Say(t.Err)
			if p.Sources > 1 {
				words = filepath.Base(t.From) + ": " + words
			}
		case t.Deck == nil:
			c.links++
			one.rank = doubtful
			words = l.T("deck-to-fetch", t.Link)
		case t.Change == 0:
			continue // what stopped the whole import is shown above
		default:
			c.changes[t.Change]++
			words = l.T(changeNames[t.Change][after], t.Name)
			if t.Change == library.Replaced {
				one.rank, notes = doubtful, append(notes, l.T([...]string{"deck-other-why", "deck-replaced-why"}[after]))
			}
		}
		if t.Deck != nil && t.Err == nil {
			if n := library.MissingCards(t.Deck, l.cat); n > 0 {
				c.lacks++
				one.rank = doubtful
				notes = append(notes, l.T("lacks-why", n, strings.Join(t.Deck.Missing(l.cat), ", ")))
			}
		}
		one.words.Words = printable.Text(words, printable.Line)
		one.notes.Words = lang.Capital(printable.Text(strings.Join(notes, "; "), printable.Line))
		r.rows = append(r.rows, one)
	}
	return r, c
}

// mostRows is how many rows are shown: nobody reads more.
const mostRows = 1000

// problemWords say what is wrong with a file of the library.
func problemWords(l *lang.Language, err error) string {
	words := l.Say(err)
	if p := (*library.Problem)(nil); errors.As(err, &p) {
		words = filepath.Base(p.File) + ": " + l.Say(p.Err)
	}
	return printable.Text(words, printable.Line)
}

// sort sorts the rows by rank.
func (r *report) sort(l *importWords) {
	slices.SortStableFunc(r.rows, func(a, b row) int { return int(a.rank) - int(b.rank) })
	if more := len(r.rows) - mostRows; more > 0 {
		r.rows = append(r.rows[:mostRows:mostRows], row{words: widget.WrappedText{Words: l.T("and-more", more)}, rank: good})
	}
}

// freshRows is how many rows are wrapped in one frame, so that no frame takes long
// even if there are many.
const freshRows = 60

// show lists the rows.
func (r *report) show(f *cardview.Canvas, room layout.Rect, list *widget.Scroll) {
	u := f.Unit
	size := theme.Body * f.Type
	width := room.W - 44*u
	lines := func(o *row) float64 {
		return o.words.Height(paint.Regular, size, width) + o.notes.Height(paint.Regular, size*0.85, width) + 4*u
	}
	height, known, fresh := 0.0, 0, 0
	for ; known < len(r.rows) && fresh < freshRows; known++ {
		if !r.rows[known].words.Ready(size, width) {
			fresh++
		}
		height += lines(&r.rows[known])
	}
	f.Scroll("results", room, list, height, func(all layout.Rect) {
		for i := range r.rows[:known] {
			o := &r.rows[i]
			var row layout.Rect
			row, all = all.Cut(lines(o))
			if row.Bottom() < room.Y || row.Y > room.Bottom() {
				continue
			}
			look := rankLooks[o.rank]
			mark, words := row.Split(26 * u)
			f.Mark(layout.Rect{X: mark.X, Y: mark.Y + 2*u, W: 15 * f.Type, H: 15 * f.Type}, look.sign, look.color)
			words.W = width
			words = words.Drop(o.words.Draw(&f.Frame, words, paint.Regular, size, theme.Ink))
			o.notes.Draw(&f.Frame, words, paint.Regular, size*0.85, theme.Dim)
		}
	})
}

var rankLooks = [...]struct {
	sign  paint.Sign
	color paint.Color
}{failed: {paint.Cross, theme.Danger}, doubtful: {paint.ActionCard, theme.Warn}, good: {paint.Tick, theme.Chosen}}
