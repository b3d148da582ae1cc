import type { ResponseCode, Term, ValidationError } from '@sixpence/protocol'

/**
 * A response other than success. If a handler throws it, its changes are undone; if it returns it,
 * they are kept.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly responseCode: Exclude<ResponseCode, '00'>
  readonly validationErrors: readonly ValidationError[] | undefined
  /** With `TE`: the terms to accept. */
  readonly terms: readonly Term[] | undefined
  /** The bank's current value, if somebody else has changed it meanwhile. */
  readonly newer: unknown
  /** The HTTP status; 200 for business responses. */
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
