export { createLegal } from './legal.ts'
export type { Legal, LegalInfo } from './legal.ts'
