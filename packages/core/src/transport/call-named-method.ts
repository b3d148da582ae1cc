import type { InputOf, NamedMethod, OutputOf } from '@sixpence/protocol'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The idempotency key; needed by every method whose `key` is not `none`. */
  key?: string | undefined
  /** How long to wait for the answer. Default five minutes. */
  timeoutMs?: number | undefined
}

/** Calls the bank by a named method and answers what the method's schema promises, or throws. */
export type CallNamedMethod = <Method extends NamedMethod>(
  method: Method,
  input: InputOf<Method>,
  options?: CallOptions,
) => Promise<OutputOf<Method>>
