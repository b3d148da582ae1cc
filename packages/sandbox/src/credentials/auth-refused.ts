import type { AuthRefusal, AuthRefusalCode } from '@sixpence/protocol'

/**
 * The token service's refusal. Returned and not thrown, so that anything counted or revoked on the
 * way is kept.
 */
export class AuthRefused {
  readonly code: AuthRefusalCode
  readonly message: string
  /** Seconds until the same request may succeed. */
  readonly retryAfterSeconds: number | undefined

  /** The number of one-time codes that can still be tried. */
  readonly triesLeft: number | undefined

  constructor(
    code: AuthRefusalCode,
    message: string,
    counts: Pick<AuthRefusal, 'retryAfterSeconds' | 'triesLeft'> = {},
  ) {
    this.code = code
    this.message = message
    this.retryAfterSeconds = counts.retryAfterSeconds
    this.triesLeft = counts.triesLeft
  }

  /** 400 for a request nobody could answer, 403 for what a session may not, 404, otherwise 401. */
  get status(): 400 | 401 | 403 | 404 {
    return STATUS.get(this.code) ?? 401
  }

  body(): AuthRefusal {
    const { message, code, retryAfterSeconds, triesLeft } = this
    return {
      message,
      code,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(triesLeft !== undefined && { triesLeft }),
    }
  }
}

const STATUS: ReadonlyMap<AuthRefusalCode, 400 | 403 | 404> = new Map([
  ['invalid_request', 400],
  ['step_up_needed', 403],
  ['consent_needed', 403],
  ['not_found', 404],
])
