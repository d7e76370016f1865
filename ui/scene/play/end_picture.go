package play

import (
	"bytes"
	"image/png"

	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/scene"
)

// keepPicture makes a picture of the end that can be shown to others, once everything on it is painted.
func (n *endScreen) keepPicture(s *scene.Stack) {
	p := poster.Of(s.Session, n.m.Story.Story, n.course)
	p.Paint(s.Gallery)
	s.Await(s.T("picture-making"), func() func() {
		if s.Gallery != nil {
			s.Gallery.Wait()
		}
		return func() { writePicture(s, p) }
	})
}

// writePicture writes it in the background, and tells where.
func writePicture(s *scene.Stack, p *poster.Poster) {
	list, name := p.Paint(s.Gallery), p.Name()+".png"
	s.Await(s.T("picture-making"), func() func() {
		var b bytes.Buffer
		where, err := "", png.Encode(&b, raster.Draw(list, poster.Width, poster.Height))
		if err == nil {
			where, err = s.KeepPicture(name, b.Bytes())
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
