//go:build !js

package browser

import "runtime"

func yield() { runtime.Gosched() }
