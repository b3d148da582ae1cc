import type * as z from 'zod/mini'
import type { StaffMark } from './named-method.ts'

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
  /** As of a named method; undefined of what needs no access token. */
  readonly staff: StaffMark | undefined
  /** The statuses that mean success; everything else is a failure. */
  readonly statuses: readonly number[]
  readonly input: Input
  readonly output: Output
}

// A 204 counts as a failure: the bank's services succeed with these two only.
const OK = [200, 201] as const

/** What a declaration says itself; a call that needs a token says what staff may do with it. */
type Declaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Omit<
  RestCall<Input, Output>,
  'statuses' | 'access' | 'staff'
> &
  ({ access: 'customer'; staff: StaffMark } | { access: 'public' | 'merchant'; staff?: never })

/** Declares a REST call and keeps its schemas' exact types. */
export function restCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Declaration<Input, Output>,
): RestCall<Input, Output> {
  return { statuses: OK, staff: undefined, ...call }
}
