package ui

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What the window shows and takes is decided without a window: only this package
// knows Ebitengine.
func TestOnlyPixelsNeedEbitengine(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "./art", "./atlas", "./layout", "./theme", "./lang", "./paint", "./table", "./screen").CombinedOutput()
	require.NoError(t, err, string(out))
	for _, dep := range strings.Fields(string(out)) {
		assert.NotContains(t, dep, "ebiten")
	}
}
