/**
 * The part with the data. An upload is a named method whose body is `multipart/form-data`: `data`
 * contains what its JSON body would be, and each file has its own part.
 */
export const DATA_PART = 'data'

/** Returns the name of a file's part in an upload's form, e.g. `file[mainDocument]`. */
export const filePart = (name: string) => `file[${name}]`

/** The maximum size of a file, in bytes. */
export const MOST_FILE_BYTES = 20_000_000

/**
 * The maximum size of a file in a form, in bytes. Larger ones are sent to `/uploads` first, in
 * parts.
 */
export const MOST_FORM_FILE_BYTES = 1_000_000

/** The kinds of picture that a bank accepts, by their first bytes. File names are ignored. */
const BEGINNINGS = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
] as const

/** The media types of documents. */
export const FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const

export type FileType = (typeof FILE_TYPES)[number]

/**
 * PDF readers accept a header within the first 1,024 bytes, because mail programs and printers put
 * text before it.
 */
export const FILE_HEAD_BYTES = 1024

const PDF_HEADER = '%PDF-'

/** Returns the type of a file by its first `FILE_HEAD_BYTES`; undefined if it isn't accepted. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const picture = BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  )?.[0]
  return picture ?? (textBeforePdf(bytes) === undefined ? undefined : 'application/pdf')
}

/**
 * Returns the text before a PDF's header, one letter for each byte; undefined if there is no
 * header.
 */
export function textBeforePdf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, FILE_HEAD_BYTES))
  const at = head.indexOf(PDF_HEADER)
  return at < 0 ? undefined : head.slice(0, at)
}
