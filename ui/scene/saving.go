package scene

import (
	"errors"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/job"
)

// TellHarm tells what is wrong with a save that was read, if something is.
func (s *Stack) TellHarm(report *replay.Report) {
	var lines []string
	for _, w := range report.Warnings {
		lines = append(lines, printable.Text(s.Language.Say(w), printable.Line))
	}
	if lines != nil {
		s.Tell(s.T("save-harmed"), lines...)
	}
}

// Keeper keeps what was earned and the result of a game that is over, and syncs its save in the background.
type Keeper struct {
	saving Autosave
	noted  bool // the result has been kept
}

// Frame goes on with that. If the table still shows what has happened, what was earned waits.
func (k *Keeper) Frame(s *Stack, of game.Kind, log *replay.Log[game.Game], earned *achievement.Recorder, showing bool) {
	s.Chronicle(of).KeepAchievements(earned, showing) // if the result is kept, so are they
	if over := log.Game().Over(); over != k.noted {
		if k.noted = over; over {
			s.Chronicle(of).Note(log)
		}
	}
	if err := SyncSave(&k.saving, log); err != nil && !errors.Is(s.Failed, err) {
		s.Failed = err
	}
}

// Autosave syncs the save of a game in the background.
type Autosave struct{ syncing *job.Job[error] }

// SyncSave goes on with that in a frame. It returns what has gone wrong since the last one.
func SyncSave[G game.Game](k *Autosave, log *replay.Log[G]) (err error) {
	if wrong, ok := k.syncing.Done(); ok {
		k.syncing, err = nil, wrong
	}
	if k.syncing == nil && log.SyncDue() && log.Path() != "" {
		k.syncing = job.Start(log.Sync)
	}
	return err
}
