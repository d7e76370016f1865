package main

import (
	"bytes"
	"cmp"
	"crypto/sha1"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
	"time"
)

// sealed is the seal of the resources of a bundle: which files there are, and that no
// others may be added. The rules are those that codesign writes.
var sealed = template.Must(template.New("").Parse(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>files</key>
	<dict>{{range .}}
		<key>Resources/{{.Name}}</key>
		<data>{{.SHA1}}</data>{{end}}
	</dict>
	<key>files2</key>
	<dict>{{range .}}
		<key>Resources/{{.Name}}</key>
		<dict>
			<key>hash2</key>
			<data>{{.SHA256}}</data>
		</dict>{{end}}
	</dict>
	<key>rules</key>
	<dict>
		<key>^Resources/</key>
		<true/>
		<key>^version.plist$</key>
		<true/>
	</dict>
	<key>rules2</key>
	<dict>
		<key>^.*</key>
		<true/>
		<key>^Info\.plist$</key>
		<dict>
			<key>omit</key>
			<true/>
			<key>weight</key>
			<real>20</real>
		</dict>
		<key>^PkgInfo$</key>
		<dict>
			<key>omit</key>
			<true/>
			<key>weight</key>
			<real>20</real>
		</dict>
		<key>^Resources/</key>
		<dict>
			<key>weight</key>
			<real>20</real>
		</dict>
	</dict>
</dict>
</plist>
`))

// resource is a file in a bundle.
type resource struct{ Name, SHA1, SHA256 string }

// bundle is the parts of a bundle that the signature of its main program also seals. A program
// without a bundle has none.
type bundle struct{ info, seal []byte }

// sign gives both programs of a universal binary an ad hoc signature, which macOS requires
// on Apple processors. The binary keeps its time, which is that of the commit.
func sign(binary, name string, in bundle) error {
	before, err := os.Stat(binary)
	if err != nil {
		return err
	}
	data, err := os.ReadFile(binary)
	if err != nil {
		return err
	}
	if data, err = signed(data, name, in); err != nil {
		return err
	}
	if err := os.WriteFile(binary, data, 0o755); err != nil {
		return err
	}
	return os.Chtimes(binary, time.Time{}, before.ModTime())
}

// sealedBundle is the bundle with an Info.plist and some resources, whose seal it writes to a
// file of its own.
func sealedBundle(infoFile, sealFile string, files []string) (b bundle, err error) {
	var resources []resource
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return b, err
		}
		old, hash := sha1.Sum(data), sha256.Sum256(data)
		base := base64.StdEncoding.EncodeToString
		resources = append(resources, resource{filepath.Base(file), base(old[:]), base(hash[:])})
	}
	slices.SortFunc(resources, func(a, b resource) int { return strings.Compare(a.Name, b.Name) })
	var seal bytes.Buffer
	if err := sealed.Execute(&seal, resources); err != nil {
		return b, err
	}
	b.seal = seal.Bytes()
	if b.info, err = os.ReadFile(infoFile); err != nil {
		return b, err
	}
	return b, os.WriteFile(sealFile, b.seal, 0o644)
}

// slice is a program in a universal binary.
type slice struct {
	cpu, sub uint32
	data     []byte
}

// signed is a universal binary whose programs are signed, in the order of their processors.
func signed(universal []byte, name string, in bundle) ([]byte, error) {
	fat, err := macho.NewFatFile(bytes.NewReader(universal))
	if err != nil {
		return nil, err
	}
	var programs []slice
	for _, a := range fat.Arches {
		data, err := signedProgram(slices.Clone(universal[a.Offset:a.Offset+a.Size]), a.File, name, in)
		if err != nil {
			return nil, err
		}
		programs = append(programs, slice{uint32(a.Cpu), a.SubCpu, data})
	}
	slices.SortFunc(programs, func(a, b slice) int { return cmp.Compare(a.cpu, b.cpu) })
	return joined(programs), nil
}

// The parts of a program: its header, then its load commands, one of which locates the signature.
const (
	headerSize       = 32
	loadCount        = 16 // its offset in the header
	loadSize         = 20
	loadSignature    = 0x1d
	signatureCommand = 16 // bytes
	segmentMemory    = 32 // the offset of the size in memory in the load command of a segment
	segmentFile      = 48
)

// signedProgram is the program with a signature at its end, replacing the one it has.
func signedProgram(data []byte, m *macho.File, name string, in bundle) ([]byte, error) {
	le := binary.LittleEndian
	text, last := m.Segment("__TEXT"), m.Segment("__LINKEDIT")
	if text == nil || last == nil || last.Offset+last.Filesz != uint64(len(data)) {
		return nil, errors.New("its last segment is not at its end")
	}
	at, command, linkedit := headerSize, 0, 0
	for _, l := range m.Loads {
		if raw := l.Raw(); le.Uint32(raw) == loadSignature {
			command = at
			data = data[:le.Uint32(raw[8:])]
		} else if l == macho.Load(last) {
			linkedit = at
		}
		at += len(l.Raw())
	}
	if command == 0 {
		if first := m.Section("__text"); first == nil || int(first.Offset) < at+signatureCommand {
			return nil, errors.New("its header has no room for a signature")
		}
		command = at
		le.PutUint32(data[loadCount:], m.Ncmd+1)
		le.PutUint32(data[loadSize:], m.Cmdsz+signatureCommand)
		data = append(data, make([]byte, -len(data)&15)...)
	}
	limit := len(data)
	size := len(signature(data, text, name, in)) // its length does not depend on the hashes
	for i, v := range []uint32{loadSignature, signatureCommand, uint32(limit), uint32(size)} {
		le.PutUint32(data[command+4*i:], v)
	}
	file := uint64(limit+size) - last.Offset
	le.PutUint64(data[linkedit+segmentFile:], file)
	le.PutUint64(data[linkedit+segmentMemory:], (file+1<<pageBits-1)>>pageBits<<pageBits)
	return append(data, signature(data, text, name, in)...), nil
}

// signature is an ad hoc signature: the hashes of all pages of the program and, counted
// backwards from them, of Info.plist, of the requirements, of which there are none, and of
// the seal of the resources. It is what codesign --sign - makes.
func signature(program []byte, text *macho.Segment, name string, in bundle) []byte {
	const page, head, special = 4096, 88, 3
	be := binary.BigEndian
	requirements := be.AppendUint32(be.AppendUint32(be.AppendUint32(nil, 0xfade0c01), 12), 0)
	wrapper := be.AppendUint32(be.AppendUint32(nil, 0xfade0b01), 8) // empty: it would contain the signature of an identity
	pages := (len(program) + page - 1) / page
	hashes := head + len(name) + 1 + special*sha256.Size
	var code []byte
	for _, v := range []uint32{
		0xfade0c02, uint32(hashes + pages*sha256.Size), 0x20400, 2, // magic, length, version, signed ad hoc
		uint32(hashes), head, special, uint32(pages), uint32(len(program)),
		sha256.Size<<24 | 2<<16 | 12, // size and kind of a hash, pages of that many bits
		0, 0, 0, 0,
	} {
		code = be.AppendUint32(code, v)
	}
	for _, v := range []uint64{0, text.Offset, text.Filesz, 1} { // the last: it is the main program
		code = be.AppendUint64(code, v)
	}
	code = append(append(code, name...), 0)
	for _, sealed := range [special][]byte{in.seal, requirements, in.info} {
		var hash [sha256.Size]byte // zero where there is nothing
		if sealed != nil {
			hash = sha256.Sum256(sealed)
		}
		code = append(code, hash[:]...)
	}
	for part := range slices.Chunk(program, page) {
		hash := sha256.Sum256(part)
		code = append(code, hash[:]...)
	}
	blobs := []struct {
		slot uint32
		data []byte
	}{{0, code}, {2, requirements}, {0x10000, wrapper}}
	index, body := be.AppendUint32(nil, uint32(len(blobs))), []byte(nil)
	start := 12 + 8*len(blobs)
	for _, b := range blobs {
		index = be.AppendUint32(be.AppendUint32(index, b.slot), uint32(start+len(body)))
		body = append(body, b.data...)
	}
	out := be.AppendUint32(be.AppendUint32(nil, 0xfade0cc0), uint32(start+len(body)))
	return append(append(out, index...), body...)
}

// pageBits is the alignment of programs in a universal binary.
const pageBits = 14

// joined is the universal binary of some programs.
func joined(programs []slice) []byte {
	out := binary.BigEndian.AppendUint32(nil, 0xcafebabe)
	out = binary.BigEndian.AppendUint32(out, uint32(len(programs)))
	at := uint32(1 << pageBits)
	for _, p := range programs {
		for _, v := range []uint32{p.cpu, p.sub, at, uint32(len(p.data)), pageBits} {
			out = binary.BigEndian.AppendUint32(out, v)
		}
		at += (uint32(len(p.data)) + 1<<pageBits - 1) >> pageBits << pageBits
	}
	for _, p := range programs {
		out = append(out, make([]byte, -len(out)&(1<<pageBits-1))...)
		out = append(out, p.data...)
	}
	return out
}
