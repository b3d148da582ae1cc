import { DATA_PART, FILE_PART, fileTypeOf, MOST_FILE_BYTES } from '@sixpence/protocol'
import { SixpenceError } from '../errors/index.ts'

/** The first bytes that tell what a file is. */
const BEGINNING = 8

/**
 * Judges a file before anything is sent: whether the bank takes its kind, by what stands in it, and
 * its size.
 *
 * @throws {SixpenceError} `file_type` or `file_size`; `invalid_input` for one that cannot be read,
 *   e.g. since it was moved after it was chosen.
 */
export async function checkFile(file: File): Promise<void> {
  if (file.size > MOST_FILE_BYTES || file.size === 0) {
    throw new SixpenceError('file_size', 'The file is empty or above 10 MB')
  }
  const beginning = await beginningOf(file)
  if (fileTypeOf(beginning)) return
  throw new SixpenceError('file_type', 'The file is no PDF, PNG or JPEG')
}

async function beginningOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer())
  } catch (cause) {
    const fields = [{ field: FILE_PART, message: 'cannot be read' }]
    throw new SixpenceError('invalid_input', 'The file cannot be read', { cause, fields })
  }
}

/** The two parts of an upload. */
export function uploadBody(data: unknown, file: File): FormData {
  const form = new FormData()
  form.append(DATA_PART, JSON.stringify(data))
  form.append(FILE_PART, file)
  return form
}
