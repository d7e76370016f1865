package play

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/play/plain"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// otherFormats are the formats of matches of games beside KeyForge.
var otherFormats = slices.DeleteFunc(slices.Clone(match.Formats[:]), func(name string) bool {
	return name == match.Formats[match.Adaptive]
})

// otherPlan is the plan of a match of another game that the options describe.
func (w *matchFlags) otherPlan(c *cobra.Command, kind game.Kind, o *setup.Options, seats []string) (plan match.Plan, err error) {
	if len(w.kinds) != 1 || !slices.Contains(otherFormats, w.kinds[0]) {
		return plan, message.New("match-none", strconv.Quote(strings.Join(w.kinds, ",")), strings.Join(otherFormats, ", "))
	}
	modes := kind.Modes()
	if at := slices.IndexFunc(modes, func(mode string) bool { return kind.Difficulties(mode) == nil }); at >= 0 && !c.Flags().Changed("mode") {
		if err := c.Flags().Set("mode", modes[at]); err != nil { // in which players compete
			return plan, err
		}
	}
	s, err := o.Deal(c, kind)
	if err != nil {
		return plan, err
	}
	g, err := kind.Start(&s)
	if err != nil {
		return plan, err
	}
	if _, err := holders(kind, seats, g.Seats(), s.Seed); err != nil {
		return plan, message.New("flag", err)
	}
	names, err := replay.Holders(seats, g.Seats())
	if err != nil {
		return plan, message.New("flag", err)
	}
	plan = match.Plan{Format: match.Format(slices.Index(match.Formats[:], w.kinds[0])), Seed: s.Seed,
		Other: match.Other{Kind: kind, Setup: s}}
	for _, name := range names {
		plan.Players = append(plan.Players, match.Player{Bot: name})
	}
	return plan, nil
}

// playRounds begins a match of another game, and plays it.
func (k *saveFlags) playRounds(c *cobra.Command, name string, o *setup.Options, w *matchFlags, seats []string) error {
	kind, err := setup.Kind(c, k.pool, name, "players", "mode", "difficulty", "seed", "seat", "save", "match")
	if err != nil {
		return err
	}
	plan, err := w.otherPlan(c, kind, o, seats)
	if err != nil {
		return err
	}
	m, err := match.New(plan)
	if err != nil {
		return err
	}
	f, err := k.keepMatch(c, replay.DirOf(kind.Name()), m)
	if err != nil {
		return err
	}
	return k.playOn(c, f, nil, func(r *rounds) {
		r.Say("seed-again", plan.Seed)
		r.Say("match-is", r.format())
	})
}

// keepMatch begins to keep a match, if it should be kept; on a terminal that is in the directory.
func (k *saveFlags) keepMatch(c *cobra.Command, dir string, m *match.Match) (*match.File, error) {
	switch {
	case k.file != "" && filepath.Ext(k.file) != match.Extension:
		return nil, message.New("match-extension", match.Extension)
	case k.file != "":
		return match.CreateAt(k.file, time.Now(), m)
	case terminal.IsTerminal(c.InOrStdin()):
		return match.Create(dir, time.Now(), m)
	}
	return match.Unsaved(m), nil
}

// resumeRounds continues a match of another game.
func (k *saveFlags) resumeRounds(c *cobra.Command, f *match.File, seats []string) error {
	return k.playOn(c, f, seats, func(r *rounds) {
		r.Say("match-goes-on", r.format())
		for n := range f.Games() {
			r.tellResult(n)
		}
	})
}

// openRounds opens a match of other games, or of KeyForge; if its current game ended without being recorded, it records the result.
func (k *saveFlags) openRounds(path string) (*match.File, error) {
	var kinds []game.Kind
	for _, name := range k.pool.Games.Names()[1:] {
		kind, err := k.pool.Games.Named(name)
		if err != nil {
			return nil, err
		}
		kinds = append(kinds, kind)
	}
	return match.Open(path, func(save string) (int, bool) {
		at := slices.IndexFunc(kinds, func(kind game.Kind) bool { return kind.Name() == replay.GameOf(save) })
		if at < 0 {
			return 0, false
		}
		story, _, err := saves.ReadOf[game.Game](kinds[at], save)
		if err != nil {
			return 0, false
		}
		return match.WinnerOf(story.Game())
	}, kinds...)
}

// roundsOf is the match whose current game is the game of a save, or nil.
func (k *saveFlags) roundsOf(path string, h *replay.Header) *match.File {
	if h.Match == "" || filepath.Base(h.Match) != h.Match {
		return nil
	}
	f, err := k.openRounds(filepath.Join(filepath.Dir(path), h.Match))
	if err != nil {
		return nil
	}
	if f.Adopt(path, h); f.Save() != path {
		return nil
	}
	return f
}

// rounds plays the games of a match of another game than KeyForge.
type rounds struct {
	*talk.Talk
	f     *match.File
	words game.Words
	seats []string // replacing those of the match
}

// playOn plays a match to its end, or until the person quits.
func (k *saveFlags) playOn(c *cobra.Command, f *match.File, seats []string, tell func(*rounds)) error {
	words, err := f.Plan().Kind.Words(k.pool.Language.Name)
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	r := &rounds{talk.New(ctx, k.pool, c.InOrStdin(), c.OutOrStdout()), f, words, seats}
	tell(r)
	for !f.Over() {
		n := len(f.Games()) - 1
		if over, err := r.playGame(); err != nil || !over {
			return err
		}
		r.tellResult(n)
	}
	r.Say("match-over", r.player(f.Winner()), r.score())
	return r.Flush()
}

// playGame plays the current game, a new one or the one that was begun, and reports whether it is over.
func (r *rounds) playGame() (over bool, err error) {
	log, err := r.currentGame()
	if err != nil {
		return false, err
	}
	kind := r.f.Plan().Kind
	players, err := holders(kind, slices.Concat(log.Header.Seats, r.seats), log.Game().Seats(), log.Header.Seed)
	if err != nil {
		return false, message.New("flag", err)
	}
	r.Say("match-round", len(r.f.Games()), r.score())
	err = plain.New(r.Talk, log, kind, records.In(replay.DirOf(kind.Name())), r.words, players).Play()
	winner, ok := match.WinnerOf(log.Game())
	if err != nil || !ok {
		return false, err
	}
	return true, r.f.Do(match.Move{Verb: match.Won, N: winner + 1})
}

// currentGame is the current game: the one that was begun, or a new one.
func (r *rounds) currentGame() (*replay.Log[game.Game], error) {
	kind := r.f.Plan().Kind
	if save := r.f.Save(); save != "" {
		log, _, err := replay.Open[game.Game](r.Context, save, kind)
		return log, err
	}
	h, err := r.f.Next(r.f.Name())
	if err != nil {
		return nil, err
	}
	h.Started = time.Now().Format(time.RFC3339)
	story, err := replay.New[game.Game](kind, h)
	if err != nil {
		return nil, err
	}
	if r.f.Path == "" {
		return replay.Unsaved(story), nil
	}
	log, path, err := replay.CreateIn(filepath.Dir(r.f.Path), time.Now(), story)
	if err == nil {
		err = r.f.SetSave(path)
	}
	return log, err
}

// format says how a match is won.
func (r *rounds) format() string {
	if f := r.f.Plan().Format; f != match.Single {
		return r.T("match-format-other", f.Wins())
	}
	return r.T(formatKeys[match.Single])
}

// player names a player.
func (r *rounds) player(i int) string {
	switch p := &r.f.Plan().Players[i]; {
	case p.Name != "":
		return p.Name
	case p.Bot != "":
		return r.T("match-bot", i+1, p.Bot)
	}
	return r.T("player-title", i+1)
}

// score is how many games each player has won.
func (r *rounds) score() string {
	var all []string
	for i, n := range r.f.Wins() {
		all = append(all, r.T("match-tally", r.player(i), n))
	}
	return strings.Join(all, ", ")
}

// tellResult says how a game ended, if it is over.
func (r *rounds) tellResult(n int) {
	if w := r.f.Games()[n].Winner; w >= 0 {
		r.Say("match-round-won", n+1, r.player(w))
	}
}
