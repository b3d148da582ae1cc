import { encode as encodePng } from 'fast-png'
import { encode as encodeJpeg } from 'jpeg-js'
import { deflateSync } from 'node:zlib'
import { ACTIVE_TEXT, pdf } from './hostile-files.ts'
import { bytesOf, chunk, exif, jpeg, png, segment } from './picture-files.ts'

const noise = (bytes: number) => Uint8Array.from({ length: bytes }, (_byte, at) => (at * 31) % 251)

/** Returns a valid picture. */
export const goodPng = (width = 12, height = 8): Uint8Array<ArrayBuffer> =>
  bytesOf(encodePng({ width, height, channels: 4, depth: 8, data: noise(width * height * 4) }))

export const goodJpeg = (width = 16, height = 8): Uint8Array<ArrayBuffer> =>
  bytesOf(new Uint8Array(encodeJpeg({ width, height, data: noise(width * height * 4) }, 80).data))

const SIGNATURE_AND_HEADER = 33
const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

/** Returns a PNG with chunks between the header and the pixels. */
const withChunks = (...chunks: Uint8Array[]) => {
  const good = goodPng()
  return bytesOf(
    good.subarray(0, SIGNATURE_AND_HEADER),
    ...chunks,
    good.subarray(SIGNATURE_AND_HEADER),
  )
}

interface Header {
  readonly width?: number
  readonly height?: number
  /** Bits a sample, kind of colour, packing, filter, passes. */
  readonly format?: readonly number[]
  readonly rows: Uint8Array
}

/** Returns a PNG of packed rows. */
export const packedPng = ({ width = 8, height = 8, format = [8, 0, 0, 0, 0], rows }: Header) =>
  bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', uint32(width), uint32(height), format),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  )

/** Returns a JPEG with segments in front of everything else. */
const withSegments = (...segments: Uint8Array[]) => {
  const good = goodJpeg()
  return bytesOf(good.subarray(0, 2), ...segments, good.subarray(2))
}

interface Frame {
  readonly marker?: number
  readonly bits?: number
  readonly colours?: readonly number[]
  readonly factors?: readonly number[]
}

const FRAME_LENGTH = 19

/** Returns a JPEG with another frame in place of its own. */
function framed({ marker = 0xc0, bits = 8, factors = [0x11, 0x11, 0x11], colours }: Frame) {
  const good = goodJpeg()
  const at = good.findIndex((byte, index) => byte === 0xff && good[index + 1] === 0xc0)
  const ids = colours ?? factors.map((_factor, index) => index + 1)
  const parts = ids.flatMap((id, index) => [id, factors[index] ?? 0x11, 0])
  const frame = segment(marker, [bits, 0, 8, 0, 16, ids.length], parts)
  return bytesOf(good.subarray(0, at), frame, good.subarray(at + FRAME_LENGTH))
}

const SCAN = segment(0xda, [1, 1, 0, 0, 63, 0])

/** Files that the bank refuses as logos, and why. */
export const REFUSED_LOGOS: Readonly<
  Record<string, readonly [content: string | Uint8Array<ArrayBuffer>, fault: string]>
> = {
  'no byte': ['', 'logoEmpty'],
  'an SVG': [`<svg xmlns="http://www.w3.org/2000/svg">${ACTIVE_TEXT}</svg>`, 'logoType'],
  'an SVG with a declaration': [`<?xml version="1.0"?><svg>${ACTIVE_TEXT}</svg>`, 'logoType'],
  'a packed SVG': [bytesOf([0x1f, 0x8b, 8, 0], 'svgz'), 'logoType'],
  'a web page': [`<!doctype html>${ACTIVE_TEXT}`, 'logoType'],
  'a PDF': [pdf(), 'logoType'],
  'a GIF': ['GIF89a\u0001\u0000', 'logoType'],
  'a WebP': ['RIFF\0\0\0\0WEBPVP8 ', 'logoType'],
  'a program': ['MZ and a program', 'logoType'],
  'a HEIC photo': ['\0\0\0\u0018ftypheic\0\0\0\0', 'logoType'],
  'a page behind a blank': [bytesOf([0x20], goodPng()), 'logoType'],
  'the beginning of a PNG': [goodPng().subarray(0, 8), 'logoDamaged'],
  'half a PNG': [goodPng().subarray(0, 60), 'logoDamaged'],
  'a PNG without pixels': [png(), 'logoDamaged'],
  'a PNG of too few rows': [packedPng({ rows: new Uint8Array(9) }), 'logoDamaged'],
  'a PNG of an unknown kind': [
    packedPng({ format: [8, 5, 0, 0, 0], rows: noise(72) }),
    'logoDamaged',
  ],
  'a PNG of 60,000 a side': [png({ width: 60_000, height: 60_000 }), 'logoSides'],
  'a PNG of 2,001 a side': [png({ width: 2001, height: 1 }), 'logoSides'],
  'a PNG of no height': [png({ height: 0 }), 'logoSides'],
  'a PNG that unpacks to 100 MB': [packedPng({ rows: new Uint8Array(100_000_000) }), 'logoDamaged'],
  'a PNG of colours that are not there': [
    packedPng({ format: [8, 3, 0, 0, 0], rows: noise(72) }),
    'logoDamaged',
  ],
  'a PNG with a second, larger header': [
    withChunks(chunk('IHDR', uint32(60_000), uint32(60_000), [8, 6, 0, 0, 0])),
    'logoSides',
  ],
  'a JPEG of 15 blocks a side': [framed({ factors: [0xff, 0xff, 0xff] }), 'logoDamaged'],
  'a JPEG of 200 colours': [framed({ factors: Array<number>(200).fill(0x11) }), 'logoDamaged'],
  'a JPEG of one colour twice': [framed({ colours: [1, 2, 2] }), 'logoDamaged'],
  'a JPEG of 12 bits': [framed({ bits: 12 }), 'logoDamaged'],
  'a JPEG that is packed in another way': [framed({ marker: 0xc9 }), 'logoDamaged'],
  'a JPEG with an unknown segment': [withSegments(segment(0xdc, [0, 8])), 'logoDamaged'],
  'a JPEG with a table of the number 9': [
    withSegments(segment(0xdb, [9], new Uint8Array(64))),
    'logoDamaged',
  ],
  'a JPEG with half a table': [withSegments(segment(0xc4, [0], [1])), 'logoDamaged'],
  'half a JPEG': [goodJpeg().subarray(0, -40), 'logoDamaged'],
  'a JPEG without pixels': [jpeg(), 'logoDamaged'],
  'a JPEG of 65,535 a side': [jpeg({ width: 65_535, height: 65_535 }), 'logoSides'],
  'a JPEG with a second, larger frame': [
    withSegments(segment(0xc0, [8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0])),
    'logoSides',
  ],
  'a JPEG of 5,000 scans': [
    bytesOf(goodJpeg().subarray(0, -2), ...Array.from({ length: 5000 }, () => SCAN), [0xff, 0xd9]),
    'logoDamaged',
  ],
  'a picture of 1,000,001 bytes': [
    bytesOf(goodPng(), new Uint8Array(1_000_001 - goodPng().length)),
    'logoTooLarge',
  ],
}

/** Files that are logos once their hostile parts are removed. */
export const INERT_LOGOS: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a PNG with a script in a text': withChunks(chunk('tEXt', `Comment\0${ACTIVE_TEXT}`)),
  'a PNG with a script in a profile': withChunks(
    chunk('iCCP', 'p\0\0', deflateSync(new Uint8Array(10_000_000))),
    chunk('eXIf', ACTIVE_TEXT),
  ),
  'a PNG with a script behind its end': bytesOf(goodPng(), ACTIVE_TEXT),
  'a JPEG with a script in a comment': withSegments(segment(0xfe, ACTIVE_TEXT)),
  'a JPEG with a script in a profile': withSegments(segment(0xe2, 'ICC_PROFILE\0', ACTIVE_TEXT)),
  'a JPEG that tells where it was taken': withSegments(segment(0xe1, exif(1, true))),
  'a JPEG with a script behind its end': bytesOf(goodJpeg(), ACTIVE_TEXT),
}
