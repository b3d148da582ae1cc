import { type PdfDictionary, type PdfObject, UnreadablePdf, valuesAt } from './pdf-value.ts'

/** The part of a file read so far, and how much more may be unpacked. */
export interface PackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The same, one letter per byte. */
  readonly text: string
  left: number
}

/** More than the objects of any real paper need. */
export const MOST_UNPACKED = 60_000_000

/**
 * Unpacks the stream of an object, as text of one letter per byte. Knows the one way in which
 * programs pack objects.
 *
 * @throws {UnreadablePdf} For any other way, and once more was unpacked than can be real.
 */
export async function unpack(
  file: PackedFile,
  { value, data = 0 }: PdfObject & { readonly value: PdfDictionary },
): Promise<string> {
  const filters = valuesAt(value, 'Filter').flatMap(filter =>
    filter.kind === 'list' ? filter.values : [filter],
  )
  const end = file.text.indexOf('endstream', data)
  const packed = file.bytes.subarray(data, end < 0 ? undefined : end)
  spend(file, packed.length)
  if (valuesAt(value, 'DecodeParms').length > 0) throw new UnreadablePdf('Packed with a predictor')
  if (filters.length === 0) return latin(packed)
  const [filter] = filters
  const isKnown = filters.length === 1 && filter?.kind === 'name' && filter.name === 'FlateDecode'
  if (!isKnown) throw new UnreadablePdf('Packed in an unusual way')
  return inflated(file, packed)
}

function spend(file: PackedFile, bytes: number): void {
  file.left -= bytes
  if (file.left < 0) throw new UnreadablePdf('Unpacks to too much')
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** Bytes after the end of the stream are ignored. */
async function inflated(file: PackedFile, packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader()
  const parts: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      spend(file, value.length)
      parts.push(latin(value))
    }
  } catch (cause) {
    if (cause instanceof UnreadablePdf || parts.length === 0)
      throw new UnreadablePdf('Cannot be unpacked', { cause })
  }
  return parts.join('')
}
