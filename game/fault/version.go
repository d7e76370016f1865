package fault

import (
	"runtime"
	"runtime/debug"
	"sync"
)

// version is the version of a release that is built without its tag. Set it when linking: go
// build -ldflags "-X github.com/keyraken/keyraken/game/fault.version=v1.2.3".
var version string

// Version is the version of the program: that of the release, or else what the go command
// recorded when building it.
func Version() string { return Build()[0] }

// Commit is the commit of the program, or "" if it is unknown or something has been changed
// since.
var Commit = sync.OnceValue(func() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	return commit(info)
})

func commit(info *debug.BuildInfo) string {
	settings := settings(info)
	if settings["vcs.modified"] == "true" {
		return ""
	}
	return settings["vcs.revision"]
}

// settings is what the go command recorded about the build.
func settings(info *debug.BuildInfo) map[string]string {
	all := map[string]string{}
	for _, s := range info.Settings {
		all[s.Key] = s.Value
	}
	return all
}

// Build identifies the program, without words: its version, the commit and its time if
// known, the version of Go, and the system it is for.
var Build = sync.OnceValue(func() []string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = new(debug.BuildInfo)
	}
	return build(info, version)
})

func build(info *debug.BuildInfo, release string) []string {
	if release == "" {
		release = info.Main.Version
	}
	if release == "" {
		release = "(devel)"
	}
	settings := settings(info)
	told := []string{release}
	if commit := settings["vcs.revision"]; commit != "" {
		commit = commit[:min(len(commit), 12)]
		if settings["vcs.modified"] == "true" {
			commit += "+dirty"
		}
		told = append(told, commit, settings["vcs.time"])
	}
	return append(told, runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH)
}

// Graphics names the drivers of the graphics cards of this computer, as the system calls
// them. There are none if that is unknown without a window.
var Graphics = sync.OnceValue(graphics)
