package session

import "github.com/keyraken/keyraken/adventure"

// Teacher is the adventure that has lessons, or nil, and its lessons.
func (s *Session) Teacher() (adventure.Adventure, []adventure.Lesson) {
	for _, a := range s.Adventures {
		if t, ok := a.(adventure.Teacher); ok {
			return a, t.Lessons()
		}
	}
	return nil, nil
}

// Learned reports whether a lesson was finished.
func (s *Session) Learned(a adventure.Adventure, l *adventure.Lesson) bool {
	return s.Settings.Learned.Has(lessonName(a, l))
}

// Learn records that a lesson was finished.
func (s *Session) Learn(a adventure.Adventure, l *adventure.Lesson) {
	if !s.Learned(a, l) {
		s.Settings.Learned = s.Settings.Learned.With(lessonName(a, l))
		s.SaveSettings()
		s.learnAchievements(true)
	}
}

// lessonName is the name of a lesson in the settings.
func lessonName(a adventure.Adventure, l *adventure.Lesson) string { return a.Name() + "/" + l.Key }
