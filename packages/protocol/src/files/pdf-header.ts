/** Readers take a PDF whose header stands in so many bytes: mails and printers leave some before. */
export const FILE_HEAD_BYTES = 1024

const PDF_HEADER = '%PDF-'

/** What stands before the header of a PDF, a letter a byte; undefined where there is no header. */
export function textBeforePdf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, FILE_HEAD_BYTES))
  const at = head.indexOf(PDF_HEADER)
  return at < 0 ? undefined : head.slice(0, at)
}
