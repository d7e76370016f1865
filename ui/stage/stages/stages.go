// Package stages lists the stages of the standard game and of the adventures.
package stages

import (
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/duel"
	"github.com/keyraken/keyraken/ui/stage/keyraken"
	"github.com/keyraken/keyraken/ui/stage/lampeater"
	"github.com/keyraken/keyraken/ui/stage/plain"
)

// all are the stages by the names of their modes: the standard game, and the adventures.
var all = map[string]func() stage.Stage{
	"duel":      func() stage.Stage { return duel.New() },
	"keyraken":  func() stage.Stage { return keyraken.New() },
	"lampeater": func() stage.Stage { return lampeater.New() },
}

// Of returns a new stage for the mode with that name: its own, or the plain one.
func Of(adventure string) stage.Stage {
	if own, ok := all[adventure]; ok {
		return own()
	}
	return plain.Stage{}
}

// Shaders are those of all stages.
func Shaders() (shaders []*paint.Shader) {
	for _, own := range all {
		shaders = append(shaders, own().Shaders()...)
	}
	return shaders
}
