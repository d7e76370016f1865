package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/match"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/gallery"
	"github.com/keyraken/keyraken/ui/scene/learn"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// views are what the window can show, each reached from the title.
var views = []struct {
	name string
	show func(m *mouse)
}{
	{"title", func(m *mouse) {}},
	{"new adventure", func(m *mouse) { m.click("new-adventure", 0); m.click("players", 2) }},
	{"conditions", func(m *mouse) { m.custom() }},
	{"a wrong code", func(m *mouse) {
		m.s.Clipboard = func() (string, error) { return strings.Repeat("1", 30), nil }
		m.custom()
		m.click("paste", 0)
		m.until(func() bool { return strings.Contains(m.words(), "111") })
	}},
	{"new adventure under a variant", func(m *mouse) {
		m.custom()
		m.click("preset", 5)
		m.click("conditions-ok", 0)
		m.frame()
		m.click("players", 2)
	}},
	{"the voyage of the week", func(m *mouse) {
		m.click("new-adventure", 0)
		m.click("voyage", 0)
		m.frames(3)
		m.click("players", 2)
	}},
	{"new standard game", func(m *mouse) { m.click("new-adventure", 0); m.click("game-kind", 1); m.click("who-1", 1) }},
	{"a standard game", func(m *mouse) { m.standard(table.Lifted) }},
	{"a standard game with open hands", func(m *mouse) { m.duel([2]int{0, 12}, true); m.twist(rand.New(rand.NewPCG(3, 1)), 60) }},
	{"the end of a turn of two", func(m *mouse) { m.standard(table.Passing) }},
	{"the curtain", func(m *mouse) { m.standard(table.Drawn) }},
	{"the end of a standard game", func(m *mouse) {
		m.duel([2]int{2, 5}, false)
		m.twist(rand.New(rand.NewPCG(4, 4)), 40)
		m.sit(func() {})
		m.table().Concede()
		m.sit(func() {})
	}},
	{"a match that is planned", func(m *mouse) { m.planned(match.BestOfThree, match.Own) }},
	{"an auction that is planned", func(m *mouse) { m.planned(match.Single, match.Auction) }},
	{"a sealed match that is planned", func(m *mouse) {
		m.planned(match.Adaptive, match.Sealed)
		m.click("match-offered", 3)
		m.click("match-plan-ok", 0)
		m.frame()
	}},
	{"a match in the set-up", func(m *mouse) {
		m.planned(match.BestOfThree, match.Own)
		m.click("chains-of-2", 1)
		m.click("match-plan-ok", 0)
		m.frame()
	}},
	{"decks by lot", func(m *mouse) { m.planned(match.BestOfThree, match.Sealed); m.click("match-offered", 3); m.agreed() }},
	{"the cards of a deck", func(m *mouse) {
		m.planned(match.Single, match.Auction)
		m.agreed()
		m.click("match-cards", 0)
		m.frame()
	}},
	{"an auction", func(m *mouse) { m.bidding(); m.click("match-bid", 0); m.frame() }},
	{"who goes first", func(m *mouse) { m.bidding(); m.click("match-give-way", 0); m.frame() }},
	{"the last game of a match", func(m *mouse) {
		m.bidding()
		m.click("match-give-way", 0)
		m.frame()
		m.click("match-first", 0)
		m.frame()
	}},
	{"the end of a game of a match", func(m *mouse) {
		m.planned(match.Adaptive, match.Own)
		m.agreed()
		m.sit(func() {})
		m.table().Concede()
		m.sit(func() {})
		m.frames(40)
	}},
	{"the end of a match", func(m *mouse) {
		m.bidding()
		m.click("match-give-way", 0)
		m.frame()
		m.click("match-first", 0)
		m.frame()
		m.click("match-next", 0)
		m.frames(2)
		m.concede(0)
	}},
	{"a match among the games", func(m *mouse) {
		m.s.Games = m.t.TempDir()
		m.bidding()
		m.press(widget.Escape)
		m.canGoOn("continue")
		m.click("games", 0)
		m.canGoOn("games-continue")
	}},
	{"standard games that are kept", func(m *mouse) {
		m.s.Games = m.t.TempDir()
		m.standard(table.Lifted)
		m.s.Home()
		m.canGoOn("continue") // it moves what is below
		m.click("games", 0)
		m.canGoOn("games-continue")
	}},
	{"lessons", func(m *mouse) { m.click("learn", 0) }},
	{"welcome", func(m *mouse) { m.s.Push(learn.Welcome(m.s)) }},
	{"settings", func(m *mouse) { m.click("settings", 0) }},
	{"settings of the picture", func(m *mouse) { m.click("settings", 0); m.click("section", 1) }},
	{"settings of sound", func(m *mouse) { m.click("settings", 0); m.click("section", 2) }},
	{"settings of the language", func(m *mouse) { m.click("settings", 0); m.click("section", 3) }},
	{"the list of controls", func(m *mouse) { m.click("settings", 0); m.click("section", 4) }},
	{"the players", func(m *mouse) { m.plug(2); m.click("settings", 0); m.click("section", 5); m.pads(1, widget.NoKey) }},
	{"how a player looks", func(m *mouse) { m.click("new-adventure", 0); m.click("name", 0) }},
	{"gamepads at set-up", func(m *mouse) {
		m.click("new-adventure", 0)
		m.click("players", 2)
		m.plug(3)
		m.pads(0, widget.NoKey)
		m.pads(1, widget.NoKey)
	}},
	{"gamepads before a standard game", func(m *mouse) {
		m.click("new-adventure", 0)
		m.click("game-kind", 1)
		m.plug(2)
		m.pads(1, widget.NoKey)
	}},
	{"pointers and marks", func(m *mouse) {
		m.three(3)
		who := int(m.table().Decider())
		m.pads(who, widget.Tab)
		for range 4 {
			m.pads((who+1)%3, widget.Down)
		}
		m.pads((who+2)%3, widget.Up)
		m.pads((who+2)%3, widget.Enter)
	}},
	{"a gamepad that is gone", func(m *mouse) { m.three(3); m.in.Pads = m.in.Pads[:2] }},
	{"about the program", func(m *mouse) { m.click("settings", 0); m.click("section", 6) }},
	{"games", func(m *mouse) { m.click("games", 0) }},
	{"decks", func(m *mouse) { m.decks() }},
	{"a card of a deck", func(m *mouse) { m.decks(); m.click("deck-card", 4) }},
	{"a deck that is renamed", func(m *mouse) { m.decks(); m.click("deck", 0); m.click("rename", 0) }},
	{"a lab without anything", func(m *mouse) {
		m.decks()
		m.click("deck-lab", 0)
		m.until(func() bool { return !strings.Contains(m.words(), m.s.T("study-wait")) })
	}},
	{"a lab", func(m *mouse) { m.decks(); m.studied(0) }},
	{"partners in a lab", func(m *mouse) { m.decks(); m.studied(1) }},
	{"teams in a lab", func(m *mouse) { m.decks(); m.studied(3) }},
	{"a deck that was in the lab", func(m *mouse) {
		m.decks()
		m.studied(0)
		m.click("back", 0)
		m.says(m.s.T("study"))
		m.until(func() bool { return strings.Contains(m.words(), "–") })
	}},
	{"decks that have won", func(m *mouse) {
		lib := library.Open(filepath.Join(m.t.TempDir(), "won"))
		m.s.Library = lib
		m.beats(deck.Embedded()[0], adventure.Ladder(m.s.Adventure)...)
		m.s.ReadDecks()
		m.click("decks", 0)
		m.until(func() bool { return m.s.Collection.Loaded })
		m.search(deck.Embedded()[0])
		m.until(func() bool { _, ok := m.find("deck-beaten", 0); return ok })
	}},
	{"records of nothing", func(m *mouse) { m.records(0, 0) }},
	{"records", func(m *mouse) { m.records(200, 0) }},
	{"ladders", func(m *mouse) { m.records(200, 1) }},
	{"records of teams", func(m *mouse) { m.records(200, 2) }},
	{"records of voyages", func(m *mouse) { m.records(200, 3) }},
	{"statistics", func(m *mouse) { m.records(200, 4) }},
	{"achievements", func(m *mouse) { m.records(200, 5) }},
	{"a filter of statistics", func(m *mouse) { m.records(200, 4); m.click("records-filter", 3) }},
	{"all pictures", func(m *mouse) { m.s.Push(gallery.New(m.s)); m.frame() }},
	{"small pictures", func(m *mouse) { m.s.Push(gallery.New(m.s)); m.click("gallery-size", 0) }},
	{"large pictures of a house", func(m *mouse) {
		m.s.Push(gallery.New(m.s))
		m.click("gallery-size", 2)
		m.click("gallery-house", int(card.Saurian))
	}},
	{"a large picture", func(m *mouse) { m.s.Push(gallery.New(m.s)); m.click("gallery-card", 3) }},
	{"pictures that look alike", func(m *mouse) { m.likenesses() }},
	{"import of decks", func(m *mouse) { m.decks(); m.click("import", 0) }},
	{"what an import would do", func(m *mouse) { m.decks(); m.offered() }},
	{"the results of an import", func(m *mouse) {
		m.decks()
		m.offered()
		m.click("import-these", 0)
		m.until(func() bool { return m.reveal("import-undo", 0) })
	}},
	{"files that are no decks", func(m *mouse) {
		m.decks()
		require.NoError(m.t, os.Mkdir(m.s.Library.File("folder"), 0o700))
		m.press(widget.Escape)
		m.frame()
		m.click("decks", 0)
		m.until(func() bool { return m.reveal("deck-problems", 0) })
	}},
	{"a replay", func(m *mouse) {
		m.s.Games = m.t.TempDir()
		m.click("new-adventure", 0)
		m.click("begin", 0)
		m.turns(3, 5)
		saves, err := filepath.Glob(filepath.Join(m.s.Games, "*.jsonl"))
		require.NoError(m.t, err)
		require.Len(m.t, saves, 1)
		play.WatchFile(m.s, saves[0])
	}},
	{"one player", func(m *mouse) { m.lay("crowd") }},
	{"three players", func(m *mouse) { m.lay("table") }},
	{"log open", func(m *mouse) { m.lay("table"); m.click("fold-log", 0) }},
	{"settings in a game", func(m *mouse) { m.lay("table"); m.press(widget.Escape) }},
	{"end of a turn", func(m *mouse) { m.lay("table"); m.click("end-turn", 0) }},
	{"a pile", func(m *mouse) { m.lay("table"); m.click("pile-1", layout.DiscardPile) }},
	{"a card of a row", func(m *mouse) {
		m.lay("table")
		m.point("card", int(m.table().Board.Piles[0][card.Battleline][3]))
	}},
	{"a card of an ally", func(m *mouse) {
		m.lay("table")
		m.point("card", int(m.table().Board.Piles[1][card.Battleline][4]))
	}},
	{"a card in hand", func(m *mouse) { m.lay("table"); m.point("card", int(m.table().Board.Piles[0][card.Hand][0])) }},
	{"a card of the monster", func(m *mouse) {
		m.lay("table")
		m.point("card", int(m.table().Board.Piles[keyforge.Monster][card.Battleline][10]))
	}},
	{"a large card", func(m *mouse) {
		m.lay("table")
		m.point("card", int(m.table().Board.Piles[0][card.Battleline][3]))
		m.in.Context = true
		m.frame()
	}},
	{"rules", func(m *mouse) { m.click("rules", 0) }},
	{"rules about nothing", func(m *mouse) { m.click("rules", 0); m.in.Typed = []rune("xyzzy"); m.frames(2) }},
	{"what a card can be used for", func(m *mouse) { m.lay("table"); m.click("card", int(m.table().Board.Piles[0][card.Battleline][0])) }},
	{"advice", func(m *mouse) {
		m.lay("crowd")
		m.press(widget.Advice)
		m.until(func() bool { return m.table().Advice() != nil })
	}},
	{"advice on a house", func(m *mouse) {
		m.s.Settings.Chances = true
		m.click("new-adventure", 0)
		m.click("players", 2)
		m.click("begin", 0)
		m.house()
		m.press(widget.Advice)
		m.until(func() bool { return m.table().Advice() != nil })
	}},
	{"an order", func(m *mouse) {
		m.lay("orders")
		m.do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.slot("Poison Wave")})
		m.settle()
	}},
	{"a fault", func(m *mouse) {
		m.lay("table")
		m.faults, m.s.Reports = true, m.t.TempDir()
		m.s.Break(fault.Of("runtime error: index out of range [3] with length 2"))
		m.frame()
	}},
	{"what is thought of a game", func(m *mouse) { m.goneBy(true); m.thoughtOver() }},
	{"the last turning point of a game", func(m *mouse) {
		m.goneBy(true)
		m.thoughtOver()
		m.scrollTo("turning-play", 2)
	}},
	{"the end", func(m *mouse) {
		m.lay("victory")
		m.do(keyforge.Command{Verb: keyforge.Fight, Card: m.slot("Valdr")})
		m.settle()
		m.do(keyforge.Command{Verb: keyforge.Pick, Card: m.table().Board.Boss})
		m.settle()
	}},
}

// standard plays a standard game of two people until the curtain is in that state.
func (m *mouse) standard(c table.Curtain) {
	m.t.Helper()
	m.duel([2]int{0, 12}, false)
	m.twist(rand.New(rand.NewPCG(3, 1)), 90)
	m.sit(func() {})
	if c == table.Lifted {
		return
	}
	m.do(keyforge.Command{Verb: keyforge.EndTurn})
	m.until(func() bool { return m.table().Curtain() == table.Passing })
	if c == table.Drawn {
		m.click("draw-curtain", 0)
		m.until(func() bool { return m.s.Top().Name() == "curtain" })
	}
}

// lay puts a prepared position on the table.
func (m *mouse) lay(position string) {
	m.t.Helper()
	m.s.Settings.Ask = int(bot.AskEverything)
	require.NoError(m.t, play.Position(m.s, position))
	m.frames(3)
}

// decks opens the decks, a few of them with long names.
func (m *mouse) decks() {
	m.t.Helper()
	var decks []*deck.Deck
	for i, name := range []string{"Short", "The Most Noble and Long-winded Archchancellor of the Seventh Spire", "Another"} {
		decks = append(decks, ownDeck(m.t, name, i))
	}
	m.openDecks(decks...)
}

// At every size of the window and of the text, nothing is cut, nothing hangs over
// an edge, no words overlap others and no button another.
func TestEverythingFits(t *testing.T) {
	sizes := [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, {1280, 1024}}
	for i, size := range sizes {
		for _, text := range []int{80, 100, 150} {
			if i > 0 && text < 150 || testing.Short() && text < 150 {
				continue // the smallest window is the hardest
			}
			everything(t, size, text, "en", false)
		}
	}
}

// In a language whose words are half as long again nothing is cut either.
func TestEverythingFitsInALongLanguage(t *testing.T) {
	for _, text := range []int{100, 150} {
		everything(t, [2]float64{1280, 720}, text, "en", true)
	}
}

// In Russian nothing is cut, nothing covered, and nothing left in English but names.
func TestEverythingFitsInRussian(t *testing.T) {
	everything(t, [2]float64{1280, 720}, 150, "ru", false)
	if !testing.Short() {
		everything(t, [2]float64{1920, 1080}, 100, "ru", false)
	}
}

// everything checks all views, and a question of each kind.
func everything(t *testing.T, size [2]float64, text int, language string, stretch bool) {
	eachView(t, size, text, language, func(m *mouse) {
		if stretch {
			m.s.Stretch()
		}
	}, func(t *testing.T, m *mouse) {
		m.fits(t)
		if language != "en" {
			m.translated(t)
		}
	})
}

// eachView prepares a window, opens in it each view, and a question of each kind, and checks it.
func eachView(t *testing.T, size [2]float64, text int, language string, ready func(*mouse), look func(*testing.T, *mouse)) {
	see := func(name string, show func(m *mouse)) {
		t.Run(fmt.Sprintf("%v/%d/%s", size, text, name), func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Text, settings.Speed, settings.Language = text, len(session.Speeds)-1, language
			m := newMouse(t, settings)
			ready(m)
			m.in.W, m.in.H = size[0], size[1]
			m.in.Mouse = layout.Point{X: -1, Y: -1}
			m.frames(2)
			show(m)
			m.frames(25)
			look(t, m)
		})
	}
	for _, v := range views {
		see(v.name, v.show)
	}
	for kind, q := range questions() {
		if q != nil && kind != keyforge.AskMain {
			see(fmt.Sprintf("question %d", kind), func(m *mouse) { m.lay("table"); m.ask(q(m)) })
		}
	}
}

func (m *mouse) fits(t *testing.T) {
	assert.Empty(t, m.s.Picture().Lost, "words that are cut")
	m.wordsFit(t)
	m.buttonsFit(t)
}

// box is the space that words occupy, without descenders.
func box(op *paint.Op) layout.Rect {
	return layout.Rect{X: op.Rect.X, Y: op.Rect.Y - op.Size*0.7, W: op.Rect.W, H: op.Size * 0.72}
}

func (m *mouse) wordsFit(t *testing.T) {
	window := layout.Rect{W: m.in.W, H: m.in.H}
	l := m.s.Picture()
	var words []int
	for i := range l.Ops {
		op := &l.Ops[i]
		if op.Kind != paint.Words || op.Color.A < 0.1 {
			continue
		}
		for _, r := range op.Text {
			assert.True(t, op.Face.Has(r), "no sign for %q in %q", r, op.Text)
		}
		b := box(op)
		if l.Clips[op.Clip] == paint.Everywhere {
			assert.True(t, b.Within(window), "%q hangs over the edge: %v", op.Text, b)
		}
		for _, k := range words {
			if below := &l.Ops[k]; op.Angle == 0 && below.Angle == 0 && op.Text != below.Text {
				over := b.Cross(box(below)).Cross(l.Clips[op.Clip]).Cross(l.Clips[below.Clip])
				if over.W > 1 && over.H > 1 && !covered(l.Ops[k:i], over) {
					assert.Fail(t, "words over words", "%q over %q at %v", op.Text, below.Text, over)
				}
			}
		}
		words = append(words, i)
	}
}

// covered reports whether something hides the rectangle.
func covered(ops []paint.Op, r layout.Rect) bool {
	return slices.ContainsFunc(ops, func(op paint.Op) bool {
		return (op.Kind == paint.Fill && op.Color.A > 0.7 || op.Kind == paint.Picture) && r.Within(op.Rect.Inset(-1))
	})
}

// grounds are spots on which others lie.
var grounds = []string{"bubble", "advice-panel", "card", "pick", "place", "prompt", "status", "ally", "menu", "answers", "log-panel",
	"deck", "replay-bar", "tip"}

// top are the spots that no veil lies on.
func (m *mouse) top() []widget.Spot {
	spots := m.s.Spots()
	for i := len(spots) - 1; i >= 0; i-- {
		if spots[i].What == "veil" {
			return spots[i+1:]
		}
	}
	return spots
}

func (m *mouse) buttonsFit(t *testing.T) {
	window := layout.Rect{W: m.in.W, H: m.in.H}
	spots := m.top()
	ground := func(s widget.Spot) bool {
		return s.Rect == window || s.N < 0 && s.Label == "" || slices.Contains(grounds, s.What) || strings.HasPrefix(s.What, "pile-")
	}
	for i, s := range spots {
		assert.True(t, s.Rect.Within(window) || s.What == "veil", "%s %d hangs over the edge: %v", s.What, s.N, s.Rect)
		for j, o := range spots[:i] {
			under := func(g widget.Spot) bool { return ground(g) && s.Rect.Cross(o.Rect).Within(g.Rect) }
			if !ground(s) && !ground(o) && s.Area == o.Area && s.Rect.Overlaps(o.Rect) && !slices.ContainsFunc(spots[j+1:i], under) {
				assert.Fail(t, "a button over another", "%s %d over %s %d", s.What, s.N, o.What, o.N)
			}
		}
	}
}

// offered opens an import of a good deck and a bad one.
func (m *mouse) offered() {
	decks.Drop(m.s, []library.Source{library.Text("a.json", ownDeck(m.t, "Brindle, the Sample of Hexford", 7).JSON()),
		library.Text("b.json", []byte("{"))})
	m.until(func() bool { return m.reveal("import-these", 0) })
}
