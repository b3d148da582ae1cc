import {
  type ByteSource,
  type FileFacts,
  READ_BYTES,
  readFileFacts as readFacts,
  strippedParts,
} from '@sixpence/protocol/files'
import { SixpenceError } from '../errors/index.ts'

/** Reads a file in parts, never more than needed at a time. */
const sourceOfFile = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
})

/**
 * Reads the facts about a file that `judgeFile` needs.
 *
 * @throws {SixpenceError} `invalid_input` if it can't be read, e.g. because it was moved after it
 *   was chosen.
 */
export const readFileFacts = async (file: Blob): Promise<FileFacts> =>
  reading(readFacts(sourceOfFile(file)))

/**
 * Removes data from a picture that reveals where, when and with what it was taken: EXIF, XMP,
 * locations, comments, thumbnails. The image itself stays the same, byte for byte, and upright.
 * Returns other files unchanged.
 *
 * @throws {SixpenceError} Like `readFileFacts`.
 */
export async function stripPicture(file: File): Promise<File> {
  const parts = await reading(strippedParts(sourceOfFile(file)))
  if (!parts) return file
  const { name, type, lastModified } = file
  const kept = parts.map(part =>
    part instanceof Uint8Array ? part : file.slice(part.start, part.end),
  )
  return new File(kept, name, { type, lastModified })
}

/**
 * True if two files have the same bytes.
 *
 * @throws {SixpenceError} Like `readFileFacts`.
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
