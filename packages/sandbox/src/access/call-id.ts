import type { NamedMethod, RestMethod } from '@sixpence/protocol/schemas'

/** The name of a call, or its verb and path, for records. */
export const callId = (call: Pick<NamedMethod, 'name'> | Pick<RestMethod, 'method' | 'path'>) =>
  'name' in call ? call.name : `${call.method} ${call.path}`

/** Treats a REST call like a named one. None of them needs a flag. */
export const asNamed = (call: RestMethod) => ({ ...call, name: callId(call), permission: [] })
