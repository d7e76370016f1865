package session

import (
	"context"
	"os"
	"path/filepath"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// BeginExpedition begins an expedition and its file. If that fails the expedition goes on without one.
func (s *Session) BeginExpedition(p expedition.Plan) (*expedition.File, error) {
	e, err := expedition.New(s.Adventures, p)
	if err != nil {
		return nil, err
	}
	if s.Games == "" {
		return expedition.Unsaved(e), nil
	}
	f, err := expedition.Create(s.Games, s.Now(), e)
	if err != nil {
		s.Failed = err
		return expedition.Unsaved(e), nil
	}
	return f, nil
}

// OfExpedition reports whether a game belongs to an expedition.
func OfExpedition(h *replay.Header) bool { return filepath.Ext(h.Match) == expedition.Extension }

// NextEncounter begins the next game of an expedition, and its save.
func (s *Session) NextEncounter(f *expedition.File) (*save.Log, error) {
	h, err := f.Next(f.Name())
	if err != nil {
		return nil, err
	}
	log, err := s.BeginStory(h)
	if err != nil {
		return nil, err
	}
	if err := f.SetSave(log.Path()); err != nil {
		s.Failed = err
	}
	s.Expedition = f
	return log, nil
}

// ReadExpedition reads an expedition, with the end of its last game.
func ReadExpedition(path string, r *scenario.Rules, list adventure.List) (*expedition.File, error) {
	return expedition.Open(path, list, func(save string) (expedition.Move, bool) {
		g, err := os.Open(save)
		if err != nil {
			return expedition.Move{}, false
		}
		defer g.Close()
		story, _, err := replay.Read(context.Background(), g, r)
		if err != nil {
			return expedition.Move{}, false
		}
		return expedition.Outcome(story.Game())
	})
}

// UnfinishedExpedition is the path of the expedition that was played last and has not ended, or "".
func (s *Session) UnfinishedExpedition() string {
	if s.Games == "" {
		return ""
	}
	paths, err := expedition.List(s.Games)
	if err != nil {
		return ""
	}
	for _, path := range paths {
		if f, err := ReadExpedition(path, s.Rules, s.Adventures); err == nil && !f.Over() {
			return path
		}
	}
	return ""
}

// Sail makes a legal move of an expedition. One that cannot be kept goes on.
func (s *Session) Sail(f *expedition.File, m expedition.Move) {
	if err := f.Do(m); err != nil {
		s.Failed = err
	}
}

// EndExpedition records how an expedition ended, and gives the achievements that it has earned.
func (s *Session) EndExpedition(f *expedition.File) {
	r, ok := f.Result(s.Now())
	if !ok || s.Records == nil {
		return
	}
	if err := s.Records.AddExpedition(r); err != nil {
		s.Failed = err
		return
	}
	for _, key := range expedition.Earned(s.Expeditions()) {
		s.Chronicle(nil).give(key, "", true)
	}
}

// Expeditions are those that have ended.
func (s *Session) Expeditions() []records.Expedition {
	if s.Records == nil {
		return nil
	}
	all, err := s.Records.Expeditions()
	if err != nil {
		s.Failed = err
	}
	return all
}
