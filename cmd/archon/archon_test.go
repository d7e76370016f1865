package main

import (
	"testing"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
)

var archon = archontest.Program(commands)

func TestMain(m *testing.M) { archon.Main(m) }
