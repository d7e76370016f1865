package main_test

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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
	tidy()
	os.Exit(code)
}

// shared is made once for all tests: the program, which is the guest of any host,
// and a display without a monitor.
var shared struct {
	program, display sync.Once
	dir, bin         string
	xvfb             *exec.Cmd
	number           string
}

func program(t *testing.T) string {
	t.Helper()
	shared.program.Do(func() {
		var err error
		shared.dir, err = os.MkdirTemp("", "keyraken")
		require.NoError(t, err)
		bin := filepath.Join(shared.dir, "keyraken")
		// without the commit, which pictures of the title would show
		build := exec.Command("go", "build", "-buildvcs=false", "-tags", "ebitenginevmguest", "-o", bin, ".")
		build.Env = append(os.Environ(), "CGO_ENABLED=0")
		out, err := build.CombinedOutput()
		require.NoError(t, err, string(out))
		shared.bin = bin
	})
	require.NotEmpty(t, shared.bin, "the program could not be built")
	return shared.bin
}

func display(t *testing.T) string {
	t.Helper()
	shared.display.Do(func() {
		in, out, err := os.Pipe()
		require.NoError(t, err)
		shared.xvfb = exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
		shared.xvfb.ExtraFiles = []*os.File{out}
		require.NoError(t, shared.xvfb.Start())
		require.NoError(t, out.Close())
		number, err := io.ReadAll(io.LimitReader(in, 8))
		require.NoError(t, err)
		shared.number = ":" + strings.TrimSpace(string(number))
	})
	require.NotEmpty(t, shared.number, "there is no display")
	return shared.number
}

// tidy removes what was shared.
func tidy() {
	if x := shared.xvfb; x != nil && x.Process != nil {
		_ = x.Process.Kill()
		_ = x.Wait()
	}
	_ = os.RemoveAll(shared.dir)
}
