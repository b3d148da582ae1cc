/**
 * An event for telemetry. Contains no token, code, password or verifier, and no number that
 * identifies a person.
 */
export interface Diagnostic {
  /** `listener`: one of the host's listeners threw. */
  readonly type: 'call' | 'session' | 'payment' | 'realtime' | 'listener'
  readonly message: string
  readonly requestId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Receives a diagnostic; anything it throws is ignored. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void
