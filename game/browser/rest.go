//go:build !js

package browser

import "runtime"

func rest() { runtime.Gosched() }
