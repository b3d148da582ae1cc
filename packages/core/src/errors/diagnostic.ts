/** One thing that happened, for telemetry. Holds no token, code, password or verifier. */
export interface Diagnostic {
  readonly type: 'call' | 'session' | 'payment' | 'realtime'
  readonly message: string
  readonly requestId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Takes a diagnostic; what it throws is ignored. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void

const SECRET_FIELD = /token|password|secret|verifier|otp|authorization|^code$|approvalcode/i
const JWT = /\beyJ[\w-]*\.[\w-]*\.[\w-]*/g
const OPAQUE = /[\w~-]{40,}/g
const ONE_TIME_CODE = /(?<!\d)\d{6}(?!\d)/g
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
      SECRET_FIELD.test(field) ? REDACTED : redactValue(value, depth - 1),
    ]),
  )
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth <= 0) return REDACTED
  if (value instanceof Error) return `${value.name}: ${redactText(value.message)}`
  if (Array.isArray(value)) return value.map(item => redactValue(item, depth - 1))
  return redactFields(value, depth)
}

function redactText(text: string): string {
  return text.replace(JWT, REDACTED).replace(OPAQUE, REDACTED).replace(ONE_TIME_CODE, REDACTED)
}
