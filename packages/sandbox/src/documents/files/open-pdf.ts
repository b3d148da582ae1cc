import type { getDocumentProxy } from 'unpdf'
import type { UploadRefusal } from '../../papers/index.ts'
import { MOST_PAGES } from '@sixpence/protocol'

/** What stands against a PDF that was opened; undefined where nothing does. */
export async function faultOfPdf(
  bytes: Uint8Array<ArrayBuffer>,
  password: string | undefined,
): Promise<UploadRefusal | undefined> {
  // Loaded with the first PDF: nobody else needs it.
  const reader = await import('unpdf')
  try {
    const pdf = await reader.getDocumentProxy(bytes, {
      verbosity: SILENT,
      ...(password !== undefined && { password }),
    })
    try {
      if (pdf.numPages > MOST_PAGES) return 'filePages'
      return (await isActive(pdf)) ? 'fileActive' : undefined
    } finally {
      await pdf.destroy()
    }
  } catch (cause) {
    const { name, code } = cause as { name?: string; code?: number }
    if (name !== 'PasswordException') return 'fileDamaged'
    return code === WRONG_PASSWORD ? 'filePassword' : 'fileEncrypted'
  }
}

/** A reader's word for saying nothing on the console. */
const SILENT = 0

/** A reader's code for a password that does not open the document. */
const WRONG_PASSWORD = 2

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Scripts and attachments, also those that are packed; pages that do something when opened. */
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
