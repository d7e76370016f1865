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

// MergeResults adds the results of another player's records, and returns how many were new.
func (s *Store) MergeResults(data []byte) (int, error) {
	known, err := s.Results()
	if err != nil {
		return 0, err
	}
	there := map[string]bool{}
	for i := range known {
		there[known[i].Game] = true
	}
	return s.mergeLines(ResultsName, data, func(line []byte) bool {
		var r Result
		return json.Unmarshal(line, &r) == nil && r.Game != "" && !there[r.Game]
	})
}

// MergeAwards adds the achievements of another player's records, and returns how many lines were new.
func (s *Store) MergeAwards(data []byte) (int, error) {
	known, err := files.Read(filepath.Join(s.dir, AchievementsName), maxAwards)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, message.New("read-feats", err)
	}
	there := map[string]bool{}
	for line := range bytes.Lines(known) {
		there[string(bytes.TrimSpace(line))] = true
	}
	return s.mergeLines(AchievementsName, data, func(line []byte) bool {
		var f Award
		return json.Unmarshal(line, &f) == nil && f.Achievement != "" && !there[string(line)]
	})
}

// mergeLines adds the good lines of a file, in one call.
func (s *Store) mergeLines(name string, data []byte, good func(line []byte) bool) (n int, err error) {
	var all []byte
	for line := range bytes.Lines(data) {
		line = bytes.TrimSpace(line)
		if good(line) {
			all = append(append(all, line...), '\n')
			n++
		}
	}
	if n == 0 {
		return 0, nil
	}
	return n, s.append(name, all)
}
