package bot_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

var update = flag.Bool("update", false, "write testdata/greedy.txt anew")

// with is a table on which there is something for every card to do, in hand or in play.
func with(t *testing.T, cat *keyforge.Catalogue, c *card.Card, inPlay bool) *gametest.Table {
	t.Helper()
	me := keyforge.SidePosition{Amber: 4, Keys: 1, Deck: gametest.Many(5, "dodger"), Discard: gametest.Cards("bumpsy", "anger", "dextre"),
		Line: []keyforge.CardPosition{{ID: "troll", Damage: 3}, {ID: "mother", Amber: 1, Marks: keyforge.Exhausted},
			{ID: "dextre", Marks: keyforge.Stunned}},
		Hand: gametest.Cards("fear", "urchin")}
	them := keyforge.SidePosition{Amber: 5, Keys: 1, Deck: gametest.Many(5, "troll"), Discard: gametest.Cards("troll", "punch"),
		Line: []keyforge.CardPosition{{ID: "dust-imp"}, {ID: "headhunter", Damage: 1, Amber: 2}, {ID: "bulwark", Marks: keyforge.Warded},
			{ID: "titan-mechanic"}},
		Hand: gametest.Many(4, "anger"), Artifacts: gametest.Cards("dominator-bauble")}
	it := keyforge.CardPosition{ID: c.ID}
	switch {
	case c.Token:
		me.Token = c.ID
		me.Line = append(me.Line, gametest.FaceDown("bumpsy")...)
	case !inPlay:
		me.Hand = append(me.Hand, it)
	case c.Type == card.ArtifactType:
		me.Artifacts = append(me.Artifacts, it)
	default:
		me.Line = append(me.Line, it)
	}
	tb := gametest.StartWith(t, cat, keyforge.Duel, keyforge.Position{Players: []keyforge.SidePosition{me, them}, House: c.House})
	tb.LeaveOpen()
	return tb
}

// turn is what Greedy does until its turn is over, in words.
func turn(tb *gametest.Table) string {
	var all []string
	for n := tb.Turn(); !tb.Over() && tb.Turn() == n && len(all) < 40; {
		c := bot.Greedy{}.Choose(tb.Game, tb.Legal(nil))
		words, _, _ := strings.Cut(keyforge.FormatCommand(c), " ")
		switch {
		case c.Card != 0:
			words += " " + tb.ID(c.Card)
		case c.Verb == keyforge.Choose:
			words = keyforge.FormatCommand(c)
		}
		all = append(all, words)
		tb.Do(c)
	}
	return strings.Join(all, ", ")
}

// What Greedy does with each card, in hand and in play, to be read when it has changed.
func TestGreedyKnowsEveryCard(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	var b strings.Builder
	for _, c := range cards.All() {
		if c.Type == card.ProphecyType || c.Type == card.PowerType {
			continue // they are not handled
		}
		if !c.Token {
			b.WriteString(c.ID + ": " + turn(with(t, cat, c, false)) + "\n")
		}
		if c.Type == card.CreatureType && c.Power > 0 && c.Gigantic == "" || c.Type == card.ArtifactType {
			b.WriteString(c.ID + " in play: " + turn(with(t, cat, c, true)) + "\n")
		}
	}
	path := filepath.Join("testdata", "greedy.txt")
	if *update {
		require.NoError(t, os.WriteFile(path, []byte(b.String()), 0o644))
	}
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	want := strings.Split(string(data), "\n")
	for i, line := range strings.Split(b.String(), "\n") {
		if i >= len(want) || line != want[i] {
			require.Equal(t, want[min(i, len(want)-1)], line, "if this is as good, run go test ./game/ai/bot -update")
		}
	}
}

// A card that comes back from the discard pile is taken back, and not discarded again and
// again.
func TestGreedyTakesBackWhatComesBack(t *testing.T) {
	tb := gametest.Duel(t, keyforge.SidePosition{Discard: append(gametest.Cards("singing-scythe"), gametest.Many(9, "punch")...)},
		keyforge.SidePosition{}, card.Geistoid)
	for _, want := range []keyforge.Verb{keyforge.UseOmni, keyforge.EndTurn} {
		c := bot.Greedy{}.Choose(tb.Game, tb.Legal(nil))
		require.Equal(t, want, c.Verb)
		tb.Do(c)
	}
	tb.LeaveOpen()
}
