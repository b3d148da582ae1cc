import type { accessMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../../http/index.ts'

export const acceptTermsHandlers = {
  /** Accepts required terms; the first acceptance stays. */
  acceptTerms: async ({ termIds }, { sql, clock, caller }) => {
    const ids = [...new Set(termIds)]
    const accepted = await sql<{ id: string }>`
      update required_term set accepted_at = coalesce(accepted_at, ${clock.now()})
      where customer_id = ${caller.customerId} and term_id = any(${ids}) returning term_id as id`
    if (accepted.length === ids.length) return {}
    throw refuse.invalidInput('Some of these terms are not yours to agree to.', {
      fields: [{ param: 'termIds', description: 'holds terms that were not asked for' }],
    })
  },
} satisfies Partial<Handlers<typeof accessMethods>>
