package fault

import (
	"os"
	"path/filepath"
	"slices"
)

func graphics() (drivers []string) {
	links, _ := filepath.Glob("/sys/class/drm/card[0-9]*/device/driver")
	for _, link := range links {
		if driver, err := os.Readlink(link); err == nil {
			drivers = append(drivers, filepath.Base(driver))
		}
	}
	slices.Sort(drivers)
	return slices.Compact(drivers)
}
