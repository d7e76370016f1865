package achievement

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/store/records"
)

// Sheet is all achievements with what was given of them, for export.
type Sheet []Row

// Row is an achievement of a sheet.
type Row struct {
	Achievement string    `json:"feat"`
	Done        int       `json:"done"` // how many of its steps
	Of          int       `json:"of"`
	Steps       []RowStep `json:"steps"`
	achievement *Achievement
}

// RowStep is an achievement, or one of its parts.
type RowStep struct {
	Part string `json:"part,omitempty"`
	Done bool   `json:"done"`
	When string `json:"when,omitempty"`
	records.Deal
	step Step
}

// NewSheet returns the sheet of those achievements.
func NewSheet(all []Achievement, awards Awards) Sheet {
	rows := make(Sheet, len(all))
	for i := range all {
		r := &rows[i]
		r.Achievement, r.achievement = all[i].Key, &all[i]
		for _, s := range all[i].Steps() {
			f, done := awards[s.Name()]
			r.Steps = append(r.Steps, RowStep{s.Part, done, f.When, f.Deal, s})
		}
		r.Done, r.Of = all[i].Done(awards.Has)
	}
	return rows
}

// How says what is to be done.
func (r *Row) How(t Speech) string { return r.achievement.How(t) }

// JSON writes the sheet for programs.
func (rows Sheet) JSON(w io.Writer) error { return json.NewEncoder(w).Encode(rows) }

// CSV writes a line for each achievement, or each of its parts.
func (rows Sheet) CSV(w io.Writer, t Speech) error {
	out := csv.NewWriter(w)
	_ = out.Write([]string{"feat", "part", "called", "done", "when", "game", "mode", "difficulty", "decks"})
	for i := range rows { // Flush reports what goes wrong
		for _, s := range rows[i].Steps {
			line := []string{rows[i].Achievement, s.Part, s.step.Title(t), strconv.FormatBool(s.Done), s.When, s.Game, s.Mode, s.Difficulty,
				strings.Join(s.Decks, " + ")}
			for k := range line {
				line[k] = records.EscapeCell(line[k])
			}
			_ = out.Write(line)
		}
	}
	out.Flush()
	return out.Error()
}
