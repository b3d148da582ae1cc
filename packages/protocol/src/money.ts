export type { Money } from './values/index.ts'
