import type { BankDocument } from '@sixpence/core'

/** Hands a file of the bank to the browser, which saves it where the customer's downloads go. */
export function saveDocument({ fileName, mediaType, bytes }: BankDocument): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
