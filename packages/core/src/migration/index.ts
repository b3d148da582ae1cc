export { migration } from './migration.ts'
export type { Migration } from './migration.ts'

export { STORE_LINKS_FIELDS } from '@sixpence/protocol/sign-in'
