package session

import (
	"context"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/browser"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
)

// Saved is a game that is kept in a file, and its state.
type Saved struct {
	Path   string
	played time.Time
	header replay.Header
	inputs int
	turns  int // of the players
	Damage int // on the monster
	Power  int // of the monster
	Gauges []keyforge.GaugeValue
	Duel   bool                   // it is a standard game
	Keys   [keyforge.MaxSeats]int // that the players have forged
	Amber  [keyforge.MaxSeats]int // in their pools
	Kind   game.Kind              // of a game beside KeyForge, else nil
	game   game.Game              // of that kind
	shared bool                   // all of its people have won, or none
	Match  bool                   // it is a match, waiting between two games or over
	match  *match.File
	// winner has won the game alone, if it is decided in that way.
	winner  int
	decided bool
	Over    bool
	Won     bool // by the players of an adventure, or the one person of a standard game
	Decks   []PicturedDeck
	result  *records.Result // of a finished game that counts
	Harm    []error         // what is wrong with the file
	Err     error           // nothing of it can be read
	said    *SavedWords     // used only by the window
}

// savedWords is a game in words.
type SavedWords struct {
	language string
	day      int
	Title    string // its decks
	Stands   string // how it stands
	When     string // its difficulty, its turn and the day
	Left     string // of the monster
	Gauges   string // how they stand
	Remarks  string // the terms, what is wrong with it
}

// Words puts a game into words, once in each language and on each day.
func (g *Saved) Words(s *Session) *SavedWords {
	w, day := g.said, s.Now().YearDay()
	if w.language == s.Settings.Language && w.day == day {
		return w
	}
	w.language, w.day = s.Settings.Language, day
	if g.Err != nil {
		w.Title, w.Remarks = printable.Text(filepath.Base(g.Path), printable.Name), ""
		w.When = s.T("no-save", printable.Text(s.Language.Say(g.Err), printable.Line))
		return w
	}
	if g.Match {
		g.matchWords(s, w)
		return w
	}
	if g.Kind != nil {
		g.kindWords(s, w)
		return w
	}
	w.Gauges = g.gaugeWords(s)
	w.Title, w.When = DeckNames(s, &g.header), g.dateWords(s)
	w.Left, w.Remarks = s.T("health", max(0, g.Power-g.Damage), g.Power), s.T("undo-is", lang.Small(s.Terms(&g.header)))
	if g.Duel {
		w.Left = s.T("keys-of-both", g.Keys[0], g.Keys[1])
	}
	w.Stands = g.stateWords(s)
	g.harmWords(s, w)
	return w
}

// saves is the games that are kept, the one played last first. They are read in
// the background, so that any number of them delays nothing.
type Saves struct {
	mu      sync.Mutex
	games   []Saved
	done    bool
	formats map[string]match.Format // of the matches, by game and file
	reading *job.Job[struct{}]
	left    atomic.Bool // nobody waits for the games that are still to be read
}

// List is the games that have been read so far, and whether these are all.
func (l *Saves) List() (games []Saved, done bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.games, l.done
}

// read reads the games of the directory, and those of each kind in its folder. Those that were read before stay on the
// list until then, and are not read again unless they have changed.
func (l *Saves) read(dir string, r *scenario.Rules, kinds []game.Kind, all adventure.List, kept *records.Store) {
	known := map[string]Saved{}
	for _, g := range l.games {
		known[g.Path] = g
	}
	var now []Saved
	add := func(g Saved) {
		now = append(now, g)
		slices.SortStableFunc(now, func(a, b Saved) int { return b.played.Compare(a.played) })
		if len(known) == 0 {
			l.put(slices.Clone(now), false)
		}
	}
	var paths []string
	for _, dir := range folders(dir, kinds) {
		saves, err := replay.List(dir)
		if err != nil {
			add(Saved{Path: dir, Err: err, said: &SavedWords{}})
		}
		paths = append(paths, saves...)
	}
	var matches []string
	for _, dir := range folders(dir, kinds) {
		all, err := match.List(dir)
		if err != nil {
			add(Saved{Path: dir, Err: err, said: &SavedWords{}})
		}
		matches = append(matches, all...)
	}
	formats := map[string]match.Format{}
	for _, path := range matches {
		info, err := os.Stat(path)
		if err != nil {
			continue // it was removed in the meantime
		}
		g, waits := readSavedMatch(path, r, kinds)
		if g.match != nil {
			formats[matchKey(g.match.Plan().Kind, filepath.Base(path))] = g.match.Plan().Format
		}
		if waits { // even if unchanged: its game may be over
			g.played = info.ModTime()
			add(g)
		}
	}
	l.mu.Lock()
	l.formats = formats
	l.mu.Unlock()
	for _, over := range [...]bool{false, true} { // first the one to continue
		for _, path := range paths {
			if l.left.Load() {
				return
			}
			if replay.Finished(path) != over {
				continue
			}
			info, err := os.Stat(path)
			if err != nil {
				continue // it was removed in the meantime
			}
			g, ok := known[path]
			if !ok || !g.played.Equal(info.ModTime()) {
				g = readAny(path, r, kinds)
				g.played = info.ModTime()
			}
			add(g)
			browser.Yield()
		}
	}
	l.put(now, true)
	for _, k := range kinds {
		_ = noteMissedOf(k, records.In(folder(dir, k)), now)
	}
	if kept != nil {
		_ = noteMissed(kept, now, r, all) // the next reading tries again
	}
}

// noteMissed keeps the results of games whose program ended too early to keep them, with
// the achievements, and again those whose kept results lack how the game ended.
func noteMissed(kept *records.Store, games []Saved, rules *scenario.Rules, all adventure.List) error {
	results, err := kept.Results()
	if err != nil {
		return err
	}
	noted := map[string]*records.Result{}
	for i := range results {
		noted[results[i].Game] = &results[i]
	}
	for i := range games {
		r := games[i].result
		if r == nil || games[i].Kind != nil {
			continue
		}
		was := noted[r.Game]
		if was != nil && was.Amber != nil && (was.Power > 0 || r.Power == 0) {
			continue
		}
		var lines []records.Award
		if was == nil {
			lines = missedFeats(&games[i], kept, rules, func(story *save.Story) *achievement.Recorder {
				return feats.NewRecorder(all.Watch(story), story)
			})
		}
		if err := keep(kept, lines, *r); err != nil {
			return err
		}
	}
	return nil
}

// missedFeats are the achievements of a game that were not kept, as one who watches its story finds them.
func missedFeats[G game.Game](
	g *Saved, kept *records.Store, rules game.Rules[G], watch func(*replay.Story[G]) *achievement.Recorder,
) []records.Award {
	awards, err := kept.Awards()
	if err != nil {
		return nil
	}
	f, err := os.Open(g.Path)
	if err != nil {
		return nil
	}
	defer f.Close()
	story, _, err := replay.Read(context.Background(), f, rules)
	if err != nil {
		return nil
	}
	_, lines := watch(story).Update(awards, g.played)
	return lines
}

func (l *Saves) put(games []Saved, done bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.games, l.done = games, done
}

// readAny reads a save of KeyForge or of one of the kinds.
func readAny(path string, r *scenario.Rules, kinds []game.Kind) Saved {
	if k := named(kinds, replay.GameOf(path)); k != nil {
		return readKind(path, k)
	}
	return readSaved(path, r)
}

func readSaved(path string, r *scenario.Rules) Saved {
	n := Saved{Path: path, said: &SavedWords{}}
	f, err := os.Open(path)
	if err != nil {
		n.Err = err
		return n
	}
	defer f.Close()
	story, report, err := replay.Read(context.Background(), f, r)
	if err != nil {
		n.Err = err
		return n
	}
	g := story.Game()
	boss := g.Boss()
	n.Decks = picturedDecks(save.Setup(&story.Header).Decks, r.Catalogue)
	n.header, n.inputs, n.Harm = story.Header, story.At(), report.Warnings
	n.Duel, n.Over, n.Won = !g.Mode().Rules().Adventure, g.Over(), !g.Won(keyforge.Monster)
	if r, ok := result.Of(story); ok {
		n.result = &r
	}
	n.winner, n.decided = match.WinnerOf(g)
	n.turns = (g.Turn() + 1) / 2 // the monster takes one after each
	if n.Duel {
		n.standard(g)
	}
	if boss != 0 {
		n.Damage, n.Power, n.Gauges = int(g.Card(boss).Damage), g.Power(boss), g.Gauges(nil)
	}
	return n
}

// standard records the state of a standard game.
func (n *Saved) standard(g *keyforge.Game) {
	n.turns = g.Turn()
	v := g.View(keyforge.Monster)
	for side := range keyforge.Side(g.Seats()) {
		n.Keys[side], n.Amber[side] = bits.OnesCount8(v.Sides[side].Keys), v.Sides[side].Pool
	}
	bots, err := bot.Seats(n.header.Seats, g.Seats(), n.header.Seed)
	if one := OnlyPerson(bots[:g.Seats()]); err == nil && one >= 0 {
		n.Won = g.Won(keyforge.Side(one))
	}
}

// Unfinished is the game of a kind, nil for KeyForge, to continue: the one that was played last.
func (l *Saves) Unfinished(k game.Kind) *Saved {
	games, _ := l.List()
	for i := range games {
		if g := &games[i]; g.Err == nil && !g.Over && g.Kind == k {
			return g
		}
	}
	return nil
}

// matchKey names a match of a kind, nil for KeyForge.
func matchKey(k game.Kind, file string) string {
	if k == nil {
		return file
	}
	return k.Name() + "/" + file
}

// FormatOf is the format of the match that a game of a kind belongs to; [match.Single] if it belongs to none that is kept.
func (l *Saves) FormatOf(k game.Kind, h *replay.Header) match.Format {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !OfMatch(h) {
		return match.Single
	}
	return l.formats[matchKey(k, h.Match)]
}

// last is the header of the adventure or the standard game that was played last and can be read, or nil.
func (l *Saves) last(standard bool) *replay.Header {
	return l.header(func(g *Saved) bool { return g.Kind == nil && g.Duel == standard })
}

// header is the header of the game that was played last of those that fit and can be read, or nil.
func (l *Saves) header(fits func(*Saved) bool) *replay.Header {
	games, _ := l.List()
	for i := range games {
		if g := &games[i]; g.Err == nil && !g.Match && fits(g) {
			return &g.header
		}
	}
	return nil
}

// ReadSaves reads again which games are kept, in the background, and keeps results that are missing. [Session.Close] waits for that.
func (s *Session) ReadSaves() {
	before, _ := s.Saves.List()
	s.Saves.left.Store(true)
	s.Saves = &Saves{games: before, formats: s.Saves.formats, done: s.Games == ""}
	if s.Games != "" {
		l, dir, rules, kinds, all, kept := s.Saves, s.Games, s.Rules, s.Kinds, s.Adventures, s.Records
		ended := make(chan struct{})
		s.FinishInBackground(ended)
		l.reading = job.Start(func() (none struct{}) {
			defer close(ended) // even after a fault
			l.read(dir, rules, kinds, all, kept)
			return none
		})
	}
}

// BeginStory begins the game of a header and its save.
func (s *Session) BeginStory(h replay.Header) (*save.Log, error) {
	h.Started = s.Now().Format(time.RFC3339)
	story, err := replay.New(s.Rules, h)
	if err != nil {
		return nil, message.New("game-cannot-begin", err)
	}
	if _, err := bot.Seats(h.Seats, story.Game().Seats(), h.Seed); err != nil {
		return nil, err
	}
	return s.KeepStory(story), nil
}

// KeepStory begins a save of a story. If that fails the game goes on without one.
func (s *Session) KeepStory(story *save.Story) *save.Log { return keepIn(s, s.Games, story) }

// keepIn begins a save of a story in a folder. If that fails the game goes on without one.
func keepIn[G game.Game](s *Session, dir string, story *replay.Story[G]) *replay.Log[G] {
	if s.Games == "" {
		return replay.Unsaved(story)
	}
	log, _, err := replay.CreateIn(dir, s.Now(), story)
	if err != nil {
		s.Failed = err
		return replay.Unsaved(story)
	}
	return log
}

// only is the single seat that a person holds, or -1.
func OnlyPerson(bots []bot.Bot) int {
	at := -1
	for i, b := range bots {
		if b == nil && at >= 0 {
			return -1
		}
		if b == nil {
			at = i
		}
	}
	return at
}

// Terms says on what terms a game was played: what could be undone, and whether
// all of it was played by the rules and from its beginning.
func (w *Words) Terms(h *replay.Header) string {
	words := w.T(UndoNames[max(0, slices.Index(UndoTerms[:], h.Undo))])
	if h.Taken > 0 {
		words += " · " + w.T("taken-over")
	}
	if h.Edited {
		words += " · " + w.T("edited")
	}
	if h.Advised > 0 {
		words += " · " + w.T("with-advice", h.Advised)
	}
	return words
}

// DeckNames names the decks of a game.
func DeckNames(s *Session, h *replay.Header) string {
	var names []string
	for i := range save.Setup(h).Decks {
		if save.Setup(h).Decks[i].Name != "" {
			names = append(names, save.Setup(h).Decks[i].Name)
		}
	}
	if len(names) == 0 {
		return s.T("position")
	}
	if len(names) == 2 && h.Mode == keyforge.Duel.Name() {
		return strings.Join(names, " – ")
	}
	return strings.Join(names, " · ")
}

// stands says how a game stands, and when it was played.
func (g *Saved) stateWords(s *Session) string {
	words := []string{g.dateWords(s)}
	if g.Duel {
		return strings.Join(append(words, g.said.Left), " · ")
	}
	words = append(words, s.T("damage-of", g.Damage, g.Power), g.said.Gauges)
	return strings.Join(words, " · ")
}

// gaugeWords says how the gauges of its adventure stand.
func (g *Saved) gaugeWords(s *Session) string {
	var words []string
	for _, r := range g.Gauges {
		if !r.OfPool {
			words = append(words, s.spoken[g.header.Mode].T(s.Gauge(r.Name).Short, r.Value, r.Limit))
		}
	}
	return strings.Join(words, " · ")
}

// DifficultyOf is the name of the difficulty or the variant of an adventure that a save
// records as a word; "" for the name is the adventure that is played or planned.
func (s *Session) DifficultyOf(name, word string) string {
	a, err := s.Adventures.Named(name)
	if err != nil {
		a = s.Adventure
	}
	return adventure.DifficultyName(a, word, s.spoken[a.Name()].T)
}

// dateWords gives the difficulty of a game, its turn, and when it was played.
func (g *Saved) dateWords(s *Session) string {
	words := []string{s.T("turn-n", g.turns), s.When(g.played)}
	if g.turns == 0 {
		words[0] = lang.Capital(s.T("step-setup"))
	}
	if g.Duel {
		words = append([]string{s.T("standard-game")}, words...)
	} else if g.header.Difficulty != "" {
		words = append([]string{s.DifficultyOf(g.header.Mode, g.header.Difficulty)}, words...)
	}
	return strings.Join(words, " · ")
}
