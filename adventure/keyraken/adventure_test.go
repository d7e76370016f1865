package keyraken_test

import (
	"testing"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAdventure(t *testing.T) { adventuretest.Run(t, keyraken.Adventure) }

// Every seat is shown elsewhere what it sees here.
func TestTheTableIsSeenElsewhereAsItIs(t *testing.T) {
	adventuretest.CheckSights(t, keyraken.Adventure, gametest.Rounds(9))
}
