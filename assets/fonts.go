package assets

import (
	"embed"
	"fmt"
)

//go:embed fonts/*.ttf
var fonts embed.FS

// Font is the short name of a font. All have Latin and Cyrillic, figures of one
// width, and capitals of 0.7 em.
type Font string

// The fonts: Alegreya Sans for reading, and Alegreya for names and numbers.
// fonts/make.py makes them; the licenses beside it say how they may be used.
const (
	Text    Font = "text"
	Bold    Font = "bold"
	Italic  Font = "italic"
	Display Font = "display"
)

// TTF returns the font as a file. It panics if f is not one of the constants.
func (f Font) TTF() []byte {
	data, err := fonts.ReadFile("fonts/" + string(f) + ".ttf")
	if err != nil {
		panic(fmt.Sprintf("font %q is not embedded", string(f)))
	}
	return data
}
