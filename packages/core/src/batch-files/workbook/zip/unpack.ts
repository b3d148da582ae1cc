import { Inflate } from 'fflate'
import { damaged } from '../workbook-refusal.ts'
import { crc32 } from './crc32.ts'
import type { ZipEntry } from './zip-directory.ts'

const HEADER_MARK = 0x04_03_4b_50
const HEADER_LENGTH = 30
const STORED = 0
const DEFLATED = 8
/** Packed bytes that are unpacked at once. They become at most a thousand times as many. */
const BLOCK = 8192
const PIECE = 65_536

/**
 * Unpacks a file in pieces of at most 64 KB. Throws as soon as it is larger than the directory
 * states, and at its end if it isn't what was packed.
 */
export function* unpack(bytes: Uint8Array, entry: ZipEntry): Generator<Uint8Array> {
  const packed = packedBytes(bytes, entry)
  let size = 0
  let checksum = 0
  for (const piece of entry.method === STORED ? cut(packed, PIECE) : inflate(packed)) {
    size += piece.length
    if (size > entry.size) throw damaged()
    checksum = crc32(piece, checksum)
    yield piece
  }
  if (size !== entry.size || checksum !== entry.checksum) throw damaged()
}

function packedBytes(bytes: Uint8Array, { position, packed, method }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(position, true) !== HEADER_MARK) throw damaged()
  if (method !== STORED && method !== DEFLATED) throw damaged()
  const names = view.getUint16(position + 26, true) + view.getUint16(position + 28, true)
  const start = position + HEADER_LENGTH + names
  if (start + packed > bytes.length) throw damaged()
  return bytes.subarray(start, start + packed)
}

function* inflate(packed: Uint8Array): Generator<Uint8Array> {
  const inflated: Uint8Array[] = []
  const stream = new Inflate(part => inflated.push(part))
  let left = packed.length
  for (const block of cut(packed, BLOCK)) {
    left -= block.length
    stream.push(block, left === 0)
    for (const part of inflated.splice(0)) yield* cut(part, PIECE)
  }
}

function* cut(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
