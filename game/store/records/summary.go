package records

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
)

// Summary is the results of all games that people have played, and what follows from them.
type Summary struct {
	Statistics []Figures    `json:"statistics"`
	Charts     *Charts      `json:"charts"`
	Decks      []DeckRecord `json:"decks"`
	Teams      []Team       `json:"teams"`
	Voyages    Record       `json:"voyages"` // by the week
	Games      []Result     `json:"games"`
}

// DeckRecord is the games of a deck.
type DeckRecord struct {
	Deck    string  `json:"deck"` // its list key
	Name    string  `json:"name"`
	Record  Record  `json:"record"`         // against monsters, by difficulty
	Duels   Record  `json:"standard"`       // in standard games, by opponent
	Climbed int     `json:"climbed"`        // rungs of its ladder
	Next    *Rung   `json:"next,omitempty"` // the rung that comes next
	Ladder  *Ladder `json:"-"`
}

// Names are the names of decks, by their list keys.
type Names map[string]string

// NamesOf returns the names of decks as they were in their last games, or as they are now if
// that is known.
func NamesOf(results []Result, now Names) Names {
	names := Names{}
	for i := range results {
		for _, m := range results[i].Team {
			names[m.Deck] = m.Name
		}
	}
	maps.Copy(names, now)
	return names
}

// Of returns the name of a deck or, if unknown, its list key.
func (n Names) Of(key string) string { return cmp.Or(n[key], key) }

// Summarize makes the summary of all results. Words are those of the ladder of the adventure with
// that boss.
func Summarize(results []Result, names Names, boss string, words []string, place *time.Location) *Summary {
	f := Filter{Words: words}
	s := &Summary{Statistics: Statistics(results, words), Charts: f.Charts(results, place), Teams: Teams(results), Voyages: Voyages(results),
		Games: results, Decks: []DeckRecord{}}
	monsters, duels, ladders := ByDeck(results), Duels(results), Ladders(results, boss, words)
	keys := slices.AppendSeq(slices.Collect(maps.Keys(monsters)), maps.Keys(duels))
	for _, key := range distinct(keys) {
		d := DeckRecord{Deck: key, Name: names.Of(key), Record: monsters[key], Duels: duels[key], Ladder: ladders[key]}
		if d.Ladder == nil {
			d.Ladder = NewLadder(words)
		}
		d.Climbed, _ = d.Ladder.Climbed()
		if next, ok := d.Ladder.Next(); ok {
			d.Next = &next
		}
		s.Decks = append(s.Decks, d)
	}
	slices.SortFunc(s.Decks, func(a, b DeckRecord) int {
		return cmp.Or(cmp.Compare(b.Record.Best(words), a.Record.Best(words)), cmp.Compare(b.Climbed, a.Climbed),
			cmp.Compare(b.Record.Wins()+b.Duels.Wins(), a.Record.Wins()+a.Duels.Wins()), cmp.Compare(a.Name+a.Deck, b.Name+b.Deck))
	})
	return s
}

// JSON writes the whole summary.
func (s *Summary) JSON(w io.Writer) error { return json.NewEncoder(w).Encode(s) }

// CSV writes all games, one per line. Called returns the name of a difficulty or a variant.
func (s *Summary) CSV(w io.Writer, called func(boss, word string) string) error {
	out := csv.NewWriter(w)
	_ = out.Write([]string{"game", "started", "boss", "difficulty", "called", "won", "turns", "players", "undo",
		"advised", "counted", "decks", "bots", "voyage", "mode", "winner", "persons", "keys", "chains", "damage", "power", "gauges",
		"match", "round", "amber", "handicap"})
	for i := range s.Games { // Flush reports what goes wrong
		g := &s.Games[i]
		name := ""
		if !g.Standard() {
			name = called(g.Boss, g.Difficulty)
		}
		of := func(tell func(m *Member) string) string {
			var all []string
			for k := range g.Team {
				if words := tell(&g.Team[k]); words != "" {
					all = append(all, EscapeCell(words))
				}
			}
			return strings.Join(all, " + ")
		}
		keys := func(m *Member) string { return "" }
		if g.Standard() {
			keys = func(m *Member) string { return strconv.Itoa(m.Keys) }
		}
		_ = out.Write([]string{EscapeCell(g.Game), EscapeCell(g.Started), EscapeCell(g.Boss), EscapeCell(g.Difficulty), EscapeCell(name),
			strconv.FormatBool(g.Won),
			strconv.Itoa(g.Turns), strconv.Itoa(g.Players()), EscapeCell(g.Undo), strconv.Itoa(g.Advised), strconv.FormatBool(!g.Uncounted),
			of(func(m *Member) string { return m.Name }), of(func(m *Member) string { return m.Bot }), EscapeCell(g.Voyage), EscapeCell(g.Mode),
			strconv.Itoa(g.Winner), of(func(m *Member) string { return m.Player }), of(keys),
			of(func(m *Member) string { return strconv.Itoa(m.Chains) }), strconv.Itoa(g.Damage), strconv.Itoa(g.Power), gaugesOf(g),
			EscapeCell(g.Match), strconv.Itoa(g.Round), amberOf(g), strconv.FormatBool(g.Handicap)})
	}
	out.Flush()
	return out.Error()
}

// amberOf is everybody's æmber at the end of a game, such as "3 + 5".
func amberOf(g *Result) string {
	var all []string
	for _, n := range g.Amber {
		all = append(all, strconv.Itoa(n))
	}
	return strings.Join(all, " + ")
}

// gaugesOf are the gauges of a game, such as "rises 2/4".
func gaugesOf(g *Result) string {
	var all []string
	for _, x := range g.Gauges {
		all = append(all, EscapeCell(x.Name)+" "+strconv.Itoa(x.Value)+"/"+strconv.Itoa(x.Limit))
	}
	return strings.Join(all, " + ")
}

// EscapeCell returns the text in a form that a spreadsheet does not take for a formula.
func EscapeCell(text string) string {
	text = printable.Text(text, printable.Name)
	if text != "" && strings.ContainsRune("=+-@", rune(text[0])) {
		return "'" + text
	}
	return text
}

// Export stores exported data in a file with that name, in a folder beside the decks, and
// returns its path.
func (s *Store) Export(name string, data []byte) (string, error) {
	dir, err := s.Exports()
	path := filepath.Join(dir, name)
	if err == nil {
		err = files.Write(path, data)
	}
	if err != nil {
		return "", message.New("export-records", err)
	}
	return path, nil
}

// Exports is the folder for exports, which is made if there is none yet.
func (s *Store) Exports() (dir string, err error) {
	if s.dir == "" {
		return "", files.ErrNowhere
	}
	dir = filepath.Join(s.dir, exports)
	return dir, os.MkdirAll(dir, 0o755)
}

// exports is the folder for exports.
const exports = "exports"
