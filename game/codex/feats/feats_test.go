package feats_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/feats"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// play is a game of a person, led by Jaina, from a position: what is done there, and who holds the seats.
type play struct {
	position codex.Position
	do       string
	bots     []string
}

// two is a position of two players, in which the first has these in hand, and in play.
func two(hand string, things ...string) codex.Position {
	p := gametest.Two(strings.Fields(hand)...)
	p.Sides[0].Workers, p.Sides[0].Tech = 5, 1
	p.Sides[0].Heroes = []string{"jaina-stormborne"}
	gametest.With(&p.Sides[0], things...)
	return p
}

// against is the position with these in play of the other.
func against(p codex.Position, things ...string) codex.Position {
	gametest.With(&p.Sides[1], things...)
	return p
}

// weak is a position in which the base of the other has so much HP left, and that of the first so much damage.
func weak(p codex.Position, left, damage int) codex.Position {
	p.Sides[1].BaseDamage, p.Sides[0].BaseDamage = 20-left, damage
	return p
}

// with is the position with a change.
func with(p codex.Position, change func(me *codex.SidePosition)) codex.Position {
	change(&p.Sides[0])
	return p
}

var cases = []struct {
	step, what string
	done       bool
	play
}{
	{"workers", "the tenth", true, play{position: with(two("scorch"), func(me *codex.SidePosition) { me.Workers = 9 }), do: "hire scorch"}},
	{"workers", "the ninth", false, play{position: with(two("scorch"), func(me *codex.SidePosition) { me.Workers = 8 }), do: "hire scorch"}},
	{"top-level", "the seventh", true, play{position: two("", "jaina-stormborne@6"), do: "level jaina-stormborne"}},
	{"top-level", "the sixth", false, play{position: two("", "jaina-stormborne@5"), do: "level jaina-stormborne"}},
	{"top-level", "by the other", false, play{position: two("", "jaina-stormborne@6"), do: "level jaina-stormborne",
		bots: []string{"greedy", ""}}},
	{"army", "six", true, play{position: two("mad-man", "wisp", "wisp", "wisp", "wisp", "wisp"), do: "play mad-man"}},
	{"army", "five", false, play{position: two("mad-man", "wisp", "wisp", "wisp", "wisp"), do: "play mad-man"}},
	{"slayer", "three", true, play{position: against(two("", "mad-man", "mad-man", "mad-man"), "wisp", "wisp", "wisp"),
		do: "attack mad-man wisp, attack mad-man/2 wisp, attack mad-man/3 wisp"}},
	{"slayer", "two", false, play{position: against(two("", "mad-man", "mad-man", "mad-man"), "wisp", "wisp", "wisp"),
		do: "attack mad-man wisp, attack mad-man/2 wisp"}},
	{"blow", "ten", true, play{position: two("", "steam-tank", "steam-tank"), do: "attack steam-tank base, attack steam-tank/2 base"}},
	{"blow", "less", false, play{position: two("", "steam-tank"), do: "attack steam-tank base"}},
	{"unscathed", "won", true, play{position: weak(two("", "mad-man"), 1, 0), do: "attack mad-man base"}},
	{"unscathed", "with a scratch", false, play{position: weak(two("", "mad-man"), 1, 1), do: "attack mad-man base"}},
	{"brink", "3 HP", true, play{position: weak(two("", "mad-man"), 1, 17), do: "attack mad-man base"}},
	{"brink", "4 HP", false, play{position: weak(two("", "mad-man"), 1, 16), do: "attack mad-man base"}},
	{"no-hero", "won", true, play{position: weak(two("", "mad-man"), 1, 0), do: "attack mad-man base"}},
	{"no-hero", "summoned", false, play{position: weak(two("", "mad-man"), 1, 0), do: "summon jaina-stormborne, attack mad-man base"}},
	{"low-tech", "won", true, play{position: weak(two("", "mad-man"), 1, 0), do: "attack mad-man base"}},
	{"low-tech", "with tech II", false, play{position: with(weak(two("", "mad-man"), 1, 0), func(me *codex.SidePosition) { me.Tech = 2 }),
		do: "attack mad-man base"}},
	{"leaders/jaina-stormborne", "won", true, play{position: weak(two("", "mad-man"), 1, 0), do: "attack mad-man base"}},
	{"leaders/captain-zane", "another", false, play{position: weak(two("", "mad-man"), 1, 0), do: "attack mad-man base"}},
	{"leaders/jaina-stormborne", "given up", false, play{position: weak(two("", "mad-man"), 1, 0), do: "concede"}},
	{"full-patrol", "five", true, play{position: two("", "wisp", "wisp", "wisp", "wisp", "wisp"),
		do: "end, patrol wisp leader, patrol wisp/2 elite, patrol wisp/3 scavenger, patrol wisp/4 technician, patrol wisp/5 lookout"}},
	{"full-patrol", "four", false, play{position: two("", "wisp", "wisp", "wisp", "wisp", "wisp"),
		do: "end, patrol wisp leader, patrol wisp/2 elite, patrol wisp/3 scavenger, patrol wisp/4 technician"}},
	{"tech-three", "at the end of the turn", true, play{position: with(two(""), func(me *codex.SidePosition) { me.Tech, me.Workers = 2, 10 }),
		do: "build tech-3, end, done"}},
	{"tech-three", "tech II", false, play{position: with(two(""), func(me *codex.SidePosition) { me.Workers = 10 }), do: "build tech-2, end, done"}},
}

// watched is what a witness of the game says of a step, such as "leaders/captain-zane", before and after.
func (p *play) watched(t *testing.T, step string) (before, after bool) {
	t.Helper()
	g := gametest.Start(t, p.position)
	if p.bots == nil {
		p.bots = []string{"", "greedy"}
	}
	w := feats.Watch(game.Sitting{Setup: &game.Setup{}, Bots: p.bots})
	key, part, _ := strings.Cut(step, "/")
	w.See(g.Game)
	before = w.Done(key, part)
	first := w.Clone()
	for text := range strings.SplitSeq(p.do, ", ") {
		if text == "concede" {
			require.NoError(t, g.Do(codex.Command{Verb: codex.Concede}))
		} else {
			g.Give(text)
		}
		w.See(g.Game)
	}
	assert.Equal(t, before, first.Done(key, part), "a clone goes its own way")
	return before, w.Done(key, part)
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
	for _, f := range feats.All() {
		assert.Equal(t, [2]bool{true, true}, proved[f.Key], f.Key)
	}
}
