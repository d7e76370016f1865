package people_test

import (
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/people"
)

func TestPeopleLookAsBefore(t *testing.T) {
	folk := arttest.Words(people.Folk)
	near := func(words []string) []string { return arttest.Lines("void; human near %s", words) }
	arttest.Looks(t, slices.Concat(
		arttest.Lines("void; %s", folk),
		arttest.Lines("void; %s near from-behind woman", folk),
		arttest.Lines("void; %s nearer #2", folk),
		arttest.Lines("void; human with %s", arttest.Words(people.Tools)),
		arttest.Lines("void; %s", arttest.Words(people.Motifs)),
		arttest.Lines("void; human near wearing %s", arttest.Words(people.Hats)),
		arttest.Lines("void; human near wearing %s", arttest.Words(people.Garments)),
		near(arttest.Words(people.Stances)), near(arttest.Words(people.Dresses)),
		near(arttest.Words(people.Moods)), near(arttest.Words(people.Stands)),
		near(arttest.Words(people.Hairdos)), near(arttest.Words(people.Chins)),
		near(arttest.Words(people.Faces)),
	))
}
