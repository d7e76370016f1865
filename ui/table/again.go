package table

import (
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// MomentTable is a separate table on which a moment of the story is shown once more: its
// cause, the moment, and its results. When that has been shown the table stays as it
// was then, and nothing is asked.
func (m *Model) MomentTable(at recap.Moment) *Model {
	story := m.Story.Fork()
	must(story.Seek(at.At + 1))
	speech := Speech{Language: m.Words.Language, Titles: m.Titles, Names: m.Words.Names}
	again := New(replay.Unsaved(story.Fork()), m.adventure, m.Words.You, m.Bots, speech)
	again.Watched, again.held, again.moment = true, true, at
	again.RepeatMoment()
	return again
}

// RepeatMoment shows the moment of a table of [Model.MomentTable] from its beginning.
func (m *Model) RepeatMoment() {
	m.Still()
	must(m.Story.Seek(m.moment.At))
	m.settleAnew()
	m.Input = m.moment.At
	must(m.Story.Step())
	events := m.game.Happened()
	from, to := m.moment.Scene(events)
	m.changes++
	m.PlayPart(events, from, to)
}
