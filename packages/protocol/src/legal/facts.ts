/** The documents that the bank writes on request. */
export const PDF_TEMPLATES = [
  'accountConfirmation',
  'agreement',
  'batchReceipt',
  'documentsReceipt',
  'statement',
  'transactionReceipt',
] as const

export type PdfTemplate = (typeof PDF_TEMPLATES)[number]
