package session

import (
	"strings"
	"time"
)

// When is a moment in words, in local time: the day, and the hour.
func (w *Words) When(t time.Time) string { return w.T("day-at", w.Day(t), t.Local().Format("15:04")) }

// Day is a day in words.
func (w *Words) Day(t time.Time) string {
	now := w.Now().Local()
	y, m, d := t.Local().Date()
	midnight := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, time.UTC) }
	switch midnight(now.Date()).Sub(midnight(y, m, d)) {
	case 0:
		return w.T("day-today")
	case 24 * time.Hour:
		return w.T("day-yesterday")
	}
	return w.T("day-date", d, strings.Fields(w.T("months"))[m-1], y)
}
