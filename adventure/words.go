package adventure

// WordKeys are the keys of the texts that every adventure has.
var WordKeys = [...]string{
	"adventure-title",
	"monster-title",                       // its monster, by itself
	"monster", "monster-of", "monster-to", // within a sentence: as subject, as owner, as object
	"house", // of its cards
	"aims",  // how it is won and lost, for those who know only the standard game
	"goal",  // the same in one line
	"difficulty-easy-why", "difficulty-normal-why", "difficulty-hard-why",
	"victory-why", "defeat-why",
	"count-damage",        // what the damage on the monster is called
	"both",                // a number of the players and one of the monster
	"decides-for-monster", // who decides for it
}

// NumberKeys are the keys of what card texts say for a number that the adventure
// counts, see [card.OfAdventure]:
//
//	number-NAME       how many there are, such as "the number of times it has risen"
//	number-NAME-each  one of them, after "for each"
func NumberKeys(name string) []string { return []string{"number-" + name, "number-" + name + "-each"} }

// DeedKey is the key of what card texts say for what the monster does under that name, see
// [card.MonsterDoes]: a clause, in which {1} is how often or how much.
func DeedKey(name string) string { return "does-" + name }

// LocationKeys are the keys of what an adventure calls its locations, one and several of them.
var LocationKeys = [...]string{"location", "locations"}

// GaugeKeys are the keys of the texts of the gauge with that name, in which {1} is
// its value and {2} its limit:
//
//	gauge-NAME        what it is called
//	gauge-NAME-is     how it stands, a sentence without its stop
//	gauge-NAME-short  the same in a few words
//	gauge-NAME-tip    what it means, for a person who points at it
//	gauge-NAME-rises  that it will rise, for one with a limit
//
// Optional ones, without which nothing is said:
//
//	gauge-NAME-rose   the sentence in which its rise is told, see [keyforge.Rose]
//	gauge-NAME-times  "first, second, third" and so on, for {what} in that sentence
//	gauge-NAME-foretold, gauge-NAME-not-foretold
//	                  what the monster's next turn does to it, and that it does not
func GaugeKeys(name string, limited bool) []string {
	keys := []string{"gauge-" + name, "gauge-" + name + "-is", "gauge-" + name + "-short", "gauge-" + name + "-tip"}
	if limited {
		keys = append(keys, "gauge-"+name+"-rises")
	}
	return keys
}
