package decks

import (
	"fmt"
	"strings"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// labWords caches the texts of the lab, so that they are not made again in every frame.
type labWords struct {
	choices    [2][]string
	progressOf session.Measured
	seconds    int
	lines      [2]string
	chosen     [3]int // of the view: the company, the difficulty, the bot
	view       *labView
}

// labView is the shown part of a report: the lines of one group, and its charts.
type labView struct {
	report *lab.Report
	about  string // when, and by which program
	note   widget.WrappedText
	rows   []labRow
	facts  []string
	gauge  string // what rose
	group  *lab.Group
	cards  []labRow
	games  int  // that were played at a table
	open   bool // some games have not been played yet
}

// labRow is a figure with its interval and its name.
type labRow struct {
	names  []string // below one another
	value  string
	figure lab.Estimate
}

func (w *labWords) difficulties(s *scene.Stack) []string {
	if w.choices[0] == nil {
		for d := adventure.Easy; d <= adventure.Hard; d++ {
			w.choices[0] = append(w.choices[0], s.T("difficulty-"+d.String()))
		}
	}
	return w.choices[0]
}

func (w *labWords) bots(s *scene.Stack) []string {
	if w.choices[1] == nil {
		w.choices[1] = []string{s.T("study-thinks"), s.T("study-fast")}
	}
	return w.choices[1]
}

// progress is how many games were played, and how long the others will take.
func (w *labWords) progress(s *scene.Stack, now *session.Measured, since time.Duration) []string {
	if seconds := int(since.Seconds()); w.lines[0] == "" || w.progressOf != *now || w.seconds != seconds {
		w.progressOf, w.seconds = *now, seconds
		w.lines = [2]string{s.T("study-progress", now.Done, now.Done+now.Left), ""}
		if now.Done > 0 && now.Left > 0 {
			w.lines[1] = s.T("study-left", span(s, since*time.Duration(now.Left)/time.Duration(now.Done)))
		}
	}
	return w.lines[:]
}

// span is about how long something takes.
func span(s *scene.Stack, d time.Duration) string {
	switch {
	case d < 90*time.Second:
		return s.T("study-seconds", max(1, int(d.Seconds()+0.5)))
	case d < 90*time.Minute:
		return s.T("study-minutes", int(d.Minutes()+0.5))
	}
	return s.T("study-hours", int(d.Hours()+0.5))
}

// words sums up what is kept about a deck in a line: how often it won alone, and when
// that was found; "" if nothing is known about that.
func (k *keptStudy) words(s *scene.Stack) string {
	var rates []string
	for i := range k.report.Groups {
		if g := &k.report.Groups[i]; g.Kind == lab.Alone {
			rates = append(rates, s.DifficultyOf(g.Mode, g.Difficulty)+" "+s.T("study-of", percent(s, g.All.Won), g.All.Games))
		}
	}
	if len(rates) == 0 {
		return ""
	}
	return s.T("study-line", strings.Join(rates, " · "),
		s.T("bot-"+k.report.Bot)+" · "+s.T("study-about", s.Day(k.when), k.report.Engine, k.report.Program))
}

// broughtWords sums up how often a deck of the program won alone, as it was measured before; "" if nobody has.
func broughtWords(s *scene.Stack, figures []session.Figure) string {
	var rates []string
	bot := ""
	for i, f := range figures {
		if f.Games > 0 && f.When.IsZero() {
			bot = f.Bot
			difficulty := s.DifficultyOf(s.Adventure.Name(), session.Difficulties[i])
			rates = append(rates, difficulty+" "+s.T("study-of", percent(s, f.Estimate()), f.Games))
		}
	}
	if len(rates) == 0 {
		return ""
	}
	return s.T("study-line", strings.Join(rates, " · "), s.T("figures-brought", s.T("bot-"+bot)))
}

func percent(s *scene.Stack, f lab.Estimate) string {
	return s.Language.FormatNumbers("%.1f %% (%.1f–%.1f)", 100*f.Value, 100*f.Low, 100*f.High)
}

// of makes the view of a report.
func (w *labWords) of(s *scene.Stack, n *labScreen, report *lab.Report, when time.Time) *labView {
	if chosen := [3]int{n.company, n.difficulty, n.bot}; w.view == nil || w.view.report != report || w.chosen != chosen {
		w.chosen, w.view = chosen, newLabView(s, n, report, when)
	}
	return w.view
}

func newLabView(s *scene.Stack, n *labScreen, report *lab.Report, when time.Time) *labView {
	v := &labView{report: report}
	if !when.IsZero() {
		v.about = s.T("study-about", s.Day(when), report.Engine, report.Program)
	}
	kind, difficulty := kinds[n.company], session.Difficulties[n.difficulty]
	for i := range report.Groups {
		g := &report.Groups[i]
		if g.Kind != kind {
			continue
		}
		if kind == lab.Alone {
			v.rows = append(v.rows, newLabRow(s, []string{s.DifficultyOf(g.Mode, g.Difficulty)}, &g.All))
		}
		if g.Difficulty == difficulty || kind == lab.Against {
			v.group = g
		}
	}
	if kind == lab.Team {
		v.ranking(s, report)
		return v
	}
	g := v.group
	if g == nil {
		return v
	}
	if kind != lab.Alone {
		for i := range g.Lines {
			v.rows = append(v.rows, newLabRow(s, g.Lines[i].Decks, &g.Lines[i]))
		}
		if last := len(g.Lines) - 1; last > 0 && kind == lab.With {
			v.note.Words = s.T("study-partners", v.rows[0].names[0], v.rows[last].names[0])
		}
	}
	for i := range g.Lines {
		v.games, v.open = max(v.games, g.Lines[i].Games), v.open || g.Lines[i].Games < g.Lines[i].Of
	}
	v.facts = facts(s, g)
	for _, c := range g.All.Gauges {
		v.gauge = s.T(s.Gauge(c.Name).Name)
	}
	for i := range g.Cards {
		k := &g.Cards[i]
		v.cards = append(v.cards, worthRow(s, s.CardTitle(k.ID), k.Drawn.Worth), worthRow(s, "", k.Played.Worth))
	}
	return v
}

// worthRow is what a card is worth, with a star if that is significant.
func worthRow(s *scene.Stack, name string, worth lab.Estimate) labRow {
	star := ""
	if worth.Significant() {
		star = " *"
	}
	return labRow{[]string{name}, strings.Replace(s.Language.FormatNumbers("%+.1f", 100*worth.Value), "-", "−", 1) + star, worth}
}

func newLabRow(s *scene.Stack, names []string, l *lab.Line) labRow {
	return labRow{names, fmt.Sprintf("%s · %d", percent(s, l.Won), l.Games), l.Won}
}

// ranking is the strongest teams.
func (v *labView) ranking(s *scene.Stack, report *lab.Report) {
	const most = 20
	v.games, v.open = report.Done, report.Done < report.Of
	for i := range min(most, len(report.Ranking)) {
		l := &report.Ranking[i]
		v.rows = append(v.rows, newLabRow(s, l.Decks, l))
	}
	switch {
	case v.open || len(v.rows) == 0:
	case report.Equals > 1:
		v.note.Words = s.T("study-equals", report.Equals)
	default:
		v.note.Words = s.T("study-strongest", strings.Join(v.rows[0].names, ", "))
	}
}

// facts are the figures of a group.
func facts(s *scene.Stack, g *lab.Group) []string {
	mean := func(f lab.Estimate) string {
		return s.Language.FormatNumbers("%.1f (%.1f–%.1f)", f.Value, f.Low, f.High)
	}
	near := "study-damage-end"
	if g.Kind == lab.Against {
		near = "study-keys"
	}
	return []string{s.T("study-turns", mean(g.All.Turns)), s.T(near, mean(g.All.Near)),
		s.T("study-amber", s.Language.FormatNumbers("%.2f", g.All.Amber)), s.T("study-damage", s.Language.FormatNumbers("%.2f", g.All.Damage))}
}
