package seal

// Unpack is unpack without the kind.
func Unpack(plain []byte) ([]byte, error) {
	_, data, err := unpack(plain)
	return data, err
}
