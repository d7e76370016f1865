package records

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Award is an achievement, or a part of one, that was awarded: a line of a file beside
// the results.
type Award struct {
	Achievement string `json:"feat"` // its name
	When        string `json:"when"` // RFC 3339
	// Revoked says that the game was taken back to before the achievement was done.
	Revoked bool `json:"back,omitempty"`
	Deal
}

// Deal is the game in which an achievement was done, if it was done in a game.
type Deal struct {
	Game       string   `json:"game,omitempty"` // as in [Result]
	Mode       string   `json:"mode,omitempty"`
	Difficulty string   `json:"difficulty,omitempty"`
	Decks      []string `json:"decks,omitempty"` // their names, by seat
}

// GameOf names the game of a header: the name stays the same while it is played.
func GameOf(h *replay.Header) string {
	was := *h
	was.Edited, was.Advised = false, 0
	data, err := json.Marshal(was)
	if err != nil {
		return ""
	}
	return files.Sum(data)
}

// maxAwards is the maximum size of the file in bytes: tens of thousands of lines.
const maxAwards = 8 << 20

// AddAwards records achievements that are awarded or taken back. An achievement may be recorded any
// number of times.
func (s *Store) AddAwards(achievements ...Award) error {
	var lines []byte
	for i := range achievements {
		data, err := json.Marshal(&achievements[i])
		if err != nil {
			return message.New("keep-feat", err)
		}
		lines = append(append(lines, data...), '\n')
	}
	if err := s.append(AchievementsName, lines); err != nil {
		return message.New("keep-feat", err)
	}
	return nil
}

// Awards returns the achievements that were awarded, by name, each as it was first awarded.
// Lines that cannot be read are skipped.
func (s *Store) Awards() (map[string]Award, error) {
	given := map[string]Award{}
	data, err := files.Read(filepath.Join(s.dir, AchievementsName), maxAwards)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return given, message.New("read-feats", err)
	}
	type done struct{ achievement, game string }
	var all []Award
	at := map[done]int{}
	for line := range bytes.Lines(data) {
		var f Award
		if json.Unmarshal(line, &f) != nil || f.Achievement == "" {
			continue
		}
		k := done{f.Achievement, f.Game}
		if i, ok := at[k]; ok && all[i].Revoked == f.Revoked {
			continue
		}
		at[k] = len(all)
		all = append(all, f)
	}
	for i := range all {
		f := &all[i]
		if _, ok := given[f.Achievement]; !ok && !f.Revoked && at[done{f.Achievement, f.Game}] == i {
			given[f.Achievement] = *f
		}
	}
	return given, nil
}
