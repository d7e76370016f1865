package feats_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/nemesis"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/feats"
)

// play is a game of a person, led by Decima, from a position: what is done there, and who holds the seats.
type play struct {
	position shards.Position
	do       string // commands that name cards by their IDs, such as "play crystal, end"
	nemesis  bool
	bots     []string
}

// two is a position of two players, in which the first has these in hand.
func two(hand ...string) shards.Position {
	return shards.Position{Sides: []shards.SidePosition{{Leader: "decima", Hand: hand}, {Leader: "tetra"}}}
}

// changed is a position with a change.
func changed(p shards.Position, change func(me, other *shards.SidePosition)) shards.Position {
	change(&p.Sides[0], &p.Sides[1])
	return p
}

// command finds what a text means, a card by its ID.
func command(t *testing.T, g *shards.Game, text string) shards.Command {
	t.Helper()
	if c, err := shards.ParseCommand(text); err == nil {
		return c
	}
	verb, id, _ := strings.Cut(text, " ")
	legal := g.Legal(nil)
	at := slices.IndexFunc(legal, func(c shards.Command) bool {
		return shards.VerbName(c.Verb) == verb && c.Card != 0 && g.Card(c.Card).ID == id
	})
	require.GreaterOrEqual(t, at, 0, "%q is not legal", text)
	return legal[at]
}

// watched is what a witness of the game says of a step, such as "leaders/decima", before and after.
func (p *play) watched(t *testing.T, step string) (before, after bool) {
	t.Helper()
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	for i := range p.position.Sides {
		if p.position.Sides[i].Deck == nil && !(p.nemesis && i == 1) {
			p.position.Sides[i].Deck = strings.Fields(strings.Repeat("crystal ", 20))
		}
	}
	if p.position.Centre == nil {
		p.position.Centre = strings.Fields(strings.Repeat("spore-cleric ", 20))
	}
	o := shards.Options{Future: true}
	setup := &game.Setup{Mode: "duel"}
	if p.nemesis {
		o.Automaton = nemesis.ByTheBook.Nemesis(1)
		setup = &game.Setup{Mode: "nemesis", Difficulty: "book"}
	}
	g, err := shards.Start(cat, o, p.position, 1)
	require.NoError(t, err)
	if p.bots == nil {
		p.bots = []string{"", "greedy"}[:g.Seats()]
	}
	w := feats.New(nemesis.Adventure{}).Watch(game.Sitting{Setup: setup, Bots: p.bots})
	key, part, _ := strings.Cut(step, "/")
	w.See(g)
	before = w.Done(key, part)
	first := w.Clone()
	for text := range strings.SplitSeq(p.do, ", ") {
		require.NoError(t, g.Do(command(t, g, text)), text)
		w.See(g)
	}
	assert.Equal(t, before, first.Done(key, part), "a clone goes its own way")
	return before, w.Done(key, part)
}

// weak is the other player with so little health that a card kills.
func weak(_, other *shards.SidePosition) { other.Health = 1 }

// killing is a position in which one kills the other at the end of the turn.
func killing(changes ...func(me *shards.SidePosition)) shards.Position {
	return changed(strong(two(), 1), func(me, other *shards.SidePosition) {
		weak(me, other)
		for _, change := range changes {
			change(me)
		}
	})
}

// mastering is a position in which one has so much mastery, and these in hand.
func mastering(n int32, hand ...string) shards.Position {
	return changed(two(hand...), func(me, _ *shards.SidePosition) { me.Mastery = n })
}

// strong adds so much power to what one begins with.
func strong(p shards.Position, power int32) shards.Position {
	return changed(p, func(me, _ *shards.SidePosition) { me.Power = power })
}

// cases are positions in which a step is done, and others in which it is just missed.
var cases = []struct {
	step, what string
	done       bool
	play
}{
	{"relic", "recruited", true, play{position: changed(two(), relics), do: "recruit panconscious-crown"}},
	{"relic", "by the other", false, play{position: changed(two(), relics), do: "recruit panconscious-crown", bots: []string{"greedy", ""}}},
	{"blow", "20 damage", true, play{position: strong(two(), 20), do: "end"}},
	{"blow", "19 damage", false, play{position: strong(two(), 19), do: "end"}},
	{"blow", "by the computer", false, play{position: strong(two(), 20), do: "end", bots: []string{"greedy", ""}}},
	{"mastery", "with 30", true, play{position: killing(func(me *shards.SidePosition) { me.Mastery = 30 }), do: "end"}},
	{"mastery", "with 29", false, play{position: killing(func(me *shards.SidePosition) { me.Mastery = 29 }), do: "end"}},
	{"mastery", "not won", false, play{position: mastering(30), do: "end"}},
	{"infinite", "the shard at 30", true, play{position: mastering(30, "infinity-shard"), do: "play infinity-shard"}},
	{"infinite", "the shard at 29", false, play{position: mastering(29, "infinity-shard"), do: "play infinity-shard"}},
	{"brink", "with 5", true, play{position: killing(func(me *shards.SidePosition) { me.Health = 5 }), do: "end"}},
	{"brink", "with 6", false, play{position: killing(func(me *shards.SidePosition) { me.Health = 6 }), do: "end"}},
	{"unscathed", "with 50", true, play{position: killing(), do: "end"}},
	{"unscathed", "with 49", false, play{position: killing(func(me *shards.SidePosition) { me.Health = 49 }), do: "end"}},
	{"leaders/decima", "won", true, play{position: killing(), do: "end"}},
	{"leaders/tetra", "lost", false, play{position: killing(), do: "end", bots: []string{"", ""}}},
	{"leaders/decima", "the other gave up", false, play{position: two(), do: "end, concede"}},
	{"no-champion", "none", true, play{position: killing(), do: "end"}},
	{"no-champion", "one", false, play{position: changed(strong(row("evokatus"), 1), weak), do: "recruit evokatus, end"}},
	{"no-champion", "an ally", true, play{position: changed(strong(row("spore-cleric"), 1), weak), do: "recruit spore-cleric, end"}},
	{"champions", "four", true, play{position: champions(3), do: "play evokatus"}},
	{"champions", "three", false, play{position: champions(2), do: "play evokatus"}},
	{"slayer", "three", true, play{position: prey(3), do: "attack evokatus, attack evokatus, attack evokatus"}},
	{"slayer", "two", false, play{position: prey(3), do: "attack evokatus, attack evokatus"}},
	{"nemesis/book", "beaten", true, play{position: killing(), do: "end", nemesis: true}},
	{"nemesis/hard", "by the book", false, play{position: killing(), do: "end", nemesis: true}},
	{"nemesis/book", "against a player", false, play{position: killing(), do: "end"}},
	{"shields", "8", true, play{position: attacked("cryptofist-monk"), do: "end, pick cryptofist-monk"}},
	{"shields", "7", false, play{position: attacked("command-seer", "korvus-legionnaire"),
		do: "end, pick command-seer, pick korvus-legionnaire"}},
	{"shields", "by the other", false, play{position: attacked("cryptofist-monk"), do: "end, pick cryptofist-monk", bots: []string{"greedy", ""}}},
	{"mercenaries", "three", true, play{position: row("data-heretic"), do: "fast data-heretic, fast data-heretic, fast data-heretic"}},
	{"mercenaries", "two, and one bought", false, play{position: row("data-heretic"), do: "fast data-heretic, fast data-heretic, recruit data-heretic"}},
	{"factions", "all four", true, play{position: two("spore-cleric", "data-heretic", "reactor-drone", "nil-assassin"),
		do: "play spore-cleric, play data-heretic, play reactor-drone, play nil-assassin"}},
	{"factions", "three", false, play{position: two("spore-cleric", "data-heretic", "reactor-drone", "nil-assassin"),
		do: "play spore-cleric, play data-heretic, play reactor-drone, play crystal"}},
}

// attacked is a position before the attack of the other, in which one has these in hand.
func attacked(hand ...string) shards.Position {
	p := changed(two(hand...), func(_, other *shards.SidePosition) { other.Power = 20 })
	p.Turn = 1
	return p
}

func relics(me, _ *shards.SidePosition) { me.Relics, me.Mastery = []string{"panconscious-crown"}, 10 }

// row is a position with the card in the row, and crystals for it.
func row(card string) shards.Position {
	p := changed(two(), func(me, _ *shards.SidePosition) { me.Crystals = 30 })
	p.Row = []string{card, card, card, card, card, card}
	return p
}

// champions is a position with so many champions in play, and another in hand.
func champions(n int) shards.Position {
	return changed(two("evokatus"), func(me, _ *shards.SidePosition) { me.InPlay = strings.Fields(strings.Repeat("evokatus ", n)) })
}

// prey is a position in which the other has so many champions, and one has the power for all.
func prey(n int) shards.Position {
	return changed(strong(two(), 40), func(_, other *shards.SidePosition) {
		other.InPlay = strings.Fields(strings.Repeat("evokatus ", n))
	})
}

// Each feat is done when it should be, and not when it is just missed.
func TestFeats(t *testing.T) {
	proved := map[string][2]bool{}
	for _, c := range cases {
		t.Run(c.step+"/"+c.what, func(t *testing.T) {
			before, after := c.watched(t, c.step)
			assert.False(t, before)
			assert.Equal(t, c.done, after)
		})
		key, _, _ := strings.Cut(c.step, "/")
		p := proved[key]
		if c.done {
			p[1] = true
		} else {
			p[0] = true
		}
		proved[key] = p
	}
	for _, f := range feats.New(nemesis.Adventure{}).All() {
		assert.Equal(t, [2]bool{true, true}, proved[f.Key], f.Key)
	}
}
