/** A refusal of REST calls. Throwing it undoes all changes. */
export class RestFault extends Error {
  override readonly name = 'RestFault'
  readonly status: 400 | 401 | 403 | 404 | 413 | 422 | 429
  /** For programs; the message is for people. */
  readonly code: string

  constructor(status: RestFault['status'], code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Too many requests; sent with `Retry-After`. */
export class TooManyRequests extends RestFault {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, message: string) {
    super(429, 'too_many_requests', message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
