package replay_test

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

var newVersion = flag.Bool("new-version", false, "write the saves of this version of the format, which must not be there yet")

// savesOf is the directory of the saves that a version of the format has written.
func savesOf(version int) string {
	return filepath.Join("testdata", "saves", strconv.Itoa(version))
}

func allRules(t testing.TB) *scenario.Rules {
	t.Helper()
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	return adventures.All().Rules(cat)
}

// TestWriteSaves writes the saves of a new version of the format, which every later
// version must read. It refuses if they already exist.
func TestWriteSaves(t *testing.T) {
	if !*newVersion {
		t.Skip("only with -new-version")
	}
	dir := savesOf(replay.Format)
	require.NoError(t, os.MkdirAll(filepath.Dir(dir), 0o755))
	require.NoError(t, os.Mkdir(dir, 0o755), "saves of a version are written once and never again")
	r := allRules(t)
	for name, h := range headers(t, r) {
		s, err := replay.New(r, h)
		require.NoError(t, err, name)
		log, err := replay.Create(filepath.Join(dir, name+replay.Extension), s)
		require.NoError(t, err)
		live(t, log, h.Seed)
		require.NoError(t, log.Close())
	}
}

// live plays as people do, taking back and changing things by hand where the
// header lets them.
func live(t *testing.T, log *save.Log, seed uint64) {
	t.Helper()
	player, most := "random", 140
	if log.Header.Taken > 0 {
		player, most = "greedy", 5000 // to the end
	}
	b, err := bot.New(player, seed)
	require.NoError(t, err)
	for n := range most {
		if log.Game().Over() {
			return
		}
		err := log.Do(b.Choose(log.Game(), log.Game().Legal(nil)))
		require.NoError(t, err)
		if log.Header.Undo != replay.UndoFree || log.Game().Over() || n%35 != 30 {
			continue
		}
		_, err = log.Undo(9)
		require.NoError(t, err)
		_, err = log.Redo(4)
		require.NoError(t, err)
		amber, chains := n%5, n%7
		require.NoError(t, log.Edit(&scenario.Edit{
			Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Amber: &amber, Chains: &chains}}},
			Zones:   []scenario.ZoneEdit{{Side: 1, Zone: "hand", Cards: inHand(log.Game())[1:]}},
		}))
	}
}

func inHand(g *keyforge.Game) []int {
	list := []int{0}
	for _, c := range gametest.State(g).Players[0].Pile(card.Hand) {
		list = append(list, int(c))
	}
	return list
}

// headers are the headers of games of every kind.
func headers(t *testing.T, r *scenario.Rules) map[string]replay.Header {
	t.Helper()
	random := rand.New(rand.NewPCG(1, replay.Format))
	all := map[string]replay.Header{}
	deals := func(n int, anything bool) (list []keyforge.Deal, names []string) {
		for i := range n {
			if anything {
				list, names = append(list, gametest.RandomDeal(random)), append(names, "anything")
				continue
			}
			d, err := deck.Named(deck.Embedded()[(len(all)+i)%len(deck.Embedded())])
			require.NoError(t, err)
			list, names = append(list, d.Deal(i)), append(names, d.Name)
		}
		return list, names
	}
	for i := range 6 {
		list, names := deals(2, i > 1)
		setup := keyforge.Setup{Decks: list, Seed: random.Uint64(), First: keyforge.NoSide, Options: keyforge.Options{AskAll: i%2 == 1}}
		h := save.Deal("duel", "", setup, names...)
		h.Undo = []string{"", replay.UndoFree, replay.UndoHidden, replay.UndoNone}[i%4]
		all[fmt.Sprintf("duel-%d", i+1)] = h
	}
	for _, a := range adventures.All() {
		for d := adventure.Easy; d <= adventure.Hard; d++ {
			for n := 1; n <= keyforge.MaxSeats; n++ {
				list, names := deals(n, n == 2)
				setup := adventure.Setup(a, list, random.Uint64())
				setup.First, setup.AskAll = keyforge.NoSide, d == adventure.Hard
				h := save.Deal(a.Name(), d.String(), setup, names...)
				if n == 1 {
					h.Undo = replay.UndoFree
				}
				all[fmt.Sprintf("%s-%v-%d", a.Name(), d, n)] = h
			}
		}
		if v, ok := a.(adventure.Varied); ok {
			var most adventure.Variant
			for i, c := range v.Conditions() {
				most[i] = int16(c.Max)
			}
			list, names := deals(2, false)
			all[a.Name()+"-variant"] = save.Deal(a.Name(), adventure.VariantWord(v, most), adventure.Setup(a, list, 5),
				names...)
		}
		list, names := deals(2, false)
		h := save.Deal(a.Name(), "normal", adventure.Setup(a, list, 5), names...)
		h.Taken = 1
		all[a.Name()+"-whole"] = h
	}
	for name, text := range tables {
		table, err := scenario.Parse([]byte(text))
		require.NoError(t, err, name)
		all["table-"+name] = save.Position(table)
	}
	return all
}

// tables are positions with things that are rare in random games.
var tables = map[string]string{
	"duel": `{"seed":3,"house":"logos","players":[
		{"amber":4,"chains":7,"keys":["blue"],"tide":"high","lastHouse":"dis","before":{"stolen":2},
		"line":[{"card":"headhunter","upgrades":["blood-of-titans"],"counters":{"power":2,"doom":1},"damage":1},{"card":"jargogle","under":["urchin"]},{"card":"dust-imp","copyOf":"headhunter","warded":true}],
		"hand":["library-access","punch","fear","dextre"],"deck":["anger","wild-wormhole","urchin","troll"],"archives":["timetraveller"]},
		{"amber":3,"line":[{"card":"troll","stunned":true},{"card":"bumpsy","enraged":true,"amber":2}],"hand":["anger","fear","control-the-weak"],"deck":["punch","troll","urchin","punch"]}]}`,
	"keyraken": `{"mode":"keyraken","difficulty":"hard","seed":4,"house":"brobnar","tide":"high","rises":2,"players":[
		{"amber":6,"line":[{"card":"headhunter","upgrades":["blood-of-titans"]},"bumpsy"],"hand":["punch","anger"],"deck":["troll","fear"]},
		{"amber":1,"chains":3,"line":["dust-imp"],"hand":["fear"],"deck":["urchin","urchin"]}],
		"monster":{"amber":5,"boss":{"damage":9}}}`,
}

// saves are the files that a version of the format has written.
func saves(t *testing.T, version int) []string {
	t.Helper()
	files, err := replay.List(savesOf(version))
	require.NoError(t, err)
	require.NotEmpty(t, files, "a version of the format needs saves: go test ./game/store/replay -run TestWriteSaves -new-version")
	return files
}

// Saves of this version, and of earlier ones that can be verified, always replay as
// they did, hash by hash.
func TestSavesAreReplayed(t *testing.T) {
	r := allRules(t)
	for version := 2; version <= replay.Format; version++ {
		for _, path := range saves(t, version) {
			_, report, err := replay.Read(t.Context(), bytes.NewReader(read(t, path)), r)
			require.NoError(t, err, path)
			assert.Empty(t, report.Warnings, "%s: a change of the program breaks the saves of players. Only while the version of the format "+
				"is not released may they be written anew: remove the directory, then go test ./game/store/replay -run TestWriteSaves -new-version", path)
			assert.EqualValues(t, len(read(t, path)), report.Good, path)
		}
	}
}

// Saves of format 1 replay as far as today's rules allow, report that this cannot
// be verified, and are written in the current format.
func TestSavesOfFormat1(t *testing.T) {
	r := allRules(t)
	for _, path := range saves(t, 1) {
		copied := filepath.Join(t.TempDir(), filepath.Base(path))
		require.NoError(t, os.WriteFile(copied, read(t, path), 0o600))
		log, report, err := replay.Open(t.Context(), copied, r)
		require.NoError(t, err, path)
		require.NotEmpty(t, report.Warnings, path)
		assert.ErrorContains(t, report.Warnings[0], "cannot be verified", path)
		assert.Positive(t, log.At(), path)
		if !report.Differs && !report.Damaged {
			require.Len(t, report.Warnings, 1, path)
		}
		if !log.Game().Over() {
			err = log.Do(log.Game().Legal(nil)[0])
			require.NoError(t, err)
		}
		require.NoError(t, log.Close())
		again, report, err := replay.Read(t.Context(), bytes.NewReader(read(t, copied)), r)
		require.NoError(t, err, path)
		assert.Empty(t, report.Warnings, path)
		assert.Equal(t, replay.Format, again.Header.Format)
		assert.Equal(t, log.Game().Hash(), again.Game().Hash(), path)
	}
}
