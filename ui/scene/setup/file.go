package setup

import (
	"bytes"
	"io"

	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/scene"
)

// File shows what the adventure in a file is, and keeps it among those of the player if they want it.
// It can be played when the program is started again: nothing that is open knows its cards.
func File(s *scene.Stack, name string, read func() (io.ReadCloser, error)) {
	a, text, err := fromFile(read)
	if err != nil {
		s.Tell(s.T("adventure-unread", name), s.Language.Say(err))
		return
	}
	for _, known := range s.Adventures {
		if known.Name() == a.Name() {
			s.Tell(s.T("adventure-known"), s.T("adventure-known-is", s.TitleOf(known)))
			return
		}
	}
	sheet := written.Sheet(a, s.Language)
	s.Sheet(sheet[0], sheet[1:], s.T("adventure-keep"), func() {
		if _, err := written.Add(written.Dir(), a, text); err != nil {
			s.Tell(s.T("adventure-unkept"), s.Language.Say(err))
			return
		}
		s.Tell(s.T("adventure-kept"), s.T("adventure-kept-is", sheet[0]))
	})
}

func fromFile(read func() (io.ReadCloser, error)) (written.Adventure, []byte, error) {
	f, err := read()
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, written.MaxFile+1))
	if err != nil {
		return nil, nil, err
	}
	a, err := written.Read(bytes.NewReader(text), languages.All()...)
	return a, text, err
}
