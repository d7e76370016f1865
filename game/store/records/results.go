// Package records keeps the results of the games that people have played, and what they
// achieved in them, in three files beside their decks:
//
//	results.jsonl       a line for each finished game, see [Result]
//	achievements.jsonl  a line for each step that was awarded or taken back, see [Award]
//	puzzles.jsonl       a line for each try at a puzzle, see [PuzzleTry]
//
// Those of another game than KeyForge are in a folder of its own. What a seat plays with there, such as a leader, stands in the
// place of its deck; the game itself says what that is, see [ResultOf]. Package result has the results of KeyForge.
//
// A line is only ever added. A later line about the same game replaces the earlier one, and a
// line that cannot be read, such as one that was cut off, is skipped. Everything else follows
// from the lines: the records of decks and teams, ladders, charts and exports. Decks are known
// here by their list keys alone.
package records

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Result is the outcome of one finished game: against a monster, or a standard game. What
// lines of older files do not give is empty.
type Result struct {
	Game       string   `json:"game"`            // names the game; a later result of the same game replaces it
	Rules      string   `json:"rules,omitempty"` // of which game it is, as [replay.Header.Game] has it; "": KeyForge
	Started    string   `json:"started,omitempty"`
	Mode       string   `json:"mode,omitempty"` // the mode of a standard game; "": it was against a monster
	Boss       string   `json:"boss"`
	Difficulty string   `json:"difficulty"`
	Won        bool     `json:"won"`                 // by the players, or by the only person of a standard game
	Winner     int      `json:"winner,omitempty"`    // of a standard game: the seat that won, from 1
	Undo       string   `json:"undo"`                // what the players could take back, as [replay.Header] has it
	Uncounted  bool     `json:"uncounted,omitempty"` // edited by hand, branched off another game, or with open hands
	Decks      []string `json:"decks"`               // of the persons, by their list keys
	Turns      int      `json:"turns,omitempty"`     // that players took; 0: not recorded
	Voyage     string   `json:"voyage,omitempty"`    // the week whose voyage it was
	Match      string   `json:"match,omitempty"`     // the match that it belonged to, as [replay.Header] has it
	Round      int      `json:"round,omitempty"`     // which game of the match, from 1
	Advised    int      `json:"advised,omitempty"`   // how often they had advice
	Damage     int      `json:"damage,omitempty"`    // on the monster, at the end
	Power      int      `json:"power,omitempty"`     // of the monster, at the end
	Gauges     []Gauge  `json:"gauges,omitempty"`    // of the adventure, at the end
	Team       []Member `json:"team,omitempty"`      // everybody at the table, by seat
	// Amber is what was in the pools at the end, by seat, the monster's last; empty if that
	// was not recorded.
	Amber []int `json:"amber,omitempty"`
	// Winners are all seats that won, from 1, where there was more than one.
	Winners []int `json:"winners,omitempty"`
	// Handicap says that the chains of a standard game were agreed on as a handicap (K22.1).
	Handicap bool `json:"handicap,omitempty"`
}

// Gauge is the final value of a gauge of an adventure that has a limit.
type Gauge struct {
	Name  string `json:"name"`
	Value int    `json:"value"`
	Limit int    `json:"limit"`
}

// Member is one of those who sat at a table.
type Member struct {
	Deck   string `json:"deck"` // its list key
	Name   string `json:"name"` // of the deck
	Bot    string `json:"bot,omitempty"`
	Player string `json:"player,omitempty"` // the name of the person
	Chains int    `json:"chains,omitempty"` // that the deck began with
	Keys   int    `json:"keys,omitempty"`   // that were forged in a standard game
}

// Standard reports whether it was a standard game, of players against each other.
func (r *Result) Standard() bool { return r.Mode != "" }

// Players is how many sat at the table.
func (r *Result) Players() int { return max(len(r.Team), len(r.Decks)) }

// WonBy reports whether the seat, counted from 0, has won a standard game.
func (r *Result) WonBy(seat int) bool {
	return r.Winner == seat+1 || slices.Contains(r.Winners, seat+1)
}

// Opponent is the opponent of a seat, counted from 0, in a standard game: the name of a bot,
// or [replay.Person]. Of several it is the next in turn with whom the seat has not shared the outcome.
func (r *Result) Opponent(seat int) string {
	n := len(r.Team)
	if seat < 0 || seat >= n {
		return replay.Person
	}
	for by := 1; by < n; by++ {
		if other := (seat + by) % n; r.WonBy(other) != r.WonBy(seat) || n == 2 {
			return cmp.Or(r.Team[other].Bot, replay.Person)
		}
	}
	return replay.Person
}

// Bot is the name of the bot that holds a seat, counted from 0, or "".
func Bot(h *replay.Header, seat int) (bot string) {
	for _, held := range h.Seats {
		if name, ok := strings.CutPrefix(held, fmt.Sprintf("%d=", seat+1)); ok {
			bot = strings.TrimPrefix(printable.Text(name, printable.Name), replay.Person)
		}
	}
	return bot
}

// The names of the files.
const (
	ResultsName      = "results.jsonl"
	AchievementsName = "achievements.jsonl"
)

// maxResults is the maximum size of the results in bytes: about 200,000 games.
const maxResults = 64 << 20

// Store is the records in a directory, which is that of the player's decks. It holds none of
// them in memory, so what another program has written is seen at the next read.
type Store struct{ dir string }

// Open returns the records in that directory, which need not exist. Nothing can be written to
// those of "".
func Open(dir string) *Store { return &Store{dir} }

// AddResult records a result. The same result may be recorded any number of times.
func (s *Store) AddResult(r Result) error {
	data, err := json.Marshal(r)
	if err != nil {
		return message.New("keep-result", err)
	}
	if err := s.append(ResultsName, append(data, '\n')); err != nil {
		return message.New("keep-result", err)
	}
	return nil
}

// append writes lines at the end of a file in one call, as separate lines even when the last
// one was cut off.
func (s *Store) append(name string, line []byte) error {
	if s.dir == "" {
		return files.ErrNowhere
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(filepath.Join(s.dir, name), os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	if info, err := f.Stat(); err == nil && info.Size() > 0 {
		last := []byte{'\n'}
		if _, err := f.ReadAt(last, info.Size()-1); err == nil && last[0] != '\n' {
			line = append([]byte{'\n'}, line...)
		}
	}
	_, err = f.Write(line)
	return errors.Join(err, f.Sync(), f.Close())
}

// Results returns the results of all games, each once, in the order in which they were first
// recorded. Lines that cannot be read are skipped.
func (s *Store) Results() ([]Result, error) {
	data, err := files.Read(filepath.Join(s.dir, ResultsName), maxResults)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, message.New("read-results", err)
	}
	var all []Result
	at := map[string]int{}
	for line := range bytes.Lines(data) {
		var r Result
		if json.Unmarshal(line, &r) != nil || r.Game == "" {
			continue
		}
		if i, ok := at[r.Game]; ok {
			all[i] = r
			continue
		}
		at[r.Game] = len(all)
		all = append(all, r)
	}
	return all, nil
}

// File is the file that holds the results.
func (s *Store) File() string { return filepath.Join(s.dir, ResultsName) }
