package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"

	"golang.org/x/image/bmp"

	"github.com/keyraken/keyraken/ui/icon"
)

// icnsKinds are the kinds of pictures in a macOS icon file and their sizes.
var icnsKinds = []struct {
	kind string
	size int
}{
	{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024},
}

// icns is the macOS icon file, where an icon has a margin.
func icns() []byte {
	var b bytes.Buffer
	for _, k := range icnsKinds {
		data := picture(k.size, k.size*5/64)
		b.WriteString(k.kind)
		_ = binary.Write(&b, binary.BigEndian, uint32(8+len(data)))
		b.Write(data)
	}
	return append(binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+b.Len())), b.Bytes()...)
}

// icoEntry is the entry of a picture in a Windows icon file.
type icoEntry struct {
	Width, Height    uint8 // 0: 256
	Colors, Reserved uint8
	Planes, Bits     uint16
	Size, Offset     uint32
}

// ico is the Windows icon file.
func ico(sizes []int) []byte {
	var head, data bytes.Buffer
	_ = binary.Write(&head, binary.LittleEndian, [3]uint16{0, 1, uint16(len(sizes))})
	first := head.Len() + len(sizes)*binary.Size(icoEntry{})
	for _, size := range sizes {
		p := picture(size, 0)
		e := icoEntry{Width: uint8(size), Height: uint8(size), Planes: 1, Bits: 32, Size: uint32(len(p)), Offset: uint32(first + data.Len())}
		_ = binary.Write(&head, binary.LittleEndian, e)
		data.Write(p)
	}
	return append(head.Bytes(), data.Bytes()...)
}

// banner is the picture beside the last page of the Windows installer: the eye in water
// that grows darker toward the bottom.
func banner() []byte {
	const width, height, size = 164, 314, 132 // the size that the installer expects; the eye in it
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		depth := func(top, bottom int) uint8 { return uint8(top + (bottom-top)*y/height) }
		row := image.NewUniform(color.RGBA{depth(0x1d, 0x06), depth(0x55, 0x10), depth(0x66, 0x18), 255})
		draw.Draw(img, image.Rect(0, y, width, y+1), row, image.Point{}, draw.Src)
	}
	at := image.Pt((width-size)/2, (height-size)/2)
	draw.Draw(img, image.Rectangle{at, at.Add(image.Pt(size, size))}, icon.Draw(size), image.Point{}, draw.Over)
	var b bytes.Buffer
	if err := bmp.Encode(&b, img); err != nil {
		panic(err) // writing to a buffer never fails
	}
	return b.Bytes()
}
