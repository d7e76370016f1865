package relay

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"
)

// What may wait for an end of a line: frames, and bytes unless it is one frame.
const (
	maxFrames = 128
	maxBytes  = 8 << 20
)

// frame is what waits to be sent.
type frame struct {
	kind websocket.MessageType
	data []byte
	last bool
}

// line is the relay's connection to a host or a guest.
type line struct {
	ws     *websocket.Conn
	out    chan frame
	rate   *rate.Limiter // of frames
	volume *rate.Limiter // of bytes
	ctx    context.Context
	stop   context.CancelFunc
	all    *budget
	from   string // the address of the other end
	proved bool   // a guest's, which has the key; the room guards it
	mu     sync.Mutex
	waits  int64 // bytes in out
	ended  bool
}

// budget is how many bytes wait in the whole relay, and how many may.
type budget struct {
	atomic.Int64
	most int64
}

// offer lets a frame wait to be sent. An end for which too much waits is let go.
func (l *line) offer(f frame) {
	if !l.count(len(f.data), true) {
		l.stop()
		return
	}
	select {
	case l.out <- f:
	default:
		l.count(-len(f.data), false)
		l.stop()
	}
}

// put is offer where there is time to wait. It reports whether the frame will be sent.
func (l *line) put(f frame) bool {
	if !l.count(len(f.data), false) {
		return false
	}
	select {
	case l.out <- f:
		return true
	case <-l.ctx.Done():
		l.count(-len(f.data), false)
		return false
	}
}

// count counts bytes that wait, or wait no more. It reports whether there may be so many.
func (l *line) count(n int, own bool) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	add := int64(n)
	if n > 0 && (l.ended || own && l.waits > 0 && l.waits+add > maxBytes || l.all.Load()+add > l.all.most) {
		return false
	}
	if !l.ended {
		l.waits += add
		l.all.Add(add)
	}
	return true
}

// end ends the line; what waits is forgotten.
func (l *line) end() {
	l.stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.ended {
		l.ended = true
		l.all.Add(-l.waits)
	}
}

// send sends what waits until the line ends, and sees to it that the other end is there. At each beat it looks after the line.
func (l *line) send(beat time.Duration, look func()) {
	defer l.end()
	t := time.NewTicker(beat)
	defer t.Stop()
	for {
		select {
		case f := <-l.out:
			l.count(-len(f.data), false)
			if l.within(func(ctx context.Context) error { return l.write(ctx, f) }) != nil || f.last {
				return
			}
		case <-t.C:
			look()
			if l.within(l.ws.Ping) != nil {
				return
			}
		case <-l.ctx.Done():
			return
		}
	}
}

func (l *line) write(ctx context.Context, f frame) error {
	if f.data != nil {
		if err := l.ws.Write(ctx, f.kind, f.data); err != nil {
			return err
		}
	}
	if f.last {
		return l.ws.Close(websocket.StatusNormalClosure, "")
	}
	return nil
}

func (l *line) within(do func(context.Context) error) error {
	ctx, stop := context.WithTimeout(l.ctx, patience)
	defer stop()
	return do(ctx)
}

// read waits for the next frame, as often and as much as the line may send.
func (l *line) read() (websocket.MessageType, []byte, error) {
	kind, data, err := l.ws.Read(l.ctx)
	if err == nil {
		err = l.rate.Wait(l.ctx)
	}
	if err == nil {
		err = l.volume.WaitN(l.ctx, len(data))
	}
	return kind, data, err
}
