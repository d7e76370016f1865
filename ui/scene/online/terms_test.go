package online_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
)

// What the host has agreed on is seen by everybody in the lobby, and played.
func TestTerms(t *testing.T) {
	ada, ben := room(t, choice{"difficulty", 2}, choice{"terms", 0}, choice{"rulebook", 1}, choice{"hidden", 0}, choice{"undo", 0},
		choice{"watch", 0}, choice{"ok", 0})
	for _, m := range []*scenetest.Mouse{ada, ben} {
		for _, words := range []string{"Hard", "by the printed rulebook", "Hidden decks", "Take back freely", "no watchers"} {
			assert.Contains(t, m.Words(), words)
		}
	}
	_, found := ben.Find("watch-room", 0)
	assert.False(t, found, "nobody may watch")
	address, code := invitation(ada)
	cy := window(t)
	comes(cy, "Cy", address, code)
	sees(t, cy, "All seats are taken", ada, ben)
	cy.Click("watch-room", 0)
	sees(t, cy, "This room has no room for watchers", ada, ben)
	begins(t, "table", ada, ben)
	h := &ben.Table().Story.Header
	assert.Equal(t, "hard", h.Difficulty)
	assert.Equal(t, keyforge.Printed.String(), save.Setup(h).Rulebook)
	ada.Stack.Home()
	ada.Frame()
}

// All ways to play Shards of Infinity can be chosen, with as many as may play them.
func TestWaysToPlay(t *testing.T) {
	ada, ben := room(t, choice{"game", 1}, choice{"mode", 1}, choice{"mode", 1}, choice{"mode", 1})
	for _, m := range []*scenetest.Mouse{ada, ben} {
		assert.Contains(t, m.Words(), "Three-way fight")
	}
	assert.Contains(t, ada.Words(), ada.Stack.T("online-free"), "there are three seats")
	ada.Stack.Home()
	ada.Frame()
}

// The conditions of an adventure can be set one by one.
func TestCustomConditions(t *testing.T) {
	ada, ben := room(t, choice{"difficulty", 3}, choice{"preset", 1}, choice{"conditions-ok", 0})
	require.Contains(t, ben.Words(), "Rise of the Keyraken")
	assert.NotContains(t, ben.Words(), "Normal")
	ada.Stack.Home()
	ada.Frame()
}

// The host gives a free seat to a computer of a chosen strength, takes it back, and lets one play for a player who is away, until
// that player comes back.
func TestComputers(t *testing.T) {
	ada, ben := room(t, three...)
	_, found := ben.Find("bot", 2)
	assert.False(t, found, "Ben is not the host")
	assert.NotEmpty(t, ada.MustFind("begin", 0).Why)
	ada.Click("bot", 2)
	sees(t, ben, "Computer: Expert", ada)
	ada.Click("level", 2)
	together(t, func() bool {
		return !strings.Contains(ben.Words(), "Expert") && strings.Contains(ben.Words(), "Computer: ")
	}, ada, ben)
	ada.Click("bot", 2)
	sees(t, ben, ben.Stack.T("online-free"), ada)
	ada.Click("bot", 2)
	sees(t, ben, "Computer: Expert", ada)
	begins(t, "table", ada, ben)

	ada.Click("company", 0)
	ada.Frame()
	_, found = ada.Find("bot", 1)
	assert.False(t, found, "Ben is there")
	ben.Stack.Home()
	sees(t, ada, "Ben (away)", ada, ben)
	snap(ada, "away")
	ada.Click("bot", 1)
	sees(t, ada, "Expert for Ben", ben)
	snap(ada, "instead")
	ada.Click("close", 0)
	for ada.Table().Story.At() < 8 { // the computers play
		if m := ada.Table(); m.Asking() && !m.Waiting() {
			m.Do(m.AllLegal()[0])
		}
		ada.Frame()
	}
	ben.Click("online", 0)
	ben.Click("return", 0)
	together(t, func() bool { return ben.Stack.Top().Table() != nil }, ada, ben)
	ada.Click("company", 0)
	together(t, func() bool { return !strings.Contains(ada.Words(), "Expert for Ben") }, ada, ben)
	ada.Stack.Home()
	ada.Frame()
}
