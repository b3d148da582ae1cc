import {
  type ByteSource,
  type FileFacts,
  inspectFile,
  READ_BYTES,
  strippedParts,
} from '@sixpence/protocol/files'
import { SixpenceError } from '../errors/index.ts'

/** Reads a file in parts, never more than needed at a time. */
const sourceOfFile = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
})

/** A file as read once. */
export interface ReadFile {
  readonly facts: FileFacts
  /**
   * The file to send. A picture has lost the data that reveals where, when and with what it was
   * taken: EXIF, XMP, locations, comments, thumbnails. The image itself stays the same, byte for
   * byte, and upright.
   */
  readonly stripped: File
}

/**
 * Reads a file.
 *
 * @throws {SixpenceError} `invalid_input` if it can't be read, e.g. because it was moved after it
 *   was chosen.
 */
export const readFile = async (file: File): Promise<ReadFile> => reading(readAndStrip(file))

async function readAndStrip(file: File): Promise<ReadFile> {
  const source = sourceOfFile(file)
  const { facts, picture } = await inspectFile(source)
  const parts = picture && (await strippedParts(source, picture))
  if (!parts) return { facts, stripped: file }
  const { name, type, lastModified } = file
  const kept = parts.map(part =>
    part instanceof Uint8Array ? part : file.slice(part.start, part.end),
  )
  return { facts, stripped: new File(kept, name, { type, lastModified }) }
}

/**
 * Reads a single byte, which fails if the file was moved or changed since it was chosen.
 *
 * @throws {SixpenceError} Like `readFile`.
 */
export const assertReadable = async (file: Blob): Promise<unknown> =>
  reading(file.slice(0, 1).arrayBuffer())

/**
 * True if two files have the same bytes.
 *
 * @throws {SixpenceError} Like `readFile`.
 */
export const isSameFile = async (one: Blob, other: Blob): Promise<boolean> =>
  reading(haveSameBytes(sourceOfFile(one), sourceOfFile(other)))

async function haveSameBytes(one: ByteSource, other: ByteSource): Promise<boolean> {
  if (one.size !== other.size) return false
  for (let at = 0; at < one.size; at += READ_BYTES) {
    const bytes = await one.read(at, at + READ_BYTES)
    const others = await other.read(at, at + READ_BYTES)
    if (bytes.some((byte, index) => byte !== others[index])) return false
  }
  return true
}

async function reading<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new SixpenceError('invalid_input', 'The file cannot be read', { cause })
  }
}
