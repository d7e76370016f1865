package forecast_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// Five fights are told one by one, the others counted; only deaths that are sure are told.
func TestTurnInWords(t *testing.T) {
	w := forecast.Words{Language: languages.English().WithWords(keyraken.Adventure.Words),
		Title: func(c keyforge.Slot) string { return fmt.Sprintf("<%d>", c) }}
	f := forecast.Forecast{Harms: []forecast.Harm{{Card: 21, Dies: true}, {Card: 22, Dies: true, Unsure: true}, {Card: 23, Damage: 1},
		{Card: 3, Dies: true}}}
	for c := range keyforge.Slot(7) {
		f.Intents = append(f.Intents, forecast.Intent{Card: c + 1, Doing: forecast.Fights, Target: c + 11})
	}
	told := w.Turn(&f, nil, func(c keyforge.Slot) bool { return c > 20 })
	lines := strings.Split(told, "\n")
	assert.Equal(t, w.T("foretold-fights", "<5>", "<15>"), lines[5])
	assert.Equal(t, []string{w.T("foretold-more", 2), w.T("foretold-dies", "<21>")}, lines[6:])
}

// Gauges are told whether they rise or not, as far as there are words for it.
func TestGaugesInWords(t *testing.T) {
	w := forecast.Words{Language: languages.English().WithWords(keyraken.Adventure.Words)}
	gauges := start(t, alone(3)).Game.Gauges(nil)
	for rises := range uint16(1 << len(gauges)) {
		lines := strings.Split(w.Turn(&forecast.Forecast{Rises: rises}, gauges, nil), "\n")[1:]
		var want []string
		for i, g := range gauges {
			key := "gauge-" + g.Name + "-not-foretold"
			if rises&(1<<i) != 0 {
				key = "gauge-" + g.Name + "-foretold"
			}
			if _, known := w.Template(key); known != nil {
				want = append(want, w.T(key, g.Value, g.Limit))
			}
		}
		assert.Equal(t, want, lines)
	}
	assert.Equal(t, []string{w.T("foretold"), w.T("foretold-gains", 2), w.T("foretold-cards", 3), w.T("foretold-unsure")},
		strings.Split(w.Turn(&forecast.Forecast{Gains: 2, Cards: 3, Unsure: true}, nil, nil), "\n"))
}

// The worth of a fight: to win the game counts most, then to kill and live, to hurt, to do nothing, to kill and die; to die
// for nothing, or perhaps, is worth less than nothing.
func TestWorthOfFights(t *testing.T) {
	type harm = forecast.Harm
	for _, c := range []struct {
		own, its harm
		wins     bool
		worth    int
	}{
		{harm{Dies: true}, harm{}, true, 1000},
		{harm{}, harm{Dies: true, Damage: 4}, false, 504},
		{harm{Damage: 2}, harm{Damage: 3}, false, 103},
		{harm{}, harm{Armor: 1}, false, 100},
		{harm{}, harm{Ward: true}, false, 100},
		{harm{}, harm{}, false, 0},
		{harm{Dies: true}, harm{Dies: true, Damage: 4}, false, 1},
		{harm{Dies: true}, harm{Damage: 4}, false, -1},
		{harm{Dies: true}, harm{Dies: true, Unsure: true, Damage: 4}, false, -1},
		{harm{Unsure: true, Damage: 1}, harm{Damage: 4}, false, -1},
		{harm{Unsure: true, Damage: 1}, harm{Dies: true}, false, 1},
		{harm{Unsure: true}, harm{Damage: 4}, false, 104},
		{harm{}, harm{Dies: true, Unsure: true, Damage: 4}, false, 104},
	} {
		f := forecast.Fight{Wins: c.wins, Harms: []forecast.Harm{c.own, c.its}}
		assert.Equal(t, c.worth, f.Worth(), "%+v", c)
	}
}
