/** An event for telemetry, without tokens, codes, passwords, verifiers or identifying numbers. */
export interface Diagnostic {
  /** `listener`: one of the host's listeners threw. */
  readonly type: 'call' | 'session' | 'payment' | 'realtime' | 'listener'
  readonly message: string
  readonly requestId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Receives a diagnostic; anything it throws is ignored. */
export type DiagnosticListener = (diagnostic: Diagnostic) => void
