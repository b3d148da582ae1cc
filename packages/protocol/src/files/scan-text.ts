import { READ_BYTES, type ByteSource } from './byte-source.ts'

/** Longer than anything that is looked for: it may stand across two reads. */
const OVERLAP = 256

/**
 * Reads a source as text of one letter a byte, so much at a time. Each text begins with the end of
 * the one before: `isNew` where a match ends tells whether it was seen already.
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
