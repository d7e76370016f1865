package keyraken_test

import (
	"testing"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
)

func TestAdventure(t *testing.T) { adventuretest.Run(t, keyraken.Adventure) }
