package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/ui/keys"
)

// Every key and every button that can be given to something is there.
func TestAllKeysAreThere(t *testing.T) {
	k, err := newKeyboard()
	require.NoError(t, err)
	assert.Len(t, k.keys, len(keys.Names(keys.Keyboard))+1)
	assert.Len(t, buttons, len(keys.Names(keys.Gamepad))+1)
}
