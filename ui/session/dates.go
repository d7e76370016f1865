package session

import (
	"strings"
	"time"
)

// When is a moment in words, in local time: the day, and the hour.
func (s *Session) When(t time.Time) string { return s.T("day-at", s.Day(t), t.Local().Format("15:04")) }

// Day is a day in words.
func (s *Session) Day(t time.Time) string {
	now := s.Now().Local()
	y, m, d := t.Local().Date()
	midnight := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 0, 0, 0, 0, time.UTC) }
	switch midnight(now.Date()).Sub(midnight(y, m, d)) {
	case 0:
		return s.T("day-today")
	case 24 * time.Hour:
		return s.T("day-yesterday")
	}
	return s.T("day-date", d, strings.Fields(s.T("months"))[m-1], y)
}
