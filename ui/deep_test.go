package ui

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The shaders of the sea and the Keyraken can be compiled.
func TestDeepLoads(t *testing.T) {
	var d deep
	require.NoError(t, d.load())
}
