package online_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/online/wire"
	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// sees lets time pass until a window shows these words.
func sees(t *testing.T, m *scenetest.Mouse, words string, others ...*scenetest.Mouse) {
	t.Helper()
	together(t, func() bool { return strings.Contains(m.Words(), words) }, append(others, m)...)
}

// Who comes to a room whose seats are all taken may watch: first the seat of one player, then that of another. Nothing can be
// done there, and everybody knows how many watch.
func TestWatchOverShoulders(t *testing.T) {
	for _, how := range [][]choice{duel, {{"game", 1}, {"mode", 1}}} {
		ada, ben := room(t, how...)
		address, code := invitation(ada)
		cy := window(t)
		comes(cy, "Cy", address, code)
		sees(t, cy, "All seats are taken", ada, ben)
		cy.Click("watch-room", 0)
		sees(t, cy, "You watch: Ada", ada, ben)
		sees(t, ada, "watching: 1", ben, cy)
		_, found := cy.Find("sit", 0)
		assert.False(t, found, "no seat is free")
		snap(cy, "watch-lobby")
		name := "table"
		if how[0].what == "game" {
			name = "shards"
		}
		begins(t, name, ada, ben)
		together(t, func() bool { return cy.Stack.Top().Name() == name }, ada, ben, cy)
		sees(t, cy, "You watch: Ada", ada, ben)
		together(t, func() bool { return strings.HasSuffix(ben.MustFind("company", 0).Label, "watching: 1") }, ada, ben, cy)
		for _, what := range []string{"end-turn", "done", "yes", "no", "answer"} {
			_, found := cy.Find(what, 0)
			assert.False(t, found, "%s can be done by who watches", what)
		}
		if name == "table" {
			table := cy.Table()
			assert.NotZero(t, table.View.Sides[0].Zones[card.Hand][0].Card, "Ada's hand is seen")
			assert.Zero(t, table.View.Sides[1].Zones[card.Hand][0].Card, "Ben's is not")
			assert.False(t, table.MayUndo())
		}
		cy.Fits(t)
		snap(cy, "watch-"+name)
		cy.In.W, cy.In.H, cy.In.Scale, cy.Stack.Settings.Text = scenetest.Phone[0], scenetest.Phone[1], 1, 150
		cy.Frames(3)
		cy.Fits(t)
		snap(cy, "watch-phone-"+name)
		cy.Click("company", 0)
		assert.NotEmpty(t, cy.MustFind("phrase", 0).Why, "who watches says nothing")
		cy.Click("watch", 1)
		sees(t, cy, "You watch: Ben", ada, ben)
		together(t, func() bool { return cy.Stack.Top().Name() == name }, ada, ben, cy)
		if name == "table" {
			assert.NotZero(t, cy.Table().View.Sides[1].Zones[card.Hand][0].Card)
			assert.Equal(t, keyforge.Side(1), cy.Table().Near())
		}
		handsOpen(t, name, ada, ben, cy)
		for _, m := range []*scenetest.Mouse{cy, ben, ada} {
			m.Stack.Home()
			m.Frame()
		}
	}
}

// handsOpen lets who watches ask for all hands: both players are asked, one of them thinks twice.
func handsOpen(t *testing.T, name string, ada, ben, cy *scenetest.Mouse) {
	t.Helper()
	all := []*scenetest.Mouse{ada, ben, cy}
	hand := func() bool { return name != "table" || cy.Table().View.Sides[0].Zones[card.Hand][0].Card != 0 }
	open := func() bool { return strings.Contains(cy.Words(), "all hands") && hand() }
	cy.Click("company", 0)
	snap(cy, "hands-ask-"+name)
	cy.Click("hands", 0)
	sees(t, cy, "Ada has yet to agree", ada, ben)
	for _, m := range all[:2] {
		sees(t, m, "Who watches would like to see all hands", all...)
		assert.Equal(t, m.Stack.T("online-refuse"), m.MustFind("confirm", 0).Label, "that is led to")
	}
	snap(ada, "hands-asked-"+name)
	ada.Click("confirm", 1)
	ben.Click("confirm", 0)
	sees(t, cy, "Ben is against it", ada, ben)
	cy.Fits(t)
	cy.Click("close", 0)
	together(t, func() bool { return cy.Stack.Top().Name() == name }, all...)
	assert.False(t, open())
	ben.Click("company", 0)
	ben.Frame()
	ben.Fits(t)
	snap(ben, "hands-company-"+name)
	ben.Click("hands", 0)
	together(t, open, all...)
	snap(cy, "hands-"+name)
	if name == "shards" {
		cy.Click("pile", 8*int(rules.Hand))
		cy.Frame()
		assert.Contains(t, cy.Words(), "Cards in hand: 5", "Ada’s")
		snap(cy, "hands-pile")
		cy.Click("tray-close", 0)
	}
	sees(t, ben, "Watchers see all hands.", all...)
	ben.Click("hands", 0)
	together(t, func() bool { return !open() }, all...)
	assert.False(t, name == "table" && hand())
	ben.Click("close", 0)
}

// Who watches in the lobby takes a seat that becomes free, and who sits may watch instead.
func TestWatchOrSit(t *testing.T) {
	ada, ben := room(t)
	ben.Click("watch-room", 0)
	sees(t, ben, "You watch: Ada", ada)
	sees(t, ada, ada.Stack.T("online-free"), ben)
	ben.Click("company", 0)
	_, found := ben.Find("hands", 0)
	assert.False(t, found, "hands are open in an adventure")
	ben.Click("close", 0)
	ben.Click("sit", 0)
	sees(t, ben, "I am ready", ada)
	together(t, func() bool { return !strings.Contains(ada.Words(), ada.Stack.T("online-free")) }, ada, ben)
	ada.Stack.Home()
	ada.Frame()
}

// What is said appears at the seat for a while, and in the list; what is pointed at is marked for all.
func TestSayAndPoint(t *testing.T) {
	ada, ben := room(t)
	ben.Click("company", 0)
	snap(ben, "company-lobby")
	ben.Click("phrase", 0)
	sees(t, ada, "Hello!", ben)
	begins(t, "table", ada, ben)
	sees(t, ben, "", ada)
	ben.In.Seconds, ada.In.Seconds = 1, 1
	together(t, func() bool { return !strings.Contains(ada.Words(), "Hello!") }, ada, ben)
	ben.In.Seconds, ada.In.Seconds = 1.0/60, 1.0/60
	ada.Click("company", 0)
	ada.Frame()
	assert.Contains(t, ada.Words(), "Ben: Hello!")
	snap(ada, "company")
	ada.Click("phrase", 1)
	sees(t, ben, "Well played!", ada)
	snap(ben, "bubble")
	assert.Len(t, ben.Stack.Pings(), 0)

	boss := int(ada.Table().Board.Boss)
	ada.Point("card", boss)
	ada.Press(widget.Ping)
	together(t, func() bool { return len(ben.Stack.Pings()) == 1 }, ada, ben)
	assert.Equal(t, widget.ID{What: "card", N: int(ben.Table().Board.Boss)}, ben.Stack.Pings()[0].On)
	assert.Equal(t, 0, ben.Stack.Pings()[0].Seat, "in Ada's color")
	assert.Len(t, ada.Stack.Pings(), 1)
	snap(ben, "ping")

	ben.Click("company", 0)
	ben.Click("point", 0)
	sees(t, ben, ben.Stack.T("online-point-now"), ada)
	at, asked := ben.Table().Story.At(), ben.Table().Large()
	ben.Click("card", int(ben.Table().Board.Piles[asked][card.Hand][0]))
	together(t, func() bool {
		all := ada.Stack.Pings()
		return len(all) > 0 && all[len(all)-1].Seat == 1
	}, ada, ben)
	snap(ada, "points")
	assert.Equal(t, at, ben.Table().Story.At(), "nothing is answered by pointing")
	assert.NotContains(t, ben.Words(), ben.Stack.T("online-point-now"))
	ada.Stack.Home()
	ada.Frame()
}

// One sees since when somebody is asked.
func TestHowLongSomebodyIsAsked(t *testing.T) {
	ada, ben := room(t)
	begins(t, "table", ada, ben)
	windows := []*scenetest.Mouse{ada, ben}
	var waits *scenetest.Mouse
	together(t, func() bool {
		for i, m := range windows {
			if m.Table().Asking() {
				waits = windows[1-i]
			}
		}
		return waits != nil && strings.Contains(waits.Words(), "Waiting for")
	}, windows...)
	now := time.Now()
	waits.Stack.Now = func() time.Time { return now.Add(95 * time.Second) }
	sees(t, waits, "(1:3", windows...)
	ada.Stack.Home()
	ada.Frame()
}

// Every phrase has words in every language.
func TestPhrasesHaveWords(t *testing.T) {
	m := window(t)
	require.NotEmpty(t, wire.Phrases)
	for _, phrase := range wire.Phrases {
		assert.NotEqual(t, "phrase-"+phrase, m.Stack.T("phrase-"+phrase))
	}
}
