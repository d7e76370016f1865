package session

import (
	"bytes"
	"context"
	"errors"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/analysis"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/job"
)

// backupOutcome is the outcome of a backup, in words, and the settings that it contained.
type backupOutcome struct {
	heading, words string
	settings       *Settings
}

// places are the places of everything that is kept.
func (s *Session) places() backup.Places {
	p := backup.Places{Games: s.Games, Settings: s.SettingsFile}
	if s.Library != nil {
		p.Decks = s.Library.Dir()
	}
	return p
}

// BackUp puts everything that is kept into one file and says where it is, in the background.
func (s *Session) BackUp() {
	if s.moving != nil {
		return
	}
	p, now, deliver, t, say := s.places(), s.Now(), s.Deliver, s.T, s.Language.Say
	if deliver == nil { // beside the decks
		kept := s.Records
		deliver = func(name string, data []byte) (string, error) {
			if kept == nil {
				return "", files.ErrNowhere
			}
			return kept.Export(name, data)
		}
	}
	s.moving = job.Start(func() backupOutcome {
		var b bytes.Buffer
		n, left, err := backup.Write(&b, p, now)
		where := ""
		if err == nil {
			where, err = deliver(backup.Name(now), b.Bytes())
		}
		if err != nil {
			return backupOutcome{heading: t("backup"), words: say(err)}
		}
		return backupOutcome{heading: t("backup"), words: t("backup-made", n, where) + leftOut(left, t, say)}
	})
}

// offered are the kinds of the session, as a backup takes them.
func (s *Session) offered() games.List {
	all := games.List{}
	for _, k := range s.Kinds {
		all[k.Name()] = func() game.Kind { return k }
	}
	return all
}

// leftOut says which files are not in a backup: the first few of them.
func leftOut(left []error, t func(string, ...any) string, say func(error) string) string {
	if len(left) == 0 {
		return ""
	}
	const most = 6
	words := "\n" + t("backup-left-out", len(left))
	for _, why := range left[:min(len(left), most)] {
		words += "\n" + say(why)
	}
	return words
}

// RestoreBackup restores the contents of a backup and reports the outcome, in the background. Get may
// return nothing: then the player has changed their mind.
func (s *Session) RestoreBackup(get func() ([]byte, error)) {
	if s.moving != nil {
		return
	}
	p, rules, kinds, t, say := s.places(), s.Rules, s.offered(), s.T, s.Language.Say
	s.moving = job.Start(func() backupOutcome {
		data, err := get()
		if err == nil && data == nil {
			return backupOutcome{}
		}
		var a *backup.Archive
		if err == nil {
			a, err = backup.Read(data)
		}
		if err != nil {
			return backupOutcome{heading: t("bring-in"), words: say(err)}
		}
		r, err := a.Restore(context.Background(), p, rules, backup.Checks{Games: kinds, Study: studies.Check, Analysis: analysis.Fits})
		m := backupOutcome{heading: t("bring-in"), words: t("brought-in", r.Added, r.Newer, r.Beside, r.Unchanged)}
		if r.Aside != "" {
			m.words += "\n" + t("brought-in-aside", r.Aside)
		}
		if p.Settings != "" {
			now, unread := ReadSettings(p.Settings)
			if err = errors.Join(err, unread); unread == nil {
				m.settings = &now
			}
		}
		if err != nil {
			m.words += "\n" + say(err)
		}
		return m
	})
}

// takeBackup takes the outcome of a backup.
func (s *Session) takeBackup() {
	m, ok := s.moving.Done()
	if !ok {
		return
	}
	if s.moving = nil; m.heading == "" {
		return
	}
	if m.settings != nil {
		s.Settings = *m.settings
		s.Speak()
	}
	s.ReadSaves()
	s.Puzzles.readAgain()
	for _, n := range s.chronicles {
		n.ReadResults()
	}
	s.tell(m.heading, m.words)
}
