package session

import (
	"path/filepath"

	"github.com/keyraken/keyraken/game/store/files"
)

// KeepPicture gives the player a picture in a file of its own, and returns where it is: among the
// pictures, or beside the decks if it cannot be there.
func (s *Session) KeepPicture(name string, data []byte) (where string, err error) {
	if s.Deliver != nil {
		return s.Deliver(name, data)
	}
	if s.Pictures != "" {
		if where, err = files.Create(filepath.Join(s.Pictures, name), data); err == nil || s.Records == nil {
			return where, err
		}
	}
	if s.Records == nil {
		return "", files.ErrNowhere
	}
	dir, err := s.Records.Exports()
	if err != nil {
		return "", err
	}
	return files.Create(filepath.Join(dir, name), data)
}
