package sockets

import "syscall/js"

// page is where the page comes from.
func page() string { return js.Global().Get("location").Get("origin").String() }
