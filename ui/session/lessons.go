package session

import "github.com/keyraken/keyraken/adventure"

// Teachers are the adventures that have lessons.
func (s *Session) Teachers() (all []adventure.Adventure) {
	for _, a := range s.Adventures {
		if _, ok := a.(adventure.Teacher); ok {
			all = append(all, a)
		}
	}
	return all
}

// Teacher is the chosen adventure, or else the first one that has lessons, and its lessons; nil if none has any.
func (s *Session) Teacher() (adventure.Adventure, []adventure.Lesson) {
	if t, ok := s.Adventure.(adventure.Teacher); ok {
		return s.Adventure, t.Lessons()
	}
	for _, a := range s.Teachers() {
		return a, a.(adventure.Teacher).Lessons()
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
