import { DATA_PART, DOCUMENT_PARTS, filePart, MOST_FORM_FILE_BYTES } from '@sixpence/protocol'
import type { UploadedFile } from '../context.ts'
import { refuse } from './refuse.ts'

// Beside the files: the other part and what stands between them.
const MOST_BYTES = DOCUMENT_PARTS.length * MOST_FORM_FILE_BYTES + 64 * 1024

export const isUpload = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false

/** A form that was uploaded: its data, and its files by the names of their parts. */
export interface UploadedForm {
  readonly body: Record<string, unknown>
  readonly files: ReadonlyMap<string, UploadedFile>
}

/**
 * Reads a form of data and files, and stops reading as soon as it is too large.
 *
 * @throws {Refusal} `TA1` for a body that is no upload; `VF` for a file that is too large.
 */
export async function readUpload(request: Request): Promise<UploadedForm> {
  const form = await formOf(request, await readBytes(request))
  const data = form.get(DATA_PART)
  const body = typeof data === 'string' ? parse(data) : undefined
  if (!body) throw notRight()
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

async function formOf({ headers }: Request, bytes: Blob): Promise<FormData> {
  try {
    const type = headers.get('content-type') ?? ''
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw notRight()
  }
}

async function readBytes(request: Request): Promise<Blob> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw tooLarge()
  const reader = request.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value)
  }
  return new Blob(chunks)
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined // what is left are plain objects
  } catch {
    return undefined
  }
}

const notRight = () =>
  refuse.malformed('An upload has one data part, and a part of its own for each file.')

const tooLarge = (part = filePart('mainDocument')) =>
  refuse.invalid(
    part,
    `A form takes ${MOST_FORM_FILE_BYTES} bytes of a file. A larger document goes to /uploads, and is named in the data.`,
  )
