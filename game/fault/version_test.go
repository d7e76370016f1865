package fault

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The version of a release takes precedence over what the go command has recorded; the
// commit is given where it is known, and whether it was changed.
func TestBuild(t *testing.T) {
	machine := []string{runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH}
	info := &debug.BuildInfo{}
	assert.Equal(t, append([]string{"(devel)"}, machine...), build(info, ""))
	info.Main.Version = "v0.0.0-20240506070809-0123456789ab"
	assert.Equal(t, append([]string{info.Main.Version}, machine...), build(info, ""), "by go install")
	info.Settings = []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef"}, {Key: "vcs.time", Value: "2024-05-06T07:08:09Z"}}
	assert.Equal(t, append([]string{"v1.2.3", "0123456789ab", "2024-05-06T07:08:09Z"}, machine...), build(info, "v1.2.3"))
	info.Settings = append(info.Settings, debug.BuildSetting{Key: "vcs.modified", Value: "true"})
	assert.Equal(t, "0123456789ab+dirty", build(info, "v1.2.3")[1])
	assert.NotEmpty(t, Version())
}

// The commit is given only if the program is built from exactly that.
func TestCommit(t *testing.T) {
	with := func(settings ...string) *debug.BuildInfo {
		info := &debug.BuildInfo{}
		for i := 0; i < len(settings); i += 2 {
			info.Settings = append(info.Settings, debug.BuildSetting{Key: settings[i], Value: settings[i+1]})
		}
		return info
	}
	assert.Equal(t, "abc", commit(with("vcs.revision", "abc", "vcs.modified", "false")))
	assert.Empty(t, commit(with("vcs.revision", "abc", "vcs.modified", "true")))
	assert.Empty(t, commit(with()))
}
