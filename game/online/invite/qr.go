package invite

import "github.com/yeqown/go-qrcode/v2"

// QR is the link as a QR code: rows of modules, dark where true. It has no margin; scanners want four modules of light around it.
func (i Invite) QR() ([][]bool, error) {
	code, err := qrcode.NewWith(i.String(), qrcode.WithEncodingMode(qrcode.EncModeByte),
		qrcode.WithErrorCorrectionLevel(qrcode.ErrorCorrectionMedium))
	if err != nil {
		return nil, err
	}
	var s sheet
	if err := code.Save(&s); err != nil {
		return nil, err
	}
	return s, nil
}

// sheet is what a code is written on.
type sheet [][]bool

func (s *sheet) Write(m qrcode.Matrix) error {
	*s = m.Bitmap()
	return nil
}

func (*sheet) Close() error { return nil }
