package main

import (
	"debug/buildinfo"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/CycloneDX/cyclonedx-go"
)

// writeSBOM lists the modules in the programs of a directory, in CycloneDX format.
func writeSBOM(dir, version, out string) error {
	modules := map[string]cyclonedx.Component{}
	add := func(name, version, sum string) {
		c := cyclonedx.Component{Type: cyclonedx.ComponentTypeLibrary, Name: name, Version: version}
		c.PackageURL = "pkg:golang/" + name + "@" + version
		if sum != "" {
			c.Properties = &[]cyclonedx.Property{{Name: "go:sum", Value: sum}}
		}
		c.BOMRef = c.PackageURL
		modules[c.PackageURL] = c
	}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := buildinfo.ReadFile(path)
		if err != nil { // not a program
			return nil
		}
		add("std", strings.TrimPrefix(info.GoVersion, "go"), "")
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			add(m.Path, m.Version, m.Sum)
		}
		return nil
	})
	if err != nil {
		return err
	}
	components := make([]cyclonedx.Component, 0, len(modules))
	for _, c := range modules {
		components = append(components, c)
	}
	slices.SortFunc(components, func(a, b cyclonedx.Component) int { return strings.Compare(a.PackageURL, b.PackageURL) })
	bom := cyclonedx.NewBOM()
	bom.Metadata = &cyclonedx.Metadata{Component: &cyclonedx.Component{
		BOMRef: "keyraken", Type: cyclonedx.ComponentTypeApplication, Name: "keyraken", Version: version,
		Licenses: &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "MIT"}}},
	}}
	bom.Components = &components
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	if err := cyclonedx.NewBOMEncoder(f, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
