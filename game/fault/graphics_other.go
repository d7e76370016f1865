//go:build !linux && !windows

package fault

func graphics() []string { return nil }
