package terminal

import (
	"context"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// UntilStopped is done when the program is told to end: by Ctrl-C, by the system,
// or because its terminal is gone. What runs then ends with what it has; a second
// signal ends the program at once.
func UntilStopped() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// stoppable is an input that ends when its context is done.
type stoppable struct {
	ctx  context.Context
	in   io.Reader
	got  chan []byte
	rest []byte
	err  error
}

// NewInput is an input that ends when the context is done, even during a read.
func NewInput(ctx context.Context, in io.Reader) io.Reader {
	return &stoppable{ctx: ctx, in: in, got: make(chan []byte, 1)}
}

func (s *stoppable) Read(p []byte) (int, error) {
	if len(s.rest) == 0 {
		if s.err != nil {
			return 0, s.err
		}
		go func() {
			buf := make([]byte, 1<<12)
			n, err := s.in.Read(buf)
			s.err = err
			s.got <- buf[:n]
		}()
		select {
		case <-s.ctx.Done():
			return 0, io.EOF
		case s.rest = <-s.got:
		}
	}
	n := copy(p, s.rest)
	if s.rest = s.rest[n:]; n == 0 {
		return 0, s.err
	}
	return n, nil
}
