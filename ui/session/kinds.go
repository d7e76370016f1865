package session

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// A [game.Kind] is a game beside KeyForge, which is known by package game alone. Its games are kept in a folder of its own.

// Kind is the kind that is chosen on the title; nil: KeyForge.
func (s *Session) Kind() game.Kind { return named(s.Kinds, s.Settings.Game) }

// named is the kind with that name, or nil.
func named(kinds []game.Kind, name string) game.Kind {
	if i := slices.IndexFunc(kinds, func(k game.Kind) bool { return k.Name() == name }); i >= 0 {
		return kinds[i]
	}
	return nil
}

// WordsOf are the words of a kind in the language, or else in English.
func (s *Session) WordsOf(k game.Kind) game.Words {
	w, err := k.Words(s.Settings.Language)
	if err != nil {
		w, _ = k.Words(languages.English().Name) // which every kind has
	}
	return w
}

// folder is where games of a kind are kept, as the other programs do.
func folder(games string, k game.Kind) string { return filepath.Join(games, k.Name()) }

// folders are the folder of games and those of the kinds within it.
func folders(games string, kinds []game.Kind) []string {
	all := []string{games}
	for _, k := range kinds {
		all = append(all, folder(games, k))
	}
	return all
}

// BeginKind begins the game of a header and its save.
func (s *Session) BeginKind(k game.Kind, h replay.Header) (*replay.Log[game.Game], error) {
	h.Started = s.Now().Format(time.RFC3339)
	story, err := replay.New[game.Game](k, h)
	if err != nil {
		return nil, message.New("game-cannot-begin", err)
	}
	return s.KeepKind(k, story), nil
}

// KeepKind begins a save of a story of a kind. If that fails the game goes on without one.
func (s *Session) KeepKind(k game.Kind, story *replay.Story[game.Game]) *replay.Log[game.Game] {
	return keepIn(s, folder(s.Games, k), story)
}

// readKind reads a save of a kind.
func readKind(path string, k game.Kind) Saved {
	n := Saved{Path: path, Kind: k, said: &SavedWords{}}
	f, err := os.Open(path)
	if err != nil {
		n.Err = err
		return n
	}
	defer f.Close()
	story, report, err := replay.Read[game.Game](context.Background(), f, k)
	if err != nil {
		n.Err = err
		return n
	}
	n.game, n.header, n.Harm = story.Game(), story.Header, report.Warnings
	n.turns, n.Over = n.game.Turn(), n.game.Over()
	n.winner, n.decided = match.WinnerOf(n.game)
	if r, ok := records.ResultOf(k, story); ok {
		n.result = &r
	}
	all, won := n.people()
	n.Won, n.shared = all > 0 && won == all, all > 0 && (won == 0 || won == all)
	return n
}

// people counts the seats of a game that people hold, and those of them that have won.
func (g *Saved) people() (all, won int) {
	computer := map[string]bool{}
	for _, held := range g.header.Seats {
		n, name, _ := strings.Cut(held, "=")
		computer[n] = name != replay.Person
	}
	for seat := range game.Seat(g.game.Seats()) {
		if !computer[strconv.Itoa(int(seat)+1)] {
			all++
			if g.Over && g.game.Won(seat) {
				won++
			}
		}
	}
	return all, won
}

// kindWords puts a game of a kind into words.
func (g *Saved) kindWords(s *Session, w *SavedWords) {
	in := s.WordsOf(g.Kind)
	w.Title = in.Setup(&g.header.Setup)
	w.Stands = s.T("turn-n", max(1, g.turns)) + " · " + s.When(g.played)
	w.When = in.Name() + " · " + w.Stands
	w.Remarks = s.T("undo-is", lang.Small(s.Terms(&g.header)))
	switch {
	case !g.Over:
	case !g.shared:
		w.Left = s.T("wins-game", g.winners(in))
	case g.Won:
		w.Left = s.T("victory")
	default:
		w.Left = s.T("defeat")
	}
	g.harmWords(s, w)
}

// winners are the names of those who have won.
func (g *Saved) winners(in game.Words) string {
	var names []string
	for seat := range game.Seat(g.game.Seats()) {
		if g.game.Won(seat) {
			names = append(names, cmp.Or(g.player(seat), in.Seat(g.game, seat)))
		}
	}
	return strings.Join(names, ", ")
}

// player is the name of the player in a seat, or "".
func (g *Saved) player(seat game.Seat) string {
	if int(seat) < len(g.header.Players) {
		return printable.Text(g.header.Players[seat], MaxPlayerName)
	}
	return ""
}

// harmWords tells what is wrong with a save in place of its terms.
func (g *Saved) harmWords(s *Session, w *SavedWords) {
	if len(g.Harm) > 0 {
		w.Remarks = lang.Capital(printable.Text(s.Language.Say(g.Harm[0]), printable.Line))
	}
}

// LastOf is the header of the kept game of a kind that was played last, or nil.
func (l *Saves) LastOf(k game.Kind) *replay.Header {
	return l.header(func(g *Saved) bool { return g.Kind == k })
}
