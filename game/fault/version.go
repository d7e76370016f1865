package fault

import (
	"runtime"
	"runtime/debug"
	"sync"
)

// version is the version of a release that is built without its tag. Who links the program
// may set it: go build -ldflags "-X github.com/keyraken/keyraken/game/fault.version=v1.2.3".
var version string

// Version is the version of the program: that of the release, else what the go command
// recorded when it built it.
func Version() string { return Build()[0] }

// Commit is the commit of the program, or "" where it is not known or something has been
// changed since.
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

// settings is what the go command recorded of the build.
func settings(info *debug.BuildInfo) map[string]string {
	all := map[string]string{}
	for _, s := range info.Settings {
		all[s.Key] = s.Value
	}
	return all
}

// Build tells which program this is, without words: its version, where they are known the
// commit and its time, the version of Go, and the system it is for.
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
// them. None where that cannot be told without a window.
var Graphics = sync.OnceValue(graphics)
