import { DATA_PART, FILE_PART, MOST_FILE_BYTES } from '@sixpence/protocol'
import type { UploadedFile } from '../context.ts'
import { refuse } from './refuse.ts'

// Beside the file: the other part and what stands between them.
const MOST_BYTES = MOST_FILE_BYTES + 64 * 1024

export const isUpload = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false

/**
 * Reads a body of two parts, and stops reading as soon as it is too large.
 *
 * @throws {Refusal} `TA1` for a body that is no upload; `VF` for a file that is too large.
 */
export async function readUpload(
  request: Request,
): Promise<{ body: Record<string, unknown>; file: UploadedFile }> {
  const form = await formOf(request, await readBytes(request))
  const [data, file] = [form.get(DATA_PART), form.get(FILE_PART)]
  const body = typeof data === 'string' ? parse(data) : undefined
  if (!body || file === null || typeof file === 'string') throw notRight()
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.byteLength > MOST_FILE_BYTES) throw tooLarge()
  return { body, file: { fileName: file.name, bytes } }
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

const notRight = () => refuse.malformed('An upload has a data part and a file[document] part.')

const tooLarge = () => {
  const description = 'The file is too large: at most 10 MB are taken.'
  return refuse.invalid(FILE_PART, description)
}
