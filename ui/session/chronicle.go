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

// Chronicle is what is kept of the games of a kind beside their saves: achievements, results, ladders, voyages.
type Chronicle struct {
	s    *Session
	kind game.Kind // nil: KeyForge, whose results are in [Session.Collection]
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

// Chronicle is what is kept of a kind, nil: KeyForge. It is read when it is first asked for.
func (s *Session) Chronicle(k game.Kind) *Chronicle {
	if i := slices.IndexFunc(s.chronicles, func(n *Chronicle) bool { return n.kind == k }); i >= 0 {
		return s.chronicles[i]
	}
	saves := ""
	if s.Games != "" {
		saves = folder(s.Games, k)
	}
	n := &Chronicle{s: s, kind: k, achievements: achievements{store: records.In(saves)}}
	s.chronicles = append(s.chronicles, n)
	n.ReadResults()
	return n
}

// ReadResults reads the results again, in the background; those of KeyForge with the decks.
func (n *Chronicle) ReadResults() {
	if n.kind == nil {
		n.s.ReadDecks()
		return
	}
	store := n.store
	n.counting = job.Start(func() counted {
		results, err := store.Results()
		return counted{results, records.Voyages(results), err}
	})
}

// frame takes what has been read and written since. It reports whether the awards have become known.
func (n *Chronicle) frame() (known bool) {
	known, written, err := n.achievements.frame()
	n.s.tellUnsaved(err)
	if written {
		n.ReadResults()
	}
	if c, ok := n.counting.Done(); ok {
		n.counting, n.counted = nil, c
		n.version++
		n.s.tellUnsaved(c.err)
	}
	return known
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

// Records are where records are kept; those of KeyForge are nil without a library.
func (n *Chronicle) Records() *records.Store { return n.store }

// Results are the results of the games, and how often they have changed.
func (n *Chronicle) Results() (results []records.Result, version int) {
	if n.kind == nil {
		return n.s.Collection.Results, n.s.Collection.Version
	}
	return n.results, n.version
}

// Counted reports whether the results are known as they are now.
func (n *Chronicle) Counted() bool {
	if n.kind == nil {
		return n.s.Collection.Fresh()
	}
	return n.version > 0 && n.counting == nil
}

// Watch watches a game that is kept for achievements; nil if none are given in it. KeyForge has [Session.WatchAchievements].
func (n *Chronicle) Watch(log *replay.Log[game.Game]) *achievement.Recorder {
	if log.Path() == "" {
		return nil
	}
	return achievement.RecorderIn(n.kind, log.Story)
}

// Note keeps the result of a finished game that is kept, in the background. KeyForge has [Session.NoteResult].
func (n *Chronicle) Note(log *replay.Log[game.Game]) {
	if r, ok := records.ResultOf(n.kind, log.Story); ok && log.Path() != "" {
		n.note(r)
	}
}

// GainLines say what a finished game has changed in the records of those before it. KeyForge has [Session.GainLines].
func (n *Chronicle) GainLines(log *replay.Log[game.Game]) []string {
	r, ok := records.ResultOf(n.kind, log.Story)
	if !ok || log.Path() == "" || n.version == 0 {
		return nil
	}
	return n.gainLines(n.results, &records.Named([]records.Result{r}, n.EntrantNames())[0])
}

// EntrantNames gives what the seats play with its name.
func (n *Chronicle) EntrantNames() func(entrant string) string {
	words := n.s.WordsOf(n.kind)
	return func(entrant string) string { return words.Term("entrant-" + entrant) }
}

// NextRung is the rung that comes next for what a person last played with in a game that the players fight together,
// and its name; false: there was no such game, or it is at the top.
func (n *Chronicle) NextRung() (entrant string, next records.Rung, ok bool) {
	results, _ := n.Results()
	boss, words := n.Ladder()
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

// Weekly is this week's voyage for as many as usually play it: a person at the first seat, and computers at the others,
// the strongest there is.
func (n *Chronicle) Weekly() (replay.Header, error) {
	week := games.Week(n.s.Now())
	setup, err := games.Voyage(n.kind, 0, week)
	if err != nil {
		return replay.Header{}, err
	}
	g, err := n.kind.Start(&setup)
	if err != nil {
		return replay.Header{}, err
	}
	h := replay.Header{Setup: setup, Voyage: week, Undo: replay.UndoFree}
	computers := n.kind.Players()
	for seat := 1; seat < g.Seats(); seat++ {
		h.Seats = append(h.Seats, bot.Seat(seat, computers[len(computers)-1]))
	}
	return h, nil
}
