package library_test

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
)

// victim, when set, is the directory of the library that this process changes
// until it is killed.
const victim = "KEYRAKEN_TEST_CHANGE_LIBRARY"

// full, when set, makes the test kill many more times.
const full = "KEYRAKEN_TEST_FULL"

func TestMain(m *testing.M) {
	if dir := os.Getenv(victim); dir != "" {
		changeEndlessly(dir)
	}
	os.Exit(m.Run())
}

// changeEndlessly imports, updates, renames, removes and restores decks, and
// reports on standard output the names of decks that are there permanently.
func changeEndlessly(dir string) {
	t := &testing.T{}
	l := library.Open(dir)
	must := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	for n := rand.IntN(10); ; n = (n + 1) % 2000 {
		d := trial(t, fmt.Sprintf("Deck %d", n), "", n)
		_, err := l.Import(context.Background(), []*deck.Deck{d}, func(i library.Imported) { fmt.Println(i.ID) })
		must(err)
		d.UUID = fmt.Sprintf("11111111-2222-4333-8444-%012d", n)
		_, err = l.Import(context.Background(), []*deck.Deck{d, trial(t, "Passing", "", 2100)}, nil)
		must(err)
		_, err = l.Change(fmt.Sprintf("deck-%d", n), func(e *library.Entry) error { e.Title = fmt.Sprint("Title ", n); return nil })
		must(err)
		removed, err := l.Remove("passing")
		must(err)
		if n%2 == 0 {
			must(l.Restore(removed))
		}
		must(records.Open(dir).AddResult(records.Result{Game: fmt.Sprint(n)}))
	}
}

// A process that changes the library is killed at random moments: the library
// opens, nothing in it is broken, and no deck is missing that the process has
// reported as imported.
func TestKilledAtAnyMoment(t *testing.T) {
	kills := 8
	if os.Getenv(full) != "" {
		kills = 80
	}
	dir := t.TempDir()
	l := library.Open(dir)
	said := map[string]bool{}
	random := rand.New(rand.NewPCG(1, 1))
	for kill := range kills {
		for _, id := range killAfter(t, dir, random.IntN(12), time.Duration(random.IntN(3000))*time.Microsecond) {
			said[id] = true
		}
		all, problems, err := l.Load()
		require.NoError(t, err)
		require.Empty(t, problems, "kill %d", kill)
		there := map[string]bool{}
		for _, e := range all {
			there[e.ID] = true
		}
		for id := range said {
			assert.True(t, there[id], "kill %d: %s is lost", kill, id)
		}
	}
	assert.NotEmpty(t, said)
	add(t, l, trial(t, "Last", "", 2101))
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, f := range left {
		assert.False(t, strings.HasPrefix(f.Name(), ".new-"), "%s is left", f.Name())
	}
}

// A file that another program is still writing beside the decks stays, and so does one of the
// user that only has such a beginning.
func TestOnlyLeftoversAreSwept(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{".new-3w5e11264sgsf", ".new-3w5e11264sgsg", ".new-mine.json"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("{}"), 0o644))
	}
	written, err := files.Hold(filepath.Join(dir, ".new-3w5e11264sgsg"))
	require.NoError(t, err)
	add(t, library.Open(dir), trial(t, "First", "", 2100))
	assert.NoFileExists(t, filepath.Join(dir, ".new-3w5e11264sgsf"))
	assert.FileExists(t, filepath.Join(dir, ".new-3w5e11264sgsg"))
	assert.FileExists(t, filepath.Join(dir, ".new-mine.json"))
	require.NoError(t, written.Free())
}

// killAfter lets a process change the library, kills it some time after it has
// reported that many decks, and returns what it reported.
func killAfter(t *testing.T, dir string, tells int, more time.Duration) (said []string) {
	t.Helper()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), victim+"="+dir)
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	in := bufio.NewReader(out)
	for i := 0; ; i++ {
		line, err := in.ReadString('\n')
		if err != nil {
			break
		}
		said = append(said, strings.TrimSpace(line))
		if i == tells {
			time.Sleep(more)
			require.NoError(t, c.Process.Kill())
		}
	}
	_ = c.Wait() // it was killed
	return said
}
