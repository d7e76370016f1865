package main

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/keyraken/keyraken/"

// rule says which of our packages a package may import, in the pattern language
// of the go command.
type rule struct {
	pkg string
	may []string
}

// rooms are the rooms of the house from the ground up. No import goes up.
var rooms = [...][]string{
	{"assets/...", "game", "game/fault", "game/fold", "game/browser", "game/printable", "game/stats", "game/message", "game/strict",
		"game/flat",
		"game/rulestest", "game/store/files", "game/store/replay", "game/store/records", "game/store/achievement",
		"game/ai/search"}, // of no game
	{"game/keyforge/...", "game/shards/...", "game/codex/...", "game/toytest"},
	{"adventure/nemesis"},
	{"game/games"},
	{"game/lang/..."},
	{"game/narrate/..."},
	{"game/store/..."},
	{"game/ai/..."},
	{"game/online/..."},
	{"adventure/..."},
	{"ui/job", "ui/icon", "ui/layout", "ui/paint/...", "ui/theme", "ui/quality",
		"ui/lettering", "ui/sound", "ui/widget", "ui/keys", "ui/couch", "ui/atlas", "ui/raster"},
	{"ui/table/..."},
	{"ui/stage/...", "ui/art/..."},
	{"ui/session", "ui/meeting/...", "ui/cardview", "ui/course", "ui/poster"},
	{"ui/shards/..."},
	{"ui/codex/..."},
	{"ui/scene/..."},
	{"ui/window/..."},
	{"cmd/..."},
}

// below is what lies below the scenes of the window.
var below = []string{"assets/...", "game/...", "adventure/...", "ui/layout", "ui/paint", "ui/sound", "ui/stage/...",
	"ui/table/...", "ui/theme", "ui/widget", "ui/keys", "ui/job", "ui/couch", "ui/quality", "ui/lettering", "ui/session", "ui/cardview", "ui/meeting"}

// imports says more exactly what each package may import. An error is [message.Error]; only the
// edges know a language, see TestOnlyTheEdgesKnowALanguage. The first rule that fits a package counts.
var imports = []rule{
	{"assets/...", nil},
	{"game/fault", nil},
	{"game/browser", nil},
	{"game/printable", nil},
	{"game/stats", nil},
	{"game/fold", nil},
	{"game/rulestest", nil},
	{"game/message", []string{"game/printable"}},
	{"game/strict", []string{"game/message"}},
	{"game/flat", []string{"game/message"}},
	{"game", nil},

	{"game/shards/card", nil},
	{"game/shards", []string{"game/shards/card", "game", "game/flat", "game/message", "game/printable", "game/strict"}},
	{"game/shards/cards", []string{"game/shards/card"}},
	{"game/shards/gametest", []string{"game/shards", "game/shards/cards"}},
	{"game/shards/bot", []string{"game/shards/card", "game/shards", "game", "game/ai/search"}},
	{"game/shards/lang", []string{"game/shards/card", "game/shards", "game/message", "game"}},
	{"game/shards/feats", []string{"game/shards/card", "game/shards", "game"}},
	{"game/shards/kind", []string{"game/shards", "game/shards/bot", "game/shards/cards", "game/shards/feats", "game/shards/lang",
		"game", "game/message", "game/printable", "game/strict", "game/shards/card", "game/shards/reference"}},
	{"game/shards/reference", []string{"game"}},

	{"game/toytest", []string{"game", "game/strict"}},
	{"game/codex/card", nil},
	{"game/codex", []string{"game/codex/card", "game", "game/flat", "game/message", "game/printable", "game/strict"}},
	{"game/codex/cards", []string{"game/codex/card"}},
	{"game/codex/gametest", []string{"game/codex", "game/codex/cards"}},
	{"game/codex/bot", []string{"game/codex/card", "game/codex", "game", "game/ai/search"}},
	{"game/codex/lang", []string{"game/codex/bot", "game/codex/card", "game/codex", "game/message", "game"}},
	{"game/codex/feats", []string{"game/codex/card", "game/codex", "game"}},
	{"game/codex/kind", []string{"game/codex", "game/codex/bot", "game/codex/card", "game/codex/cards", "game/codex/feats", "game/codex/lang",
		"game/codex/reference", "game", "game/message", "game/printable", "game/strict"}},
	{"game/codex/reference", []string{"game"}},
	{"game/games", []string{"adventure/nemesis", "game/codex/kind", "game/shards/kind", "game", "game/message", "game/printable"}},

	{"game/keyforge/card/notation", []string{"game/keyforge/card/...", "game/message", "game/printable"}},
	{"game/keyforge/card/...", []string{"game/keyforge/card/..."}},
	{"game/keyforge/feats/featstest", []string{"game/keyforge/feats", "game/keyforge/gametest"}},
	{"game/keyforge/feats", []string{"game/keyforge", "game/keyforge/card", "game/keyforge/cards", "game/keyforge/result",
		"game/keyforge/save", "game/keyforge/scenario", "game/store/achievement", "game/store/records"}},
	{"game/keyforge/result", []string{"game/keyforge", "game/keyforge/deck", "game/keyforge/save", "game/keyforge/scenario",
		"game/printable", "game/store/records", "game/store/replay"}},
	{"game/keyforge/save", []string{"game/keyforge", "game/keyforge/scenario", "game/store/replay"}},
	{"game/keyforge/program", []string{"game/keyforge/card/..."}},
	{"game/keyforge", []string{"game/flat", "game/printable", "game/message", "game", "game/keyforge/card/...", "game/keyforge/program"}},
	{"game/keyforge/cards/mkfacts", []string{"game/keyforge/cards"}},
	{"game/keyforge/cards", []string{"game/keyforge/card/...", "game/keyforge/cards/...", "game/keyforge", "game/keyforge/program"}},
	{"game/keyforge/cards/...", []string{"game/keyforge/card/...", "game/keyforge/cards/...", "game/keyforge"}},
	{"game/keyforge/gametest", []string{"game", "game/keyforge/card/...", "game/keyforge/cards", "game/keyforge/program", "game/keyforge"}},
	{"game/keyforge/deck", []string{"assets", "game/fold", "game/keyforge/card/...", "game/keyforge/cards", "game/keyforge", "game/message",
		"game/printable"}},
	{"game/keyforge/deck/vault", []string{"game/keyforge/deck", "game/message", "game/browser"}},
	{"game/keyforge/scenario", []string{"game/strict", "game/fold", "game", "game/keyforge/card/...", "game/keyforge/cards",
		"game/keyforge/program", "game/keyforge",
		"game/keyforge/deck", "game/message", "game/printable"}},

	{"game/lang", []string{"game/fold", "game", "game/keyforge/card/...", "game/keyforge", "game/message"}},
	{"game/lang/languages", []string{"game/lang", "game/lang/en", "game/lang/ru"}},
	{"game/lang/plan", []string{"game/keyforge/card", "game/lang", "game/message"}},
	{"game/lang/...", []string{"game/keyforge/card/...", "game/keyforge", "game/lang", "game/lang/plan", "game/message"}},
	{"game/narrate", []string{"game/keyforge/card/...", "game/keyforge", "game/lang", "game/message"}},
	{"game/narrate/data", []string{"game/keyforge/card/...", "game/keyforge", "game/keyforge/scenario", "game/narrate", "game/printable",
		"game/store/replay"}},

	{"game/store/files", []string{"game/message"}},
	{"game/store/files/filestest", nil},
	{"game/store/replay", []string{"game", "game/message", "game/printable", "game/strict", "game/store/files"}},
	{"game/store/library", []string{"game/keyforge/card", "game/keyforge/cards", "game/keyforge", "game/keyforge/deck", "game/fault",
		"game/fold",
		"game/message", "game/store/files"}},
	{"game/store/library/librarytest", []string{"game/keyforge", "game/keyforge/deck", "game/store/library"}},
	{"game/store/records", []string{"game", "game/message", "game/printable", "game/stats", "game/store/files", "game/store/replay"}},
	{"game/store/records/recordstest", []string{"game", "game/games", "game/keyforge", "game/keyforge/deck", "game/store/records"}},
	{"game/store/match", []string{"game", "game/keyforge/scenario", "game/keyforge/save", "game/keyforge", "game/keyforge/deck",
		"game/message", "game/printable", "game/store/files",
		"game/store/records", "game/store/replay"}},
	{"game/store/match/matchtest", []string{"game/keyforge/scenario", "game/keyforge/deck", "game/store/match", "game/store/replay"}},
	{"game/store/achievement", []string{"game", "game/store/records", "game/store/replay"}},
	{"game/store/backup", []string{"game", "game/games", "game/keyforge/save", "game/keyforge/scenario", "game/fault", "game/message",
		"game/printable", "game/store/files",
		"game/store/library", "game/store/match", "game/store/records", "game/store/replay"}},

	{"game/ai/search", []string{"game", "game/browser"}},
	{"game/online/wire", []string{"game/message", "game/printable"}},
	{"game/online/room", []string{"game", "game/message", "game/online/wire", "game/printable", "game/store/replay"}},
	{"game/online/deal", []string{"game", "game/games", "game/message", "game/online/room", "game/online/wire", "game/store/replay"}},
	{"game/online/guest", []string{"game", "game/message", "game/online/wire", "game/store/replay"}},
	{"game/online/pipe", nil},
	{"game/online/socket", []string{"game/online/pipe"}},
	{"game/online/seal", []string{"game/message", "game/online/pipe"}},
	{"game/online/relay", []string{"game/message", "game/online/pipe", "game/online/seal", "game/online/socket", "game/online/wire",
		"game/store/files"}},
	{"game/online/link", []string{"game/message", "game/online/pipe", "game/online/relay", "game/online/room", "game/online/seal",
		"game/online/socket", "game/online/wire"}},
	{"game/online/hall", []string{"game/message", "game/online/link", "game/online/relay", "game/online/room",
		"game/online/wire", "game/printable", "game/store/files", "game/store/replay"}},
	{"game/online/voyage", []string{"game", "game/fold", "game/games", "game/message", "game/online/wire", "game/printable",
		"game/store/files", "game/store/records", "game/store/replay"}},
	{"game/online/voyage/voyagehttp", []string{"game/message", "game/online/invite", "game/online/voyage", "game/online/wire",
		"game/printable"}},
	{"game/online/invite", []string{"game/message", "game/online/wire"}},
	{"game/online/nearby", []string{"game/message", "game/online/invite", "game/online/wire", "game/printable"}},
	{"game/online/page", nil},
	{"game/online/cluster", []string{"game/message", "game/online/hall", "game/online/room"}},
	{"game/online/house", []string{"game/message", "game/online/hall", "game/online/invite", "game/online/nearby",
		"game/online/page", "game/online/link", "game/online/pipe", "game/online/relay",
		"game/online/seal", "game/online/wire", "game/store/files"}},
	{"adventure/online", []string{"adventure", "game", "game/ai/bot", "game/games", "game/keyforge", "game/keyforge/deck",
		"game/lang", "game/narrate", "game/narrate/data",
		"game/keyforge/result", "game/keyforge/save", "game/keyforge/scenario", "game/message", "game/online/deal", "game/online/room",
		"game/online/voyage", "game/online/wire"}},
	{"game/ai/bot", []string{"game/keyforge/card/...", "game/keyforge", "game/ai/search", "game", "game/message", "game/printable",
		"game/store/replay"}},
	{"game/ai/advice", []string{"game/keyforge/card", "game/keyforge", "game/ai/bot", "game/ai/search", "game", "game/narrate", "game/message",
		"game/browser"}},
	{"game/ai/puzzle", []string{"game/ai/advice", "game/ai/bot", "game/ai/search", "game/keyforge", "game/keyforge/card",
		"game/keyforge/feats", "game/keyforge/save", "game/keyforge/scenario", "game/lang", "game/message", "game/narrate", "game/printable",
		"game/store/records", "game/store/replay", "game/strict"}},
	{"game/ai/workers", []string{"game/ai/search", "game/fault"}},
	{"game/ai/arena", []string{"game/ai/workers", "game", "game/fault", "game/store/replay"}},
	{"game/ai/review", []string{"game/ai/workers", "game", "game/fault", "game/store/files", "game/store/replay", "game/strict"}},
	{"game/ai/fared", []string{"game/keyforge", "game/keyforge/save", "game/ai/bot", "game/ai/search", "game/lang", "game/message",
		"game/store/replay"}},
	{"game/ai/sim", []string{"game/keyforge/save", "game/keyforge/card", "game/keyforge", "game/keyforge/scenario", "game/ai/arena",
		"game/ai/workers", "game/ai/bot", "game/ai/search", "game", "game/store/replay", "game/fault"}},
	{"game/ai/results", []string{"game/ai/workers", "game/message"}},
	{"game/ai/blunders", []string{"game/keyforge", "game/ai/bot", "game/ai/results", "game/ai/sim", "game", "game/fault", "game/message",
		"game/stats"}},
	{"game/ai/paired", []string{"game/keyforge", "game/ai/results", "game/ai/search", "game/ai/sim", "game/message", "game/stats"}},
	{"game/ai/balance", []string{"game/keyforge", "game/keyforge/card", "game/ai/bot", "game/ai/results", "game/ai/sim", "game",
		"game/fault", "game/message", "game/stats"}},
	{"game/ai/train", []string{"game/ai/workers", "game/keyforge", "game/ai/bot", "game", "game/store/files"}},
	{"game/ai/bidding", []string{"game/keyforge", "game/ai/sim", "game/store/match"}},
	{"game/ai/lab", []string{"game/keyforge/card", "game/keyforge", "game/keyforge/scenario", "game/ai/bot", "game/ai/sim",
		"game/ai/workers", "game/store/files", "game/store/replay", "game/fault", "game/message", "game/printable", "game/stats"}},
	{"game/ai/lab/studies", []string{"game/keyforge", "game/keyforge/deck", "game/keyforge/result", "game/keyforge/scenario", "game/ai/lab",
		"game/message", "game/store/files", "game/store/library", "game/store/records"}},
	{"game/ai/analysis", []string{"game/strict", "game/keyforge/save", "game/keyforge", "game/keyforge/scenario",
		"game/ai/advice", "game/ai/bot", "game/ai/review", "game/lang", "game/narrate", "game",
		"game/store/replay"}},

	{"adventure/nemesis", []string{"game", "game/shards", "game/shards/bot", "game/shards/card", "game/shards/reference"}},
	{"adventure/...", []string{"assets/...", "game/...", "adventure/..."}},

	{"ui/job", []string{"game/fault"}},
	{"ui/sound", []string{"game/browser"}},
	{"ui/icon", nil},
	{"ui/layout", nil},
	{"ui/paint", []string{"assets", "game/keyforge/card/...", "ui/layout"}},
	{"ui/paint/painttest", []string{"ui/layout", "ui/paint"}},
	{"ui/theme", []string{"game", "game/keyforge/card/...", "ui/paint"}},
	{"ui/atlas", []string{"ui/paint"}},
	{"ui/raster", []string{"game/browser", "ui/atlas", "ui/layout", "ui/paint"}},
	{"ui/quality", nil},
	{"ui/lettering", []string{"ui/paint"}},
	{"ui/widget", []string{"ui/layout", "ui/paint", "ui/theme"}},
	{"ui/keys", []string{"game/message", "ui/widget"}},
	{"ui/couch", []string{"game", "ui/widget"}},
	{"ui/stage/stages", []string{"ui/paint", "ui/stage/..."}},
	{"ui/stage/stagetest", []string{"ui/layout", "ui/paint", "ui/paint/painttest", "ui/stage", "ui/table/playback"}},
	{"ui/stage/...", []string{"game/...", "ui/layout", "ui/paint", "ui/sound", "ui/stage", "ui/table/playback", "ui/theme"}},

	{"ui/art/script", nil},
	{"ui/art/store", []string{"game/store/files", "ui/paint"}},
	{"ui/art/likeness", []string{"ui/paint"}},
	{"ui/art/brush", []string{"game/browser", "game/keyforge/card", "ui/paint", "ui/theme"}},
	{"ui/art/motif", []string{"ui/art/brush"}},
	{"ui/art/people", []string{"game/keyforge/card/...", "ui/art/brush", "ui/art/motif"}},
	{"ui/art/things", []string{"game/keyforge/card", "ui/art/brush", "ui/art/motif", "ui/art/people"}},
	{"ui/art/beasts", []string{"game/keyforge/card", "ui/art/brush", "ui/art/motif", "ui/art/people", "ui/art/things"}},
	{"ui/art/places", []string{"game/keyforge/card", "ui/art/brush", "ui/art/motif", "ui/art/things", "ui/art/beasts"}},
	{"ui/art/tableaux", []string{"game/keyforge/card", "ui/art/brush", "ui/art/motif", "ui/art/people", "ui/art/things", "ui/art/beasts",
		"ui/art/places"}},
	{"ui/art/arttest", []string{"game/keyforge/card", "ui/art", "ui/paint/painttest"}},
	{"ui/art", []string{"game/keyforge/card/...", "game/fault", "ui/art/brush", "ui/art/motif", "ui/art/people", "ui/art/things",
		"ui/art/beasts", "ui/art/places", "ui/art/tableaux", "ui/art/script", "ui/paint"}},

	{"ui/table/tabletest", []string{"game/keyforge/save", "game/keyforge", "game/keyforge/deck", "game/store/replay",
		"adventure", "adventure/adventures",
		"ui/paint/painttest"}},
	{"ui/table/forecast", []string{"game/keyforge", "game/lang", "adventure"}},
	{"ui/table/offers", []string{"game/..."}},
	{"ui/table/seating", []string{"game/keyforge", "game/keyforge/card", "ui/couch"}},
	{"ui/table/gesture", []string{"game/...", "ui/table/offers"}},
	{"ui/table/preview", []string{"adventure", "game/keyforge", "game/keyforge/card", "ui/table/board", "ui/table/forecast",
		"ui/table/gesture", "ui/table/offers"}},
	{"ui/table/board", []string{"game/keyforge/card", "game/keyforge"}},
	{"ui/table/recap", []string{"game/...", "ui/table/board"}},
	{"ui/table/piles", []string{"game/...", "ui/table/board"}},
	{"ui/table/playback", []string{"game/...", "ui/table/board", "ui/table/recap", "ui/layout", "ui/paint", "ui/sound", "ui/theme"}},
	{"ui/table", []string{"adventure/...", "game/...", "ui/couch", "ui/job", "ui/layout", "ui/paint", "ui/sound", "ui/table/...",
		"ui/theme"}},

	{"ui/session", []string{"game/...", "adventure", "adventure/expedition", "ui/job", "ui/keys", "ui/quality"}},
	{"ui/cardview", []string{"game", "game/keyforge/...", "game/lang", "game/store/library", "ui/art", "ui/layout", "ui/paint", "ui/table/...",
		"ui/theme", "ui/widget"}},
	{"ui/course", []string{"game/keyforge", "ui/cardview", "ui/layout", "ui/paint", "ui/table/recap", "ui/theme", "ui/widget"}},
	{"ui/meeting", []string{"game/online/guest", "game/online/nearby", "game/online/room", "game/online/voyage", "game/online/wire"}},
	{"ui/meeting/sockets", []string{"game/message", "game/online/...", "ui/meeting"}},
	{"ui/poster", []string{"game/keyforge/...", "game/lang", "game/printable", "game/store/records", "game/store/replay", "ui/art",
		"ui/cardview", "ui/course", "ui/layout", "ui/lettering", "ui/paint", "ui/raster", "ui/session", "ui/table/recap", "ui/theme", "ui/widget"}},
	{"ui/shards/board", []string{"game/shards", "game/shards/card"}},
	{"ui/shards/places", []string{"game/shards", "ui/layout", "ui/shards/board"}},
	{"ui/shards/face", []string{"game", "game/shards/card", "game/shards/lang", "ui/cardview", "ui/layout", "ui/paint", "ui/theme",
		"ui/widget"}},
	{"ui/shards/forecast", []string{"game/shards"}},
	{"ui/shards/playback", []string{"game/shards", "ui/layout", "ui/shards/board", "ui/shards/places", "ui/theme"}},
	{"ui/codex/board", []string{"game/codex", "game/codex/card"}},
	{"ui/codex/places", []string{"game/codex", "game/codex/card", "ui/codex/board", "ui/layout"}},
	{"ui/codex/face", []string{"game", "game/codex/card", "game/codex/lang", "ui/cardview", "ui/codex/board", "ui/layout", "ui/paint",
		"ui/theme", "ui/widget"}},
	{"ui/codex/forecast", []string{"game", "game/codex", "game/codex/card"}},
	{"ui/codex/playback", []string{"game/codex", "game/codex/card", "ui/codex/board", "ui/codex/places", "ui/layout", "ui/theme"}},
	{"ui/scene", append(below, "ui/art", "ui/poster")},
	{"ui/scene/watch", append(below, "ui/course", "ui/scene")},
	{"ui/scene/play", append(below, "ui/course", "ui/poster", "ui/raster", "ui/scene", "ui/scene/play/attempt", "ui/scene/settings",
		"ui/scene/watch")},
	{"ui/scene/play/attempt", append(below, "ui/scene")},
	{"ui/scene/games", append(below, "ui/scene", "ui/scene/play", "ui/scene/watch")},
	{"ui/scene/learn", append(below, "ui/scene", "ui/scene/play")},
	{"ui/scene/gallery", append(below, "ui/art", "ui/art/likeness", "ui/scene")},
	{"ui/scene/decks", append(below, "ui/scene", "ui/scene/games")},
	{"ui/scene/online", append(below, "ui/scene", "ui/scene/decks", "ui/scene/play", "ui/scene/setup")},
	{"ui/scene/puzzles", append(below, "ui/scene", "ui/scene/play/...")},
	{"ui/scene/voyages", append(below, "ui/scene", "ui/scene/play")},
	{"ui/scene/series", append(below, "ui/scene", "ui/scene/play")},
	{"ui/scene/expedition", append(below, "ui/scene", "ui/scene/decks", "ui/scene/play")},
	{"ui/scene/setup", append(below, "ui/scene", "ui/scene/play", "ui/scene/decks", "ui/scene/series")},
	{"ui/shards/poster", []string{"game", "game/shards", "game/shards/card", "game/shards/lang", "game/store/replay",
		"ui/cardview", "ui/course", "ui/layout", "ui/paint", "ui/poster", "ui/session", "ui/shards/face", "ui/theme", "ui/widget"}},
	{"ui/scene/lessons", append(below, "ui/scene")},
	{"ui/scene/help", append(below, "ui/scene")},
	{"ui/scene/shards", append(below, "ui/poster", "ui/scene", "ui/scene/help", "ui/scene/lessons", "ui/scene/settings", "ui/scene/watch",
		"ui/shards/...")},
	{"ui/scene/title", append(below, "ui/scene/...")},
	{"ui/scene/shards/entry", append(below, "ui/art", "ui/scene", "ui/scene/shards", "ui/scene/shards/lessons", "ui/shards/face")},
	{"ui/scene/shards/lessons", append(below, "ui/scene", "ui/scene/lessons", "ui/scene/shards")},
	{"ui/scene/codex", append(below, "ui/codex/...", "ui/scene", "ui/scene/help", "ui/scene/lessons", "ui/scene/settings", "ui/scene/watch")},
	{"ui/scene/codex/entry", append(below, "ui/art", "ui/codex/face", "ui/codex/places", "ui/scene", "ui/scene/codex",
		"ui/scene/codex/lessons")},
	{"ui/scene/codex/lessons", append(below, "ui/scene", "ui/scene/codex", "ui/scene/lessons")},
	{"ui/scene/others", []string{"ui/scene", "ui/scene/codex/entry", "ui/scene/shards/entry"}},
	{"ui/scene/scenetest", append(below, "ui/paint/painttest", "ui/scene", "ui/scene/gallery", "ui/scene/others", "ui/scene/play",
		"ui/scene/title", "ui/scene/watch")},
	{"ui/scene/...", append(below, "ui/scene")},
	{"ui/window/internal/tiles", []string{"ui/layout", "ui/paint"}},
	{"ui/window", append(below, "ui/icon", "ui/raster", "ui/window/internal/...", "ui/scene/...")},

	{"cmd/keyraken/flags", []string{"game/..."}},
	{"cmd/keyraken/...", []string{"..."}},
	{"cmd/pack", []string{"cmd/keyraken/flags", "game/lang/languages", "ui/icon"}},
	{"cmd/web", []string{"adventure/...", "game/...", "ui/icon"}},
	{"cmd/archon", []string{"cmd/archon/..."}},
	{"cmd/archon/adventures", []string{"game/...", "adventure", "adventure/written", "cmd/archon/exit", "cmd/archon/pool",
		"cmd/archon/terminal"}},
	{"cmd/archon/analyse", []string{"game/...", "cmd/archon/exit", "cmd/archon/pool", "cmd/archon/saves", "cmd/archon/setup",
		"cmd/archon/terminal"}},
	{"cmd/archon/archontest", []string{"game/keyforge/deck", "game/lang/languages", "cmd/archon/pool", "cmd/archon/root"}},
	{"cmd/archon/backup", []string{"game/...", "cmd/archon/exit", "cmd/archon/pool", "cmd/archon/terminal"}},
	{"cmd/archon/cards", []string{"game/...", "cmd/archon/cards/compare", "cmd/archon/pool", "cmd/archon/terminal"}},
	{"cmd/archon/cards/compare", []string{"game/...", "cmd/archon/exit", "cmd/archon/pool", "cmd/archon/terminal"}},
	{"cmd/archon/decks", []string{"game/...", "cmd/archon/decks/collection", "cmd/archon/exit", "cmd/archon/lab/figures",
		"cmd/archon/pool", "cmd/archon/records", "cmd/archon/terminal"}},
	{"cmd/archon/decks/collection", []string{"game/...", "cmd/archon/pool"}},
	{"cmd/archon/engine", []string{"game/...", "adventure", "cmd/archon/engine/...", "cmd/archon/pool",
		"cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/engine/plain", []string{"game", "game/games", "game/store/replay", "cmd/archon/engine/wire"}},
	{"cmd/archon/voyages", []string{"cmd/archon/pool", "cmd/archon/terminal", "game", "game/games", "game/message",
		"game/online/voyage/voyagehttp",
		"game/online/voyage", "game/store/files", "game/store/replay"}},
	{"cmd/archon/serve", []string{"adventure/online", "cmd/archon/pool", "cmd/archon/terminal", "cmd/archon/voyages", "game/fault",
		"game/games", "game/lang", "game/message", "game/lang/languages", "game/online/cluster", "game/online/deal", "game/online/hall",
		"game/online/page", "game/online/voyage/voyagehttp",
		"game/online/relay", "game/online/room", "game/printable", "game/online/voyage", "game/store/files"}},
	{"cmd/archon/engine/wire", []string{"game", "game/lang/languages", "game/printable", "game/store/replay", "game/strict"}},
	{"cmd/archon/expedition", []string{"game/...", "adventure", "adventure/expedition", "cmd/archon/decks/collection", "cmd/archon/play/...",
		"cmd/archon/pool", "cmd/archon/saves", "cmd/archon/terminal"}},
	{"cmd/archon/exit", []string{"game/fault", "game/message", "game/store/replay"}},
	{"cmd/archon/lab", []string{"game/...", "adventure", "cmd/archon/decks/collection", "cmd/archon/exit", "cmd/archon/lab/chart",
		"cmd/archon/lab/figures", "cmd/archon/pool", "cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/lab/chart", []string{"ui/layout", "ui/paint"}},
	{"cmd/archon/lab/figures", []string{"game/...", "cmd/archon/pool", "cmd/archon/terminal"}},
	{"cmd/archon/picture", []string{"game/...", "cmd/archon/pool", "cmd/archon/saves", "ui/art", "ui/poster", "ui/scene",
		"ui/scene/play", "ui/scene/title", "ui/session", "ui/table/recap"}},
	{"cmd/archon/play", []string{"game/...", "cmd/archon/decks/collection", "cmd/archon/play/...", "cmd/archon/pool",
		"cmd/archon/saves", "cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/play/talk", []string{"game/lang", "game/printable", "cmd/archon/pool", "cmd/archon/terminal"}},
	{"cmd/archon/play/medals", []string{"game/store/achievement", "game/store/records", "cmd/archon/play/talk"}},
	{"cmd/archon/play/console", []string{"game/...", "adventure", "ui/table/forecast", "cmd/archon/exit", "cmd/archon/play/medals",
		"cmd/archon/play/talk", "cmd/archon/pool", "cmd/archon/saves", "cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/play/plain", []string{"game", "game/fault", "game/lang", "game/message", "game/store/achievement",
		"game/store/records", "game/store/replay", "cmd/archon/exit", "cmd/archon/play/medals", "cmd/archon/play/talk", "cmd/archon/saves"}},
	{"cmd/archon/pool", []string{"game/...", "adventure", "adventure/adventures", "adventure/written", "cmd/archon/terminal"}},
	{"cmd/archon/puzzles", []string{"game/...", "adventure", "cmd/archon/exit", "cmd/archon/play/console", "cmd/archon/play/talk",
		"cmd/archon/pool", "cmd/archon/terminal"}},
	{"cmd/archon/records", []string{"game/...", "adventure", "cmd/archon/decks/collection", "cmd/archon/pool", "cmd/archon/setup",
		"cmd/archon/terminal"}},
	{"cmd/archon/replay", []string{"game/...", "cmd/archon/exit", "cmd/archon/pool", "cmd/archon/saves", "cmd/archon/terminal",
		"cmd/archon/setup"}},
	{"cmd/archon/root", []string{"game/...", "cmd/archon/exit", "cmd/archon/pool", "cmd/archon/terminal", "cmd/archon/usage"}},
	{"cmd/archon/rules", []string{"game/lang", "game/message", "adventure", "cmd/archon/pool", "cmd/archon/terminal", "game",
		"game/games"}},
	{"cmd/archon/saves", []string{"game", "game/keyforge/save", "game/message", "game/narrate", "game/store/replay",
		"cmd/archon/pool"}},
	{"cmd/archon/setup", []string{"game", "game/games", "game/keyforge", "game/keyforge/scenario", "game/keyforge/deck", "game/message",
		"adventure", "cmd/archon/decks/collection", "cmd/archon/pool"}},
	{"cmd/archon/sim", []string{"game/...", "adventure", "cmd/archon/pool", "cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/soak", []string{"game/...", "adventure", "cmd/archon/exit", "cmd/archon/pool", "cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/terminal", []string{"game/printable"}},
	{"cmd/archon/train", []string{"game/...", "adventure", "cmd/archon/pool", "cmd/archon/setup", "cmd/archon/terminal"}},
	{"cmd/archon/usage", []string{"game/lang", "game/message"}},
}

func fits(pkg, pattern string) bool {
	root, deep := strings.CutSuffix(pattern, "...")
	root = strings.TrimSuffix(root, "/")
	return pkg == root || deep && (root == "" || strings.HasPrefix(pkg, root+"/"))
}

// packages lists all our packages: path, imports, and all dependencies.
func packages(t *testing.T) [][3][]string {
	t.Helper()
	format := `{{.ImportPath}};{{join .Imports " "}};{{join .Deps " "}}`
	list := exec.Command("go", "list", "-f", format, module+"...")
	var stderr strings.Builder
	list.Stderr = &stderr
	out, err := list.Output()
	require.NoError(t, err, stderr.String())
	var all [][3][]string
	for line := range strings.Lines(string(out)) {
		var p [3][]string
		for i, field := range strings.Split(line, ";") {
			p[i] = strings.Fields(field)
		}
		all = append(all, p)
	}
	require.NotEmpty(t, all)
	return all
}

func TestNoImportGoesUp(t *testing.T) {
	room := func(pkg string) int {
		return slices.IndexFunc(rooms[:], func(room []string) bool {
			return slices.ContainsFunc(room, func(pattern string) bool { return fits(pkg, pattern) })
		})
	}
	for _, p := range packages(t) {
		path := strings.TrimPrefix(p[0][0], module)
		require.GreaterOrEqual(t, room(path), 0, "package %s is in no room", path)
		for _, imp := range p[1] {
			if ours, ok := strings.CutPrefix(imp, module); ok {
				assert.LessOrEqual(t, room(ours), room(path), "%s lies above %s, which imports it", ours, path)
			}
		}
	}
}

func TestImportsPointOneWay(t *testing.T) {
	for _, p := range packages(t) {
		path := strings.TrimPrefix(p[0][0], module)
		i := slices.IndexFunc(imports, func(r rule) bool { return fits(path, r.pkg) })
		require.GreaterOrEqual(t, i, 0, "package %s has no line in the table of imports: add one", path)
		for _, imp := range p[1] {
			if ours, ok := strings.CutPrefix(imp, module); ok {
				assert.True(t, slices.ContainsFunc(imports[i].may, func(may string) bool { return fits(ours, may) }),
					"%s must not import %s", path, ours)
			}
		}
	}
}

// The code that decides what the window shows, accepts and plays needs no window:
// only package ui and the game depend on Ebitengine. Only code that follows a
// player's link uses the network.
func TestWhoReachesTheWindowAndTheNetwork(t *testing.T) {
	for _, p := range packages(t) {
		path := strings.TrimPrefix(p[0][0], module)
		for _, dep := range p[2] {
			if path != "ui/window" && path != "cmd/keyraken" {
				assert.NotContains(t, dep, "ebiten", "%s reaches Ebitengine", path)
			}
			tests := strings.HasSuffix(path, "test") // the assertions library knows it
			online := path == "game/keyforge/deck/vault" || path == "game/online/socket" ||
				path == "game/online/relay" || path == "game/online/link" || path == "game/online/hall" || path == "game/online/cluster" ||
				path == "game/online/house" || path == "game/online/page" ||
				path == "game/online/voyage/voyagehttp" || path == "ui/meeting/sockets"
			if !online && !fits(path, "cmd/...") && !tests {
				assert.NotEqual(t, "net/http", dep, "%s reaches the network", path)
			}
		}
	}
}

// edges are where a language is chosen, and a thing said in it.
var edges = []string{"game/lang/languages", "game/lang/en", "game/lang/ru", "adventure/adventuretest/...",
	"ui/session", "ui/poster", "ui/shards/poster", "ui/scene/...", "ui/window", "cmd/..."}

// Below the edges nothing knows a language by name, not even for an error.
func TestOnlyTheEdgesKnowALanguage(t *testing.T) {
	for _, p := range packages(t) {
		path := strings.TrimPrefix(p[0][0], module)
		if slices.ContainsFunc(edges, func(edge string) bool { return fits(path, edge) }) {
			continue
		}
		for _, language := range []string{"languages", "en", "ru"} {
			assert.NotContains(t, p[2], module+"game/lang/"+language, "%s needs no language", path)
		}
	}
}

// An adventure is one folder, with another for its stage if it has one. Only the
// lists and the programs import them.
func TestOnlyTheListsImportAnAdventure(t *testing.T) {
	for folder, by := range map[string][]string{
		"adventure/keyraken": {"adventure/adventures", "cmd/..."},
		"adventure/nemesis":  {"game/games", "ui/scene/shards/..."},
		"ui/stage/keyraken":  {"ui/stage/stages", "cmd/..."},
	} {
		for _, p := range packages(t) {
			path := strings.TrimPrefix(p[0][0], module)
			if !slices.ContainsFunc(by, func(may string) bool { return fits(path, may) }) {
				assert.NotContains(t, p[1], module+folder, "%s must not know it", path)
			}
		}
	}
}

// Shards of Infinity is known by name only in its folders and to the lists of games; to all others by package game alone.
func TestOnlyTheListsImportShards(t *testing.T) {
	for folder, by := range map[string][]string{
		"game/shards":     {"game/shards/...", "adventure/nemesis", "game/games", "ui/shards/...", "ui/scene/shards/..."},
		"ui/shards":       {"ui/shards/...", "ui/scene/shards/..."},
		"ui/scene/shards": {"ui/scene/shards/...", "ui/scene/others"},
	} {
		for _, p := range packages(t) {
			path := strings.TrimPrefix(p[0][0], module)
			if slices.ContainsFunc(by, func(may string) bool { return fits(path, may) }) {
				continue
			}
			for _, imp := range p[1] {
				assert.False(t, fits(strings.TrimPrefix(imp, module), folder+"/..."), "%s must not know %s", path, imp)
			}
		}
	}
}

// opponents are the adventures with the folders that may name them, and the other files that may: the lists, and files that name
// the program itself, where it keeps its files, or what data calls an opponent.
var opponents = map[string]struct{ folders, files []string }{
	"keyraken": {[]string{"adventure/keyraken", "ui/stage/keyraken"}, []string{
		"adventure/adventures/adventures.go", "ui/stage/stages/stages.go", "game/store/files/files.go",
		"game/store/replay/header.go", "game/store/replay/replay.go",
		"game/keyforge/deck/vault/vault.go", "game/keyforge/deck/vault/ask.go", "game/keyforge/gametest/edge.go",
		"game/online/cluster/node.go", "game/online/nearby/nearby.go", "game/online/page/page.go",
		"ui/window/speaker.go", "cmd/keyraken/main.go",
		"cmd/keyraken/browser_js.go", "cmd/web/main.go", "cmd/web/build.go", "game/store/backup/backup.go", "game/store/backup/kinds.go",
		"cmd/keyraken/desktop.go", "cmd/keyraken/flags/flags.go", "cmd/pack/files.go", "cmd/pack/sbom.go", "cmd/pack/terms.go",
		// A house of players has that name, too (K23.3).
		"game/keyforge/card/card.go", "game/keyforge/card/notation/values.go", "game/keyforge/card/printed/printed.go",
		"game/keyforge/cards/mg24/keyraken.go",
		"game/keyforge/cards/mg24/mg24.go", "game/keyforge/houses.go", "game/keyforge/position_edit.go",
		"game/keyforge/setup.go", "game/keyforge/state.go", "ui/art/brush/palette.go",
		"ui/art/facts.go", "ui/art/people/figure.go", "ui/art/places/backdrop.go",
		"ui/paint/emblems.go", "ui/theme/palette.go",
	}},
	"nemesis": {[]string{"adventure/nemesis", "ui/art", "ui/scene/shards", "ui/shards"}, []string{
		"game/games/games.go", "game/shards/command.go", "game/shards/event.go", "game/shards/game.go", "game/shards/hash.go",
		"game/shards/place.go", "game/shards/kind/setup.go",
	}},
}

// Outside their folders and the lists, no line of the program is written for an opponent, and no comment mentions it.
func TestOnlyTheirFoldersNameOpponents(t *testing.T) {
	root := filepath.Join("..", "..")
	for name, may := range opponents {
		named := map[string]bool{}
		require.NoError(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			rel, _ := filepath.Rel(root, path)
			rel = filepath.ToSlash(rel)
			if d != nil && d.IsDir() && (slices.Contains(may.folders, rel) || d.Name() == "testdata" || d.Name() == ".git") {
				return filepath.SkipDir
			}
			if err != nil || !strings.HasSuffix(rel, ".go") || strings.HasSuffix(rel, "_test.go") {
				return err
			}
			named[rel], err = mentions(path, name)
			return err
		}))
		for _, file := range may.files {
			assert.Contains(t, named, file, "it is gone: take it off the list")
		}
		for file, does := range named {
			assert.Equal(t, slices.Contains(may.files, file), does, "%s: %s is named there, or is on the list", file, name)
		}
	}
}

// mentions reports whether a file has a word in its code or comments, other than as the name of the module.
func mentions(path, word string) (bool, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	var s scanner.Scanner
	files := token.NewFileSet()
	s.Init(files.AddFile(path, -1, len(src)), src, nil, scanner.ScanComments)
	for {
		_, tok, lit := s.Scan()
		if tok == token.EOF {
			return false, nil
		}
		if strings.Contains(strings.ToLower(strings.ReplaceAll(lit, "keyraken/keyraken", "")), word) {
			return true, nil
		}
	}
}
