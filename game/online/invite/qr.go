package invite

import "rsc.io/qr"

// QR is the link as a QR code: rows of modules, dark where true. It has no margin; scanners want four modules of light around it.
func (i Invite) QR() ([][]bool, error) {
	code, err := qr.Encode(i.String(), qr.M)
	if err != nil {
		return nil, err
	}
	rows := make([][]bool, code.Size)
	for y := range rows {
		rows[y] = make([]bool, code.Size)
		for x := range rows[y] {
			rows[y][x] = code.Black(x, y)
		}
	}
	return rows, nil
}
