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

// The rest of many fights is counted only if there is one.
func TestFewFightsAreNotCounted(t *testing.T) {
	w := forecast.Words{Language: languages.English(), Title: func(c keyforge.Slot) string { return fmt.Sprintf("<%d>", c) }}
	for fights, more := range map[int]string{1: "", 5: "", 6: "More fights would follow: 1.", 7: "More fights would follow: 2."} {
		f := forecast.Forecast{Intents: []forecast.Intent{{Card: 30, Doing: forecast.Reaps}}}
		for range fights {
			f.Intents = append(f.Intents, forecast.Intent{Card: 1, Doing: forecast.Fights, Target: 2, Choice: fights == 1})
		}
		want := "If the turn ended now, from what can be seen:" + strings.Repeat("\n<1> would fight <2>.", min(fights, 5))
		switch {
		case fights == 1:
			want = "If the turn ended now, from what can be seen:\n<1> would fight; you would choose whom."
		case more != "":
			want += "\n" + more
		}
		assert.Equal(t, want, w.Turn(&f, nil, nil))
	}
}

// What a fight would do to each card, and what is not sure of it.
func TestFightInWords(t *testing.T) {
	w := forecast.Words{Language: languages.English(), Title: func(c keyforge.Slot) string { return fmt.Sprintf("<%d>", c) }}
	for want, f := range map[string]forecast.Fight{
		"<1>: unhurt. <2>: 3 damage, armor stops 2.":     {Harms: []forecast.Harm{{Card: 1}, {Card: 2, Damage: 3, Armor: 2}}},
		"<1>: its ward breaks. <2>: heals 1, destroyed.": {Harms: []forecast.Harm{{Card: 1, Ward: true}, {Card: 2, Heal: 1, Dies: true}}},
		"<1>: unhurt. This wins the game!":               {Harms: []forecast.Harm{{Card: 1}}, Wins: true, Unsure: true, Choice: true},
		"<1>: unhurt. Hidden cards may change this.":     {Harms: []forecast.Harm{{Card: 1}}, Unsure: true, Choice: true},
		"<1>: unhurt. Your choices may change this.":     {Harms: []forecast.Harm{{Card: 1}}, Choice: true},
	} {
		assert.Equal(t, want, w.Fight(&f))
	}
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
