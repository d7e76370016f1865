package scene

import "github.com/keyraken/keyraken/ui/theme"

// Aside is what a table says beside the mouse for a while.
type Aside struct {
	words string
	left  float64 // seconds
}

// Say says something.
func (a *Aside) Say(words string) { *a = Aside{words, theme.Remark} }

// Pass lets time pass.
func (a *Aside) Pass(seconds float64) { a.left -= seconds }

// Said is what is said now, if anything is.
func (a *Aside) Said() (words string, ok bool) { return a.words, a.left > 0 }
