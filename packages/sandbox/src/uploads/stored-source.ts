import type { ByteSource } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

interface Piece {
  readonly at: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Reads a stored file piece by piece: only one is in memory besides the requested bytes. */
export function storedSource(sql: Sql, { id, size }: { id: string; size: number }): ByteSource {
  let piece: Piece | undefined

  async function pieceAt(start: number): Promise<Piece> {
    if (piece && start >= piece.at && start < piece.at + piece.bytes.length) return piece
    const [row] = await sql<{ at: number; text: string }>`
      select first_byte as at, encode(bytes, 'base64') as text from file_piece
      where file_id = ${id} and first_byte <= ${start} order by first_byte desc limit 1`
    if (!row) throw new Error(`no piece of ${id} holds its byte ${start}`)
    piece = { at: row.at, bytes: bytesOf(row.text) }
    return piece
  }

  return {
    size,
    async read(start, end) {
      const last = Math.min(end, size)
      const read = new Uint8Array(Math.max(0, last - start))
      for (let at = start; at < last;) {
        const { at: first, bytes } = await pieceAt(at)
        const part = bytes.subarray(at - first, last - first)
        read.set(part, at - start)
        at += part.length
      }
      return read
    },
  }
}

/** A loop: a callback for each letter takes several times as long. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text)
  const bytes = new Uint8Array(raw.length)
  for (let at = 0; at < raw.length; at += 1) bytes[at] = raw.charCodeAt(at)
  return bytes
}
