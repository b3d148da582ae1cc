import type { OutputOf, RestMethod } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { CallAsCustomer } from '../http/index.ts'

/**
 * Calls an address of its own. Of `input`, what the path names by `{name}` goes there, and the rest
 * into the body, or into the query of what has none.
 */
export type CallRestMethod = <Method extends RestMethod>(
  method: Method,
  input: object,
  options?: { readonly signal?: AbortSignal | undefined },
) => Promise<OutputOf<Method>>

/** Binds such calls to one service and one session. */
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
      // Whatever came: the schema judges it.
      read: answer => z.safeDecode(output, answer as never).data as OutputOf<Method> | undefined,
      signal,
    })
  }
}

/** Fields without a value are left out. */
function queryOf(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    if (value !== undefined && value !== '')
      query.set(name, `${value as string | number | boolean}`)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}
