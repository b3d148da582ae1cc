import type { Caller } from '../context.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses to the session of a frame what only a window of the bank may do.
 *
 * @throws {Refusal} `ESU`.
 */
export function checkScope({ scope }: Pick<Caller, 'scope'>): void {
  if (scope !== 'embed') return
  throw new Refusal('ESU', 'This needs a window of the bank.')
}
