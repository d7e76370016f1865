package decks

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// importScreen brings decks into the library: from files by path or dropped on the
// window, from links, and from pasted text. It shows first what an import would
// do, and then what it did.
type importScreen struct {
	scene.Base
	path   widget.Field
	work   *job.Job[done]
	stop   context.CancelFunc
	part   atomic.Uint64    // of the work that is done
	offer  *library.Preview // what is shown can be imported
	undo   bool             // what is shown can be undone
	report report
	list   widget.Scroll
}

// done is the outcome of a preview, of an import, or of undoing one.
type done struct {
	offer  *library.Preview
	report report
	undo   bool
	id     string // of a deck that came
}

func (*importScreen) Name() string { return "import" }
func (*importScreen) Over() bool   { return true }

// Leave stops what is still running: decks that have been imported stay.
func (n *importScreen) Leave(s *scene.Stack) error {
	if work := n.work; work != nil {
		n.stop()
		s.ReadDecksAfter(func() { work.Wait() })
		return nil
	}
	s.ReadDecks()
	return nil
}

// begin does something in the background, unless something is running.
func (n *importScreen) begin(do func(ctx context.Context, progress func(float64)) done) {
	if n.work != nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	n.stop = stop
	n.part.Store(0)
	n.offer, n.undo, n.report = nil, false, report{}
	n.work = job.Start(func() done {
		defer stop()
		return do(ctx, func(part float64) { n.part.Store(math.Float64bits(part)) })
	})
}

// look works out what an import of some sources would do.
func (n *importScreen) look(s *scene.Stack, sources func(context.Context) ([]library.Source, error)) {
	lib, said := s.Library, newImportWords(s)
	n.begin(func(ctx context.Context, progress func(float64)) done {
		from, err := sources(ctx)
		if err != nil {
			return done{report: said.fault(err)}
		}
		if len(from) == 0 { // none was chosen
			return done{}
		}
		p, err := lib.Preview(ctx, from, progress)
		if err != nil {
			return done{report: said.fault(err)}
		}
		return done{offer: p, report: said.preview(p)}
	})
}

// take imports what is offered.
func (n *importScreen) take(s *scene.Stack) {
	lib, said, p, fetch := s.Library, newImportWords(s), n.offer, s.Fetch
	if fetch == nil {
		unfollowed := errors.New(s.T("no-links"))
		fetch = func(context.Context, string) (*deck.Deck, error) { return nil, unfollowed }
	}
	n.begin(func(ctx context.Context, progress func(float64)) done {
		err := lib.ImportPreview(ctx, p, fetch, progress)
		r, changed := said.imported(p, err)
		return done{report: r, undo: changed, id: came(p)}
	})
}

// came is the ID of the first new deck of an import, or of another one.
func came(p *library.Preview) (id string) {
	for i := range p.Decks {
		if t := &p.Decks[i]; t.ID != "" && t.Change == library.Added {
			return t.ID
		} else if id == "" {
			id = t.ID
		}
	}
	return id
}

// takeBack undoes the import.
func (n *importScreen) takeBack(s *scene.Stack) {
	lib, said := s.Library, newImportWords(s)
	n.begin(func(context.Context, func(float64)) done {
		u, err := lib.Undo()
		if err != nil {
			return done{report: said.fault(err)}
		}
		return done{report: said.undone(&u)}
	})
}

// Drop offers the decks in files that were dropped on the window.
func Drop(s *scene.Stack, files []library.Source) {
	if s.Library == nil || len(files) == 0 {
		return
	}
	n, ok := s.Top().(*importScreen)
	if !ok {
		n = &importScreen{}
		s.Push(n)
	}
	n.look(s, func(context.Context) ([]library.Source, error) { return files, nil })
}

// Open opens a file: the story of a save is shown; decks are previewed, to be
// imported.
func Open(s *scene.Stack, path string) {
	if filepath.Ext(path) == replay.Extension {
		games.WatchFile(s, path)
		return
	}
	if s.Library == nil {
		s.Tell(s.T("cannot-import"), s.T("no-library"))
		return
	}
	n := &importScreen{}
	s.Push(n)
	n.look(s, func(context.Context) ([]library.Source, error) { return library.Files(path) })
}

// Paste takes a text, to show what it means. A single line goes into the field.
func (n *importScreen) Paste(s *scene.Stack, text string) bool {
	text = strings.TrimSpace(text)
	if n.work != nil || !strings.Contains(text, "\n") && len(text) < shortText {
		return false
	}
	from := []library.Source{library.Text(s.T("pasted"), []byte(text))}
	n.look(s, func(context.Context) ([]library.Source, error) { return from, nil })
	return true
}

// shortText is the most letters of a line that belongs in a field.
const shortText = 300

// typed reads the field: a path, a link or an ID.
func (n *importScreen) typed(s *scene.Stack) {
	words, link := strings.Trim(strings.TrimSpace(n.path.Text()), `"'`), s.T("link")
	if words == "" {
		return
	}
	n.look(s, func(context.Context) ([]library.Source, error) {
		if rest, ok := strings.CutPrefix(words, "~"+string(filepath.Separator)); ok {
			if home, err := os.UserHomeDir(); err == nil {
				words = filepath.Join(home, rest)
			}
		}
		words = strings.TrimPrefix(words, "file://")
		if !s.Paths || deck.IsUUID(words) || strings.Contains(words, "://") {
			return []library.Source{library.Text(link, []byte(words))}, nil
		}
		return library.Files(words)
	})
}

// collect takes the results of background work.
func (n *importScreen) collect(s *scene.Stack) {
	d, ok := n.work.Done()
	if !ok {
		return
	}
	n.work, n.offer, n.undo, n.report = nil, d.offer, d.undo, d.report
	n.list = widget.Scroll{}
	if d.id != "" {
		s.Collection.Imported = d.id
	}
	if n.offer == nil {
		s.ReadDecks()
	} else if !d.report.ready {
		n.offer = nil // there is nothing in it
	}
	if !d.report.harm {
		n.path.Set("")
	}
}

func (n *importScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.collect(s)
	r := f.Dialog(860, 620, s.T("import-decks"))
	size := theme.Small * f.Type
	r = r.Drop(f.Paragraph(r, paint.Left, paint.Regular, size, theme.Dim, s.T("import-how")) + 8*u)
	row, r := r.Cut(40 * u)
	n.sources(f, s, row)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	r.H -= foot.H + 12*u
	n.middle(f, s, r.Drop(10*u))
	n.foot(f, s, foot)
}

// sources are where decks may come from.
func (n *importScreen) sources(f *cardview.Canvas, s *scene.Stack, row layout.Rect) {
	u, gap := f.Unit, 8*f.Unit
	button := func(width float64) (b layout.Rect) {
		row, b = row.SplitRight(width*u + gap)
		return layout.Rect{X: b.X + gap, Y: b.Y, W: b.W - gap, H: b.H}
	}
	label := s.T("import-path")
	if !s.Paths {
		label = s.T("import-link")
	}
	pick, paste, open := button(180), button(130), button(130)
	f.Field(widget.ID{What: "import-path"}, row, &n.path, label)
	busy := ""
	if n.work != nil {
		busy = s.T("importing")
	}
	look := widget.Strong
	if n.offer != nil || busy != "" {
		look = widget.Plain // the strong one is at the foot
	}
	if f.Button(widget.ID{What: "import-file"}, open, s.T("import-look"), busy, look) ||
		f.Pressed[widget.Enter] && busy == "" && n.path.Text() != "" {
		n.typed(s)
		f.Pressed[widget.Enter] = false
	}
	if f.Button(widget.ID{What: "paste"}, paste, s.T("paste"), busy, widget.Plain) {
		s.Paste()
	}
	if f.Button(widget.ID{What: "import-choose"}, pick, s.T("import-choose"), busy, widget.Plain) {
		choose := s.Pick
		n.look(s, func(ctx context.Context) ([]library.Source, error) { return choose(ctx, true, library.Extensions...) })
	}
}

// middle shows the progress of the work, or what an import would do or did.
func (n *importScreen) middle(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.5))
	f.Line(r, 8*u, max(1, u), theme.Edge)
	inner := r.Inset(12 * u)
	switch {
	case n.work != nil:
		n.progress(f, s, inner)
	case n.report.summary != "":
		color := theme.Ink
		if n.report.harm {
			color = theme.Danger
		}
		height := f.Paragraph(inner, paint.Left, paint.Bold, theme.Body*f.Type, color, n.report.summary)
		n.report.show(f, inner.Drop(height+8*u), &n.list)
	default:
		how := "import-drop"
		if !s.Paths {
			how = "import-here"
		}
		f.Paragraph(inner.Middle(inner.W*0.8, min(inner.H, 90*f.Type)), paint.Center, paint.Italic, theme.Body*f.Type, theme.Dim, s.T(how))
	}
}

// progress shows the progress of the work.
func (n *importScreen) progress(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	bar := r.Middle(r.W*0.8, 18*u)
	f.Progress(bar, math.Float64frombits(n.part.Load()))
	f.Text(bar.Shift(0, -34*u), paint.Center, paint.Regular, theme.Body*f.Type, theme.Ink, s.T("importing"))
}

// foot is the last line: the buttons.
func (n *importScreen) foot(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	words, button := r.SplitRight(180 * u)
	key := "close"
	if n.work != nil {
		key = "cancel"
	}
	if f.Button(widget.ID{What: "close"}, button, s.T(key), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	first, second := words.Split(240 * u)
	second.X, second.W = second.X+8*u, 160*u
	switch {
	case n.work != nil:
	case n.offer != nil:
		if f.Button(widget.ID{What: "import-these"}, first, s.T("import"), "", widget.Strong) || f.Pressed[widget.Enter] {
			n.take(s)
			return
		}
		if f.Button(widget.ID{What: "import-drop"}, second, s.T("discard"), "", widget.Plain) {
			n.offer, n.report = nil, report{}
		}
	case n.undo:
		if f.Button(widget.ID{What: "import-undo"}, first, s.T("import-undo"), "", widget.Plain) {
			n.takeBack(s)
		}
	}
}
