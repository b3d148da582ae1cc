export { bundleSource } from './bundle-source.ts'
export type { SourceBundle } from './bundle-source.ts'
export { changeSource } from './change-source.ts'
export type { SourceChange } from './change-source.ts'
