package window

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/stage/stages"
)

// The shaders of all stages can be compiled.
func TestShadersLoad(t *testing.T) {
	var d shades
	require.NoError(t, d.load(stages.Shaders()))
}
