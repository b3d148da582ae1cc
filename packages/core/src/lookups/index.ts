export { lookups } from './lookups.ts'
export type { Lookups } from './lookups.ts'

export type { CheckedUrl, UrlStatus } from '@sixpence/protocol/lookups'
