import { roleOf, type RoleFacts } from '../access/index.ts'

/**
 * True if the user acts for a business without seeing its balances. Such a user doesn't see the
 * customer's status: see `REPRESENTATIVE_FACTS`.
 */
export const isRepresentative = (facts: RoleFacts): boolean =>
  roleOf(facts).rule === 'without balance'
