package fault

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"
)

// Report is what helps to find a fault.
type Report struct {
	Driver string // of the graphics, if known
	Fault  *Fault // nil: somebody wants to report something else
	Save   string // the file of the game that was played; "": none
}

// Dir is where reports are written: beside the directory of games; "" without one.
func Dir(games string) string {
	if games == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(filepath.Clean(games)), "reports")
}

// Write writes the report into a new file in the directory and returns its path.
func (r *Report) Write(dir string, now time.Time) (file string, err error) {
	if dir == "" {
		return "", errors.New("there is no directory for it")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		name := now.Format("2006-01-02-150405")
		if n > 1 {
			name = fmt.Sprintf("%s-%d", name, n)
		}
		file = filepath.Join(dir, name+".txt")
		f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.WriteString(r.text(now))
		return file, errors.Join(err, f.Close())
	}
}

// Explain returns the error of a program. For a fault it writes the report, unless
// there is one, and says where it is.
func (r Report) Explain(dir string, err error) error {
	if !errors.As(err, &r.Fault) {
		return err
	}
	file, failed := r.Write(dir, time.Now())
	if failed != nil {
		return fmt.Errorf("%v; a report could not be written: %w", r.Fault, failed)
	}
	return fmt.Errorf("%v; a report is in %s", r.Fault, file)
}

// text is the whole report, without the home directory, which names the player.
func (r *Report) text(now time.Time) string {
	var b strings.Builder
	line := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%-9s %s\n", name+":", value)
		}
	}
	line("program", program()+" "+strings.Join(Build(), ", "))
	line("time", now.Format(time.RFC3339))
	line("system", fmt.Sprintf("%s %s, %d processors", runtime.GOOS, runtime.GOARCH, runtime.NumCPU()))
	graphics := Graphics()
	if r.Driver != "" {
		graphics = append([]string{r.Driver}, graphics...)
	}
	line("graphics", strings.Join(graphics, ", "))
	line("save", r.Save)
	if r.Fault != nil {
		fmt.Fprintf(&b, "\n%s\n\n%s", r.Fault.What, r.Fault.Stack)
	}
	if r.Save != "" {
		b.WriteString("\n" + r.game())
	}
	text := b.String()
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		text = strings.ReplaceAll(text, home, "~")
	}
	return text
}

// maxSave is how many bytes of a save a report holds, far more than a game has.
const maxSave = 8 << 20

// game is the save, or why it cannot be read.
func (r *Report) game() string {
	info, err := os.Stat(r.Save)
	switch {
	case err != nil:
	case !info.Mode().IsRegular() || info.Size() > maxSave:
		err = fmt.Errorf("it is no file of at most %d bytes", maxSave)
	default:
		var data []byte
		if data, err = os.ReadFile(r.Save); err == nil {
			return strings.ToValidUTF8(string(data), "\uFFFD")
		}
	}
	return fmt.Sprintf("the save cannot be read: %v\n", err)
}

// program is the name of the program that runs.
func program() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Path == "" {
		return filepath.Base(os.Args[0])
	}
	return path.Base(info.Path)
}
