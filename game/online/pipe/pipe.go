// Package pipe is connections that carry messages, each whole and in order, whatever lies below: memory, a WebSocket, a channel
// of a relay, a seal around one of these. Who speaks over one does not know which.
package pipe

import (
	"context"
	"io"
	"sync"
)

// Conn is one end of a connection. One goroutine may read while others write. When the context of a call ends before the call,
// the connection may be of no more use.
type Conn interface {
	// Read waits for the next message. [io.EOF] says that the other end has closed the connection; any other error that it is cut.
	Read(context.Context) ([]byte, error)
	// Write sends a message.
	Write(context.Context, []byte) error
	// Close ends the connection after what has been written.
	Close() error
	// Cut ends the connection at once, if it has not ended.
	Cut()
}

// Pinger is a connection that can find out whether the other end is there. Somebody must be reading.
type Pinger interface {
	Ping(context.Context) error
}

// New is a connection in memory, by its two ends. What is written waits until it is read.
func New() (a, b Conn) {
	s := &state{done: make(chan struct{})}
	there, back := make(chan []byte), make(chan []byte)
	return &end{s, back, there}, &end{s, there, back}
}

// state is whether a connection has ended, which both ends share.
type state struct {
	once sync.Once
	done chan struct{}
	err  error // once it has ended: what the readers are told
}

func (s *state) end(err error) {
	s.once.Do(func() {
		s.err = err
		close(s.done)
	})
}

type end struct {
	*state
	in, out chan []byte
}

func (e *end) Read(ctx context.Context) ([]byte, error) {
	select {
	case data := <-e.in:
		return data, nil
	case <-e.done:
		return nil, e.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (e *end) Write(ctx context.Context, data []byte) error {
	select {
	case e.out <- data:
		return nil
	case <-e.done:
		return io.ErrClosedPipe
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (e *end) Close() error {
	e.end(io.EOF)
	return nil
}

func (e *end) Cut() { e.end(io.ErrUnexpectedEOF) }
