import type { BankDocument } from '@sixpence/core/bank'

/** Passes a file to the browser, which saves it among the customer's downloads. */
export function saveDocument({ fileName, mediaType, bytes }: BankDocument): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Delayed, because some browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
