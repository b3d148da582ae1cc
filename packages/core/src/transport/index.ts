export { createCallNamedMethod } from './call-named-method.ts'
export type { Caller, CallNamedMethod, CallOptions } from './call-named-method.ts'
export { createCallRest } from './call-rest.ts'
export type { CallRest, RestOptions } from './call-rest.ts'
