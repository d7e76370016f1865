//go:build !windows && !darwin && !js

package desktop_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/keyraken/desktop"
	"github.com/keyraken/keyraken/game/message"
)

// installs leads to programs that are scripts, and to no others.
func installs(t *testing.T) (install func(name, script string)) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	t.Setenv("WAYLAND_DISPLAY", "")
	return func(name, script string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+script+"\n"), 0o700))
	}
}

func lacks(t *testing.T, key string, err error) {
	t.Helper()
	var m *message.Error
	require.ErrorAs(t, err, &m)
	assert.Equal(t, key, m.Key)
}

// A tool for the clipboard that is installed while the game runs is used from then on.
func TestClipboardToolThatComesLate(t *testing.T) {
	install := installs(t)
	_, err := desktop.Pasted()
	lacks(t, "no-clipboard", err)
	lacks(t, "no-clipboard", desktop.Copy("deck"))
	kept := filepath.Join(t.TempDir(), "kept")
	install("xclip", `case $1 in -in) read words; echo "$words" > `+kept+`;; *) printf 'pasted\r\n';; esac`)
	pasted, err := desktop.Pasted()
	require.NoError(t, err)
	assert.Equal(t, "pasted", pasted)
	require.NoError(t, desktop.Copy("a deck\n"))
	data, err := os.ReadFile(kept)
	require.NoError(t, err)
	assert.Equal(t, "a deck\n", string(data))
}

// Wayland has its own tools, which do nothing elsewhere.
func TestClipboardToolsOfWayland(t *testing.T) {
	install := installs(t)
	install("wl-paste", "echo wayland")
	_, err := desktop.Pasted()
	lacks(t, "no-clipboard", err)
	install("wl-copy", "")
	install("xclip", "echo x")
	for display, want := range map[string]string{"": "x\n", "wayland-0": "wayland\n"} {
		t.Setenv("WAYLAND_DISPLAY", display)
		pasted, err := desktop.Pasted()
		require.NoError(t, err)
		assert.Equal(t, want, pasted)
	}
}

// Of several tools the first that can both read and write is used, each in its own way.
func TestClipboardToolsAreTried(t *testing.T) {
	install := installs(t)
	t.Setenv("WAYLAND_DISPLAY", "wayland-0")
	pasted := func() string {
		words, err := desktop.Pasted()
		require.NoError(t, err)
		return words
	}
	install("wl-copy", "")
	install("termux-clipboard-set", "")
	_, err := desktop.Pasted()
	lacks(t, "no-clipboard", err)
	install("termux-clipboard-get", "echo termux $*")
	assert.Equal(t, "termux\n", pasted())
	install("xsel", "echo xsel $*")
	assert.Equal(t, "xsel --output --clipboard\n", pasted())
	install("xclip", "echo xclip $*")
	assert.Equal(t, "xclip -out -selection clipboard\n", pasted())
	install("wl-paste", "echo wayland $*")
	assert.Equal(t, "wayland --no-newline\n", pasted())
}

// A tool that fails is an error.
func TestClipboardToolThatFails(t *testing.T) {
	installs(t)("xclip", "read words; exit 1")
	_, err := desktop.Pasted()
	require.Error(t, err)
	require.Error(t, desktop.Copy("deck"))
}

// Files are chosen by a program of the desktop, which may be installed late or be closed without a choice.
func TestFilesAreChosen(t *testing.T) {
	install := installs(t)
	choose := func(several bool) ([]string, error) {
		all, err := desktop.Choose(context.Background(), several, ".json", ".txt")
		var read []string
		for i := range all {
			data, err := all[i].Read()
			require.NoError(t, err)
			read = append(read, filepath.Base(all[i].Name)+" "+string(data))
		}
		return read, err
	}
	_, err := choose(true)
	lacks(t, "no-file-dialog", err)
	dir := t.TempDir()
	for _, name := range []string{"one.json", "two.txt"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600))
	}
	asked := filepath.Join(dir, "asked")
	install("zenity", `echo "$*" >`+asked+`; printf '`+dir+`/one.json'; case "$*" in *multiple*) printf '\036`+dir+`/two.txt\n';; esac`)
	read, err := choose(true)
	require.NoError(t, err)
	assert.Equal(t, []string{"one.json one.json", "two.txt two.txt"}, read)
	data, err := os.ReadFile(asked)
	require.NoError(t, err)
	assert.Regexp(t, `--file-filter=\*\.\[jJ\]\S+ \*\.\[tT\]\[xX\]\[tT\]\n$`, string(data), "in capitals, too")
	read, err = choose(false)
	require.NoError(t, err)
	assert.Equal(t, []string{"one.json one.json"}, read)
	install("zenity", "exit 1")
	read, err = choose(true)
	require.NoError(t, err)
	assert.Empty(t, read)
}

// A dialog does not outlive the wish for it.
func TestDialogIsClosed(t *testing.T) {
	install := installs(t)
	ctx, stop := context.WithCancel(context.Background())
	asked := filepath.Join(t.TempDir(), "asked")
	install("zenity", "echo > "+asked+"; while :; do :; done")
	done := make(chan struct{})
	go func() {
		all, err := desktop.Choose(ctx, true)
		assert.NoError(t, err)
		assert.Empty(t, all)
		close(done)
	}()
	assert.Eventually(t, func() bool { _, err := os.Stat(asked); return err == nil }, time.Minute, time.Millisecond)
	stop()
	<-done
}
