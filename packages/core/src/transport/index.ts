export { createCallNamedMethod } from './call-named-method.ts'
export type {
  Caller,
  CallNamedMethod,
  CallNamedMethodOptions,
  CallOptions,
  TokenSource,
} from './call-named-method.ts'
export { createCallRest } from './call-rest.ts'
export type { CallRest, RestRequest } from './call-rest.ts'
export { pickFields } from './pick-fields.ts'
export type { FieldKind } from './pick-fields.ts'
export { parseJson } from './read-body.ts'
export { createTokenService, isRefusal } from './token-service.ts'
export type { TokenService } from './token-service.ts'
