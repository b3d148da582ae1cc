export { listUploads } from './list-uploads.ts'
export type { KeptUpload } from './list-uploads.ts'
export { documentTypeName } from './document-type-name.ts'
