package records

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// openKind reads the records of a game that is known by package game alone, and finds the words for them.
func openKind(p *pool.Pool, kind game.Kind, only *filter) (*teller, *records.Summary, error) {
	words, err := kind.Words(p.Language.Name)
	if err != nil {
		return nil, nil, err
	}
	results, err := records.In(replay.DirOf(kind.Name())).Results()
	if err != nil {
		return nil, nil, err
	}
	entrant := func(name string) string { return words.Term("entrant-" + name) }
	results = records.Named(results, entrant)
	boss, order := records.LadderOf(kind)
	by, err := only.ofKind(order, results, time.Now())
	if err != nil {
		return nil, nil, err
	}
	if only.any() {
		var some []records.Result
		for _, g := range by.Of(results) {
			some = append(some, *g)
		}
		results = some
	}
	t := &teller{Pool: p, order: order, standard: "records-versus", standardOf: "records-versus-of", best: "records-best",
		difficulty: func(_, word string) string { return words.Term("difficulty-" + word) },
		opponent:   func(who string) string { return opponent(p, who) }}
	return t, records.Summarize(results, records.NamesOf(results, nil), boss, order, time.Local), nil
}

// ofKind is the filter for the chosen games of a kind with those difficulties.
func (w *filter) ofKind(difficulties []string, results []records.Result, now time.Time) (f *records.Filter, err error) {
	f = &records.Filter{Players: w.players, Word: w.difficulty, Words: difficulties}
	if f.Kind, err = w.kindOf(); err != nil {
		return nil, err
	}
	if w.players < 0 || w.players > int(game.NoSeat) {
		return nil, message.New("records-players", int(game.NoSeat))
	}
	if w.deck != "" {
		if f.Deck = entrantOf(results, w.deck); f.Deck == "" {
			return nil, message.New("records-no-entrant", strconv.Quote(w.deck))
		}
	}
	if w.since != "" {
		f.Since, err = since(w.since, now)
	}
	return f, err
}

// entrantOf is what a person has played with under that name, in files or in words, or "".
func entrantOf(results []records.Result, name string) string {
	for i := range results {
		at := slices.IndexFunc(results[i].Team, func(m records.Member) bool {
			return m.Deck == name || strings.EqualFold(m.Name, name)
		})
		if at >= 0 {
			return results[i].Team[at].Deck
		}
	}
	return ""
}
