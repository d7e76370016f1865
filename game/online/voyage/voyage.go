// Package voyage keeps the tables of the weekly voyages: who has sent a game, how it went, and the game itself. A save is played
// again before it is entered, on the deal that the server draws for that week, so the figures of a table are those of games that
// can be played. Nothing else is believed: not the results in a save, nor its deal, its decks or its hashes.
//
// # What a table proves, and what not
//
// A game of a table was played by the rules, on the deal of its week. How often answers were taken back or advice was asked
// for on the way is not in its commands; nobody can prove it, and the table does not say it. The cards of a voyage can be known
// before it is played. Only games that the players win or lose together are entered: in others whoever sends the save could have
// played for both sides.
//
// # Files
//
// A folder has one folder a week, and in that two files a game: ID.jsonl, a save, and ID.entry, what the table says about it.
// They are written once and removed when the game is withdrawn, which leaves nothing of it. A week has some hundred games: a
// folder that people can read, copy and mend serves them as well as a database would, and costs nothing.
//
// What is kept is the name that was given, the commands, and the hash of a secret with which the game can be withdrawn. The
// names of players, the times and the seats of computers in a save that was sent are left out.
package voyage

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// MaxSave is how many bytes a save may have.
const MaxSave = 1 << 20

// Sending is a game that is sent to a table.
type Sending struct {
	Name string `json:"name"`
	Save string `json:"save"`
	// Secret is that of one's own game of the same deal, if there is one: the better of the two is kept.
	Secret string `json:"secret,omitempty"`
}

// Sent is the answer: where the game stands in its table, and the secret by which it can be withdrawn.
type Sent struct {
	Week string `json:"week"`
	Deal
	Entry
	Of     int    `json:"of"` // how many games the table has
	Secret string `json:"secret"`
}

// Deal is what all games of a table have in common, besides the week.
type Deal struct {
	Game       string `json:"game"`
	Mode       string `json:"mode"`
	Difficulty string `json:"difficulty"`
	Players    int    `json:"players"`
}

// Result is what the games of a table are compared by.
type Result struct {
	Won    bool `json:"won,omitempty"`
	Turns  int  `json:"turns"`            // that the players took
	Damage int  `json:"damage,omitempty"` // on the monster at the end, of its Power
	Power  int  `json:"power,omitempty"`
}

// Entry is a game in a table.
type Entry struct {
	ID    string `json:"id"`
	Place int    `json:"place"` // from 1; equal results have the same
	Name  string `json:"name"`
	Result
	Sent string `json:"sent"` // the day, such as 2026-11-28
}

// Table is the games of a deal, the best first.
type Table struct {
	Deal
	Entries []Entry `json:"entries"`
}

// Week is the tables of a week.
type Week struct {
	Week string `json:"week"`
	// Open says that games are still entered. Afterwards everybody may see how all were played.
	Open   bool    `json:"open"`
	Tables []Table `json:"tables"`
}

// Compare orders results, the better first: victories, the faster the better, and then defeats, by how much of the monster was
// beaten and by how long the players held out.
func (r Result) Compare(o Result) int {
	if r.Won != o.Won {
		if r.Won {
			return -1
		}
		return 1
	}
	if r.Won {
		return cmp.Compare(r.Turns, o.Turns)
	}
	return cmp.Or(cmp.Compare(o.Damage*max(1, r.Power), r.Damage*max(1, o.Power)), cmp.Compare(o.Turns, r.Turns))
}

// Plain is the save of a story as it is sent: without who played it, and when.
func Plain[G game.Game](s *replay.Story[G]) (string, error) {
	sent := s.Fork()
	sent.Header.Players, sent.Header.Started, sent.Header.Match, sent.Header.Round = nil, "", "", 0
	var out bytes.Buffer
	err := sent.Write(&out)
	return out.String(), err
}

// Judge plays saves of a game again.
type Judge interface {
	// Judge says what came of the game in a save that is of the voyage of one of the weeks with those moments. It fails if it is
	// not, or not as it was played, or not over.
	Judge(ctx context.Context, save []byte, weeks []time.Time) (*Judged, error)
}

// Judged is a game that was played again.
type Judged struct {
	Week string
	Deal
	Result
	ID   string // that of all saves with the same commands
	Save []byte // without who played it, and when
}

// Of are the voyages of a game.
type Of[G game.Game] struct {
	Rules game.Rules[G]
	// Setup is the set-up of the voyage of the week of a moment, for so many players.
	Setup func(at time.Time, players int) (game.Setup, error)
	// Result is what records keep of a game, see [records.ResultOf].
	Result func(*replay.Story[G]) (records.Result, bool)
	// Plain takes out of a set-up what does not matter, such as the names of decks; nil: there is nothing of that kind.
	Plain func(*game.Setup)
}

// Kind are the voyages of a kind.
func Kind(k game.Kind) Of[game.Game] {
	return Of[game.Game]{Rules: k,
		Setup:  func(at time.Time, players int) (game.Setup, error) { return games.Voyage(k, players, games.Week(at)) },
		Result: func(s *replay.Story[game.Game]) (records.Result, bool) { return records.ResultOf(k, s) },
	}
}

// Judge implements [Judge].
func (o Of[G]) Judge(ctx context.Context, save []byte, weeks []time.Time) (*Judged, error) {
	setup, week, players, err := o.head(ctx, save, weeks)
	if err != nil {
		return nil, err
	}
	story, report, err := replay.Read(ctx, bytes.NewReader(save), o.Rules)
	if err != nil {
		return nil, err
	}
	if len(report.Warnings) > 0 {
		return nil, message.New("voyage-damaged", report.Warnings[0])
	}
	if !story.Game().Over() {
		return nil, message.New("voyage-unfinished")
	}
	if story.Header.Edited {
		return nil, message.New("voyage-uncounted")
	}
	r, ok := o.Result(story)
	switch {
	case !ok:
		return nil, message.New("voyage-nobody")
	case r.Uncounted:
		return nil, message.New("voyage-uncounted")
	case r.Standard():
		return nil, message.New("voyage-against")
	}
	j := &Judged{Week: week, Deal: Deal{o.Rules.Name(), setup.Mode, setup.Difficulty, players},
		Result: Result{Won: r.Won, Turns: r.Turns, Damage: r.Damage, Power: r.Power}}
	return j, o.again(ctx, j, setup, story.Inputs())
}

// head reads the first line of a save, before anything is played, and finds the voyage that it says it is of.
func (o Of[G]) head(ctx context.Context, save []byte, weeks []time.Time) (setup game.Setup, week string, players int, err error) {
	line, _, _ := bytes.Cut(save, []byte("\n"))
	story, _, err := replay.Read(ctx, bytes.NewReader(append(slices.Clip(line), '\n')), o.Rules)
	if err != nil {
		return setup, "", 0, err
	}
	h := &story.Header
	if ours, theirs := o.print(o.Rules.Version(), o.Rules.Cards()), o.print(h.Engine, h.Catalogue); ours != theirs {
		return setup, "", 0, message.New("voyage-other-rules", theirs, ours)
	}
	i := slices.IndexFunc(weeks, func(at time.Time) bool { return games.Week(at) == h.Voyage })
	switch {
	case h.Voyage == "":
		return setup, "", 0, message.New("voyage-none")
	case i < 0:
		return setup, "", 0, message.New("voyage-other-week", printable.Quote(h.Voyage))
	}
	players = story.Game().Seats()
	if setup, err = o.Setup(weeks[i], players); err != nil {
		return setup, "", 0, err
	}
	if o.plain(setup) != o.plain(h.Setup) {
		return setup, "", 0, message.New("voyage-other-deal", h.Voyage)
	}
	return setup, h.Voyage, players, nil
}

func (o Of[G]) print(engine, cards string) string {
	return printable.Text(strings.Join([]string{o.Rules.Name(), engine, cards}, " "), printable.Name)
}

// plain is a set-up as text, to compare it by.
func (o Of[G]) plain(s game.Setup) string {
	if o.Plain != nil {
		o.Plain(&s)
	}
	common, err := json.Marshal(s)
	if err != nil {
		return ""
	}
	own, err := json.Marshal(s.Own)
	if err != nil {
		return ""
	}
	return string(common) + string(own)
}

// again plays the inputs on the voyage as it is dealt here: that is the save that is kept.
func (o Of[G]) again(ctx context.Context, j *Judged, setup game.Setup, inputs []replay.Input) error {
	story, err := replay.New(o.Rules, replay.Header{Setup: setup, Voyage: j.Week})
	if err != nil {
		return err
	}
	sum := sha256.New()
	say := func(words string) { _, _ = sum.Write([]byte(words + "\n")) } // never fails
	say(j.Game)
	say(j.Week)
	say(o.plain(setup))
	for i := range inputs {
		if err := ctx.Err(); err != nil {
			return err
		}
		words := story.Game().Format(inputs[i].Command)
		c, err := story.Game().Parse(words)
		if err == nil {
			err = story.Do(c)
		}
		if err != nil {
			return message.New("voyage-damaged", err)
		}
		say(words)
	}
	var out bytes.Buffer
	if err := story.Write(&out); err != nil {
		return err
	}
	j.ID, j.Save = hex.EncodeToString(sum.Sum(nil)[:8]), out.Bytes()
	return nil
}
