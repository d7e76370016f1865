// Package seal seals a connection from end to end: whoever carries it can neither read nor change what passes.
//
// The two ends have a key of 32 random bytes in common, which travels in the link that the host gives to friends and which the
// carrier never sees. Each end begins with an X25519 key pair of its own for this one connection. From the secret that follows
// from the pairs together with the key of the link, HKDF-SHA256 derives one key for each direction, with both public keys as
// salt; so no two connections have a key in common, and what is sealed for one direction does not open in the other. Frames are
// sealed with ChaCha20-Poly1305, whose nonce is the number of the frame, which is not sent. ChaCha20 rather than AES, because a
// page has no instructions for AES, and without them AES is slow and its time depends on the key.
//
// Both ends prove with their first sealed frame that they have the key of the link. A frame that is changed, cut, sent twice, left
// out, out of order, of another connection or of the other direction does not open, and ends the connection. The last frame says
// that it is the last: a connection that the carrier ends looks cut.
//
// What the carrier sees: who is connected (by address), when frames pass, how many, and about how large they are. Sizes are
// rounded up to 256 bytes and, above that, to a number whose lower bits are zero, which adds 12 % at most (Padmé); most of what a
// guest does has the same size. Nothing is compressed before it is sealed, since the size of what is compressed tells of what is
// in it. The carrier can end a connection, delay it, or refuse it, and make a right key look wrong.
//
// What a link that becomes known later gives away: nothing of the connections that were recorded before, since the pairs are
// gone. But the key does not tell friends from each other: who has the link and carries the frames as well can stand between the
// ends of a connection that begins from then on. And a page is what its server makes it: who plays in a page trusts the server that it
// comes from with the key.
package seal

import (
	"context"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"io"
	"math/bits"
	"sync"
	"time"

	"golang.org/x/crypto/chacha20poly1305"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/pipe"
)

// Key is what the ends have in common.
type Key [32]byte

// NewKey is a key that nobody can guess.
func NewKey() (k Key) {
	_, _ = rand.Read(k[:]) // it never fails
	return k
}

// String is the key in 43 letters, digits, hyphens and underscores.
func (k Key) String() string { return base64.RawURLEncoding.EncodeToString(k[:]) }

// ParseKey is the key of a [Key.String].
func ParseKey(text string) (k Key, err error) {
	data, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(data) != len(k) || len(text) != base64.RawURLEncoding.EncodedLen(len(k)) { // it passes over line breaks
		return k, message.New("online-no-key")
	}
	return Key(data), nil
}

const (
	version  = 1
	hello    = 1 + 32 // bytes: the version and the public key
	head     = 1 + 4  // of what is sealed: the kind and the length
	least    = 256    // of what is sealed
	patience = 5 * time.Second
)

// kind is what a frame is.
type kind byte

const (
	proof kind = iota // the first of each end
	text
	last
)

// Size is how many bytes the frame with a message of n bytes has.
func Size(n int) int { return padded(head+n) + chacha20poly1305.Overhead }

// padded rounds a size up, so that it tells little.
func padded(n int) int {
	if n <= least {
		return least
	}
	e := bits.Len(uint(n)) - 1
	mask := 1<<(e-bits.Len(uint(e))) - 1
	return (n + mask) &^ mask
}

// half is one direction.
type half struct {
	cipher.AEAD
	n uint64 // of the next frame
}

func (h *half) nonce() []byte {
	var b [chacha20poly1305.NonceSize]byte
	binary.BigEndian.PutUint64(b[4:], h.n)
	h.n++
	return b[:]
}

func (h *half) seal(k kind, data []byte) []byte {
	plain := make([]byte, padded(head+len(data)), Size(len(data)))
	plain[0] = byte(k)
	binary.BigEndian.PutUint32(plain[1:], uint32(len(data)))
	copy(plain[head:], data)
	return h.Seal(plain[:0], h.nonce(), plain, nil)
}

// open opens a frame, which it overwrites.
func (h *half) open(frame []byte) (kind, []byte, error) {
	plain, err := h.Open(frame[:0], h.nonce(), frame, nil)
	if err != nil {
		return 0, nil, errBroken
	}
	return unpack(plain)
}

// unpack takes off what pads a message.
func unpack(plain []byte) (kind, []byte, error) {
	if len(plain) < head || kind(plain[0]) > last || uint64(binary.BigEndian.Uint32(plain[1:])) > uint64(len(plain)-head) {
		return 0, nil, errBroken
	}
	return kind(plain[0]), plain[head:][:binary.BigEndian.Uint32(plain[1:])], nil
}

var (
	errBroken = message.New("online-broken-seal")
	errKey    = message.New("online-wrong-key")
)

// Guest seals the guest's end of a connection, once the host has proved that it has the key.
func Guest(ctx context.Context, c pipe.Conn, k Key) (pipe.Conn, error) {
	s, err := guest(ctx, c, k)
	if err != nil {
		c.Cut()
		return nil, err
	}
	return s, nil
}

func guest(ctx context.Context, c pipe.Conn, k Key) (*conn, error) {
	own, greeting, err := greet()
	if err != nil {
		return nil, err
	}
	if err := c.Write(ctx, greeting); err != nil {
		return nil, err
	}
	answer, err := c.Read(ctx)
	if err != nil {
		return nil, err
	}
	if len(answer) < hello {
		return nil, errBroken
	}
	s := &conn{Conn: c}
	if s.out, s.in, err = derive(k, own, answer[:hello], greeting, answer[:hello]); err != nil {
		return nil, err
	}
	if what, _, err := s.in.open(answer[hello:]); err != nil || what != proof {
		return nil, errKey
	}
	return s, c.Write(ctx, s.out.seal(proof, nil))
}

// Host seals the host's end of a connection, once the guest has proved that it has the key.
func Host(ctx context.Context, c pipe.Conn, k Key) (pipe.Conn, error) {
	s, err := host(ctx, c, k)
	if err != nil {
		c.Cut()
		return nil, err
	}
	return s, nil
}

func host(ctx context.Context, c pipe.Conn, k Key) (*conn, error) {
	greeting, err := c.Read(ctx)
	if err != nil {
		return nil, err
	}
	own, answer, err := greet()
	if err != nil {
		return nil, err
	}
	s := &conn{Conn: c}
	if s.in, s.out, err = derive(k, own, greeting, greeting, answer); err != nil {
		return nil, err
	}
	if err := c.Write(ctx, append(answer, s.out.seal(proof, nil)...)); err != nil {
		return nil, err
	}
	first, err := c.Read(ctx)
	if err != nil {
		return nil, err
	}
	if what, _, err := s.in.open(first); err != nil || what != proof {
		return nil, errKey
	}
	return s, nil
}

// greet is a key pair, and what introduces it.
func greet() (*ecdh.PrivateKey, []byte, error) {
	own, err := ecdh.X25519().GenerateKey(rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	return own, append([]byte{version}, own.PublicKey().Bytes()...), nil
}

// derive derives the two directions from the key, one's own pair, the other's greeting, and both greetings.
func derive(k Key, own *ecdh.PrivateKey, other, guest, host []byte) (up, down *half, err error) {
	if len(other) != hello {
		return nil, nil, errBroken
	}
	if other[0] != version {
		return nil, nil, message.New("online-other-protocol", int(other[0]), version)
	}
	public, err := ecdh.X25519().NewPublicKey(other[1:])
	if err != nil {
		return nil, nil, errBroken
	}
	shared, err := own.ECDH(public)
	if err != nil { // a point of low order
		return nil, nil, errBroken
	}
	secret, salt := append(k[:], shared...), append(append([]byte{}, guest...), host...)
	direction := func(info string) *half {
		if err != nil {
			return nil
		}
		var one []byte
		if one, err = hkdf.Key(sha256.New, secret, salt, info, chacha20poly1305.KeySize); err != nil {
			return nil
		}
		h := &half{}
		h.AEAD, err = chacha20poly1305.New(one)
		return h
	}
	return direction("seal 1, from the guest"), direction("seal 1, from the host"), err
}

// conn is a sealed end.
type conn struct {
	pipe.Conn
	in, out *half
	broken  error      // what ended the reading
	mu      sync.Mutex // frames go out in the order of their numbers
}

// Read implements [pipe.Conn].
func (c *conn) Read(ctx context.Context) ([]byte, error) {
	if c.broken != nil {
		return nil, c.broken
	}
	frame, err := c.Conn.Read(ctx)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF // by the carrier
	}
	var data []byte
	if err == nil {
		var what kind
		if what, data, err = c.in.open(frame); err == nil && what == last {
			err = io.EOF
		} else if err == nil && what != text {
			err = errBroken
		}
	}
	if c.broken = err; err != nil {
		c.Cut()
		return nil, err
	}
	return data, nil
}

// Write implements [pipe.Conn].
func (c *conn) Write(ctx context.Context, data []byte) error { return c.write(ctx, text, data) }

func (c *conn) write(ctx context.Context, k kind, data []byte) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	err := c.Conn.Write(ctx, c.out.seal(k, data))
	if err != nil { // the other end waits for the frame with that number
		c.Cut()
	}
	return err
}

// Close implements [pipe.Conn].
func (c *conn) Close() error {
	late, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	if err := c.write(late, last, nil); err != nil {
		return err
	}
	return c.Conn.Close()
}
