//go:build windows || darwin

package desktop

import "github.com/atotto/clipboard"

// Pasted is the contents of the clipboard.
func Pasted() (string, error) { return clipboard.ReadAll() }

// Copy puts a text into the clipboard.
func Copy(text string) error { return clipboard.WriteAll(text) }
