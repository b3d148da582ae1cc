export { migration } from './migration.ts'
export type { Migration } from './migration.ts'
