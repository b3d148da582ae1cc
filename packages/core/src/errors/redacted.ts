import type { DiagnosticListener } from './diagnostic.ts'

/**
 * Wraps a listener so that no secret reaches it, and nothing it throws reaches the reporter. It
 * receives diagnostics in order, each shortly after the event: the redaction is loaded once there
 * is something to report.
 */
export function redacted(listener: DiagnosticListener | undefined): DiagnosticListener {
  if (listener === undefined) return () => undefined
  let queue: Promise<void> = Promise.resolve()
  return diagnostic => {
    queue = queue
      .then(async () => {
        const { redact } = await import('./redact.ts')
        listener(redact(diagnostic))
      })
      // Telemetry must not break a payment.
      .catch(() => undefined)
  }
}
