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

// The fonts: Alegreya Sans to read, and Alegreya for names and numbers. How they
// are made stands in fonts/make.py, and on what terms they may be used in the
// licences beside it.
const (
	Text    Font = "text"
	Bold    Font = "bold"
	Italic  Font = "italic"
	Display Font = "display"
)

// TTF returns the font as a file. It panics when f is none of the constants.
func (f Font) TTF() []byte {
	data, err := fonts.ReadFile("fonts/" + string(f) + ".ttf")
	if err != nil {
		panic(fmt.Sprintf("font %q is not embedded", string(f)))
	}
	return data
}
