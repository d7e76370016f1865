//go:build !js

package pace

import "runtime"

func rest() { runtime.Gosched() }
