// Package adventures lists the adventures that can be played.
package adventures

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/adventure/lampeater"
)

// All returns every adventure.
func All() adventure.List { return adventure.List{keyraken.Adventure, lampeater.Adventure} }
