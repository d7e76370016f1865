package fault_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/fault"
)

// crashIn is the directory in which a program of a test crashes.
const crashIn = "KEYRAKEN_CRASH_IN"

func TestMain(m *testing.M) {
	if dir := os.Getenv(crashIn); dir != "" {
		if _, err := fault.Crash(dir); err != nil {
			panic(err)
		}
		go func() { panic("nobody catches this") }()
		time.Sleep(time.Minute)
	}
	os.Exit(m.Run())
}

// A panic in an unguarded goroutine ends the program, but leaves a report: the next
// run returns it, once.
func TestCrashIsReportedNextTime(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "reports")
	report, err := fault.Crash(dir)
	require.NoError(t, err)
	assert.Empty(t, report, "nothing has happened yet")
	crash := exec.Command(os.Args[0])
	crash.Env = append(os.Environ(), crashIn+"="+dir)
	require.Error(t, crash.Run())
	report, err = fault.Crash(dir)
	require.NoError(t, err)
	data, err := os.ReadFile(report)
	require.NoError(t, err)
	assert.Contains(t, string(data), "\npanic: nobody catches this\n")
	assert.Contains(t, string(data), "crash_test.go")
	report, err = fault.Crash(dir)
	require.NoError(t, err)
	assert.Empty(t, report, "it is told once")
}

// Of an endless crash a report has the beginning.
func TestLongCrashes(t *testing.T) {
	dir := t.TempDir()
	long := "panic: it is broken\n" + strings.Repeat("goroutine\n", 300_000)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "crash.txt"), []byte(long), 0o644))
	report, err := fault.Crash(dir)
	require.NoError(t, err)
	info, err := os.Stat(report)
	require.NoError(t, err)
	assert.InDelta(t, 1<<20, info.Size(), 4096)
	require.NoError(t, debug.SetCrashOutput(nil, debug.CrashOptions{}))
}

// An unwritable directory is an error; without a directory nothing is kept.
func TestCrashWithoutDirectory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o644))
	_, err := fault.Crash(file)
	require.Error(t, err)
	report, err := fault.Crash("")
	require.NoError(t, err)
	assert.Empty(t, report)
}
