package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// A program with a window has no console of its own on Windows. Started from one, it
// prints there, unless its output is redirected.
func init() {
	const parent = ^uintptr(0) // ATTACH_PARENT_PROCESS
	for _, std := range []**os.File{&os.Stdout, &os.Stderr} {
		if kind, err := windows.GetFileType(windows.Handle((*std).Fd())); err == nil && kind != windows.FILE_TYPE_UNKNOWN {
			continue
		}
		attach := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")
		_, _, _ = attach.Call(parent) // fails if one is attached already, or nobody would read it
		if console, err := os.OpenFile("CONOUT$", os.O_WRONLY, 0); err == nil {
			*std = console
		}
	}
}
