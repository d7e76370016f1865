// Package achievement holds the achievements: things worth announcing, once, that a player may
// do in a game. Each of them teaches something about the game, so none rewards playing
// for a long time, and none is hidden.
//
// An [Achievement] is a key, by which files and texts refer to it. When it is done, its game knows: a
// [Watch] follows the story of a game and reports which achievements have been done in it
// so far. It looks only at the events and the state, so saving and continuing a game,
// taking moves back or replaying it give the same result. Games between bots have no
// watch, so simulations pay nothing.
//
// A game says by its [game.Kind] what may be achieved in it ([In]), and its [game.Witness] looks for that ([RecorderIn]). Package
// feats has the achievements of KeyForge and a watch of its own.
//
// # Decisions
//
// An achievement is announced and stored as it happens, not at the end of the game: a player who
// has reaped for the first time and closes the window has reaped. Taking moves back also
// takes back the achievements done in them, until the game is over: what was done in a finished
// game stays done. (Regret: with unlimited undo a player can retry for a lucky achievement as
// often as they like. They still have to understand it.)
//
// No achievements are given in games that were edited by hand, branched off another (an
// analysis, a copy), begun from a position (a lesson, a puzzle) or played with open hands
// by one person for both sides; nor for a victory by concession. Advice
// does not matter where an achievement is something to be learned, but achievements that measure
// strength ([Achievement.Unaided]) are not given with it.
package achievement

// Achievement is something that a player may achieve once, in steps or at once.
type Achievement struct {
	// Key names it in files and never changes. [Words] are the keys of its texts.
	Key    string
	Emblem Emblem
	// Parts must each be done once, in any number of games; nil: it is one thing. A part
	// is named in files by the key, a slash and its name.
	Parts []string
	// Called is the beginning of the keys of the parts' titles; "": their names are their
	// titles.
	Called string
	// Unaided achievements are not given in a game in which the players have had advice.
	Unaided bool
}

// Emblem is what is painted on the medal of an achievement.
type Emblem uint8

// The emblems.
const (
	Harvest Emblem = iota
	Blades
	Keys
	Book
	Crown
	Wave
	Ebb
	Limb
	Armor
	Moon
	Storm
	Dam
	Hand
	Purse
	Vault
	Chains
	Clock
	Heart
	Mask
	Anchor
	Allies
	Machine
	Leaf
	Skull
	Lamp
	Heap
	Emblems
)

// Speech returns the words of a key in some language.
type Speech func(key string, args ...any) string

// Title is the title of the step.
func (s Step) Title(t Speech) string {
	if s.Part == "" {
		return t("feat-" + s.Achievement.Key)
	}
	return t("feat-part", t("feat-"+s.Achievement.Key), s.PartTitle(t))
}

// PartTitle is the title of the part.
func (s Step) PartTitle(t Speech) string {
	if s.Achievement.Called == "" {
		return s.Part
	}
	return t(s.Achievement.Called + s.Part)
}

// How says what is to be done.
func (f *Achievement) How(t Speech) string { return t("feat-" + f.Key + "-how") }

// Step is what is recorded at a time: an achievement without parts, or a part of one.
type Step struct {
	Achievement *Achievement
	Part        string
}

// Name is the name of the step in files.
func (s Step) Name() string {
	if s.Part == "" {
		return s.Achievement.Key
	}
	return s.Achievement.Key + "/" + s.Part
}

// StepsOf are the steps of achievements, in their order.
func StepsOf(achievements []Achievement) []Step {
	var all []Step
	for i := range achievements {
		all = append(all, achievements[i].Steps()...)
	}
	return all
}

// Steps are the steps of the achievement.
func (f *Achievement) Steps() []Step {
	if f.Parts == nil {
		return []Step{{f, ""}}
	}
	var all []Step
	for _, part := range f.Parts {
		all = append(all, Step{f, part})
	}
	return all
}

// Done is how many steps of the achievement have been done, and how many there are; has reports
// it for each by name.
func (f *Achievement) Done(has func(name string) bool) (done, of int) {
	all := f.Steps()
	for _, s := range all {
		if has(s.Name()) {
			done++
		}
	}
	return done, len(all)
}
