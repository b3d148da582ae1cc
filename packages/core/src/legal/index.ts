export { legal } from './legal.ts'
export type { Legal, LegalInfo } from './legal.ts'

export type { Agreement, RegulatedEntity } from '@sixpence/protocol/legal'
