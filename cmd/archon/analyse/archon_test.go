package analyse_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/analyse"
	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/play"
	"github.com/keyraken/keyraken/cmd/archon/sim"
)

var archon = archontest.Program{analyse.Command, play.Command, sim.Command}

func TestMain(m *testing.M) { archon.Main(m) }
