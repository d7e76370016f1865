package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/macho"
	"encoding/binary"
	"encoding/json"
	"encoding/xml"
	"image/png"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/bmp"

	"github.com/keyraken/keyraken/ui/icon"
)

// now is the release that the tests pack.
var now = release{"1.2.3-dev.7", time.Date(2026, 1, 2, 15, 4, 5, 0, time.UTC)}

// shared are the files of that release.
var shared = sync.OnceValue(func() map[string]string { return packed(new(testing.T), now) })

// packed are the files of a release.
func packed(t *testing.T, r release) map[string]string {
	t.Helper()
	dir, err := os.MkdirTemp("", "pack")
	require.NoError(t, err)
	defer os.RemoveAll(dir)
	require.NoError(t, writeFiles(dir, r))
	files := map[string]string{}
	require.NoError(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		files[filepath.ToSlash(rel)] = string(data)
		return err
	}))
	return files
}

// The same release gives the same bytes, whoever packs it.
func TestFilesAreTheSameEachTime(t *testing.T) {
	first := shared()
	t.Setenv("HOME", t.TempDir())
	t.Setenv("LANG", "ru_RU.UTF-8")
	assert.Equal(t, first, packed(t, now))
}

// The descriptions name the same version, the same program and the same icon.
func TestDescriptionsAgree(t *testing.T) {
	files := shared()
	for name, wants := range map[string][]string{
		"share/metainfo/" + ID + ".metainfo.xml": {`version="1.2.3-dev.7"`, `date="2026-01-02"`, `type="development"`, "<id>" + ID + "</id>", ID + ".desktop", "<binary>keyraken<"},
		"share/applications/" + ID + ".desktop":  {"Exec=keyraken %f", "Icon=keyraken"},
		"macos/Info.plist":                       {"<string>1.2.3</string>", "<string>" + ID + "</string>", "<string>keyraken</string>"},
		"windows/keyraken.winres.json":           {`"1.2.3"`, `"1.2.3-dev.7"`, `"keyraken.exe"`, "per monitor v2"},
		"windows/archon.winres.json":             {`"1.2.3"`, `"1.2.3-dev.7"`, `"archon.exe"`},
		"windows/installer.nsi":                  {`"1.2.3.0"`, `"1.2.3-dev.7"`, `${EXE}`},
	} {
		for _, want := range wants {
			assert.Contains(t, files[name], want, name)
		}
	}
	assert.Equal(t, "stable", release{"1.2.3", now.Time}.Kind())
	for name, data := range files {
		assert.NotContains(t, data, "{{.", name)
		switch filepath.Ext(name) {
		case ".json":
			var res map[string]map[string]map[string]any
			require.NoError(t, json.Unmarshal([]byte(data), &res), name)
			for _, picture := range res["RT_GROUP_ICON"]["APP"]["0000"].([]any) {
				assert.Contains(t, files, "windows/"+picture.(string))
			}
		case ".xml", ".plist", ".svg":
			wellFormed(t, name, data)
		}
	}
	assert.Contains(t, files, "share/icons/hicolor/scalable/apps/keyraken.svg")
	assert.Contains(t, files["share/bash-completion/completions/archon"], "__complete")
}

// The manual page describes the command line of the game, and where games are kept, for every user.
func TestManualPage(t *testing.T) {
	z, err := gzip.NewReader(strings.NewReader(shared()["share/man/man6/keyraken.6.gz"]))
	require.NoError(t, err)
	page, err := io.ReadAll(z)
	require.NoError(t, err)
	for _, want := range []string{`"KEYRAKEN" "6" "Jan 2026"`, `--size`, `--games\fP="~/.local/share/keyraken/games"`} {
		assert.Contains(t, string(page), want)
	}
	assert.NotContains(t, string(page), "for tests")
}

func wellFormed(t *testing.T, name, data string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(data)); ; {
		if _, err := d.Token(); err == io.EOF {
			return
		} else if !assert.NoError(t, err, name) {
			return
		}
	}
}

// The licenses of Go and of all modules are included, even of those that only one system
// needs. A module without a license may not be distributed.
func TestThirdParty(t *testing.T) {
	text := shared()["share/doc/keyraken/THIRD-PARTY"]
	for _, want := range []string{
		"\nGo 1.", "\ngithub.com/hajimehoshi/ebiten/v2 v", "\ngithub.com/inconshreveable/mousetrap v", "Apache License",
	} {
		assert.Contains(t, text, want)
	}
	assert.NotContains(t, text, "\n"+ours)
	assert.ErrorContains(t, writeTerms(new(bytes.Buffer), "example.org/x v1", fstest.MapFS{"x.go": {}}), "example.org/x v1 has no license")

	var old bytes.Buffer
	require.NoError(t, writeTerms(&old, "example.org/old v1", fstest.MapFS{"licenses/ftl.txt": {Data: []byte("Copyright \xa9 1996")}}))
	assert.Contains(t, old.String(), "example.org/old v1, licenses/ftl.txt\n\nCopyright © 1996\n", "some are older than UTF-8")
}

// Icon files contain pictures of the sizes that they declare.
func TestIcons(t *testing.T) {
	size := func(data []byte) int {
		c, err := png.DecodeConfig(bytes.NewReader(data))
		require.NoError(t, err)
		require.Equal(t, c.Width, c.Height)
		return c.Width
	}
	data := icns()
	require.Equal(t, "icns", string(data[:4]))
	require.Equal(t, len(data), int(binary.BigEndian.Uint32(data[4:])))
	for _, k := range icnsKinds {
		data = data[map[bool]int{true: 8}[k == icnsKinds[0]]:]
		require.Equal(t, k.kind, string(data[:4]))
		n := binary.BigEndian.Uint32(data[4:])
		assert.Equal(t, k.size, size(data[8:n]))
		data = data[n:]
	}
	assert.Empty(t, data)

	data = ico(windowsSizes)
	require.Equal(t, []byte{0, 0, 1, 0, byte(len(windowsSizes)), 0}, data[:6])
	end := 6 + 16*len(windowsSizes)
	for i, want := range windowsSizes {
		var e icoEntry
		require.NoError(t, binary.Read(bytes.NewReader(data[6+16*i:]), binary.LittleEndian, &e))
		assert.Equal(t, uint8(want), e.Width) // 256 is 0
		require.Equal(t, uint32(end), e.Offset)
		end += int(e.Size)
		assert.Equal(t, want, size(data[e.Offset:end]))
	}
	assert.Len(t, data, end)

	picture, err := bmp.DecodeConfig(strings.NewReader(shared()["windows/banner.bmp"]))
	require.NoError(t, err)
	assert.Equal(t, [2]int{164, 314}, [2]int{picture.Width, picture.Height})
	for name, data := range shared() {
		if m := regexp.MustCompile(`(?:hicolor/|windows/)(\d+)[x.]`).FindStringSubmatch(name); m != nil {
			var want int
			require.NoError(t, json.Unmarshal([]byte(m[1]), &want))
			assert.Equal(t, want, size([]byte(data)), name)
			var whole bytes.Buffer
			require.NoError(t, png.Encode(&whole, icon.Draw(want)))
			assert.True(t, whole.String() == data, "%s has no margin", name)
		}
	}
}

// A signed universal binary contains the same programs, in the order of their processors,
// each with a signature whose hashes are those of its pages and, in a bundle, of the
// Info.plist and of the seal of the resources.
func TestSign(t *testing.T) {
	dir := t.TempDir()
	programs := []slice{}
	for _, arch := range []string{"arm64", "amd64"} {
		file := compiled(t, dir, arch)
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		m, err := macho.NewFile(bytes.NewReader(data))
		require.NoError(t, err)
		programs = append(programs, slice{uint32(m.Cpu), m.SubCpu, data})
	}
	in := func(name, data string) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(data), 0o644))
		require.NoError(t, os.Chtimes(path, now.Time, now.Time))
		return path
	}
	app, tool, seal := in("app", string(joined(programs))), in("tool", string(joined(programs))), filepath.Join(dir, "seal")
	within, err := sealedBundle(in("Info.plist", "<plist/>"), seal, []string{in("a.icns", "icons")})
	require.NoError(t, err)
	require.NoError(t, sign(app, ID, within))
	require.NoError(t, sign(tool, "archon", bundle{}))
	resources, err := os.ReadFile(seal)
	require.NoError(t, err)
	wellFormed(t, seal, string(resources))
	assert.Contains(t, string(resources), "Resources/a.icns")

	check := func(universal, name string, info, seal [32]byte) {
		kept, err := os.Stat(universal)
		require.NoError(t, err)
		assert.Equal(t, now.Time, kept.ModTime().UTC())
		whole, err := os.ReadFile(universal)
		require.NoError(t, err)
		fat, err := macho.NewFatFile(bytes.NewReader(whole))
		require.NoError(t, err)
		require.Len(t, fat.Arches, 2)
		assert.Equal(t, []macho.Cpu{macho.CpuAmd64, macho.CpuArm64}, []macho.Cpu{fat.Arches[0].Cpu, fat.Arches[1].Cpu})
		for i, a := range fat.Arches {
			before, err := macho.NewFile(bytes.NewReader(programs[1-i].data))
			require.NoError(t, err)
			for _, s := range before.Sections {
				if s.Offset > 0 && (s.Seg == "__TEXT" || s.Seg == "__DATA") {
					want, _ := s.Data()
					got, _ := a.Section(s.Name).Data()
					assert.True(t, bytes.Equal(want, got), "%s of %s", s.Name, a.Cpu)
				}
			}
			checkSignature(t, a.File, whole[a.Offset:a.Offset+a.Size], name, info, seal)
		}
	}
	check(app, ID, sha256.Sum256([]byte("<plist/>")), sha256.Sum256(resources))
	check(tool, "archon", [32]byte{}, [32]byte{})
}

// A program that cannot be signed stays as it is: one with something after its last segment,
// or without that segment.
func TestSignRefuses(t *testing.T) {
	dir := t.TempDir()
	data, err := os.ReadFile(compiled(t, dir, "arm64"))
	require.NoError(t, err)
	path := filepath.Join(dir, "tool")
	for name, spoilt := range map[string][]byte{
		"longer":              append(slices.Clone(data), make([]byte, 16)...),
		"without its end":     bytes.Replace(data, []byte("__LINKEDIT"), []byte("__ANYTHING"), 1),
		"without its program": bytes.ReplaceAll(data, []byte("__TEXT"), []byte("__TEST")),
	} {
		universal := joined([]slice{{uint32(macho.CpuArm64), 0, spoilt}})
		require.NoError(t, os.WriteFile(path, universal, 0o755))
		require.ErrorContains(t, sign(path, "archon", bundle{}), "its last segment is not at its end", name)
		left, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, universal, left, name)
	}
}

// checkSignature reads the signature of a program as the system does.
func checkSignature(t *testing.T, m *macho.File, data []byte, name string, info, seal [32]byte) {
	t.Helper()
	const signature = 0x1d
	var at, size uint32
	for _, l := range m.Loads {
		if raw := l.Raw(); m.ByteOrder.Uint32(raw) == signature {
			at, size = m.ByteOrder.Uint32(raw[8:]), m.ByteOrder.Uint32(raw[12:])
		}
	}
	require.NotZero(t, at)
	linkedit := m.Segment("__LINKEDIT")
	assert.Equal(t, linkedit.Offset+linkedit.Filesz, uint64(at+size), "it is at the end")
	assert.Equal(t, len(data), int(at+size), "nothing comes after it")
	word := func(b []byte, i int) uint32 { return binary.BigEndian.Uint32(b[4*i:]) }
	super := data[at:]
	require.Equal(t, uint32(0xfade0cc0), word(super, 0))
	require.Zero(t, word(super, 3), "the first is the code directory")
	code := super[word(super, 4):]
	require.Equal(t, uint32(0xfade0c02), word(code, 0))
	flags, hashes, special, pages, limit := word(code, 3), word(code, 4), int(word(code, 6)), int(word(code, 7)), int(word(code, 8))
	assert.Equal(t, uint32(2), flags, "signed by nobody")
	assert.Equal(t, int(at), limit)
	require.Equal(t, (limit+4095)/4096, pages)
	hash := func(n int) []byte { return code[int(hashes)+32*n:][:32] }
	for n := range pages {
		page := sha256.Sum256(data[4096*n : min(4096*(n+1), limit)])
		require.Equal(t, page[:], hash(n), "page %d", n)
	}
	require.Equal(t, 3, special)
	assert.Equal(t, name+"\x00", string(code[word(code, 5):][:len(name)+1]))
	assert.Equal(t, info[:], hash(-1))
	assert.Equal(t, seal[:], hash(-3))
}

// compiled is a small program for macOS.
func compiled(t *testing.T, dir, arch string) string {
	t.Helper()
	source, program := filepath.Join(dir, "main.go"), filepath.Join(dir, arch)
	require.NoError(t, os.WriteFile(source, []byte("package main\n\nfunc main() { println(1) }\n"), 0o644))
	build := exec.Command("go", "build", "-o", program, source)
	build.Env = append(os.Environ(), "GOOS=darwin", "GOARCH="+arch, "CGO_ENABLED=0")
	out, err := build.CombinedOutput()
	require.NoError(t, err, string(out))
	return program
}

// The modules of a program are listed once each, with the sums that the go command has checked.
func TestSBOM(t *testing.T) {
	dir, out := t.TempDir(), filepath.Join(t.TempDir(), "out.json")
	for _, name := range []string{"one", "two"} {
		self, err := os.ReadFile(os.Args[0]) // this test is a program with modules
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), self, 0o755))
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "no-program"), []byte("text"), 0o644))
	require.NoError(t, writeSBOM(dir, "1.2.3", out))
	data, err := os.ReadFile(out)
	require.NoError(t, err)
	assert.Equal(t, 1, strings.Count(string(data), `"name": "github.com/spf13/cobra"`))
	assert.Regexp(t, `"purl": "pkg:golang/github.com/spf13/cobra@v\d`, string(data))
	assert.Regexp(t, `"value": "h1:`, string(data))
	assert.Regexp(t, `"purl": "pkg:golang/std@1\.\d+`, string(data))
	assert.Contains(t, string(data), `"version": "1.2.3"`)
	again := out + "2"
	require.NoError(t, writeSBOM(dir, "1.2.3", again))
	second, err := os.ReadFile(again)
	require.NoError(t, err)
	assert.Equal(t, string(data), string(second))
}
