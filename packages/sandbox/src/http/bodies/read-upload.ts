import { DATA_PART, DOCUMENT_PARTS, filePart, MOST_FORM_FILE_BYTES } from '@sixpence/protocol'
import type { UploadedFile } from '../../context.ts'
import { refuse } from '../refuse.ts'
import { parseJson } from './parse-json.ts'
import { readBytes } from './read-bytes.ts'
import { asObject } from './read-json.ts'

// Besides the files: the other part and the delimiters.
const MOST_BYTES = DOCUMENT_PARTS.length * MOST_FORM_FILE_BYTES + 64 * 1024

/** The data, and a file of each kind. */
const MOST_PARTS = 1 + DOCUMENT_PARTS.length

export const isUpload = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false

/** An uploaded form: its data, and its files by the names of their parts. */
export interface UploadedForm {
  readonly body: Record<string, unknown>
  readonly files: ReadonlyMap<string, UploadedFile>
}

/**
 * Reads a form of data and files, and stops reading as soon as it is too large. Parses it only if
 * it has no more parts than a form has.
 *
 * @throws {Refusal} `TA1` for a body that isn't an upload; `VF` for a file that is too large.
 */
export async function readUpload(request: Request): Promise<UploadedForm> {
  const bytes = await readBytes(request, MOST_BYTES)
  if (!bytes) throw tooLarge()
  const form = await formOf(request, bytes)
  const data = form.get(DATA_PART)
  if (typeof data !== 'string') throw notRight()
  const body = asObject(parseJson(data))
  const files = new Map<string, UploadedFile>()
  for (const [name, part] of form) {
    if (name === DATA_PART) continue
    if (typeof part === 'string' || files.has(name)) throw notRight()
    if (part.size > MOST_FORM_FILE_BYTES) throw tooLarge(name)
    files.set(name, {
      fileName: part.name,
      bytes: new Uint8Array(await part.arrayBuffer()),
    })
  }
  return { body, files }
}

async function formOf({ headers }: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  // Parsing tens of thousands of empty files would block everybody for seconds.
  if (!hasFewParts(bytes, type)) throw notRight()
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw notRight()
  }
}

function hasFewParts(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^";]+))/i.exec(type) ?? []
  const delimiter = `--${quoted ?? plain ?? ''}`
  const text = new TextDecoder('latin1').decode(bytes)
  // Nothing, then each part, then the rest after the last delimiter.
  const most = MOST_PARTS + 2
  return text.startsWith(`${delimiter}\r\n`) && text.split(delimiter, most + 1).length <= most
}

const notRight = () =>
  refuse.malformed('An upload has one data part, and a part of its own for each file.')

const tooLarge = (part = filePart('mainDocument')) =>
  refuse.invalid(
    part,
    `A form takes ${MOST_FORM_FILE_BYTES} bytes of a file. A larger document goes to /uploads, and is named in the data.`,
  )
