//go:build !race

package gametest

const race = false
