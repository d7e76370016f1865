package play_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/play"
	"github.com/keyraken/keyraken/cmd/archon/records"
	"github.com/keyraken/keyraken/cmd/archon/replay"
)

var archon = archontest.Program{play.Command, records.Command, replay.Command}

func TestMain(m *testing.M) { archon.Main(m) }
