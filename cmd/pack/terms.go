package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// ours is the module that is packed.
const ours = "github.com/keyraken/keyraken"

// terms are the names of files with the license terms of a module.
var terms = []string{"LICENSE*", "COPYING*", "NOTICE*", "PATENTS*", "AUTHORS*", "licenses/*"}

// thirdParty collects the license terms of Go and of the modules in the programs, for all
// systems together.
func thirdParty(files map[string][]byte) error {
	modules := map[string]string{} // by name and version, the folder
	for _, system := range []string{"linux", "windows", "darwin"} {
		list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}",
			ours+"/cmd/keyraken", ours+"/cmd/archon")
		list.Env, list.Stderr = append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0"), os.Stderr
		out, err := list.Output()
		if err != nil {
			return fmt.Errorf("the modules of the programs cannot be listed: %w", err)
		}
		for line := range strings.Lines(string(out)) {
			name, dir, _ := strings.Cut(strings.TrimSpace(line), "\t")
			if name != "" && !strings.HasPrefix(name, ours) {
				modules[name] = dir
			}
		}
	}
	out, err := exec.Command("go", "env", "GOVERSION", "GOROOT").Output()
	if err != nil {
		return err
	}
	version, root, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	modules["Go "+strings.TrimPrefix(version, "go")] = root

	var b bytes.Buffer
	b.WriteString("Keyraken is made with Go and the modules below, which are passed on under these terms.\n")
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		if err := writeTerms(&b, name, os.DirFS(modules[name])); err != nil {
			return err
		}
	}
	files["share/doc/keyraken/THIRD-PARTY"] = b.Bytes()
	return nil
}

// writeTerms writes the license terms of a module.
func writeTerms(b *bytes.Buffer, module string, folder fs.FS) error {
	found := 0
	for _, pattern := range terms {
		names, err := fs.Glob(folder, pattern)
		if err != nil {
			return err
		}
		for _, name := range names {
			text, err := fs.ReadFile(folder, name)
			if err != nil {
				return err
			}
			if !utf8.Valid(text) { // some are older than UTF-8
				if text, err = charmap.ISO8859_1.NewDecoder().Bytes(text); err != nil {
					return err
				}
			}
			fmt.Fprintf(b, "\n%s\n%s, %s\n\n%s\n", strings.Repeat("=", 72), module, name, bytes.TrimSpace(text))
			found++
		}
	}
	if found == 0 {
		return fmt.Errorf("%s has no license: see on what terms it may be passed on", module)
	}
	return nil
}
