package decks

import (
	"slices"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/job"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// company is whom a deck is examined with.
type company int

const (
	alone company = iota
	partners
	duels
	teams
	companies
)

var companyKeys = [companies]string{"study-alone", "study-with", "study-against", "study-teams"}

// How many games are played: for a deck alone enough for a rate within five in a
// hundred either way, with each of many others within ten.
const (
	studyGames     = 400
	studyManyGames = 100
	raceGames      = 20
	raceMostGames  = 640
)

// bots are those that may play: the one that thinks ahead, and the fast one.
var bots = [...]string{"quick", "greedy"}

// labScreen is the lab: bots play many games with a deck, and the results are
// shown, kept in the library and continued later.
type labScreen struct {
	scene.Base
	name       string
	deck       *deck.Deck
	left       func() // what is kept may have changed
	company    int
	difficulty int
	bot        int

	found  *job.Job[[]keptStudy]
	kept   []keptStudy // of the deck, and those of teams
	loaded bool

	work *session.Measuring
	err  string

	words  labWords
	scroll widget.Scroll
}

// keptStudy is an earlier result.
type keptStudy struct {
	report *lab.Report
	when   time.Time
	race   bool
}

// openLab shows what a deck is worth; left is called when the player leaves it.
func openLab(s *scene.Stack, b *session.CollectionDeck, left func()) {
	n := &labScreen{name: b.Name(), deck: b.Deck, difficulty: int(adventure.Normal), left: left}
	n.look(s)
	s.Push(n)
}

func (*labScreen) Name() string { return "lab" }
func (*labScreen) Over() bool   { return false }

// Leave stops what is running; its results are kept.
func (n *labScreen) Leave(s *scene.Stack) error {
	n.left()
	if work := n.work; work != nil {
		work.Stop()
		s.ReadDecksAfter(func() { _ = work.Wait() })
	}
	return nil
}

// look reads what is kept, in the background.
func (n *labScreen) look(s *scene.Stack) {
	kept, d := s.Studies, n.deck
	if kept == nil {
		n.loaded = true
		return
	}
	n.found = job.Start(func() []keptStudy {
		return keptStudies(append(kept.Of(d), kept.Teams()...))
	})
}

// keptStudies are the reports of kept studies.
func keptStudies(found []studies.Study) (all []keptStudy) {
	for _, k := range found {
		report := k.Result.Report()
		report.Order(session.Difficulties)
		all = append(all, keptStudy{report, k.When, k.Result.Race != nil})
	}
	return all
}

// others are the decks to examine one with: those of the player and, if these are too
// few, also those that come with the program.
func (n *labScreen) others(s *scene.Stack) (decks []*deck.Deck) {
	for _, embedded := range [...]bool{false, true} {
		for i := range s.Collection.All {
			if b := &s.Collection.All[i]; b.Playable() && b.Embedded == embedded {
				decks = append(decks, b.Deck)
			}
		}
		if len(decks) > keyforge.MaxSeats {
			break
		}
	}
	return decks
}

// experiment makes the chosen experiment; it may be called in the background.
func (n *labScreen) experiment(s *scene.Stack, v *labView) func() *lab.Result {
	few, many := studyGames, studyManyGames
	if v != nil && v.games > 0 && !v.open { // as many again
		few, many = 2*v.games, 2*v.games
	}
	with, bot, cat, others, mine := company(n.company), bots[n.bot], s.Catalogue, n.others(s), n.deck
	mode, difficulty := s.Adventure.Name(), adventure.Difficulty(n.difficulty).String()
	return func() *lab.Result {
		r := lab.New(cat, bot, 1)
		if with != teams {
			r.Deck(mine.Name, mine.Deal(0))
		}
		for _, d := range others {
			if with != alone {
				r.Deck(d.Name, d.Deal(0))
			}
		}
		switch with {
		case alone:
			r.Cell(mode, difficulty, few, 0)
		case teams:
			r.Strongest(lab.Race{Mode: mode, Difficulty: difficulty, Size: min(keyforge.MaxSeats, len(r.Decks)), Games: raceGames,
				Most: raceMostGames})
		}
		for other := 1; other < len(r.Decks); other++ {
			switch with {
			case partners:
				r.Cell(mode, difficulty, many, 0, other)
			case duels:
				r.Cell(keyforge.Duel.Name(), "", many, 0, other)
			}
		}
		return r
	}
}

// begin begins the games, or continues them.
func (n *labScreen) begin(s *scene.Stack, v *labView) {
	n.err, n.work = "", s.Measure(n.experiment(s, v))
}

// collect takes the results of background work.
func (n *labScreen) collect(s *scene.Stack) {
	if all, ok := n.found.Done(); ok {
		n.found, n.kept, n.loaded = nil, all, true
		n.words = labWords{}
	}
	if err, ok := n.work.Done(); ok {
		now := n.work.Now()
		if n.work = nil; now != nil { // until everything kept has been read
			n.kept = append([]keptStudy{{now.Report, s.Now(), company(n.company) == teams}}, n.kept...)
		}
		if err != nil {
			n.err = s.Language.Say(err)
		}
		n.look(s)
	}
}

func (n *labScreen) Frame(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	n.collect(s)
	s.Stage.Menu(s.LookAt(f))
	box := layout.Rect{W: f.W, H: f.H}.Inset(14 * u)
	f.Panel(box)
	r := box.Inset(16 * u)
	head, r := r.Cut(40 * u)
	head, what := head.SplitRight(170 * u)
	f.ShrunkLine(head, paint.Display, theme.Heading*f.Type, theme.Ink, n.name)
	f.Text(what, paint.Right, paint.Regular, theme.Body*f.Type, theme.Dim, s.T("study"))
	left, right := r.Drop(6 * u).Split(r.W * 0.3)
	left.W -= 18 * u
	n.controls(f, s, left)
	n.results(f, s, right)
	if f.OnTop && f.Pressed[widget.Escape] {
		s.Pop()
	}
}

// controls are what is examined, and the button that begins.
func (n *labScreen) controls(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	u := f.Unit
	for i, key := range companyKeys {
		row, rest := r.Cut(f.RowHeight(40))
		look := widget.Quiet
		if n.company == i {
			look = widget.Chosen
		}
		if f.Button(widget.ID{What: "study-company", N: i}, row.Inset(2*u), s.T(key), n.busy(s), look) {
			n.company, n.scroll = i, widget.Scroll{}
		}
		r = rest
	}
	r = r.Drop(6 * u)
	difficulty, bot := n.difficulty, n.bot
	if company(n.company) != duels {
		r = f.Options(r, "study-difficulty", s.T("difficulty"), &difficulty, n.words.difficulties(s))
	}
	r = f.Options(r, "study-bot", s.T("study-bot"), &bot, n.words.bots(s))
	if n.work == nil && (difficulty != n.difficulty || bot != n.bot) {
		n.difficulty, n.bot = difficulty, bot
	}
	row, r := r.Drop(10 * u).Cut(46 * u)
	key, why, v := "study-start", "", n.view(s)
	switch {
	case n.work != nil:
		key = "study-stop"
	case company(n.company) != alone && len(s.Collection.All) < 2:
		why = s.T("study-nobody")
	case v == nil || v.games == 0:
	case v.open:
		key = "study-go-on"
	case company(n.company) == teams:
		why = s.T("study-decided")
	default:
		key = "study-more"
	}
	label := s.T(key)
	if f.Button(widget.ID{What: "study-start"}, row.Inset(2*u), label, why, widget.Strong) {
		if n.work == nil {
			n.begin(s, v)
		} else {
			n.work.Stop()
		}
	}
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 44*u, W: r.W, H: 44 * u}
	r.H -= foot.H
	n.progress(f, s, r.Drop(6*u))
	if f.Button(widget.ID{What: "back"}, foot, s.T("back"), "", widget.Plain) {
		s.Pop()
	}
}

// busy is why settings cannot be changed now.
func (n *labScreen) busy(s *scene.Stack) string {
	if n.work != nil {
		return s.T("study-busy")
	}
	return ""
}

// progress shows how many games are played, and what went wrong.
func (n *labScreen) progress(f *cardview.Canvas, s *scene.Stack, r layout.Rect) {
	size := theme.Small * f.Type
	if n.err != "" {
		f.Paragraph(r, paint.Left, paint.Regular, size, theme.Danger, n.err)
		return
	}
	if n.work == nil || n.work.Now() == nil {
		return
	}
	now := n.work.Now()
	r = Progress(f, r, now)
	for _, words := range n.words.progress(s, now, s.Now().Sub(n.work.Began)) {
		line, rest := r.Cut(1.4 * size)
		f.Text(line, paint.Left, paint.Regular, size, theme.Dim, words)
		r = rest
	}
}

// Progress draws a bar of how many games of an experiment are played, and returns the room below.
func Progress(f *cardview.Canvas, r layout.Rect, now *session.Measured) layout.Rect {
	u := f.Unit
	way, rest := r.Cut(14 * u)
	way = way.Inset(3 * u)
	full := way
	full.W *= float64(now.Done) / float64(max(1, now.Done+now.Left))
	f.Fill(way, 4*u, theme.Abyss)
	f.Fill(full, 4*u, theme.Water)
	f.Line(way, 4*u, max(1, u), theme.Edge)
	return rest
}

// view is what is shown: the results so far, or kept ones, in the chosen company and by
// the chosen bot.
func (n *labScreen) view(s *scene.Stack) *labView {
	if n.work != nil && n.work.Now() != nil {
		return n.words.of(s, n, n.work.Now().Report, time.Time{})
	}
	for i := range n.kept {
		if k := &n.kept[i]; k.report.Bot == bots[n.bot] && n.tells(k) {
			return n.words.of(s, n, k.report, k.when)
		}
	}
	return nil
}

// kinds are the names of the companies in reports.
var kinds = [companies]lab.Kind{alone: lab.Alone, partners: lab.With, duels: lab.Against, teams: lab.Team}

// tells reports whether a study is about the chosen company.
func (n *labScreen) tells(k *keptStudy) bool {
	if k.race || company(n.company) == teams {
		return k.race == (company(n.company) == teams)
	}
	return slices.ContainsFunc(k.report.Groups, func(g lab.Group) bool {
		return g.Kind == kinds[n.company] && (g.Kind != lab.With || g.Difficulty == session.Difficulties[n.difficulty])
	})
}
