// Package result says what records keep of a game of KeyForge that is over: its decks, how a monster ended, and what was won with
// how many keys. Package records has what is kept of any game.
package result

import (
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Of returns the result of a story, and false when it has none to be counted: it is not
// over, it did not begin with a deal against a monster or of a standard game, or no person
// played.
func Of(s *save.Story) (records.Result, bool) {
	h, g := &s.Header, s.Game()
	standard := save.Setup(h).Boss == "" && h.Mode == keyforge.Duel.Name()
	if !g.Over() || save.Setup(h).Boss == "" && !standard || len(save.Setup(h).Decks) == 0 {
		return records.Result{}, false
	}
	r := records.Result{Started: h.Started, Boss: save.Setup(h).Boss, Difficulty: h.Difficulty, Won: !g.Won(keyforge.Monster),
		Undo: s.UndoMode(), Uncounted: h.Edited || h.Taken > 0 || save.Setup(h).Open, Advised: h.Advised,
		Voyage: printable.Text(h.Voyage, printable.Name), Match: printable.Text(h.Match, printable.Name), Round: h.Round}
	state := g.Snapshot()
	for side := range state.Seats {
		r.Turns += int(state.Players[side].Turns)
		r.Amber = append(r.Amber, int(state.Players[side].Pool))
	}
	for i := range save.Setup(h).Decks {
		d := &save.Setup(h).Decks[i]
		m := records.Member{Deck: ListKey(d), Name: printable.Text(d.Name, printable.Name), Chains: d.Chains}
		m.Bot = records.Bot(h, i)
		if m.Bot == "" && i < len(h.Players) {
			m.Player = printable.Text(h.Players[i], printable.Name)
		}
		if standard {
			m.Keys = bits.OnesCount8(state.Players[i].Keys)
		}
		if r.Team = append(r.Team, m); m.Bot == "" {
			r.Decks = append(r.Decks, m.Deck)
		}
	}
	if standard {
		endStandard(&r, h, g)
	} else {
		endMonster(&r, g)
	}
	r.Game = records.GameOf(h)
	return r, r.Game != "" && r.Decks != nil
}

// endStandard notes who won a standard game, and whether it had a handicap.
func endStandard(r *records.Result, h *replay.Header, g *keyforge.Game) {
	r.Mode, r.Won, r.Handicap = keyforge.Duel.Name(), false, h.Handicap
	for seat := range r.Team {
		if g.Won(keyforge.Side(seat)) {
			r.Winner = seat + 1
			r.Won = len(r.Decks) == 1 && r.Team[seat].Bot == ""
		}
	}
}

// endMonster notes what was left of the monster, and how far it got.
func endMonster(r *records.Result, g *keyforge.Game) {
	r.Amber = append(r.Amber, int(g.View(keyforge.NoSide).Sides[keyforge.Monster].Pool))
	if boss := g.Boss(); boss != 0 {
		r.Damage, r.Power = int(g.Card(boss).Damage), g.Power(boss)
	}
	for _, x := range g.Gauges(nil) {
		if x.Limited && !x.OfPool {
			r.Gauges = append(r.Gauges, records.Gauge{Name: x.Name, Value: x.Value, Limit: x.Limit})
		}
	}
}

// ListKey is the list key of a deck as stored in a save.
func ListKey(d *scenario.Deck) string {
	var lines []string
	for _, c := range d.Cards {
		for range max(1, c.N) {
			lines = append(lines, c.House+"/"+c.ID)
		}
	}
	if !d.Alliance {
		return deck.ListKeyOf(lines)
	}
	return deck.ListKeyOf(lines, append([]string{d.Token, d.Power}, slices.Concat(d.Prophecies...)...)...)
}

// Deal describes the game of a header.
func Deal(h *replay.Header) records.Deal {
	d := records.Deal{Game: records.GameOf(h), Mode: h.Mode, Difficulty: printable.Text(h.Difficulty, printable.Name)}
	for i := range save.Setup(h).Decks {
		d.Decks = append(d.Decks, printable.Text(save.Setup(h).Decks[i].Name, printable.Name))
	}
	return d
}
