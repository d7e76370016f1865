package fault_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/fault"
)

func breaks(list []int) (n int, err error) {
	defer fault.Catch(&err)
	return list[3], nil
}

// A panic becomes an error that knows where it came from, even by way of another
// goroutine.
func TestCatch(t *testing.T) {
	_, err := breaks(nil)
	var f *fault.Fault
	require.True(t, errors.As(err, &f))
	assert.Contains(t, f.Error(), "index out of range")
	assert.Contains(t, f.Stack, "fault_test.breaks")
	again := func() (err error) {
		defer fault.Catch(&err)
		panic(f)
	}()
	assert.Same(t, f, again, "it tells where it was, not where it was told")
	n, err := breaks([]int{1, 2, 3, 4})
	require.NoError(t, err)
	assert.Equal(t, 4, n)
}

// A report has what is needed to find the fault, including the game, and not who
// plays.
func TestReport(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	games := filepath.Join(home, "keyraken", "games")
	require.NoError(t, os.MkdirAll(games, 0o755))
	save := filepath.Join(games, "one.jsonl")
	require.NoError(t, os.WriteFile(save, []byte("{\"keyraken\":2}\n\"yes\"\n\xff\n"), 0o644))
	_, err := breaks(nil)
	var f *fault.Fault
	require.True(t, errors.As(err, &f))
	now := time.Date(2024, 5, 6, 7, 8, 9, 0, time.UTC)
	r := fault.Report{Driver: "OpenGL", Fault: f, Save: save}
	path, err := r.Write(fault.Dir(games), now)
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(home, "keyraken", "reports", "2024-05-06-070809.txt"), path)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	for _, want := range []string{fault.Version(), "OpenGL", "index out of range", "fault_test.breaks", `"yes"`, "2024-05-06T07:08:09Z"} {
		assert.Contains(t, string(data), want)
	}
	assert.NotContains(t, string(data), home)
	again, err := r.Write(fault.Dir(games), now)
	require.NoError(t, err)
	assert.NotEqual(t, path, again, "no report replaces another")
}

// A save that cannot be read is mentioned, a report that cannot be written is an
// error; a report needs no save.
func TestReportWithoutSave(t *testing.T) {
	dir := t.TempDir()
	path, err := (&fault.Report{Save: filepath.Join(dir, "gone.jsonl")}).Write(dir, time.Unix(0, 0))
	require.NoError(t, err)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(data), "the save cannot be read")
	_, err = (&fault.Report{Save: dir}).Write(dir, time.Unix(0, 0))
	require.NoError(t, err)
	long := filepath.Join(dir, "long.jsonl")
	require.NoError(t, os.WriteFile(long, bytes.Repeat([]byte("x"), 8<<20+1), 0o644))
	path, err = (&fault.Report{Save: long}).Write(dir, time.Unix(0, 0))
	require.NoError(t, err)
	data, err = os.ReadFile(path)
	require.NoError(t, err)
	assert.Less(t, len(data), 1<<20)
	assert.Contains(t, string(data), "the save cannot be read", "it is too long")
	_, err = (&fault.Report{}).Write(path, time.Unix(0, 0))
	assert.Error(t, err, "that is no directory")
}

// A report names the program as it was built, whatever its file is called now.
func TestReportNamesTheProgram(t *testing.T) {
	called := os.Args[0]
	t.Cleanup(func() { os.Args[0] = called })
	os.Args[0] = "renamed.exe"
	path, err := (&fault.Report{}).Write(t.TempDir(), time.Unix(0, 0))
	require.NoError(t, err)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Contains(t, string(data), "program:  fault.test ")
}

// The error of a program says in one line what is wrong; for a fault, it says once
// where the report is.
func TestExplain(t *testing.T) {
	dir := t.TempDir()
	plain := errors.New("no such file")
	assert.Equal(t, plain, fault.Report{}.Explain(dir, plain))
	require.NoError(t, fault.Report{}.Explain(dir, nil))
	_, err := breaks(nil)
	told := fault.Report{}.Explain(dir, fmt.Errorf("game 3: %w", err))
	assert.NotContains(t, told.Error(), "\n")
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	assert.Contains(t, told.Error(), files[0])
	assert.Equal(t, told, fault.Report{}.Explain(dir, told), "it is reported once")
	_, err = breaks(nil)
	assert.ErrorContains(t, fault.Report{}.Explain(files[0], err), "could not be written")
}
