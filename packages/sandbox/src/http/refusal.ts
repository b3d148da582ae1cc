import type { ResponseCode, Term, ValidationError } from '@sixpence/protocol'

/**
 * An answer other than success. Thrown by a handler it undoes what the handler did; returned it
 * keeps it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly responseCode: Exclude<ResponseCode, '00'>
  readonly validationErrors: readonly ValidationError[] | undefined
  /** With `TE`: what waits to be agreed to. */
  readonly terms: readonly Term[] | undefined
  /** What the bank has by now, where somebody else has changed it meanwhile. */
  readonly newer: unknown
  /** The HTTP status; business answers are 200. */
  readonly status: number

  constructor(
    responseCode: Exclude<ResponseCode, '00'>,
    message: string,
    options: {
      fields?: readonly ValidationError[]
      terms?: readonly Term[]
      newer?: unknown
      status?: number
    } = {},
  ) {
    super(message)
    this.responseCode = responseCode
    this.validationErrors = options.fields
    this.terms = options.terms
    this.newer = options.newer
    this.status = options.status ?? 200
  }
}
