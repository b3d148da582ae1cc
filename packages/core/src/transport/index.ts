export { createCallNamedMethod } from './call-named-method.ts'
export type { Caller, CallNamedMethod, CallOptions } from './call-named-method.ts'
export { createCallRest } from './call-rest.ts'
export type { CallRest, RestRequest } from './call-rest.ts'
