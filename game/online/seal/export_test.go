package seal

import "crypto/ecdh"

// Unpack is unpack without the kind.
func Unpack(plain []byte) ([]byte, error) {
	_, data, err := unpack(plain)
	return data, err
}

// Frames are the first frames of both directions with that message, of a connection whose pairs are known.
func Frames(k Key, guest, host [32]byte, message []byte) (up, down []byte, err error) {
	g, err := ecdh.X25519().NewPrivateKey(guest[:])
	if err != nil {
		return nil, nil, err
	}
	h, err := ecdh.X25519().NewPrivateKey(host[:])
	if err != nil {
		return nil, nil, err
	}
	from, to := append([]byte{version}, g.PublicKey().Bytes()...), append([]byte{version}, h.PublicKey().Bytes()...)
	u, d, err := derive(k, g, to, from, to)
	if err != nil {
		return nil, nil, err
	}
	return u.seal(text, message), d.seal(text, message), nil
}
