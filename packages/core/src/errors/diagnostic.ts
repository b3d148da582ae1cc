/**
 * One thing that happened, for telemetry. Holds no token, code, password or verifier, and no number
 * that somebody is known by.
 */
export interface Diagnostic {
  /** `listener`: one of the host's own has thrown. */
  readonly type: 'call' | 'session' | 'payment' | 'realtime' | 'listener'
  readonly message: string
  readonly requestId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Takes a diagnostic; what it throws is ignored. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void
