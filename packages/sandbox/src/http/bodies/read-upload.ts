import { type CallFiles, DATA_PART, filePart, MOST_FORM_FILE_BYTES } from '@sixpence/protocol'
import type { UploadedFile } from '../../context.ts'
import { refuse } from '../refuse.ts'
import { parseJson } from './parse-json.ts'
import { readBytes } from './read-bytes.ts'
import { asObject } from './read-json.ts'

// Besides the files: the other part and the delimiters.
const MOST_BYTES_OF_DATA = 64 * 1024

export const isUpload = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false

/** An uploaded form: its data, and its files by the names of their parts. */
export interface UploadedForm {
  readonly body: Record<string, unknown>
  readonly files: ReadonlyMap<string, UploadedFile>
}

const NO_FILES: CallFiles = { names: [], types: [], mostBytes: 0 }

/**
 * Reads a form of data and the files that its call takes, and stops reading as soon as it is too
 * large. Parses it only if it has no more parts than such a form has.
 *
 * @throws {Refusal} `TA1` for a body that isn't such a form; `VF` for a file that is too large.
 */
export async function readUpload(
  request: Request,
  takes: CallFiles = NO_FILES,
): Promise<UploadedForm> {
  const mostOfFile = Math.min(takes.mostBytes, MOST_FORM_FILE_BYTES)
  const bytes = await readBytes(request, takes.names.length * mostOfFile + MOST_BYTES_OF_DATA)
  if (!bytes) throw tooLarge(takes)
  const form = await formOf(request, { bytes, mostParts: 1 + takes.names.length })
  const data = form.get(DATA_PART)
  if (typeof data !== 'string') throw notRight()
  const body = asObject(parseJson(data))
  const files = new Map<string, UploadedFile>()
  for (const [part, file] of form) {
    if (part === DATA_PART) continue
    const name = takes.names.find(isNameOf(part, takes))
    if (name === undefined || typeof file === 'string' || files.has(filePart(name))) {
      throw notRight()
    }
    if (file.size > mostOfFile) throw tooLarge(takes, name)
    files.set(filePart(name), {
      fileName: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })
  }
  return { body, files }
}

const isNameOf =
  (part: string, { names }: CallFiles) =>
  (name: string): boolean =>
    part === filePart(name) || (part === 'file' && names.length === 1)

interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mostParts: number
}

async function formOf({ headers }: Request, { bytes, mostParts }: ReadBody): Promise<FormData> {
  const type = headers.get('content-type') ?? ''
  // Parsing tens of thousands of empty files would block everybody for seconds.
  if (!hasFewParts({ bytes, mostParts }, type)) throw notRight()
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw notRight()
  }
}

function hasFewParts({ bytes, mostParts }: ReadBody, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^";]+))/i.exec(type) ?? []
  const delimiter = `--${quoted ?? plain ?? ''}`
  const text = new TextDecoder('latin1').decode(bytes)
  // Nothing, then each part, then the rest after the last delimiter.
  const most = mostParts + 2
  return text.startsWith(`${delimiter}\r\n`) && text.split(delimiter, most + 1).length <= most
}

const notRight = () =>
  refuse.malformed('An upload has one data part, and a part of its own for each file it takes.')

function tooLarge({ names, mostBytes, idsIn }: CallFiles, name = names[0]) {
  if (name === undefined) return notRight()
  const text =
    idsIn === undefined
      ? `A file has ${mostBytes} bytes at most.`
      : `A form takes ${MOST_FORM_FILE_BYTES} bytes of a file. A larger one goes to /uploads, and is named in the data.`
  return refuse.invalid(filePart(name), text)
}
