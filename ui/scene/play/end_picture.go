package play

import (
	"bytes"
	"image"
	"image/png"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/lettering"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The size in pixels of the picture of an end that can be kept.
const (
	pictureWidth  = 1200
	pictureHeight = 675
)

// print makes a picture of the end: a download, or a file beside the player's decks.
func (n *endScreen) print(s *scene.Stack) {
	name := "game-" + s.Now().Format("2006-01-02-150405") + ".png"
	keep := s.Deliver
	if keep == nil {
		keep = func(string, []byte) (string, error) { return "", files.ErrNowhere }
		if s.Records != nil {
			keep = s.Records.Export
		}
	}
	s.Print(pictureWidth, pictureHeight, func(f *cardview.Canvas) { n.picture(f, s) }, func(pixels *image.RGBA) {
		s.Await(s.T("picture-making"), func() func() {
			var out bytes.Buffer
			where, err := "", png.Encode(&out, pixels)
			if err == nil {
				where, err = keep(name, out.Bytes())
			}
			return func() {
				if err != nil {
					s.Tell(s.T("picture"), s.Language.Say(err))
					return
				}
				s.Tell(s.T("picture"), s.T("picture-kept", where))
			}
		})
	})
}

// picture draws the end as a picture to be shown to others.
func (n *endScreen) picture(f *cardview.Canvas, s *scene.Stack) {
	u := f.Unit
	won := n.won()
	all := layout.Rect{W: f.W, H: f.H}
	at, box := all.SplitRight(0.56 * f.W)
	s.StageOf(n.m).Ending(s.LookAt(f), at, &n.m.Player, won, s.StageOf(n.m).EndingTime())
	box = box.Inset(16 * u)
	f.Panel(box)
	r := box.Inset(22 * u)
	metal, color := &lettering.Iron, theme.Danger
	if won {
		metal, color = &lettering.Bronze, theme.Lit
	}
	var name scene.Cast
	head, r := r.Cut(84 * u)
	name.Draw(f, s, head, 70*u, n.heading(s, won), metal, color.Mix(theme.Ink, 0.25))
	line := func(h, size float64, face paint.Face, c paint.Color, words string) {
		var row layout.Rect
		row, r = r.Cut(h * u)
		f.FittedIn(row, face, size*u, c, words)
	}
	h := &n.m.Story.Header
	for i := range h.Decks {
		d := s.Pictured(&h.Decks[i])
		line(30, 22, paint.Display, theme.Ink, h.Decks[i].Name)
		var houses []string
		for _, house := range d.Deck.Houses {
			houses = append(houses, s.Language.House(house))
		}
		line(24, 15, paint.Regular, theme.Dim, strings.Join(houses, " · "))
	}
	line(44, 16, paint.Regular, theme.Bronze.Mix(theme.Ink, 0.55), n.reason(s))
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 24*u, W: r.W, H: 24 * u}
	r.H -= 34 * u
	n.chart(f, s, r)
	f.FittedIn(foot, paint.Regular, 14*u, theme.Dim, n.caption(s))
}

// caption says on what terms and when the game was played.
func (n *endScreen) caption(s *scene.Stack) string {
	h := &n.m.Story.Header
	var words []string
	if !n.m.Duel() {
		words = append(words, s.DifficultyOf(h.Mode, h.Difficulty))
	}
	words = append(words, s.T("count-turns")+": "+widget.Number(n.m.Tally.Turns))
	if at, err := time.Parse(time.RFC3339, h.Started); err == nil {
		words = append(words, at.Format(time.DateOnly))
	}
	return strings.Join(append(words, s.T("seed")+": "+strconv.FormatUint(h.Seed, 10)), " · ")
}
