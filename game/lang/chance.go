package lang

import "github.com/keyraken/keyraken/game"

// Percent is a chance in percent, rounded.
func Percent(c game.Chance) int { return int(c+game.Certain/200) * 100 / int(game.Certain) }

// Chance puts a chance in percent into words.
func (l *Language) Chance(c game.Chance) string {
	switch n := Percent(c); {
	case n == 0 && c > 0:
		return l.T("chance-least")
	case n == 100 && c < game.Certain:
		return l.T("chance-most")
	default:
		return l.T("chance", n)
	}
}
