import type { getDocumentProxy } from 'unpdf'
import { MOST_PAGES } from '@sixpence/protocol'
import type { UploadRefusal } from '../../uploads/index.ts'
import { acts } from './acts.ts'
import { type PdfObject, valuesAt } from './pdf-value.ts'
import { readObjects } from './read-objects.ts'

/** Returns the fault of a PDF, after opening it; undefined if there is none. */
export async function faultOfPdf(
  bytes: Uint8Array<ArrayBuffer>,
  password: string | undefined,
): Promise<UploadRefusal | undefined> {
  // Loaded with the first PDF: nothing else needs it.
  const reader = await import('unpdf')
  try {
    // The reader detaches its input, so it gets a copy.
    const { objects, isSealed } = await readObjects(bytes)
    const pdf = await reader.getDocumentProxy(bytes.slice(), {
      verbosity: SILENT,
      ...(password !== undefined && { password }),
    })
    try {
      if (pdf.numPages > MOST_PAGES) return 'filePages'
      if (acts(objects) || (isSealed && !showsStart(objects))) return 'fileActive'
      if (await isActive(pdf)) return 'fileActive'
      return isSealed && !(await isEncrypted(pdf)) ? 'fileDamaged' : undefined
    } finally {
      await pdf.destroy()
    }
  } catch (cause) {
    return faultOf(cause)
  }
}

function faultOf(cause: unknown): UploadRefusal {
  const { name, code } = cause as { name?: string; code?: number }
  if (name !== 'PasswordException') return 'fileDamaged'
  return code === WRONG_PASSWORD ? 'filePassword' : 'fileEncrypted'
}

/** The reader's option for an empty console. */
const SILENT = 0

/** The reader's code for a password that doesn't open the document. */
const WRONG_PASSWORD = 2

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** If objects are compressed and encrypted, the one that defines the start still isn't. */
const showsStart = (objects: readonly PdfObject[]): boolean =>
  objects.some(({ value }) => value.kind === 'dictionary' && valuesAt(value, 'Pages').length > 0)

async function isEncrypted(pdf: Pdf): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  return Boolean((info as Readonly<Record<string, unknown>>)['EncryptFilterName'])
}

/** Scripts and attachments, also encrypted ones. */
async function isActive(pdf: Pdf): Promise<boolean> {
  if (await pdf.hasJSActions()) return true
  if ((await pdf.getAttachments()) !== null) return true
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const notes = (await page.getAnnotations()) as readonly object[] // of any kind
    if (notes.some(note => holds(note, 'attachment') || holds(note, 'actions'))) return true
    if ((await page.getJSActions()) !== null) return true
  }
  return false
}

const holds = (note: object, field: string): boolean =>
  Boolean((note as Readonly<Record<string, unknown>>)[field])
