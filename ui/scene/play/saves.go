package play

import (
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// Analyse shows the end of a finished game that is kept, with its analysis, above what is
// open.
func Analyse(s *scene.Stack, path string) {
	Tables(s).ReadFile(s, path, func(story *save.Story, report *replay.Report) {
		if !story.Game().Over() {
			s.Tell(s.T("cannot-open"), s.T("not-over"))
			return
		}
		s.Await(s.T("reading-save"), func() func() { // it takes several frames
			c := courseOf(story)
			return func() { analyse(s, path, story, c, report) }
		})
	})
}

func analyse(s *scene.Stack, path string, story *save.Story, c *recap.Game, report *replay.Report) {
	m, err := s.OpenTable(replay.Unsaved(story))
	if err != nil {
		s.Tell(s.T("cannot-open"), path+": "+s.Language.Say(err))
		return
	}
	m.Watched = true
	n := newEndOf(s, m, m.Story, path, c)
	n.time, n.tab, n.apart = s.StageOf(m).EndingTime(), tabChances, true
	s.Push(n)
	s.TellHarm(report)
}

// again begins a game like the one on the table, with that seed.
func again(s *scene.Stack, h replay.Header, seed uint64) error {
	if len(save.Setup(&h).Decks) > 0 {
		h = session.Unbound(h)
		h.Seed, h.Edited, h.Taken, h.Advised = seed, false, 0, 0
		return Tables(s).Start(s, h)
	}
	m, err := s.OpenBegunTable(s.Begin(session.DefaultPlan(seed))) // after a position
	if err == nil {
		s.Replace(New(m))
	}
	return err
}

// autosave keeps the game on the table: it syncs the save in the background, and
// says once if the game cannot be saved.
type autosave struct {
	saving scene.Autosave
	said   bool
	noted  bool // the result has been kept
}

func (k *autosave) frame(m *table.Model, s *scene.Stack) {
	if err := scene.SyncSave(&k.saving, m.Story); err != nil {
		m.Unsaved = err
	}
	if m.Unsaved != nil && !k.said {
		k.said, s.Failed = true, m.Unsaved
	}
	m.Unsaved = nil
	if over := m.Story.Game().Over(); over != k.noted {
		if k.noted = over; over {
			s.Chronicle(nil).KeepAchievements(m.Achievements, m.Showing())
			s.NoteResult(m.Story.Story)
		}
	}
}
