// Package feats announces in a terminal what a person achieves in a game, as it happens, and keeps it: each achievement before
// anything is said about it, so that it counts whatever happens then.
package feats

import (
	"strings"
	"time"

	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// Feats are the achievements of a game at a terminal.
type Feats struct {
	talk     *talk.Talk
	speech   achievement.Speech
	kept     *records.Store
	recorder *achievement.Recorder
	awards   achievement.Awards
	told     []achievement.Step // not announced yet
}

// Watch watches for achievements in the game of a recorder, in the words of a speech, and keeps those that were done already. A
// game that is not kept has no recorder.
func Watch(t *talk.Talk, speech achievement.Speech, kept *records.Store, recorder *achievement.Recorder) *Feats {
	f := &Feats{talk: t, speech: speech, kept: kept}
	if recorder == nil {
		return f
	}
	awards, err := kept.Awards()
	if err != nil {
		t.Fail(err)
		return f
	}
	f.awards, f.recorder = awards, recorder
	f.Keep()
	return f
}

// Observe passes on what an input has caused, see [achievement.Recorder.Observe], and keeps what is new.
func (f *Feats) Observe(at int, events []achievement.Event) {
	f.recorder.Observe(at, events)
	f.Keep()
}

// Undone takes back what was done in what has been undone.
func (f *Feats) Undone() {
	f.recorder.Sync()
	f.Keep()
}

// Keep keeps new achievements, and removes those that were undone.
func (f *Feats) Keep() {
	told, lines := f.recorder.Update(f.awards, time.Now())
	f.told = append(f.told, told...)
	if len(lines) > 0 {
		if err := f.kept.AddAwards(lines...); err != nil {
			f.talk.Fail(err)
		}
	}
}

// Tell announces new achievements.
func (f *Feats) Tell() {
	for _, s := range f.told {
		f.talk.Say("feat-line", s.Title(f.speech), s.Achievement.How(f.speech))
	}
	f.told = f.told[:0]
}

// Sum lists at the end which achievements the game brought.
func (f *Feats) Sum() {
	var titles []string
	for _, s := range f.recorder.FirstDone(f.awards) {
		titles = append(titles, s.Title(f.speech))
	}
	if titles != nil {
		f.talk.Printf("%s: %s", f.talk.T("feats-new"), strings.Join(titles, ", "))
	}
}
