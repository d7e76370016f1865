package console

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	window "github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/table/forecast"
)

// beside lets a person play on a terminal, and calls see before each answer with what
// was printed since the last one and the same game as the window shows it.
func beside(t *testing.T, language string, seed uint64, see func(c *Console, q *keyforge.Question, told string, m *window.Model)) string {
	pool := pool.Shipped.In(languages.Named(language))
	o := setup.Options{Pool: pool, Decks: []string{"onyx", "argus"}, Mode: "adventure", Difficulty: "normal", Seed: seed}
	tbl, err := o.Game()
	require.NoError(t, err)
	g, err := keyforge.New(tbl.Catalogue, tbl.Mode, tbl.Setup)
	require.NoError(t, err)
	p := &archontest.Person{Rand: rand.New(rand.NewPCG(seed, 5)), Limit: 60, Tides: true}
	con := newConsole(t.Context(), save.Unsaved(g), tbl, [keyforge.MaxSides]bot.Bot{}, p, p)
	heard := 0
	p.Note = func() {
		told := p.Told.String()[heard:]
		heard = p.Told.Len()
		speech := window.Speech{Language: pool.LanguageOf(g)}
		for i := range speech.Titles {
			speech.Titles[i] = con.story.Side(keyforge.Side(i))
		}
		m := window.New(save.Unsaved(g), pool.Of(g), con.story.You, [keyforge.MaxSides]bot.Bot{}, speech)
		for range 2 * forecast.Worlds {
			m.Update(0, 1280, 720)
		}
		see(con, g.Question(), told, m)
	}
	require.NoError(t, con.Play())
	return p.Told.String()
}

// The terminal asks the same questions as the window, offers cards and answers under
// the same names, and says no less about each card, the tide and the next turn.
func TestTerminalSaysWhatTheWindowShows(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		met := map[string]int{}
		for seed := range uint64(4) {
			beside(t, language, seed, func(c *Console, q *keyforge.Question, told string, m *window.Model) {
				folded := strings.ToLower(strings.Join(strings.Fields(told), " "))
				says := func(what, words string) {
					t.Helper()
					met[what]++
					words = strings.ToLower(strings.Join(strings.Fields(words), " "))
					assert.Contains(t, folded, words, "%s, seed %d: %s", language, seed, what)
				}
				if q.Kind != keyforge.AskMain {
					ask := m.Prompt()
					for _, end := range []string{" – ", "». "} { // of the title of the card that asks
						if _, after, found := strings.Cut(ask, end); found {
							ask = after
							break
						}
					}
					says("question", ask)
				}
				for _, cmd := range m.Legal() {
					switch {
					case cmd.Verb == keyforge.RaiseTide:
						says("tide", c.T("raise-tide-costs", m.TidePrice()))
					case cmd.Verb == keyforge.Pick:
						says("name", m.Title(cmd.Card))
						if k := m.FightWith(cmd.Card); k != nil {
							w := forecast.Words{Language: m.Words.Language, Title: m.Title}
							says("fight", w.Fight(k))
						}
					case cmd.Verb == keyforge.Yes, cmd.Verb == keyforge.No:
						says("answer", m.Says(cmd))
					case cmd.Card != 0:
						says("name", m.Title(cmd.Card))
					}
				}
				if q.Kind == keyforge.AskMain && m.Forecast.Known && strings.Contains(told, c.T("foretold")) {
					w := forecast.Words{Language: m.Words.Language, Title: m.Title}
					says("forecast", w.Turn(&m.Forecast, m.Board.Gauges, func(s keyforge.Slot) bool {
						side, z := m.Board.Side(s)
						return z == card.Battleline && side != keyforge.Monster
					}))
				}
				for slot := range m.Board.Faces {
					f := &m.Board.Faces[slot]
					if f.Slot == 0 || !f.InPlay() {
						continue
					}
					stands := c.describe(keyforge.Slot(slot))
					assert.Contains(t, stands, m.Title(keyforge.Slot(slot)))
					for mark, key := range map[keyforge.Mark]string{
						keyforge.Exhausted: "exhausted", keyforge.Stunned: "stunned", keyforge.Warded: "warded", keyforge.Enraged: "enraged",
					} {
						assert.Equal(t, f.Marks&mark != 0, strings.Contains(stands, c.T(key)), "%s: %s", stands, key)
					}
					for h := card.NoHouse + 1; h < card.Monster; h++ {
						assert.Equal(t, f.Houses.Has(h), strings.Contains(stands, c.story.Language.House(h)), "%s: %s", stands, h)
					}
					for _, n := range []int{f.Damage, f.Amber} {
						assert.True(t, n == 0 || strings.Contains(stands, fmt.Sprint(n)), stands)
					}
					if f.Type == card.CreatureType {
						assert.Contains(t, stands, c.T("power-n", f.Power))
						met["creature"]++
					}
				}
			})
		}
		for _, what := range []string{"question", "name", "tide", "forecast", "fight", "answer", "creature"} {
			assert.Positive(t, met[what], what)
		}
	}
}

// A screen reader can speak everything that is printed: words and punctuation, no
// drawings.
func TestTerminalCanBeSpoken(t *testing.T) {
	for _, language := range []string{"en", "ru"} {
		for seed := range uint64(3) {
			told := beside(t, language, seed+10, func(c *Console, q *keyforge.Question, _ string, _ *window.Model) {
				c.showTable(q.Side, true)
				c.forecast(q)
				for n := uint16(1); int(n) <= c.g.Catalogue().Len(); n += 7 {
					c.explainCard(n)
				}
			})
			odd := map[rune]string{}
			for line := range strings.Lines(told) {
				for _, r := range line {
					if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r > '~' && !strings.ContainsRune("‘’“”„«»–—…№ ", r) {
						odd[r] = line
					}
				}
			}
			assert.Empty(t, odd, language)
		}
	}
}
