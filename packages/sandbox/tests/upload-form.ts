import { DATA_PART } from '@sixpence/protocol'
import { pdf } from './hostile-files.ts'
import { readJson, type Json, type TestSandbox } from './test-sandbox.ts'

/** A form as a client uploads it. */
export interface UploadForm {
  readonly token?: string
  readonly key?: string
  readonly data?: object | string
  /** The files by the names of their parts, e.g. `file[mainDocument]`. */
  readonly files?: Readonly<Record<string, File | string>>
  /** The customer acted for. */
  readonly customerId?: string
}

export const PDF = pdf()

export const aFile = (content: BlobPart = PDF, name = 'paper.pdf') => new File([content], name)

let keys = 0

/** Uploads by `documentUpload`: by default a PDF as proof of the primary address. */
export async function uploadForm(bank: TestSandbox, upload: UploadForm): Promise<Json> {
  const { token = '', key, data = {}, files = { 'file[mainDocument]': aFile() } } = upload
  const form = new FormData()
  const said = { categoryId: 2, documentType: 10, fromCustomerId: upload.customerId }
  form.append(DATA_PART, typeof data === 'string' ? data : JSON.stringify({ ...said, ...data }))
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    'Idempotency-Key': key ?? `key-of-an-upload-${String((keys += 1)).padStart(4, '0')}`,
  }
  const request = { method: 'POST', headers, body: form }
  return readJson(bank.sandbox.fetch('http://bank.localhost/api?documentUpload', request))
}
