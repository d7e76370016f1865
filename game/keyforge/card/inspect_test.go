package card_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	. "github.com/keyraken/keyraken/game/keyforge/card"
)

// The walk goes in the order of the text, and reports when it leaves a node.
func TestInspect(t *testing.T) {
	c := Creature("imp", Dis, 2,
		Reap(If(HasPool(You, 3), Steal(1)).Else(May(Destroy(Choose(Creatures.Enemy().Power(AtMost, Of(PowerOf, This))))))),
		Reacts(Plays(Opponent, Cards), Lasts(RestOfTurn, Static(Power(Creatures, 1)))))
	var path []string
	depth := 0
	Inspect(c, func(n Node) bool {
		if n == nil {
			depth--
			return false
		}
		path = append(path, strings.Repeat(".", depth)+reflect.TypeOf(n).Elem().Name())
		depth++
		return true
	})
	assert.Zero(t, depth)
	assert.Equal(t, strings.Fields(`Card
		.Ability ..Effect ...Cond ....Num ....Num ...Effect ....Num
		...Effect ....Effect .....Target ......Filter .......Pred ........Num ......Num ......Num
		.Ability ..Event ...Filter ..Effect ...Ability ....Mod .....Target ......Filter ......Num ......Num .....Num`), path)
}

// The walk does not go into what the function declines.
func TestInspectStops(t *testing.T) {
	effects := 0
	Inspect(Action("nap", Dis, Play(May(Gain(1)), Draw(2))), func(n Node) bool {
		if _, ok := n.(*Effect); ok {
			effects++
			return false
		}
		return true
	})
	assert.Equal(t, 2, effects)
}
