export { createCallNamedMethod } from './call-named-method.ts'
export type {
  Caller,
  CallNamedMethod,
  CallNamedMethodOptions,
  CallOptions,
  TokenSource,
} from './call-named-method.ts'
export { createCallRestMethod } from './call-rest-method.ts'
export type { CallRestMethod } from './call-rest-method.ts'
export { encodeInput } from './encode-input.ts'
export type { PendingChange } from './pending-change.ts'
export { refusal } from './refusal.ts'
export type { UploadFiles } from './upload.ts'
export type { RefusingEnvelope } from './refusal.ts'
