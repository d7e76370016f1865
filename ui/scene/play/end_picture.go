package play

import (
	"github.com/keyraken/keyraken/ui/poster"
	"github.com/keyraken/keyraken/ui/scene"
)

// offerPictures asks what to make a picture of: the end, or the turn that decided most.
func (n *endScreen) offerPictures(s *scene.Stack) {
	s.Offer(s.T("picture-which"), scene.Choice{Label: s.T("picture-turn"), Do: func() { n.filmTurn(s) }},
		scene.Choice{Label: s.T("picture-end"), Do: func() { s.KeepPoster(&n.poster(s).Sheet) }})
}

// poster is the end as a picture.
func (n *endScreen) poster(s *scene.Stack) *poster.Poster {
	return poster.Of(s.Session, n.story.Story, n.course)
}

// filmTurn makes an animation of the turn that decided most.
func (n *endScreen) filmTurn(s *scene.Stack) {
	from, to := n.bestTurn(s)
	film, err := newFilm(s, n.story.Fork(), from, to)
	if err != nil {
		s.Tell(s.T("picture"), s.T("picture-failed", s.Language.Say(err)))
		return
	}
	s.Push(&filmScreen{film: film, of: reel(),
		then: func(data []byte, err error) {
			s.MakePicture(n.poster(s).File+".gif", func() ([]byte, error) { return data, err })
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
