export * from './kind-lists.ts'
export * from './kinds.ts'
