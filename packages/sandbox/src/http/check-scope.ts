import type { NamedMethod } from '@sixpence/protocol'
import type { Caller } from '../context.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses to the session of a frame what only a window of the bank may do.
 *
 * @throws {Refusal} `ESU`.
 */
export function checkScope(
  { scope }: Pick<Caller, 'scope'>,
  method: Pick<NamedMethod, 'scope'>,
): void {
  if (scope === 'full' || method.scope === 'embed') return
  throw new Refusal('ESU', NEEDS_WINDOW)
}

/** What the session of a frame is told. */
export const NEEDS_WINDOW = 'This needs a window of the bank.'
