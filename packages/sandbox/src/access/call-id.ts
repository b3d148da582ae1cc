import type { NamedMethod, RestMethod } from '@sixpence/protocol'

/** A call's name, or its verb and path: what it is written down as. */
export const callId = (call: Pick<NamedMethod, 'name'> | Pick<RestMethod, 'method' | 'path'>) =>
  'name' in call ? call.name : `${call.method} ${call.path}`
