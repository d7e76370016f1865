package records

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// ExpeditionsName is the name of the file with a line for each expedition that has ended.
const ExpeditionsName = "expeditions.jsonl"

// expeditionFormat is the version of its lines. Lines of a later one are skipped, and stay in the file.
const expeditionFormat = 1

// maxExpeditions is the maximum size of the file in bytes: tens of thousands of expeditions.
const maxExpeditions = 8 << 20

// Expedition is how an expedition ended in which a person sailed.
type Expedition struct {
	Format     int    `json:"ended"`
	Run        string `json:"run"`  // names it: the same one is counted once
	When       string `json:"when"` // RFC 3339
	Seed       uint64 `json:"seed"`
	Ascent     int    `json:"ascent,omitempty"`
	Week       string `json:"week,omitempty"` // whose expedition it was
	Players    int    `json:"players"`        // with whom it began
	Won        bool   `json:"won,omitempty"`
	Unscarred  bool   `json:"unscarred,omitempty"` // no encounter was lost
	Score      int    `json:"score"`
	Encounters int    `json:"encounters"` // won
}

// read reads a line, and reports whether it is an expedition.
func (e *Expedition) read(line []byte) bool {
	return json.Unmarshal(line, e) == nil && e.Format > 0 && e.Format <= expeditionFormat && e.Run != "" && e.Ascent >= 0 && e.Score >= 0
}

// AddExpedition records an expedition. The same one may be recorded any number of times.
func (s *Store) AddExpedition(e Expedition) error {
	e.Format = expeditionFormat
	data, err := json.Marshal(&e)
	if err == nil {
		err = s.append(ExpeditionsName, append(data, '\n'))
	}
	if err != nil {
		return message.New("keep-result", err)
	}
	return nil
}

// Expeditions returns all expeditions, each once, in the order in which they were recorded. Lines that cannot be read are skipped.
func (s *Store) Expeditions() ([]Expedition, error) {
	data, err := files.Read(filepath.Join(s.dir, ExpeditionsName), maxExpeditions)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, message.New("read-results", err)
	}
	var all []Expedition
	seen := map[string]bool{}
	for line := range bytes.Lines(data) {
		var e Expedition
		if e.read(line) && !seen[e.Run] {
			all, seen[e.Run] = append(all, e), true
		}
	}
	return all, nil
}

// MergeExpeditions adds the expeditions of another player's records, and returns how many were new.
func (s *Store) MergeExpeditions(data []byte) (int, error) {
	known, err := s.Expeditions()
	if err != nil {
		return 0, err
	}
	there := map[string]bool{}
	for i := range known {
		there[known[i].Run] = true
	}
	return s.mergeLines(ExpeditionsName, data, func(line []byte) bool {
		var e Expedition
		return e.read(line) && !there[e.Run]
	})
}

// BestExpeditions are the expeditions with the best score, by ascent; of equal ones the first.
func BestExpeditions(all []Expedition) map[int]Expedition {
	best := map[int]Expedition{}
	for _, e := range all {
		if b, ok := best[e.Ascent]; !ok || e.Score > b.Score {
			best[e.Ascent] = e
		}
	}
	return best
}

// OpenAscent is the highest ascent at which an expedition may begin: one above the highest at which one was won.
func OpenAscent(all []Expedition) (open int) {
	for i := range all {
		if all[i].Won {
			open = max(open, all[i].Ascent+1)
		}
	}
	return open
}
