package chart_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/lab/chart"
	"github.com/keyraken/keyraken/ui/paint/painttest"
)

func TestChartLooksAsBefore(t *testing.T) {
	charts := map[string]chart.Chart{
		"rows": {Title: "Won", Axis: "%", From: 15, To: 95, Rows: []chart.Row{{"A long name", 30, 20, 60}, {"B", 80, 70, 90}}},
		"steps": {Title: "Rose", Axis: "turns", To: 4, Steps: []chart.Steps{{Name: "over", Values: []float64{0, 0, 1}, Dashed: true},
			{Name: "once", Values: []float64{0, 0.5, 0.5, 1}}, {Name: "twice", Values: []float64{0, 0, 0.333, 1}}}},
	}
	painttest.Compare(t, []string{"rows", "steps"}, func(name string) uint64 {
		return painttest.SumOf(chart.SVG([]chart.Chart{charts[name], charts[name]}))
	})
}
