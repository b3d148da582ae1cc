import type { ResponseCode, ValidationError } from '@sixpence/protocol'

/**
 * An answer other than success. Thrown by a handler it undoes what the handler did; returned it
 * keeps it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly responseCode: Exclude<ResponseCode, '00'>
  readonly validationErrors: readonly ValidationError[] | undefined
  /** The HTTP status; business answers are 200. */
  readonly status: number

  constructor(
    responseCode: Exclude<ResponseCode, '00'>,
    message: string,
    options: { fields?: readonly ValidationError[]; status?: number } = {},
  ) {
    super(message)
    this.responseCode = responseCode
    this.validationErrors = options.fields
    this.status = options.status ?? 200
  }
}
