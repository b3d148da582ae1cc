import type * as z from 'zod/mini'

/** One call outside the single endpoint. Its outcome is told by the HTTP status, not by a code. */
export interface RestCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path below the service's address, e.g. `/auth/login`; `{name}` stands for a part. */
  readonly path: string
  /** Who may: anybody, a customer by an access token, a merchant's server by its API key. */
  readonly access: 'public' | 'customer' | 'merchant'
  /** The statuses that mean success; everything else is a failure. */
  readonly statuses: readonly number[]
  readonly input: Input
  readonly output: Output
}

// A 204 counts as a failure: the bank's services succeed with these two only.
const OK = [200, 201] as const

/** Declares a REST call and keeps its schemas' exact types. */
export function restCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Omit<RestCall<Input, Output>, 'statuses'>,
): RestCall<Input, Output> {
  return { statuses: OK, ...call }
}
