package adventure

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Varied is an adventure whose conditions can be set one by one: how many cards its
// monster plays, how strong it is, what it begins with. The difficulties are variants
// too, with names.
//
// Saves, the protocol and the records of decks call a variant by one word in place of
// the difficulty: easy, normal, hard, or else the code of its values. Names of other
// presets are for people; a save has their code, so the values of a preset may change.
type Varied interface {
	Adventure
	// Conditions are what can be set. Codes rely on their order, which never changes.
	Conditions() []Condition
	// Presets are the variants that have names, the mildest first, those of the
	// difficulties among them. [PresetKeys] are the keys of their texts.
	Presets() []Preset
	// Vary returns the rules under a variant, whose values are all within their bounds.
	Vary(Variant) keyforge.Mode
}

// MaxConditions is the maximum number of conditions of an adventure.
const MaxConditions = 8

// Variant is the values of the conditions of an adventure, in their order.
type Variant [MaxConditions]int16

// Condition is something that can be set: the numbers from Min to Max that are Step
// apart. [ConditionKeys] are the keys of its texts.
type Condition struct {
	Key            string
	Min, Max, Step int
	// Named says that its values are not amounts but have words of their own.
	Named bool
}

// Preset is a variant with a name.
type Preset struct {
	Name string
	Variant
}

// ConditionKeys are the keys of the texts of a condition:
//
//	condition-KEY      what is set
//	condition-KEY-is   how it is set: {1} is the value
//	condition-KEY-N    instead of that, if its values have words: the value N
func ConditionKeys(c Condition) []string {
	if !c.Named {
		return []string{"condition-" + c.Key, "condition-" + c.Key + "-is"}
	}
	keys := []string{"condition-" + c.Key}
	for n := c.Min; n <= c.Max; n += c.Step {
		keys = append(keys, "condition-"+c.Key+"-"+strconv.Itoa(n))
	}
	return keys
}

// PresetKeys are the keys of the texts of a preset: its name, and what it means.
func PresetKeys(name string) []string {
	return []string{"difficulty-" + name, "difficulty-" + name + "-why"}
}

// steps is how many values a condition has.
func (c *Condition) steps() int { return (c.Max-c.Min)/c.Step + 1 }

// Fits reports whether a value is one that can be set.
func (c *Condition) Fits(n int) bool { return n >= c.Min && n <= c.Max && (n-c.Min)%c.Step == 0 }

// Next is the value after n, or before it; n itself at the end.
func (c *Condition) Next(n, by int) int { return max(c.Min, min(n+by*c.Step, c.Max)) }

// RandomVariant returns a random variant of the adventure.
func RandomVariant(r *rand.Rand, a Varied) (v Variant) {
	for i, c := range a.Conditions() {
		v[i] = int16(c.Min + c.Step*r.IntN(c.steps()))
	}
	return v
}

// preset is the variant with that name, and whether there is one. Capital letters, spaces
// and an article do not matter.
func preset(a Varied, name string) (Preset, bool) {
	name = strings.TrimPrefix(strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), " ", "-"), "the-")
	all := a.Presets()
	if i := slices.IndexFunc(all, func(p Preset) bool { return p.Name == name }); i >= 0 {
		return all[i], true
	}
	return Preset{}, false
}

// PresetOf is the name of the preset that has these values, or "".
func PresetOf(a Varied, v Variant) string {
	all := a.Presets()
	if i := slices.IndexFunc(all, func(p Preset) bool { return p.Variant == v }); i >= 0 {
		return all[i].Name
	}
	return ""
}

// VariantWord is the word by which saves call a variant.
func VariantWord(a Varied, v Variant) string {
	if name := PresetOf(a, v); slices.Contains(difficultyNames[:], name) {
		return name
	}
	return EncodeVariant(a, v)
}

// Ladder returns the words of the difficulties and of the other presets, the mildest first.
func Ladder(a Adventure) (words []string) {
	v, ok := a.(Varied)
	if !ok {
		return difficultyNames[:]
	}
	for _, p := range v.Presets() {
		words = append(words, VariantWord(v, p.Variant))
	}
	return words
}

// VariantOf returns the variant that a word means: the name of a difficulty or of a preset,
// or a code. "" is the usual one.
func VariantOf(a Adventure, word string) (Variant, error) {
	v, ok := a.(Varied)
	if !ok {
		return Variant{}, message.New("no-variants", a.Title())
	}
	if p, ok := preset(v, cmp.Or(word, Normal.String())); ok {
		return p.Variant, nil
	}
	return DecodeVariant(v, word)
}

// FindMode returns the rules that a word means, see [VariantOf], and the word by which saves
// call them.
func FindMode(a Adventure, word string) (keyforge.Mode, string, error) {
	if d, err := ParseDifficulty(cmp.Or(word, Normal.String())); err == nil {
		return a.Mode(d), d.String(), nil
	} else if _, ok := a.(Varied); !ok {
		return nil, "", err
	}
	v, err := VariantOf(a, word)
	if err != nil {
		return nil, "", err
	}
	return a.(Varied).Vary(v), VariantWord(a.(Varied), v), nil
}

// Speech returns the words of a key in some language, overridden by those of the adventure.
type Speech func(key string, args ...any) string

// DifficultyName is the name of the difficulty or variant that a save calls by a word.
func DifficultyName(a Adventure, word string, t Speech) string {
	if word == "" || slices.Contains(difficultyNames[:], word) {
		return t("difficulty-" + cmp.Or(word, Normal.String()))
	}
	if v, ok := a.(Varied); ok {
		if variant, err := VariantOf(a, word); err == nil {
			if name := PresetOf(v, variant); name != "" {
				return t("difficulty-" + name)
			}
			return t("difficulty-custom-code", EncodeVariant(v, variant))
		}
	}
	return t("difficulty-custom-code", printable.Text(word, printable.Name))
}

// Describe describes how a condition is set.
func (c *Condition) Describe(n int, t Speech) string {
	if c.Named {
		return t("condition-" + c.Key + "-" + strconv.Itoa(n))
	}
	return t("condition-"+c.Key+"-is", n)
}

// ExplainDifficulty says what the difficulty or variant that a save calls by a word means: for one without
// a name, how it differs from the usual one.
func ExplainDifficulty(a Adventure, word string, t Speech) string {
	if word == "" || slices.Contains(difficultyNames[:], word) {
		return t("difficulty-" + cmp.Or(word, Normal.String()) + "-why")
	}
	v, ok := a.(Varied)
	variant, err := VariantOf(a, word)
	if !ok || err != nil {
		return ""
	}
	if name := PresetOf(v, variant); name != "" {
		return t("difficulty-" + name + "-why")
	}
	return strings.Join(Differences(v, variant, t), " · ")
}

// Differences says which conditions of a variant differ from the usual ones.
func Differences(a Varied, v Variant, t Speech) (all []string) {
	usual, _ := preset(a, Normal.String())
	for i, c := range a.Conditions() {
		if v[i] != usual.Variant[i] {
			all = append(all, t("condition-"+c.Key)+": "+c.Describe(int(v[i]), t))
		}
	}
	return all
}

// DescribeConditions says in one line which conditions of the game that a save calls by a word differ
// from the usual ones; "" at a difficulty, which is known by its cards per turn.
func DescribeConditions(a Adventure, word string, t Speech) string {
	v, ok := a.(Varied)
	if _, err := ParseDifficulty(cmp.Or(word, Normal.String())); !ok || err == nil {
		return ""
	}
	variant, err := VariantOf(a, word)
	if err != nil {
		return ""
	}
	return strings.Join(Differences(v, variant, t), " · ")
}

// AtLeastHard reports whether a word means hard or a harder preset.
func AtLeastHard(a Adventure, word string) bool {
	if word == Hard.String() {
		return true
	}
	v, ok := a.(Varied)
	if !ok {
		return false
	}
	variant, err := VariantOf(a, word)
	if err != nil {
		return false
	}
	at := func(name string) int {
		return slices.IndexFunc(v.Presets(), func(p Preset) bool { return p.Name == name })
	}
	return at(PresetOf(v, variant)) >= at(Hard.String())
}
