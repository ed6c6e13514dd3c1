import { expect, test } from 'vitest'
import { pictureFacts } from './picture.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(40)])

const png = padded(hex('89504e470d0a1a0a 0000000d 49484452 00000320 00000258 08060000'))
// An EXIF segment of four bytes stands before the frame.
const jpeg = padded(hex('ffd8 ffe1 0004 0000 ffc2 0011 08 0258 0320 03'))
const webpLossy = padded(
  Buffer.concat([
    Buffer.from('RIFF'),
    hex('00000000'),
    Buffer.from('WEBPVP8 '),
    hex('00000000 000000 9d012a 2003 5802'),
  ]),
)
const webpLossless = padded(
  Buffer.concat([
    Buffer.from('RIFF'),
    hex('00000000'),
    Buffer.from('WEBPVP8L'),
    // 800 − 1 in 14 bits, 600 − 1 in the next 14.
    hex('00000000 2f 1fc39500'),
  ]),
)
const webpExtended = padded(
  Buffer.concat([
    Buffer.from('RIFF'),
    hex('00000000'),
    Buffer.from('WEBPVP8X'),
    hex('0a000000 00000000 1f0300 570200'),
  ]),
)

test.each([
  ['PNG', png, 'image/png'],
  ['JPEG', jpeg, 'image/jpeg'],
  ['WebP, lossy', webpLossy, 'image/webp'],
  ['WebP, lossless', webpLossless, 'image/webp'],
  ['WebP, extended', webpExtended, 'image/webp'],
])('%s of 800 × 600 is told by its bytes', (_name, bytes, mediaType) =>
  expect(pictureFacts(bytes)).toEqual({ mediaType, width: 800, height: 600 }),
)

const huge = Buffer.from(png)
huge.writeUInt32BE(100_000, 16)
const flat = Buffer.from(png)
flat.writeUInt32BE(0, 20)

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(80))],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['GIF', padded(Buffer.from('GIF89a'))],
  ['a PNG that is cut off', png.subarray(0, 20)],
  ['a JPEG without a frame', padded(hex('ffd8 ffe1 0004 0000'))],
  ['a JPEG whose segment has no length', padded(hex('ffd8 ffe1 0000'))],
  ['a WebP of no known kind', padded(Buffer.from('RIFF0000WEBPXXXX'))],
  ['a picture that unpacks beyond all measure', huge],
  ['a picture without height', flat],
])('%s is none', (_name, bytes) => expect(pictureFacts(bytes)).toBeUndefined())
