import { READ_BYTES, type ByteSource } from './byte-source.ts'

/** Longer than any text searched for, which may be split between two reads. */
const OVERLAP = 256

/**
 * Reads a source in parts, as text with one letter for each byte. Each text starts with the end of
 * the previous one; `isNew` returns false for a match that was already in it.
 */
export async function scanText(
  source: ByteSource,
  look: (text: string, isNew: (end: number) => boolean) => void,
): Promise<void> {
  const latin = new TextDecoder('latin1')
  let before = ''
  for (let at = 0; at < source.size; at += READ_BYTES) {
    const text = latin.decode(await source.read(at, at + READ_BYTES))
    const seen = before.length
    look(before + text, end => end > seen)
    before = text.slice(-OVERLAP)
  }
}
