// Package others lists the games beside KeyForge that the window plays.
package others

import (
	"github.com/keyraken/keyraken/ui/scene"
	codex "github.com/keyraken/keyraken/ui/scene/codex/entry"
	"github.com/keyraken/keyraken/ui/scene/shards/entry"
)

// All are these games.
func All() []scene.Other { return []scene.Other{entry.Other(), codex.Other()} }
