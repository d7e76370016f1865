package records

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Feat is an achievement, or a part of one, that was awarded: a line of a file beside
// the results.
type Feat struct {
	Feat string `json:"feat"` // its name
	When string `json:"when"` // RFC 3339
	// Revoked says that the game was taken back to before the feat was done.
	Revoked bool `json:"back,omitempty"`
	Deal
}

// Deal is the game in which a feat was done, if it was done in a game.
type Deal struct {
	Game       string   `json:"game,omitempty"` // as in [Result]
	Mode       string   `json:"mode,omitempty"`
	Difficulty string   `json:"difficulty,omitempty"`
	Decks      []string `json:"decks,omitempty"` // their names, by seat
}

// DealOf describes the game of a header.
func DealOf(h *replay.Header) Deal {
	d := Deal{Game: gameOf(h), Mode: h.Mode, Difficulty: printable.Text(h.Difficulty, printable.Name)}
	for i := range h.Decks {
		d.Decks = append(d.Decks, printable.Text(h.Decks[i].Name, printable.Name))
	}
	return d
}

// gameOf names the game of a header: the name stays the same while it is played.
func gameOf(h *replay.Header) string {
	was := *h
	was.Edited, was.Advised = false, 0
	data, err := json.Marshal(was)
	if err != nil {
		return ""
	}
	return files.Sum(data)
}

// maxFeats is the maximum size of the file in bytes: tens of thousands of lines.
const maxFeats = 8 << 20

// AddFeats records feats that are awarded or taken back. A feat may be recorded any
// number of times.
func (s *Store) AddFeats(feats ...Feat) error {
	var lines []byte
	for i := range feats {
		data, err := json.Marshal(&feats[i])
		if err != nil {
			return message.New("keep-feat", err)
		}
		lines = append(append(lines, data...), '\n')
	}
	if err := s.append(FeatsName, lines); err != nil {
		return message.New("keep-feat", err)
	}
	return nil
}

// Feats returns the feats that were awarded, by name, each as it was first awarded.
// Lines that cannot be read are skipped.
func (s *Store) Feats() (map[string]Feat, error) {
	given := map[string]Feat{}
	data, err := files.Read(filepath.Join(s.dir, FeatsName), maxFeats)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return given, message.New("read-feats", err)
	}
	type done struct{ feat, game string }
	var all []Feat
	at := map[done]int{}
	for line := range bytes.Lines(data) {
		var f Feat
		if json.Unmarshal(line, &f) != nil || f.Feat == "" {
			continue
		}
		k := done{f.Feat, f.Game}
		if i, ok := at[k]; ok && all[i].Revoked == f.Revoked {
			continue
		}
		at[k] = len(all)
		all = append(all, f)
	}
	for i := range all {
		f := &all[i]
		if _, ok := given[f.Feat]; !ok && !f.Revoked && at[done{f.Feat, f.Game}] == i {
			given[f.Feat] = *f
		}
	}
	return given, nil
}
