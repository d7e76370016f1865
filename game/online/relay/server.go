package relay

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io/fs"
	"net/http"
	"net/netip"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/wire"
	"github.com/keyraken/keyraken/game/store/files"
)

// What ends may send: frames and bytes in a second, and at once. Who sends more is read more slowly.
const (
	upFrames, upFramesAtOnce     = 20, 40
	upBytes, upBytesAtOnce       = 64 << 10, 1 << 20
	downFrames, downFramesAtOnce = 400, 800
	downBytes, downBytesAtOnce   = 1 << 20, 16 << 20
)

// remembered is how long the code of a host stays taken whose connection is lost, if there is room: guests are told that it is away.
const remembered = 10 * time.Minute

// Config is what a relay needs.
type Config struct {
	// Key makes the secrets of codes: a relay that has it again after it was started anew gives hosts their codes again. nil: by
	// chance.
	Key    []byte
	Rooms  int           // 0: 2,000
	Each   int           // rooms of hosts of one address; 0: any number
	Guests int           // connections to a room; 0: 24
	Knocks int           // connections to a room from one address that have not proved yet that they have its key; 0: 6
	Waits  int64         // bytes that may wait in all rooms; 0: 512 MiB
	Idle   time.Duration // how long a room stays in which nothing happens; 0: three hours
	seen   func([]byte)  // is shown all that passes, in tests
}

// Server is a relay. Its methods may be called at the same time.
type Server struct {
	config Config
	ctx    context.Context
	stop   context.CancelFunc
	waits  budget
	mu     sync.Mutex
	rooms  map[string]*room
}

// room is a host, or the code of one that was here, and its guests.
type room struct {
	code   string
	host   *line
	passed atomic.Int64 // when something passed last, in Unix nanoseconds
	gone   time.Time    // when the host's connection was lost; zero: it is there
	mu     sync.Mutex
	guests map[uint32]*line
	last   uint32 // channel
}

// NewServer is a relay without rooms.
func NewServer(c Config) *Server {
	if c.Key == nil {
		c.Key = make([]byte, sha256.Size)
		_, _ = rand.Read(c.Key) // it never fails
	}
	if c.Rooms == 0 {
		c.Rooms = 2000
	}
	if c.Guests == 0 {
		c.Guests = 24
	}
	if c.Knocks == 0 {
		c.Knocks = 6
	}
	if c.Waits == 0 {
		c.Waits = 512 << 20
	}
	if c.Idle == 0 {
		c.Idle = 3 * time.Hour
	}
	s := &Server{config: c, rooms: map[string]*room{}}
	s.waits.most = c.Waits
	s.ctx, s.stop = context.WithCancel(context.Background())
	return s
}

// KeptKey is the key in a file, which is made where there is none.
func KeptKey(path string) ([]byte, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err == nil {
		key := []byte(rand.Text() + rand.Text())
		_, err = f.Write(key)
		return key, errors.Join(err, f.Close())
	}
	if !errors.Is(err, fs.ErrExist) {
		return nil, err
	}
	key, err := files.Read(path, 1<<10)
	if err == nil && len(key) < sha256.Size { // somebody has shortened it
		err = message.New("at", path, files.ErrNoFile)
	}
	return key, err
}

// Close ends all connections. Hosts and guests seek them again.
func (s *Server) Close() { s.stop() }

// Count is how many rooms have their hosts here, and how many guests are connected to them.
func (s *Server) Count() (rooms, guests int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range s.rooms {
		if r.gone.IsZero() {
			rooms++
			r.mu.Lock()
			guests += len(r.guests)
			r.mu.Unlock()
		}
	}
	return rooms, guests
}

// secret is that of a code.
func (s *Server) secret(code string) string {
	h := hmac.New(sha256.New, s.config.Key)
	h.Write([]byte("relay 1, the code " + code))
	return base64.RawURLEncoding.EncodeToString(h.Sum(nil))
}

// accept makes a WebSocket of a request; nil where it has been answered.
func (s *Server) accept(w http.ResponseWriter, req *http.Request, most int, frames, bytes *rate.Limiter) *line {
	ws, err := websocket.Accept(w, req, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return nil
	}
	ws.SetReadLimit(int64(most))
	l := &line{ws: ws, out: make(chan frame, maxFrames), rate: frames, volume: bytes, all: &s.waits, from: Address(req)}
	l.ctx, l.stop = context.WithCancel(s.ctx)
	return l
}

// Address is what is counted as one address: a network of 64 bits is, of which one has any number of addresses.
func Address(req *http.Request) string {
	at, err := netip.ParseAddrPort(req.RemoteAddr)
	if err != nil {
		return req.RemoteAddr
	}
	ip := at.Addr().Unmap()
	if !ip.Is6() {
		return ip.String()
	}
	net, _ := ip.Prefix(64) // it has more bits
	return net.Addr().String()
}

// refuse says why there is no way, and ends the line.
func (l *line) refuse(why error) {
	if say(l.ctx, l.ws, Word{Refused: wire.WhyOf(why)}) == nil {
		_ = l.ws.Close(websocket.StatusNormalClosure, "")
	}
}

// Host answers the request of a host.
func (s *Server) Host(w http.ResponseWriter, req *http.Request) {
	l := s.accept(w, req, number+maxDown, rate.NewLimiter(downFrames, downFramesAtOnce), rate.NewLimiter(downBytes, downBytesAtOnce))
	if l == nil {
		return
	}
	defer l.ws.CloseNow()
	defer l.end()
	late, stop := context.WithTimeout(l.ctx, patience)
	kind, data, err := l.ws.Read(late)
	stop()
	if err != nil {
		return
	}
	word, ok := heard(kind, data)
	if !ok || word.Claim == nil {
		l.refuse(message.New("online-nothing-asked"))
		return
	}
	r, err := s.open(l, word.Claim)
	if err != nil {
		l.refuse(err)
		return
	}
	defer r.empty()
	l.offer(frame{kind: websocket.MessageText, data: spoken(Word{Room: &Claim{Version, r.code, s.secret(r.code)}})})
	go l.send(min(pulse, s.config.Idle), func() {
		if time.Since(time.Unix(0, r.passed.Load())) >= s.config.Idle {
			l.offer(dismissal(message.New("online-host-idle")))
		}
	})
	s.lost(r, websocket.CloseStatus(s.fromHost(r, l)) == websocket.StatusNormalClosure)
}

// dismissal is the last frame to a host.
func dismissal(why error) frame {
	return frame{kind: websocket.MessageText, data: spoken(Word{Refused: wire.WhyOf(why)}), last: true}
}

// open gives a host the code that it claims, or a new one.
func (s *Server) open(l *line, c *Claim) (*room, error) {
	if c.Version != Version {
		return nil, message.New("online-other-protocol", Version, c.Version)
	}
	if c.Code != "" && !(wire.IsCode(c.Code) && hmac.Equal([]byte(c.Secret), []byte(s.secret(c.Code)))) {
		return nil, message.New("online-not-your-code")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for code, r := range s.rooms {
		if !r.gone.IsZero() && code != c.Code && (time.Since(r.gone) > remembered || len(s.rooms) >= s.config.Rooms) {
			delete(s.rooms, code)
		}
	}
	code := c.Code
	old := s.rooms[code]
	if s.config.Each > 0 && s.hosted(l.from, code) >= s.config.Each {
		return nil, message.New("online-rooms-of-one", s.config.Each)
	}
	if old == nil && len(s.rooms) >= s.config.Rooms {
		return nil, message.New("online-hall-full", s.config.Rooms)
	}
	for code == "" || c.Code == "" && s.rooms[code] != nil {
		code = wire.NewCode()
	}
	if old != nil && old.gone.IsZero() {
		old.host.offer(dismissal(message.New("online-host-elsewhere")))
		old.empty()
	}
	r := &room{code: code, host: l, guests: map[uint32]*line{}}
	r.pass()
	s.rooms[code] = r
	return r, nil
}

// hosted is how many rooms an address has, beside that with the code.
func (s *Server) hosted(by, code string) (n int) {
	for _, r := range s.rooms {
		if r.gone.IsZero() && r.code != code && r.host.from == by {
			n++
		}
	}
	return n
}

// lost is called when the connection to a host has ended. Its code stays taken for a while, unless the host has closed the room.
func (s *Server) lost(r *room, closed bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rooms[r.code] != r {
		return
	}
	if r.gone = time.Now(); closed {
		delete(s.rooms, r.code)
	}
}

// empty sends all guests away, for good, once they have been told what the host had to tell.
func (r *room) empty() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, g := range r.guests {
		g.offer(frame{last: true})
	}
	r.guests = nil
}

func (r *room) pass() { r.passed.Store(time.Now().UnixNano()) }

// guest is the guest on a channel, or nil.
func (r *room) guest(channel uint32) *line {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.guests[channel]
}

// fromHost passes on what the host sends, until its connection ends.
func (s *Server) fromHost(r *room, l *line) error {
	for {
		kind, data, err := l.read()
		if err != nil {
			return err
		}
		s.see(data)
		if kind == websocket.MessageBinary {
			channel, data, ok := unframed(data)
			if !ok {
				l.offer(dismissal(message.New("online-nothing-asked")))
				continue
			}
			if g := r.guest(channel); g != nil {
				r.pass()
				g.offer(frame{kind: kind, data: data})
			}
			continue
		}
		switch word, ok := heard(kind, data); {
		case !ok || word.Close == 0 && word.Proved == 0:
			l.offer(dismissal(message.New("online-nothing-asked")))
		case word.Proved != 0:
			r.prove(word.Proved)
		default:
			if g := r.guest(word.Close); g != nil {
				g.offer(frame{last: true})
			}
		}
	}
}

func (s *Server) see(data []byte) {
	if s.config.seen != nil {
		s.config.seen(data)
	}
}

// Guest answers the request of a guest to a code.
func (s *Server) Guest(w http.ResponseWriter, req *http.Request) {
	l := s.accept(w, req, maxUp, rate.NewLimiter(upFrames, upFramesAtOnce), rate.NewLimiter(upBytes, upBytesAtOnce))
	if l == nil {
		return
	}
	defer l.ws.CloseNow()
	defer l.end()
	r, channel, err := s.enter(l, strings.ToUpper(req.PathValue("code")))
	if err != nil {
		l.refuse(err)
		return
	}
	defer r.leave(channel)
	go l.send(pulse, func() {})
	if !r.host.put(frame{kind: websocket.MessageText, data: spoken(Word{Open: channel})}) {
		return
	}
	for {
		kind, data, err := l.read()
		if err != nil {
			return
		}
		s.see(data)
		if kind != websocket.MessageBinary {
			l.offer(dismissal(message.New("online-nothing-asked")))
			continue
		}
		r.pass()
		if !r.host.put(frame{kind: kind, data: framed(channel, data)}) {
			l.offer(frame{last: true})
		}
	}
}

// enter makes a guest a channel.
func (s *Server) enter(l *line, code string) (*room, uint32, error) {
	s.mu.Lock()
	r := s.rooms[code]
	s.mu.Unlock()
	if r == nil {
		return nil, 0, message.New("online-no-room")
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.guests == nil {
		return nil, 0, message.New("online-host-away")
	}
	held, knock, own, first := 0, 0, 0, r.last+1
	for channel, g := range r.guests {
		if g.proved {
			held++
			continue
		}
		knock, first = knock+1, min(first, channel)
		if g.from == l.from {
			own++
		}
	}
	switch {
	case held >= s.config.Guests:
		return nil, 0, message.New("online-many-guests", s.config.Guests)
	case own >= s.config.Knocks:
		return nil, 0, message.New("online-many-knocks")
	case knock >= s.config.Guests: // who has the key needs a moment
		r.guests[first].offer(frame{last: true})
		delete(r.guests, first)
	}
	r.last++
	r.guests[r.last] = l
	return r, r.last, nil
}

// prove gives a guest a place, since the host says that it has the key.
func (r *room) prove(channel uint32) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if g := r.guests[channel]; g != nil {
		g.proved = true
	}
}

// leave is called when the connection of a guest has ended.
func (r *room) leave(channel uint32) {
	r.mu.Lock()
	delete(r.guests, channel)
	r.mu.Unlock()
	r.host.put(frame{kind: websocket.MessageText, data: spoken(Word{Close: channel})})
}
