package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/expedition"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/gallery"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/title"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// views are what the window can show, each reached from the title.
var views = []struct {
	name string
	show func(m *scenetest.Mouse)
}{
	{"title", func(m *scenetest.Mouse) {}},
	{"title with what comes next", func(m *scenetest.Mouse) { m.Begun(40) }},
	{"an expedition that is planned", func(m *scenetest.Mouse) { m.Click("expedition", 0); m.Click("players", 2); m.Click("who-1", 1) }},
	{"the expedition of the week", func(m *scenetest.Mouse) { m.Click("expedition", 0); m.Click("expedition-kind", 1) }},
	{"an expedition that begins", func(m *scenetest.Mouse) { m.Click("expedition", 0); m.Click("begin", 0); m.Frames(2) }},
	{"boons of an expedition", func(m *scenetest.Mouse) { m.Sailing(5, 3, expedition.AskBoon) }},
	{"scars of an expedition", func(m *scenetest.Mouse) { m.Sailing(5, 3, expedition.AskScar) }},
	{"ways of an expedition", func(m *scenetest.Mouse) { m.Sailing(5, 20, expedition.AskWay) }},
	{"an encounter of an expedition", func(m *scenetest.Mouse) { m.Sailing(9, 7, expedition.AskGame) }},
	{"the end of an expedition", func(m *scenetest.Mouse) { m.Sailing(5, 0, expedition.AskNothing) }},
	{"new adventure", func(m *scenetest.Mouse) { m.Click("new-adventure", 0); m.Click("players", 2) }},
	{"the title of another game", func(m *scenetest.Mouse) { m.Click("other-game", 1); m.Frame() }},
	{"a new game of Shards of Infinity", func(m *scenetest.Mouse) { m.Click("other-game", 1); m.Click("new-game", 0) }},
	{"two teams of Shards of Infinity", func(m *scenetest.Mouse) { m.Click("other-game", 1); m.Click("new-game", 0); m.Click("mode", 3) }},
	{"more of Shards of Infinity", func(m *scenetest.Mouse) { m.Click("other-game", 1); m.Click("new-game", 0); m.Click("more", 0) }},
	{"the rules of Shards of Infinity", func(m *scenetest.Mouse) { m.Click("other-game", 1); m.Click("rules", 0) }},
	{"the lessons of Shards of Infinity", func(m *scenetest.Mouse) { m.Click("other-game", 1); m.Click("learn", 0) }},
	{"conditions", func(m *scenetest.Mouse) { m.Custom() }},
	{"a wrong code", func(m *scenetest.Mouse) {
		m.Stack.Clipboard = func() (string, error) { return strings.Repeat("1", 30), nil }
		m.Custom()
		m.Click("paste", 0)
		m.Until(func() bool { return strings.Contains(m.Words(), "111") })
	}},
	{"new adventure under a variant", func(m *scenetest.Mouse) {
		m.Custom()
		m.Click("preset", 5)
		m.Click("conditions-ok", 0)
		m.Frame()
		m.Click("players", 2)
	}},
	{"the voyage of the week", func(m *scenetest.Mouse) {
		m.Click("new-adventure", 0)
		m.Click("more", 0)
		m.Click("voyage", 0)
		m.Click("ok", 0)
		m.Frames(3)
		m.Click("players", 2)
	}},
	{"more of the voyage of the week", func(m *scenetest.Mouse) {
		m.Click("new-adventure", 0)
		m.Click("more", 0)
		m.Click("voyage", 0)
	}},
	{"more under a variant", func(m *scenetest.Mouse) {
		m.Custom()
		m.Click("preset", 5)
		m.Click("conditions-ok", 0)
		m.Click("more", 0)
	}},
	{"more of a standard game", func(m *scenetest.Mouse) {
		m.Click("new-adventure", 0)
		m.Click("game-kind", 1)
		m.Click("more", 0)
	}},
	{"new standard game", func(m *scenetest.Mouse) { m.Click("new-adventure", 0); m.Click("game-kind", 1); m.Click("who-1", 1) }},
	{"a standard game", func(m *scenetest.Mouse) { standard(m, couch.Lifted) }},
	{"a standard game with open hands", func(m *scenetest.Mouse) { m.Duel([2]int{0, 12}, true); m.Twist(rand.New(rand.NewPCG(3, 1)), 60) }},
	{"the end of a turn of two", func(m *scenetest.Mouse) { standard(m, couch.Passing) }},
	{"the curtain", func(m *scenetest.Mouse) { standard(m, couch.Drawn) }},
	{"the end of a standard game", func(m *scenetest.Mouse) {
		m.Duel([2]int{2, 5}, false)
		m.Twist(rand.New(rand.NewPCG(4, 4)), 40)
		m.Sit(func() {})
		m.Table().Concede()
		m.Sit(func() {})
	}},
	{"a match that is planned", func(m *scenetest.Mouse) { m.Planned(match.BestOfThree, match.Own) }},
	{"an auction that is planned", func(m *scenetest.Mouse) { m.Planned(match.Single, match.Auction) }},
	{"a sealed match that is planned", func(m *scenetest.Mouse) {
		m.Planned(match.Adaptive, match.Sealed)
		m.Click("match-offered", 3)
		m.Click("match-plan-ok", 0)
		m.Frame()
	}},
	{"a match in the set-up", func(m *scenetest.Mouse) {
		m.Planned(match.BestOfThree, match.Own)
		m.Click("chains-of-2", 1)
		m.Click("match-plan-ok", 0)
		m.Frame()
	}},
	{"decks by lot", func(m *scenetest.Mouse) {
		m.Planned(match.BestOfThree, match.Sealed)
		m.Click("match-offered", 3)
		m.Agreed()
	}},
	{"the cards of a deck", func(m *scenetest.Mouse) {
		m.Planned(match.Single, match.Auction)
		m.Agreed()
		m.Click("match-cards", 0)
		m.Frame()
	}},
	{"an auction", func(m *scenetest.Mouse) { m.Bidding(); m.Click("match-bid", 0); m.Frame() }},
	{"who goes first", func(m *scenetest.Mouse) { m.Bidding(); m.Click("match-give-way", 0); m.Frame() }},
	{"the last game of a match", func(m *scenetest.Mouse) {
		m.Bidding()
		m.Click("match-give-way", 0)
		m.Frame()
		m.Click("match-first", 0)
		m.Frame()
	}},
	{"the end of a game of a match", func(m *scenetest.Mouse) {
		m.Planned(match.Adaptive, match.Own)
		m.Agreed()
		m.Sit(func() {})
		m.Table().Concede()
		m.Sit(func() {})
		m.Frames(40)
	}},
	{"the end of a match", func(m *scenetest.Mouse) {
		m.Bidding()
		m.Click("match-give-way", 0)
		m.Frame()
		m.Click("match-first", 0)
		m.Frame()
		m.Click("match-next", 0)
		m.Frames(2)
		m.Concede(0)
	}},
	{"a match among the games", func(m *scenetest.Mouse) {
		m.Stack.Games = m.T.TempDir()
		m.Bidding()
		m.Press(widget.Escape)
		m.CanGoOn("continue")
		m.Click("games", 0)
		m.CanGoOn("games-continue")
	}},
	{"standard games that are kept", func(m *scenetest.Mouse) {
		m.Stack.Games = m.T.TempDir()
		standard(m, couch.Lifted)
		m.Stack.Home()
		m.CanGoOn("continue") // it moves what is below
		m.Click("games", 0)
		m.CanGoOn("games-continue")
	}},
	{"lessons", func(m *scenetest.Mouse) { m.Click("learn", 0) }},
	{"puzzles", func(m *scenetest.Mouse) {
		m.Stack.Now = func() time.Time { return scenetest.RecordsNow }
		m.Click("puzzles", 0)
	}},
	{"a puzzle", func(m *scenetest.Mouse) { m.Click("puzzles", 0); m.Click("puzzle", 1) }},
	{"welcome", func(m *scenetest.Mouse) { m.Stack.Push(title.Welcome()) }},
	{"settings", func(m *scenetest.Mouse) { m.Click("settings", 0) }},
	{"settings of the picture", func(m *scenetest.Mouse) { m.Click("settings", 0); m.Click("section", 1) }},
	{"settings of sound", func(m *scenetest.Mouse) { m.Click("settings", 0); m.Click("section", 2) }},
	{"settings of the language", func(m *scenetest.Mouse) { m.Click("settings", 0); m.Click("section", 3) }},
	{"the list of controls", func(m *scenetest.Mouse) { m.Click("settings", 0); m.Click("section", 4) }},
	{"the players", func(m *scenetest.Mouse) {
		m.Plug(2)
		m.Click("settings", 0)
		m.Click("section", 5)
		m.Pads(1, widget.NoKey)
	}},
	{"how a player looks", func(m *scenetest.Mouse) { m.Click("new-adventure", 0); m.Click("name", 0) }},
	{"gamepads at set-up", func(m *scenetest.Mouse) {
		m.Click("new-adventure", 0)
		m.Click("players", 2)
		m.Plug(3)
		m.Pads(0, widget.NoKey)
		m.Pads(1, widget.NoKey)
	}},
	{"gamepads before a standard game", func(m *scenetest.Mouse) {
		m.Click("new-adventure", 0)
		m.Click("game-kind", 1)
		m.Click("who-1", 0)
		m.Plug(2)
		m.Pads(1, widget.NoKey)
	}},
	{"pointers and marks", func(m *scenetest.Mouse) {
		m.Three(3)
		who := int(m.Table().Decider())
		m.Pads(who, widget.Tab)
		for range 4 {
			m.Pads((who+1)%3, widget.Down)
		}
		m.Pads((who+2)%3, widget.Up)
		m.Pads((who+2)%3, widget.Enter)
	}},
	{"a gamepad that is gone", func(m *scenetest.Mouse) { m.Three(3); m.In.Pads = m.In.Pads[:2] }},
	{"about the program", func(m *scenetest.Mouse) { m.Click("settings", 0); m.Click("section", 6) }},
	{"games", func(m *scenetest.Mouse) { m.Click("games", 0) }},
	{"decks", func(m *scenetest.Mouse) { m.Decks() }},
	{"a card of a deck", func(m *scenetest.Mouse) { m.Decks(); m.Click("deck-card", 4) }},
	{"a deck that is renamed", func(m *scenetest.Mouse) { m.Decks(); m.Click("deck", 0); m.Click("rename", 0) }},
	{"an alliance", func(m *scenetest.Mouse) { m.Decks(); m.Click("alliance", 0) }},
	{"an alliance of decks with tokens", func(m *scenetest.Mouse) {
		m.Decks()
		m.Search("harrow")
		m.Click("alliance", 0)
		for _, pod := range []int{0, 1, 5} { // of two decks, whose houses but one differ
			m.Click("pod", pod)
		}
		m.In.Mouse = layout.Point{X: -1, Y: -1}
	}},
	{"an alliance that is made", func(m *scenetest.Mouse) { m.OpenDecks(allied(m)); m.Search("halyard") }},
	{"a lab without anything", func(m *scenetest.Mouse) {
		m.Decks()
		m.Click("deck-lab", 0)
		m.Until(func() bool { return !strings.Contains(m.Words(), m.Stack.T("study-wait")) })
	}},
	{"a lab", func(m *scenetest.Mouse) { m.Decks(); m.Studied(0) }},
	{"partners in a lab", func(m *scenetest.Mouse) { m.Decks(); m.Studied(1) }},
	{"teams in a lab", func(m *scenetest.Mouse) { m.Decks(); m.Studied(3) }},
	{"a deck that was in the lab", func(m *scenetest.Mouse) {
		m.Decks()
		m.Studied(0)
		m.Click("back", 0)
		m.Says(m.Stack.T("study"))
		m.Until(func() bool { return strings.Contains(m.Words(), "–") })
	}},
	{"decks that have won", func(m *scenetest.Mouse) {
		m.Stack.OpenLibrary(filepath.Join(m.T.TempDir(), "won"))
		m.Beats(deck.Embedded()[0], adventure.Ladder(m.Stack.Adventure)...)
		m.Stack.ReadDecks()
		m.Click("decks", 0)
		m.Until(func() bool { return m.Stack.Collection.Loaded })
		m.Search(deck.Embedded()[0])
		m.Until(func() bool { return m.Reveal("deck-beaten", 0) })
	}},
	{"records of nothing", func(m *scenetest.Mouse) { m.Records(0, 0) }},
	{"records", func(m *scenetest.Mouse) { m.Records(200, 0) }},
	{"ladders", func(m *scenetest.Mouse) { m.Records(200, 1) }},
	{"records of teams", func(m *scenetest.Mouse) { m.Records(200, 2) }},
	{"records of voyages", func(m *scenetest.Mouse) { m.Records(200, 3) }},
	{"records of expeditions", func(m *scenetest.Mouse) { m.Records(200, 0); m.Sailed(); m.Records(200, 4) }},
	{"statistics", func(m *scenetest.Mouse) { m.Records(200, 5) }},
	{"achievements", func(m *scenetest.Mouse) { m.Records(200, 6) }},
	{"a filter of statistics", func(m *scenetest.Mouse) { m.Records(200, 5); m.Click("records-filter", 3) }},
	{"all pictures", func(m *scenetest.Mouse) { m.Stack.Push(gallery.New(m.Stack)); m.Frame() }},
	{"small pictures", func(m *scenetest.Mouse) { m.Stack.Push(gallery.New(m.Stack)); m.Click("gallery-size", 0) }},
	{"large pictures of a house", func(m *scenetest.Mouse) {
		m.Stack.Push(gallery.New(m.Stack))
		m.Click("gallery-size", 2)
		m.Click("gallery-house", int(card.Saurian))
	}},
	{"a large picture", func(m *scenetest.Mouse) { m.Stack.Push(gallery.New(m.Stack)); m.Click("gallery-card", 3) }},
	{"pictures that look alike", func(m *scenetest.Mouse) { m.Likenesses() }},
	{"import of decks", func(m *scenetest.Mouse) { m.Decks(); m.Click("import", 0) }},
	{"what an import would do", func(m *scenetest.Mouse) { m.Decks(); offered(m) }},
	{"the results of an import", func(m *scenetest.Mouse) {
		m.Decks()
		offered(m)
		m.Click("import-these", 0)
		m.Until(func() bool { return m.Reveal("import-undo", 0) })
	}},
	{"files that are no decks", func(m *scenetest.Mouse) {
		m.Decks()
		require.NoError(m.T, os.Mkdir(m.Stack.Library.File("folder"), 0o700))
		m.Press(widget.Escape)
		m.Frame()
		m.Click("decks", 0)
		m.Until(func() bool { return m.Reveal("deck-problems", 0) })
	}},
	{"a replay", func(m *scenetest.Mouse) {
		m.Stack.Games = m.T.TempDir()
		m.Click("new-adventure", 0)
		m.Click("begin", 0)
		m.Turns(3, 5)
		saves, err := filepath.Glob(filepath.Join(m.Stack.Games, "*.jsonl"))
		require.NoError(m.T, err)
		require.Len(m.T, saves, 1)
		games.WatchFile(m.Stack, saves[0])
	}},
	{"one player", func(m *scenetest.Mouse) { m.Lay("crowd") }},
	{"three players", func(m *scenetest.Mouse) { m.Lay("table") }},
	{"log open", func(m *scenetest.Mouse) { m.Lay("table"); m.Click("fold-log", 0) }},
	{"the menu of a game", func(m *scenetest.Mouse) { m.Lay("table"); m.Press(widget.Escape) }},
	{"giving up", func(m *scenetest.Mouse) { m.Lay("table"); m.Press(widget.Escape); m.Click("concede", 0) }},
	{"end of a turn", func(m *scenetest.Mouse) { m.Lay("table"); m.Click("end-turn", 0) }},
	{"a pile", func(m *scenetest.Mouse) { m.Lay("table"); m.Click("pile-1", layout.DiscardPile) }},
	{"a card of a row", func(m *scenetest.Mouse) {
		m.Lay("table")
		m.Point("card", int(m.Table().Board.Piles[0][card.Battleline][3]))
	}},
	{"a card of an ally", func(m *scenetest.Mouse) {
		m.Lay("table")
		m.Point("card", int(m.Table().Board.Piles[1][card.Battleline][4]))
	}},
	{"a card in hand", func(m *scenetest.Mouse) { m.Lay("table"); m.Point("card", int(m.Table().Board.Piles[0][card.Hand][0])) }},
	{"a card of the monster", func(m *scenetest.Mouse) {
		m.Lay("table")
		m.Point("card", int(m.Table().Board.Piles[keyforge.Monster][card.Battleline][10]))
	}},
	{"a large card", func(m *scenetest.Mouse) {
		m.Lay("table")
		m.Point("card", int(m.Table().Board.Piles[0][card.Battleline][3]))
		m.In.RightDown = true
		m.Frame()
	}},
	{"rules", func(m *scenetest.Mouse) { m.Click("rules", 0) }},
	{"rules about nothing", func(m *scenetest.Mouse) { m.Click("rules", 0); m.In.Typed = []rune("xyzzy"); m.Frames(2) }},
	{"what a card can be used for", func(m *scenetest.Mouse) {
		m.Lay("table")
		m.Click("card", int(m.Table().Board.Piles[0][card.Battleline][0]))
	}},
	{"advice", func(m *scenetest.Mouse) {
		m.Lay("crowd")
		m.Press(widget.Advice)
		m.Until(func() bool { return m.Table().Advice() != nil })
	}},
	{"advice on a house", func(m *scenetest.Mouse) {
		m.Stack.Settings.Chances = true
		m.Click("new-adventure", 0)
		m.Click("players", 2)
		m.Click("begin", 0)
		m.House()
		m.Press(widget.Advice)
		m.Until(func() bool { return m.Table().Advice() != nil })
	}},
	{"an order", func(m *scenetest.Mouse) {
		m.Lay("orders")
		m.Do(keyforge.Command{Verb: keyforge.PlayCard, Card: m.Slot("Poison Wave")})
		m.Settle()
	}},
	{"a fault", func(m *scenetest.Mouse) {
		m.Lay("table")
		m.Faults, m.Stack.Reports = true, m.T.TempDir()
		m.Stack.Break(fault.Of("runtime error: index out of range [3] with length 2"))
		m.Frame()
	}},
	{"what is thought of a game", func(m *scenetest.Mouse) { m.GoneBy(true); m.ThoughtOver() }},
	{"what a picture shows", func(m *scenetest.Mouse) { m.GoneBy(true); m.ThoughtOver(); m.Click("picture", 0) }},
	{"the last turning point of a game", func(m *scenetest.Mouse) {
		m.GoneBy(true)
		m.ThoughtOver()
		m.ScrollTo("turning-play", 2)
	}},
	{"the end", func(m *scenetest.Mouse) {
		m.Lay("victory")
		m.Do(keyforge.Command{Verb: keyforge.Fight, Card: m.Slot("Valdr")})
		m.Settle()
		m.Do(keyforge.Command{Verb: keyforge.Pick, Card: m.Table().Board.Boss})
		m.Settle()
	}},
}

// standard plays a standard game of two people until the curtain is in that state.
func standard(m *scenetest.Mouse, c couch.Curtain) {
	m.T.Helper()
	m.Duel([2]int{0, 12}, false)
	m.Twist(rand.New(rand.NewPCG(3, 1)), 90)
	m.Sit(func() {})
	if c == couch.Lifted {
		return
	}
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Until(func() bool { return m.Table().Curtain() == couch.Passing })
	if c == couch.Drawn {
		m.Click("draw-curtain", 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "curtain" })
	}
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
	eachView(t, size, text, language, func(m *scenetest.Mouse) {
		if stretch {
			m.Stretch()
		}
	}, func(t *testing.T, m *scenetest.Mouse) {
		m.Fits(t)
		if language != "en" {
			translated(m, t)
		}
	})
}

// eachView prepares a window, opens in it each view, and a question of each kind, and checks it.
func eachView(t *testing.T, size [2]float64, text int, language string, ready func(*scenetest.Mouse),
	look func(*testing.T, *scenetest.Mouse)) {

	see := func(name string, show func(m *scenetest.Mouse)) {
		t.Run(fmt.Sprintf("%v/%d/%s", size, text, name), func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Text, settings.Speed, settings.Language = text, len(session.Speeds)-1, language
			m := scenetest.New(t, settings)
			ready(m)
			m.In.W, m.In.H = size[0], size[1]
			m.In.Mouse = layout.Point{X: -1, Y: -1}
			m.Frames(2)
			show(m)
			m.Frames(25)
			look(t, m)
		})
	}
	for _, v := range views {
		see(v.name, v.show)
	}
	for kind, q := range scenetest.Questions() {
		if q != nil && kind != keyforge.AskMain {
			see(fmt.Sprintf("question %d", kind), func(m *scenetest.Mouse) { m.Lay("table"); m.Ask(q(m)) })
		}
	}
}

// allied is an alliance.
func allied(m *scenetest.Mouse) *deck.Deck {
	m.T.Helper()
	var of [2]*deck.Deck
	for i, name := range []string{"halyard", "nimbus"} {
		var err error
		of[i], err = deck.Named(name)
		require.NoError(m.T, err)
	}
	d, err := deck.Alliance(of[0].Name, [deck.Houses]deck.Pod{{Deck: of[0], House: card.Skyborn}, {Deck: of[1], House: card.Dis},
		{Deck: of[1], House: card.Logos}}, nil)
	require.NoError(m.T, err)
	return d
}

// offered opens an import of a good deck and a bad one.
func offered(m *scenetest.Mouse) {
	decks.Drop(m.Stack, []library.Source{library.Text("a.json", scenetest.OwnDeck(m.T, "Brindle, the Sample of Hexford", 7).JSON()),
		library.Text("b.json", []byte("{"))})
	m.Until(func() bool { return m.Reveal("import-these", 0) })
}
