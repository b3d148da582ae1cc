import { FILE_HEAD_BYTES, fileTypeOf, MOST_FILE_BYTES } from './upload.ts'
import type { ByteSource } from './byte-source.ts'
import type { FileFacts } from './file-facts.ts'
import { readJpeg } from './jpeg-parts.ts'
import { readPdfFacts } from './pdf-facts.ts'
import { readPng } from './png-parts.ts'
import { scanText } from './scan-text.ts'
import type { Picture } from './strip-picture.ts'

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1|avif)$/
const TEST_VIRUS = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/** A file as read once. */
export interface InspectedFile {
  readonly facts: FileFacts
  /** Undefined for other files, and for one that is too large. */
  readonly picture?: Picture | undefined
}

/** Reads the facts that decide if a file is accepted. If it is too large, reads only its type. */
export const readFileFacts = async (source: ByteSource): Promise<FileFacts> =>
  (await inspectFile(source)).facts

/** Reads the facts about a file, and where the parts of a picture are. */
export async function inspectFile(source: ByteSource): Promise<InspectedFile> {
  const { size } = source
  const head = await source.read(0, FILE_HEAD_BYTES)
  const type = fileTypeOf(head)
  const known = { size, type, isHeic: isHeic(head) }
  if (size > MOST_FILE_BYTES) return { facts: known }
  let isHarmful = false
  await scanText(source, text => (isHarmful ||= text.includes(TEST_VIRUS)))
  const facts = { ...known, isHarmful }
  if (type === undefined) return { facts }
  if (type === 'application/pdf') return { facts: { ...facts, ...(await readPdfFacts(source)) } }
  const picture = await (type === 'image/png' ? readPng : readJpeg)(source)
  const { end, pixels } = picture
  const isDamaged = end === undefined || pixels === undefined
  return { facts: { ...facts, pixels, isDamaged }, picture }
}

function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 12))
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, 12))
}
