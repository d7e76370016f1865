package scenetest

import (
	"cmp"
	"fmt"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/watch"
	"github.com/keyraken/keyraken/ui/theme"
)

// Race offers the toy game beside KeyForge: nobody knows it but by package game. What its scenes do is called in Done.
type Race struct{ Done []string }

// Other is how the window offers it.
func (r *Race) Other() scene.Other {
	return scene.Other{
		Kind: toytest.Kind{},
		Words: func(string) lang.Words {
			return lang.Words{"subtitle": "To a number of points", "unofficial": "A toy", "play": "Race now", "play-why": "To 21"}
		},
		Backdrop: func(f *cardview.Canvas, _ *scene.Stack, _ bool) { f.Fill(f.Window(), 0, theme.Panel) },
		Picture:  func(f *cardview.Canvas, at layout.Rect, radius, _ float64) { f.Fill(at, radius, theme.Amber) },
		Play:     func(*scene.Stack) { r.Done = append(r.Done, "play") },
		Setup:    func(*scene.Stack) scene.Screen { return plan{} },
		Tables:   r.tables,
		Rung: func(_ *scene.Stack, entrant string, rung records.Rung) scene.Screen {
			r.Done = append(r.Done, entrant+" "+rung.Word)
			return plan{}
		},
		Portrait: func(f *cardview.Canvas, at layout.Rect, radius float64, _ string) { f.Fill(at, radius, theme.Water) },
	}
}

// tables are those of the races. One that goes on is shown by no more than its name.
func (r *Race) tables(s *scene.Stack) scene.Tables[game.Game] {
	k := toytest.Kind{}
	return scene.Tables[game.Game]{Rules: k, Watch: r.watch,
		Begin: func(h replay.Header) (*replay.Log[game.Game], error) { return s.BeginKind(k, h) },
		Keep:  func(story *replay.Story[game.Game]) *replay.Log[game.Game] { return s.KeepKind(k, story) },
		Play: func(_ *scene.Stack, log *replay.Log[game.Game]) (scene.Screen, error) {
			r.Done = append(r.Done, cmp.Or(log.Header.Voyage, log.Path()))
			return &race{log: log}, nil
		}}
}

// race is where one is run.
type race struct {
	scene.Base
	log *replay.Log[game.Game]
}

func (race) Name() string                         { return "race" }
func (race) Over() bool                           { return false }
func (race) Frame(*cardview.Canvas, *scene.Stack) {}
func (n *race) Leave(*scene.Stack) error          { return n.log.Close() }

// track is where one is watched.
type track struct {
	race
	s   *scene.Stack
	bar *watch.Bar[game.Game]
}

// watch is a table on which a race is watched, told in lines.
func (r *Race) watch(s *scene.Stack, w scene.Watching[game.Game]) (scene.Screen, error) {
	n := &track{race: race{log: replay.Unsaved(w.Story)}, s: s}
	n.bar = watch.NewBar(r.tables(s), w, n)
	n.Seek(w.At)
	return n, nil
}

func (*track) Low() bool                   { return true }
func (*track) Name() string                { return "replay" }
func (*track) Showing() bool               { return false }
func (*track) Skip()                       {}
func (*track) Who(c *watch.Chapter) string { return fmt.Sprint("Racer ", c.Seat+1) }
func (n *track) Told() string              { return "Race" }
func (n *track) Chapters() []watch.Chapter {
	return watch.ChaptersOf(n.log.Story, func(game.Seat) *paint.Color { return &theme.Lit })
}

// StepForward and Seek show the race as it stands at once.
func (n *track) StepForward() { n.Seek(min(n.log.At()+1, n.log.Len())) }

func (n *track) Seek(to int) {
	if err := n.log.Seek(to); err != nil {
		panic(err)
	}
}

func (n *track) Follow(later *replay.Story[game.Game]) bool {
	before := n.log.Len()
	same, err := n.log.Follow(later)
	return err == nil && (same < before || same < n.log.Len())
}

func (n *track) Frame(f *cardview.Canvas, s *scene.Stack) {
	n.bar.Frame(f, s.Top() == scene.Screen(n))
	all, foot := f.Window().Cut(f.H - 70*f.Unit)
	size := theme.Body * f.Type
	for _, line := range s.WordsOf(toytest.Kind{}).Table(n.log.Game(), game.NoSeat) {
		var row layout.Rect
		row, all = all.Cut(size * 2)
		f.Text(row, paint.Left, paint.Regular, size, theme.Ink, line)
	}
	n.bar.Draw(f, s, foot)
}

// plan is where a race would be planned.
type plan struct{ scene.Base }

func (plan) Name() string                         { return "new-race" }
func (plan) Over() bool                           { return false }
func (plan) Frame(*cardview.Canvas, *scene.Stack) {}

// Raced keeps a race of so many cards, and returns its file.
func (m *Mouse) Raced(cards int, bots ...string) string {
	m.T.Helper()
	setup, err := toytest.Kind{}.Deal(2, "", "", 7)
	require.NoError(m.T, err)
	log, err := m.Stack.BeginKind(toytest.Kind{}, replay.Header{Setup: setup, Seats: bots})
	require.NoError(m.T, err)
	for range cards {
		if !log.Game().Over() {
			require.NoError(m.T, log.Do(game.Command{Verb: toytest.Play}))
		}
	}
	require.NoError(m.T, log.Close())
	return log.Path()
}
