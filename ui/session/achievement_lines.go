package session

import (
	"time"

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

// Achievements are all that there are in its games.
func (n *Chronicle) Achievements() []achievement.Achievement {
	if n.kind == nil {
		return n.s.Adventures.Achievements()
	}
	return achievement.In(n.kind)
}

// Speech are the words for the achievements.
func (n *Chronicle) Speech() achievement.Speech {
	if n.kind == nil {
		return n.s.spoken[n.s.Adventure.Name()].T
	}
	return achievement.Spoken(n.s.WordsOf(n.kind), n.s.T)
}

// AchievementLines are given steps in words.
func (n *Chronicle) AchievementLines(steps []achievement.Step) (all []AchievementLine) {
	awards, t := n.awards, n.Speech()
	for _, step := range steps {
		all = append(all, n.s.achievementLine(step.Achievement, awards, t))
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

// AllAchievementLines are all achievements in words, and how many of them were given.
func (n *Chronicle) AllAchievementLines() (all []AchievementLine, given int) {
	achievements, awards, t := n.Achievements(), n.awards, n.Speech()
	for i := range achievements {
		all = append(all, n.s.achievementLine(&achievements[i], awards, t))
		if all[i].Given {
			given++
		}
	}
	return all, given
}

// NearestAchievement is the one of which most is done; false: none has been begun.
func (n *Chronicle) NearestAchievement() (nearest AchievementLine, ok bool) {
	all, _ := n.AllAchievementLines()
	for i := range all {
		if a := &all[i]; !a.Given && a.Share > nearest.Share {
			nearest, ok = *a, true
		}
	}
	return nearest, ok
}

// achievementLine puts an achievement into words.
func (w *Words) achievementLine(f *achievement.Achievement, awards achievement.Awards, t achievement.Speech) AchievementLine {
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
		l.State = w.Day(when)
	case l.Given:
		l.State = printable.Text(last, printable.Name)
	case l.Several:
		l.State = t("feat-count", done, of)
	}
	return l
}
