package message

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"runtime"
	"slices"
	"syscall"
)

// What Windows calls a full disk, and one that is only read.
const (
	windowsProtected = syscall.Errno(19)
	windowsFull      = syscall.Errno(112)
)

// ofSystem is an error of the operating system as a message; nil if it is another, or has no words.
func ofSystem(err error) error {
	number, numbered := err.(syscall.Errno)
	is := func(some ...error) bool {
		return slices.ContainsFunc(some, func(one error) bool { return err == one || numbered && errors.Is(number, one) })
	}
	onWindows := func(n syscall.Errno) bool { return runtime.GOOS == "windows" && is(n) }
	switch {
	case is(fs.ErrNotExist, syscall.ENOTDIR):
		return New("file-not-there")
	case is(fs.ErrPermission):
		return New("file-not-permitted")
	case is(fs.ErrExist):
		return New("file-there-already")
	case is(syscall.EISDIR):
		return New("file-is-directory")
	case is(syscall.ENOSPC, syscall.EDQUOT) || onWindows(windowsFull):
		return New("disk-full")
	case is(syscall.EROFS) || onWindows(windowsProtected):
		return New("disk-read-only")
	case is(context.Canceled):
		return New("work-stopped")
	}
	return nil
}

// file takes an error of the file system apart: the file, and what is wrong with it.
func file(err error) (path string, cause error) {
	switch e := err.(type) {
	case *fs.PathError:
		return e.Path, e.Err
	case *os.LinkError:
		return e.New, e.Err
	case *os.SyscallError:
		return "", e.Err
	}
	return "", err
}
