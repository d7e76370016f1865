package play

import (
	"bytes"
	"image/png"

	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/scene"
)

// offerPictures asks what to make a picture of: the end, or the turn that decided most.
func (n *endScreen) offerPictures(s *scene.Stack) {
	s.Offer(s.T("picture-which"), scene.Choice{Label: s.T("picture-turn"), Do: func() { n.filmTurn(s) }},
		scene.Choice{Label: s.T("picture-end"), Do: func() { n.keepPicture(s) }})
}

// poster is the end as a picture.
func (n *endScreen) poster(s *scene.Stack) *poster.Poster {
	return poster.Of(s.Session, n.m.Story.Story, n.course)
}

// keepPicture makes a picture of the end that can be shown to others, once everything on it is painted.
func (n *endScreen) keepPicture(s *scene.Stack) {
	p := n.poster(s)
	p.Paint(s.Gallery)
	s.Await(s.T("picture-making"), func() func() {
		if s.Gallery != nil {
			s.Gallery.Wait()
		}
		return func() {
			list := p.Paint(s.Gallery)
			keep(s, p.Name()+".png", func() ([]byte, error) {
				var b bytes.Buffer
				err := png.Encode(&b, raster.Draw(list, poster.Width, poster.Height))
				return b.Bytes(), err
			})
		}
	})
}

// filmTurn makes an animation of the turn that decided most.
func (n *endScreen) filmTurn(s *scene.Stack) {
	from, to := n.bestTurn(s)
	film, err := newFilm(s, n.m.Story.Fork(), from, to)
	if err != nil {
		s.Tell(s.T("picture"), s.T("picture-failed", s.Language.Say(err)))
		return
	}
	s.Push(&filmScreen{film: film, of: reel(),
		then: func(data []byte, err error) {
			keep(s, n.poster(s).Name()+".gif", func() ([]byte, error) { return data, err })
		}})
}

// bestTurn is between which numbers of inputs the turn lies that helped the winner most: by the
// chances, as far as they are known.
func (n *endScreen) bestTurn(s *scene.Stack) (from, to int) {
	account := n.account(s)
	points := n.chances.Points()
	if points == nil {
		return account.BestTurn()
	}
	most := 0
	for i := range len(points) - 1 {
		gain := int(points[i+1].Chance) - int(points[i].Chance)
		if account.Winner != 0 && (account.Duel || !account.Won()) {
			gain = -gain
		}
		if gain > most || i == 0 {
			most, from, to = gain, points[i].At, points[i+1].At
		}
	}
	return from, to
}

// keep makes a picture in the background, and tells where it is then.
func keep(s *scene.Stack, name string, draw func() ([]byte, error)) {
	s.Await(s.T("picture-making"), func() func() {
		where := ""
		data, err := draw()
		if err == nil {
			where, err = s.KeepPicture(name, data)
		}
		return func() {
			if err != nil {
				s.Tell(s.T("picture"), s.T("picture-failed", s.Language.Say(err)))
				return
			}
			s.Tell(s.T("picture"), s.T("picture-kept", where))
		}
	})
}
