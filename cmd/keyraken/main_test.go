package main_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMain runs the tests, or the script of a host; see [host].
func TestMain(m *testing.M) {
	if script := os.Getenv(scriptEnv); script != "" {
		if err := runHost(script, os.Getenv(guestEnv)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	code := m.Run()
	programs.remove()
	os.Exit(code)
}

// builds are the programs that have been built for the tests, by their tags.
type builds struct {
	sync.Mutex
	dir   string
	built map[string]string
}

var programs builds

// program builds the program, once for all tests.
func program(t *testing.T, tags string) string {
	t.Helper()
	b := &programs
	b.Lock()
	defer b.Unlock()
	if bin, ok := b.built[tags]; ok {
		return bin
	}
	if b.dir == "" {
		var err error
		b.dir, err = os.MkdirTemp("", "keyraken")
		require.NoError(t, err)
		b.built = map[string]string{}
	}
	bin := filepath.Join(b.dir, "keyraken"+tags)
	build := exec.Command("go", "build", "-tags", tags, "-o", bin, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := build.CombinedOutput()
	require.NoError(t, err, string(out))
	b.built[tags] = bin
	return bin
}

func (b *builds) remove() {
	if b.dir != "" {
		_ = os.RemoveAll(b.dir)
	}
}
