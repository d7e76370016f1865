package written_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/lang/languages"
)

func read(t *testing.T, path string) written.Adventure {
	t.Helper()
	f, err := os.Open(path)
	require.NoError(t, err)
	defer f.Close()
	a, err := written.Read(f, languages.All()...)
	require.NoError(t, err)
	return a
}

func TestTheToyAsAFile(t *testing.T) { adventuretest.Run(t, read(t, "testdata/clockwork.yaml")) }

func TestAnotherAsAFile(t *testing.T) { adventuretest.Run(t, read(t, "testdata/frost-king.yaml")) }
