package decks

import (
	"bytes"
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// importScreen brings decks into the library: files by their path or dropped on
// the window, links, and what is pasted.
type importScreen struct {
	path    widget.Field
	pasted  []byte
	from    string   // where that comes from
	lines   []string // of what was pasted, as far as they are shown
	reading *scene.Job[understood]
	means   *understood // what the pasted text means
	work    *scene.Job[imported]
	stop    context.CancelFunc
	part    atomic.Uint64 // of the work that is done
	results []result
	summary string
	list    widget.Scroll
}

// understood is what can be made of a pasted text.
type understood struct {
	words string
	decks int
}

// imported is what came of an import.
type imported struct {
	taken []library.Taken
	err   error
}

// result is what came of one deck, in words.
type result struct {
	words  widget.Wrapped
	notes  widget.Wrapped
	failed bool
}

func (*importScreen) Name() string { return "import" }
func (*importScreen) Over() bool   { return true }

// Leave stops what is still running: decks that are in stay in.
func (n *importScreen) Leave(s *scene.Stack) error {
	if n.work != nil {
		n.stop()
		<-n.work.Result
	}
	s.LookCollection()
	return nil
}

// Drop imports the decks in files that were dropped on the window.
func Drop(s *scene.Stack, files []library.Source) {
	if s.Library == nil || len(files) == 0 {
		return
	}
	n, ok := s.Top().(*importScreen)
	if !ok {
		n = &importScreen{}
		s.Push(n)
	}
	n.take(s, files)
}

// take begins an import in the background, unless one is running.
func (n *importScreen) take(s *scene.Stack, sources []library.Source) {
	if n.work != nil {
		return
	}
	lib, fetch := s.Library, s.Fetch
	if fetch == nil {
		unfollowed := errors.New(s.T("no-links"))
		fetch = func(context.Context, string) (*deck.Deck, error) { return nil, unfollowed }
	}
	ctx, stop := context.WithCancel(context.Background())
	n.stop = stop
	n.part.Store(0)
	n.results, n.summary = nil, ""
	n.work = scene.Start(func() imported {
		taken, err := lib.Take(ctx, sources, fetch, func(part float64) { n.part.Store(math.Float64bits(part)) })
		stop()
		return imported{taken, err}
	})
}

func (n *importScreen) Frame(f *scene.Frame, s *scene.Stack) {
	u := f.Unit
	n.collect(s)
	r := f.Dialog(860, 620, s.T("import-decks"))
	size := theme.Small * f.Type
	r = r.Drop(f.Paragraph(r, paint.Left, paint.Regular, size, theme.Dim, s.T("import-how")) + 8*u)
	row, r := r.Cut(40 * u)
	words, buttons := row.SplitRight(300 * u)
	f.Field(widget.ID{What: "import-path"}, words, &n.path, s.T("import-path"))
	first, second := buttons.Split(buttons.W / 2)
	first.X, first.W, second.X, second.W = first.X+8*u, first.W-8*u, second.X+8*u, second.W-8*u
	busy := ""
	if n.work != nil {
		busy = s.T("importing")
	}
	if f.Button(widget.ID{What: "import-file"}, first, s.T("import"), busy, widget.Strong) ||
		f.Pressed[widget.Enter] && busy == "" && n.pasted == nil {
		n.typed(s)
	}
	if f.Button(widget.ID{What: "paste"}, second, s.T("paste"), busy, widget.Plain) {
		s.Paste()
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 46 * u}
	r.H -= foot.H + 12*u
	n.middle(f, s, r.Drop(10*u))
	n.foot(f, s, foot, busy)
}

// Paste takes a text, to show what it means. A line alone goes into the field.
func (n *importScreen) Paste(s *scene.Stack, text string) bool {
	text = strings.TrimSpace(text)
	if n.work != nil || !strings.Contains(text, "\n") && len(text) < shortText {
		return false
	}
	n.offer(s, s.T("pasted"), []byte(text))
	return true
}

// Open opens a file: the story of a save is shown; of decks it is shown what they
// are, to be imported.
func Open(s *scene.Stack, path string) {
	if filepath.Ext(path) == replay.Extension {
		play.WatchFile(s, path)
		return
	}
	if s.Library == nil {
		s.Tell(s.T("cannot-import"), s.T("no-library"))
		return
	}
	files, err := library.Files(path)
	if err != nil {
		s.Tell(s.T("cannot-import"), s.Language.Say(err))
		return
	}
	n := &importScreen{}
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		n.path.Set(path)
		s.Push(n)
		return
	}
	data, err := files[0].Read()
	if err != nil {
		s.Tell(s.T("cannot-import"), s.Language.Say(err))
		return
	}
	n.offer(s, filepath.Base(path), data)
	s.Push(n)
}

// offer shows what decks there are in a text, to be imported.
func (n *importScreen) offer(s *scene.Stack, from string, text []byte) {
	n.from, n.pasted, n.means, n.results, n.summary = from, text, nil, nil, ""
	const most, wide = 9, 160
	n.lines = nil
	for line := range bytes.Lines(n.pasted) {
		if len(n.lines) == most {
			n.lines = append(n.lines, "…")
			break
		}
		n.lines = append(n.lines, printable.Text(strings.TrimRight(string(line[:min(len(line), 5*wide)]), "\r\n"), wide))
	}
	data, l := n.pasted, s.Language
	n.reading = scene.Start(func() understood { return understand(data, l) })
}

// shortText is how long a line that belongs into a field is at most.
const shortText = 300

// understand says what decks are in a text.
func understand(data []byte, l *lang.Language) understood {
	all, err := deck.Import(data)
	if err != nil {
		return understood{words: printable.Text(l.Say(err), printable.Line)}
	}
	u := understood{}
	var names, wrong []string
	for _, one := range all {
		switch {
		case one.Err != nil:
			wrong = append(wrong, strings.TrimPrefix(one.Name+": ", ": ")+printable.Text(l.Say(one.Err), printable.Line))
		case one.Fetch != "":
			names = append(names, l.T("deck-to-fetch", one.Fetch))
			u.decks++
		default:
			names = append(names, one.Deck.Name)
			u.decks++
		}
	}
	const most = 6
	words := []string{l.T("understood", u.decks, all[0].Form)}
	if len(names) > most {
		names = append(names[:most:most], l.T("and-more", len(names)-most))
	}
	words = append(words, strings.Join(names, "; "))
	if len(wrong) > most {
		wrong = append(wrong[:most:most], l.T("and-more", len(wrong)-most))
	}
	u.words = strings.TrimSpace(strings.Join(append(words, wrong...), "\n"))
	return u
}

// typed imports what stands in the field: a path, a link or an id.
func (n *importScreen) typed(s *scene.Stack) {
	words := strings.Trim(strings.TrimSpace(n.path.Text()), `"'`)
	if words == "" {
		return
	}
	if rest, ok := strings.CutPrefix(words, "~"+string(filepath.Separator)); ok {
		if home, err := os.UserHomeDir(); err == nil {
			words = filepath.Join(home, rest)
		}
	}
	words = strings.TrimPrefix(words, "file://")
	if deck.IsUUID(words) || strings.Contains(words, "://") {
		n.take(s, []library.Source{library.Text(s.T("link"), []byte(words))})
		return
	}
	files, err := library.Files(words)
	if err != nil {
		n.results, n.summary = []result{{words: widget.Wrapped{Words: s.Language.Say(err)}, failed: true}}, ""
		return
	}
	n.take(s, files)
}

// collect takes what the background has done.
func (n *importScreen) collect(s *scene.Stack) {
	if u, ok := n.reading.Done(); ok {
		n.reading, n.means = nil, &u
	}
	done, ok := n.work.Done()
	if !ok {
		return
	}
	n.work, n.pasted, n.means = nil, nil, nil
	n.list = widget.Scroll{}
	var counts [library.Same + 1]int
	failed := 0
	for _, t := range done.taken {
		r := result{notes: widget.Wrapped{Words: strings.Join(t.Notes, "; ")}}
		if t.Err != nil {
			r.words.Words, r.failed = strings.TrimPrefix(t.Name+": ", ": ")+s.Language.Say(t.Err), true
			if len(done.taken) > 1 {
				r.words.Words = filepath.Base(t.From) + ": " + r.words.Words
			}
			r.words.Words = printable.Text(r.words.Words, printable.Line)
			failed++
			n.results = append([]result{r}, n.results...)
			continue
		}
		counts[t.Change]++
		r.words.Words = s.T(changeNames[t.Change], t.Name)
		n.results = append(n.results, r)
	}
	if done.err != nil {
		n.results = append([]result{{words: widget.Wrapped{Words: s.Language.Say(done.err)}, failed: true}}, n.results...)
	}
	n.summary = s.T("import-summary", counts[library.Added], counts[library.Updated], counts[library.Same], failed)
	n.path.Set("")
	s.LookCollection()
}

var changeNames = [...]string{library.Added: "deck-added", library.Updated: "deck-updated", library.Same: "deck-same"}

// middle shows what was pasted, how far the work is, or what came of it.
func (n *importScreen) middle(f *scene.Frame, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	f.Fill(r, 8*u, theme.Abyss.Alpha(0.5))
	f.Line(r, 8*u, max(1, u), theme.Edge)
	inner := r.Inset(12 * u)
	size := theme.Small * f.Type
	switch {
	case n.work != nil:
		n.progress(f, s, inner)
	case n.pasted != nil:
		for _, line := range n.lines {
			var row layout.Rect
			row, inner = inner.Cut(size * paint.LineHeight)
			f.Text(row, paint.Left, paint.Italic, size, theme.Dim, paint.Shorten(paint.Italic, size, line, row.W))
		}
		words, color := s.T("reading"), theme.Dim
		if n.means != nil {
			words, color = n.means.words, theme.Chosen
			if n.means.decks == 0 {
				color = theme.Danger
			}
		}
		inner = inner.Drop(8 * u)
		for line := range strings.SplitSeq(words, "\n") {
			inner = inner.Drop(f.Paragraph(inner, paint.Left, paint.Regular, theme.Body*f.Type, color, line) + 4*u)
		}
	case n.results != nil:
		n.report(f, inner)
	default:
		f.Paragraph(inner.Middle(inner.W*0.8, min(inner.H, 90*f.Type)), paint.Center, paint.Italic, theme.Body*f.Type, theme.Faint,
			s.T("import-drop"))
	}
}

// progress is a bar.
func (n *importScreen) progress(f *scene.Frame, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	part := math.Float64frombits(n.part.Load())
	bar := r.Middle(r.W*0.8, 18*u)
	f.Fill(bar, 9*u, theme.Abyss)
	full := bar
	full.W *= max(0.02, min(1, part))
	f.Fade(full, 9*u, theme.Lit, theme.Lit.Mix(theme.Warn, 0.5))
	f.Line(bar, 9*u, max(1, u), theme.Edge)
	f.Text(bar.Shift(0, -34*u), paint.Center, paint.Regular, theme.Body*f.Type, theme.Ink, s.T("importing"))
}

// freshResults is how many results are wrapped in one frame, so that none takes long
// when there are thousands.
const freshResults = 60

// report lists what came of each deck, failures first.
func (n *importScreen) report(f *scene.Frame, r layout.Rect) {
	u := f.Unit
	size := theme.Body * f.Type
	width := r.W - 44*u
	lines := func(o *result) float64 {
		return o.words.Height(paint.Regular, size, width) + o.notes.Height(paint.Regular, size*0.85, width) + 4*u
	}
	height, known, fresh := 0.0, 0, 0
	for ; known < len(n.results) && fresh < freshResults; known++ {
		if !n.results[known].words.Ready(size, width) {
			fresh++
		}
		height += lines(&n.results[known])
	}
	f.Scroll("results", r, &n.list, height, func(all layout.Rect) {
		for i := range n.results[:known] {
			o := &n.results[i]
			var row layout.Rect
			row, all = all.Cut(lines(o))
			if row.Bottom() < r.Y || row.Y > r.Bottom() {
				continue
			}
			sign, color := paint.Tick, theme.Chosen
			if o.failed {
				sign, color = paint.Cross, theme.Danger
			}
			mark, words := row.Split(26 * u)
			f.Mark(layout.Rect{X: mark.X, Y: mark.Y + 2*u, W: 15 * f.Type, H: 15 * f.Type}, sign, color)
			words.W = width
			words = words.Drop(o.words.Draw(&f.Frame, words, paint.Regular, size, theme.Ink))
			o.notes.Draw(&f.Frame, words, paint.Regular, size*0.85, theme.Dim)
		}
	})
}

// foot is the last line: the summary, and the buttons.
func (n *importScreen) foot(f *scene.Frame, s *scene.Stack, r layout.Rect, busy string) {
	u := f.Unit
	words, button := r.SplitRight(180 * u)
	key := "close"
	if busy != "" {
		key = "cancel"
	}
	if f.Button(widget.ID{What: "close"}, button, s.T(key), "", widget.Plain) || f.Pressed[widget.Escape] {
		s.Pop()
		return
	}
	if n.pasted == nil || n.work != nil {
		f.Text(words, paint.Left, paint.Bold, theme.Body*f.Type, theme.Ink, n.summary)
		return
	}
	why := ""
	if n.means == nil || n.means.decks == 0 {
		why = s.T("nothing-to-import")
	}
	first, second := words.Split(240 * u)
	if f.Button(widget.ID{What: "import-pasted"}, first, s.T("import-these"), why, widget.Strong) || f.Pressed[widget.Enter] && why == "" {
		n.take(s, []library.Source{library.Text(n.from, n.pasted)})
	}
	second.X, second.W = second.X+8*u, 160*u
	if f.Button(widget.ID{What: "paste-drop"}, second, s.T("discard"), "", widget.Plain) {
		n.pasted, n.means = nil, nil
	}
}
