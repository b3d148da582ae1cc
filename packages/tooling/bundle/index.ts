export { bundleSource } from './bundle-source.ts'
export type { SourceBundle, SourceChange } from './bundle-source.ts'
