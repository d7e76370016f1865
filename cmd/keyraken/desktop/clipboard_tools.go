//go:build !windows && !darwin && !js

package desktop

import (
	"os"
	"os/exec"
	"strings"

	"github.com/keyraken/keyraken/game/message"
)

// tools are the programs that read and write the clipboard.
type tools struct {
	session     string // an environment variable without which they do nothing
	read, write []string
}

var clipboards = [...]tools{
	{"WAYLAND_DISPLAY", []string{"wl-paste", "--no-newline"}, []string{"wl-copy"}},
	{"", []string{"xclip", "-out", "-selection", "clipboard"}, []string{"xclip", "-in", "-selection", "clipboard"}},
	{"", []string{"xsel", "--output", "--clipboard"}, []string{"xsel", "--input", "--clipboard"}},
	{"", []string{"termux-clipboard-get"}, []string{"termux-clipboard-set"}},
	{"", []string{"powershell.exe", "Get-Clipboard"}, []string{"clip.exe"}},
}

// find looks every time for tools that are installed: they may have come since the last.
func find() (*tools, error) {
	for i := range clipboards {
		t := &clipboards[i]
		if t.session != "" && os.Getenv(t.session) == "" {
			continue
		}
		_, unread := exec.LookPath(t.read[0])
		_, unwritten := exec.LookPath(t.write[0])
		if unread == nil && unwritten == nil {
			return t, nil
		}
	}
	return nil, message.New("no-clipboard")
}

// Pasted is the contents of the clipboard.
func Pasted() (string, error) {
	t, err := find()
	if err != nil {
		return "", err
	}
	out, err := exec.Command(t.read[0], t.read[1:]...).Output()
	return strings.TrimSuffix(string(out), "\r\n"), err
}

// Copy puts a text into the clipboard.
func Copy(text string) error {
	t, err := find()
	if err != nil {
		return err
	}
	c := exec.Command(t.write[0], t.write[1:]...)
	c.Stdin = strings.NewReader(text)
	return c.Run()
}
