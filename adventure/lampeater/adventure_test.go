package lampeater_test

import (
	"testing"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/lampeater"
)

func TestAdventure(t *testing.T) { adventuretest.Run(t, lampeater.Adventure) }
