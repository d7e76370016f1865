package main

import (
	"debug/buildinfo"
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// bom is a list of modules as CycloneDX has it.
type bom struct {
	Schema      string      `json:"$schema"`
	BOMFormat   string      `json:"bomFormat"`
	SpecVersion string      `json:"specVersion"`
	Version     int         `json:"version"`
	Metadata    metadata    `json:"metadata"`
	Components  []component `json:"components"`
}

type metadata struct {
	Component component `json:"component"`
}

type component struct {
	BOMRef     string     `json:"bom-ref"`
	Type       string     `json:"type"`
	Name       string     `json:"name"`
	Version    string     `json:"version"`
	Licenses   []licensed `json:"licenses,omitempty"`
	PackageURL string     `json:"purl,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

type licensed struct {
	License struct {
		ID string `json:"id"`
	} `json:"license"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// writeSBOM lists the modules in the programs of a directory, in CycloneDX format.
func writeSBOM(dir, version, out string) error {
	modules := map[string]component{}
	add := func(name, version, sum string) {
		url := "pkg:golang/" + name + "@" + version
		c := component{BOMRef: url, Type: "library", Name: name, Version: version, PackageURL: url}
		if sum != "" {
			c.Properties = []property{{"go:sum", sum}}
		}
		modules[url] = c
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
	program := component{BOMRef: "keyraken", Type: "application", Name: "keyraken", Version: version, Licenses: make([]licensed, 1)}
	program.Licenses[0].License.ID = "MIT"
	list := bom{"http://cyclonedx.org/schema/bom-1.6.schema.json", "CycloneDX", "1.6", 1, metadata{program},
		slices.SortedFunc(maps.Values(modules), func(a, b component) int { return strings.Compare(a.PackageURL, b.PackageURL) })}
	data, err := json.MarshalIndent(list, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(out, append(data, '\n'), 0o644)
}
