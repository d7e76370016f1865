package scene

import "github.com/keyraken/keyraken/ui/poster"

// KeepPoster makes a picture of the end of a game that can be shown to others, once everything on it is painted.
func (s *Stack) KeepPoster(p *poster.Sheet) {
	p.Paint(s.Gallery)
	s.Await(s.T("picture-making"), func() func() {
		if s.Gallery != nil {
			s.Gallery.Wait()
		}
		return func() {
			list := p.Paint(s.Gallery)
			s.MakePicture(p.File+".png", func() ([]byte, error) { return poster.PNG(list) })
		}
	})
}

// MakePicture makes a picture in the background, and tells where it is then.
func (s *Stack) MakePicture(name string, draw func() ([]byte, error)) {
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
