package session

import (
	"github.com/keyraken/keyraken/adventure"
)

// gaugeKeys are the keys of the texts about a gauge, see [adventure.GaugeKeys].
type GaugeKeys struct{ Name, Short, Tip, Rises string }

// keysOf are the keys of the gauges of all adventures.
func keysOf(all adventure.List) map[string]*GaugeKeys {
	keys := map[string]*GaugeKeys{}
	for _, a := range all {
		for _, g := range a.Mode(adventure.Normal).Rules().Gauges {
			of := func(what string) string { return "gauge-" + g.Name + what }
			keys[g.Name] = &GaugeKeys{of(""), of("-short"), of("-tip"), of("-rises")}
		}
	}
	return keys
}

// Gauge is the keys of the texts about a gauge.
func (s *Session) Gauge(name string) *GaugeKeys { return s.gauges[name] }

// HasText reports whether there is a text with that key.
func (w *Words) HasText(key string) bool {
	_, from := w.Language.Template(key)
	return from != nil
}

// Choose makes an adventure the one that is played or planned: the window uses its
// words and shows its stage.
func (s *Session) Choose(a adventure.Adventure) {
	if s.Adventure != nil && s.Adventure.Name() == a.Name() {
		return
	}
	s.Adventure = a
	s.Speak()
}
