package program_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge/program"
)

// A name is what saves know a step by.
func TestEachOpHasANameOfItsOwn(t *testing.T) {
	named := map[string]bool{}
	for _, o := range program.Ops() {
		assert.NotEmpty(t, o.String(), "op %d", o)
		assert.False(t, named[o.String()], "op %d", o)
		named[o.String()] = true
	}
}
