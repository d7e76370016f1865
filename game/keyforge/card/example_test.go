package card_test

import (
	"fmt"

	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// A card is one value: what it is, and what it does.
func Example() {
	imp := Creature("dust-imp", Dis, 2, Traits(trait.Imp),
		Destroyed(Gain(2)))
	fmt.Println(imp.ID, imp.House, imp.Type, imp.Power, imp.Traits.Has(trait.Imp))
	fmt.Println("when destroyed:", imp.Abilities[0].Headings == OnDestroyed, imp.Abilities[0].Do[0].Verb == GainVerb)
	// Output:
	// dust-imp dis creature 2 true
	// when destroyed: true true
}
