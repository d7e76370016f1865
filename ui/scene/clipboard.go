package scene

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/ui/job"
)

// Paste asks for the clipboard, in the background.
func (s *Stack) Paste() {
	if s.Clipboard == nil || s.pasting != nil {
		return
	}
	get := s.Clipboard
	s.pasting = job.Start(func() clip {
		text, err := get()
		if err == nil && strings.TrimSpace(text) == "" {
			err = message.New("clipboard-empty")
		}
		if err == nil && len(text) > deck.MaxImport {
			err = message.New("longer-than-mib", deck.MaxImport>>20)
		}
		return clip{text, err}
	})
}

// clip is the contents of the clipboard.
type clip struct {
	text string
	err  error
}
