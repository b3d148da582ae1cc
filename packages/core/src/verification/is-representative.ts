import { roleOf, type RoleFacts } from '../access/index.ts'

/**
 * Whether the user acts for a business without seeing its balances. Such a user is told nothing of
 * how the customer stands: see `REPRESENTATIVE_FACTS`.
 */
export const isRepresentative = (facts: RoleFacts): boolean =>
  roleOf(facts).rule === 'without balance'
