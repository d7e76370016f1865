package play

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/decks/collection"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// matchFlags is the options for a match of several games.
type matchFlags struct {
	kinds   []string // a format, a way to choose decks, or both
	chains  []string // of the decks as a handicap, or fromRecord
	offered int      // decks for each player of a sealed match
	bidFor  int      // whose deck is bid for, from 1
}

// formats are the names of the formats of KeyForge.
var formats = match.Formats[:match.Adaptive+1]

// fromRecord stands for the handicap based on earlier games (K22.3).
const fromRecord = "record"

func (w *matchFlags) flags(c *cobra.Command, p *pool.Pool) {
	kinds := strings.Join(slices.Concat(formats, match.Ways[1:]), ", ")
	c.Flags().StringSliceVar(&w.kinds, "match", nil, p.T("flag-match", kinds, strings.Join(otherFormats, ", ")))
	c.Flags().StringSliceVar(&w.chains, "chains", nil, p.T("flag-chains", fromRecord))
	c.Flags().IntVar(&w.offered, "offered", 1, p.T("flag-offered", match.MaxOffered))
	c.Flags().IntVar(&w.bidFor, "bid-for", 1, p.T("flag-bid-for"))
}

// plan is the plan of the match that the options describe.
func (w *matchFlags) plan(c *cobra.Command, o *setup.Options, seats []string) (match.Plan, error) {
	plan := match.Plan{Seed: o.Seed, Players: make([]match.Player, match.Players), Duel: match.Duel{Favourite: w.bidFor - 1}}
	var err error
	if plan.Rulebook, err = o.Book(); err != nil {
		return plan, err
	}
	for _, kind := range w.kinds {
		format, way := slices.Index(formats, kind), slices.Index(match.Ways[:], kind)
		switch {
		case format >= 0:
			plan.Format = match.Format(format)
		case way >= 0:
			plan.Way = match.Way(way)
		default:
			return plan, message.New("match-none", strconv.Quote(kind), strings.Join(slices.Concat(formats, match.Ways[1:]), ", "))
		}
	}
	if c.Flags().Changed("mode") && o.Mode != keyforge.Duel.Name() {
		return plan, message.New("match-of-duels")
	}
	if _, err := bot.Seats(seats, match.Players, o.Seed); err != nil {
		return plan, message.New("flag", err)
	}
	for _, held := range seats {
		seat, name, _ := strings.Cut(held, "=")
		if n, err := strconv.Atoi(seat); err == nil && name != replay.Person {
			plan.Players[n-1].Bot = name
		}
	}
	names := o.Decks
	if plan.Way == match.Sealed && !c.Flags().Changed("decks") {
		if names, err = collection.Playable(o.Pool, c.ErrOrStderr()); err != nil {
			return plan, err
		}
	}
	decks, err := lists(o, names)
	if err != nil {
		return plan, err
	}
	if plan.Way == match.Sealed {
		var ok bool
		if plan.Decks, ok = match.DrawDecks(decks, w.offered, o.Seed); !ok {
			return plan, message.New("draw-too-many", match.Players*w.offered, len(decks))
		}
		return plan, nil
	}
	if len(decks) != match.Players {
		return plan, message.New("duel-needs-decks", len(decks))
	}
	for i := range decks {
		plan.Decks[i] = decks[i : i+1]
	}
	plan.Chains, err = w.handicap(decks)
	return plan, err
}

// lists are the decks with those names, in the form that a match uses.
func lists(o *setup.Options, names []string) ([]scenario.Deck, error) {
	find := collection.Finder{Pool: o.Pool}
	var all []scenario.Deck
	for _, name := range names {
		d, err := find.Playable(name)
		if err != nil {
			return nil, err
		}
		all = append(all, match.DeckOf(d))
	}
	return all, nil
}

// handicap is the agreed chains of both decks (K22.1).
func (w *matchFlags) handicap(decks []scenario.Deck) (chains [match.Players]int, err error) {
	if len(w.chains) == 1 && w.chains[0] == fromRecord {
		results, err := records.Open(library.Dir()).Results()
		met := match.MeetingsOf(results)
		for i := range chains {
			chains[i] = match.Handicap(met, result.ListKey(&decks[i]))
		}
		return chains, err
	}
	if n := len(w.chains); n != 0 && n != match.Players {
		return chains, message.New("match-chains", fromRecord)
	}
	for i, text := range w.chains {
		if chains[i], err = strconv.Atoi(strings.TrimSpace(text)); err != nil {
			return chains, message.New("match-chains", fromRecord)
		}
	}
	return chains, nil
}

// playMatch begins a match and plays it.
func (k *saveFlags) playMatch(c *cobra.Command, o *setup.Options, w *matchFlags, seats []string) error {
	plan, err := w.plan(c, o, seats)
	if err != nil {
		return err
	}
	m, err := match.New(plan)
	if err != nil {
		return err
	}
	f, err := k.keepMatch(c, replay.Dir(), m)
	if err != nil {
		return err
	}
	return k.playSeries(c, f, nil, func(s *series) error {
		s.Say("seed-again", plan.Seed)
		s.Say("match-is", s.T(formatKeys[plan.Format]))
		if plan.Way != match.Own {
			s.Say(wayKeys[plan.Way])
		}
		if plan.Chains != [match.Players]int{} {
			s.Say("match-handicap", plan.Chains[0], plan.Chains[1])
		}
		return s.play()
	})
}

// resumeMatch continues a match that is kept.
func (k *saveFlags) resumeMatch(c *cobra.Command, path string, seats []string) error {
	f, err := k.openMatch(path)
	if err != nil {
		return err
	}
	return k.continueMatch(c, f, seats)
}

// continueMatch continues a match.
func (k *saveFlags) continueMatch(c *cobra.Command, f *match.File, seats []string) error {
	return k.playSeries(c, f, seats, func(s *series) error {
		s.Say("match-goes-on", s.T(formatKeys[f.Plan().Format]))
		if !f.Over() {
			s.tellResults()
		}
		return s.play()
	})
}

// openMatch opens a match; if its current game ended without being recorded, it records the result.
func (k *saveFlags) openMatch(path string) (*match.File, error) {
	return match.Open(path, func(save string) (int, bool) {
		story, _, err := saves.Read(k.pool, save)
		if err != nil {
			return 0, false
		}
		return match.WinnerOf(story.Game())
	})
}

// matchOf is the match whose current game is the game of a save, or nil.
func (k *saveFlags) matchOf(path string, h *replay.Header) *match.File {
	if h.Match == "" || filepath.Base(h.Match) != h.Match {
		return nil
	}
	f, err := k.openMatch(filepath.Join(filepath.Dir(path), h.Match))
	if err != nil {
		return nil
	}
	if f.Adopt(path, h); f.Save() != path {
		return nil
	}
	return f
}

// playSeries prepares to play a match.
func (k *saveFlags) playSeries(c *cobra.Command, f *match.File, seats []string, do func(*series) error) error {
	w, err := k.wishes()
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilStopped()
	defer stop()
	t := talk.New(ctx, k.pool, c.InOrStdin(), c.OutOrStdout())
	s := &series{Talk: t, wanted: w, f: f, seats: seats, saved: f.Path != ""}
	err = do(s)
	if flushed := t.Flush(); err == nil {
		err = flushed
	}
	return err
}
