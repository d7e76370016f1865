package chart_test

import (
	"bytes"
	"encoding/xml"
	"image/color"
	"image/png"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/lab/chart"
)

// mark is a rectangle or a text of a sheet.
type mark struct {
	X      float64 `xml:"x,attr"`
	Y      float64 `xml:"y,attr"`
	Width  float64 `xml:"width,attr"`
	Height float64 `xml:"height,attr"`
	Radius float64 `xml:"rx,attr"`
	Fill   string  `xml:"fill,attr"`
	Words  string  `xml:",chardata"`
}

// drawn is what a sheet of charts shows.
type drawn struct {
	Rects []mark `xml:"rect"`
	Texts []mark `xml:"text"`
}

func draw(t *testing.T, charts ...chart.Chart) (d drawn) {
	t.Helper()
	require.NoError(t, xml.Unmarshal(chart.SVG(charts), &d))
	return d
}

func (d *drawn) text(t *testing.T, words string) mark {
	t.Helper()
	for _, m := range d.Texts {
		if m.Words == words {
			return m
		}
	}
	require.Fail(t, "no such words", words)
	return mark{}
}

// middle is where the value named on the axis is: where the line above it is.
func (d *drawn) middle(t *testing.T, value float64) float64 {
	t.Helper()
	name := d.text(t, strconv.FormatFloat(value, 'f', 0, 64))
	for _, m := range d.Rects {
		if m.Fill == "#d0d0d0" && m.Width == 1 && m.X >= name.X-1 && m.X < name.X+20 {
			return m.X
		}
	}
	require.Fail(t, "no line", "%v", value)
	return 0
}

const blue = "#0072b2"

// A figure is a dot on the axis, with its interval as a line beside its name.
func TestRows(t *testing.T) {
	d := draw(t, chart.Chart{Title: "Won", Axis: "%", To: 100, Rows: []chart.Row{{`<"A">`, 30, 20, 60}, {"B", 80, 70, 90}}})
	first, second := d.text(t, `<"A">`), d.text(t, "B")
	assert.Less(t, first.Y, second.Y, "the first at the top")
	d.text(t, "Won")
	d.text(t, "%")
	var dots, lines []mark
	for _, m := range d.Rects {
		switch {
		case m.Fill == blue && m.Radius > 0:
			dots = append(dots, m)
		case m.Fill == blue && m.Width > 5:
			lines = append(lines, m)
		}
	}
	require.Len(t, dots, 2)
	require.Len(t, lines, 2)
	assert.InDelta(t, d.middle(t, 30), dots[0].X+dots[0].Width/2, 1)
	assert.InDelta(t, d.middle(t, 20), lines[0].X, 1)
	assert.InDelta(t, d.middle(t, 60), lines[0].X+lines[0].Width, 1)
	assert.InDelta(t, d.middle(t, 80), dots[1].X+dots[1].Width/2, 1)
	assert.InDelta(t, first.Y, dots[0].Y+dots[0].Height, 5, "beside its name")
}

// Steps keep their value until the next one, in colors of their own; dashed ones are gray.
func TestSteps(t *testing.T) {
	d := draw(t, chart.Chart{Axis: "turns", To: 4, Steps: []chart.Steps{
		{Name: "over", Values: []float64{0, 0, 1}, Dashed: true}, {Name: "rose", Values: []float64{0, 0.5, 0.5, 1}}}})
	var flat, steep, dashes []mark
	for _, m := range d.Rects {
		switch {
		case m.Fill == "#606060":
			dashes = append(dashes, m)
		case m.Fill == blue && m.Width > m.Height:
			flat = append(flat, m)
		case m.Fill == blue && m.Height > 5:
			steep = append(steep, m)
		}
	}
	require.Len(t, flat, 4, "three steps and the key")
	require.Len(t, steep, 2)
	assert.InDelta(t, d.middle(t, 1), steep[0].X+1, 1)
	assert.InDelta(t, d.middle(t, 3), steep[1].X+1, 1)
	half := d.text(t, "50 %")
	assert.InDelta(t, half.Y, flat[1].Y+5, 3, "at its height")
	assert.Greater(t, len(dashes), 20)
	assert.Greater(t, d.text(t, "rose").Y, d.text(t, "over").Y)
}

// Round values are named, a dozen at most, whatever the length of the axis.
func TestAxis(t *testing.T) {
	for to, want := range map[float64]string{8: "7", 13: "12", 60: "55", 100: "90", 119: "110", 500: "450"} {
		d := draw(t, chart.Chart{To: to, Rows: []chart.Row{{"A", 1, 0, 2}}})
		d.text(t, "0")
		d.text(t, want)
		assert.LessOrEqual(t, len(d.Texts), 14)
	}
}

// Charts are one below the other, and a picture shows what the words and lines say.
func TestPicture(t *testing.T) {
	one := chart.Chart{Title: "One", To: 100, Rows: []chart.Row{{"A", 50, 40, 60}}}
	data, err := chart.PNG([]chart.Chart{one, one})
	require.NoError(t, err)
	img, err := png.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	d := draw(t, one, one)
	blues := 0
	for _, m := range d.Rects {
		if m.Fill == blue && m.Radius > 0 {
			blues++
			at := img.At(int(2*(m.X+m.Width/2)), int(2*(m.Y+m.Height/2)))
			assert.Equal(t, color.RGBA{0x00, 0x72, 0xb2, 0xff}, color.RGBAModel.Convert(at))
		}
	}
	assert.Equal(t, 2, blues)
	dark := 0
	title := d.text(t, "One")
	for x := range 60 {
		for y := range 26 {
			if r, _, _, _ := img.At(int(2*title.X)+x, int(2*title.Y)-y).RGBA(); r < 0x4000 {
				dark++
			}
		}
	}
	assert.Greater(t, dark, 100, "its title is there")
	assert.Equal(t, color.RGBA{255, 255, 255, 255}, color.RGBAModel.Convert(img.At(1, 1)))
}
