package art

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/script"
)

//go:embed scenes/*.txt shards/*.txt codex/*.txt
var sceneFiles embed.FS

// folders are where the files with the lines of a game are.
var folders = [...]string{KeyForge: "scenes", Shards: "shards", Codex: "codex"}

// Scenes returns the IDs of the cards of a game whose picture a line describes, and reports
// what is wrong with the lines.
func Scenes(of Game) ([]string, error) {
	all, err := described()
	return slices.Sorted(maps.Keys(all[of])), err
}

// described are the pictures that the files of scenes describe, by the game and the ID of the card.
var described = sync.OnceValues(func() (all [len(folders)]map[string]*picture, err error) {
	for g, folder := range folders {
		if all[g], err = pictures(folder); err != nil {
			return all, err
		}
	}
	return all, nil
})

// pictures are those that the files of a folder describe.
func pictures(folder string) (map[string]*picture, error) {
	all := map[string]*picture{}
	files, err := fs.Glob(sceneFiles, folder+"/*.txt")
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		text, err := sceneFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if err := addScenes(all, path.Base(name), string(text)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// Check reports what is wrong with a text of scenes.
func Check(file, text string) error { return addScenes(map[string]*picture{}, file, text) }

func addScenes(to map[string]*picture, file, text string) error {
	lines, err := script.Parse(file, text)
	if err != nil {
		return err
	}
	set, _, _ := strings.Cut(strings.TrimSuffix(file, ".txt"), "-")
	in := cmp.Or(places.Worlds[set], places.Neutral)
	for _, l := range lines {
		if _, ok := to[l.ID]; ok {
			return fmt.Errorf("%s: %s has a line already: keep one of them", l.Where, l.ID)
		}
		pic := &picture{world: in}
		for _, clauses := range l.Panels {
			n, err := parsePanel(clauses)
			if err != nil {
				return fmt.Errorf("%s: %w", l.Where, err)
			}
			pic.panels = append(pic.panels, n)
		}
		to[l.ID] = pic
	}
	return nil
}

// scene is the picture of the card. An evil twin without a line of its own is the dark
// side of its good twin; any other card without a line gets one made up from its
// facts.
func (c *Card) scene() *picture {
	games, err := described()
	if err != nil {
		panic(err)
	}
	all := games[c.Game]
	pic := all[c.ID]
	good, twin := strings.CutSuffix(c.ID, evilTwin)
	switch {
	case twin && pic != nil:
		return &picture{pic.world.Evil(), pic.panels}
	case twin && all[good] != nil:
		return all[good].evil()
	case pic != nil:
		return pic
	}
	return c.improvised()
}

// evil is the dark side of a picture.
func (pic *picture) evil() *picture {
	dark := &picture{world: pic.world.Evil()}
	for _, n := range pic.panels {
		n.lights = append(slices.Clip(n.lights), brush.Lights["evil"])
		n.view, n.tilt, n.flipped = places.Views["thorns"], n.tilt-0.09, true
		dark.panels = append(dark.panels, n)
	}
	return dark
}

// parsePanel makes a panel from its clauses; the first may be its setting.
func parsePanel(clauses []script.Clause) (panel, error) {
	var n panel
	if s, ok := parseSetting(clauses[0]); ok {
		n.setting, clauses = s, clauses[1:]
	}
	for _, c := range clauses {
		l, err := parseLayer(c)
		if err != nil {
			return n, err
		}
		n.layers = append(n.layers, l)
	}
	return n, nil
}

// parseSetting reads a setting; it is not one if a word says something else.
func parseSetting(words []string) (s setting, ok bool) {
	for _, w := range words {
		switch {
		case places.Grounds[w] != nil:
			s.place = places.Grounds[w]
		case brush.Lights[w] != nil:
			s.lights = append(s.lights, brush.Lights[w])
		case places.Weathers[w] != nil:
			s.weather = append(s.weather, places.Weathers[w])
		case places.Views[w] != nil:
			s.view = places.Views[w]
		case houseWords[w] != 0:
			s.house = houseWords[w]
		case w == "tilted":
			s.tilt = 0.1
		case w == "home": // the places of the house
		default:
			return s, false
		}
	}
	return s, true
}

// parseLayer reads something in a panel.
func parseLayer(words []string) (layer, error) {
	l := layer{manner: manner{size: 1, flip: 1}}
	person := false
	for i := 0; i < len(words); i++ {
		w := words[i]
		switch {
		case drawings[w].draw != nil:
			if l.draw != nil {
				return l, fmt.Errorf("%q names two things: make two clauses of it", strings.Join(words, " "))
			}
			l.drawing = drawings[w]
		case people.Folk[w] != trait.None:
			l.traits, person = l.traits.Union(trait.Of(people.Folk[w])), true
		case manners[w] != nil:
			manners[w](&l)
		case followed[w] != nil:
			if i++; i == len(words) {
				return l, fmt.Errorf("%q is the last word of %q: say what follows it", w, strings.Join(words, " "))
			}
			if err := followed[w](&l, words[i]); err != nil {
				return l, fmt.Errorf("%w after %q in %q", err, w, strings.Join(words, " "))
			}
		case l.number(w), l.colored(w):
		default:
			return l, unknown(w, words)
		}
	}
	if person {
		if l.draw != nil {
			return l, fmt.Errorf("%q names a person and a thing: make two clauses of it", strings.Join(words, " "))
		}
		l.drawing = drawing{people.Draw, motif.Foot}
	}
	if l.draw == nil {
		return l, fmt.Errorf("%q names nothing that can be drawn: begin with a thing, a beast or a person", strings.Join(words, " "))
	}
	return l, nil
}

// number reads words with numbers: a place, a size, a turn, another random variant.
func (l *layer) number(w string) bool {
	if xy, ok := strings.CutPrefix(w, "@"); ok {
		x, y, _ := strings.Cut(xy, ",")
		a, err1 := strconv.ParseFloat(x, 64)
		b, err2 := strconv.ParseFloat(cmp.Or(y, "0"), 64)
		l.at = brush.At(a*brush.Wide/100, b*brush.Tall/100)
		return err1 == nil && err2 == nil && inside(a) && inside(b)
	}
	if n, ok := strings.CutPrefix(w, "#"); ok {
		salt, err := strconv.ParseUint(n, 10, 8)
		l.salt = salt
		return err == nil
	}
	if n, ok := strings.CutPrefix(w, "x"); ok {
		k, err := strconv.ParseFloat(n, 64)
		l.size *= k
		return err == nil && k > 0 && k <= 6
	}
	if n, ok := strings.CutPrefix(w, "turn"); ok {
		k, err := strconv.ParseFloat(n, 64)
		l.turn = k * math.Pi / 180
		return err == nil && math.Abs(k) <= 360
	}
	return false
}

func inside(percent float64) bool { return percent >= -50 && percent <= 250 }

// colored reads words with colors.
func (l *layer) colored(w string) bool {
	if c, ok := colorWords[w]; ok {
		l.tone = brush.Tone{Color: c.Times(1.15), Pull: 0.72}
		return true
	}
	if t, ok := tones[w]; ok {
		l.tone = t
		return true
	}
	if of, ok := strings.CutPrefix(w, "lit-"); ok {
		c, ok := colorWords[of]
		l.lit = &c
		return ok
	}
	of, part, _ := strings.Cut(w, "-")
	c, ok := colorWords[of]
	switch {
	case !ok:
		return false
	case part == "skinned":
		l.guise.Skin = &c
	case part == "clad":
		l.guise.Cloth = &c
	case part == "haired":
		l.guise.Hair = &c
	default:
		return false
	}
	return true
}

// unknown is the error that a word is not in the vocabulary; it suggests the closest one.
func unknown(w string, in []string) error {
	if places.Grounds[w] != nil || brush.Lights[w] != nil || places.Weathers[w] != nil || places.Views[w] != nil {
		return fmt.Errorf("%q belongs into the first clause of a picture, which only says where and when: take it out of %q", w,
			strings.Join(in, " "))
	}
	best, least := "", 3
	for _, known := range Words() {
		if d := edits(w, known); d < least {
			best, least = known, d
		}
	}
	if best != "" {
		return fmt.Errorf("no word %q in %q: is it %q?", w, strings.Join(in, " "), best)
	}
	return fmt.Errorf("no word %q in %q: draw it and enter it in the vocabulary, or take another", w, strings.Join(in, " "))
}

// Words are all words that a line can use, sorted.
func Words() []string {
	var all []string
	for _, kind := range Vocabulary() {
		all = append(all, kind.Words...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Kind is a kind of words.
type Kind struct {
	Name  string
	Words []string
}

// Vocabulary is all words that a line can use, by kind.
func Vocabulary() []Kind {
	return []Kind{
		{"places", sorted(places.Grounds)}, {"lights", sorted(brush.Lights)}, {"weathers", sorted(places.Weathers)},
		{"views", sorted(places.Views)},
		{"houses", sorted(houseWords)}, {"drawings", sorted(drawings)}, {"folk", sorted(people.Folk)}, {"manners", sorted(manners)},
		{"before another word", sorted(followed)}, {"colors", sorted(colorWords)}, {"tones", sorted(tones)},
		{"after “with”", sorted(people.Tools)}, {"after “wearing”", append(sorted(people.Hats), sorted(people.Garments)...)},
	}
}

func sorted[T any](l map[string]T) []string { return slices.Sorted(maps.Keys(l)) }

// edits is how many letters must change to make one word of another.
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		last := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := last
			if a[i] != b[j] {
				d = 1 + min(last, row[j], row[j+1])
			}
			last, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}
