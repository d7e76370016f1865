package keyforge_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// What a seat is told does not depend on what it may not know.
func TestK15_8NothingHiddenMakesADifference(t *testing.T) {
	gametest.CheckDuelsSecrecy(t, everything(t), gametest.Rounds(40), gametest.Told)
}
