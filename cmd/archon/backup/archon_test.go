package backup_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/backup"
	"github.com/keyraken/keyraken/cmd/archon/play"
)

var archon = archontest.Program{backup.Command, play.Command, backup.Restore}

func TestMain(m *testing.M) { archon.Main(m) }
