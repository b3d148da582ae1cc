import type { NamedMethod } from '@sixpence/protocol/schemas'
import type { Caller } from '../context.ts'
import { refuse } from './refuse.ts'

/**
 * Refuses to a frame's session what only a window of the bank may do.
 *
 * @throws {Refusal} `ESU`.
 */
export function checkScope(
  { scope }: Pick<Caller, 'scope'>,
  method: Pick<NamedMethod, 'scope'>,
): void {
  if (scope === 'full' || method.scope === 'embed') return
  throw refuse.stepUpNeeded()
}
