package scene

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/stages"
	"github.com/keyraken/keyraken/ui/table"
)

// gaugeKeys are the keys of the texts about a gauge, see [adventure.GaugeKeys].
type gaugeKeys struct{ Name, Short, Tip, Rises string }

// keysOf are the keys of the gauges of all adventures.
func keysOf(all adventure.List) map[string]*gaugeKeys {
	keys := map[string]*gaugeKeys{}
	for _, a := range all {
		for _, g := range a.Mode(adventure.Normal).Table().Gauges {
			of := func(what string) string { return "gauge-" + g.Name + what }
			keys[g.Name] = &gaugeKeys{of(""), of("-short"), of("-tip"), of("-rises")}
		}
	}
	return keys
}

// Gauge is the keys of the texts about a gauge.
func (s *Stack) Gauge(name string) *gaugeKeys { return s.gauges[name] }

// Own reports whether there is a text with that key.
func (s *Stack) Own(key string) bool {
	_, from := s.Language.Template(key)
	return from != nil
}

// StageOf is the stage of a table.
func (s *Stack) StageOf(m *table.Model) stage.Stage {
	if m.Duel() {
		return s.duel
	}
	return s.Stage
}

// StageFor is the stage for the scenes that lead to a standard game, or to an adventure.
func (s *Stack) StageFor(duel bool) stage.Stage {
	if duel {
		return s.duel
	}
	return s.Stage
}

// Choose makes an adventure the one that is played or planned: the window uses its
// words and shows its stage.
func (s *Stack) Choose(a adventure.Adventure) {
	if s.Adventure != nil && s.Adventure.Name() == a.Name() {
		return
	}
	s.Adventure, s.facts, s.Stage = a, a.Facts(), stages.Of(a.Name())
	s.Speak()
}
