export { embedding } from './embedding.ts'
export type { Embedding } from './embedding.ts'
