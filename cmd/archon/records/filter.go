package records

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/records"
)

// filter says which games the records cover, like the filters of the window.
type filter struct {
	kind, difficulty, deck, since string
	players                       int
}

// gameKinds are the words for the kinds of games.
var gameKinds = [records.Kinds]string{"all", "adventures", "computer", "persons"}

func (w *filter) flags(c *cobra.Command, p *pool.Pool) {
	c.Flags().StringVar(&w.kind, "kind", gameKinds[0], p.T("flag-records-kind", strings.Join(gameKinds[:], ", ")))
	c.Flags().StringVar(&w.difficulty, "difficulty", "", p.T("flag-records-difficulty", records.Custom, strings.Join(records.Opponents, ", ")))
	c.Flags().IntVar(&w.players, "players", 0, p.T("flag-records-players"))
	c.Flags().StringVar(&w.deck, "deck", "", p.T("flag-records-deck"))
	c.Flags().StringVar(&w.since, "since", "", p.T("flag-records-since"))
}

// any reports whether some games are left out.
func (w *filter) any() bool { return *w != filter{kind: gameKinds[0]} }

// build is the filter for the chosen games.
func (w *filter) build(s *collection.Collection, games []records.Result, names records.Names, now time.Time) (*records.Filter, error) {
	a := s.Pool.List[0]
	f := &records.Filter{Players: w.players, Words: adventure.Ladder(a)}
	var err error
	if f.Kind, err = w.kindOf(); err != nil {
		return nil, err
	}
	if w.players < 0 || w.players > keyforge.MaxSeats {
		return nil, message.New("records-players", keyforge.MaxSeats)
	}
	switch {
	case w.difficulty == "", w.difficulty == records.Custom, slices.Contains(records.Opponents, w.difficulty):
		f.Word = w.difficulty
	default:
		_, word, err := adventure.FindMode(a, w.difficulty)
		if err != nil {
			return nil, err
		}
		f.Word = f.WordOf(&records.Result{Difficulty: word})
	}
	if w.deck != "" {
		if f.Deck, err = w.deckOf(s, games, names); err != nil {
			return nil, err
		}
	}
	if w.since != "" {
		f.Since, err = since(w.since, now)
	}
	return f, err
}

// kindOf is the chosen kind of games.
func (w *filter) kindOf() (records.Kind, error) {
	kind := slices.Index(gameKinds[:], w.kind)
	if kind < 0 {
		return 0, message.New("records-no-kind", strconv.Quote(w.kind), strings.Join(gameKinds[:], ", "))
	}
	return records.Kind(kind), nil
}

// deckOf is the list key of the chosen deck: one of the library, or one no longer there
// under its name in the games.
func (w *filter) deckOf(s *collection.Collection, games []records.Result, names records.Names) (string, error) {
	e, err := s.Find(w.deck)
	if err == nil {
		return e.Deck.ListKey(), nil
	}
	for i := range games {
		for _, key := range games[i].Decks {
			if key == w.deck || fold.Name(names.Of(key)) == fold.Name(w.deck) {
				return key, nil
			}
		}
	}
	return "", err
}

// since is the beginning of a day, or that many days before now: 2026-11-01, or 30d.
func since(text string, now time.Time) (time.Time, error) {
	if at, err := time.ParseInLocation(time.DateOnly, text, now.Location()); err == nil {
		return at, nil
	}
	const most = 36500
	number, days := strings.CutSuffix(text, "d")
	if n, err := strconv.Atoi(number); days && err == nil && n >= 0 && n <= most {
		return now.AddDate(0, 0, -n), nil
	}
	return time.Time{}, message.New("records-since", strconv.Quote(text))
}
