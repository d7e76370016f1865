// Package medals announces in a terminal what a person achieves in a game, as it happens, and keeps it: each achievement before
// anything is said about it, so that it counts whatever happens then.
package medals

import (
	"strings"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// Medals are the achievements of a game at a terminal.
type Medals struct {
	talk     *talk.Talk
	speech   achievement.Speech
	kept     *records.Store
	recorder *achievement.Recorder
	awards   achievement.Awards
	told     []achievement.Step // not announced yet
}

// Watch watches for achievements in the game of a recorder, in the words of a speech, and keeps those that were done already. A
// game that is not kept has no recorder.
func Watch(t *talk.Talk, speech achievement.Speech, kept *records.Store, recorder *achievement.Recorder) *Medals {
	m := &Medals{talk: t, speech: speech, kept: kept}
	if recorder == nil {
		return m
	}
	awards, err := kept.Awards()
	if err != nil {
		t.Fail(err)
		return m
	}
	m.awards, m.recorder = awards, recorder
	m.Keep()
	return m
}

// Observe passes on what an input has caused, see [achievement.Recorder.Observe], and keeps what is new.
func (m *Medals) Observe(at int) {
	m.recorder.Observe(at)
	m.Keep()
}

// Undone takes back what was done in what has been undone.
func (m *Medals) Undone() {
	m.recorder.Sync()
	m.Keep()
}

// Keep keeps new achievements, and removes those that were undone.
func (m *Medals) Keep() {
	told, lines := m.recorder.Update(m.awards, time.Now())
	m.told = append(m.told, told...)
	if len(lines) > 0 {
		if err := m.kept.AddAwards(lines...); err != nil {
			m.talk.Fail(err)
		}
	}
}

// Tell announces new achievements.
func (m *Medals) Tell() {
	for _, s := range m.told {
		m.talk.Say("feat-line", s.Title(m.speech), s.Achievement.How(m.speech))
	}
	m.told = m.told[:0]
}

// Sum lists at the end which achievements the game brought.
func (m *Medals) Sum() {
	var titles []string
	for _, s := range m.recorder.FirstDone(m.awards) {
		titles = append(titles, s.Title(m.speech))
	}
	if titles != nil {
		m.talk.Printf("%s: %s", m.talk.T("feats-new"), strings.Join(titles, ", "))
	}
}
