package people_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/art/arttest"
	"github.com/keyraken/keyraken/ui/art/people"
)

func TestPeopleLookAsBefore(t *testing.T) {
	folk := slices.Sorted(maps.Keys(people.Folk))
	near := func(words []string) []string { return arttest.Lines("void; human near %s", words) }
	arttest.Looks(t, slices.Concat(
		arttest.Lines("void; %s", folk),
		arttest.Lines("void; %s near from-behind woman", folk),
		arttest.Lines("void; human with %s", slices.Sorted(maps.Keys(people.Tools))),
		arttest.Lines("void; %s", slices.Sorted(maps.Keys(people.Motifs))),
		arttest.Lines("void; human near wearing %s", slices.Sorted(maps.Keys(people.Hats))),
		arttest.Lines("void; human near wearing %s", slices.Sorted(maps.Keys(people.Garments))),
		near(slices.Sorted(maps.Keys(people.Stances))), near(slices.Sorted(maps.Keys(people.Dresses))),
		near(slices.Sorted(maps.Keys(people.Moods))), near(slices.Sorted(maps.Keys(people.Stands))),
		near(slices.Sorted(maps.Keys(people.Hairdos))), near(slices.Sorted(maps.Keys(people.Chins))),
		near(slices.Sorted(maps.Keys(people.Faces))),
	))
}
