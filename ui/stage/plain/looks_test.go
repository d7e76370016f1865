package plain_test

import (
	"testing"

	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/stage/plain"
	"github.com/keyraken/keyraken/ui/stage/stagetest"
	"github.com/keyraken/keyraken/ui/table/playback"
)

func TestPlainStageLooksAsBefore(t *testing.T) {
	m := &playback.Player{}
	m.Tide = 0.4
	stagetest.Looks(t, func() stage.Stage { return plain.Stage{} }, map[string]*playback.Player{"table": m})
}
