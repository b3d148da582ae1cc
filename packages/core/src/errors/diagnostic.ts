/** One thing that happened, for telemetry. Holds no token, code, password or verifier. */
export interface Diagnostic {
  /** `listener`: one of the host's own has thrown. */
  readonly type: 'call' | 'session' | 'payment' | 'realtime' | 'listener'
  readonly message: string
  readonly requestId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Takes a diagnostic; what it throws is ignored. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void

// What a name holds, whatever stands around it; `pin` and `code` would be in too many.
const SECRET_PARTS = [
  'token',
  'jwt',
  'password',
  'secret',
  'verifier',
  'otp',
  'authorization',
  'captcha',
  'ticket',
  'cookie',
  'cardnumber',
  'cvv',
  'cvc',
  'activationcode',
  'approvalcode',
  'deeplink',
  '(authorize|redirect|frame|file)url',
  '^(code|key|link|pan)$',
  '(^|new|old)pin(code|new|repeat)?$',
]
const SECRET_FIELD = new RegExp(SECRET_PARTS.join('|'), 'i')
const NAMED_VALUE = /([\w-]+)(["']?\s*[=:]\s*["']?)([^\s"'&,;}]+)/g
const JWT = /\beyJ[\w-]*\.[\w-]*\.[\w-]*/g
const OPAQUE = /[\w~-]{40,}/g
const CARD_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
const ONE_TIME_CODE = /(?<!\d)\d{6}(?!\d)/g
const LEAST_CARD_NUMBER = 1e12
const REDACTED = '[redacted]'
const MAX_DEPTH = 5

/**
 * Wraps a listener so that no secret reaches it, whoever reports, and nothing it throws reaches the
 * reporter. The only place where diagnostics are redacted.
 */
export function redacted(listener: DiagnosticListener | undefined): DiagnosticListener {
  if (listener === undefined) return () => undefined
  return diagnostic => {
    try {
      listener({
        ...diagnostic,
        message: redactText(diagnostic.message),
        details: diagnostic.details && redactFields(diagnostic.details, MAX_DEPTH),
      })
    } catch {
      // Telemetry must not break a payment.
    }
  }
}

function redactFields(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isSecret(field) ? REDACTED : redactValue(value, depth - 1),
    ]),
  )
}

// `card_number` and `card-number` name what `cardNumber` does.
const isSecret = (field: string): boolean => SECRET_FIELD.test(field.replaceAll(/[-_]/g, ''))

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return redactText(String(value))
  if (typeof value === 'number') return value >= LEAST_CARD_NUMBER ? REDACTED : value
  if (typeof value !== 'object' || value === null) return value
  if (depth <= 0) return REDACTED
  if (value instanceof Error) return `${value.name}: ${redactText(value.message)}`
  if (Array.isArray(value)) return value.map(item => redactValue(item, depth - 1))
  return redactFields(value, depth)
}

function redactText(text: string): string {
  return text
    .replace(NAMED_VALUE, (all, field: string, between: string) =>
      isSecret(field) ? field + between + REDACTED : all,
    )
    .replace(JWT, REDACTED)
    .replace(OPAQUE, REDACTED)
    .replace(CARD_NUMBER, REDACTED)
    .replace(ONE_TIME_CODE, REDACTED)
}
