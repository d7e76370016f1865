package exit_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/game/fault"
)

// What is found to be wrong says what it is, and is the error that stands for status 1.
func TestWrong(t *testing.T) {
	err := fmt.Errorf("in deck 2: %w", exit.FindingsError("a card is missing"))
	require.ErrorIs(t, err, exit.ErrFindings)
	require.EqualError(t, err, "in deck 2: a card is missing")
	assert.NotErrorIs(t, exit.FindingsError("x"), errors.New("x"))
}

// A fault becomes a report; any other error stays as it is.
func TestReport(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	plain := errors.New("no such file")
	assert.Equal(t, plain, exit.Report(plain, ""))
	require.NoError(t, exit.Report(nil, ""))
	assert.ErrorContains(t, exit.Report(&fault.Fault{What: "index out of range"}, ""), "a report is in ")
}
