package screen

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/keyraken/keyraken/assets"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/game/scenario"
	"github.com/keyraken/keyraken/ui/table"
)

// saved is a game that is kept in a file, and how it stands.
type saved struct {
	path   string
	played time.Time
	header replay.Header
	inputs int
	turns  int // of the players
	damage int // on the monster
	power  int // of the monster
	rises  int
	duel   bool // it has no monster: the window has no table for it
	over   bool
	won    bool
	decks  []pictured
	result *library.Result // of a game that is over and counts
	harm   []string        // what is wrong with the file
	err    error           // nothing of it can be read
	said   *said           // the window's alone
}

// said is a game in words.
type said struct {
	language assets.Language
	day      int
	title    string // its decks
	stands   string // how it stands
	when     string // its difficulty, its turn and the day
	left     string // of the Keyraken
	remarks  string // the terms, what is wrong with it
}

// say puts a game into words, once in each language and on each day.
func (g *saved) say(s *Stack) *said {
	w, day := g.said, s.Now().YearDay()
	if w.language == s.Settings.Language && w.day == day {
		return w
	}
	w.language, w.day = s.Settings.Language, day
	if g.err != nil {
		w.title, w.when, w.remarks = filepath.Base(g.path), s.T("no-save", g.err.Error()), ""
		return w
	}
	w.title, w.stands, w.when = decks(s, &g.header), g.stands(s), g.when(s)
	w.left, w.remarks = s.T("health", max(0, g.power-g.damage), g.power), s.T("undo-is", s.terms(&g.header))
	if len(g.harm) > 0 {
		w.remarks = capital(g.harm[0])
	}
	return w
}

// shelf is the games that are kept, the one that was played last first. They are
// read in the background, so that any number of them delays nothing.
type shelf struct {
	mu    sync.Mutex
	games []saved
	done  bool
}

// list is the games that have been read so far, and whether these are all.
func (l *shelf) list() (games []saved, done bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.games, l.done
}

// read reads the games of the directory. Those that were read before stay on the
// shelf until then, and are not read again if they have not changed.
func (l *shelf) read(dir string, r *scenario.Rules, lib *library.Library) {
	known := map[string]saved{}
	for _, g := range l.games {
		known[g.path] = g
	}
	var now []saved
	add := func(g saved) {
		now = append(now, g)
		slices.SortStableFunc(now, func(a, b saved) int { return b.played.Compare(a.played) })
		if len(known) == 0 {
			l.put(slices.Clone(now), false)
		}
	}
	paths, err := replay.List(dir)
	if err != nil {
		add(saved{path: dir, err: err, said: &said{}})
	}
	for _, over := range [...]bool{false, true} { // first the one to go on with
		for _, path := range paths {
			if replay.Finished(path) != over {
				continue
			}
			info, err := os.Stat(path)
			if err != nil {
				continue // it was removed in between
			}
			g, ok := known[path]
			if !ok || !g.played.Equal(info.ModTime()) {
				g = readSaved(path, r)
				g.played = info.ModTime()
			}
			add(g)
		}
	}
	l.put(now, true)
	if lib != nil {
		_ = noteMissed(lib, now) // the next reading tries again
	}
}

// noteMissed keeps the results of games that were over when the program was ended
// too early to keep them.
func noteMissed(lib *library.Library, games []saved) error {
	results, err := lib.Results()
	if err != nil {
		return err
	}
	noted := map[string]bool{}
	for i := range results {
		noted[results[i].Game] = true
	}
	for i := range games {
		if r := games[i].result; r != nil && !noted[r.Game] {
			if err := lib.Note(*r); err != nil {
				return err
			}
		}
	}
	return nil
}

func (l *shelf) put(games []saved, done bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.games, l.done = games, done
}

func readSaved(path string, r *scenario.Rules) saved {
	n := saved{path: path, said: &said{}}
	f, err := os.Open(path)
	if err != nil {
		n.err = err
		return n
	}
	defer f.Close()
	story, report, err := replay.Read(f, r)
	if err != nil {
		n.err = err
		return n
	}
	g := story.Game()
	boss := g.Boss()
	n.decks = picturedDecks(&story.Header, r.Catalogue)
	n.header, n.inputs, n.harm = story.Header, story.At(), report.Warnings
	n.duel, n.over, n.won = boss == 0, g.Over(), !g.Won(game.Monster)
	if r, ok := library.ResultOf(story); ok {
		n.result = &r
	}
	n.turns = int(g.State().Turn+1) / 2 // the monster takes one after each
	if boss != 0 {
		n.damage, n.power, n.rises = int(g.State().Cards[boss].Damage), g.Power(boss), int(g.State().Mode[0])
	}
	return n
}

// unfinished is the game to go on with: the one that was played last.
func (l *shelf) unfinished() *saved {
	games, _ := l.list()
	for i := range games {
		if g := &games[i]; g.err == nil && !g.over && !g.duel {
			return g
		}
	}
	return nil
}

// Look reads anew which games are kept, in the background.
func (s *Stack) Look() {
	before, _ := s.shelf.list()
	s.shelf = &shelf{games: before, done: s.Games == ""}
	if s.Games != "" {
		go s.shelf.read(s.Games, s.rules, s.Library)
	}
}

// begin begins the game of a header and its save.
func (s *Stack) begin(h replay.Header) (*table.Model, error) {
	h.Started = s.Now().Format(time.RFC3339)
	story, err := replay.New(s.rules, h)
	if err != nil {
		return nil, fmt.Errorf("the game cannot begin: %w", err)
	}
	return s.lay(s.keepStory(story))
}

// keepStory begins a save of a story. Without one the game goes on all the same.
func (s *Stack) keepStory(story *replay.Story) *replay.Log {
	if s.Games == "" {
		return replay.Unsaved(story)
	}
	log, _, err := replay.CreateIn(s.Games, s.Now(), story)
	if err != nil {
		s.failed = err
		return replay.Unsaved(story)
	}
	return log
}

// lay puts a story on a table and names those who sit there.
func (s *Stack) lay(log *replay.Log) (*table.Model, error) {
	seats := int(log.Game().State().Seats)
	bots, err := bot.Seats(log.Header.Seats, seats, log.Header.Seed)
	if err != nil {
		return nil, err
	}
	s.kept.reset(s.English) // the names may be others
	var you [game.MaxSides]bool
	you[0] = seats == 1 && bots[0] == nil
	m := table.New(log, you, bots, s.speech(you))
	m.Speed = s.Settings.speed()
	m.LogOpen = !s.Settings.FoldLog
	return m, nil
}

// resume goes on with a game that is kept.
func (s *Stack) resume(path string) {
	log, report, err := replay.Open(path, s.rules)
	if err != nil {
		s.tell(s.T("cannot-open"), err.Error())
		return
	}
	m, err := s.lay(log)
	if err != nil {
		s.tell(s.T("cannot-open"), err.Error())
		_ = log.Close() // nothing was written
		return
	}
	s.Replace(NewTable(m))
	if len(report.Warnings) > 0 {
		s.tell(s.T("save-harmed"), report.Warnings...)
	}
}

// WatchFile shows the game in a save from its beginning.
func (s *Stack) WatchFile(path string) {
	f, err := os.Open(path)
	if err != nil {
		s.tell(s.T("cannot-open"), err.Error())
		return
	}
	defer f.Close()
	s.Watch(path, f)
}

// Watch shows the game in a save from its beginning. Name is what the save is
// called when it cannot be read.
func (s *Stack) Watch(name string, in io.Reader) {
	story, report, err := replay.Read(in, s.rules)
	if err != nil {
		s.tell(s.T("cannot-open"), name+": "+err.Error())
		return
	}
	if story.Game().Boss() == 0 {
		s.tell(s.T("cannot-open"), s.T("is-duel"))
		return
	}
	m, err := s.lay(replay.Unsaved(story))
	if err != nil {
		s.tell(s.T("cannot-open"), name+": "+err.Error())
		return
	}
	s.Replace(newReplay(m))
	if len(report.Warnings) > 0 {
		s.tell(s.T("save-harmed"), report.Warnings...)
	}
}

// takeOver plays on from where a story stands, as a game of its own.
func (s *Stack) takeOver(m *table.Model) {
	m.Skip()
	story := m.Story.Fork()
	h := &story.Header
	h.Taken, h.Started = story.At(), s.Now().Format(time.RFC3339)
	if len(h.Seats) == m.Seats() {
		h.Seats = nil // else nobody would play
	}
	taken, err := s.lay(s.keepStory(story))
	if err != nil {
		s.tell(s.T("cannot-open"), err.Error())
		return
	}
	s.Replace(NewTable(taken))
}

// again begins a game like the one on the table, with another seed.
func (s *Stack) again(h replay.Header) error {
	m, err := (*table.Model)(nil), error(nil)
	if len(h.Decks) == 0 { // a position
		m, err = s.Begin(DefaultPlan(s.Seed()))
	} else {
		h.Seed, h.Edited, h.Taken = s.Seed(), false, 0
		m, err = s.begin(h)
	}
	if err == nil {
		s.Replace(NewTable(m))
	}
	return err
}

// keeping keeps the game on the table: it lets the save be synced off the frame,
// and says once when the game cannot be saved.
type keeping struct {
	synced chan error
	said   bool
	noted  bool // the result is kept
}

func (k *keeping) frame(m *table.Model, s *Stack) {
	if k.synced == nil {
		k.synced = make(chan error, 1)
	}
	if log := m.Story; log.SyncDue() && log.Path() != "" {
		go func() {
			if err := log.Sync(); err != nil {
				select {
				case k.synced <- err:
				default: // one is enough
				}
			}
		}()
	}
	select {
	case m.Unsaved = <-k.synced:
	default:
	}
	if m.Unsaved != nil && !k.said {
		k.said, s.failed = true, m.Unsaved
	}
	m.Unsaved = nil
	if over := m.Game.Over(); over != k.noted {
		if k.noted = over; over {
			s.note(m.Story.Story)
		}
	}
}

// terms says on what terms a game was played: what could be taken back, and
// whether it was all played by the rules and from its beginning.
func (s *Stack) terms(h *replay.Header) string {
	words := s.T(undoNames[max(0, slices.Index(undoTerms[:], h.Undo))])
	if h.Taken > 0 {
		words += " · " + s.T("taken-over")
	}
	if h.Edited {
		words += " · " + s.T("edited")
	}
	return words
}
