package fault

import (
	"fmt"

	"golang.org/x/sys/windows/registry"
)

// adapters is the key under which the graphics cards are numbered.
const adapters = `SYSTEM\CurrentControlSet\Control\Class\{4d36e968-e325-11ce-bfc1-08002be10318}`

func graphics() (drivers []string) {
	for n := 0; ; n++ {
		k, err := registry.OpenKey(registry.LOCAL_MACHINE, fmt.Sprintf(`%s\%04d`, adapters, n), registry.QUERY_VALUE)
		if err != nil {
			return drivers
		}
		name, _, err := k.GetStringValue("DriverDesc")
		version, _, _ := k.GetStringValue("DriverVersion")
		_ = k.Close()
		if err == nil {
			drivers = append(drivers, name+" "+version)
		}
	}
}
