export type { Letter } from './letter.ts'
export { writePdf } from './write-pdf.ts'
