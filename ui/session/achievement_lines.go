package session

import (
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
)

// AchievementLine is an achievement as it is listed.
type AchievementLine struct {
	Given   bool
	Emblem  achievement.Emblem
	Title   string
	How     string
	State   string // when it was given, or the progress so far
	Share   float64
	Parts   string // those of several that are done
	Several bool
}

// AchievementsIn are all achievements that there are in games of a kind; nil: KeyForge.
func (s *Session) AchievementsIn(k game.Kind) []achievement.Achievement {
	if k == nil {
		return s.Adventures.Achievements()
	}
	return achievement.In(k)
}

// SpeechOf are the words for the achievements in games of a kind.
func (s *Session) SpeechOf(k game.Kind) achievement.Speech {
	if k == nil {
		return s.spoken[s.Adventure.Name()].T
	}
	return achievement.Spoken(s.WordsOf(k), s.T)
}

// AchievementLinesOf are given steps in games of a kind, in words.
func (s *Session) AchievementLinesOf(k game.Kind, steps []achievement.Step) (all []AchievementLine) {
	awards, t := s.Awards(k), s.SpeechOf(k)
	for _, step := range steps {
		all = append(all, s.achievementLine(step.Achievement, awards, t))
		line := &all[len(all)-1]
		if line.Given = true; step.Part != "" {
			line.Title = step.Title(t)
		}
	}
	return all
}

// WordsOfAll are the words of the language with those of all adventures.
func (s *Session) WordsOfAll() *lang.Language {
	l := s.Language
	for _, a := range s.Adventures {
		l = l.WithWords(a.Words)
	}
	return l
}

// AllAchievementLines are all achievements in games of a kind, in words, and how many of them were given.
func (s *Session) AllAchievementLines(k game.Kind) (all []AchievementLine, given int) {
	achievements, awards, t := s.AchievementsIn(k), s.Awards(k), s.SpeechOf(k)
	for i := range achievements {
		all = append(all, s.achievementLine(&achievements[i], awards, t))
		if all[i].Given {
			given++
		}
	}
	return all, given
}

// achievementLine puts an achievement into words.
func (s *Session) achievementLine(f *achievement.Achievement, awards achievement.Awards, t achievement.Speech) AchievementLine {
	done, of := f.Done(awards.Has)
	l := AchievementLine{Given: done == of, Emblem: f.Emblem, Title: t("feat-" + f.Key), Several: of > 1, Share: float64(done) / float64(of),
		How: f.How(t)}
	last := ""
	for _, step := range f.Steps() {
		if award, ok := awards[step.Name()]; ok {
			last = max(last, award.When)
			if l.Parts != "" {
				l.Parts += ", "
			}
			l.Parts += step.PartTitle(t)
		}
	}
	if !l.Several {
		l.Parts = ""
	}
	switch when, err := time.Parse(time.RFC3339, last); {
	case l.Given && err == nil:
		l.State = s.Day(when)
	case l.Given:
		l.State = printable.Text(last, printable.Name)
	case l.Several:
		l.State = t("feat-count", done, of)
	}
	return l
}
