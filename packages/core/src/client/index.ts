export { clientOf } from './client-of.ts'
export type { AnswerOf, ClientMethod, ClientOf, OnceOptions, ReadOptions } from './client-of.ts'
