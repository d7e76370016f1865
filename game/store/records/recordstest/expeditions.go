package recordstest

import (
	"strconv"
	"time"

	"github.com/keyraken/keyraken/game/store/records"
)

// Expeditions are three that have ended in the nine days before that time, of which one was won.
func Expeditions(until time.Time) []records.Expedition {
	all := []records.Expedition{{Score: 612, Encounters: 3, Players: 1}, {Score: 1240, Encounters: 5, Players: 1, Won: true},
		{Ascent: 1, Score: 480, Encounters: 2, Players: 2, Week: "2026-W31"}}
	for i := range all {
		all[i].Run, all[i].When = strconv.Itoa(i), until.AddDate(0, 0, i-9).Format(time.RFC3339)
	}
	return all
}
