package session

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
)

// chronicle is what is kept of the games of a kind beside their saves.
type chronicle struct {
	kind game.Kind
	achievements
	counted
	version  int // increases whenever the results change
	counting *job.Job[counted]
}

// counted are the results of games, in the order in which they ended, and how the voyages went.
type counted struct {
	results []records.Result
	voyages records.Record
	err     error
}

// chronicleOf is what is kept of a kind. It is read when it is first asked for.
func (s *Session) chronicleOf(k game.Kind) *chronicle {
	if i := slices.IndexFunc(s.chronicles, func(n *chronicle) bool { return n.kind == k }); i >= 0 {
		return s.chronicles[i]
	}
	saves := ""
	if s.Games != "" {
		saves = folder(s.Games, k)
	}
	n := &chronicle{kind: k, achievements: achievements{store: records.In(saves)}}
	s.chronicles = append(s.chronicles, n)
	n.read()
	return n
}

// read reads the results in the background.
func (n *chronicle) read() {
	store := n.store
	n.counting = job.Start(func() counted {
		results, err := store.Results()
		return counted{results, records.Voyages(results), err}
	})
}

// frame takes what has been read and written since.
func (n *chronicle) frame(s *Session) {
	if _, written := n.achievements.frame(s); written {
		n.read()
	}
	if c, ok := n.counting.Done(); ok {
		n.counting, n.counted = nil, c
		n.version++
		if c.err != nil {
			s.tell(s.T("result-unsaved"), s.Language.Say(c.err))
		}
	}
}

// noteMissedOf keeps the results of games of a kind whose program ended too early to keep them, or did not keep any, with the
// achievements.
func noteMissedOf(k game.Kind, kept *records.Store, saved []Saved) error {
	results, err := kept.Results()
	if err != nil {
		return err
	}
	for i := range saved {
		g := &saved[i]
		if g.Kind != k || g.result == nil || slices.ContainsFunc(results, func(r records.Result) bool { return r.Game == g.result.Game }) {
			continue
		}
		lines := missedFeats(g, kept, game.Rules[game.Game](k), func(story *replay.Story[game.Game]) *achievement.Recorder {
			return achievement.RecorderIn(k, story)
		})
		if err := keep(kept, lines, *g.result); err != nil {
			return err
		}
	}
	return nil
}

// ReadResults reads the results of the games of a kind again, in the background.
func (s *Session) ReadResults(k game.Kind) { s.chronicleOf(k).read() }

// RecordsOf are where records of games of a kind are kept; nil: KeyForge, whose are nil without a library.
func (s *Session) RecordsOf(k game.Kind) *records.Store {
	if k == nil {
		return s.Records
	}
	return s.chronicleOf(k).store
}

// ResultsOf are the results of the games of a kind, and how often they have changed; nil: KeyForge.
func (s *Session) ResultsOf(k game.Kind) (results []records.Result, version int) {
	if k == nil {
		return s.Collection.Results, s.Collection.Version
	}
	n := s.chronicleOf(k)
	return n.results, n.version
}

// Counted reports whether the results of the games of a kind are known as they are now.
func (s *Session) Counted(k game.Kind) bool {
	if k == nil {
		return s.Collection.Fresh()
	}
	n := s.chronicleOf(k)
	return n.version > 0 && n.counting == nil
}

// WatchKind watches a game that is kept for achievements; nil if none are given in it.
func (s *Session) WatchKind(k game.Kind, log *replay.Log[game.Game]) *achievement.Recorder {
	if log.Path() == "" {
		return nil
	}
	return achievement.RecorderIn(k, log.Story)
}

// NoteKind keeps the result of a finished game that is kept, in the background.
func (s *Session) NoteKind(k game.Kind, log *replay.Log[game.Game]) {
	if r, ok := records.ResultOf(k, log.Story); ok && log.Path() != "" {
		s.chronicleOf(k).note(r)
	}
}

// GainLinesIn say what a finished game of a kind has changed in the records of those before it.
func (s *Session) GainLinesIn(k game.Kind, log *replay.Log[game.Game]) []string {
	n := s.chronicleOf(k)
	r, ok := records.ResultOf(k, log.Story)
	if !ok || log.Path() == "" || n.version == 0 {
		return nil
	}
	return s.gainLines(k, n.results, &records.Named([]records.Result{r}, s.EntrantNames(k))[0])
}

// EntrantNames gives what the seats play with its name.
func (s *Session) EntrantNames(k game.Kind) func(entrant string) string {
	words := s.WordsOf(k)
	return func(entrant string) string { return words.Term("entrant-" + entrant) }
}

// NextRungIn is the rung that comes next for what a person last played with in a game of a kind that the players fight together,
// and its name; false: there was no such game, or it is at the top.
func (s *Session) NextRungIn(k game.Kind) (entrant string, next records.Rung, ok bool) {
	results, _ := s.ResultsOf(k)
	boss, words := s.Ladder(k)
	for i := len(results) - 1; i >= 0; i-- {
		if r := &results[i]; !r.Standard() && r.Boss == boss && len(r.Decks) > 0 {
			ladder := records.Ladders(results, boss, words)[r.Decks[0]]
			if ladder == nil {
				ladder = records.NewLadder(words)
			}
			next, ok = ladder.Next()
			return r.Decks[0], next, ok
		}
	}
	return "", next, false
}

// WeeklyOf is this week's voyage of a kind for as many as usually play it: a person at the first seat, and computers at the others,
// the strongest there is.
func (s *Session) WeeklyOf(k game.Kind) (replay.Header, error) {
	week := games.Week(s.Now())
	setup, err := games.Voyage(k, 0, week)
	if err != nil {
		return replay.Header{}, err
	}
	g, err := k.Start(&setup)
	if err != nil {
		return replay.Header{}, err
	}
	h := replay.Header{Setup: setup, Voyage: week, Undo: replay.UndoFree}
	computers := k.Players()
	for seat := 1; seat < g.Seats(); seat++ {
		h.Seats = append(h.Seats, bot.Seat(seat, computers[len(computers)-1]))
	}
	return h, nil
}
