/**
 * An upload is a named method whose body is `multipart/form-data`: what would be its JSON body is
 * in `data`, each file in a part of its own.
 */
export const DATA_PART = 'data'

/** The name of the part that holds a file, in the form of an upload, e.g. `file[mainDocument]`. */
export const filePart = (name: string) => `file[${name}]`

/** The most bytes that a file may hold. */
export const MOST_FILE_BYTES = 20_000_000

/** The most that a file in a form may hold. A larger one goes first to `/uploads`, in pieces. */
export const MOST_FORM_FILE_BYTES = 1_000_000

/** The kinds of picture that a bank takes, by what they begin with; their names say nothing. */
const BEGINNINGS = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const

export type FileType = (typeof BEGINNINGS)[number][0] | 'application/pdf'

/** Readers take a PDF whose header stands in so many bytes: mails and printers leave some before. */
export const FILE_HEAD_BYTES = 1024

const PDF_HEADER = '%PDF-'

/** The kind of a file, by its first `FILE_HEAD_BYTES`; undefined for one that is not taken. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const picture = BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  )?.[0]
  return picture ?? (textBeforePdf(bytes) === undefined ? undefined : 'application/pdf')
}

/** What stands before the header of a PDF, a letter a byte; undefined where there is no header. */
export function textBeforePdf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, FILE_HEAD_BYTES))
  const at = head.indexOf(PDF_HEADER)
  return at < 0 ? undefined : head.slice(0, at)
}
