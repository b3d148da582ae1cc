import type { NamedMethod, RestMethod } from '@sixpence/protocol'

/** A call's name, or its verb and path: what it is written down as. */
export const callId = (call: Pick<NamedMethod, 'name'> | Pick<RestMethod, 'method' | 'path'>) =>
  'name' in call ? call.name : `${call.method} ${call.path}`

/** A call at an address of its own, as a named one is judged. None of them needs a flag. */
export const asNamed = (call: RestMethod) => ({ ...call, name: callId(call), permission: [] })
