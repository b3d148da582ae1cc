export type { Letter } from './letter.ts'
export { TRANSACTION_TYPE_WORDS } from './transaction-type-words.ts'
export { csvHead, csvLine, writeCsv } from './write-csv.ts'
export { writePdf } from './write-pdf.ts'
