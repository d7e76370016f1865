package card_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// named asserts that each of the values before count has a name of its own, by which parse finds it.
func named[T interface {
	~uint8
	fmt.Stringer
}](t *testing.T, first, count T, parse func(string) (T, bool)) {
	t.Helper()
	seen := map[string]bool{}
	for v := first; v < count; v++ {
		name := v.String()
		assert.NotEmpty(t, name, uint8(v))
		assert.False(t, seen[name], name)
		seen[name] = true
		if parse != nil {
			got, ok := parse(name)
			assert.True(t, ok, name)
			assert.Equal(t, v, got, name)
		}
	}
	if parse != nil {
		for _, none := range []string{"", "nothing of the kind"} {
			_, ok := parse(none)
			assert.False(t, ok, none)
		}
	}
}

func TestNames(t *testing.T) {
	named(t, Brobnar, HouseCount, ParseHouse)
	named(t, ActionType, TypeCount, ParseType)
	named(t, Alpha, KeywordCount, ParseKeyword)
	named(t, AmberIcon, IconCount, nil)
	named(t, Battleline, ZoneCount, nil)
	named(t, PowerCounter, CounterCount, nil)
	named(t, CardPlayed, EventCount, nil)
	assert.Equal(t, "House(99)", House(99).String())
}

// Sets have just what they are made of.
func TestSets(t *testing.T) {
	h := HouseSet(Dis, Untamed)
	assert.Equal(t, []string{"dis", "untamed"}, h.Names())
	assert.True(t, h.Has(Dis) && h.Has(Untamed))
	assert.False(t, h.Has(Logos) || h.Has(NoHouse) || HouseSet(NoHouse).Has(NoHouse))
	for x := NoHouse; x < HouseCount; x++ {
		assert.Equal(t, x != NoHouse && x != Monster, AllHouses.Has(x), "%s", x)
	}
	s := TypeSet(ActionType, BossType)
	assert.True(t, s.Has(ActionType) && s.Has(BossType))
	assert.False(t, s.Has(CreatureType) || s.Has(NoType))
	assert.Equal(t, []string{"play", "before reap"}, (OnPlay | OnBeforeReap).Names())
}
