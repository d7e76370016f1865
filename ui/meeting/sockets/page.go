//go:build !js

package sockets

func page() string { return "" }
