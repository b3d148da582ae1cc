import { FILE_HEAD_BYTES, fileTypeOf, MOST_FILE_BYTES } from './upload.ts'
import type { ByteSource } from './byte-source.ts'
import type { FileFacts } from './file-facts.ts'
import { readJpeg } from './jpeg-parts.ts'
import { readPdfFacts } from './pdf-facts.ts'
import { readPng } from './png-parts.ts'
import { scanText } from './scan-text.ts'

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1|avif)$/
const TEST_VIRUS = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/** Reads the facts that decide if a file is accepted. If it is too large, reads only its type. */
export async function readFileFacts(source: ByteSource): Promise<FileFacts> {
  const { size } = source
  const head = await source.read(0, FILE_HEAD_BYTES)
  const type = fileTypeOf(head)
  const known = { size, type, isHeic: isHeic(head) }
  if (size > MOST_FILE_BYTES) return known
  let isHarmful = false
  await scanText(source, text => (isHarmful ||= text.includes(TEST_VIRUS)))
  return { ...known, isHarmful, ...(await insideOf(source, type)) }
}

async function insideOf(source: ByteSource, type: FileFacts['type']): Promise<Partial<FileFacts>> {
  if (type === undefined) return {}
  if (type === 'application/pdf') return readPdfFacts(source)
  const read = type === 'image/png' ? readPng : readJpeg
  const { end, pixels } = await read(source)
  return { pixels, isDamaged: end === undefined || pixels === undefined }
}

function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 12))
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, 12))
}
