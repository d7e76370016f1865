package advice

import (
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/message"
)

// When is when the players may have advice.
type When uint8

// When advice may be had.
const (
	NotWhenHard When = iota // at all difficulties but the hardest
	Always
	Never
	Whens
)

// WhenNames are the names that [ParseWhen] reads.
var WhenNames = [Whens]string{"not-when-hard", "always", "never"}

// ParseWhen returns when advice may be had, by its name.
func ParseWhen(name string) (When, error) {
	if i := slices.Index(WhenNames[:], name); i >= 0 {
		return When(i), nil
	}
	return 0, message.New("unknown-advice-use", strconv.Quote(name), strings.Join(WhenNames[:], ", "))
}

// Allows reports whether there is advice in a game; hard says that it is one of the
// hardest kind.
func (w When) Allows(hard bool) bool { return w == Always || w == NotWhenHard && !hard }
