import type { OutputOf, RestMethod } from '@sixpence/protocol/method'
import type { CallAsCustomer } from '../http/index.ts'

/**
 * Calls a REST method. Fields of `input` that the path names as `{name}` go into the path, the rest
 * into the body, or into the query if there is no body.
 */
export type CallRestMethod = <Method extends RestMethod>(
  method: Method,
  input: object,
  options?: { readonly signal?: AbortSignal | undefined },
) => Promise<OutputOf<Method>>

/** Binds REST methods to one service and one session. */
export function createCallRestMethod(callAsCustomer: CallAsCustomer): CallRestMethod {
  return async <Method extends RestMethod>(
    { method, path, output }: Method,
    input: object,
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ) => {
    const given = new Map(Object.entries(input))
    const filled = path.replaceAll(/{(\w+)}/g, (_part, name: string) => {
      const value = String(given.get(name))
      given.delete(name)
      return encodeURIComponent(value)
    })
    const hasBody = method !== 'GET' && method !== 'DELETE'
    return callAsCustomer({
      method,
      path: hasBody ? filled : filled + queryOf(given),
      body: hasBody ? Object.fromEntries(given) : undefined,
      read: answer => output.decode(answer).value as OutputOf<Method> | undefined,
      signal,
    })
  }
}

/** Leaves out fields without a value. */
function queryOf(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    if (value !== undefined && value !== '')
      query.set(name, `${value as string | number | boolean}`)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}
