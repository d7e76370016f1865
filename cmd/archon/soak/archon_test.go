package soak_test

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/soak"
)

var archon = archontest.Program{soak.Command}

func TestMain(m *testing.M) { archon.Main(m) }
